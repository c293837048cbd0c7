"""Writes the books of the rules and the glossary as pages of the site, in every language that has pages."""

from pathlib import Path

import paddock
from paddock import learn
from paddock.core import message
from paddock.learn import Block, Chapter, Example, Term
from rule_pages import safe, write

CLI = "paddock.cli"


def write_books(docs: Path) -> None:
    """Write every book with its drawings, and the glossaries."""
    for lang, folder in languages(docs):
        place = folder / "books"
        place.mkdir(exist_ok=True)
        games = [paddock.game(game) for game in paddock.games() if learn.book(game)]
        for game in games:
            write(place / f"{game.id}.md", book_page(game, lang))
            for name, drawing in figures(game.id, lang):
                write(place / name, drawing)
        write(folder / "glossary.md", glossary_page(games, lang))


def languages(docs: Path) -> list[tuple[str, Path]]:
    """The languages of the site, each with its folder."""
    return [
        (lang, docs if lang == "en" else docs / lang)
        for lang in paddock.LANGUAGES
        if lang == "en" or (docs / lang).is_dir()
    ]


def say(key: str, lang: str, **words: str) -> str:
    return paddock.render(message(CLI, key, **words), lang)


def book_page(game: paddock.Game, lang: str) -> str:
    """A book as one page."""
    lines = [f"# {safe(say('book-title', lang, title=game.title(lang)))}", "", safe(game.about(lang)), ""]
    for chapter in learn.book(game.id):
        lines += [f"({chapter.game}-{chapter.id}-{lang})=", f"## {chapter.number}. {safe(chapter.title[lang])}", ""]
        for number, part in enumerate(chapter.parts, start=1):
            lines += [line for block in learn.blocks(part.text[lang]) for line in block_lines(block)]
            if part.example is not None:
                lines += example_lines(chapter, number, part.example, lang)
            links = " ".join(f'<a href="../rules/{game.id}.html#{rule}">{rule}</a>' for rule in part.rules)
            lines += [f'<p class="told-rules">{links}</p>', ""]
    return "\n".join(lines) + "\n"


def block_lines(block: Block) -> list[str]:
    """A block as Markdown."""
    if block.rows:
        head, *rows = (f"| {' | '.join(safe(cell) or ' ' for cell in row)} |" for row in block.rows)
        return [head, "|" + " --- |" * len(block.rows[0]), *rows, ""]
    if block.items:
        return [*(f"* {safe(item)}" for item in block.items), ""]
    return [safe(block.text), ""]


def figure_name(chapter: Chapter, number: int, is_after: bool) -> str:
    return f"{chapter.game}-{chapter.id}-{number}{'-after' if is_after else ''}.svg"


def example_lines(chapter: Chapter, number: int, example: Example, lang: str) -> list[str]:
    """An example: the drawing, what is chosen and what follows."""
    caption = safe(example.caption[lang])
    lines = [f"![{caption}]({figure_name(chapter, number, False)})", "", f"*{caption}*", ""]
    played = learn.shown(chapter.game, example, lang)
    if played.choice:
        lines += [f"> **{safe(played.choice)}**", ">", *(f"> {safe(line)}  " for line in played.told), ""]
    if example.after:
        lines += [f"![{caption}]({figure_name(chapter, number, True)})", ""]
    return lines


def figures(game: str, lang: str) -> list[tuple[str, str]]:
    """The drawings of a book, by file name."""
    return [
        (figure_name(chapter, number, is_after), learn.drawing(game, part.example, lang, is_after))
        for chapter in learn.book(game)
        for number, part in enumerate(chapter.parts, start=1)
        if part.example is not None
        for is_after in ((False, True) if part.example.after else (False,))
    ]


def glossary_page(games: list[paddock.Game], lang: str) -> str:
    """All terms: of Paddock itself, then of each game."""
    lines = [f"# {say('glossary-title', lang)}", ""]
    for heading, terms in learn.general_terms().items():
        lines += [f"## {say('glossary-heading', lang, heading=heading)}", ""]
        lines += [line for term in learn.sorted_terms(terms, lang) for line in term_lines(term, lang)]
    for game in games:
        lines += [f"## {safe(game.title(lang))}", ""]
        for term in learn.sorted_terms(learn.glossary(game.id), lang):
            lines += term_lines(term, lang, f" ([{safe(chapter_title(game.id, term, lang))}](books/{game.id}.md))")
    return "\n".join(lines) + "\n"


def chapter_title(game: str, term: Term, lang: str) -> str:
    return learn.chapter(game, term.chapter).title[lang]


def term_lines(term: Term, lang: str, more: str = "") -> list[str]:
    return [safe(term.word(lang)), f": {safe(term.text[lang])}{more}", ""]
