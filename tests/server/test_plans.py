"""Plans at a table: tried out, armed, carried out by the service alone, ended with a reason, revoked; never twice."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.plans import Clause, Named, Plan
from paddock.server.errors import RequestError
from paddock.server.service import Service
from paddock.server.store import Store
from paddock.server.store.rows import Clock, TableSettings, User
from paddock.server.tables import lobby, planning
from paddock.server.tables.commentary import Commentary
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from receivers import until
from serving import Arrive, Guest, Server, config, owes


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    running = Service(config(tmp_path, bot_workers=1))
    await running.open()
    yield running
    await running.close()


async def race(service: Service, *names: str) -> tuple[LiveTable, list[User]]:
    """A card race over days between users."""
    users = [await service.run(service.users.add_guest, name) for name in names]
    setup = paddock.game("crazy-race").setup(len(names))
    settings = TableSettings(Clock("days", 86400.0))
    seats = [NewSeat("me"), *(NewSeat("open") for _ in names[1:])]
    live = await lobby.create(service, users[0], setup, seats, "link", settings, "en")
    for user in users[1:]:
        await lobby.join(service, live, user, None)
    await lobby.start(service, live, users[0])
    return live, users


def first_card(live: LiveTable, seat: int, **more: Any) -> Plan:
    """Play the first card of the hand, whatever else comes."""
    codes = live.race.match.decision(seat).codes
    clause = Clause(question="play-cards", prompt="Which card?", options=tuple(Named(code) for code in codes))
    return Plan(clauses=(clause,), **more)


def entries(live: LiveTable, actor: str) -> list[str]:
    return [entry.code for entry in live.entries if entry.actor == actor and entry.kind == "choose"]


async def answer(live: LiveTable, seat: int) -> None:
    await live.decide(seat, live.race.asked[seat], live.race.match.decision(seat).codes[0])


async def test_the_service_carries_a_plan_out_and_the_log_says_so(service: Service) -> None:
    live, [ann, _] = await race(service, "Ann", "Bob")
    plan = first_card(live, 0)
    await planning.arm(live, 0, ann, plan)
    await until(lambda: entries(live, "plan"))
    assert [plan.clauses[0].options[0].code] == entries(live, "plan")
    assert [plan.clauses[0].options[0].code] == [live.race.match.own_choice(0)]
    for seat in (None, 0, 1):
        assert "Ann’s plan makes the choice." in [line.text for line in Commentary(seat, "en").update(live.race)]


async def test_what_a_plan_does_not_name_is_left_to_its_owner(service: Service) -> None:
    live, [ann, _] = await race(service, "Ann", "Bob")
    plan = Plan(clauses=(Clause(question="lift-vehicle", options=(Named("decline"),)),))
    await planning.arm(live, 0, ann, plan)
    await until(lambda: live.left_by_plan)
    assert {0: live.race.asked[0]} == live.left_by_plan
    assert [] == entries(live, "plan")
    await answer(live, 0)
    assert live.race.standing.armed(0) is not None, "it stays armed"


async def test_a_plan_that_no_longer_fits_ends_with_a_reason_for_its_owner_alone(service: Service) -> None:
    live, [ann, bob] = await race(service, "Ann", "Bob")
    clause = Clause(question="play-cards", prompt="Which card?", options=(Named("play-green-elephant"),))
    await planning.arm(live, 0, ann, Plan(clauses=(clause,)))
    await until(lambda: live.race.standing.armed(0) is None)
    view = await planning.plan_view(live, 0, ann, "en")
    assert ("ended", "At “Which card?” none of the options you named was offered.") == (view.state, view.ended)
    assert "none" == (await planning.plan_view(live, 0, bob, "en")).state
    for seat in (None, 0, 1):
        assert not any("’s plan" in line.text for line in Commentary(seat, "en").update(live.race))


async def test_a_revoked_plan_never_acts(service: Service) -> None:
    """Not even if it has made up its mind: the order of the entries decides."""
    live, [ann, _] = await race(service, "Ann", "Bob")
    asked, code = live.race.asked[0], live.race.match.decision(0).codes[0]
    service.driver.bots.judge = None  # type: ignore[assignment,method-assign]
    live.left_by_plan[0] = asked
    await planning.arm(live, 0, ann, first_card(live, 0))
    await planning.revoke(live, 0)
    with pytest.raises(RequestError, match="late"):
        await live.decide(0, asked, code, "plan")
    assert [] == entries(live, "plan")
    assert "none" == (await planning.plan_view(live, 0, ann, "en")).state


async def test_times_are_counted_and_a_choice_that_is_taken_back_ends_the_plan(service: Service) -> None:
    live, [ann, _] = await race(service, "Ann", "Bob")
    await planning.arm(live, 0, ann, first_card(live, 0, times=1))
    await until(lambda: entries(live, "plan"))
    assert 1 == live.race.standing.plans[0].acted
    await live.take_back(0, "ask")
    await live.take_back(1, "agree")
    state = live.race.standing.plans[0]
    assert state.ended is not None
    assert "taken-back" == state.ended.why
    await asyncio.sleep(0.3)
    assert 1 == len(entries(live, "plan")), "it does not choose again at once"


async def test_a_plan_for_one_choice_makes_one(service: Service) -> None:
    live, [ann, _] = await race(service, "Ann", "Bob")
    await planning.arm(live, 0, ann, first_card(live, 0, times=1))
    for _ in range(40):
        if live.race.standing.armed(0) is None:
            break
        waiting = [seat for seat in live.race.match.to_move if seat or live.left_by_plan.get(0) == live.race.asked[0]]
        if waiting:
            await answer(live, waiting[0])
        await asyncio.sleep(0.05)
    state = live.race.standing.plans[0]
    assert state.ended is not None
    assert ("done", 1) == (state.ended.why, len(entries(live, "plan")))


# Over the API


async def test_a_plan_is_armed_only_once_it_was_tried_out(arrive: Arrive) -> None:
    ann, bob = await arrive("Ann"), await arrive("Bob")
    table = await ann.open_table("crazy-race", ["me", "open"])
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    path = f"/api/tables/{table['id']}/plan"
    found = await ann.post(f"{path}/questions", {"seat": 0})
    cards = next(each for each in found["questions"] if each["kind"] == "play-cards")
    named = [{"code": each["code"], "label": each["label"]} for each in cards["options"]]
    plan = {"clauses": [{"question": "play-cards", "prompt": cards["prompt"], "options": named[:12]}], "rounds": 1}

    assert "plan-not-tried" == (await ann.post(f"{path}/arm", {"seat": 0, "plan": plan, "tried": "x"}, 409))["error"]
    tried = await ann.post(f"{path}/try", {"seat": 0, "plan": plan})
    assert 0 < tried["trial"]["acted"] <= tried["trial"]["tries"] <= 100
    assert tried["trial"]["samples"][0]["text"]
    other = {**plan, "rounds": 2}
    await ann.post(f"{path}/arm", {"seat": 0, "plan": other, "tried": tried["tried"]}, 409)
    await bob.post(f"{path}/arm", {"seat": 0, "plan": plan, "tried": tried["tried"]}, 403)
    assert "none" == (await ann.get(path, seat=0))["state"]

    armed = await ann.post(f"{path}/arm", {"seat": 0, "plan": plan, "tried": tried["tried"]})
    assert ("armed", 1) == (armed["state"], armed["plan"]["rounds"])
    async with ann.at(table["id"]) as place:
        await place.until(lambda view: view["own_choice"] or not owes(view))
        assert "armed" == place.view["days"]["plan"]
    async with bob.at(table["id"]) as place:
        await place.until(lambda _: True)
        assert place.view["days"] is None, "nobody else learns of it"
    await bob.get(path, 403, seat=0)
    assert "none" == (await ann.post(f"{path}/revoke", {"seat": 0}))["state"]


async def test_nonsense_is_refused_with_what_to_do(arrive: Arrive) -> None:
    ann = await arrive("Ann")
    table = await ann.open_table("crazy-race", ["me", "level-1"], start=True)
    path = f"/api/tables/{table['id']}/plan/try"
    empty = await ann.post(path, {"seat": 0, "plan": {"clauses": []}}, 422)
    assert "at least one question" in empty["text"]
    await ann.post(path, {"seat": 0, "plan": {"clauses": [{"question": "x" * 99}]}}, 422)
    await ann.post(path, {"seat": 1, "plan": {"clauses": []}}, 422)


async def test_no_plan_acts_twice_although_the_server_dies(tmp_path: Path) -> None:
    """Killed again and again while plans act: every decision is answered once, and each card is played once."""
    server = Server(config(tmp_path)).start()
    ann, bob = await Guest(server.url, "Ann").arrive(), await Guest(server.url, "Bob").arrive()
    table = await ann.open_table("crazy-race", ["me", "open"])
    await bob.post(f"/api/tables/{table['id']}/join", {})
    await ann.post(f"/api/tables/{table['id']}/start")
    for seat, guest in ((0, ann), (1, bob)):
        path = f"/api/tables/{table['id']}/plan"
        questions = (await guest.post(f"{path}/questions", {"seat": seat}))["questions"]
        clauses = [
            {"question": each["kind"], "options": [{"code": one["code"]} for one in each["options"][:12]]}
            for each in questions
        ]
        body = {"seat": seat, "plan": {"clauses": clauses}}
        tried = await guest.post(f"{path}/try", body)
        await guest.post(f"{path}/arm", {**body, "tried": tried["tried"]})
        server.kill()
        server.start()
    seen = -1
    while True:
        views = [await guest.get(f"/api/tables/{table['id']}/plan", seat=seat) for seat, guest in ((0, ann), (1, bob))]
        if views[0]["acted"] + views[1]["acted"] >= 4 or all(view["state"] == "ended" for view in views):
            break
        seen += 1
        assert seen < 400
        await asyncio.sleep(0.05)
    server.kill()
    store = Store(f"sqlite:///{tmp_path / 'test.sqlite'}")
    found = store.entries.of_table(table["id"])
    store.close()
    planned = [entry for entry in found if entry.actor == "plan"]
    assert len(planned) >= 2
    played = [entry.code for entry in planned if entry.code.startswith("play-")]
    assert sorted(set(played)) == sorted(played)
    for guest in (ann, bob):
        await guest.close()
