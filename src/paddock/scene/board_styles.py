"""The styles of a board's shapes, by name: one table for our drawings and for every client."""

import tomllib
from importlib.resources import files

import msgspec

from paddock.core.plain import Plain

SANS = "Inter, 'Helvetica Neue', Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif"


class Style(Plain):
    """Paint for a path or for letters; lengths in units of the board."""

    fill: str = "none"
    stroke: str = ""
    width: float = 0.0
    dash: str = ""
    opacity: float = 1.0
    cap: str = ""
    weight: int = 0
    """The font weight of letters; 0 for paths."""
    spacing: float = 0.0
    italic: bool = False
    blur: bool = False
    anchor: str = "middle"


def read_styles() -> dict[str, Style]:
    text = files("paddock.scene").joinpath("data", "board_styles.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Style])


STYLES = read_styles()
