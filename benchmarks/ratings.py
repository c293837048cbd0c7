"""Which model of strength predicts races best that it has not seen: Plackett and Luce's, TrueSkill, or an Elo for many.

    python benchmarks/ratings.py [--game crazy-race] [--races 1500] [--drivers 24] [--seed 1]

Simulated drivers of known, different strength race in the game itself, at tables of two and more. A driver takes the
choice of a greedy bot as often as their strength says, and otherwise any option. Every model predicts each race before
it learns its result: for every pair at the table, how likely one is ahead of the other. The first half of the races
chooses each model's one setting, how much luck a race has; the second half is scored, by the mean loss in bits (a coin
has 1) and by how often the favourite was ahead. `order` is the rank correlation of the ratings with the true strengths.
TrueSkill is the code of the server, Plackett and Luce's model that of openskill.

At the end: what two friends gain who throw 200 races, with the weights of repeated meetings and without.
"""

import argparse
import itertools
import math
import random
from collections.abc import Callable, Iterator, Sequence
from statistics import fmean

import paddock
from paddock.bots import GreedyBot, Player
from paddock.server.ratings import model
from paddock.server.ratings.book import Book, RatedRace, Result
from paddock.server.ratings.model import Strength, after_race, chance_ahead

Race = list[tuple[str, int]]
"""Drivers and their places."""


class Model:
    """Something that learns from races."""

    def chance(self, one: str, two: str, table: Sequence[str]) -> float:
        """How likely one driver of a table is ahead of another."""
        raise NotImplementedError

    def learn(self, race: Race) -> None:
        raise NotImplementedError

    def strength(self, driver: str) -> float:
        raise NotImplementedError


class Elo(Model):
    """Every race is a match of each pair at the table; the step is shared among the pairs."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.points: dict[str, float] = {}

    def strength(self, driver: str) -> float:
        return self.points.get(driver, 1500.0)

    def chance(self, one: str, two: str, table: Sequence[str]) -> float:
        return 1 / (1 + 10 ** ((self.strength(two) - self.strength(one)) / 400))

    def learn(self, race: Race) -> None:
        gains = dict.fromkeys((driver for driver, _ in race), 0.0)
        for (one, first), (two, second) in itertools.permutations(race, 2):
            score = 0.5 if first == second else float(first < second)
            gains[one] += self.step * (score - self.chance(one, two, ())) / (len(race) - 1)
        for driver, gain in gains.items():
            self.points[driver] = self.strength(driver) + gain


class Bayesian(Model):
    """A strength and its certainty for each driver."""

    def __init__(self, luck: float) -> None:
        self.beta = luck * model.START_SIGMA
        self.known: dict[str, Strength] = {}

    def of(self, driver: str) -> Strength:
        return self.known.get(driver, Strength())

    def strength(self, driver: str) -> float:
        return self.of(driver).mu


class PlackettLuce(Bayesian):
    """The model of openskill, as the laboratory uses it."""

    def chance(self, one: str, two: str, table: Sequence[str]) -> float:
        spread = math.sqrt(sum(self.of(driver).sigma ** 2 + self.beta**2 for driver in table))
        return 1 / (1 + math.exp((self.of(two).mu - self.of(one).mu) / spread))

    def learn(self, race: Race) -> None:
        from openskill.models import PlackettLuce as Rater

        rater = Rater(beta=self.beta, tau=model.DRIFT)
        sides = [[rater.rating(mu=self.of(driver).mu, sigma=self.of(driver).sigma)] for driver, _ in race]
        rated = rater.rate(sides, ranks=[place for _, place in race])
        for (driver, _), [side] in zip(race, rated, strict=True):
            self.known[driver] = Strength(side.mu, side.sigma)


class TrueSkill(Bayesian):
    """The code of the server, with every race at full weight."""

    def chance(self, one: str, two: str, table: Sequence[str]) -> float:
        return chance_ahead(self.of(one), self.of(two), self.beta)

    def learn(self, race: Race) -> None:
        before = [self.of(driver) for driver, _ in race]
        after = after_race(before, [place for _, place in race], [1.0] * len(race), self.beta)
        self.known |= {driver: strength for (driver, _), strength in zip(race, after, strict=True)}


MODELS: dict[str, tuple[Callable[[float], Model], Sequence[float]]] = {
    "trueskill": (TrueSkill, (0.5, 0.75, 1.0, 1.5, 2.0, 3.0)),
    "plackett-luce": (PlackettLuce, (0.25, 0.5, 0.75, 1.0, 1.5, 2.0)),
    "elo": (Elo, (8.0, 16.0, 32.0, 64.0, 96.0)),
}


def races(game: str, drivers: dict[str, float], count: int, seed: int) -> Iterator[Race]:
    """Races of the game between some of the drivers."""
    luck = random.Random(seed)
    sizes = [size for size in paddock.game(game).seats if size <= len(drivers)]
    for number in range(count):
        table = luck.sample(sorted(drivers), luck.choice(sizes))
        match = paddock.game(game).new(len(table), seed=f"{seed}-{number}")
        bots = [GreedyBot(seed=f"{seed}-{number}-{seat}") for seat in range(len(table))]
        while not match.over:
            seat = match.to_move[0]
            codes = match.decision(seat).codes
            is_sound = luck.random() < drivers[table[seat]]
            match.choose(
                seat, bots[seat].decide(Player(match, seat)).code if is_sound and len(codes) > 1 else luck.choice(codes)
            )
        yield [(driver, match.result.place(seat)) for seat, driver in enumerate(table)]


def losses(learner: Model, run: Sequence[Race]) -> tuple[float, float]:
    """The mean loss in bits over all pairs, each predicted before its race, and how often the favourite was ahead."""
    lost, right = [], []
    for race in run:
        for (one, first), (two, second) in itertools.combinations(race, 2):
            if first == second:
                continue
            chance = min(1 - 1e-9, max(1e-9, learner.chance(one, two, [driver for driver, _ in race])))
            lost.append(-math.log2(chance if first < second else 1 - chance))
            right.append(float((chance > 0.5) == (first < second)))
        learner.learn(race)
    return fmean(lost), fmean(right)


def rank_correlation(one: Sequence[float], two: Sequence[float]) -> float:
    """How alike two orders are, from -1 to 1."""
    ranks = [[sorted(each).index(value) for value in each] for each in (one, two)]
    size = len(one)
    apart = sum(float(a - b) ** 2 for a, b in zip(*ranks, strict=True))
    return 1 - 6 * apart / (size * (size**2 - 1))


def compare(run: list[Race], drivers: dict[str, float]) -> dict[str, tuple[float, float, float, float]]:
    """For each model: its setting, its loss and share of right favourites on unseen races, and its order."""
    half, found = len(run) // 2, {}
    for name, (make, settings) in MODELS.items():
        best = min(settings, key=lambda setting: losses(make(setting), run[:half])[0])
        learner = make(best)
        losses(learner, run[:half])
        loss, right = losses(learner, run[half:])
        order = rank_correlation([learner.strength(driver) for driver in drivers], list(drivers.values()))
        found[name] = (best, loss, right, order)
    return found


def thrown(count: int, weighted: bool) -> int:
    """What a driver has after this many races that a friend threw, one an hour."""
    if weighted:
        book = Book()
        for number in range(count):
            book.add(RatedRace(str(number), number * 3600.0, (Result("a", 1), Result("b", 2))))
        return book.of("a").strength.points
    pair = [Strength(), Strength()]
    for _ in range(count):
        pair = after_race(pair, [1, 2], [1.0, 1.0])
    return pair[0].points


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crazy-race")
    parser.add_argument("--races", type=int, default=1500)
    parser.add_argument("--drivers", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    strengths = {f"d{number:02}": number / (wanted.drivers - 1) for number in range(wanted.drivers)}
    run = list(races(wanted.game, strengths, wanted.races, wanted.seed))
    print(f"{wanted.game}: {wanted.races} races of {wanted.drivers} drivers, seed {wanted.seed}")
    print("model            setting  loss (bits)  favourite ahead  order")
    for name, (setting, loss, right, order) in compare(run, strengths).items():
        print(f"{name:16} {setting:7.2f} {loss:12.4f} {right:16.1%} {order:6.2f}")
    print(f"200 races thrown by a friend: 1500 -> {thrown(200, True)}, without weights {thrown(200, False)}")


if __name__ == "__main__":
    main()
