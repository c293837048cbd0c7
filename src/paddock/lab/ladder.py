"""Two bots against each other, the same luck from both seats: how often the first is ahead; the ladder of levels."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from paddock.bots import levels
from paddock.lab.estimates import LEVEL, Estimate
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.tournament import Duel, Pairing, whole_deals


def steps(settings: dict[str, Any], chosen: Sequence[int] = ()) -> list[Plan]:
    """A plan for every level against the next lower one, as the game has them, or for the chosen levels only."""
    known = levels()
    games = whole_deals(settings["games"], 2)
    pairs = [
        (level.id, lower.id)
        for level, lower in zip(known[1:], known, strict=False)
        if not chosen or level.number in chosen
    ]
    return [make_plan(**{**settings, "games": games}, seats=2, bots=pair, deals=True) for pair in pairs]


def share_of_first(plan: Plan, races: Iterable[Sequence[dict[str, Any]]]) -> Estimate:
    """How often the first bot of a plan of two finished ahead; races with the same luck count once."""
    first, second = plan.bots
    found = Pairing()
    for race in races:
        places = {row["bot"]: row["place"] for row in race}
        ahead = (places[first] < places[second]) + 0.5 * (places[first] == places[second])
        found.add(plan.deal(race[0]["race"]), ahead)
    return found.share(LEVEL)


def share_by_circuit(plan: Plan, races: Iterable[Sequence[dict[str, Any]]]) -> dict[str, Estimate]:
    """The same for every circuit of a plan by itself."""
    apart: dict[str, list[Sequence[dict[str, Any]]]] = {name: [] for name in plan.circuits}
    for race in races:
        apart[race[0]["circuit"]].append(race)
    return {name: share_of_first(plan, raced) for name, raced in apart.items() if raced}


def duel_of(plan: Plan, races: Iterable[Sequence[dict[str, Any]]]) -> Duel:
    """The same as a duel, in the order of the plan."""
    return Duel(plan.bots[0], plan.bots[1], plan.games, share_of_first(plan, races))
