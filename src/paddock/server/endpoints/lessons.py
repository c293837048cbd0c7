"""Endpoints for learning: courses, lessons, the guide of a first race, reference cards.

A lesson is played without a trace: the browser sends all answers so far, and the service plays them again.
"""

import asyncio
from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace
from starlette.responses import Response

import paddock
from paddock import learn
from paddock.core import Plain
from paddock.scene import Board, Scene
from paddock.server.api import Body, Call, Word, endpoint
from paddock.server.catalogue import game_of
from paddock.server.endpoints.games import board_reply
from paddock.server.errors import RequestError

LOG_LINES = 6
MOST_ANSWERS = 30


class LessonInfo(Plain):
    """A lesson in a list."""

    id: str
    title: str


class Course(Plain):
    """The lessons of a game in order."""

    game: str
    title: str
    lessons: tuple[LessonInfo, ...]
    has_book: bool
    """Whether the rules are told as a book."""


class AnswersBody(Body):
    """All answers to a lesson so far."""

    answers: Annotated[tuple[Word, ...], Meta(max_length=MOST_ANSWERS)] = ()
    is_read: bool = False
    """Whether the reply to the last answer has been read: the lesson goes on."""


class WhyBody(Body):
    """A thing that was touched, after some right answers."""

    thing: Word
    answers: Annotated[tuple[Word, ...], Meta(max_length=MOST_ANSWERS)] = ()


class Reason(Plain):
    """Why a thing cannot be chosen."""

    text: str = ""
    rule: str = ""


class LessonView(Plain):
    """A lesson after some answers."""

    title: str
    number: int
    lessons: int
    step: int
    """How many steps have been done."""
    steps: int
    say: str
    is_right: bool | None
    """Whether the last answer was right; None before the first."""
    reply: str
    """What is said to it."""
    is_paused: bool
    """Whether the table shows where the last answer has led, until the learner goes on."""
    is_over: bool
    next: str
    """The lesson that follows; empty after the last."""
    scene: Scene
    log: tuple[str, ...]


class HintInfo(Plain):
    """What is said to a decision of a first race."""

    before: str
    after: str


class CardPartInfo(Plain):
    """A box of a reference card."""

    title: str
    lines: tuple[str, ...]


class CardInfo(Plain):
    """The reference card of a game."""

    title: str
    about: str
    parts: tuple[CardPartInfo, ...]


@endpoint("GET", "/api/learn", reply=tuple[Course, ...])
async def show_courses(call: Call) -> Response:
    """Every course with its lessons."""
    return await call.cached(("courses",), lambda: _courses(call.lang))


def _courses(lang: str) -> tuple[Course, ...]:
    courses = (_course(paddock.game(game), lang) for game in paddock.games())
    return tuple(course for course in courses if course.lessons)


def _course(game: paddock.Game, lang: str) -> Course:
    lessons = tuple(LessonInfo(lesson.id, lesson.title[lang]) for lesson in learn.course(game.id))
    return Course(game.id, game.title(lang), lessons, bool(learn.book(game.id)))


@endpoint("POST", "/api/learn/{game}/{lesson}", body=AnswersBody, reply=LessonView)
async def show_lesson(call: Call, game: str, lesson: str, body: AnswersBody) -> LessonView:
    """A lesson after some answers; the last may be wrong."""
    found = _lesson(game, lesson)
    return await asyncio.to_thread(_view, found, body, call.lang)


@endpoint("POST", "/api/learn/{game}/{lesson}/why", body=WhyBody, reply=Reason)
async def explain_in_lesson(call: Call, game: str, lesson: str, body: WhyBody) -> Reason:
    """Why a thing cannot be chosen at this point of a lesson."""
    found = _lesson(game, lesson)
    return await asyncio.to_thread(_reason, found, body, call.lang)


@endpoint("GET", "/api/learn/{game}/{lesson}/boards/{step}", reply=Board | None)
async def show_lesson_board(call: Call, game: str, lesson: str, step: str) -> Response:
    """The board of a lesson's step, if its game has one; steps are counted from 0."""
    found = _lesson(game, lesson)
    if not step.isdecimal() or int(step) >= len(found.steps):
        raise RequestError("no-such-page", 404)
    board = await asyncio.to_thread(_board, found, int(step), call.lang)
    return await board_reply(call, game, board)


@endpoint("GET", "/api/games/{game}/guide", reply=dict[str, HintInfo])
async def show_guide(call: Call, game: str) -> Response:
    """What is said in a first race, by the rule behind a question."""
    found, lang = game_of(game).id, call.lang
    hints = learn.guide(found)
    return await call.cached(
        ("guide", found), lambda: {rule: HintInfo(hint.before[lang], hint.after[lang]) for rule, hint in hints.items()}
    )


@endpoint("GET", "/api/games/{game}/card", reply=CardInfo)
async def show_card(call: Call, game: str) -> Response:
    """The reference card of a game."""
    found, lang = game_of(game), call.lang
    card = learn.card(found.id)
    if card is None:
        raise RequestError("no-such-page", 404)
    parts = tuple(CardPartInfo(part.title[lang], tuple(line.text[lang] for line in part.line)) for part in card.part)
    return await call.cached(("card", found.id), lambda: CardInfo(found.title(lang), card.about[lang], parts))


def _lesson(game: str, lesson: str) -> learn.Lesson:
    found = next((each for each in learn.course(game_of(game).id) if each.id == lesson), None)
    if found is None:
        raise RequestError("no-such-lesson", 404)
    return found


def _played(lesson: learn.Lesson, answers: tuple[str, ...]) -> tuple[learn.LessonPlay, learn.Reply | None]:
    """A lesson after some answers, and the reply to the last; 409 if they do not fit the lesson."""
    play, reply = learn.LessonPlay(lesson), None
    try:
        for code in answers:
            if play.is_over or (reply is not None and not reply.is_right):
                raise RequestError("wrong-answers", 409)
            reply = play.answer(code)
    except paddock.IllegalChoice as error:
        raise RequestError("wrong-answers", 409) from error
    return play, reply


def _view(lesson: learn.Lesson, body: AnswersBody, lang: str) -> LessonView:
    play, reply = _played(lesson, body.answers)
    if body.is_read:
        reply = None
    paused = reply.match if reply is not None else None
    match = paused or play.match
    scene = match.scene(play.seat, lang, log=0)
    if paused is not None or play.is_over:
        scene = replace(scene, prompt="", rule="", options=(), waiting=())
    course = learn.course(lesson.game)
    return LessonView(
        lesson.title[lang],
        lesson.number,
        len(course),
        play.done,
        len(lesson.steps),
        play.say[lang],
        None if reply is None else reply.is_right,
        "" if reply is None else reply.say[lang],
        paused is not None,
        play.is_over,
        course[lesson.number].id if lesson.number < len(course) else "",
        scene,
        tuple(str(line) for line in match.log(play.seat, lang)[-LOG_LINES:]),
    )


def _reason(lesson: learn.Lesson, body: WhyBody, lang: str) -> Reason:
    play, _ = _played(lesson, body.answers)
    refusal = None if play.is_over else play.match.why_not_thing(play.seat, body.thing)
    return Reason() if refusal is None else Reason(refusal.label(lang, play.match.names), refusal.rule)


def _board(lesson: learn.Lesson, step: int, lang: str) -> Board | None:
    laid = next(each for each in reversed(lesson.steps[: step + 1]) if each.at)
    return learn.table(lesson, laid).board(lang)
