"""Duplicate matches with a date: they wait without tables and luck, can be changed, and open by themselves once."""

import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import asdict, replace

import paddock
from paddock.core.sheets import name_of
from paddock.server.clubs.matches import MatchDriver, Team, add_match, missing_in
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.circuits import named_sheets
from paddock.server.store.matches import DuplicateMatch, MatchRun
from paddock.server.store.rows import Club, TableSettings
from paddock.server.store.schema import clubs, matches, tables
from receivers import receiving
from receivers import until as until_so
from server.test_calling import calling, user
from server.test_clubs import CARDS, RULES, moment, until
from server.test_matches import World
from serving import Server, config

DAY = 86400.0


async def state_of(world: World, *states: str) -> dict[str, Any]:
    """The match as Ann sees it, as soon as it is in one of these states."""

    async def look() -> Any:
        seen = await world.see("Ann")
        return seen if seen["state"] in states else None

    found: dict[str, Any] = await until(look)
    return found


def states(page: dict[str, Any]) -> dict[str, str]:
    """What is known of each driver."""
    return {run["name"]: run["state"] for seat in page["seats"] for run in seat["runs"]}


async def test_a_match_waits_is_changed_and_opens_once_with_who_drives_then(servers: tuple[Server, Server]) -> None:
    reserve = moment(2 * DAY)
    world = await World(servers).arrive(at=moment(DAY), reserve_at=reserve)
    path, store = f"/api/matches/{world.match}", Store(servers[0].settings.database_url)
    page = await world.see("Zoe")
    assert page["reserve_at"] == reserve
    assert (page["state"], page["tables"], page["seed"], page["seed_hash"]) == ("waiting", [], "", "")
    assert states(page) == dict.fromkeys(("Ann", "Bob", "Cleo", "Dan"), "waiting")
    assert [[run["table"] for run in seat["runs"]] for seat in page["seats"]] == [[1, 2], [2, 1]]
    assert {run["driver"] for seat in page["seats"] for run in seat["runs"]} == {""}, "ids are for organisers"
    found = store.matches.get(world.match)
    assert found is not None
    assert found.seed == "", "the luck is not even drawn"
    assert (await world["Bob"].get("/api/me/data"))["tables"] == []

    # Drivers answer as for a round; one who does not come keeps the tables closed, until an organiser has acted.
    await world["Bob"].post(f"{path}/answer", {"comes": True})
    await world["Dan"].post(f"{path}/answer", {"comes": False})
    refused = await world["Ann"].post(f"{path}/open", expect=409)
    assert (refused["error"], "Dan" in refused["text"]) == ("match-driver-missing", True)
    await world["Ann"].post(f"{path}/move", {"at": moment(1)})

    async def moved() -> bool:
        return bool((await world.see("Ann"))["at"] == reserve)

    await until(moved)
    with store.database.write() as connection:  # two days go by
        which = matches.update().where(matches.c.id == world.match)
        connection.execute(which.values(at=1.0, reserve_at=1.0, due=1.0))
    page = await state_of(world, "held")
    assert states(page) == {"Ann": "waiting", "Bob": "coming", "Cleo": "waiting", "Dan": "missing"}
    ids = [[{"user": world.ids[name]} for name in team] for team in (("Bob", "Ann"), ("Cleo", "Zoe"))]
    page = await world["Ann"].post(f"{path}/drivers", {"teams": ids})
    assert states(page) == {"Ann": "waiting", "Bob": "coming", "Cleo": "waiting", "Zoe": "waiting"}
    await world["Ann"].post(f"{path}/move", {"at": moment(1)})

    page = await state_of(world, "running")
    assert [[run["name"] for run in seat["runs"]] for seat in page["seats"]] == [["Bob", "Cleo"], ["Ann", "Zoe"]]
    assert await world.table("Bob") == await world.table("Zoe")
    assert await world.table("Ann") == await world.table("Cleo")
    view = await world["Zoe"].get(f"/api/tables/{await world.table('Zoe')}")
    assert view["seed_hash"] == page["seed_hash"]
    with store.database.read() as connection:
        query = sa.select(tables.c.id).where(tables.c.settings.contains(world.match))
        assert len(connection.execute(query).all()) == 2, "each table once, by one process"
    store.close()
    for act, body in (
        ("move", {"at": moment(DAY)}),
        ("drivers", {"teams": ids}),
        ("open", None),
        ("call-off", None),
    ):
        assert (await world["Ann"].post(f"{path}/{act}", body, expect=409))["error"] == "match-begun"
    assert (await world["Bob"].post(f"{path}/answer", {"comes": False}, expect=409))["error"] == "match-begun"
    await world.close()


async def test_bad_dates_and_users_who_may_not_are_refused_and_nothing_changes(servers: tuple[Server, Server]) -> None:
    world = await World(servers).arrive(at=moment(DAY))
    path, make = f"/api/matches/{world.match}", f"/api/clubs/{world.club}/matches"
    for at, error in (
        ("Saturday", "bad-date"),
        ("0001-01-01T00:00+23:59", "bad-date"),
        ("2026-02-30T20:00Z", "bad-date"),
        (moment(-3600), "date-passed"),
        (moment(400 * DAY), "date-far"),
    ):
        assert (await world["Ann"].post(make, {**world.body, "at": at}, expect=422))["error"] == error
        assert (await world["Ann"].post(f"{path}/move", {"at": at}, expect=422))["error"] == error
    for dates in ({"reserve_at": moment(DAY)}, {"at": moment(2 * DAY), "reserve_at": moment(DAY)}):
        reply = await world["Ann"].post(make, {**world.body, "at": "", **dates}, expect=422)
        assert reply["error"] == "reserve-early"
    ids = [[{"user": world.ids[name]} for name in team] for team in (("Ann", "Bob"), ("Cleo", "Dan"))]
    acts = [("move", {"at": moment(2 * DAY)}), ("drivers", {"teams": ids}), ("open", None), ("call-off", None)]
    for act, body in acts:
        assert (await world["Bob"].post(f"{path}/{act}", body, expect=403))["error"] == "organisers-only"
        await world["Stranger"].post(f"{path}/{act}", body, expect=404)
    assert (await world["Zoe"].post(f"{path}/answer", {"comes": True}, expect=403))["error"] == "not-your-driver"
    await world["Stranger"].post(f"{path}/answer", {"comes": True}, expect=404)
    for teams, status, error in (
        ([ids[0], ids[0]], 422, "match-driver-twice"),
        ([ids[0], ids[1][:1]], 422, "match-seats"),
        ([*ids, [{"bot": "level-1"}] * 2], 422, "match-seats"),
        ([ids[0], [{"user": "nobody"}, {"bot": "level-1"}]], 403, "members-only"),
    ):
        assert (await world["Ann"].post(f"{path}/drivers", {"teams": teams}, expect=status))["error"] == error
    page = await world.see("Ann")
    assert (page["state"], page["at"]) == ("waiting", world.body["at"])
    assert len((await world["Ann"].get(f"/api/clubs/{world.club}"))["matches"]) == 1

    assert (await world["Ann"].post(f"{path}/call-off"))["state"] == "off"
    page = await world.see("Bob")
    assert (set(states(page).values()), page["tables"], page["seed"]) == ({"off"}, [], "")
    for act, body in acts:
        assert (await world["Ann"].post(f"{path}/{act}", body, expect=409))["error"] == "match-off"
    await world.close()


async def test_all_dates_of_a_club_are_one_feed(servers: tuple[Server, Server]) -> None:
    world = await World(servers).arrive(at=moment(DAY), reserve_at=moment(9 * DAY), title="Lions, Tigers")
    races = [{**CARDS, "at": "2031-01-10T20:00Z"}]
    await world["Ann"].post(f"/api/clubs/{world.club}/seasons", {**RULES, "races": races, "best": 0})
    later = moment(2 * DAY)
    page = await world["Ann"].post(f"/api/matches/{world.match}/move", {"at": later})
    address = f"/api/clubs/{world.club}/calendar.ics"
    await world["Stranger"].get(address, expect=404)
    assert page["feed"] == (await world["Bob"].get(f"/api/clubs/{world.club}"))["feed"]
    lines = (await world["Stranger"].get(address, key=page["feed"])).split("\r\n")
    start = "DTSTART:" + later.replace("-", "").replace(":", "")
    assert "STATUS:TENTATIVE" in lines
    assert {start, "SUMMARY:Lions\\, Tigers", "SEQUENCE:1", "DTSTART:20310110T200000Z"} <= {*lines}
    assert lines.index(start) < lines.index("DTSTART:20310110T200000Z")
    await world["Ann"].post(f"/api/matches/{world.match}/call-off")
    lines = (await world["Bob"].get(address)).split("\r\n")
    assert {"STATUS:CANCELLED", "SEQUENCE:2"} <= {*lines}
    await world.close()


async def test_of_many_who_open_a_match_at_once_one_does(servers: tuple[Server, Server]) -> None:
    world = await World(servers).arrive(at=moment(DAY))
    stores = [Store(servers[0].settings.database_url) for _ in range(4)]
    start, opened = threading.Barrier(len(stores)), list[str]()

    def fail(_: sa.Connection, __: list[MatchRun]) -> None:
        raise OSError("the process dies")

    with pytest.raises(OSError, match="dies"):
        stores[0].matches.open(world.match, "never seen", fail)
    found = stores[0].matches.get(world.match)
    assert found is not None
    assert (found.state, found.seed) == ("waiting", ""), "it is opened as a whole or not at all"

    def compete(number: int) -> None:
        start.wait()
        if stores[number].matches.open(world.match, f"seed {number}", lambda _, runs: opened.append(runs[0].match_id)):
            opened.append(f"seed {number}")

    threads = [threading.Thread(target=compete, args=(number,)) for number in range(len(stores))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found = stores[0].matches.get(world.match)
    assert found is not None
    assert opened == [world.match, found.seed]
    for store in stores:
        store.close()
    await world.close()


async def test_a_date_that_came_while_the_service_was_down_is_kept_and_drivers_are_called(tmp_path: Path) -> None:
    async with receiving() as receiver:
        service = Service(config(tmp_path, calling=calling()))
        await service.open()
        ann, bob = [await user(service, name, receiver) for name in ("Ann", "Bob")]
        await service.run(service.store.clubs.add, Club("club", "Duel", "", "public", "key", 0.0), ann.id)
        await service.run(service.store.clubs.join, "club", bob.id)
        bot = MatchDriver(None, "level-1", "Bot")
        teams = [Team(each.name, (MatchDriver(each.id, "", each.name), bot)) for each in (ann, bob)]
        setup = paddock.game("crazy-race").setup(2)
        match = await add_match(service, "club", "Duel", setup, teams, TableSettings(), at=4e9)
        await service.close()
        store = Store(service.config.database_url)
        assert store.matches.move(match.id, 1.0), "its date comes while nobody serves"
        store.close()
        assert receiver.got == []

        service = Service(config(tmp_path, calling=calling()))
        await service.open()
        await until_so(lambda: len(receiver.got) >= 2)
        found = await service.run(service.store.matches.get, match.id)
        assert found is not None
        assert found.state == "running"
        called = {turn["name"]: turn["table"] for each in receiver.got for turn in each.json["turns"]}
        runs = await service.run(service.store.matches.runs, [match.id])
        assert called == {run.name: run.table_id for run in runs if run.user}
        await service.close()


def test_who_said_no_or_has_left_the_club_is_missing() -> None:
    runs = [MatchRun("m", 0, seat, name, "", name, comes=comes) for seat, (name, comes) in enumerate(ANSWERS)]
    runs.append(MatchRun("m", 1, 0, None, "level-1", "Bot"))
    assert [run.name for run in missing_in(runs, ["ann", "bob", "cleo"])] == ["cleo", "dan"]


ANSWERS = [("ann", 1), ("bob", None), ("cleo", 0), ("dan", 1)]


def test_what_a_match_that_waits_is_driven_on_is_kept(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'kept.sqlite'}")
    store.database.migrate()
    with store.database.write() as connection:
        connection.execute(clubs.insert().values(**asdict(Club("club", "Duel", "", "public", "key", 0.0))))
    name = name_of("a circuit of the club")
    setup = replace(paddock.game("crazy-race").setup(2), circuit=name)
    match = DuplicateMatch("m", "club", "Duel", ("A", "B"), setup, "", TableSettings(), 0.0, at=4e9, due=4e9)
    store.matches.add(match, [MatchRun("m", 0, 0, None, "level-1", "Bot")])
    assert store.matches.get("m") == match
    with store.database.read() as connection:
        assert name in named_sheets(connection)
    store.close()
