"""One race on a circuit, watched for the doctor: where cars pass and retire, and which places drivers choose.

Everything is seen through the window. A view names the place of a seat's car as its `cell` or `section`; the code of an
option ends with the place that it leads to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from paddock import Match
from paddock.bots import Player
from paddock.core.plain import Plain
from paddock.lab.plan import Plan
from paddock.lab.race import Entry, Watch

PLACE_WORDS = ("cell", "section")
ROUND_WORDS = ("round", "turn")


class Checkup(Plain):
    """What one race showed, by place of the board."""

    rounds: int
    decisions: int
    overtakes: int
    out: int
    """How many seats retired."""
    pole: float
    """The share of the win that went to the first place of the grid: 1 or 0, or a part of a shared win."""
    passes: dict[str, int]
    """How often a car passed another, by the place where it then stood."""
    retired: dict[str, int]
    """How many cars retired, by the place where they last stood."""
    offered: dict[str, int]
    chosen: dict[str, int]
    """How often a place could be chosen, and was."""


def run_checkup(plan: Plan, number: int) -> Checkup:
    """Race once, and note everything that the doctor asks about."""
    match, drivers = plan.match(number), plan.drivers(number)
    seats, watch = range(plan.seats), Watch(match)
    board = match.board()
    assert board is not None, "the game is played on a board"
    known = {place.id for place in board.places}
    passes: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    at = dict.fromkeys(seats, "")
    while not match.over:
        seat = match.to_move[0]
        options = match.decision(seat).options
        pick = drivers[seat].decide(Player(match, seat, plan.luck(number)))
        if len(options) > 1:
            offered.update({place for option in options if (place := place_in(option.code, known))})
            chosen.update([place] if (place := place_in(pick.code, known)) else [])
        before = list(watch.overtakes)
        match.choose(seat, pick)
        watch.note(seat)
        table = match.view(None)["table"]
        for each in seats:
            at[each] = where(table, each) or at[each]
            if gained := watch.overtakes[each] - before[each]:
                passes[at[each]] += gained
    entries = watch.entries(plan, number)
    retired = Counter(at[entry.seat] for entry in entries if entry.retired and at[entry.seat])
    places = (dict(passes), dict(retired), dict(offered), dict(chosen))
    first = entries[0]
    return Checkup(
        rounds_of(match), first.race_decisions, first.race_overtakes, first.race_retired, pole_of(entries), *places
    )


def pole_of(entries: Sequence[Entry]) -> float:
    """The share of the win that went to the first place of the grid."""
    wins = [entry for entry in entries if entry.place == 1]
    return sum(entry.grid == 1 for entry in wins) / len(wins)


def where(table: Mapping[str, Any], seat: int) -> str:
    """The place of a seat's car in a view; empty if it is not on the board."""
    for entries in table.values():
        if isinstance(entries, list) and len(entries) > seat and isinstance(entries[seat], dict):
            found = next((entries[seat][word] for word in PLACE_WORDS if entries[seat].get(word)), "")
            if found:
                return str(found)
    return ""


def place_in(code: str, known: set[str]) -> str:
    """The place of the board that a code ends with; empty if it names none."""
    words = code.split("-")
    tails = ("-".join(words[n:]) for n in range(len(words)))
    return next((tail for tail in tails if tail in known), "")


def rounds_of(match: Match) -> int:
    """The rounds or turns that a race has taken."""
    table = match.view(None)["table"]
    return next((int(table[word]) for word in ROUND_WORDS if isinstance(table.get(word), int)), 0)
