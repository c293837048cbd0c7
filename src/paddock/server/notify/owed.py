"""Which decisions the users at a table owe, and noting them so that their users are called."""

from collections.abc import Sequence

from paddock.server.background import Background
from paddock.server.clock import now
from paddock.server.store.calls import CallStore
from paddock.server.store.rows import Entry, Owed
from paddock.server.tables.clocks import answer_by_clock
from paddock.server.tables.live import LiveTable


def owed_at(live: LiveTable) -> list[Owed]:
    """The decisions that wait for a user. Bots and stand-ins owe none, nor does a table of one device."""
    ledger = live.ledger
    if ledger is None or live.table.access == "hot-seat" or ledger.match.over:
        return []
    found = []
    for seat in ledger.match.to_move:
        taken = live.seats[seat]
        if taken.user is not None and not taken.is_driven and answer_by_clock(ledger, seat) is None:
            found.append(Owed(live.id, seat, ledger.asked[seat], taken.user))
    return found


def follows_own_answer(entries: Sequence[Entry], seat: int, asked: int) -> bool:
    """Whether a question came directly from the answer of the same seat's user, with nobody deciding in between."""
    for entry in reversed(entries):
        if entry.number == asked:
            return entry.seat == seat and entry.actor == "person" and entry.kind in ("choose", "change", "undo")
    return False


class Noting:
    """Notes in the database, for the driver of a table, what its users have owed for a while.

    The driver looks at every table after every change, whichever process dies. So no decision is forgotten; and noting
    one twice is noting it once.
    """

    def __init__(self, store: CallStore, background: Background, delay: float, is_on: bool) -> None:
        self.store = store
        self.background = background
        self.delay = delay
        self.is_on = is_on

    def next(self, live: LiveTable) -> float | None:
        """When the next decision is to be noted, or at once if one was made; None if there is nothing to note."""
        if not self.is_on:
            return None
        if self._is_unsettled(live):
            return 0.0
        return min((self._moment(live, owed) for owed in self._unnoted(live)), default=None)

    async def note(self, live: LiveTable) -> None:
        """Note what has been owed for long enough, and withdraw the calls for what was decided."""
        if not self.is_on:
            return
        if self._is_unsettled(live):
            owed = owed_at(live)
            await self.background.run(self.store.settle, live.id, live.race.number, owed)
            live.noted.intersection_update(owed)
            live.is_settled = True
        due = [(owed, self._moment(live, owed)) for owed in self._unnoted(live)]
        due = [(owed, moment) for owed, moment in due if moment <= now()]
        if due:
            await self.background.run(self.store.note, due)
            live.noted.update(owed for owed, _ in due)

    def _is_unsettled(self, live: LiveTable) -> bool:
        """Whether something that was noted is owed no more, or might be: an earlier process may have noted it."""
        return not live.is_settled or bool(live.noted.difference(owed_at(live)))

    def _unnoted(self, live: LiveTable) -> list[Owed]:
        return [each for each in owed_at(live) if each not in live.noted]

    def _moment(self, live: LiveTable, owed: Owed) -> float:
        return live.race.since[owed.seat] + self.delay
