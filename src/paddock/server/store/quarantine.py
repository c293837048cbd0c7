"""Tables that cannot be read. Each is reported in the log and left alone, so that all others go on."""

import logging
import time
from collections import OrderedDict

from paddock.server.errors import RequestError
from paddock.server.metrics import DAMAGED

SECONDS = 600.0
"""How long a table is left alone before it is tried and reported again."""
CAPACITY = 1000
log = logging.getLogger(__name__)


class Quarantine:
    """The ids of damaged tables."""

    def __init__(self) -> None:
        self.until: OrderedDict[str, float] = OrderedDict()

    def add(self, table: str, error: Exception) -> None:
        """Leave a table alone, and tell the owner why."""
        if table in self:
            return
        log.error(
            "a table is damaged and left out", extra={"table": table, "error": f"{type(error).__name__}: {error}"}
        )
        DAMAGED.inc()
        self.until.pop(table, None)
        self.until[table] = time.monotonic() + SECONDS
        while len(self.until) > CAPACITY:
            self.until.popitem(last=False)

    def forget(self, table: str) -> None:
        """Try a table again."""
        self.until.pop(table, None)

    def ids(self) -> list[str]:
        return [table for table in list(self.until) if table in self]

    def __contains__(self, table: str) -> bool:
        return self.until.get(table, 0.0) > time.monotonic()

    def check(self, table: str) -> None:
        """409 if the table is damaged."""
        if table in self:
            raise RequestError("damaged-table")
