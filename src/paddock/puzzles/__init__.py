"""Puzzles: decisions of real races in which one choice is clearly best, and those that a race of one's own leaves."""

from paddock.puzzles.chances import PASS, Tally
from paddock.puzzles.collection import all_puzzles, daily, puzzle, puzzles_of, read_puzzles, write_puzzles
from paddock.puzzles.finding import Finder
from paddock.puzzles.puzzle import Blunder, Puzzle, Value
from paddock.puzzles.review import Moment, moments, reviewed

__all__ = [
    "PASS",
    "Blunder",
    "Finder",
    "Moment",
    "Puzzle",
    "Tally",
    "Value",
    "all_puzzles",
    "daily",
    "moments",
    "puzzle",
    "puzzles_of",
    "read_puzzles",
    "reviewed",
    "write_puzzles",
]
