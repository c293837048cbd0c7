"""Leafing through a record: forward, back, to any move, with any seat's eyes."""

from rich.text import Text

import paddock
from paddock import Match, Record
from paddock.cli.lines import Printer
from paddock.cli.picture import counted, draw_standings
from paddock.cli.table import Sitter, Table
from paddock.cli.words import Voice

KEPT = 64


class Leaves:
    """A record opened at a move."""

    def __init__(self, record: Record) -> None:
        paddock.replay(record)  # a record that does not lead to its end is refused before anybody looks at it
        self.record = record
        self.seats = len(record.names)
        self.moves = [move for move in record.moves if move.seat is not None]
        self.viewer: int | None = None
        self.known: dict[int, Match] = {}
        self.number = 0

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.moves)

    @property
    def match(self) -> Match:
        """The race after the move at which the record lies open."""
        return self.after(self.number)

    def after(self, number: int) -> Match:
        """The race after a move."""
        if number not in self.known:
            if len(self.known) >= KEPT:
                self.known.clear()
            self.known[number] = paddock.replay(self.record, until=number)
        return self.known[number]

    def news(self) -> int:
        """How much this move brought to be heard."""
        before = len(self.after(self.number - 1).heard(self.viewer)) if self.number else 0
        return len(self.match.heard(self.viewer)) - before

    @property
    def table(self) -> Table:
        """The race as a table at which nobody plays."""
        return Table(self.match, tuple(Sitter(name, "") for name in self.record.names))

    def go(self, number: int) -> None:
        """Open at a move; before the first and after the last there is nothing."""
        self.number = max(0, min(number, self.last))

    def turn_seat(self) -> None:
        """See with the next seat's eyes, and after the last with a spectator's."""
        nobody = self.seats
        seat = ((nobody if self.viewer is None else self.viewer) + 1) % (self.seats + 1)
        self.viewer = None if seat == nobody else seat

    def caption(self, say: Voice) -> str:
        """Where the record lies open, what was chosen there, and by whom, and whose eyes these are."""
        eyes = say("eyes-all") if self.viewer is None else say("eyes", name=self.name(self.viewer, say))
        where = say("at-move", number=self.number, last=self.last)
        return " · ".join(filter(None, (where, self.choice(say), eyes)))

    def choice(self, say: Voice) -> str:
        """What was chosen at this move: everything is known afterwards."""
        if self.number == 0:
            return ""
        move = self.moves[self.number - 1]
        assert move.seat is not None
        chance = "".join(f" ={code}" for code in move.chance)
        return f"{self.name(move.seat, say)}: {move.code}{chance}"

    def name(self, seat: int, say: Voice) -> str:
        """Who sat in a seat."""
        return self.record.names[seat] or say("seat", number=seat + 1)


def leaf_in_lines(leaves: Leaves, say: Voice) -> int:
    """Leaf through in lines: the move is shown, and a word leads on."""
    show = Printer()
    show(say("leaf-hint"))
    while True:
        scene = leaves.match.scene(leaves.viewer, say.lang)
        show("", Text(leaves.caption(say), "bold"))
        show.scene(scene, leaves.table)
        show(*counted(scene.log)[-3:], *(draw_standings(scene, say) if scene.standings else ()))
        try:
            if not _turned(leaves, input("> ").strip().lower(), show, say):
                return 0
        except EOFError:
            return 0


def _turned(leaves: Leaves, word: str, show: Printer, say: Voice) -> bool:
    """Follow a word; False when it says goodbye."""
    steps = {"": 1, "n": 1, "b": -1, "f": 10, "r": -10, "s": -leaves.last, "e": leaves.last}
    if word in steps:
        leaves.go(leaves.number + steps[word])
    elif word.isdigit():
        leaves.go(int(word))
    elif word == "v":
        leaves.turn_seat()
    elif word[:1] == "v" and word[1:].strip().isdigit() and int(word[1:]) <= leaves.seats:
        leaves.viewer = int(word[1:]) - 1 if int(word[1:]) else None
    elif word != "q":
        show(say("leaf-hint"))
    return word != "q"
