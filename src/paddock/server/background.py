"""Background work: blocking calls in threads, and tasks that outlive the request that started them."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
THREADS = 4
log = logging.getLogger(__name__)


class Background:
    """The threads and tasks of a service."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")
        self.player = ThreadPoolExecutor(1, thread_name_prefix="player")
        self.tasks: set[asyncio.Task[Any]] = set()

    async def run(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Make a blocking call in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: call(*args, **kwargs))

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
        self.threads.shutdown()
