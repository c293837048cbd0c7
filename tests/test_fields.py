"""A position's field is declared once, and nobody can forget it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import fields
from fields import FieldError, rewritten
from paddock.core import differences

SOURCE = """
from typing import Annotated, ClassVar

from paddock.core import Cached, Owned, Pile, Position, Shared


class Drive:
    def __init__(self, like: "Drive | None" = None) -> None:
        if like is None:
            self.gear: int = 1
            self.driven: Annotated[tuple[int, ...], "path"] = ()
            return

    @property
    def path(self) -> tuple[int, ...]:
        return self.driven

    def copy(self) -> "Drive":
        return Drive(self)


class Race(Position):
    def __init__(self, seats: int, like: "Race | None" = None) -> None:
        super().__init__(like)
        if like is None:
            self.seats: int = seats
            self.cars: list[int] = [0] * seats
            self.order: Shared[list[int]] = []
            self.bags: list[list[int]] = [[] for _ in range(seats)]
            self.at: dict[int, int] = {}
            self.deck: Pile[list[int]] = [1, 2, 3]
            self.menu: Cached[list[int] | None] = None
            self.drive: Owned[Drive] = Drive()
            return

    def copy(self) -> "Race":
        return Race(self.seats, self)


class Longer(Race):
    def __init__(self, seats: int, like: "Longer | None" = None) -> None:
        super().__init__(seats, like)
        if like is None:
            self.laps: int = 3
            self.bag: Pile[list[int]] = [4, 5]
            return

    def copy(self) -> "Longer":
        return Longer(self.seats, self)
"""


def load(text: str, folder: Path) -> ModuleType:
    """A source as a module."""
    path = folder / "table.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("table", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def raced(folder: Path, text: str = SOURCE) -> Any:
    """A race in which every field has changed."""
    race = load(rewritten(text), folder).Longer(2)
    race.cars[1], race.order, race.at, race.laps = 7, [1, 0], {5: 1}, 2
    race.bags[0].append(4)
    race.deck.pop()
    race.drive.gear, race.drive.driven = 4, (8, 9)
    return race


def test_what_is_generated_is_up_to_date(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["fields.py", "--check"])

    assert (0, "") == (fields.main(), capsys.readouterr().out)


def test_a_copy_is_equal_and_independent(tmp_path: Path) -> None:
    race = raced(tmp_path)
    copy = race.copy()
    assert race == copy
    assert race.order is copy.order

    copy.cars[0] = copy.at[6] = copy.drive.gear = 1
    copy.bags[1].append(9)
    copy.deck.append(8)

    assert ["cars", "bags", "at", "deck", "drive.gear"] == differences(race, copy)
    assert race != copy


def test_a_pile_has_no_order_and_a_cache_does_not_count(tmp_path: Path) -> None:
    race = raced(tmp_path)
    copy = race.copy()

    copy.deck.reverse()
    copy.bag.reverse()
    copy.menu = [1]

    assert race.deck != copy.deck
    assert race == copy
    assert [1] == copy.copy().menu


def test_names_are_those_that_people_know(tmp_path: Path) -> None:
    race = raced(tmp_path)

    assert ("stack", "seats", "cars", "order", "bags", "at", "deck", "drive", "laps", "bag") == race.FIELDS
    assert ("deck", "bag") == race.PILES
    assert ("gear", "path") == race.drive.FIELDS


def test_a_new_field_is_stale_until_it_is_generated_and_then_copied_and_compared(tmp_path: Path) -> None:
    written = rewritten(SOURCE)
    added = written.replace("self.laps: int = 3", "self.laps: int = 3\n            self.flags: list[int] = []")
    assert rewritten(written) == written
    assert rewritten(added) != added

    race = raced(tmp_path, added)
    race.flags.append(3)
    copy = race.copy()
    assert race == copy

    copy.flags.append(4)
    assert ["flags"] == differences(race, copy)


def test_a_field_that_is_no_longer_declared_goes_from_the_generated_code_too() -> None:
    written = rewritten(SOURCE)
    removed = rewritten(written.replace("            self.at: dict[int, int] = {}\n", ""))

    assert "like.at" in written
    assert "self.at" not in removed
    assert '"at"' not in removed


def test_a_new_field_that_the_notation_forgets_is_found(tmp_path: Path) -> None:
    """The conformance suite compares every position with itself after it was written and read."""
    source = (fields.ROOT / "examples/derby/__init__.py").read_text(encoding="utf-8")
    forgetful = load(source.replace("self.turns = turns\n", "self.turns = turns\n        self.wind = 0\n"), tmp_path)
    match = forgetful.GAME.new(2, seed=1)
    match.race.wind = 3
    again = forgetful.GAME.read(forgetful.GAME.write(match.race), match.setup)

    assert "wind" in differences(match.race, again)


def test_an_attribute_that_is_not_declared_is_refused(tmp_path: Path) -> None:
    race = raced(tmp_path)

    with pytest.raises(AttributeError):
        race.flags = 1
    with pytest.raises(FieldError, match="Race has no field 'flags'"):
        rewritten(SOURCE.replace("return Race(", "self.flags = 1\n        return Race("))


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("self.flags = 1", "'self.flags' needs a type"),
        ("self.track: Track = track", "how is 'track' copied"),
        ("self.menu: list[int] | None = None", "how is 'menu' copied"),
    ],
)
def test_a_declaration_that_leaves_something_open_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(FieldError, match=complaint):
        rewritten(SOURCE.replace("self.laps: int = 3", line))
