"""What a user's list of tables tells besides the tables themselves: what is asked, of whom, since when; results."""

import paddock
from paddock.core import Plain
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store.rows import Seat, Table, User
from paddock.server.tables.frames import read_frame
from paddock.server.tables.live import LiveTable
from paddock.server.tables.results import Placed

MOST_LOADED = 10
"""How many races are loaded for one list, if they are not in memory."""


class ResultLine(Plain):
    """A line of the result of a race."""

    place: int
    name: str
    text: str
    mine: bool


class TableNews(Plain):
    """How things stand at a table."""

    status: str = ""
    """The round or the turn of the race."""
    question: str = ""
    """What the user is asked; empty if it is not the user's turn."""
    waiting: tuple[str, ...] = ()
    """The names of those who are to move."""
    since: float = 0.0
    """For how many seconds the table has been waiting."""
    result: tuple[ResultLine, ...] = ()


async def news_of(
    service: Service, tables: list[Table], seats: dict[str, list[Seat]], user: User, lang: str
) -> dict[str, TableNews]:
    """The news of a user's tables, by table. Of races that are not in memory, the latest few are loaded."""
    found: dict[str, TableNews] = {}
    left = MOST_LOADED
    for table in tables:
        is_known = table.id in service.tables.tables or table.id in service.results
        if table.status == "open" or not (is_known or left):
            continue
        left -= not is_known
        try:
            found[table.id] = await _news(service, table, seats.get(table.id, []), user, lang)
        except (RequestError, paddock.PaddockError):
            continue  # its own page says what is wrong with it
    return found


async def _news(service: Service, table: Table, seats: list[Seat], user: User, lang: str) -> TableNews:
    if table.status == "over":
        return await result(service, table, seats, user, lang)
    return running(await service.tables.get(table.id), user, lang)


def running(live: LiveTable, user: User, lang: str) -> TableNews:
    """A race that is on."""
    ledger = live.race
    match = ledger.match
    own = [seat for seat in match.to_move if seat in live.seats_of(user)]
    question = match.decision(own[0]).ask(lang, match.names) if own else ""
    since = min((ledger.since[seat] for seat in own or match.to_move), default=now())
    names = tuple(live.seats[seat].name for seat in match.to_move)
    return TableNews(match.scene(None, lang).status, question, names, max(0.0, now() - since))


async def result(service: Service, table: Table, seats: list[Seat], user: User, lang: str) -> TableNews:
    """A race that is over."""
    lines = service.results.get(table.id)
    if lines is None:
        lines = await _final_lines(service, table)
        service.results.add(table.id, lines)
    names = table.setup.names
    own = {seat.seat for seat in seats if seat.user == user.id}
    return TableNews(
        result=tuple(
            ResultLine(each.place, names[each.seat], paddock.render(each.text, lang, names), each.seat in own)
            for each in lines
        )
    )


async def _final_lines(service: Service, table: Table) -> tuple[Placed, ...]:
    """The result from the last position; one of other rules is loaded as its own page loads it."""
    final = await service.run(service.store.tables.final, table.id)
    game = paddock.game(table.setup.game)
    if final is None or table.revision != game.revision:
        match = (await service.tables.get(table.id)).race.match
    else:
        match = game.at(read_frame(final).position, names=table.setup.names, open_chance=True)
    return tuple(Placed(each.seat, each.place, game.placing_text(each)) for each in match.result.placings)
