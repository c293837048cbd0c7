"""The puzzles that ship with the games: one text file beside each game, and the puzzle of the day."""

import datetime
import hashlib
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import paddock
from paddock.core.showing import nearest_text
from paddock.core.texts import TextError, message, shortened
from paddock.puzzles.puzzle import Puzzle, Value

ROOM = "paddock.puzzles"

HEAD = "# Puzzles of {game}, made by `paddock puzzles make {game}`. A value is chance, loss against the best, doubt.\n"


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; those of rules that have changed since are left out."""
    rules = paddock.game(game)
    file = files(rules.room).joinpath("data", f"puzzles-{game}.toml")
    if not file.is_file():
        return ()
    return tuple(each for each in read_puzzles(file.read_text(encoding="utf-8")) if each.revision == rules.revision)


def all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of all games."""
    return tuple(each for game in paddock.games() for each in puzzles_of(game))


def puzzle(id: str) -> Puzzle:  # noqa: A002  the puzzle's own word
    """A puzzle by its id."""
    known = {each.id: each for each in all_puzzles()}
    if id not in known:
        raise TextError(message(ROOM, "no-puzzle", name=shortened(id), near=nearest_text(id, known, "there-are")))
    return known[id]


def daily(date: datetime.date) -> Puzzle:
    """The puzzle of a day: the same everywhere, and none comes again before all have been."""
    found = sorted(all_puzzles(), key=lambda each: hashlib.sha256(each.id.encode()).digest())
    if not found:
        raise TextError(message(ROOM, "no-puzzles"))
    return found[date.toordinal() % len(found)]


def read_puzzles(text: str) -> list[Puzzle]:
    """Puzzles from the text of a file."""
    return [_read(each) for each in tomllib.loads(text).get("puzzle", [])]


def write_puzzles(path: Path, game: str, puzzles: list[Puzzle]) -> None:
    """Write a file of puzzles."""
    path.write_text("\n".join([HEAD.format(game=game), *map(_written, puzzles)]), encoding="utf-8")


def _read(entry: dict[str, Any]) -> Puzzle:
    words = entry["moves"].split()
    moves = tuple((int(seat), code) for seat, code in zip(words[::2], words[1::2], strict=True))
    values = {code: Value(*value) for code, value in entry["values"].items()}
    return Puzzle(
        id=entry["id"],
        setup=entry["setup"],
        revision=entry["revision"],
        seed=entry["seed"],
        moves=moves,
        seat=entry["seat"],
        worlds=entry["worlds"],
        values=values,
    )


def _written(puzzle: Puzzle) -> str:
    values = (f'"{code}" = [{each.chance}, {each.loss}, {each.doubt}]' for code, each in puzzle.values.items())
    return "\n".join(
        [
            "[[puzzle]]",
            f'id = "{puzzle.id}"',
            f'setup = "{puzzle.setup}"',
            f"revision = {puzzle.revision}",
            f'seed = "{puzzle.seed}"',
            f'moves = "{" ".join(f"{seat} {code}" for seat, code in puzzle.moves)}"',
            f"seat = {puzzle.seat}",
            f"worlds = {puzzle.worlds}",
            "[puzzle.values]",
            *values,
            "",
        ]
    )
