"""One race of a plan, and the facts that a club would write down about it.

Everything is seen through the window. A game may count `grid` and `retired` in its results, and tell an event `Retired`
with a `cause`; its view may name the `car` of a seat. Every event says whose it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from paddock import Event, Match
from paddock.bots import Player
from paddock.core.plain import Plain
from paddock.core.texts import kebab
from paddock.lab.measures import measure_of, measured
from paddock.lab.plan import Plan

# The standing is kept at the start of a race, at every twentieth of its decisions, and at the end.
CHECKPOINTS = 20
# The event that ends a seat's race early.
ENDING = "Retired"
# What a game calls the thing that a seat drives for the whole race.
CAR_WORDS = ("car", "character", "skill")


class Entry(Plain):
    """One seat's race: a row of the results."""

    race: int
    circuit: str
    seat: int
    bot: str
    car: str
    grid: int
    place: int
    shared: bool
    retired: bool
    cause: str
    decisions: int
    overtakes: int
    race_decisions: int
    race_lead_changes: int
    race_overtakes: int
    race_retired: int
    standing: list[int]
    counts: dict[str, int]
    events: dict[str, int]
    start: dict[str, float]
    end: dict[str, float]
    own: dict[str, float]


def run_race(plan: Plan, number: int) -> list[Entry]:
    """Run one race; returns a row for every seat."""
    match = plan.match(number)
    drivers = plan.drivers(number)
    watch = Watch(match)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, plan.luck(number))))
        watch.note(seat)
    return watch.entries(plan, number)


class Watch:
    """Keeps the standing from decision to decision."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = match.setup.seats
        self.start = [possessions(match, seat) for seat in range(self.seats)]
        self.order = sorted(range(self.seats), key=match.result.place)
        self.standings = [self.order]
        self.decisions = [0] * self.seats
        self.overtakes = [0] * self.seats
        self.lead_changes = 0

    def note(self, seat: int) -> None:
        """A seat has decided: update the order. Level cars keep theirs."""
        self.decisions[seat] += 1
        places = {seat: placing.place for seat, placing in self.match.result.by_seat.items()}
        order = sorted(self.order, key=places.__getitem__)
        if order != self.order:
            self.lead_changes += order[0] != self.order[0]
            for index, car in enumerate(order):
                passed = self.order[: self.order.index(car)]
                self.overtakes[car] += sum(other in passed for other in order[index + 1 :])
            self.order = order
        self.standings.append(order)

    def entries(self, plan: Plan, number: int) -> list[Entry]:
        """The rows, once the race is over."""
        told = self.match.events
        placings = self.match.result.by_seat
        places = Counter(placing.place for placing in placings.values())
        causes = [cause_of(told, seat) for seat in range(self.seats)]
        retired = [bool(placings[seat].counts.get("retired", 0)) or bool(causes[seat]) for seat in range(self.seats)]
        kept = [
            self.standings[round(step * (len(self.standings) - 1) / CHECKPOINTS)] for step in range(CHECKPOINTS + 1)
        ]
        own = {name: measure_of(name) for name in plan.measures}
        return [
            Entry(
                race=number,
                circuit=plan.circuit_of(number),
                seat=seat,
                bot=plan.bot_of(number, seat),
                car=car_of(self.match, seat),
                grid=placings[seat].counts.get("grid", seat + 1),
                place=placings[seat].place,
                shared=places[placings[seat].place] > 1,
                retired=retired[seat],
                cause=causes[seat],
                decisions=self.decisions[seat],
                overtakes=self.overtakes[seat],
                race_decisions=sum(self.decisions),
                race_lead_changes=self.lead_changes,
                race_overtakes=sum(self.overtakes),
                race_retired=sum(retired),
                standing=[order.index(seat) + 1 for order in kept],
                counts=dict(placings[seat].counts),
                events=events_of(told, seat),
                start=self.start[seat],
                end=possessions(self.match, seat),
                own={name: measured(name, measure, self.match, seat) for name, measure in own.items()},
            )
            for seat in range(self.seats)
        ]


def possessions(match: Match, seat: int) -> dict[str, float]:
    """What a seat has in front of it, in numbers: values as they are, lists by their length."""
    found: dict[str, float] = {}
    for name, value in before(match, seat):
        if isinstance(value, (list, dict)):
            found[name] = float(len(value))
        elif isinstance(value, (int, float)):
            found[name] = float(value)
    return found


def before(match: Match, seat: int) -> Iterator[tuple[str, Any]]:
    """What lies before a seat, by name, as everybody sees it."""
    for entries in match.view(None)["table"].values():
        if isinstance(entries, list) and len(entries) == match.setup.seats and isinstance(entries[seat], dict):
            yield from entries[seat].items()


def car_of(match: Match, seat: int) -> str:
    """The word for the car or the driver that a seat has; empty if the game has none."""
    words = {name: value for name, value in before(match, seat) if isinstance(value, str)}
    return next((words[name] for name in CAR_WORDS if name in words), "")


def events_of(told: Iterable[Event], seat: int) -> dict[str, int]:
    """How many events a seat had, by kind."""
    kinds = (kebab(type(event).__name__) for event in told if event.whose() == seat)
    return dict(sorted(Counter(kinds).items()))


def cause_of(told: Iterable[Event], seat: int) -> str:
    """Why a seat retired; empty if it did not, or if the game does not say."""
    ends = (event for event in told if type(event).__name__ == ENDING and event.whose() == seat)
    causes = [str(getattr(event, "cause", "")) for event in ends]
    return causes[-1] if causes else ""
