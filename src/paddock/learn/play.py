"""A lesson being played, on a real match: any view of it, in the browser or in a terminal, is a thin one."""

from collections.abc import Sequence

import paddock
from paddock import Match, Option
from paddock.core import Dice, Plain
from paddock.learn.goals import is_meant
from paddock.learn.lesson import NAMES, Lesson, Step, WrongTurn
from paddock.learn.script import play_on
from paddock.learn.words import Words


class Reply(Plain):
    """What the teacher says to an answer."""

    is_right: bool
    say: Words
    match: Match | None = None
    """The table to look at before the lesson goes on: where a wrong answer leads, or the end of an example."""


class LessonPlay:
    """A lesson from its first step to its end. A wrong answer changes nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        self.done = 0
        """How many steps have been done."""
        self._dice = Dice(f"lesson/{lesson.seed}")
        self.match = self._laid(lesson.steps[0])

    def _laid(self, step: Step) -> Match:
        """The table that a step lays, brought to the learner's decision."""
        match = table(self.lesson, step)
        play_on(match, step.before, self.seat, self._dice)
        return match

    @property
    def is_over(self) -> bool:
        return self.done == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """What is to be done now."""
        return self.lesson.steps[self.done]

    @property
    def say(self) -> Words:
        """What the teacher says now."""
        return self.lesson.end if self.is_over else self.step.say

    def is_right(self, option: Option) -> bool:
        """Whether an option is what the step asks for."""
        return is_meant(self.match.decision(self.seat), option, self.step.do, self.step.when)

    def wrong_turn(self, option: Option) -> WrongTurn | None:
        """The wrong turn that names an option; None if none does."""
        decision = self.match.decision(self.seat)
        return next((each for each in self.step.wrong if is_meant(decision, option, each.do, each.when)), None)

    def answer(self, code: str) -> Reply:
        """Answer the step by the code of an option; anything else raises `IllegalChoice`."""
        option = next((each for each in self.match.decision(self.seat).options if each.code == code), None)
        if option is None:
            self.match.clone().choose(self.seat, code)
            raise AssertionError(f"'{code}' was chosen though it is no option")
        return self._go_on(option) if self.is_right(option) else self._turned(option)

    def _go_on(self, option: Option) -> Reply:
        """A right answer: play it, and lay the next example if there is one."""
        right = self.step.right
        self.match = self.after(option, self.step.then)
        self.done += 1
        if self.is_over or not self.step.at:
            return Reply(True, right)
        shown, self.match = self.match, self._laid(self.step)
        return Reply(True, right, shown)

    def _turned(self, option: Option) -> Reply:
        """A wrong answer."""
        turn = self.wrong_turn(option)
        if turn is None:
            return Reply(False, self.step.otherwise or self.step.say)
        return Reply(False, turn.say, self.after(option, turn.then) if turn.show else None)

    def after(self, option: Option, then: Sequence[str]) -> Match:
        """Where an answer leads; the lesson's own table stays as it is."""
        match = self.match.clone()
        match.choose(self.seat, option)
        play_on(match, then, self.seat, self._dice.copy())
        return match


def table(lesson: Lesson, step: Step) -> Match:
    """The table that a step lays, as it is written."""
    return laid(lesson.game, step.at, lesson.seat, lesson.seed)


def laid(game: str, at: str, seat: int, seed: int) -> Match:
    """A table as it is written, with the first of our names at a seat."""
    words = at.split()
    given = names(seat)[: int(words[0])]
    return paddock.game(game).at(" ".join(words), seed, given, open_chance=True)


def names(seat: int) -> tuple[str, ...]:
    """Who sits where, with the learner at a seat."""
    return (*NAMES[1 : seat + 1], NAMES[0], *NAMES[seat + 1 :])
