"""The table in words:

round 3 sky=variable wet=1 | red@main-7b gear=4 laps=1 pg=5/6, blue@main-5a gear=3 | main-9b=debris | car=red die=17

The race, the cars in the order of their numbers, the markers, and the turn that is being driven. Whatever is as usual
is left out, so that a position can be typed by hand.
"""

from typing import Any

from paddock.core import Setup, bad
from paddock.core.notation import SOURCE, read_value, write_value
from paddock.core.tasks import HIDDEN
from paddock.games.formula_de.position import CAR_FIELDS, DRIVE_FIELDS, SKIES, Drive, Race
from paddock.games.formula_de.regulations import Regulations
from paddock.games.formula_de.rules_setup import teams
from paddock.games.formula_de.tables import (
    COLOURS,
    COMPONENTS,
    COMPOUNDS,
    DEBRIS,
    LOADS,
    NAILS,
    OIL,
    STATUS,
    WIDTH,
)
from paddock.games.formula_de.track import Track, track_of

FLAGS = ("wet", "settled", "yellow", "alarm", "time_up", "sudden_rolls", "sheets_open", "over")
LISTS = ("order", "grid", "finished", "retired", "triggers", "crossed", "began")
USUAL = {"settled": True, "sheets_open": True}
USUAL_POINTS = (5, 3, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0)
MARKS = (("debris", DEBRIS), ("oil", OIL), ("nails", NAILS))
WORDS: dict[str, tuple[str, ...]] = {"tyre": COMPOUNDS, "status": STATUS, "damaged": COMPONENTS}
CELL_FIELDS = ("start", "run_a", "first_cell")
PATH_FIELDS = ("path", "walls")
PLAIN_FIELDS = [name for name, _ in CAR_FIELDS if name != "cell"]
LAST: list[tuple[Setup, Regulations]] = []
PER_CAR = ("team", "box", "load", "ers", "tricks", "shown", "used")
KINDS = {int: "a whole number", bool: "yes or no", tuple: "a list in brackets"}


def new_race(setup: Setup) -> Race:
    """An empty table for a set-up."""
    track = track_of(setup.circuit)
    race = Race(regulations(setup, track), track, setup.seats)
    race.team = teams(race)
    return race


def regulations(setup: Setup, track: Track) -> Regulations:
    """The regulations of an event. Races of one event come in a row, so those of the last are kept."""
    if LAST and LAST[0][0] is setup:
        return LAST[0][1]
    rules = Regulations(setup)
    rules.settle(track)
    LAST[:] = [(setup, rules)]
    return rules


# Writing


def write(race: Race) -> str:
    """The table in words."""
    cars = ", ".join(write_car(race, car) for car in range(race.cars))
    markers = " ".join(f"{race.track.names[cell]}={write_marks(marks)}" for cell, marks in sorted(race.markers.items()))
    return " | ".join((write_race(race), cars, markers or "-", write_drive(race)))


def write_race(race: Race) -> str:
    words = [f"round {race.round}", f"sky={SKIES[race.sky]}"]
    for name in FLAGS:
        value = getattr(race, name)
        if value != USUAL.get(name, 0):
            words.append(f"{name}={write_value(value)}")
    for name in LISTS:
        cars: list[int] = getattr(race, name)
        if cars:
            words.append(f"{name}={','.join(COLOURS[car] for car in cars)}")
    return " ".join(words)


def write_car(race: Race, car: int) -> str:
    place = race.cell[car]
    words = [f"{COLOURS[car]}@{race.track.names[place] if place >= 0 else 'off'}"]
    for name in PLAIN_FIELDS:
        value: int = facts_of(race, name)[car]
        if value != dict(CAR_FIELDS)[name]:
            words.append(f"{name}={WORDS[name][value] if name in WORDS else value}")
    usual = usual_facts(race, car)
    for name in PER_CAR:
        value = getattr(race, name)[car]
        if value != usual[name]:
            words.append(f"{name}={write_per_car(name, value)}")
    for component, code in enumerate(COMPONENTS):
        left, full = race.has(car, component), race.most(car, component)
        if left != USUAL_POINTS[component] or full != left:
            words.append(f"{code}={points_word(left, full)}")
    return " ".join(words)


def facts_of(race: Race, name: str) -> list[int]:
    """A fact of all cars by name, wherever it is kept."""
    found: list[int] = getattr(race.book if hasattr(race.book, name) else race, name)
    return found


def write_per_car(name: str, value: Any) -> str:
    if value == -1 and name in ("load", "ers"):
        return HIDDEN
    return LOADS[value] if name == "load" else write_value(value)


def points_word(left: int, full: int) -> str:
    """`5/6`: five left of six; `?-1`: nobody knows how many there were, one is gone."""
    if full < 0:
        return HIDDEN if left == full else f"{HIDDEN}{left - full}"
    return str(left) if left == full else f"{left}/{full}"


def usual_facts(race: Race, car: int) -> dict[str, Any]:
    usual = teams(race)
    boxes = len(race.track.box_places) if race.rules.pit else 0
    box = sorted(set(usual)).index(usual[car]) % boxes if boxes else -1
    return {"team": usual[car], "box": box, "load": 0, "ers": 0, "tricks": (), "shown": (), "used": ()}


def write_marks(marks: int) -> str:
    return "+".join(name for name, bit in MARKS if marks & bit)


def write_drive(race: Race) -> str:
    drive, usual = race.drive, Drive()
    if drive.car < 0:
        return "-"
    words = []
    for name in DRIVE_FIELDS:
        value = getattr(drive, name)
        if value != getattr(usual, name):
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


def read(text: str, setup: Setup) -> Race:
    """The table back from its words."""
    parts = [part.strip() for part in text.split("|")]
    if len(parts) != 4:
        raise bad(SOURCE, f"a table is 'race | cars | markers | turn', not '{text}'")
    race = new_race(setup)
    race.sheets_open = True
    read_race(race, parts[0].split())
    cars = [words.split() for words in parts[1].split(", ")]
    if len(cars) != race.cars:
        raise bad(SOURCE, f"this race has {race.cars} cars, but {len(cars)} are written")
    race.full = race.full[:]
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
            raise bad(SOURCE, f"'{word}' says nothing about a race; known: sky {' '.join((*FLAGS, *LISTS))}")


def read_car(race: Race, car: int, words: list[str]) -> None:
    head = words[0] if words else ""
    colour, _, place = head.partition("@")
    if colour != COLOURS[car] or not place:
        raise bad(SOURCE, f"'{COLOURS[car]}@cell ...' should stand where '{head}' does")
    for component in range(WIDTH):
        race.points[car * WIDTH + component] = race.full[car * WIDTH + component] = USUAL_POINTS[component]
    usual = usual_facts(race, car)
    facts = {name: getattr(race, name)[:] for name in PER_CAR}
    for name in PER_CAR:
        facts[name][car] = usual[name]
    for word in words[1:]:
        read_car_word(race, car, word, facts)
    if len(facts["used"][car]) < len(facts["tricks"][car]):
        facts["used"][car] = (0,) * len(facts["tricks"][car])
    for name in PER_CAR:
        setattr(race, name, facts[name])
    if not 1 <= race.gear[car] <= 6:
        raise bad(SOURCE, f"a gear is 1 to 6, not {race.gear[car]}: {colour}")
    if place != "off":
        put(race, car, place)


def put(race: Race, car: int, place: str) -> None:
    """Lay a car on a cell that is free."""
    cell = cell_of(race.track, place)
    if cell in race.at:
        raise bad(SOURCE, f"{COLOURS[race.at[cell]]} and {COLOURS[car]} cannot both stand on {place}")
    race.put(car, cell)


def read_car_word(race: Race, car: int, word: str, facts: dict[str, list[Any]]) -> None:
    name, _, value = word.partition("=")
    if name in COMPONENTS:
        place = car * WIDTH + COMPONENTS.index(name)
        race.points[place], race.full[place] = read_points(value, word)
    elif name in ("load", "ers") and value == HIDDEN:
        facts[name][car] = -1
    elif name == "load":
        facts["load"][car] = one_of(LOADS, value, word)
    elif name in WORDS:
        facts_of(race, name)[car] = one_of(WORDS[name], value, word)
    elif name in facts:
        facts[name][car] = read_like(facts[name][car], value, word)
    elif name in PLAIN_FIELDS:
        facts_of(race, name)[car] = number(value)
    else:
        raise bad(
            SOURCE, f"'{word}' says nothing about a car; known: {' '.join((*PLAIN_FIELDS, *PER_CAR, *COMPONENTS))}"
        )


def read_points(text: str, word: str) -> tuple[int, int]:
    """How many are left, and how many there were."""
    if text.startswith(HIDDEN):
        change = number(text[1:]) if text[1:] else 0
        return change - 1, -1
    left_text, _, full_text = text.partition("/")
    left, full = number(left_text), number(full_text or left_text)
    if left > full:
        raise bad(SOURCE, f"'{word}' has more left than there was")
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
    elif name in DRIVE_FIELDS:
        setattr(drive, name, read_like(getattr(drive, name), value, word))
    else:
        raise bad(SOURCE, f"'{word}' says nothing about a turn; known: {' '.join(DRIVE_FIELDS)}")


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
    known = dict(MARKS)
    marks = text.split("+")
    if not set(marks) <= set(known):
        raise bad(SOURCE, f"a marker is {' or '.join(known)}, or several of them with +, not '{text}'")
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
