"""When the service was down, by the database's clock: gaps between the heartbeats that any process writes."""

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from paddock.core import Plain
from paddock.server.store.database import Database, reads
from paddock.server.store.schema import facts, outages

BEAT_SECONDS = 3.0
OUTAGE_SECONDS = 8.0
"""A longer gap between two heartbeats is an outage."""
HEARTBEAT = "heartbeat"


class Outage(Plain):
    """A time in which no process served."""

    began: float
    ended: float

    @property
    def seconds(self) -> float:
        return self.ended - self.began


class OutageStore:
    """Heartbeats, and the gaps between them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def beat(self) -> bool:
        """Note that this process serves; True if none did for a while, which is an outage."""
        insert = pg_insert if self.database.is_postgres else sqlite_insert
        mine = facts.c.name == HEARTBEAT
        with self.database.write() as connection:
            connection.execute(facts.update().where(mine).values(value=facts.c.value))  # one process at a time
            now = float(connection.execute(sa.select(self.database.now())).scalar_one())
            last = connection.execute(sa.select(facts.c.value).where(mine)).scalar()
            if last is None:
                connection.execute(insert(facts).values(name=HEARTBEAT, value=str(now)).on_conflict_do_nothing())
                return False
            connection.execute(facts.update().where(mine).values(value=str(max(now, float(last)))))
            is_outage = now - float(last) > OUTAGE_SECONDS
            if is_outage:
                noted = insert(outages).values(began=float(last), ended=now)
                connection.execute(noted.on_conflict_do_nothing())
        return is_outage

    @reads
    def after(self, at: float) -> list[Outage]:
        """The outages that began after a time."""
        query = sa.select(outages).where(outages.c.began > at).order_by(outages.c.began)
        with self.database.read() as connection:
            return [Outage(**row) for row in connection.execute(query).mappings()]
