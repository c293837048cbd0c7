"""What all benchmarks share: contenders take turns in short slices, because machines are noisy."""

import sys
from collections.abc import Sequence
from typing import Protocol

from paddock.core import match as engine


class Contender(Protocol):
    """Something to measure: `slice` works for about this many seconds and returns a rate."""

    name: str

    def slice(self, seconds: float) -> float: ...


def print_build() -> None:
    """Print which build of the engine is measured."""
    compiled = not str(engine.__file__).endswith(".py")
    print(f"Paddock {'compiled with mypyc' if compiled else 'in plain CPython'} {sys.version.split()[0]}\n")


def best_rates(contenders: Sequence[Contender], seconds: float, rounds: int) -> dict[str, float]:
    """The best slice of each contender; they take turns."""
    best: dict[str, float] = {}
    for _ in range(rounds):
        for each in contenders:
            best[each.name] = max(best.get(each.name, 0.0), each.slice(seconds))
    return best
