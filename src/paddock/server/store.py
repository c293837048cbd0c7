"""The database behind the tables: SQLite for one process, PostgreSQL for several.

All functions here block; the service calls them in threads. A change and the call that wakes the other processes
belong to one transaction.
"""

import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

import paddock
from paddock.server.rows import Entry, Person, Plan, Said, Seat, Status, Table
from paddock.server.schema import chat, entries, facts, people, records, seats, tables

# Made before there are threads: two that found out together what a record is made of would crash the process.
read_setup = msgspec.json.Decoder(paddock.Setup).decode
read_plan = msgspec.json.Decoder(Plan).decode
BACKENDS = ("sqlite", "postgresql")
CHANNEL = "paddock"
MIGRATION_LOCK = 7_221_090
CHAT_LINES = 200


class Taken(Exception):  # noqa: N818  a fact, not a failure
    """Somebody else was first: the number of the entry, or the name of the account, is taken."""


def known_url(url: str) -> sa.URL:
    """The address of a database of a kind that we keep tables in; `postgres://` is understood, too."""
    try:
        found = sa.make_url(url)
    except ArgumentError:
        found = sa.URL.create("none")
    if found.drivername == "postgres":
        found = found.set(drivername="postgresql")
    if found.get_backend_name() not in BACKENDS:
        raise paddock.PaddockError("a database is written sqlite:///FILE or postgresql://USER@HOST/NAME")
    return found


def reach(url: str) -> None:
    """Refuse, before anything is served, a database that cannot be opened; its password is not repeated."""
    try:
        store = Store(url)
        store.engine.connect().close()
        store.engine.dispose()
    except ModuleNotFoundError as error:
        how = "pip install 'paddock[postgres]', or '.[postgres]' in a clone"
        raise paddock.PaddockError(f"{error.name} is not installed: {how}") from error
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise paddock.PaddockError(f"the database cannot be opened: {why}") from error


class Store:
    """A database of tables."""

    def __init__(self, url: str) -> None:
        self.url = known_url(url)
        self.origin = ""
        """The process that changes things here, for the others to know."""
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {"pool_size": 5, "pool_pre_ping": True} if self.is_postgres else {}
        if not self.is_postgres:
            options["connect_args"] = {"timeout": 20, "check_same_thread": False}
        self.engine = sa.create_engine(self._with_driver(), **options)
        if not self.is_postgres:
            sa.event.listen(self.engine, "connect", _prepare_sqlite)

    def _with_driver(self) -> sa.URL:
        return self.url.set(drivername="postgresql+psycopg") if self.is_postgres else self.url

    def migrate(self) -> None:
        """Bring the database to the form that this version wants."""
        config = AlembicConfig()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self.engine.begin() as connection:
            if self.is_postgres:
                connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Fail where the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(sa.select(sa.literal(1)))

    @contextmanager
    def _change(self, table: str = "") -> Iterator[sa.Connection]:
        with self.engine.begin() as connection:
            yield connection
            self._notify(connection, table)

    def _notify(self, connection: sa.Connection, table: str) -> None:
        """Wake the other processes, when what was changed is there to be seen."""
        if table and self.is_postgres:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{self.origin}:{table}")))

    # Facts and people

    def fact(self, name: str, usual: str) -> str:
        """A fact about this database, kept from the first time it was asked for."""
        try:
            with self._change() as connection:
                connection.execute(facts.insert().values(name=name, value=usual))
            return usual
        except IntegrityError:
            with self.engine.connect() as connection:
                return str(connection.execute(sa.select(facts.c.value).where(facts.c.name == name)).scalar_one())

    def add_person(self, person: Person) -> None:
        with self._change() as connection:
            row = people.insert().values(id=person.id, name=person.name, epoch=0, created=time.time())
            connection.execute(row)

    def person(self, id: str) -> Person | None:  # noqa: A002
        return self._person(people.c.id == id)

    def _person(self, which: sa.ColumnElement[bool]) -> Person | None:
        columns = sa.select(people.c.id, people.c.name, people.c.account, people.c.epoch)
        with self.engine.connect() as connection:
            row = connection.execute(columns.where(which)).first()
        return None if row is None else Person(*row)

    def account(self, account: str) -> tuple[Person, str] | None:
        """The owner of an account, and the hash of the password."""
        person = self._person(people.c.account == account)
        if person is None:
            return None
        with self.engine.connect() as connection:
            query = sa.select(people.c.password).where(people.c.id == person.id)
            return person, str(connection.execute(query).scalar_one())

    def change_person(self, id: str, **values: Any) -> None:  # noqa: A002
        try:
            with self._change() as connection:
                connection.execute(people.update().where(people.c.id == id).values(**values))
        except IntegrityError as error:
            raise Taken from error

    # Tables

    def add_table(self, table: Table, sitting: Iterable[Seat]) -> None:
        values = {
            "id": table.id,
            "game": table.setup.game,
            "revision": table.revision,
            "setup": _text(table.setup),
            "plan": _text(table.plan),
            "host": table.host,
            "access": table.access,
            "status": table.status,
            "seed": table.seed,
            "created": table.created,
            "changed": table.changed,
            "start": table.start,
            "came_from": table.came_from,
            "rematch": "",
            "driver": "",
            "driver_until": 0.0,
        }
        with self._change() as connection:
            connection.execute(tables.insert().values(**values))
            connection.execute(seats.insert(), [{"table_id": table.id, **_seat(seat)} for seat in sitting])

    def table(self, id: str) -> Table | None:  # noqa: A002
        found = self._tables(tables.c.id == id)
        return found[0] if found else None

    def _tables(self, which: sa.ColumnElement[bool], most: int = 1) -> list[Table]:
        query = sa.select(tables).where(which).order_by(tables.c.changed.desc()).limit(most)
        with self.engine.connect() as connection:
            return [_table(row._mapping) for row in connection.execute(query)]

    def tables_of(self, person: str, most: int = 60) -> list[Table]:
        """The tables where somebody sits, the latest first."""
        mine = sa.select(seats.c.table_id).where(seats.c.person == person)
        return self._tables(tables.c.id.in_(mine), most)

    def public_tables(self, most: int = 60) -> list[Table]:
        """Tables that anybody may join or watch."""
        return self._tables((tables.c.access == "public") & (tables.c.status != "over"), most)

    def change_table(self, id: str, expected: Status | None = None, **values: Any) -> bool:  # noqa: A002
        """Change a table, if it still has the status that whoever changes it believes; whether it had."""
        values["changed"] = time.time()
        if "setup" in values:
            values["setup"] = _text(values["setup"])
        which = tables.c.id == id
        if expected is not None:
            which &= tables.c.status == expected
        with self._change(id) as connection:
            return bool(connection.execute(tables.update().where(which).values(**values)).rowcount)

    def claim_rematch(self, id: str, successor: str) -> str:  # noqa: A002
        """Name the table that follows, unless one is named already; whichever it is."""
        with self._change(id) as connection:
            which = (tables.c.id == id) & (tables.c.rematch == "")
            connection.execute(tables.update().where(which).values(rematch=successor))
            return str(connection.execute(sa.select(tables.c.rematch).where(tables.c.id == id)).scalar_one())

    # Seats

    def seats(self, table: str) -> list[Seat]:
        return self.seats_of([table]).get(table, [])

    def seats_of(self, some: Iterable[str]) -> dict[str, list[Seat]]:
        """Who sits at several tables."""
        found: dict[str, list[Seat]] = {}
        query = sa.select(seats).where(seats.c.table_id.in_(list(some))).order_by(seats.c.table_id, seats.c.seat)
        with self.engine.connect() as connection:
            for row in connection.execute(query):
                seat = Seat(row.seat, row.person, row.bot, bool(row.away), row.name)
                found.setdefault(row.table_id, []).append(seat)
        return found

    def change_seat(self, table: str, before: Seat, after: Seat) -> bool:
        """Change who sits somewhere, if it still is as whoever changes it believes; whether it was."""
        which = (seats.c.table_id == table) & (seats.c.seat == before.seat)
        which &= (seats.c.bot == before.bot) & (seats.c.away == int(before.away))
        which &= seats.c.person.is_(None) if before.person is None else seats.c.person == before.person
        with self._change(table) as connection:
            connection.execute(tables.update().where(tables.c.id == table).values(changed=time.time()))
            return bool(connection.execute(seats.update().where(which).values(**_seat(after))).rowcount)

    # Entries

    def add_entries(self, given: Iterable[tuple[str, Entry]]) -> list[bool]:
        """Keep entries of several tables for good, all at once; which were kept. Of the others the number is taken."""
        wanted = list(given)
        rows = [{"table_id": table, **msgspec.structs.asdict(entry)} for table, entry in wanted]
        rows.sort(key=_address)  # one order in all processes, so that they never wait for each other in a ring
        insert = pg_insert if self.is_postgres else sqlite_insert
        keep = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
        with self.engine.begin() as connection:
            fresh = {(row.table_id, row.number) for row in connection.execute(keep, rows)}
            for table in {table for table, _ in fresh}:
                self._notify(connection, table)
        kept = []
        for table, entry in wanted:
            kept.append((table, entry.number) in fresh)
            fresh.discard((table, entry.number))  # of two with one number in one batch, the first was kept
        return kept

    def touch(self, some: Iterable[str]) -> None:
        """Note that tables changed just now. What others are changing at the moment they note themselves."""
        with self._change() as connection:
            free = _unlocked(tables.c.id.in_(list(some)))
            connection.execute(tables.update().where(tables.c.id.in_(free)).values(changed=time.time()))

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        """What was done at a table, in order."""
        columns = [entries.c[name] for name in Entry.__struct_fields__]
        query = sa.select(*columns).where((entries.c.table_id == table) & (entries.c.number > after))
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query.order_by(entries.c.number))]

    # Chat and records

    def say(self, table: str, person: Person, text: str) -> None:
        row = {"table_id": table, "person": person.id, "name": person.name, "text": text, "at": time.time()}
        with self._change(table) as connection:
            connection.execute(chat.insert().values(**row))

    def said(self, table: str, after: int = 0) -> list[Said]:
        columns = [chat.c[name] for name in Said.__struct_fields__]
        query = sa.select(*columns).where((chat.c.table_id == table) & (chat.c.id > after))
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(chat.c.id.desc()).limit(CHAT_LINES)).all()
        return [Said(*row) for row in reversed(rows)]

    def keep_record(self, id: str, text: str) -> None:  # noqa: A002
        """Keep a record that somebody brought; the same one again changes nothing."""
        try:
            with self._change() as connection:
                connection.execute(records.insert().values(id=id, text=text, created=time.time()))
        except IntegrityError:
            return

    def record(self, id: str) -> str | None:  # noqa: A002
        with self.engine.connect() as connection:
            return connection.execute(sa.select(records.c.text).where(records.c.id == id)).scalar()

    # Who looks after bots and clocks

    def claim(self, driver: str, lease: float) -> list[str]:
        """Take on every running table that nobody looks after, keep those already taken on; all of them.

        A SQLite database has one process, which looks after everything.
        """
        now = time.time()
        running = tables.c.status == "running"
        if not self.is_postgres:
            with self.engine.connect() as connection:
                return list(connection.execute(sa.select(tables.c.id).where(running)).scalars())
        free = (tables.c.driver == driver) | (tables.c.driver_until < now)
        with self._change() as connection:
            which = tables.c.id.in_(_unlocked(running & free))
            taken = tables.update().where(which).values(driver=driver, driver_until=now + lease)
            return list(connection.execute(taken.returning(tables.c.id)).scalars())

    def release(self, driver: str) -> None:
        """Leave all tables to others."""
        with self._change() as connection:
            connection.execute(tables.update().where(tables.c.driver == driver).values(driver="", driver_until=0.0))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=20000"):
        connection.execute(f"PRAGMA {pragma}")


def _unlocked(which: sa.ColumnElement[bool]) -> sa.Select[tuple[str]]:
    """The tables that no other process is changing, locked one after the other in one order: nobody waits in a ring."""
    return sa.select(tables.c.id).where(which).order_by(tables.c.id).with_for_update(skip_locked=True)


def _address(row: Mapping[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]


def _text(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def _seat(seat: Seat) -> dict[str, Any]:
    return {**msgspec.structs.asdict(seat), "away": int(seat.away)}


def _table(row: Mapping[Any, Any]) -> Table:
    return Table(
        id=row["id"],
        setup=read_setup(row["setup"]),
        revision=row["revision"],
        plan=read_plan(row["plan"]),
        host=row["host"],
        access=row["access"],
        status=row["status"],
        seed=row["seed"],
        created=row["created"],
        changed=row["changed"],
        start=row["start"],
        came_from=row["came_from"],
        rematch=row["rematch"],
    )
