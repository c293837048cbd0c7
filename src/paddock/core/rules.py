"""The catalogue of a game's rules: every ID with one sentence, in a file of its room, usually `rules.toml`."""

import tomllib
from functools import cache
from importlib.resources import files

from paddock.core.plain import Plain


class Rule(Plain):
    """One testable statement of the rules."""

    id: str
    chapter: str
    text: str


@cache
def read_rules(room: str, catalogue: str = "rules.toml") -> dict[str, Rule]:
    """The rules of a game by ID, in the order of its catalogue."""
    chapters = tomllib.loads(files(room).joinpath(catalogue).read_text(encoding="utf-8"))
    return {id: Rule(id, chapter, text) for chapter, rules in chapters.items() for id, text in rules.items()}  # noqa: A001
