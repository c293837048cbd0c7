"""A record opened at a move: forward, back, to any move, from any seat."""

import paddock
from paddock import Match, Option, Record
from paddock.cli.table.plan import Entrant
from paddock.cli.table.table import Table
from paddock.cli.translator import Translator
from paddock.core.record import replay

CACHE_SIZE = 64


class ReplayCursor:
    """A position in a record, and the seat from which it is seen."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.seats = len(record.names)
        self.options: list[tuple[int, Option]] = []
        """Who chose, and what, at every move."""
        self._read = 0
        replay(record, paddock.game(record.game), each=self._note)  # a damaged record is refused at once
        self.labels: dict[str, list[str]] = {}
        self.viewer: int | None = None
        self.cache: dict[int, Match] = {}
        self.number = 0

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.options)

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
        """What was chosen at this move, in words; nothing is secret afterwards."""
        return self.told(say)[self.number - 1] if self.number else ""

    def told(self, say: Translator) -> list[str]:
        """All choices in words."""
        if say.lang not in self.labels:
            names = self.record.names
            self.labels[say.lang] = [
                f"{self.name(seat, say)}: {option.label(say.lang, names)}" for seat, option in self.options
            ]
        return self.labels[say.lang]

    def _note(self, match: Match) -> None:
        """Note what is chosen next, as the record says."""
        self._read += 1
        if self._read > len(self.record.moves):
            return
        move = self.record.moves[self._read - 1]
        if move.seat is not None and move.seat in match.to_move:
            options = match.decision(move.seat).options
            self.options += [(move.seat, option) for option in options if option.code == move.code][:1]

    def name(self, seat: int, say: Translator) -> str:
        """The name of the driver in a seat."""
        return self.record.names[seat] or say("seat", number=seat + 1)
