"""The replays that were watched last, and the one thread that plays races again."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import paddock
from paddock.server.errors import RequestError
from paddock.server.fair_queue import FairQueue
from paddock.server.replays.replay import Replay
from paddock.server.replays.stored import RecordedReplay, StoredReplay, pack
from paddock.server.setups import reason
from paddock.server.store.records import RecordStore
from paddock.server.store.rows import Table

R = TypeVar("R")
MAX_BYTES = 64_000_000
"""How much memory the replays take together, about."""
MAX_STEPS = 12_000
"""How many decisions and outcomes an uploaded record may have; the longest race in the tests has a quarter of that."""
MAX_WAITING = 10
"""How many requests of one address may wait for the thread."""


class ReplayCache:
    """Replays by the id of a record or table; the least recently used are dropped.

    Everything that plays a race again is done by one thread, and addresses take turns on it. The methods without
    `async` are called there only, so they need no lock.
    """

    def __init__(self, records: RecordStore) -> None:
        self.records = records
        self.replays: OrderedDict[str, Replay] = OrderedDict()
        self.queue = FairQueue(1, MAX_WAITING)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="replays")

    async def run(self, address: str, call: Callable[[], R]) -> R:
        """Make a call in the thread, when it is this address's turn."""
        async with self.queue.turn(address):
            return await asyncio.get_running_loop().run_in_executor(self.thread, call)

    async def forget_all(self) -> None:
        """Forget all replays: names in them have changed."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.replays.clear)

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    @property
    def bytes(self) -> int:
        return sum(replay.bytes for replay in self.replays.values())

    def of_record(self, id: str) -> Replay:  # noqa: A002
        """The replay of an uploaded record; 404 if there is none."""
        return self._get(id, lambda: self._load(id))

    def _load(self, id: str) -> Replay:  # noqa: A002
        text = self.records.get(id)
        if text is None:
            raise RequestError("no-such-record", 404)
        self.records.touch(id)
        try:
            return _checked(text, 409)
        except RequestError:
            frames = self.records.frames(id)
            if frames is None:
                raise
            return RecordedReplay(paddock.Record.parse(text), frames)

    def of_table(self, table: Table, number: int, match: paddock.Match) -> Replay:
        """The replay of a table up to an entry, at which its match was as given."""
        return self._get(f"{table.id}/{number}", lambda: Replay.of_table(table, match))

    def of_frames(self, table: Table, number: int, make: Callable[[], StoredReplay]) -> Replay:
        """The replay of a table whose rules have changed, from its stored positions."""
        return self._get(f"{table.id}/{number}", make)

    def upload(self, text: str, owner: str = "") -> str:
        """Check a record and store it for a user; its id."""
        id = "r-" + hashlib.sha256(text.encode(errors="replace")).hexdigest()[:20]  # noqa: A001
        if id not in self.replays:
            replay = _checked(text, 422)
            self.records.add(id, text, owner, pack(replay))
            self._add(id, replay)
        return id

    def _get(self, key: str, make: Callable[[], Replay]) -> Replay:
        if key not in self.replays:
            self._add(key, make())
        self.replays.move_to_end(key)
        return self.replays[key]

    def _add(self, key: str, replay: Replay) -> None:
        """Keep a replay, and drop old ones until all fit; the new one always stays."""
        self.replays[key] = replay
        while len(self.replays) > 1 and self.bytes > MAX_BYTES:
            self.replays.popitem(last=False)


def _checked(text: str, status: int) -> Replay:
    """The replay of a record; an error with this status and the reason if there is something wrong with it."""
    try:
        record = paddock.Record.parse(text)
        steps = sum(1 + len(move.chance) for move in record.moves)
        if steps > MAX_STEPS:
            raise paddock.PaddockError(f"it has {steps} decisions and outcomes; at most {MAX_STEPS} can be shown here")
        return Replay.of_record(record)
    except paddock.PaddockError as error:
        raise RequestError("bad-record", status, why=reason(error)) from None
