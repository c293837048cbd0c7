"""Signs and colours: what a name of the scene looks like in a terminal."""

import os
import sys
import tomllib
from functools import cache
from importlib.resources import files

from rich.cells import cell_len
from rich.text import Text

from paddock.scene.looks import colours, page


@cache
def glyphs() -> dict[str, str]:
    """A sign for every icon."""
    return tomllib.loads(files("paddock.cli").joinpath("data", "glyphs.toml").read_text(encoding="utf-8"))


@cache
def only_letters() -> bool:
    """Whether this terminal draws no pictures: the console of Linux, or one that is not spoken to in Unicode."""
    wish = os.environ.get("PADDOCK_LETTERS")
    return bool(wish) if wish is not None else os.environ.get("TERM") == "linux" or not _is_unicode()


def _is_unicode() -> bool:
    encoding = getattr(sys.__stdout__, "encoding", None) or ""
    return encoding.lower().replace("-", "").startswith("utf")


def glyph(icon: str) -> str:
    """The sign of an icon; its first letters where there is none, or where pictures cannot be drawn."""
    sign = glyphs().get(icon, icon[:2])
    return icon[:2].title() if only_letters() and cell_len(sign) > 1 else sign


@cache
def paint(colour: str) -> str:
    """The style of a piece: its ink on its fill."""
    look = colours().get(colour)
    return "reverse" if look is None else f"{look.ink} on {look.fill}"


@cache
def tint(colour: str) -> str:
    """The style of a sign in a colour, on whatever the terminal's ground is."""
    look = colours().get(colour)
    return "" if look is None else look.fill


def glow() -> str:
    """The style of what is pointed at."""
    return f"bold black on {page()['glow']}"


def fit(text: str, width: int) -> str:
    """A text in exactly so many cells, cut where it is longer."""
    cut = Text(text)
    cut.truncate(width, overflow="ellipsis", pad=True)
    return cut.plain


def centred(text: str, width: int) -> str:
    """A text in the middle of so many cells."""
    space = max(0, width - cell_len(text))
    return fit(" " * (space // 2) + text, width)


def spread(left: str, right: str, width: int) -> str:
    """Two texts at the two ends of so many cells."""
    return fit(left + " " * max(0, width - cell_len(left) - cell_len(right)) + right, width)
