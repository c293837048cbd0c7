"""What can be answered, with codes and labels. Options that come back all the time are made once."""

from typing import Final

from paddock.core import Option, Text, message
from paddock.games.formula_de.cars import car_text
from paddock.games.formula_de.tables import BOUGHT, COLOURS, COMPONENTS, COMPOUNDS, LOADS, ROOM, SHEETS, TRICKS


def component_text(component: int) -> Text:
    """The name of a component."""
    return message(ROOM, f"component-{COMPONENTS[component]}")


class Word(Option):
    """An answer that is one word."""

    word: str

    @property
    def code(self) -> str:
        return self.word

    def text(self) -> Text:
        return message(ROOM, f"option-{self.word}")


class Count(Option):
    """An answer that is a number of something: points, dice, cells."""

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

    car: int

    @property
    def code(self) -> str:
        return f"ram-{COLOURS[self.car]}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (COLOURS[self.car],)

    def text(self) -> Text:
        return message(ROOM, "option-ram", car=car_text(self.car))


class Trick(Option):
    """Use a dirty trick, where needed against somebody."""

    trick: int
    car: int = -1

    @property
    def code(self) -> str:
        return TRICKS[self.trick] if self.car < 0 else f"{TRICKS[self.trick]}-{COLOURS[self.car]}"

    @property
    def targets(self) -> tuple[str, ...]:
        return () if self.car < 0 else (COLOURS[self.car],)

    def text(self) -> Text:
        target = "none" if self.car < 0 else car_text(self.car)
        return message(ROOM, "option-trick", trick=TRICKS[self.trick], car=target)


class Team(Option):
    """Choose a team to sabotage, by one of its cars."""

    car: int

    @property
    def code(self) -> str:
        return f"sabotage-{COLOURS[self.car]}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (COLOURS[self.car],)

    def text(self) -> Text:
        return message(ROOM, "option-team", car=car_text(self.car))


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
    """What a way is like: `risk2` is over two dangerous cells, `way2` the second of those that look alike."""
    name = word.rstrip("0123456789")
    return message(ROOM, "way", way=name, count=int(word[len(name) :] or 1))


class Go(Option):
    """Drive to a cell: the brake points spent, and what the way is like where that tells ways apart."""

    cell: str
    brakes: int
    way: str
    index: int
    """Its place in the list of ways, which the rules find again."""

    @property
    def code(self) -> str:
        brakes = f"+b{self.brakes}" if self.brakes else ""
        return f"{self.cell}{brakes}{self.way}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.cell,)

    @property
    def final(self) -> bool:
        return "+out" in self.way

    def text(self) -> Text:
        words = tuple(way_text(word) for word in self.way.split("+")[1:])
        return message(ROOM, "option-go", cell=self.cell, brakes=self.brakes, way=words, plain="no" if words else "yes")


GEARS: Final = [Gear(gear) for gear in range(7)]
FITS: Final = [Fit(tyre) for tyre in range(len(COMPOUNDS))]
LOAD: Final = [Load(load) for load in range(len(LOADS))]
SHEET: Final = [Sheet(sheet) for sheet in SHEETS]
OWN_SHEET: Final = Word("own-sheet")
REPAIRS: Final = [Repair(component) for component in range(BOUGHT)]
HITS: Final = [Hit(component) for component in range(BOUGHT)]
YES: Final = Word("yes")
NO: Final = Word("no")
LEAVE: Final = Word("leave")
PLUS: Final = Word("plus")
MINUS: Final = Word("minus")
AGAIN: Final = Word("again")
KEEP: Final = Word("keep")
REROLL: Final = Word("reroll")
STOP: Final = Word("stop")
SLIP: Final = Word("slipstream")
OVAL: Final = Word("oval")
RICH: Final = Word("enrich")
BOOST: Final = Word("boost")
SLIDE: Final = Word("slide")
ABSORB: Final = Word("absorb")
FAST: Final = Word("fast")
LONG: Final = Word("long")
NONE: Final = Word("none")
SPIN: Final = Word("spin")
CANCEL: Final = Word("cancel")
PLAIN: Final = Word("pay")
PLAY_ON: Final = Word("play-on")
TIME_UP: Final = Word("time-up")
