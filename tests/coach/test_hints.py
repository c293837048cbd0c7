"""The coach names good options with reasons, in two languages, in time, and from what the seat knows."""

import time
from collections.abc import Iterator

import pytest

import paddock
from paddock.bots import Player
from paddock.coach import hint, hint_for
from paddock.coach.weighing import weigh
from walks import secret, walk

WORLDS = 4
"""Enough to compare hints; the coach itself looks at more."""


@pytest.fixture(params=paddock.games())
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_hint_has_legal_options_and_reasons_in_words(game: str) -> None:
    for match in walk(game, 2, 10):
        for seat in match.to_move[:1]:
            found = hint(match, seat, worlds=WORLDS)
            codes = [each.option.code for each in found.advice]
            assert {*codes} <= {*match.decision(seat).codes}
            assert len(codes) == len({*codes}) == min(3, len(match.decision(seat).options)) or len(codes) == 1
            for lang in paddock.LANGUAGES:
                lines = found.lines(lang, match.names)
                assert [line.code for line in lines] == codes
                assert lines[0].label


def test_most_hints_say_why(game: str) -> None:
    """Options that lead to the same place have nothing to tell them apart; most do."""
    hints = [hint(match, match.to_move[0], worlds=WORLDS) for match in walk(game, 5, 16) if match.to_move]
    open_ = [found for found in hints if len(found.advice) > 1]
    told = [found for found in open_ if any(each.reasons for each in found.advice)]

    assert open_
    assert len(told) >= 0.7 * len(open_)


def test_a_hint_depends_on_nothing_that_the_seat_cannot_know(game: str) -> None:
    """Races that look alike from a seat get the same hint, whatever is hidden in them and whatever the dice bring."""
    for match in walk(game, 3, 8):
        for seat in match.to_move[:1]:
            told = hint(match, seat, worlds=WORLDS, seconds=0).lines()
            for other in range(2):
                assert told == hint(match.imagine(seat, seed=f"other/{other}"), seat, worlds=WORLDS, seconds=0).lines()


def test_a_secret_choice_of_another_seat_does_not_show_in_a_hint() -> None:
    match = secret()
    first, second = match.to_move[:2]
    told = set()
    for option in match.decision(first).options:
        after = match.clone()
        after.choose(first, option)
        told.add(hint(after, second, worlds=WORLDS, seconds=0).lines())

    assert len(told) == 1


def test_asking_changes_neither_the_race_nor_its_luck(game: str) -> None:
    match = next(each for each in walk(game, 4) if len(each.decision(each.to_move[0]).options) > 1)
    before = match.position, match.save()
    paddock.hint(match, match.to_move[0])

    assert before == (match.position, match.save())


def test_a_hint_is_there_within_a_second(game: str) -> None:
    for match in walk(game, 6, 6):
        for seat in match.to_move[:1]:
            hint(match, seat, worlds=1)  # boards and pictures of a lap are made once, outside the second
            began = time.perf_counter()
            hint(match, seat)
            assert time.perf_counter() - began < 1.0


def test_the_difference_between_options_is_that_of_their_terms(game: str) -> None:
    for match in walk(game, 7, 6):
        if match.over:
            continue
        found = weigh(Player(match, match.to_move[0]), worlds=WORLDS)
        for each in found:
            assert each.worth == pytest.approx(sum(each.terms.values()))
        assert found == sorted(found, key=lambda each: -each.worth)


def test_a_hint_about_given_options_compares_those() -> None:
    match = paddock.game("formula-de").new(seats=2, seed=1)
    while len(match.decision(match.to_move[0]).options) < 3:
        match.choose(match.to_move[0], match.decision(match.to_move[0]).options[0])
    seat = match.to_move[0]
    about = tuple(match.decision(seat).codes[-2:])

    assert {*about} == {each.option.code for each in hint_for(Player(match, seat), about=about).advice}
    with pytest.raises(paddock.PaddockError, match="not possible here: nothing"):
        hint_for(Player(match, seat), about=("nothing",))


def test_a_seat_that_has_nothing_to_decide_gets_no_hint() -> None:
    match = next(each for each in walk("formula-de", 1) if len(each.to_move) == 1)
    waiting = next(seat for seat in range(match.setup.seats) if seat not in match.to_move)
    with pytest.raises(paddock.IllegalChoice):
        paddock.hint(match, waiting)


def test_the_coach_keeps_out_of_danger_and_names_it() -> None:
    """Where one option ends the race more often than not and another never does, the coach says so."""
    match, seat = next(dangers())
    found = hint(match, seat)
    decision = match.decision(seat)
    out = {option.code: decision.consequences(option).out for option in decision.options}
    about = (found.best, max(out, key=lambda code: out[code]))
    said = {each.code: each.reasons for each in hint_for(Player(match, seat), about=about).lines()}

    assert out[found.best] == 0
    assert "no risk of going out" in said[about[0]]
    assert any("ends your race" in reason for reason in said[about[1]])


def dangers() -> Iterator[tuple[paddock.Match, int]]:
    """Decisions of Formula Dé in which one option ends the race more often than not, and another never."""
    for seed in range(20):
        for match in walk("formula-de", seed):
            for seat in match.to_move[:1]:
                decision = match.decision(seat)
                out = [decision.consequences(option).out for option in decision.options]
                if max(out) > 0.5 and min(out) == 0:
                    yield match, seat
