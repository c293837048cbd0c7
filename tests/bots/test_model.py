"""Bots that decide by trained models: with NumPy alone, in every set-up of their game, and nowhere else."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import paddock
from paddock.bots import Player, bot
from paddock.bots.model import LAYERS, Model, load, shipped
from paddock.bots.outlook import Outlook
from walks import quickest, walk


def trusting(game: str, trust: float) -> Model:
    """A model that scores options by what their positions are worth."""
    rules = paddock.game(game)
    names = Outlook(rules, rules.setup()).names
    shapes = {"hidden": (len(names), 2), "hidden_bias": 2, "second": (2, 2), "second_bias": 2, "score": 2}
    weights = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    weights["straight"] = np.zeros(len(names), np.float32)
    weights["straight"][names.index("worth")] = trust
    return Model(game, names, weights)


def drive(game: str, bots: list[str], races: int, seats: int = 2) -> list[int]:
    """How many races each seat has won."""
    wins = [0] * seats
    for race in range(races):
        match = paddock.game(game).new(seats, seed=f"model/{race}", listening=False)
        drivers = [bot(name, f"{race}/{seat}") for seat, name in enumerate(bots)]
        while not match.over:
            seat = match.to_move[0]
            match.choose(seat, drivers[seat].decide(Player(match, seat)))
        for winner in match.result.winners:
            wins[winner] += 1
    return wins


def test_a_model_from_a_file_takes_the_option_it_scores_highest(tmp_path: Path) -> None:
    game = quickest()
    for name, trust in (("good", 1.0), ("bad", -1.0)):
        trusting(game, trust).save(tmp_path / f"{name}.npz")
    wins = drive(game, [f"model:{tmp_path / 'good.npz'}", f"model:{tmp_path / 'bad.npz'}"], 12)

    assert wins[0] > 2 * wins[1]


def test_a_file_is_small_and_comes_back(tmp_path: Path) -> None:
    model = trusting(quickest(), 0.5)
    model.save(tmp_path / "small.npz")
    again = load(str(tmp_path / "small.npz"))

    assert (model.game, model.names) == (again.game, again.names)
    assert all(np.array_equal(model.weights[layer], again.weights[layer]) for layer in LAYERS)
    assert (tmp_path / "small.npz").stat().st_size < 200_000


def test_a_model_drives_in_its_own_game_only(tmp_path: Path) -> None:
    trusting(quickest(), 1.0).save(tmp_path / "own.npz")
    driver = bot(f"model:{tmp_path / 'own.npz'}")
    other = next(name for name in paddock.games() if name != quickest())
    match = next(
        match for match in walk(other, 1) if match.to_move and len(match.decision(match.to_move[0]).options) > 1
    )

    with pytest.raises(paddock.PaddockError, match=f"drives in {quickest()}, not in {other}"):
        driver.decide(Player(match, match.to_move[0]))


def test_a_model_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(paddock.PaddockError, match="there is no model 'ferrari'"):
        bot("model:ferrari")
    with pytest.raises(paddock.PaddockError, match="the file is missing"):
        bot(f"model:{tmp_path / 'none.npz'}")
    np.savez(tmp_path / "other.npz", a=1)
    with pytest.raises(paddock.PaddockError, match="holds no model of ours"):
        bot(f"model:{tmp_path / 'other.npz'}")


def test_without_numpy_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None\nfrom paddock.bots import bot\nbot('model:crazy-race')"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert "a model needs numpy: pip install 'paddock[envs]'" in found.stderr.splitlines()[-1]


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_model_serves_every_set_up_of_its_game(name: str) -> None:
    model = load(name)
    rules = paddock.game(model.game)
    for seats in (rules.seats[0], rules.seats[-1]):
        for circuit in (rules.circuits or ("",))[:2]:
            assert model.names == Outlook(rules, rules.setup(seats, circuit or None)).names


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_model_beats_random(name: str) -> None:
    """Six races, each model in its own game; the table in the documentation has many more."""
    wins = drive(load(name).game, [f"model:{name}", "random"], 6)

    assert wins[0] >= 4


def test_features_hide_what_a_seat_cannot_know() -> None:
    """Rows made for a seat are the same whatever others hold in secret."""
    for game in paddock.games():
        rules = paddock.game(game)
        for match in walk(game, 3, some=4):
            if match.over:
                continue
            seat = match.to_move[0]
            look = Outlook(rules, match.setup)
            options = match.decision(seat).options
            found = [looked(look, options, seat, world) for world in (match, match.imagine(seat, "other"))]
            assert np.allclose(found[0], found[1])
            assert np.abs(found[0]).max() <= 1


def looked(look: Outlook, options: Any, seat: int, world: paddock.Match) -> list[list[float]]:
    return look.rows(options, seat, lambda number: world.imagine(seat, number, True, unsealed=True))
