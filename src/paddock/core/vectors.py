"""What a seat sees, written straight into memory as a learner wants it: the quick way beside a view.

A view is read part by part, which takes most of a learner's step. A game may also have a writer, which puts the same
numbers into the same places without a view. A vector is a memory view of numbers, empty (all zero) when it is written.
Places are kept as objects, not as numbers of the compiler's own, because that is how memory takes them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

ONE: Final[Any] = 1.0
OWN: Final = "self"


@mypyc_attr(allow_interpreted_subclasses=True)
class VectorWriter:
    """Writes what a seat sees of a race."""

    def write(self, race: Any, seat: int, found: Any) -> None:
        """Write the view of a seat, and the game's facts, into memory that is empty."""
        raise NotImplementedError


def seat_names(seats: int, cars: int) -> list[str]:
    """What the entries of the seats are called, as the viewer sees them: its own first."""
    turned = [OWN, *[f"next-{number}" for number in range(1, seats)]]
    return turned if cars == 1 else [f"{name}-{car}" for name in turned for car in range(cars)]


def one_of(places: Mapping[str, Any], path: str, words: Iterable[str]) -> list[Any]:
    """The places of words of which one is seen, in their order."""
    return [places[f"{path}={word}"] for word in words]


def several(places: Mapping[str, Any], path: str, words: Iterable[str]) -> list[Any]:
    """The places of words of which several may be seen, in their order."""
    return [places[f"{path} has {word}"] for word in words]


def numbered(places: Mapping[str, Any], path: str, count: int) -> list[Any]:
    """The places of a list of numbers."""
    return [places[f"{path}.{index}"] for index in range(count)]


def put(found: Any, at: Any, value: float, share: float) -> None:
    """Write a number as a share of its largest value."""
    number = value * share
    found[at] = number if -1.0 <= number <= 1.0 else 1.0 if number > 0.0 else -1.0


def put_all(found: Any, places: list[Any], values: list[int], share: float) -> None:
    """Write some whole numbers, each as a share of the same largest value."""
    for index in range(len(values)):
        value = values[index]
        if value:
            put(found, places[index], float(value), share)


def add(found: Any, at: Any, share: Any) -> None:
    """Count a word once more."""
    found[at] = found[at] + share


def ranks(count: int) -> list[Any]:
    """What is written for the first, the second and so on of an order of this length."""
    shares: list[Any] = []
    share, step = 1.0, 1.0 / count
    for _ in range(count):
        shares.append(share)
        share -= step
    return shares
