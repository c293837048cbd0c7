"""The pace of bots: slow enough to follow, and quick enough that nobody waits for one of them for two seconds.

A bot may take a while for the first decision of its turn, half as long for the next, and so on: however many decisions
its turn has, they take less than twice as long as the first. Bots that choose at the same time share the while.
"""

from collections.abc import Sequence

from paddock.server.store.rows import Entry

FIRST_SECONDS = 0.6
SHRINK = 0.5


def allowance(made: int, choosing: int = 1) -> float:
    """The seconds for a bot's decision after this many in a row, while this many bots are choosing."""
    return FIRST_SECONDS * SHRINK**made / max(1, choosing)


def made_in_a_row(entries: Sequence[Entry], seat: int) -> int:
    """How many decisions a bot has just made, one after the other."""
    count = 0
    for entry in reversed(entries):
        if entry.seat != seat or entry.actor != "bot":
            break
        count += 1
    return count
