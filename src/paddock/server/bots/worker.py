"""The process in which bots think: it reads questions and answers them. It knows what the bot's seat knows, no more."""

import os
import struct
import sys
import time
from functools import cache
from typing import Any, BinaryIO

import msgspec

import paddock
from paddock import Record, bots
from paddock.analysis import analyse
from paddock.analysis.words import told
from paddock.coach import HintLine, hint_for
from paddock.core import Plain, sheets
from paddock.lab.checkup import Checkup, run_checkup
from paddock.lab.plan import Plan as Races
from paddock.lab.race_page import race_page
from paddock.plans import Plan, Progress, foresee, judge, try_out
from paddock.puzzles.review import Moment, moments, reviewed
from paddock.server.workshop.examine import examine

HEADER = struct.Struct("<I")
"""The length of a message, which comes before it."""
NICENESS = 10


class Asked(Plain, tag=True):
    """What a worker may be asked."""

    game: str
    """The address of the game's module."""
    sheets: tuple[str, ...]
    """The circuits of users' own that the question is about."""

    def games(self) -> list[str]:
        """The addresses of the games that it needs, which are loaded first."""
        return [self.game]


class Question(Asked):
    """What a bot would do. The position is as its seat may imagine it: what is hidden was dealt at random."""

    position: str = ""
    """Empty if the worker is only to load the game."""
    names: tuple[str, ...] = ()
    seat: int = 0
    level: str = ""
    seed: str = ""
    """The seed of the bot's own dice."""
    seconds: float = 0.0
    """How long the bot may think."""


class HintQuestion(Asked):
    """What the coach would do, in words; of the position and of the seat as in a question to a bot."""

    position: str
    names: tuple[str, ...]
    seat: int
    lang: str
    seconds: float
    about: tuple[str, ...] = ()
    """The options to compare; empty for the best."""


class MomentsQuestion(Asked):
    """Which decisions of a seat in a finished race look like mistakes."""

    record: str
    seat: int


class ReviewQuestion(Asked):
    """What a decision of a finished race gave away: a list, empty if that is not clear."""

    record: str
    seat: int
    moment: Moment
    seconds: float


class ReportQuestion(Asked):
    """The report of a finished race, as a page."""

    record: str
    lang: str
    address: str
    """Where the replay shows a decision, up to its number."""


class CircuitQuestion(Asked):
    """What a text is as a circuit, and in which games it can be raced."""

    text: str

    def games(self) -> list[str]:
        return [paddock.address(name) for name in paddock.games()]


class CheckupQuestion(Asked):
    """What the next races of a plan show; those that began in time, and one at least."""

    plan: Races
    seconds: float


class SeatQuestion(Asked):
    """About a seat in a position as the seat may imagine it."""

    position: str
    names: tuple[str, ...]
    seat: int


class PlanQuestion(SeatQuestion):
    """What a plan does about the question that its seat is asked."""

    plan: Plan
    progress: Progress


class TrialQuestion(SeatQuestion):
    """What a plan would do in imagined races."""

    plan: Plan
    lang: str
    seconds: float


class AheadQuestions(SeatQuestion):
    """What a seat may be asked soon."""

    lang: str
    seconds: float


Questions = (
    Question
    | PlanQuestion
    | TrialQuestion
    | AheadQuestions
    | HintQuestion
    | MomentsQuestion
    | ReviewQuestion
    | ReportQuestion
    | CircuitQuestion
    | CheckupQuestion
)


def answer(question: Questions) -> str:
    """The code that a bot chooses; the answer to any other question as JSON."""
    game = paddock.load(question.game)
    for text in question.sheets:
        sheets.keep(text)
    match question:
        case Question():
            return _decision(game, question)
        case HintQuestion():
            return _json(_hint(game, question))
        case PlanQuestion():
            return _json(judge(question.plan, _match(game, question), question.seat, question.progress))
        case TrialQuestion():
            match, lang = _match(game, question), question.lang
            return _json(try_out(question.plan, match, question.seat, lang, seconds=question.seconds))
        case AheadQuestions():
            match, lang = _match(game, question), question.lang
            return _json(foresee(match, question.seat, lang, seconds=question.seconds))
        case CircuitQuestion():
            return _json(examine(question.text))
        case CheckupQuestion():
            return _json(_checkups(question))
        case MomentsQuestion():
            return _json(moments(Record.parse(question.record), question.seat))
        case ReviewQuestion():
            record = Record.parse(question.record)
            blunder = reviewed(record, question.seat, question.moment, question.seconds)
            return _json([] if blunder is None else [blunder])
        case ReportQuestion():
            return _json(_report(question))


def _json(found: Any) -> str:
    return msgspec.json.encode(found).decode()


def _decision(game: paddock.Game, question: Question) -> str:
    if not question.position:
        return ""
    match = game.at(question.position, seed=question.seed, names=question.names)
    player = bots.Player(match, question.seat, question.seed)
    return bots.bot(question.level, seed=question.seed, limit=question.seconds, game=game).decide(player).code


def _match(game: paddock.Game, question: SeatQuestion) -> paddock.Match:
    return game.at(question.position, names=question.names)


def _hint(game: paddock.Game, question: HintQuestion) -> tuple[HintLine, ...]:
    match = game.at(question.position, names=question.names)
    player = bots.Player(match, question.seat)
    found = hint_for(player, seconds=question.seconds, about=question.about)
    return found.lines(question.lang, question.names)


def _checkups(question: CheckupQuestion) -> list[Checkup]:
    """Races for the doctor, after those of tables: they wait for nobody."""
    be_modest()
    end, plan, found = time.monotonic() + question.seconds, question.plan, []
    for number in range(plan.first, plan.first + plan.games):
        found.append(run_checkup(plan, number))
        if time.monotonic() >= end:
            break
    return found


def _report(question: ReportQuestion) -> str:
    """What happened in a race, and why; after the bots of tables, for which people wait."""
    be_modest()
    record, lang = Record.parse(question.record), question.lang
    found = analyse(record)
    return race_page(found, record, told(found, record, lang), lang, question.address)


@cache
def be_modest() -> None:
    """Let all other processes run first, from now on."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def read_message(stream: BinaryIO) -> bytes:
    """The next message; empty at the end of the stream."""
    header = stream.read(HEADER.size)
    return stream.read(HEADER.unpack(header)[0]) if len(header) == HEADER.size else b""


def main() -> None:
    """Answer questions until the service closes the pipe."""
    decode = msgspec.msgpack.Decoder(Questions).decode
    out = sys.stdout.buffer
    while message := read_message(sys.stdin.buffer):
        reply = answer(decode(message)).encode()
        try:
            out.write(HEADER.pack(len(reply)) + reply)
            out.flush()
        except BrokenPipeError:
            os.dup2(
                os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
            )  # so that Python's own flush at exit succeeds
            return


if __name__ == "__main__":
    main()
