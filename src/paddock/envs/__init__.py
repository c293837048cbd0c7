"""Environments for learning: PettingZoo, Gymnasium, OpenSpiel, and text. Each library is imported where it is used.

from paddock.envs.aec import env              PettingZoo, agents one after the other
from paddock.envs.parallel import ParallelRaceEnv
from paddock.envs.single import SoloEnv       Gymnasium, one learner against bots
from paddock.envs.vector import RaceVectorEnv  Gymnasium, many races at once
from paddock.envs.text import TextEnv         observations and options as text
paddock.envs.register()                       gymnasium.make("paddock/...-v..."), pyspiel.load_game("paddock_..._v...")
"""

import paddock

try:
    from paddock.envs.spaces import Actions, Spaces, spaces
    from paddock.envs.text import TextEnv
except ModuleNotFoundError as error:
    how = "pip install 'paddock[envs]', or '.[envs]' in a clone"
    raise ModuleNotFoundError(f"{error.name} is not installed: {how}", name=error.name) from error

__all__ = ["Actions", "Spaces", "TextEnv", "register", "spaces"]


def register() -> list[str]:
    """Register every game with the installed libraries; returns the names."""
    names: list[str] = []
    for library in (_register_gymnasium, _register_spiel):
        try:
            names += library()
        except ImportError:
            continue
    return names


def _register_gymnasium() -> list[str]:
    import gymnasium

    names = []
    for game in paddock.games():
        name = f"paddock/{game}-v{paddock.game(game).revision}"
        if name not in gymnasium.registry:
            one, many = "paddock.envs.single:SoloEnv", "paddock.envs.vector:RaceVectorEnv"
            gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs={"game": game})
        names.append(name)
    return names


def _register_spiel() -> list[str]:
    from paddock.envs import spiel

    return [spiel.register(game) for game in paddock.games()]
