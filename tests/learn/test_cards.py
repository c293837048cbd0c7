"""Reference cards: every line sums up rules of its game, and a card fits a printed page."""

from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

import paddock
from cli.process import run
from find_browser import find
from paddock import learn
from paddock.cli.card import page as html

CARDS = [game for game in paddock.games() if learn.card(game)]
A4_PIXELS = (718, 1047)
"""The page inside its margins of 10 mm, in CSS pixels."""


@pytest.mark.parametrize("game", CARDS)
def test_every_line_names_rules_of_the_game(game: str) -> None:
    card = learn.card(game)
    assert card is not None
    named = {rule for part in card.part for line in part.line for rule in line.rules}
    assert set() == named - set(paddock.game(game).rules)
    assert all(line.rules for part in card.part for line in part.line)


def test_every_game_of_ours_has_a_card() -> None:
    assert {"automobiles", "crazy-race", "formula-de", "race90-1", "race90-2"} <= set(CARDS)


def test_cards_fit_one_printed_page_in_both_languages() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": A4_PIXELS[0], "height": A4_PIXELS[1]})
        page.emulate_media(media="print")
        for game in CARDS:
            card = learn.card(game)
            assert card is not None
            for lang in paddock.LANGUAGES:
                page.set_content(html(paddock.game(game), card, lang))
                assert page.evaluate("document.documentElement.scrollHeight") <= A4_PIXELS[1], (game, lang)
        browser.close()


def test_the_card_in_lines_and_as_a_page(tmp_path: Path) -> None:
    path = tmp_path / "card.html"
    written = run("card", "formula-de", "-o", str(path))
    assert written.returncode == 0
    assert "save it as PDF" in written.stderr
    assert "<h1>Formula Dé</h1>" in path.read_text(encoding="utf-8")
    ended = run("card", "crazy-race", "--lang", "it")
    assert "Cinque turni." in ended.stdout
    assert "\nI booster\n" in ended.stdout
    wrong = run("card", "crazy")
    assert (2, "") == (wrong.returncode, wrong.stdout)
