"""Same luck for everybody: one try, results side by side, ghosts, and a seed that stays secret."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa

import paddock
from paddock.server.challenges.calendar import is_open, period, previous, race_of, read_period
from paddock.server.challenges.challenges import percentile
from paddock.server.challenges.tracks import Ghost, Run, Tracker, round_of, with_ghosts
from paddock.server.store import Store
from paddock.server.store.challenges import Try
from paddock.server.store.schema import challenges
from serving import Arrive, Guest, Server, config, drive, new_database, owes, serving, with_account

NOON = 1_700_000_000.0


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database, on which today's challenge is a card race."""
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    settings = config(tmp_path_factory.mktemp("server"), **more)
    store = Store(settings.database_url)
    store.database.migrate()
    prepare(store)
    store.close()
    with serving(settings) as running:
        yield running


def prepare(store: Store) -> None:
    """Today's and this week's challenge as a card race, and one that is over."""
    import time

    setup = paddock.game("crazy-race").setup(3)
    today, week = period("day", time.time()), period("week", time.time())
    for each in (today, week, previous(today)):
        store.challenges.add(each.id, setup, "", 1, "level-1", each.begins, each.ends)


def today() -> str:
    import time

    return period("day", time.time()).id


# The calendar


def test_a_day_and_a_week_have_each_one_race() -> None:
    day, week = period("day", NOON), period("week", NOON)
    assert ("day-2023-11-14", "week-2023-11-13") == (day.id, week.id)
    assert (86400, 7 * 86400) == (day.ends - day.begins, week.ends - week.begins)
    assert "week-2023-11-06" == previous(week).id
    assert day == read_period(day.id)
    for wrong in ("day-2023-11-99", "week-2023-11-14", "month-2023-11-01", "day-2023-11-14x", ""):
        assert read_period(wrong) is None
    assert is_open(day.id, NOON)
    assert not is_open(day.id, day.ends)


def test_games_take_turns_and_every_race_can_be_set_up() -> None:
    days = [race_of(period("day", NOON + 86400 * number)) for number in range(40)]
    weeks = [race_of(period("week", NOON + 7 * 86400 * number)) for number in range(80)]
    assert set(paddock.games()) == {race.setup.game for race in days} == {race.setup.game for race in weeks}
    driven = {race.setup.circuit for race in weeks if race.setup.game == "formula-de"}
    assert driven == set(paddock.game("formula-de").circuits)
    for race in (*days, *weeks):
        assert race.seat < race.setup.seats
        setup = race.setup
        paddock.game(setup.game).new(setup.seats, setup.circuit, setup.switches, seed="s")


# Ghosts


@pytest.mark.parametrize("game", sorted(set(paddock.games()) - {"derby"}))  # the example counts no rounds
def test_every_game_counts_its_rounds(game: str) -> None:
    """Ghosts are where they were as the same round began: each round has a number of its own."""
    found = paddock.game(game)
    match = found.new(found.rookie_race.seats, preset=found.rookie_race.preset or None, seed="g")
    luck, tracker = random.Random(2), Tracker(0)
    rounds: list[int] = []
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, luck.choice(match.decision(seat).codes))
        tracker.see(match)
        number = round_of(match)
        if number and (not rounds or number != rounds[-1]):
            rounds.append(number)
    assert len(set(rounds)) == len(rounds) > 1
    run = tracker.run(match)
    assert match.result.place(0) == run.place
    assert list(run.rounds) == rounds
    if match.scene(None, "en").board:
        assert any(run.rounds.values())


def test_a_ghost_lies_under_the_cars_at_the_same_round() -> None:
    match = paddock.game("formula-de").new(4, preset="first-lap", seed="g")
    luck = random.Random(2)
    while round_of(match) != 3:
        seat = match.to_move[0]
        match.choose(seat, luck.choice(match.decision(seat).codes))
    scene = match.scene(0, "it")
    shown = with_ghosts(scene, round_of(match), [Ghost("best", "Ann", Run(1, 5, {2: ("1-1a",), 3: ("1-2a",)}))])
    assert ("ghost-best-0", "1-2a", ("ghost",), None) == (
        shown.pieces[0].id,
        shown.pieces[0].at,
        shown.pieces[0].tags,
        shown.pieces[0].owner,
    )
    assert "Ann" in shown.pieces[0].label
    assert scene.pieces == shown.pieces[1:]


def test_a_percentile_counts_those_who_did_worse() -> None:
    def tried(user: str, place: int, gap: int = 0) -> Try:
        return Try("c", user, "t", 0.0, 1.0, place, gap, "")

    field = [tried("a", 1, 9), tried("b", 1, 2), tried("c", 2), tried("d", 2), tried("e", 3)]
    assert [100, 75, 38, 38, 0] == [percentile(each, field) for each in field]
    assert 100 == percentile(field[4], [field[4]])


# Through the service


async def begin(guest: Guest) -> str:
    return str((await guest.post(f"/api/challenges/{today()}/try"))["table"])


async def test_one_try_with_the_same_luck_and_replays_only_after_it(arrive: Arrive, server: Server) -> None:
    ann, bob = await with_account(arrive, "Ann"), await with_account(arrive, "Bob")
    first, second = await begin(ann), await begin(bob)
    assert first == await begin(ann), "one try each"
    hashes = [(await ann.get(f"/api/tables/{table}"))["seed_hash"] for table in (first, second)]
    assert hashes[0] == hashes[1], "the same luck"
    await drive(ann, first)
    seen = await ann.get(f"/api/challenges/{today()}")
    assert (True, first, 1) == (seen["done"], seen["table"], seen["drivers"])
    [mine] = [line for line in seen["lines"] if line["mine"]]
    assert (first, 100) == (mine["race"], mine["percentile"])

    unseen = await bob.get(f"/api/challenges/{today()}")
    assert {""} == {line["race"] for line in unseen["lines"]}
    assert "try-first" == (await bob.get(f"/api/replays/{first}", expect=403))["error"]
    for path in ("record", "board"):
        await bob.get(f"/api/tables/{first}/{path}", expect=403)
    await bob.get(f"/api/replays/{first}/moments/3", expect=403)
    async with bob.at(second) as place:
        await place.until(owes)
        assert first not in json.dumps(place.scene)
    await drive(bob, second)
    listed = await bob.get(f"/api/challenges/{today()}")
    assert {first, second} <= {line["race"] for line in listed["lines"]}
    assert (await bob.get(f"/api/replays/{first}"))["over"]
    refused = await ann.post(f"/api/tables/{first}/rematch", expect=409)
    assert "one-try" == refused["error"]


async def test_the_seed_is_secret_while_the_challenge_is_open(arrive: Arrive, server: Server) -> None:
    store = Store(server.settings.database_url)
    found = store.challenges.get(today())
    store.close()
    assert found is not None
    ann = await with_account(arrive, "Ann")
    table = await begin(ann)
    heard = ""
    async with ann.at(table) as place:
        place.keeps = True
        while not (await place.until(owes))["over"]:
            said = await place.choose(place.codes[0])
            await place.until(lambda view, number=said["number"]: view["number"] >= number)
        heard = place.bytes.decode()
    for path in (
        f"/api/tables/{table}",
        f"/api/tables/{table}/record",
        f"/api/replays/{table}",
        f"/api/replays/{table}/story",
        f"/api/replays/{table}/moments/0",
        f"/api/challenges/{today()}",
        "/api/challenges",
        "/api/me/data",
        "/api/archive",
    ):
        heard += (await ann.http.get(path)).raise_for_status().text
    assert found.seed not in heard
    assert paddock.seed_hash(found.seed) in heard


async def test_no_coach_no_forks_no_take_backs_in_a_try(arrive: Arrive) -> None:
    ann = await with_account(arrive, "Ann")
    table = await begin(ann)
    await ann.post(f"/api/tables/{table}/hint", {"seat": 1}, expect=403)
    assert (
        "no-fork-in-contest"
        == (await ann.post(f"/api/tables/{table}/fork", {"number": 0, "seat": 1, "level": ""}, expect=403))["error"]
    )
    async with ann.at(table) as place:
        await place.until(owes)
        await place.choose(place.codes[0])
        assert "no-back-in-contest" == (await place.ask("back", seat=1, say="ask"))["error"]
    stranger = await arrive("Eve")
    async with stranger.at(table) as place:
        said = await place.hear()
        assert ("refused", "no-spectators") == (said["type"], said["error"])


async def test_who_may_try_what(arrive: Arrive) -> None:
    guest, ann = await arrive("Gus"), await with_account(arrive, "Ann")
    assert "rated-needs-account" == (await guest.post(f"/api/challenges/{today()}/try", expect=403))["error"]
    for wrong in ("day-1999-01-01", "day-2999-01-01", "nothing"):
        assert "no-such-challenge" == (await ann.post(f"/api/challenges/{wrong}/try", expect=404))["error"]
    [_, before, *_] = (await ann.get("/api/challenges"))["challenges"]
    assert not before["open"]
    assert "challenge-over" == (await ann.post(f"/api/challenges/{before['id']}/try", expect=409))["error"]


async def test_the_champion_drives_each_challenge_once(arrive: Arrive, server: Server) -> None:
    ann = await with_account(arrive, "Ann")
    lines: list[dict[str, Any]] = []
    for _ in range(400):
        seen = await ann.get(f"/api/challenges/{today()}")
        lines = [line for line in seen["lines"] if line["champion"]]
        if lines:
            break
        await asyncio.sleep(0.1)
    [line] = lines
    assert "" == line["race"], "before one's own try there is nothing to watch"
    await drive(ann, await begin(ann))
    [line] = [each for each in (await ann.get(f"/api/challenges/{today()}"))["lines"] if each["champion"]]
    assert (await ann.get(f"/api/replays/{line['race']}"))["over"]
    store = Store(server.settings.database_url)
    assert not store.challenges.claim_champion(today(), 60)
    with store.database.read() as connection:
        assert connection.execute(sa.select(challenges.c.champion).where(challenges.c.id == today())).scalar()
    store.close()
