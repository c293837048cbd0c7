"""A race and everything that was done at its table, in order. Processes with the same entries agree on all of it."""

from collections.abc import Iterable

from msgspec.structs import replace

import paddock
from paddock.core import Dice, Plain
from paddock.server.rows import Entry, Table

FORK_AT_POSITION = "position "
FORK_OF_RECORD = "record "


class Ask(Plain):
    """Somebody asks the others to let a decision be taken back."""

    seat: int
    waiting: tuple[int, ...]
    """The seats that have not agreed yet."""


class Note(Plain):
    """Something that the log says besides what the race tells: who took back, whose time was out."""

    after: int
    """How many events were told before it."""
    text: paddock.Text


class Ledger:
    """The race at a table, its entries, and what every seat is asked.

    A decision has a number of its own for each seat: the number of the last entry that touched what the seat is
    asked. While others answer in secret it stays; once the seat has answered, or is asked something else, it is
    another. So an answer that comes twice, or too late, is known as such.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = opening(table)
        self.given = self.match.moves
        """How many decisions were made before this table began: more than none in a fork."""
        seats = table.setup.seats
        self.number = 0
        self.asked = [0] * seats
        self.since = [table.changed] * seats
        self.used = [0.0] * seats
        self.answered: dict[int, tuple[int, str, int]] = {}
        """For each seat its last answer: the decision's number, the code, the number of the entry."""
        self.ask: Ask | None = None
        self.notes: list[Note] = []
        self.rewinds = 0
        """How often the race went back: what was told before may be told differently since."""

    def apply_all(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Do what an entry says; it was legal when it was kept."""
        assert entry.number == self.number + 1, f"{self.table.id}: entry {entry.number} after {self.number}"
        before = self.match.to_move
        if entry.kind in ("choose", "change", "undo"):
            self._decide(entry)
            touched = {entry.seat, *(seat for seat in self.match.to_move if seat not in before)}
        else:
            touched = set(range(len(self.asked))) if self._take_back(entry) else set()
        self.number = entry.number
        for seat in touched:
            self.asked[seat] = entry.number
            self.since[seat] = entry.at

    def _decide(self, entry: Entry) -> None:
        match, seat = self.match, entry.seat
        self.ask = None
        if entry.kind in ("change", "undo"):
            match.undo(seat)
            self.rewinds += 1
        if entry.kind == "undo":
            self._note("log-undo", seat)
            self.answered.pop(seat, None)
            return
        self.answered[seat] = (self.asked[seat], entry.code, entry.number)
        spent = entry.at - self.since[seat]
        self.used[seat] = max(0.0, self.used[seat] + spent - self.table.plan.clock.seconds)
        if entry.actor == "clock":
            self._note("log-time-out", seat)
        match.choose(seat, entry.code)

    def _take_back(self, entry: Entry) -> bool:
        """Somebody asks for a decision back, agrees or refuses; whether the race went back."""
        if entry.kind == "ask-back":
            others = tuple(int(seat) for seat in entry.code.split(",") if seat)
            self.ask = Ask(entry.seat, others)
        elif entry.kind == "refuse-back":
            self.ask = None
        elif self.ask is not None:
            waiting = tuple(seat for seat in self.ask.waiting if seat != entry.seat)
            self.ask = Ask(self.ask.seat, waiting)
        if self.ask is None or self.ask.waiting:
            return False
        self._rewind(self.ask.seat)
        self.ask = None
        return True

    def _rewind(self, seat: int) -> None:
        """Go back to where a seat decided last."""
        made = [(who, code) for who, code in self.match.history if who >= 0][self.given :]
        last = max(index for index, (who, _) in enumerate(made) if who == seat)
        self.match = opening(self.table)
        for who, code in made[:last]:
            self.match.choose(who, code)
        self.rewinds += 1
        self.answered.clear()
        self._note("log-taken-back", seat)

    def can_ask_back(self, seat: int) -> bool:
        """Whether a seat has decided anything at this table that could be taken back."""
        if self.ask is not None or self.match.over:
            return False
        made = [who for who, _ in self.match.history if who >= 0]
        return seat in made[self.given :]

    def _note(self, key: str, seat: int) -> None:
        told = len(self.match.events)
        self.notes = [note for note in self.notes if note.after <= told]
        names = self.table.setup.names
        name = names[seat] if seat < len(names) else str(seat + 1)
        self.notes.append(Note(told, paddock.Text("paddock.server", key, (("name", name),))))

    def deadline(self, seat: int) -> float | None:
        """When the time of a seat that is to move runs out; None where it has no clock."""
        clock = self.table.plan.clock
        if clock.kind == "none" or seat not in self.match.to_move:
            return None
        if clock.kind == "bank":
            return self.since[seat] + clock.bank - self.used[seat] + clock.seconds
        return self.since[seat] + clock.seconds


def opening(table: Table) -> paddock.Match:
    """The race at a table before anything was done at it."""
    game = paddock.game(table.setup.game)
    setup = table.setup
    if table.start.startswith(FORK_AT_POSITION):
        return game.at(table.start.removeprefix(FORK_AT_POSITION), seed=table.seed, names=setup.names)
    if table.start:
        return _resumed(table)
    return game.new(setup.seats, setup.circuit, setup.switches, seed=table.seed, names=setup.names)


def _resumed(table: Table) -> paddock.Match:
    """A race that goes on from a moment of another, with luck of its own."""
    until, _, text = table.start.removeprefix(FORK_OF_RECORD).partition("\n")
    record = replace(paddock.Record.parse(text), names=table.setup.names, seed=None, seed_hash="")
    match = paddock.replay(record, int(until))
    match.dice = Dice(table.seed)
    return match
