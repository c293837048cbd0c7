"""How a race depends on its settings: every combination raced with the same luck, or a search for the one you want."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from paddock.core.plain import Plain
from paddock.core.showing import nearest_text
from paddock.core.texts import shortened
from paddock.lab.compare import Variation, measures_of
from paddock.lab.estimates import Estimate, Mean, Share
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.summary import races_of, wins_of
from paddock.lab.wrong import wrong

# How long people take to decide, in seconds, unless told otherwise.
PACE = 15.0
MOST_CELLS = 2000
# A search keeps the better half of the combinations, and races each of them twice as often.
KEPT = 2

MEASURES = ("minutes", "pole", "lead_changes", "overtakes", "retired", "decisions")


class Target(Plain):
    """What a measure should be."""

    measure: str
    value: float

    @classmethod
    def parse(cls, text: str, known: Sequence[str]) -> Target:
        """`minutes=45`, `pole=20%`, or a measure of one's own."""
        name, _, value = text.partition("=")
        if name not in known:
            raise wrong("target-name", name=shortened(name), near=nearest_text(name, known, "possible"))
        try:
            return cls(name, float(value.removesuffix("%")))
        except ValueError:
            raise wrong("target", given=shortened(text)) from None


class Cell:
    """One combination of settings, and what its races were like."""

    def __init__(self, values: tuple[str, ...], plan: Plan) -> None:
        self.values = values
        self.plan = plan
        self.raced = 0
        self.means: dict[str, Mean] = {}
        self.pole = Share()

    def add(self, tables: Iterable[Any], pace: float) -> None:
        """Add tables of results."""
        for table in tables:
            for race in races_of(table, self.plan.seats):
                self.raced += 1
                self.pole.add(pole_of(race))
                for name, value in told(race, self.plan, pace).items():
                    self.means.setdefault(name, Mean()).add(value)

    def estimate(self, measure: str) -> Estimate:
        return self.pole.estimate.scaled(100) if measure == "pole" else self.means[measure].estimate

    def miss(self, targets: Sequence[Target]) -> float:
        """How far the measures are from the targets, each as a part of its own target."""
        gaps = ((self.estimate(each.measure).mean - each.value) / max(1.0, abs(each.value)) for each in targets)
        return sum(gap * gap for gap in gaps)

    def meets(self, target: Target) -> bool:
        """Whether the target lies within the interval."""
        found = self.estimate(target.measure)
        return found.least <= target.value <= found.most


def told(race: list[dict[str, Any]], plan: Plan, pace: float) -> dict[str, float]:
    """The measures of one race, by the names that targets use."""
    found = measures_of(race, plan)
    return {
        "minutes": found.pop("race_decisions") * pace / 60,
        "lead_changes": found.pop("race_lead_changes"),
        "overtakes": found.pop("race_overtakes"),
        "retired": found.pop("race_retired"),
        "decisions": found.pop("decisions"),
        **{name: found[name] for name in plan.measures},
    }


def pole_of(race: list[dict[str, Any]]) -> float:
    """The part of the win that the first place on the grid has."""
    return sum(won for won, row in zip(wins_of(race), race, strict=True) if row["grid"] == 1)


def cells(variations: Sequence[Variation], settings: Mapping[str, Any]) -> list[Cell]:
    """A cell for every combination of values."""
    names = [variation.name for variation in variations]
    if len(set(names)) < len(names):
        raise wrong("vary-twice")
    for variation in variations:
        variation.check(settings)
    found = [*product(*(variation.values for variation in variations))]
    if len(found) > MOST_CELLS:
        raise wrong("combinations", count=len(found), most=MOST_CELLS)
    return [Cell(values, cell_plan(variations, values, settings)) for values in found]


def cell_plan(variations: Sequence[Variation], values: tuple[str, ...], settings: Mapping[str, Any]) -> Plan:
    """The plan of one combination."""
    chosen: dict[str, Any] = dict(settings)
    for variation, value in zip(variations, values, strict=True):
        chosen = variation.applied(chosen, value)
    return make_plan(**chosen)


def rounds(count: int, games: int) -> list[tuple[int, int]]:
    """How a search proceeds: how many cells are left, and how often each has raced; the last as often as asked."""
    left = [count]
    while left[-1] > KEPT:
        left.append(-(-left[-1] // KEPT))
    return [(cells_left, max(2, games >> (len(left) - 1 - index))) for index, cells_left in enumerate(left)]


def best(found: Sequence[Cell], targets: Sequence[Target], count: int) -> list[Cell]:
    """The cells nearest to the targets, nearest first."""
    return sorted(found, key=lambda cell: cell.miss(targets))[:count]
