"""The catalogue of a game's rules: every ID with one sentence, in a file of its room, usually `rules.toml`.

A plain sentence is printed in the rulebook. Anything else says where it comes from:

    FD-END-07 = "At the first roll a 1 ends the race."
    FD-END-08 = { ruling = "At the second roll 1 to 3 end it." }    # the book is silent or unclear
    FD-END-21 = { ours = "Every car is classified." }               # no rule of the book
"""

import tomllib
from functools import cache
from importlib.resources import files

from paddock.core.errors import bad
from paddock.core.plain import Plain

PRINTED = "printed"
RULING = "ruling"
OURS = "ours"


class Rule(Plain):
    """One testable statement of the rules."""

    id: str
    chapter: str
    text: str
    origin: str = PRINTED
    """`printed` in the rulebook, a `ruling` where the book is silent or unclear, or `ours`."""

    @property
    def is_printed(self) -> bool:
        """Whether the rulebook says so."""
        return self.origin == PRINTED


@cache
def read_rules(room: str, catalogue: str = "rules.toml") -> dict[str, Rule]:
    """The rules of a game by ID, in the order of its catalogue."""
    chapters = tomllib.loads(files(room).joinpath(catalogue).read_text(encoding="utf-8"))
    return {id: _rule(id, chapter, said) for chapter, rules in chapters.items() for id, said in rules.items()}  # noqa: A001


def _rule(id: str, chapter: str, said: str | dict[str, str]) -> Rule:  # noqa: A002
    if isinstance(said, str):
        return Rule(id, chapter, said)
    if len(said) != 1 or not set(said) <= {RULING, OURS}:
        raise bad("rules", f"{id} is a sentence, or {{ {RULING} = sentence }} or {{ {OURS} = sentence }}")
    ((origin, text),) = said.items()
    return Rule(id, chapter, text, origin)
