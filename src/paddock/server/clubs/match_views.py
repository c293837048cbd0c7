"""Duplicate matches as the browser shows them: the line-up while they wait, then results as far as a user may know."""

from collections.abc import Sequence

import paddock
from paddock.core import Plain
from paddock.server.api import Call
from paddock.server.catalogue import circuit_title
from paddock.server.clubs.access import Standing
from paddock.server.clubs.dates import written_date
from paddock.server.clubs.feeds import open_feed_key
from paddock.server.clubs.matches import missing_in, points, table_of
from paddock.server.errors import translate
from paddock.server.setups import preset_title
from paddock.server.store.matches import DuplicateMatch, MatchRun, MatchState
from paddock.server.watching.hiding import Hiding

WAITING = ("waiting", "held")


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
    driver: str
    """The id of the user or the level of the bot, for organisers while the match waits; empty for all others."""
    table: int
    """The number of its table, from 1."""
    state: str
    """Before the tables open: waiting for an answer, coming, missing, or off with the match. Then running; hidden, if
    it is over and the user may not know the result yet; over; void, if its table is gone."""
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
    is_organiser: bool
    feed: str
    """The key of the address of the club's calendar; empty if it needs none."""
    title: str
    game: str
    game_title: str
    circuit: str
    preset: str
    created: float
    at: str
    """The date for which it was called; empty for one whose tables were opened at once."""
    reserve_at: str
    """To which date it moves if a driver is missing; empty without one, or if it has passed."""
    state: MatchState
    """waiting for its date; held, if the date has passed and a driver is missing; running; over; off, if called off."""
    is_complete: bool
    """Whether all results are shown, so that points are final."""
    teams: tuple[MatchTeam, ...]
    seats: tuple[MatchSeat, ...]
    tables: tuple[MatchTable, ...]
    """Empty until they are open."""
    most: int
    """How many points a team can have."""
    seed: str
    """Empty until the match is over."""
    seed_hash: str
    """The digest of the seed: the same at all tables. Empty until they are open: there is no seed before."""


async def match_page(call: Call, match: DuplicateMatch, standing: Standing) -> MatchPage:
    """A match: its line-up or its results, seat by seat."""
    runs = await call.service.run(call.service.store.matches.runs, [match.id])
    me = "" if call.user is None else call.user.id
    known = known_runs(runs, me, await call.hiding())
    seats = sorted({each.seat for each in runs})
    game = paddock.game(match.setup.game)
    look = _Look(match, runs, known, me, standing, translate("former-player", call.lang))
    return MatchPage(
        id=match.id,
        club=standing.club.id,
        club_name=standing.club.name,
        is_organiser=standing.is_organiser,
        feed=open_feed_key(standing.club),
        title=match.title,
        game=game.id,
        game_title=game.title(call.lang),
        circuit=circuit_title(match.setup.circuit) if match.setup.circuit else "",
        preset=preset_title(game, match.preset, call.lang),
        created=match.created,
        at=written_date(match.at),
        reserve_at=written_date(match.reserve_at) if match.has_reserve_date else "",
        state=match.state,
        is_complete=len(known) == len(runs),
        teams=_standings(match, known),
        seats=tuple(MatchSeat(seat, tuple(look.at(run) for run in runs if run.seat == seat)) for seat in seats),
        tables=_tables(match, runs, me),
        most=2 * len(seats) * (len(match.teams) - 1),
        seed=match.seed if match.ended else "",
        seed_hash=paddock.seed_hash(match.seed) if match.seed else "",
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


class _Look:
    """The runs of a match as one user may see them."""

    def __init__(
        self,
        match: DuplicateMatch,
        runs: Sequence[MatchRun],
        known: Sequence[MatchRun],
        me: str,
        standing: Standing,
        former: str,
    ) -> None:
        self.match = match
        self.known = known
        self.me = me
        self.former = former
        self.missing = missing_in(runs, (each.user for each in standing.members))
        self.shows_drivers = standing.is_organiser and match.state in WAITING

    def at(self, run: MatchRun) -> MatchRunView:
        is_known = run in self.known
        return MatchRunView(
            team=run.team,
            name=run.name or self.former,
            bot=bool(run.bot),
            mine=bool(self.me) and run.user == self.me,
            driver=(run.user or run.bot) if self.shows_drivers else "",
            table=_number(self.match, run),
            state=self._state(run),
            place=run.place if is_known else 0,
            gap=run.gap if is_known else 0,
            points=points(run, self.known) if is_known else 0,
        )

    def _state(self, run: MatchRun) -> str:
        if self.match.state == "off":
            return "off"
        if self.match.state in WAITING:
            return "missing" if run in self.missing else "coming" if run.bot or run.comes else "waiting"
        if not run.ended:
            return "running"
        return "hidden" if run not in self.known else "over" if run.place else "void"


def _number(match: DuplicateMatch, run: MatchRun) -> int:
    """The number of the table of a run: the first team has its first seat at table 1."""
    return table_of(run.team, run.seat, len(match.teams)) + 1


def _tables(match: DuplicateMatch, runs: list[MatchRun], me: str) -> tuple[MatchTable, ...]:
    found = []
    numbers = sorted({(_number(match, run), run.table_id) for run in runs if run.table_id})
    for number, id in numbers:  # noqa: A001
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
    at: str
    """The date for which it was called; empty for one whose tables were opened at once."""
    state: MatchState
    mine: str
    """The table at which the current user drives and that is not over; empty if there is none."""
    teams: tuple[MatchTeam, ...]
    """With points if the match is over and no result is hidden."""


async def match_lines(call: Call, club: str) -> tuple[MatchLine, ...]:
    """The matches of a club: those to come first, the next before the others, then the newest."""
    store, run, hiding = call.service.store, call.service.run, await call.hiding()
    found = [each for each in await run(store.matches.of_club, club) if each.setup.game in paddock.games()]
    runs = await run(store.matches.runs, [each.id for each in found]) if found else []
    me = "" if call.user is None else call.user.id
    found.sort(key=lambda each: (each.state not in WAITING, each.at if each.state in WAITING else 0.0))
    return tuple(_line(each, [run for run in runs if run.match_id == each.id], me, hiding, call.lang) for each in found)


def _line(match: DuplicateMatch, runs: list[MatchRun], me: str, hiding: Hiding, lang: str) -> MatchLine:
    known = known_runs(runs, me, hiding)
    teams = _standings(match, known if match.ended and len(known) == len(runs) else [])
    mine = next((run.table_id for run in runs if me and run.user == me and not run.ended), "")
    title = paddock.game(match.setup.game).title(lang)
    return MatchLine(match.id, match.title, title, match.created, written_date(match.at), match.state, mine, teams)
