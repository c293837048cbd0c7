"""Presets of users and of clubs as they are stored."""

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import NamedSetup
from paddock.server.store.schema import club_presets, presets


class Shelf(NamedTuple):
    """Where presets are kept: with a user, or with a club."""

    table: sa.Table
    owner: sa.Column[str]
    id: str

    def named(self, name: str) -> sa.ColumnElement[bool]:
        """The rows of a preset."""
        return (self.owner == self.id) & (self.table.c.name == name)


def shelf_of(user: str) -> Shelf:
    return Shelf(presets, presets.c.user, user)


def club_shelf(club: str) -> Shelf:
    return Shelf(club_presets, club_presets.c.club, club)


class PresetStore:
    """Set-ups to which users and clubs have given names."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def of(self, shelf: Shelf) -> list[NamedSetup]:
        """The presets of a user or a club, by name."""
        names = shelf.table.c.name
        query = sa.select(names, shelf.table.c.code).where(shelf.owner == shelf.id).order_by(names)
        with self.database.read() as connection:
            return [NamedSetup(*row) for row in connection.execute(query)]

    def set(self, shelf: Shelf, name: str, code: str) -> None:
        """Give a set-up a name, or another set-up the same; without a code the preset is removed."""
        with self.database.write() as connection:
            connection.execute(shelf.table.delete().where(shelf.named(name)))
            if code:
                connection.execute(shelf.table.insert().values({shelf.owner: shelf.id, "name": name, "code": code}))

    def rename(self, shelf: Shelf, name: str, new: str) -> bool:
        """Give a preset another name; False if there is none, or if another preset has the new name."""
        try:
            with self.database.write() as connection:
                return bool(connection.execute(shelf.table.update().where(shelf.named(name)).values(name=new)).rowcount)
        except IntegrityError:
            return False
