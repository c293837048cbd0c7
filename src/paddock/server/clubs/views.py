"""Seasons as the browser shows them: standings, calendar, drivers, and single races."""

from collections.abc import Iterable

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.league import Row
from paddock.league.classification import classified, winners
from paddock.league.season import Outcome, Penalty, Placed
from paddock.league.standings import points_for
from paddock.server.catalogue import circuit_title
from paddock.server.clock import now
from paddock.server.clubs.access import Standing
from paddock.server.clubs.keeper import Season
from paddock.server.store.rows import Clock


class BonusView(Plain):
    pole: int
    fastest: int
    gained: int


class CalendarLine(Plain):
    """A race of the calendar as it was agreed."""

    name: str
    game: str
    circuit: str
    preset: str
    switches: dict[str, bool | int | str]
    at: str
    reserve_at: str
    ballast: str


class RulesView(Plain):
    """What was agreed before the first race."""

    title: str
    points: tuple[int, ...]
    best: int
    retired: bool
    order: str
    bonus: BonusView
    team_best: int
    ballast: int
    field: int
    splits: int
    split_by: str
    split_points: str
    protest_hours: int
    appeal_hours: int
    races: tuple[CalendarLine, ...]
    clock: Clock
    stand_in: str
    delay: float


class StandingRow(Plain):
    """A driver or a team in the standings."""

    key: str
    name: str
    team: str
    place: int
    points: int
    scores: tuple[int | None, ...]
    dropped: tuple[int, ...]
    adjusted: int
    totals: tuple[int, ...]


class CategoryTable(Plain):
    """The standings of a class."""

    name: str
    rows: tuple[StandingRow, ...]


class SeasonDriver(Plain):
    """A driver of a season."""

    key: str
    name: str
    team: str
    category: str
    bot: str
    reserve: bool
    replaces: str
    withdrawn: bool
    waiting: bool
    """Whether the driver would find no room in the next race."""
    linked: bool
    """Whether a user drives."""
    mine: bool


class RaceTable(Plain):
    """A table of a race and its drivers."""

    id: str
    drivers: tuple[str, ...]
    """Their names."""
    mine: bool
    """Whether the current user drives at it."""


class SeasonRace(Plain):
    """A race of the calendar and how far it is."""

    number: int
    name: str
    game: str
    title: str
    circuit: str
    at: str
    reserve_at: str
    state: str
    """run, running, next or later."""
    table: str
    """Its table; of several the current user's own, or else the first."""
    tables: tuple[RaceTable, ...]
    planned: tuple[tuple[str, ...], ...]
    """Who would sit at which table of the next race, if it takes several."""
    winners: tuple[str, ...]
    coming: tuple[str, ...]
    """The keys of those who said that they come."""
    missing: tuple[str, ...]
    """The keys of those who said that they do not."""
    is_provisional: bool
    """Whether a protest can change it still, or is about to."""
    id: str
    """By which id users say that they know the result."""
    hidden: bool
    """Whether it was run, and the user hides its result."""


class SeasonPage(Plain):
    """A season: rules, standings, calendar and drivers."""

    id: str
    club: str
    club_name: str
    title: str
    is_public: bool
    is_member: bool
    is_organiser: bool
    is_steward: bool
    mine: tuple[str, ...]
    feed: str
    """The key of the calendar's address; empty if it needs none."""
    rules: RulesView
    run: int
    drivers: tuple[SeasonDriver, ...]
    races: tuple[SeasonRace, ...]
    events: dict[str, str]
    """The pages on which races are broadcast, by the number of the race."""
    standings: tuple[StandingRow, ...]
    teams: tuple[StandingRow, ...]
    categories: tuple[CategoryTable, ...]
    protests: int
    """How many cases are open."""
    lines: int
    """How long the log is."""
    hash: str
    """The hash of its last line."""


def season_page(
    season: Season, standing: Standing, feed: str, lang: str, events: dict[int, str] | None = None
) -> SeasonPage:
    """A season as the current user may see it."""
    book, table = season.book, season.standings()
    me = standing.me.user if standing.me else None
    own = season.own(me)
    return SeasonPage(
        id=season.row.id,
        club=standing.club.id,
        club_name=standing.club.name,
        title=book.season.title,
        is_public=standing.club.access == "public",
        is_member=standing.me is not None,
        is_organiser=standing.is_organiser,
        is_steward=standing.is_steward,
        mine=tuple(own),
        feed=feed,
        rules=rules_view(season),
        run=len(book.outcomes),
        drivers=_drivers(season, own),
        races=tuple(season_race(season, number, own, lang) for number in range(1, len(book.season.races) + 1)),
        events={str(race): event for race, event in (events or {}).items()},
        standings=_rows(season, table.drivers),
        teams=_rows(season, table.teams),
        categories=tuple(CategoryTable(name, _rows(season, rows)) for name, rows in table.categories.items()),
        protests=sum(case.is_open for case in book.protests.values()),
        lines=book.number,
        hash=book.hash,
    )


def rules_view(season: Season) -> RulesView:
    """What was agreed, as the form shows it."""
    rules, settings = season.book.season, season.row.settings
    return RulesView(
        title=rules.title,
        points=rules.points,
        best=rules.best,
        retired=rules.retired,
        order=rules.order,
        bonus=BonusView(rules.bonus.pole, rules.bonus.fastest, rules.bonus.gained),
        team_best=rules.team_best,
        ballast=rules.ballast,
        field=rules.field,
        splits=rules.splits,
        split_by=rules.split_by,
        split_points=rules.split_points,
        protest_hours=rules.protest_hours,
        appeal_hours=rules.appeal_hours,
        races=tuple(
            CalendarLine(
                each.name, each.game, each.circuit, each.preset, each.switches, each.at, each.reserve_at, each.ballast
            )
            for each in rules.races
        ),
        clock=settings.clock,
        stand_in=settings.stand_in,
        delay=settings.delay,
    )


def _rows(season: Season, rows: Iterable[Row]) -> tuple[StandingRow, ...]:
    names, drivers = season.names, season.book.drivers
    return tuple(
        StandingRow(
            key=row.name,
            name=names.get(row.name, row.name),
            team=drivers[row.name].team if row.name in drivers else "",
            place=row.place,
            points=row.points,
            scores=row.scores,
            dropped=row.dropped,
            adjusted=row.adjusted,
            totals=row.totals,
        )
        for row in rows
    )


def _drivers(season: Season, own: list[str]) -> tuple[SeasonDriver, ...]:
    book = season.book
    waiting = set() if season.is_over else {each.name for each in book.waiting(book.next)}
    return tuple(
        SeasonDriver(
            key=key,
            name=season.names.get(key, key),
            team=each.team,
            category=each.category,
            bot=each.bot,
            reserve=each.reserve,
            replaces=each.replaces,
            withdrawn=key in book.withdrawn,
            waiting=key in waiting,
            linked=key in season.users,
            mine=key in own,
        )
        for key, each in book.drivers.items()
    )


def season_race(season: Season, number: int, own: list[str], lang: str) -> SeasonRace:
    """A race of the calendar, and how far it is."""
    book = season.book
    race = book.season.races[number - 1]
    tables = _tables(season, number, own)
    is_run = number < book.next
    is_hidden = season.hides(number)
    state = "run" if is_run or is_hidden else "running" if tables else "next" if number == season.next else "later"
    answers = (
        {}
        if is_run or is_hidden
        else {key: book.comes(number, key) for key in book.drivers if key not in book.withdrawn}
    )
    won = () if not is_run else _winners(season, book.outcomes[number - 1])
    return SeasonRace(
        number=number,
        name=race.name,
        game=race.game,
        title=paddock.game(race.game).title(lang),
        circuit=circuit_title(race.circuit) if race.circuit else "",
        at=race.at,
        reserve_at=race.reserve_at,
        state=state,
        table=next((each.id for each in tables if each.mine), tables[0].id if tables else ""),
        tables=tables,
        planned=_planned(season, number) if state == "next" and not season.hidden_from else (),
        winners=won,
        coming=tuple(key for key, comes in answers.items() if comes),
        missing=tuple(key for key, comes in answers.items() if comes is False),
        is_provisional=is_run and _is_provisional(season, number),
        id=season.race_id(number),
        hidden=is_hidden,
    )


def _tables(season: Season, number: int, own: list[str]) -> tuple[RaceTable, ...]:
    return tuple(
        RaceTable(
            each.table,
            tuple(season.names.get(key, key) for key in each.drivers),
            any(key in own for key in each.drivers),
        )
        for each in season.book.tables.get(number, ())
    )


def _planned(season: Season, number: int) -> tuple[tuple[str, ...], ...]:
    book = season.book
    tables = book.seating(number) if book.season.splits > 1 else []
    return tuple(tuple(season.names.get(each.name, each.name) for each in table) for table in tables if len(tables) > 1)


def _winners(season: Season, outcome: Outcome) -> tuple[str, ...]:
    return tuple(season.names.get(key, key) for key in winners(outcome, season.book.season))


def _is_provisional(season: Season, number: int) -> bool:
    book = season.book
    cases = [case for case in book.protests.values() if case.race == number]
    return book.protests_until(number) > now() or any(
        case.is_open or book.appeals_until(case) > now() for case in cases
    )


class PlacedRow(Plain):
    """A car in the classification of a race."""

    key: str
    name: str
    team: str
    place: int
    came_in: int
    """The place before the stewards."""
    retired: bool
    grid: int
    fastest: bool
    time: float
    points: int
    text: str
    """What the game counts, such as laps."""
    split: int
    """The table at which it raced, from 1; 0 if there was one only."""


class PenaltyView(Plain):
    key: str
    name: str
    kind: str
    amount: float
    why: str


class CorrectionView(Plain):
    """A result that was replaced, and why."""

    why: str
    before: tuple[str, ...]
    """The names by place as they were."""


class RacePage(Plain):
    """A race: its classification, and what stewards and organisers changed."""

    number: int
    name: str
    title: str
    circuit: str
    at: str
    table: str
    tables: tuple[RaceTable, ...]
    is_provisional: bool
    protests_until: float
    may_protest: bool
    placings: tuple[PlacedRow, ...]
    penalties: tuple[PenaltyView, ...]
    corrections: tuple[CorrectionView, ...]
    carried: tuple[str, ...]
    """What drivers carry into the next races, in words."""
    fates: tuple[str, ...]
    """What the race may leave a driver with, for results that are typed in."""
    id: str
    hidden: bool
    """Whether it was run, and the user hides its result."""


def race_page(season: Season, number: int, own: list[str], texts: dict[str, str], lang: str) -> RacePage:
    """A race of the calendar, run or not."""
    book = season.book
    race = season_race(season, number, own, lang)
    is_run = number < book.next
    outcome = book.outcomes[number - 1] if is_run else Outcome(())
    until = book.protests_until(number) if is_run else 0.0
    took_part = any(outcome.placed(key) for key in own)
    return RacePage(
        number=number,
        name=race.name,
        title=race.title,
        circuit=race.circuit,
        at=race.at,
        table=race.table,
        tables=race.tables,
        is_provisional=race.is_provisional,
        protests_until=until,
        may_protest=took_part and until > now(),
        placings=_placings(season, outcome, texts),
        penalties=tuple(penalty_view(season, each) for each in outcome.penalties),
        corrections=tuple(
            CorrectionView(each.why, tuple(season.names.get(old.driver, old.driver) for old in each.placings))
            for each in outcome.corrections
        ),
        carried=tuple(
            f"{season.names.get(each.driver, each.driver)} {paddock.render(each.text, lang)}"
            for each in outcome.carried
        ),
        fates=_fates(season, number),
        id=race.id,
        hidden=race.hidden,
    )


def _fates(season: Season, number: int) -> tuple[str, ...]:
    race = season.book.season.races[number - 1]
    game = paddock.game(race.game)
    setup = game.setup(min(game.seats), race.circuit or None, race.switches, preset=race.preset or None)
    return tuple(game.fates(setup))


def penalty_view(season: Season, penalty: Penalty) -> PenaltyView:
    """A penalty with the name of its driver."""
    name = season.names.get(penalty.driver, penalty.driver)
    return PenaltyView(penalty.driver, name, penalty.kind, penalty.amount, penalty.why)


def _placings(season: Season, outcome: Outcome, texts: dict[str, str]) -> tuple[PlacedRow, ...]:
    """The cars as they are placed now, each with how it came in."""
    rules, came_in = season.book.season, dict[str, list[tuple[Placed, Placed]]]()
    before = classified(replace(outcome, penalties=()), rules)
    for raced, counted in zip(outcome.placings, before, strict=True):
        came_in.setdefault(raced.driver, []).append((raced, counted))
    return tuple(_placed(season, each, *came_in[each.driver].pop(0), texts) for each in classified(outcome, rules))


def _placed(season: Season, each: Placed, raced: Placed, before: Placed, texts: dict[str, str]) -> PlacedRow:
    book = season.book
    return PlacedRow(
        key=each.driver,
        name=season.names.get(each.driver, each.driver),
        team=book.drivers[each.driver].team if each.driver in book.drivers else "",
        place=each.place,
        came_in=before.place,
        retired=each.retired,
        grid=raced.grid,
        fastest=each.fastest,
        time=each.time,
        points=points_for(book.season, each),
        text=texts.get(f"{each.driver}/{raced.place}", ""),
        split=each.split,
    )
