"""The reference card: one page to lay beside the board."""

from functools import cache

import paddock
from paddock.learn.words import Words, Written, folder, read


class CardLine(Written):
    """A line of the card, and the rules it sums up."""

    text: Words
    rules: tuple[str, ...]


class CardPart(Written):
    """A box of the card."""

    title: Words
    line: tuple[CardLine, ...] = ()


class Card(Written):
    """The card of a game."""

    about: Words
    part: tuple[CardPart, ...]


@cache
def card(game: str) -> Card | None:
    """The card of a game; None if it has none."""
    file = folder(paddock.game(game)).joinpath("card.toml")
    return read(file, Card) if file.is_file() else None
