"""Disk: quotas per user and address, and a policy for what nobody uses any more."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import paddock
from paddock.cli.command import main
from paddock.server.errors import RequestError
from paddock.server.retention import Keep, read_keep
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.chat import HISTORY
from paddock.server.store.housekeeping import DAY
from paddock.server.store.rows import Entry, Seat, Status, Table, TableSettings, User
from paddock.server.store.schema import records, tables, users
from paddock.server.tables import live as live_tables
from paddock.server.tables import lobby
from paddock.server.tables.lobby import NewSeat
from serving import Guest, config, new_database, serving

GAME = paddock.game("crazy-race")
KINDS: tuple[Status, ...] = ("open", "running", "over")


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        found = Store(f"sqlite:///{tmp_path / 'a.sqlite'}")
    else:
        found = Store(new_database(request.getfixturevalue("postgres")))
    found.database.migrate()
    yield found
    found.close()


def fill(store: Store, days: float) -> None:
    """A guest with a table of each kind, another without any, an account, and a record; all of some days ago."""
    at = time.time() - days * DAY
    tag = f"{days:g}"
    for name in ("host", "idle", "account"):
        store.users.add(User(f"{name}-{tag}", name))
    store.users.change(f"account-{tag}", account=f"account-{tag}", password="x")
    setup = GAME.setup(2, names=("Ann", "Bob"))
    for status in KINDS:
        table = Table(f"{status}-{tag}", setup, 1, TableSettings(), f"host-{tag}", "link", status, "7", at, at)
        store.tables.add(table, [Seat(0, f"host-{tag}"), Seat(1, None, "level-1")])
        store.entries.add_all([(table.id, Entry(1, "choose", 0, "x", "person", at))])
        store.chat.add(table.id, User(f"host-{tag}", "host"), "hello")
    store.records.add(f"r-{tag}", "text", f"host-{tag}")
    with store.database.write() as connection:
        connection.execute(users.update().where(users.c.id.like(f"%-{tag}")).values(created=at))
        connection.execute(records.update().where(records.c.id == f"r-{tag}").values(used=at))
        connection.execute(tables.update().where(tables.c.id.like(f"%-{tag}")).values(changed=at))


def test_what_nobody_uses_is_removed_by_the_owners_policy(store: Store) -> None:
    fill(store, 10)
    fill(store, 100)
    fill(store, 400)
    expected = {"open": 3, "running": 2, "records": 1, "guests": 2}

    assert expected == store.housekeeping.tidy(Keep(), dry=True)
    assert store.tables.get("open-10") is not None, "a dry run removes nothing"
    assert expected == store.housekeeping.tidy(Keep())

    kept = [f"{status}-{days}" for days in (10, 100, 400) for status in KINDS if store.tables.get(f"{status}-{days}")]
    assert ["running-10", "over-10", "over-100", "over-400"] == kept
    assert [] == store.entries.of_table("running-100")
    assert store.entries.of_table("running-10")
    assert store.records.get("r-100")
    assert store.records.get("r-400") is None
    assert store.users.get("account-400")
    assert store.users.get("idle-10")
    assert store.users.get("idle-100") is None
    assert store.users.get("host-400"), "a finished race is kept, and so is its host"
    stricter = read_keep(("open=1", "running=1", "finished=1", "guests=1", "records=1"))
    assert {"open": 0, "running": 1, "finished": 3, "records": 2, "guests": 4} == store.housekeeping.tidy(stricter)


def test_a_table_to_which_a_user_is_connected_stays(store: Store) -> None:
    fill(store, 100)
    store.presence.arrive("running-100", "host-100")

    store.housekeeping.tidy(Keep())

    assert store.tables.get("running-100")
    store.presence.leave("running-100", "host-100")


def test_the_owner_sees_what_takes_room(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    fill(store, 100)
    url = store.database.url.render_as_string(hide_password=False)

    assert 0 == main(["server", "usage", "--database", url])
    shown = capsys.readouterr().out
    assert "Tables: 1 open, 1 running, 1 over." in shown
    assert "host-100" in shown
    assert "entries" in shown

    assert 0 == main(["server", "tidy", "--database", url, "--keep", "running=0", "--dry-run"])
    assert "running" not in capsys.readouterr().out
    assert 0 == main(["server", "tidy", "--database", url])
    assert store.tables.get("open-100") is None


@pytest.mark.parametrize("word", ["tables=3", "open", "open=-1", "open=²", "open=many"])
def test_a_policy_that_cannot_be_read_is_refused(word: str) -> None:
    with pytest.raises(paddock.PaddockError, match="open=DAYS"):
        read_keep([word])


def test_chat_is_kept_as_long_as_it_is_shown(store: Store) -> None:
    fill(store, 1)
    for number in range(HISTORY + 20):
        store.chat.add("open-1", User("host-1", "host"), str(number))

    assert HISTORY == len(store.chat.of_table("open-1"))
    with store.database.read() as connection:
        from paddock.server.store.schema import chat

        lines = connection.execute(chat.select().where(chat.c.table_id == "open-1")).all()
    assert HISTORY == len(lines)


def test_a_line_that_is_sent_again_is_stored_once(store: Store) -> None:
    fill(store, 1)
    host, other = User("host-1", "host"), User("other", "other")
    store.chat.add("open-1", host, "first", 0)
    last = store.chat.of_table("open-1")[-1].id
    for user, text, after in ((host, "first", 0), (host, "again", last), (host, "again", last), (other, "again", last)):
        store.chat.add("open-1", user, text, after)
    assert ["hello", "first", "again", "again"] == [line.text for line in store.chat.of_table("open-1")]
    store.chat.add("open-1", host, "again", store.chat.of_table("open-1")[-1].id)
    store.chat.add("open-1", host, "again")
    assert 6 == len(store.chat.of_table("open-1"))


async def test_users_and_addresses_have_quotas(tmp_path: Path) -> None:
    limits = {"tables_per_user": 2, "records_per_user": 1, "tables_per_day": 4, "records_per_day": 3}
    record = [str(GAME.new(2, seed=str(seed)).record()) for seed in range(3)]
    with serving(config(tmp_path, **limits)) as server:
        ann, bob = [await Guest(server.url, name).arrive() for name in ("Ann", "Bob")]
        body: dict[str, Any] = {
            "setup": {"game": "crazy-race", "seats": 2},
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
        for _ in range(2):
            await ann.post("/api/tables", body, expect=201)
        assert "too-many-tables" == (await ann.post("/api/tables", body, expect=409))["error"]
        await bob.post("/api/tables", body, expect=201)
        assert "enough-today" == (await bob.post("/api/tables", body, expect=429))["error"]
        await ann.post("/api/records", {"text": record[0]}, expect=201)
        assert "too-many-records" == (await ann.post("/api/records", {"text": record[1]}, expect=409))["error"]
        await bob.post("/api/records", {"text": record[1]}, expect=201)
        assert "enough-today" == (await bob.post("/api/records", {"text": record[2]}, expect=429))["error"]
        await ann.close()
        await bob.close()


async def test_take_backs_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_tables, "MAX_TAKE_BACKS", 3)
    service = Service(config(tmp_path))
    await service.open()
    ann = await service.run(service.users.add_guest, "Ann")
    seats = [NewSeat("me"), NewSeat("me", name="Bob")]
    live = await lobby.create(service, ann, GAME.setup(2), seats, "hot-seat", TableSettings(), "en")
    await lobby.start(service, live, ann)
    for _ in range(3):
        await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])
        await live.take_back(0, "ask")
    await live.decide(0, live.race.asked[0], live.race.match.decision(0).codes[0])
    with pytest.raises(RequestError, match="too-many-take-backs"):
        await live.take_back(0, "ask")
    await service.close()


async def test_the_service_tidies_by_itself_and_forgets_removed_tables(tmp_path: Path) -> None:
    service = Service(config(tmp_path, keep=replace(Keep(), open=1.0)))
    await service.open()
    ann = await service.run(service.users.add_guest, "Ann")
    seats = [NewSeat("me"), NewSeat("open")]
    live = await lobby.create(service, ann, GAME.setup(2), seats, "link", TableSettings(), "en")
    with service.store.database.write() as connection:
        connection.execute(tables.update().values(changed=time.time() - 2 * DAY))

    await service.tidy()
    for task in list(service.background.tasks):
        if "_refresh" in str(task) and "presence" not in str(task):
            await task

    assert [] == service.tables.ids()
    with pytest.raises(RequestError, match="no-such-table"):
        await service.tables.get(live.id)
    await service.close()
