"""Presets of users as they are stored."""

import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import NamedSetup
from paddock.server.store.schema import presets


class PresetStore:
    """Set-ups to which users have given names."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def of(self, user: str) -> list[NamedSetup]:
        """The presets of a user, by name."""
        query = sa.select(presets.c.name, presets.c.code).where(presets.c.user == user).order_by(presets.c.name)
        with self.database.read() as connection:
            return [NamedSetup(*row) for row in connection.execute(query)]

    def set(self, user: str, name: str, code: str) -> None:
        """Give a set-up a name, or another set-up the same; without a code the preset is removed."""
        with self.database.write() as connection:
            connection.execute(presets.delete().where((presets.c.user == user) & (presets.c.name == name)))
            if code:
                connection.execute(presets.insert().values(user=user, name=name, code=code))
