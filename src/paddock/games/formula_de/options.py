"""What can be answered, with codes and labels. Options that are offered all the time are made once."""

from typing import Final

from paddock.core import Option, Text, Word, message
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.tables import BOUGHT, COMPONENTS, COMPOUNDS, LOADS, ROOM, SHEETS, TRICKS


def component_text(component: int) -> Text:
    """The name of a component."""
    return message(ROOM, f"component-{COMPONENTS[component]}")


class Count(Option):
    """A number of points, dice or cells."""

    what: str
    count: int

    @property
    def code(self) -> str:
        return f"{self.what}-{self.count}"

    def text(self) -> Text:
        return message(ROOM, f"option-{self.what}", count=self.count)


class Gear(Option):
    """Engage a gear."""

    gear: int

    @property
    def code(self) -> str:
        return f"gear-{self.gear}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.code,)


class Sheet(Option):
    """Take a ready sheet."""

    sheet: str

    @property
    def code(self) -> str:
        return f"sheet-{self.sheet}"


class Allot(Option):
    """Give a component its points."""

    component: int
    points: int

    @property
    def code(self) -> str:
        return f"{COMPONENTS[self.component]}-{self.points}"

    def text(self) -> Text:
        return message(ROOM, "option-allot", component=component_text(self.component), points=self.points)


class Load(Option):
    """Choose an aerodynamic load."""

    load: int

    @property
    def code(self) -> str:
        return f"load-{LOADS[self.load]}"

    def text(self) -> Text:
        return message(ROOM, "option-load", load=LOADS[self.load])


class Fit(Option):
    """Fit a set of tyres."""

    tyre: int

    @property
    def code(self) -> str:
        return f"fit-{COMPOUNDS[self.tyre]}"

    def text(self) -> Text:
        return message(ROOM, "option-fit", tyre=COMPOUNDS[self.tyre])


class Repair(Option):
    """Restore a point of a component."""

    component: int

    @property
    def code(self) -> str:
        return f"repair-{COMPONENTS[self.component]}"

    def text(self) -> Text:
        return message(ROOM, "option-repair", component=component_text(self.component))


class Hit(Option):
    """Choose the component that loses a point."""

    component: int

    @property
    def code(self) -> str:
        return f"hit-{COMPONENTS[self.component]}"

    def text(self) -> Text:
        return message(ROOM, "option-hit", component=component_text(self.component))


class Ram(Option):
    """Choose the car that is rammed."""

    car: Car

    @property
    def code(self) -> str:
        return f"ram-{self.car.colour}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.car.colour,)


class Trick(Option):
    """Use a dirty trick; some need a target."""

    trick: int
    car: Car | None = None

    @property
    def code(self) -> str:
        return TRICKS[self.trick] if self.car is None else f"{TRICKS[self.trick]}-{self.car.colour}"

    @property
    def targets(self) -> tuple[str, ...]:
        return () if self.car is None else (self.car.colour,)

    def text(self) -> Text:
        return message(ROOM, "option-trick", trick=TRICKS[self.trick], car=self.car)


class Team(Option):
    """Choose a team to sabotage, by its first car; touching any car of the team will do."""

    cars: tuple[Car, ...]

    @property
    def code(self) -> str:
        return f"sabotage-{self.cars[0].colour}"

    @property
    def targets(self) -> tuple[str, ...]:
        return tuple(car.colour for car in self.cars)

    def text(self) -> Text:
        return message(ROOM, "option-team", cars=self.cars)


class Cell(Option):
    """A cell of the track."""

    name: str

    @property
    def code(self) -> str:
        return f"at-{self.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.name,)


def way_text(word: str) -> Text:
    """A word of a way's code: `risk2` crosses two dangerous cells, `way2` is the second of those that look alike."""
    name = word.rstrip("0123456789")
    return message(ROOM, "way", way=name, count=int(word[len(name) :] or 1))


class Go(Option):
    """Drive to a cell: the brake points spent, and words that tell apart the ways to it."""

    cell: str
    brakes: int
    way: str
    index: int
    """The place of its way in the menu."""

    @property
    def code(self) -> str:
        brakes = f"+b{self.brakes}" if self.brakes else ""
        return f"{self.cell}{brakes}{self.way}"

    @property
    def act(self) -> str:
        return self.cell

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.cell,)

    def text(self) -> Text:
        words = tuple(way_text(word) for word in self.way.split("+")[1:])
        return message(ROOM, "option-go", cell=self.cell, brakes=self.brakes, way=words, plain="no" if words else "yes")


GEARS: Final = [Gear(gear) for gear in range(7)]
FITS: Final = [Fit(tyre) for tyre in range(len(COMPOUNDS))]
LOAD: Final = [Load(load) for load in range(len(LOADS))]
SHEET: Final = [Sheet(sheet) for sheet in SHEETS]
OWN_SHEET: Final = Word(ROOM, "own-sheet")
REPAIRS: Final = [Repair(component) for component in range(BOUGHT)]
HITS: Final = [Hit(component) for component in range(BOUGHT)]
YES: Final = Word(ROOM, "yes")
NO: Final = Word(ROOM, "no")
LEAVE: Final = Word(ROOM, "leave")
PLUS: Final = Word(ROOM, "plus")
MINUS: Final = Word(ROOM, "minus")
AGAIN: Final = Word(ROOM, "again")
KEEP: Final = Word(ROOM, "keep")
REROLL: Final = Word(ROOM, "reroll")
STOP: Final = Word(ROOM, "stop")
SLIP: Final = Word(ROOM, "slipstream")
OVAL: Final = Word(ROOM, "oval")
RICH: Final = Word(ROOM, "enrich")
BOOST: Final = Word(ROOM, "boost")
SLIDE: Final = Word(ROOM, "slide")
ABSORB: Final = Word(ROOM, "absorb")
FAST: Final = Word(ROOM, "fast")
LONG: Final = Word(ROOM, "long")
NONE: Final = Word(ROOM, "none")
SPIN: Final = Word(ROOM, "spin")
CANCEL: Final = Word(ROOM, "cancel")
PLAIN: Final = Word(ROOM, "pay")
PLAY_ON: Final = Word(ROOM, "play-on")
TIME_UP: Final = Word(ROOM, "time-up")
