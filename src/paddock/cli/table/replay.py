"""A record opened at a move: forward, back, to any move, from any seat."""

import paddock
from paddock import Match, Record
from paddock.cli.table.plan import Entrant
from paddock.cli.table.table import Table
from paddock.cli.translator import Translator

CACHE_SIZE = 64


class ReplayCursor:
    """A position in a record, and the seat from which it is seen."""

    def __init__(self, record: Record) -> None:
        paddock.replay(record)  # a damaged record is refused at once, not when its fault comes up
        self.record = record
        self.seats = len(record.names)
        self.moves = [move for move in record.moves if move.seat is not None]
        self.viewer: int | None = None
        self.cache: dict[int, Match] = {}
        self.number = 0

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.moves)

    @property
    def match(self) -> Match:
        """The race after the current move."""
        return self.after(self.number)

    def after(self, number: int) -> Match:
        """The race after a move."""
        if number not in self.cache:
            if len(self.cache) >= CACHE_SIZE:
                self.cache.clear()
            self.cache[number] = paddock.replay(self.record, until=number)
        return self.cache[number]

    def seen(self) -> int:
        """How many events came before the current move."""
        return len(self.after(self.number - 1).events) if self.number else 0

    @property
    def table(self) -> Table:
        """The race as a table without bots."""
        return Table(self.match, tuple(Entrant(name) for name in self.record.names))

    def go(self, number: int) -> None:
        """Go to a move, or to the nearest there is."""
        self.number = max(0, min(number, self.last))

    def next_seat(self) -> None:
        """See from the next seat, and after the last one as a spectator."""
        spectator = self.seats
        seat = ((spectator if self.viewer is None else self.viewer) + 1) % (self.seats + 1)
        self.viewer = None if seat == spectator else seat

    def caption(self, say: Translator) -> str:
        """The number of the move, what was chosen, and whose view this is."""
        view = say("eyes-all") if self.viewer is None else say("eyes", name=self.name(self.viewer, say))
        where = say("at-move", number=self.number, last=self.last)
        return " · ".join(filter(None, (where, self.choice(say), view)))

    def choice(self, say: Translator) -> str:
        """What was chosen at this move; nothing is secret afterwards."""
        if self.number == 0:
            return ""
        move = self.moves[self.number - 1]
        assert move.seat is not None
        chance = "".join(f" ={code}" for code in move.chance)
        return f"{self.name(move.seat, say)}: {move.code}{chance}"

    def name(self, seat: int, say: Translator) -> str:
        """The name of the driver in a seat."""
        return self.record.names[seat] or say("seat", number=seat + 1)
