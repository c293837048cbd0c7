"""A race in words: events as lines, in three lengths."""

from typing import Final

from paddock.core.errors import PaddockError
from paddock.core.plain import Plain
from paddock.core.tasks import DETAIL, HEADLINE, RACE

LENGTHS: Final = {"headlines": HEADLINE, "race": RACE, "detail": DETAIL}
"""The lengths of a commentary by name, from the shortest on."""


class LogLine(Plain):
    """A line of the commentary; `length` is the shortest commentary that has it."""

    text: str
    length: int = RACE

    def __str__(self) -> str:
        return self.text


def length_named(name: str) -> int:
    """The length with this name."""
    if name not in LENGTHS:
        raise PaddockError(f"there is no commentary called '{name}'; choose one of: {' '.join(LENGTHS)}")
    return LENGTHS[name]
