"""A server, a browser, and pages that fail the test on every error."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from serving import Server, config, serving

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from find_browser import find  # noqa: E402

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000
"""How long a page may take to show something, in milliseconds: on a busy machine, long."""
expect.set_options(timeout=PATIENCE)
OpenPage = Callable[..., Page]
HARMLESS = (
    "ERR_CONNECTION_REFUSED",
    "WebSocket connection to",
    "ERR_INTERNET_DISCONNECTED",
    "the server responded with",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with quick bots."""
    with serving(config(tmp_path_factory.mktemp("web"), bot_pace=0.05, bot_seconds=2.0)) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        path = find()
        assert path is not None, "there is no Chromium; run: make browser"
        running = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Opens pages, each in a profile of its own; the test fails if any of them logs an error."""
    complaints: list[str] = []
    contexts = []

    def open_one(phone: bool = False, lang: str = "en-GB", harmless: tuple[str, ...] = (), **more: Any) -> Page:
        def note(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning") and not any(each in message.text for each in HARMLESS + harmless):
                complaints.append(message.text)

        size: Any = PHONE if phone else DESKTOP
        wanted: Any = {"reduced_motion": "reduce", **more}
        context = browser.new_context(viewport=size, has_touch=phone, is_mobile=phone, locale=lang, **wanted)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert [] == complaints
