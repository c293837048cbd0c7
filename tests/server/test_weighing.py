"""What options lead to is worked out for those who look, without keeping the others waiting."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest

import paddock
from paddock.server.background import Background
from paddock.server.store.rows import Clock, Entry, Seat, Table, TableSettings, User
from paddock.server.tables import weighing
from paddock.server.tables.ledger import Ledger
from paddock.server.tables.live import LiveTable
from paddock.server.tables.viewer import Viewer
from serving import Arrive, owes, two_at_a_table

GAME = "formula-de"
NAMES = ("Ann", "Bob")


def chooses_gear(ledger: Ledger) -> bool:
    return ledger.match.decision(ledger.match.to_move[0]).kind == "choose-gear"


def table_of(clock: Clock, game: str = GAME, is_there: Callable[[Ledger], bool] = chooses_gear) -> LiveTable:
    """A race of two people that has got to a kind of question."""
    rules = paddock.game(game)
    setup, settings = rules.setup(2, names=NAMES), TableSettings(clock)
    table = Table("t", setup, rules.revision, settings, "host", "link", "running", "seed", 0.0, 0.0)
    seats = [Seat(number, f"u{number}", name=name) for number, name in enumerate(NAMES)]
    nothing = cast(Any, None)
    live = LiveTable(nothing, Background(), nothing, table, seats, [])
    live.ledger = Ledger(table)
    luck = random.Random(3)
    while not is_there(live.ledger):
        decide(live, luck)
    return live


def decide(live: LiveTable, luck: random.Random) -> None:
    ledger = live.race
    seat = ledger.match.to_move[0]
    code = luck.choice(ledger.match.decision(seat).codes)
    ledger.apply(Entry(ledger.number + 1, "choose", seat, code, "person", 1.0))
    live.projection.race_changed()


@pytest.fixture
def live() -> LiveTable:
    return table_of(Clock("none"))


def viewer_of(live: LiveTable, seat: int | None) -> Viewer:
    viewer = Viewer(None if seat is None else User(f"u{seat}", NAMES[seat]), seat, "en")
    live.presence.viewers.append(viewer)
    return viewer


def options_sent(live: LiveTable, viewer: Viewer) -> list[dict[str, Any]]:
    said = live.projection.race_news(viewer)
    assert said is not None
    viewer.is_current = True
    options: list[dict[str, Any]] = msgspec.json.decode(said)["scene"]["options"]
    return options


def weighed(live: LiveTable, seat: int) -> list[dict[str, Any]]:
    """The options as every other part of Paddock shows them."""
    scene = live.race.match.clone().scene(seat, "en")
    options: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(scene.options))
    return options


async def test_what_is_quickly_worked_out_is_sent_at_once(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "AT_ONCE_SECONDS", 60.0)
    seat = live.race.match.to_move[0]
    assert weighed(live, seat) == options_sent(live, viewer_of(live, seat))


async def test_what_takes_long_follows(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "AT_ONCE_SECONDS", 0.0)
    seat = live.race.match.to_move[0]
    viewer, full = viewer_of(live, seat), weighed(live, seat)
    first = options_sent(live, viewer)
    assert [option["code"] for option in full] == [option["code"] for option in first]
    assert not any(option["weighed"] or option["places"] or option["notes"] for option in first)
    await asyncio.wait_for(viewer.wake.wait(), 20)
    assert not viewer.is_current
    assert full == options_sent(live, viewer)


async def test_nobody_weighs_what_was_decided_meanwhile(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "AT_ONCE_SECONDS", 0.0)
    viewer = viewer_of(live, live.race.match.to_move[0])
    options_sent(live, viewer)
    (task,) = live.background.tasks
    decide(live, random.Random(1))
    await asyncio.wait_for(task, 20)
    assert viewer.is_current, "it has been told nothing of the earlier options"


async def test_for_a_tab_in_the_background_nothing_is_weighed(live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "AT_ONCE_SECONDS", 60.0)
    seat = live.race.match.to_move[0]
    viewer = viewer_of(live, seat)
    viewer.is_visible = False
    assert not any(option["weighed"] for option in options_sent(live, viewer))
    assert not live.background.tasks
    viewer.is_visible = True
    assert weighed(live, seat) == options_sent(live, viewer)


async def test_spectators_share_one_message(live: LiveTable) -> None:
    ann, bob = viewer_of(live, None), viewer_of(live, None)
    assert live.projection.race_news(ann) is live.projection.race_news(bob)
    decide(live, random.Random(1))
    assert live.projection.race_news(ann) is live.projection.race_news(bob)
    late = live.projection.race_news(viewer_of(live, None))
    assert late is not None
    assert "players" in msgspec.json.decode(late)["scene"], "a newcomer needs all of it"


async def test_clocks_are_as_late_as_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    live = table_of(Clock("decision", 3600.0))
    said = []
    for moment in (100.0, 700.0):
        monkeypatch.setattr("paddock.server.tables.clocks.now", lambda moment=moment: moment)
        said.append(live.projection.race_news(viewer_of(live, None)) or "")
    left = [[clock["left"] for clock in msgspec.json.decode(each)["clocks"]] for each in said]
    assert left[0] != left[1]


async def test_a_browser_says_whether_it_is_seen(arrive: Arrive) -> None:
    ann, _, table = await two_at_a_table(arrive)
    async with ann.at(table["id"]) as place:
        await place.until(owes)
        assert "done" == (await place.ask("watch", visible=False))["type"]
        assert "done" == (await place.ask("watch", visible=True))["type"]
        said = await place.choose(place.codes[0])
        await place.until(
            lambda view: (
                view["number"] >= said["number"]
                and not any(not option["weighed"] for option in view["scene"]["options"])
            )
        )


async def test_what_others_choose_in_secret_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The options of a secret question are weighed once, and stay right while others answer it."""
    monkeypatch.setattr(weighing, "AT_ONCE_SECONDS", 60.0)
    live = table_of(Clock("none"), "crazy-race", lambda ledger: len(ledger.match.to_move) == 2)
    first, second = live.race.match.to_move
    viewer = viewer_of(live, second)
    assert weighed(live, second) == options_sent(live, viewer)
    known = live.projection._weighings[second]
    code = live.race.match.decision(first).codes[0]
    live.race.apply(Entry(live.race.number + 1, "choose", first, code, "person", 1.0))
    live.projection.race_changed()
    viewer.scene = None
    assert weighed(live, second) == options_sent(live, viewer)
    assert known is live.projection._weighings[second]
    decide(live, random.Random(1))
    if second in live.race.match.to_move:
        viewer.scene = None
        assert weighed(live, second) == options_sent(live, viewer)
        assert known is not live.projection._weighings[second]
