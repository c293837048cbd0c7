"""Whole races of all levels: nothing is lost, every car has one place, and somebody can always choose."""

import random

import pytest

from games.race90.first.tables import GAME
from paddock.games.race90.first.position import FirstRace


def agreed(luck: random.Random) -> dict[str, bool | str]:
    """Some level, with some of the switches."""
    found: dict[str, bool | str] = {"level": luck.choice(["basic", "advanced", "junior"])}
    for switch in GAME.switches[1:-1]:
        found[switch.name] = luck.random() < 0.4
    found["safety-line"] = luck.choice(["track", "standing"])
    return found


def check_table(race: FirstRace) -> None:
    """Every car is in one place, on a spot of its own, and somebody in the race leads."""
    if not any(race.lanes):
        return
    places = [car for lane in race.lanes for car in lane if car >= 0]
    assert sorted([*places, *race.off, *race.retired]) == list(range(race.cars))
    spots = [spot for spot in race.spot if spot >= 0]
    assert len(spots) == len(set(spots))
    assert race.leader not in race.retired
    assert all(chips >= 0 for chips in race.chips)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_a_race_runs_to_its_end(seed: int, greedy: bool) -> None:
    luck = random.Random(seed)
    seats, circuit = 2 + seed % 5, ("monza", "hungaroring")[seed // 5 % 2]
    match = GAME.new(seats, circuit, agreed(luck), seed=seed, listening=False)
    pieces = GAME.pieces(match.race)
    while not match.over:
        seat = match.to_move[0]
        options = match.decision(seat).options
        choice = luck.choice(options)
        if greedy and luck.random() < 0.15:
            trials = []
            for option in options:
                trial = match.imagine(seat, seed=seed)
                trial.choose(seat, option)
                trials.append((GAME.worth(trial.race, seat), option.code))
            choice = next(option for option in options if option.code == max(trials)[1])
        match.choose(seat, choice)
        assert isinstance(match.race, FirstRace)
        check_table(match.race)
    assert GAME.pieces(match.race) == pieces
    assert sorted(placing.seat for placing in match.result.placings) == list(range(seats))
