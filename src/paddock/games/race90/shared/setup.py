"""Boards of the circuits that both editions race on."""

from functools import cache
from typing import Final

from paddock.circuits import SectionBoard, circuit

BOXED: Final = ("monza", "hungaroring", "spa", "monaco", "barcelona", "silverstone")
"""The six of the printed games: the first edition has the first two of them (R1-SETUP-16, R2-SETUP-01)."""
CIRCUITS: Final = (*BOXED, "daytona", "indianapolis", "corvo", "lanterna", "meadow", "portovento")
"""All that have a deck of track cards for both editions."""


@cache
def sections_of(name: str) -> SectionBoard:
    """The board of one of our circuits; boards never change."""
    board = circuit(name).sections
    assert board is not None, f"{name} has no sections"
    return board
