"""The strength of drivers after a race, by TrueSkill: the model of the three that predicts unseen races best.

`benchmarks/ratings.py` compares it with Plackett and Luce's model and with an Elo for many drivers. In every race a
driver performs as their strength says, give or take luck, and the order of the performances is the result. What the
order says about the strengths is found by expectation propagation over neighbours in it. The code is our own: the
library of that name has had no release in ten years, and stored ratings are recomputed from the races to the last
digit, which an upgrade of a library must not change.
"""

import math
from collections.abc import Sequence
from statistics import NormalDist

from paddock.core import Plain

START_MU = 25.0
START_SIGMA = START_MU / 3
BETA = 1.5 * START_SIGMA
"""How much luck a race has: the strength by which results of one driver differ from race to race."""
DRIFT = START_SIGMA / 100
"""How much less certain a strength is from one race to the next: drivers learn."""
PAUSE_DAYS = 700.0
"""After how long without a race nothing is known any more."""
DAY = 86400.0
NORMAL = NormalDist()
ROUNDS = 12
"""How often every pair of neighbours is looked at; the strengths do not change any more then."""
LEAST = 1e-12
FAR = -6.0
"""Below this many deviations a surprise is computed by its asymptote."""
SCALE = 42.0
"""How many points a step of strength is: a new driver has 1500, give or take 350."""
START_POINTS = 1500.0
PROVISIONAL = 160.0
"""A rating is provisional while its deviation is larger than this."""


class Strength(Plain):
    """How strong a driver is, and the standard deviation of that guess."""

    mu: float = START_MU
    sigma: float = START_SIGMA

    @property
    def points(self) -> int:
        """The rating as people read it."""
        return round(START_POINTS + SCALE * (self.mu - START_MU))

    @property
    def deviation(self) -> int:
        return round(SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL


def after_pause(strength: Strength, seconds: float) -> Strength:
    """A strength after some time without a race: less certain, never less than a new driver's."""
    grown = strength.sigma**2 + START_SIGMA**2 * max(0.0, seconds) / (PAUSE_DAYS * DAY)
    return Strength(strength.mu, min(START_SIGMA, math.sqrt(grown)))


def after_race(
    before: Sequence[Strength], places: Sequence[int], weights: Sequence[float], beta: float = BETA
) -> list[Strength]:
    """The strengths of all drivers of a race after it. A race of weight 0 changes nothing, one of weight 1 fully."""
    order = sorted(range(len(before)), key=lambda index: places[index])
    strengths = [Strength(before[index].mu, math.sqrt(before[index].sigma ** 2 + DRIFT**2)) for index in order]
    seen = _messages(strengths, [places[index] for index in order], beta)
    after = list(before)
    for index, strength, (precision, weighted) in zip(order, strengths, seen, strict=True):
        if precision > LEAST:
            after[index] = _learned(strength, weighted / precision, 1 / precision + beta**2, weights[index])
    return after


def _learned(strength: Strength, seen: float, noise: float, weight: float) -> Strength:
    """A strength after a performance was seen with some noise."""
    variance = strength.sigma**2
    gain = weight * variance / (variance + noise)
    return Strength(strength.mu + gain * (seen - strength.mu), math.sqrt(variance * (1 - gain)))


Natural = tuple[float, float]
"""A normal distribution as its precision, and its mean times that."""


def _messages(strengths: Sequence[Strength], places: Sequence[int], beta: float) -> list[Natural]:
    """What the order of a race says about the performance of each driver, the best first."""
    prior = [(1 / (each.sigma**2 + beta**2), each.mu / (each.sigma**2 + beta**2)) for each in strengths]
    performance = prior[:]
    told: list[tuple[Natural, Natural]] = [((0.0, 0.0), (0.0, 0.0))] * (len(prior) - 1)
    for turn in range(ROUNDS):
        pairs = range(len(told)) if turn % 2 == 0 else reversed(range(len(told)))
        for pair in pairs:
            first, second = _minus(performance[pair], told[pair][0]), _minus(performance[pair + 1], told[pair][1])
            told[pair] = _compared(first, second, places[pair] == places[pair + 1])
            performance[pair], performance[pair + 1] = _plus(first, told[pair][0]), _plus(second, told[pair][1])
    return [_minus(after, before) for after, before in zip(performance, prior, strict=True)]


def _compared(first: Natural, second: Natural, tie: bool) -> tuple[Natural, Natural]:
    """What a pair of neighbours learns: the first was ahead of the second, or level with it."""
    means, variances = (first[1] / first[0], second[1] / second[0]), (1 / first[0], 1 / second[0])
    mean, variance = means[0] - means[1], variances[0] + variances[1]
    if tie:
        noise, centre = 0.0, 0.0
    else:
        surprise = _surprise(mean / math.sqrt(variance))
        shrink = surprise * (surprise + mean / math.sqrt(variance))
        noise = variance * (1 - shrink) / max(shrink, LEAST)
        centre = mean + math.sqrt(variance) * surprise / max(shrink, LEAST)
    return _normal(means[1] + centre, variances[1] + noise), _normal(means[0] - centre, variances[0] + noise)


def _surprise(z: float) -> float:
    """How far a normal variable lies above zero, given that it does: its density there over its chance to."""
    return -z - 1 / z if z < FAR else NORMAL.pdf(z) / NORMAL.cdf(z)


def _normal(mean: float, variance: float) -> Natural:
    return 1 / variance, mean / variance


def _plus(one: Natural, two: Natural) -> Natural:
    return one[0] + two[0], one[1] + two[1]


def _minus(one: Natural, two: Natural) -> Natural:
    return one[0] - two[0], one[1] - two[1]


def chance_ahead(one: Strength, two: Strength, beta: float = BETA) -> float:
    """How likely one driver is to finish ahead of another."""
    return NORMAL.cdf((one.mu - two.mu) / math.sqrt(one.sigma**2 + two.sigma**2 + 2 * beta**2))
