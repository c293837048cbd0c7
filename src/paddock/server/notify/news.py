"""What a message says about a decision that is owed: what happened since, the question, its options, a picture."""

import paddock
from paddock.core import Plain
from paddock.scene import Board, Scene, in_words
from paddock.server.catalogue import circuit_title
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.notify.links import Links
from paddock.server.notify.owed import owed_at
from paddock.server.notify.times import spoken
from paddock.server.store.rows import Contact, Entry, Owed
from paddock.server.tables.clocks import deadline
from paddock.server.tables.commentary import Commentary, common_prefix
from paddock.server.tables.ledger import ledger_of
from paddock.server.tables.live import LiveTable
from paddock.server.tables.planning import ended_label
from paddock.server.tables.registry import TableRegistry

MOST_LINES = 15
MOST_OPTIONS = 24
"""How many options have a link each; with more, the table is the better place to choose."""
LINK_SECONDS = 14 * 24 * 3600.0
COMMENTARY = paddock.LENGTHS["race"]


class OptionNews(Plain):
    """An option, and the link that chooses it."""

    code: str
    label: str
    notes: tuple[str, ...]
    link: str


class TurnNews(Plain):
    """A decision that a user owes."""

    table: str
    seat: int
    asked: int
    title: str
    name: str
    """The name of the user at the table."""
    status: str
    link: str
    plan: str
    """Why the user's plan is over; empty if it is not, or there was none."""
    lines: tuple[str, ...]
    """What happened since the user's last decision."""
    left_out: int
    """How many earlier lines there are."""
    question: str
    options: tuple[OptionNews, ...]
    more_options: int
    """How many options have no link."""
    until: str
    """By when to answer; empty without a clock."""
    expires: float
    scene: Scene
    board: Board | None

    def svg(self) -> str:
        """The table from the user's own seat, close to the cars. It takes a while: not for the event loop."""
        return self.scene.svg(self.board, close=True)


class NewsDesk:
    """Writes the news of tables."""

    def __init__(self, tables: TableRegistry, links: Links, address: str) -> None:
        self.tables = tables
        self.links = links
        self.address = address.rstrip("/")

    async def of(self, owed: Owed, contact: Contact) -> TurnNews | None:
        """The news for the user who owes a decision; None if it is not owed any more."""
        try:
            live = await self.tables.get(owed.table_id)
            await live.refresh()
        except RequestError:
            return None
        return await self.write(live, owed, contact) if owed in owed_at(live) else None

    async def write(self, live: LiveTable, owed: Owed, contact: Contact) -> TurnNews:
        match, seat, lang = live.race.match, owed.seat, contact.lang
        seen = match.scene(seat, lang, log=0)
        board = match.board(lang) if seen.board else None
        scene = in_words(seen, board)
        lines = await self._lines_since(live, seat, lang)
        until = deadline(live.race, live.loaded, seat)
        seconds = LINK_SECONDS if until is None else max(60.0, until - now())
        answers = [self._option(owed, pick.code, pick.label, pick.notes, seconds) for pick in scene.options]
        offered = answers if len(answers) <= MOST_OPTIONS else []
        return TurnNews(
            table=live.id,
            seat=seat,
            asked=owed.asked,
            title=table_title(live, lang),
            name=live.seats[seat].name,
            status=scene.status,
            link=f"{self.address}/table/{live.id}",
            plan=_ended_plan(live, seat, lang),
            lines=tuple(lines[-MOST_LINES:]),
            left_out=max(0, len(lines) - MOST_LINES),
            question=scene.prompt,
            options=tuple(offered),
            more_options=len(answers) - len(offered),
            until="" if until is None else spoken(until, contact),
            expires=now() + seconds,
            scene=scene,
            board=board,
        )

    def _option(self, owed: Owed, code: str, label: str, notes: tuple[str, ...], seconds: float) -> OptionNews:
        token = self.links.sign("answer", owed.table_id, owed.seat, owed.asked, owed.user, code, seconds=seconds)
        return OptionNews(code, label, notes, f"{self.address}/answer/{token}")

    async def _lines_since(self, live: LiveTable, seat: int, lang: str) -> list[str]:
        """The commentary since a seat's last decision, as the seat heard it."""
        ledger, before = live.race, _until_last_of(live.entries, seat)
        table = live.table

        def find() -> list[str]:
            known = Commentary(seat, lang).update(ledger_of(table, before))
            lines = Commentary(seat, lang).update(ledger_of(table, [*before, *after]))
            return [line.text for line in lines[common_prefix(known, lines) :] if line.length <= COMMENTARY]

        after = [entry for entry in live.entries[len(before) :] if entry.number <= ledger.number]
        return await live.background.play(find)


def _ended_plan(live: LiveTable, seat: int, lang: str) -> str:
    """Why a seat's plan is over, if it ended since the seat's last decision."""
    state, before = live.race.standing.plans.get(seat), _until_last_of(live.entries, seat)
    is_old = state is None or (before and state.over < before[-1].number)
    return "" if is_old else ended_label(live, seat, lang)


def _until_last_of(entries: list[Entry], seat: int) -> list[Entry]:
    """The entries up to and with the last decision of a seat."""
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].seat == seat and entries[place].kind in ("choose", "change"):
            return entries[: place + 1]
    return []


def table_title(live: LiveTable, lang: str) -> str:
    """A table by its game and its circuit."""
    setup = live.table.setup
    title = paddock.game(setup.game).title(lang)
    return f"{title}, {circuit_title(setup.circuit)}" if setup.circuit else title
