"""A decision as a list of options with features: what each is, where it leads, what it costs and risks.

One policy can then serve every circuit and set-up of a game: it scores options, not ids. The features are the kind of
the option, the consequences that people are shown, and how far ahead it leads. Everything lies between -1 and 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from paddock import Consequences, Decision, Game, Match, Option, PaddockError
from paddock.bots.outlook import Outlook, kind_of, kinds_of
from paddock.core.seen import Acts, share_of

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

    def write(self, match: Match, seat: int, found: Rows) -> None:
        """A row for each option of a decision, in its order, written straight into rows that are empty."""
        decision = match.decision(seat)
        count = len(decision.options)
        if count > self.widest:
            raise PaddockError(f"a decision has {count} options, but its game declares at most {self.widest}")
        for row, option in zip(found, decision.options, strict=False):
            self._write(row, option, decision, match)

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


class Looks:
    """Features by a look one choice ahead, as trained models use them: quicker than consequences, and no words."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self.widest = outlook.widest
        self.names = outlook.names
        self.size = outlook.size

    def write(self, match: Match, seat: int, found: Rows) -> None:
        """A row for each option, written straight into rows that are empty."""
        options = match.decision(seat).options
        rows = self._outlook.rows(options, seat, lambda number: match.imagine(seat, number, True, unsealed=True))
        found[: len(options)] = rows
