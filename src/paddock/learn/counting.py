"""How much is taught."""

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

import paddock
from paddock.core import Plain
from paddock.learn.book import book
from paddock.learn.card import card
from paddock.learn.glossary import glossary
from paddock.learn.guide import guide
from paddock.learn.lesson import course
from paddock.learn.words import folder, texts_in


class Counts(Plain):
    """What is taught of a game, in figures."""

    lessons: int
    steps: int
    wrong_turns: int
    hints: int
    card_lines: int
    chapters: int
    examples: int
    """Examples of the book."""
    terms: int
    """Terms of the glossary."""
    texts: int
    """Texts in each language."""


def counts(game: str) -> Counts:
    """How much is taught about a game."""
    lessons, chapters = course(game), book(game)
    steps = [step for lesson in lessons for step in lesson.steps]
    found = card(game)
    return Counts(
        lessons=len(lessons),
        steps=len(steps),
        wrong_turns=sum(len(step.wrong) for step in steps),
        hints=len(guide(game)),
        card_lines=sum(len(part.line) for part in found.part) if found else 0,
        chapters=len(chapters),
        examples=sum(part.example is not None for chapter in chapters for part in chapter.parts),
        terms=len(glossary(game)),
        texts=sum(1 for file in _files(folder(paddock.game(game))) for _ in _texts(file)),
    )


def _files(place: Traversable) -> Iterator[Traversable]:
    """Every file of texts in a folder and below."""
    for each in place.iterdir() if place.is_dir() else ():
        if each.is_dir():
            yield from _files(each)
        elif each.name.endswith(".toml"):
            yield each


def _texts(file: Traversable) -> Iterator[tuple[str, dict[str, str]]]:
    return texts_in(tomllib.loads(file.read_text(encoding="utf-8")))
