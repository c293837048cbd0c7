"""Servers that are born quickly and may be killed at any moment: forked from a process that has loaded everything."""

import contextlib
import os
import subprocess
import sys
import time
import urllib.request

import msgspec

from paddock.server.config import Config

NURSE = """
import os, signal, sys
import msgspec
import paddock.server.run as run
from paddock.server.config import Config
import paddock
from paddock.server import catalogue
for game in paddock.games():
    paddock.game(game)
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "start":
        child = os.fork()
        if child == 0:
            os._exit(run.serve(msgspec.json.decode(rest, type=Config)))
        print(child, flush=True)
    elif word == "kill":
        os.kill(int(rest), signal.SIGKILL)
        os.waitpid(int(rest), 0)
        print("dead", flush=True)
"""


class Nursery:
    """Starts and kills servers."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", NURSE]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.children: set[int] = set()

    def _say(self, words: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(words + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def start(self, config: Config) -> int:
        """A server; the number of its process."""
        child = int(self._say(f"start {msgspec.json.encode(config).decode()}"))
        self.children.add(child)
        return child

    def kill(self, child: int) -> None:
        assert "dead" == self._say(f"kill {child}")
        self.children.discard(child)

    def close(self) -> None:
        for child in list(self.children):
            self.kill(child)
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()


def wait_until_ready(url: str, seconds: float = 60) -> None:
    """Until a server answers."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(url + "/ready", timeout=1) as reply:
            if reply.status == 200:
                return
        time.sleep(0.02)
    raise AssertionError(f"{url} is not ready after {seconds} seconds (process {os.getpid()} waits)")
