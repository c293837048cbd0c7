"""How much is taught."""

import tomllib

import paddock
from paddock.core import Plain
from paddock.learn.card import card
from paddock.learn.guide import guide
from paddock.learn.lesson import course
from paddock.learn.words import folder, texts_in


class Counts(Plain):
    """Lessons, steps, wrong turns, hints and lines of the card of a game, and the texts in each language."""

    lessons: int
    steps: int
    wrong_turns: int
    hints: int
    card_lines: int
    texts: int


def counts(game: str) -> Counts:
    """How much is taught about a game."""
    lessons = course(game)
    steps = [step for lesson in lessons for step in lesson.steps]
    found = card(game)
    lines = sum(len(part.line) for part in found.part) if found else 0
    return Counts(
        len(lessons), len(steps), sum(len(step.wrong) for step in steps), len(guide(game)), lines, _texts(game)
    )


def _texts(game: str) -> int:
    place = folder(paddock.game(game))
    if not place.is_dir():
        return 0
    files = [each for each in place.iterdir() if each.name.endswith(".toml")]
    return sum(1 for file in files for _ in texts_in(tomllib.loads(file.read_text(encoding="utf-8"))))
