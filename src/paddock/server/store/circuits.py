"""Circuits of users' own as they are stored, and the sheets that races were driven on."""

import time
from collections.abc import Iterable

import sqlalchemy as sa
from msgspec.structs import asdict
from sqlalchemy.exc import IntegrityError

from paddock.core.sheets import SHEET, name_of
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import OwnCircuit
from paddock.server.store.schema import (
    circuits,
    club_members,
    club_presets,
    matches,
    presets,
    season_log,
    sheets,
    tables,
)

LISTED = 200
UNUSED_SECONDS = 86400.0
"""How long a sheet is kept that nothing names."""


class SheetStore:
    """Texts by their fingerprint: never changed, and kept while a table, a circuit, a club or a season names them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def text(self, name: str) -> str | None:
        with self.database.read() as connection:
            return connection.execute(sa.select(sheets.c.text).where(sheets.c.id == name)).scalar()

    def keep(self, texts: Iterable[str]) -> None:
        """Store sheets; one that is there already is only marked as used."""
        for text in texts:
            try:
                with self.database.write() as connection:
                    keep_sheet(connection, text)
            except IntegrityError:  # another process stored it at the same time
                continue

    def tidy(self) -> int:
        """Remove the sheets that nothing names any more; how many."""
        with self.database.write() as connection:
            old = sheets.c.at < self.database.now() - UNUSED_SECONDS
            unused = set(connection.execute(sa.select(sheets.c.id).where(old)).scalars()) - named_sheets(connection)
            for name in unused:
                connection.execute(sheets.delete().where(sheets.c.id == name))
            return len(unused)


def keep_sheet(connection: sa.Connection, text: str) -> None:
    """Store a sheet, or mark it as used."""
    name, at = name_of(text), time.time()
    if not connection.execute(sheets.update().where(sheets.c.id == name).values(at=at)).rowcount:
        connection.execute(sheets.insert().values(id=name, text=text, at=at))


def named_sheets(connection: sa.Connection) -> set[str]:
    """The sheets that something names: a circuit, the set-up of a table or a match, a preset or a season's calendar."""
    found = set(connection.execute(sa.select(circuits.c.sheet)).scalars())
    for column in (tables.c.setup, matches.c.setup, club_presets.c.code, presets.c.code, season_log.c.content):
        for text in connection.execute(sa.select(column).where(column.contains("own-"))).scalars():
            found |= set(SHEET.findall(text))
    return found


def of_kind(decks: bool) -> sa.ColumnElement[bool]:
    """Which rows are decks, or circuits: a deck has no outline."""
    return circuits.c.outline == "" if decks else circuits.c.outline != ""


class CircuitStore:
    """Circuits that users drew, and decks that they wrote."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, circuit: OwnCircuit, driven: str) -> None:
        """Store a new circuit, and what is raced of it."""
        with self.database.write() as connection:
            keep_sheet(connection, driven)
            connection.execute(circuits.insert().values(**asdict(circuit)))

    def change(self, circuit: OwnCircuit, driven: str) -> bool:
        """Store a changed circuit; races that were driven on it keep their sheets. False if it is gone."""
        with self.database.write() as connection:
            keep_sheet(connection, driven)
            return self._set(connection, circuit.id, asdict(circuit))

    def set_published(self, id: str, at: float) -> bool:  # noqa: A002
        """Show a circuit to all users from now on, or, at 0, no longer; False if it is gone."""
        with self.database.write() as connection:
            return self._set(connection, id, {"published": at})

    def _set(self, connection: sa.Connection, id: str, values: dict[str, object]) -> bool:  # noqa: A002
        return bool(connection.execute(circuits.update().where(circuits.c.id == id).values(**values)).rowcount)

    def remove(self, id: str) -> bool:  # noqa: A002
        """Remove a circuit; False if it is gone already."""
        with self.database.write() as connection:
            return bool(connection.execute(circuits.delete().where(circuits.c.id == id)).rowcount)

    @reads
    def get(self, id: str) -> OwnCircuit | None:  # noqa: A002
        found = self._select(circuits.c.id == id)
        return found[0] if found else None

    @reads
    def of_user(self, user: str, decks: bool = False) -> list[OwnCircuit]:
        """The circuits, or the decks, that belong to a user."""
        return self._select((circuits.c.user == user) & circuits.c.club.is_(None) & of_kind(decks))

    @reads
    def of_clubs(self, user: str, decks: bool = False) -> list[OwnCircuit]:
        """The circuits, or the decks, of the clubs of a user."""
        clubs = sa.select(club_members.c.club).where(club_members.c.user == user)
        return self._select(circuits.c.club.in_(clubs) & of_kind(decks))

    @reads
    def published(self, find: str, decks: bool = False) -> list[OwnCircuit]:
        """The circuits, or the decks, that all users may see, whose name contains some words; the latest first."""
        named = circuits.c.name.icontains(find, autoescape=True) if find else sa.true()
        return self._select((circuits.c.published > 0) & named & of_kind(decks), circuits.c.published)

    def _select(self, which: sa.ColumnElement[bool], order: sa.Column[float] = circuits.c.changed) -> list[OwnCircuit]:
        columns = [circuits.c[name] for name in OwnCircuit.__struct_fields__]
        query = sa.select(*columns).where(which).order_by(order.desc(), circuits.c.id).limit(LISTED)
        with self.database.read() as connection:
            return [OwnCircuit(*row) for row in connection.execute(query)]

    @reads
    def count(self, user: str, club: str | None) -> int:
        """How many circuits a user has, or a club."""
        own = (circuits.c.user == user) & circuits.c.club.is_(None) if club is None else circuits.c.club == club
        with self.database.read() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(circuits).where(own)).scalar_one())
