"""Bots think in processes of their own, within a time limit, and see what their seat may see."""

import asyncio
import logging
import os
import secrets
import sys
import time

import msgspec

import paddock
from paddock import bots
from paddock.server.metrics import BOT_FAILURES, BOT_SECONDS
from paddock.server.thinking import HEAD, Question

USUAL_LEVEL = "level-3"
START_SECONDS = 60.0
"""How long a process may take to start, or to load a game: that is no thinking."""
log = logging.getLogger(__name__)


def level_ids() -> list[str]:
    """The levels that a table may choose from, the easiest first."""
    return [level.id for level in bots.levels()]


class Thinker:
    """One process in which bots think; started when it is needed, and again when it was too slow."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.games: set[str] = set()
        """Where the games are written that it has loaded."""

    async def ask(self, question: Question, seconds: float) -> str:
        """The answer to a question; the process is ended where it takes too long or breaks."""
        try:
            await asyncio.wait_for(self._prepare(question.game), START_SECONDS)
            return await asyncio.wait_for(self._ask(msgspec.msgpack.encode(question)), seconds)
        except BaseException:
            await self.stop()
            raise

    async def _prepare(self, game: str) -> None:
        """Start the process and let it load the game, where it has not yet."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "paddock.server.thinking",
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self.games.clear()
        if game not in self.games:
            await self._ask(msgspec.msgpack.encode(Question(game)))
            self.games.add(game)

    async def _ask(self, question: bytes) -> str:
        assert self.process is not None
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(HEAD.pack(len(question)) + question)
        await stdin.drain()
        length = HEAD.unpack(await stdout.readexactly(HEAD.size))[0]
        return (await stdout.readexactly(length)).decode()

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class BotPool:
    """A few processes that think for all tables."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.thinkers = [Thinker() for _ in range(max(1, workers))]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.idle.put_nowait(thinker)

    async def decide(self, match: paddock.Match, seat: int, level: str) -> str:
        """What a bot of a level answers; the first option where it fails, for a race must go on."""
        began = time.perf_counter()
        codes = match.decision(seat).codes
        if len(codes) == 1:
            return codes[0]
        question = self._question(match, seat, level or USUAL_LEVEL)
        thinker = await self.idle.get()
        try:
            code = await thinker.ask(question, self.seconds)
        except (TimeoutError, OSError, EOFError) as error:
            BOT_FAILURES.inc()
            log.warning("bot failed", extra={"game": match.setup.game, "bot": level, "error": repr(error)})
            return codes[0]
        finally:
            self.idle.put_nowait(thinker)
        BOT_SECONDS.observe(time.perf_counter() - began)
        return code if code in codes else codes[0]

    @staticmethod
    def _question(match: paddock.Match, seat: int, level: str) -> Question:
        luck = secrets.token_hex(8)
        line = match.imagine(seat, luck).position
        return Question(paddock.address(match.setup.game), line, match.names, seat, level, luck)

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.stop()
