"""What is said, in every language, and the files it stands in."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from paddock import LANGUAGES, Game
from paddock.core import Plain, bad

T = TypeVar("T")
Words = dict[str, str]
"""A text in every language, by the language's code."""
FOLDER = "lessons"


class Written(Plain, forbid_unknown_fields=True):
    """The base of all that is read from a lesson's file."""


def folder(game: Game) -> Traversable:
    """Where the lessons of a game lie; it may be missing."""
    return files(game.room).joinpath(FOLDER, game.id)


def read(file: Traversable, kind: type[T]) -> T:
    """A file as a record; every text of it must be there in all languages."""
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        found = msgspec.convert(content, kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise bad(file.name, str(error)) from error
    for where, words in texts_in(content):
        missing = [lang for lang in LANGUAGES if not words.get(lang, "").strip()]
        if missing:
            raise bad(file.name, f"{where} is missing in: {' '.join(missing)}")
    return found


def texts_in(content: Any, where: str = "") -> Iterator[tuple[str, Words]]:
    """Every text of a file, with the place where it stands: anything that has a text in some language."""
    if isinstance(content, dict):
        if set(content) & set(LANGUAGES):
            yield where, content
            return
        for key, value in content.items():
            yield from texts_in(value, f"{where}.{key}" if where else key)
    elif isinstance(content, list):
        for number, value in enumerate(content, start=1):
            yield from texts_in(value, f"{where} {number}")
