"""How a process learns what other processes change, when several share a PostgreSQL database."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterable

import psycopg

from paddock.server.store.database import CHANNEL, Database


class Listener(threading.Thread):
    """Listens for notifications on a connection of its own, and calls back on the event loop."""

    def __init__(
        self,
        database: Database,
        loaded: Callable[[], Iterable[str]],
        concerns: Callable[[str], bool],
        changed: Callable[[str], None],
    ) -> None:
        super().__init__(name="listener", daemon=True)
        self.process = database.process
        self.loaded = loaded
        """The tables to check when notifications may have been missed."""
        self.concerns = concerns
        """Whether this process has to know; asked in the listener's thread, so that the loop sleeps on if not."""
        self.changed = changed
        self.stopping = False
        self.loop = asyncio.get_running_loop()
        self.url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def run(self) -> None:
        while not self.stopping:
            try:
                self._listen()
            except psycopg.OperationalError:
                time.sleep(0.5)
                self._check_all()

    def stop(self) -> None:
        """Stop within half a second."""
        self.stopping = True

    def _listen(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._check_all()
            while not self.stopping:
                for notification in connection.notifies(timeout=0.5):
                    process, _, name = notification.payload.partition(":")
                    if process != self.process and self.concerns(name):
                        self._report(name)

    def _check_all(self) -> None:
        for table in list(self.loaded()):
            self._report(table)

    def _report(self, name: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.changed, name)
