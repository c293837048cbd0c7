"""The flag, sudden death, and the classification."""

from collections.abc import Sequence
from typing import Final

from paddock.core import EVER, Aftermath, Choice, Option, Placing, Result, Task, message
from paddock.games.formula_de.events import CarFinished, RaceEnded, TimeUp, WaitsForRestart
from paddock.games.formula_de.options import PLAY_ON, TIME_UP
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register
from paddock.games.formula_de.rules_order import classification
from paddock.games.formula_de.tables import (
    ADVANTAGES,
    DEAD,
    FINISHED,
    INJURIES,
    MOTIVATED,
    NOWHERE,
    OUT,
    REWARDS,
    ROOM,
    TRAUMA,
    WAITING,
    WRECKED,
)

DIRECTOR: Final = 0  # the seat of race direction
GOES_ON: Final = 0
ENDS: Final = 1


class CheckEnd(Task):
    """The race is over as soon as one car or none is still racing (FD-END-03, FD-END-04, FD-END-18)."""

    def run(self, race: Race) -> None:
        if len(race.running()) <= 1:
            end_race(race)


def end_race(race: Race) -> None:
    """The race is over at once; nothing else is played."""
    race.stack.clear()
    race.over = True
    if race.commenting:
        race.tell(RaceEnded(race.named(classification(race))))


def finish(race: Race, car: int) -> None:
    """The car has touched the line for the last time and leaves the board (FD-END-05, FD-END-12)."""
    race.status[car] = FINISHED
    race.finished = [*race.finished, car]
    race.put(car, NOWHERE)
    if race.listening:
        race.tell(CarFinished(race.car(car), len(race.finished)))
    race.then(CheckEnd())


def wait_for_restart(race: Race, car: int) -> None:
    """A car that has completed its lap under yellow flags waits beside the track (FD-YELLOW-16)."""
    race.status[car] = WAITING
    race.crossed = [*race.crossed, car]
    race.put(car, NOWHERE)
    if race.commenting:
        race.tell(WaitsForRestart(race.car(car)))


# Sudden death


class SuddenDeath(Task):
    """Once the time is up, the leader rolls at the start of each round.

    FD-END-06, FD-END-17, FD-END-19
    """

    def run(self, race: Race) -> None:
        rules = race.rules
        if rules.sudden_death_round:
            race.time_up = race.round > rules.sudden_death_round
        if race.time_up:
            race.then(Roll(race.order[0], "sudden-death"))
        elif not rules.sudden_death_round:
            race.then(RaceDirection())


class RaceDirection(Choice):
    """Race direction, the first seat, says whether the time is up; the table's clock does if it has a limit.

    FD-END-19, FD-END-22
    """

    rule = "FD-END-19"

    def who(self, race: Race) -> int:
        return DIRECTOR

    def options(self, race: Race) -> Sequence[Option]:
        return [PLAY_ON, TIME_UP]

    def by_clock(self, race: Race, minutes: float) -> Option | None:
        limit = race.rules.sudden_death_minutes
        if not limit:
            return None
        return TIME_UP if minutes >= limit else PLAY_ON

    def for_table(self, race: Race) -> Option | None:
        """Without a clock, a bot lets the race run its laps: it does not end it to its own advantage."""
        return PLAY_ON

    def chosen(self, race: Race, option: Option) -> None:
        if option is TIME_UP:
            race.time_up = True
            if race.commenting:
                race.tell(TimeUp())
            race.then(Roll(race.order[0], "sudden-death"))


class SuddenDeathTest(EventTest):
    name = "sudden-death"
    words: tuple[str, ...] = ("goes-on", "ends")
    good = GOES_ON

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """At first a 1 ends the race, then 1-3, 1-6, 1-12 and 1-19 (FD-END-07, FD-END-08)."""
        table = race.rules.sudden_death_table
        return ENDS if face in table[min(race.sudden_rolls, len(table) - 1)] else GOES_ON

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        race.sudden_rolls += 1
        if verdict == ENDS:
            end_race(race)


register(SuddenDeathTest())


# The result


def result(race: Race) -> Result:
    """Every car is classified; a seat with two cars has two placings (FD-END-21)."""
    order = classification(race)
    return Result(tuple([placing_of(race, car, place) for place, car in enumerate(order, start=1)]))


def placing_of(race: Race, car: int, place: int) -> Placing:
    """The place of a car, with what the race hands over (FD-INJ-01)."""
    book = race.book
    counts = {
        "laps": book.laps[car],
        "status": race.status[car],
        "colour": car,
        "cause": book.out_by[car],
        "retired": int(race.status[car] in (WRECKED, OUT)),
        "injury": book.injury[car],
        "reward": book.reward[car],
    }
    if race.grid and not race.rules.yellow:  # a restart makes a new grid
        counts["grid"] = race.grid.index(car) + 1
    return Placing(race.driver[car], place, counts, car_of_seat(race, car))


def out_of_race(race: Race) -> list[int]:
    """The seats whose cars are all eliminated (FD-OUT-01)."""
    status = race.status
    if WRECKED not in status and OUT not in status:
        return []
    racing = [race.driver[car] for car in range(race.cars) if status[car] not in (WRECKED, OUT)]
    return [seat for seat in range(race.seats) if seat not in racing]


def car_of_seat(race: Race, car: int) -> int:
    """Which car of its seat it is, from 1; 0 where a seat has one car only."""
    each = race.rules.cars_a_seat
    return car % each + 1 if each > 1 else 0


def aftermath(race: Race) -> tuple[Aftermath, ...]:
    """Drivers who never race again, miss a race, or have an advantage in the next.

    FD-INJ-04, FD-INJ-05, FD-INJ-08, FD-INJ-11
    """
    left = []
    for car in range(race.cars):
        injury, reward = race.book.injury[car], race.book.reward[car]
        if injury in (DEAD, TRAUMA) or reward:
            left.append(fate(injury, reward, race.driver[car], car_of_seat(race, car)))
    return tuple(left)


def fate(injury: int, reward: int, seat: int = 0, car: int = 0) -> Aftermath:
    """What an injury roll leaves a driver with (FD-INJ-04, FD-INJ-05, FD-INJ-08)."""
    text = message(ROOM, "aftermath", what=REWARDS[reward] or INJURIES[injury])
    missed = EVER if injury == DEAD else int(injury == TRAUMA)
    return Aftermath(seat, text, missed, ADVANTAGES[reward], car)


def fates() -> dict[str, Aftermath]:
    """All that an injury roll may leave a driver with, by name (FD-INJ-01)."""
    found = {INJURIES[injury]: fate(injury, 0) for injury in (DEAD, TRAUMA)}
    return {**found, **{REWARDS[reward]: fate(MOTIVATED, reward) for reward in range(1, len(REWARDS))}}
