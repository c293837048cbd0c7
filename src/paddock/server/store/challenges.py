"""Challenges and tries as they are stored."""

import secrets
import time
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import paddock
from paddock.server.store.database import Database, reads
from paddock.server.store.rows import Row
from paddock.server.store.schema import challenges, finished, tries, users
from paddock.server.store.tables import read_setup, write_json

SEED_BYTES = 16
OPENING_SECONDS = 60.0
"""After how long a try without a table was not begun: the process that opened it has died."""


class Challenge(Row):
    """One race for everybody."""

    id: str
    setup: paddock.Setup
    preset: str
    seed: str
    """Secret until the challenge is over."""
    seat: int
    level: str
    begins: float
    ends: float
    champion: str
    """The run of the strongest bot, in JSON; empty until it is done."""
    champion_due: float
    """Until when a process is driving it."""


class Try(Row):
    """The try of a user."""

    challenge: str
    user: str
    table_id: str
    began: float
    ended: float
    """0 until its result is known."""
    place: int
    gap: int
    track: str
    name: str = ""


COLUMNS = Challenge.__struct_fields__


class ChallengeStore:
    """The races of the day and of the week."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @reads
    def get(self, id: str) -> Challenge | None:  # noqa: A002
        columns = [challenges.c[name] for name in COLUMNS]
        with self.database.read() as connection:
            row = connection.execute(sa.select(*columns).where(challenges.c.id == id)).first()
        return None if row is None else Challenge(**{**row._mapping, "setup": read_setup(row.setup)})

    def add(
        self,
        id: str,  # noqa: A002
        setup: paddock.Setup,
        preset: str,
        seat: int,
        level: str,
        begins: float,
        ends: float,
    ) -> None:
        """Store a challenge with a seed of its own, unless another process has."""
        values: dict[str, Any] = {
            "id": id,
            "setup": write_json(setup),
            "preset": preset,
            "seed": secrets.token_hex(SEED_BYTES),
        }
        values |= {"seat": seat, "level": level, "begins": begins, "ends": ends, "champion": "", "champion_due": 0.0}
        try:
            with self.database.write() as connection:
                connection.execute(challenges.insert().values(**values))
        except IntegrityError:
            return

    # The Champion's run

    def claim_champion(self, id: str, seconds: float) -> bool:  # noqa: A002
        """Whether this process is to drive the Champion's run now; another may, if it takes longer than this."""
        now = time.time()
        which = (challenges.c.id == id) & (challenges.c.champion == "") & (challenges.c.champion_due < now)
        with self.database.write() as connection:
            change = challenges.update().where(which).values(champion_due=now + seconds)
            return bool(connection.execute(change).rowcount)

    def set_champion(self, id: str, run: msgspec.Struct) -> None:  # noqa: A002
        with self.database.write() as connection:
            change = challenges.update().where(challenges.c.id == id)
            connection.execute(change.values(champion=write_json(run)))

    # Tries

    def begin(self, challenge: str, user: str) -> bool:
        """Note that a user begins their try; False if they have had it."""
        now = time.time()
        values: dict[str, Any] = {"challenge": challenge, "user": user, "table_id": "", "began": now}
        values |= {"ended": 0.0, "place": 0, "gap": 0, "track": ""}
        try:
            with self.database.write() as connection:
                lost = (tries.c.table_id == "") & (tries.c.began < now - OPENING_SECONDS)
                connection.execute(tries.delete().where((tries.c.user == user) & lost))
                connection.execute(tries.insert().values(**values))
        except IntegrityError:
            return False
        return True

    def set_table(self, challenge: str, user: str, table: str) -> None:
        """Note the table of a try; without one, the try was never begun."""
        which = (tries.c.challenge == challenge) & (tries.c.user == user)
        with self.database.write() as connection:
            change = tries.update().values(table_id=table) if table else tries.delete()
            connection.execute(change.where(which))

    @reads
    def of_user(self, challenge: str, user: str) -> Try | None:
        found = self._tries((tries.c.challenge == challenge) & (tries.c.user == user))
        return found[0] if found else None

    @reads
    def results(self, challenge: str) -> list[Try]:
        """The tries that have ended, the best first."""
        return self._tries((tries.c.challenge == challenge) & (tries.c.ended > 0))

    @reads
    def unsettled(self, challenge: str) -> list[Try]:
        """The tries whose races are over, and whose results are not noted yet."""
        over = sa.exists().where(finished.c.table_id == tries.c.table_id)
        return self._tries((tries.c.challenge == challenge) & (tries.c.ended == 0) & over)

    def _tries(self, which: sa.ColumnElement[bool]) -> list[Try]:
        columns = [tries.c[name] for name in Try.__struct_fields__ if name != "name"]
        source = tries.outerjoin(users, users.c.id == tries.c.user)
        query = sa.select(*columns, sa.func.coalesce(users.c.name, "")).select_from(source).where(which)
        query = query.order_by(tries.c.place, tries.c.gap.desc(), tries.c.ended)
        with self.database.read() as connection:
            return [Try(*tuple(row)) for row in connection.execute(query)]

    def settle(self, each: Try, place: int, gap: int, run: msgspec.Struct) -> None:
        """Note the result of a try."""
        values: dict[str, Any] = {"ended": time.time(), "place": place, "gap": gap, "track": write_json(run)}
        which = (tries.c.challenge == each.challenge) & (tries.c.user == each.user) & (tries.c.ended == 0)
        with self.database.write() as connection:
            connection.execute(tries.update().where(which).values(**values))
