"""Backups while races are run, restored into either kind of database, where the races go on."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

import paddock
from paddock.cli.command import main
from paddock.server.store import Store
from paddock.server.store.backup import restore_backup, write_backup
from paddock.server.store.rows import User
from paddock.server.store.schema import metadata
from paddock.server.tables.ledger import ledger_of
from serving import Guest, config, new_database, owes, serving

KINDS = ["sqlite", "postgres"]


def database(kind: str, folder: Path, request: pytest.FixtureRequest, name: str) -> str:
    """The URL of an empty database."""
    return f"sqlite:///{folder / name}" if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))


class Pair:
    """Two users who race each other as fast as they can, and remember what was acknowledged."""

    def __init__(self, ann: Guest, bob: Guest, table: str) -> None:
        self.guests = (ann, bob)
        self.table = table
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.is_over = False

    async def race(self, seat: int) -> None:
        """Answer questions until the race is over."""
        async with self.guests[seat].at(self.table) as place:
            while not (await place.until(owes))["over"]:
                code = place.codes[0]
                said = await place.choose(code)
                assert said["type"] == "done", said
                self.acknowledged[said["number"]] = (seat, code)
                await place.until(lambda view, number=said["number"]: view["number"] >= number)
        self.is_over = True

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


async def pair(url: str, number: int) -> Pair:
    ann, bob = [await Guest(url, f"{name} {number}").arrive() for name in ("Ann", "Bob")]
    table = (await ann.open_table("crazy-race", ["me", "open"]))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    return Pair(ann, bob, table)


def check(store: Store, table: str, acknowledged: dict[int, tuple[int, str]]) -> int:
    """A race has no gap, everything acknowledged, and can be played again; how many decisions it has."""
    found = store.tables.get(table)
    assert found is not None
    entries = store.entries.of_table(table)
    assert list(range(1, len(entries) + 1)) == [entry.number for entry in entries]
    kept = {entry.number: (entry.seat, entry.code) for entry in entries}
    assert acknowledged == {number: kept.get(number) for number in acknowledged}
    assert ledger_of(found, entries).number == len(entries)
    assert found.setup.seats == len(store.seats.of_table(table))
    return len(entries)


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
async def test_a_race_goes_on_in_a_restored_backup(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = database(source, tmp_path, request, "live.sqlite")
    with serving(config(tmp_path, database=url)) as server:
        pairs = [await pair(server.url, number) for number in range(3)]
        players = [asyncio.create_task(each.race(seat)) for each in pairs for seat in (0, 1)]
        before: list[list[dict[int, tuple[int, str]]]] = []
        files = [tmp_path / f"{number}.backup" for number in range(4)]
        for file in files:
            while len(pairs[0].acknowledged) < 3 * (len(before) + 1) and not pairs[0].is_over:
                await asyncio.sleep(0.005)
            before.append([dict(each.acknowledged) for each in pairs])
            await asyncio.to_thread(write_backup, url, file)
        await asyncio.gather(*players)
        for each in pairs:
            await each.close()
    lengths = []
    for number, file in enumerate(files):
        restored = database(target, tmp_path, request, f"restored-{number}.sqlite")
        await asyncio.to_thread(restore_backup, file, restored)
        store = Store(restored)
        lengths.append([check(store, each.table, kept) for each, kept in zip(pairs, before[number], strict=True)])
        store.close()
    assert lengths[0] != lengths[-1], "backups were made while the races went on"
    await go_on(database(target, tmp_path, request, "again.sqlite"), files[0], tmp_path, pairs[0])


async def go_on(url: str, file: Path, folder: Path, raced: Pair) -> None:
    """Serve a restored backup: the same users, with the same cookies, finish the race."""
    await asyncio.to_thread(restore_backup, file, url)
    with serving(config(folder, database=url)) as server:
        guests = []
        for guest in raced.guests:
            twin = Guest(server.url, guest.name)
            twin.http.cookies.update(guest.http.cookies)
            guests.append(twin)
        again = Pair(guests[0], guests[1], raced.table)
        async with guests[0].at(raced.table) as place:
            await place.ask("chat", text="where were we?")
        await asyncio.gather(again.race(0), again.race(1))
        assert again.is_over
        await again.close()
    store = Store(url)
    assert "over" == getattr(store.tables.get(raced.table), "status", "")
    assert "where were we?" == store.chat.of_table(raced.table)[-1].text
    store.close()


@pytest.fixture(params=KINDS)
def filled(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with rows in many tables."""
    url = database(request.param, tmp_path, request, "filled.sqlite")
    store = Store(url)
    store.database.migrate()
    for name in ("ann", "bob"):
        store.users.add(User(name, name.title()))
    store.users.change("ann", account="ann", password="hash")
    store.ignored.set("ann", "bob", "block", 10)
    store.reports.add("ann", "bob", "chat", "rude", "t", "{}")
    store.records.add("r-1", "text", "ann", b"\0\1\xff")
    store.facts.get_or_add("cookie-key", "ab" * 32)
    with store.database.write() as connection:
        store.bans.add(connection, "bob", "chat", 1e12, "rude")
        store.audit.add(connection, "ann", "ban", "bob", "chat", "rude")
    store.close()
    return url


def contents(url: str) -> dict[str, list[tuple[Any, ...]]]:
    store = Store(url)
    with store.database.read() as connection:
        found = {
            table.name: sorted(tuple(row) for row in connection.execute(sa.select(table)))
            for table in metadata.sorted_tables
        }
    store.close()
    return found


@pytest.mark.parametrize("target", KINDS)
def test_a_backup_holds_every_row(filled: str, target: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    file, url = tmp_path / "b.backup", database(target, tmp_path, request, "new.sqlite")
    assert 0 == main(["server", "backup", str(file), "--database", filled])
    assert "0o600" == oct(file.stat().st_mode & 0o777), "it holds secrets"
    assert [] == list(tmp_path.glob("*.part"))
    assert 0 == main(["server", "restore", str(file), "--database", url])
    assert contents(filled) == contents(url)
    store = Store(url)
    store.reports.add("bob", "ann", "name", "silly", "t", "{}")
    assert 2 == len(store.reports.listed()), "numbers go on after the last one that was restored"
    with store.database.write() as connection:
        store.audit.add(connection, "ann", "lift", "bob")
    assert 2 == store.audit.last()
    store.close()


def test_a_backup_does_not_replace_a_file(filled: str, tmp_path: Path) -> None:
    file = tmp_path / "b.backup"
    file.write_text("mine")
    with pytest.raises(paddock.PaddockError, match="exists already"):
        write_backup(filled, file)
    assert "mine" == file.read_text()


def test_a_database_that_is_not_empty_is_not_restored_into(filled: str, tmp_path: Path) -> None:
    file, before = tmp_path / "b.backup", contents(filled)
    write_backup(filled, file)
    with pytest.raises(paddock.PaddockError, match="not empty"):
        restore_backup(file, filled)
    assert before == contents(filled)


@pytest.mark.parametrize("target", KINDS)
def test_a_backup_of_an_older_schema_is_brought_up_to_date(
    target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    old = Path(__file__).parent / "stored" / "0001.sqlite"
    url, file = f"sqlite:///{tmp_path / 'old.sqlite'}", tmp_path / "old.backup"
    (tmp_path / "old.sqlite").write_bytes(old.read_bytes())
    rows = write_backup(url, file)
    restored = database(target, tmp_path, request, "new.sqlite")
    assert rows == restore_backup(file, restored)
    found = contents(restored)
    assert rows == {name: len(found[name]) for name in rows}


CHANGES = {
    "row": "UPDATE people SET name = 'Eve' WHERE id = 'ann'",
    "missing": "DELETE FROM ignored",
    "table": "DROP TABLE chat",
    "newer": "UPDATE alembic_version SET version_num = '9999'",
}


def damage(file: Path, how: str) -> None:
    if how == "cut":
        file.write_bytes(file.read_bytes()[:5000])
        return
    if how == "text":
        file.write_text("not a backup at all, but long enough to look like one")
        return
    with closing(sqlite3.connect(file)) as backup:
        backup.execute(CHANGES[how])
        if how == "newer":
            digest = hashlib.sha256(msgspec.msgpack.encode(["version_num"]) + msgspec.msgpack.encode(("9999",)))
            seal = "UPDATE backup_contents SET sha256 = ? WHERE name = 'alembic_version'"
            backup.execute(seal, (digest.hexdigest(),))
        backup.commit()


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("cut", "damaged"),
        ("text", "not a backup"),
        ("row", "people"),
        ("missing", "ignored"),
        ("table", "damaged"),
        ("newer", "newer version"),
    ],
)
def test_a_damaged_or_newer_backup_is_refused(tmp_path: Path, how: str, why: str) -> None:
    url, file = f"sqlite:///{tmp_path / 'a.sqlite'}", tmp_path / "b.backup"
    store = Store(url)
    store.database.migrate()
    for name in ("ann", "bob"):
        store.users.add(User(name, name.title()))
    store.ignored.set("ann", "bob", "mute", 10)
    store.close()
    write_backup(url, file)
    damage(file, how)
    target = tmp_path / "target.sqlite"
    with pytest.raises(paddock.PaddockError, match=why):
        restore_backup(file, f"sqlite:///{target}")
    assert not target.exists()


def test_nothing_is_backed_up_from_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["server", "backup", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'no.sqlite'}"])
    assert "nothing to back up" in capsys.readouterr().err
    assert 1 == main(["server", "restore", str(tmp_path / "b"), "--database", f"sqlite:///{tmp_path / 'no.sqlite'}"])
    assert "there is no file" in capsys.readouterr().err


def test_a_backup_is_made_while_a_writer_is_at_work(tmp_path: Path) -> None:
    """Neither waits for the other, and what was not committed is not in the backup."""
    url = f"sqlite:///{tmp_path / 'a.sqlite'}"
    store = Store(url)
    store.database.migrate()
    store.users.add(User("ann", "Ann"))
    with store.database.write() as connection:
        connection.execute(sa.text("UPDATE people SET name = 'Eve'"))
        write_backup(url, tmp_path / "b.backup")
    store.close()
    restore_backup(tmp_path / "b.backup", f"sqlite:///{tmp_path / 'c.sqlite'}")
    copy = Store(f"sqlite:///{tmp_path / 'c.sqlite'}")
    assert "Ann" == getattr(copy.users.get("ann"), "name", "")
    copy.close()
