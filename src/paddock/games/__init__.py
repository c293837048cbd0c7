"""The games by id. Each is loaded when first asked for."""

import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from paddock.core import Game, PaddockError
from paddock.core.game import unknown_game

GAMES = {
    "automobiles": "paddock.games.automobiles:GAME",
    "crazy-race": "paddock.games.crazy_race:GAME",
    "formula-de": "paddock.games.formula_de:GAME",
    "race90-1": "paddock.games.race90:GAME1",
    "race90-2": "paddock.games.race90:GAME2",
}
GROUP = "paddock.games"
"""The group of entry points under which installed packages name their games."""

_added: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game from outside this package, for this process and the processes it starts."""
    _added[game.id] = game


@cache
def _listed() -> dict[str, str]:
    """Where each game is written, by id: our own and those of installed packages."""
    return {point.name: point.value for point in entry_points(group=GROUP)} | GAMES


def ids() -> list[str]:
    """The ids of all games."""
    return sorted({*_listed(), *_added})


def game(id: str) -> Game:  # noqa: A002  the window's name
    """A game by its id."""
    if id in _added:
        return _added[id]
    if id not in _listed():
        raise unknown_game(id, ids())
    return _written_at(_listed()[id])


def address(id: str) -> str:  # noqa: A002  as in `game`
    """Where a game is written, as `package:NAME`, for another process to `load`."""
    if id not in _added:
        game(id)
        return _listed()[id]
    added = _added[id]
    rooms = [sys.modules[type(added).__module__], *sys.modules.values()]
    for room in rooms:
        for name, value in vars(room).items():
            if value is added:
                return f"{room.__name__}:{name}"
    raise PaddockError(f"the game '{id}' has no name in any module, so no other process can load it")


def load(address: str) -> Game:
    """Load the game at an address and register it here."""
    found = _written_at(address)
    if _listed().get(found.id) != address:
        register(found)
    return found


def _written_at(address: str) -> Game:
    room, _, name = address.partition(":")
    found = getattr(import_module(room), name)
    assert isinstance(found, Game)
    return found
