"""From what a seat sees to a scene."""

from typing import Final

from paddock.circuits import circuit
from paddock.core import Match, Setup, Text, message
from paddock.games.formula_de.gauges import car_gauges, cells_come
from paddock.games.formula_de.options import GEARS
from paddock.games.formula_de.places import SIGN, cells_to_corner, corner_name
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.rules_dice import ChangeDie
from paddock.games.formula_de.rules_gears import ChooseGear
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.rules_order import classification
from paddock.games.formula_de.tables import (
    COLOURS,
    DEBRIS,
    HIGHEST,
    LOWEST,
    NAILS,
    OIL,
    OUT,
    ROOM,
    SPUN,
    STATUS,
    TOP_GEAR,
)
from paddock.scene import Area, Board, Mark, Piece, Player, Scene, Stage

SYMBOLS: Final = ("disc", "triangle", "star", "diamond", "square", "cross", "hexagon", "ring", "bars", "chevron")
DIE: Final = "die-"
ROLLED: Final = ("gear", "extra", "event")
"""The dice of a turn that are rolled; the others are sums."""
MARKER_ICONS: Final = ((OIL, "fuel"), (NAILS, "star"), (DEBRIS, "damage"))


def board(setup: Setup, lang: str) -> Board:
    """The drawing of the track."""
    return circuit(setup.circuit).board("cells", lang)


def scene(match: Match, seat: int | None, lang: str) -> Scene:
    """The table as a seat sees it."""
    race = match.race
    assert isinstance(race, Race)
    stage = Stage(match, seat, lang)
    on_board = [stage.common(car_piece, race, car) for car in range(race.cars) if race.cell[car] >= 0]
    beside = [stage.common(car_piece, race, car) for car in range(race.cars) if race.cell[car] < 0]
    areas = [Area("beside", stage.say(message(ROOM, "area-beside")), tuple(beside))] if beside else []
    return stage.scene(
        status=status(race),
        players=[stage.of_seat(player, race, each) for each in range(race.seats)],
        areas=[*areas, *stage.common(turn_area, race), *gate(stage, race)],
        board=board(match.setup, lang).id,
        pieces=[*(stage.common(marker, race, cell) for cell in sorted(race.markers)), *on_board, *due(stage, race)],
    )


def status(race: Race) -> Text:
    """The round, the leader's lap, the sky."""
    return message(
        ROOM,
        "status",
        round=race.round,
        lap=race.leader_lap(),
        laps=race.rules.laps,
        sky=SKIES[race.sky],
        wet=bool(race.wet),
        dark=race.dark,
        yellow=bool(race.yellow),
        settled=race.settled,
        sudden=race.time_up,
    )


def car_piece(stage: Stage, race: Race, car: int) -> Piece:
    """A car with its gear, on the board or beside it."""
    state = STATUS[race.status[car]]
    label = stage.say(message(ROOM, "car-label", car=race.car(car), gear=race.gear[car], status=state))
    place = race.cell[car]
    tags = [state] if race.status[car] else []
    if race.is_damaged(car):
        tags.append("damaged")
    if race.drive.car == car:
        tags.append("active")
    marks = (Mark("centre", str(race.gear[car])),) if race.status[car] <= SPUN else ()
    where = race.track.names[place] if place >= 0 else ""
    return Piece(COLOURS[car], "car", label, COLOURS[car], SYMBOLS[car], marks, tuple(tags), where, race.driver[car])


def marker(stage: Stage, race: Race, cell: int) -> Piece:
    """Debris, oil or nails on a cell."""
    marks, name = race.markers[cell], race.track.names[cell]
    label = message(ROOM, "marker-label", debris=bool(marks & DEBRIS), oil=bool(marks & OIL), nails=bool(marks & NAILS))
    icon = next(icon for bit, icon in MARKER_ICONS if marks & bit)
    words = " ".join(stage.say(label).split())
    return Piece(f"marker-{name}", "chip", words, "sand", icon, at=name)


def due(stage: Stage, race: Race) -> list[Piece]:
    """On the sign of the viewer's corner, or of the next one: the stops made and those it asks for (FD-CORNER-01)."""
    own = [car for car in range(race.cars) if race.driver[car] == stage.seat and 0 <= race.cell[car] < race.track.size]
    if not own:
        return []
    car = race.drive.car if race.drive.car in own else own[0]
    corner = cells_to_corner(race.track, race.cell[car])[1]
    if corner < 0:
        return []
    stops = race.track.stops[corner]
    made = min(stops, race.stops[car]) if race.corner_of(car) == corner else 0
    words = message(ROOM, "stops-text", made=made, stops=stops, corner=corner_name(race.track, corner))
    colour = "green" if made >= stops else "red"
    marks = (Mark("centre", f"{made}/{stops}"),)
    name = race.track.board.corners[corner].id
    return [Piece(f"due-{name}", "tag", stage.say(words), colour, "flag", marks, at=f"{SIGN}{name}")]


def player(stage: Stage, race: Race, seat: int) -> Player:
    """A player with the gauges of all cars of the seat."""
    cars = [car for car in range(race.cars) if race.driver[car] == seat]
    gauges = [gauge for car in cars for gauge in car_gauges(stage, race, car)]
    order = classification(race) if race.round else []
    place = min((order.index(car) + 1 for car in cars), default=1) if order else None
    tags = stage.tags(seat)
    if all(race.status[car] == OUT for car in cars):
        tags = (*tags, "out")
    come = max((cells_come(race, car) for car in cars if race.status[car] != OUT), default=None) if order else None
    return Player(seat, stage.name(seat), COLOURS[cars[0]], SYMBOLS[cars[0]], place, tuple(gauges), tags, come)


# The turn that is being driven


def turn_area(stage: Stage, race: Race) -> list[Area]:
    """The dice of the turn: what was rolled, what it adds up to, and what a block leaves over."""
    drive, top = race.drive, race.stack[-1] if race.stack else None
    dice = [("gear", drive.die), ("extra", drive.extra), ("excess", drive.excess)]
    if isinstance(top, Segment):
        dice.append(("cells", top.cells))
    if isinstance(top, ChangeDie):
        dice.append(("event", top.face))
    found = tuple(die(stage, drive.car, kind, value) for kind, value in dice if value and drive.car >= 0)
    return [Area("turn", stage.say(message(ROOM, "area-turn", car=race.car(drive.car))), found)] if found else []


def die(stage: Stage, car: int, kind: str, value: int) -> Piece:
    """A die, or what dice add up to."""
    label = stage.say(message(ROOM, "die-label", die=kind, value=value))
    shape = "die" if kind in ROLLED else "chip"
    return Piece(f"{DIE}{kind}", shape, label, COLOURS[car], marks=(Mark("centre", str(value)),))


def gate(stage: Stage, race: Race) -> list[Area]:
    """The gate of the gear lever, while the viewer chooses a gear."""
    task = race.stack[-1] if race.stack else None
    if not isinstance(task, ChooseGear) or stage.seat not in stage.match.to_move:
        return []
    gears = tuple(gear_piece(stage, race, task.car, gear) for gear in range(1, TOP_GEAR + 1))
    return [Area("gate", stage.say(message(ROOM, "area-gate")), gears, "gate", owner=stage.seat)]


def gear_piece(stage: Stage, race: Race, car: int, gear: int) -> Piece:
    """A gear with what its die throws."""
    label = stage.say(message(ROOM, "gear-label", gear=gear, low=LOWEST[gear], high=HIGHEST[gear]))
    marks = (Mark("centre", str(gear)), Mark("bottom", f"{LOWEST[gear]}\N{EN DASH}{HIGHEST[gear]}"))
    tags = ("engaged",) if race.gear[car] == gear else ()
    return Piece(GEARS[gear].code, "gear", label, "white", "", marks, tags, owner=stage.seat)
