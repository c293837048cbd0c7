"""The example game, proved like any other."""

from pathlib import Path

import derby
import paddock
from derby import GAME, Moved
from rules import rule


@rule("DERBY-1")
def test_everybody_trots_or_gallops_in_turn() -> None:
    match = GAME.new(seats=3)

    assert match.to_move == (0,)
    assert match.decision(0).codes == ["trot", "gallop"]

    match.choose(0, "trot")

    assert match.to_move == (1,)


@rule("DERBY-2")
def test_a_trot_goes_two_fields() -> None:
    match = GAME.at("2 - | turns 1 fields 3 5 | Ride 0")

    match.choose(0, "trot")

    assert match.events == (Moved(0, 2),)
    assert match.position == "2 - | turns 1 fields 5 5 |"


@rule("DERBY-3")
def test_a_gallop_goes_by_the_die_and_a_one_throws_the_rider() -> None:
    for pips, field in (("1", 0), ("2", 2), ("6", 6)):
        match = GAME.at("2 - | turns 0 fields 0 0 | Ride 0", open_chance=True)
        match.choose(0, "gallop")
        match.fall(pips)
        assert match.view(None)["table"]["fields"] == [field, 0]


@rule("DERBY-4")
def test_the_farthest_wins_and_level_horses_share_the_place() -> None:
    result = GAME.at("3 - | turns 0 fields 9 12 12 |").result

    assert result.winners == (1, 2)
    assert result.place(0) == 3


def test_the_example_is_short() -> None:
    assert len(Path(str(derby.__file__)).read_text(encoding="utf-8").splitlines()) < 150


def test_it_is_a_game_like_any_other() -> None:
    paddock.register(GAME)

    assert "derby" in paddock.games()
    assert paddock.game("derby").new(seats=2).to_move == (0,)
