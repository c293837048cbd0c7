"""The fields of a position: how each is copied, and in which two positions differ.

A field is declared once, in `__init__`, as an annotated assignment. `tools/fields.py` writes from it what would repeat
its name. Numbers, words and tuples are shared by copies, lists and dicts are copied; the marks below say the rest.
"""

from collections import Counter
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

Shared = Annotated[T, "shared"]
"""Never changed in place, only replaced: copies share it."""
Owned = Annotated[T, "owned"]
"""A record that changes; it is copied by its own `copy`."""
Pile = Annotated[T, "pile"]
"""A list whose order means nothing: it is copied, and compared without its order."""
Cached = Annotated[T, "cached"]
"""Follows from the other fields: copies share it, and it is neither compared nor written down."""


def field_names(thing: object) -> tuple[str, ...]:
    """The fields of a record: those in `FIELDS`, and the attributes of a class without slots."""
    return (*getattr(thing, "FIELDS", ()), *getattr(thing, "__dict__", ()))


def differences(one: Any, other: Any) -> list[str]:
    """The fields in which two records differ; `drive.gear` is a field of a record that a field holds."""
    names = dict.fromkeys((*field_names(one), *field_names(other)))
    piles = getattr(one, "PILES", ())
    found: list[str] = []
    for name in names:
        mine, theirs = getattr(one, name, None), getattr(other, name, None)
        if hasattr(mine, "FIELDS") and type(mine) is type(theirs):
            found += [f"{name}.{deeper}" for deeper in differences(mine, theirs)]
        elif Counter(mine) != Counter(theirs) if name in piles else mine != theirs:
            found.append(name)
    return found
