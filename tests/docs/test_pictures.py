"""Pictures are what the library draws, and what the pages look like now."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from documented import PAGES, ROOT
from page_pictures import PAGES as TAKEN_PAGES
from page_pictures import PICTURES, THEMES
from picture_sources import SHOWN, fingerprint, outdated
from pictures import pictures

LARGEST = 200_000
"""Bytes of a picture."""
WIDEST = "text { font-family: 'DejaVu Sans Mono', monospace !important; font-weight: 900 !important }"


def test_drawings_are_what_the_library_draws() -> None:
    for name, picture in pictures().items():
        assert (ROOT / "docs/pictures" / name).read_text(encoding="utf-8") == picture, "run tools/pictures.py"


def test_pictures_of_pages_show_them_as_they_are() -> None:
    late = outdated()

    assert late == [], f"these show what has changed since: run tools/page_pictures.py {' '.join(late)}"


def test_every_picture_of_a_page_is_taken_by_the_command_and_small() -> None:
    wanted = {f"{name}-{theme}.jpg" for name in TAKEN_PAGES for theme in THEMES}
    found = {path.name: path.stat().st_size for path in PICTURES.glob("*.jpg")}

    assert set(found) == wanted
    assert set(SHOWN) == set(TAKEN_PAGES)
    assert {name: size for name, size in found.items() if size > LARGEST} == {}


def test_every_picture_of_a_page_is_on_a_page() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)

    assert [name for name in TAKEN_PAGES if f"pages/{name}-light.jpg" not in text] == []


def test_a_picture_is_out_of_date_once_what_it_shows_changes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "page.svelte").write_text("<h1>Paddock</h1>", encoding="utf-8")
    monkeypatch.setattr("picture_sources.ROOT", tmp_path)
    monkeypatch.setattr("picture_sources.SHOWN", {"home": ("page.svelte",)})
    before = fingerprint("home")
    monkeypatch.setattr("picture_sources.taken", lambda: {"home": before})

    assert outdated() == []
    (tmp_path / "page.svelte").write_text("<h1>Pit lane</h1>", encoding="utf-8")
    assert outdated() == ["home"]


@pytest.mark.parametrize("name", ["monza-cells", "monza-sections", "monaco-cells-phone", "barcelona-cells"])
def test_names_fit_their_plates_in_a_wide_font(browser: Browser, name: str) -> None:
    """Every word takes the room that the drawing has reckoned with, whatever the font."""
    page = browser.new_page()
    page.goto((ROOT / f"docs/pictures/circuits/{name}.svg").as_uri())
    page.evaluate("css => document.querySelector('style').append(document.createTextNode(css))", WIDEST)
    wide = page.evaluate("""() => [...document.querySelectorAll("text[textLength]")].map(text =>
        [text.textContent, text.getComputedTextLength(), Number(text.getAttribute("textLength"))])""")
    page.close()

    assert len(wide) > 5
    assert [word for word, width, room in wide if abs(width - room) > 0.5] == []
