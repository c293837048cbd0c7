"""The books of seasons in memory: folded from their logs, brought up to date at every look, and only ever added to."""

import copy
import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from threading import RLock
from typing import TypeVar

import sqlalchemy as sa
from msgspec.structs import replace

import paddock
from paddock.core import PaddockError, Plain
from paddock.core.texts import TextError
from paddock.league import Standings
from paddock.league.events import Event, Line, next_line
from paddock.league.folding import SeasonBook
from paddock.league.standings import standings
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.store import Store
from paddock.server.store.database import reads
from paddock.server.store.rows import Entrant, SeasonRow
from paddock.server.store.schema import NEVER
from paddock.server.store.seasons import Also
from paddock.server.watching.hiding import SHOWS_ALL, Hiding

MOST_KEPT = 200
MAX_ATTEMPTS = 5
MAX_LINES = 20_000
"""How long a log may become."""
R = TypeVar("R")
KEY = re.compile(r"driver-\d+")


def nothing(_: sa.Connection) -> None:
    """What is stored besides a line: usually nothing."""


class Kept:
    """A season in memory."""

    def __init__(self) -> None:
        self.book = SeasonBook()
        self.tables: dict[int, Standings] = {}
        """The standings after a number of races, at `line`."""
        self.line = -1

    def standings(self, races: int) -> Standings:
        """The standings after the first races."""
        if self.line != self.book.number:
            self.tables, self.line = {}, self.book.number
        if races not in self.tables:
            self.tables[races] = standings(self.book.season, self.book.outcomes[:races])
        return self.tables[races]


class Opened(Plain):
    """A season as it is now: its row, and who its drivers are."""

    row: SeasonRow
    entrants: dict[str, Entrant]

    @property
    def names(self) -> dict[str, str]:
        """The names of the drivers by key."""
        return {key: each.name for key, each in self.entrants.items()}

    @property
    def users(self) -> dict[str, str]:
        """The users by driver."""
        return {key: each.user for key, each in self.entrants.items() if each.user}

    def own(self, user: str | None) -> list[str]:
        """The drivers of a user."""
        return [key for key, each in self.entrants.items() if user and each.user == user]


class Keeper:
    """The books of all seasons. Every call blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.lock = RLock()
        """Books are read and changed by one thread at a time."""

    @reads
    def look(self, season: str, see: Callable[["Season"], R], hiding: Hiding = SHOWS_ALL) -> R:
        """What `see` makes of a season as it is now, without hidden results; 404 if there is none."""
        with self.lock:
            return see(self._open(season).shown(hiding))

    def _open(self, season: str) -> "Season":
        row = self.store.seasons.get(season)
        if row is None:
            raise RequestError("no-such-season", 404)
        kept = self.kept.get(season) or Kept()
        for line in self.store.seasons.lines(season, kept.book.number):
            kept.book.apply(line)
        self.kept[season] = kept
        self.kept.move_to_end(season)
        if len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return Season(kept, Opened(row, self.store.seasons.entrants(season)))

    def add(self, season: str, actor: str, make: Callable[["Season"], Event], also: Also = nothing) -> int:
        """Add what `make` decides on the books as they are now; the number of the new line.

        `make` is asked again if another process has added a line meanwhile.
        """
        for _ in range(MAX_ATTEMPTS):
            with self.lock:
                found = self._open(season)
                if found.book.number >= MAX_LINES:
                    raise RequestError("season-full")
                event = in_words(lambda found=found: make(found), found.names)  # type: ignore[misc]
                line = next_line(found.book.number + 1, found.book.hash, now(), actor, event)
                if self._store(season, found, line, also):
                    return line.number
        raise RequestError("busy", 503)

    def _store(self, season: str, found: "Season", line: Line, also: Also) -> bool:
        """Store a line, then apply it; a line that was stored is applied with the next look at the latest."""
        trial = SeasonBook(self.store.seasons.lines(season)) if _changes_dates(line) else None
        if trial is not None:
            trial.apply(line)
        values = {} if trial is None else row_values(trial)
        if not self.store.seasons.append(season, line, also, **values):
            return False
        found.kept.book.apply(line)
        return True


def _changes_dates(line: Line) -> bool:
    return type(line.event).__name__ in ("Agreed", "Moved", "Opened", "Split", "Result")


def row_values(book: SeasonBook) -> dict[str, object]:
    """The columns of a season that follow from its books: when it is due, where it is raced, and its title."""
    tables = book.tables.get(book.next)
    if book.over:
        return {"due": NEVER, "table_id": "", "title": book.season.title}
    due = 0.0 if tables else book.date(book.next) or NEVER
    return {"due": due, "table_id": tables[0].table if tables else "", "title": book.season.title}


class Season:
    """A season as one look sees it."""

    def __init__(self, kept: Kept, opened: Opened) -> None:
        self.kept = kept
        self.book = kept.book
        self.row = opened.row
        self.entrants = opened.entrants
        self.names = opened.names
        self.users = opened.users
        self.own = opened.own

        self.opened = opened
        self.hidden_from = 0
        """The first race whose result is hidden from the current user; 0 if none is."""

    def shown(self, hiding: Hiding) -> "Season":
        """The season without the results that are hidden, and without all that followed from them."""
        first = next((number for number in range(1, self.book.next) if self._is_hidden(number, hiding)), 0)
        if not first:
            return self
        season, book = Season(self.kept, self.opened), copy.copy(self.book)
        book.outcomes = self.book.outcomes[: first - 1]
        book.protests = {number: case for number, case in self.book.protests.items() if case.race < first}
        season.book, season.hidden_from = book, first
        return season

    def _is_hidden(self, number: int, hiding: Hiding) -> bool:
        """Whether a result is hidden: of a round at several tables until all of them are known."""
        if not hiding.on:
            return False
        book, id = self.book, self.race_id(number)  # noqa: A001
        at, tables = book.filed.get(number, 0.0), book.tables.get(number, ())
        if len(tables) > 1 and id not in hiding.watched:
            return any(hiding.hides(each.table, at, map(self.users.get, each.drivers)) for each in tables)
        return hiding.hides(id, at, (self.users.get(each.driver) for each in book.outcomes[number - 1].placings))

    def race_id(self, number: int) -> str:
        """By which id users say that they know the result of a race: its table, or its number without just one."""
        tables = self.book.tables.get(number, ())
        return tables[0].table if len(tables) == 1 else f"{self.row.id}-{number}"

    @property
    def next(self) -> int:
        """The next race to be run, even if earlier results are hidden."""
        return self.kept.book.next

    @property
    def is_over(self) -> bool:
        """Whether all races were run, or the next one cannot be told for hidden results."""
        return self.book.over or self.hidden_from > 0

    def hides(self, number: int) -> bool:
        """Whether a race was run, and its result is hidden."""
        return 0 < self.hidden_from <= number < self.next

    def standings(self) -> Standings:
        return self.kept.standings(len(self.book.outcomes))

    def away(self) -> tuple[str, ...]:
        """Who cannot sit at the table of the next race: does not come, or is neither a user nor a bot."""
        nobody = (key for key, driver in self.book.drivers.items() if not driver.bot and key not in self.users)
        return tuple(dict.fromkeys((*self.book.away(self.book.next), *nobody)))


def in_words(work: Callable[[], Event], names: dict[str, str]) -> Event:
    """What `work` returns; errors of the league become refusals, with the names of drivers in place of their keys."""
    try:
        return work()
    except TextError as error:
        raise RequestError("league-says", 409, why=named_text(error.text, names)) from error
    except PaddockError as error:
        raise RequestError("league-says", 409, why=named(str(error), names)) from error


def named(text: str, names: dict[str, str]) -> str:
    """A text with names in place of keys."""
    return KEY.sub(lambda found: names.get(found.group(), found.group()), text)


def named_text(text: paddock.Text, names: dict[str, str]) -> paddock.Text:
    """A message with names in place of keys."""
    args = tuple((name, _named_value(value, names)) for name, value in text.args)
    return replace(text, args=args)


def _named_value(value: object, names: dict[str, str]) -> object:
    if isinstance(value, str):
        return named(value, names)
    if isinstance(value, paddock.Text):
        return named_text(value, names)
    if isinstance(value, tuple):
        return tuple(_named_value(each, names) for each in value)
    return value


def seal(text: str) -> tuple[str, str]:
    """A salt, and the digest of a text with it, by which the log refers to the text."""
    salt = secrets.token_hex(16)
    return salt, hashlib.sha256(f"{salt}\n{text}".encode()).hexdigest()
