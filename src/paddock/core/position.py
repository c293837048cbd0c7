"""A position: what lies on the table, and a stack of tasks still to do."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from paddock.core.fields import differences
from paddock.core.tasks import Event, Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The base of every game's race. A game adds the fields of its table, and `copy`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stack",)
    PILES: ClassVar[tuple[str, ...]] = ()
    __slots__ = ("commenting", "listening", "revealed", "stack", "told")

    def __init__(self, like: "Position | None" = None) -> None:
        self.stack: list[Task] = [] if like is None else like.stack[:]
        self.told: list[Event] | None = None
        self.listening = False
        """Whether events are kept; ask before building one."""
        self.commenting = False
        """Whether events without an outcome are kept too: the look ahead needs none of them."""
        self.revealed = False

    def __eq__(self, other: object) -> bool:
        """Whether both tables and both stacks are the same."""
        return type(self) is type(other) and not differences(self, other)

    def then(self, *tasks: Task) -> None:
        """Put tasks on the stack, to be done in this order, before everything that is on it already.

        This is how a rule says what comes next. A rule on the path of nearly every decision that always puts the same
        tasks may make them once with `stacked` and add that: `race.stack += TURN[seat]`. Measure before you do.
        """
        stack = self.stack
        for task in reversed(tasks):
            stack.append(task)

    def listen(self, told: list[Event] | None, outcomes_only: bool = False) -> None:
        """Append events to this list from here on; with None, keep none."""
        self.told = told
        self.listening = told is not None
        self.commenting = self.listening and not outcomes_only

    def tell(self, event: Event) -> None:
        """Report an event."""
        if self.told is not None:
            self.told.append(event)

    def reveal(self) -> None:
        """Something hidden was shown: earlier choices can no longer be taken back."""
        self.revealed = True

    def rule_id(self, rule: str) -> str:
        """The ID of a rule in the game being played: editions that share a chapter number it differently."""
        return rule

    def copy(self) -> "Position":
        """An independent copy; whatever never changes in place is shared."""
        raise NotImplementedError


def stacked(*tasks: Task) -> list[Task]:
    """Tasks to be done in this order, as they lie on a stack, for `race.stack += ...`; see `Position.then`."""
    return list(tasks[::-1])
