"""From wishes to tables: users who want the same race find each other, and the race starts when enough have come."""

import secrets

import paddock
from paddock.server.clock import now
from paddock.server.ratings.book import Standing
from paddock.server.ratings.conditions import check_rated_driver
from paddock.server.service import Service
from paddock.server.setups import checked_setup
from paddock.server.store.rows import Clock, Seat, TableSettings, User
from paddock.server.store.seeks import Seek, Wish
from paddock.server.tables.lobby import add_table, start

LIVE_CLOCK = Clock("bank", seconds=20.0, bank=600.0)
ATTEMPTS = 50
"""How often a group is looked for again after another request has taken some of it; each time that one succeeded."""
DAYS_CLOCK = Clock("days", seconds=2 * 86400.0)


def setup_of(wish: Wish) -> paddock.Setup:
    """The race that a wish asks for; 400 if the game does not have it."""
    return checked_setup(wish.game, wish.drivers, None, {}, preset_of(wish))


def preset_of(wish: Wish) -> str:
    """A short race is the one that the game suggests to newcomers, if it has one."""
    return paddock.game(wish.game).rookie_race.preset if wish.length == "short" else ""


async def seek(service: Service, user: User, wish: Wish) -> None:
    """Note a wish, and open a table if enough others want the same."""
    setup_of(wish)
    if wish.rated:
        check_rated_driver(user)
    await service.run(service.store.seeks.put, user.id, wish)
    for _ in range(ATTEMPTS):
        group = await _group(service, user, wish)
        if not group:
            return
        is_ours = await service.run(service.store.seeks.claim, group, secrets.token_hex(4))
        if is_ours:
            await _open(service, user, group, wish)
            return


async def _group(service: Service, user: User, wish: Wish) -> list[str]:
    """Those who wait longest and suit each other, as many as the race needs; empty if they are not enough."""
    waiting = await service.run(service.store.seeks.waiting, wish.game)
    alike = [each for each in waiting if _same_race(each.wish, wish)]
    group = [each for each in alike if each.user == user.id]
    if not group:
        return []
    users = [each.user for each in alike]
    known = await service.run(service.store.ratings.of_several, wish.game, users)
    points = {each: known.get(each, Standing()).at(now()).points for each in users}
    apart = await _blocks(service, users)
    for each in alike:
        if each.user != user.id and all(_suit(each, other, points, apart) for other in group):
            group.append(each)
        if len(group) == wish.drivers:
            return [each.user for each in group]
    return []


async def _blocks(service: Service, users: list[str]) -> set[frozenset[str]]:
    """The pairs among some users of whom one has blocked the other."""
    found: set[frozenset[str]] = set()
    for user in users:
        found |= {frozenset(pair) for pair in await service.run(service.store.ignored.between, user, set(users))}
    return found


def _same_race(one: Wish, two: Wish) -> bool:
    parts = ("game", "drivers", "length", "pace", "rated")
    return all(getattr(one, part) == getattr(two, part) for part in parts)


def _suit(one: Seek, two: Seek, points: dict[str, int], apart: set[frozenset[str]]) -> bool:
    """Whether each of two has a rating that the other wants, and neither has blocked the other."""
    if frozenset((one.user, two.user)) in apart:
        return False
    return all(a.wish.least <= points[b.user] <= a.wish.most for a, b in ((one, two), (two, one)))


async def _open(service: Service, host: User, users: list[str], wish: Wish) -> None:
    """Open the table of a group and start its race; if that fails, they wait again."""
    table = ""
    try:
        names = await service.run(service.store.users.names, users)
        drawn = secrets.SystemRandom().sample(users, len(users))
        seats = [Seat(number, user, name=names.get(user, "")) for number, user in enumerate(drawn)]
        clock = LIVE_CLOCK if wish.pace == "live" else DAYS_CLOCK
        settings = TableSettings(clock=clock, preset=preset_of(wish), rated=wish.rated)
        live = await add_table(service, host, setup_of(wish), seats, "public", settings)
        await start(service, live, host)
        table = live.id
    finally:
        await service.run(service.store.seeks.settle, users, table)
