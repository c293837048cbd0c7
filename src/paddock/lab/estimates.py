"""Estimates from races: a figure and the interval in which the truth lies, 95 times out of 100.

What happens to the cars of one race hangs together, so a race counts once: every estimate is made of one value a race.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, log10, pi, sin, sqrt, tan
from statistics import NormalDist

from paddock.core.plain import Plain

LEVEL = 0.95
MOST_PLACES = 6
BISECTIONS = 60
MANY = 500


class Estimate(Plain):
    """A figure with its bounds."""

    mean: float
    least: float
    most: float
    count: int
    """How many races it is made of."""
    fixed: bool = False
    """Whether it cannot be otherwise, or was the same in every race: then there is no interval."""

    @property
    def known(self) -> bool:
        """Whether there is an interval: one race alone says nothing about the others."""
        return self.count > 1 and not self.fixed

    @property
    def is_clear(self) -> bool:
        """Whether it differs from zero by more than luck explains."""
        return self.known and (self.least > 0 or self.most < 0)

    def scaled(self, by: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.mean * by, self.least * by, self.most * by, self.count, self.fixed)


class Mean:
    """A running mean of one value a race, with its spread (Welford's algorithm)."""

    __slots__ = ("count", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    @property
    def variance(self) -> float:
        return self.squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def estimate(self) -> Estimate:
        return self.within(LEVEL)

    def within(self, level: float) -> Estimate:
        """The mean with bounds of this level (Student's t)."""
        if self.count < 2 or self.squares < 1e-12:
            return Estimate(self.mean, self.mean, self.mean, self.count, fixed=self.count > 1)
        margin = student(self.count - 1, level) * sqrt(self.variance / self.count)
        return Estimate(self.mean, self.mean - margin, self.mean + margin, self.count)


class Share:
    """A share of what could have happened, from one share a race: races won, cars retired.

    The bounds are Wilson's, for as many independent trials as would spread like these races do. A share that was 0 or 1
    in every race counts each race as one trial.
    """

    __slots__ = ("_fixed", "_mean")

    def __init__(self) -> None:
        self._mean = Mean()
        self._fixed = True

    def add(self, share: float, fixed: bool = False) -> None:
        """Add a race. Fixed says that no other share was possible in it."""
        self._mean.add(share)
        self._fixed = self._fixed and fixed

    @property
    def count(self) -> int:
        return self._mean.count

    @property
    def mean(self) -> float:
        return self._mean.mean

    @property
    def estimate(self) -> Estimate:
        return self.within(LEVEL)

    def within(self, level: float) -> Estimate:
        """The share with bounds of this level."""
        share, count = self.mean, self.count
        inside = min(share, 1 - share) > 1e-9
        if count < 2 or self._fixed or (inside and self._mean.squares < 1e-12):
            return Estimate(share, share, share, count, fixed=count > 1)
        trials = share * (1 - share) * count / self._mean.variance if inside else float(count)
        least, most = wilson(share, trials, student(count - 1, level))
        return Estimate(share, least, most, count)


def wilson(share: float, trials: float, quantile: float) -> tuple[float, float]:
    """The bounds of a share seen in a number of trials (Wilson's interval)."""
    square = quantile * quantile
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    margin = quantile / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return max(0.0, centre - margin), min(1.0, centre + margin)


@lru_cache(maxsize=4096)
def student(freedom: int, level: float = LEVEL) -> float:
    """The two-sided quantile of Student's t; for many races, from that of the normal distribution."""
    if freedom > MANY:
        z = NormalDist().inv_cdf((1 + level) / 2)
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    least, most = 0.0, pi / 2  # the angle whose tangent is t / sqrt(freedom)
    for _ in range(BISECTIONS):
        angle = (least + most) / 2
        least, most = (angle, most) if within_angle(angle, freedom) < level else (least, angle)
    return tan(least) * sqrt(freedom)


def within_angle(angle: float, freedom: int) -> float:
    """How likely Student's t lies within the quantile of an angle: the finite sums of its distribution function."""
    step, total, square = 1.0, 1.0, cos(angle) ** 2
    if freedom % 2:
        for n in range(1, freedom // 2):
            step *= square * 2 * n / (2 * n + 1)
            total += step
        return 2 / pi * (angle + (sin(angle) * cos(angle) * total if freedom > 1 else 0.0))
    for n in range(1, freedom // 2):
        step *= square * (2 * n - 1) / (2 * n)
        total += step
    return sin(angle) * total


def joint(level: float, questions: int) -> float:
    """The level of each of several intervals that are all to hold together at a level (Bonferroni)."""
    return 1 - (1 - level) / max(1, questions)


def amount(estimate: Estimate, places: int = 2) -> str:
    """A mean with its margin of error, or its bounds where they are uneven; alone if there are none to give."""
    if not estimate.known:
        return f"{estimate.mean:,.{places}f}"
    margin = estimate.most - estimate.mean
    if margin < 10**-places / 2:  # digits until the margin shows
        places = min(MOST_PLACES, ceil(-log10(margin)))
    mean = f"{estimate.mean:,.{places}f}"
    if abs(estimate.mean - estimate.least - margin) < 1e-9:
        return f"{mean} ± {margin:,.{places}f}"
    return f"{mean} ({estimate.least:,.{places}f} … {estimate.most:,.{places}f})"


def percent(estimate: Estimate) -> str:
    """A share with its bounds."""
    mean = f"{estimate.mean:.1%}"
    return f"{mean} ({100 * estimate.least:.1f} … {100 * estimate.most:.1f})" if estimate.known else mean
