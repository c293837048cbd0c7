"""Counts of events go to the seat that each event names, whatever number its car has."""

from collections import Counter

from paddock import Event
from paddock.lab import plan, run_race
from paddock.lab.race import Watch, cause_of, events_of


class Spun(Event):
    """A car of a team of two."""

    car: int

    def whose(self) -> int:
        return self.car // 2


class Retired(Event):
    car: int
    cause: str

    def whose(self) -> int:
        return self.car // 2


class Rain(Event):
    """Nobody's in particular."""


TOLD = [Spun(0), Spun(1), Rain(), Spun(5), Retired(4, "engine")]


def test_a_car_is_counted_for_the_seat_that_drives_it() -> None:
    assert {"spun": 2} == events_of(TOLD, 0)
    assert {} == events_of(TOLD, 1)
    assert {"retired": 1, "spun": 1} == events_of(TOLD, 2)


def test_a_retirement_is_told_of_the_seat_and_not_of_the_car() -> None:
    assert "engine" == cause_of(TOLD, 2)
    assert "" == cause_of(TOLD, 4)


def test_with_two_cars_a_seat_no_event_is_counted_for_a_seat_that_is_not_there() -> None:
    races = plan("formula-de", seats=3, switches={"teams": "two-cars"}, bots=["random"], games=1, seed=3)
    match = races.match(0)
    watch = Watch(match)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, match.decision(seat).options[-1])
        watch.note(seat)
    whose = Counter(event.whose() for event in match.events)

    assert {*whose} <= {None, 0, 1, 2}
    assert [whose[seat] for seat in range(3)] == [sum(row.events.values()) for row in watch.entries(races, 0)]
    assert 3 == len(run_race(races, 0))
