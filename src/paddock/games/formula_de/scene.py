"""From what a seat sees to a scene."""

from typing import Final

from paddock.circuits import circuit
from paddock.core import Event, Match, Setup, Text, message
from paddock.games.formula_de.cars import car_text
from paddock.games.formula_de.events import DieRolled, ExtraDieRolled, GearDieRolled, TurnStarted
from paddock.games.formula_de.options import GEARS, component_text
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.rules_gears import ChooseGear
from paddock.games.formula_de.rules_order import cells_come, classification
from paddock.games.formula_de.sight import seen_tricks, sees_sheet
from paddock.games.formula_de.tables import (
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
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
    WIDTH,
)
from paddock.scene import Area, Board, Gauge, Mark, Piece, Player, Scene, Stage
from paddock.scene.frame import LOG_LINES

ROLLS: Final = (GearDieRolled, ExtraDieRolled, DieRolled)
SYMBOLS: Final = ("disc", "triangle", "star", "diamond", "square", "cross", "hexagon", "ring", "bars", "chevron")
ICONS: Final = (
    "tyre",
    "brake",
    "gear",
    "engine",
    "body",
    "suspension",
    "wrench",
    "booster",
    "helmet",
    "question",
    "battery",
    "flag",
    "fuel",
)
DIE_COLOURS: Final = ("black", "yellow", "orange", "red", "green", "purple", "blue")
"""The event die, then the dice of the gears."""
MARKER_ICONS: Final = ((OIL, "fuel"), (NAILS, "star"), (DEBRIS, "damage"))


def board(setup: Setup, lang: str) -> Board:
    """The drawing of the track."""
    return circuit(setup.circuit).board("cells", lang)


def scene(match: Match, seat: int | None, lang: str) -> Scene:
    """The table as a seat sees it."""
    race = match.race
    assert isinstance(race, Race)
    stage = Stage(match, seat, lang)
    on_board = [car_piece(stage, race, car) for car in range(race.cars) if race.cell[car] >= 0]
    beside = [car_piece(stage, race, car) for car in range(race.cars) if race.cell[car] < 0]
    areas = [Area("beside", stage.say(message(ROOM, "area-beside")), tuple(beside))] if beside else []
    areas += [*dice(stage, race), *gate(stage, race)]
    return stage.scene(
        status=status(race),
        players=[player(stage, race, each) for each in range(race.seats)],
        areas=areas,
        board=board(match.setup, lang).id,
        pieces=[*(marker(stage, race, cell) for cell in sorted(race.markers)), *on_board],
    )


def dice(stage: Stage, race: Race) -> list[Area]:
    """The dice that were rolled since the latest turn began."""
    told = stage.match.heard(stage.seat, max(0, len(race.told or ()) - LOG_LINES))
    begun = max((number for number, event in enumerate(told) if isinstance(event, TurnStarted)), default=-1)
    rolled = [event for event in told[begun + 1 :] if isinstance(event, ROLLS)]
    pieces = tuple(die(stage, event, f"die-{race.round}-{number}") for number, event in enumerate(rolled))
    return [Area("dice", stage.say(message(ROOM, "area-dice")), pieces)] if pieces else []


def die(stage: Stage, event: Event, name: str) -> Piece:
    """A die that shows its face; its name tells it from the one rolled before."""
    assert isinstance(event, ROLLS)
    colour = DIE_COLOURS[event.gear if isinstance(event, GearDieRolled) else 0]
    label = event.label(stage.lang, stage.match.setup.names)
    return Piece(
        f"{name}-{event.car.number}-{event.face}", "die", label, colour, "", (Mark("centre", str(event.face)),)
    )


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
    )


def car_piece(stage: Stage, race: Race, car: int) -> Piece:
    """A car with its gear, on the board or beside it."""
    state = STATUS[race.status[car]]
    label = stage.say(message(ROOM, "car-label", car=car_text(car), gear=race.gear[car], status=state))
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


def player(stage: Stage, race: Race, seat: int) -> Player:
    """A player with the gauges of all cars of the seat."""
    cars = [car for car in range(race.cars) if race.driver[car] == seat]
    gauges = [gauge for car in cars for gauge in car_gauges(stage, race, car, len(cars) > 1)]
    order = classification(race) if race.round else []
    place = min((order.index(car) + 1 for car in cars), default=1) if order else None
    tags = stage.tags(seat)
    if all(race.status[car] == OUT for car in cars):
        tags = (*tags, "out")
    come = max((cells_come(race, car) for car in cars if race.status[car] != OUT), default=None) if order else None
    return Player(seat, stage.name(seat), COLOURS[cars[0]], SYMBOLS[cars[0]], place, tuple(gauges), tags, come)


def car_gauges(stage: Stage, race: Race, car: int, named: bool) -> list[Gauge]:
    """The gauges of a car that a seat may see; if a seat has two cars, each gauge names its car."""
    before = f"{stage.say(car_text(car))}: " if named else ""
    mine = f"{COLOURS[car]}-" if named else ""

    def gauge(name: str, label: Text, value: int, most: int | None, icon: str, text: str = "") -> Gauge:
        return Gauge(f"{mine}{name}", before + stage.say(label), value, most, icon, text)

    tyres = stage.say(message(ROOM, "tyre-text", tyre=COMPOUNDS[race.book.tyre[car]], lap=race.book.tyre_lap[car] + 1))
    found = [
        gauge("gear", message(ROOM, "gauge-gear"), race.gear[car], 6, "gear"),
        gauge("laps", message(ROOM, "gauge-laps"), race.book.laps[car], race.rules.laps, "lap"),
        gauge("tyre", message(ROOM, "gauge-tyre"), race.book.tyre_lap[car] + 1, None, "tyre", tyres),
        gauge("stops", message(ROOM, "gauge-stops"), race.stops[car], None, "flag"),
    ]
    if sees_sheet(race, stage.seat, car):
        for part in range(WIDTH):
            if race.most(car, part):
                label = component_text(part)
                found.append(gauge(COMPONENTS[part], label, race.has(car, part), race.most(car, part), ICONS[part]))
    tricks = seen_tricks(race, stage.seat, car)
    if tricks:
        names = tuple(message(ROOM, "trick-name", trick=trick or "hidden") for trick in tricks)
        text = stage.say(message(ROOM, "trick-list", tricks=names))
        found.append(gauge("tricks", message(ROOM, "gauge-tricks"), len(tricks), None, "question", text))
    return found
