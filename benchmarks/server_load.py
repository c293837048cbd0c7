"""Four hundred players race at a hundred tables against one server on this machine.

    .venv/bin/python benchmarks/server_load.py [--players 400] [--think 3] [--seconds 40] [--write]

Players are simple bots on connections of their own, in another process than the server. What is measured is the time
from sending a decision until the scene that follows from it has arrived.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from serving import Guest, Place, config, owes, serving  # noqa: E402

SEATS = 4
WARM_UP = 12.0
GAME = "crazy-race"
REPORT = Path(__file__).with_suffix(".md")


class Figures:
    """What was seen."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.errors: list[str] = []
        self.races = 0
        self.counts_from = 0.0
        """When all tables have been opened and the crowd has spread out."""


async def play(guest: Guest, table: str, figures: Figures, think: float, end: float) -> None:
    """Decide after a while of thinking, until the time is up or the race is over."""
    luck = random.Random(guest.name)
    try:
        async with guest.at(table) as place:
            while time.monotonic() < end:
                try:
                    view = await asyncio.wait_for(place.until(owes), max(0.01, end - time.monotonic()))
                except TimeoutError:
                    return  # the time is up while others think
                if view["over"]:
                    figures.races += 1
                    return
                await listen_for(place, luck.expovariate(1 / think))
                if place.codes:
                    await decide(place, luck.choice(place.codes), figures)
    except Exception as error:  # every failure is a finding
        figures.errors.append(repr(error))


async def listen_for(place: Place, seconds: float) -> None:
    """Think, and take in what comes meanwhile."""
    end = time.monotonic() + min(seconds, 15)
    while (left := end - time.monotonic()) > 0:
        try:
            await place.hear(left)
        except TimeoutError:
            return


async def decide(place: Place, code: str, figures: Figures) -> None:
    began = time.perf_counter()
    said = await place.choose(code)
    if said["type"] != "done":
        figures.errors.append(str(said))
        return
    await place.until(lambda view: view["number"] >= said["number"])
    if time.perf_counter() > figures.counts_from:
        figures.waits.append(time.perf_counter() - began)


async def load(url: str, players: int, think: float, seconds: float) -> Figures:
    """All players at once, in new races as long as there is time."""
    figures = Figures()
    guests = [await Guest(url, f"Player {number}").arrive() for number in range(players)]
    end = time.monotonic() + WARM_UP + seconds
    figures.counts_from = time.perf_counter() + WARM_UP
    groups = [guests[start : start + SEATS] for start in range(0, players, SEATS)]
    await asyncio.gather(*(race_on(group, figures, think, end) for group in groups))
    for guest in guests:
        await guest.close()
    return figures


async def race_on(group: list[Guest], figures: Figures, think: float, end: float) -> None:
    while time.monotonic() < end:
        host = group[0]
        table = (await host.open_table(GAME, ["me", *["open"] * (len(group) - 1)]))["id"]
        for guest in group[1:]:
            await guest.post(f"/api/tables/{table}/join", {})
        await host.post(f"/api/tables/{table}/start")
        await asyncio.gather(*(play(guest, table, figures, think, end) for guest in group))


def shares(waits: list[float]) -> dict[str, float]:
    """The usual shares of the waiting times, in milliseconds."""
    ranked = sorted(waits)
    return {f"p{share}": 1000 * ranked[min(len(ranked) - 1, len(ranked) * share // 100)] for share in (50, 90, 99)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=400)
    parser.add_argument("--think", type=float, default=3.0, help="seconds of thought for a decision, on average")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--write", action="store_true", help="keep the figures beside this file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(config(Path(folder), log_level="error")) as server:
        figures = asyncio.run(load(server.url, args.players, args.think, args.seconds))
    busy = os.getloadavg()[0]
    rows = {
        "players, tables": f"{args.players}, {args.players // SEATS}",
        "decisions": str(len(figures.waits)),
        "decisions a second": f"{len(figures.waits) / args.seconds:.0f}",
        **{f"decision to next scene, {name}": f"{value:.0f} ms" for name, value in shares(figures.waits).items()},
        "errors": str(len(figures.errors)),
        "load of the machine (cores)": f"{busy:.1f} ({os.cpu_count()})",
    }
    report = "\n".join(
        ["| figure | measured |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in rows.items())]
    )
    print(report)
    for error in figures.errors[:5]:
        print(error, file=sys.stderr)
    if args.write:
        REPORT.write_text(f"# The service under load\n\n{(__doc__ or '').strip()}\n\n{report}\n", encoding="utf-8")
    return 1 if figures.errors else 0


if __name__ == "__main__":
    raise SystemExit(main())
