"""The second edition's decks."""

from functools import lru_cache
from typing import Final

from paddock.games.race90.shared.cards import Deck, race_cards, robot_chits
from paddock.games.race90.shared.deck_text import RaceDecks, with_own
from paddock.games.race90.shared.setup import MOST_DECKS, track_deck

EDITION: Final = "second"
GAME: Final = "race90-2"
DECKS: Final = RaceDecks(EDITION, 2)


@lru_cache(MOST_DECKS)
def deck(circuit: str, own: str) -> Deck:
    """Everything drawn in a race at a circuit (R2-SETUP-01)."""
    race = race_cards(EDITION)
    race, track = with_own(own, GAME, 2, race, track_deck(EDITION, 2, circuit, len(race)))
    return Deck(race, track, robot_chits(EDITION, "robot-chits.txt"))
