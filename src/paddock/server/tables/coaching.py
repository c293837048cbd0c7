"""Whether the seats of a table may ask the coach."""

from collections.abc import Iterable

from paddock.server.store.rows import Seat, Table


def is_contest(table: Table) -> bool:
    """Whether a race counts outside its table: no coach, and no decision is taken back that showed something."""
    return table.settings.rated or bool(table.settings.challenge)


def allows_coach(table: Table, seats: Iterable[Seat]) -> bool:
    """As the table's switch says; if it leaves that open, while all seats but one are taken by bots.

    Never where results are compared: in rated races and in challenges.
    """
    if is_contest(table):
        return False
    if table.settings.coach != "auto":
        return table.settings.coach == "on"
    return sum(not seat.bot for seat in seats) <= 1
