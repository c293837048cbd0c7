"""The safety car: a line behind the LEADER, one section a turn, and a restart with the next stage."""

from paddock.core import Option, Task
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_out import RoundOver, due_chip
from paddock.games.race90.first.rules_pit import TakeOnFuel, service
from paddock.games.race90.shared.events import SafetyCarCalled
from paddock.games.race90.shared.options import PIT
from paddock.games.race90.shared.position import FLAG, NOWHERE
from paddock.games.race90.shared.rules_ask import GoOrPit
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_hand import SafetyDiscard
from paddock.games.race90.shared.rules_move import tell_end, tell_stop
from paddock.games.race90.shared.rules_out import drop_until, end_race, remove_chit
from paddock.games.race90.shared.rules_table import (
    activation_order,
    join_lane,
    lap_marker,
    leave_lane,
    standing,
    take_lead,
    without,
)


def call_safety_car(race: FirstRace) -> None:
    """The safety car comes out at once; turns not yet taken are lost (R1-SC-01, R1-SC-02, R1-OFF-24)."""
    if race.listening:
        race.tell(SafetyCarCalled())
    drop_until(race, RoundOver)
    race.then(LineUp(), FinishInLine())


class LineUp(Task):
    """The cars line up behind the LEADER, one a section; those with due stops come last.

    R1-SC-03 to R1-SC-06, R1-SC-18 to R1-SC-20, R1-SC-26
    """

    def run(self, race: FirstRace) -> None:
        due = [car for car in backwards(race) if is_due(race, car)]
        line = line_of(race, due)
        lead, size = race.progress[race.leader], race.board.size
        laps = [0 if race.agreed.line_by_standing else max(0, lap_marker(race, car)) for car in line]
        clear_track(race)
        for place, (car, behind) in enumerate(zip(line, laps, strict=True)):
            join_lane(race, car, lead - place - size * behind)
        race.safety = lead
        for car in due:
            if car >= race.seats:
                remove_chit(race, due_chip(race, car))
        race.called = ()
        race.then(*[DueService(car) for car in due if car < race.seats])


def is_due(race: FirstRace, car: int) -> bool:
    """Whether a stop for fuel is due this turn and has not been made (R1-SC-06)."""
    return race.fuel[car] == race.turn if car < race.seats else car in race.called


def line_of(race: FirstRace, due: list[int]) -> list[int]:
    """Cars backwards from the first that need not stop, then those that stop (R1-SC-04, R1-SC-19, R1-SC-20)."""
    staying = [car for car in standing(race) if car not in due]
    if not staying:
        return due
    if race.leader in due:
        take_lead(race, staying[0])
    order = standing(race) if race.agreed.line_by_standing else backwards(race)
    return [*[car for car in order if car not in due], *due]


def backwards(race: FirstRace) -> list[int]:
    """Cars backwards from the LEADER round the track; a LEADER off the track has the section's cars ahead.

    R1-SC-04, R1-SC-05, R1-SC-19
    """
    order = activation_order(race)
    first = order.index(race.leader)
    return [*order[first:], *order[:first]]


def clear_track(race: FirstRace) -> None:
    """All cars leave their places and spots; yellow flags stay, time losses go (R1-SC-05, R1-SC-24, R1-SC-26)."""
    race.lanes = [(FLAG,) if FLAG in lane else () for lane in race.lanes]
    race.spot = [NOWHERE] * race.cars
    race.off = race.just_pit = ()
    race.reentry, race.waste = (NOWHERE,) * race.cars, (0,) * race.cars


class DueService(Task):
    """All choices of a stop; more fuel costs no sections (R1-SC-06, R1-SC-22)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        race.forced = without(race.forced, self.seat)
        race.then(TakeOnFuel(self.seat, True), *service(self.seat))


class FinishInLine(Task):
    """In the last stage the race ends with the line; otherwise the next game turn follows.

    R1-SC-07, R1-SC-16, R1-SC-25
    """

    def run(self, race: FirstRace) -> None:
        if race.board.stage[race.turn] == race.board.stage[race.turns]:
            end_race(race)


# Turns behind it


class TurnBehindSafetyCar(Task):
    """A stop or none, a card, one section, a discard, and nothing else (R1-SC-08 to R1-SC-12, R1-SC-17, R1-SC-21)."""

    car: int

    def run(self, race: FirstRace) -> None:
        car = self.car
        if car in race.just_pit:
            follow(race, car)
        elif must_stop_behind(race, car):
            stop_behind(race, car)
        elif car < race.seats:
            race.then(StopBehind(car))
        else:
            follow(race, car)


def must_stop_behind(race: FirstRace, car: int) -> bool:
    """Whether fuel or the path off the track demands a stop (R1-OFF-43, R1-FUEL-07)."""
    return is_due(race, car) or car in race.forced


class StopBehind(GoOrPit):
    """A stop may be made behind the safety car (R1-SC-12)."""

    rule = "R1-SC-12"

    def chosen(self, race: FirstRace, option: Option) -> None:
        if option is PIT:
            stop_behind(race, self.seat)
        else:
            follow(race, self.seat)


def stop_behind(race: FirstRace, car: int) -> None:
    """A car that stops goes one section behind the last car, and its turn goes on from there.

    R1-SC-12, R1-SC-21 to R1-SC-23
    """
    race.now.suspended = True
    race.just_pit += (car,)
    race.forced = without(race.forced, car)
    to_the_tail(race, car)
    if car < race.seats:
        race.then(TakeOnFuel(car, True), *service(car))
    elif car in race.called:
        remove_chit(race, due_chip(race, car))
        race.called = without(race.called, car)


def to_the_tail(race: FirstRace, car: int) -> None:
    """A car goes behind all others; the first car leads at once, and gaps stay.

    A last car that is further back already stays where it is (R1-SC-12, R1-SC-20, R1-SC-27, R1-SC-28).
    """
    others = [each for each in standing(race) if each != car]
    led = race.leader == car and len(others) > 0
    if led:
        race.leader = others[0]
    lead, size = race.progress[race.leader], race.board.size
    behind = max(0, lap_marker(race, car))
    back = max([0, *[(lead - race.progress[other]) % size for other in others]])
    sections = max(0, race.progress[car] - (lead - back - 1 - size * behind))
    leave_lane(race, car)
    join_lane(race, car, race.progress[car] - sections)
    tell_stop(race, car, sections, "line")
    if led:
        take_lead(race, race.leader)


def follow(race: FirstRace, car: int) -> None:
    """The car moves one section on; a player draws a card before and discards one after.

    R1-SC-09, R1-SC-11, R1-SC-17
    """
    leave_lane(race, car)
    join_lane(race, car, race.progress[car] + 1)
    if car == race.leader:
        race.safety = race.progress[car]
    tell_end(race, car)
    if car < race.seats:
        race.then(DropOne(car))
        draw_race(race, car, 1)


class DropOne(Task):
    """Finally one card of the hand is discarded, if there is one (R1-SC-11)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        if race.hands[self.seat]:
            race.then(SafetyDiscard(self.seat))
