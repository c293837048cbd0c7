"""Decks of users' own: the same 43 cards with other figures, and other characters for the boosters.

deck crazy-race "Slow trains"
pairs car 1 ship 1 plane 4         what a completed pair of halves is worth
colour red pole                    a colour and its booster, then its five cards
  train 70 3 none                  a vehicle, its speed, its full stages, the edges that show half a stage
starter train-a 4 none             a starter, its full stages and edges
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, ClassVar, Final

from paddock.core import Text, message
from paddock.core.decks import DeckKind, Row, bad_figure, flaw, rows_behind
from paddock.core.errors import BadData, Complaint
from paddock.core.sheets import is_sheet
from paddock.games.crazy_race.cards import (
    COLOURS,
    DATA,
    NO_COLOUR,
    NONE,
    ROOM,
    VEHICLES,
    Card,
    Character,
    card_from,
    made_cards,
)
from paddock.games.crazy_race.options import PRINTED, Deck
from paddock.games.crazy_race.scene import card_piece
from paddock.scene import Piece

GAME: Final = "crazy-race"
EDGES: Final = ("none", "left", "right", "both")
BOOSTERS: Final[tuple[str, ...]] = tuple(
    DATA["colours"][colour]["booster"] for colour in COLOURS if DATA["colours"][colour]["booster"] != NONE
)
STARTERS: Final[dict[str, str]] = {name: figures[0] for name, figures in DATA["starters"].items()}
"""The vehicle of each starter."""
BARE: Final = COLOURS[-1]
"""The colour without a booster."""
MOST_SPEED: Final = 120
MOST_FULL: Final = 6
MOST_PAIR: Final = 6
MOST_DECKS: Final = 48
DRAWN: Final = "drawn"
"""The deck of cards that are only drawn."""


@lru_cache(MOST_DECKS)
def deck_of(name: str) -> Deck:
    """The deck that a set-up names. Raises BadData if it is not known, or not one of this game."""
    if not is_sheet(name):
        return PRINTED
    reader = Reader(rows_behind(name, GAME))
    if reader.complaints:
        raise BadData(reader.complaints)
    cards = made_cards(reader.data, name)
    characters = [
        Character(index, colour, reader.data["colours"][colour]["booster"]) for index, colour in enumerate(COLOURS)
    ]
    return Deck(name, cards, characters, [reader.data["pairs"].get(vehicle, 0) for vehicle in VEHICLES])


def said(key: str, **args: Any) -> Text:
    return message(ROOM, f"deck-{key}", **args)


class Reader:
    """A deck's lines as the data that cards are made of, with all that is wrong with them."""

    def __init__(self, rows: list[Row]) -> None:
        self.complaints: list[Complaint] = []
        self.data: dict[str, Any] = {"pairs": {}, "colours": {}, "starters": {}}
        self.lines: dict[str, int] = {}
        """The line of each card."""
        self.colour = ""
        for line, words in rows:
            self.read(line, words)
        self.check_whole()

    def say(self, line: int, key: str, **args: Any) -> None:
        self.complaints.append(flaw(line, said(key, **args)))

    def read(self, line: int, words: list[str]) -> None:
        """One line."""
        match words:
            case ["pairs", *rest] if len(rest) % 2 == 0:
                for vehicle, worth in zip(rest[::2], rest[1::2], strict=True):
                    self.read_pair(line, vehicle, worth)
            case ["colour", colour, booster]:
                self.read_colour(line, colour, booster)
            case ["starter", name, full, edges]:
                self.read_starter(line, name, full, edges)
            case [vehicle, speed, full, edges] if vehicle in VEHICLES:
                self.read_card(line, vehicle, speed, full, edges)
            case _:
                self.say(line, "form")

    def figure(self, line: int, what: str, word: str, least: int, most: int) -> int:
        """A whole number within its bounds; complained about, and the least, if it is none."""
        if word.isascii() and word.isdigit() and len(word) < 5 and least <= int(word) <= most:
            return int(word)
        self.complaints.append(flaw(line, bad_figure(said(f"what-{what}"), least, most, word)))
        return least

    def read_pair(self, line: int, vehicle: str, worth: str) -> None:
        if vehicle not in VEHICLES:
            self.say(line, "vehicle", found=vehicle[:40], known=" ".join(VEHICLES))
            return
        self.data["pairs"][vehicle] = self.figure(line, "pair", worth, 0, MOST_PAIR)

    def read_colour(self, line: int, colour: str, booster: str) -> None:
        self.colour = colour
        if colour not in COLOURS or colour in self.data["colours"]:
            self.say(line, "colour", found=colour[:40], known=" ".join(COLOURS))
            return
        allowed = (NONE,) if colour == BARE else BOOSTERS
        if booster not in allowed:
            self.say(line, "booster", found=booster[:40], known=" ".join(allowed))
        self.data["colours"][colour] = {"booster": booster}
        self.lines[colour] = line

    def read_card(self, line: int, vehicle: str, speed: str, full: str, edges: str) -> None:
        own = self.data["colours"].get(self.colour)
        if own is None or vehicle in own:
            self.say(line, "card-twice" if own else "card-alone", vehicle=vehicle)
            return
        own[vehicle] = [self.figure(line, "speed", speed, 1, MOST_SPEED), *self.stages(line, vehicle, full, edges)]
        self.lines[f"{self.colour}-{vehicle}"] = line

    def read_starter(self, line: int, name: str, full: str, edges: str) -> None:
        if name not in STARTERS or name in self.data["starters"]:
            self.say(line, "starter", found=name[:40], known=" ".join(STARTERS))
            return
        self.data["starters"][name] = [STARTERS[name], *self.stages(line, STARTERS[name], full, edges)]
        self.lines[name] = line

    def stages(self, line: int, vehicle: str, full: str, edges: str) -> tuple[int, str]:
        """The full stages and the halves of a card; it has one or the other, and halves only where they pair."""
        if edges not in EDGES:
            self.say(line, "edges", found=edges[:40], known=" ".join(EDGES))
            edges = "none"
        count = self.figure(line, "full", full, 0, MOST_FULL)
        if not count and edges == "none":
            self.say(line, "nothing")
        if edges != "none" and self.data["pairs"] and not self.data["pairs"].get(vehicle):
            self.say(line, "halves", vehicle=vehicle)
        return count, edges

    def check_whole(self) -> None:
        """Nothing is missing, every booster has one character, and the speeds of a vehicle differ."""
        colours = self.data["colours"]
        if not any(self.data["pairs"].values()):
            self.say(0, "no-pairs")
        for colour in COLOURS:
            missing = [vehicle for vehicle in VEHICLES if vehicle not in colours.get(colour, {})]
            if missing:
                self.say(self.lines.get(colour, 0), "missing", colour=colour, vehicles=" ".join(missing))
        missing = [name for name in STARTERS if name not in self.data["starters"]]
        if missing:
            self.say(0, "starters-missing", names=" ".join(missing))
        held = Counter(each["booster"] for each in colours.values())
        for booster in BOOSTERS:
            if held[booster] > 1:
                line = max(self.lines[colour] for colour, each in colours.items() if each["booster"] == booster)
                self.say(line, "booster-twice", booster=booster)
        self.check_speeds()

    def check_speeds(self) -> None:
        for vehicle in VEHICLES:
            seen: set[int] = set()
            for colour, cards in self.data["colours"].items():
                speed = cards.get(vehicle, [0])[0]
                if speed and speed in seen:
                    self.say(self.lines[f"{colour}-{vehicle}"], "speed-twice", speed=speed, vehicle=vehicle)
                seen.add(speed)


class CrazyDecks(DeckKind):
    """Decks of the card race; no circuit matters to them."""

    choices: ClassVar = (EDGES, BOOSTERS)
    columns: ClassVar = {
        "": ("", "speed", "full", "edges"),
        "starter": ("", "", "full", "edges"),
        "colour": ("", "", "booster"),
        "pairs": (),
    }

    def printed(self, circuit: str) -> str:
        return "\n".join([*printed_lines()]) + "\n"

    def complaints(self, rows: list[Row], circuit: str) -> list[Complaint]:
        return Reader(rows).complaints

    def pieces(self, rows: list[Row], lang: str) -> list[tuple[int, Piece]]:
        reader = Reader(rows)
        return [(reader.lines[card.id], card_piece(lang, card)) for card in drawn_cards(reader.data)]


def drawn_cards(data: dict[str, Any]) -> Iterator[Card]:
    """The cards that a deck has so far."""
    for name, cards in data["colours"].items():
        for vehicle, kind in enumerate(VEHICLES):
            if kind in cards:
                yield card_from(f"{name}-{kind}", 0, vehicle, COLOURS.index(name), cards[kind], NONE, DRAWN)
    for name, (kind, full, edges) in data["starters"].items():
        yield card_from(name, 0, VEHICLES.index(kind), NO_COLOUR, [0, full, edges], NONE, DRAWN)


def printed_lines() -> Iterator[str]:
    """The printed deck as lines of a text."""
    yield "pairs " + " ".join(f"{vehicle} {worth}" for vehicle, worth in DATA["pairs"].items())
    for colour in COLOURS:
        yield f"colour {colour} {DATA['colours'][colour]['booster']}"
        for vehicle in VEHICLES:
            yield "  " + " ".join(map(str, (vehicle, *DATA["colours"][colour][vehicle])))
    for name, (_, full, edges) in DATA["starters"].items():
        yield f"starter {name} {full} {edges}"


DECKS: Final = CrazyDecks()
