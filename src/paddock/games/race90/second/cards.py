"""The second edition's decks."""

from functools import cache
from typing import Final

from paddock.games.race90.shared.cards import Deck, race_cards, robot_chits, track_cards

EDITION: Final = "second"


@cache
def deck(circuit: str) -> Deck:
    """Everything drawn in a race at a circuit (R2-SETUP-01)."""
    race = race_cards(EDITION)
    return Deck(race, track_cards(EDITION, circuit, len(race)), robot_chits(EDITION, "robot-chits.txt"))
