"""Circuits and decks as browsers see them: built in, one's own, one's clubs', published."""

from functools import cache

import paddock
from paddock.circuits import circuit, circuits
from paddock.circuits.library import ours
from paddock.core import Plain, decks
from paddock.core.text_files import load
from paddock.server.workshop.examine import outline

PRINTED = "deck-"
"""Before the name of a game: the id of its printed deck."""


class CircuitLine(Plain, kw_only=True):
    """A circuit in a list."""

    id: str
    name: str
    circuit: str
    """How set-ups name it: the id of a built-in circuit, or the fingerprint of one's own."""
    games: tuple[str, ...]
    """The games it can be raced in."""
    outline: str
    """The line of the track, as an SVG path in a box of 100 by 100; empty for a deck."""
    built_in: bool = False
    mine: bool = False
    """Whether the current user may change it."""
    by: str = ""
    """The name of the user who made it; empty for one that is built in, or of a deleted user."""
    club: str = ""
    club_name: str = ""
    published: bool = False
    withdrawn: bool = False
    """Whether a moderator has withdrawn it."""
    origin: str = ""
    """The circuit it was made from."""
    changed: float = 0.0


class CircuitPage(CircuitLine, kw_only=True):
    """A circuit with its text."""

    text: str


class CircuitList(Plain):
    """All circuits that the current user can see."""

    built_in: tuple[CircuitLine, ...]
    mine: tuple[CircuitLine, ...]
    clubs: tuple[CircuitLine, ...]
    published: tuple[CircuitLine, ...]


@cache
def built_in() -> tuple[CircuitLine, ...]:
    """The circuits that come with Paddock."""
    games = [paddock.game(name) for name in paddock.games()]
    return tuple(
        CircuitLine(
            id=name,
            name=circuit(name).name,
            circuit=name,
            games=tuple(game.id for game in games if name in game.circuits),
            outline=outline(circuit(name)),
            built_in=True,
        )
        for name in circuits()
        if name in ours()
    )


def built_in_text(id: str) -> str:  # noqa: A002
    """The text of a circuit or a deck that comes with Paddock."""
    return printed_text(id.removeprefix(PRINTED)) if id.startswith(PRINTED) else load(ours()[id])


@cache
def printed_decks(lang: str) -> tuple[CircuitLine, ...]:
    """The decks that come with Paddock: those of every game that can be raced with others."""
    games = [paddock.game(name) for name in paddock.games() if paddock.game(name).decks]
    return tuple(
        CircuitLine(
            id=PRINTED + game.id,
            name=game.title(lang),
            circuit="",
            games=(game.id,),
            outline="",
            built_in=True,
        )
        for game in games
    )


def printed_text(game: str) -> str:
    """The printed deck of a game as a text to start from, with the track cards of its first circuit."""
    found = paddock.game(game)
    assert found.decks is not None
    at = found.circuits[0] if found.circuits else ""
    return decks.printed_text(found.decks, game, found.title(), at)
