"""The race follows from the entries: who lived through a take-back and who loads it later agree on everything."""

import random
import threading
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.server.service import Service
from paddock.server.store.rows import Actor, Clock, Entry, EntryKind, Table, TableSettings
from paddock.server.tables import ledger as ledgers
from paddock.server.tables.ledger import CHECKPOINT_EVERY, FEW_STEPS, RECENT, Ledger, ledger_of
from paddock.server.tables.lobby import NewSeat, create, start
from paddock.server.tables.timeline import Step
from serving import config

CLOCK = Clock("bank", 2.0, 600.0)


def table(game: str, seats: int) -> Table:
    setup = paddock.game(game).setup(seats, names=tuple(f"Driver {seat}" for seat in range(seats)))
    return Table(
        id="x", setup=setup, revision=1, settings=TableSettings(CLOCK), host="ann", access="link", status="running",
        seed="7", created=0.0, changed=0.0,
    )  # fmt: skip


class Playing:
    """A ledger that is played at random, with its entries."""

    def __init__(self, game: str, seats: int, seed: int = 1) -> None:
        self.ledger = Ledger(table(game, seats))
        self.entries: list[Entry] = []
        self.luck = random.Random(seed)

    def add(self, kind: EntryKind, seat: int, code: str = "") -> None:
        at = (self.entries[-1].at if self.entries else 0.0) + self.luck.choice((0.5, 3.0, 11.0))
        actor: Actor = "clock" if kind == "choose" and self.luck.random() < 0.1 else "person"
        self.entries.append(Entry(len(self.entries) + 1, kind, seat, code, actor, at))
        self.ledger.apply(self.entries[-1])

    def choose(self) -> int:
        match = self.ledger.match
        seat = self.luck.choice(match.to_move)
        self.add("choose", seat, self.luck.choice(match.decision(seat).codes))
        return seat

    def disturb(self) -> None:
        """Take something back, in any of the ways there are."""
        ledger, match = self.ledger, self.ledger.match
        undoable = [seat for seat in range(match.setup.seats) if match.can_undo(seat)]
        askers = [seat for seat in range(match.setup.seats) if ledger.can_ask_back(seat)]
        if undoable and self.luck.random() < 0.6:
            seat = self.luck.choice(undoable)
            if seat in match.chosen and self.luck.random() < 0.5:
                self.add("change", seat, self.luck.choice(ledger.without_last(seat).decision(seat).codes))
            else:
                self.add("undo", seat)
        elif askers:
            seat = self.luck.choice(askers)
            others = [other for other in range(match.setup.seats) if other != seat][:2]
            self.add("ask-back", seat, ",".join(map(str, others)))
            for other in others:
                self.add(self.luck.choice(("agree-back", "agree-back", "refuse-back")), other)
                if ledger.ask is None:
                    break


def facts(ledger: Ledger) -> dict[str, Any]:
    """Everything that follows from the entries."""
    match = ledger.match
    names = ("number", "asked", "since", "used", "answered", "ask", "notes", "played")
    found = {name: getattr(ledger, name) for name in names}
    undo = [match.can_undo(seat) for seat in range(match.setup.seats)]
    return found | {"position": match.position, "history": match.history, "events": match.events, "undo": undo}


def count(monkeypatch: pytest.MonkeyPatch, name: str, played: list[Step]) -> None:
    """Note the steps for which a method of all ledgers is called."""
    do = getattr(Ledger, name)

    def noted(ledger: Ledger, step: Step) -> None:
        played.append(step)
        do(ledger, step)

    monkeypatch.setattr(Ledger, name, noted)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", ["crazy-race", "race90-2", "formula-de"])
def test_who_lived_through_it_and_who_loads_it_agree(game: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = Playing(game, 3, seed)
    if game == "crazy-race":
        monkeypatch.setattr(type(playing.ledger.match.race.stack[-1]), "changeable", True)
    for _ in range(90):
        if playing.ledger.match.over:
            break
        playing.choose()
        if playing.luck.random() < 0.3:
            playing.disturb()
    assert any(entry.kind == "undo" for entry in playing.entries) or game == "formula-de"
    entries, lived = playing.entries, facts(playing.ledger)

    assert lived == facts(ledger_of(playing.ledger.table, entries))

    cut = playing.luck.randrange(len(entries))
    halves = ledger_of(playing.ledger.table, entries[:cut])
    twin = halves.copy()
    halves.apply_all(entries[cut:])
    assert lived == facts(halves)
    assert cut == twin.number, "the copy is independent"


def test_loading_costs_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice was taken back a hundred times; it is played once."""
    playing = Playing("race90-2", 2)
    for _ in range(5):
        for _ in range(100):
            seat = playing.choose()
            playing.add("ask-back", seat)
        playing.choose()
    played: list[Step] = []
    count(monkeypatch, "_decide", played)

    loaded = ledger_of(playing.ledger.table, playing.entries)

    assert 5 == len(played)
    assert facts(playing.ledger) == facts(loaded)
    assert len(loaded.notes) <= 10, "the log does not grow by a line each time"


def test_a_take_back_plays_a_few_steps_again_however_long_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = Playing("race90-2", 3)
    for _ in range(300):
        playing.choose()
    played: list[Step] = []
    count(monkeypatch, "_play", played)

    playing.add("ask-back", playing.ledger.timeline.steps[-3].seat)

    assert len(played) <= 3
    assert len(playing.ledger.checkpoints) <= RECENT + 300 // CHECKPOINT_EVERY + 1


async def test_long_races_are_played_off_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both when a table is loaded and when a race goes back far."""
    service = Service(config(tmp_path))
    await service.open()
    ann = await service.run(service.users.add_guest, "Ann")
    seats = [NewSeat("me"), NewSeat("me", name="Bob")]
    opened = await create(service, ann, paddock.game("race90-2").setup(2), seats, "hot-seat", TableSettings(), "en")
    await start(service, opened, ann)
    twin, luck = opened.race.copy(), random.Random(1)
    for number in range(1, 201):
        seat = twin.match.to_move[0]
        twin.apply(Entry(number, "choose", seat, luck.choice(twin.match.decision(seat).codes), "person", float(number)))
    stored = [(opened.id, step.entry) for step in twin.timeline.steps]
    assert all(await service.run(service.store.entries.add_all, stored))
    on_loop: list[int] = []
    here = threading.current_thread()

    def play(ledger: Ledger, step: Any, do: Any = ledgers.Ledger._play) -> None:
        if threading.current_thread() is here:
            on_loop.append(1)
        do(ledger, step)

    monkeypatch.setattr(ledgers.Ledger, "_play", play)
    await opened.refresh()
    assert 200 == opened.race.number
    service.tables.tables.clear()
    loaded = await service.tables.get(opened.id)
    assert facts(opened.race) == facts(loaded.race)
    assert not on_loop

    monkeypatch.setattr(ledgers, "RECENT", 0)
    for checkpoint in loaded.race.checkpoints[1:]:
        loaded.race.checkpoints.remove(checkpoint)
    await loaded.take_back(0, "ask")
    assert len(on_loop) <= FEW_STEPS
    assert facts(loaded.race) == facts(ledger_of(loaded.table, loaded.entries))
    await service.close()
