"""The connection to a database: its URL, its migrations, its transactions, and how processes notify each other."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

import paddock
from paddock.server.store.file_lock import FileLock
from paddock.server.store.quarantine import Quarantine
from paddock.server.store.schema import facts

BACKENDS = ("sqlite", "postgresql")
CHANNEL = "paddock"
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 7_221_090
LOCK_SECONDS = 5.0
"""How long a write waits for a SQLite file that is locked, before it fails."""
F = TypeVar("F", bound=Callable[..., Any])


def reads(call: F) -> F:
    """Mark a call that only reads: it runs in the readers' threads, which no waiting write can fill."""
    call.only_reads = True  # type: ignore[attr-defined]
    return call


class Database:
    """A SQLAlchemy engine for SQLite or PostgreSQL."""

    def __init__(self, url: str, process: str = "") -> None:
        self.url = parse_url(url)
        self.process = process
        """The id of this process, sent along with its notifications."""
        self.quarantine = Quarantine()
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {"pool_size": 5, "pool_pre_ping": True} if self.is_postgres else {}
        if not self.is_postgres:
            options["connect_args"] = {"timeout": LOCK_SECONDS, "check_same_thread": False}
        # Parameters hold password hashes, seeds and chat: errors must not carry them into logs.
        self.engine = sa.create_engine(self._with_driver(), hide_parameters=True, **options)
        self.file_lock = FileLock(self.url.database) if self._is_file() else None
        if not self.is_postgres:
            sa.event.listen(self.engine, "connect", _set_pragmas)

    def _is_file(self) -> bool:
        return not self.is_postgres and self.url.database not in (None, "", ":memory:")

    def _with_driver(self) -> sa.URL:
        return self.url.set(drivername="postgresql+psycopg") if self.is_postgres else self.url

    def claim(self) -> None:
        """Claim a SQLite file for this process until it ends or closes the database; an error if another has it."""
        if self.file_lock is not None and not self.file_lock.take():
            raise paddock.PaddockError(f"another process serves {self.url.database}; several processes need PostgreSQL")

    def migrate(self) -> None:
        """Upgrade the schema to the one of this version."""
        config = alembic_config()
        with self.engine.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            self._check_schema(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def schema(self) -> str:
        """The schema that the database has; empty if it has none yet."""
        with self.read() as connection:
            return MigrationContext.configure(connection).get_current_revision() or ""

    def bring_up_to_date(self) -> None:
        """Migrate an older database, unless a process serves it; one of this version may be served meanwhile."""
        self.check_schema()
        if self.schema() != latest_schema():
            self.claim()
            self.migrate()

    def check_schema(self) -> None:
        """Raise an error if a newer version of Paddock wrote the database."""
        with self.read() as connection:
            self._check_schema(connection)

    def _check_schema(self, connection: sa.Connection) -> None:
        scripts = ScriptDirectory.from_config(alembic_config())
        known = {script.revision for script in scripts.walk_revisions()}
        unknown = [name for name in MigrationContext.configure(connection).get_current_heads() if name not in known]
        if unknown:
            latest = scripts.get_current_head()
            raise paddock.PaddockError(
                f"the database has schema {unknown[0]}, and this version of Paddock knows schemas up to {latest}: "
                "it was used with a newer version, so install that one"
            )

    def try_write(self) -> None:
        """Raise an error if nothing can be stored."""
        seen = {"name": "last-try", "value": str(int(time.time()))}
        with self.write() as connection:
            which = facts.c.name == seen["name"]
            if not connection.execute(facts.update().where(which).values(value=seen["value"])).rowcount:
                connection.execute(facts.insert().values(**seen))

    def now(self) -> sa.ColumnElement[float]:
        """The time by the clock that all processes share: the database's, which for SQLite is this machine's."""
        if self.is_postgres:
            return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Float)
        return sa.literal(time.time())

    def close(self) -> None:
        self.engine.dispose()
        if self.file_lock is not None:
            self.file_lock.release()

    def read(self) -> sa.Connection:
        return self.engine.connect()

    @contextmanager
    def write(self, table: str = "") -> Iterator[sa.Connection]:
        """A transaction; other processes learn that the table has changed when it commits."""
        with self.engine.begin() as connection:
            yield connection
            self.notify(connection, table)

    def notify(self, connection: sa.Connection, *names: str) -> None:
        """Tell other processes what has changed, as part of the transaction that changes it: tables, by their ids."""
        payloads = [f"{self.process}:{name}" for name in names if name]
        if payloads and self.is_postgres:
            each = sa.func.unnest(sa.literal(payloads, ARRAY(sa.Text))).column_valued("payload")
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, each)))


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


def check_database(url: str, claims: bool = True) -> None:
    """Raise an error, without the password in it, if the database cannot be opened, or claimed if it should be."""
    try:
        database = Database(url)
        database.check_schema()
        if claims:
            database.claim()
        database.close()
    except ModuleNotFoundError as error:
        how = "pip install 'paddock[postgres]', or '.[postgres]' in a clone"
        raise paddock.PaddockError(f"{error.name} is not installed: {how}") from error
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise paddock.PaddockError(f"the database cannot be opened: {why}") from error


def latest_schema() -> str:
    """The schema of this version."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head() or ""


def alembic_config() -> AlembicConfig:
    """Where the migrations are."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def _set_pragmas(connection: Any, _record: object) -> None:
    busy = f"busy_timeout={int(LOCK_SECONDS * 1000)}"
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", busy):
        connection.execute(f"PRAGMA {pragma}")
