"""Cards and chits: what is printed on each, read from the data once and shared by every race."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from paddock.core import Option, Text, bad, message

ROOM: Final = "paddock.games.race90"

# The kinds of cards and trajectories, numbered as circuits number their colours. (R2-GEN-14)
SPEED: Final = 0
DRIVE: Final = 1
GEAR: Final = 2
EVENT: Final = 3
KINDS: Final = ("speed", "drive", "gear", "event")

# What a card can bring about.
YELLOW: Final = 0
GREEN: Final = 1
BLUE: Final = 2
ORANGE: Final = 3
WEATHER: Final = 4
EVENTS: Final = ("yellow", "green", "blue", "orange", "weather")
SUPERFAST: Final = 1
FAST: Final = 2
SLOW: Final = 3
ROBOTS: Final = ("", "superfast", "fast", "slow")
HIDDEN_RACE: Final = "?r"
HIDDEN_TRACK: Final = "?t"


@dataclass(frozen=True, eq=False)
class Card:
    """A race card, or a track card if it has a corner. Each card is one object, compared by identity.

    A dataclass and no record: rules read cards all the time, and a compiled class is read thirty times faster.
    """

    id: str
    index: int
    kind: int = SPEED
    mp: int = 1
    check: int = 50
    tyres: int = 0
    damage: int = 0
    discards: int = 0
    checks: tuple[tuple[int, bool], ...] = ()
    """What is added to the target, and whether the check is blind."""
    draw: int = 0
    events: tuple[int, ...] = ()
    corner: int = 0
    any_pair: bool = False
    overtake: bool = False
    double: bool = False
    void_late: bool = False
    void_extreme: bool = False
    twin: bool = False
    """Whether another card has the same kind, points and check value."""

    @property
    def code(self) -> str:
        return self.id

    def text(self) -> Text:
        """The name of a card; if another has the same name, with what tells them apart."""
        if not self.twin:
            return self.name()
        return message(ROOM, "card-twin", card=self.name(), tyres=self.tyres, damage=self.damage, draw=self.draw)

    def name(self) -> Text:
        if not self.check:
            return message(ROOM, "card-hidden", deck="track" if self.corner else "race")
        return message(ROOM, "card-name", kind=KINDS[self.kind], mp=self.mp, check=self.check, corner=self.corner)


def card_answer(card: Card) -> Text:
    """A card as people at a real table name it: with the code that is printed on it."""
    return message(ROOM, "card-answer", card=card, code=card.id)


@dataclass(frozen=True, eq=False)
class Chit:
    """A robot's refuel chit: how it qualifies, and when it stops."""

    id: str
    kind: int
    mp: int
    check: int
    turn: int

    @property
    def code(self) -> str:
        return self.id

    def text(self) -> Text:
        return message(ROOM, "chit-drawn", mp=self.mp, check=self.check, turn=self.turn)


class Deck:
    """All cards of a race: the race cards, and the track cards of its circuit."""

    def __init__(self, race: list[Card], track: list[Card], chits: list[Chit]) -> None:
        self.race = race
        self.track = track
        self.chits = chits
        self.cards = [*race, *track]
        self.by_id = {card.id: card for card in self.cards}
        self.easy = [is_easy(card) for card in self.cards]
        """By index: whether the card can always be played."""
        self.values: list[float] = []
        """What each card is worth to a bot; made once."""
        self.made: dict[str, list[Option]] = {}
        """Options for single cards, by verb and card index; made once."""


def is_easy(card: Card) -> bool:
    """Whether a card demands neither payment nor corner (R2-C-02, R2-C-14)."""
    return not (card.tyres or card.discards or card.damage or card.corner)


# What is printed on some cards together


def mp_of(cards: tuple[Card, ...]) -> int:
    total = 0
    for card in cards:
        total += card.mp
    return total


def tyres_of(cards: tuple[Card, ...]) -> int:
    total = 0
    for card in cards:
        total += card.tyres
    return total


def discards_of(cards: tuple[Card, ...]) -> int:
    total = 0
    for card in cards:
        total += card.discards
    return total


def damage_of(cards: tuple[Card, ...]) -> int:
    total = 0
    for card in cards:
        total += card.damage
    return total


def draws_of(cards: tuple[Card, ...]) -> int:
    total = 0
    for card in cards:
        total += card.draw
    return total


HIDDEN: Final = {
    HIDDEN_RACE: Card(HIDDEN_RACE, -1, mp=0, check=0),
    HIDDEN_TRACK: Card(HIDDEN_TRACK, -2, mp=0, check=0, corner=99),
}
"""Cards that a seat cannot see, as its line writes them."""


def rows(edition: str, name: str) -> list[tuple[int, list[str]]]:
    """The lines of an edition's table that are not blank or comments, with their numbers."""
    text = files(f"{ROOM}.{edition}").joinpath("data", name).read_text(encoding="utf-8")
    lines = ((number, line.split("#")[0].split()) for number, line in enumerate(text.splitlines(), 1))
    return [(number, words) for number, words in lines if words]


@cache
def race_cards(edition: str) -> list[Card]:
    """The race deck of an edition."""
    name = "race-cards.txt"
    cards = [read_card(words, n, f"r{words[0]}", 0, name, line) for n, (line, words) in enumerate(rows(edition, name))]
    return twins_marked(cards)


def twins_marked(cards: list[Card]) -> list[Card]:
    """The same cards; those of equal kind, points and check value know that they have a twin."""
    alike = Counter((card.kind, card.mp, card.check) for card in cards)
    return [replace(card, twin=alike[card.kind, card.mp, card.check] > 1) for card in cards]


def track_cards(edition: str, circuit: str, first: int) -> list[Card]:
    """The track cards of a circuit, numbered from `first`, with a letter for each of a corner (R1-SETUP-16)."""
    name = f"track-cards-{circuit}.txt"
    return read_track_cards(rows(edition, name), first, name)


def read_track_cards(table: list[tuple[int, list[str]]], first: int, name: str) -> list[Card]:
    found: list[Card] = []
    for line, words in table:
        corner = int(words[0])
        letter = "abcdefgh"[sum(card.corner == corner for card in found)]
        found.append(read_card(words, first + len(found), f"t{corner}{letter}", corner, name, line))
    return found


def read_card(words: list[str], index: int, id: str, corner: int, name: str, line: int) -> Card:  # noqa: A002
    """A card from its row: number or corner, kind, movement points, check value, and what is printed on it."""
    if len(words) < 4 or words[1] not in KINDS or not (words[2] + words[3]).isdigit():
        raise bad(name, "a card is its number, its kind, its movement points and its check value", line)
    figures = {"tyres": 0, "damage": 0, "discard": 0, "draw": 0}
    checks: list[tuple[int, bool]] = []
    events: list[int] = []
    symbols: set[str] = set()
    rest = iter(words[4:])
    for word in rest:
        if word in figures:
            figures[word] = int(next(rest))
        elif word in ("check", "blind"):
            checks.append((int(next(rest)), word == "blind"))
        elif word in EVENTS:
            events.append(EVENTS.index(word))
        elif word in ("any-pair", "overtake", "double", "void-late", "void-extreme"):
            symbols.add(word)
        else:
            raise bad(name, f"a card cannot show '{word}'", line)
    return Card(
        id,
        index,
        KINDS.index(words[1]),
        int(words[2]),
        int(words[3]),
        figures["tyres"],
        figures["damage"],
        figures["discard"],
        tuple(checks),
        figures["draw"],
        tuple(events),
        corner,
        "any-pair" in symbols,
        "overtake" in symbols,
        "double" in symbols,
        "void-late" in symbols,
        "void-extreme" in symbols,
    )


@cache
def robot_chits(edition: str, table: str, column: int = 0) -> list[Chit]:
    """The chits that robots qualify with, written value(check value)@turn; levels that differ have a value each."""
    found: list[Chit] = []
    for _, (kind, *words) in rows(edition, table):
        for word in words:
            value, turn = word.split("@")
            levels, check = value.rstrip(")").split("(")
            mp = levels.split("/")[column]
            found.append(Chit(f"{kind}-{mp}-{check}-{turn}", ROBOTS.index(kind), int(mp), int(check), int(turn)))
    return found
