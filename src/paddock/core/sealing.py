"""Secret answers: kept in the task that asks for them until the last one is given."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.dice import Dice
from paddock.core.position import Position
from paddock.core.tasks import OWED, Option, Sealed


def waiting(task: Sealed) -> tuple[int, ...]:
    """The seats that still owe an answer."""
    seats = task.seats
    answers = task.answers
    if not answers:
        return seats
    owing = [seats[index] for index, answer in enumerate(answers) if answer is OWED]
    return tuple(owing)


def with_answer(task: Sealed, seat: int, answer: Option | str | None) -> Sealed:
    """The same task with one seat's answer sealed in it, or owed again."""
    seats = task.seats
    answers = list(task.answers or (OWED,) * len(seats))
    answers[seats.index(seat)] = answer
    return replace(task, answers=tuple(answers))


def answers_of(task: Sealed, race: Position) -> list[Option]:
    """The sealed options, in the order of the seats."""
    found: list[Option] = []
    for index, answer in enumerate(task.answers):
        if type(answer) is str:  # read from a line
            answer = next(option for option in task.options(race, task.seats[index]) if option.code == answer)
        found.append(answer)
    return found


def reseal(race: Position, seat: int | None, dice: Dice) -> None:
    """Replace the answers of other seats by random ones."""
    for index, task in enumerate(race.stack):
        if isinstance(task, Sealed):
            race.stack[index] = resealed(task, race, seat, dice)


def unseal(race: Position, seat: int | None) -> None:
    """Take out the answers of other seats."""
    for index, task in enumerate(race.stack):
        if isinstance(task, Sealed):
            for other in task.seats:
                if other != seat:
                    task = with_answer(task, other, OWED)
            race.stack[index] = task


def resealed(task: Sealed, race: Position, seat: int | None, dice: Dice) -> Sealed:
    """The same task with random answers where a seat cannot see the true ones."""
    for other, answer in zip(task.seats, task.answers, strict=False):
        if answer is not OWED and other != seat:
            options = task.options(race, other)
            task = with_answer(task, other, options[dice.below(len(options), f"reseal/{other}")])
    return task
