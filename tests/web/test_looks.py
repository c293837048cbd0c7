"""Every page: accessible, quick, small, and without the name of a game in its sources."""

import gzip
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import paddock
from driving import OWES, in_both_themes, race_now
from serving import SERVED, Server

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "paddock" / "server" / "static"
OpenPage = Callable[..., Page]
MOST_BYTES = 250_000
MOST_BYTES_IN_ALL = 450_000
"""With the pages and languages that are loaded on demand."""
MOST_SECONDS = 1.5


def test_axe_finds_nothing_serious_on_any_screen(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    found = []
    for path, ready in (
        ("/", ".poster .art"),
        ("/new", ".chairs"),
        ("/me", "#name"),
        ("/puzzles", "a.go"),
        ("/nowhere/at/all", "h1"),
        (f"/rules/{SERVED[0]}", "dl"),
    ):
        page.goto(server.url + path)
        page.wait_for_selector(ready)
        if path == "/new":
            page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        name = path.strip("/").split("/")[0] or "home"
        found += [f"{path} {each}" for each in in_both_themes(page, name)]
    assert [] == found


@pytest.mark.parametrize("game", SERVED)
def test_axe_finds_nothing_serious_at_a_table(server: Server, open_page: OpenPage, game: str) -> None:
    page = open_page()
    race_now(page, server.url, game)
    assert [] == in_both_themes(page, game)
    page.locator(".tool.rule").click()
    page.wait_for_selector("dialog")
    assert [] == in_both_themes(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert [] == in_both_themes(page)
    page.keyboard.press("Escape")
    page.locator(".tower button").last.click()
    assert [] == in_both_themes(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Chat").click()
    assert [] == in_both_themes(page)


def test_the_bundle_is_small() -> None:
    """What a race loads at first: the scripts of home and table with all they import, all styles, fonts and icons."""
    scripts = {file.name: file for file in STATIC.rglob("*.js")}
    wanted = [name for name in scripts if name.startswith(("index-", "Table-", "Home-", "BoardView-", "first"))]
    first = set(wanted)
    for name in wanted:
        imported = set(re.findall(r'(?:from|import)"\./([^"]+\.js)"', scripts[name].read_text(encoding="utf-8")))
        wanted += imported - first
        first |= imported
    files = [scripts[name] for name in first]
    files += [file for file in STATIC.rglob("*") if file.suffix in (".css", ".woff2", ".svg", ".html")]
    sizes = {file.name: packed_size(file) for file in files}
    whole = sum(packed_size(file) for file in STATIC.rglob("*") if file.is_file() and file.suffix != ".woff")
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert whole < MOST_BYTES_IN_ALL


def packed_size(file: Path) -> int:
    """The bytes that are sent; fonts are packed already."""
    return file.stat().st_size if file.suffix == ".woff2" else len(gzip.compress(file.read_bytes(), 9))


POSTER_IS_THERE = """
new Promise((seen) => {
  const look = () => {
    const poster = document.querySelector(".poster");
    const [art, go] = [poster?.querySelector("img.art"), poster?.querySelector(".go")];
    if (!art?.complete || !art.naturalWidth || !go || go.disabled) return requestAnimationFrame(look);
    requestAnimationFrame(() => setTimeout(() => seen(performance.now() / 1000)));
  };
  look();
})
"""


def seconds_to_the_first_poster(server: Server, browser: Browser) -> float:
    """From the first request until a game with its picture and its button is drawn, on a slow machine."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(server.url, wait_until="commit")
    seconds: float = page.evaluate(POSTER_IS_THERE)
    page.locator(".poster .go").first.click(trial=True)
    context.close()
    return seconds


def test_the_first_page_is_there_soon_on_a_slow_machine(server: Server, browser: Browser) -> None:
    """The best of a few loads, since other work on the machine slows them; a busy machine is allowed more time."""
    most = MOST_SECONDS * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
    seconds_to_the_first_poster(server, browser)  # a new server draws its pictures first
    waits = []
    for _ in range(6):
        waits.append(seconds_to_the_first_poster(server, browser))
        if waits[-1] < MOST_SECONDS:
            break
    assert min(waits) < most, waits


def test_no_game_is_named_outside_its_room() -> None:
    words = {word for game in SERVED for word in (game, game.replace("-", "_"))}
    words |= {paddock.game(game).title(lang) for game in SERVED for lang in paddock.LANGUAGES}
    folders = (ROOT / "web" / "src", ROOT / "web" / "public", ROOT / "src" / "paddock" / "server")
    files = [
        file
        for folder in folders
        for file in folder.rglob("*")
        if file.suffix in SOURCES and "static" not in file.parts
    ]
    found = [(str(file), word) for file in files for word in words if is_named(word, file.read_text(encoding="utf-8"))]
    assert [] == found


SOURCES = {".ts", ".svelte", ".css", ".ftl", ".html", ".json", ".js", ".py", ".svg"}


def is_named(word: str, text: str) -> bool:
    return word.lower() in text.lower()


def test_both_languages_say_the_same() -> None:
    web = ROOT / "web" / "src" / "texts"
    for folder in (web, web / "account", web / "days", ROOT / "src" / "paddock" / "server" / "texts"):
        keys = {}
        for lang in ("en", "it"):
            lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
            keys[lang] = {line.split(" = ")[0] for line in lines if " = " in line and not line.startswith(" ")}
        assert keys["en"] == keys["it"]


def test_the_page_loads_nothing_from_elsewhere(server: Server, open_page: OpenPage) -> None:
    page = open_page()
    hosts = set()
    page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    race_now(page, server.url, SERVED[0])
    page.wait_for_selector(OWES, state="attached")
    assert {server.url.split("/")[2]} == hosts
