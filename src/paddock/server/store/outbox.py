"""The outbox: messages on their way, and the leases of those who deliver them, by the clock of the database."""

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa

from paddock.core import Plain
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Channel, Letter, LetterKind
from paddock.server.store.schema import outbox

COLUMNS = [outbox.c[name] for name in Letter.__struct_fields__]
FAILED_DAYS = 30.0
"""How long a message that was given up is kept with its note."""


class NewLetter(Plain):
    """A message to put in the outbox."""

    key: str
    """Unique: a message with a key that is taken is not added again."""
    user: str
    channel: Channel
    target: str
    kind: LetterKind
    content: str
    delay: float = 0.0


class Failure(Plain):
    """A message that was given up."""

    at: float
    channel: Channel
    note: str


class Outbox:
    """Messages by channel."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, letters: Iterable[NewLetter]) -> None:
        with self.database.write() as connection:
            add_letters(connection, letters, self.database.now())

    def claim(self, channel: Channel, seconds: float, most: int) -> list[Letter]:
        """Lease messages of a channel that are due and that no process is delivering, the longest due first."""
        now = self.database.now()
        free = (outbox.c.state == "waiting") & (outbox.c.channel == channel)
        free &= (outbox.c.due <= now) & (outbox.c.lease_until < now)
        which = sa.select(outbox.c.id).where(free).order_by(outbox.c.due, outbox.c.id).limit(most)
        if not self.database.is_postgres:
            with self.database.read() as connection:
                if connection.execute(which.limit(1)).first() is None:
                    return []  # most of the time: no need to lock the file
        values = {"lease_owner": self.database.process, "lease_until": now + seconds, "tries": outbox.c.tries + 1}
        with self.database.write() as connection:
            which = which.with_for_update(skip_locked=True)
            claimed = outbox.update().where(outbox.c.id.in_(which)).values(**values).returning(*COLUMNS)
            return [Letter(*row) for row in connection.execute(claimed)]

    def delivered(self, letter: Letter) -> None:
        """Remove a message that has arrived, or that nobody needs any more."""
        with self.database.write() as connection:
            connection.execute(outbox.delete().where(self._own(letter)))

    def retry(self, letter: Letter, seconds: float, note: str) -> None:
        """Try a message again after a while."""
        self._change(letter, due=self.database.now() + seconds, note=note[:200], lease_owner="", lease_until=0.0)

    def give_up(self, letter: Letter, note: str) -> None:
        """Keep a message with the reason why it was not delivered."""
        self._change(letter, state="failed", note=note[:200], due=self.database.now(), content="")

    def _change(self, letter: Letter, **values: object) -> None:
        with self.database.write() as connection:
            connection.execute(outbox.update().where(self._own(letter)).values(**values))

    def _own(self, letter: Letter) -> sa.ColumnElement[bool]:
        return (outbox.c.id == letter.id) & (outbox.c.lease_owner == self.database.process)

    def release(self) -> None:
        """Give the leases back that this process still has: what it was delivering did not arrive."""
        own = (outbox.c.lease_owner == self.database.process) & (outbox.c.state == "waiting")
        with self.database.write() as connection:
            connection.execute(outbox.update().where(own).values(lease_owner="", lease_until=0.0))

    def recover(self) -> None:
        """Take over what a process that died was delivering, where there can be no other process: in a SQLite file."""
        if not self.database.is_postgres:
            with self.database.write() as connection:
                connection.execute(outbox.update().values(lease_owner="", lease_until=0.0))

    def withdraw(self, user: str, channel: Channel) -> None:
        """Remove what waits for a user on a channel."""
        which = (outbox.c.user == user) & (outbox.c.channel == channel) & (outbox.c.state == "waiting")
        with self.database.write() as connection:
            connection.execute(outbox.delete().where(which))

    @reads
    def waiting(self, channel: Channel) -> int:
        """How many messages of a channel wait."""
        which = (outbox.c.channel == channel) & (outbox.c.state == "waiting")
        with self.database.read() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(outbox).where(which)).scalar_one())

    @reads
    def failures(self, user: str, most: int = 5) -> list[Failure]:
        """The latest messages to a user that were given up."""
        which = (outbox.c.user == user) & (outbox.c.state == "failed")
        query = sa.select(outbox.c.due, outbox.c.channel, outbox.c.note).where(which)
        with self.database.read() as connection:
            return [Failure(*row) for row in connection.execute(query.order_by(outbox.c.due.desc()).limit(most))]


def add_letters(connection: sa.Connection, letters: Iterable[NewLetter], now: sa.ColumnElement[float]) -> None:
    """Add messages as part of a transaction."""
    for letter in letters:
        if connection.execute(sa.select(outbox.c.id).where(outbox.c.key == letter.key)).first():
            continue
        values = msgspec.structs.asdict(letter)
        delay = values.pop("delay")
        values |= {"created": now, "due": now + delay, "tries": 0, "state": "waiting", "note": ""}
        connection.execute(outbox.insert().values(**values, lease_owner="", lease_until=0.0))
