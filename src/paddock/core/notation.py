"""Tasks as words, so that a position with its pending tasks fits on one line: `PayWear red 2; EndTurn red`.

A value is a whole number, a word, `-` (nothing), `yes`, `no`, `_` (an empty word) or a list in brackets.
"""

import re
from typing import Any

import msgspec

from paddock.core.errors import bad
from paddock.core.tasks import HIDDEN, OWED, Option, Sealed, Task
from paddock.core.texts import room_of

SOURCE = "position"


def write_tasks(stack: list[Task]) -> str:
    """The stack, next task first."""
    return "; ".join(write_task(task) for task in reversed(stack))


def write_task(task: Task) -> str:
    values = (write_value(getattr(task, field)) for field in type(task).__struct_fields__)
    return " ".join((type(task).__name__, *values))


def write_value(value: Any) -> str:
    if value is None:
        return "-"
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if isinstance(value, tuple):
        return f"({','.join(write_value(each) for each in value)})"
    if isinstance(value, Option):  # sealed in a task
        return value.code
    return str(value) or "_"


def read_tasks(text: str, room: str) -> list[Task]:
    """The stack from its words; task classes are looked up in the room."""
    known = task_classes(room)
    return [read_task(words, known) for words in reversed(text.split(";")) if words.strip()]


def read_task(text: str, known: dict[str, type[Task]]) -> Task:
    name, *words = text.split()
    if name not in known:
        raise bad(SOURCE, f"there is no task '{name}'; known: {' '.join(sorted(known))}")
    fields = known[name].__struct_fields__
    needed = len(fields) - len(known[name].__struct_defaults__)
    if not needed <= len(words) <= len(fields):
        raise bad(SOURCE, f"{name} takes {' '.join(fields) or 'nothing'}, not '{' '.join(words)}'")
    values = {field: _field(known[name], field, word) for field, word in zip(fields, words, strict=False)}
    try:
        return msgspec.convert(values, known[name])
    except msgspec.ValidationError as error:
        raise bad(SOURCE, f"{name} takes {' '.join(fields)}, not '{' '.join(words)}': {error}") from error


def _field(cls: type[Task], field: str, word: str) -> Any:
    """The value of a field; a sealed answer is the code of an option, even if it is `yes` or `3`."""
    if field == "answers" and issubclass(cls, Sealed):
        return tuple(OWED if code == "-" else code for code in _items(word[1:-1]))
    return read_value(word)


def read_value(word: str) -> Any:
    if word in _WORDS:
        return _WORDS[word]
    if word.startswith("(") and word.endswith(")"):
        return tuple(read_value(each) for each in _items(word[1:-1]))
    return int(word) if is_whole(word) else word


_WORDS = {"-": None, "yes": True, "no": False, "_": ""}


def _items(text: str) -> list[str]:
    items, depth, start = [], 0, 0
    for index, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            items.append(text[start:index])
            start = index + 1
    return [*items, text[start:]] if text else []


def check_tasks(stack: list[Task], race: Any, seats: int) -> None:
    """Refuse tasks that name a seat out of range, or anything else that is numbered (`horse` is one of `race.horses`).

    In a secret choice, each answer given must have been possible, and at least one must still be owed.
    """
    for task in stack:
        for field in type(task).__struct_fields__:
            _check_number(task, field, seats if field == "seat" else getattr(race, f"{field}s", None))
        if isinstance(task, Sealed):
            if len({*task.seats}) < len(task.seats) or not all(0 <= seat < seats for seat in task.seats):
                raise bad(SOURCE, f"'{write_task(task)}' needs different seats from 0 to {seats - 1}")
            if task.answers:
                _check_answers(task, race)


def _check_number(task: Task, field: str, count: Any) -> None:
    number = getattr(task, field)
    if type(number) is int and type(count) is int and not 0 <= number < count:
        raise bad(SOURCE, f"'{write_task(task)}': there is no {field} {number}; they are 0 to {count - 1}")


def _check_answers(task: Sealed, race: Any) -> None:
    if len(task.answers) != len(task.seats) or OWED not in task.answers:
        raise bad(SOURCE, f"'{write_task(task)}' needs an answer from each seat, '-' if it is still owed")
    for seat, answer in zip(task.seats, task.answers, strict=True):
        if answer not in (OWED, HIDDEN):
            codes = [option.code for option in task.options(race, seat)]
            if answer not in codes:
                raise bad(SOURCE, f"seat {seat} cannot have answered '{answer}'; possible: {' '.join(codes)}")


def task_classes(room: str) -> dict[str, type[Task]]:
    """Every task class of a room, by name."""
    found: dict[str, type[Task]] = {}
    queue = [Task]
    while queue:
        for cls in queue.pop().__subclasses__():
            queue.append(cls)
            if room_of(cls) == room:
                found[cls.__name__] = cls
    return found


def is_whole(word: str) -> bool:
    """Whether a word is a whole number in plain digits, and not endless: `²` and 5,000 digits are not."""
    return re.fullmatch(r"-?[0-9]{1,40}", word) is not None


def whole(word: str, what: str) -> int:
    """A whole number, or a complaint that says what it should count."""
    if not is_whole(word) or word.startswith("-"):
        raise bad(SOURCE, f"{what} is a whole number, not '{word}'")
    return int(word)


def switch_word(value: bool | int | str) -> str:
    """The value of a switch as people type it: `on`, `3`, `edges`."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
