"""Boards of the circuits that both editions race on."""

from functools import cache

from paddock.circuits import SectionBoard, circuit


@cache
def sections_of(name: str) -> SectionBoard:
    """The board of one of our circuits; boards never change."""
    board = circuit(name).sections
    assert board is not None, f"{name} has no sections"
    return board
