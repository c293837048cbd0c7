"""Nothing that a user may do again and again grows without end: pauses, corrections, comments, first messages."""

import base64
import io
import zipfile
from pathlib import Path
from typing import Any, cast

import pytest

import paddock
from paddock.league import Championship
from paddock.server.background import Background
from paddock.server.endpoints import holidays
from paddock.server.errors import RequestError
from paddock.server.store import Store, broadcasts, watching
from paddock.server.store.rows import Broadcast, Clock, Entry, EntryKind, Seat, Table, TableSettings, User
from paddock.server.tables.ledger import EXTENDED, Ledger
from paddock.server.tables.live import MAX_EXTENDED, MAX_TAKE_BACKS, LiveTable
from paddock.server.tables.pausing import MOST_ASKED, pause
from serving import Arrive, Guest, config, serving

ANN = User("ann", "Ann")


@pytest.fixture
def store(tmp_path: Path) -> Any:
    found = Store(f"sqlite:///{tmp_path / 'bounds.sqlite'}")
    found.database.migrate()
    found.users.add(ANN)
    yield found
    found.close()


def table_with(kind: EntryKind, code: str, count: int, **settings: Any) -> LiveTable:
    """A race at which something has happened a number of times."""
    game = paddock.game("crazy-race")
    setup = game.setup(2, names=("Ann", "Bob"))
    table = Table("t", setup, game.revision, TableSettings(**settings), "ann", "hot-seat", "running", "seed", 0.0, 0.0)
    nothing = cast(Any, None)
    live = LiveTable(nothing, Background(), nothing, table, [Seat(0, "ann"), Seat(1, "bob")], [])
    live.ledger = Ledger(table)
    live.entries = [Entry(number + 1, kind, 0, code, "person", 0.0) for number in range(count)]
    return live


async def test_pauses_are_not_asked_for_without_end() -> None:
    with pytest.raises(RequestError, match="too-many-pauses"):
        await pause(table_with("rest", "ask 1", MOST_ASKED), ANN, "ask")


async def test_a_pause_can_always_be_ended() -> None:
    live = table_with("rest", "ask 1", MOST_ASKED)
    await pause(live, ANN, "end")  # there is none now; nothing is stored, and nothing refused


async def test_a_host_gives_time_again_a_few_times() -> None:
    with pytest.raises(RequestError, match="too-many-pauses"):
        await table_with("pause", EXTENDED, MAX_EXTENDED, clock=Clock("decision", 60.0)).extend_clocks(0)


async def test_the_book_of_a_real_table_is_not_corrected_without_end() -> None:
    live = table_with("correct", "0", MAX_TAKE_BACKS, told=True)
    with pytest.raises(RequestError, match="too-many-take-backs"):
        await live.tell("correct", 0, "0")


def test_an_event_keeps_its_last_comments(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broadcasts, "HISTORY", 5)
    for event in ("friday", "sunday"):
        store.broadcasts.add(Broadcast(event, "ann", event, "", 0, (), "key", 0.0))
        for number in range(8):
            store.broadcasts.say(event, "ann", "", 0, f"{event} {number}")
    monkeypatch.setattr(broadcasts, "HISTORY", 100)
    assert [f"friday {number}" for number in (7, 6, 5, 4, 3)] == [
        line.text for line in store.broadcasts.lines("friday")
    ]


def test_the_races_that_a_user_has_watched_are_the_latest(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_WATCHED", 5)
    for number in range(8):
        store.watching.note_watched("ann", [f"race-{number}"])
    assert {f"race-{number}" for number in (3, 4, 5, 6, 7)} == store.watching.watched("ann")


async def test_holidays_are_changed_a_few_times_an_hour(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    codes = [
        (await ann.http.post("/api/me/holidays", json={"holidays": [], "zone": "UTC"})).status_code for _ in range(40)
    ]
    assert {200, 429} == set(codes)
    assert holidays.MOST_HOLIDAYS < codes.count(200) <= 31


SEASON = """
title = "Cup"
points = [3, 2]
[[drivers]]
name = "Ann"
[[drivers]]
name = "Bob"
[[races]]
name = "One"
game = "crazy-race"
[[races]]
name = "Two"
game = "crazy-race"
"""


def packed_season(folder: Path) -> str:
    """A season of two races with their records, as it is brought."""
    (folder / "season.toml").write_text(SEASON, encoding="utf-8")
    season = Championship(folder)
    for seed in (1, 2):
        match = paddock.game("crazy-race").race(season.start().setup, seed)
        match.play_out(seed)
        season.add(match.record())
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for path in folder.iterdir():
            archive.write(path, path.name)
    return base64.b64encode(file.getvalue()).decode()


async def test_records_in_imported_seasons_count_as_uploaded_ones(tmp_path: Path) -> None:
    """A season counts as one, and each of its records; an address may bring so many a day."""
    folder = tmp_path / "season"
    folder.mkdir()
    body = {"zip": packed_season(folder)}
    with serving(config(tmp_path, records_per_day=5.0)) as server:
        ann = await Guest(server.url, "Ann").arrive()
        club = (await ann.post("/api/clubs", {"name": "Cup"}))["id"]
        await ann.post(f"/api/clubs/{club}/import", body)
        refused = await ann.post(f"/api/clubs/{club}/import", body, expect=429)
        assert "enough-today" == refused["error"]
        assert 1 == len((await ann.get(f"/api/clubs/{club}"))["seasons"]), "nothing of the second is kept"
        await ann.close()
