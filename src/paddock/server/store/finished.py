"""Races that are over: their results, and the public archive."""

import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.ratings import RatingStore
from paddock.server.store.rows import Entry, Row, Table
from paddock.server.store.schema import consents, entries, finished, placings, seats, tables
from paddock.server.store.tables import COLUMNS, sound_table, sound_tables

PAGE = 30
"""How many races a page of the archive has."""
PODIUM = 3
CLOSED = '%"spectators":false%'
"""How the settings of a table look that only its members may watch: quotes within a setting are escaped."""
Outcome = Literal["any", "won", "podium"]


class Placed(Row):
    """Where a seat finished, and who sat there."""

    seat: int
    user: str | None
    bot: str
    place: int


class FinishedRace(Row):
    """A race of the archive."""

    table: Table
    ended: float
    placings: tuple[Placed, ...]
    names: tuple[str, ...]


class FinishedStore:
    """Notes how races end, and finds them again."""

    def __init__(self, database: Database, rating_store: RatingStore) -> None:
        self.database = database
        self.ratings = rating_store

    def finish(self, table: Table, final: bytes, results: Sequence[Placed]) -> bool:
        """Note that a race is over, with its last position and its result; False if another process has done so."""
        at = time.time()
        which = (tables.c.id == table.id) & (tables.c.status == "running")
        with self.database.write(table.id) as connection:
            change = tables.update().where(which).values(status="over", final=final, changed=at)
            if not connection.execute(change).rowcount:
                return False
            values: dict[str, Any] = {
                "table_id": table.id,
                "game": table.setup.game,
                "circuit": table.setup.circuit or "",
            }
            values |= {"seats": table.setup.seats, "ended": at, "rated": int(table.settings.rated), "rated_as": 0}
            connection.execute(finished.insert().values(**values))
            rows = [{"table_id": table.id, **_values(each)} for each in results]
            connection.execute(placings.insert(), rows)
        if table.settings.rated:
            self.ratings.enter_new()
        return True

    @reads
    def archive(
        self,
        game: str = "",
        circuit: str = "",
        name: str = "",
        outcome: Outcome = "any",
        before: float | None = None,
    ) -> list[FinishedRace]:
        """Public races that are over, the latest first; those of a driver, perhaps only those that they won."""
        query = self._public().order_by(finished.c.ended.desc(), finished.c.table_id).limit(PAGE)
        for column, wanted in ((finished.c.game, game), (finished.c.circuit, circuit)):
            if wanted:
                query = query.where(column == wanted)
        if before is not None:
            query = query.where(finished.c.ended < before)
        if name:
            query = query.where(_driven_by(name, outcome))
        with self.database.read() as connection:
            return self._races(connection, connection.execute(query).all())

    @reads
    def of_user(self, user: str, limit: int = 10) -> list[FinishedRace]:
        """The last public races of a user."""
        own = sa.exists().where((placings.c.table_id == finished.c.table_id) & (placings.c.user == user))
        query = self._public().where(own).order_by(finished.c.ended.desc()).limit(limit)
        with self.database.read() as connection:
            return self._races(connection, connection.execute(query).all())

    @reads
    def public_among(self, ids: Sequence[str]) -> frozenset[str]:
        """Those of some tables whose races anybody may watch."""
        query = self._public().where(finished.c.table_id.in_(ids))
        with self.database.read() as connection:
            rows = [row[1:] for row in connection.execute(query)]
        return frozenset(table.id for table in sound_tables(self.database, rows))

    def for_research(self, at_once: int = 50) -> Iterator[tuple[FinishedRace, list[Entry]]]:
        """All public races from their start whose drivers all consent, with their entries, the oldest first."""
        agree = sa.exists().where(consents.c.user == placings.c.user)
        silent = sa.exists().where(
            (placings.c.table_id == finished.c.table_id) & placings.c.user.is_not(None) & ~agree.correlate(placings)
        )
        after = (0.0, "")
        while True:
            key = sa.tuple_(finished.c.ended, finished.c.table_id)
            query = self._public().where((tables.c.start == "") & ~silent.correlate(finished) & (key > after))
            query = query.order_by(finished.c.ended, finished.c.table_id).limit(at_once)
            with self.database.read() as connection:
                rows = connection.execute(query).all()
                found = self._races(connection, rows)
                made = _entries(connection, [race.table.id for race in found])
            if not rows:
                return
            yield from ((race, made[race.table.id]) for race in found)
            after = (rows[-1].ended, rows[-1].id)

    def _public(self) -> sa.Select[Any]:
        columns = [tables.c[name] for name in COLUMNS]
        source = finished.join(tables, tables.c.id == finished.c.table_id)
        return (
            sa.select(finished.c.ended, *columns)
            .select_from(source)
            .where((tables.c.access == "public") & (tables.c.status == "over") & tables.c.settings.not_like(CLOSED))
        )

    def _races(self, connection: sa.Connection, rows: Iterable[Sequence[Any]]) -> list[FinishedRace]:
        read = ((row[0], sound_table(self.database, row[1:])) for row in rows)
        found = [(ended, table) for ended, table in read if table is not None]
        ids = [table.id for _, table in found]
        columns = [placings.c[name] for name in ("table_id", *Placed.__struct_fields__)]
        query = sa.select(*columns).where(placings.c.table_id.in_(ids)).order_by(placings.c.place, placings.c.seat)
        results: dict[str, list[Placed]] = {}
        for id, *values in connection.execute(query):  # noqa: A001
            results.setdefault(id, []).append(Placed(*values))
        return [FinishedRace(table, ended, tuple(results[table.id]), table.setup.names) for ended, table in found]


def forget_results(connection: sa.Connection, ids: Sequence[str], even_rated: bool = False) -> None:
    """Remove the results of tables that are removed. Those of rated races stay: ratings are recomputed from them."""
    query = sa.select(finished.c.table_id).where(finished.c.table_id.in_(ids))
    gone = connection.execute(query if even_rated else query.where(finished.c.rated == 0)).scalars().all()
    for each in (placings, finished):
        connection.execute(each.delete().where(each.c.table_id.in_(gone)))


def _values(placed: Placed) -> dict[str, Any]:
    return {"seat": placed.seat, "user": placed.user, "bot": placed.bot, "place": placed.place}


def _driven_by(name: str, outcome: Outcome) -> sa.ColumnElement[bool]:
    """Races in which a user of this name drove, with this outcome."""
    same = (seats.c.table_id == placings.c.table_id) & (seats.c.seat == placings.c.seat)
    own = (placings.c.table_id == finished.c.table_id) & same & seats.c.user.is_not(None)
    own &= sa.func.lower(seats.c.name).contains(name.lower(), autoescape=True)
    if outcome != "any":
        own &= placings.c.place <= (1 if outcome == "won" else PODIUM)
    return sa.exists().where(own)


def _entries(connection: sa.Connection, ids: list[str]) -> dict[str, list[Entry]]:
    columns = [entries.c[name] for name in ("table_id", "number", "kind", "seat", "code", "actor", "at")]
    query = sa.select(*columns).where(entries.c.table_id.in_(ids)).order_by(entries.c.table_id, entries.c.number)
    found: dict[str, list[Entry]] = {id: [] for id in ids}  # noqa: A001
    for table, *values in connection.execute(query):
        found[table].append(Entry(*values))
    return found
