"""Endpoints for challenges: the race of the day and of the week, with the same luck for everybody."""

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.server.api import Call, endpoint
from paddock.server.catalogue import circuit_title
from paddock.server.challenges import challenges as play
from paddock.server.challenges.calendar import Kind, is_open, period, previous, read_period
from paddock.server.challenges.ghosts import read_run
from paddock.server.clock import now
from paddock.server.errors import RequestError, translate
from paddock.server.setups import preset_title
from paddock.server.store.challenges import Challenge, Try
from paddock.server.watching.hiding import Hiding

SHOWN = 100


class ChallengeLine(Plain):
    """A result of a challenge."""

    rank: int
    name: str
    place: int
    gap: int
    """How far ahead of the best other driver, in the game's own steps; negative behind."""
    percentile: int
    """How many of a hundred others did worse."""
    mine: bool = False
    champion: bool = False
    """Whether the strongest bot drove it."""
    race: str = ""
    """What to watch; empty before one's own try."""


class ChallengeView(Plain):
    """A challenge, as a user may know it."""

    id: str
    kind: Kind
    game: str
    title: str
    circuit: str
    circuit_title: str
    preset: str
    seats: int
    seat: int
    level: str
    begins: float
    ends: float
    open: bool
    drivers: int
    """How many have driven it."""
    lines: tuple[ChallengeLine, ...]
    table: str = ""
    """The table of one's own try."""
    done: bool = False
    """Whether one's own try is over."""


class ChallengeList(Plain):
    """The challenges of today and of this week, and those before them."""

    challenges: tuple[ChallengeView, ...]


class TryView(Plain):
    """The table of one's only try."""

    table: str


@endpoint("GET", "/api/challenges", reply=ChallengeList)
async def list_challenges(call: Call) -> ChallengeList:
    """The challenges of today and of this week, and those before them if anybody drove them."""
    found = []
    kinds: tuple[Kind, ...] = ("day", "week")
    for kind in kinds:
        current = period(kind, now())
        found.append(await _view(call, await play.find(call.service, current.id)))
        before = await call.service.run(call.service.store.challenges.get, previous(current).id)
        if before is not None and before.setup.game in paddock.games():
            found.append(await _view(call, before))
    return ChallengeList(tuple(found))


@endpoint("GET", "/api/challenges/{challenge}", reply=ChallengeView)
async def show_challenge(call: Call, challenge: str) -> ChallengeView:
    """A challenge with its results; what to watch is in it after one's own try."""
    return await _view(call, await play.find(call.service, challenge))


@endpoint("POST", "/api/challenges/{challenge}/try", reply=TryView)
async def try_challenge(call: Call, challenge: str) -> TryView:
    """Begin one's only try, or go on with it."""
    found = await play.find(call.service, challenge)
    return TryView(await play.begin_try(call.service, found, call.current_user(), call.lang))


async def _view(call: Call, challenge: Challenge) -> ChallengeView:
    service, store = call.service, call.service.store.challenges
    await play.settle(service, challenge)
    results = await service.run(store.results, challenge.id)
    own = None if call.user is None else await service.run(store.of_user, challenge.id, call.user.id)
    done = own is not None and own.ended > 0
    is_running = is_open(challenge.id, now())
    hiding = await call.hiding()
    if hiding.on and not done:
        challenge = replace(challenge, champion="")
    named = read_period(challenge.id)
    if named is None:
        raise RequestError("no-such-challenge", 404)
    game, setup = paddock.game(challenge.setup.game), challenge.setup
    return ChallengeView(
        challenge.id,
        named.kind,
        game.id,
        game.title(call.lang),
        setup.circuit,
        circuit_title(setup.circuit) if setup.circuit else "",
        preset_title(game, challenge.preset, call.lang),
        setup.seats,
        challenge.seat,
        challenge.level,
        challenge.begins,
        challenge.ends,
        is_running,
        len(results),
        _lines(challenge, _shown(results, hiding), own, done or not is_running, translate("former-player", call.lang)),
        "" if own is None else own.table_id,
        done,
    )


def _shown(results: list[Try], hiding: Hiding) -> list[Try]:
    """The results without those that the current user hides."""
    return [each for each in results if not hiding.hides(each.table_id, each.ended, (each.user,))]


def _lines(
    challenge: Challenge, results: list[Try], own: Try | None, sees: bool, former: str
) -> tuple[ChallengeLine, ...]:
    lines = [
        ChallengeLine(
            0,
            each.name or former,
            each.place,
            each.gap,
            play.percentile(each, results),
            mine=own is not None and each.user == own.user,
            race=each.table_id if sees else "",
        )
        for each in results
    ]
    if challenge.champion:
        run = read_run(challenge.champion)
        as_try = Try(challenge.id, "", "", 0.0, 1.0, run.place, run.gap, "")
        share = play.percentile(as_try, results)
        lines.append(ChallengeLine(0, "", run.place, run.gap, share, champion=True, race=run.record if sees else ""))
    ordered = sorted(lines, key=lambda line: (line.place, -line.gap))
    keys = [(line.place, -line.gap) for line in ordered]
    ranked = [_ranked(line, keys.index(key) + 1) for line, key in zip(ordered, keys, strict=True)]
    return tuple(line for index, line in enumerate(ranked) if index < SHOWN or line.mine or line.champion)


def _ranked(line: ChallengeLine, rank: int) -> ChallengeLine:
    return ChallengeLine(rank, line.name, line.place, line.gap, line.percentile, line.mine, line.champion, line.race)
