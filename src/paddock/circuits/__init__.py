"""Circuits as data: a text file that people write, compiled to the boards that games play on.

    circuits("cells")              the ids of all circuits that are cut in cells
    monza = circuit("monza")
    monza.cells                    CellBoard: cells, arrows, corners, pit lane
    monza.sections                 SectionBoard: sections, trajectory spots, off-track lines, turn track
    monza.spaces                   SpaceBoard: coloured spaces in lanes

Boards are shared and never change. `read` makes a circuit from a text; `check` also builds all its boards.
`keep` checks a circuit of a user's own and names it by its fingerprint.
`small_board` makes a small board of cells from a plain list; `named_board` makes one of the built-in ones.
"""

from paddock.circuits.cells import CellBoard, Corner, PitLane, Straight
from paddock.circuits.circuit import Circuit, check, read
from paddock.circuits.kept import make_room
from paddock.circuits.library import circuit, circuits, own_circuits, own_stamp, raced_circuits
from paddock.circuits.own import keep, own_parts, own_title
from paddock.circuits.sections import SectionBoard
from paddock.circuits.small import named_board, small_board, small_boards
from paddock.circuits.source import PRODUCTS
from paddock.circuits.spaces import SpaceBoard

__all__ = [
    "PRODUCTS",
    "CellBoard",
    "Circuit",
    "Corner",
    "PitLane",
    "SectionBoard",
    "SpaceBoard",
    "Straight",
    "check",
    "circuit",
    "circuits",
    "keep",
    "make_room",
    "named_board",
    "own_circuits",
    "own_parts",
    "own_stamp",
    "own_title",
    "raced_circuits",
    "read",
    "small_board",
    "small_boards",
]
