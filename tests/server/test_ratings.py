"""Ratings: the model, the book of rated races, what may be rated, leaderboards, and recomputing all from the races."""

import asyncio
import math
import random
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import pytest
from msgspec.structs import replace

import paddock
from paddock.cli.command import main
from paddock.server.ratings import model
from paddock.server.ratings.book import BOT, WINDOW_DAYS, Book, RatedRace, Result, meeting_weight
from paddock.server.ratings.model import BETA, DAY, DRIFT, Strength, after_pause, after_race, chance_ahead
from paddock.server.store import Store
from paddock.server.store.finished import Placed
from paddock.server.store.rows import Seat, Table, TableSettings, User
from serving import Arrive, Guest, Server, config, drive, new_database, owes, serving, with_account

GAME = "crazy-race"


# The model


def test_the_winner_of_two_gains_what_the_closed_form_says() -> None:
    one, two = Strength(28, 6), Strength(24, 4)
    [winner, loser] = after_race([one, two], [1, 2], [1.0, 1.0])
    first, second = one.sigma**2 + DRIFT**2, two.sigma**2 + DRIFT**2
    scale = math.sqrt(first + second + 2 * BETA**2)
    z = (one.mu - two.mu) / scale
    surprise = model.NORMAL.pdf(z) / model.NORMAL.cdf(z)
    assert winner.mu == pytest.approx(one.mu + first / scale * surprise, abs=1e-6)
    assert loser.mu == pytest.approx(two.mu - second / scale * surprise, abs=1e-6)
    shrunk = first * (1 - first / scale**2 * surprise * (surprise + z))
    assert winner.sigma == pytest.approx(math.sqrt(shrunk), abs=1e-6)


def test_a_race_of_four_gains_what_a_simulation_says() -> None:
    """Strengths and luck are drawn again and again; what is left are the draws that lead to the same order."""
    before = [Strength(27, 7), Strength(22, 5), Strength(25, 8), Strength(30, 3)]
    luck, kept = random.Random(5), []
    for _ in range(60_000):
        drawn = [luck.gauss(each.mu, each.sigma) for each in before]
        driven = [luck.gauss(mu, BETA) for mu in drawn]
        if driven[2] > driven[0] > driven[3] > driven[1]:
            kept.append(drawn)
    after = after_race(before, [2, 4, 1, 3], [1.0] * 4)
    for index, each in enumerate(after):
        drawn = [strengths[index] for strengths in kept]
        assert each.mu == pytest.approx(fmean(drawn), abs=0.5)
        spread = pstdev(drawn)
        assert each.sigma == pytest.approx(spread, abs=0.5)


def test_a_tie_brings_two_together_and_weights_scale_what_is_learned() -> None:
    one, two = after_race([Strength(30, 8), Strength(20, 8)], [1, 1], [1.0, 1.0])
    assert 20 < two.mu < one.mu < 30
    [full, _] = after_race([Strength(), Strength()], [1, 2], [1.0, 1.0])
    [half, still] = after_race([Strength(), Strength()], [1, 2], [0.5, 0.0])
    assert full.mu - 25 == pytest.approx(2 * (half.mu - 25))
    assert still.mu == 25


def test_a_pause_makes_a_rating_less_certain_and_a_huge_upset_is_no_error() -> None:
    sure = Strength(25, 2)
    assert sure.sigma < after_pause(sure, 60 * DAY).sigma < after_pause(sure, 600 * DAY).sigma
    assert model.START_SIGMA == after_pause(sure, 9000 * DAY).sigma
    assert not sure.is_provisional
    assert after_pause(sure, 400 * DAY).is_provisional
    upset = after_race([Strength(-200, 1), Strength(200, 1)], [1, 2], [1.0, 1.0])
    assert all(math.isfinite(each.mu) and each.sigma > 0 for each in upset)


# The book


def race(number: int, *drivers: str, at: float | None = None) -> RatedRace:
    """A race in which the drivers finished in this order."""
    results = tuple(Result(driver, place) for place, driver in enumerate(drivers, 1))
    return RatedRace(f"race{number}", number * 3600.0 if at is None else at, results)


def test_the_ratings_find_the_order_of_drivers_at_tables_of_two_to_ten() -> None:
    luck = random.Random(3)
    skill = {f"d{number:02}": 10.0 + 2.5 * number for number in range(12)}
    book = Book()
    for number in range(300):
        table = luck.sample(sorted(skill), luck.randint(2, 10))
        driven = {driver: luck.gauss(skill[driver], BETA) for driver in table}
        book.add(race(number, *sorted(table, key=lambda driver: -driven[driver]), at=number * 2 * DAY))
    ordered = sorted(skill, key=lambda driver: book.of(driver).strength.mu)
    assert all(abs(ordered.index(driver) - place) <= 2 for place, driver in enumerate(skill))
    assert not book.of("d03").strength.is_provisional
    assert chance_ahead(book.of("d11").strength, book.of("d00").strength) > 0.8


def test_races_thrown_between_friends_hardly_pay() -> None:
    """However many races a friend throws in a month, they count less than ten."""
    assert sum(meeting_weight(earlier) for earlier in range(100_000)) < 10
    thrown, honest = Book(), Book()
    for number in range(200):
        thrown.add(race(number, "cheat", "friend"))
        honest.add(race(number, "good", f"other{number}"))
    assert thrown.of("cheat").strength.points - 1500 < 0.5 * (honest.of("good").strength.points - 1500)
    assert thrown.of("cheat").strength.is_provisional
    assert 1 == thrown.of("cheat").opponents
    later = race(999, "cheat", "friend", at=200 * 3600.0 + (WINDOW_DAYS + 1) * DAY)
    assert 1.0 == thrown.add(later)[0].weight, "a month later they count fully again"


def test_bots_of_one_level_are_one_driver_and_no_opponents() -> None:
    book = Book()
    changes = book.add(race(1, "ann", BOT + "level-3", "bob", BOT + "level-3"))
    assert ["ann", BOT + "level-3", "bob"] == [change.driver for change in changes]
    assert 1 == book.of("ann").opponents
    assert book.of("ann").strength.mu > 25 > book.of("bob").strength.mu


# What is stored


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    is_file = request.param == "sqlite"
    url = f"sqlite:///{tmp_path / 'r.sqlite'}" if is_file else new_database(request.getfixturevalue("postgres"))
    found = Store(url)
    found.database.migrate()
    yield found
    found.close()


def finish(store: Store, number: int, drivers: list[str], bot: str = "", access: Any = "public") -> None:
    """A rated race that has ended with the drivers in this order, and a bot last."""
    seats = [Seat(place, driver, name=driver) for place, driver in enumerate(drivers)]
    if bot:
        seats.append(Seat(len(seats), None, bot, name="Bot"))
    setup = replace(paddock.game(GAME).setup(len(seats)), names=tuple(seat.name for seat in seats))
    at = time.time()
    settings = TableSettings(rated=True)
    table = Table(f"t{number}", setup, 1, settings, drivers[0], access, "running", "seed", at, at)
    store.tables.add(table, seats)
    placed = [Placed(seat.seat, seat.user, seat.bot, place) for place, seat in enumerate(seats, 1)]
    assert store.finished.finish(table, b"", placed)
    assert not store.finished.finish(table, b"", placed), "it ends once"


def season(store: Store, races: int) -> list[str]:
    """Six users who have raced; their ids from the weakest to the strongest."""
    ids = [f"u{number}" for number in range(6)]
    for id in ids:  # noqa: A001
        store.users.add(User(id, f"Name {id}"))
        store.users.change(id, account=id)
    luck = random.Random(1)
    for number in range(races):
        table = luck.sample(ids, luck.randint(2, 5))
        driven = {id: luck.gauss(8.0 * ids.index(id), BETA) for id in table}  # noqa: A001
        finish(store, number, sorted(table, key=lambda each: -driven[each]), "level-2" if number % 3 == 0 else "")
    return ids


def test_recomputed_ratings_are_equal_to_the_digit(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    ids = season(store, 25)
    before = {id: (store.ratings.of(id), store.ratings.history(id)) for id in (*ids, BOT + "level-2")}  # noqa: A001
    assert before["u5"][0][GAME].strength.mu > before["u0"][0][GAME].strength.mu
    assert store.ratings.recompute() == (25, 0)
    assert before == {id: (store.ratings.of(id), store.ratings.history(id)) for id in before}  # noqa: A001
    url = store.database.url.render_as_string(hide_password=False)
    assert 0 == main(["server", "ratings", "--recompute", "--database", url])
    assert "25 rated races; all ratings are as they were." in capsys.readouterr().out
    with store.database.write() as connection:
        connection.exec_driver_sql("UPDATE ratings SET mu = mu + 1 WHERE driver = 'u3'")
    assert store.ratings.recompute() == (25, 1)
    assert before["u3"][0] == store.ratings.of("u3")


def test_a_race_that_a_moderator_deletes_is_gone_after_recomputing(store: Store) -> None:
    from paddock.server.moderation.acts import Acts

    season(store, 12)
    Acts(store).delete_table("t7", "thrown")
    races, changed = store.ratings.recompute()
    assert 11 == races
    assert changed
    assert "t7" not in {point.table_id for point in store.ratings.history("u1").get(GAME, [])}


def test_tidied_tables_leave_the_results_of_rated_races(store: Store) -> None:
    from paddock.server.retention import Keep

    season(store, 5)
    before = store.ratings.of("u1")
    with store.database.write() as connection:
        connection.exec_driver_sql("UPDATE tables SET changed = 1")
    store.housekeeping.tidy(Keep(finished=1.0))
    assert store.tables.get("t1") is None
    assert [] == store.finished.archive()
    assert store.ratings.recompute() == (5, 0)
    assert before == store.ratings.of("u1")


def test_the_leaderboard_wants_several_opponents_and_leaves_out_deleted_users(store: Store) -> None:
    season(store, 30)
    store.users.add(User("cheat", "Cheat"))
    store.users.add(User("friend", "Friend"))
    for number in range(1000, 1012):
        finish(store, number, ["cheat", "friend"])
    listed = [each.driver for each in store.ratings.leaders(GAME)]
    assert {f"u{number}" for number in range(6)} == set(listed)
    assert listed.index("u5") < listed.index("u0")
    deleted = store.users.get("u5")
    assert deleted is not None
    store.personal.delete(deleted, "Former player", "console")
    assert "u5" not in [each.driver for each in store.ratings.leaders(GAME)]
    assert store.ratings.recompute()[1] == 0


# Through the service


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each database."""
    more = {} if request.param == "sqlite" else {"database": new_database(request.getfixturevalue("postgres"))}
    with serving(config(tmp_path_factory.mktemp("server"), **more)) as running:
        yield running


async def rated_table(arrive: Arrive, **more: Any) -> tuple[Guest, Guest, str]:
    """Ann and Bob, with accounts, in a rated race with a bot."""
    ann, bob = await with_account(arrive, "Ann"), await with_account(arrive, "Bob")
    table = (await ann.open_table(GAME, ["me", "open", "level-1"], rated=True, **more))["id"]
    await bob.post(f"/api/tables/{table}/join", {})
    await ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


async def test_a_rated_race_changes_ratings_and_others_do_not(arrive: Arrive) -> None:
    ann, bob, table = await rated_table(arrive, access="public")
    shown = await ann.get(f"/api/tables/{table}")
    assert (True, False) == (shown["rated"], shown["coach"])
    ids = [(await guest.get("/api/me"))["id"] for guest in (ann, bob)]
    await bob.get(f"/api/drivers/{ids[0]}", expect=404)
    await asyncio.gather(drive(ann, table), drive(bob, table))
    found = [await ann.get(f"/api/drivers/{id}") for id in ids]  # noqa: A001
    for each in found:
        [rating] = each["ratings"]
        assert (GAME, 1, 1, True) == (
            rating["game"],
            rating["rating"]["races"],
            rating["rating"]["opponents"],
            rating["rating"]["provisional"],
        )
        assert [table] == [point["race"] for point in rating["history"]]
        assert table == each["races"][0]["id"]
    placed = {seat["driver"]: seat["place"] for seat in found[0]["races"][0]["seats"]}
    points = [each["ratings"][0]["rating"]["points"] for each in found]
    assert (placed[ids[0]] < placed[ids[1]]) == (points[0] > points[1]) or placed[ids[0]] == placed[ids[1]]
    board = await ann.get(f"/api/ratings/{GAME}")
    assert [] == board["leaders"], "provisional ratings are not listed"
    await ann.get("/api/ratings/nothing", expect=404)

    unrated = (await ann.open_table(GAME, ["me", "level-1"], start=True))["id"]
    await drive(ann, unrated)
    assert 1 == (await ann.get(f"/api/drivers/{ids[0]}"))["ratings"][0]["rating"]["races"]


async def test_a_private_rated_race_is_not_linked(arrive: Arrive) -> None:
    ann, bob, table = await rated_table(arrive, access="link")
    await asyncio.gather(drive(ann, table), drive(bob, table))
    me = (await ann.get("/api/me"))["id"]
    seen = await bob.get(f"/api/drivers/{me}")
    assert ([""], []) == ([point["race"] for point in seen["ratings"][0]["history"]], seen["races"])


async def test_rated_races_have_no_coach_no_forks_and_no_take_backs(arrive: Arrive) -> None:
    ann, _, table = await rated_table(arrive, coach="on")
    refused = await ann.post(f"/api/tables/{table}/hint", {"seat": 0}, expect=403)
    assert "no-coach-here" == refused["error"]
    fork = {"number": 0, "seat": 0, "level": ""}
    assert "no-fork-in-contest" == (await ann.post(f"/api/tables/{table}/fork", fork, expect=403))["error"]
    async with ann.at(table) as place:
        await place.until(owes)
        await place.choose(place.codes[0])
        said = await place.ask("back", seat=0, say="ask")
        assert ("refused", "no-back-in-contest") == (said["type"], said["error"])
        assert not place.view["can_ask_back"]


async def test_who_may_drive_in_rated_races(arrive: Arrive) -> None:
    ann, guest = await with_account(arrive, "Ann"), await arrive("Gus")

    async def refused(by: Guest, seats: list[str], **more: Any) -> str:
        sitting = [{"kind": "bot", "level": seat} if seat.startswith("level") else {"kind": seat} for seat in seats]
        body = {"setup": {"game": GAME, "seats": len(seats)}, "seats": sitting, "rated": True, **more}
        reply = await by.http.post("/api/tables", json=body)
        assert reply.status_code in (403, 422)
        return str(reply.json()["error"])

    assert "rated-needs-account" == await refused(guest, ["me", "open"])
    assert "rated-needs-people" == await refused(ann, ["me", "level-1"])
    assert "rated-not-hot-seat" == await refused(ann, ["me", "me"], access="hot-seat")
    table = (await ann.open_table(GAME, ["me", "open"], rated=True))["id"]
    said = await guest.post(f"/api/tables/{table}/join", {}, expect=403)
    assert "rated-needs-account" == said["error"]
    await ann.post(f"/api/tables/{table}/fill", {})
    assert "rated-needs-people" == (await ann.post(f"/api/tables/{table}/start", expect=422))["error"]
