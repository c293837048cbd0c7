"""Databases of earlier versions: every migration leads to the schema of today with all data, and every race goes on."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

import paddock
from paddock.server.background import Background
from paddock.server.replays.replay import Replay
from paddock.server.store import Store
from paddock.server.store.database import Database, alembic_config
from paddock.server.store.matches import MatchRun
from paddock.server.store.rows import TableSettings
from paddock.server.store.schema import metadata
from paddock.server.tables.entry_writer import EntryWriter
from paddock.server.tables.live import LiveTable
from paddock.server.tables.registry import TableRegistry

STORED = sorted((Path(__file__).parent / "stored").glob("*.sqlite"))
SCHEMAS = [script.revision for script in reversed(list(ScriptDirectory.from_config(alembic_config()).walk_revisions()))]
DECISIONS = 12
ORDER = ("facts", "people", "tables", "seats", "entries", "chat", "records", "presence", "revoked_sessions")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'empty.sqlite'}"
        return
    server = Database(request.getfixturevalue("postgres"))
    with server.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sa.text("DROP DATABASE IF EXISTS stored"))
        connection.execute(sa.text("CREATE DATABASE stored"))
    server.close()
    yield server.url.set(database="stored").render_as_string(hide_password=False)


def rows(database: Database) -> dict[str, list[dict[str, object]]]:
    """All rows of a database, by table."""
    found = sa.MetaData()
    with database.read() as connection:
        found.reflect(connection)
        return {
            name: [dict(row) for row in connection.execute(sa.select(found.tables[name])).mappings()]
            for name in ORDER
            if name in found.tables
        }


def migrate(database: Database, schema: str) -> None:
    config = alembic_config()
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, schema)


def filled(url: str, stored: Path, tmp_path: Path) -> Database:
    """A database with the rows of a stored one, in its schema."""
    copy = tmp_path / f"copy-{stored.name}"
    shutil.copy(stored, copy)
    source = Database(f"sqlite:///{copy}")
    with source.read() as connection:
        schema = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
    database = Database(url)
    migrate(database, schema)
    found = sa.MetaData()
    with database.write() as connection:
        found.reflect(connection)
        for name, values in rows(source).items():
            if values:
                connection.execute(found.tables[name].insert(), values)
    source.close()
    return database


@pytest.mark.parametrize("schema", SCHEMAS)
def test_every_schema_leads_to_the_latest_with_all_data(url: str, schema: str, tmp_path: Path) -> None:
    database = filled(url, STORED[0], tmp_path)
    migrate(database, schema)
    before = rows(database)
    assert len(before["entries"]) > 50
    database.migrate()
    after = rows(database)
    for name, kept in before.items():
        columns = kept[0].keys() if kept else ()
        assert kept == [{column: row[column] for column in columns} for row in after[name]]
    with database.read() as connection:
        context = MigrationContext.configure(connection)
        assert [] == [each for each in compare_metadata(context, metadata) if "index" not in str(each[0])]
    database.close()


def test_a_match_of_the_version_before_has_its_tables_still(url: str, tmp_path: Path) -> None:
    """It had no date: it is neither due nor called off, and its drivers were never asked whether they come."""
    database = filled(url, STORED[0], tmp_path)
    migrate(database, "0013_matches")
    old = sa.MetaData()
    setup = msgspec.json.encode(paddock.game("crazy-race").setup(2)).decode()
    club = {"id": "c", "name": "Duel", "about": "", "access": "public", "invite": "i", "created": 1.0, "closed": 0.0}
    match = {"id": "m", "club": "c", "title": "Duel", "teams": '["A","B"]', "setup": setup, "preset": "", "seed": "s"}
    run = {
        "match_id": "m",
        "team": 0,
        "seat": 0,
        "bot": "level-1",
        "name": "Bot",
        "table_id": "t",
        "place": 0,
        "gap": 0,
    }
    with database.write() as connection:
        old.reflect(connection)
        connection.execute(old.tables["clubs"].insert(), club)
        connection.execute(old.tables["matches"].insert(), {**match, "created": 2.0, "ended": 0.0})
        connection.execute(old.tables["match_runs"].insert(), {**run, "ended": 0.0})
    database.migrate()
    database.close()
    store = Store(url)
    found = store.matches.get("m")
    assert found is not None
    assert (found.state, found.seed, found.at, found.settings) == ("running", "s", 0.0, TableSettings())
    assert store.matches.runs(["m"]) == [MatchRun("m", 0, 0, None, "level-1", "Bot", "t")]
    assert store.matches.due() == []
    assert not store.matches.move("m", 4e9)
    store.close()


@pytest.mark.parametrize("stored", STORED, ids=lambda path: path.stem)
async def test_every_stored_race_goes_on_and_is_watched(url: str, stored: Path, tmp_path: Path) -> None:
    filled(url, stored, tmp_path).close()
    store, background = Store(url), Background()
    store.database.migrate()
    registry = TableRegistry(store, background, EntryWriter(store.entries, background, lambda: None))
    with store.database.read() as connection:
        ids = list(connection.execute(sa.text("SELECT id FROM tables")).scalars())
    assert 6 == len(ids)
    for id in ids:  # noqa: A001
        live = await registry.get(id)
        await _play_on(live)
        replay = await asyncio.to_thread(Replay.of_table, live.table, live.race.match)
        for number in (0, len(replay.ends) // 2, len(replay.ends) - 1):
            assert replay.view(number, None, "en").scene.players
    await background.cancel()
    background.close()
    store.close()


async def _play_on(live: LiveTable) -> None:
    """Play a while, and see that the race comes to an end."""
    for _ in range(DECISIONS):
        match = live.race.match
        if not match.over:
            seat = match.to_move[0]
            await live.decide(seat, live.race.asked[seat], match.decision(seat).codes[0])
    rest = live.race.match.clone()
    rest.play_out()
    assert rest.over
    assert live.table.revision == paddock.game(live.table.setup.game).revision
