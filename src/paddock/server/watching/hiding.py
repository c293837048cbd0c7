"""Results that stay hidden until a race was watched: the one decision that every reply about results asks for.

A result is hidden from a user who has the switch on, did not drive in the race, and has not seen its end; for two
weeks, so that lists do not stay empty for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

from paddock.core import Plain
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.store.rows import Seat, Table, User

if TYPE_CHECKING:
    from paddock.server.service import Service

HIDDEN_SECONDS = 14 * 24 * 3600.0
"""How long after its end the result of a race can be hidden."""
COOKIE = "paddock-hides"
"""The switch of a visitor without a session, followed by the last races whose ends they have seen."""
MOST_IN_COOKIE = 60


class Hiding(Plain):
    """What a viewer does not want to learn yet."""

    on: bool
    user: str = ""
    watched: frozenset[str] = frozenset()

    def hides(self, race: str, ended: float, drivers: Iterable[str | None]) -> bool:
        """Whether the result of a race that is over is hidden."""
        if not self.on or race in self.watched or ended < self.since():
            return False
        return not self.user or self.user not in drivers

    def hides_table(self, table: Table, seats: Iterable[Seat]) -> bool:
        """Whether the race of a table is over, and its result hidden."""
        return table.status == "over" and self.hides(table.id, table.changed, (seat.user for seat in seats))

    def check(self, table: Table, seats: Iterable[Seat]) -> None:
        """403 if the result of a table is hidden."""
        if self.hides_table(table, seats):
            raise RequestError("results-hidden", 403)

    @staticmethod
    def since() -> float:
        """Races that ended before are shown to everybody."""
        return now() - HIDDEN_SECONDS


SHOWS_ALL = Hiding(False)


async def hiding_of(service: Service, user: User | None, request: HTTPConnection) -> Hiding:
    """What a user, or a visitor by the browser's own switch, does not want to learn yet."""
    mark, *races = read_cookie(request)
    if not mark and (user is None or not user.hides):
        return SHOWS_ALL
    if user is None:
        return Hiding(True, "", frozenset(races))
    return Hiding(True, user.id, await service.run(service.store.watching.watched, user.id) | set(races))


def read_cookie(request: HTTPConnection) -> list[str]:
    """The parts of the browser's own switch: `1` if it is on, and races."""
    return request.cookies.get(COOKIE, "").split(".")[: MOST_IN_COOKIE + 1]
