"""Puzzles as browsers show them."""

import datetime

import paddock
from paddock.coach import HintLine
from paddock.core import Plain
from paddock.puzzles import Blunder, Puzzle, all_puzzles, daily, puzzle
from paddock.puzzles.puzzle import Judged
from paddock.scene import Scene, option_labels
from paddock.server.errors import RequestError, translate

DAILY = "daily"


class PuzzleInfo(Plain):
    """A puzzle in a list."""

    id: str
    game: str
    title: str
    """The game's."""


class PuzzleList(Plain):
    """All puzzles."""

    date: str
    daily: str
    """The id of the puzzle of the day."""
    puzzles: tuple[PuzzleInfo, ...]


class PuzzleView(Plain):
    """A decision to make, as its seat saw it."""

    id: str
    game: str
    title: str
    scene: Scene
    date: str = ""
    """The day whose puzzle it is."""
    played: str = ""
    """What was chosen in the race, if it was the user's own."""


class ValueView(Plain):
    """How good an option is, in points of winning chance."""

    code: str
    label: str
    chance: int
    loss: int
    doubt: int
    right: bool


class VerdictView(Plain):
    """Whether an answer is right, how good each option is, and what the coach says of the answer and the solution."""

    right: bool
    solution: str
    worlds: int
    """How many races were driven to their end from each option."""
    values: tuple[ValueView, ...]
    reasons: tuple[HintLine, ...]


def today() -> datetime.date:
    """The day, the same everywhere."""
    return datetime.datetime.now(datetime.UTC).date()


def find_puzzle(name: str) -> Puzzle:
    """A puzzle by its id, or the one of the day; 404 if there is none."""
    try:
        return daily(today()) if name == DAILY else puzzle(name)
    except paddock.PaddockError:
        raise RequestError("no-such-puzzle", 404) from None


def puzzle_list(lang: str) -> PuzzleList:
    """All puzzles, by game."""
    found = all_puzzles()
    infos = tuple(PuzzleInfo(each.id, each.game, paddock.game(each.game).title(lang)) for each in found)
    return PuzzleList(today().isoformat(), daily(today()).id if found else "", infos)


def puzzle_match(found: Puzzle, lang: str) -> paddock.Match:
    """The race at the decision of a puzzle, with names for its drivers."""
    setup = paddock.setup(found.setup)
    names = [translate(f"bot-{seat % 10}", lang) for seat in range(setup.seats)]
    names[found.seat] = translate("puzzle-you", lang)
    return found.match(tuple(names))


def puzzle_view(found: Puzzle, lang: str, date: str = "") -> PuzzleView:
    """A puzzle as its seat sees it."""
    match = puzzle_match(found, lang)
    return PuzzleView(found.id, found.game, match.game.title(lang), match.scene(found.seat, lang), date)


def own_puzzle_view(blunder: Blunder, record: paddock.Record, lang: str) -> PuzzleView:
    """A decision of a finished race as its seat saw it."""
    match = paddock.replay(record, blunder.number)
    scene = match.scene(blunder.seat, lang)
    played = option_labels(match, blunder.seat, lang)[blunder.played]
    return PuzzleView(str(blunder.number), record.game, match.game.title(lang), scene, played=played)


def verdict(judged: Judged, code: str, match: paddock.Match, reasons: tuple[HintLine, ...], lang: str) -> VerdictView:
    """The answer to a puzzle, judged."""
    labels = option_labels(match, judged.seat, lang)
    values = tuple(
        ValueView(
            each,
            labels[each],
            round(100 * value.chance),
            round(100 * value.loss),
            round(100 * value.doubt),
            judged.passes(each),
        )
        for each, value in judged.values.items()
    )
    return VerdictView(judged.passes(code), judged.solution, judged.worlds, values, reasons)
