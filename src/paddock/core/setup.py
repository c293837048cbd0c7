"""What is agreed before a race: switches, presets, and the set-up made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.core.notation import is_whole, switch_word
from paddock.core.plain import Plain
from paddock.core.sheets import is_sheet
from paddock.core.texts import CORE, TextError, message, shortened

Value = bool | int | str


class Switch(Plain):
    """A setting of a race."""

    name: str
    default: Value
    values: tuple[Value, ...] = ()
    """The values it can have, if they are listed..."""
    least: int = 0
    most: int = 0
    """...or else the bounds of a number."""
    rule: str = ""
    sheet: bool = False
    """Whether it may also name a sheet, such as a deck of a user's own."""

    def read(self, given: Any, own: Sequence[str] = ()) -> Value:
        """A value from what was given, as text or as it is; an error also names what the user has of their own."""
        value = self._value(given)
        if self.sheet and is_sheet(value):
            return value
        if self.values and value not in self.values:
            allowed = " ".join([*(switch_word(each) for each in self.values), *own])
            raise TextError(message(CORE, "bad-value", name=self.name, given=shortened(given), allowed=allowed))
        if not self.values and not (type(value) is int and self.least <= value <= self.most):
            least, most = str(self.least), str(self.most)
            raise TextError(message(CORE, "bad-number", name=self.name, given=shortened(given), least=least, most=most))
        return value

    def _value(self, given: Any) -> Value:
        if isinstance(given, str):
            if isinstance(self.default, bool):
                return {"on": True, "yes": True, "off": False, "no": False}.get(given, given)
            if isinstance(self.default, int) and is_whole(given):
                return int(given)
            return given
        if type(given) is type(self.default):
            return given
        return str(given)


def on_off(name: str, default: bool = False, rule: str = "") -> Switch:
    """A switch that is on or off."""
    return Switch(name, default, (False, True), rule=rule)


def number(name: str, default: int, least: int, most: int, rule: str = "") -> Switch:
    """A switch that is a number."""
    return Switch(name, default, least=least, most=most, rule=rule)


def one_of(name: str, *values: str, rule: str = "") -> Switch:
    """A switch that is one of several words; the first is the default."""
    return Switch(name, values[0], values, rule=rule)


def own_sheet(name: str, default: str, rule: str = "") -> Switch:
    """A switch that names a sheet of a user's own, or what the game brings along."""
    return Switch(name, default, (default,), rule=rule, sheet=True)


class Preset(Plain):
    """A named set of switches."""

    name: str
    switches: dict[str, Value]
    circuit: str = ""


class RookieRace(Plain):
    """A short and gentle race for newcomers."""

    seats: int
    minutes: int
    """How long it takes against bots, about; `benchmarks/rookie_race.py` counts."""
    preset: str = ""
    """Empty for the standard rules."""


class Setup(Plain):
    """Everything that is agreed before a race starts."""

    game: str
    seats: int
    circuit: str
    switches: dict[str, Value]
    names: tuple[str, ...] = ()
