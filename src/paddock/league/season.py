"""What an organiser writes before the first race, and what is kept after each."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

import paddock
from paddock.core import BadData, Complaint, PaddockError, Plain, Text, bad

SEASON = "season.toml"
ORDERS = ("entry", "standing", "reverse")


class Driver(Plain, forbid_unknown_fields=True):
    """A driver: a person, or a bot."""

    name: str
    team: str = ""
    bot: str = ""
    reserve: bool = False
    """Starts only in place of a driver of the same team who cannot."""
    replaces: str = ""
    """Starts only in place of this driver, whenever that one cannot."""
    category: str = ""
    """The class in which the driver races; each has standings of its own."""

    @property
    def stands_in(self) -> bool:
        """Whether this driver starts only in place of another."""
        return self.reserve or bool(self.replaces)


class Race(Plain, forbid_unknown_fields=True):
    """One date of the calendar."""

    name: str
    game: str
    circuit: str = ""
    preset: str = ""
    switches: dict[str, bool | int | str] = {}
    drivers: tuple[str, ...] = ()
    """Who takes part; empty for everybody."""
    at: str = ""
    """When it starts, as in `2026-11-20T20:00Z`; empty if no date is set."""
    reserve_at: str = ""
    """The date if too few come on the first one."""
    ballast: str = ""
    """A switch of the game with a bit for every seat, set for all but the leaders of the championship."""

    def setup(self, names: tuple[str, ...]) -> paddock.Setup:
        """The set-up for these drivers."""
        game = paddock.game(self.game)
        return game.setup(len(names), self.circuit or None, self.switches, preset=self.preset or None, names=names)


class Bonus(Plain, forbid_unknown_fields=True):
    """Points besides those for the place."""

    pole: int = 0
    """For the first place on the grid."""
    fastest: int = 0
    """For the fastest lap."""
    gained: int = 0
    """For each place gained from the grid to the finish."""


class Adjustment(Plain, forbid_unknown_fields=True):
    """Points that the stewards give or take."""

    driver: str
    points: int
    why: str


class Season(Plain, forbid_unknown_fields=True):
    """A championship as its organiser wrote it."""

    title: str
    points: tuple[int, ...]
    drivers: tuple[Driver, ...]
    races: tuple[Race, ...]
    best: int = 0
    """How many results of each driver count; 0 for all."""
    retired: bool = False
    """Whether a retired car scores by its place."""
    order: str = "entry"
    """Who gets the first seat: the first entered, the leader of the championship, or the last."""
    adjustments: tuple[Adjustment, ...] = ()
    bonus: Bonus = Bonus()
    team_best: int = 0
    """How many drivers of a team score in each race; 0 for all."""
    ballast: int = 0
    """How many leaders of the championship race without the advantage that a race calls its ballast."""
    field: int = 0
    """How many drivers start at most, in the order of entry: the others wait. 0 for as many as the game seats."""
    protest_hours: int = 48
    """How long after a race a protest may be lodged."""
    appeal_hours: int = 48
    """How long after a decision of the stewards it may be appealed."""

    def driver(self, name: str) -> Driver | None:
        """The driver of this name, whatever its case and spacing."""
        wanted = " ".join(name.split()).casefold()
        return next((driver for driver in self.drivers if driver.name.casefold() == wanted), None)

    def entered(self, race: Race) -> tuple[Driver, ...]:
        """The drivers entered for a race, present or not."""
        if not race.drivers:
            return tuple(driver for driver in self.drivers if not driver.stands_in)
        return tuple(driver for name in race.drivers if (driver := self.driver(name)))

    def grid_size(self, race: Race) -> int:
        """How many drivers a race has room for."""
        most = max(paddock.game(race.game).seats)
        return min(self.field or most, most)


class Placed(Plain):
    """Where a driver finished."""

    driver: str
    place: int
    retired: bool = False
    grid: int = 0
    """The place on the grid; 0 if the game has none, or nobody noted it."""
    fastest: bool = False
    """Whether this was the fastest lap of the race."""
    time: float = 0.0
    """How long the race took, in seconds; 0 if nobody measured it."""


class Carried(Plain):
    """What a driver carries from a race into the next ones."""

    driver: str
    text: Text
    missed: int = 0
    advantage: str = ""
    car: int = 0
    """Which car of a driver with several; its own driver was hurt, and another takes the car."""


class Correction(Plain):
    """A result that the stewards have replaced, and why."""

    why: str
    placings: tuple[Placed, ...]
    """As they were before."""
    carried: tuple[Carried, ...] = ()


PenaltyKind = Literal["points", "places", "time", "exclusion"]


class Penalty(Plain, forbid_unknown_fields=True):
    """What the stewards decided about a driver after a race."""

    driver: str
    kind: PenaltyKind
    amount: float = 0
    """Points, places or seconds."""
    why: str = ""


class Outcome(Plain):
    """How a race ended: all that standings need, even without its record."""

    placings: tuple[Placed, ...]
    carried: tuple[Carried, ...] = ()
    corrections: tuple[Correction, ...] = ()
    """What was filed before, the oldest first."""
    penalties: tuple[Penalty, ...] = ()
    """What the stewards decided; `placings` are as the cars came in."""

    def placed(self, driver: str) -> Placed | None:
        """Where a driver finished, with the better of two cars; None if the driver did not take part."""
        return next(iter(self.all_placed(driver)), None)

    def all_placed(self, driver: str) -> tuple[Placed, ...]:
        """Where each car of a driver finished."""
        return tuple(each for each in self.placings if each.driver == driver)

    @property
    def winners(self) -> list[str]:
        """The winner, or all that share the win."""
        return [each.driver for each in self.placings if each.place == 1]


def read_season(path: Path) -> Season:
    """A season from its file; the error lists everything wrong in it."""
    try:
        return parse_season(path.read_bytes(), str(path))
    except FileNotFoundError:
        raise PaddockError(f"there is no {SEASON} in {path.parent}; 'paddock league new' writes one") from None


def parse_season(content: bytes, source: str = SEASON, entries_open: bool = False) -> Season:
    """A season from the content of its file; the error lists everything wrong in it."""
    try:
        written = msgspec.toml.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad(source, str(error)) from error
    found = list(_misfits(written, Season, "$")) or mistakes(msgspec.convert(written, Season), entries_open)
    if found:
        raise BadData([Complaint(source, 0, text) for text in found])
    return msgspec.convert(written, Season)


def _misfits(value: Any, kind: Any, path: str) -> Iterator[str]:
    """Every field that is unknown, missing or of the wrong type, down to the last driver and race."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from _misfit_fields(value, kind, path)
    elif get_origin(kind) is tuple and isinstance(value, list):
        for index, each in enumerate(value):
            yield from _misfits(each, get_args(kind)[0], f"{path}[{index}]")
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield _at(str(error), path)


def _misfit_fields(value: dict[str, Any], kind: type[msgspec.Struct], path: str) -> Iterator[str]:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in value:
        if name not in fields:
            yield _at(f"Object contains unknown field `{name}`", path)
    for name, field in fields.items():
        if name in value:
            yield from _misfits(value[name], field.type, f"{path}.{name}")
        elif field.required:
            yield _at(f"Object missing required field `{name}`", path)


def _at(message: str, path: str) -> str:
    """A message of msgspec's with the whole path of the value."""
    text, _, below = message.partition(" - at `$")
    return f"{text} - at `{path}{below or '`'}"


def mistakes(season: Season, entries_open: bool = False) -> list[str]:
    """Everything that is contradictory or impossible; while entries are open, a race may still lack drivers."""
    found = [f"order is one of: {' '.join(ORDERS)}, not '{season.order}'"] if season.order not in ORDERS else []
    found += [] if season.points and season.races else ["a season has points and at least one race"]
    found += [f"best is 0 (all results) or more, not {season.best}"] if season.best < 0 else []
    for name in ("team_best", "ballast", "field", "protest_hours", "appeal_hours"):
        found += [f"{name} is 0 or more, not {getattr(season, name)}"] if getattr(season, name) < 0 else []
    names = [driver.name.casefold() for driver in season.drivers]
    found += [f"two drivers are called {name}" for name in sorted({name for name in names if names.count(name) > 1})]
    for driver in season.drivers:
        found += _wrong_driver(driver)
        if driver.replaces:
            found += _unknown(season, (driver.replaces,), f"driver {driver.name}")
    for each in season.adjustments:
        found += _unknown(season, (each.driver,), "an adjustment")
    for number, race in enumerate(season.races, start=1):
        found += _wrong_race(season, race, f"race {number} ({race.name})", entries_open)
    return found


def _wrong_driver(driver: Driver) -> list[str]:
    if driver.name != " ".join(driver.name.split()) or not driver.name:
        return [f"'{driver.name}' is no name: it has no blanks at its ends, and one between words"]
    return _trial(f"driver {driver.name}", _known_bot, driver.bot) if driver.bot else []


def _wrong_race(season: Season, race: Race, where: str, entries_open: bool) -> list[str]:
    found = _unknown(season, race.drivers, where)
    for name in ("at", "reserve_at"):
        if getattr(race, name) and moment(getattr(race, name)) is None:
            found.append(f"{where}: {name} is a time such as 2026-11-20T20:00Z, not '{getattr(race, name)}'")
    return found or _trial(where, _try_race, season, race, entries_open)


def _try_race(season: Season, race: Race, entries_open: bool) -> None:
    """Raise an error if the race cannot be run."""
    names = [driver.name for driver in season.entered(race)][: season.grid_size(race)]
    if entries_open:
        names += [f"driver {number}" for number in range(len(names), min(paddock.game(race.game).seats))]
    setup = race.setup(tuple(names))
    if race.ballast:
        paddock.game(race.game).setup(len(names), setup.circuit or None, {**setup.switches, race.ballast: 1})


def moment(text: str) -> datetime | None:
    """A time in UTC; None if the text is none."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)


def _unknown(season: Season, names: tuple[str, ...], where: str) -> list[str]:
    return [f"{where} names {name}, who is no driver" for name in names if season.driver(name) is None]


def _known_bot(name: str) -> None:
    from paddock.bots import bot

    bot(name)


def _trial(where: str, action: Any, *args: Any) -> list[str]:
    try:
        action(*args)
    except PaddockError as error:
        return [f"{where}: {error}"]
    return []
