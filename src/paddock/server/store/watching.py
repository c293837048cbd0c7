"""Which races users have watched, and the replays that they watch together."""

import time
from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import SharedReplay
from paddock.server.store.schema import finished, placings, shared_replays, users, watched_races

REPLAY_MOVED = "replay/"
"""How processes tell each other that the leader of a shared replay has moved: this and the table."""
FORGET_SECONDS = 60 * 24 * 3600.0
"""How long it is known that a race was watched; results are hidden for a shorter time."""

MOST_WATCHED = 1000
"""Of how many races it is known that a user watched them, the latest."""


class WatchingStore:
    """The switch that hides results, and shared replays."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def set_hides(self, user: str, hides: bool) -> None:
        with self.database.write() as connection:
            connection.execute(users.update().where(users.c.id == user).values(hides=int(hides)))

    def note_watched(self, user: str, races: Iterable[str]) -> None:
        """Note that a user knows the results of races."""
        insert = pg_insert if self.database.is_postgres else sqlite_insert
        now = time.time()
        with self.database.write() as connection:
            old = (watched_races.c.user == user) & (watched_races.c.at < now - FORGET_SECONDS)
            connection.execute(watched_races.delete().where(old))
            for race in races:
                add = insert(watched_races).values(user=user, race=race, at=now)
                connection.execute(add.on_conflict_do_nothing())
            kept = sa.select(watched_races.c.race).where(watched_races.c.user == user)
            kept = kept.order_by(watched_races.c.at.desc()).limit(MOST_WATCHED)
            many = (watched_races.c.user == user) & watched_races.c.race.not_in(kept)
            connection.execute(watched_races.delete().where(many))

    @reads
    def watched(self, user: str) -> frozenset[str]:
        with self.database.read() as connection:
            query = sa.select(watched_races.c.race).where(watched_races.c.user == user)
            return frozenset(connection.execute(query).scalars())

    @reads
    def rated_since(self, game: str, since: float) -> list[tuple[str, float, frozenset[str]]]:
        """The rated races of a game that ended after a moment: table, end, and who drove."""
        which = (finished.c.game == game) & (finished.c.ended > since) & (finished.c.rated == 1)
        columns = finished.c.table_id, finished.c.ended, placings.c.user
        source = finished.join(placings, placings.c.table_id == finished.c.table_id)
        found: dict[str, tuple[float, set[str]]] = {}
        with self.database.read() as connection:
            for table, ended, user in connection.execute(sa.select(*columns).select_from(source).where(which)):
                found.setdefault(table, (ended, set()))[1].add(user or "")
        return [(table, ended, frozenset(drivers)) for table, (ended, drivers) in found.items()]

    # Shared replays

    @reads
    def shared(self, table: str) -> SharedReplay | None:
        """Where the leader of a shared replay is; None if nobody leads one."""
        columns = [shared_replays.c[name] for name in SharedReplay.__struct_fields__]
        with self.database.read() as connection:
            row = connection.execute(sa.select(*columns).where(shared_replays.c.table_id == table)).first()
        return None if row is None else SharedReplay(*row)

    def move(self, shared: SharedReplay) -> None:
        """Note where the leader is; other processes learn of it."""
        insert = pg_insert if self.database.is_postgres else sqlite_insert
        values = {name: getattr(shared, name) for name in SharedReplay.__struct_fields__}
        with self.database.write(REPLAY_MOVED + shared.table_id) as connection:
            add = insert(shared_replays).values(**values)
            connection.execute(add.on_conflict_do_update(index_elements=["table_id"], set_=values))
