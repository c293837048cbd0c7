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
from collections import Counter
from collections.abc import Callable

import pyte

KEYS = {
    "enter": "\r", "escape": "\x1b", "tab": "\t", "backspace": "\x7f",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
    "home": "\x1b[H", "end": "\x1b[F", "pageup": "\x1b[5~", "pagedown": "\x1b[6~",
}  # fmt: skip
"""What a terminal sends for each key with a name."""
COMMAND = ("-m", "paddock.cli")
PATIENCE = 60.0
"""The longest wait in seconds for something to appear."""


class Terminal:
    """Python that runs in a terminal of some size: by default the command, with these words."""

    def __init__(self, *words: str, columns: int = 80, rows: int = 24, program: tuple[str, ...] = COMMAND) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.process, self.line = pty.fork()
        if not self.process:
            for size in ("COLUMNS", "LINES"):
                os.environ.pop(size, None)
            os.environ.update(TERM="xterm-256color", PYTHONUTF8="1")
            set_size(0, columns, rows)
            os.execv(sys.executable, [sys.executable, *program, *words])

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.line)

    def resize(self, columns: int, rows: int) -> None:
        """Change the size of the window; the command hears of it."""
        self.screen.resize(rows, columns)
        set_size(self.line, columns, rows)

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
        """The screen as text; `screen.display` stumbles over half a wide character after a change of size."""
        rows = (self.screen.buffer[row] for row in range(self.screen.lines))
        return "\n".join("".join(row[at].data for at in range(self.screen.columns)).rstrip() for row in rows)

    @property
    def panel(self) -> str:
        """The text of the panel on the right, on one line."""
        return _joined([text for _, text in self._panel()])

    @property
    def highlighted(self) -> str:
        """The text that stands out in the panel by its background, on one line."""
        rows = self._panel()
        usual = Counter(ground for ground, _ in rows).most_common(1)
        return _joined([text for ground, text in rows if ground != usual[0][0]]) if usual else ""

    def _panel(self) -> list[tuple[str, str]]:
        """The rows of the panel: background and text."""
        found = []
        for number in range(self.screen.lines):
            row = [self.screen.buffer[number][column] for column in range(self.screen.columns)]
            edge = next((column for column, cell in enumerate(row) if cell.data == "│"), None)
            if edge is not None:
                found.append((row[edge + 3].bg, "".join(cell.data for cell in row[edge + 1 :])))
        return found

    def until(self, reached: Callable[[str], object]) -> str:
        """Wait until the screen shows something; the screen."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if reached(self.text):
                return self.text
            if self.draw(0.05):
                while self.draw():
                    pass
        raise AssertionError(f"it never came to this; the screen:\n{self.text}")

    def still(self, seconds: float = 0.15) -> str:
        """Wait until nothing is drawn any more for this time; the screen."""
        while self.draw(seconds):
            pass
        return self.text


def set_size(line: int, columns: int, rows: int) -> None:
    """Set the size of a terminal, given its file descriptor."""
    fcntl.ioctl(line, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


def _joined(rows: list[str]) -> str:
    """Rows as one line, without the scroll bar."""
    return " ".join(" ".join(row.rstrip("▁▂▃▄▅▆▇█ ") for row in rows).split())
