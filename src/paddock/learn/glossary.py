"""The glossary: what the terms of a game mean, and where they stand in a text."""

import re
from functools import cache
from importlib.resources import files

import paddock
from paddock.core import Plain
from paddock.learn.words import Words, Written, folder, read

FILE = "glossary.toml"
GENERAL = "paddock.learn"


class _TermFile(Written):
    word: Words
    """The term, then its other forms, with commas between them."""
    text: Words
    rules: tuple[str, ...] = ()
    chapter: str = ""


class Term(Plain):
    """A term, its forms and its meaning, in every language."""

    id: str
    forms: dict[str, tuple[str, ...]]
    """All forms of each language; the first is the one to look up."""
    text: Words
    rules: tuple[str, ...]
    chapter: str
    """The chapter of the game's book that tells more; empty if none does."""

    def word(self, lang: str) -> str:
        """The term as a heading."""
        return self.forms[lang][0]


@cache
def glossary(game: str) -> tuple[Term, ...]:
    """The terms of a game, in the order of its file; empty if it has none."""
    file = folder(paddock.game(game)).joinpath(FILE)
    return _terms(read(file, dict[str, _TermFile])) if file.is_file() else ()


@cache
def general_terms() -> dict[str, tuple[Term, ...]]:
    """Terms of Paddock itself: at the table, in the laboratory, in the code."""
    found = read(files(GENERAL).joinpath("data", FILE), dict[str, dict[str, _TermFile]])
    return {heading: _terms(terms) for heading, terms in found.items()}


def _terms(found: dict[str, _TermFile]) -> tuple[Term, ...]:
    return tuple(
        Term(id, {lang: _split(forms) for lang, forms in each.word.items()}, each.text, each.rules, each.chapter)
        for id, each in found.items()  # noqa: A001
    )


def _split(forms: str) -> tuple[str, ...]:
    return tuple(form.strip() for form in forms.split(","))


def sorted_terms(terms: tuple[Term, ...], lang: str) -> list[Term]:
    """Terms in the order of the alphabet."""
    return sorted(terms, key=lambda term: term.word(lang).casefold())


def terms_in(text: str, game: str, lang: str) -> list[Term]:
    """The terms of a game that stand in a text, in the order in which they first do."""
    by_form = _by_form(game, lang)
    found = (by_form[match[0].casefold()] for match in _pattern(game, lang).finditer(text)) if by_form else ()
    return list({term.id: term for term in found}.values())


@cache
def _by_form(game: str, lang: str) -> dict[str, Term]:
    return {form.casefold(): term for term in glossary(game) for form in term.forms[lang]}


@cache
def _pattern(game: str, lang: str) -> re.Pattern[str]:
    """Any form of any term as a whole word, the longest first."""
    forms = sorted(_by_form(game, lang), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
