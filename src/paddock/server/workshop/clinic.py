"""Where the track doctor works: races by bots in a process of their own, a few at a time, users taking turns."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

from msgspec.structs import replace

import paddock
from paddock.core.sheets import enclosed
from paddock.lab.checkup import Checkup
from paddock.lab.plan import Plan
from paddock.server.bots.pool import BotPool
from paddock.server.bots.worker import CheckupQuestion
from paddock.server.errors import RequestError

BATCH_SECONDS = 1.5
"""How long one user's races go on before it is another's turn."""
LIMIT_SECONDS = 60.0
"""After how long a worker that does not answer is given up: a race never takes so long."""
MOST_PATIENTS = 30
"""How many circuits may be examined at once."""


class Clinic:
    """The circuits that are being examined; the worker is started at the first."""

    def __init__(self) -> None:
        self.pool = BotPool(1, LIMIT_SECONDS)
        self.patients: Counter[str] = Counter()
        """Whose circuits are here."""

    def check(self, owner: str) -> None:
        """409 if the doctor has a circuit of a user already, 503 if too many wait."""
        if self.patients[owner]:
            raise RequestError("doctor-busy", 409)
        if self.patients.total() >= MOST_PATIENTS:
            raise RequestError("busy", 503)

    @contextmanager
    def admitted(self, owner: str) -> Iterator[None]:
        """Have a user's circuit here."""
        self.patients[owner] += 1
        try:
            yield
        finally:
            self.patients[owner] -= 1
            self.patients += Counter()  # forgets those that are gone

    async def checkups(self, plan: Plan, owner: str) -> AsyncIterator[list[Checkup]]:
        """The races of a plan, in batches; ends with the last race, or when the caller stops asking."""
        done = 0
        while done < plan.games:
            rest = replace(plan, first=plan.first + done, games=plan.games - done)
            question = CheckupQuestion(paddock.address(plan.game), enclosed((plan.circuit,)), rest, BATCH_SECONDS)
            found = await self.pool.answer(question, list[Checkup], owner)
            done += len(found)
            yield found

    async def close(self) -> None:
        await self.pool.close()
