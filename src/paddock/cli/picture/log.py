"""What happened, line by line; the same again and again stands there once, with how often."""

from collections.abc import Iterable
from itertools import groupby


def counted(lines: Iterable[str]) -> list[str]:
    """The lines of a log: those that follow one like them are only counted."""
    runs = ((line, sum(1 for _ in run)) for line, run in groupby(lines))
    return [line if count == 1 else f"{line} (×{count})" for line, count in runs]
