"""The shipped puzzles: each position is reached, its solution is legal and clearly best, and a search agrees."""

import datetime
from pathlib import Path

import pytest

import paddock
from paddock.bots import Player
from paddock.games import GAMES
from paddock.puzzles import PASS, Puzzle, Tally, all_puzzles, daily, puzzle, puzzles_of, read_puzzles, write_puzzles
from paddock.puzzles.chances import BLUNDER

LEAST = 100
LEAST_A_GAME = 2
CHECKED = 2
"""How many puzzles of each game are raced on from again."""
WORLDS = 40
PUZZLES = [each for game in GAMES for each in puzzles_of(game)]


def test_there_are_a_hundred_and_some_of_every_game() -> None:
    assert len(PUZZLES) >= LEAST
    assert min(len(puzzles_of(game)) for game in GAMES) >= LEAST_A_GAME
    assert len({each.id for each in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("found", PUZZLES, ids=lambda each: each.id)
def test_its_position_is_reached_and_its_solution_is_legal(found: Puzzle) -> None:
    match = found.match()

    assert found.seat in match.to_move
    assert {*found.values} == {*match.decision(found.seat).codes}
    assert found.solution in match.decision(found.seat).codes


@pytest.mark.parametrize("found", PUZZLES, ids=lambda each: each.id)
def test_one_choice_is_clearly_best(found: Puzzle) -> None:
    best, *others = found.values.values()

    assert best.loss == 0
    assert all(each.loss > BLUNDER and round(each.loss - each.doubt, 3) >= PASS for each in others)
    assert [code for code in found.values if found.passes(code)] == [found.solution]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_fresh_races_agree_with_a_sample(game: str) -> None:
    """Quick drivers race on from the solution and from the next best option, in worlds that nobody has seen yet."""
    cheap = sorted(puzzles_of(game), key=lambda each: -len(each.moves))[:CHECKED]
    for found in cheap:
        best, second = list(found.values)[:2]
        tally = Tally(Player(found.match(), found.seat, "check"), (best, second), f"check/{found.id}")
        tally.race_on(WORLDS)
        assert tally.loss(second, best)[0] > 0, found.id


def test_the_puzzle_of_a_day_is_the_same_for_all_and_comes_again_last() -> None:
    today = datetime.date(2026, 3, 1)
    days = [daily(today + datetime.timedelta(day)).id for day in range(len(PUZZLES))]

    assert daily(today) == daily(datetime.date(2026, 3, 1))
    assert len({*days}) == len(all_puzzles())


def test_puzzles_survive_being_written(tmp_path: Path) -> None:
    path = tmp_path / "puzzles.toml"
    some = PUZZLES[:3]
    write_puzzles(path, some[0].game, some)

    assert read_puzzles(path.read_text(encoding="utf-8")) == some


def test_an_unknown_puzzle_is_refused_with_the_nearest() -> None:
    first = PUZZLES[0]
    assert puzzle(first.id) == first
    with pytest.raises(paddock.PaddockError, match=r"there is no puzzle .*did you mean"):
        puzzle(f"{first.id}x")
