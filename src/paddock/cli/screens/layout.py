"""How the rows of a panel are shared: the question and its options first, the standings last."""

from paddock.core import Plain

LEAST_PLAYERS = 3
"""The standings keep this many rows: the leader, the viewer, and a sign for the cars between."""
LEAST_DETAILS = 3
LEAST_OPTIONS = 3


class Rows(Plain):
    """The rows of each part of a panel."""

    players: int
    options: int
    details: int


def share_rows(height: int, players: int, prompt: int, options: int, details: int) -> Rows:
    """Share the rows of a panel among parts that want this many; one empty row stands between two parts."""
    details = min(details, max(LEAST_DETAILS, height // 5))
    gaps = 1 + bool(options) + bool(details)
    rest = height - prompt - details - gaps
    given = min(options, max(LEAST_OPTIONS, rest - min(players, LEAST_PLAYERS)))
    return Rows(max(0, rest - given), given, details)
