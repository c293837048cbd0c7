"""A person is called once for each turn: counted over whole races of all games, by the rule that the caller uses."""

import random

import pytest

import paddock
from paddock.server.notify.owed import follows_own_answer
from paddock.server.store.rows import Clock, Entry, Table, TableSettings
from paddock.server.tables.ledger import Ledger
from serving import SERVED

MOST = 400


def ledger(game: str) -> Ledger:
    """A race of four people that has just begun."""
    setup = paddock.game(game).setup(4, names=("Ann", "Bob", "Cleo", "Dan"))
    revision, settings = paddock.game(game).revision, TableSettings(Clock("days", 86400.0))
    return Ledger(Table("t", setup, revision, settings, "host", "link", "running", "seed", 0.0, 0.0))


def seldom(game: str) -> float:
    """How many calls a decision costs at most: less than half a call where turns have many small questions."""
    return 0.5 if game in ("automobiles", "race90-1", "race90-2") else 1.0


@pytest.mark.parametrize("game", SERVED)
def test_a_person_is_called_once_for_each_turn(game: str) -> None:
    """Nobody is called for a question that follows from their own answer; every decision belongs to a call."""
    race, luck = ledger(game), random.Random(5)
    entries: list[Entry] = []
    called: set[tuple[int, int]] = set()
    answered: dict[int, int] = {}
    while not race.match.over and len(entries) < MOST:
        for waiting in race.match.to_move:
            if not follows_own_answer(entries, waiting, race.asked[waiting]):
                called.add((waiting, race.asked[waiting]))
        seat, number = luck.choice(race.match.to_move), len(entries) + 1
        answered[number] = race.asked[seat]
        code = luck.choice(race.match.decision(seat).codes)
        entries.append(Entry(number, "choose", seat, code, "person", float(number)))
        race.apply(entries[-1])
    assert all(asked == 0 or entries[asked - 1].seat != seat for seat, asked in called)
    for entry in entries:
        asked = answered[entry.number]
        while (entry.seat, asked) not in called:
            assert entry.seat == entries[asked - 1].seat
            asked = answered[asked]
    assert len(called) < seldom(game) * len(entries)


@pytest.mark.parametrize("game", SERVED)
def test_what_is_decided_in_secret_is_asked_of_all_at_once(game: str) -> None:
    """As long as answers are sealed, all who owe one were asked by the same entry: they are called together."""
    race, luck = ledger(game), random.Random(6)
    for number in range(1, 60):
        if race.match.over:
            break
        if len(race.match.to_move) > 1:
            others = [seat for seat in race.match.to_move if seat not in race.match.chosen]
            assert 1 == len({race.since[seat] for seat in others}) or race.match.chosen
        seat = luck.choice(race.match.to_move)
        code = luck.choice(race.match.decision(seat).codes)
        race.apply(Entry(number, "choose", seat, code, "person", float(number)))


def test_a_plan_or_a_clock_that_has_answered_is_no_sign_that_the_user_was_there() -> None:
    for actor, follows in (("person", True), ("plan", False), ("clock", False), ("bot", False)):
        entries = [Entry(1, "choose", 0, "go", actor, 1.0)]  # type: ignore[arg-type]
        assert follows == follows_own_answer(entries, 0, 1)
    assert not follows_own_answer([Entry(1, "choose", 1, "go", "person", 1.0)], 0, 1)
    assert not follows_own_answer([], 0, 0)
