"""Two set-ups raced with the same luck: what differs, by how much, and whether it may be chance."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import paddock
from paddock.core.plain import Plain
from paddock.core.showing import nearest_text
from paddock.core.texts import shortened
from paddock.lab.estimates import LEVEL, Estimate, Mean, joint
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.summary import RACE_MEASURES, mean_items, races_of, wins_of
from paddock.lab.wrong import wrong

MEASURES = (*RACE_MEASURES, "decisions", "grid_advantage", "first_won")
IDENTICAL, SAME, MORE, FEWER = "identical", "same", "more", "fewer"


class Variation(Plain):
    """What is varied, and its values, two or more."""

    name: str
    values: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Variation:
        """`drs=on,off`, `laps=1..4`, `circuit=monza,spa`, `bot=greedy,random`, `seats=2,4`, `preset=club,league`."""
        name, _, values = text.partition("=")
        found = tuple(value for part in values.split(",") for value in spread(part.strip()))
        if not name or len(found) < 2 or not all(found) or len(set(found)) < len(found):
            raise wrong("vary", given=shortened(text))
        return cls(name, found)

    def plans(self, settings: Mapping[str, Any]) -> list[Plan]:
        """A plan for each value; everything else, luck included, is the same."""
        self.check(settings)
        return [make_plan(**self.applied(settings, value)) for value in self.values]

    def check(self, settings: Mapping[str, Any]) -> None:
        """Refuse a name that the game does not know."""
        game = paddock.game(settings["game"])
        known = {"circuit", "preset", "seats", "bot"} | {switch.name for switch in game.switches}
        if self.name not in known:
            near = nearest_text(self.name, sorted(known), "possible")
            raise wrong("vary-name", game=game.id, name=shortened(self.name), near=near)

    def applied(self, given: Mapping[str, Any], value: str) -> dict[str, Any]:
        """Settings with one of the values."""
        settings = dict(given)
        if self.name == "seats":
            if not value.isdigit():
                raise wrong("seats", given=shortened(value))
            settings["seats"] = int(value)
        elif self.name == "bot":
            settings["bots"] = [value, *settings["bots"][1:]]
        elif self.name in ("circuit", "preset"):
            settings[self.name] = value
        else:
            settings["switches"] = {**settings["switches"], self.name: value}
        return settings


def spread(text: str) -> list[str]:
    """The values of a part of a variation: `1..4` are four numbers, `10..30/10` three; anything else is itself."""
    found = re.fullmatch(r"(\d{1,6})\.\.(\d{1,6})(?:/(\d{1,6}))?", text)
    if not found:
        return [text]
    low, high, step = int(found[1]), int(found[2]), int(found[3] or 1)
    return [str(value) for value in range(low, high + 1, step)] if step and high - low < 1000 * step else [text]


class Difference(Plain):
    """One measure: its mean for the first value, and how much larger it is for the second."""

    measure: str
    first: Estimate
    second: Estimate
    change: Estimate
    """The bounds hold for all measures of a comparison together."""

    @property
    def verdict(self) -> str:
        """Whether the second value differs: `identical` in every race, `same` as far as luck lets one see, or not."""
        if self.change.fixed and abs(self.change.mean) < 1e-9:
            return IDENTICAL
        if not (self.change.is_clear or self.change.fixed):
            return SAME
        return MORE if self.change.mean > 0 else FEWER


def measured(tables: Iterable[Any], plan: Plan) -> Iterator[dict[str, float]]:
    """The measures race by race, in their order."""
    for table in tables:
        for race in races_of(table, plan.seats):
            yield measures_of(race, plan)


def measures_of(race: list[dict[str, Any]], plan: Plan) -> dict[str, float]:
    """The measures of one race."""
    wins = wins_of(race)
    found = {name: float(race[0][name]) for name in RACE_MEASURES}
    found["decisions"] = race[0]["race_decisions"] / plan.seats
    pole = sum(won for won, row in zip(wins, race, strict=True) if row["grid"] == 1)
    found["grid_advantage"] = 100 * (pole - 1 / plan.seats)
    found["first_won"] = 100 * wins[-race[0]["race"] % plan.seats]  # where the first of the bots sat
    return {**found, **mean_items(row["own"] for row in race)}


def differences(first: Iterable[dict[str, float]], second: Iterable[dict[str, float]]) -> list[Difference]:
    """Races compared in pairs with the same luck, so that luck cancels out."""
    means: dict[str, tuple[Mean, Mean, Mean]] = {}
    for one, two in zip(first, second, strict=True):
        for name, value in one.items():
            before, after, change = means.setdefault(name, (Mean(), Mean(), Mean()))
            before.add(value)
            after.add(two[name])
            change.add(two[name] - value)
    level = joint(LEVEL, len(means))
    return [Difference(name, one.estimate, two.estimate, by.within(level)) for name, (one, two, by) in means.items()]
