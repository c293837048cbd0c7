"""What an option is said to lead to is what comes of it: chance is played out here by a loop of its own."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

import paddock
from paddock.core.consequences import Consequences
from paddock.core.foresight import advised
from paddock.core.tasks import CHANCE, RUN, SEALED, WEIGHTED
from walks import walk

SEEDS = range(8)
POSITIONS = 40
MOST_LEAVES = 3000
PLAYS = 150
SIGMAS = 4.0
WALKED = 200
"""How many positions of a race are searched for estimates."""
ESTIMATES = 25
ENOUGH = 20
"""How many figures an average needs to mean something."""
MEAN_ERROR = 0.12
LARGEST_ERROR = 0.6

Chances = defaultdict[Any, float]


@pytest.mark.parametrize("seed", SEEDS)
def test_consequences_tell_nothing_hidden(game: str, seed: int) -> None:
    """Whatever the seat may imagine in place of the truth, it is told the same."""
    for match in walk(game, seed, some=POSITIONS):
        for seat in match.to_move:
            decision, other = match.decision(seat), match.imagine(seat, seed).decision(seat)
            assert decision.codes == other.codes
            for option, same in zip(decision.options, other.options, strict=True):
                assert decision.consequences(option) == other.consequences(same)


@pytest.mark.parametrize("seed", SEEDS)
def test_consequences_name_places_and_gauges_of_the_scene(game: str, seed: int) -> None:
    for match in walk(game, seed, some=POSITIONS):
        for seat in match.to_move:
            decision, scene, board = match.decision(seat), match.scene(seat), match.board()
            gauges = {gauge.id for player in scene.players if player.seat == seat for gauge in player.gauges}
            places = {place.id for place in board.places} if board else set()
            for option in decision.options:
                told = decision.consequences(option)
                assert {each.place for each in told.places} <= places
                assert {cost.gauge for cost in told.costs} <= gauges
                assert all(0 < chance <= 1 + 1e-9 for chance in as_counts(told).values())
                assert not told.places or abs(sum(each.chance for each in told.places) + told.out - 1) < 1e-9
                assert told.places or told.out < 1e-9 or abs(told.out - 1) < 1e-9
                if any(each.costs for each in told.places):
                    assert costs_by_place(told) == pytest.approx({(c.gauge, c.change): c.chance for c in told.costs})


def costs_by_place(told: Consequences) -> Chances:
    """The costs of an option, added up from its places."""
    found: Chances = defaultdict(float)
    for place in told.places:
        for cost in place.costs:
            found[cost.gauge, cost.change] += place.chance * cost.chance
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_to_be_exact_is_what_chance_brings(game: str, seed: int) -> None:
    random = Random(seed)
    for match in walk(game, seed, some=POSITIONS):
        for seat in match.to_move[:1]:
            decision = match.decision(seat)
            option = random.choice(decision.options)
            told = decision.consequences(option)
            if told.exact and is_played_out(match, decision, option):
                found = Played(match, seat, option).listed()
                if found is not None:
                    assert as_counts(told) == pytest.approx(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_played_out_is_near_what_chance_brings(game: str, seed: int) -> None:
    random = Random(seed)
    for match in walk(game, seed, some=POSITIONS):
        for seat in match.to_move[:1]:
            decision = match.decision(seat)
            option = random.choice(decision.options)
            if is_played_out(match, decision, option) and decision.consequences(option).exact:
                for key, said, seen in compared(match, seat, option, random):
                    spread = (max(said * (1 - said), seen * (1 - seen), 1 / PLAYS) / PLAYS) ** 0.5
                    assert abs(said - seen) <= SIGMAS * spread, (match.position, option.code, key)


def test_estimates_are_near_on_average(game: str) -> None:
    """An estimate rests on few branches, so a single one may be off; many together may not."""
    random = Random(1)
    errors = [
        abs(said - seen)
        for match, seat, option in islice(estimates(game), ESTIMATES)
        for _, said, seen in compared(match, seat, option, random)
    ]
    assert len(errors) < ENOUGH or sum(errors) / len(errors) <= MEAN_ERROR
    assert all(error <= LARGEST_ERROR for error in errors)


def estimates(game: str) -> Iterator[tuple[paddock.Match, int, paddock.Option]]:
    """Options of a few races of which only estimates are told, and something by chance."""
    for seed in range(2):
        for match in walk(game, seed, some=WALKED):
            for seat in match.to_move[:1]:
                decision = match.decision(seat)
                for option in decision.options:
                    told = decision.consequences(option)
                    by_chance = any(chance < 1 - 1e-9 for chance in as_counts(told).values())
                    if not told.exact and by_chance and is_played_out(match, decision, option):
                        yield match, seat, option


def compared(
    match: paddock.Match, seat: int, option: paddock.Option, random: Random
) -> Iterator[tuple[Any, float, float]]:
    """What is told of an option, and how often it came."""
    told = as_counts(match.decision(seat).consequences(option))
    found = Played(match, seat, option).drawn(random)
    for key in told.keys() | found.keys():
        yield key, told.get(key, 0.0), found.get(key, 0.0)


def is_played_out(match: paddock.Match, decision: paddock.Decision, option: paddock.Option) -> bool:
    """Whether the engine looks ahead by itself here; if the rules of a game tell at once, its own tests check them."""
    task: Any = decision.task
    if task.kind == SEALED or match.game.turn(match.race) is None:
        return False
    return task.consequences(match.race, option) is None


def as_counts(told: paddock.Consequences) -> dict[Any, float]:
    """Consequences as chances by what they are about."""
    found: dict[Any, float] = {each.place: each.chance for each in told.places}
    found |= {(cost.gauge, cost.change): cost.chance for cost in told.costs}
    return found | {(each.text, each.is_out): each.chance for each in told.outcomes}


class Played:
    """An option played out on the table as a seat may imagine it, every face of every die by itself."""

    def __init__(self, match: paddock.Match, seat: int, option: paddock.Option) -> None:
        self.game, self.seat = match.game, seat
        self.match = match
        race: Any = match.race.copy()
        if not self.game.pool(race, seat):
            race = match.imagine(seat, "played").race
        self.race = race
        self.task: Any = race.stack[-1]
        self.before = self.game.gauges(self.race, seat, self.task)
        self.turn = self.game.turn(self.race)
        options: Any = self.task.options(self.race)
        self.option: Any = next(each for each in options if each.code == option.code)
        self.leaves = 0

    def begin(self) -> Any:
        race = self.race.copy()
        race.listen([])
        race.stack.pop().chosen(race, self.option)
        return race

    def listed(self) -> dict[Any, float] | None:
        """The chance of each end; None if there are too many to list."""
        found: Chances = defaultdict(float)
        waiting = [(self.begin(), 1.0)]
        while waiting:
            race, share = waiting.pop()
            task = self.run(race)
            if task is None:
                self.leaves += 1
                self.count(race, share, found)
            else:
                outcomes = task.outcomes(race)
                weights = task.weights(race) or [1] * len(outcomes)
                for outcome, weight in zip(outcomes, weights, strict=True):
                    if weight:
                        waiting.append((self.fallen(race, outcome), share * weight / sum(weights)))
            if self.leaves + len(waiting) > MOST_LEAVES:
                return None
        return dict(found)

    def drawn(self, random: Random) -> dict[Any, float]:
        """How often each end came in a number of plays."""
        found: Chances = defaultdict(float)
        for number in range(PLAYS):
            # What is told must hold for all tables that the seat may imagine.
            self.race = self.match.imagine(self.seat, f"played/{number}").race
            race = self.begin()
            while task := self.run(race):
                outcomes = task.outcomes(race)
                outcome = random.choices(outcomes, task.weights(race) or [1] * len(outcomes))[0]
                race.stack.pop()
                task.fell(race, outcome)
            self.count(race, 1 / PLAYS, found)
        return dict(found)

    def fallen(self, race: Any, outcome: Any) -> Any:
        after = race.copy()
        after.listen(race.told[:])
        after.stack.pop().fell(after, outcome)
        return after

    def run(self, race: Any) -> Any:
        """Run and answer until chance decides, and return it; None at the end."""
        while race.stack and self.game.turn(race) == self.turn and not self.is_out(race):
            task = race.stack[-1]
            if task.kind in (CHANCE, WEIGHTED):
                return task
            if task.kind == RUN:
                race.stack.pop()
                task.run(race)
            elif self.game.plays_on and task.kind != SEALED:
                answer = advised(self.game, race, task, task.who(race))
                race.stack.pop()
                task.chosen(race, answer)
            else:
                return None
        return None

    def is_out(self, race: Any) -> bool:
        return any(event.ends_race and event.whose() == self.seat for event in race.told)

    def count(self, race: Any, share: float, found: Chances) -> None:
        own = [event for event in race.told if event.whose() == self.seat and event.outcome() is not None]
        for key in {(event.outcome(), event.ends_race) for event in own}:
            found[key] += share
        if self.is_out(race):
            return
        if place := self.game.place_of(race, self.seat, self.task):
            found[place] += share
        due = self.game.due(race, self.seat, self.task)
        for gauge, value in self.game.gauges(race, self.seat, self.task).items():
            change = value + due.get(gauge, 0) - self.before.get(gauge, value)
            if change:
                found[gauge, change] += share
