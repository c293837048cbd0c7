"""The browser table against its budgets: the first load, the wait for the first question, frames while a car drives.

    .venv/bin/python benchmarks/browser.py [--runs 5]

Frames are counted by Chromium's own trace, from when a car leaves until it stands; the processor is not slowed. The
load of the machine is printed beside the figures, since other work on it slows the browser too. What a frame costs the
page's own thread, and the threads that paint, says more on a busy machine.
"""

import argparse
import os
import statistics
import sys
import tempfile
import time
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

from driving import OWES, decide, settled  # noqa: E402
from find_browser import find  # noqa: E402
from serving import SERVED, Server, config, serving  # noqa: E402

BOARD = "formula-de"
MOST_KILOBYTES = 250
MOST_SECONDS = 1.0
LEAST_FRAMES = 60
DRIVES = 8
SHORTEST = 0.3
"""Seconds of a drive that is counted: a car that moves by one cell shows too few frames to count."""
TRACED = "disabled-by-default-devtools.timeline.frame,devtools.timeline.frame,devtools.timeline,cc,blink.user_timing"
MAIN, PAINT = "ProxyMain::BeginMainFrame", "RasterTask"
"""The work of the page's own thread for a frame, and of the threads that paint."""
WATCH = """() => {
  window.arrived = new Promise((done) => {
    let isMoving = false;
    const observer = new MutationObserver(() => {
      if (isMoving === Boolean(document.querySelector(".token[data-moving]"))) return;
      performance.mark(isMoving ? "drive-ended" : "drive-began");
      if (isMoving) { observer.disconnect(); done(); }
      isMoving = true;
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ["data-moving"] });
  });
}"""


@dataclass(frozen=True)
class Drive:
    """What a drive looked like: frames a second, and milliseconds a frame for the page's thread and for painting."""

    frames: float
    main: float
    paint: float


def first_load(browser: Browser, server: Server) -> float:
    """Kilobytes over the wire until the first page stands."""
    page = browser.new_context().new_page()
    sizes: list[float] = []
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda loaded: sizes.append(loaded["encodedDataLength"]))
    page.goto(server.url, wait_until="networkidle")
    page.context.close()
    return sum(sizes) / 1000


def first_question(browser: Browser, server: Server, game: str) -> float:
    """Seconds from pressing "Race now" to the first question."""
    page = browser.new_context().new_page()
    page.goto(server.url, wait_until="networkidle")
    began = time.perf_counter()
    page.locator(f"[data-game={game}] .go").click()
    page.wait_for_selector(OWES, state="attached")
    seconds = time.perf_counter() - began
    page.context.close()
    return seconds


def drives(browser: Browser, server: Server) -> list[Drive]:
    """Some drives of a car, looked at."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(server.url)
    page.locator(f"[data-game={BOARD}] .go").click()
    page.wait_for_selector(OWES, state="attached")
    while not page.locator("[data-place]").count():
        decide(page)
        page.wait_for_timeout(200)
    found: list[Drive] = []
    while len(found) < DRIVES:
        settled(page)
        if page.locator("[data-place]").count() and (seen := drive(page)):
            found.append(seen)
        decide(page)
    page.context.close()
    return found


def drive(page: Page) -> Drive | None:
    """A car drives to the place touched; nothing where it has hardly moved."""
    assert page.context.browser is not None
    client = page.context.browser.new_browser_cdp_session()
    events: list[dict[str, Any]] = []
    complete: list[object] = []
    client.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    client.on("Tracing.tracingComplete", lambda end: complete.append(end))
    page.evaluate(WATCH)
    client.send("Tracing.start", {"transferMode": "ReportEvents", "categories": TRACED})
    page.locator("[data-place]").last.dispatch_event("click")
    if page.locator(".confirm .go").count():
        page.locator(".confirm .go").click()
    page.evaluate("Promise.race([window.arrived, new Promise((done) => setTimeout(done, 5000))])")
    client.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    return measured(events)


def measured(events: list[dict[str, Any]]) -> Drive | None:
    """A drive from the events of its trace, whose times are in microseconds."""
    marks = {each["name"]: each["ts"] for each in events if each["name"] in ("drive-began", "drive-ended")}
    began, ended = marks.get("drive-began", 0), marks.get("drive-ended", 0)
    if ended - began < SHORTEST * 1e6:
        return None
    during = [each for each in events if began <= each.get("ts", 0) <= ended]
    drawn = sorted(each["ts"] for each in during if each["name"] == "DrawFrame")
    main, paint = (
        sum(each.get("tdur", 0) for each in during if each["name"] == name) / 1000 / len(drawn)
        for name in (MAIN, PAINT)
    )
    return Drive((len(drawn) - 1) / (drawn[-1] - drawn[0]) * 1e6, main, paint)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    runs = parser.parse_args().runs
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(config(Path(folder), warm=True)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        load = first_load(browser, server)
        waits = {game: min(first_question(browser, server, game) for _ in range(runs)) for game in SERVED}
        found = drives(browser, server)
        browser.close()
    print(f"first load: {load:.0f} kB (budget {MOST_KILOBYTES})")
    for game, seconds in waits.items():
        print(f"first question, {game}: {seconds:.2f} s at best of {runs} (budget {MOST_SECONDS:.0f})")
    drawn, main, paint = (statistics.median(values) for values in zip(*map(astuple, found), strict=True))
    print(f"frames a second while a car drives: {drawn:.0f} (budget {LEAST_FRAMES})")
    print(f"a frame costs the page's thread {main:.1f} ms, painting {paint:.1f} ms")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    return int(load > MOST_KILOBYTES or max(waits.values()) > MOST_SECONDS or round(drawn) < LEAST_FRAMES - 1)


if __name__ == "__main__":
    sys.exit(main())
