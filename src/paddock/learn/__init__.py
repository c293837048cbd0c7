"""Learning a game: lessons, the words of a guided first race, and the card to lay beside the board.

Everything taught is data beside its game, in the folder `lessons/GAME` of its room; see `docs/lessons.md`.
"""

from paddock.learn.card import Card, CardLine, CardPart, card
from paddock.learn.counting import Counts, counts
from paddock.learn.guide import Hint, guide
from paddock.learn.lesson import Lesson, Proof, Step, WrongTurn, course, lesson
from paddock.learn.play import LessonPlay, Reply, table
from paddock.learn.proof import complaints
from paddock.learn.words import Words

__all__ = [
    "Card",
    "CardLine",
    "CardPart",
    "Counts",
    "Hint",
    "Lesson",
    "LessonPlay",
    "Proof",
    "Reply",
    "Step",
    "Words",
    "WrongTurn",
    "card",
    "complaints",
    "counts",
    "course",
    "guide",
    "lesson",
    "table",
]
