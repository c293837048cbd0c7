"""The end of a movement: overshooting, emergency braking, and then every test that the way has brought."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text, message
from paddock.games.formula_de.events import CarRammed, EmergencyBraked, Overshot
from paddock.games.formula_de.options import PLAIN, Ram, Word
from paddock.games.formula_de.position import IDLE, Race
from paddock.games.formula_de.rules_ask import CarChoice
from paddock.games.formula_de.rules_box import ReachBox
from paddock.games.formula_de.rules_close import JOINING, WAITS, begin_drive, stops_now
from paddock.games.formula_de.rules_collisions import CollisionRolls, collision_value
from paddock.games.formula_de.rules_damage import (
    BY_BRAKING,
    BY_OVERSHOOTING,
    Reliability,
    Spin,
    eliminate,
    lay_marker,
    lose,
)
from paddock.games.formula_de.rules_dice import Throw, can_spend, spend
from paddock.games.formula_de.rules_drive import pay_body
from paddock.games.formula_de.rules_end import finish, wait_for_restart
from paddock.games.formula_de.rules_engine import EngineCheck
from paddock.games.formula_de.rules_hazards import HazardRolls, WallRolls
from paddock.games.formula_de.rules_move import PULL, start_segment
from paddock.games.formula_de.rules_tricks import LayOil
from paddock.games.formula_de.tables import (
    BODYWORK,
    BRAKES,
    COLOURS,
    COMPONENTS,
    DEBRIS,
    EMERGENCY,
    HEADING,
    OIL,
    RACING,
    ROOM,
    SPUN,
    STARRED,
    TYRES,
    WORST_EXCESS,
)

BILL: Final = (BRAKES, TYRES, BODYWORK)


class EndMovement(Task):
    """FD-MOVE-10, FD-MOVE-11, FD-OVER-18, FD-YELLOW-23  The movement is over; its tests follow in a fixed order, then
    the turn ends. A car that waits for a restart has them behind it, a finisher is spared them."""

    car: int

    def run(self, race: Race) -> None:
        car, drive, book = self.car, race.drive, race.book
        if book.pit[car] == HEADING and race.cell[car] in race.track.box_places and race.is_running(car):
            race.then(OwedTests(car), ReachBox(car), EndMovement(car))
            return
        is_home = book.laps[car] >= race.rules.laps  # FD-END-13, FD-END-14, FD-END-20
        tasks: list[Task] = [PayOvershoot(car)] if drive.overs else []
        if not is_home:  # a car that has not moved may owe something too
            add_tests(race, car, tasks)
        if is_home or book.duty[car] == WAITS:
            tasks.append(LeaveTrack(car))
        if drive.engine:
            tasks.append(EngineCheck(car))
        if not (tasks or drive.pulled):
            end_turn(race, car)
            return
        tasks.append(EndPull(car) if drive.pulled else END_TURN[car])
        race.then(*tasks)


END_MOVEMENT: Final = [EndMovement(car) for car in range(len(COLOURS))]


def add_tests(race: Race, car: int, tasks: list[Task]) -> None:
    """FD-BOOST-11  The tests that a way has brought, in their order; what it has not brought is left out."""
    drive = race.drive
    if drive.excess:
        tasks += [PayEmergency(car), OwedTests(car)]
    elif drive.heavy_oil or drive.forced or drive.owed:
        tasks.append(OwedTests(car))
    if collision_value(race, car) >= 0 and race.occupied & race.track.near_masks[race.cell[car]]:
        tasks.append(CollisionRolls(car))
    if drive.walls:
        tasks.append(WallRolls(car))
    if drive.hazards or drive.kerb:
        tasks.append(HazardRolls(car))
    if drive.boosted:
        tasks.append(Throw(car, "boost"))
    if race.rules.tricks and not drive.pulled:
        tasks.append(LayOil(car))


class EndTurn(Task):
    """The end of a turn that has brought tests."""

    car: int

    def run(self, race: Race) -> None:
        end_turn(race, self.car)


END_TURN: Final = [EndTurn(car) for car in range(len(COLOURS))]


def end_turn(race: Race, car: int) -> None:
    """FD-CORNER-02, FD-CORNER-09, FD-CORNER-10, FD-TRICK-21  A turn ended in a corner is a stop; then harpoons pull."""
    drive, book = race.drive, race.book
    if book.fresh[car]:
        race.own().fresh[car] = 0
    if race.status[car] <= SPUN:
        race.stops[car] = stops_now(race, car)
        if book.duty[car] == JOINING and not race.in_pit(car):
            wait_for_restart(race, car)
    race.drive = IDLE
    if drive.hooks and drive.moved:
        race.then(*[Pull(other, (len(drive.path) + 1) // 2) for other in drive.hooks])


class Pull(Task):
    """FD-TRICK-20, FD-TRICK-21, FD-TRICK-38  A hooked car pulls the owner of the harpoon half as far, by the usual
    rules."""

    car: int
    cells: int

    def run(self, race: Race) -> None:
        car = self.car
        if race.status[car] != RACING or not 0 <= race.cell[car] < race.track.size:
            return
        begin_drive(race, car)
        race.drive.pulled = True
        race.drive.tyre = 0
        race.then(EndMovement(car))
        start_segment(race, car, PULL, self.cells)


class EndPull(Task):
    """FD-TRICK-21  Being pulled is neither a turn nor a stop; a corner that was left is forgotten."""

    car: int

    def run(self, race: Race) -> None:
        drive = race.drive
        if race.corner_of(self.car) != race.track.corner[drive.start]:
            race.stops[self.car] = 0
        race.drive = IDLE


class LeaveTrack(Task):
    """FD-END-12, FD-YELLOW-16  A car that touched the line for the last time, or under yellow flags, is taken off."""

    car: int

    def run(self, race: Race) -> None:
        if race.status[self.car] > SPUN:
            return
        if race.book.laps[self.car] >= race.rules.laps:
            finish(race, self.car)
        else:
            wait_for_restart(race, self.car)


# Overshooting


class PayOvershoot(Task):
    """FD-OVER-03, FD-OVER-11, FD-OVER-15, FD-OUT-02  Each corner left too early is paid for in tyre points, in driving
    order."""

    car: int

    def run(self, race: Race) -> None:
        for corner, excess, missing, factor in race.drive.overs:
            if race.status[self.car] > SPUN:
                return
            if missing > 1:
                eliminate(race, self.car, BY_OVERSHOOTING, corner)
            else:
                pay_tyres(race, self.car, corner, excess * factor)


def pay_tyres(race: Race, car: int, corner: int, cost: int) -> None:
    """FD-OVER-07 to FD-OVER-10, FD-OUT-02  The last tyre point spins the car; more than there are, it is out."""
    left = race.has(car, TYRES)
    if race.listening:
        race.tell(Overshot(car, cost))
    if cost > max(left, 1):
        eliminate(race, car, BY_OVERSHOOTING, corner)
        return
    race.take(car, TYRES, cost)
    if cost >= left:
        race.then(Spin(car))


# Emergency braking


class PayEmergency(Task):
    """FD-EMERG-07, FD-EMERG-08  The bill of a blocked car: one to six cells by the table, more is too much."""

    car: int

    def run(self, race: Race) -> None:
        car, excess = self.car, race.drive.excess
        if not excess or not race.is_running(car):
            return
        replaced = replaceable(race, car)
        if excess > WORST_EXCESS or race.has(car, BRAKES) == 0:  # FD-EMERG-16, FD-EMERG-24, FD-BRAKE-07
            race.then(RamAhead(car))
        elif replaced:
            race.then(EmergencyBill(car))
        else:
            pay_bill(race, car, -1)


def bill(excess: int) -> list[int]:
    """FD-EMERG-07, FD-EMERG-09  Points of brakes, tyres and bodywork for so many cells, whatever the compound."""
    return [points[excess - 1] for points in EMERGENCY]


def replaceable(race: Race, car: int) -> list[int]:
    """FD-EMERG-10, FD-EMERG-11  Which of the three a driver point could pay one point of."""
    excess = race.drive.excess
    if not can_spend(race, car) or excess > WORST_EXCESS:
        return []
    return [which for which in range(len(BILL)) if STARRED[which][excess - 1]]


class EmergencyBill(CarChoice):
    """FD-EMERG-10, FD-DRIVER-11  One starred point may be paid with a driver point."""

    rule = "FD-EMERG-10"

    def options(self, race: Race) -> Sequence[Option]:
        return [PLAIN, *[Word(f"replace-{COMPONENTS[BILL[which]]}") for which in replaceable(race, self.car)]]

    def chosen(self, race: Race, option: Word) -> None:
        if option is PLAIN:
            pay_bill(race, self.car, -1)
            return
        spend(race, self.car)
        component = option.word.removeprefix("replace-")
        pay_bill(race, self.car, [COMPONENTS[which] for which in BILL].index(component))

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-emergency-bill", count=race.drive.excess)


def pay_bill(race: Race, car: int, replaced: int) -> None:
    """FD-EMERG-12, FD-EMERG-13, FD-EMERG-17  All points or none: a missing one means ramming the car ahead."""
    due = bill(race.drive.excess)
    if replaced >= 0:
        due[replaced] -= 1
    if any(race.has(car, component) < points for component, points in zip(BILL, due, strict=True)):
        race.then(RamAhead(car))
        return
    if race.listening:
        race.tell(EmergencyBraked(car, race.drive.excess))
    race.take(car, BRAKES, due[0])
    if due[2]:
        pay_body(race, car)
        lay_marker(race, race.cell[car], DEBRIS)
    if due[1]:
        race.take(car, TYRES, due[1])
        if race.has(car, TYRES) == 0:
            race.then(Spin(car))


class RamAhead(Task):
    """FD-EMERG-13, FD-EMERG-21  A car that cannot brake runs into the one ahead; where there are several,
    it chooses."""

    car: int

    def run(self, race: Race) -> None:
        rammed = race.drive.rammed
        if len(rammed) > 1:
            race.then(ChooseRammed(self.car))
        else:
            ram(race, self.car, rammed[0] if rammed else -1)


class ChooseRammed(CarChoice):
    """FD-EMERG-21  The driver of the ramming car chooses whom it hits."""

    rule = "FD-EMERG-21"

    def options(self, race: Race) -> Sequence[Ram]:
        return [Ram(car) for car in race.drive.rammed]

    def chosen(self, race: Race, option: Ram) -> None:
        ram(race, self.car, option.car)


def ram(race: Race, car: int, rammed: int) -> None:
    """FD-EMERG-14, FD-EMERG-15, FD-EMERG-22  The rammed car loses bodywork; debris lies under both; the
    rammer is out."""
    lay_marker(race, race.cell[car], DEBRIS)
    eliminate(race, car, BY_BRAKING)
    if rammed < 0:
        return
    if race.listening:
        race.tell(CarRammed(car, rammed))
    lay_marker(race, race.cell[rammed], DEBRIS)
    lose(race, rammed, BODYWORK)


class OwedTests(Task):
    """FD-GEAR-10, FD-GEAR-18, FD-FORCE-04, FD-RELY-07, FD-HAZ-12  Markers and reliability tests for points paid while
    moving."""

    car: int

    def run(self, race: Race) -> None:
        car, drive = self.car, race.drive
        if not race.is_running(car):
            return
        if drive.heavy_oil:
            lay_marker(race, race.cell[car], OIL)
        if drive.forced:
            lay_marker(race, race.cell[car], DEBRIS)
        race.then(*[Reliability(car, component) for component in drive.owed])
        drive.heavy_oil = drive.forced = False  # answered for, should the car leave its box in this turn
        drive.owed = ()
