"""What can happen in a season, as plain records. The books follow from the list of these events alone.

A driver is named by a key such as `driver-3`; who that is stands elsewhere, so that a user can be forgotten without
a line of the log being changed.
"""

import hashlib
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from paddock.core import Plain
from paddock.league.season import Driver, Outcome, Penalty, Season

Key = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=2000)]
MAX_RACES = 60


class Event(Plain, tag_field="type", tag=str.lower):
    """The base of all events; `type` is the name of the class in lower case."""


class Agreed(Event):
    """The organisers wrote down the rules and the calendar, without drivers."""

    season: Season
    why: str = ""


class Entered(Event):
    """A driver entered, or an entry was changed."""

    driver: Driver


class Withdrawn(Event):
    """A driver left the season; what the driver raced stays."""

    driver: Key


class Answered(Event):
    """A driver comes to a race or does not; race 0 answers for all that have no answer of their own."""

    race: int
    driver: Key
    comes: bool


class Moved(Event):
    """A race has another date."""

    race: int
    at: str
    why: str = ""


class Opened(Event):
    """The table of a race was opened with these drivers, by seat."""

    race: int
    table: Key
    drivers: tuple[Key, ...]


class Seated(Plain):
    """A table of a round and its drivers, by seat."""

    table: Key
    drivers: tuple[Key, ...]


class Split(Event):
    """The tables of a round were opened that more drivers came to than one table seats."""

    race: int
    tables: tuple[Seated, ...]


class Result(Event):
    """A race was run. `record` is the digest of its record, or of those of all its tables; empty without one."""

    race: int
    outcome: Outcome
    record: str = ""


class Corrected(Event):
    """A result was replaced; the outcome holds the former one and the reason."""

    race: int
    outcome: Outcome


class Protested(Event):
    """A protest about a moment of a race."""

    race: int
    driver: Key
    against: tuple[Key, ...]
    moment: int
    """The decision of the record; 0 for none."""
    rule: str
    words: str
    """The digest of what was said."""


class Stated(Event):
    """A statement about a protest."""

    protest: int
    words: str


class Voted(Event):
    """A steward's vote, and the penalties it asks for."""

    protest: int
    upheld: bool
    penalties: tuple[Penalty, ...] = ()


class Decided(Event):
    """The stewards' decision, with its reason; a later one in the same case replaces it."""

    protest: int
    upheld: bool
    why: str
    penalties: tuple[Penalty, ...] = ()


class Appealed(Event):
    """An appeal against a decision: the case is judged once more."""

    protest: int
    words: str


Events = (
    Agreed
    | Entered
    | Withdrawn
    | Answered
    | Moved
    | Opened
    | Split
    | Result
    | Corrected
    | Protested
    | Stated
    | Voted
    | Decided
    | Appealed
)


class Line(Plain):
    """A line of the log: what happened, when, and by whose hand. Its hash covers all lines up to it."""

    number: int
    at: float
    actor: str
    """The id of a user; empty for the service itself."""
    event: Events
    hash: str = ""


_encode = msgspec.json.Encoder(order="sorted").encode
decode_event = msgspec.json.Decoder(Events).decode
"""Made at import, before there are threads: two threads that inspect a record type at once would crash the process."""
LATER = {"splits": 0, "split_by": "balanced", "split_points": "each", "split": 0}
"""Fields that the first logs did not have: as long as they are as usual they are not written, nor hashed."""


def encode_event(event: Event) -> bytes:
    """An event as the log has it, and as its hash covers it."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    _drop_later(plain.get("season") or {})
    outcome = plain.get("outcome") or {}
    for each in (outcome, *outcome.get("corrections", ())):
        for placed in each.get("placings", ()):
            _drop_later(placed)
    return _encode(plain)


def _drop_later(record: dict[str, Any]) -> None:
    for name, usual in LATER.items():
        if record.get(name) == usual:
            record.pop(name)


def chained(before: str, number: int, at: float, actor: str, content: bytes) -> str:
    """The hash of a line, given the hash of the line before it."""
    head = msgspec.json.encode([before, number, at, actor])
    return hashlib.sha256(head + b"\n" + content).hexdigest()


def next_line(number: int, before: str, at: float, actor: str, event: Event) -> Line:
    """The line after the one with the hash `before`."""
    content = encode_event(decode_event(encode_event(event)))  # as it reads back: 1 point is 1.0 of a number
    return Line(number, at, actor, decode_event(content), chained(before, number, at, actor, content))


def first_broken(lines: list[Line]) -> int:
    """The number of the first line that does not follow from those before it; 0 if all do."""
    before = ""
    for number, line in enumerate(lines, start=1):
        wanted = chained(before, number, line.at, line.actor, encode_event(line.event))
        if line.number != number or line.hash != wanted:
            return number
        before = line.hash
    return 0
