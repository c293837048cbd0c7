"""Glyphs and colours: how names in a scene look in a terminal."""

import os
import sys
import tomllib
from functools import cache
from importlib.resources import files
from io import StringIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from paddock.scene.looks import colours, page


@cache
def glyphs() -> dict[str, str]:
    """The glyph of every icon."""
    return tomllib.loads(files("paddock.cli").joinpath("data", "glyphs.toml").read_text(encoding="utf-8"))


@cache
def only_letters() -> bool:
    """Whether the terminal cannot draw emoji: the Linux console, or an encoding other than UTF-8."""
    wish = os.environ.get("PADDOCK_LETTERS")
    return bool(wish) if wish is not None else os.environ.get("TERM") == "linux" or not _is_unicode()


def _is_unicode() -> bool:
    encoding = getattr(sys.__stdout__, "encoding", None) or ""
    return encoding.lower().replace("-", "").startswith("utf")


def glyph(icon: str) -> str:
    """The glyph of an icon; its first letters if there is none or the terminal cannot draw it."""
    sign = glyphs().get(icon, icon[:2])
    return icon[:2].title() if only_letters() and cell_len(sign) > 1 else sign


@cache
def paint(colour: str) -> str:
    """The style of a piece: ink on fill."""
    look = colours().get(colour)
    return "reverse" if look is None else f"{look.ink} on {look.fill}"


@cache
def tint(colour: str) -> str:
    """The style of a glyph in a colour, on the terminal's own background."""
    look = colours().get(colour)
    return "" if look is None else look.fill


def glow() -> str:
    """The style of what is highlighted."""
    return f"bold black on {page()['glow']}"


def fit(text: str, width: int) -> str:
    """A text in exactly this width, padded or cut."""
    cut = Text(text)
    cut.truncate(width, overflow="ellipsis", pad=True)
    return cut.plain


def wrapped(text: Text, width: int, hang: int = 0) -> list[Text]:
    """A text in lines of this width; all but the first are indented by `hang`."""
    first, *rest = text.wrap(_console(), width) or [Text()]
    if rest and hang:
        left = text[len(first) :]
        rest = list(left[len(left) - len(left.plain.lstrip()) :].wrap(_console(), width - hang))
    for line in (first, *rest):
        line.rstrip()
    return [first, *(Text(" " * hang) + line for line in rest)]


@cache
def _console() -> Console:
    return Console(file=StringIO())


def centred(text: str, width: int) -> str:
    """A text centred in this width."""
    space = max(0, width - cell_len(text))
    return fit(" " * (space // 2) + text, width)


def spread(left: str, right: str, width: int) -> str:
    """Two texts at both ends of this width."""
    return fit(left + " " * max(0, width - cell_len(left) - cell_len(right)) + right, width)
