"""Whether the seats of a table may ask the coach."""

from collections.abc import Iterable

from paddock.server.store.rows import Seat, Table


def allows_coach(table: Table, seats: Iterable[Seat]) -> bool:
    """As the table's switch says; if it leaves that open, while all seats but one are taken by bots."""
    if table.settings.coach != "auto":
        return table.settings.coach == "on"
    return sum(not seat.bot for seat in seats) <= 1
