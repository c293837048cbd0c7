"""Which challenge is when: a short race every day, a whole one every week. All times are UTC."""

import datetime
import re
from typing import Literal

import paddock
from paddock.bots import USUAL_LEVEL
from paddock.core import Plain

Kind = Literal["day", "week"]
DAY = datetime.timedelta(days=1)
WEEK = datetime.timedelta(days=7)
NAME = re.compile(r"(day|week)-(\d{4}-\d{2}-\d{2})")


class Period(Plain):
    """When a challenge is open: its id names the kind and the first day."""

    id: str
    kind: Kind
    first: datetime.date

    @property
    def begins(self) -> float:
        return _timestamp(self.first)

    @property
    def ends(self) -> float:
        return _timestamp(self.first + (DAY if self.kind == "day" else WEEK))


def period(kind: Kind, at: float) -> Period:
    """The challenge of a kind that is open at a moment."""
    today = datetime.datetime.fromtimestamp(at, datetime.UTC).date()
    first = today if kind == "day" else today - datetime.timedelta(days=today.weekday())
    return Period(f"{kind}-{first.isoformat()}", kind, first)


def previous(of: Period) -> Period:
    """The challenge of the same kind before one."""
    return period(of.kind, of.begins - 1)


def read_period(id: str) -> Period | None:  # noqa: A002
    """The challenge with an id; None if it cannot be one."""
    found = NAME.fullmatch(id)
    try:
        first = datetime.date.fromisoformat(found[2]) if found else None
    except ValueError:
        first = None
    if found is None or first is None:
        return None
    named = period("day" if found[1] == "day" else "week", _timestamp(first))
    return named if named.id == id else None


def is_open(id: str, at: float) -> bool:  # noqa: A002
    """Whether a challenge is open at a moment, so that its seed is secret."""
    found = read_period(id)
    return found is not None and at < found.ends


def _timestamp(day: datetime.date) -> float:
    return datetime.datetime(day.year, day.month, day.day, tzinfo=datetime.UTC).timestamp()


class Race(Plain):
    """What is driven in a challenge."""

    setup: paddock.Setup
    preset: str
    seat: int
    level: str


def race_of(of: Period) -> Race:
    """The race of a challenge: games, circuits and seats take turns."""
    step = (DAY if of.kind == "day" else WEEK).days
    turn = of.first.toordinal() // step
    games = sorted(paddock.games())
    game = paddock.game(games[turn % len(games)])
    rookie = game.rookie_race
    preset = rookie.preset if of.kind == "day" else ""
    circuit = game.circuits[turn // len(games) % len(game.circuits)] if game.circuits else None
    given = next((each.circuit for each in game.presets if each.name == preset), "")
    setup = game.setup(rookie.seats, given or circuit, preset=preset or None)
    return Race(setup, preset, turn % rookie.seats, USUAL_LEVEL)
