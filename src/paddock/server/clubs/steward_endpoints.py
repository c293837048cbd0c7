"""Endpoints for stewards: protests, statements, votes, decisions, appeals."""

from collections.abc import Callable, Iterable
from typing import Annotated

import sqlalchemy as sa
from msgspec import Meta

import paddock
from paddock.core import Plain
from paddock.league.book import wrong
from paddock.league.events import Appealed, Decided, Event, Protested, Stated, Voted
from paddock.league.folder import BETWEEN
from paddock.league.folding import Protest, SeasonBook, Vote
from paddock.league.season import Penalty, PenaltyKind
from paddock.league.stewarding import check_decision, check_penalties, check_protest, panel
from paddock.server.api import Body, Call, Word, endpoint
from paddock.server.catalogue import rules_of
from paddock.server.clock import now
from paddock.server.clubs.access import Standing, as_member, find_club, season_club
from paddock.server.clubs.keeper import Season, seal
from paddock.server.clubs.season_endpoints import DriverKey, add, race_number
from paddock.server.clubs.views import PenaltyView, penalty_view
from paddock.server.errors import RequestError
from paddock.server.store.seasons import Also
from paddock.server.users.names import printable

MAX_AGAINST = 10
MAX_STATEMENTS = 50
Said = Annotated[str, Meta(min_length=1, max_length=2000)]


class ProtestBody(Body, kw_only=True):
    """A protest about a moment of a race: a decision of its record, and a rule."""

    against: Annotated[tuple[DriverKey, ...], Meta(min_length=1, max_length=MAX_AGAINST)]
    text: Said
    moment: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    rule: Word = ""


class StatementBody(Body):
    text: Said


class PenaltyBody(Body, kw_only=True):
    driver: DriverKey
    kind: PenaltyKind
    amount: Annotated[float, Meta(ge=0, le=10_000)] = 0


class VoteBody(Body, kw_only=True):
    upheld: bool
    penalties: Annotated[tuple[PenaltyBody, ...], Meta(max_length=MAX_AGAINST)] = ()


class DecisionBody(VoteBody, kw_only=True):
    why: Annotated[str, Meta(min_length=1, max_length=1000)]


class StatementView(Plain):
    name: str
    at: float
    text: str
    is_appeal: bool


class VoteView(Plain):
    name: str
    upheld: bool
    penalties: tuple[PenaltyView, ...]


class DecisionView(Plain):
    name: str
    at: float
    upheld: bool
    why: str
    penalties: tuple[PenaltyView, ...]
    votes: tuple[VoteView, ...]


class CaseView(Plain):
    """A protest with all that was said and decided about it."""

    number: int
    race: int
    race_name: str
    at: float
    by: str
    against: tuple[str, ...]
    involved: tuple[DriverKey, ...]
    """The keys of all drivers whom it is about."""
    names: dict[str, str]
    """Their names by key."""
    text: str
    moment: int
    line: str
    """The line of the record."""
    table: str
    rule: str
    rule_text: str
    statements: tuple[StatementView, ...]
    votes: tuple[VoteView, ...]
    """Of the present instance, for those who judge it."""
    voted: int
    judges: int
    decisions: tuple[DecisionView, ...]
    is_open: bool
    is_appealed: bool
    appeals_until: float
    may_state: bool
    may_judge: bool
    may_appeal: bool


class CaseList(Plain):
    cases: tuple[CaseView, ...]


# See


@endpoint("GET", "/api/seasons/{season}/protests", reply=CaseList)
async def list_protests(call: Call, season: str) -> CaseList:
    """All protests of a season, the newest first."""
    standing = await find_club(call, await season_club(call, season))
    return await _cases(call, season, standing)


async def _cases(call: Call, season: str, standing: Standing) -> CaseList:
    run, store = call.service.run, call.service.store
    words, records = await run(store.seasons.words, season), await run(store.seasons.records, season)
    actors = await run(call.service.keeper.look, season, lambda found: _actors(found.book.protests.values()))
    users = await run(store.users.names, actors)

    def see(found: Season) -> CaseList:
        cases = sorted(found.book.protests.values(), key=lambda case: -case.number)
        view = CaseViewer(found, standing, words, users, records, call.lang)
        return CaseList(tuple(view.case(case) for case in cases))

    return await run(call.service.keeper.look, season, see, await call.hiding())


def _actors(cases: Iterable[Protest]) -> set[str]:
    found: set[str] = set()
    for case in cases:
        found |= {case.actor, *(each.actor for each in case.statements), *(each.actor for each in case.votes)}
        found |= {each.actor for each in case.decisions}
        found |= {vote.actor for each in case.decisions for vote in each.votes}
    return found


class CaseViewer:
    """Shows cases to one user."""

    def __init__(
        self,
        season: Season,
        standing: Standing,
        words: dict[str, str],
        users: dict[str, str],
        records: dict[int, str],
        lang: str,
    ) -> None:
        self.season = season
        self.standing = standing
        self.words = words
        self.users = users
        self.records = records
        self.lang = lang
        self.me = standing.me.user if standing.me else ""

    def case(self, case: Protest) -> CaseView:
        book, names = self.season.book, self.season.names
        judges = judges_of(self.season, self.standing, case)
        is_judge = self.me in judges
        race = book.season.races[case.race - 1]
        mine = self._is_involved(case)
        until = book.appeals_until(case)
        return CaseView(
            number=case.number,
            race=case.race,
            race_name=race.name,
            at=case.at,
            by=names.get(case.driver, case.driver),
            against=tuple(names.get(key, key) for key in case.against),
            involved=case.involved,
            names={key: names.get(key, key) for key in case.involved},
            text=self.words.get(case.words, ""),
            moment=case.moment,
            line=self._line(case),
            table=_table_of(book, case),
            rule=case.rule,
            rule_text=_rule_text(race.game, case.rule, self.lang),
            statements=tuple(
                StatementView(self._name(each.actor), each.at, self.words.get(each.words, ""), each.is_appeal)
                for each in case.statements
            ),
            votes=self._votes(case.votes) if is_judge else (),
            voted=sum(vote.actor in judges for vote in case.votes),
            judges=len(judges),
            decisions=tuple(
                DecisionView(
                    self._name(each.actor),
                    each.at,
                    each.upheld,
                    each.why,
                    self._penalties(each.penalties),
                    self._votes(each.votes),
                )
                for each in case.decisions
            ),
            is_open=case.is_open,
            is_appealed=case.appealed,
            appeals_until=until,
            may_state=case.is_open and (mine or is_judge),
            may_judge=case.is_open and is_judge,
            may_appeal=mine and until > now(),
        )

    def _is_involved(self, case: Protest) -> bool:
        return bool(set(self.season.own(self.me)) & set(case.involved))

    def _name(self, user: str) -> str:
        return self.users.get(user, "")

    def _votes(self, votes: tuple[Vote, ...]) -> tuple[VoteView, ...]:
        return tuple(VoteView(self._name(each.actor), each.upheld, self._penalties(each.penalties)) for each in votes)

    def _penalties(self, penalties: tuple[Penalty, ...]) -> tuple[PenaltyView, ...]:
        return tuple(penalty_view(self.season, each) for each in penalties)

    def _line(self, case: Protest) -> str:
        """The line of the record with the decision that is meant, with the name of its seat."""
        text = self.records.get(case.race, "")
        if not text or not case.moment:
            return ""
        lines = (line.split("    #")[0] for line in _own_record(text, case.driver).splitlines())
        return next((line for line in lines if line.startswith(f"{case.moment}. ")), "")[:200]


def _table_of(book: SeasonBook, case: Protest) -> str:
    """The table at which the driver raced who protests; empty if there was none."""
    tables = book.tables.get(case.race, ())
    return next((each.table for each in tables if case.driver in each.drivers), "")


def _own_record(text: str, driver: str) -> str:
    """The record of the table of a driver."""
    texts = text.split(BETWEEN)
    return next((each for each in texts if driver in paddock.Record.parse(each).names), texts[0])


def _rule_text(game: str, rule: str, lang: str) -> str:
    return next((each.text for each in rules_of(game, lang) if each.id == rule), "") if rule else ""


def judges_of(season: Season, standing: Standing, case: Protest) -> tuple[str, ...]:
    """The users who judge a case."""
    return panel(season.book, case, standing.stewards, standing.organisers, season.users)


# Act


@endpoint("POST", "/api/seasons/{season}/races/{race}/protest", body=ProtestBody, reply=CaseList)
async def protest(call: Call, season: str, race: str, body: ProtestBody) -> CaseList:
    """Protest about a moment of a race in which one took part."""
    standing = await as_member(call, await season_club(call, season))
    number, user = await race_number(call, season, race), call.current_user()
    records = await call.service.run(call.service.store.seasons.records, season)
    sealed = _Sealed(call, season, body.text)

    def make(found: Season) -> Event:
        raced = found.book.outcomes[number - 1] if number < found.book.next else None
        own = [key for key in found.own(user.id) if raced is not None and raced.placed(key)]
        if not own and number < found.book.next:
            raise RequestError("not-your-driver", 403)
        check_protest(found.book, number, own[0] if own else "", body.against, now())
        if body.rule and not _rule_text(found.book.season.races[number - 1].game, body.rule, "en"):
            raise RequestError("no-such-rule", 422, rule=body.rule[:40])
        if body.moment > _moves(records.get(number, ""), own[0]):
            raise RequestError("no-such-moment", 404)
        return Protested(number, own[0], tuple(dict.fromkeys(body.against)), body.moment, body.rule, sealed.digest)

    await add(call, season, make, sealed.store)
    return await _cases(call, season, standing)


def _moves(text: str, driver: str) -> int:
    """How many decisions the record of a driver's table has; 0 without one."""
    moves = paddock.Record.parse(_own_record(text, driver)).moves if text else ()
    return sum(each.seat is not None for each in moves)


class _Sealed:
    """What a user says: the log has its digest, and the words lie beside it."""

    def __init__(self, call: Call, season: str, text: str) -> None:
        self.text = "\n".join(printable(line) for line in text.splitlines()).strip()
        if not self.text:
            raise RequestError("no-text", 422)
        self.salt, self.digest = seal(self.text)
        self.seasons, self.season, self.user = call.service.store.seasons, season, call.current_user().id

    @property
    def store(self) -> Also:
        def also(connection: sa.Connection) -> None:
            self.seasons.add_words(connection, self.season, self.digest, self.user, self.salt, self.text)

        return also


async def _act(
    call: Call, season: str, protest: str, make: Callable[[Season, Protest, Standing], Event], also: Also | None = None
) -> CaseList:
    """Do something about a case in the name of the current user."""
    standing = await as_member(call, await season_club(call, season))
    if not protest.isdecimal() or len(protest) > 7:
        raise RequestError("no-such-protest", 404)

    def made(found: Season) -> Event:
        case = found.book.protests.get(int(protest))
        if case is None:
            raise RequestError("no-such-protest", 404)
        return make(found, case, standing)

    await add(call, season, made, *(() if also is None else (also,)))
    return await _cases(call, season, standing)


@endpoint("POST", "/api/seasons/{season}/protests/{protest}/state", body=StatementBody, reply=CaseList)
async def state(call: Call, season: str, protest: str, body: StatementBody) -> CaseList:
    """Make a statement about a protest: those whom it is about, and those who judge it."""
    sealed, user = _Sealed(call, season, body.text), call.current_user()

    def make(found: Season, case: Protest, standing: Standing) -> Event:
        is_about = set(found.own(user.id)) & set(case.involved)
        if not is_about and user.id not in judges_of(found, standing, case):
            raise RequestError("not-involved", 403)
        _check_open(case)
        if len(case.statements) >= MAX_STATEMENTS:
            raise RequestError("too-many-statements", 409, most=MAX_STATEMENTS)
        return Stated(case.number, sealed.digest)

    return await _act(call, season, protest, make, sealed.store)


def _check_open(case: Protest) -> None:
    if not case.is_open:
        raise RequestError("case-closed")


def _check_judge(found: Season, case: Protest, standing: Standing, user: str) -> tuple[str, ...]:
    judges = judges_of(found, standing, case)
    if user not in judges:
        raise RequestError("not-a-judge", 403)
    _check_open(case)
    return judges


def _penalties(body: VoteBody) -> tuple[Penalty, ...]:
    return tuple(
        Penalty(each.driver, each.kind, 0 if each.kind == "exclusion" else each.amount) for each in body.penalties
    )


@endpoint("POST", "/api/seasons/{season}/protests/{protest}/vote", body=VoteBody, reply=CaseList)
async def vote(call: Call, season: str, protest: str, body: VoteBody) -> CaseList:
    """Vote on a protest, for stewards who were not in it; a later vote replaces the earlier."""
    user = call.current_user()

    def make(found: Season, case: Protest, standing: Standing) -> Event:
        _check_judge(found, case, standing, user.id)
        check_penalties(found.book, case, _penalties(body))
        return Voted(case.number, body.upheld, _penalties(body))

    return await _act(call, season, protest, make)


@endpoint("POST", "/api/seasons/{season}/protests/{protest}/decide", body=DecisionBody, reply=CaseList)
async def decide(call: Call, season: str, protest: str, body: DecisionBody) -> CaseList:
    """Decide a protest as the vote went, with its reason; penalties count at once."""
    user, why = call.current_user(), printable(body.why)
    if not why:
        raise RequestError("no-text", 422)

    def make(found: Season, case: Protest, standing: Standing) -> Event:
        judges = _check_judge(found, case, standing, user.id)
        check_penalties(found.book, case, _penalties(body))
        check_decision(case, judges, body.upheld, _penalties(body))
        return Decided(case.number, body.upheld, why, _penalties(body))

    return await _act(call, season, protest, make)


@endpoint("POST", "/api/seasons/{season}/protests/{protest}/appeal", body=StatementBody, reply=CaseList)
async def appeal(call: Call, season: str, protest: str, body: StatementBody) -> CaseList:
    """Appeal against a decision, once and within its time: others judge the case again."""
    sealed, user = _Sealed(call, season, body.text), call.current_user()

    def make(found: Season, case: Protest, _: Standing) -> Event:
        if not set(found.own(user.id)) & set(case.involved):
            raise RequestError("not-involved", 403)
        if found.book.appeals_until(case) < now():
            raise wrong("appeal-late", hours=found.book.season.appeal_hours)
        return Appealed(case.number, sealed.digest)

    return await _act(call, season, protest, make, sealed.store)
