"""The holidays of users, as days in their time zones."""

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from paddock.server.store.database import Database, reads
from paddock.server.store.rows import HolidayDays
from paddock.server.store.schema import holidays

COLUMNS = [holidays.c[name] for name in HolidayDays.__struct_fields__]


class HolidayStore:
    """The holidays of users."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def of(self, users: Iterable[str]) -> dict[str, list[HolidayDays]]:
        """The holidays of some users, by user, the first first."""
        query = sa.select(holidays.c.user, *COLUMNS).where(holidays.c.user.in_(list(users)))
        found: dict[str, list[HolidayDays]] = {}
        with self.database.read() as connection:
            for user, *days in connection.execute(query.order_by(holidays.c.first)):
                found.setdefault(user, []).append(HolidayDays(*days))
        return found

    def set(self, user: str, days: Iterable[HolidayDays]) -> None:
        """Replace the holidays of a user."""
        with self.database.write() as connection:
            connection.execute(holidays.delete().where(holidays.c.user == user))
            for each in days:
                connection.execute(holidays.insert().values(user=user, **msgspec.structs.asdict(each)))
