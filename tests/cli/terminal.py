"""A real terminal: the command in a pseudo-terminal, and the screen that it draws."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable

import pyte

KEYS = {
    "enter": "\r", "escape": "\x1b", "tab": "\t", "backspace": "\x7f",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "pageup": "\x1b[5~", "pagedown": "\x1b[6~",
}  # fmt: skip
"""What a terminal sends for each key with a name."""
PATIENCE = 30.0
"""The longest wait in seconds for something to appear."""


class Terminal:
    """A command that runs in a terminal of some size."""

    def __init__(self, *words: str, columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.line = pty.fork()
        if not self.process:
            os.environ.update(TERM="xterm-256color", COLUMNS=str(columns), LINES=str(rows), PYTHONUTF8="1")
            os.execv(sys.executable, [sys.executable, "-m", "paddock.cli", *words])
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.line)

    def press(self, *keys: str) -> None:
        """Press keys: names of `KEYS`, or what they type."""
        for key in keys:
            os.write(self.line, KEYS.get(key, key).encode())

    def draw(self, seconds: float = 0.0) -> bool:
        """Draw what the command has written, or writes within this time; False if it wrote nothing."""
        if not select.select([self.line], [], [], seconds)[0]:
            return False
        try:
            written = os.read(self.line, 1 << 16)
        except OSError:  # the command has ended
            return False
        self.stream.feed(written)
        return bool(written)

    @property
    def text(self) -> str:
        """The screen as text."""
        return "\n".join(line.rstrip() for line in self.screen.display)

    def until(self, reached: Callable[[str], object]) -> str:
        """Wait until the screen shows something; the screen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if reached(self.text):
                return self.text
            self.draw(0.05)
        raise AssertionError(f"it never came to this; the screen:\n{self.text}")

    def still(self, seconds: float = 0.15) -> str:
        """Wait until nothing is drawn any more for this time; the screen."""
        while self.draw(seconds):
            pass
        return self.text
