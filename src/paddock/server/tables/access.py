"""Who may see a table: everybody with its address, or only those who sit at it."""

from collections.abc import Iterable

from paddock.server.challenges.calendar import is_open
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.store.rows import Seat, Table, User


def is_member(table: Table, seats: Iterable[Seat], user: User | None) -> bool:
    """Whether a user is the host or has a seat."""
    return user is not None and (user.id == table.host or any(seat.user == user.id for seat in seats))


def is_private(table: Table) -> bool:
    """Whether only its members may watch."""
    return table.access == "hot-seat" or not table.settings.spectators


def shows_names(table: Table, seats: Iterable[Seat], user: User | None) -> bool:
    """Whether a user may know who sits at a table. Those invited to a race that has not started may know."""
    is_invited = table.status == "open" and table.access != "hot-seat"
    return not is_private(table) or is_invited or is_member(table, seats, user)


def shows_seed(table: Table) -> bool:
    """Whether the seed of a race that is over is public: that of a challenge is not while others may still drive it."""
    return not table.settings.challenge or not is_open(table.settings.challenge, now())


def check_may_watch(table: Table, seats: Iterable[Seat], user: User | None) -> None:
    """403 if the table is private and the user a stranger."""
    if is_private(table) and not is_member(table, seats, user):
        raise RequestError("no-spectators", 403)
