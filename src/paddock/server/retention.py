"""How long things are kept that nobody uses any more: the owner's policy."""

from collections.abc import Iterable

from msgspec.structs import asdict

import paddock
from paddock.core import Plain

NETWORK_DAYS = 30.0
"""How long it is known from which network a user came last."""


REPORT_DAYS = 180.0
"""How long a report is kept after a moderator has closed it."""


class Keep(Plain, kw_only=True):
    """Days since the last use; 0 is for ever."""

    open: float = 7
    """Tables whose race was never started."""
    running: float = 90
    """Races in which nobody has decided anything."""
    finished: float = 0
    guests: float = 90
    """Guests without an account who have no table, no record and no circuit."""
    records: float = 180
    """Uploaded records that nobody has watched."""


def read_keep(words: Iterable[str]) -> Keep:
    """A policy from words such as `running=30`; what is not named stays as usual."""
    days = asdict(Keep())
    for word in words:
        name, _, given = word.partition("=")
        if name not in days or not given.isdecimal() or len(given) > 5:
            known = " ".join(f"{name}=DAYS" for name in days)
            raise paddock.PaddockError(f"what to keep is one of: {known}, not '{word}'")
        days[name] = float(given)
    return Keep(**days)
