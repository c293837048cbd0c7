"""Bots decide in a thread, so that the screen stays alive and leaving does not wait for them."""

import time
from collections.abc import Callable
from threading import Thread

from textual.message import Message
from textual.screen import Screen

from paddock import Option


class Decided(Message):
    """A bot has decided, or failed."""

    def __init__(self, turn: int, outcome: Option | Exception) -> None:
        super().__init__()
        self.turn, self.outcome = turn, outcome


def start_thinking(screen: Screen[None], turn: int, choose: Callable[[], Option], pace: float) -> None:
    """Post `Decided` to the screen once the bot has chosen, after `pace` seconds at the earliest."""
    Thread(target=_think, args=(screen, turn, choose, pace), daemon=True).start()


def _think(screen: Screen[None], turn: int, choose: Callable[[], Option], pace: float) -> None:
    started = time.monotonic()
    try:
        outcome: Option | Exception = choose()
    except Exception as error:  # raised again by the screen, where it is seen
        outcome = error
    time.sleep(max(0.0, pace - (time.monotonic() - started)))
    screen.post_message(Decided(turn, outcome))
