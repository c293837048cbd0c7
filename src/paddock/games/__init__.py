"""The games, by id. Each is loaded when it is asked for."""

from importlib import import_module

from paddock.core import Game, PaddockError

GAMES = {
    "automobiles": "paddock.games.automobiles:GAME",
    "crazy-race": "paddock.games.crazy_race:GAME",
    "formula-de": "paddock.games.formula_de:GAME",
    "race90-1": "paddock.games.race90:GAME1",
    "race90-2": "paddock.games.race90:GAME2",
}


_added: dict[str, Game] = {}


def register(game: Game) -> None:
    """Add a game that is written outside this package, for this process."""
    _added[game.id] = game


def ids() -> list[str]:
    """The ids of all games."""
    return sorted({*GAMES, *_added})


def game(id: str) -> Game:  # noqa: A002  the window's name
    """A game by its id."""
    if id in _added:
        return _added[id]
    if id not in GAMES:
        raise PaddockError(f"there is no game '{id}'; there are: {' '.join(ids())}")
    room, name = GAMES[id].split(":")
    found = getattr(import_module(room), name)
    assert isinstance(found, Game)
    return found
