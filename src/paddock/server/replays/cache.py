"""The replays that were watched last."""

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

import paddock
from paddock.server.errors import RequestError
from paddock.server.replays.replay import Replay
from paddock.server.store.records import RecordStore
from paddock.server.store.rows import Table
from paddock.server.tables.ledger import Ledger

CAPACITY = 12


class ReplayCache:
    """Replays by the id of a record or table; the least recently used are dropped. Every call blocks."""

    def __init__(self, records: RecordStore) -> None:
        self.records = records
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.lock = Lock()

    def of_record(self, id: str) -> Replay:  # noqa: A002
        """The replay of an uploaded record; 404 if there is none."""
        return self._get(id, lambda: self._load(id))

    def _load(self, id: str) -> Replay:  # noqa: A002
        text = self.records.get(id)
        if text is None:
            raise RequestError("no-such-record", 404)
        return Replay.of_record(paddock.Record.parse(text))

    def of_table(self, table: Table, ledger: Ledger) -> Replay:
        """The replay of a table, as far as its race has come."""
        return self._get(f"{table.id}/{ledger.number}", lambda: Replay.of_table(table, ledger))

    def upload(self, text: str) -> str:
        """Check a record and store it; its id."""
        try:
            replay = Replay.of_record(paddock.Record.parse(text))
        except paddock.PaddockError as error:
            raise RequestError("bad-record", 422, why=str(error)[:500]) from None
        id = "r-" + hashlib.sha256(text.encode()).hexdigest()[:20]  # noqa: A001
        self.records.add(id, text)
        with self.lock:
            self._add(id, replay)
        return id

    def _get(self, key: str, make: Callable[[], Replay]) -> Replay:
        with self.lock:
            if key not in self.replays:
                self._add(key, make())
            self.replays.move_to_end(key)
            return self.replays[key]

    def _add(self, key: str, replay: Replay) -> None:
        self.replays[key] = replay
        while len(self.replays) > CAPACITY:
            self.replays.popitem(last=False)
