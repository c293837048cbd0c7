"""The connection to a database: its URL, its migrations, its transactions, and how processes notify each other."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

import paddock

BACKENDS = ("sqlite", "postgresql")
CHANNEL = "paddock"
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_221_090


class Database:
    """A SQLAlchemy engine for SQLite or PostgreSQL."""

    def __init__(self, url: str, process: str = "") -> None:
        self.url = parse_url(url)
        self.process = process
        """The id of this process, sent along with its notifications."""
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {"pool_size": 5, "pool_pre_ping": True} if self.is_postgres else {}
        if not self.is_postgres:
            options["connect_args"] = {"timeout": 20, "check_same_thread": False}
        self.engine = sa.create_engine(self._with_driver(), **options)
        if not self.is_postgres:
            sa.event.listen(self.engine, "connect", _set_pragmas)

    def _with_driver(self) -> sa.URL:
        return self.url.set(drivername="postgresql+psycopg") if self.is_postgres else self.url

    def migrate(self) -> None:
        """Upgrade the schema to the one of this version."""
        config = AlembicConfig()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def ping(self) -> None:
        """Raise an error if the database does not answer."""
        with self.read() as connection:
            connection.execute(sa.select(sa.literal(1)))

    def now(self) -> sa.ColumnElement[float]:
        """The time by the clock that all processes share: the database's, which for SQLite is this machine's."""
        if self.is_postgres:
            return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
        return sa.literal(time.time())

    def close(self) -> None:
        self.engine.dispose()

    def read(self) -> sa.Connection:
        return self.engine.connect()

    @contextmanager
    def write(self, table: str = "") -> Iterator[sa.Connection]:
        """A transaction; other processes learn that the table has changed when it commits."""
        with self.engine.begin() as connection:
            yield connection
            self.notify(connection, table)

    def notify(self, connection: sa.Connection, table: str) -> None:
        """Tell other processes about a changed table, as part of the transaction that changes it."""
        if table and self.is_postgres:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.process}:{table}")))


def parse_url(url: str) -> sa.URL:
    """The URL of a supported database; `postgres://` is accepted as well."""
    try:
        found = sa.make_url(url)
    except ArgumentError:
        found = sa.URL.create("none")
    if found.drivername == "postgres":
        found = found.set(drivername="postgresql")
    if found.get_backend_name() not in BACKENDS:
        raise paddock.PaddockError("a database URL looks like sqlite:///FILE or postgresql://USER@HOST/NAME")
    return found


def check_database(url: str) -> None:
    """Raise an error, without the password in it, if the database cannot be opened."""
    try:
        database = Database(url)
        database.read().close()
        database.close()
    except ModuleNotFoundError as error:
        how = "pip install 'paddock[postgres]', or '.[postgres]' in a clone"
        raise paddock.PaddockError(f"{error.name} is not installed: {how}") from error
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise paddock.PaddockError(f"the database cannot be opened: {why}") from error


def _set_pragmas(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        connection.execute(f"PRAGMA {pragma}")
