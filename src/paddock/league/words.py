"""The texts of the league."""

from typing import Any

from paddock import render
from paddock.core import message

ROOM = "paddock.league"


def say(key: str, lang: str, **args: Any) -> str:
    """A message of this room."""
    return render(message(ROOM, key, **args), lang)


def score(points: int | None, is_dropped: bool = False) -> str:
    """Points of one race in a table: a dash for not taking part, brackets for points that do not count."""
    if points is None:
        return "–"
    return f"({points})" if is_dropped else str(points)
