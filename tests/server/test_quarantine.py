"""A damaged table is left out and reported; all others go on."""

import sqlite3
from pathlib import Path

import pytest

from serving import Guest, config, owes, serving

DAMAGES = {
    "setup": ("UPDATE tables SET setup = '{\"game\": ' WHERE id = ?", "truncated"),
    "plan": ("UPDATE tables SET plan = '[]' WHERE id = ?", "Expected"),
    "circuit": ("UPDATE tables SET setup = replace(setup, 'crazy-race', 'no-such-game') WHERE id = ?", "no-such-game"),
    "seats": ("DELETE FROM seats WHERE table_id = ?", "seats"),
    "entries": ("UPDATE entries SET code = 'nonsense' WHERE table_id = ?", "nonsense"),
    "gap": ("DELETE FROM entries WHERE number = 1 AND table_id = ?", "entry"),
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_table_leaves_the_others_alone(tmp_path: Path, damage: str) -> None:
    settings, log = config(tmp_path), tmp_path / "log"
    with serving(settings):
        ann = await Guest(f"http://{settings.host}:{settings.port}", "Ann").arrive()
        ids = []
        for _ in range(2):
            table = await ann.open_table("crazy-race", ["me", "level-1"], start=True, access="public")
            ids.append(table["id"])
            async with ann.at(table["id"]) as place:
                await place.until(owes)
                await place.choose(place.codes[0])
                await place.until(lambda view: view["number"] >= 2 and owes(view))
    change, why = DAMAGES[damage]
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        database.execute(change, (ids[0],))
    with serving(settings, log):
        listed = await ann.get("/api/tables")
        assert ids[1] in [table["id"] for table in listed["mine"]]
        assert ids[1] in [table["id"] for table in listed["public"]]
        assert "damaged-table" == (await ann.get(f"/api/tables/{ids[0]}", expect=409))["error"]
        async with ann.at(ids[1]) as place:
            await place.until(owes)
            assert "done" == (await place.choose(place.codes[0]))["type"]
    await ann.close()
    reports = log.read_text().splitlines()
    assert 1 == len(reports)
    assert ids[0] in reports[0]
    assert "damaged" in reports[0]
    assert why in reports[0]
