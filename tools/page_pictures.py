"""Take the pictures of pages for the documentation: the browser table, a report, standings. All of them are real.

    .venv/bin/python tools/page_pictures.py [NAME ...]

Without names, those are taken that are out of date, in both lights; `--all` takes all. They are in docs/pictures/pages,
and what they show is noted with them: `tests/docs/test_pictures.py` fails once it has changed.
"""

import contextlib
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from driving import decide  # noqa: E402
from find_browser import find  # noqa: E402
from picture_sources import note_taken, outdated  # noqa: E402
from serving import config, serving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures" / "pages"
THEMES = ("light", "dark")
DESKTOP, PHONE, SCREEN = (1280, 800), (390, 844), (1600, 900)
QUALITY = 72
PATIENCE = 5
SLOW = 120_000
"""Milliseconds to wait for a page on a busy machine."""
BOT = {"kind": "bot", "level": "level-2"}
FOLDERS: list[str] = []
"""Where commands run."""
SOLO = [{"kind": "me"}, BOT, BOT, BOT]
SEND = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return await (await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""
SHOWN = """() => [...document.images].every((image) =>
  image.getBoundingClientRect().top > innerHeight || (image.complete && image.naturalWidth > 0))"""
"""Whether all pictures within the window are there."""


class Visitor:
    """A user called Ann, and what she opens."""

    def __init__(self, browser: Browser, url: str, theme: str, size: tuple[int, int]) -> None:
        window: Any = {"width": size[0], "height": size[1]}
        light: Any = theme
        self.page: Page = browser.new_context(
            viewport=window, color_scheme=light, locale="en-GB", reduced_motion="reduce"
        ).new_page()
        self.page.set_default_timeout(SLOW)
        self.url = url
        self.size = size
        self.folder = Path(tempfile.mkdtemp(dir=FOLDERS[0]))
        self.page.goto(url)
        self.send("/guests", {"name": "Ann"})

    def send(self, path: str, body: Any) -> Any:
        return self.page.evaluate(SEND, [path, body])

    def table(self, game: str, seats: list[Any], preset: str | None = None, **more: Any) -> str:
        """A new table; its id."""
        setup = {"game": game, "seats": len(seats), "preset": preset, **more.pop("setup", {})}
        return str(self.send("/tables", {"setup": setup, "seats": seats, **more})["id"])

    def open(self, path: str, ready: str) -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_selector(ready, state="attached")
        return self.page

    def run(self, words: str) -> None:
        """Run a command in a folder of one's own."""
        subprocess.run(
            [sys.executable, "-m", "paddock.cli", *words.split()],
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def written(self, words: str, name: str) -> Page:
        """Run a command, and open the page that it writes."""
        self.run(words)
        self.page.goto((self.folder / name).as_uri())
        return self.page

    def race(self, table: str, decisions: int = 1000) -> Page:
        """Race for some decisions, or to the end."""
        page = self.open(f"/table/{table}", "[data-code], .result")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        for _ in range(decisions):
            if not patiently_decide(page):
                break
        page.set_viewport_size({"width": self.size[0], "height": self.size[1]})
        return page


def patiently_decide(page: Page) -> bool:
    """Answer a question, also on a machine that is busy; False if the race is over."""
    for _ in range(PATIENCE):
        with contextlib.suppress(AssertionError):
            return decide(page)
    return decide(page)


def home(ann: Visitor) -> Page:
    return ann.open("/", ".poster .art")


def races(ann: Visitor) -> Page:
    ann.race(ann.table("crazy-race", SOLO, start=True))
    ann.table("formula-de", SOLO, "first-lap", start=True)
    ann.table("race90-2", SOLO[:3], "short-evening", start=True)
    ann.table("automobiles", [{"kind": "me"}, {"kind": "open"}, BOT], "first-game")
    return ann.open("/", ".asked")


def set_up(ann: Visitor) -> Page:
    return ann.open("/new?game=formula-de", ".picture svg")


def lobby(ann: Visitor) -> Page:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "level-4"}, {"kind": "open"}]
    setup = {"circuit": "monza", "switches": {"laps": 2}}
    clock = {"kind": "bank", "seconds": 5, "bank": 600}
    table = ann.table("formula-de", seats, "league-night", setup=setup, clock=clock, access="public")
    return ann.open(f"/table/{table}", ".picture svg")


def result(ann: Visitor) -> Page:
    page = ann.race(ann.table("crazy-race", SOLO, start=True))
    page.wait_for_selector(".points a")
    return page


def big_screen(ann: Visitor) -> Page:
    table = ann.table("formula-de", SOLO, "first-lap", start=True)
    ann.race(table, 12)
    return ann.open(f"/tv/{table}", ".standings li")


def race(ann: Visitor) -> Page:
    """The second turn in Formula Dé: a gear is to be chosen."""
    page = ann.race(ann.table("formula-de", SOLO, "first-lap", start=True), 3)
    page.wait_for_selector("[data-code]", state="attached")
    return page


def look(ann: Visitor) -> Page:
    """What an option may lead to, while the keyboard or the pointer is on it."""
    page = race(ann)
    gear = page.locator("[data-code=gear-2]:enabled")
    while not gear.count():
        patiently_decide(page)
        page.wait_for_selector("[data-code]", state="attached")
    page.wait_for_timeout(1500)  # the camera follows the cars
    gear.first.focus()
    return page


def table_of(game: str, preset: str | None = None, seats: int = 4, decisions: int = 6) -> Callable[[Visitor], Page]:
    """A race of some game, after some decisions."""

    def take(ann: Visitor) -> Page:
        page = ann.race(ann.table(game, SOLO[:seats], preset, start=True), decisions)
        page.wait_for_selector("[data-code]", state="attached")
        return page

    return take


def replay(ann: Visitor) -> Page:
    table = ann.table("crazy-race", SOLO, start=True)
    ann.race(table)
    return ann.open(f"/replay/{table}", "input[type=range]")


def report(ann: Visitor) -> Page:
    """The report of the researcher's first simulation."""
    words = "simulate crazy-race --seats 4 --games 200 --seed 1 --jobs 2 --report report.html"
    return ann.written(words, "report.html")


def league(ann: Visitor) -> Page:
    """The standings of the organiser's first season."""
    for words in ("league new cup --title Winter", "league enter cup Clelia Ann Bob Dino"):
        ann.run(words)
    ann.run("league enter cup Ann Bob Dino --retired Clelia")
    return ann.written("league show cup --html cup.html", "cup.html")


PAGES: dict[str, tuple[Callable[[Visitor], Page], tuple[int, int]]] = {
    "home": (home, DESKTOP),
    "home-phone": (home, PHONE),
    "home-races": (races, DESKTOP),
    "set-up": (set_up, DESKTOP),
    "lobby": (lobby, DESKTOP),
    "lobby-phone": (lobby, PHONE),
    "race": (race, DESKTOP),
    "race-phone": (race, PHONE),
    "look": (look, DESKTOP),
    "table-automobiles": (table_of("automobiles", "first-game"), DESKTOP),
    "table-crazy-race": (table_of("crazy-race"), DESKTOP),
    "table-race90-1": (table_of("race90-1", "junior-race", 3), DESKTOP),
    "table-race90-2": (table_of("race90-2", "short-evening", 3, 12), DESKTOP),
    "replay": (replay, DESKTOP),
    "report": (report, DESKTOP),
    "league": (league, (1280, 720)),
    "result": (result, DESKTOP),
    "result-phone": (result, PHONE),
    "big-screen": (big_screen, SCREEN),
}


def main(names: list[str]) -> int:
    names = list(PAGES) if names == ["--all"] else names or outdated()
    unknown = [name for name in names if name not in PAGES]
    if unknown:
        print(f"there is no picture '{unknown[0]}'; there are: {' '.join(PAGES)}", file=sys.stderr)
        return 2
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(config(Path(folder), bot_pace=0.05)) as server,
        sync_playwright() as playwright,
    ):
        FOLDERS.append(folder)
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for name in names:
            take, size = PAGES[name]
            for theme in THEMES:
                page = take(Visitor(browser, server.url, theme, size))
                page.wait_for_function(SHOWN)
                page.wait_for_timeout(1000)
                page.screenshot(path=PICTURES / f"{name}-{theme}.jpg", type="jpeg", quality=QUALITY)
                page.context.close()
            note_taken(name)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
