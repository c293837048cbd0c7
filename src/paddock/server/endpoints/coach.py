"""Endpoints for the coach and for puzzles."""

import asyncio
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

import paddock
from paddock.coach import HintLine
from paddock.core import Plain
from paddock.puzzles import Blunder
from paddock.scene import Board
from paddock.server.api import Body, Call, Query, SeatNumber, endpoint
from paddock.server.coach.puzzles import (
    DAILY,
    PuzzleList,
    PuzzleView,
    VerdictView,
    find_puzzle,
    own_puzzle_view,
    puzzle_list,
    puzzle_match,
    puzzle_view,
    today,
    verdict,
)
from paddock.server.coach.reviews import Review, ReviewView, review_view
from paddock.server.endpoints.games import board_reply
from paddock.server.endpoints.replays import record_of_race
from paddock.server.errors import RequestError
from paddock.server.networks import client_address
from paddock.server.tables.coaching import allows_coach

Code = Annotated[str, Meta(min_length=1, max_length=200)]


class HintBody(Body):
    seat: SeatNumber


class HintView(Plain):
    """What the coach would do: the best options, the best first."""

    lines: tuple[HintLine, ...]


class AnswerBody(Body):
    code: Code


class SeatAnswerBody(Body):
    seat: SeatNumber
    code: Code


class SeatQuery(Query):
    seat: SeatNumber = 0


@endpoint("POST", "/api/tables/{table}/hint", body=HintBody, reply=HintView)
async def ask_coach(call: Call, table: str, body: HintBody) -> HintView:
    """What the coach would do in one's seat, where the table allows it."""
    live = await call.service.tables.get(table)
    if body.seat not in live.seats_of(call.current_user()):
        raise RequestError("not-your-seat", 403)
    if not allows_coach(live.table, live.seats):
        raise RequestError("no-coach-here", 403)
    match = live.race.match
    if body.seat not in match.to_move:
        raise RequestError("late")
    lines = await call.service.driver.bots.advise(match, body.seat, call.lang, owner=call.current_user().id)
    return HintView(lines)


@endpoint("GET", "/api/puzzles", reply=PuzzleList)
async def list_puzzles(call: Call) -> PuzzleList:
    """All puzzles, and which one is that of the day."""
    return await asyncio.to_thread(puzzle_list, call.lang)


@endpoint("GET", "/api/puzzles/{puzzle}", reply=PuzzleView)
async def show_puzzle(call: Call, puzzle: str) -> Response:
    """A puzzle as its seat sees it; `daily` is the one of the day, the same everywhere."""
    found = await asyncio.to_thread(find_puzzle, puzzle)
    date = today().isoformat() if puzzle == DAILY else ""
    return await call.cached(("puzzle", found.id, date), lambda: puzzle_view(found, call.lang, date))


@endpoint("GET", "/api/puzzles/{puzzle}/board", reply=Board | None)
async def show_puzzle_board(call: Call, puzzle: str) -> Response:
    """The board of a puzzle, if it has one."""
    found = await asyncio.to_thread(find_puzzle, puzzle)
    board = await asyncio.to_thread(lambda: puzzle_match(found, call.lang).board(call.lang))
    return await board_reply(call, found.game, board)


@endpoint("POST", "/api/puzzles/{puzzle}/answer", body=AnswerBody, reply=VerdictView)
async def answer_puzzle(call: Call, puzzle: str, body: AnswerBody) -> VerdictView:
    """Whether an answer is right, how good every option is, and why."""
    found = await asyncio.to_thread(find_puzzle, puzzle)
    match = await asyncio.to_thread(puzzle_match, found, call.lang)
    if body.code not in found.values:
        raise RequestError("illegal", 422)
    reasons = await _reasons(call, match, found.seat, found.solution, body.code)
    return verdict(found, body.code, match, reasons, call.lang)


async def _reasons(call: Call, match: paddock.Match, seat: int, solution: str, code: str) -> tuple[HintLine, ...]:
    """What the coach says of the solution, and of an answer that is another."""
    about = (solution, code) if code != solution else ()
    owner = client_address(call.request, call.service.config)
    return await call.service.driver.bots.advise(match, seat, call.lang, owner, about)


@endpoint("GET", "/api/replays/{race}/puzzles", query=SeatQuery, reply=ReviewView)
async def review_race(call: Call, race: str) -> ReviewView:
    """The decisions of a seat in a finished race that gave away winning chance, as far as they are found."""
    assert isinstance(call.query, SeatQuery)
    return review_view((await _review(call, race, call.query.seat))[0])


async def _review(call: Call, race: str, seat: int) -> tuple[Review, paddock.Record]:
    record = await record_of_race(call, race)
    if seat >= len(record.names):
        raise RequestError("no-such-seat", 404)
    call.current_user()
    return call.service.reviews.review(race, seat, record), record


@endpoint("GET", "/api/replays/{race}/puzzles/{number}", query=SeatQuery, reply=PuzzleView)
async def show_own_puzzle(call: Call, race: str, number: str) -> PuzzleView:
    """A puzzle of a finished race, as its seat saw the decision."""
    assert isinstance(call.query, SeatQuery)
    blunder, record = await _blunder(call, race, call.query.seat, number)
    return await asyncio.to_thread(own_puzzle_view, blunder, record, call.lang)


async def _blunder(call: Call, race: str, seat: int, number: str) -> tuple[Blunder, paddock.Record]:
    review, record = await _review(call, race, seat)
    for each in review.blunders:
        if str(each.number) == number:
            return each, record
    raise RequestError("no-such-puzzle", 404)


@endpoint("POST", "/api/replays/{race}/puzzles/{number}/answer", body=SeatAnswerBody, reply=VerdictView)
async def answer_own_puzzle(call: Call, race: str, number: str, body: SeatAnswerBody) -> VerdictView:
    """Whether an answer to a puzzle of a finished race is right, and why."""
    blunder, record = await _blunder(call, race, body.seat, number)
    match = await asyncio.to_thread(paddock.replay, record, blunder.number)
    if body.code not in match.decision(body.seat).codes:
        raise RequestError("illegal", 422)
    reasons = await _reasons(call, match, body.seat, blunder.solution, body.code)
    return verdict(blunder, body.code, match, reasons, call.lang)
