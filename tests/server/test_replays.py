"""Replays: checked once, shown from the nearest mark, one at a time, and bounded in memory."""

import asyncio
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.server.errors import RequestError
from paddock.server.replays import cache
from paddock.server.replays.cache import ReplayCache
from paddock.server.replays.replay import Replay
from paddock.server.replays.stored import RecordedReplay, pack
from paddock.server.store import Store
from serving import Guest


def raced(game: str, seats: int, seed: str = "7") -> paddock.Match:
    match = paddock.game(game).new(seats, seed=seed)
    match.play_out(5)
    return match


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    found = Store(f"sqlite:///{tmp_path / 'records.sqlite'}")
    found.database.migrate()
    yield found
    found.close()


def test_every_frame_is_the_race_as_it_was() -> None:
    record = raced("crazy-race", 5).record()
    replay = Replay.of_record(record)

    for number in range(sum(move.seat is not None for move in record.moves) + 1):
        match = paddock.replay(record, number)
        frame = replay.frame(number)
        assert match.position == frame.position
        assert match.history == frame.history
        assert match.events == frame.events
        view = replay.view(number, 1, "en")
        news = view.news
        assert tuple(match.log(1, "en", "detail")) == view.log
        before = len(paddock.replay(record, number - 1).events) if number else 0
        assert len(match.heard(1, before)) == news
    assert [frame.position for frame in replay.frames()][-1] == replay.last.position
    with pytest.raises(RequestError, match="no-such-moment"):
        replay.view(len(replay.ends), None, "en")


def test_a_race_from_stored_positions_has_its_commentary_in_every_length() -> None:
    match = raced("automobiles", 3)
    replay = RecordedReplay(match.record(), pack(Replay.of_record(match.record())))

    view = replay.view(len(replay.ends) - 1, None, "it")

    assert tuple(match.log(None, "it", "detail")) == view.log
    assert {1, 2, 3} == {line.length for line in view.log}


def test_a_long_race_takes_little_memory_and_says_how_much() -> None:
    """A copy of everything at every decision took 40 times as much."""
    record = raced("race90-1", 6).record()
    Replay.of_record(record)
    tracemalloc.start()
    replay = Replay.of_record(record)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()

    assert len(replay.ends) > 1000
    assert taken < 3_000_000
    assert taken / 2 < replay.bytes < taken * 2


def test_the_cache_is_bounded_in_bytes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    replays = ReplayCache(store.records)
    first = replays.upload(str(raced("crazy-race", 4, "1").record()))
    size = replays.bytes
    monkeypatch.setattr(cache, "MAX_BYTES", int(size * 2.5))
    for seed in range(2, 8):
        replays.upload(str(raced("crazy-race", 4, str(seed)).record()))

    assert 2 == len(replays.replays)
    assert replays.bytes <= size * 2.5
    assert replays.of_record(first).last.over, "what was dropped is played again"


def test_a_record_of_too_many_decisions_is_refused(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MAX_STEPS", 20)

    with pytest.raises(RequestError, match="bad-record"):
        ReplayCache(store.records).upload(str(raced("crazy-race", 4).record()))


def test_a_stored_record_that_cannot_be_played_any_more_is_refused_not_a_fault(store: Store) -> None:
    text = str(raced("crazy-race", 2).record())
    store.records.add("r-old", text.replace("\nrules ", "\nrules 9"))
    store.records.add("r-new", text.replace("game crazy-race", "game long-lost"))

    for each in ("r-old", "r-new"):
        with pytest.raises(RequestError, match="bad-record"):
            ReplayCache(store.records).of_record(each)


async def test_replays_are_made_one_at_a_time_and_addresses_take_turns(store: Store) -> None:
    replays = ReplayCache(store.records)
    order: list[str] = []

    def work(name: str) -> None:
        order.append(name)
        time.sleep(0.01)
        assert order[-1] == name, "nobody else was let in"

    greedy = [replays.run("greedy", lambda: work("greedy")) for _ in range(8)]
    jobs = [asyncio.ensure_future(job) for job in greedy]
    await asyncio.sleep(0)
    await replays.run("modest", lambda: work("modest"))
    assert order.index("modest") <= 2
    await asyncio.gather(*jobs)

    jobs = [asyncio.ensure_future(replays.run("greedy", lambda: work("x"))) for _ in range(cache.MAX_WAITING + 5)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert 4 == sum(isinstance(result, RequestError) and result.status == 503 for result in results)
    replays.close()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("seat 0", f"seat 0 {'x' * 100_000}"),
        ("seat 0", "seat 0 \0"),
        ("\nrules ", "\nrules ²"),
        ("\n1. ", f"\n{'9' * 5000}. "),
    ],
)
async def test_odd_records_are_refused_with_the_reason(arrive: Any, right: str, wrong: str) -> None:
    ann: Guest = await arrive("Ann")
    text = str(raced("crazy-race", 2).record())
    assert right in text

    refused = await ann.post("/api/records", {"text": text.replace(right, wrong, 1)}, expect=422)

    assert "bad-record" == refused["error"]


async def test_a_record_is_brought_by_a_user_and_is_not_endless(arrive: Any) -> None:
    ann: Guest = await arrive("Ann")
    text = str(raced("crazy-race", 2).record())
    assert (await ann.post("/api/records", {"text": text}))["id"].startswith("r-")
    assert "bad-message" == (await ann.post("/api/records", {"text": "x" * 500_001}, expect=422))["error"]
    assert "too-large" == (await ann.post("/api/records", {"text": "x" * 700_000}, expect=413))["error"]
    ann.http.cookies.clear()
    await ann.post("/api/records", {"text": text}, expect=401)
