"""What is told of drives and rolls: the move, what it passed, who leads, what a check needed and brought."""

from typing import TYPE_CHECKING, Final

from paddock.games.formula_de.events import (
    CarMoved,
    Checked,
    CheckPassed,
    LapDone,
    LapLed,
    LeadInherited,
    LeadTaken,
    Overtook,
)
from paddock.games.formula_de.places import place_on
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_order import places_of
from paddock.games.formula_de.tables import NOBODY, SPUN
from paddock.games.formula_de.ways.segments import slip_leader
from paddock.games.formula_de.ways.trail import KERB_MINUS, KERB_PLUS
from paddock.games.formula_de.ways.way import Way

if TYPE_CHECKING:
    from paddock.games.formula_de.rules_dice import EventTest

SIDES: Final = 20


def tell_check(race: Race, test: "EventTest", car: int, args: tuple[int, ...], face: int, verdict: int) -> None:
    """A roll in one sentence: what was needed, what fell, what it means."""
    needed = [side for side in range(1, SIDES + 1) if test.verdict(race, car, args, side, side) == test.good]
    told = CheckPassed if verdict == test.good else Checked
    other = race.car(args[0]) if test.against else None
    race.tell(told(race.car(car), test.name, test.words[verdict], face, min(needed, default=SIDES + 1), other))


def tell_move(race: Race, car: int, kind: str, way: Way, brakes: int, charge: int) -> None:
    """A segment before it is driven, so that the line and the pit lane come after it."""
    track, trail = race.track, way.trail
    leader = slip_leader(race, car, race.cell[car]) if kind == "slip" else NOBODY
    kerb = "longer" if trail.kerb == KERB_PLUS else "shorter" if trail.kerb == KERB_MINUS else ""
    race.tell(
        CarMoved(
            race.car(car),
            kind,
            race.gear[car],
            place_on(track, race.cell[car]),
            place_on(track, way.cell),
            way.steps,
            brakes,
            kerb,
            len(trail.doubled),
            charge,
            trail.forced and not race.drive.forced,
            None if leader == NOBODY else race.car(leader),
        )
    )


def running_order(race: Race) -> list[int]:
    """The cars on the track and in the pit lane that still race, from the first to the last."""
    cars = [car for car in range(race.cars) if race.status[car] <= SPUN and race.cell[car] >= 0]
    places = places_of(race, cars)
    places.sort(reverse=True)
    return [-place[5] for place in places]


def tell_passes(race: Race, car: int, before: list[int]) -> None:
    """The cars that a drive has left behind, and the lead if it brought it."""
    after = running_order(race)
    ahead = before[: before.index(car)] if car in before else []
    passed = [other for other in ahead if other in after[after.index(car) :]] if car in after else []
    if passed:
        race.tell(Overtook(race.car(car), race.named(passed)))
        if after[0] == car and is_open(race):
            race.tell(LeadTaken(race.car(car), race.car(before[0]), place_on(race.track, race.cell[car])))


def is_open(race: Race) -> bool:
    """Whether the lead can still change: no car has taken the flag or waits for a restart."""
    return not (race.finished or race.crossed)


def tell_heir(race: Race, before: list[int]) -> None:
    """The leader is out: the next car leads, unless the race is decided."""
    after = running_order(race)
    if len(after) > 1 and after[0] != before[0] and is_open(race):
        race.tell(LeadInherited(race.car(after[0])))


def tell_lap(race: Race, car: int) -> None:
    """A lap is completed; if the leader has begun another, the order behind."""
    laps = race.book.laps
    race.tell(LapDone(race.car(car), laps[car]))
    others = [other for other in running_order(race) if other != car]
    if is_open(race) and others and laps[car] < race.rules.laps and all(laps[other] < laps[car] for other in others):
        race.tell(LapLed(race.car(car), laps[car] + 1, race.rules.laps, race.named(others)))
