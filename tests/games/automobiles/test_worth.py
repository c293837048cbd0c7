"""The judgement of a position: a bot that follows it drives and buys well."""

from collections import Counter
from random import Random

import pytest

import paddock
from games.automobiles.tables import ASIDE, GAME, at, choose, with_card
from paddock.bots import Player, bot
from paddock.games.automobiles.events import CubeBought
from paddock.games.automobiles.rules_garage import ShedCubes


def best(match: paddock.Match, seat: int) -> paddock.Option:
    """The option after which the position is worth most, chance left open."""
    world = match.imagine(seat, open_chance=True)
    return max(match.decision(seat).options, key=lambda option: after(world, seat, option))


def after(world: paddock.Match, seat: int, option: paddock.Option) -> float:
    tried = world.clone()
    tried.choose(seat, option)
    return tried.worth(seat)


def greedy_race(match: paddock.Match, *greedy: int, most_rounds: int = 80) -> paddock.Match:
    """A race in which some seats take the best option and the others any."""
    random = Random(7)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, best(match, seat) if seat in greedy else random.choice(match.decision(seat).options))
        assert match.view(None)["table"]["round"] <= most_rounds
    return match


@pytest.mark.parametrize("seed", range(6))
def test_a_bot_that_follows_it_beats_chance(seed: int) -> None:
    """At every seat, on both circuits, with any cards."""
    seats, circuit = 2 + seed % 4, ("daytona", "monza")[seed % 2]
    seat = seed % seats
    match = greedy_race(GAME.new(seats, circuit, {"laps": 1}, seed=seed, listening=False), seat)
    assert (seat,) == match.result.winners


@pytest.mark.parametrize("preset", [preset.name for preset in GAME.presets])
def test_a_race_of_those_who_follow_it_takes_a_believable_number_of_rounds(preset: str) -> None:
    """Two laps of any suggested set in at most 30 rounds, buying other things than wear."""
    match = GAME.new(3, "daytona", {"laps": 2}, preset=preset, seed=1)
    greedy_race(match, 0, 1, 2, most_rounds=30)
    bought = Counter(event.cube.name for event in match.events if isinstance(event, CubeBought))
    assert bought.total() > 10
    assert 0 == bought["wear"]
    assert sum(bought[name] for name in ("light", "dark", "black", "purple", "red", "green", "blue")) > bought["white"]


def test_ahead_is_better_than_behind_and_less_wear_better_than_more() -> None:
    near, far = at("road-6a-2 bag 9w"), at("road-13a-2 bag 9w")
    assert far.worth(0) > near.worth(0)
    clean, worn = at("road-6a-2 bag 9l"), at("road-6a-2 bag 9l9x")
    assert clean.worth(0) > worn.worth(0)


def test_when_the_race_is_over_only_places_count() -> None:
    won = at("road-6a-2 crossed 3", f"{ASIDE[0]} crossed 2", tasks="EndRound")
    assert won.over
    assert won.worth(0) > 500 > won.worth(1)


def test_a_greedy_player_moves_rather_than_passing() -> None:
    match = at("road-5a-1 active 3l bag 9l", tasks="Action 0 yes; Turn 1")
    assert "light-road-6a-2" == best(match, 0).code
    choose(match, "light-road-6a-2")
    assert best(match, 0).code.startswith("light-")


def test_the_manager_is_not_called_for_nothing() -> None:
    """Its cube is money: it is used where a cube is removed then, and hardly ever to do nothing at all."""
    match = GAME.new(2, "daytona", {"laps": 1}, seed=3, listening=False)
    called, idle = 0, 0
    while not match.over:
        seat = match.to_move[0]
        asked, option = type(match.race.stack[-1]).__name__, best(match, seat)
        called += asked == "DismissCube"
        idle += asked == "DismissCube" and option.code == "done"
        match.choose(seat, option)
    assert called > 0
    assert 4 * idle < called


def test_what_is_within_reach_counts_with_its_price() -> None:
    """Cubes that are driven with cannot be spent: a hand of gears promises no more than the best of both."""
    hand = at("road-5a-1 active 3l bag 9l", tasks="Action 0 yes; Turn 1")
    promised = hand.worth(0)
    taken = max(after(hand.imagine(0, open_chance=True), 0, option) for option in hand.decision(0).options)
    assert promised == pytest.approx(taken, abs=1.0)


def test_the_engineer_is_not_called_for_nothing() -> None:
    """Its cube is money, and so are those it discards: it is used where cubes leave the bag, or not at all."""
    called, idle = 0, 0
    for seed in (2, 5):
        match = GAME.new(2, "daytona", {"laps": 1}, seed=seed, listening=False)
        while not match.over:
            seat = match.to_move[0]
            asked, option = match.race.stack[-1], best(match, seat)
            if isinstance(asked, ShedCubes) and not asked.moved:
                called += 1
                idle += option.code == "done"
            match.choose(seat, option)
    assert called > 0
    assert 10 * idle <= called


def test_not_even_a_sunday_driver_calls_the_manager_for_nothing() -> None:
    """Nothing is left to dismiss: the call would only cost the money of its cube."""
    match = at("road-5a-1 active 1y bag 9b9d9l", tasks="Action 0 yes; Turn 1", cards=with_card("manager"))
    taken = Counter(bot("level-2", seed, game=GAME).decide(Player(match, 0)).code for seed in range(60))

    assert "use-yellow" in match.decision(0).codes
    assert taken["use-yellow"] <= 3
    assert len(taken) > 1, "it does err, about more than that"
