"""The first edition's decks, robot chips and car sheets, read from its tables once."""

from functools import cache, lru_cache
from typing import Final

from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import (
    FAST,
    ROBOTS,
    SLOW,
    SUPERFAST,
    Chit,
    Deck,
    race_cards,
    robot_chits,
    rows,
)
from paddock.games.race90.shared.deck_text import RaceDecks, with_own
from paddock.games.race90.shared.setup import MOST_DECKS, track_deck

EDITION: Final = "first"
GAME: Final = "race90-1"
DECKS: Final = RaceDecks(EDITION, 1)
BASIC_TURNS: Final = (8, 10, 12, 14)
"""The turns on which refuel chips of the basic game can lie (R1-FUEL-01 to R1-FUEL-04)."""


class Sheet(Plain):
    """A car sheet with a side: tyre chips, cards in hand, damage slots."""

    name: str
    side: str
    levels: tuple[int, int, int]


def robot_chips(advanced: bool) -> list[Chit]:
    """The chips that robots qualify with, at the level played (R1-QUAL-02, R1-QUAL-14)."""
    return robot_chits(EDITION, "robot-chips.txt", 1 if advanced else 0)


@cache
def grid_chips() -> list[Chit]:
    """The refuel chips of the basic game: a robot's kind and number, and the turn of its grid place (R1-FUEL-24)."""
    return [
        Chit(f"{ROBOTS[kind]}{number}-{turn}", kind, 0, 0, turn)
        for kind in (SUPERFAST, FAST, SLOW)
        for number in (1, 2, 3)
        for turn in BASIC_TURNS
    ]


@cache
def sheets() -> list[Sheet]:
    """Twelve sheets with two sides each (R1-SETUP-04)."""
    found: list[Sheet] = []
    for _, (name, *sides) in rows(EDITION, "car-sheets.txt"):
        for side, text in zip("ab", sides, strict=True):
            tyres, hand, slots = map(int, text.split("-"))
            found.append(Sheet(name, side, (tyres, hand, slots)))
    return found


@lru_cache(MOST_DECKS)
def deck(circuit: str, advanced: bool, own: str) -> Deck:
    """Everything drawn in a race; track cards in the advanced game only (R1-SETUP-16, R1-SETUP-17)."""
    race = race_cards(EDITION)
    race, track = with_own(own, GAME, 1, race, track_deck(EDITION, 1, circuit, len(race)))
    track = track if advanced else []
    return Deck(race, track, [*robot_chips(advanced), *([] if advanced else grid_chips())])
