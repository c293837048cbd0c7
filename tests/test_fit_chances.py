"""The fit of the chances: what is kept of races, that luck is fair, and that a fitted model says the same in play."""

import json
import pickle
from copy import copy
from pathlib import Path

import numpy as np
import pytest

import chances_net as nets
import chances_races as races
import fit_chances as fits
import paddock
from paddock.core.chances import Forecast, Weights
from walks import quickest

GAME = quickest()
RACES = 64


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Races of the quickest game."""
    found = tmp_path_factory.mktemp("chances")
    (found / f"{GAME}.json").write_text(json.dumps(races.numbers_of(GAME)))
    with (found / f"{GAME}-0-0.races").open("wb") as file:
        for number in range(RACES):
            pickle.dump(races.driven(GAME, number), file)
        file.write(b"\x80\x04")  # a race that was cut off
    return found


@pytest.fixture(scope="module")
def data(folder: Path) -> fits.Driven:
    return fits.Driven(GAME, folder)


def test_races_are_kept_by_what_they_are_for(data: fits.Driven) -> None:
    """One in eight with all that could have fallen, one for the check, all others for the fit."""
    assert RACES == data.count
    assert RACES // races.EVERY == len(data.forks)
    numbers = np.concatenate([part["race"] for part in data.fit])
    assert {2, 3, 4, 5, 6, 7} == set(numbers % races.EVERY)
    for race in data.forks:
        forks = np.frombuffer(race["forks"], np.int32)
        assert pytest.approx(len(forks), rel=1e-4) == np.frombuffer(race["shares"], np.float32).sum()


def test_a_fit_learns_who_wins_and_plays_as_it_was_fitted(data: fits.Driven, folder: Path) -> None:
    weights = fits.fit(data, fits.Settings(units=4, epochs=60, trusts=(1.0, 0.9)))
    made = fits.model(data, weights, "a test")
    path = folder / f"model-{GAME}.json"
    path.write_text(json.dumps(made))
    forecast = Forecast(Weights(**{**made, "names": tuple(made["names"])}), paddock.game(GAME).numbers)
    part = data.held[0]
    there = nets.strengths(fits.weights_of(data, path), part["rows"][:50], part["left"][:50])
    seen = zip(part["rows"][:50].tolist(), part["left"][:50].tolist(), strict=True)
    here = [forecast.strengths(rows, left) for rows, left in seen]

    assert np.allclose(there, here, atol=0.01)
    seen_before = copy(data)
    seen_before.held = data.fit
    found = fits.check(seen_before, weights)
    assert np.nansum(found["brier"]["model"]) < np.nansum(found["brier"]["even"])


def test_what_is_foreseen_is_between_the_next_forecast_and_the_result() -> None:
    """Three positions of one race, two of another; the last of a race is its end."""
    rank = np.array([[1, 2]] * 3 + [[2, 1]] * 2, np.int8)
    last = nets.from_the_end(np.array([7, 7, 7, 8, 8]))
    data = {
        "rank": rank,
        "left": np.zeros(5, np.float32),
        "done": np.zeros((5, 2), np.int8),
        "over": np.array([False, False, True, False, True]),
        "inputs": np.zeros((5, 2, 3), np.float32),
    }
    found = nets.foreseen(nets.Net(3, 2), data, 0.5, last)

    # an empty network says a half of everything: the first race is 0.5 x 0.5 + 0.5 x 1 before its end and so on
    assert pytest.approx([0.75, 1.0, 1.0, 0.0, 0.0]) == found[:, 0, 1].tolist()
    assert np.allclose(1.0, (found + found.transpose(0, 2, 1))[:, 0, 1])


def test_luck_is_fair_whatever_the_model(data: fits.Driven) -> None:
    """The mean luck over what could have fallen is nothing, at every fork."""
    width = len(data.names)
    random = np.random.default_rng(1)
    size = 3 * width + 3
    weights = {
        "straight": random.normal(size=size),
        "hidden": random.normal(size=(size, 2)),
        "bias": np.zeros(2),
        "score": random.normal(size=2),
        "columns": np.arange(width),
    }
    found = nets.explained(weights, data.forks, width)

    assert abs(found["mean luck"]) < 4 * found["error"]


def test_a_model_that_says_too_much_is_tempered(data: fits.Driven) -> None:
    weights = fits.fit(data, fits.Settings(units=4, epochs=20, trusts=(1.0,)))
    hot = {**weights, "straight": 4 * weights["straight"], "score": 4 * weights["score"]}

    cool, same = fits.tempered(data, hot), fits.tempered(data, weights)

    assert abs(cool["straight"]).sum() < 0.7 * abs(hot["straight"]).sum()
    assert abs(cool["straight"]).sum() <= 2 * abs(same["straight"]).sum()
