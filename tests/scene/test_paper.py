"""What is printed has its true size: measured in a real browser, on the page and in the PDF that it prints."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

import paddock
from paddock.circuits import circuit
from paddock.cli import main
from paddock.core.errors import PaddockError
from paddock.scene.paper import CARD, MARGIN, PAPERS, RULER, card_pages, tiles

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from find_browser import find

INCH, POINTS, PIXELS = 25.4, 72, 96
MEDIA = re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]")
ROUNDING = 0.15
"""Millimetres that browsers lose when they round pages to points."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        yield running
        running.close()


def printed(browser: Browser, path: Path, *words: str) -> Page:
    """The page that the command writes, opened."""
    assert 0 == main(["print", *words, "-o", str(path)])
    page = browser.new_page()
    page.goto(path.as_uri())
    return page


def sheets(page: Page) -> list[tuple[float, float]]:
    """The sizes of the pages of the PDF, in millimetres."""
    raw = page.pdf(prefer_css_page_size=True, print_background=True)
    return [(float(wide) * INCH / POINTS, float(high) * INCH / POINTS) for wide, high in MEDIA.findall(raw)]


def size(page: Page, selector: str) -> tuple[float, float]:
    """The size of the first such element, in millimetres."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"] * INCH / PIXELS, box["height"] * INCH / PIXELS


def test_a_board_is_printed_in_true_size_over_several_sheets(browser: Browser, tmp_path: Path) -> None:
    page = printed(
        browser, tmp_path / "board.html", "automobiles", "--circuit", "meadow", "--only", "board", "--car", "10"
    )
    board = circuit("meadow").board("spaces")
    laid = tiles(board, "a4", 10)
    found = sheets(page)
    assert laid.columns * laid.rows == len(found) > 1
    assert all(pytest.approx((laid.sheet.width, laid.sheet.height), abs=ROUNDING) == each for each in found)
    assert {210, 297} == {round(length) for length in found[0]}
    assert pytest.approx(RULER, abs=ROUNDING) == size(page, ".ruler")[0]
    picture = page.locator(".sheet > svg").first
    shown = float(str(picture.get_attribute("viewBox")).split()[2])
    assert pytest.approx(10, abs=ROUNDING) == size(page, ".sheet > svg")[0] * board.piece / shown


def test_a_poster_is_one_page_as_large_as_the_board(browser: Browser, tmp_path: Path) -> None:
    words = ("formula-de", "--circuit", "lanterna", "--only", "board", "--poster", "--car", "12")
    page = printed(browser, tmp_path / "poster.html", *words)
    board = circuit("lanterna").board("cells")
    scale = 12 / board.piece
    wanted = (board.width * scale + 2 * MARGIN, board.height * scale + 2 * MARGIN)
    assert [pytest.approx(wanted, abs=ROUNDING)] == sheets(page)


def test_cards_fit_the_sleeves_of_most_games(browser: Browser, tmp_path: Path) -> None:
    words = ("crazy-race", "--paper", "letter", "--lang", "it")
    page = printed(browser, tmp_path / "cards.html", *words)
    assert pytest.approx(CARD, abs=ROUNDING) == size(page, ".card")
    cards = paddock.game("crazy-race").printed(paddock.game("crazy-race").setup(), "it")
    assert len(cards) == page.locator(".card").count()
    found = sheets(page)
    assert len(card_pages(cards, "letter")) + 1 == len(found)
    assert pytest.approx(PAPERS["letter"], abs=ROUNDING) == found[0]
    overflowing = "cards => cards.filter(card => card.scrollHeight > card.clientHeight + 1).length"
    assert 0 == page.locator(".card").evaluate_all(overflowing)


@pytest.mark.parametrize("game", paddock.games())
def test_every_game_prints_all_it_has(game: str) -> None:
    rules = paddock.game(game)
    setup = rules.setup()
    cards = rules.printed(setup, "en")
    assert len({card.id for card in cards}) <= len(cards)
    assert all(card.label for card in cards)
    assert bool(cards) == (game != "formula-de" and game in ("automobiles", "crazy-race", "race90-1", "race90-2"))


def test_all_parts_of_the_board_lie_on_some_sheet() -> None:
    for paper in PAPERS:
        board = circuit("corvo").board("cells")
        laid = tiles(board, paper, 18)
        assert laid.columns * (laid.sheet.width - 2 * MARGIN) >= board.width * laid.scale
        assert laid.rows * (laid.sheet.height - 2 * MARGIN) >= board.height * laid.scale


def test_what_cannot_be_printed_is_one_clear_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert 2 == main(["print", "formula-de", "--only", "cards", "-o", str(tmp_path / "x.html")])
    assert "formula-de has nothing to print of the kind 'cards'" in capsys.readouterr().err
    assert 2 == main(["print", "formula-de", "--car", "500", "-o", str(tmp_path / "x.html")])
    assert "a car must be 8 to 40 millimetres long, not 500" in capsys.readouterr().err
    with pytest.raises(PaddockError, match="there is no paper 'a9'; there are: a4 a3 a2 letter"):
        tiles(circuit("meadow").board("cells"), "a9", 18)
