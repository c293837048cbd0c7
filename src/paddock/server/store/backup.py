"""Backups of a database that is being served, and restoring them.

A backup is one SQLite file, whatever the database: the same tables in the same schema, and a list of their contents
with a checksum of each. It is a snapshot of one moment: SQLite's online backup, or one repeatable read of PostgreSQL.
Neither makes players wait. Restoring goes into an empty database of either kind, as one transaction or one new file.
"""

import hashlib
import os
import re
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy.exc import SQLAlchemyError

import paddock
from paddock.server.store.database import Database, alembic_config, check_database

CONTENTS = "backup_contents"
VERSIONS = "alembic_version"
AT_ONCE = 500
NAME = re.compile("[a-z_]{1,40}")
"""What a table or a column may be called: names become part of statements."""
_pack = msgspec.msgpack.Encoder().encode
Rows = dict[str, int]
"""How many rows each table has."""


def write_backup(url: str, file: Path) -> Rows:
    """Write a backup of a database; how many rows of each table it has."""
    if file.exists():
        raise paddock.PaddockError(f"{file} exists already; name a new file")
    check_database(url, claims=False)
    source = Database(url)
    part = file.with_name(f"{file.name}.part")
    try:
        if not source.schema():
            raise paddock.PaddockError("the database is empty: there is nothing to back up")
        _create_secret(part)
        if source.is_postgres:
            _copy_postgres(source, part)
        else:
            _copy_sqlite(source, part)
        rows = _seal(part)
        part.replace(file)
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise paddock.PaddockError(f"the backup failed: {_reason(error)}") from error
    finally:
        part.unlink(missing_ok=True)
        source.close()
    return rows


def restore_backup(file: Path, url: str) -> Rows:
    """Restore a backup into an empty database and bring it up to date; how many rows of each table it had."""
    contents, schema = _checked(file)
    check_database(url)
    target = Database(url)
    target.claim()
    try:
        if _has_tables(target):
            raise paddock.PaddockError("the database is not empty; restore into a new one")
        if target.is_postgres:
            _fill(target, file, schema, list(contents))
        else:
            _restore_sqlite(target, file)
        target.migrate()
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise paddock.PaddockError(f"nothing was restored: {_reason(error)}") from error
    finally:
        target.close()
    return contents


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


# Writing


def _create_secret(file: Path) -> None:
    """An empty file that only its owner can read: it will hold password hashes, seeds and the key of the cookies."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _copy_sqlite(source: Database, part: Path) -> None:
    """SQLite's online backup, all pages in one step: a snapshot that writers do not wait for."""
    with closing(sqlite3.connect(str(source.url.database))) as live, closing(sqlite3.connect(part)) as copy:
        live.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # so that it is one file


def _copy_postgres(source: Database, part: Path) -> None:
    """Every table as it was at one moment, read in one transaction."""
    snapshot = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    copy = Database(f"sqlite:///{part}")
    with source.read().execution_options(**snapshot) as connection, connection.begin():
        _migrate(copy, str(connection.execute(sa.text(f"SELECT version_num FROM {VERSIONS}")).scalar_one()))
        found = sa.MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            if table.name != VERSIONS:
                _insert(copy, table.name, _batches(connection, sa.select(table)))
    copy.close()
    with closing(sqlite3.connect(part)) as file:
        file.execute("PRAGMA journal_mode=DELETE")


def _batches(connection: sa.Connection, query: sa.Select[Any]) -> Iterator[list[dict[str, Any]]]:
    result = connection.execution_options(yield_per=AT_ONCE).execute(query)
    for rows in result.mappings().partitions():
        yield [dict(row) for row in rows]


def _insert(target: Database, name: str, batches: Iterator[list[dict[str, Any]]]) -> None:
    found = sa.MetaData()
    with target.engine.begin() as connection:
        table = sa.Table(name, found, autoload_with=connection)
        for rows in batches:
            connection.execute(table.insert(), rows)


def _migrate(database: Database, schema: str) -> None:
    config = alembic_config()
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, schema)


def _seal(part: Path) -> Rows:
    """Write the list of contents into a backup; how many rows each table has."""
    with closing(sqlite3.connect(part)) as file:
        found = {name: _digest(file, name) for name in _tables(file)}
        file.execute(f"CREATE TABLE {CONTENTS} (name TEXT PRIMARY KEY, rows INTEGER, sha256 TEXT, made TEXT)")
        made = f"paddock {version('paddock')}, {time.strftime('%Y-%m-%d %H:%M:%S UTC', time.gmtime())}"
        file.executemany(
            f"INSERT INTO {CONTENTS} VALUES (?, ?, ?, ?)", [(name, *each, made) for name, each in found.items()]
        )
        file.commit()
    return {name: rows for name, (rows, _) in found.items() if name != VERSIONS}


def _tables(file: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name"
    return [name for (name,) in file.execute(query) if name != CONTENTS]


def _digest(file: sqlite3.Connection, name: str) -> tuple[int, str]:
    """How many rows a table has, and a checksum of all of them."""
    columns = [column for _, column, *_ in file.execute(f'PRAGMA table_info("{name}")') if NAME.fullmatch(column)]
    ordered = ", ".join(f'"{column}"' for column in columns)
    digest, count = hashlib.sha256(_pack(columns)), 0
    for row in file.execute(f'SELECT {ordered} FROM "{name}" ORDER BY {ordered}'):
        digest.update(_pack(row))
        count += 1
    return count, digest.hexdigest()


# Restoring


def _checked(file: Path) -> tuple[Rows, str]:
    """The contents of a backup and its schema; an error if it is damaged, or of a newer version."""
    if not file.is_file():
        raise paddock.PaddockError(f"there is no file {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as backup:
            if backup.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise paddock.PaddockError(f"{file} is damaged: SQLite finds errors in it")
            listed = backup.execute(f"SELECT name, rows, sha256 FROM {CONTENTS}").fetchall()
            (schema,) = backup.execute(f"SELECT version_num FROM {VERSIONS}").fetchone()
            names = _tables(backup)
            if not all(NAME.fullmatch(name) for name in (*names, *(name for name, *_ in listed))):
                raise paddock.PaddockError(f"{file} is not a backup of Paddock: it has tables of other names")
            wrong = [name for name, *each in listed if name not in names or [*_digest(backup, name)] != each]
    except sqlite3.DatabaseError as error:
        raise paddock.PaddockError(f"{file} is not a backup of Paddock, or it is damaged: {error}") from error
    if wrong or {name for name, *_ in listed} != set(names):
        raise paddock.PaddockError(f"{file} is damaged: these tables are not as they were backed up: {wrong or names}")
    _check_known(file, schema)
    return {name: rows for name, rows, _ in listed if name != VERSIONS}, schema


def _check_known(file: Path, schema: str) -> None:
    scripts = ScriptDirectory.from_config(alembic_config())
    if schema not in {script.revision for script in scripts.walk_revisions()}:
        latest = scripts.get_current_head()
        raise paddock.PaddockError(
            f"{file} has schema {schema}, and this version of Paddock knows schemas up to {latest}: "
            "it was made with a newer version, so install that one"
        )


def _has_tables(database: Database) -> bool:
    """Whether a database holds anything: any table of anybody."""
    with database.read() as connection:
        return bool(sa.inspect(connection).get_table_names())


def _restore_sqlite(target: Database, file: Path) -> None:
    """A new file beside the place of the target takes that place at last, complete."""
    place = Path(str(target.url.database))
    target.engine.dispose()
    part = place.with_name(f"{place.name}.part")
    try:
        _create_secret(part)
        with closing(sqlite3.connect(file)) as backup, closing(sqlite3.connect(part)) as copy:
            backup.backup(copy)
            copy.execute(f"DROP TABLE {CONTENTS}")
            copy.commit()
        part.replace(place)
    finally:
        part.unlink(missing_ok=True)


def _fill(target: Database, file: Path, schema: str, names: Sequence[str]) -> None:
    """The schema and all rows in one transaction."""
    config = alembic_config()
    read_only = f"{file.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(read_only, uri=True)) as backup, target.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, schema)
        found = sa.MetaData()
        found.reflect(connection)
        for table in found.sorted_tables:
            if table.name in names:
                _fill_table(connection, table, backup)


def _fill_table(connection: sa.Connection, table: sa.Table, backup: sqlite3.Connection) -> None:
    columns = [column.name for column in table.columns]
    cursor = backup.execute("SELECT {} FROM {}".format(", ".join(f'"{name}"' for name in columns), f'"{table.name}"'))
    while rows := cursor.fetchmany(AT_ONCE):
        connection.execute(table.insert(), [dict(zip(columns, row, strict=True)) for row in rows])
    for column in table.primary_key:
        if column.autoincrement is True or column.server_default is not None:
            _advance(connection, table.name, column.name)


def _advance(connection: sa.Connection, table: str, column: str) -> None:
    """Let a sequence go on after the last number that was restored."""
    last = f'(SELECT max("{column}") FROM "{table}")'
    sequence = f"pg_get_serial_sequence('\"{table}\"', '{column}')"
    connection.execute(sa.text(f"SELECT setval({sequence}, {last}) WHERE {last} IS NOT NULL"))
