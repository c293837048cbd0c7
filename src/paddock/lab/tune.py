"""Tuning: how much each term of a game's worth should count, found from races.

First a regression, as chess programs do it: in many positions of many races, how well do the terms foretell who
finishes ahead? Then an evolution strategy (CMA-ES) improves the weights in races against the usual ones, with the same
luck and swapped seats. What is gained is measured in races that had no hand in choosing.

With several circuits, all of that goes round them: weights found on one may lose on another.

Weights are factors on the usual ones: 1 leaves a term as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import paddock
from paddock import Match
from paddock.bots import Player
from paddock.core.plain import Plain
from paddock.core.showing import nearest_text
from paddock.core.texts import shortened
from paddock.lab.estimates import Estimate
from paddock.lab.plan import Plan
from paddock.lab.plan import plan as make_plan
from paddock.lab.wrong import wrong

LEAST, MOST = 0.25, 4.0
"""No weight is changed by more than this factor."""
SPREAD = 0.25
"""How far the first candidates lie from the start, as the standard deviation of a weight's logarithm."""
EVERY = 7
"""The position is looked at every nth decision of a race."""
RIDGE = 0.02
"""How much a position pulls less than the belief that the usual weights are right, for each of them."""
NEWTON_STEPS = 30
HALF = 0.5
WINS, BEHIND, LUCK = "tune-wins", "tune-behind", "tune-loses"

Weights = dict[str, float]
Race = Callable[[list[Plan]], list[float]]
"""Runs plans of two bots, and says of each how often the first finished ahead."""


class Look(Plain):
    """A position of a race: by how much each term favours the first seat, and whether it finished ahead."""

    terms: tuple[float, ...]
    ahead: float


class Tuning(Plain):
    """What is tuned: the set-up and the bot of the races, and the terms whose weights may change."""

    settings: dict[str, Any]
    bot: str
    terms: tuple[str, ...]

    @property
    def usual(self) -> str:
        """The bot with the usual weights, by a name that differs from every other's."""
        return with_settings(self.bot, {"noise": 0.0})

    def word(self, weights: Mapping[str, float]) -> str:
        """The bot with other weights."""
        return with_settings(self.bot, weights)

    def plan(self, weights: Mapping[str, float], games: int, seed: str) -> Plan:
        """Races of other weights against the usual ones: the same luck from both seats."""
        pair = (self.word(weights), self.usual)
        return make_plan(**{**self.settings, "games": games, "seed": seed}, seats=2, bots=pair, deals=True)


def tuning(settings: dict[str, Any], bot: str, terms: Sequence[str]) -> Tuning:
    """A tuning, checked; without terms, all terms of the game."""
    known = paddock.game(settings["game"]).judged_by
    if not known:
        raise wrong("no-terms", game=settings["game"])
    for term in terms:
        if term not in known:
            raise wrong("term", game=settings["game"], term=shortened(term), near=nearest_text(term, known))
    return Tuning(settings, bot, tuple(terms) or known)


def with_settings(bot: str, settings: Mapping[str, float]) -> str:
    """A bot's name with more settings."""
    words = [f"{name}={value:.4g}" for name, value in settings.items()]
    return ",".join([bot if ":" in bot else f"{bot}:{words.pop(0)}", *words]) if words else bot


# Regression


def looks(plan: Plan, number: int, terms: Sequence[str]) -> list[Look]:
    """Positions of one race between two seats, with how it ended."""
    match = plan.match(number)
    drivers = plan.drivers(number)
    seen: list[tuple[float, ...]] = []
    decisions = 0
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, plan.luck(number))))
        decisions += 1
        if decisions % EVERY == 0 and not match.over:
            seen.append(differences(match, terms))
    ahead = share_ahead(match)
    return [Look(each, ahead) for each in seen]


def differences(match: Match, terms: Sequence[str]) -> tuple[float, ...]:
    """By how much each term favours the first seat."""
    own, other = match.terms(0), match.terms(1)
    return tuple(own.get(term, 0.0) - other.get(term, 0.0) for term in terms)


def share_ahead(match: Match) -> float:
    """1 if the first of two seats finished ahead, 0 if the other did, a half if they share a place."""
    first, second = match.result.place(0), match.result.place(1)
    return (first < second) + 0.5 * (first == second)


def fitted(found: Sequence[Look], terms: Sequence[str]) -> Weights:
    """The weights with which the terms foretell best who finishes ahead, by logistic regression.

    One factor for all is fitted first: how much an advantage of the usual weights says. Then each term has its own,
    held to the common one by a ridge, so that a term which is rarely seen stays as it is.
    """
    import numpy as np

    rows = np.array([look.terms for look in found])
    ahead = np.array([look.ahead for look in found])
    common = newton(rows.sum(axis=1, keepdims=True), ahead, np.zeros(1), 0.0)
    start = np.full(len(terms), float(common[0]))
    scale = np.maximum(rows.std(axis=0), 1e-9)
    own = newton(rows / scale, ahead, start * scale, RIDGE * len(found) / 100.0) / scale
    factors = np.clip(own / max(float(common[0]), 1e-9), LEAST, MOST)
    return {term: round(float(factor), 3) for term, factor in zip(terms, factors, strict=True)}


def newton(rows: Any, ahead: Any, prior: Any, ridge: float) -> Any:
    """The logistic regression by Newton's method, held to a prior."""
    import numpy as np

    found = prior.copy()
    eye = np.eye(rows.shape[1])
    for _ in range(NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(rows @ found, -30.0, 30.0)))
        slope = rows.T @ (ahead - chance) - ridge * (found - prior)
        bend = (rows * (chance * (1.0 - chance))[:, None]).T @ rows + (ridge + 1e-9) * eye
        step = np.linalg.solve(bend, slope)
        found = found + np.clip(step, -1.0, 1.0)
        if float(np.abs(step).max()) < 1e-8:
            break
    return found


# Improvement in races


class Generation(Plain):
    """A step of the improvement."""

    number: int
    weights: Weights
    """The middle of the candidates after this step."""
    shares: tuple[float, ...]
    """How often each candidate finished ahead of the usual weights."""


def improved(
    tuned: Tuning, start: Mapping[str, float], generations: int, population: int, games: int, race: Race
) -> Iterator[Generation]:
    """Better weights, generation by generation: each has deals of its own, the same for all its candidates.

    Everything follows from the seed and the results of the races, so a run that was stopped goes on where it was.
    """
    import numpy as np
    from cmaes import CMA

    seed = tuned.settings.get("seed", "0")
    log_bounds = np.log(np.array([[LEAST, MOST]] * len(tuned.terms)))
    mean = np.log(np.array([start.get(term, 1.0) for term in tuned.terms]))
    search = CMA(mean=mean, sigma=SPREAD, bounds=log_bounds, population_size=population, seed=number_of(seed))
    for number in range(generations):
        asked = [search.ask() for _ in range(population)]
        plans = [tuned.plan(named(tuned.terms, each), games, f"{seed}/tune/{number}") for each in asked]
        shares = race(plans)
        search.tell([(each, -share) for each, share in zip(asked, shares, strict=True)])
        yield Generation(number, named(tuned.terms, search.mean), tuple(shares))


def named(terms: Sequence[str], logarithms: Any) -> Weights:
    """Weights by name, from their logarithms."""
    import numpy as np

    return {term: round(float(value), 3) for term, value in zip(terms, np.exp(logarithms), strict=True)}


def number_of(seed: str) -> int:
    """A seed as a number, whatever it is."""
    return int.from_bytes(str(seed).encode()[-4:], "big")


def held_out(tuned: Tuning, weights: Mapping[str, float], games: int) -> Plan:
    """Races that had no hand in choosing."""
    return tuned.plan(weights, games, f"{tuned.settings.get('seed', '0')}/held-out")


def behind(shares: Mapping[str, Estimate]) -> list[str]:
    """The circuits on which tuned weights are behind the usual ones, by more than luck."""
    return [circuit for circuit, share in shares.items() if share.known and share.most < HALF]


def verdict(together: Estimate, shares: Mapping[str, Estimate]) -> str:
    """Whether to use tuned weights: ahead on all circuits together, and behind on none."""
    if not (together.known and together.least > HALF):
        return LUCK
    return BEHIND if behind(shares) else WINS


def as_toml(usual: Mapping[str, float], weights: Mapping[str, float]) -> str:
    """The weights as a game's `bots.toml` has them: on top of those it has already."""
    both = {term: round(usual.get(term, 1.0) * factor, 3) for term, factor in weights.items()}
    return "[weights]\n" + "\n".join(f"{term} = {weight}" for term, weight in both.items())
