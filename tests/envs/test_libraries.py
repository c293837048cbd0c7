"""The libraries' own conformance tests, for every game; cars that retire while others race on included."""

import contextlib
import io
import warnings
from functools import partial
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import paddock
import paddock.envs
from envs.falls import GAME as FALLS
from paddock.envs.aec import env
from paddock.envs.parallel import ParallelRaceEnv
from walks import quickest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where its games are installed too, PettingZoo warns about its own imports
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.render_test import render_test
    from pettingzoo.test.seed_test import parallel_seed_test

# PettingZoo's own games give a dict of observation and mask too, and are on a list of exceptions to these.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
GAMES = [*paddock.games(), FALLS.id]
SETUPS: list[tuple[str, dict[str, Any]]] = [(game, {}) for game in GAMES] + [
    (game, {"seats": paddock.game(game).seats[-1]}) for game in paddock.games()
]
SETUPS += [("falls", {"seats": 4}), ("falls", {"seats": 4, "ghosts": True})]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
def test_pettingzoo_api(game: str, setup: dict[str, Any]) -> None:
    api_test(env(game, **setup), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seed(game: str) -> None:
    seed_test(partial(env, game), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_render(game: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        render_test(partial(env, game))

    assert shown.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel(game: str) -> None:
    parallel_api_test(ParallelRaceEnv(game), num_cycles=60)
    parallel_seed_test(partial(ParallelRaceEnv, game))


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    paddock.envs.register()
    name = f"paddock/{game}-v{paddock.game(game).revision}"

    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


@pytest.mark.parametrize(
    ("game", "players"), [*((game, 0) for game in GAMES), (quickest(), paddock.game(quickest()).seats[-1])]
)
def test_openspiel(game: str, players: int) -> None:
    """A simulation asks for every player's observation at every step; long races are shown at their smallest table."""
    paddock.envs.register()
    rules = paddock.game(game)
    name = f"paddock_{game.replace('-', '_')}_v{rules.revision}"
    loaded = pyspiel.load_game(name, {"players": players or rules.seats[0]})

    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
