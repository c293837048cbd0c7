"""Worker processes in which bots think, with a time limit. They see what their seat may see."""

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

import msgspec
from msgspec.structs import replace

import paddock
from paddock import bots
from paddock.coach import HintLine
from paddock.core.sheets import enclosed
from paddock.plans import AheadQuestion, Plan, Progress, Trial, Verdict
from paddock.server.bots import worker
from paddock.server.bots.worker import (
    HEADER,
    AheadQuestions,
    CircuitQuestion,
    HintQuestion,
    PlanQuestion,
    Question,
    Questions,
    TrialQuestion,
)
from paddock.server.errors import RequestError
from paddock.server.fair_queue import FairQueue
from paddock.server.metrics import BOT_FAILURES, BOT_SECONDS
from paddock.server.workshop.examine import Examined

A = TypeVar("A")
HINT_SECONDS = 0.6
"""How long the coach thinks."""
AHEAD_SECONDS = 1.5
TRIAL_SECONDS = 3.0
"""How long a plan is tried out."""
START_SECONDS = 60.0
"""How long a worker may take to start or to load a game; this does not count as thinking."""
log = logging.getLogger(__name__)


def level_ids() -> list[str]:
    """The levels to choose from, the easiest first."""
    return [level.id for level in bots.levels()]


def driver_ids(game: str) -> list[str]:
    """The drivers of a game to choose from."""
    return [driver.id for driver in bots.drivers(game)]


class Worker:
    """One process, started when it is needed and restarted after it was too slow."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.games: set[str] = set()
        """The addresses of the games it has loaded."""

    async def ask(self, question: Questions, seconds: float) -> str:
        """The answer to a question; kills the process if it fails or takes too long."""
        try:
            async with asyncio.timeout(START_SECONDS):  # not `wait_for`, which could miss that the task is cancelled
                for game in question.games():
                    await self._prepare(game)
            async with asyncio.timeout(seconds):
                return await self._exchange(question)
        except BaseException:
            await self.stop()
            raise

    async def _prepare(self, game: str) -> None:
        """Start the process and load the game, if necessary."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                worker.__name__,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self.games.clear()
        if game not in self.games:
            await self._exchange(Question(game, ()))
            self.games.add(game)

    async def _exchange(self, question: Questions) -> str:
        assert self.process is not None
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        message = msgspec.msgpack.encode(question)
        stdin.write(HEADER.pack(len(message)) + message)
        await stdin.drain()
        length = HEADER.unpack(await stdout.readexactly(HEADER.size))[0]
        return (await stdout.readexactly(length)).decode()

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class BotPool:
    """The workers of all tables. The owners of tables take turns, however many tables each of them has."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, workers))]
        self.idle = self.workers[:]
        self.queue = FairQueue(len(self.workers))

    async def decide(
        self, match: paddock.Match, seat: int, level: str, owner: str = "", seconds: float = 1.0, seed: str = ""
    ) -> str:
        """The choice of a bot; the first option if the bot fails, so that the race goes on.

        A bot that had to wait for a worker thinks for as much less. With a seed, its own luck follows from that.
        """
        began = time.perf_counter()
        codes = match.decision(seat).codes
        if len(codes) == 1:
            return codes[0]
        question = _question(match, seat, level or bots.USUAL_LEVEL, seed)
        async with self.queue.turn(owner):
            left = max(0.0, seconds - (time.perf_counter() - began))
            code = await self._ask(replace(question, seconds=left))
        BOT_SECONDS.observe(time.perf_counter() - began)
        return code if code in codes else codes[0]

    async def advise(
        self, match: paddock.Match, seat: int, lang: str, owner: str = "", about: tuple[str, ...] = ()
    ) -> tuple[HintLine, ...]:
        """What the coach would do in a seat; 503 if it fails."""
        question = _question(match, seat, "")
        asked = HintQuestion(
            question.game,
            question.sheets,
            question.position,
            match.names,
            seat,
            lang,
            seconds=HINT_SECONDS,
            about=about,
        )
        return await self.answer(asked, tuple[HintLine, ...], owner)

    async def judge(self, match: paddock.Match, seat: int, plan: Plan, progress: Progress, owner: str = "") -> Verdict:
        """What a plan does about the question that its seat is asked; 503 if the worker fails."""
        return await self.answer(PlanQuestion(*_imagined(match, seat), plan, progress), Verdict, owner)

    async def try_out(self, match: paddock.Match, seat: int, plan: Plan, lang: str, owner: str = "") -> Trial:
        """What a plan would do in imagined races; 503 if the worker fails."""
        return await self.answer(TrialQuestion(*_imagined(match, seat), plan, lang, TRIAL_SECONDS), Trial, owner)

    async def foresee(self, match: paddock.Match, seat: int, lang: str, owner: str = "") -> tuple[AheadQuestion, ...]:
        """What a seat may be asked soon; 503 if the worker fails."""
        question = AheadQuestions(*_imagined(match, seat), lang, AHEAD_SECONDS)
        return await self.answer(question, tuple[AheadQuestion, ...], owner)

    async def answer(self, question: Questions, kind: type[A], owner: str = "") -> A:
        """The answer to any question, when it is the owner's turn; 503 if the worker fails."""
        async with self.queue.turn(owner):
            found = await self._ask(question)
        if not found:
            raise RequestError("no-coach", 503)
        return msgspec.json.decode(found, type=kind)

    async def examine(self, text: str, owner: str = "") -> Examined:
        """What a text is as a circuit; 422 if that takes too long."""
        question = CircuitQuestion(paddock.address(paddock.games()[0]), (), text)
        async with self.queue.turn(owner):
            found = await self._ask(question)
        if not found:
            raise RequestError("circuit-slow", 422)
        return msgspec.json.decode(found, type=Examined)

    async def _ask(self, question: Questions) -> str:
        """The answer of an idle worker; empty if the bot fails."""
        free = self.idle.pop()
        try:
            return await free.ask(question, self.seconds)
        except (TimeoutError, OSError, EOFError) as error:
            BOT_FAILURES.inc()
            log.warning(
                "bot failed", extra={"game": question.game, "asked": type(question).__name__, "error": repr(error)}
            )
            return ""
        finally:
            self.idle.append(free)

    async def warm(self, games: Iterable[str]) -> None:
        """Start the workers and let them load games, so that the first bots need not wait for that."""
        for each in self.workers:
            for game in games:
                async with self.queue.turn(""):
                    if each in self.idle:
                        self.idle.remove(each)
                        self.idle.append(each)  # the last is the next to be asked
                        await self._ask(Question(paddock.address(game), ()))

    async def close(self) -> None:
        for each in self.workers:
            await each.stop()


def _question(match: paddock.Match, seat: int, level: str, seed: str = "") -> Question:
    seed = seed or secrets.token_hex(8)
    return Question(*_imagined(match, seat, seed), level, seed)


def _imagined(
    match: paddock.Match, seat: int, seed: str = ""
) -> tuple[str, tuple[str, ...], str, tuple[str, ...], int]:
    """The address of a game, its sheets, a position as a seat may imagine it, who sits where, and the seat."""
    setup = match.setup
    return (
        paddock.address(setup.game),
        enclosed((setup.circuit, *setup.switches.values())),
        match.imagine(seat, seed or secrets.token_hex(8)).position,
        match.names,
        seat,
    )


def bot_luck(seed: str, match: paddock.Match, seat: int) -> str:
    """The own luck of a bot where it is the same for everybody: who decides alike meets bots that decide alike."""
    return sha256(f"bot/{seed}/{match.moves}/{seat}".encode()).hexdigest()[:16]
