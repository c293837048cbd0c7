"""Reports of finished races, to be read and shared: worked out in a process of its own, one after the other."""

from collections import OrderedDict

import paddock
from paddock.server.bots.pool import BotPool
from paddock.server.bots.worker import ReportQuestion
from paddock.server.errors import RequestError
from paddock.server.fair_queue import FairQueue

LIMIT_SECONDS = 120.0
"""After how long a report is given up; long races of many cars take half a minute where the engine is interpreted."""
MOST_WAITING = 2
"""How many reports one visitor may wait for."""
MOST_KEPT = 100
"""How many reports are kept in memory, some 30 kB each."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
"""A page of text and drawings: it runs nothing, and loads nothing."""


class Reports:
    """The reports of this process; the worker is started at the first."""

    def __init__(self) -> None:
        self.pool = BotPool(1, LIMIT_SECONDS)
        self.queue = FairQueue(1, per_key=MOST_WAITING)
        self.known: OrderedDict[tuple[str, str], str] = OrderedDict()

    async def page(self, race: str, record: paddock.Record, lang: str, owner: str) -> str:
        """The report of a race as a page; 404 where chances are not known, 503 if it cannot be made now."""
        if not paddock.game(record.game).form_names:
            raise RequestError("no-such-page", 404)
        key = race, lang
        if key not in self.known:
            async with self.queue.turn(owner):
                if key not in self.known:  # another request may have asked for it, too
                    self.known[key] = await self._made(race, record, lang)
        self.known.move_to_end(key)
        if len(self.known) > MOST_KEPT:
            self.known.popitem(last=False)
        return self.known[key]

    async def _made(self, race: str, record: paddock.Record, lang: str) -> str:
        address = f"/replay/{race}?at="
        question = ReportQuestion(paddock.address(record.game), record.sheets, str(record), lang, address)
        try:
            return await self.pool.answer(question, str)
        except RequestError:
            raise RequestError("no-report", 503) from None

    async def close(self) -> None:
        await self.pool.close()
