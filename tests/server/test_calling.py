"""Users are called when a race waits for them: once for each turn, not while they are there, never for bots."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import paddock
from paddock.server.notify import caller, outside, postman
from paddock.server.notify.owed import follows_own_answer
from paddock.server.notify.settings import Calling
from paddock.server.service import Service
from paddock.server.store.rows import Clock, Contact, TableSettings, User
from paddock.server.tables import lobby
from paddock.server.tables.live import LiveTable
from paddock.server.tables.lobby import NewSeat
from paddock.server.tables.viewer import Viewer
from receivers import Receiver, receiving, until
from serving import config

SECRET = "c2VjcmV0IHNlY3JldCBzZWNyZXQgISE="


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Days in seconds."""
    monkeypatch.setattr(caller, "LOOK_AGAIN_SECONDS", 0.2)


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


def calling(**more: Any) -> Calling:
    usual: dict[str, Any] = {"address": "http://races.example", "webhooks": True, "networks": ("127.0.0.0/8",)}
    return Calling(**usual | {"delay": 0.1, "retry": 0.05, "active": 0.0, "step": 0.05} | more)


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Service]:
    running = Service(config(tmp_path, calling=calling()))
    await running.open()
    yield running
    await running.close()


async def user(service: Service, name: str, receiver: Receiver, **more: Any) -> User:
    """A user who is called by a webhook."""
    found = await service.run(service.users.add_guest, name)
    contact = Contact(hook=receiver.url, hook_on=True, hook_secret=SECRET, **more)
    await service.run(service.store.contacts.set, found.id, contact)
    return found


async def race(service: Service, *seats: User | str, clock: Clock | None = None) -> LiveTable:
    """A race that has started."""
    users = [each for each in seats if isinstance(each, User)]
    wanted = [NewSeat("bot", "level-1") if isinstance(each, str) else NewSeat("open") for each in seats]
    wanted[seats.index(users[0])] = NewSeat("me")
    setup = paddock.game("crazy-race").setup(len(seats))
    live = await lobby.create(service, users[0], setup, wanted, "link", TableSettings(clock or Clock()), "en")
    for other in users[1:]:
        await lobby.join(service, live, other, seats.index(other))
    await lobby.start(service, live, users[0])
    return live


async def answer(live: LiveTable, seat: int = 0) -> None:
    await live.decide(seat, live.race.asked[seat], live.race.match.decision(seat).codes[0])


async def finish_turn(live: LiveTable, seat: int = 0) -> None:
    """Answer a question, and those that follow from the answer, until another seat decides."""
    await answer(live, seat)
    while seat in live.race.match.to_move and follows_own_answer(live.entries, seat, live.race.asked[seat]):
        await answer(live, seat)


async def test_one_call_for_each_turn_and_none_for_bots(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver)
    live = await race(service, ann, "bot")
    await until(lambda: receiver.got)
    await asyncio.sleep(0.6)
    [first] = receiver.got
    [turn] = first.json["turns"]
    assert ("turn", live.id, "Ann", False) == (turn["type"], turn["table"], turn["name"], turn["is_reminder"])
    assert f"http://races.example/table/{live.id}" == turn["link"]

    await finish_turn(live)
    await until(lambda: 0 in live.race.match.to_move and len(receiver.got) == 2)
    await asyncio.sleep(0.4)
    assert 2 == len(receiver.got)
    assert 2 == len({each.headers["webhook-id"] for each in receiver.got})


async def test_an_answer_withdraws_the_call(service: Service, receiver: Receiver) -> None:
    """Before the delay is over, and also while the message waits for another attempt."""
    ann, bob = await user(service, "Ann", receiver), await user(service, "Bob", receiver)
    receiver.mode = "refuse"
    live = await race(service, ann, bob)
    await until(lambda: receiver.tried >= 2)
    await answer(live, 0)
    await finish_turn(live, 1)
    receiver.mode = "take"
    await until(lambda: receiver.got)
    await asyncio.sleep(0.5)
    assert {"waiting": 0} == {"waiting": service.store.outbox.waiting("hook")}
    assert all(each.json["turns"] for each in receiver.got)
    names = [each.json["turns"][0]["name"] for each in receiver.got]
    assert sorted(set(names)) == sorted(names), "only the new decisions are called for, once each"


async def test_no_call_for_a_race_in_an_open_tab(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver)
    service.driver.noting.delay = 2.0
    live = await race(service, ann, "bot", clock=Clock("bank", 5.0, 3600.0))
    viewer = Viewer(ann, 0, "en")
    live.connect(viewer)
    await asyncio.sleep(4.0)
    assert [] == receiver.got

    live.disconnect(viewer)
    await until(lambda: receiver.got)
    assert 1 == len(receiver.got), "the tab was closed without an answer"


async def test_an_open_tab_holds_a_race_over_days_back_for_a_while_only(
    service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "OPEN_TAB_SECONDS", 4.0)
    ann = await user(service, "Ann", receiver)
    service.driver.noting.delay = 1.0
    live = await race(service, ann, "bot", clock=Clock("days", 86400.0))
    live.connect(Viewer(ann, 0, "en"))
    await asyncio.sleep(2.0)
    assert [] == receiver.got
    await until(lambda: receiver.got)


async def test_a_user_who_has_just_decided_is_not_woken_for_the_next_question(
    service: Service, receiver: Receiver
) -> None:
    service.office.caller.calling = calling(active=1.5)
    ann = await user(service, "Ann", receiver)
    live = await race(service, ann, "bot")
    await finish_turn(live)
    decided = time.time()
    await until(lambda: receiver.got)
    assert time.time() - decided > 1.0


async def test_a_question_that_follows_from_the_own_answer_is_no_new_call(
    service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But nobody is forgotten: after a day, here of eight seconds, there is a call; with a clock, a reminder."""
    monkeypatch.setattr(caller, "LEFT_SECONDS", 8.0)
    ann = await user(service, "Ann", receiver)
    live = await race(service, ann, "bot")
    await until(lambda: receiver.got)
    while not follows_own_answer(live.entries, 0, live.race.asked[0]):
        await until(lambda: 0 in live.race.match.to_move)
        await answer(live)
    asked, calls = live.race.asked[0], len(receiver.got)
    await until(
        lambda: any(call.asked == asked and call.due > time.time() + 1 for call in service.store.calls.of(ann.id))
    )
    assert calls == len(receiver.got)
    await until(lambda: any(asked == turn["asked"] for got in receiver.got for turn in got.json["turns"]))


async def test_a_reminder_when_four_fifths_of_the_time_are_gone(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver)
    live = await race(service, ann, "bot", clock=Clock("days", 10.0))
    await until(lambda: len(receiver.got) == 2)
    assert time.time() - live.race.since[0] > 7.5
    assert [False, True] == [each.json["turns"][0]["is_reminder"] for each in receiver.got]


async def test_a_reminder_comes_although_messages_are_daily(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver, pace="daily")
    await race(service, ann, "bot", clock=Clock("days", 2.0))
    await until(lambda: receiver.got)
    assert receiver.got[0].json["turns"][0]["is_reminder"]


async def test_quiet_hours_and_muted_tables_are_silent_until_changed(service: Service, receiver: Receiver) -> None:
    quiet = {"quiet_from": 0, "quiet_until": 24 * 60 - 1}
    ann, bob = await user(service, "Ann", receiver, **quiet), await user(service, "Bob", receiver)
    contacts = service.store.contacts
    live = await race(service, ann, bob)
    await service.run(contacts.mute, bob.id, live.id, True)
    await asyncio.sleep(1.0)
    assert [] == receiver.got

    await service.run(contacts.mute, bob.id, live.id, False)
    await until(lambda: len(receiver.got) == 1)
    contact = await service.run(contacts.get, ann.id)
    await service.run(contacts.set, ann.id, replace(contact, quiet_from=0, quiet_until=0))
    await until(lambda: len(receiver.got) == 2)


async def test_one_message_for_several_tables(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver, pace="daily")
    for _ in range(3):
        await race(service, ann, "bot")
    await until(lambda: 3 == len([call for call in service.store.calls.of(ann.id) if call.due > time.time() + 9]))
    contact = await service.run(service.store.contacts.get, ann.id)
    await service.run(service.store.contacts.set, ann.id, replace(contact, pace="at-once"))
    await until(lambda: receiver.got)
    assert [3] == [len(each.json["turns"]) for each in receiver.got]


async def test_who_has_left_is_not_called_until_back(service: Service, receiver: Receiver) -> None:
    ann, bob = await user(service, "Ann", receiver), await user(service, "Bob", receiver)
    live = await race(service, ann, bob)
    await until(lambda: len(receiver.got) == 2)
    await lobby.leave(service, live, ann)
    await finish_turn(live, 1)
    await until(lambda: len(receiver.got) == 3)
    await asyncio.sleep(0.5)
    assert ["Bob"] == [turn["name"] for turn in receiver.got[2].json["turns"]]
    await lobby.come_back(service, live, ann)
    if 0 in live.race.match.to_move:
        await until(lambda: len(receiver.got) == 4)


# An endpoint that refuses, hangs or floods


async def test_a_message_is_retried_and_given_up_with_a_note(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver)
    service.office.postman.retry = 0.001
    receiver.mode = "refuse"
    await race(service, ann, "bot")
    await until(lambda: service.store.outbox.failures(ann.id))
    assert len(postman.BACKOFF) + 1 == receiver.tried
    assert ["500"] == [each.note for each in service.store.outbox.failures(ann.id)]


async def test_a_webhook_that_is_gone_is_turned_off(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver)
    receiver.mode = "gone"
    await race(service, ann, "bot")
    await until(lambda: service.store.outbox.failures(ann.id))
    assert 1 == receiver.tried
    assert not service.store.contacts.get(ann.id).hook_on


@pytest.mark.parametrize("mode", ["hang", "flood"])
async def test_an_endpoint_that_hangs_or_floods_slows_nobody(
    service: Service, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, mode: Any
) -> None:
    monkeypatch.setattr(outside, "TOTAL_SECONDS", 1.0)
    ann = await user(service, "Ann", receiver)
    receiver.mode = mode
    async with receiving() as sound:
        bob = await user(service, "Bob", sound)
        tables = [await race(service, ann, "bot") for _ in range(5)]
        await until(lambda: receiver.tried >= 1)
        began = time.monotonic()
        for live in tables:
            await finish_turn(live)
        assert time.monotonic() - began < 2.0, "play goes on"
        await race(service, bob, "bot")
        await until(lambda: sound.got)
        receiver.mode = "take"
        await until(lambda: receiver.got)


async def test_no_redirect_is_followed(service: Service, receiver: Receiver) -> None:
    ann = await user(service, "Ann", receiver)
    service.office.postman.retry = 0.001
    receiver.mode = "redirect"
    await race(service, ann, "bot")
    await until(lambda: service.store.outbox.failures(ann.id))
    assert ["302"] == [each.note for each in service.store.outbox.failures(ann.id)]


async def test_everything_is_off_until_it_is_set_up(tmp_path: Path, receiver: Receiver) -> None:
    service = Service(config(tmp_path))
    await service.open()
    ann = await user(service, "Ann", receiver)
    await race(service, ann, "bot")
    await asyncio.sleep(0.6)
    assert [] == service.store.calls.of(ann.id)
    assert {} == service.office.carriers
    await service.close()
