"""Challenges: opening them, one try for each user, their results, the Champion's run, and who may see what."""

import logging
from functools import partial

import msgspec

import paddock
from paddock.bots import levels
from paddock.server.bots.pool import bot_luck
from paddock.server.challenges.calendar import Period, race_of, read_period
from paddock.server.challenges.tracks import Run, Tracker, gap_of, track
from paddock.server.clock import now
from paddock.server.errors import RequestError
from paddock.server.ratings.conditions import check_rated_driver
from paddock.server.service import Service
from paddock.server.store.challenges import Challenge, Try
from paddock.server.store.rows import Seat, TableSettings, User
from paddock.server.tables.access import MATCH, is_sealed
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import add_table, bot_name, start

CHAMPION_SECONDS = 1800.0
"""How long the Champion's run may take; then another process tries it."""
THINKING_SECONDS = 1.0
log = logging.getLogger(__name__)


def champion_level() -> str:
    """The strongest bot."""
    return levels()[-1].id


async def find(service: Service, id: str) -> Challenge:  # noqa: A002
    """A challenge by its id, made when it is first asked for; 404 if there is none, or not yet."""
    period = read_period(id)
    found = None if period is None else await service.run(service.store.challenges.get, id)
    if found is None and period is not None and period.begins <= now() < period.ends:
        found = await _made(service, period)
    if found is None or found.setup.game not in paddock.games():
        raise RequestError("no-such-challenge", 404)
    if not found.champion and found.champion_due < now() < found.ends:
        service.background.spawn(drive_champion(service, found))
    return found


async def _made(service: Service, period: Period) -> Challenge | None:
    race = race_of(period)
    add = partial(service.store.challenges.add, period.id, race.setup, race.preset, race.seat, race.level)
    await service.run(lambda: add(period.begins, period.ends))
    return await service.run(service.store.challenges.get, period.id)


# Trying


async def begin_try(service: Service, challenge: Challenge, user: User, lang: str) -> str:
    """The table of a user's only try: a new one, or the one that was begun."""
    check_rated_driver(user)
    store, run = service.store.challenges, service.run
    begun = await run(store.of_user, challenge.id, user.id)
    if begun is not None and begun.table_id:
        return begun.table_id
    if not challenge.begins <= now() < challenge.ends:
        raise RequestError("challenge-over", 409)
    await settle(service, challenge)
    if not await run(store.begin, challenge.id, user.id):
        raise RequestError("busy", 503)
    table = ""
    try:
        table = await _open(service, challenge, user, lang)
    finally:
        await run(store.set_table, challenge.id, user.id, table)
    return table


async def _open(service: Service, challenge: Challenge, user: User, lang: str) -> str:
    seats = [
        Seat(number, user.id, name=user.name)
        if number == challenge.seat
        else Seat(number, None, challenge.level, name=bot_name(number, lang))
        for number in range(challenge.setup.seats)
    ]
    settings = TableSettings(
        preset=challenge.preset, stand_in=challenge.level, spectators=False, coach="off", challenge=challenge.id
    )
    live = await add_table(service, user, challenge.setup, seats, "link", settings, seed=challenge.seed)
    await start(service, live, user)
    return live.id


# Results


async def settle(service: Service, challenge: Challenge) -> None:
    """Note the results of the tries that have ended since the last time."""
    for each in await service.run(service.store.challenges.unsettled, challenge.id):
        try:
            run = await _run(service, each, challenge.seat)
        except RequestError:
            continue  # a moderator has closed the table
        await service.run(service.store.challenges.settle, each, run.place, run.gap, run)


async def _run(service: Service, each: Try, seat: int) -> Run:
    """The run of a try that is over; without a ghost if its rules changed on the way."""
    live = await service.tables.get(each.table_id)
    table, number, match = live.table, live.race.number, live.race.match.clone()
    if table.start:
        return Run(match.result.place(seat), gap_of(match, seat), {})

    def watch() -> Run:
        return track(service.replays.of_table(table, number, match).frames(), match, seat)

    return await service.replays.run(each.user, watch)


def percentile(own: Try, results: list[Try]) -> int:
    """How many of a hundred tries one has beaten; those that are level count half."""
    others = [each for each in results if each.user != own.user]
    if not others:
        return 100
    key = (own.place, -own.gap)
    beaten = sum((each.place, -each.gap) > key for each in others)
    level = sum((each.place, -each.gap) == key for each in others)
    return round(100 * (beaten + level / 2) / len(others))


# The Champion's run


async def drive_champion(service: Service, challenge: Challenge) -> None:
    """Let the strongest bot drive the challenge, once, against the same bots with the same luck."""
    store, run = service.store.challenges, service.run
    if challenge.champion or not await run(store.claim_champion, challenge.id, CHAMPION_SECONDS):
        return
    setup = challenge.setup
    match = await service.background.play(lambda: new_match(challenge))
    tracker = Tracker(challenge.seat)
    while not match.over:
        seat = match.to_move[0]
        level = champion_level() if seat == challenge.seat else challenge.level
        luck = bot_luck(challenge.seed, match, seat)
        code = await service.driver.bots.decide(match, seat, level, challenge.id, THINKING_SECONDS, luck)
        match.choose(seat, code)
        tracker.see(match)
    text = str(match.record(with_seed=False))
    record = await service.replays.run(challenge.id, lambda: service.replays.upload(text))
    await run(store.set_champion, challenge.id, msgspec.structs.replace(tracker.run(match), record=record))
    log.info("the Champion has driven", extra={"challenge": challenge.id, "game": setup.game})


def new_match(challenge: Challenge) -> paddock.Match:
    """The race of a challenge before its start, as the Champion finds it."""
    setup = challenge.setup
    names = tuple(f"Bot {number + 1}" for number in range(setup.seats))
    game = paddock.game(setup.game)
    return game.new(setup.seats, setup.circuit, setup.switches, seed=challenge.seed, names=names)


# Who may see what


async def check_may_replay(service: Service, live: LiveTable, user: User | None) -> None:
    """403 unless a challenge is over, or the user's own try at it is; in a duplicate match, unless all tables are."""
    id = live.table.settings.challenge  # noqa: A001
    if live.seats_of(user) or not is_sealed(live.table):
        return
    if id.startswith(MATCH):
        raise RequestError("match-on", 403)
    own = None if user is None else await service.run(service.store.challenges.of_user, id, user.id)
    if own is None or not await has_ended(service, own):
        raise RequestError("try-first", 403)


async def has_ended(service: Service, own: Try) -> bool:
    """Whether the race of a try is over."""
    if own.ended:
        return True
    return bool(own.table_id) and (await service.tables.get(own.table_id)).table.status == "over"
