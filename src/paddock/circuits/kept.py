"""How much is kept of what was made from circuits of users' own."""

from typing import Final, TypeVar

MOST_COMPILED: Final = 48
"""How many compiled circuits of users are kept; the least recently used go first."""
K = TypeVar("K")
V = TypeVar("V")


def make_room(cache: dict[K, V], most: int = MOST_COMPILED) -> None:
    """Drop the oldest entries of what was made from circuits, before another is added."""
    while len(cache) >= most:
        del cache[next(iter(cache))]
