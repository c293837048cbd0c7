"""A lesson: a position, and steps in which something is said, done and answered."""

from functools import cache

import paddock
from paddock import Game
from paddock.core import Plain, bad
from paddock.core.showing import nearest_text
from paddock.core.texts import TextError, message, shortened
from paddock.learn.words import Words, Written, folder, read

ROOM = "paddock.learn"

NAMES = ("Alba", "Bruno", "Carla", "Dino", "Elena", "Fabio", "Gaia", "Ugo")
"""Who sits at the table of a lesson; the learner is the first unless the lesson says otherwise."""
SUFFIX = ".toml"


class Proof(Written):
    """What must be true for the words to be true; the tests check it."""

    tells: tuple[str, ...] = ()
    """Events that happen, in this order, as `Overshot seat=0`: the name, and fields with their values."""
    leaves: dict[str, int] = {}
    """Gauges of the learner afterwards, by their ids."""


class WrongTurn(Proof, kw_only=True):
    """A wrong answer that the lesson speaks of."""

    do: tuple[str, ...]
    say: Words
    when: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    """How others and chance behave after it; see `Step.then`."""
    show: bool = False
    """Whether the learner sees where it leads before trying again."""


class Step(Proof, kw_only=True):
    """Something to do."""

    say: Words
    at: str = ""
    """The table it is done at, as `game.at` reads it; empty to go on at the table of the step before."""
    before: tuple[str, ...] = ()
    """What happens at that table first, written as in `then`."""
    do: tuple[str, ...]
    """Right answers: codes of options, with `*` for any letters."""
    right: Words
    when: tuple[str, ...] = ()
    """What the consequences of a right answer must be as well: `no risk`, `costs pt`..."""
    wrong: tuple[WrongTurn, ...] = ()
    otherwise: Words | None = None
    """What is said to a wrong answer that no wrong turn names."""
    then: tuple[str, ...] = ()
    """What follows: `=17` if chance falls so, `1:gear-2` if seat 1 chooses, a code alone if the learner's seat does."""
    refused: dict[str, str] = {}
    """Codes that are not possible here, each with the rule that forbids it."""


class _LessonFile(Written):
    title: Words
    step: tuple[Step, ...]
    end: Words
    seat: int = 0
    seed: int = 1


class Lesson(Plain):
    """One idea, in a few steps."""

    game: str
    id: str
    number: int
    """From 1, in the order of the course."""
    title: Words
    steps: tuple[Step, ...]
    end: Words
    """What to remember."""
    seat: int
    seed: int
    """Decides chance and the other drivers where nothing is written."""


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in order; empty if it has none."""
    found = paddock.game(game)
    place = folder(found)
    if not place.is_dir():
        return ()
    names = sorted(each.name for each in place.iterdir() if each.name[:1].isdigit() and each.name.endswith(SUFFIX))
    return tuple(_lesson(found, name, number) for number, name in enumerate(names, start=1))


def lesson(game: str, id: str) -> Lesson:  # noqa: A002  the word of addresses
    """A lesson by its id."""
    found = next((each for each in course(game) if each.id == id), None)
    if found is None:
        near = nearest_text(id, [each.id for each in course(game)], "there-are")
        raise TextError(message(ROOM, "no-lesson", game=game, name=shortened(id), near=near))
    return found


def _lesson(game: Game, name: str, number: int) -> Lesson:
    """A lesson from its file, `03-slipstream.toml`."""
    file = read(folder(game).joinpath(name), _LessonFile)
    id = name.removesuffix(SUFFIX).partition("-")[2]  # noqa: A001
    if not file.step or not file.step[0].at:
        raise bad(name, "the first step lays a table: at = 'a position as `match.position` prints it'")
    return Lesson(game.id, id, number, file.title, file.step, file.end, file.seat, file.seed)
