"""A user's own measures: a function of a finished race and a seat becomes a column.

A measure is named, so that other processes and machines find it: the name of an entry point in the group
`paddock.measures`, or `module:function`.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from math import isfinite
from typing import Any

from paddock import Match, PaddockError
from paddock.core.texts import shortened
from paddock.lab.wrong import wrong

GROUP = "paddock.measures"

Measure = Callable[[Match, int], float]


def measure_name(measure: str | Measure) -> str:
    """The name of a measure; refused if nothing can be found under it."""
    name = measure if isinstance(measure, str) else f"{measure.__module__}:{measure.__qualname__}"
    found = measure_of(name)
    if not isinstance(measure, str) and found is not measure:
        raise PaddockError(
            f"a measure is a function at the top of a module, so that every process finds it; not {name}"
        )
    return name


def measure_of(name: str) -> Measure:
    """The measure of this name."""
    if ":" not in name:
        return registered(name)
    module, _, function = name.partition(":")
    try:
        found: Any = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise PaddockError(f"there is no measure '{name}': {error}") from error
    if not callable(found):
        raise PaddockError(f"'{name}' is no function of a match and a seat")
    measure: Measure = found
    return measure


def registered(name: str) -> Measure:
    """The measure that an installed package offers under this name."""
    known = {point.name: point for point in entry_points(group=GROUP)}
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise (
            wrong("measure-near", name=shortened(name), near=near[0])
            if near
            else wrong("measure", name=shortened(name))
        )
    measure: Measure = known[name].load()
    return measure


def measured(name: str, measure: Measure, match: Match, seat: int) -> float:
    """The measure of a seat's race, a finite number."""
    try:
        value = float(measure(match, seat))
    except Exception as error:
        raise PaddockError(f"measure '{name}' failed for seat {seat}: {type(error).__name__}: {error}") from error
    if not isfinite(value):
        raise PaddockError(f"measure '{name}' of seat {seat} is {value}; it must be a finite number")
    return value
