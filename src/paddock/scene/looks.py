"""Icons and colours by name: one table for our drawings and for every client."""

import tomllib
from functools import cache
from importlib.resources import files

from paddock.core import Plain


class Look(Plain):
    """How a named colour is painted."""

    fill: str
    ink: str
    edge: str


@cache
def icons() -> dict[str, str]:
    """SVG paths in a box of 24 by 24, by name."""
    return tomllib.loads(_data("icons.toml"))


@cache
def colours() -> dict[str, Look]:
    """Every named colour."""
    return {name: Look(**look) for name, look in tomllib.loads(_data("looks.toml"))["colours"].items()}


@cache
def page() -> dict[str, str]:
    """The colours of the page around the pieces."""
    found: dict[str, str] = tomllib.loads(_data("looks.toml"))["page"]
    return found


def _data(name: str) -> str:
    return files("paddock.scene").joinpath("data", name).read_text(encoding="utf-8")
