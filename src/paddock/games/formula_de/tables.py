"""The figures of the rules, read from the data once and shared by every race, and names for the small numbers that
stand for components, compounds, statuses and the like."""

import tomllib
from importlib.resources import files
from typing import Any, Final

ROOM: Final = "paddock.games.formula_de"
NOWHERE: Final = -1
NOBODY: Final = -1
UNKNOWN: Final = -1  # in place of a number that a seat cannot know


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(files(ROOM).joinpath("data", name).read_text(encoding="utf-8"))


_DATA: Final = _load("tables.toml")

PUSH_SIDES: Final = 3
CANNON_CELLS: Final = 4

# Components, in the order of the sheet. Positions and codes write them by their abbreviations. The first six are the
# typical ones, which can be repaired; the first ten are bought with points.
COMPONENTS: Final = ("pg", "pf", "pt", "pm", "pc", "ps", "px", "pb", "pp", "ts", "pe", "pu", "pz")
TYRES: Final = 0
BRAKES: Final = 1
GEARBOX: Final = 2
ENGINE: Final = 3
BODYWORK: Final = 4
SUSPENSION: Final = 5
CREW: Final = 6
BOOSTS: Final = 7
DRIVER: Final = 8
TRICK_POINTS: Final = 9
ERS: Final = 10
PUSH: Final = 11
FUEL: Final = 12
WIDTH: Final = 13
TYPICAL: Final = 6
BOUGHT: Final = 10
NO_DAMAGE: Final = -1  # in place of the component that damaged a car
LIMITS: Final[list[tuple[int, int]]] = [tuple(_DATA["components"][code]) for code in COMPONENTS[:BOUGHT]]

# Where a car stands in the race.
RACING: Final = 0
STALLED: Final = 1
SPUN: Final = 2
WRECKED: Final = 3  # out, but still on its cell
OUT: Final = 4
FINISHED: Final = 5
WAITING: Final = 6  # beside the track until the yellow-flag restart
STATUS: Final = ("racing", "stalled", "spun", "wrecked", "out", "finished", "waiting")

# What a car's last turn left it with: whether it must start again, and why.
NO_RESTART: Final = 0
AFTER_STALL: Final = 1
AFTER_SPIN: Final = 2

# A car's first turn is still to come: of the race, or after a yellow-flag restart.
NOT_STARTED: Final = 1
NOT_RESTARTED: Final = 2

# The next touch of the line completes no lap: on the way from the grid, or after a yellow-flag restart.
FROM_GRID: Final = 1
NEUTRAL: Final = 2

# What a car has to do under yellow flags.
NO_DUTY: Final = 0
TO_FINISH: Final = 1  # complete its lap
WAITS: Final = 2  # it has completed its lap on the track
JOINING: Final = 3  # it has completed its lap in the pit lane

# How far a car has come with its pit stop.
NOT_IN_PIT: Final = 0
HEADING: Final = 1  # for its box
STOPPED: Final = 2  # the exit roll is still to be made
FREE: Final = 3  # leaves in its next turn, without a roll
LEAVING: Final = 5

# What puts a car out.
BY_OVERSHOOTING: Final = 1
BY_BRAKING: Final = 2
BY_RELIABILITY: Final = 3
CAUSES: Final = ("", "overshooting", "braking", "reliability")

# What lies on a cell, as bits: a cell may have several.
DEBRIS: Final = 1
OIL: Final = 2
NAILS: Final = 4
MARKERS: Final = (("debris", DEBRIS), ("oil", OIL), ("nails", NAILS))

# Aerodynamic load.
MEDIUM_LOAD: Final = 0
HIGH_LOAD: Final = 1
LOW_LOAD: Final = 2
LOADS: Final = ("medium", "high", "low")

# Compounds.
COMPOUNDS: Final = ("hard", "medium", "soft", "intermediate", "wet")
HARD: Final = 0
MEDIUM: Final = 1
SOFT: Final = 2
INTERMEDIATE: Final = 3
WET: Final = 4
LAST_TYRE_LAP: Final = 2  # the column for all laps from the third on


def _tyre_table(name: str) -> list[list[list[int]]]:
    """A table by compound, then dry or wet, then lap of the set (from 0)."""
    return [[_DATA["tyres"][tyre][track][name] for track in ("dry", "wet")] for tyre in COMPOUNDS]


BONUS: Final = _tyre_table("bonus")
FACTOR: Final = _tyre_table("factor")
SLIDE: Final = _tyre_table("slide")

TOP_GEAR: Final = 6
# By gear, 0 to 6.
FACES: Final[list[list[int]]] = [[], *[_DATA["dice"][str(gear)] for gear in range(1, 7)]]
LOWEST: Final = [min(faces, default=0) for faces in FACES]
HIGHEST: Final = [max(faces, default=0) for faces in FACES]
WEATHER_FACE: Final[list[int]] = [_DATA["triggers"]["weather"].get(str(gear), 0) for gear in range(7)]
ENGINE_FACE: Final[list[int]] = [_DATA["triggers"]["engine"].get(str(gear), 0) for gear in range(7)]
TRIGGERS: Final = [[face for face in (WEATHER_FACE[gear], ENGINE_FACE[gear]) if face] for gear in range(7)]
CAP: Final[list[int]] = [_DATA["aero"]["cap"].get(str(gear), 99) for gear in range(7)]
LOW_BONUS: Final[list[int]] = [_DATA["aero"]["bonus"].get(str(gear), 0) for gear in range(7)]

EMERGENCY: Final[list[list[int]]] = [_DATA["emergency"][name] for name in ("brakes", "tyres", "body")]
STARRED: Final[list[list[int]]] = [_DATA["emergency"][name] for name in ("star-brakes", "star-tyres", "star-body")]
WORST_EXCESS: Final = 6

SHEETS: Final[dict[str, list[int]]] = {
    name: [weights[code] for code in COMPONENTS[:BOUGHT]] for name, weights in _DATA["sheets"].items()
}
WEATHER: Final[dict[str, list[str]]] = {name: list(faces) for name, faces in _DATA["weather"].items()}
SUDDEN_DEATH: Final[dict[str, list[list[int]]]] = _DATA["sudden-death"]

TRICKS: Final = ("", "oil", "smoke", "nails", "blades", "harpoon", "grenade", "explosion", "sabotage")
OIL_FLOOD: Final = 1
SMOKE: Final = 2
NAIL: Final = 3
BLADES: Final = 4
HARPOON: Final = 5
GRENADE: Final = 6
EXPLOSION: Final = 7
SABOTAGE: Final = 8
# How often a trick can be used: times a lap, or a negative number for times a race; blades last until they break.
USES: Final = (0, 1, -1, 2, -99, 1, -1, -1, -1)

# The first rolls of a sabotaged car that still take -1, as bits.
WEAK_BODY: Final = 1
WEAK_SUSPENSION: Final = 2
WEAK_ENGINE: Final = 4

COLOURS: Final = ("red", "blue", "yellow", "green", "black", "orange", "purple", "white", "brown", "teal")

# What a crash may do to a driver, and what a motivated driver gets in the next race, with the switch that gives it.
DEAD: Final = 1
TRAUMA: Final = 2
RECOVERED: Final = 3
MOTIVATED: Final = 4
INJURIES: Final = ("", "dead", "trauma", "recovered", "motivated")
REWARDS: Final = ("", "driver-point", "reroll", "grid")
ADVANTAGES: Final = ("", "free-points", "free-rerolls", "grid-advances")
