"""The options of both editions, with codes and labels. Options for a card are made once for each deck."""

from typing import Any, Final

from paddock.core import Option, Text, Word, message
from paddock.games.race90.shared.cards import EVENTS, ROBOTS, ROOM, Card, Deck
from paddock.games.race90.shared.drivers import COLOURS, TYRES, Driver
from paddock.games.race90.shared.places import Where


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


class Named(Option):
    """One of a list of named things: a skill, a strategy, tyres, a turn to refuel."""

    what: str
    name: str
    number: int

    @property
    def code(self) -> str:
        return f"{self.what}-{self.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"turn-{self.name}",) if self.what == "fuel" else ()

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
    """Put a yellow flag into a corner, behind some of its cars."""

    section: int
    where: Where
    behind: int

    @property
    def code(self) -> str:
        return f"yellow-{self.where.code}-{self.behind}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.where.code, f"{self.where.code}.{self.behind + 1}")


class LiftYellow(Option):
    """Take a yellow flag off the track."""

    section: int
    where: Where

    @property
    def code(self) -> str:
        return f"lift-{self.where.code}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (self.where.code, f"flag-{self.where.code}")


class WeatherStep(Option):
    """Move the weather pawn to a slot beside its own, or leave it where it is."""

    word: str
    slot: int

    @property
    def code(self) -> str:
        return self.word

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"weather-{self.slot + 1}",)

    def text(self) -> Text:
        return message(ROOM, f"option-{self.word}")


class CheckFirst(Option):
    """Which of several checks comes next."""

    number: int
    modifier: int
    blind: bool

    @property
    def code(self) -> str:
        return f"check-{self.number + 1}"


# A word is one object, wherever it is offered.
GO: Final = Word(ROOM, "go")
SKIP: Final = Word(ROOM, "skip")
PIT: Final = Word(ROOM, "pit")
DONE: Final = Word(ROOM, "done")
DECLINE: Final = Word(ROOM, "decline")
KEEP: Final = Word(ROOM, "keep")
SWAP: Final = Word(ROOM, "swap")
CHIP: Final = Word(ROOM, "chip")
BLIND: Final = Word(ROOM, "blind")
DRAW: Final = Word(ROOM, "draw")
SHOW: Final = Word(ROOM, "show")
HIDE: Final = Word(ROOM, "hide")
USE: Final = Word(ROOM, "use")
IGNORE: Final = Word(ROOM, "ignore")
LATE: Final = Word(ROOM, "late-brake")
NO_LATE: Final = Word(ROOM, "no-late-brake")
NO_SPOT: Final = Word(ROOM, "no-spot")
NO_FLAG: Final = Word(ROOM, "no-flag")
TYRE: Final = [Named("tyres", name, number) for number, name in enumerate(TYRES)]
FUEL: Final = {turn: Named("fuel", str(turn), turn) for turn in (8, 10, 12, 14, 16)}
EVENT_FIRST: Final = [Named("event", name, number) for number, name in enumerate(EVENTS)]
TYRE_LEVELS: Final = (8, 10, 12)
CARD_LEVELS: Final = (5, 6, 7)
SLOT_LEVELS: Final = (4, 5, 6)
BUILDS: Final = [Build(chips, cards, slots) for chips in TYRE_LEVELS for cards in CARD_LEVELS for slots in SLOT_LEVELS]


def with_cards(deck: Deck, verb: str, cards: list[Card]) -> list[Any]:
    """Options for doing something with each of these cards; made once for the whole deck."""
    options = deck.made.get(verb)
    if options is None:
        options = [WithCard(verb, card) for card in deck.cards]
        deck.made[verb] = options
    return [options[card.index] for card in cards]


def car_name(driver: Driver) -> str:
    """A short name for codes and lines."""
    if not driver.robot:
        return COLOURS[driver.car]
    return f"{ROBOTS[driver.robot]}{driver.number}"
