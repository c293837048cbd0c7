"""Intervals contain the truth as often as they say, and nothing is given one that cannot vary."""

import random
from collections.abc import Callable

import pytest

from paddock.lab.estimates import Estimate, Mean, Share, amount, joint, percent, student
from paddock.lab.fair import Fairness
from paddock.lab.summary import wins_of

TRIES = 2000
# Of 2,000 intervals that are right 95 times out of 100, fewer than this contain the truth once in ten thousand.
LEAST_HITS = 0.93

Process = Callable[[random.Random], float]


def covered(estimate: Callable[[random.Random], Estimate], truth: float) -> float:
    """How often an interval contains the truth."""
    rng = random.Random("intervals")
    found = (estimate(rng) for _ in range(TRIES))
    return sum(each.least <= truth <= each.most for each in found) / TRIES


def share_of(rng: random.Random, races: int, race: Process) -> Estimate:
    share = Share()
    for _ in range(races):
        share.add(race(rng))
    return share.estimate


def one_car(chance: float) -> Process:
    return lambda rng: float(rng.random() < chance)


def four_cars(chance: float) -> Process:
    """Four cars of one race that retire on a bad day together, three times as likely as on a good one."""

    def race(rng: random.Random) -> float:
        today = chance * (1.5 if rng.random() < 0.5 else 0.5)
        return sum(rng.random() < today for _ in range(4)) / 4

    return race


@pytest.mark.parametrize("races", [12, 60, 400])
@pytest.mark.parametrize("chance", [0.08, 0.25, 0.6])
def test_a_share_is_where_it_says(races: int, chance: float) -> None:
    hits = covered(lambda rng: share_of(rng, races, one_car(chance)), chance)

    assert hits >= (LEAST_HITS if races * chance > 3 else 0.91)


@pytest.mark.parametrize("races", [20, 200])
@pytest.mark.parametrize("chance", [0.15, 0.4])
def test_cars_of_one_race_hang_together(races: int, chance: float) -> None:
    assert covered(lambda rng: share_of(rng, races, four_cars(chance)), chance) >= LEAST_HITS


def test_counting_every_car_would_be_wrong() -> None:
    """The check above can fail: cars that all share one fate, counted one by one, are missed too often."""

    def naive(rng: random.Random) -> Estimate:
        share = Share()
        for _ in range(50):
            fate = float(rng.random() < 0.3)
            for _ in range(4):
                share.add(fate)
        return share.estimate

    assert covered(naive, 0.3) < 0.8


@pytest.mark.parametrize("races", [3, 10, 100])
def test_a_mean_is_where_it_says(races: int) -> None:
    def mean(rng: random.Random) -> Estimate:
        found = Mean()
        for _ in range(races):
            found.add(rng.gauss(40.0, 9.0))
        return found.estimate

    assert LEAST_HITS <= covered(mean, 40.0) <= 0.97


def test_several_intervals_hold_together() -> None:
    rng = random.Random("together")
    level = joint(0.95, 6)
    held = 0
    for _ in range(500):
        means = [Mean() for _ in range(6)]
        for mean in means:
            for _ in range(20):
                mean.add(rng.gauss(0.0, 1.0))
        held += all(not mean.within(level).is_clear for mean in means)

    assert held / 500 >= 0.92


def test_what_cannot_vary_has_no_interval() -> None:
    all_seats, same, never, alone = Share(), Mean(), Share(), Mean()
    for _ in range(50):
        all_seats.add(1.0, fixed=True)
        same.add(2.5)
        never.add(0.0)
    alone.add(7.0)

    assert all_seats.estimate.scaled(0.25) == Estimate(0.25, 0.25, 0.25, 50, fixed=True)
    assert "25.0%" == percent(all_seats.estimate.scaled(0.25))
    assert "2.50" == amount(same.estimate)
    assert "7.00" == amount(alone.estimate)
    assert not same.estimate.is_clear
    assert never.estimate.least == 0.0
    assert 0.05 < never.estimate.most < 0.1, "fifty races do not prove that it never happens"


def test_student_is_exact() -> None:
    assert student(1) == pytest.approx(12.706, abs=0.001)
    assert student(4) == pytest.approx(2.776, abs=0.001)
    assert student(1000) == pytest.approx(1.962, abs=0.001)


def fairness(races: int, chances: list[float]) -> Fairness:
    """Races in which each place on the grid wins with its chance; seats and cars are dealt at random."""
    rng = random.Random("grid")
    found = Fairness(len(chances))
    for _ in range(races):
        winner = rng.choices(range(len(chances)), chances)[0]
        seats = rng.sample(range(4), 4)
        cars = rng.sample(["red", "blue", "green", "white"], 4)
        rows = [
            {"seat": seats[grid], "grid": grid + 1, "car": cars[grid], "place": 1 if grid == winner else 2}
            for grid in range(4)
        ]
        found.add(rows, wins_of(rows))
    return found


def test_an_unfair_grid_is_found_and_nothing_else() -> None:
    answers = {answer.kind: answer for answer in fairness(2500, [0.34, 0.24, 0.22, 0.20]).answers()}

    assert {"grid": "unfair", "seat": "fair", "car": "fair"} == {kind: a.verdict for kind, a in answers.items()}
    assert "1" == answers["grid"].worst.name
    assert answers["grid"].worst.won.mean == pytest.approx(0.34, abs=0.03)
    assert 0 == answers["grid"].more


def test_an_open_question_says_how_many_more_races() -> None:
    grid = fairness(300, [0.25] * 4).answers()[0]
    later = fairness(300 + grid.more, [0.25] * 4).answers()[0]

    assert "open" == grid.verdict
    assert 1000 < grid.more < 4000
    assert "fair" == later.verdict


def test_an_honest_grid_is_seldom_accused() -> None:
    rng = random.Random("honest")
    accused = 0
    for _ in range(200):
        found = Fairness(4)
        for _ in range(150):
            winner = rng.randrange(4)
            rows = [{"seat": seat, "grid": seat + 1, "car": "", "place": 1 + (seat != winner)} for seat in range(4)]
            found.add(rows, wins_of(rows))
        assert ["seat"] == [answer.kind for answer in found.answers()], "without a grid, the seats are the grid"
        accused += found.answers()[0].verdict == "unfair"

    assert accused <= 20


def test_few_races_are_not_judged() -> None:
    assert [] == fairness(12, [0.25] * 4).answers()
