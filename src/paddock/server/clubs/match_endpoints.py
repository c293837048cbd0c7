"""Endpoints for duplicate matches: open one in a club, and see it."""

from typing import Annotated

from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.server.api import Body, Call, Id, Word, endpoint
from paddock.server.catalogue import circuit_title
from paddock.server.clubs.access import Standing, as_organiser, find_club
from paddock.server.clubs.matches import MatchDriver, Team, open_match, points, table_of
from paddock.server.endpoints.tables import ClockBody, read_clock
from paddock.server.errors import RequestError, translate
from paddock.server.setups import checked_setup, preset_title
from paddock.server.store.matches import DuplicateMatch, MatchRun
from paddock.server.store.rows import TableSettings
from paddock.server.tables.lobby import bot_seat, check_levels
from paddock.server.users.names import printable
from paddock.server.watching.hiding import Hiding

MAX_TEAMS = 8
MAX_SEATS = 12
MAX_MATCHES = 200
TeamName = Annotated[str, Meta(min_length=1, max_length=40)]


class MatchDriverBody(Body):
    """A driver of a team: a member, or a bot of a level."""

    user: Annotated[str, Meta(max_length=24)] = ""
    bot: Word = ""


class TeamBody(Body, kw_only=True):
    """A team and its drivers: the first drives the first seat, and so on."""

    name: TeamName
    drivers: Annotated[tuple[MatchDriverBody, ...], Meta(min_length=1, max_length=MAX_SEATS)]


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


class MatchTeam(Plain):
    """A team and its points so far."""

    name: str
    points: int
    place: int


class MatchRunView(Plain):
    """The run of a team in a seat."""

    team: int
    name: str
    bot: bool
    mine: bool
    table: int
    """The number of its table, from 1."""
    state: str
    """running; hidden, if it is over and the user may not know the result yet; over; void, if its table is gone."""
    place: int
    gap: int
    points: int


class MatchSeat(Plain):
    """A seat: the runs of all teams in it, side by side."""

    seat: int
    runs: tuple[MatchRunView, ...]


class MatchTable(Plain):
    """A table of a match."""

    number: int
    id: str
    """Empty if the current user may not watch it yet."""
    mine: bool
    is_over: bool


class MatchPage(Plain):
    """A duplicate match as the current user may know it."""

    id: str
    club: str
    club_name: str
    title: str
    game: str
    game_title: str
    circuit: str
    preset: str
    created: float
    is_over: bool
    is_complete: bool
    """Whether all results are shown, so that points are final."""
    teams: tuple[MatchTeam, ...]
    seats: tuple[MatchSeat, ...]
    tables: tuple[MatchTable, ...]
    most: int
    """How many points a team can have."""
    seed: str
    """Empty until the match is over."""
    seed_hash: str
    """The digest of the seed: the same at all tables."""


@endpoint("POST", "/api/clubs/{club}/matches", body=MatchBody, reply=MatchPage, status=201)
async def begin_match(call: Call, club: str, body: MatchBody) -> MatchPage:
    """Open a duplicate match: all its tables start at once."""
    standing, service = await as_organiser(call, club), call.service
    for _ in body.teams:
        service.quotas.note_table(call.address)
    if len(await service.run(service.store.matches.of_club, club)) >= MAX_MATCHES:
        raise RequestError("too-many-matches", 409, most=MAX_MATCHES)
    setup = _setup(body)
    teams = _teams(standing, body, call.lang)
    title = printable(body.title) or " – ".join(team.name for team in teams)[:80]
    settings = TableSettings(read_clock(body.clock), body.stand_in, preset=body.preset)
    host = call.current_user().id
    return await show_match(call, await open_match(service, club, title, setup, teams, settings, host))


def _setup(body: MatchBody) -> paddock.Setup:
    """The set-up of every table; 422 unless the seats can be shared by the teams."""
    seats = len(body.teams[0].drivers)
    if any(len(team.drivers) != seats for team in body.teams) or seats % len(body.teams):
        raise RequestError("match-seats", 422, teams=len(body.teams))
    check_levels([body.stand_in], body.game)
    return checked_setup(body.game, seats, body.circuit, dict(body.switches), body.preset)


def _teams(standing: Standing, body: MatchBody, lang: str) -> list[Team]:
    """The teams with the names of their drivers; 422 if a driver is named twice, 403 for one who is no member."""
    people = [each.user for team in body.teams for each in team.drivers if each.user]
    if len(set(people)) < len(people):
        raise RequestError("match-driver-twice", 422)
    names = [printable(team.name) for team in body.teams]
    if not all(names) or len({name.casefold() for name in names}) < len(names):
        raise RequestError("match-team-names", 422)
    drivers = {each.user: each.name for each in standing.members}
    found = []
    for name, team in zip(names, body.teams, strict=True):
        found.append(
            Team(name, tuple(_driver(drivers, each, seat, body.game, lang) for seat, each in enumerate(team.drivers)))
        )
    return found


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
    """A duplicate match: results seat by seat, as far as the current user may know them."""
    store, run = call.service.store, call.service.run
    found = await run(store.matches.get, match)
    if found is None or found.setup.game not in paddock.games():
        raise RequestError("no-such-match", 404)
    club = (await find_club(call, found.club)).club
    runs = await run(store.matches.runs, [match])
    me = "" if call.user is None else call.user.id
    known = known_runs(runs, me, await call.hiding())
    seats = sorted({each.seat for each in runs})
    game = paddock.game(found.setup.game)
    return MatchPage(
        id=found.id,
        club=club.id,
        club_name=club.name,
        title=found.title,
        game=game.id,
        game_title=game.title(call.lang),
        circuit=circuit_title(found.setup.circuit) if found.setup.circuit else "",
        preset=preset_title(game, found.preset, call.lang),
        created=found.created,
        is_over=found.ended > 0,
        is_complete=len(known) == len(runs),
        teams=_standings(found, known),
        seats=tuple(MatchSeat(seat, _runs(seat, runs, known, me, call.lang)) for seat in seats),
        tables=_tables(found, runs, me),
        most=2 * len(seats) * (len(found.teams) - 1),
        seed=found.seed if found.ended else "",
        seed_hash=paddock.seed_hash(found.seed),
    )


def known_runs(runs: list[MatchRun], me: str, hiding: Hiding) -> list[MatchRun]:
    """The runs whose results a user may know: no others while they drive, and none that they hide."""
    own = [each for each in runs if me and each.user == me]
    over = [each for each in runs if each.ended]
    if any(not each.ended for each in own):
        return []
    drivers = {each.table_id: [other.user for other in runs if other.table_id == each.table_id] for each in over}
    return [each for each in over if not hiding.hides(each.table_id, each.ended, drivers[each.table_id])]


def _standings(match: DuplicateMatch, known: list[MatchRun]) -> tuple[MatchTeam, ...]:
    totals = [sum(points(run, known) for run in known if run.team == team) for team in range(len(match.teams))]
    return tuple(
        MatchTeam(name, total, 1 + sum(other > total for other in totals))
        for name, total in zip(match.teams, totals, strict=True)
    )


def _runs(seat: int, runs: list[MatchRun], known: list[MatchRun], me: str, lang: str) -> tuple[MatchRunView, ...]:
    numbers = _numbers(runs)
    former = translate("former-player", lang)
    return tuple(_run(each, known, numbers[each.table_id], me, former) for each in runs if each.seat == seat)


def _run(run: MatchRun, known: list[MatchRun], table: int, me: str, former: str) -> MatchRunView:
    is_known = run in known
    state = "running" if not run.ended else "hidden" if not is_known else "over" if run.place else "void"
    return MatchRunView(
        team=run.team,
        name=run.name or former,
        bot=bool(run.bot),
        mine=bool(me) and run.user == me,
        table=table,
        state=state,
        place=run.place if is_known else 0,
        gap=run.gap if is_known else 0,
        points=points(run, known) if is_known else 0,
    )


def _numbers(runs: list[MatchRun]) -> dict[str, int]:
    """The numbers of the tables: the first team has its first seat at table 1."""
    teams = 1 + max(run.team for run in runs)
    return {run.table_id: table_of(run.team, run.seat, teams) + 1 for run in runs}


def _tables(match: DuplicateMatch, runs: list[MatchRun], me: str) -> tuple[MatchTable, ...]:
    found = []
    for id, number in sorted(_numbers(runs).items(), key=lambda each: each[1]):  # noqa: A001
        here = [run for run in runs if run.table_id == id]
        mine = any(me and run.user == me for run in here)
        is_gone = any(run.ended and not run.place for run in here)
        may_watch = (mine or match.ended) and not is_gone
        found.append(MatchTable(number, id if may_watch else "", mine, all(run.ended for run in here)))
    return tuple(found)


class MatchLine(Plain):
    """A match in the list of a club."""

    id: str
    title: str
    game: str
    created: float
    is_over: bool
    mine: str
    """The table at which the current user drives and that is not over; empty if there is none."""
    teams: tuple[MatchTeam, ...]
    """With points if the match is over and no result is hidden."""


async def match_lines(call: Call, club: str) -> tuple[MatchLine, ...]:
    """The matches of a club, the newest first."""
    store, run, hiding = call.service.store, call.service.run, await call.hiding()
    found = await run(store.matches.of_club, club)
    runs = await run(store.matches.runs, [each.id for each in found]) if found else []
    me = "" if call.user is None else call.user.id
    return tuple(
        _line(each, [run for run in runs if run.match_id == each.id], me, hiding, call.lang)
        for each in found
        if each.setup.game in paddock.games()
    )


def _line(match: DuplicateMatch, runs: list[MatchRun], me: str, hiding: Hiding, lang: str) -> MatchLine:
    known = known_runs(runs, me, hiding)
    teams = _standings(match, known if match.ended and len(known) == len(runs) else [])
    mine = next((run.table_id for run in runs if me and run.user == me and not run.ended), "")
    title = paddock.game(match.setup.game).title(lang)
    return MatchLine(match.id, match.title, title, match.created, bool(match.ended), mine, teams)
