"""Drives the bots and clocks of the tables on which this process holds a lease."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from paddock.plans import Ending, Progress, Verdict
from paddock.server.background import Background
from paddock.server.bots.pace import allowance, made_in_a_row
from paddock.server.bots.pool import BotPool, bot_luck
from paddock.server.clock import now
from paddock.server.config import Config
from paddock.server.errors import RequestError
from paddock.server.notify.owed import Noting
from paddock.server.store.leases import LeaseStore
from paddock.server.store.rows import Actor
from paddock.server.tables import planning
from paddock.server.tables.clocks import answer_by_clock, is_out_of_time, next_deadline
from paddock.server.tables.live import LiveTable
from paddock.server.tables.registry import TableRegistry

RETRY_SECONDS = 0.01
LINGER_SECONDS = 60.0
"""How long a table on which nothing is due is still driven, so that a race that is played costs no leases."""
HANDED_OVER_SECONDS = 5.0
"""A table whose viewers are all at other processes is left to them, unless something is due sooner."""
RECLAIM_SECONDS = 5.0
"""How long a process whose viewers play at a table waits before it asks again for a lease that another holds."""
CONSIDERED_AT_ONCE = 20
CLAIMED_AT_ONCE = 50
"""How many tables are claimed in a second, so that the first after a start do not wait for the last."""


class Driver:
    """Decides for bots, and for users who are away or out of time. One task per table."""

    def __init__(
        self, config: Config, leases: LeaseStore, background: Background, tables: TableRegistry, noting: Noting
    ) -> None:
        self.config = config
        self.leases = leases
        self.background = background
        self.tables = tables
        self.noting = noting
        self.bots = BotPool(config.bot_workers, config.bot_seconds)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        """The tables being driven."""
        tables.on_change = self.consider

    async def claim(self) -> None:
        """Renew the leases, and drive tables that are due and that no process drives."""
        run, seconds = self.background.run, self.config.lease
        if self.tasks:
            await run(self.leases.renew, seconds)
        most = min(CLAIMED_AT_ONCE, self.config.driven_tables - len(self.tasks))
        if most > 0:
            skipped = {*self.tasks, *self.leases.database.quarantine.ids()}
            for id in await run(self.leases.claim_due, seconds, most, skipped):  # noqa: A001
                self._start(id, self._drive(id))
        for number, live in enumerate(list(self.tables)):
            if number % CONSIDERED_AT_ONCE == 0:
                await asyncio.sleep(0)  # hundreds of tables in a row would keep everybody waiting
            self.consider(live)

    def consider(self, live: LiveTable) -> None:
        """Drive a table in memory if there is something to drive, or if it is played here."""
        if live.id in self.tasks or live.is_closed or live.ledger is None or live.ledger.match.over:
            return
        if live.id in self.tables.changed or len(self.tasks) >= self.config.driven_tables:
            return
        if self._is_due(live) or self._is_played_here(live):
            self._start(live.id, self._claim_and_drive(live))

    def _start(self, id: str, work: Coroutine[Any, Any, None]) -> None:  # noqa: A002
        if id in self.tasks:
            work.close()
            return
        task = self.tasks[id] = self.background.spawn(work)
        task.add_done_callback(lambda _: self.tasks.pop(id, None))

    async def _claim_and_drive(self, live: LiveTable) -> None:
        if await self.background.run(self.leases.claim, live.id, self.config.lease):
            await self._drive(live.id)
        else:
            live.refused = now()

    def pause_clocks(self) -> None:
        """The time of the service was corrected: at the tables it drives, nobody loses any."""
        for id in self.tasks:  # noqa: A001
            live = self.tables.tables.get(id)
            if live is not None and live.ledger is not None:
                self.background.spawn(live.pause_clocks())

    async def close(self) -> None:
        """Stop the bots and give the leases back; the tasks have been cancelled before."""
        await self.bots.close()
        await self.background.run(self.leases.release)

    async def _drive(self, id: str) -> None:  # noqa: A002
        """Drive a table until its race is over, or until nothing is due for a while."""
        try:
            live = await self.tables.get(id)
        except RequestError:
            return  # it is damaged, which is in the log
        while live.ledger is not None and not live.ledger.match.over:
            live.race_event.clear()
            seat = _seat_due(live)
            if seat is not None:
                await self._decide_for(live, seat)
            elif (planned := plan_due(live)) is not None:
                await self._carry_out(live, planned)
            elif (noted := self.noting.next(live)) is not None and noted <= now():
                await self.noting.note(live)
            elif not await self._wait(live):
                await self._rest(live)
                return
        if live.ledger is None:
            await self.background.run(self.leases.rest, id, 0, None)
        else:
            await self.noting.note(live)

    async def _rest(self, live: LiveTable) -> None:
        """Leave a table until it is due. What happens meanwhile is noticed within a second."""
        number, until = live.rested = live.race.number, self._deadline(live)
        await self.background.run(self.leases.rest, live.id, number, until)

    async def _decide_for(self, live: LiveTable, seat: int) -> None:
        race, taken = live.race, live.seats[seat]
        if taken.is_driven and live.is_asked_back:
            await live.hear_answers()
            return
        asked, number = race.asked[seat], race.number
        code = answer_by_clock(race, seat)
        actor: Actor = "bot" if taken.is_driven or code is not None else "clock"
        if code is None:
            level = taken.bot or live.table.settings.stand_in
            seconds = self._allowance(live, seat)
            seed = bot_luck(live.table.seed, race.match, seat) if live.table.settings.challenge else ""
            code = await self.bots.decide(race.match, seat, level, live.table.host, seconds, seed)
            await self._keep_pace(live, seconds)
        if number != live.race.number and asked != live.race.asked[seat]:
            return
        try:
            await live.decide(seat, asked, code, actor)
        except RequestError:
            await asyncio.sleep(RETRY_SECONDS)  # the race or the seat has changed meanwhile

    async def _carry_out(self, live: LiveTable, seat: int) -> None:
        """Let a seat's plan answer, or leave the question to its owner, or end."""
        race, owner = live.race, live.seats[seat].user
        if live.is_asked_back:
            await live.hear_answers()
            return
        state, asked = race.standing.armed(seat), race.asked[seat]
        assert state is not None
        assert owner is not None
        try:
            plan = await self.background.run(live.store.plans.get, state.id, owner)
            if plan is None:
                verdict = Verdict(ended=Ending("failed"))
            else:
                progress = Progress(state.round, state.acted)
                verdict = await self.bots.judge(race.match, seat, plan, progress, owner=owner)
            if verdict.code:
                await live.decide(seat, asked, verdict.code, "plan")
            elif verdict.ended is not None:
                await planning.end(live, seat, state, verdict.ended)
            else:
                live.left_by_plan[seat] = asked
        except RequestError:
            if asked == live.race.asked[seat]:  # nothing can be worked out now: the owner is called
                live.left_by_plan[seat] = asked

    def _allowance(self, live: LiveTable, seat: int) -> float:
        """How long a bot may take for its next decision."""
        choosing = sum(live.seats[each].is_driven for each in live.race.match.to_move)
        return allowance(made_in_a_row(live.entries, seat), choosing) / live.speed

    async def _keep_pace(self, live: LiveTable, seconds: float) -> None:
        """Wait until viewers have had time to see the last decision, or a bot's time is over."""
        if live.presence.viewers and len(live.race.match.to_move) == 1:
            since = live.entries[-1].at if live.entries else 0.0
            pace = min(self.config.bot_pace / live.speed, seconds)
            await asyncio.sleep(max(0.0, since + pace - now()))

    # When a table is due

    def _is_due(self, live: LiveTable) -> bool:
        """Whether a bot, a clock or a call is due, or is going to be and nobody has noted when."""
        if _seat_due(live) is not None or plan_due(live) is not None:
            return True
        until = self._deadline(live)
        is_noted = live.rested == (live.race.number, until)
        return until is not None and (not is_noted or until < now() + LINGER_SECONDS)

    def _is_played_here(self, live: LiveTable) -> bool:
        """Whether its last entry came from a viewer of this process, where it is cheapest to drive."""
        is_news = live.made_here == live.race.number and (live.rested is None or live.rested[0] < live.made_here)
        return is_news and bool(live.presence.viewers) and live.refused < now() - RECLAIM_SECONDS

    def _deadline(self, live: LiveTable) -> float | None:
        """When the next clock runs out, or a user has owed a decision for long enough to be called."""
        if _is_deserted(live):
            return None
        moments = (next_deadline(live.race, live.loaded), self.noting.next(live))
        return min((moment for moment in moments if moment is not None), default=None)

    async def _wait(self, live: LiveTable) -> bool:
        """Wait until the table changes or something is due; False if that takes too long to wait for it."""
        until = self._deadline(live)
        seconds = LINGER_SECONDS if until is None else max(0.0, until - now())
        if _is_deserted(live) or (_is_elsewhere(live) and seconds >= HANDED_OVER_SECONDS):
            return False
        try:
            async with asyncio.timeout(min(seconds, LINGER_SECONDS)):  # `wait_for` could miss being cancelled
                await live.race_event.wait()
        except TimeoutError:
            return seconds < LINGER_SECONDS
        return True


def _seat_due(live: LiveTable) -> int | None:
    """A seat for which a bot or the race clock decides now, or one that is out of time."""
    if _is_deserted(live) or live.race.standing.paused:
        return None
    for seat in live.race.match.to_move:
        if live.seats[seat].is_driven or is_out_of_time(live.race, live.loaded, seat):
            return seat
        if answer_by_clock(live.race, seat) is not None:
            return seat
    return None


def plan_due(live: LiveTable) -> int | None:
    """A seat that is asked something its plan has not looked at."""
    ledger = live.race
    if ledger.standing.paused:
        return None
    for seat in ledger.match.to_move:
        taken, is_new = live.seats[seat], live.left_by_plan.get(seat) != ledger.asked[seat]
        if taken.user is not None and not taken.is_driven and is_new and ledger.standing.armed(seat) is not None:
            return seat
    return None


def _is_elsewhere(live: LiveTable) -> bool:
    """Whether all who are connected to a table are so through other processes."""
    return bool(live.presence.elsewhere) and not live.presence.viewers


def _is_deserted(live: LiveTable) -> bool:
    """Whether bots race among themselves and nobody watches: then they pause, unless the race is to go on."""
    return not (live.presence.viewers or live.table.settings.goes_on) and all(seat.is_driven for seat in live.seats)
