"""The words of a guided first race: for each kind of decision, a sentence before it and one after."""

from functools import cache

import paddock
from paddock.learn.words import Words, Written, folder, read


class Hint(Written):
    """What is said to a decision that comes up for the first time."""

    before: Words
    after: Words
    """What the answer meant."""


@cache
def guide(game: str) -> dict[str, Hint]:
    """The hints of a game by the rule behind the question; empty if it has none."""
    file = folder(paddock.game(game)).joinpath("guide.toml")
    return read(file, dict[str, Hint]) if file.is_file() else {}
