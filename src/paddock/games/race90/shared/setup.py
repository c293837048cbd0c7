"""Boards and track cards of the circuits that both editions race on."""

from functools import lru_cache
from typing import Final

from paddock.circuits import SectionBoard, circuit
from paddock.core import bad
from paddock.core.sheets import is_sheet
from paddock.games.race90.shared.cards import Card, read_track_cards, track_cards
from paddock.games.race90.shared.deck_check import check_board
from paddock.games.race90.shared.own_deck import own_rows

BOXED: Final = ("monza", "hungaroring", "spa", "monaco", "barcelona", "silverstone")
"""The six of the printed games: the first edition has the first two of them (R1-SETUP-16, R2-SETUP-01)."""
CIRCUITS: Final = (*BOXED, "daytona", "indianapolis", "corvo", "lanterna", "meadow", "portovento")
"""All that have a deck of track cards for both editions."""


MOST_DECKS: Final = 96
"""How many boards and decks are kept: those of users' own circuits come and go."""


@lru_cache(MOST_DECKS)
def sections_of(name: str) -> SectionBoard:
    """The board of a circuit; boards never change. One of a user's own must suit the rules."""
    board = circuit(name).sections
    assert board is not None, f"{name} has no sections"
    complaints = check_board(board) if is_sheet(name) else []
    if complaints:
        raise bad(circuit(name).name, "; ".join(complaints))
    return board


def track_deck(edition: str, number: int, circuit: str, first: int) -> list[Card]:
    """The track cards of a circuit, numbered from `first`; those of a user's own are dealt out by its corners."""
    if not is_sheet(circuit):
        return track_cards(edition, circuit, first)
    table = list(enumerate(own_rows(sections_of(circuit), number), 1))
    return read_track_cards(table, first, circuit)
