"""What a seat may know: everything on the table, except for closed sheets and tricks that were not used yet."""

from typing import Any

from paddock.core import Dice
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.rules_sheets import (
    AllotPoints,
    ChooseLoad,
    ChooseSheets,
    Extras,
    FitErs,
    MakeSheets,
    bounds,
)
from paddock.games.formula_de.tables import (
    BODYWORK,
    BOUGHT,
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
    ENGINE,
    ERS,
    LOADS,
    MARKERS,
    SABOTAGE,
    STATUS,
    SUSPENSION,
    TRICK_POINTS,
    TRICKS,
    TYRES,
    UNKNOWN,
    WIDTH,
)

TELLING = (TYRES, ENGINE, BODYWORK, SUSPENSION)
"""Components whose last point leads to a spin or a test, for all to see."""


def sees_sheet(race: Race, seat: int | None, car: int) -> bool:
    """Sheets are open once the race starts, unless agreed otherwise; a driver always sees his own (FD-SETUP-02)."""
    return race.rules.sheets == "open" or race.sheets_open or race.driver[car] == seat


# The view


def view(race: Race, seat: int | None) -> dict[str, Any]:
    """All that a seat may know of the table (FD-SETUP-19)."""
    names = race.track.names
    return {
        "round": race.round,
        "sky": SKIES[race.sky],
        "wet": bool(race.wet),
        "settled": race.settled,
        "dark": race.dark,
        "yellow": bool(race.yellow),
        "markers": {
            names[cell]: [name for name, bit in MARKERS if marks & bit] for cell, marks in race.markers.items()
        },
        "order": [COLOURS[car] for car in race.order],
        "grid": [COLOURS[car] for car in race.grid],
        "finished": [COLOURS[car] for car in race.finished],
        "retired": [COLOURS[car] for car in race.retired],
        "weather_table": "".join(race.rules.weather_faces),
        "turn": view_drive(race),
        "cars": [view_car(race, seat, car) for car in range(race.cars)],
    }


def view_drive(race: Race) -> dict[str, Any] | None:
    """The turn that is being driven, all of which is public."""
    drive = race.drive
    if drive.car < 0:
        return None
    return {
        "car": COLOURS[drive.car],
        "declared": drive.declared,
        "face": drive.face,
        "extra": drive.extra,
        "path": [race.track.names[cell] for cell in drive.path],
        "excess": drive.excess,
    }


def view_car(race: Race, seat: int | None, car: int) -> dict[str, Any]:
    """Marker, gear, compound, spin and stall are public at all times (FD-SETUP-20, FD-SETUP-23)."""
    place, damaged = race.cell[car], race.book.damaged[car]
    known = sees_sheet(race, seat, car)
    return {
        "car": COLOURS[car],
        "seat": race.driver[car],
        "team": race.team[car],
        "box": race.box[car],
        "cell": race.track.names[place] if place >= 0 else None,
        "gear": race.gear[car],
        "laps": race.book.laps[car],
        "line": race.book.line[car],
        "tyre": COMPOUNDS[race.book.tyre[car]],
        "tyre_lap": race.book.tyre_lap[car] + 1,
        "status": STATUS[race.status[car]],
        "stops": race.stops[car],
        "damaged": COMPONENTS[damaged] if damaged >= 0 else None,
        "points": points_of(race, car) if known else None,
        "spent": [gone_of(race, car, part) for part in range(WIDTH)],
        "load": LOADS[race.load[car]] if known else None,
        "ers": bool(race.ers[car]) if known else None,
        "tricks": seen_tricks(race, seat, car),
        "sabotaged": race.book.sabotaged[car],
    }


def points_of(race: Race, car: int) -> dict[str, list[int]]:
    """Points left and at the start, by component."""
    return {code: [race.has(car, part), race.most(car, part)] for part, code in enumerate(COMPONENTS)}


def seen_tricks(race: Race, seat: int | None, car: int) -> list[str | None]:
    """Tricks are the owner's secret until they are first used."""
    own = race.driver[car] == seat
    return [TRICKS[trick] if own or trick in race.shown[car] else None for trick in race.tricks[car]]


# Hiding, and dealing again


def hide(race: Race, seat: int | None) -> None:
    """Replace what a seat cannot know by `UNKNOWN`."""
    race.load, race.ers = race.load[:], race.ers[:]
    for car in range(race.cars):
        if not sees_sheet(race, seat, car):
            hide_extras(race, car)
            for part in hidden_parts(race, car):
                hide_part(race, car, part)
        if race.driver[car] != seat:
            tricks = tuple(trick if trick in race.shown[car] else UNKNOWN for trick in race.tricks[car])
            race.tricks = [*race.tricks[:car], tricks, *race.tricks[car + 1 :]]


def hide_part(race: Race, car: int, part: int) -> None:
    """Hide the points of a component; how many are gone is public."""
    if not is_seen(race, car, part):
        race.write_points(car, part, UNKNOWN - gone_of(race, car, part), UNKNOWN)


def gone_of(race: Race, car: int, part: int) -> int:
    """The points of a component that a car has lost."""
    return race.most(car, part) - race.has(car, part)


def is_seen(race: Race, car: int, part: int) -> bool:
    """Whether a component gives itself away: its last point had consequences, or it was seen to be fitted."""
    if not gone_of(race, car, part):
        return False
    return part == ERS or (part in TELLING and race.has(car, part) == 0)


def hide_extras(race: Race, car: int) -> None:
    """Hide load and ERS, if they are in play and chosen."""
    if ERS in pending_parts(race, car):
        return
    if race.rules.aero:
        race.load[car] = UNKNOWN
    if race.rules.ers and not is_seen(race, car, ERS):
        race.ers[car] = UNKNOWN


def hidden_parts(race: Race, car: int) -> list[int]:
    """The components that a closed sheet hides: those written on it already that could be different."""
    pending = pending_parts(race, car)
    return [part for part in (*range(BOUGHT), ERS) if part not in pending and could_vary(race, part)]


def could_vary(race: Race, part: int) -> bool:
    """Whether two sheets could differ in a component; the number of tricks is public once they are dealt."""
    rules = race.rules
    if part == ERS:
        return rules.ers
    if part == TRICK_POINTS and tricks_dealt(race):
        return False
    return rules.most[part] > rules.least[part] and rules.points > sum(rules.least)


def tricks_dealt(race: Race) -> bool:
    """Whether the tricks are dealt."""
    return race.round > 0 or any(race.tricks)


def imagine(race: Race, seat: int | None, dice: Dice) -> None:
    """Deal again, consistently, what a seat cannot know."""
    for car in range(race.cars):
        if not sees_sheet(race, seat, car):
            deal_sheet(race, car, dice)
        if race.driver[car] != seat:
            deal_tricks(race, car, dice)


def deal_hidden(race: Race, dice: Dice) -> None:
    """Deal what a written position hides."""
    for car in range(race.cars):
        hidden = [part for part in range(WIDTH) if race.most(car, part) == UNKNOWN]
        if hidden or UNKNOWN in (race.load[car], race.ers[car]):
            for part in hidden:
                gone = gone_of(race, car, part)
                left = 1 if gone else 0
                race.write_points(car, part, left, gone + left)
            deal_sheet(race, car, dice)
        if UNKNOWN in race.tricks[car]:
            deal_tricks(race, car, dice)


def deal_sheet(race: Race, car: int, dice: Dice) -> None:
    """Deal a sheet that this car could have: it covers the points that it was seen to spend."""
    for part in hidden_parts(race, car):
        if part != ERS:
            deal_part(race, car, part, dice)
    if ERS not in pending_parts(race, car):
        deal_extras(race, car, dice)


def pending_parts(race: Race, car: int) -> list[int]:
    """Components that are not on the car's sheet yet."""
    which = car % race.rules.cars_a_seat
    found: list[int] = []
    for task in race.stack:
        if isinstance(task, (MakeSheets, ChooseSheets)) and task.which == which:
            return [*range(BOUGHT), ERS]
        if isinstance(task, AllotPoints) and race.driver[car] in task.seats and task.which == which:
            found.append(task.component)
        if isinstance(task, (Extras, FitErs, ChooseLoad)) and task.which == which:
            found.append(ERS)
    return found


def deal_part(race: Race, car: int, part: int, dice: Dice) -> None:
    """Deal the points of a component, within its bounds."""
    if is_seen(race, car, part):
        return
    gone = gone_of(race, car, part)
    low, high = bounds(race, car, part)
    low = max(low, gone + 1 if gone and part in TELLING else gone)
    full = low + dice.below(max(high - low, 0) + 1, f"imagine-sheet/{car}")
    race.write_points(car, part, full - gone, full)


def deal_extras(race: Race, car: int, dice: Dice) -> None:
    """Deal load and ERS, if they are in play; the car on the move keeps its own, which are in use."""
    rules = race.rules
    race.load, race.ers = race.load[:], race.ers[:]
    moving = race.drive.car == car
    if rules.aero and (race.load[car] == UNKNOWN or not moving):
        race.load[car] = dice.below(len(LOADS), f"imagine-load/{car}")
    if rules.ers and (race.ers[car] == UNKNOWN or not moving) and not is_seen(race, car, ERS):
        race.ers[car] = dice.below(2, f"imagine-ers/{car}")
        race.allot(car, ERS, rules.ers_points if race.ers[car] else 0)


def deal_tricks(race: Race, car: int, dice: Dice) -> None:
    """Deal unseen tricks: any that the car could have; a sabotage would have been used before the start."""
    shown, twins = race.shown[car], race.rules.trick_twins
    hidden: list[int] = []
    for _ in [trick for trick in race.tricks[car] if trick not in shown]:
        free = [trick for trick in race.rules.allowed_tricks if trick not in shown and (twins or trick not in hidden)]
        free = [trick for trick in free if trick != SABOTAGE or race.round == 0] or free
        hidden.append(free[dice.below(len(free), f"imagine-trick/{car}")])
    tricks = tuple(trick if trick in shown else hidden.pop() for trick in race.tricks[car])
    race.tricks = [*race.tricks[:car], tricks, *race.tricks[car + 1 :]]
