"""Endpoints for ratings: leaderboards, and what everybody may know about a driver."""

import paddock
from paddock.core import Plain
from paddock.server.api import Call, endpoint
from paddock.server.clock import now
from paddock.server.endpoints.archive import ArchivedRace, archived
from paddock.server.errors import RequestError
from paddock.server.ratings.book import LEAST_OPPONENTS, Standing
from paddock.server.ratings.model import PROVISIONAL, Strength
from paddock.server.store.ratings import LISTED, HistoryPoint


class RatingView(Plain):
    """A rating as people read it, today."""

    points: int
    deviation: int
    """How far off it may be: two times out of three the true value is as near as this."""
    provisional: bool
    races: int
    opponents: int
    """How many different people were met."""


class Leader(Plain):
    """A line of a leaderboard."""

    rank: int
    driver: str
    name: str
    rating: RatingView
    last: float
    """When their last rated race ended."""


class Leaderboard(Plain):
    """The strongest drivers of a game whose ratings are certain enough."""

    game: str
    title: str
    leaders: tuple[Leader, ...]
    least_opponents: int
    most_deviation: int
    hidden: bool = False
    """Whether it would tell results that the user hides: then it is empty."""


class RatingPoint(Plain):
    """A rating after a race."""

    at: float
    points: int
    deviation: int
    place: int
    race: str
    """The race, if anybody may watch it."""


class DriverRating(Plain):
    """The rating of a driver in one game, and how it went."""

    game: str
    title: str
    rating: RatingView
    history: tuple[RatingPoint, ...]


class DriverView(Plain):
    """A driver, as everybody may know them."""

    id: str
    name: str
    ratings: tuple[DriverRating, ...]
    races: tuple[ArchivedRace, ...]
    """The last public ones."""


def rating_view(standing: Standing) -> RatingView:
    """A standing as it is today."""
    strength = standing.at(now())
    return RatingView(strength.points, strength.deviation, strength.is_provisional, standing.races, standing.opponents)


@endpoint("GET", "/api/ratings/{game}", reply=Leaderboard)
async def show_leaderboard(call: Call, game: str) -> Leaderboard:
    """The strongest drivers of a game: with a certain rating, and enough different opponents."""
    if game not in paddock.games():
        raise RequestError("no-such-game", 404, game=game, known=" ".join(paddock.games()))
    title = paddock.game(game).title(call.lang)
    if await _hidden_tables(call, game):
        return Leaderboard(game, title, (), LEAST_OPPONENTS, round(PROVISIONAL), hidden=True)
    found = await call.service.run(call.service.store.ratings.leaders, game)
    certain = [(each, view) for each in found if not (view := rating_view(each.standing)).provisional]
    leaders = (
        Leader(rank, each.driver, each.name, view, each.standing.last)
        for rank, (each, view) in enumerate(certain[:LISTED], 1)
    )
    return Leaderboard(game, title, tuple(leaders), LEAST_OPPONENTS, round(PROVISIONAL))


async def _hidden_tables(call: Call, game: str) -> frozenset[str]:
    """The rated races of a game whose results the current user hides."""
    hiding = await call.hiding()
    if not hiding.on:
        return frozenset()
    races = await call.service.run(call.service.store.watching.rated_since, game, hiding.since())
    return frozenset(race for race, ended, drivers in races if hiding.hides(race, ended, drivers))


@endpoint("GET", "/api/drivers/{driver}", reply=DriverView)
async def show_driver(call: Call, driver: str) -> DriverView:
    """A driver with a rating: how it went, and the last public races. Users see themselves even without one."""
    store, run = call.service.store, call.service.run
    user, standings = await run(store.users.get, driver), await run(store.ratings.of, driver)
    is_self = call.user is not None and call.user.id == driver
    if user is None or not user.name or not (standings or is_self):
        raise RequestError("no-rated-driver", 404)
    history = await run(store.ratings.history, driver)
    shown = await run(store.finished.public_among, [point.table_id for each in history.values() for point in each])
    races, hiding = await run(store.finished.of_user, driver), await call.hiding()
    hidden = {game: await _hidden_tables(call, game) for game in standings if game in paddock.games()}
    return DriverView(
        user.id,
        user.name,
        tuple(
            _driver_rating(game, standings[game], history[game], shown, unseen, call.lang)
            for game, unseen in sorted(hidden.items())
        ),
        tuple(archived(race, call.lang, hiding) for race in races if race.table.setup.game in paddock.games()),
    )


def _driver_rating(
    game: str,
    standing: Standing,
    history: list[HistoryPoint],
    shown: frozenset[str],
    unseen: frozenset[str],
    lang: str,
) -> DriverRating:
    """A rating, as it was before the first race whose result is hidden."""
    until = next((index for index, point in enumerate(history) if point.table_id in unseen), len(history))
    points, view = _points(history[:until], shown), rating_view(standing)
    if until < len(history):
        then = history[until - 1].after if until else Strength()
        view = RatingView(then.points, then.deviation, then.is_provisional, until, view.opponents)
    return DriverRating(game, paddock.game(game).title(lang), view, points)


def _points(history: list[HistoryPoint], shown: frozenset[str]) -> tuple[RatingPoint, ...]:
    return tuple(
        RatingPoint(
            point.ended,
            point.after.points,
            point.after.deviation,
            point.place,
            point.table_id if point.table_id in shown else "",
        )
        for point in history
    )
