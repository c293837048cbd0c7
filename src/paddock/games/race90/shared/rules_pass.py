"""Passing: what both editions ask about it, and how far a car would come."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.circuits.sections import BRAKE, STRAIGHT
from paddock.games.race90.shared.position import Race

FORBIDDEN: Final = -1


def kind_cost(kind: int, straight: int, brake: int, corner: int) -> int:
    if kind == STRAIGHT:
        return straight
    return brake if kind == BRAKE else corner


def needs_check(race: Race, leads: bool, progress: int, other: int) -> bool:
    """The Leader must pass a check before a car gets its first lap marker (R2-LAP-08, R2-LAP-18, R2-LAP-25).

    At any price and in any turn (R2-LAP-26, R2-FLAG-25, R2-START-08, R2-END-10, R2-SKILL-LAPPING-06).
    """
    return leads and progress - race.progress[other] == race.board.size  # R1-LAP-07, R1-LAP-16, R1-LAP-21


@mypyc_attr(acyclic=True, free_list_len=1)
class Trip:
    """How far a movement would lead with nothing but bad luck."""

    def __init__(self) -> None:
        self.corners = 0
        """One bit for each corner used."""
        self.progress = 0
        self.left = 0
        """Movement points that would be lost."""
        self.passed = 0
        self.halted = False
        """Whether it ended because a Leader check would not be passed."""
