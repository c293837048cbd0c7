"""What the database keeps, as plain records."""

from typing import Literal

import paddock
from paddock.core import Plain

Access = Literal["public", "link", "hot-seat"]
Status = Literal["open", "running", "over"]
EntryKind = Literal["choose", "change", "undo", "ask-back", "agree-back", "refuse-back"]
Actor = Literal["person", "bot", "clock"]
ClockKind = Literal["none", "decision", "bank", "days"]


class Row(Plain):
    """The base of all rows."""


class Clock(Row):
    """How long a seat may think."""

    kind: ClockKind = "none"
    seconds: float = 0.0
    """Per decision; in a time bank, what every decision adds to the bank."""
    bank: float = 0.0
    """What a time bank holds at the start."""


class Plan(Row):
    """What was agreed about the table besides the rules of the race."""

    clock: Clock = Clock()
    stand_in: str = ""
    """The level of the bot that decides for whoever is away or out of time; empty is the usual one."""
    delay: float = 0.0
    """How many seconds spectators are behind."""
    preset: str = ""
    spectators: bool = True


class Seat(Row):
    """Who sits where: a person, a bot of a level, or nobody yet."""

    seat: int
    person: str | None = None
    bot: str = ""
    away: bool = False
    """Whether a bot decides for the person meanwhile."""
    name: str = ""

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot

    @property
    def is_driven(self) -> bool:
        """Whether a bot decides now."""
        return bool(self.bot) or self.away


class Entry(Row):
    """One thing that was done at a table, in order: `(table, number)` is unique."""

    number: int
    kind: EntryKind
    seat: int
    code: str
    actor: Actor
    at: float


class Table(Row):
    """A table as it was set up."""

    id: str
    setup: paddock.Setup
    revision: int
    plan: Plan
    host: str
    access: Access
    status: Status
    seed: str
    created: float
    changed: float
    start: str = ""
    """Where a fork begins: a record, or a position; empty where the race begins at its start."""
    came_from: str = ""
    rematch: str = ""


class Person(Row):
    """Somebody who plays: a guest, or the owner of an account."""

    id: str
    name: str
    account: str | None = None
    epoch: int = 0


class Said(Row):
    """A line of chat."""

    id: int
    person: str
    name: str
    text: str
    at: float
