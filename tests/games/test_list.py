"""The list of games: our own, those of installed packages, and those that a process adds."""

from importlib import import_module
from importlib.metadata import EntryPoint

import pytest

import derby
import paddock
from paddock.games import GAMES, GROUP

LIST = import_module("paddock.games")


def test_the_function_that_lists_games_does_not_hide_the_package() -> None:
    import paddock.games.crazy_race.position as position
    from paddock.games.crazy_race import setup

    assert "paddock.games.crazy_race.position" == position.__name__
    assert "paddock.games.crazy_race.setup" == setup.__name__
    assert set(GAMES) <= set(paddock.games())


@pytest.mark.parametrize("game", paddock.games())
def test_a_game_is_loaded_from_where_it_is_written(game: str) -> None:
    assert paddock.load(paddock.address(game)) is paddock.game(game)


def test_a_game_that_was_added_has_an_address() -> None:
    assert "derby:GAME" == paddock.address("derby")


def test_a_game_without_a_name_has_none() -> None:
    paddock.register(derby.Derby())
    try:
        with pytest.raises(paddock.PaddockError, match="has no name in any module"):
            paddock.address("derby")
    finally:
        paddock.register(derby.GAME)


def test_installed_packages_add_their_games_and_replace_none_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    theirs = [
        EntryPoint("gymkhana", "derby:GAME", GROUP),
        EntryPoint(next(iter(GAMES)), "derby:GAME", GROUP),
    ]
    monkeypatch.setattr(LIST, "entry_points", lambda group: theirs if group == GROUP else [])
    LIST._listed.cache_clear()
    try:
        assert {"gymkhana", *GAMES} <= set(paddock.games())
        assert paddock.game("gymkhana") is derby.GAME
        assert paddock.game(next(iter(GAMES))) is not derby.GAME
    finally:
        LIST._listed.cache_clear()


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(paddock.PaddockError, match="there is no game 'ludo'; there are: automobiles"):
        paddock.address("ludo")
