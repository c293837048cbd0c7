"""Writes the settled lengths and angles of a closed loop back into its file; everything else stays."""

import re

from paddock.circuits.circuit import read
from paddock.circuits.source import Piece

LENGTH = re.compile(r"^(\s*ahead\s+)[0-9.]+")
ANGLE = re.compile(r"^(\s*(?:left|right)\s+)[0-9.]+")


def settled(text: str, origin: str = "circuit") -> str:
    """The file with the lengths and angles that close the loop, comments and all."""
    pieces = {piece.line: piece for piece in read(text, origin).line.pieces}
    lines = text.splitlines(keepends=True)
    return "".join(settle(line, pieces.get(number)) for number, line in enumerate(lines, 1))


def settle(line: str, piece: Piece | None) -> str:
    if piece is None:
        return line
    if piece.angle:
        return ANGLE.sub(lambda found: f"{found[1]}{abs(piece.angle):.4g}", line)
    return LENGTH.sub(lambda found: f"{found[1]}{piece.length:.4g}", line) if piece.flex else line
