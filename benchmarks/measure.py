"""What all measurements beside peers share: who is measured on which build, and turns in short slices."""

import sys
from collections.abc import Sequence
from typing import Protocol

from paddock.core import match as engine


class Contender(Protocol):
    """Somebody who is measured: `slice` works for about so many seconds, and gives a rate."""

    name: str

    def slice(self, seconds: float) -> float: ...


def print_build() -> None:
    """Which build of the engine is measured."""
    compiled = not str(engine.__file__).endswith(".py")
    print(f"Paddock {'compiled with mypyc' if compiled else 'in plain CPython'} {sys.version.split()[0]}\n")


def best_rates(contenders: Sequence[Contender], seconds: float, rounds: int) -> dict[str, float]:
    """All in turns, and the best slice of each: machines are noisy."""
    best: dict[str, float] = {}
    for _ in range(rounds):
        for each in contenders:
            best[each.name] = max(best.get(each.name, 0.0), each.slice(seconds))
    return best
