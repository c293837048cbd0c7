"""What a match asks: a seat for its decision, or a table without dice for what fell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from paddock.core import showing
from paddock.core.consequences import Consequences, notes_of
from paddock.core.foresight import Foresight
from paddock.core.position import Position
from paddock.core.tasks import Chance, Choice, Option, Outcome, Sealed
from paddock.core.texts import Text, kebab, render

if TYPE_CHECKING:
    from paddock.core.game import Game

MOST_LISTED: Final = 24


class Decision:
    """What a seat is asked now."""

    def __init__(
        self, seat: int, options: tuple[Option, ...], task: Choice | Sealed, race: Position, game: Game
    ) -> None:
        self.seat = seat
        self.options = options
        self.task = task
        self._race = race
        self._game = game
        self._foresight: Foresight | None = None
        self._consequences: dict[str, Consequences] | None = None

    @property
    def rule(self) -> str:
        """The ID of the rule behind the question."""
        return self._race.rule_id(self.task.rule)

    @property
    def kind(self) -> str:
        """The kind of question, such as `choose-gear`: the same wherever in a race it is asked."""
        return kebab(type(self.task).__name__)

    @property
    def prompt(self) -> Text:
        """The question, as a message."""
        if isinstance(self.task, Sealed):
            return self.task.prompt(self._race, self.seat)
        return self.task.prompt(self._race)

    def ask(self, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        """The question in words."""
        return render(self.prompt, lang, names)

    def notes(self, option: Option) -> tuple[Text, ...]:
        """An option in short messages: what it does, costs and risks."""
        if isinstance(self.task, Sealed):
            known = self.task.notes(self._race, self.seat, option)
        else:
            known = self.task.notes(self._race, option)
        return (*known, *notes_of(self.consequences(option), self._game))

    def consequences(self, option: Option) -> Consequences:
        """Where an option may lead, what it costs, and what may go wrong; worked out when first asked for."""
        if self._consequences is None:
            self._consequences = {}
        found = self._consequences.get(option.code)
        if found is None:
            found = self._consequences[option.code] = self._look_ahead(option)
        return found

    def _look_ahead(self, option: Option) -> Consequences:
        if isinstance(self.task, Sealed):
            told = self.task.consequences(self._race, self.seat, option)
        else:
            told = self.task.consequences(self._race, option)
        if told is not None:
            return told
        if self._foresight is None:
            self._foresight = Foresight(self._game, self._race, self.seat, len(self.options))
        return self._foresight.consequences(option)

    def by_clock(self, minutes: float) -> Option | None:
        """What the table's clock answers after this many minutes of racing; None if the seat answers by itself."""
        return None if isinstance(self.task, Sealed) else self.task.by_clock(self._race, minutes)

    @property
    def recommended(self) -> Option | None:
        """What a newcomer does well to choose before the race; None if the choice is part of the race."""
        if isinstance(self.task, Sealed):
            return self.task.recommended(self._race, self.seat)
        return self.task.recommended(self._race)

    @property
    def for_table(self) -> Option | None:
        """What a bot answers where its seat speaks for the whole table; None if the seat decides for itself."""
        return None if isinstance(self.task, Sealed) else self.task.for_table(self._race)

    @property
    def codes(self) -> list[str]:
        """The codes of the options, in order."""
        return [option.code for option in self.options]

    def __repr__(self) -> str:
        return showing.decision_line(self)

    def _repr_html_(self) -> str:
        return showing.decision_page(self)


class Fork:
    """Where chance decides next, for a match without dice of its own."""

    def __init__(self, task: Chance, race: Position) -> None:
        self._task = task
        self._race = race
        self.purpose = task.purpose(race)
        self.outcomes = task.outcomes(race)
        weights = task.weights(race)
        self.weights = [1] * len(self.outcomes) if weights is None else list(weights)

    @property
    def kind(self) -> str:
        """The kind of chance, such as `roll-gear`: the same wherever in a race it falls."""
        return kebab(type(self._task).__name__)

    @property
    def prompt(self) -> Text:
        """What people who roll and draw themselves are asked."""
        return self._task.asked(self._race)

    @property
    def kept_by(self) -> int | None:
        """The seat that alone sees what falls; None if all see it."""
        return self._task.kept_by(self._race)

    def answers(self) -> dict[str, Outcome]:
        """What may fall, by code, each once."""
        found: dict[str, Outcome] = {}
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            if weight:
                found.setdefault(outcome.code, outcome)
        return found

    def named(self, outcome: Outcome) -> Text:
        """An outcome as people name it."""
        return self._task.named(self._race, outcome)

    def left(self, race: Position) -> dict[str, Outcome]:
        """What the same chance could bring in a later position."""
        return Fork(self._task, race).answers()

    def odds(self) -> list[tuple[Outcome, float]]:
        """Each outcome with its probability; they sum to one."""
        total = sum(self.weights)
        return [(outcome, weight / total) for outcome, weight in zip(self.outcomes, self.weights, strict=True)]

    def kinds(self) -> list[tuple[Outcome, float]]:
        """One outcome for each different consequence, with its probability; they sum to one."""
        found = self._task.kinds(self._race)
        total = sum([weight for _, weight in found])
        return [(outcome, weight / total) for outcome, weight in found]


def listed(codes: list[str]) -> tuple[str, ...]:
    """As many codes as people care to read."""
    return tuple(codes) if len(codes) <= MOST_LISTED else (*codes[:MOST_LISTED], "…")
