"""From what a seat sees to a scene."""

from typing import Final

from paddock.circuits import circuit
from paddock.core import Match, Setup, Text, message
from paddock.games.formula_de.cars import car_text
from paddock.games.formula_de.options import component_text
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.rules_order import cells_come, classification
from paddock.games.formula_de.sight import seen_tricks, sees_sheet
from paddock.games.formula_de.tables import (
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
    DEBRIS,
    NAILS,
    OIL,
    OUT,
    ROOM,
    SPUN,
    STATUS,
    WIDTH,
)
from paddock.scene import Area, Board, Gauge, Mark, Piece, Player, Scene, Stage

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
        areas=areas,
        board=board(match.setup, lang).id,
        pieces=[*(stage.common(marker, race, cell) for cell in sorted(race.markers)), *on_board],
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
