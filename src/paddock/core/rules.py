"""The catalogue of a game's rules: every ID with one sentence, in a file of its room, usually `rules.toml`.

A plain sentence is printed in the rulebook. Anything else says where it comes from:

    FD-END-07 = "At the first roll a 1 ends the race."
    FD-END-08 = { ruling = "At the second roll 1 to 3 end it." }    # the book is silent or unclear
    FD-END-21 = { ours = "Every car is classified." }               # no rule of the book

Another language has a file beside it, `rules.it.toml`: the same chapters in the same order under their own headings,
the same IDs, and every value a plain sentence. Where a rule comes from is said in the English file alone.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from paddock.core.errors import BadData, Complaint, bad
from paddock.core.plain import Plain
from paddock.core.texts import ENGLISH, check_language

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
def read_rules(room: str, catalogue: str = "rules.toml", lang: str = ENGLISH) -> dict[str, Rule]:
    """The rules of a game by ID, in a language and in the order of its catalogue."""
    chapters = _chapters(room, catalogue)
    rules = {id: _rule(id, chapter, said) for chapter, said_in in chapters.items() for id, said in said_in.items()}  # noqa: A001
    if lang == ENGLISH:
        return rules
    check_language(lang)
    name = f"{catalogue.removesuffix('.toml')}.{lang}.toml"
    if not files(room).joinpath(name).is_file():
        raise bad(name, f"the rules of {room} are not translated; copy {catalogue} to this file and translate it")
    return translated(rules, _chapters(room, name), name)


def translated(rules: dict[str, Rule], chapters: dict[str, Any], source: str) -> dict[str, Rule]:
    """The same rules in another language; every rule that is missing, unknown or in another chapter is a complaint."""
    headings = list(dict.fromkeys(rule.chapter for rule in rules.values()))
    found = {id: (chapter, said) for chapter, said_in in chapters.items() for id, said in said_in.items()}  # noqa: A001
    complaints = [f"{id} is missing" for id in rules if id not in found]  # noqa: A001
    complaints += [f"{id} is not a rule of the English catalogue" for id in found if id not in rules]  # noqa: A001
    if len(chapters) != len(headings):
        complaints.append(f"there are {len(chapters)} chapters, but {len(headings)} in the English catalogue")
    heading_of = dict(zip(headings, chapters, strict=False))
    for id in (id for id in rules if id in found):  # noqa: A001
        chapter, said = found[id]
        if not isinstance(said, str):
            complaints.append(f"{id} is a plain sentence; the English catalogue says where it comes from")
        elif chapter != heading_of.get(rules[id].chapter, chapter):
            complaints.append(f"{id} stands under '{chapter}', not under '{heading_of[rules[id].chapter]}'")
    if complaints:
        raise BadData(Complaint(source, 0, each) for each in complaints)
    return {id: Rule(id, *found[id], rule.origin) for id, rule in rules.items()}  # noqa: A001


def _chapters(room: str, name: str) -> dict[str, Any]:
    return tomllib.loads(files(room).joinpath(name).read_text(encoding="utf-8"))


def _rule(id: str, chapter: str, said: str | dict[str, str]) -> Rule:  # noqa: A002
    if isinstance(said, str):
        return Rule(id, chapter, said)
    if len(said) != 1 or not set(said) <= {RULING, OURS}:
        raise bad("rules", f"{id} is a sentence, or {{ {RULING} = sentence }} or {{ {OURS} = sentence }}")
    ((origin, text),) = said.items()
    return Rule(id, chapter, text, origin)
