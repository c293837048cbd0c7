"""Muting and blocking: what a user does not want to read, and with whom a user does not want to sit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.server.errors import RequestError
from paddock.server.store.rows import Seat, User

if TYPE_CHECKING:
    from paddock.server.service import Service
    from paddock.server.tables.live import LiveTable

MAX_IGNORED = 500
"""How many others a user may mute or block."""


async def check_may_join(service: Service, live: LiveTable, user: User, anyway: bool) -> None:
    """403 if the host or a player has blocked this user; 409 if the user has blocked one of them and does not insist.

    The refusal does not say who has blocked whom.
    """
    ignored, others = service.store.ignored, {live.table.host, *_seated(live)} - {user.id}
    blocks = await service.run(ignored.between, user.id, others)
    if any(other == user.id for _, other in blocks):
        raise RequestError("not-welcome", 403)
    if blocks and not anyway:
        raise RequestError("blocked-here")


async def check_may_chat(service: Service, live: LiveTable, user: User) -> None:
    """403 if a spectator was blocked by the host or a player."""
    if live.seats_of(user) or user.id == live.table.host:
        return
    blocks = await service.run(service.store.ignored.between, user.id, {live.table.host, *_seated(live)})
    if any(other == user.id for _, other in blocks):
        raise RequestError("no-chat-here", 403)


async def without_blocked(service: Service, seats: list[Seat], user: User) -> list[Seat]:
    """The seats of a table that a user opens; those who blocked the user, or whom the user blocked, are not seated."""
    ignored, others = service.store.ignored, {seat.user for seat in seats if seat.user} - {user.id}
    apart = {each for pair in await service.run(ignored.between, user.id, others) for each in pair} - {user.id}
    return [Seat(seat.seat) if seat.user in apart else seat for seat in seats]


def _seated(live: LiveTable) -> set[str]:
    return {seat.user for seat in live.seats if seat.user}
