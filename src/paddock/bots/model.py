"""A bot that decides by a trained model, with NumPy alone.

`model:NAME` takes a model that is shipped, or the path of an .npz file that `examples/train.py` wrote. A model scores
the rows of an `Outlook` and serves every set-up of its game.
"""

from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import paddock
from paddock import Game, Option, PaddockError
from paddock.bots.outlook import Outlook
from paddock.bots.player import Player, options_of
from paddock.core.showing import nearest

Numbers = npt.NDArray[np.float32]
SHIPPED = "models"
LAYERS = ("hidden", "hidden_bias", "second", "second_bias", "score", "straight")


class Model:
    """A small network that scores options: two hidden layers, and a straight way from the features to the score."""

    def __init__(self, game: str, names: tuple[str, ...], weights: dict[str, Numbers]) -> None:
        self.game = game
        self.names = names
        self.weights = weights

    def scores(self, rows: Numbers) -> Numbers:
        """A score for each row; the higher the better."""
        w = self.weights
        first = np.tanh(rows @ w["hidden"] + w["hidden_bias"])
        second = np.tanh(first @ w["second"] + w["second_bias"])
        found: Numbers = second @ w["score"] + rows @ w["straight"]
        return found

    def save(self, path: Path) -> None:
        """Write the model to a file, in half precision: a tenth of a megabyte."""
        small: Any = {name: weight.astype(np.float16) for name, weight in self.weights.items()}
        np.savez_compressed(path, game=self.game, names="\n".join(self.names), **small)


def shipped() -> tuple[str, ...]:
    """The names of the models that come with Paddock."""
    folder = files("paddock.bots").joinpath(SHIPPED)
    return tuple(sorted(each.name[:-4] for each in folder.iterdir() if each.name.endswith(".npz")))


@cache
def load(name: str) -> Model:
    """A model by its name, or from a file."""
    if name.endswith(".npz"):
        where: Any = Path(name)
        if not where.is_file():
            raise PaddockError(f"there is no model {name}: the file is missing")
    elif name in shipped():
        where = files("paddock.bots").joinpath(SHIPPED, f"{name}.npz")
    else:
        raise PaddockError(f"there is no model '{name}'; {nearest(name, shipped(), 'there are')}, or a path to an .npz")
    with where.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        if not {"game", "names", *LAYERS} <= set(stored.files):
            raise PaddockError(f"{name} holds no model of ours: examples/train.py writes them")
        weights = {layer: stored[layer].astype(np.float32) for layer in LAYERS}
        return Model(str(stored["game"]), tuple(str(stored["names"]).split("\n")), weights)


@lru_cache(256)
def outlook(game: str, seats: int, circuit: str, switches: tuple[tuple[str, Any], ...]) -> Outlook:
    """The features of a set-up."""
    rules: Game = paddock.game(game)
    return Outlook(rules, rules.setup(seats, circuit, dict(switches)))


class ModelBot:
    """Takes the option that its model scores highest."""

    def __init__(self, seed: int | str = 0, name: str = "") -> None:
        self.model = load(name)
        self.name = name

    def decide(self, player: Player) -> Option:
        """The option with the highest score; it looks no further than one choice ahead."""
        options = options_of(player)
        if len(options) == 1:
            return options[0]
        world = player.imagine(0, open_chance=True)
        setup = world.setup
        if setup.game != self.model.game:
            raise PaddockError(f"model {self.name} drives in {self.model.game}, not in {setup.game}")
        look = outlook(setup.game, setup.seats, setup.circuit, tuple(sorted(setup.switches.items())))
        if look.names != self.model.names:
            raise PaddockError(f"model {self.name} was trained on other features of {setup.game}: train it again")
        rows = look.rows(options, player.seat, lambda number: player.imagine(number, open_chance=True))
        return options[int(np.argmax(self.model.scores(np.array(rows, np.float32))))]
