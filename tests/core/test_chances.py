"""Chances of places: a model over seats, and what a match says of them."""

from itertools import permutations
from math import exp, sqrt, tanh
from random import Random

import pytest

import paddock
from paddock.core.chances import (
    CONTEXT,
    LIKENESSES,
    SOONEST,
    Forecast,
    Weights,
    behind,
    certain,
    forecast,
    mean_places,
    places,
    values,
    wins,
)

FORESEEN = [game for game in paddock.games() if paddock.game(game).form_names]
"""The games that come with a model; an example game has none."""


def by_hand(strengths: list[float]) -> list[list[float]]:
    """The chances of places from every order, drawn one seat after the other."""
    count = len(strengths)
    found = [[0.0] * count for _ in range(count)]
    for order in permutations(range(count)):
        chance, rest = 1.0, sum(map(exp, strengths))
        for seat in order:
            chance *= exp(strengths[seat]) / rest
            rest -= exp(strengths[seat])
        for place, seat in enumerate(order):
            found[seat][place] += chance
    return found


@pytest.mark.parametrize("strengths", [[0.0, 0.0], [1.0, -0.5, 0.3], [2.0, 0.0, -1.0, 0.5, 0.1]])
def test_places_are_those_of_all_orders(strengths: list[float]) -> None:
    expected = by_hand(strengths)

    for seat, row in enumerate(places(strengths)):
        assert pytest.approx(expected[seat]) == row
        assert (
            pytest.approx(sum((place + 1) * share for place, share in enumerate(row))) == mean_places(strengths)[seat]
        )
        assert pytest.approx(row[0]) == wins(strengths)[seat]


def test_a_race_that_is_over_is_certain_and_shared_places_are_shared() -> None:
    assert ((0.5, 0.5, 0.0), (0.0, 0.0, 1.0), (0.5, 0.5, 0.0)) == certain([1, 3, 1]).places


def test_who_has_finished_keeps_the_place() -> None:
    found = behind([2], [0.0, 1.0, 5.0])

    assert (1.0, 0.0, 0.0) == found.places[2]
    assert found.places[0][0] == 0.0
    assert pytest.approx(1.0) == sum(found.places[0])
    won, means = values([2], [0.0, 1.0, 5.0])
    assert [0.0, 0.0, 1.0] == won
    assert pytest.approx([found.place(0), found.place(1), 1.0]) == means


def inputs_by_hand(rows: list[list[float]], seat: int, left: float) -> list[float]:
    """What a model sees of a seat: its numbers, against the mean of the others, and in view of what is left."""
    own, others = rows[seat], [row for other, row in enumerate(rows) if other != seat]
    against = [value - sum(row[index] for row in others) / len(others) for index, value in enumerate(own)]
    return [*own, *against, *[value / sqrt(left + SOONEST) for value in against], left, 1.0 / len(rows), 1.0]


@pytest.mark.parametrize("seats", [2, 5])
def test_strengths_are_those_of_the_network(seats: int) -> None:
    """However they are added up: as if each seat were seen alone, and only with the numbers that the model names."""
    random, known = Random(seats), ("a", "b", "unused", "c")
    size, units = LIKENESSES * 3 + len(CONTEXT), 4
    weights = Weights(
        "by hand",
        ("c", "a", "b"),
        straight=[random.gauss(0, 1) for _ in range(size)],
        hidden=[[random.gauss(0, 1) for _ in range(units)] for _ in range(size)],
        bias=[random.gauss(0, 1) for _ in range(units)],
        score=[random.gauss(0, 1) for _ in range(units)],
    )
    rows = [[random.choice([0.0, random.gauss(0, 1)]) for _ in known] for _ in range(seats)]
    expected = []
    for seat in range(seats):
        seen = inputs_by_hand([[row[3], row[0], row[1]] for row in rows], seat, 0.3)
        inner = [
            tanh(weights.bias[unit] + sum(value * weights.hidden[index][unit] for index, value in enumerate(seen)))
            for unit in range(units)
        ]
        straight = sum(value * weight for value, weight in zip(seen, weights.straight, strict=True))
        expected.append(straight + sum(score * unit for score, unit in zip(weights.score, inner, strict=True)))

    assert pytest.approx(expected) == Forecast(weights, known).strengths(rows, 0.3)


def test_a_model_of_other_numbers_is_refused() -> None:
    game = paddock.game("crazy-race")

    with pytest.raises(paddock.PaddockError, match="fitted to other numbers"):
        forecast(game.room, game.id, ("speed",))


@pytest.mark.parametrize("game", FORESEEN)
def test_chances_add_up_at_every_moment_of_a_race(game: str) -> None:
    """By seat and by place; at the end they are the result."""
    match = paddock.game(game).new(3, seed=1, listening=False)
    names = match.game.form_names
    step = 0
    while not match.over:
        rows = match.game.form(match.race)
        assert {len(names)} == {len(row) for row in rows}
        assert 0.0 <= match.game.left(match.race) <= 1.0
        found = match.game.chances(match.race)
        for line in (*found.places, *zip(*found.places, strict=True)):
            assert pytest.approx(1.0) == sum(line)
        step += 37
        match.play_out(step, 37)

    assert [match.result.place(seat) for seat in range(3)] == pytest.approx(
        [match.chances().place(seat) for seat in range(3)]
    )


def test_chances_see_nothing_that_is_hidden() -> None:
    """Hands are hidden from spectators: two truths that look alike to them give about the same chances."""
    match = paddock.game("race90-2").new(2, "monza", {"length": "short"}, seed=5, listening=False)
    match.play_out(3, 150)
    others = [match.imagine(None, f"truth {number}", open_chance=True) for number in range(12)]
    others = [other for other in others if other.line(None) == match.line(None)]
    open_ = [other.game.chances(other.race).wins[0] for other in others]
    other = others[open_.index(max(open_))]
    told = [each.chances(worlds=80).wins[0] for each in (others[open_.index(min(open_))], other)]

    assert max(open_) - min(open_) > 0.02
    assert abs(told[0] - told[1]) < (max(open_) - min(open_)) / 2


def test_a_game_without_a_model_says_so() -> None:
    match = paddock.game("derby").new(2, seed=1)

    with pytest.raises(paddock.PaddockError, match="derby has no model of its chances"):
        match.chances()


def test_the_leader_near_the_end_is_the_favourite() -> None:
    """In most races with a leader and little left to drive."""
    right = 0
    for seed in range(20):
        match = paddock.game("crazy-race").new(3, seed=seed, listening=False)
        match.play_out(seed, 28)
        leader, final = match.result.leaders[0], match.chances().wins
        right += final[leader] == max(final)
    assert right >= 12
