"""How long a page of standings takes over HTTP: 200 drivers and 40 races, at the first request and then.

python benchmarks/standings.py [--drivers 200] [--races 40]
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from paddock.league.events import Agreed, Entered, Line, Result, next_line
from paddock.league.folding import SeasonBook
from paddock.league.season import Driver, Outcome, Placed, Race, Season
from paddock.server.store import Store
from paddock.server.store.rows import Club, Entrant, SeasonRow, TableSettings, User
from paddock.server.store.schema import NEVER

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from serving import Guest, config, serving


def log_of(drivers: int, races: int) -> list[Line]:
    """The log of a season in which everybody raced everywhere."""
    season = Season("Big", tuple(range(60, 0, -1)), (), (Race("R", "crazy-race"),) * races, best=races // 2)
    book, lines = SeasonBook(), []
    keys = [f"driver-{number}" for number in range(1, drivers + 1)]
    events = [Agreed(season), *(Entered(Driver(key, team=f"Team {int(key[7:]) % 20}")) for key in keys)]
    for race in range(1, races + 1):
        order = keys[race * 7 % drivers :] + keys[: race * 7 % drivers]
        placed = tuple(Placed(key, place) for place, key in enumerate(order, start=1))
        events.append(Result(race, Outcome(placed)))
    for event in events:
        lines.append(next_line(book.number + 1, book.hash, 0.0, "ann", event))
        book.apply(lines[-1])
    return lines


def fill(url: str, drivers: int, races: int) -> None:
    """Store the season in a public club."""
    store = Store(url)
    store.database.migrate()
    store.users.add(User("ann", "Ann"))
    store.clubs.add(Club("big-club", "Big", "", "public", "key", 0.0), "ann")
    row = SeasonRow("big-season", "big-club", "Big", TableSettings(), 0.0, NEVER)
    names = [Entrant(f"driver-{number}", None, f"Driver {number}") for number in range(1, drivers + 1)]

    def also(connection: object) -> None:
        for each in names:
            store.seasons.set_entrant(connection, row.id, each)  # type: ignore[arg-type]

    store.seasons.add(row, log_of(drivers, races), also)
    store.close()


async def measure(folder: Path, drivers: int, races: int, times: int = 10) -> tuple[float, float]:
    """The seconds of the first request, and of the median of the following ones."""
    settings = config(folder)
    fill(settings.database_url, drivers, races)
    with serving(settings) as server:
        guest = await Guest(server.url, "Ann").arrive()
        taken = []
        for _ in range(times + 1):
            began = time.perf_counter()
            page = await guest.get("/api/seasons/big-season")
            taken.append(time.perf_counter() - began)
            assert len(page["standings"]) == drivers
        await guest.close()
    return taken[0], sorted(taken[1:])[times // 2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--drivers", type=int, default=200)
    parser.add_argument("--races", type=int, default=40)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        first, usual = asyncio.run(measure(Path(folder), arguments.drivers, arguments.races))
    print(
        f"{arguments.drivers} drivers, {arguments.races} races: first {first * 1000:.0f} ms, then {usual * 1000:.0f} ms"
    )


if __name__ == "__main__":
    main()
