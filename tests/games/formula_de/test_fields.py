"""Every field that a position declares is copied, compared, written down and read back."""

from typing import Any

import pytest

from games.formula_de.bench import move, race_of
from paddock.core import differences
from paddock.games.formula_de import notation
from paddock.games.formula_de.book import Book
from paddock.games.formula_de.drive import Drive
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.setup import new_race

RACE_WORDS = (*notation.FLAGS, *notation.LISTS, "round", "sky")
FOLLOWING = {"stack", "rules", "track", "seats", "cars", "driver", "at", "occupied", "marked"}
"""What follows from other fields or from the set-up, and the stack, which is written by the engine."""
WRITTEN_APART = {"book", "drive", "cell", "points", "full", "markers"}


def table() -> Race:
    """A race in the middle of red's turn, to be changed."""
    race = race_of(move("red@a6 gear=4 laps=1 line=2, blue@c4 gear=3", 5)).copy()
    race.own()
    return race


def other(name: str, value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value >= 0 else 1
    kinds: dict[str, Any] = {"overs": ((1, 2, 1, 3),), "hazards": ((7, 1),)}
    return kinds.get(name, (1,))


def again(race: Race) -> Race:
    """The race after it was written down and read."""
    setup = race.rules.setup
    read = notation.read(notation.write(race), new_race(setup))
    read.stack = race.stack[:]
    return read


def check(race: Race, changed: str) -> None:
    """A changed field makes a difference to the table as it was, and none to a copy or to the table read back."""
    assert [changed] == differences(table(), race)
    assert [] == differences(race, race.copy())
    assert [] == differences(race, again(race))


@pytest.mark.parametrize("name", [name for name in Drive.FIELDS if name != "car"])
def test_a_field_of_the_turn_is_copied_written_and_read(name: str) -> None:
    race = table()
    setattr(race.drive, name, other(name, getattr(race.drive, name)))

    check(race, f"drive.{name}")


@pytest.mark.parametrize("name", Book.FIELDS)
def test_a_field_of_the_book_is_copied_written_and_read(name: str) -> None:
    race = table()
    getattr(race.book, name)[1] += 1

    check(race, f"book.{name}")


@pytest.mark.parametrize("name", [*RACE_WORDS, *notation.SHARED_FACTS, *notation.OWN_FACTS])
def test_a_field_of_the_race_is_copied_written_and_read(name: str) -> None:
    race = table()
    value = getattr(race, name)
    if name in notation.LISTS:
        setattr(race, name, [1, 0, *value])
    elif isinstance(value, list):
        setattr(race, name, [value[0], (1,) if isinstance(value[1], tuple) else value[1] + 1])
    else:
        setattr(race, name, other(name, value))
    if name == "tricks":
        race.used = [race.used[0], (0,)]
        assert ["tricks", "used"] == differences(table(), race)
        assert [] == differences(race, again(race))
    else:
        check(race, name)


def test_no_field_of_the_race_is_forgotten() -> None:
    """A field declared outside the sections that are written has to be named here, with the reason."""
    written = {*RACE_WORDS, *notation.SHARED_FACTS, *notation.OWN_FACTS, *WRITTEN_APART}

    assert set(Race.FIELDS) == written | FOLLOWING
    assert {*Book.FIELDS, *notation.OWN_FACTS} == set(notation.NUMBERS)
