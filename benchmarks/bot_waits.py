"""How long a player waits for bots: a race of every game on a real server, against three bots of one level.

    .venv/bin/python benchmarks/bot_waits.py [--level level-5] [--decisions 60] [--game formula-de]

The player answers at once, at random. A wait begins when the table waits for bots alone. It is measured until something
changes on the screen, and for each bot until its turn is over. No bot may take two seconds: the command fails if one
does.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from measure import print_build

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from serving import SERVED, Guest, Place, config, owes, serving  # noqa: E402

MOST_SECONDS = 2.0
BOTS = 3


class Waits:
    """The waits of one player."""

    def __init__(self) -> None:
        self.changes: list[float] = []
        """Until something changed on the screen."""
        self.turns: list[float] = []
        """Until a bot's turn was over."""
        self._bot: tuple[int, ...] = ()
        self._turn_began = self._changed = time.perf_counter()

    def see(self, waiting: tuple[int, ...], own: int) -> None:
        """The table now waits for these seats."""
        now = time.perf_counter()
        if self._bot:
            self.changes.append(now - self._changed)
        self._changed = now
        bots = () if own in waiting else waiting
        if bots != self._bot:
            if self._bot:
                self.turns.append(now - self._turn_began)
            self._bot, self._turn_began = bots, now


async def race(url: str, game: str, level: str, decisions: int) -> Waits:
    """Race until a number of decisions is made or the race is over."""
    guest = await Guest(url, "Ann").arrive()
    table = await guest.open_table(game, ["me", *[level] * BOTS], start=True)
    waits, luck, made = Waits(), random.Random(game), 0
    async with guest.at(table["id"]) as place:
        await heard(place, waits)
        while made < decisions and not place.view["over"]:
            if owes(place.view):
                await answer(place, waits, luck.choice(place.codes))
                made += 1
            else:
                await heard(place, waits)
    await guest.close()
    return waits


async def heard(place: Place, waits: Waits) -> None:
    """Wait for the next view."""
    while True:
        said = await place.hear(60)
        if said["type"] == "view":
            waits.see(tuple(place.scene["waiting"]), said["seat"])
            return


async def answer(place: Place, waits: Waits, code: str) -> None:
    """Decide, and wait until the table shows it."""
    number = place.view["number"]
    await place.send("choose", seat=place.view["seat"], asked=place.view["asked"], code=code)
    while place.view["number"] == number:
        await heard(place, waits)


def figures(game: str, waits: Waits) -> str:
    turns, changes = sorted(waits.turns), sorted(waits.changes)
    if not turns:
        return f"{game:12} no bot was waited for"
    middle, worst = turns[len(turns) // 2], turns[-1]
    return f"{game:12} {len(turns):5} {middle:8.2f} {worst:8.2f} {changes[-1]:8.2f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="level-5")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--game", choices=SERVED, action="append")
    given = parser.parse_args()
    print_build()
    print(f"{given.level}, seconds\n{'game':12} {'turns':>5} {'median':>8} {'longest':>8} {'unchanged':>9}")
    worst = 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(config(Path(folder), bot_pace=0.7, warm=True)) as server,
    ):
        time.sleep(5)  # the server builds its pictures first
        for game in given.game or SERVED:
            waits = asyncio.run(race(server.url, game, given.level, given.decisions))
            print(figures(game, waits), flush=True)
            worst = max([worst, *waits.turns])
    return 0 if worst < MOST_SECONDS else 1


if __name__ == "__main__":
    sys.exit(main())
