"""Take the pictures of the browser table's pages for the documentation, with a real server and a real browser.

    .venv/bin/python tools/page_pictures.py [NAME ...]

Without names, all of them are taken, in both lights; they are in docs/pictures/pages.
"""

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
from serving import config, serving  # noqa: E402

PICTURES = ROOT / "docs" / "pictures" / "pages"
THEMES = ("light", "dark")
DESKTOP, PHONE, SCREEN = (1440, 900), (390, 844), (1920, 1080)
QUALITY = 82
BOT = {"kind": "bot", "level": "level-2"}
SOLO = [{"kind": "me"}, BOT, BOT, BOT]
SEND = """async ([path, body]) => {
  const headers = { "Content-Type": "application/json" };
  return await (await fetch(`/api${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""


class Visitor:
    """A user called Ann, and what she opens."""

    def __init__(self, browser: Browser, url: str, theme: str, size: tuple[int, int]) -> None:
        window: Any = {"width": size[0], "height": size[1]}
        light: Any = theme
        self.page: Page = browser.new_context(
            viewport=window, color_scheme=light, locale="en-GB", reduced_motion="reduce"
        ).new_page()
        self.url = url
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
        self.page.wait_for_selector(ready)
        return self.page

    def race(self, table: str, decisions: int = 1000) -> Page:
        """Race for some decisions, or to the end."""
        page = self.open(f"/table/{table}", "[data-code], .result")
        for _ in range(decisions):
            if not decide(page):
                break
        return page


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


PAGES: dict[str, tuple[Callable[[Visitor], Page], tuple[int, int]]] = {
    "home": (home, DESKTOP),
    "home-phone": (home, PHONE),
    "home-races": (races, DESKTOP),
    "set-up": (set_up, DESKTOP),
    "lobby": (lobby, DESKTOP),
    "lobby-phone": (lobby, PHONE),
    "result": (result, DESKTOP),
    "result-phone": (result, PHONE),
    "big-screen": (big_screen, SCREEN),
}


def main(names: list[str]) -> int:
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
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for name in names or PAGES:
            take, size = PAGES[name]
            for theme in THEMES:
                page = take(Visitor(browser, server.url, theme, size))
                page.wait_for_timeout(1000)  # pictures within the page come later
                page.screenshot(path=PICTURES / f"{name}-{theme}.jpg", type="jpeg", quality=QUALITY)
                page.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
