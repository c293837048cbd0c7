"""One of many races at once: it acts, lets bots answer, and shows the learner what it sees.

All of it is compiled with the engine, and so without NumPy; the arrays of the learner come as memory views.
"""

from collections.abc import Sequence
from typing import Any

from paddock.core.decision import Decision
from paddock.core.match import Match
from paddock.core.tasks import Option
from paddock.core.vectors import VectorWriter
from paddock.envs.nodes import Ids, mark, mark_asked
from paddock.envs.opponents import answer


class Sight:
    """What a learner sees of the races of a set-up, and the ids of what it may do."""

    def __init__(self, writer: VectorWriter, asked: dict[str, Any], ids: Ids, size: int, retires: bool) -> None:
        self.writer = writer
        self.asked = asked
        self.ids = ids
        self.empty = bytes(4 * size)
        self.retires = retires

    def write(self, match: Match, seat: int, found: Any) -> None:
        """Write what a seat sees, and the rule that asks it, into memory that is empty."""
        mark_asked(found, seat, match.decision(seat).rule if seat in match.to_move else "", self.asked)
        self.writer.write(match.race, seat, found)


class Lane:
    """A race, the learner's seat in it, and who drives the others."""

    def __init__(self, sight: Sight, row: Any, mask: Any) -> None:
        self.sight = sight
        self.row = row
        self.raw = row.cast("B")
        self.mask = mask
        self.luck: Any = None
        self.match: Any = None
        self.seat = 0
        self.drivers: list[Any] = []
        self.bits: list[Any] = []
        self.out: Sequence[int] = ()
        self.legal: dict[Any, Option] = {}
        self.options: Sequence[Option] = ()
        self.ids: Any = ()
        self.done = True

    def start(self, match: Match, seat: int, drivers: list[Any], bits: list[Any]) -> None:
        """Start a race; `bits` has the luck of random bots by seat, and None for other drivers."""
        self.match = match
        self.seat = seat
        self.drivers = drivers
        self.bits = bits
        self.done = False
        self.out = ()
        self.retire()

    def choose(self, seat: int, option: Option) -> None:
        """A seat decides, and those who are out are answered for."""
        match: Match = self.match
        match.choose(seat, option)
        self.retire()

    def retire(self) -> None:
        """Note who is out, and answer for them by their first options."""
        if not self.sight.retires:
            return
        match: Match = self.match
        while not match.over:
            out: list[int] = match.game.out(match.race)
            self.out = out
            if not out:
                return
            asked = -1
            for seat in match.to_move:
                if seat in out:
                    asked = seat
                    break
            if asked < 0:
                return
            match.choose(asked, match.decision(asked).options[0])

    @property
    def over(self) -> bool:
        """Whether the race is over for the learner."""
        match: Match = self.match
        return match.over or self.seat in self.out

    def waits(self) -> int:
        """Let bots answer; returns the seat that waits for a policy, or -1 if the learner is asked or all is over."""
        match: Match = self.match
        while not self.done and not match.over:
            to_move = match.to_move
            if not self.drivers:
                self.seat = to_move[0]
                return -1
            if self.seat in to_move or (self.out and self.seat in self.out):
                return -1
            seat = to_move[0]
            driver = self.drivers[seat]
            if callable(driver):
                return seat
            bits = self.bits[seat]
            option = drawn(match.decision(seat), bits) if bits is not None else answer(driver, match, seat)
            self.choose(seat, option)
        return -1

    def show(self) -> Sequence[Option]:
        """Write what the learner sees into its row; returns what it may choose from."""
        match: Match = self.match
        seat = self.seat
        self.raw[:] = self.sight.empty
        self.sight.write(match, seat, self.row)
        return match.decision(seat).options if not self.done and seat in match.to_move else ()

    def show_ids(self) -> None:
        """Write what the learner sees, and the ids of its options into its mask."""
        legal = self.sight.ids.legal(self.show())
        mark(self.mask, self.ids, legal)
        self.ids = self.legal = legal

    def show_rows(self) -> Sequence[Option]:
        """Write what the learner sees, and as many ones into its mask as it has options, which are returned."""
        options = self.show()
        rows = range(len(options))
        mark(self.mask, self.ids, rows)
        self.ids, self.options = rows, options
        return options


def drawn(decision: Decision, bits: Any) -> Option:
    """What the random bot answers, drawn as `random.choice` draws from a source of bits."""
    neutral = decision.for_table
    options = decision.options if neutral is None else (neutral,)
    count = len(options)
    width = 0
    while count >> width:
        width += 1
    pick: int = bits(width)
    while pick >= count:
        pick = bits(width)
    return options[pick]
