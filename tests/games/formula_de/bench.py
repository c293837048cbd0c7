"""A workbench for rule tests: small boards, positions typed by hand, and dice that fall as told."""

from typing import Any

from games.formula_de.brute import Outcome
from paddock.circuits.small import named_board, small_board
from paddock.core import Match
from paddock.games.formula_de.notation import facts_of
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.setup import FormulaDe
from paddock.games.formula_de.tables import COLOURS, COMPONENTS
from paddock.games.formula_de.track import TRACKS, Track
from paddock.games.formula_de.ways.way import Way

# A ring with everything: a long straight with the line, pits and grid, a corner of each value, straights between.
RING = """
track 3 lanes from -40 to 200
line 0
corner one from 40 to 52 stops 1
corner two from 80 to 96 stops 2
corner three from 120 to 140 stops 3
grid a-2 c-4 a-6 c-8 a-10 c-12 a-14 c-16 a-18 c-20
pit right from c-30 to c20 boxes 5
weather rain 1-7 variable 8-12 fair 13-20
soft 110
"""
# Two corners that follow each other, and a straight too short to matter.
CHICANE = """
track 3 lanes from -20 to 120
line 0
corner in from 20 to 28 stops 1
corner out from 29 to 37 stops 1
corner far from 42 to 60 stops 2
grid a-2 c-4 a-6 c-8
"""
# Four lanes with a wall on the right, all round.
OVAL = """
track 4 lanes from -40 to 160
line 0
corner turn from 60 to 90 stops 1
wall right
grid a-2 d-3 a-6 d-7 a-10 d-11
"""
# One lane: no car can pass another.
LANE = """
track 1 lanes from -20 to 120
line 0
corner bend from 40 to 58 stops 1
corner hard from 80 to 96 stops 2
grid a-2 a-4 a-6
"""

# The line is the third cell beyond a corner.
FINISH = """
track 3 lanes from -4 to 160
line 0
corner last from 140 to 158 stops 1
grid a30 c28
"""

# Corners at both ends of the list of cells.
ENDS = """
track 3 lanes from 0 to 80
line 40
corner first from 0 to 12 stops 2
corner last from 66 to 79 stops 2
grid a36 c34
"""

# Two corners of a cell or two in a row: three cells may enter both.
SHORT = """
track 3 lanes from -20 to 120
line 0
corner in from 40 to 41 stops 1
corner out from 42 to 45 stops 1
corner far from 70 to 71 stops 1
corner end from 72 to 75 stops 1
grid a-2 c-4 a-6 c-8
"""

# The pit lane is entered just behind a corner.
CLOSE = """
track 3 lanes from -80 to 120
line 0
corner last from -50 to -36 stops 1
corner first from 60 to 70 stops 1
grid a-2 c-4 a-6 c-8 a-10 c-12
pit right from c-28 to c20 boxes 3
"""

BOARDS = {
    "ends": ENDS,
    "short": SHORT,
    "finish": FINISH,
    "ring": RING,
    "close": CLOSE,
    "chicane": CHICANE,
    "oval": OVAL,
    "lane": LANE,
}
for name, text in BOARDS.items():
    TRACKS[name] = Track(small_board(text, name))
for name in ("t", "v", "vv", "w", "s", "s2", "pit"):
    TRACKS[name] = Track(named_board(name))


class Bench(FormulaDe):
    """The game on little boards."""

    circuits = (*BOARDS, "t", "v", "vv", "w", "s", "s2", "pit", "monza")


BENCH = Bench()
NO_PIT = ("ends", "short", "finish", "chicane", "oval", "lane", "t", "v", "vv", "w", "s", "s2")


def at(
    cars: str, tasks: str, board: str = "ring", race: str = "", on: str = "", markers: str = "-", turn: str = "-"
) -> Match:
    """A match at a position: cars as in a line, at least two; everything else is usual."""
    colours = [car.split("@")[0] for car in cars.split(", ")]
    if len(colours) < 2:
        cars += f", {COLOURS[1]}@off status=out retired"
        cars = cars.replace(" retired", "")
    seats = max(2, len(colours))
    setup = f"{seats} {board} {on} weather=fair" if "weather=" not in on else f"{seats} {board} {on}"
    if board in NO_PIT and "pit=" not in on:
        setup += " pit=off"
    order = "" if "order=" in race else f" order={','.join(COLOURS[:seats])}"
    head = f"round 5 {race if 'sky=' in race else 'sky=fair ' + race}{order}"
    return BENCH.at(f"{setup} | {head} | {cars} | {markers} | {turn} | {tasks}", open_chance=True)


def turn(cars: str, car: str = "red", **given: str) -> Match:
    """A match at the start of a car's turn."""
    return at(cars, f"Turn {COLOURS.index(car)}", **given)


def fall(match: Match, *faces: int | str) -> Match:
    """Chance falls as told; a plain number is a face of whatever die is next."""
    for face in faces:
        assert match.chance is not None, f"nobody rolls here: {match.position}"
        match.fall(str(face))
    return match


def choose(match: Match, *codes: str) -> Match:
    """The seat to move chooses, code by code."""
    for code in codes:
        match.choose(match.to_move[0], code)
    return match


def play(match: Match, *steps: int | str) -> Match:
    """Choices and rolls in turn: a number is a roll, a word a choice."""
    for step in steps:
        if isinstance(step, int):
            fall(match, step)
        else:
            choose(match, step)
    return match


def codes(match: Match) -> list[str]:
    """What can be chosen now; empty while dice fall or the race is over."""
    return match.decision(match.to_move[0]).codes if match.to_move else []


def rolls(match: Match) -> str:
    """What the next roll is for; empty if a driver chooses."""
    return match.chance.purpose.split("/")[0] if match.chance else ""


def race_of(match: Match) -> Race:
    assert isinstance(match.race, Race)
    return match.race


def outcome_of(way: Way) -> Outcome:
    """What a way brings, as `brute.outcome` says it of a path."""
    overs, trail = tuple(over[:3] for over in way.overs), way.trail
    return (way.cell, overs, trail.hazards, trail.walls, trail.kerb, trail.doubled, trail.crossed, trail.forced)


def points(match: Match, car: str, code: str) -> int:
    """Points left of a component."""
    return race_of(match).has(COLOURS.index(car), COMPONENTS.index(code))


def fact(match: Match, car: str, name: str) -> Any:
    """A fact of a car by name."""
    return facts_of(race_of(match), name)[COLOURS.index(car)]


def cell(match: Match, car: str) -> str:
    """Where a car stands, empty beside the track."""
    race = race_of(match)
    place = race.cell[COLOURS.index(car)]
    return race.track.names[place] if place >= 0 else ""


def told(match: Match, event: str) -> list[Any]:
    """The events of a kind, by class name."""
    return [each for each in match.events if type(each).__name__ == event]


def plain(match: Match) -> list[str]:
    """The names of the cells that can be reached without braking."""
    return sorted({code.split("+")[0] for code in codes(match) if "+b" not in code})


def move(cars: str, cells: int, car: str = "red", segment: str = "main", **given: str) -> Match:
    """A match in which a car has this number of cells to drive now."""
    number = COLOURS.index(car)
    start = next(words.split()[0].split("@")[1] for words in cars.split(", ") if words.startswith(car))
    memory = given.pop("turn", "")
    turn_words = f"car={car} start={start} {memory}".strip()
    tasks = f"Segment {number} {segment} {cells}; EndMovement {number}; Round"
    return at(cars, tasks, turn=turn_words, **given)


def race_at(
    car: str, turn: str = "", on: str = "", race: str = "", board: str = "ring", others: str = "blue@a60"
) -> Race:
    """A race in the middle of red's turn, with nothing more to be done."""
    start = car.split()[0].partition("@")[2]
    place = "" if start == "off" or "start=" in turn else f"start={start}"
    found = race_of(at(f"{car}, {others}", "ChooseGear 1", board, race, on, turn=f"car=red {place} {turn}"))
    found.stack[:] = []
    return found


def asked(race: Race) -> list[str]:
    """What is to be done, the next thing first."""
    return [type(task).__name__ for task in race.stack[::-1]]
