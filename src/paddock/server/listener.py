"""How a process hears what others do, where several share a PostgreSQL database."""

import asyncio
import threading
import time

import psycopg

from paddock.server.hub import Hub
from paddock.server.store import CHANNEL


class Listener(threading.Thread):
    """Hears what other processes change, on a connection of its own."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(name="listener", daemon=True)
        self.hub = hub
        self.loop = asyncio.get_running_loop()
        self.url = hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def run(self) -> None:
        while not self.hub.closing:
            try:
                self._listen()
            except psycopg.OperationalError:
                time.sleep(0.5)
                self._tell_all()

    def _listen(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._tell_all()
            while not self.hub.closing:
                for heard in connection.notifies(timeout=0.5):
                    origin, _, table = heard.payload.partition(":")
                    if origin != self.hub.name:
                        self._tell(table)

    def _tell_all(self) -> None:
        """Something may have been missed: look at every table."""
        for table in list(self.hub.live):
            self._tell(table)

    def _tell(self, table: str) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.hub.wake, table)
