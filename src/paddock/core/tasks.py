"""What is still to do: tasks that run, wait for a seat's choice, or wait for chance.

A task is a frozen record named after a step of the rulebook; it holds names and numbers, no objects. `race` is the
game's own position, of a class that only its room knows; therefore it is `Any` here.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Protocol

from msgspec.structs import astuple, replace

from paddock.core.consequences import Consequences
from paddock.core.plain import Plain
from paddock.core.texts import CORE, Text, kebab, message, record_text, render, spoken

RUN: Final = 0
CHOICE: Final = 1
SEALED: Final = 2
CHANCE: Final = 3
SEAT_CHOICE: Final = 4
"""A choice that names its seat in a field: most do."""
WEIGHTED: Final = 5
"""Chance whose outcomes may differ in weight."""

HIDDEN: Final = "?"
OWED: Final = None


class Outcome(Protocol):
    """What chance may bring: anything with a code. A card can be its own outcome."""

    @property
    def code(self) -> str: ...


class Option(Plain):
    """One possible answer to a decision."""

    @property
    def code(self) -> str:
        """Short, stable, readable: the notation of records."""
        raise NotImplementedError

    @property
    def targets(self) -> tuple[str, ...]:
        """Ids of the things on the table that a player may touch to choose it."""
        return ()

    @property
    def act(self) -> str:
        """The action of a learner that it is; options that differ in little may share one."""
        return self.code

    @property
    def final(self) -> bool:
        """Whether it loses something for good, so that a client should ask for confirmation."""
        return False

    def text(self) -> Text:
        return record_text(self, "option")

    def label(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        return spoken(self, lang, names)


class Word(Option):
    """An answer in one word that names nothing on the table: yes, done, pass. Its label is a message of its room."""

    room: str
    word: str

    @property
    def code(self) -> str:
        return self.word

    def text(self) -> Text:
        return Text(self.room, f"option-{self.word}")


HEADLINE: Final = 1
RACE: Final = 2
DETAIL: Final = 3


class Event(Plain, tag=True):
    """Something that happened."""

    length: ClassVar[int] = RACE
    """The shortest commentary that tells it: headlines, the race, or every detail."""
    ends_race: ClassVar[bool] = False
    """Whether the race of the seat it is about is over."""

    def outcome(self) -> Text | None:
        """What a driver who looks ahead is told of it; None if it is not worth a word."""
        return None

    def whose(self) -> int | None:
        """The seat that the event is about; None if it is about none, or about all."""
        seat: int | None = getattr(self, "seat", None)
        return seat

    def text(self) -> Text:
        return record_text(self, "event")

    def label(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        return spoken(self, lang, names)

    def heard_by(self, seat: int | None) -> "Event | None":
        """The event as this seat (None: a spectator) hears it; None if it hears nothing."""
        return self


class Refusal(Plain):
    """Why something is not an option now."""

    reason: Text
    rule: str

    def label(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        return render(self.reason, lang, names)


class Task(Plain, tag=True):
    """A step of the rules, done as soon as it lies on top of the stack."""

    kind: ClassVar[int] = RUN

    def run(self, race: Any) -> None:
        raise NotImplementedError


class Choice(Task):
    """A step that waits for one seat to decide. Legality is written in `options`, and nowhere else."""

    kind: ClassVar[int] = CHOICE
    rule: ClassVar[str] = ""

    def who(self, race: Any) -> int:
        raise NotImplementedError

    def options(self, race: Any) -> Sequence[Option]:
        raise NotImplementedError

    def chosen(self, race: Any, option: Any) -> None:
        raise NotImplementedError

    def prompt(self, race: Any) -> Text:
        return record_text(self, "prompt")

    def by_clock(self, race: Any, minutes: float) -> Option | None:
        """What a clock answers after this many minutes of racing; None if the seat answers by itself."""
        return None

    def for_table(self, race: Any) -> Option | None:
        """What a bot answers where its seat speaks for the whole table; None if the seat decides for itself."""
        return None

    def notes(self, race: Any, option: Any) -> tuple[Text, ...]:
        """What people should know of an option besides its consequences; called only when they look."""
        return ()

    def consequences(self, race: Any, option: Any) -> Consequences | None:
        """What follows from an option, if the rules can tell at once; None if it is to be played out.

        Only what the seat may know counts.
        """
        return None

    def recommended(self, race: Any) -> Option | None:
        """What a newcomer does well to choose before the race; None if the choice is part of the race."""
        return None

    def refusal(self, race: Any, code: str) -> Refusal | None:
        """Why a code is not among the options; None if there is no particular reason."""
        return None


class SeatChoice(Choice):
    """A step that waits for the seat it names."""

    kind: ClassVar[int] = SEAT_CHOICE

    seat: int

    def who(self, race: Any) -> int:
        return self.seat


class Sealed(Task):
    """A step that waits for several seats to decide at once, in secret; it opens with the last answer."""

    kind: ClassVar[int] = SEALED
    rule: ClassVar[str] = ""
    changeable: ClassVar[bool] = True
    """Whether a seat may take back its answer before the last has come."""

    seats: tuple[int, ...]
    answers: tuple[Any, ...] = ()
    """The option of each seat, or its code as read from a line; None while it is owed."""

    def options(self, race: Any, seat: int) -> Sequence[Option]:
        raise NotImplementedError

    def opened(self, race: Any, answers: Sequence[Any]) -> None:
        """What follows when all have answered; answers come in the order of the seats."""
        raise NotImplementedError

    def prompt(self, race: Any, seat: int) -> Text:
        return Text(record_text(self, "prompt").room, f"prompt-{kebab(type(self).__name__)}")

    def notes(self, race: Any, seat: int, option: Any) -> tuple[Text, ...]:
        return ()

    def consequences(self, race: Any, seat: int, option: Any) -> Consequences | None:
        return None

    def recommended(self, race: Any, seat: int) -> Option | None:
        return None

    def refusal(self, race: Any, seat: int, code: str) -> Refusal | None:
        return None

    def answer_of(self, seat: int) -> str:
        """The code of a seat's answer, empty while it is owed."""
        answer = self.answers[self.seats.index(seat)] if self.answers else OWED
        if answer is OWED:
            return ""
        return answer if isinstance(answer, str) else answer.code

    def seen_by(self, seat: int | None) -> "Sealed":
        """The same step as a seat sees it: the answers of others are hidden."""
        given = zip(self.seats, self.answers, strict=False)
        seen = (answer if own == seat or answer is OWED else HIDDEN for own, answer in given)
        return replace(self, answers=tuple(seen))


class Chance(Task):
    """A step that chance decides: the rules list the outcomes, and `Dice` picks."""

    kind: ClassVar[int] = CHANCE

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if cls.weights is not Chance.weights:
            cls.kind = WEIGHTED

    def outcomes(self, race: Any) -> Sequence[Outcome]:
        raise NotImplementedError

    def weights(self, race: Any) -> list[int] | None:
        """A whole number for each outcome, or None if all are equally likely."""
        return None

    def fell(self, race: Any, outcome: Any) -> None:
        raise NotImplementedError

    def kinds(self, race: Any) -> list[tuple[Any, int]]:
        """One outcome for each different consequence, with its weight."""
        outcomes = self.outcomes(race)
        weights = self.weights(race) or [1] * len(outcomes)
        found: dict[str, tuple[Any, int]] = {}
        for outcome, weight in zip(outcomes, weights, strict=True):
            if weight:
                first, known = found.get(outcome.code, (outcome, 0))
                found[outcome.code] = (first, known + weight)
        return list(found.values())

    def asked(self, race: Any) -> Text:
        """What people at a real table are asked: what the die showed, which card was turned up."""
        return record_text(self, "chance")

    def named(self, race: Any, outcome: Any) -> Text:
        """An outcome as an answer to that question: by its text, or by its code if it has none."""
        text: Text = outcome.text() if hasattr(outcome, "text") else message(CORE, "outcome", code=outcome.code)
        return text

    def kept_by(self, race: Any) -> int | None:
        """The seat that alone sees what falls, such as a card drawn to a hand; None if all see it."""
        return None

    def purpose(self, race: Any) -> str:
        """Whose chance this is and for what: each purpose has its own luck, so one driver does not shift another's."""
        return "/".join((kebab(type(self).__name__), *map(str, astuple(self))))
