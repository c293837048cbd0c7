"""The games, by id. Each is loaded when it is asked for."""

from functools import cache
from importlib import import_module

from paddock.core import Game, PaddockError

GAMES = {
    "crazy-race": "paddock.games.crazy_race:GAME",
}


@cache
def game(id: str) -> Game:  # noqa: A002  the window's name
    """A game by its id."""
    if id not in GAMES:
        raise PaddockError(f"there is no game '{id}'; there are: {' '.join(sorted(GAMES))}")
    room, name = GAMES[id].split(":")
    found = getattr(import_module(room), name)
    assert isinstance(found, Game)
    return found
