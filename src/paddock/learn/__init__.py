"""Learning a game: lessons, a guided first race, the book of the rules, the glossary, the card to lay beside the board.

Everything taught is data beside its game, in the folder `lessons/GAME` of its room; see `docs/lessons.md`.
"""

from paddock.learn.book import Chapter, Part, book, chapter, told_in, untold
from paddock.learn.card import Card, CardLine, CardPart, card
from paddock.learn.counting import Counts, counts
from paddock.learn.example import Example, Shown, drawing, example_complaints, shown
from paddock.learn.glossary import Term, general_terms, glossary, sorted_terms, terms_in
from paddock.learn.guide import Hint, guide
from paddock.learn.lesson import Lesson, Proof, Step, WrongTurn, course, lesson
from paddock.learn.play import LessonPlay, Reply, table
from paddock.learn.proof import complaints
from paddock.learn.prose import Block, blocks
from paddock.learn.words import Words

__all__ = [
    "Block",
    "Card",
    "CardLine",
    "CardPart",
    "Chapter",
    "Counts",
    "Example",
    "Hint",
    "Lesson",
    "LessonPlay",
    "Part",
    "Proof",
    "Reply",
    "Shown",
    "Step",
    "Term",
    "Words",
    "WrongTurn",
    "blocks",
    "book",
    "card",
    "chapter",
    "complaints",
    "counts",
    "course",
    "drawing",
    "example_complaints",
    "general_terms",
    "glossary",
    "guide",
    "lesson",
    "shown",
    "sorted_terms",
    "table",
    "terms_in",
    "told_in",
    "untold",
]
