"""The options of both editions, with codes and labels. Options for a card are made once for each deck."""

from typing import Any, Final

from paddock.core import Option, Text, message
from paddock.games.race90.shared.cards import EVENTS, ROOM, Card, Deck
from paddock.games.race90.shared.drivers import COLOURS, TYRES, Driver


class WithCard(Option):
    """Do something with a card: play, add, lay, pay, discard, check, void, take, throw, qualify."""

    verb: str
    card: Card

    @property
    def code(self) -> str:
        return f"{self.verb}-{self.card.id}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.card.id,)

    def text(self) -> Text:
        return message(ROOM, f"option-{self.verb}", card=self.card)


class Word(Option):
    """An answer in one word."""

    word: str

    @property
    def code(self) -> str:
        return self.word

    def text(self) -> Text:
        return message(ROOM, f"option-{self.word}")


class Named(Option):
    """One of a list of things that have names: a skill, a strategy, tyres, a turn to refuel."""

    what: str
    name: str
    number: int

    @property
    def code(self) -> str:
        return f"{self.what}-{self.name}"

    def text(self) -> Text:
        return message(ROOM, f"option-{self.what}", name=self.name, number=self.number)


class Build(Option):
    """A car: tyre chips, cards, damage slots."""

    tyres: int
    cards: int
    slots: int

    @property
    def code(self) -> str:
        return f"car-{self.tyres}-{self.cards}-{self.slots}"


class TakeSpot(Option):
    """Take a trajectory spot."""

    spot: int
    name: str
    bonus: int
    extreme: bool

    @property
    def code(self) -> str:
        return f"spot-{self.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.name,)


class PlaceYellow(Option):
    """Put a yellow flag into a corner, behind so many of its cars."""

    section: int
    name: str
    behind: int

    @property
    def code(self) -> str:
        return f"yellow-{self.name}-{self.behind}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.name,)


class LiftYellow(Option):
    """Take a yellow flag off the track."""

    section: int
    name: str

    @property
    def code(self) -> str:
        return f"lift-{self.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.name,)


class CheckFirst(Option):
    """Which of several checks comes next."""

    number: int
    modifier: int
    blind: bool

    @property
    def code(self) -> str:
        return f"check-{self.number + 1}"


# A word is one object, wherever it is offered.
GO: Final = Word("go")
SKIP: Final = Word("skip")
PIT: Final = Word("pit")
DONE: Final = Word("done")
DECLINE: Final = Word("decline")
KEEP: Final = Word("keep")
SWAP: Final = Word("swap")
CHIP: Final = Word("chip")
BLIND: Final = Word("blind")
DRAW: Final = Word("draw")
SHOW: Final = Word("show")
HIDE: Final = Word("hide")
USE: Final = Word("use")
IGNORE: Final = Word("ignore")
LATE: Final = Word("late-brake")
NO_LATE: Final = Word("no-late-brake")
NO_SPOT: Final = Word("no-spot")
DRIER: Final = Word("drier")
WETTER: Final = Word("wetter")
STAY: Final = Word("stay")
NO_FLAG: Final = Word("no-flag")
TYRE: Final = [Named("tyres", name, number) for number, name in enumerate(TYRES)]
FUEL: Final = {turn: Named("fuel", str(turn), turn) for turn in (8, 10, 12, 14, 16)}
EVENT_FIRST: Final = [Named("event", name, number) for number, name in enumerate(EVENTS)]
BUILDS: Final = [Build(tyres, cards, slots) for tyres in (8, 10, 12) for cards in (5, 6, 7) for slots in (4, 5, 6)]


def with_cards(deck: Deck, verb: str, cards: list[Card]) -> list[Any]:
    """Options for doing something with each of some cards; they are made once for the whole deck."""
    options = deck.made.get(verb)
    if options is None:
        options = [WithCard(verb, card) for card in deck.cards]
        deck.made[verb] = options
    return [options[card.index] for card in cards]


def car_name(driver: Driver) -> str:
    """A short name for codes and lines."""
    if not driver.robot:
        return COLOURS[driver.car]
    return f"{('', 'superfast', 'fast', 'slow')[driver.robot]}{driver.number}"
