"""A pause of the table by consent of all who race at it, and its end by any of them."""

from typing import Literal

from paddock.server.errors import RequestError
from paddock.server.store.rows import Entry, User
from paddock.server.tables.live import LiveTable

MOST_ASKED = 200
"""How often a pause may be asked for at a table."""
Say = Literal["ask", "agree", "refuse", "end"]


async def pause(live: LiveTable, user: User, say: Say) -> None:
    """Ask for a pause, answer such a request, or end the pause."""
    seats = live.seats_of(user)
    if not seats:
        raise RequestError("no-seat-here", 403)
    if live.race.match.over:
        raise RequestError("race-over")
    await live.append(lambda: _entry(live, seats, user.id, say))


def _entry(live: LiveTable, seats: list[int], user: str, say: Say) -> Entry | int:
    standing, number = live.race.standing, live.race.number
    if say == "end":
        return live.entry("rest", seats[0], "end") if standing.paused else number
    if say == "ask":
        if standing.paused or standing.ask:
            return number
        if sum(entry.kind == "rest" and entry.code.startswith("ask") for entry in live.entries) >= MOST_ASKED:
            raise RequestError("too-many-pauses", most=MOST_ASKED)
        return live.entry("rest", seats[0], f"ask {_others(live, user)}")
    asked = [seat for seat in seats if standing.ask is not None and seat in standing.ask.waiting]
    if not asked:
        raise RequestError("nobody-asks-pause")
    return live.entry("rest", asked[0], say)


def _others(live: LiveTable, user: str) -> str:
    """The seats of all others who race here; bots drive for those who have left."""
    others: dict[str, int] = {}
    for seat in live.seats:
        if seat.user is not None and seat.user != user and not seat.away:
            others.setdefault(seat.user, seat.seat)
    return ",".join(map(str, others.values()))
