"""What an organiser writes before the first race, and what is kept after each."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

import paddock
from paddock.core import BadData, PaddockError, Plain, Text, bad, message
from paddock.core.errors import complaint
from paddock.core.texts import TextError, shortened

ROOM = "paddock.league"
SEASON = "season.toml"
MISFIT = re.compile(r"Expected `(?P<want>\w+)`, got `(?P<got>\w+)`")
ORDERS = ("entry", "standing", "reverse")
SPLIT_BY = ("balanced", "standing")
SPLIT_POINTS = ("each", "through")
MOST_SPLITS = 16
"""At how many tables a round may be raced: as many as one page of a broadcast shows."""


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
    """How many drivers start at most at a table, by entry: the others wait. 0: as many as the game seats."""
    protest_hours: int = 48
    """How long after a race a protest may be lodged."""
    appeal_hours: int = 48
    """How long after a decision of the stewards it may be appealed."""
    splits: int = 0
    """At how many tables a round is raced at most if more drivers come than one seats; 0 or 1: the others wait."""
    split_by: str = "balanced"
    """Who sits together: `balanced` makes all tables equally strong, `standing` puts the strongest at the first."""
    split_points: str = "each"
    """`each` table has the whole scale of points; `through` all tables, the second goes on where the first ends."""

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
        """How many drivers a table of a race has room for."""
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
    split: int = 0
    """The table, from 1, at which it was, if the round had several: the place is the one there."""


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
        raise TextError(message(ROOM, "no-season", file=SEASON, folder=str(path.parent))) from None


def parse_season(content: bytes, source: str = SEASON, entries_open: bool = False) -> Season:
    """A season from the content of its file; the error lists everything wrong in it."""
    try:
        written = msgspec.toml.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad(source, message(ROOM, "season-not-toml", why=shortened(str(error)))) from error
    found = list(_misfits(written, Season, "")) or mistakes(msgspec.convert(written, Season), entries_open)
    if found:
        raise BadData([complaint(source, text) for text in found])
    return msgspec.convert(written, Season)


def _misfits(value: Any, kind: Any, path: str) -> Iterator[str | Text]:
    """Every field that is unknown, missing or of the wrong type, down to the last driver and race."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from _misfit_fields(value, kind, path)
    elif get_origin(kind) is tuple and isinstance(value, list):
        for index, each in enumerate(value):
            yield from _misfits(each, get_args(kind)[0], f"{path} {index + 1}")
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield _misfit(str(error), path)


def _misfit_fields(value: dict[str, Any], kind: type[msgspec.Struct], path: str) -> Iterator[str | Text]:
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in value:
        if name not in fields:
            yield message(ROOM, "season-unknown-field", name=shortened(name), place=path or "season")
    for name, field in fields.items():
        if name in value:
            yield from _misfits(value[name], field.type, f"{path}: {name}" if path else name)
        elif field.required:
            yield message(ROOM, "season-missing-field", name=name, place=path or "season")


def _misfit(said: str, path: str) -> Text:
    """What msgspec says about a value, in the words of people who write such files."""
    found = MISFIT.match(said)
    if found is None:
        return message(ROOM, "season-misfit", place=path, why=said)
    return message(ROOM, "season-type", place=path, want=found["want"], got=found["got"])


def mistakes(season: Season, entries_open: bool = False) -> list[Text]:
    """Everything that is contradictory or impossible; while entries are open, a race may still lack drivers."""
    found = []
    if season.order not in ORDERS:
        found.append(message(ROOM, "season-order", known=" ".join(ORDERS), given=shortened(season.order)))
    if not (season.points and season.races):
        found.append(message(ROOM, "season-empty"))
    if season.best < 0:
        found.append(message(ROOM, "season-best", given=str(season.best)))
    found += _wrong_splits(season)
    for name in ("team_best", "ballast", "field", "protest_hours", "appeal_hours"):
        given = getattr(season, name)
        found += [message(ROOM, "season-negative", name=name, given=str(given))] if given < 0 else []
    names = [driver.name.casefold() for driver in season.drivers]
    twice = sorted({name for name in names if names.count(name) > 1})
    found += [message(ROOM, "season-twice", name=shortened(name)) for name in twice]
    for driver in season.drivers:
        found += _wrong_driver(driver, sorted({race.game for race in season.races}))
        if driver.replaces:
            found += _unknown(season, (driver.replaces,), _driver(driver))
    for each in season.adjustments:
        found += _unknown(season, (each.driver,), message(ROOM, "season-adjustment"))
    for number, race in enumerate(season.races, start=1):
        where = message(ROOM, "season-race", number=number, name=shortened(race.name))
        found += _wrong_race(season, race, where, entries_open)
    return found


def _wrong_splits(season: Season) -> list[Text]:
    """The rules about several tables for a round, as far as they contradict each other."""
    found = []
    if not 0 <= season.splits <= MOST_SPLITS:
        found.append(message(ROOM, "season-splits", most=MOST_SPLITS, given=str(season.splits)))
    for name, known in (("split_by", SPLIT_BY), ("split_points", SPLIT_POINTS)):
        given = getattr(season, name)
        if given not in known:
            found.append(message(ROOM, "season-choice", name=name, known=" ".join(known), given=shortened(given)))
    if season.split_points == "through" and season.split_by == "balanced":
        found.append(message(ROOM, "season-through"))
    return found


def _driver(driver: Driver) -> Text:
    return message(ROOM, "season-driver", name=shortened(driver.name))


def _wrong_driver(driver: Driver, games: list[str]) -> list[Text]:
    if driver.name != " ".join(driver.name.split()) or not driver.name:
        return [message(ROOM, "season-name", name=shortened(driver.name))]
    return _trial(_driver(driver), _known_bot, driver.bot, games) if driver.bot else []


def _wrong_race(season: Season, race: Race, where: Text, entries_open: bool) -> list[Text]:
    found = _unknown(season, race.drivers, where)
    for name in ("at", "reserve_at"):
        given = getattr(race, name)
        if given and moment(given) is None:
            why = message(ROOM, "season-moment", name=name, given=shortened(given))
            found.append(message(ROOM, "season-trial", where=where, why=why))
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
        return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        return None


def _unknown(season: Season, names: tuple[str, ...], where: Text) -> list[Text]:
    unknown = [name for name in names if season.driver(name) is None]
    return [message(ROOM, "season-no-driver", where=where, name=shortened(name)) for name in unknown]


def _known_bot(name: str, games: list[str]) -> None:
    """A bot must be known in every game of the season; games that are none are another complaint."""
    from paddock.bots import bot

    known: list[str | None] = [each for each in games if each in paddock.games()]
    for game in known or [None]:
        bot(name, game=game)


def _trial(where: Text, action: Any, *args: Any) -> list[Text]:
    try:
        action(*args)
    except PaddockError as error:
        why = error.text if isinstance(error, TextError) else shortened(error)
        return [message(ROOM, "season-trial", where=where, why=why)]
    return []
