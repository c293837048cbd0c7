"""Seats as they are stored."""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Seat
from paddock.server.store.schema import seats, tables


class SeatStore:
    """The seats of tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def of_table(self, table: str) -> list[Seat]:
        return self.of_tables([table]).get(table, [])

    @reads
    def of_tables(self, ids: Iterable[str]) -> dict[str, list[Seat]]:
        """The seats of several tables, by table."""
        found: dict[str, list[Seat]] = {}
        query = select_seats(seats.c.table_id.in_(list(ids)))
        with self.database.read() as connection:
            for table, *values in connection.execute(query):
                found.setdefault(table, []).append(read_seat(*values))
        return found

    def change(self, table: str, before: Seat, after: Seat) -> bool:
        """Change a seat if it is still as before; False if it is not. Its table is due: another may have to decide."""
        which = (seats.c.table_id == table) & (seats.c.seat == before.seat)
        which &= (seats.c.bot == before.bot) & (seats.c.away == int(before.away))
        which &= seats.c.user.is_(None) if before.user is None else seats.c.user == before.user
        with self.database.write(table) as connection:
            connection.execute(tables.update().where(tables.c.id == table).values(changed=time.time(), due=0.0))
            return bool(connection.execute(seats.update().where(which).values(**seat_values(after))).rowcount)


def select_seats(which: sa.ColumnElement[bool]) -> sa.Select[Any]:
    """A query for seats in order: their tables, and what `read_seat` reads."""
    columns = [seats.c[name] for name in ("table_id", *Seat.__struct_fields__)]
    return sa.select(*columns).where(which).order_by(seats.c.table_id, seats.c.seat)


def read_seat(seat: int, user: str | None, bot: str, away: int, name: str) -> Seat:
    """A seat from its columns."""
    return Seat(seat, user, bot, bool(away), name)


def seat_values(seat: Seat) -> dict[str, Any]:
    """The columns of a seat."""
    return {**msgspec.structs.asdict(seat), "away": int(seat.away)}
