"""No field of a table can be forgotten: each has its word, or is known to be written apart."""

import pytest

from paddock.core import Position
from paddock.games.race90.first import notation as first
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.second import notation as second
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.notation import TURN_WORDS, Notation
from paddock.games.race90.shared.position import Race, Turn
from paddock.games.race90.shared.words import FieldWord

AGREED = {"seats", "board", "deck", "turns", "kinds", "cars"}
"""Follows from the set-up."""
TABLE = {"turn", "opening", "safety", "weather", "robot_tyres", "orange", "leader", "bag_red", "bag_brown", "now"}
PILES = {"chits", "shown", "race_discard", "track_discard"}
LEFT_OVER = {"race_pile", "track_pile"}
"""The cards that are nowhere else."""
PLACES = {"lanes", "progress", "off", "reentry", "retired"}
"""Written by the order of the cars, and by `off` and `out`."""
APART = AGREED | TABLE | PILES | LEFT_OVER | PLACES


def fields(words: tuple[FieldWord, ...]) -> set[str]:
    return {word.field for word in words}


@pytest.mark.parametrize(
    ("race", "notation", "own"),
    [
        (SecondRace, second.NOTATION, {"all_items"}),
        (FirstRace, first.NOTATION, {"agreed"} | fields((*first.TABLE_WORDS, *first.SEAT_WORDS, first.WAITING))),
    ],
)
def test_every_field_of_a_race_is_written(race: type[Race], notation: Notation, own: set[str]) -> None:
    words = fields((*notation.car_words, *notation.chart_words))

    assert set(race.FIELDS) - set(Position.FIELDS) == words | own | APART


def test_every_field_of_a_turn_is_written() -> None:
    assert set(Turn.FIELDS) - {"car"} == fields(TURN_WORDS)
