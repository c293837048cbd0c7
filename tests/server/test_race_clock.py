"""The race clock of a table answers in place of race direction."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

import paddock
from paddock.server.tables.clocks import answer_by_clock

LINE = (
    "2 monza sudden-death=on sudden-death-minutes={} weather=fair | round 3 sky=fair order=red,blue | "
    "red@main-1a gear=1, blue@main-2a gear=1 | - | - | Round"
)


def ledger(limit: int, minutes: float | None) -> Any:
    match = paddock.game("formula-de").at(LINE.format(limit), seed=5)
    return SimpleNamespace(match=match, began=0.0 if minutes is None else time.time() - 60 * minutes)


@pytest.mark.parametrize(
    ("limit", "minutes", "code"),
    [(30, None, "play-on"), (30, 29.0, "play-on"), (30, 31.0, "time-up"), (0, 31.0, None)],
)
def test_it_counts_from_the_first_decision(limit: int, minutes: float | None, code: str | None) -> None:
    assert answer_by_clock(ledger(limit, minutes), 0) == code


def test_it_answers_nothing_else() -> None:
    table = ledger(30, 29.0)
    table.match.choose(0, "play-on")

    assert answer_by_clock(table, table.match.to_move[0]) is None
