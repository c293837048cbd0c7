"""The terms of a movement: what the regulations and the state of a car allow, whatever stands on the board.

Terms are few and are told apart by one number, a sum of the flags and factors below.
"""

from typing import Final

from mypy_extensions import mypyc_attr

KERBS: Final = 1
HIGH_LOAD: Final = 2
WALLS: Final = 4
FINISHING: Final = 8
PIT_OPEN: Final = 16
SLIPSTREAM: Final = 32
FORCE: Final = 64
LANES: Final = 128  # times the lanes that a run may change
BOXES: Final = 2048  # times the number of the box, from 1; 0 for a car that drives to none
MOST_LANES: Final = 16


@mypyc_attr(acyclic=True)
class Terms:
    """The terms that a number stands for."""

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.kerbs: bool = number & KERBS > 0  # three cells along a kerb may count as two or four
        self.high_load: bool = number & HIGH_LOAD > 0  # the first cell of a corner may count double
        self.walls: bool = number & WALLS > 0  # the lane along a wall is dangerous to enter
        self.stop_at_line: bool = number & FINISHING > 0
        self.pit_open: bool = number & PIT_OPEN > 0
        self.slipstream: bool = number & SLIPSTREAM > 0
        self.force: bool = number & FORCE > 0  # one car may be driven through
        self.lane_shift: int = number // LANES % MOST_LANES
        self.box: int = number // BOXES - 1  # the box that a car in the pit lane drives to; -1 if it leaves
