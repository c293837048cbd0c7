"""Plans as they are stored: the last of each seat. Whether one is armed follows from the entries of its table."""

import secrets
import time

import msgspec
import sqlalchemy as sa

from paddock.plans import Plan
from paddock.server.store.database import Database, reads
from paddock.server.store.schema import plans

# Made at import, before there are threads: two threads that inspect a record type at once would crash the process.
_read = msgspec.json.Decoder(Plan).decode


class PlanStore:
    """The plans of seats."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, table: str, seat: int, user: str, plan: Plan) -> str:
        """Store a plan before it is armed, in place of the seat's earlier ones; its id."""
        id = secrets.token_hex(8)  # noqa: A001
        row = {"id": id, "table_id": table, "seat": seat, "user": user, "at": time.time()}
        earlier = (plans.c.table_id == table) & (plans.c.seat == seat)
        with self.database.write() as connection:
            connection.execute(plans.delete().where(earlier))
            connection.execute(plans.insert().values(content=msgspec.json.encode(plan).decode(), **row))
        return id

    @reads
    def get(self, id: str, user: str) -> Plan | None:  # noqa: A002
        """A plan of a user; None if it was replaced or deleted."""
        which = (plans.c.id == id) & (plans.c.user == user)
        with self.database.read() as connection:
            found = connection.execute(sa.select(plans.c.content).where(which)).scalar()
        return None if found is None else _read(found)
