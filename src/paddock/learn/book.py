"""The rules of a game as a book: chapters in the order in which a friend would explain them, with examples that run."""

from functools import cache

import paddock
from paddock import Game, Rule
from paddock.core import Plain
from paddock.core.showing import nearest_text
from paddock.core.texts import TextError, message, shortened
from paddock.learn.example import Example
from paddock.learn.lesson import SUFFIX
from paddock.learn.words import Words, Written, folder, read

ROOM = "paddock.learn"

FOLDER = "book"


class Part(Written):
    """Some sentences of a chapter, the rules they tell, and an example."""

    text: Words
    rules: tuple[str, ...] = ()
    example: Example | None = None


class _ChapterFile(Written):
    title: Words
    part: tuple[Part, ...]


class Chapter(Plain):
    """A chapter of a book."""

    game: str
    id: str
    number: int
    """From 1."""
    title: Words
    parts: tuple[Part, ...]

    def rules(self) -> set[str]:
        """The rules that it tells."""
        return {rule for part in self.parts for rule in part.rules}


@cache
def book(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's book in order; empty if it has none."""
    found = paddock.game(game)
    place = folder(found).joinpath(FOLDER)
    if not place.is_dir():
        return ()
    names = sorted(each.name for each in place.iterdir() if each.name.endswith(SUFFIX))
    return tuple(_chapter(found, name, number) for number, name in enumerate(names, start=1))


def chapter(game: str, id: str) -> Chapter:  # noqa: A002  the word of addresses
    """A chapter by its id."""
    found = next((each for each in book(game) if each.id == id), None)
    if found is None:
        near = nearest_text(id, [each.id for each in book(game)], "there-are")
        raise TextError(message(ROOM, "no-chapter", game=game, name=shortened(id), near=near))
    return found


@cache
def told_in(game: str) -> dict[str, Chapter]:
    """The chapter of the book that tells each rule; a rule that none names is told where its own chapter begins."""
    named: dict[str, Chapter] = {}
    by_heading: dict[str, Chapter] = {}
    rules = paddock.game(game).rules
    for each in book(game):
        for rule in sorted(each.rules()):
            named.setdefault(rule, each)
            by_heading.setdefault(rules[rule].chapter, each)
    told = {id: named.get(id) or by_heading.get(rule.chapter) for id, rule in rules.items()}  # noqa: A001
    return {id: found for id, found in told.items() if found is not None}  # noqa: A001


def untold(game: Game) -> list[str]:
    """The chapters of the rules that the book never reaches."""
    named = {rule for each in book(game.id) for rule in each.rules()}
    headings: dict[str, list[Rule]] = {}
    for rule in game.rules.values():
        headings.setdefault(rule.chapter, []).append(rule)
    return [heading for heading, rules in headings.items() if not any(rule.id in named for rule in rules)]


def _chapter(game: Game, name: str, number: int) -> Chapter:
    """A chapter from its file, `03-slipstream.toml`."""
    file = read(folder(game).joinpath(FOLDER, name), _ChapterFile)
    return Chapter(game.id, name.removesuffix(SUFFIX).partition("-")[2], number, file.title, file.part)
