"""Why a thing on the table cannot be chosen in the present decision: cells, cars, markers, gauges."""

from paddock.core import Decision, Match, Refusal, Text, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.places import SIGN, corner_name, place_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.reasons_ways import cells_away, is_behind, why_no_way
from paddock.games.formula_de.rules_emergency import ChooseRammed
from paddock.games.formula_de.rules_gears import ChooseGear
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import COLOURS, GRENADE, NOBODY, OUT, ROOM
from paddock.games.formula_de.tricks.holding import can_use
from paddock.games.formula_de.tricks.oil_flood import OilFlood
from paddock.games.formula_de.tricks.own_turn import StartTricks
from paddock.games.formula_de.tricks.sabotage import ChooseTeam

MARKER, DUE = "marker-", "due-"


def why_not(match: Match, seat: int, thing: str) -> Refusal | None:
    """The reason for this very thing; None if the table has no such thing."""
    race, decision = match.race, match.decision(seat)
    assert isinstance(race, Race)
    mine = own_car(race, seat, decision)
    if thing in COLOURS[: race.cars]:
        return of_car(race, decision, mine, COLOURS.index(thing))
    if thing in race.track.index:
        return of_cell(race, decision, mine, race.track.index[thing])
    if thing.startswith("gear-"):
        return of_gear(race, decision, mine, thing)
    if thing.startswith("die-"):
        return later(decision, message(ROOM, "die-seen"))
    if thing.startswith((SIGN, DUE)):
        return of_corner(race, thing.removeprefix(SIGN).removeprefix(DUE))
    if thing.startswith(MARKER):
        return of_marker(race, decision, mine, thing.removeprefix(MARKER))
    return None


def own_car(race: Race, seat: int, decision: Decision) -> int:
    """The car that the question is about; else the first of the seat."""
    task = decision.task
    return task.car if isinstance(task, CarChoice) else race.driver.index(seat)


def later(decision: Decision, why: Text) -> Refusal:
    """What the thing is, and what has to be decided before it can matter."""
    return Refusal(message(ROOM, "why-later", why=why, prompt=decision.prompt), decision.rule)


def of_gear(race: Race, decision: Decision, car: int, code: str) -> Refusal:
    """A gear is chosen at the start of the turn."""
    task = decision.task
    refusal = task.refusal(race, code) if isinstance(task, ChooseGear) else None
    return refusal or later(decision, message(ROOM, "gear-seen", gear=race.gear[car]))


# Cells


def of_cell(race: Race, decision: Decision, car: int, cell: int) -> Refusal:
    """A segment ends on a cell, an oil flood begins on one; other questions come before or after the drive."""
    task = decision.task
    if isinstance(task, Segment):
        return why_no_way(race, task.car, task.kind_of, task.cells, cell)
    if isinstance(task, OilFlood):
        return why_no_oil(race, cell)
    return later(decision, cell_text(race, car, cell))


def why_no_oil(race: Race, cell: int) -> Refusal:
    """Oil lies on three cells in a row of the way that was driven."""
    on_way = cell in race.drive.path and cell < race.track.size
    return Refusal(message(ROOM, "oil-too-late" if on_way else "oil-off-way"), "FD-TRICK-06")


def cell_text(race: Race, car: int, cell: int) -> Text:
    """Where a cell is, seen from a car."""
    track, here = race.track, race.cell[car]
    place = place_text(track, cell)
    if cell in race.at:
        place = message(ROOM, "cell-with-car", place=place, car=race.car(race.at[cell]))
    if here < 0:
        return message(ROOM, "cell-seen", away="apart", cells=0, place=place)
    if here == cell:
        return message(ROOM, "cell-seen", away="here", cells=0, place=place)
    if cell >= track.size or is_behind(track, here, cell):
        return message(ROOM, "cell-seen", away="apart" if cell >= track.size else "behind", cells=0, place=place)
    return message(ROOM, "cell-seen", away="ahead", cells=cells_away(track, here, cell), place=place)


def of_corner(race: Race, name: str) -> Refusal | None:
    """A sign says what its corner asks for."""
    names = [corner.id for corner in race.track.board.corners]
    if name not in names:
        return None
    corner = names.index(name)
    words = message(ROOM, "corner-seen", corner=corner_name(race.track, corner), stops=race.track.stops[corner])
    return Refusal(words, "FD-CORNER-01")


# Cars and markers


def of_car(race: Race, decision: Decision, mine: int, car: int) -> Refusal:
    """Some questions are answered by touching a car; to others a car is only where it stands."""
    task, named = decision.task, race.car(car)
    if isinstance(task, ChooseRammed):
        return Refusal(message(ROOM, "car-not-ahead", car=named), "FD-EMERG-21")
    if isinstance(task, ChooseTeam):
        return Refusal(message(ROOM, "car-own-team", car=named), "FD-TRICK-40")
    if isinstance(task, StartTricks):
        return why_no_grenade(race, mine, car)
    if isinstance(task, Segment) and race.cell[car] >= 0:
        return why_no_way(race, task.car, task.kind_of, task.cells, race.cell[car])
    return later(decision, car_seen(race, mine, car))


def why_no_grenade(race: Race, mine: int, car: int) -> Refusal:
    """A grenade hits an opponent on an adjacent cell."""
    if not can_use(race, mine, GRENADE):
        return Refusal(message(ROOM, "grenade-none"), "FD-TRICK-23")
    if race.team[car] == race.team[mine]:
        return Refusal(message(ROOM, "car-own-team", car=race.car(car)), "FD-TRICK-40")
    if not race.is_running(car):
        return Refusal(message(ROOM, "car-out", car=race.car(car)), "FD-TRICK-23")
    return Refusal(message(ROOM, "grenade-far", car=race.car(car)), "FD-TRICK-23")


def car_seen(race: Race, mine: int, car: int) -> Text:
    """Whose car it is and where it stands."""
    place = race.cell[car]
    state = "out" if race.status[car] == OUT else "beside" if place < 0 else "placed"
    if race.driver[car] == race.driver[mine]:
        return message(ROOM, "car-seen-own", car=race.car(car), state=state)
    where = place_text(race.track, place) if place >= 0 else ""
    return message(ROOM, "car-seen", car=race.car(car), state=state, place=where)


def of_marker(race: Race, decision: Decision, mine: int, name: str) -> Refusal | None:
    """A marker is no choice; the cell beneath it may be one, at its risk."""
    cell = race.track.index.get(name, NOBODY)
    if cell not in race.markers:
        return None
    reached = any(name in option.targets for option in decision.options)
    if reached:
        return Refusal(message(ROOM, "marker-cell"), "FD-HAZ-04")
    return of_cell(race, decision, mine, cell)
