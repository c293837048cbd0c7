"""Endpoints for the book of a real table: what was told, and what was wrong."""

from typing import Annotated, Literal

from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, SeatNumber, Word, endpoint
from paddock.server.errors import RequestError
from paddock.server.tables.live import LiveTable
from paddock.server.tables.telling import BookLine, book_lines

Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class ToldBook(Plain):
    """Everything that was told, in order."""

    lines: tuple[BookLine, ...]
    has_hands: bool
    """Whether cards were drawn unseen, so that players can show one."""


class ToldAnswer(Plain):
    code: str
    label: str


class ToldQuestion(Plain):
    """What was asked at a number of the book."""

    prompt: str
    code: str
    """What was answered."""
    answers: tuple[ToldAnswer, ...]


class ToldChange(Plain):
    """What became of the answers after one that was changed."""

    kept: int
    dropped: tuple[str, ...]
    """Those that no longer fit, and have to be given again."""


class ToldBody(Body):
    """Correct an answer by its number, take back all from a number on, or show a card of a hidden hand."""

    do: Literal["correct", "back", "hold"]
    number: Number = 0
    seat: SeatNumber = 0
    code: Word = ""


@endpoint("GET", "/api/tables/{table}/told", reply=ToldBook)
async def show_told(call: Call, table: str) -> ToldBook:
    """The book of a real table, for those who keep it."""
    live, referee = await _kept(call, table)
    return ToldBook(tuple(await _lines(call, live, referee)), referee.holds_hidden)


@endpoint("GET", "/api/tables/{table}/told/{number}", reply=ToldQuestion)
async def show_told_question(call: Call, table: str, number: str) -> ToldQuestion:
    """What was asked at a number of the book, with all answers that were possible."""
    live, referee = await _kept(call, table)
    if not number.isdigit() or int(number) >= len(referee.told):
        raise RequestError("no-such-answer", 404)
    copy, at, names = referee.copy(), int(number), referee.match.names
    question = await live.background.play(lambda: copy.asked_at(at))
    answers = (ToldAnswer(each.code, each.label(call.lang, names)) for each in (*question.answers, *question.cards))
    return ToldQuestion(question.ask(call.lang, names), referee.told[at].code, tuple(answers))


@endpoint("POST", "/api/tables/{table}/told", body=ToldBody, reply=ToldChange)
async def change_told(call: Call, table: str, body: ToldBody) -> ToldChange:
    """Change the book, and keep the later answers as far as they fit."""
    live, referee = await _kept(call, table)
    before = await _lines(call, live, referee)
    if body.do != "hold" and body.number >= len(referee.told):
        raise RequestError("no-such-answer", 404)
    if body.do == "hold":
        await live.tell("hold", body.seat, body.code)
    else:
        code = f"{body.number} {body.code}" if body.do == "correct" else str(body.number)
        await live.tell("correct", live.seats_of(call.user)[0], code.strip())
    done = live.race.corrected or paddock.Corrected(0)
    dropped = before[len(before) - len(done.dropped) :]
    return ToldChange(done.kept, tuple(line.text for line in dropped))


async def _lines(call: Call, live: LiveTable, referee: paddock.Referee) -> list[BookLine]:
    """The book in words; the race is played again off the loop."""
    copy = referee.copy()
    return await live.background.play(lambda: book_lines(copy, call.lang))


async def _kept(call: Call, table: str) -> tuple[LiveTable, paddock.Referee]:
    """A running table and its referee, for a user who keeps its book."""
    live = await call.service.tables.get(table)
    if not live.seats_of(call.current_user()):
        raise RequestError("no-seat-here", 403)
    if live.ledger is None or live.ledger.referee is None:
        raise RequestError("not-told")
    return live, live.ledger.referee
