"""Endpoints for seasons: rules, entries, attendance, tables, results."""

import asyncio
import secrets
from collections.abc import Callable
from functools import reduce
from typing import Annotated, Literal

import msgspec
import sqlalchemy as sa
from msgspec import Meta
from msgspec.structs import replace

import paddock
from paddock.league.book import Noted, wrong
from paddock.league.events import (
    MAX_RACES,
    Agreed,
    Answered,
    Corrected,
    Entered,
    Event,
    Moved,
    Result,
    Withdrawn,
    next_line,
)
from paddock.league.folder import records_of
from paddock.league.folding import SeasonBook
from paddock.league.season import MOST_SPLITS, Driver, Race, mistakes, moment
from paddock.league.season import Season as Rules
from paddock.server.api import Body, Call, Id, Word, endpoint
from paddock.server.clock import now
from paddock.server.clubs.access import Standing, as_member, as_organiser, find_club, season_club
from paddock.server.clubs.feeds import open_feed_key
from paddock.server.clubs.keeper import Season, nothing, row_values
from paddock.server.clubs.racing import host_of, open_tables
from paddock.server.clubs.views import RacePage, SeasonPage, race_page, season_page
from paddock.server.endpoints.tables import ClockBody, read_clock
from paddock.server.errors import ROOM, RequestError
from paddock.server.setups import reason
from paddock.server.store.rows import Entrant, SeasonRow, TableSettings
from paddock.server.store.seasons import Also, free_name
from paddock.server.tables.lobby import ID_CHARACTERS, ID_LENGTH, check_levels
from paddock.server.tables.results import Placed as ResultText
from paddock.server.users.names import clean_name, printable

MAX_SEASONS = 60
MAX_DRIVERS = 200
Points = Annotated[int, Meta(ge=-1000, le=1000)]
Few = Annotated[int, Meta(ge=0, le=500)]
Hours = Annotated[int, Meta(ge=0, le=24 * 60)]
Title = Annotated[str, Meta(min_length=1, max_length=80)]
Moment = Annotated[str, Meta(max_length=40)]
Reason = Annotated[str, Meta(max_length=500)]
Name = Annotated[str, Meta(max_length=80)]
DriverKey = Annotated[str, Meta(max_length=40)]


class BonusBody(Body):
    pole: Points = 0
    fastest: Points = 0
    gained: Points = 0


class RaceBody(Body, kw_only=True):
    """A race of the calendar."""

    name: Title
    game: Id
    circuit: Word = ""
    preset: Word = ""
    switches: dict[Word, bool | int | Word] = {}
    at: Moment = ""
    reserve_at: Moment = ""
    ballast: Word = ""


class RulesBody(Body, kw_only=True):
    """The rules and the calendar of a season."""

    title: Title
    points: Annotated[tuple[Points, ...], Meta(min_length=1, max_length=99)]
    races: Annotated[tuple[RaceBody, ...], Meta(min_length=1, max_length=MAX_RACES)]
    best: Few = 0
    retired: bool = False
    order: Literal["entry", "standing", "reverse"] = "entry"
    bonus: BonusBody = BonusBody()
    team_best: Few = 0
    ballast: Few = 0
    field: Few = 0
    splits: Annotated[int, Meta(ge=0, le=MOST_SPLITS)] = 0
    split_by: Literal["balanced", "standing"] = "balanced"
    split_points: Literal["each", "through"] = "each"
    protest_hours: Hours = 48
    appeal_hours: Hours = 48
    clock: ClockBody = ClockBody()
    stand_in: Word = ""
    delay: Annotated[float, Meta(ge=0, le=3600)] = 0.0
    why: Reason = ""


class EntryBody(Body):
    """The current user enters, or changes the team or the class."""

    team: Name = ""
    category: Name = ""


class DriverBody(Body, kw_only=True):
    """A driver whom an organiser adds or changes."""

    driver: DriverKey = ""
    """Empty for a new one."""
    name: Name = ""
    team: Name = ""
    category: Name = ""
    bot: Word = ""
    reserve: bool = False
    replaces: DriverKey = ""
    user: Annotated[str, Meta(max_length=24)] | None = None
    """The member who drives; without one as before."""


class WithdrawBody(Body):
    driver: DriverKey


class AttendanceBody(Body, kw_only=True):
    """Whether a driver comes to a race, or to all that have no answer of their own (race 0)."""

    race: Annotated[int, Meta(ge=0, le=MAX_RACES)]
    comes: bool
    driver: DriverKey = ""


class MoveBody(Body, kw_only=True):
    at: Moment
    why: Reason = ""


class FateBody(Body):
    """What the race left a driver with, in the words of the game."""

    driver: DriverKey
    fate: Word


class TypedResultBody(Body, kw_only=True):
    """A result from a real table: drivers by place, those who share one together. With a reason it is a correction."""

    places: Annotated[tuple[tuple[DriverKey, ...], ...], Meta(max_length=MAX_DRIVERS)]
    retired: Annotated[tuple[DriverKey, ...], Meta(max_length=MAX_DRIVERS)] = ()
    fates: Annotated[tuple[FateBody, ...], Meta(max_length=MAX_DRIVERS)] = ()
    grid: Annotated[tuple[DriverKey, ...], Meta(max_length=MAX_DRIVERS)] = ()
    fastest: DriverKey = ""
    times: dict[DriverKey, Annotated[float, Meta(ge=0, le=1e6)]] = {}
    why: Reason = ""


# See


@endpoint("GET", "/api/seasons/{season}", reply=SeasonPage)
async def show_season(call: Call, season: str) -> SeasonPage:
    """A season: rules, standings, calendar and drivers."""
    standing = await find_club(call, await season_club(call, season))
    return await _page(call, season, standing)


async def _page(call: Call, season: str, standing: Standing) -> SeasonPage:
    feed = open_feed_key(standing.club)
    events = await call.service.run(call.service.store.broadcasts.of_season, season)
    see: Callable[[Season], SeasonPage] = lambda found: season_page(found, standing, feed, call.lang, events)  # noqa: E731
    return await call.service.run(call.service.keeper.look, season, see, await call.hiding())


@endpoint("GET", "/api/seasons/{season}/races/{race}", reply=RacePage)
async def show_season_race(call: Call, season: str, race: str) -> RacePage:
    """A race of a season: its classification, penalties and corrections."""
    standing = await find_club(call, await season_club(call, season))
    me = standing.me.user if standing.me else None
    number = await race_number(call, season, race)
    texts = await _result_texts(call, season, number)

    def see(found: Season) -> RacePage:
        return race_page(found, number, found.own(me), texts, call.lang)

    return await call.service.run(call.service.keeper.look, season, see, await call.hiding())


async def race_number(call: Call, season: str, race: str) -> int:
    """The number of a race; 404 if the calendar has no such race."""
    races = await call.service.run(call.service.keeper.look, season, lambda found: len(found.book.season.races))
    if not race.isdecimal() or not 1 <= int(race[:4]) <= races:
        raise RequestError("no-such-race", 404)
    return int(race)


async def _result_texts(call: Call, season: str, race: int) -> dict[str, str]:
    """What the game counts of each car, by driver and place, from the record."""
    text = (await call.service.run(call.service.store.seasons.records, season)).get(race)
    if text is None:
        return {}
    found: dict[str, str] = {}
    for split, record in enumerate(records_of(text)):
        key, results = f"{season}/{race}/{split}", call.service.results
        lines = results.get(key)
        if lines is None:
            lines = await asyncio.to_thread(_texts_of, record)
            results.add(key, lines)
        for each in lines:
            found[f"{record.names[each.seat]}/{each.place}"] = paddock.render(each.text, call.lang)
    return found


def _texts_of(record: paddock.Record) -> tuple[ResultText, ...]:
    match = paddock.replay(record)
    game = paddock.game(match.setup.game)
    return tuple(ResultText(each.seat, each.place, game.placing_text(each)) for each in match.result.placings)


# Rules


def rules_of(body: RulesBody) -> tuple[Rules, TableSettings]:
    """The rules as the league knows them, and the settings of tables; 422 with all mistakes."""
    plain = msgspec.to_builtins(body)
    for name in ("clock", "stand_in", "delay", "why"):
        del plain[name]
    rules = msgspec.convert({**plain, "drivers": (), "title": printable(body.title)}, Rules)
    check_bot(body.stand_in, rules)
    return rules, TableSettings(read_clock(body.clock), body.stand_in, body.delay)


def check_rules(rules: Rules) -> None:
    """422 with everything that is wrong with the rules."""
    found = mistakes(rules, entries_open=True)
    if found:
        raise RequestError("league-says", 422, why=reduce(_both, found))


def _both(one: paddock.Text, other: paddock.Text) -> paddock.Text:
    return paddock.Text(ROOM, "both", (("one", one), ("other", other)))


def check_bot(bot: str, rules: Rules) -> None:
    """422 if one of the games of a season does not know this level or driver."""
    for game in sorted({race.game for race in rules.races} & set(paddock.games())):
        check_levels([bot], game)


def new_id() -> str:
    return "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))


async def add_season(
    call: Call, club: str, events: list[Event], settings: TableSettings, also: Callable[[sa.Connection, str], None]
) -> str:
    """Store a new season; 409 if the club has too many."""
    service, user = call.service, call.current_user()
    service.quotas.note_table(call.address)
    if len(await service.run(service.store.seasons.of_club, club)) >= MAX_SEASONS:
        raise RequestError("too-many-seasons", 409, most=MAX_SEASONS)
    book, lines = SeasonBook(), []
    for event in events:
        lines.append(next_line(book.number + 1, book.hash, now(), user.id, event))
        book.apply(lines[-1])
    values = row_values(book)
    id = new_id()  # noqa: A001
    row = SeasonRow(id, club, book.season.title, settings, now(), float(str(values["due"])), "")
    await service.run(service.store.seasons.add, row, lines, lambda connection: also(connection, id))
    return id


@endpoint("POST", "/api/clubs/{club}/seasons", body=RulesBody, reply=SeasonPage, status=201)
async def begin_season(call: Call, club: str, body: RulesBody) -> SeasonPage:
    """Begin a season with rules and a calendar."""
    standing = await as_organiser(call, club)
    rules, settings = rules_of(body)
    await asyncio.to_thread(check_rules, rules)
    return await _page(call, await add_season(call, club, [Agreed(rules)], settings, lambda *_: None), standing)


@endpoint("POST", "/api/seasons/{season}/rules", body=RulesBody, reply=SeasonPage)
async def change_rules(call: Call, season: str, body: RulesBody) -> SeasonPage:
    """Change the rules or the calendar; what was raced stays as it was, and after the first race a reason is kept."""
    standing = await as_organiser(call, await season_club(call, season))
    rules, settings = rules_of(body)

    def make(found: Season) -> Event:
        book = found.book
        run = max(len(book.outcomes), max(book.tables, default=0))
        if run and not body.why.strip():
            raise wrong("no-reason")
        if [_as_raced(race) for race in rules.races[:run]] != [_as_raced(race) for race in book.season.races[:run]]:
            raise wrong("raced-already")
        kept = replace(rules, adjustments=book.season.adjustments)
        check_rules(replace(kept, drivers=book.season.drivers))
        return Agreed(kept, body.why.strip())

    await add(call, season, make)
    await call.service.run(call.service.store.seasons.set_settings, season, settings)
    return await _page(call, season, standing)


def _as_raced(race: Race) -> tuple[object, ...]:
    """What a race that was run may not change."""
    return race.game, race.circuit, race.preset, race.switches, race.ballast


async def add(call: Call, season: str, make: Callable[[Season], Event], also: Also = nothing) -> int:
    """Add a line in the name of the current user."""
    return await call.service.run(call.service.keeper.add, season, call.current_user().id, make, also)


# Entries


@endpoint("POST", "/api/seasons/{season}/enter", body=EntryBody, reply=SeasonPage)
async def enter_season(call: Call, season: str, body: EntryBody) -> SeasonPage:
    """Enter a season, come back to it, or change one's team and class."""
    standing = await as_member(call, await season_club(call, season))
    user = call.current_user()
    seen: list[Entrant] = []

    def make(found: Season) -> Event:
        own = found.own(user.id)
        key = own[0] if own else _next_key(found)
        before = found.book.drivers.get(key, Driver(key))
        name = found.names[key] if own else free_name(user.name, found.names.values())
        seen[:] = [Entrant(key, user.id, name)]
        return Entered(replace(before, team=printable(body.team), category=printable(body.category), bot=""))

    await add(call, season, make, lambda connection: _note_entrant(call, connection, season, seen[0]))
    return await _page(call, season, standing)


def _next_key(found: Season) -> str:
    if len(found.entrants) >= MAX_DRIVERS:
        raise RequestError("too-many-drivers", 409, most=MAX_DRIVERS)
    return f"driver-{len(found.entrants) + 1}"


def _note_entrant(call: Call, connection: sa.Connection, season: str, entrant: Entrant) -> None:
    call.service.store.seasons.set_entrant(connection, season, entrant)


@endpoint("POST", "/api/seasons/{season}/drivers", body=DriverBody, reply=SeasonPage)
async def set_driver(call: Call, season: str, body: DriverBody) -> SeasonPage:
    """Add a driver, such as a bot or a guest of a real table, or change one: team, class, reserve, who drives."""
    standing = await as_organiser(call, await season_club(call, season))
    member = next((each for each in standing.members if each.user == body.user), None)
    if body.user and member is None:
        raise RequestError("members-only", 403)
    seen: list[Entrant] = []

    def make(found: Season) -> Event:
        if body.driver and body.driver not in found.entrants:
            raise RequestError("no-such-driver", 404)
        check_bot(body.bot, found.book.season)
        key = body.driver or _next_key(found)
        before = found.entrants.get(key)
        others = [name for other, name in found.names.items() if other != key]
        wanted = body.name or (before.name if before else member.name if member else "")
        user = body.user or (before.user if before else None)
        if user and any(found.users.get(other) == user for other in found.entrants if other != key):
            raise RequestError("entered-already")
        if body.replaces and (body.replaces not in found.book.drivers or body.replaces == key):
            raise RequestError("no-such-driver", 404)
        seen[:] = [Entrant(key, None if body.bot else user, free_name(clean_name(wanted), others))]
        traits = {"reserve": body.reserve, "replaces": body.replaces, "bot": body.bot}
        return Entered(Driver(key, team=printable(body.team), category=printable(body.category), **traits))  # type: ignore[arg-type]

    await add(call, season, make, lambda connection: _note_entrant(call, connection, season, seen[0]))
    return await _page(call, season, standing)


@endpoint("POST", "/api/seasons/{season}/withdraw", body=WithdrawBody, reply=SeasonPage)
async def withdraw_driver(call: Call, season: str, body: WithdrawBody) -> SeasonPage:
    """Leave a season, or take a driver out of it; what the driver raced stays."""
    standing = await as_member(call, await season_club(call, season))

    def make(found: Season) -> Event:
        check_own(found, standing, body.driver)
        if body.driver in found.book.withdrawn:
            raise RequestError("no-such-driver", 404)
        return Withdrawn(body.driver)

    await add(call, season, make)
    return await _page(call, season, standing)


def check_own(found: Season, standing: Standing, driver: str) -> None:
    """403 if a driver is neither the current user's nor the user an organiser; 404 if there is none."""
    if driver not in found.book.drivers:
        raise RequestError("no-such-driver", 404)
    if not standing.is_organiser and driver not in found.own(standing.me.user if standing.me else None):
        raise RequestError("not-your-driver", 403)


@endpoint("POST", "/api/seasons/{season}/answer", body=AttendanceBody, reply=SeasonPage)
async def answer_race(call: Call, season: str, body: AttendanceBody) -> SeasonPage:
    """Say whether one comes to a race; organisers may say it for others."""
    standing = await as_member(call, await season_club(call, season))

    def make(found: Season) -> Event:
        own = found.own(call.current_user().id)
        driver = body.driver or (own[0] if own else "")
        check_own(found, standing, driver)
        book = found.book
        if body.race and not book.next <= body.race <= len(book.season.races):
            raise RequestError("no-such-race", 404)
        if body.race and body.race in book.tables:
            raise wrong("open-already")
        return Answered(body.race, driver, body.comes)

    await add(call, season, make)
    return await _page(call, season, standing)


# Races


@endpoint("POST", "/api/seasons/{season}/races/{race}/move", body=MoveBody, reply=SeasonPage)
async def move_race(call: Call, season: str, race: str, body: MoveBody) -> SeasonPage:
    """Give a race another date."""
    standing = await as_organiser(call, await season_club(call, season))
    number = await race_number(call, season, race)
    if body.at and moment(body.at) is None:
        raise RequestError("bad-date", 422)

    def make(found: Season) -> Event:
        if number < found.book.next or number in found.book.tables:
            raise wrong("open-already")
        return Moved(number, body.at, body.why.strip())

    await add(call, season, make)
    return await _page(call, season, standing)


@endpoint("POST", "/api/seasons/{season}/races/{race}/open", reply=SeasonPage)
async def open_race(call: Call, season: str, race: str) -> SeasonPage:
    """Open the tables of the next race now, usually one, with the drivers who come."""
    standing = await as_organiser(call, await season_club(call, season))
    number = await race_number(call, season, race)
    following = await call.service.run(call.service.keeper.look, season, lambda found: found.book.next)
    if number != following:
        raise RequestError("not-next")
    host = await host_of(call.service, standing.club.id)
    try:
        await open_tables(call.service, season, host, call.current_user().id)
    except paddock.PaddockError as error:
        raise RequestError("league-says", 409, why=reason(error)) from error
    return await _page(call, season, standing)


@endpoint("POST", "/api/seasons/{season}/races/{race}/result", body=TypedResultBody, reply=SeasonPage)
async def type_result(call: Call, season: str, race: str, body: TypedResultBody) -> SeasonPage:
    """Enter the result of the next race, run at a real table, or correct a result with a reason."""
    standing = await as_organiser(call, await season_club(call, season))
    number = await race_number(call, season, race)
    named = {key for keys in (*body.places, body.retired) for key in keys}
    fates = [(each.driver, each.fate) for each in body.fates]
    noted = Noted(body.grid, body.fastest, dict(body.times))

    def make(found: Season) -> Event:
        book = found.book
        away = tuple(key for key in book.drivers if key not in named)
        if number < book.next:
            why = printable(body.why)
            return Corrected(number, book.corrected(number, body.places, body.retired, why, away, fates, noted))
        if number > book.next:
            raise RequestError("not-next")
        if not named:
            raise wrong("incomplete", cars=1, names=", ".join(found.names.values()))
        return Result(number, book.entered(body.places, body.retired, away, fates, noted))

    await add(call, season, make)
    return await _page(call, season, standing)
