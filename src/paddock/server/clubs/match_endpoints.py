"""Endpoints for duplicate matches: make one in a club, now or for a date, change it while it waits, and see it."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

import paddock
from paddock.server.api import Body, Call, Id, Word, endpoint
from paddock.server.clubs.access import Standing, as_member, as_organiser, find_club
from paddock.server.clubs.dates import read_date
from paddock.server.clubs.match_views import MatchPage, match_page
from paddock.server.clubs.matches import MatchDriver, Team, add_match, missing_in, open_tables, runs_of
from paddock.server.endpoints.tables import ClockBody, read_clock
from paddock.server.errors import RequestError, translate
from paddock.server.setups import checked_setup
from paddock.server.store.matches import DuplicateMatch
from paddock.server.store.rows import TableSettings
from paddock.server.tables.lobby import bot_seat, check_levels
from paddock.server.users.names import printable

MAX_TEAMS = 8
MAX_SEATS = 12
MAX_MATCHES = 200
TeamName = Annotated[str, Meta(min_length=1, max_length=40)]
Moment = Annotated[str, Meta(max_length=40)]


class MatchDriverBody(Body):
    """A driver of a team: a member, or a bot of a level."""

    user: Annotated[str, Meta(max_length=24)] = ""
    bot: Word = ""


Drivers = Annotated[tuple[MatchDriverBody, ...], Meta(min_length=1, max_length=MAX_SEATS)]


class TeamBody(Body, kw_only=True):
    """A team and its drivers: the first drives the first seat, and so on."""

    name: TeamName
    drivers: Drivers


class MatchBody(Body, kw_only=True):
    """A duplicate match: the race, and the teams."""

    title: Annotated[str, Meta(max_length=80)] = ""
    game: Id
    circuit: Word = ""
    preset: Word = ""
    switches: dict[Word, bool | int | Word] = {}
    teams: Annotated[tuple[TeamBody, ...], Meta(min_length=2, max_length=MAX_TEAMS)]
    clock: ClockBody = ClockBody()
    stand_in: Word = ""
    at: Moment = ""
    """When its tables open, such as 2026-11-21T20:30+01:00; at once without a date."""
    reserve_at: Moment = ""
    """To which date it moves if a driver is missing then."""


class MatchDateBody(Body):
    """Another date for a match that waits."""

    at: Moment


class MatchDriversBody(Body):
    """The drivers of a match that waits, by team and seat."""

    teams: Annotated[tuple[Drivers, ...], Meta(min_length=2, max_length=MAX_TEAMS)]


class MatchAnswerBody(Body):
    """Whether the current user comes."""

    comes: bool


@endpoint("POST", "/api/clubs/{club}/matches", body=MatchBody, reply=MatchPage, status=201)
async def begin_match(call: Call, club: str, body: MatchBody) -> MatchPage:
    """Make a duplicate match: all its tables start at its date, or at once without one."""
    standing, service = await as_organiser(call, club), call.service
    at, reserve_at = _dates(body)
    for _ in body.teams:
        service.quotas.note_table(call.address)
    if await service.run(service.store.matches.count, club) >= MAX_MATCHES:
        raise RequestError("too-many-matches", 409, most=MAX_MATCHES)
    setup = _setup(body)
    teams = _teams(standing, body, call.lang)
    title = printable(body.title) or " – ".join(team.name for team in teams)[:80]
    settings = TableSettings(read_clock(body.clock), body.stand_in, preset=body.preset)
    match = await add_match(service, club, title, setup, teams, settings, at, reserve_at)
    if not at:
        await open_tables(service, match, call.current_user().id)
    return await show_match(call, match.id)


def _dates(body: MatchBody) -> tuple[float, float]:
    """The date and the reserve date, 0 for none; 422 if one is wrong, or the second is not after the first."""
    at, reserve_at = (read_date(text) if text else 0.0 for text in (body.at, body.reserve_at))
    if reserve_at and not 0 < at < reserve_at:
        raise RequestError("reserve-early", 422)
    return at, reserve_at


def _setup(body: MatchBody) -> paddock.Setup:
    """The set-up of every table; 422 unless the seats can be shared by the teams."""
    seats = len(body.teams[0].drivers)
    if any(len(team.drivers) != seats for team in body.teams) or seats % len(body.teams):
        raise RequestError("match-seats", 422, teams=len(body.teams))
    check_levels([body.stand_in], body.game)
    return checked_setup(body.game, seats, body.circuit, dict(body.switches), body.preset)


def _teams(standing: Standing, body: MatchBody, lang: str) -> list[Team]:
    """The teams with their drivers; 422 if two have the same name."""
    drivers = _drivers(standing, [team.drivers for team in body.teams], body.game, lang)
    names = [printable(team.name) for team in body.teams]
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise RequestError("match-team-names", 422)
    return [Team(name, found) for name, found in zip(names, drivers, strict=True)]


def _drivers(
    standing: Standing, teams: Sequence[Sequence[MatchDriverBody]], game: str, lang: str
) -> list[tuple[MatchDriver, ...]]:
    """The drivers of all teams; 422 if a driver is named twice, 403 for one who is no member."""
    people = [each.user for team in teams for each in team if each.user]
    if len(set(people)) < len(people):
        raise RequestError("match-driver-twice", 422)
    members = {each.user: each.name for each in standing.members}
    return [tuple(_driver(members, each, seat, game, lang) for seat, each in enumerate(team)) for team in teams]


def _driver(members: dict[str, str], driver: MatchDriverBody, seat: int, game: str, lang: str) -> MatchDriver:
    if driver.user:
        if driver.user not in members:
            raise RequestError("members-only", 403)
        return MatchDriver(driver.user, "", members[driver.user])
    check_levels([driver.bot], game)
    bot = bot_seat(seat, driver.bot, game, [], lang)
    return MatchDriver(None, bot.bot, bot.name)


@endpoint("GET", "/api/matches/{match}", reply=MatchPage)
async def show_match(call: Call, match: str) -> MatchPage:
    """A duplicate match: its line-up, then results seat by seat, as far as the current user may know them."""
    found = await _find(call, match)
    return await match_page(call, found, await find_club(call, found.club))


async def _find(call: Call, match: str) -> DuplicateMatch:
    """A match; 404 if there is none."""
    found = await call.service.run(call.service.store.matches.get, match)
    if found is None or found.setup.game not in paddock.games():
        raise RequestError("no-such-match", 404)
    return found


# While it waits


async def _organised(call: Call, match: str) -> tuple[DuplicateMatch, Standing]:
    """A match that waits, if the current user organises its club; 401, 403, 404 or 409 if not."""
    found = await _find(call, match)
    standing = await as_organiser(call, found.club)
    _check_waits(found)
    return found, standing


def _check_waits(match: DuplicateMatch) -> None:
    if not match.due:
        raise RequestError("match-off" if match.state == "off" else "match-begun")


async def _page(call: Call, match: str, is_done: bool) -> MatchPage:
    """The match after a change; 409 if it was opened or called off before the change was made."""
    if not is_done:
        _check_waits(await _find(call, match))
    return await show_match(call, match)


@endpoint("POST", "/api/matches/{match}/move", body=MatchDateBody, reply=MatchPage)
async def move_match(call: Call, match: str, body: MatchDateBody) -> MatchPage:
    """Give a match that waits another date."""
    await _organised(call, match)
    at = read_date(body.at)
    return await _page(call, match, await call.service.run(call.service.store.matches.move, match, at))


@endpoint("POST", "/api/matches/{match}/drivers", body=MatchDriversBody, reply=MatchPage)
async def set_match_drivers(call: Call, match: str, body: MatchDriversBody) -> MatchPage:
    """Exchange drivers of a match that waits: members or bots, as many as before."""
    found, standing = await _organised(call, match)
    if [len(team) for team in body.teams] != [found.setup.seats] * len(found.teams):
        raise RequestError("match-seats", 422, teams=len(found.teams))
    runs = runs_of(match, _drivers(standing, body.teams, found.setup.game, call.lang))
    return await _page(call, match, await call.service.run(call.service.store.matches.set_drivers, match, runs))


@endpoint("POST", "/api/matches/{match}/open", reply=MatchPage)
async def open_match(call: Call, match: str) -> MatchPage:
    """Open the tables of a match that waits now; 409 if a driver is missing."""
    found, standing = await _organised(call, match)
    runs = await call.service.run(call.service.store.matches.runs, [match])
    missing = missing_in(runs, (each.user for each in standing.members))
    if missing:
        former = translate("former-player", call.lang)
        raise RequestError("match-driver-missing", names=", ".join(run.name or former for run in missing))
    await open_tables(call.service, found, call.current_user().id)
    return await show_match(call, match)


@endpoint("POST", "/api/matches/{match}/call-off", reply=MatchPage)
async def call_off_match(call: Call, match: str) -> MatchPage:
    """Call off a match that waits."""
    await _organised(call, match)
    return await _page(call, match, await call.service.run(call.service.store.matches.call_off, match))


@endpoint("POST", "/api/matches/{match}/answer", body=MatchAnswerBody, reply=MatchPage)
async def answer_match(call: Call, match: str, body: MatchAnswerBody) -> MatchPage:
    """Say whether one comes to a match that waits and in which one drives."""
    found = await _find(call, match)
    await as_member(call, found.club)
    _check_waits(found)
    user = call.current_user().id
    if not await call.service.run(call.service.store.matches.answer, match, user, body.comes):
        _check_waits(await _find(call, match))
        raise RequestError("not-your-driver", 403)
    return await show_match(call, match)
