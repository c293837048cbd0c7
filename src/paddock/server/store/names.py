"""The names of users in the tables they sat at, and in the forks of their races."""

import logging
from collections.abc import Mapping

import sqlalchemy as sa
from msgspec.structs import replace

import paddock
from paddock.server.store.database import Database
from paddock.server.store.schema import chat, seats, tables, users
from paddock.server.store.seasons import rename_entries
from paddock.server.store.tables import read_setup, write_json

RECORD = "record "
"""How the start of a fork begins that holds the record of another race."""
log = logging.getLogger(__name__)
Names = Mapping[int, str]
"""Names by seat."""


class NameStore:
    """Renames users wherever their names are stored."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def rename(self, connection: sa.Connection, user: str, name: str) -> None:
        """Rename a user, in every race and in the chat."""
        connection.execute(users.update().where(users.c.id == user).values(name=name))
        connection.execute(chat.update().where(chat.c.user == user).values(name=name))
        self.rename_seats(connection, user, name)
        rename_entries(connection, user, name)

    def rename_seats(self, connection: sa.Connection, user: str, name: str) -> None:
        """Rename the seats of a user in all races; other processes learn of it."""
        own = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.user == user)
        by_table: dict[str, dict[int, str]] = {}
        for table, seat in connection.execute(own.order_by(seats.c.table_id, seats.c.seat)).all():
            named = by_table.setdefault(table, {})
            named[seat] = name if not named else f"{name} {len(named) + 1}"
        for table, named in by_table.items():
            self._rename_in(connection, table, named)

    def _rename_in(self, connection: sa.Connection, table: str, named: Names) -> None:
        """Rename seats of a table, and of the forks in which bots drive on under their names."""
        row = connection.execute(sa.select(tables.c.setup, tables.c.start).where(tables.c.id == table)).one()
        setup = read_setup(row.setup)
        before = dict(enumerate(setup.names))
        values = {"setup": write_json(replace(setup, names=_renamed(setup.names, named)))}
        if row.start.startswith(RECORD):
            values["start"] = _renamed_start(table, row.start, named)
        connection.execute(tables.update().where(tables.c.id == table).values(**values))
        for seat, name in named.items():
            which = (seats.c.table_id == table) & (seats.c.seat == seat)
            connection.execute(seats.update().where(which).values(name=name))
        self.database.notify(connection, table)
        forks = sa.select(tables.c.id).where(tables.c.came_from.like(f"{table}/%"))
        for fork in connection.execute(forks).scalars().all():
            self._rename_fork(connection, fork, named, before)

    def _rename_fork(self, connection: sa.Connection, fork: str, named: Names, before: Names) -> None:
        taken = sa.select(seats.c.seat, seats.c.name).where((seats.c.table_id == fork) & seats.c.user.is_(None))
        same = {seat for seat, name in connection.execute(taken) if before.get(seat) == name}
        self._rename_in(connection, fork, {seat: name for seat, name in named.items() if seat in same})


def _renamed(names: tuple[str, ...], named: Names) -> tuple[str, ...]:
    """The names of a race, some of them changed, each still different from the others; none before the start."""
    found = list(names)
    for seat, name in named.items():
        if seat < len(found):
            others = {*found[:seat], *found[seat + 1 :]}
            number = next(each for each in range(1, len(found) + 2) if _numbered(name, each) not in others)
            found[seat] = _numbered(name, number)
    return tuple(found)


def _numbered(name: str, number: int) -> str:
    return name if number == 1 else f"{name} {number}"


def _renamed_start(table: str, start: str, named: Names) -> str:
    """The record in which a fork begins, with other names."""
    until, _, text = start.partition("\n")
    try:
        record = paddock.Record.parse(text)
    except paddock.PaddockError as error:
        log.error("the start of a fork is damaged and was emptied", extra={"table": table, "error": str(error)})
        return until
    return f"{until}\n{replace(record, names=_renamed(record.names, named))}"
