"""The glossary: its terms name rules and chapters that exist, and are found in texts in all their forms."""

from collections import Counter

import pytest

import paddock
from cli.process import run
from paddock import learn

GLOSSARIES = [game for game in paddock.games() if learn.glossary(game)]
MOST_LETTERS = 260
"""What fits a small panel on a phone."""


@pytest.mark.parametrize("game", GLOSSARIES)
def test_terms_name_rules_and_chapters_that_exist(game: str) -> None:
    rules, chapters = paddock.game(game).rules, {chapter.id for chapter in learn.book(game)}
    for term in learn.glossary(game):
        assert set() == set(term.rules) - set(rules), term.id
        assert term.chapter in chapters, term.id
        assert all(len(text) <= MOST_LETTERS for text in term.text.values()), term.id


@pytest.mark.parametrize("game", GLOSSARIES)
@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_no_form_belongs_to_two_terms(game: str, lang: str) -> None:
    forms = Counter(form.casefold() for term in learn.glossary(game) for form in term.forms[lang])

    assert [] == [form for form, count in forms.items() if count > 1]


def test_every_game_of_ours_has_a_glossary() -> None:
    assert {"automobiles", "crazy-race", "formula-de", "race90-1", "race90-2"} <= set(GLOSSARIES)


@pytest.mark.parametrize("lang", paddock.LANGUAGES)
@pytest.mark.parametrize("game", GLOSSARIES)
def test_questions_and_the_commentary_of_a_race_use_the_terms(game: str, lang: str) -> None:
    """A glossary whose words never turn up at the table would open nothing."""
    match = paddock.game(game).new(seed=3)
    match.play_out(3)
    said = " ".join(str(line) for line in match.log(None, lang, "detail"))

    assert len(learn.terms_in(said, game, lang)) >= 4


def test_a_term_is_found_in_its_forms() -> None:
    found = learn.terms_in("Le Semitappe e gli aerodromi", "crazy-race", "it")

    assert ["half", "aerodrome"] == [term.id for term in found]
    assert [] == learn.terms_in("prestage", "crazy-race", "en")


def test_the_command_looks_terms_up() -> None:
    found = run("glossary", "--lang", "it", "semitappe")
    assert "Corsa folle\n  semitappa\n" in found.stdout
    assert "paddock book crazy-race counting" in found.stdout
    assert (1, "") == ((missing := run("glossary", "xyzzy")).returncode, missing.stdout)
    assert "paddock glossary" in missing.stderr


def test_the_command_reads_a_book_aloud() -> None:
    assert "6  Last, and paid for it" in run("book", "crazy-race").stdout
    told = run("book", "crazy-race", "6").stdout
    assert "  red     Pole " in told
    assert "▸ Put the car on top\n    Alba puts the car on top of the hierarchy." in told
    assert "CR-BOOST-22" in told
    wrong = run("book", "crazy-race", "nowhere")
    assert (2, "") == (wrong.returncode, wrong.stdout)
    assert "boosters" in wrong.stderr
