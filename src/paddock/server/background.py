"""Background work: blocking calls in threads, and tasks that outlive the request that started them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, ParamSpec, TypeVar

from paddock.server.errors import RequestError

P = ParamSpec("P")
R = TypeVar("R")
THREADS = 4
"""How many threads read, and how many write."""
MAX_WAITING = 500
"""How many calls may wait for the threads of a pool."""
log = logging.getLogger(__name__)


class Pool:
    """Threads for blocking calls of one kind, and a bounded queue before them."""

    def __init__(self, name: str, threads: int, max_waiting: int = MAX_WAITING) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.max_calls = threads + max_waiting
        self.calls = 0
        """How many calls are running or waiting."""
        self.counting = Lock()

    async def run(self, call: Callable[[], R]) -> R:
        """Make a call; 503 if too many wait already."""
        with self.counting:
            if self.calls >= self.max_calls:
                raise RequestError("busy", 503)
            self.calls += 1
        made = self.threads.submit(call)
        made.add_done_callback(self._done)
        return await asyncio.wrap_future(made)

    def _done(self, _: object) -> None:
        with self.counting:
            self.calls -= 1

    def close(self) -> None:
        self.threads.shutdown()


class Background:
    """The threads and tasks of a service. Reads have threads of their own: a locked database stops writes only."""

    def __init__(self) -> None:
        self.readers = Pool("readers", THREADS)
        self.writers = Pool("writers", THREADS)
        self.player = ThreadPoolExecutor(1, thread_name_prefix="player")
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Make a blocking call in a thread: a reader's if the call is marked with `reads`."""
        pool = self.readers if getattr(call, "only_reads", False) else self.writers
        return await pool.run(lambda: call(*args, **kwargs))

    async def play(self, work: Callable[[], R]) -> R:
        """Play a race in a thread of its own: loading many of them takes no thread from the store."""
        return await asyncio.get_running_loop().run_in_executor(self.player, work)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task; if it fails, the error is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("background task failed", exc_info=task.exception())

    async def cancel(self) -> None:
        """Cancel all tasks; blocking calls are still possible afterwards."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def close(self) -> None:
        self.player.shutdown(cancel_futures=True)
        self.readers.close()
        self.writers.close()
