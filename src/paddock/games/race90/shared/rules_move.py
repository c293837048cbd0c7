"""Movement: sections entered, cars passed, a car sent back."""

from paddock.games.race90.shared.events import (
    BackOnTrack,
    Blocked,
    MoveEnded,
    Passed,
    PitStopMade,
    RobotBlocked,
    RobotMoveEnded,
    RobotPassed,
    RobotPitStopMade,
)
from paddock.games.race90.shared.position import NOBODY, NOWHERE, Race
from paddock.games.race90.shared.rules_table import join_lane, leave_lane, put, settle_lead, take_lead, without


def re_enter(race: Race, car: int) -> None:
    """The car stands on the track again, behind all cars of the section (R2-REC-41, R2-REC-50)."""
    ahead = (race.reentry[car] - race.progress[car]) % race.board.size
    race.off = without(race.off, car)
    race.reentry = put(race.reentry, car, NOWHERE)
    race.chances[car] = -1  # no contest this turn, anywhere (R2-CON-51, R2-REC-40)
    join_lane(race, car, race.progress[car] + ahead)
    if race.listening:
        race.tell(BackOnTrack(race.driver(car), race.where(race.section(car))))
    settle_lead(race)


def used_corner(race: Race, car: int) -> None:
    """A corner that the car has come through is used (R2-C-10 to R2-C-12)."""
    if race.now.pledge:
        use_corner(race, race.board.corner[race.section(car)])


def use_corner(race: Race, corner: int) -> None:
    """A corner need no longer be used (R2-C-10 to R2-C-12)."""
    race.now.pledge = tuple(each for each in race.now.pledge if each != corner)


def enter_next(race: Race, car: int) -> int:
    """Entering a section costs a point, and frees the spot of the one before (R2-E-07, R2-E-25, R2-STD-09).

    Empty sections are entered and left in one go, corners among them are used, and who comes beyond the Leader leads
    (R2-C-10 to R2-C-12, R2-ACT-20). Returns how many were entered.
    """
    now, lanes, size = race.now, race.lanes, race.board.size
    start = race.progress[car]
    lanes[start % size] = lanes[start % size][1:]
    race.spot[car] = NOWHERE
    progress = start + 1
    section = progress % size
    last = start + now.mp
    while progress < last and not lanes[section]:
        if now.pledge:
            use_corner(race, race.board.corner[section])
        progress += 1
        section = progress % size
    if now.pledge:
        use_corner(race, race.board.corner[section])
    race.progress[car] = progress
    lanes[section] += (car,)
    now.mp = last - progress
    now.moved = now.left = True
    if progress > race.progress[race.leader]:
        take_lead(race, car)
    return progress - start


def swap_places(race: Race, car: int, other: int, section: int, lane: tuple[int, ...], place: int, price: int) -> None:
    """The car is now ahead of the other, for a price; on the same lap it has overtaken it.

    R2-GEN-10 to R2-GEN-12, R2-STR-BANG-10
    Who overtakes the Leader leads (R2-ACT-20).
    """
    order = list(lane)
    order[place - 1], order[place] = car, other
    race.lanes[section] = tuple(order)
    gap = race.progress[car] - race.progress[other]
    now = race.now
    now.moved = True
    now.cleared = now.saved = now.offered = NOBODY
    if race.listening:
        kind = Passed if car < race.seats or other < race.seats else RobotPassed
        how = "overtake" if gap == 0 else "lap" if gap > 0 else "unlap"
        race.tell(kind(race.driver(car), race.driver(other), how, price))
    if gap == 0:
        now.overtook = True
        if other == race.leader:
            settle_lead(race)


def tell_blocked(race: Race, car: int, other: int, cost: int, has_flag: bool) -> None:
    """A car cannot pass the one ahead, and loses its points."""
    if race.listening and race.now.mp > 0:
        kind = Blocked if car < race.seats or other < race.seats else RobotBlocked
        why = "flag" if has_flag else "never" if cost < 0 else "price"
        race.tell(kind(race.driver(car), race.driver(other), race.now.mp, why))


def tell_end(race: Race, car: int) -> None:
    """Where a movement has ended."""
    if race.listening:
        kind = MoveEnded if car < race.seats else RobotMoveEnded
        race.tell(kind(race.driver(car), race.where(race.section(car))))


def stop_cause(race: Race, car: int) -> str:
    """Why a car stops: by what happened off the track, for fuel, for tyres, or by choice.

    R2-REC-21, R2-FUEL-04, R2-FUEL-12, R2-WX-34
    """
    if car in race.forced:
        return "forced"
    if car in race.called or (car < race.seats and race.fuel[car] == race.turn):
        return "fuel"
    return "own" if car < race.seats else "weather"


def tell_stop(race: Race, car: int, sections: int, why: str) -> None:
    """A stop, told when the car has gone back and before anyone else leads."""
    if race.listening:
        kind = PitStopMade if car < race.seats else RobotPitStopMade
        race.tell(kind(race.driver(car), sections, race.where(race.section(car)), why))


def move_back(race: Race, car: int, sections: int, why: str) -> None:
    """A stop takes the car back by some sections, to the end of its new one (R2-A-14, R2-A-16, R2-A-17, R2-A-53).

    It goes back from where it stood or lost control; flags on the way stay (R2-REC-45, R2-FLAG-40).
    """
    if car in race.off:
        race.off = without(race.off, car)
        race.reentry = put(race.reentry, car, NOWHERE)
        race.chances[car] = -1
    else:
        leave_lane(race, car)
    join_lane(race, car, race.progress[car] - sections)
    tell_stop(race, car, sections, why)
    settle_lead(race)
