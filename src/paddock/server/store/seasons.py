"""Seasons as they are stored: who drives, the log, the records, and what was said."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.league.events import Line, decode_event, encode_event
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Entrant, SeasonRow, TableSettings
from paddock.server.store.schema import season_drivers, season_log, season_records, season_words, seasons, tables

LISTED = 100
STEPS_AT_ONCE = 20
_read_settings = msgspec.json.Decoder(TableSettings).decode
Also = Callable[[sa.Connection], None]
"""What is stored in the same transaction."""


class SeasonStore:
    """Seasons and their logs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, row: SeasonRow, lines: Iterable[Line], also: Also) -> None:
        """Store a new season with the first lines of its log."""
        values = {name: getattr(row, name) for name in SeasonRow.__struct_fields__}
        values["settings"] = msgspec.json.encode(row.settings).decode()
        with self.database.write() as connection:
            connection.execute(seasons.insert().values(**values))
            also(connection)
            connection.execute(season_log.insert(), [_log_row(row.id, line) for line in lines])

    @reads
    def get(self, id: str) -> SeasonRow | None:  # noqa: A002
        found = self._select(seasons.c.id == id)
        return found[0] if found else None

    @reads
    def of_club(self, club: str) -> list[SeasonRow]:
        """The seasons of a club, the newest first."""
        return self._select(seasons.c.club == club)

    def _select(self, which: sa.ColumnElement[bool]) -> list[SeasonRow]:
        columns = [seasons.c[name] for name in SeasonRow.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(seasons.c.created.desc(), seasons.c.id).limit(LISTED)
        with self.database.read() as connection:
            rows = connection.execute(query).mappings().all()
        return [SeasonRow(**{**row, "settings": _read_settings(row["settings"])}) for row in rows]

    def set_due(self, id: str, due: float, has_table: bool) -> None:  # noqa: A002
        """When to look at a season next, unless another process has opened its table or filed its result by now."""
        is_so = (seasons.c.table_id != "") if has_table else (seasons.c.table_id == "")
        with self.database.write() as connection:
            connection.execute(seasons.update().where((seasons.c.id == id) & is_so).values(due=due))

    def wait_for(self, id: str, table: str) -> None:  # noqa: A002
        """The result waits for this table of the race, which has several."""
        with self.database.write() as connection:
            is_on = (seasons.c.id == id) & (seasons.c.table_id != "")
            connection.execute(seasons.update().where(is_on).values(table_id=table))

    def set_settings(self, id: str, settings: TableSettings) -> None:  # noqa: A002
        with self.database.write() as connection:
            written = msgspec.json.encode(settings).decode()
            connection.execute(seasons.update().where(seasons.c.id == id).values(settings=written))

    @reads
    def due(self) -> list[str]:
        """The seasons whose next table is to be opened."""
        query = sa.select(seasons.c.id).where((seasons.c.due <= self.database.now()) & (seasons.c.table_id == ""))
        return self._ids(query.order_by(seasons.c.due))

    @reads
    def finished(self) -> list[str]:
        """The seasons whose race is over, and whose result is not filed yet."""
        query = sa.select(seasons.c.id).join(tables, tables.c.id == seasons.c.table_id)
        return self._ids(query.where((tables.c.status == "over") & (seasons.c.due <= self.database.now())))

    def _ids(self, query: sa.Select[Any]) -> list[str]:
        with self.database.read() as connection:
            return list(connection.execute(query.limit(STEPS_AT_ONCE)).scalars())

    # The log

    def append(self, season: str, line: Line, also: Also, **values: object) -> bool:
        """Add a line, and change the season's row; False if another process has added one of its number."""
        try:
            with self.database.write() as connection:
                connection.execute(season_log.insert().values(**_log_row(season, line)))
                also(connection)
                if values:
                    connection.execute(seasons.update().where(seasons.c.id == season).values(**values))
        except IntegrityError:
            if self._has(season, line.number):
                return False
            raise
        return True

    def _has(self, season: str, number: int) -> bool:
        which = (season_log.c.season == season) & (season_log.c.number == number)
        with self.database.read() as connection:
            return connection.execute(sa.select(season_log.c.number).where(which)).first() is not None

    @reads
    def lines(self, season: str, after: int = 0) -> list[Line]:
        """The lines of a log after a number."""
        columns = [season_log.c[name] for name in ("number", "at", "actor", "content", "hash")]
        query = sa.select(*columns).where((season_log.c.season == season) & (season_log.c.number > after))
        with self.database.read() as connection:
            rows = connection.execute(query.order_by(season_log.c.number)).all()
        return [Line(number, at, actor, decode_event(content), hash) for number, at, actor, content, hash in rows]  # noqa: A001

    # Drivers, records and words

    @reads
    def entrants(self, season: str) -> dict[str, Entrant]:
        """The drivers by key."""
        query = sa.select(season_drivers.c.driver, season_drivers.c.user, season_drivers.c.name)
        with self.database.read() as connection:
            rows = connection.execute(query.where(season_drivers.c.season == season))
            return {key: Entrant(key, user, name) for key, user, name in rows}

    def set_entrant(self, connection: sa.Connection, season: str, entrant: Entrant) -> None:
        """Note who a driver is."""
        which = (season_drivers.c.season == season) & (season_drivers.c.driver == entrant.driver)
        connection.execute(season_drivers.delete().where(which))
        row = {"season": season, "driver": entrant.driver, "user": entrant.user, "name": entrant.name}
        connection.execute(season_drivers.insert().values(**row))

    def add_record(self, connection: sa.Connection, season: str, race: int, text: str) -> None:
        connection.execute(season_records.insert().values(season=season, race=race, text=text))

    @reads
    def records(self, season: str) -> dict[int, str]:
        """The records of a season's races, by their number; those of several tables are one text."""
        query = sa.select(season_records.c.race, season_records.c.text).where(season_records.c.season == season)
        with self.database.read() as connection:
            return {race: text for race, text in connection.execute(query)}  # noqa: C416

    def add_words(self, connection: sa.Connection, season: str, digest: str, user: str, salt: str, text: str) -> None:
        row = {"season": season, "digest": digest, "user": user, "salt": salt, "text": text}
        connection.execute(season_words.insert().values(**row))

    @reads
    def words(self, season: str) -> dict[str, str]:
        """What was said, by its digest in the log; empty if its author was deleted."""
        query = sa.select(season_words.c.digest, season_words.c.text).where(season_words.c.season == season)
        with self.database.read() as connection:
            return {digest: text for digest, text in connection.execute(query)}  # noqa: C416


def _log_row(season: str, line: Line) -> dict[str, object]:
    content = encode_event(line.event).decode()
    return {
        "season": season,
        "number": line.number,
        "at": line.at,
        "actor": line.actor,
        "content": content,
        "hash": line.hash,
    }


def forget_driver(connection: sa.Connection, user: str, former: str) -> None:
    """A user who is deleted: their entries have another name, and what they said is gone."""
    own = sa.select(season_drivers.c.season, season_drivers.c.driver).where(season_drivers.c.user == user)
    for season, driver in connection.execute(own).all():
        rename_driver(connection, season, driver, former, user=None)
    blank = season_words.update().where(season_words.c.user == user)
    connection.execute(blank.values(text="", salt=""))


def rename_entries(connection: sa.Connection, user: str, name: str) -> None:
    """A user who has another name has it in all seasons."""
    own = sa.select(season_drivers.c.season, season_drivers.c.driver).where(season_drivers.c.user == user)
    for season, driver in connection.execute(own).all():
        rename_driver(connection, season, driver, name, user=user)


def rename_driver(connection: sa.Connection, season: str, driver: str, name: str, user: str | None) -> None:
    """Rename a driver; no two drivers of a season have the same name."""
    others = sa.select(season_drivers.c.name).where(
        (season_drivers.c.season == season) & (season_drivers.c.driver != driver)
    )
    taken = set(connection.execute(others).scalars())
    which = (season_drivers.c.season == season) & (season_drivers.c.driver == driver)
    connection.execute(season_drivers.update().where(which).values(name=free_name(name, taken), user=user))


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that no other driver has: with a number after it if need be."""
    known = {each.casefold() for each in taken}
    number, found = 1, name
    while found.casefold() in known:
        number += 1
        found = f"{name} {number}"
    return found
