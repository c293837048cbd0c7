"""Sections as people call them: a corner, the braking zone before it, a straight."""

from typing import Final

from paddock.circuits.sections import BRAKE, CORNER, STRAIGHT, SectionBoard
from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import ROOM


class Where(Plain):
    """A section by its code, and what tells it apart: its kind, its corner or the one before it, its part of that."""

    code: str
    kind: str
    """corner, brake, straight or main."""
    corner: str
    part: int = 0
    """Counted from 1; 0 for a section that is the whole of it."""

    def text(self) -> Text:
        return message(ROOM, f"where-{self.kind}", corner=self.corner, part=self.part)


WHERES: Final[dict[str, list[Where]]] = {}
"""By board; made once."""


def where(board: SectionBoard, section: int) -> Where:
    """A section of a board as people call it."""
    found = WHERES.get(board.id)
    if found is None:
        found = [named(board, each) for each in range(board.size)]
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
    return Where(code, "corner" if kind == CORNER else "straight", corner, part)


def nearest_corner(board: SectionBoard, section: int, step: int) -> int:
    """The number of the corner here, or of the next one ahead or behind."""
    while not board.corner[section]:
        section = (section + step) % board.size
    return board.corner[section]


def part_of(board: SectionBoard, section: int) -> int:
    """Which part of its corner or straight a section is, in driving order; 0 if it is the whole of it."""

    def goes_on(one: int, step: int) -> bool:
        other = (one + step) % board.size
        return board.corner[one] == board.corner[other] and board.kind[one] == board.kind[other]

    part, first = 1, section
    while goes_on(first, -1):
        part, first = part + 1, (first - 1) % board.size
    return part if part > 1 or goes_on(section, 1) else 0
