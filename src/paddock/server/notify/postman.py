"""Delivers what is in the outbox: a few messages of each channel at a time, again and again until given up."""

import asyncio
import logging
import random
from collections.abc import Mapping
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from paddock.server.background import Background
from paddock.server.errors import RequestError
from paddock.server.metrics import LETTERS
from paddock.server.store.outbox import Outbox
from paddock.server.store.rows import Channel, Letter

SEND_SECONDS = 20.0
"""How long one attempt may take in all."""
LEASE_SECONDS = SEND_SECONDS + 10.0
"""After which a message is another process's to deliver: this one has died."""
AT_ONCE = 8
"""How many messages of one channel are on their way at the same time: one that hangs holds up few others."""
BACKOFF = (1.0, 5.0, 30.0, 120.0, 480.0)
"""How long to wait after each failure, in units of the first wait; after the last one a message is given up."""
CLOSE_SECONDS = 5.0
log = logging.getLogger(__name__)


class DeliveryError(Exception):
    """A message was not accepted; a final refusal is not tried again."""

    def __init__(self, note: str, is_final: bool = False) -> None:
        super().__init__(note)
        self.note = note
        self.is_final = is_final


class Carrier(Protocol):
    """Carries messages by one channel."""

    async def carry(self, letter: Letter) -> None:
        """Deliver a message, or find that nobody needs it any more."""


class Postman:
    """Leases messages and has them carried. It runs beside the play and shares nothing with it but the database."""

    def __init__(
        self, outbox: Outbox, background: Background, carriers: Mapping[Channel, Carrier], retry: float, pause: float
    ) -> None:
        self.outbox = outbox
        self.background = background
        self.carriers = carriers
        self.retry = retry
        self.pause = pause
        self.sending: dict[Channel, set[asyncio.Task[None]]] = {channel: set() for channel in carriers}
        self.is_closed = False

    async def work(self) -> None:
        """Deliver until cancelled."""
        await self.background.run(self.outbox.recover)
        while True:
            for channel in self.carriers:
                try:
                    await self.step(channel)
                except (OSError, SQLAlchemyError, RequestError) as error:
                    log.error("the outbox cannot be read", exc_info=error)
            await asyncio.sleep(self.pause)

    async def step(self, channel: Channel) -> None:
        """Begin to deliver as many messages of a channel as may be on their way."""
        sending = self.sending[channel]
        free = AT_ONCE - len(sending)
        if free <= 0 or self.is_closed:
            return
        for letter in await self.background.run(self.outbox.claim, channel, LEASE_SECONDS, free):
            task = self.background.spawn(self._deliver(letter))
            sending.add(task)
            task.add_done_callback(sending.discard)

    async def _deliver(self, letter: Letter) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.carriers[letter.channel].carry(letter)
        except DeliveryError as error:
            await self._failed(letter, error.note, error.is_final)
        except (OSError, TimeoutError) as error:
            await self._failed(letter, str(error) or "no answer in time")
        except (SQLAlchemyError, RequestError) as error:
            log.error("a message cannot be made", exc_info=error)
            await self._failed(letter, "the service could not make the message")
        else:
            LETTERS.labels(letter.channel, "sent").inc()
            await self.background.run(self.outbox.delivered, letter)

    async def _failed(self, letter: Letter, note: str, is_final: bool = False) -> None:
        """Try again after a while, or give up."""
        if is_final or letter.tries > len(BACKOFF):
            LETTERS.labels(letter.channel, "given-up").inc()
            log.warning("a message was given up", extra={"error": note, "reason": letter.channel})
            await self.background.run(self.outbox.give_up, letter, note)
            return
        LETTERS.labels(letter.channel, "failed").inc()
        wait = self.retry * BACKOFF[letter.tries - 1] * random.uniform(0.8, 1.2)  # noqa: S311  spreads the attempts
        await self.background.run(self.outbox.retry, letter, wait, note)

    async def close(self) -> None:
        """Let the messages on their way arrive, for a moment; give the others back to the outbox."""
        self.is_closed = True
        tasks = [task for tasks in self.sending.values() for task in tasks]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=CLOSE_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.background.run(self.outbox.release)
