"""A decision as a list of options with features: what each is, where it leads, what it costs and risks.

One policy can then serve every circuit and set-up of a game: it scores options, not ids. The features are the kind of
the option, the consequences that people are shown, and how far ahead it leads. Everything lies between -1 and 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from paddock import Consequences, Decision, Game, Match, Option, PaddockError
from paddock.core.seen import Acts
from paddock.core.tasks import Word
from paddock.core.texts import kebab
from paddock.envs.fields import share_of

Rows = npt.NDArray[np.float32]

FACTS = ("exact", "out", "risks", "places", "likeliest", "ahead", "farthest", "nearest", "reach")
MOST_CHANGE = 10
MOST_PLACES = 20
MOST_REACH = 40


class Features:
    """The features of the options of a set-up, by name."""

    def __init__(self, game: Game, acts: Acts) -> None:
        self.widest = acts.widest
        kinds = [f"kind={kind}" for kind in kinds_of(game)]
        costs = [f"cost {gauge}" for gauge in acts.gauges]
        self.names = (*kinds, *costs, *FACTS)
        self.size = len(self.names)
        self._kind = {kind[5:]: index for index, kind in enumerate(kinds)}
        self._cost = {gauge: len(kinds) + index for index, gauge in enumerate(acts.gauges)}
        self._facts = len(kinds) + len(costs)

    def rows(self, match: Match, seat: int) -> Rows:
        """A row for each option of a seat's decision, in its order; as many rows as the widest decision has."""
        found = np.zeros((self.widest, self.size), np.float32)
        decision = match.decision(seat)
        count = len(decision.options)
        if count > self.widest:
            raise PaddockError(f"a decision has {count} options, but its game declares at most {self.widest}")
        for row, option in zip(found, decision.options, strict=False):
            self._write(row, option, decision, match)
        return found

    def _write(self, row: Any, option: Option, decision: Decision, match: Match) -> None:
        row[self._kind[kind_of(option)]] = 1.0
        told = decision.consequences(option)
        for cost in told.costs:
            at = self._cost[cost.gauge]
            row[at] = share_of(float(row[at]) + cost.change * cost.chance / MOST_CHANGE)
        row[self._facts :] = facts(told, match, decision.seat)


def facts(told: Consequences, match: Match, seat: int) -> list[float]:
    """The consequences in numbers, in the order of `FACTS`."""
    places = told.places
    far = [match.game.ahead(match.race, seat, each.place) for each in places]
    mean = sum(distance * each.chance for distance, each in zip(far, places, strict=True))
    return [
        float(told.exact),
        told.out,
        share_of(sum(each.chance for each in told.outcomes if not each.is_out)),
        share_of(len(places) / MOST_PLACES),
        max((each.chance for each in places), default=0.0),
        share_of(mean),
        share_of(max(far, default=0.0)),
        share_of(min(far, default=0.0)),
        share_of(len(told.reach) / MOST_REACH),
    ]


def kind_of(option: Option) -> str:
    """The kind of an option: its word if it is one, else its class."""
    return option.word if isinstance(option, Word) else kebab(type(option).__name__)


def kinds_of(game: Game) -> list[str]:
    """All kinds of options of a game, in order."""
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{game.room}.")]
    return sorted({kind for module in modules for kind in kinds_in(module)})


def kinds_in(module: ModuleType) -> Iterable[str]:
    """The kinds of options that a module defines, as classes or as words."""
    for value in list(vars(module).values()):
        if isinstance(value, type) and issubclass(value, Option) and value not in (Option, Word):
            yield kebab(value.__name__)
        kept = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else [value]
        yield from (each.word for each in kept if isinstance(each, Word))
