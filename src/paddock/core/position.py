"""A position: what lies on the table, and a stack of tasks still to do."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from paddock.core.fields import differences
from paddock.core.tasks import Event, Task


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The base of every game's race. A game adds what lies on its table, and says how to copy it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("stack",)
    __slots__ = ("listening", "revealed", "stack", "told")

    def __init__(self, like: "Position | None" = None) -> None:
        self.stack: list[Task] = [] if like is None else like.stack[:]
        self.told: list[Event] | None = None
        self.listening = False
        """Whether anybody wants to hear events; ask before building one."""
        self.revealed = False

    def __eq__(self, other: object) -> bool:
        """Whether the same lies on both tables and the same is still to do."""
        return type(self) is type(other) and not differences(self, other)

    def then(self, *tasks: Task) -> None:
        """Put tasks on the stack, to be done in the order given, before everything that waits already."""
        stack = self.stack
        for task in reversed(tasks):
            stack.append(task)

    def listen(self, told: list[Event] | None) -> None:
        """Keep events from here on, behind those told before; with None, keep none."""
        self.told = told
        self.listening = told is not None

    def tell(self, event: Event) -> None:
        """Something happened."""
        if self.told is not None:
            self.told.append(event)

    def reveal(self) -> None:
        """Something hidden was shown: what was chosen before can no longer be taken back."""
        self.revealed = True

    def rule_id(self, rule: str) -> str:
        """The ID by which the game that is played knows a rule: editions that share a chapter number it differently."""
        return rule

    def copy(self) -> "Position":
        """An independent copy. What can change is copied, what cannot is shared."""
        raise NotImplementedError


def stacked(*tasks: Task) -> list[Task]:
    """Tasks to be done in the order given, as they lie on a stack: made once, for a rule that always puts the same."""
    return list(tasks[::-1])
