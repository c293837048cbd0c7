"""The log, with repeated lines collapsed."""

from collections.abc import Iterable
from itertools import groupby


def collapse_repeats(lines: Iterable[str]) -> list[str]:
    """The lines of a log; a repeated line appears once, with its count."""
    runs = ((line, sum(1 for _ in run)) for line, run in groupby(lines))
    return [line if count == 1 else f"{line} (×{count})" for line, count in runs]
