"""Facts about a database, such as the key that signs its cookies."""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from paddock.server.store.database import Database
from paddock.server.store.schema import facts


class FactStore:
    """Named values, each written once."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def get_or_add(self, name: str, value: str) -> str:
        """The value stored under a name; stores this one if there is none yet."""
        try:
            with self.database.write() as connection:
                connection.execute(facts.insert().values(name=name, value=value))
            return value
        except IntegrityError:
            with self.database.read() as connection:
                return str(connection.execute(sa.select(facts.c.value).where(facts.c.name == name)).scalar_one())
