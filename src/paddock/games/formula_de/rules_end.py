"""The flag, sudden death, and the classification."""

from collections.abc import Sequence

from paddock.core import EVER, Aftermath, Choice, Option, Placing, Result, Task, message
from paddock.games.formula_de.events import CarFinished, RaceEnded, TimeUp
from paddock.games.formula_de.options import PLAY_ON, TIME_UP
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, know
from paddock.games.formula_de.rules_order import classification
from paddock.games.formula_de.tables import (
    ADVANTAGES,
    DEAD,
    FINISHED,
    INJURIES,
    OUT,
    REWARDS,
    ROOM,
    TRAUMA,
    WAITING,
    WRECKED,
)


class CheckEnd(Task):
    """With one car or none still racing the race is over at once (FD-END-03, FD-END-04, FD-END-18)."""

    def run(self, race: Race) -> None:
        if len(race.running()) <= 1:
            end_race(race)


def end_race(race: Race) -> None:
    """What was still to do is not played any more."""
    race.stack.clear()
    race.over = True
    if race.listening:
        race.tell(RaceEnded(race.named(classification(race))))


def finish(race: Race, car: int) -> None:
    """The car has touched the line for the last time and leaves the board (FD-END-05, FD-END-12)."""
    race.status[car] = FINISHED
    race.finished = [*race.finished, car]
    race.put(car, -1)
    if race.listening:
        race.tell(CarFinished(race.car(car), len(race.finished)))
    race.then(CheckEnd())


def wait_for_restart(race: Race, car: int) -> None:
    """A car that has completed its lap under yellow flags waits beside the track (FD-YELLOW-16)."""
    race.status[car] = WAITING
    race.crossed = [*race.crossed, car]
    race.put(car, -1)


# Sudden death


class SuddenDeath(Task):
    """Once the limit has passed the leader of each round rolls before its own turn.

    FD-END-06, FD-END-17, FD-END-19
    """

    def run(self, race: Race) -> None:
        rules = race.rules
        if not race.time_up and rules.sudden_death_round:
            race.time_up = race.round > rules.sudden_death_round
        if race.time_up:
            race.then(Roll(race.order[0], "sudden-death"))
        elif not rules.sudden_death_round:
            race.then(RaceDirection())


class RaceDirection(Choice):
    """Race direction, the first seat, says whether the time is up (FD-END-19)."""

    rule = "FD-END-19"

    def who(self, race: Race) -> int:
        return 0

    def options(self, race: Race) -> Sequence[Option]:
        return [PLAY_ON, TIME_UP]

    def chosen(self, race: Race, option: Option) -> None:
        if option is TIME_UP:
            race.time_up = True
            if race.listening:
                race.tell(TimeUp())
            race.then(Roll(race.order[0], "sudden-death"))


class SuddenDeathTest(EventTest):
    name = "sudden-death"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1, then 1-3, 1-6, 1-12 and 1-19 end the race (FD-END-07, FD-END-08)."""
        table = race.rules.sudden_death_table
        return 1 if face in table[min(race.sudden_rolls, len(table) - 1)] else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        race.sudden_rolls += 1
        if verdict:
            end_race(race)


know(SuddenDeathTest())


# The result


def result(race: Race) -> Result:
    """Placings by seat: a seat with two cars stands where the better one came in."""
    order = classification(race)
    placings: list[Placing] = []
    for place, car in enumerate(order):
        seat = race.driver[car]
        if all(placing.seat != seat for placing in placings):
            counts = {
                "laps": race.book.laps[car],
                "status": race.status[car],
                "car_place": place + 1,
                "cause": race.book.out_by[car],
                "retired": int(race.status[car] in (WRECKED, OUT)),
                "injury": race.book.injury[car],
                "reward": race.book.reward[car],
            }
            placings.append(Placing(seat, len(placings) + 1, counts))
    return Result(tuple(placings))


def aftermath(race: Race) -> tuple[Aftermath, ...]:
    """Who never races again, who misses a race, who has an advantage in the next (FD-INJ-04, FD-INJ-05, FD-INJ-08)."""
    left = []
    for car in range(race.cars):
        injury, reward = race.book.injury[car], race.book.reward[car]
        if injury in (DEAD, TRAUMA) or reward:
            text = message(ROOM, "aftermath", what=REWARDS[reward] or INJURIES[injury])
            missed = EVER if injury == DEAD else int(injury == TRAUMA)
            left.append(Aftermath(race.driver[car], text, missed, ADVANTAGES[reward]))
    return tuple(left)
