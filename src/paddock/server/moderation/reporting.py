"""Reports: which user is meant, and what was to be seen at the time."""

import msgspec

from paddock.core import Plain
from paddock.server.errors import RequestError
from paddock.server.store.rows import Said, User
from paddock.server.tables.live import LiveTable

EXCERPT = 20
"""How many lines of chat are kept with a report: those up to the one that is meant."""


class Target(Plain):
    """A user as others know them: by a seat of a table, or by a line of its chat."""

    seat: int | None = None
    line: int | None = None


class Evidence(Plain):
    """What a report keeps, since tables and chat are removed some day."""

    name: str
    """The reported name at the time."""
    reporter: str
    game: str
    number: int
    """How many entries the race had."""
    line: int | None
    chat: tuple[Said, ...]
    circuit: str = ""
    """The circuit that is meant; empty if it is something else."""


def find_user(live: LiveTable, target: Target, by: User) -> str:
    """The id of the user who is meant; 404 if there is none, 422 for oneself."""
    found: str | None = None
    if target.line is not None:
        found = next((line.user for line in live.said if line.id == target.line), None)
    elif target.seat is not None and target.seat < len(live.seats):
        found = live.seats[target.seat].user
    if found is None:
        raise RequestError("no-such-player", 404)
    if found == by.id:
        raise RequestError("that-is-you", 422)
    return found


def evidence(live: LiveTable, target: Target, subject: str, by: User) -> str:
    """What is to be seen at a table now, for the moderators."""
    lines = [line for line in live.said if target.line is None or line.id <= target.line]
    named = [*(seat.name for seat in live.seats if seat.user == subject)]
    named += [line.name for line in reversed(lines) if line.user == subject]
    number = live.ledger.number if live.ledger is not None else 0
    seen = Evidence(
        name=named[0] if named else "",
        reporter=by.name,
        game=live.table.setup.game,
        number=number,
        line=target.line,
        chat=tuple(lines[-EXCERPT:]),
    )
    return msgspec.json.encode(seen).decode()
