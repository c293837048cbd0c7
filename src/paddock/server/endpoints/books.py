"""Endpoints for reading: the books of the rules with their drawings, and the glossary."""

from starlette.responses import Response

import paddock
from paddock import learn
from paddock.core import Plain
from paddock.learn import Block
from paddock.server.api import Call, endpoint
from paddock.server.catalogue import game_of
from paddock.server.errors import RequestError

AFTER = "after"


class ExampleInfo(Plain):
    """An example: where its drawings are, and what is chosen and follows."""

    caption: str
    figures: tuple[str, ...]
    """The addresses of the drawings: the table before the choice and, if it is drawn again, after it."""
    question: str
    choice: str
    told: tuple[str, ...]


class PartInfo(Plain):
    """Some sentences of a chapter and the rules they tell."""

    blocks: tuple[Block, ...]
    rules: tuple[str, ...]
    example: ExampleInfo | None


class ChapterInfo(Plain):
    """A chapter of a book."""

    id: str
    number: int
    title: str
    parts: tuple[PartInfo, ...]


class BookInfo(Plain):
    """The rules of a game as a book."""

    game: str
    title: str
    about: str
    chapters: tuple[ChapterInfo, ...]


class TermInfo(Plain):
    """A term of the glossary."""

    id: str
    forms: tuple[str, ...]
    """The term, then its other forms."""
    text: str
    rules: tuple[str, ...]
    chapter: str
    """The chapter of the game's book that tells more; empty if none does."""
    chapter_title: str


class GlossaryInfo(Plain):
    """The terms of a game, in the order of the alphabet."""

    game: str
    title: str
    terms: tuple[TermInfo, ...]


@endpoint("GET", "/api/games/{game}/book", reply=BookInfo)
async def show_book(call: Call, game: str) -> Response:
    """The rules of a game as a book; its examples have been played."""
    found = game_of(game)
    if not learn.book(found.id):
        raise RequestError("no-such-page", 404)
    return await call.cached(("book", found.id), lambda: _book(found, call.lang))


@endpoint("GET", "/api/games/{game}/book/{chapter}/figures/{figure}", reply=str, media="image/svg+xml")
async def show_figure(call: Call, game: str, chapter: str, figure: str) -> Response:
    """A drawing of a book: `2` is the table of the example in the second part, `2-after` what it leads to."""
    part, example = _example(game_of(game).id, chapter, figure)
    key = ("figure", game, chapter, figure)
    return await call.cached(key, lambda: learn.drawing(part.game, example, call.lang, figure.endswith(AFTER)))


@endpoint("GET", "/api/games/{game}/glossary", reply=GlossaryInfo)
async def show_glossary(call: Call, game: str) -> Response:
    """The terms of a game."""
    found = game_of(game)
    return await call.cached(("glossary", found.id), lambda: _glossary(found, call.lang))


@endpoint("GET", "/api/glossary", reply=tuple[GlossaryInfo, ...])
async def show_glossaries(call: Call) -> Response:
    """The terms of all games."""
    games = [paddock.game(game) for game in paddock.games() if learn.glossary(game)]
    return await call.cached(("glossary",), lambda: tuple(_glossary(game, call.lang) for game in games))


def _book(game: paddock.Game, lang: str) -> BookInfo:
    chapters = tuple(_chapter(chapter, lang) for chapter in learn.book(game.id))
    return BookInfo(game.id, game.title(lang), game.about(lang), chapters)


def _chapter(chapter: learn.Chapter, lang: str) -> ChapterInfo:
    parts = tuple(
        PartInfo(learn.blocks(part.text[lang]), part.rules, _example_info(chapter, number, lang))
        for number, part in enumerate(chapter.parts, start=1)
    )
    return ChapterInfo(chapter.id, chapter.number, chapter.title[lang], parts)


def _example_info(chapter: learn.Chapter, number: int, lang: str) -> ExampleInfo | None:
    example = chapter.parts[number - 1].example
    if example is None:
        return None
    address = f"/api/games/{chapter.game}/book/{chapter.id}/figures/{number}"
    names = [address, f"{address}-{AFTER}"] if example.after else [address]
    played = learn.shown(chapter.game, example, lang)
    figures = tuple(f"{name}?lang={lang}" for name in names)
    return ExampleInfo(example.caption[lang], figures, played.question, played.choice, played.told)


def _example(game: str, chapter: str, figure: str) -> tuple[learn.Chapter, learn.Example]:
    """The chapter and the example behind a drawing; 404 if there is none."""
    found = next((each for each in learn.book(game) if each.id == chapter), None)
    number, _, when = figure.partition("-")
    parts = found.parts if found else ()
    if found is None or not number.isdecimal() or not 1 <= int(number) <= len(parts) or when not in ("", AFTER):
        raise RequestError("no-such-page", 404)
    example = parts[int(number) - 1].example
    if example is None or (when and not example.after):
        raise RequestError("no-such-page", 404)
    return found, example


def _glossary(game: paddock.Game, lang: str) -> GlossaryInfo:
    titles = {chapter.id: chapter.title[lang] for chapter in learn.book(game.id)}
    terms = tuple(
        TermInfo(term.id, term.forms[lang], term.text[lang], term.rules, term.chapter, titles.get(term.chapter, ""))
        for term in learn.sorted_terms(learn.glossary(game.id), lang)
    )
    return GlossaryInfo(game.id, game.title(lang), terms)
