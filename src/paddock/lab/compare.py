"""Two set-ups raced with the same luck: what differs, by how much, and whether it may be chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import paddock
from paddock import PaddockError
from paddock.core.plain import Plain
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.summary import RACE_MEASURES, Estimate, Mean, races_of

MEASURES = (*RACE_MEASURES, "decisions", "grid_advantage", "first_won")
PERCENT = ("grid_advantage", "first_won")


class Variation(Plain):
    """What is varied, and its values, two or more."""

    name: str
    values: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Variation:
        """`drs=on,off`, `circuit=monza,sakhir`, `bot=greedy,level-5`, `seats=2,4`, `preset=club,league`."""
        name, _, values = text.partition("=")
        found = tuple(value.strip() for value in values.split(",")) if "," in values else ()
        if not name or len(found) < 2 or not all(found) or len(set(found)) < len(found):
            raise PaddockError(f"--vary takes a name and at least two different values, as in laps=1,2; not '{text}'")
        return cls(name, found)

    def plans(self, settings: Mapping[str, Any]) -> list[Plan]:
        """A plan for each value; everything else, luck included, is the same."""
        game = paddock.game(settings["game"])
        known = {"circuit", "preset", "seats", "bot"} | {switch.name for switch in game.switches}
        if self.name not in known:
            raise PaddockError(f"{game.id} has no '{self.name}' to vary; possible: {' '.join(sorted(known))}")
        return [self._plan(dict(settings), value) for value in self.values]

    def _plan(self, settings: dict[str, Any], value: str) -> Plan:
        if self.name == "seats":
            if not value.isdigit():
                raise PaddockError(f"seats are a whole number, not '{value}'")
            settings["seats"] = int(value)
        elif self.name == "bot":
            settings["bots"] = [value, *settings["bots"][1:]]
        elif self.name in ("circuit", "preset"):
            settings[self.name] = value
        else:
            settings["switches"] = {**settings["switches"], self.name: value}
        return make_plan(**settings)


class Difference(Plain):
    """One measure: its mean for the first value, and how much larger it is for the second."""

    measure: str
    first: Estimate
    second: Estimate
    change: Estimate


def measured(tables: Iterable[Any], plan: Plan) -> Iterator[dict[str, float]]:
    """The measures race by race, in their order."""
    for table in tables:
        for race in races_of(table, plan.seats):
            yield measures_of(race, plan)


def measures_of(race: list[dict[str, Any]], plan: Plan) -> dict[str, float]:
    """The measures of one race."""
    winners = sum(row["place"] == 1 for row in race)
    won = {row["seat"]: (row["place"] == 1) / winners for row in race}
    found = {name: float(race[0][name]) for name in RACE_MEASURES}
    found["decisions"] = race[0]["race_decisions"] / plan.seats
    found["grid_advantage"] = sum(won[row["seat"]] for row in race if row["grid"] == 1) - 1 / plan.seats
    found["first_won"] = won[-race[0]["race"] % plan.seats]  # where the first of the bots sat
    return found


def differences(first: Iterable[dict[str, float]], second: Iterable[dict[str, float]]) -> list[Difference]:
    """Races compared in pairs with the same luck, so that luck cancels out."""
    means = {name: (Mean(), Mean(), Mean()) for name in MEASURES}
    for one, two in zip(first, second, strict=True):
        for name, (before, after, change) in means.items():
            scale = 100.0 if name in PERCENT else 1.0
            before.add(scale * one[name])
            after.add(scale * two[name])
            change.add(scale * (two[name] - one[name]))
    return [Difference(name, one.estimate, two.estimate, by.estimate) for name, (one, two, by) in means.items()]
