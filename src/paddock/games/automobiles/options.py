"""The options, with their codes and labels. They are made once: per colour, or per section of a board."""

from typing import Final

from paddock.core import Option, Text, Word, message
from paddock.games.automobiles.cards import CARDS, CARS, COLOURS, CUBES, ROOM, WEAR, CarColour, Card, Cube

SHADES: Final = ["white", "light", "dark", "black"]


class TakeCar(Option):
    """Take a car."""

    car: CarColour

    @property
    def code(self) -> str:
        return f"take-{self.car.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"car-{self.car.name}",)


class LineUp(Option):
    """Line up on a grid place."""

    place: int
    section: str
    money: int
    where: Text

    @property
    def code(self) -> str:
        return f"line-up-{self.place}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.section,)


class Enter(Option):
    """Use a cube to enter one space; the section is where it lands in it."""

    cube: Cube
    section: str
    where: Text

    @property
    def code(self) -> str:
        return f"{self.cube.name}-{self.section}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"active-{self.cube.name}", self.section)


class Go(Option):
    """Move a cube over several spaces: where it ends, and the darkest colour entered this turn by then."""

    section: str
    darkest: str
    where: Text

    @property
    def code(self) -> str:
        return f"go-{self.section}-{self.darkest}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.section,)


class OfCube(Option):
    """Something done with a cube of a colour, from one of the player's piles or the reserve."""

    verb: str
    pile: str
    cube: Cube

    @property
    def code(self) -> str:
        return f"{self.verb}-{self.cube.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"{self.pile}-{self.cube.name}",)

    @property
    def final(self) -> bool:
        """Wear is for sale like any other colour, but hardly ever meant."""
        return self.verb == "buy" and self.cube.index == WEAR

    def text(self) -> Text:
        return message(ROOM, f"option-{self.verb}", cube=self.cube)


class OfCard(OfCube):
    """Something done with a cube of a colour because of its card."""

    card: Card

    def text(self) -> Text:
        return message(ROOM, f"option-{self.verb}", cube=self.cube, card=self.card)


def _by_card(verb: str, pile: str) -> list[Option]:
    return [OfCard(verb, pile, CUBES[card.cube], card) for card in CARDS]


def _by_colour(verb: str, pile: str) -> list[Option]:
    return [OfCube(verb, pile, cube) for cube in CUBES]


TAKE_CAR: Final[list[Option]] = [TakeCar(car) for car in CARS]

# By the number of the card in play.
USE: Final = _by_card("use", "active")
BUY: Final = _by_card("buy", "reserve")
GAIN: Final = _by_card("gain", "reserve")

# By colour.
REMOVE: Final = _by_colour("remove", "discard")
DISMISS: Final = _by_colour("dismiss", "active")
SHED: Final = _by_colour("shed", "active")
SET_ASIDE: Final = _by_colour("set-aside", "active")
UPGRADE: Final = _by_colour("upgrade", "discard")
RETURN_ACTIVE: Final = _by_colour("return-active", "active")
RETURN_DISCARD: Final = _by_colour("return-discard", "discard")
RECOVER: Final = _by_colour("recover", "discard")
KEEP: Final = _by_colour("keep", "drawn")

END_ACTION: Final = Word(ROOM, "end-action")
PIT_STOP: Final = Word(ROOM, "pit-stop")
STAY: Final = Word(ROOM, "stay")
DONE: Final = Word(ROOM, "done")
DRAW: Final = Word(ROOM, "draw")
NO_DRAW: Final = Word(ROOM, "no-draw")
CLEAR_WEAR: Final = Word(ROOM, "clear-wear")
PICK_TWO: Final = Word(ROOM, "pick-two")


def of_pile(options: list[Option], pile: list[int]) -> list[Option]:
    """The options, of a list by colour, whose colour is in a pile."""
    return [options[colour] for colour in range(COLOURS) if pile[colour]]
