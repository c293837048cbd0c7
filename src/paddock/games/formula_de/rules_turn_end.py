"""The end of a movement and of a turn: the tests that the way brought, stops in corners, and pulling harpoons."""

from typing import Final

from paddock.core import Task, stacked
from paddock.games.formula_de.drive import IDLE
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_collisions import NO_VALUE, CollisionRolls, collision_value
from paddock.games.formula_de.rules_damage import Reliability, lay_marker
from paddock.games.formula_de.rules_dice import Throw
from paddock.games.formula_de.rules_drive import begin_drive
from paddock.games.formula_de.rules_emergency import PayEmergency
from paddock.games.formula_de.rules_end import finish, wait_for_restart
from paddock.games.formula_de.rules_engine import EngineCheck
from paddock.games.formula_de.rules_hazards import HazardRolls, WallRolls
from paddock.games.formula_de.rules_move import PULL, start_segment
from paddock.games.formula_de.rules_overshooting import PayOvershoot
from paddock.games.formula_de.rules_pits import ReachBox
from paddock.games.formula_de.tables import COLOURS, DEBRIS, HEADING, JOINING, NOWHERE, OIL, RACING, SPUN, WAITS
from paddock.games.formula_de.tricks.oil_flood import LayOil

# The movement


class EndMovement(Task):
    """The movement is over; its tests follow in a fixed order, then the turn ends.

    A car that waits for a restart is tested before it leaves the track; a finisher is not tested.
    FD-MOVE-10, FD-MOVE-11, FD-OVER-18, FD-YELLOW-23
    """

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
            close_turn(race, car)
            return
        race.then(*tasks, EndPull(car) if drive.pulled else EndTurn(car))


def add_tests(race: Race, car: int, tasks: list[Task]) -> None:
    """Add the tests that a way brought, in their order.

    FD-BOOST-11, FD-COLL-16, FD-COLL-19, FD-COLL-20, FD-FORCE-10, FD-GEAR-10, FD-WALL-07, FD-TRICK-39
    """
    drive = race.drive
    if drive.excess:
        tasks += [PayEmergency(car), OwedTests(car)]
    elif drive.heavy_oil or drive.forced:
        tasks.append(OwedTests(car))
    if race.occupied & race.track.near_masks[race.cell[car]] and collision_value(race, car) != NO_VALUE:
        tasks.append(CollisionRolls(car))
    if drive.walls:
        tasks.append(WallRolls(car))
    if drive.hazards or drive.kerb:
        tasks.append(HazardRolls(car))
    if drive.boosted:
        tasks.append(Throw(car, "boost"))
    if race.rules.tricks and not drive.pulled:
        tasks.append(LayOil(car))


class OwedTests(Task):
    """Markers and reliability tests for points paid while moving.

    FD-GEAR-10, FD-GEAR-18, FD-FORCE-04, FD-RELY-07, FD-HAZ-12
    """

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
        drive.heavy_oil = drive.forced = False  # done, in case the car leaves its box in this turn
        drive.owed = ()


class LeaveTrack(Task):
    """A car that touched the line for the last time, or under yellow flags, is taken off (FD-END-12, FD-YELLOW-16)."""

    car: int

    def run(self, race: Race) -> None:
        if not race.is_running(self.car):
            return
        if race.book.laps[self.car] >= race.rules.laps:
            finish(race, self.car)
        else:
            wait_for_restart(race, self.car)


# The turn


class EndTurn(Task):
    """The turn ends once the tests are over."""

    car: int

    def run(self, race: Race) -> None:
        close_turn(race, self.car)


def close_turn(race: Race, car: int) -> None:
    """A turn that ends in a corner is a stop; then harpoons pull.

    FD-CORNER-02, FD-CORNER-09, FD-CORNER-10, FD-START-04, FD-TRICK-20, FD-TRICK-21, FD-TRICK-38, FD-YELLOW-04,
    FD-YELLOW-16
    """
    drive, book = race.drive, race.book
    if book.fresh[car]:
        race.own().fresh[car] = 0
    if race.status[car] <= SPUN:
        race.stops[car] = stops_made(race, car)
        if book.duty[car] == JOINING and not race.in_pit(car):
            wait_for_restart(race, car)
    race.drive = IDLE
    if drive.hooks and drive.moved:
        race.then(*[Pull(other, (len(drive.path) + 1) // 2) for other in drive.hooks])


def stops_made(race: Race, car: int) -> int:
    """The stops made in the corner in which the turn ended.

    FD-CORNER-07, FD-CORNER-08, FD-CORNER-11, FD-CORNER-13, FD-CORNER-15, FD-OVER-06, FD-OVER-21, FD-EMERG-18
    """
    track, cell = race.track, race.cell[car]
    corner = track.corner[cell] if cell < track.size else NOWHERE
    if corner == NOWHERE or corner in race.drive.over_in:
        return 0
    start = race.drive.start
    began = track.corner[start] if 0 <= start < track.size else NOWHERE
    return race.stops[car] + 1 if corner == began else 1


# Harpoons


class Pull(Task):
    """A hooked car pulls the owner of the harpoon half as far, by the usual rules.

    FD-TRICK-20, FD-TRICK-21, FD-TRICK-38
    """

    car: int
    cells: int

    def run(self, race: Race) -> None:
        car = self.car
        if race.status[car] != RACING or not 0 <= race.cell[car] < race.track.size:
            return
        begin_drive(race, car)
        race.drive.pulled = True
        race.then(EndMovement(car))
        start_segment(race, car, PULL, self.cells)


class EndPull(Task):
    """A pull is neither a turn nor a stop; stops in a corner that was left are forgotten (FD-TRICK-21)."""

    car: int

    def run(self, race: Race) -> None:
        drive = race.drive
        if race.corner_of(self.car) != race.track.corner[drive.start]:
            race.stops[self.car] = 0
        race.drive = IDLE


END_MOVEMENT: Final = [stacked(EndMovement(car)) for car in range(len(COLOURS))]
