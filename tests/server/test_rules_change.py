"""A race outlives its rules: it is finished after an upgrade, and watched afterwards."""

import sqlite3
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import derby
from paddock.server.config import Config
from paddock.server.store import Store
from serving import Guest, config, owes, serving

DERBY = ("derby:GAME",)
QUIET, FASTER, STRICT = (("corrected_derby:QUIET",), ("corrected_derby:FASTER",), ("corrected_derby:STRICT",))
TURNS = 4


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    if request.param == "sqlite":
        return config(tmp_path)
    return config(tmp_path, database=request.getfixturevalue("postgres"))


async def new_race(guest: Guest) -> str:
    table = await guest.open_table("derby", ["me", "level-1"], setup={"switches": {"turns": TURNS}}, start=True)
    return str(table["id"])


async def decide(guest: Guest, table: str, code: str, times: int) -> dict[str, Any]:
    """Make the same decision some times; the view afterwards."""
    async with guest.at(table) as place:
        for _ in range(times):
            await place.until(owes)
            said = await place.choose(code)
            assert "done" == said["type"], said
            number = said["number"]
            await place.until(_reached(number))
        return await place.until(owes)


def _reached(number: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["number"] >= number)


def fields(view: dict[str, Any]) -> list[int]:
    return [player["gauges"][0]["value"] for player in view["scene"]["players"]]


async def test_a_correction_that_touches_no_race_is_not_noticed(settings: Config) -> None:
    with serving(settings, games=DERBY) as server:
        ann = await Guest(server.url, "Ann").arrive()
        table = await new_race(ann)
        before = await decide(ann, table, "trot", 2)
    with serving(settings, games=QUIET):
        async with ann.at(table) as place:
            after = await place.until(owes)
            assert before["scene"] == after["scene"]
            assert place.log
        assert "" == (await ann.get(f"/api/tables/{table}"))["note"]
        view = await decide(ann, table, "trot", TURNS - 2)
        assert view["over"]
        assert TURNS * 2 + 1 == len((await ann.get(f"/api/replays/{table}"))["moves"]) + 1
        assert "rules 2" in await ann.get(f"/api/tables/{table}/record")
    await ann.close()


@pytest.mark.parametrize(("games", "code", "step"), [(FASTER, "trot", 3), (STRICT, "gallop", 0)])
async def test_a_race_is_finished_under_other_rules(settings: Config, games: tuple[str], code: str, step: int) -> None:
    with serving(settings, games=DERBY) as server:
        ann = await Guest(server.url, "Ann").arrive()
        table = await new_race(ann)
        before = await decide(ann, table, "trot", 2)
    with serving(settings, games=games):
        async with ann.at(table) as place:
            after = await place.until(owes)
        assert abs(fields(after)[0] - fields(before)[0]) <= 1
        assert "corrected" in (await ann.get(f"/api/tables/{table}"))["note"]
        left = 0
        async with ann.at(table) as place:
            while not (await place.until(owes))["over"]:
                number = (await place.choose(code))["number"]
                await place.until(_reached(number))
                left += 1
        assert left in (TURNS - 2, TURNS - 1)
        assert 409 == (await ann.http.get(f"/api/tables/{table}/record")).status_code
        last = await watch(ann, table)
        assert fields(after)[0] + step * left <= last[0]
    with serving(settings, games=games):
        assert last == await watch(ann, table)
    await ann.close()


@pytest.mark.parametrize("games", [QUIET, FASTER, STRICT])
async def test_a_finished_race_is_watched_under_other_rules(settings: Config, games: tuple[str]) -> None:
    with serving(settings, games=DERBY) as server:
        ann = await Guest(server.url, "Ann").arrive()
        table = await new_race(ann)
        assert (await decide(ann, table, "trot", TURNS))["over"]
        last = await watch(ann, table)
        lines = (await ann.get(f"/api/replays/{table}/moments/{TURNS * 2}", seat=0))["log"]
    with serving(settings, games=games):
        assert last == await watch(ann, table)
        assert lines == (await ann.get(f"/api/replays/{table}/moments/{TURNS * 2}", seat=0))["log"]
        async with ann.at(table) as place:
            view = await place.until(lambda view: view["over"])
            assert last == fields(view)
    await ann.close()


async def watch(guest: Guest, table: str) -> list[int]:
    """Watch a whole race, which only goes forward; the fields at its end."""
    info = await guest.get(f"/api/replays/{table}")
    seen = [fields(await guest.get(f"/api/replays/{table}/moments/{each}")) for each in range(len(info["moves"]) + 1)]
    assert [0, 0] == seen[0]
    assert info["over"]
    assert info["moments"]
    for before, after in pairwise(seen):
        assert all(one <= other for one, other in zip(before, after, strict=True))
    return seen[-1]


async def test_a_race_of_a_version_without_frames_goes_on(tmp_path: Path) -> None:
    settings = config(tmp_path)
    with serving(settings, games=DERBY) as server:
        ann = await Guest(server.url, "Ann").arrive()
        table = await new_race(ann)
        await decide(ann, table, "trot", 2)
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        database.execute("UPDATE entries SET frame = NULL")
    with serving(settings, games=QUIET):
        assert (await decide(ann, table, "trot", TURNS - 2))["over"]
        assert 2 * TURNS == len((await ann.get(f"/api/replays/{table}"))["moves"])
    store = Store(settings.database_url)
    row = store.tables.get(table)
    store.close()
    assert row is not None
    assert (2, "") == (row.revision, row.start)
    await ann.close()


@pytest.mark.parametrize("games", [QUIET, FASTER, STRICT])
async def test_an_uploaded_record_is_watched_under_other_rules(tmp_path: Path, games: tuple[str]) -> None:
    match = derby.GAME.new(2, switches={"turns": TURNS}, seed=5, names=("Ann", "Bob"))
    while not match.over:
        match.choose(match.to_move[0], "trot")
    settings = config(tmp_path)
    with serving(settings, games=DERBY) as server:
        ann = await Guest(server.url, "Ann").arrive()
        record = (await ann.post("/api/records", {"text": str(match.record())}))["id"]
        last = await watch(ann, record)
        said = await ann.get(f"/api/replays/{record}/moments/{TURNS}")
    with serving(settings, games=games):
        assert last == await watch(ann, record) == [2 * TURNS, 2 * TURNS]
        assert said == await ann.get(f"/api/replays/{record}/moments/{TURNS}")
    await ann.close()
