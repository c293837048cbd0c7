"""Sections as people call them: a corner, the braking zone before it, a straight."""

from typing import Final

from paddock.circuits import make_room
from paddock.circuits.sections import BRAKE, STRAIGHT, SectionBoard
from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import ROOM

EXIT: Final = -1


class Where(Plain):
    """A section by its code, and what tells it apart: its kind, its corner or the one before it, its part of that."""

    code: str
    kind: str
    """corner, brake, straight or main."""
    corner: str
    part: int = 0
    """Counted from 1; -1 for the last section of a corner, 0 for a section that is the whole of it."""

    def text(self) -> Text:
        return message(ROOM, f"where-{self.kind}", corner=self.corner, part=self.part)


WHERES: Final[dict[str, list[Where]]] = {}
"""By board; made once."""


def where(board: SectionBoard, section: int) -> Where:
    """A section of a board as people call it."""
    found = WHERES.get(board.id)
    if found is None:
        found = [named(board, each) for each in range(board.size)]
        make_room(WHERES)
        WHERES[board.id] = found
    return found[section]


def named(board: SectionBoard, section: int) -> Where:
    code, kind = board.names[section], board.kind[section]
    if kind == BRAKE:
        return Where(code, "brake", board.corner_names[nearest_corner(board, section, 1)])
    part = part_of(board, section)
    if kind == STRAIGHT and code.startswith("main-"):
        return Where(code, "main", "", part)
    corner = board.corner_names[nearest_corner(board, section, -1)]
    if kind == STRAIGHT:
        return Where(code, "straight", corner, part)
    return Where(code, "corner", corner, EXIT if part > 1 and not goes_on(board, section, 1) else part)


def nearest_corner(board: SectionBoard, section: int, step: int) -> int:
    """The number of the corner here, or of the next one ahead or behind."""
    while not board.corner[section]:
        section = (section + step) % board.size
    return board.corner[section]


def part_of(board: SectionBoard, section: int) -> int:
    """Which part of its corner or straight a section is, in driving order; 0 if it is the whole of it."""
    part, first = 1, section
    while goes_on(board, first, -1):
        part, first = part + 1, (first - 1) % board.size
    return part if part > 1 or goes_on(board, section, 1) else 0


def goes_on(board: SectionBoard, section: int, step: int) -> bool:
    """Whether the next section, ahead or behind, belongs to the same corner or straight."""
    other = (section + step) % board.size
    return board.corner[section] == board.corner[other] and board.kind[section] == board.kind[other]
