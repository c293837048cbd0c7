"""Which decisions users owe and are to be told of. All times are the database's."""

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as pg_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from paddock.server.store.database import Database, reads
from paddock.server.store.outbox import NewLetter, add_letters
from paddock.server.store.rows import CalledFor, CallState, Owed
from paddock.server.store.schema import NEVER, calls, push_subscriptions

COLUMNS = [calls.c[name] for name in CalledFor.__struct_fields__]


class CallStore:
    """One row for each decision owed: `(table, seat, asked)` is unique, so that nobody is called twice for one."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def note(self, owed: Iterable[tuple[Owed, float]]) -> None:
        """Note decisions and when to call for them, unless they are noted; earlier ones of their seats are past."""
        insert = pg_insert if self.database.is_postgres else sqlite_insert
        with self.database.write() as connection:
            for each, due in owed:
                same_seat = (calls.c.table_id == each.table_id) & (calls.c.seat == each.seat)
                connection.execute(calls.delete().where(same_seat & (calls.c.asked < each.asked)))
                row = {**msgspec.structs.asdict(each), "state": "waiting", "due": due}
                connection.execute(insert(calls).values(**row).on_conflict_do_nothing())

    @reads
    def users_due(self, most: int) -> list[str]:
        """The users for whom a call is due, those who have waited longest first."""
        query = sa.select(calls.c.user).where(calls.c.due <= self.database.now()).group_by(calls.c.user)
        with self.database.read() as connection:
            return list(connection.execute(query.order_by(sa.func.min(calls.c.due)).limit(most)).scalars())

    @reads
    def of(self, user: str) -> list[CalledFor]:
        """All calls of a user, the first due first."""
        with self.database.read() as connection:
            rows = connection.execute(sa.select(*COLUMNS).where(calls.c.user == user).order_by(calls.c.due))
            return [CalledFor(*row) for row in rows]

    def put_off(self, call: CalledFor, due: float) -> None:
        """Look at a call again later, unless another process has dealt with it."""
        self._change(call, state=call.state, due=due)

    def drop(self, call: CalledFor) -> None:
        """Withdraw a call: the decision was made, or the seat is another's."""
        with self.database.write() as connection:
            connection.execute(calls.delete().where(_same(call)))

    def settle(self, table: str, number: int, owed: Iterable[Owed]) -> None:
        """Withdraw the calls at a table for decisions that are owed no more, up to the number of an entry.

        Browsers that showed one are told to close it.
        """
        still = {(each.seat, each.asked, each.user) for each in owed}
        query = sa.select(*COLUMNS).where((calls.c.table_id == table) & (calls.c.asked <= number))
        with self.database.read() as connection:
            rows = [CalledFor(*row) for row in connection.execute(query)]
        past = [each for each in rows if (each.seat, each.asked, each.user) not in still]
        if not past:
            return
        with self.database.write() as connection:
            for call in past:
                if connection.execute(calls.delete().where(_same(call))).rowcount and call.state != "waiting":
                    add_letters(connection, self._closings(connection, call), self.database.now())

    def _closings(self, connection: sa.Connection, call: CalledFor) -> list[NewLetter]:
        """Messages to a user's browsers that a call was answered."""
        query = sa.select(push_subscriptions.c.id).where(push_subscriptions.c.user == call.user)
        key = f"done/{call.table_id}/{call.seat}/{call.asked}/"
        return [
            NewLetter(key + id[:24], call.user, "push", id, "done", call.table_id)
            for id in connection.execute(query).scalars()  # noqa: A001
        ]

    def _change(self, call: CalledFor, state: CallState, due: float) -> None:
        with self.database.write() as connection:
            connection.execute(calls.update().where(_same(call)).values(state=state, due=due))

    def post(self, made: Iterable[tuple[CalledFor, CallState, float | None]], letters: Iterable[NewLetter]) -> bool:
        """Note calls as made, with the time of the next look at each, and put their messages in the outbox.

        One transaction: False, and nothing is changed, if another process has dealt with one of them.
        """
        with self.database.engine.connect() as connection, connection.begin() as transaction:
            for call, state, due in made:
                change = calls.update().where(_same(call)).values(state=state, due=NEVER if due is None else due)
                if not connection.execute(change).rowcount:
                    transaction.rollback()
                    return False
            add_letters(connection, letters, self.database.now())
        return True


def _same(call: CalledFor) -> sa.ColumnElement[bool]:
    """A call that nobody has changed since it was read."""
    which = (calls.c.table_id == call.table_id) & (calls.c.seat == call.seat) & (calls.c.asked == call.asked)
    return which & (calls.c.state == call.state) & (calls.c.due == call.due)
