"""`paddock learn`: lessons, line by line."""

import argparse
import sys
import textwrap
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_config_path

import paddock
from paddock import IllegalChoice, Match, PaddockError, learn
from paddock.cli.command import FAILED, UsageError, add_command
from paddock.cli.rules import selected_games
from paddock.cli.translator import Translator, translator
from paddock.learn import Lesson, LessonPlay

WIDTH = 88


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "learn", say("help-learn"), run)
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("help-game"))
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=say("help-lesson"))
    parser.add_argument("--check", action="store_true", help=say("help-lesson-check"))
    parser.add_argument("--count", action="store_true", help=say("help-lesson-count"))


def run(arguments: argparse.Namespace) -> int:
    """List the courses, check or count the lessons, or play the named one or the first that is not done."""
    say = Translator(arguments.lang)
    games = selected_games(arguments.game)
    if arguments.check:
        return check(games, say)
    if arguments.count:
        return count(games, say)
    if not arguments.game:
        for game in games:
            list_course(game, say)
        return 0
    return LineLesson(wanted(arguments.game, arguments.lesson, say), say).play()


def wanted(game: str, name: str | None, say: Translator) -> Lesson:
    """The lesson by its id or number; without one, the first that is not done."""
    course = learn.course(game)
    if not course:
        raise UsageError(say("no-lessons", game=game))
    if name is None:
        return next((each for each in course if each.id not in done(game)), course[0])
    if name.isdecimal() and 1 <= int(name) <= len(course):
        return course[int(name) - 1]
    try:
        return learn.lesson(game, name)
    except PaddockError as error:
        raise UsageError(str(error)) from error


def list_course(game: str, say: Translator) -> None:
    """The lessons of a game, with what is done."""
    known = done(game)
    print(f"{paddock.game(game).title(say.lang)} ({game})")
    for lesson in learn.course(game):
        print(f"  {'✓' if lesson.id in known else ' '} {lesson.number:>2}  {lesson.title[say.lang]:<44} {lesson.id}")
    print()


def check(games: list[str], say: Translator) -> int:
    """Play every lesson with every wrong turn, and print what is not true."""
    found = [(each, text) for game in games for each in learn.course(game) for text in learn.complaints(each)]
    for lesson, text in found:
        print(f"{lesson.game}/{lesson.id}: {text}", file=sys.stderr)
    if not found:
        print(say("lessons-true", count=sum(len(learn.course(game)) for game in games)))
    return FAILED if found else 0


def count(games: list[str], say: Translator) -> int:
    """Print how much is taught."""
    found = {game: learn.counts(game) for game in games}
    total = learn.Counts(*(sum(column) for column in zip(*map(msgspec.structs.astuple, found.values()), strict=True)))
    for game, counts in (*found.items(), ("", total)):
        print(say("lessons-counted", game=game or "*", **msgspec.structs.asdict(counts)))
    return 0


class LineLesson:
    """A lesson played by typing numbers or codes."""

    def __init__(self, lesson: Lesson, say: Translator) -> None:
        from paddock.cli.lines.printer import Printer

        self.lesson = lesson
        self.lessons = LessonPlay(lesson)
        self.say = say
        self.show = Printer()

    def play(self) -> int:
        """Play to the end, or until the learner quits."""
        course = learn.course(self.lesson.game)
        self.show(
            self.say("lesson-title", title=self.lesson.title[self.say.lang], number=self.lesson.number, of=len(course))
        )
        while not self.lessons.is_over:
            self.ask()
            if not self.answered():
                return 0
        self.tell(self.lessons.say)
        note_done(self.lesson)
        following = course[self.lesson.number : self.lesson.number + 1]
        for each in following:
            self.show("", self.say("lesson-next", game=each.game, lesson=each.id, title=each.title[self.say.lang]))
        if not following:
            self.show("", self.say("lesson-last", game=self.lesson.game))
        return 0

    def tell(self, words: learn.Words, mark: str = "") -> None:
        self.show("", *textwrap.wrap(f"{mark}{words[self.say.lang]}", WIDTH))

    def ask(self) -> None:
        """Show the table, what is said, and the options."""
        self.picture(self.lessons.match)
        self.tell(self.lessons.say)
        scene = self.lessons.match.scene(self.lessons.seat, self.say.lang)
        self.show("", scene.prompt)
        width = max(len(option.code) for option in scene.options)
        for number, option in enumerate(scene.options, start=1):
            notes = f"  ({'; '.join(option.notes)})" if option.notes else ""
            self.show(f"{number:>4}  {option.code:<{width}}  {option.label}{notes}")

    def picture(self, match: Match) -> None:
        """Show a table."""
        from paddock.cli.table import Table
        from paddock.cli.table.plan import Entrant

        table = Table(match, tuple(Entrant(name) for name in match.names))
        self.show("")
        self.show.scene(match.scene(self.lessons.seat, self.say.lang), table)

    def answered(self) -> bool:
        """Read answers until one is right; False if the learner quits."""
        while True:
            words = input("> ").strip()
            if words == "q":
                return False
            codes = self.lessons.match.decision(self.lessons.seat).codes
            code = codes[int(words) - 1] if words.isdecimal() and 1 <= int(words) <= len(codes) else words
            try:
                reply = self.lessons.answer(code)
            except IllegalChoice:
                self.refuse(code, len(codes))
                continue
            self.tell(reply.say, f"{self.say('answer-right' if reply.is_right else 'answer-wrong')} ")
            if reply.match is not None:
                self.narrate(reply.match)
            if reply.is_right:
                return True

    def refuse(self, code: str, count: int) -> None:
        """Say why a code is no option."""
        refusal = self.lessons.match.why_not(self.lessons.seat, code) if code else None
        rule = f" ({refusal.rule})" if refusal and refusal.rule else ""
        text = refusal.label(self.say.lang, self.lessons.match.names) if refusal else ""
        self.show(text + rule if text else self.say("lines-number", count=count))

    def narrate(self, match: Match) -> None:
        """Tell what an answer has led to."""
        for line in match.log(self.lessons.seat, self.say.lang)[-6:]:
            self.show(f"  {line}")


def done(game: str) -> tuple[str, ...]:
    """The lessons of a game that have been done on this machine."""
    return _progress().get(game, ())


def note_done(lesson: Lesson) -> None:
    """Remember that a lesson was done; if the directory is not writable, go on without."""
    progress = _progress()
    progress[lesson.game] = tuple(dict.fromkeys((*progress.get(lesson.game, ()), lesson.id)))
    try:
        _path().parent.mkdir(parents=True, exist_ok=True)
        _path().write_bytes(msgspec.json.encode(progress))
    except OSError:
        return


def _progress() -> dict[str, tuple[str, ...]]:
    try:
        return msgspec.json.decode(_path().read_bytes(), type=dict[str, tuple[str, ...]])
    except (OSError, msgspec.DecodeError):
        return {}


def _path() -> Path:
    return user_config_path("paddock", appauthor=False) / "lessons.json"
