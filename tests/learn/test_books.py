"""Books are true and whole: their examples run, their rules exist, and they reach every chapter of the rules."""

import pytest

import paddock
from paddock import learn
from paddock.learn import Chapter, Example
from paddock.learn.prose import Block, blocks

BOOKS = [game for game in paddock.games() if learn.book(game)]
CHAPTERS = [chapter for game in BOOKS for chapter in learn.book(game)]
WORDS = {"automobiles": 1500, "crazy-race": 1000, "formula-de": 2500, "race90-1": 2000, "race90-2": 2000}
"""The fewest words of a book, in each language."""


def examples(chapter: Chapter) -> list[Example]:
    return [part.example for part in chapter.parts if part.example]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}/{chapter.id}")
def test_examples_are_true(chapter: Chapter) -> None:
    assert [] == [text for example in examples(chapter) for text in learn.example_complaints(chapter.game, example)]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}/{chapter.id}")
def test_a_choice_in_an_example_is_proved(chapter: Chapter) -> None:
    """What is chosen has events or gauges to show for it, and is told in every language."""
    for example in examples(chapter):
        if example.do:
            assert example.tells or example.leaves
        for lang in paddock.LANGUAGES:
            assert bool(example.do) == bool(learn.shown(chapter.game, example, lang).choice)


@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_named_exists_and_every_chapter_of_rules_is_told(game: str) -> None:
    found = paddock.game(game)
    named = {rule for chapter in learn.book(game) for rule in chapter.rules()}

    assert set() == named - set(found.rules)
    assert [] == learn.untold(found)
    assert set(found.rules) == set(learn.told_in(game))
    assert all(part.rules for chapter in learn.book(game) for part in chapter.parts)


@pytest.mark.parametrize(("game", "least"), WORDS.items())
def test_every_game_of_ours_has_a_book_in_every_language(game: str, least: int) -> None:
    parts = [part for chapter in learn.book(game) for part in chapter.parts]
    for lang in paddock.LANGUAGES:
        assert sum(len(part.text[lang].split()) for part in parts) >= least
    assert sum(part.example is not None for part in parts) >= 6


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}/{chapter.id}")
def test_both_languages_are_laid_out_alike(chapter: Chapter) -> None:
    """A list or a table of one language is there in the other, with as many rows."""
    for part in chapter.parts:
        shapes = {
            tuple((len(block.items), len(block.rows)) for block in blocks(text) if not block.text)
            for text in part.text.values()
        }
        assert len(shapes) == 1, part.text


def test_an_untrue_example_is_reported() -> None:
    (example,) = (part.example for part in learn.chapter("crazy-race", "take-a-card").parts if part.example)
    wrong = Example(at=example.at, caption=example.caption, show=("table",), do="take-car-b", leaves={"stages": 99})
    impossible = Example(at=example.at, caption=example.caption, show=("table",), can=("take-the-lead",))
    unseen = Example(at=example.at, caption=example.caption, show=("moon",))

    assert ["stages is left at 5, not at 99; there are: {'stages': 5}"] == learn.example_complaints("crazy-race", wrong)
    assert "take-the-lead is not possible" in learn.example_complaints("crazy-race", impossible)[0]
    assert "there is no 'moon' to show" in learn.example_complaints("crazy-race", unseen)[0]


def test_text_becomes_paragraphs_lists_and_tables() -> None:
    text = """
First line
goes on.
- one
- two,
  and more
| gear | die |
| 1 | 1 to 2 |

Last.
"""
    assert blocks(text) == (
        Block(text="First line goes on."),
        Block(items=("one", "two, and more")),
        Block(rows=(("gear", "die"), ("1", "1 to 2"))),
        Block(text="Last."),
    )
