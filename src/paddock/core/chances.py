"""How a race is likely to end: the chance of each seat to finish in each place.

A game says what tells how its races end, in numbers by seat (`Game.form`). A model fitted on many simulated races turns
the numbers of a seat into its strength, a logarithm. The rest is Plackett and Luce: the winner is drawn by strength,
then the second from the others, and so on. So there is one model for any number of seats, and chances always add up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, sqrt, tanh
from typing import Final

import msgspec

from paddock.core.errors import PaddockError
from paddock.core.plain import Plain

SOONEST: Final = 0.02
"""The share of a race below which being nearer to its end no longer makes a lead safer."""
LIKENESSES: Final = 3
"""Each number is seen as it is, against the mean of the others, and against it in view of what is left."""
CONTEXT: Final = ("left", "seats", "always")
JUDGED: Final = "worth-"
"""Before the name of a term of worth, as a model names it."""
STRONGEST: Final = 30.0


class Chances(Plain):
    """The chance of each seat to finish in each place."""

    places: tuple[tuple[float, ...], ...]
    """By seat, then by place from the first."""

    @property
    def wins(self) -> tuple[float, ...]:
        """The chance of each seat to win."""
        return tuple(each[0] for each in self.places)

    def place(self, seat: int) -> float:
        """The place that a seat finishes in on average."""
        return sum(place * share for place, share in enumerate(self.places[seat], 1))


class Weights(Plain):
    """A fitted model, as its file holds it."""

    made_by: str
    """The command that fitted it."""
    names: tuple[str, ...]
    """The numbers of a seat that it looks at, by name."""
    straight: list[float]
    """What each input adds to the strength at once..."""
    hidden: list[list[float]]
    """...and to each hidden unit, by input: the numbers in each of their likenesses, then the context."""
    bias: list[float]
    score: list[float]
    """What each hidden unit adds to the strength."""


class Forecast:
    """A fitted model, ready for use."""

    def __init__(self, weights: Weights, known: tuple[str, ...]) -> None:
        self.columns: list[int] = [known.index(name) for name in weights.names]
        self.straight: list[float] = weights.straight
        self.units: list[list[float]] = [list(unit) for unit in zip(*weights.hidden, strict=True)]
        """What each hidden unit makes of every input."""
        self.bias: list[float] = weights.bias
        self.score: list[float] = weights.score
        self.judged: bool = any(name.startswith(JUDGED) for name in weights.names)
        """Whether it looks at the terms of the game's worth too."""

    def strengths(self, rows: list[list[float]], left: float) -> list[float]:
        """How strong each seat is, as logarithms: only differences mean something."""
        sums = [0.0] * len(self.columns)
        for row in rows:
            for index, column in enumerate(self.columns):
                sums[index] += row[column]
        return [self.strength(row, sums, len(rows), left) for row in rows]

    def strength(self, row: list[float], sums: list[float], seats: int, left: float) -> float:
        """The strength of a seat: of its numbers, alone and against those of all seats together."""
        soon, others, size = 1.0 / sqrt(left + SOONEST), 1.0 / (seats - 1), len(self.columns)
        inputs = [0.0] * (LIKENESSES * size) + [left, 1.0 / seats, 1.0]
        used = [LIKENESSES * size, LIKENESSES * size + 1, LIKENESSES * size + 2]
        for index, column in enumerate(self.columns):
            number = row[column]
            apart = number - others * (sums[index] - number)
            if number:
                inputs[index] = number
                used.append(index)
            if apart:
                inputs[size + index] = apart
                inputs[2 * size + index] = soon * apart
                used += [size + index, 2 * size + index]
        found = weighed(self.straight, inputs, used)
        for index, score in enumerate(self.score):
            found += score * tanh(self.bias[index] + weighed(self.units[index], inputs, used))
        return max(-STRONGEST, min(STRONGEST, found))


def weighed(weights: list[float], inputs: list[float], used: list[int]) -> float:
    """The sum of the inputs that are used, each by its weight."""
    total = 0.0
    for index in used:
        total += weights[index] * inputs[index]
    return total


def wins(strengths: Sequence[float]) -> list[float]:
    """The chance of each seat to be the first of some."""
    most = max(strengths)
    shares = [exp(strength - most) for strength in strengths]
    total = sum(shares)
    return [share / total for share in shares]


def mean_places(strengths: Sequence[float]) -> list[float]:
    """The place that each of some seats comes in on average: one more than the seats that are ahead of it."""
    found = []
    for own in strengths:
        ahead = 0.5  # a seat would be ahead of itself half of the time
        for other in strengths:
            ahead += 1.0 / (1.0 + exp(own - other))
        found.append(ahead)
    return found


def places(strengths: Sequence[float]) -> list[list[float]]:
    """By seat, the chance of each place.

    The chance that just these seats fill the first places is found for every set of seats, from the smaller sets.
    """
    count = len(strengths)
    shares = wins(strengths)
    found = [[0.0] * count for _ in range(count)]
    reached = [0.0] * (1 << count)
    reached[0] = 1.0
    for chosen in range((1 << count) - 1):
        chance = reached[chosen]
        rest = [seat for seat in range(count) if not chosen >> seat & 1]
        total = sum([shares[seat] for seat in rest])
        place = count - len(rest)
        for seat in rest:
            share = chance * (shares[seat] / total if total > 0.0 else 1.0 / len(rest))
            found[seat][place] += share
            reached[chosen | 1 << seat] += share
    return found


def certain(places_of: Sequence[int]) -> Chances:
    """The chances once the race is over; seats that share a place share the places that they fill."""
    count = len(places_of)
    found = []
    for place in places_of:
        level = sum([other == place for other in places_of])
        first = sum([other < place for other in places_of])
        found.append(tuple([1.0 / level if first <= index < first + level else 0.0 for index in range(count)]))
    return Chances(tuple(found))


def behind(settled: Sequence[int], strengths: Sequence[float]) -> Chances:
    """The chances if some seats have finished, in this order, and the others race on for the places after them."""
    count = len(strengths)
    racing = [seat for seat in range(count) if seat not in settled]
    found = [[0.0] * count for _ in range(count)]
    for place, seat in enumerate(settled):
        found[seat][place] = 1.0
    if racing:
        rest = places([strengths[seat] for seat in racing])
        for seat, shares in zip(racing, rest, strict=True):
            found[seat][len(settled) :] = shares
    return Chances(tuple([tuple(row) for row in found]))


def mean_of(found: Sequence[Chances]) -> Chances:
    """The mean of several chances of the same race."""
    count, seats = len(found), range(len(found[0].places))
    return Chances(
        tuple([tuple([sum([each.places[seat][place] for each in found]) / count for place in seats]) for seat in seats])
    )


def values(settled: Sequence[int], strengths: Sequence[float]) -> tuple[list[float], list[float]]:
    """The chance of each seat to win, and the place that it finishes in on average: all that luck is measured by."""
    if not settled:
        return wins(strengths), mean_places(strengths)
    count = len(strengths)
    racing = [seat for seat in range(count) if seat not in settled]
    means = [0.0] * count
    for index, seat in enumerate(settled):
        means[seat] = index + 1.0
    for seat, place in zip(racing, mean_places([strengths[seat] for seat in racing]), strict=True):
        means[seat] = len(settled) + place
    return [1.0 if seat == settled[0] else 0.0 for seat in range(count)], means


@cache
def forecast(room: str, game: str, known: tuple[str, ...]) -> Forecast:
    """The model that comes with a game, for the numbers that the game knows of a seat."""
    where = files(room).joinpath("data", f"chances-{game}.json")
    if not where.is_file():
        raise PaddockError(f"{game} has no model of its chances: tools/fit_chances.py makes one")
    weights = msgspec.json.decode(where.read_bytes(), type=Weights)
    if not set(weights.names) <= set(known):
        raise PaddockError(f"the model of {game} was fitted to other numbers: run {weights.made_by}")
    return Forecast(weights, known)
