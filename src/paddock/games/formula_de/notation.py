"""The table in words:

round 3 sky=variable wet=1 | red@main-7b gear=4 laps=1 pg=5/6, blue@main-5a gear=3 | main-9b=debris | car=red die=17

The race, the cars in the order of their numbers, the markers, and the turn that is being driven. Usual values are left
out, so that a position can be typed by hand.
"""

from typing import Any

from paddock.core import bad
from paddock.core.notation import SOURCE, read_value, write_value
from paddock.core.tasks import HIDDEN
from paddock.games.formula_de.book import Book
from paddock.games.formula_de.drive import IDLE
from paddock.games.formula_de.position import SKIES, Race
from paddock.games.formula_de.rules_setup import teams
from paddock.games.formula_de.tables import (
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
    LOADS,
    MARKERS,
    NOWHERE,
    STATUS,
    TOP_GEAR,
    UNKNOWN,
)
from paddock.games.formula_de.track import Track


def section(fields: tuple[str, ...], first: str, last: str) -> tuple[str, ...]:
    """The fields that a position declares from one to another."""
    return fields[fields.index(first) : fields.index(last) + 1]


# What is written, by the sections in which positions declare their fields. All other fields follow from these, or from
# the set-up.
FLAGS = section(Race.FIELDS, "wet", "over")
LISTS = section(Race.FIELDS, "order", "began")
SHARED_FACTS = section(Race.FIELDS, "team", "used")
OWN_FACTS = section(Race.FIELDS, "gear", "moved")
STANDING = section(Race.FIELDS, "status", "stops")
NUMBERS = (  # facts by car, in the order in which they are written
    "gear",
    *section(Book.FIELDS, "laps", "damaged"),
    *STANDING,
    *section(Book.FIELDS, "fresh", Book.FIELDS[-1]),
    *[name for name in OWN_FACTS if name not in ("gear", *STANDING)],
)
CELL_FIELDS = ("start", "run_a", "first_cell")
PATH_FIELDS = ("path", "walls")
WORDS: dict[str, tuple[str, ...]] = {"tyre": COMPOUNDS, "status": STATUS, "damaged": COMPONENTS}
USUAL_POINTS = [5, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0]
KINDS = {int: "a whole number", bool: "yes or no", tuple: "a list in brackets"}
LAST: list[Race] = []


def lay_out(race: Race) -> Race:
    """Make everything on an empty table usual: what a line leaves out is as it is here."""
    race.sheets_open = True
    race.team = teams(race)
    numbers = sorted(set(race.team))
    boxes = len(race.track.box_places) if race.rules.pit else 0
    race.box = [numbers.index(team) % boxes if boxes else NOWHERE for team in race.team]
    for car in range(race.cars):
        race.write_sheet(car, USUAL_POINTS)
    return race


def usual_race(race: Race) -> Race:
    """The usual table for a race. Positions of one race are often written in a row, so the last one is kept."""
    if not LAST or LAST[0].rules is not race.rules:
        LAST[:] = [lay_out(Race(race.rules, race.track, race.seats))]
    return LAST[0]


def facts_of(race: Race, name: str) -> list[int]:
    """A fact of all cars by name, wherever it is kept."""
    found: list[int] = getattr(race.book if name in Book.FIELDS else race, name)
    return found


# Writing


def write(race: Race) -> str:
    """The table in words."""
    usual = usual_race(race)
    cars = ", ".join(write_car(race, usual, car) for car in range(race.cars))
    markers = " ".join(f"{race.track.names[cell]}={write_marks(marks)}" for cell, marks in sorted(race.markers.items()))
    return " | ".join((write_race(race, usual), cars, markers or "-", write_drive(race)))


def write_race(race: Race, usual: Race) -> str:
    words = [f"round {race.round}", f"sky={SKIES[race.sky]}"]
    for name in FLAGS:
        value = getattr(race, name)
        if value != getattr(usual, name):
            words.append(f"{name}={write_value(value)}")
    for name in LISTS:
        cars: list[int] = getattr(race, name)
        if cars:
            words.append(f"{name}={','.join(COLOURS[car] for car in cars)}")
    return " ".join(words)


def write_car(race: Race, usual: Race, car: int) -> str:
    place = race.cell[car]
    words = [f"{COLOURS[car]}@{race.track.names[place] if place >= 0 else 'off'}"]
    for name in NUMBERS:
        number = facts_of(race, name)[car]
        if number != facts_of(usual, name)[car]:
            words.append(f"{name}={WORDS[name][number] if name in WORDS else number}")
    for name in SHARED_FACTS:
        value = getattr(race, name)[car]
        if value != getattr(usual, name)[car]:
            words.append(f"{name}={write_shared(name, value)}")
    for component, code in enumerate(COMPONENTS):
        left, full = race.has(car, component), race.most(car, component)
        if left != USUAL_POINTS[component] or full != left:
            words.append(f"{code}={points_word(left, full)}")
    return " ".join(words)


def write_shared(name: str, value: Any) -> str:
    if value == UNKNOWN and name in ("load", "ers"):
        return HIDDEN
    return LOADS[value] if name == "load" else write_value(value)


def points_word(left: int, full: int) -> str:
    """`5/6`: five left of six; `?-1`: the number at the start is unknown, one is gone."""
    if full < 0:
        return HIDDEN if left == full else f"{HIDDEN}{left - full}"
    return str(left) if left == full else f"{left}/{full}"


def write_marks(marks: int) -> str:
    return "+".join(name for name, bit in MARKERS if marks & bit)


def write_drive(race: Race) -> str:
    drive = race.drive
    if drive.car < 0:
        return "-"
    words = []
    for name in drive.FIELDS:
        value = getattr(drive, name)
        if value != getattr(IDLE, name):
            words.append(f"{name}={write_fact(race.track, name, value)}")
    return " ".join(words)


def write_fact(track: Track, name: str, value: Any) -> str:
    if name == "car":
        return str(COLOURS[value])
    if name in CELL_FIELDS:
        return str(track.names[value])
    if name in PATH_FIELDS:
        value = tuple(track.names[cell] for cell in value)
    if name == "hazards":
        value = tuple((track.names[cell], marks) for cell, marks in value)
    if name == "run_s":
        return hex(value)
    return write_value(value)


# Reading


def read(text: str, race: Race) -> Race:
    """The table back from its words, laid out on an empty one."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 4:
        raise bad(SOURCE, f"a table is 'race | cars | markers | turn', not '{text}'")
    lay_out(race)
    read_race(race, parts[0].split())
    cars = [words.split() for words in parts[1].split(", ")]
    if len(cars) != race.cars:
        raise bad(SOURCE, f"this race has {race.cars} cars, but {len(cars)} are written")
    for car, words in enumerate(cars):
        read_car(race, car, words)
    if parts[2] != "-":
        for word in parts[2].split():
            name, _, marks = word.partition("=")
            race.mark(cell_of(race.track, name), read_marks(marks))
    if parts[3] != "-":
        for word in parts[3].split():
            read_fact(race, word)
    return race


def read_race(race: Race, words: list[str]) -> None:
    if len(words) < 2 or words[0] != "round" or not words[1].isdigit():
        raise bad(SOURCE, f"a table starts with 'round 3', not '{' '.join(words)}'")
    race.round = int(words[1])
    for word in words[2:]:
        name, _, value = word.partition("=")
        if name == "sky" and value in SKIES:
            race.sky = SKIES.index(value)
        elif name in LISTS:
            setattr(race, name, [car_of(race, colour) for colour in value.split(",")])
        elif name in FLAGS:
            setattr(race, name, read_like(getattr(race, name), value, word))
        else:
            raise bad(SOURCE, f"a race has no '{word}'; known: sky {' '.join((*FLAGS, *LISTS))}")


def read_car(race: Race, car: int, words: list[str]) -> None:
    head = words[0] if words else ""
    colour, _, place = head.partition("@")
    if colour != COLOURS[car] or not place:
        raise bad(SOURCE, f"'{COLOURS[car]}@cell ...' should stand where '{head}' does")
    for word in words[1:]:
        read_car_word(race, car, word)
    if len(race.used[car]) < len(race.tricks[car]):
        race.used[car] = (0,) * len(race.tricks[car])
    if not 1 <= race.gear[car] <= TOP_GEAR:
        raise bad(SOURCE, f"a gear is 1 to {TOP_GEAR}, not {race.gear[car]}: {colour}")
    if place != "off":
        put(race, car, place)


def put(race: Race, car: int, place: str) -> None:
    """Put a car on a cell that is free."""
    cell = cell_of(race.track, place)
    if cell in race.at:
        raise bad(SOURCE, f"{COLOURS[race.at[cell]]} and {COLOURS[car]} cannot both stand on {place}")
    race.put(car, cell)


def read_car_word(race: Race, car: int, word: str) -> None:
    name, _, value = word.partition("=")
    if name in COMPONENTS:
        left, full = read_points(value, word)
        race.write_points(car, COMPONENTS.index(name), left, full)
    elif name in WORDS:
        facts_of(race, name)[car] = one_of(WORDS[name], value, word)
    elif name in SHARED_FACTS:
        facts = getattr(race, name)
        facts[car] = read_shared(name, facts[car], value, word)
    elif name in NUMBERS:
        facts_of(race, name)[car] = number(value)
    else:
        raise bad(SOURCE, f"a car has no '{word}'; known: {' '.join((*NUMBERS, *SHARED_FACTS, *COMPONENTS))}")


def read_shared(name: str, usual: Any, value: str, word: str) -> Any:
    if name in ("load", "ers") and value == HIDDEN:
        return UNKNOWN
    return one_of(LOADS, value, word) if name == "load" else read_like(usual, value, word)


def read_points(text: str, word: str) -> tuple[int, int]:
    """The points left, and those at the start."""
    if text.startswith(HIDDEN):
        change = number(text[1:]) if text[1:] else 0
        return UNKNOWN + change, UNKNOWN
    left_text, _, full_text = text.partition("/")
    left, full = number(left_text), number(full_text or left_text)
    if left > full:
        raise bad(SOURCE, f"'{word}' has more points left than at the start")
    return left, full


def read_fact(race: Race, word: str) -> None:
    name, _, value = word.partition("=")
    drive, track = race.drive, race.track
    if name == "car":
        drive.car = car_of(race, value)
    elif name in CELL_FIELDS:
        setattr(drive, name, cell_of(track, value))
    elif name in PATH_FIELDS:
        setattr(drive, name, tuple(cell_of(track, cell) for cell in read_like((), value, word)))
    elif name == "hazards":
        drive.hazards = tuple((cell_of(track, cell), marks) for cell, marks in read_like((), value, word))
    elif name == "run_s":
        drive.run_s = bits(value)
    elif name in drive.FIELDS:
        setattr(drive, name, read_like(getattr(drive, name), value, word))
    else:
        raise bad(SOURCE, f"a turn has no '{word}'; known: {' '.join(drive.FIELDS)}")


def read_like(usual: Any, text: str, word: str) -> Any:
    """A value of the same kind as the usual one."""
    value = read_value(text)
    if type(value) is not type(usual):
        raise bad(SOURCE, f"'{word}' should be {KINDS[type(usual)]}")
    return value


def one_of(names: tuple[str, ...], value: str, word: str) -> int:
    if value not in names:
        raise bad(SOURCE, f"'{word}' should be one of: {' '.join(names)}")
    return names.index(value)


def read_marks(text: str) -> int:
    known = dict(MARKERS)
    marks = text.split("+")
    if not set(marks) <= set(known):
        raise bad(SOURCE, f"a marker is {' or '.join(known)}, or several joined by +, not '{text}'")
    return sum(known[mark] for mark in set(marks))


def bits(text: str) -> int:
    if not text.startswith("0x") or not set(text[2:]) <= set("0123456789abcdef") or len(text) < 3:
        raise bad(SOURCE, f"'{text}' should be bits such as 0x1f")
    return int(text, 16)


def number(text: str) -> int:
    if not text.lstrip("-").isdigit():
        raise bad(SOURCE, f"'{text}' should be a whole number")
    return int(text)


def cell_of(track: Track, name: str) -> int:
    if name not in track.index:
        raise bad(SOURCE, f"{track.id} has no cell '{name}'")
    return track.index[name]


def car_of(race: Race, colour: str) -> int:
    cars = COLOURS[: race.cars]
    if colour not in cars:
        raise bad(SOURCE, f"there is no car '{colour}'; there are: {' '.join(cars)}")
    return cars.index(colour)
