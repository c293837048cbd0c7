"""Who may see a table: everybody with its address, or only those who sit at it."""

from collections.abc import Iterable

from paddock.server.challenges.calendar import is_open
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.store.rows import Seat, Table, User

MATCH = "match-"
"""How the challenge of a table is called that belongs to a duplicate match; the id of the match follows."""


def is_member(table: Table, seats: Iterable[Seat], user: User | None) -> bool:
    """Whether a user is the host or has a seat; where the same luck is driven elsewhere, the host may be at another."""
    if user is None:
        return False
    return (user.id == table.host and not table.settings.challenge) or any(seat.user == user.id for seat in seats)


def is_private(table: Table) -> bool:
    """Whether only its members may watch. A real table lies open, and is shown on other screens as well."""
    is_on_one_device = table.access == "hot-seat" and not table.settings.told
    return is_on_one_device or not table.settings.spectators


def shows_names(table: Table, seats: Iterable[Seat], user: User | None) -> bool:
    """Whether a user may know who sits at a table. Those invited to a race that has not started may know."""
    is_invited = table.status == "open" and table.access != "hot-seat"
    return not is_private(table) or is_invited or is_member(table, seats, user)


def is_sealed(table: Table) -> bool:
    """Whether others may still drive the same luck: in a challenge until its end, in a match until all tables are over.

    The tables of a match are opened to spectators when the last of them is over.
    """
    challenge = table.settings.challenge
    return is_open(challenge, now()) or (challenge.startswith(MATCH) and not table.settings.spectators)


def shows_seed(table: Table) -> bool:
    """Whether the seed of a race that is over is public."""
    return not is_sealed(table)


def check_may_watch(table: Table, seats: Iterable[Seat], user: User | None) -> None:
    """403 if the table is private and the user a stranger."""
    if is_private(table) and not is_member(table, seats, user):
        raise RequestError("no-spectators", 403)
