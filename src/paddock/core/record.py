"""A race as a text that people can read, keep, send and write by hand.

    paddock-record 1
    game crazy-race
    rules 1
    circuit -
    switch characters=dealt
    seat 0 Ann
    seat 1 Bob
    seed 7
    seed-hash sha256:...

    0. = red = blue = train-a = ship-a = car-b    #5f1c
    1. 0 play-red-train    #08d3
    2. 1 play-blue-car    #a91e
    end over 24ddba8a5be8cb17

A line is a number, a seat, the code chosen, and the chance that fell before the next decision. The mark at its end
follows from all lines up to it, so that an edited line is found; a record written by hand has no marks. The last line
says whether the race is over, and fingerprints the position reached.

A race on a circuit of one's own names it by its fingerprint, and the record encloses it, line by line:

    circuit own-0f3a...
    sheet own-0f3a...
    | circuit ring "My Ring"
    | track 3 lanes heading 0
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from paddock.core import sheets
from paddock.core.dice import Dice, seed_hash
from paddock.core.errors import BadData, IllegalChoice, PaddockError, bad
from paddock.core.notation import switch_word
from paddock.core.plain import Plain
from paddock.core.texts import CORE, TextError, message, shortened

if TYPE_CHECKING:
    from paddock.core.game import Game
    from paddock.core.match import Match

FIRST_LINE = "paddock-record 1"
CHANCE_SEAT = -1
MOST_CHARACTERS = 4_000_000
MOST_SEATS = 99
MOST_SHEETS = 4
LONGEST_NAME = 80
LONGEST_HEADER = 500
CODE = r"[^\s=#\0\ud800-\udfff]{1,200}"
LINE = re.compile(rf"([0-9]{{1,7}})\.(?: ([0-9]{{1,2}}) ({CODE}))?((?: = ?{CODE})*)(?:\s+#([0-9a-f]{{4}}))?")


class Move(Plain):
    """A decision and the chance after it; the seat is None for the chance before the first decision."""

    seat: int | None
    code: str
    chance: tuple[str, ...] = ()

    def __str__(self) -> str:
        words = [] if self.seat is None else [str(self.seat), self.code]
        return " ".join([*words, *(f"= {code}" for code in self.chance)])


class Record(Plain):
    """Headers and moves; `Record.parse(str(record)) == record`."""

    game: str
    revision: int
    circuit: str
    switches: tuple[tuple[str, str], ...]
    names: tuple[str, ...]
    seed: str | None
    seed_hash: str
    moves: tuple[Move, ...]
    over: bool
    digest: str
    sheets: tuple[str, ...] = ()
    """The texts that the set-up names by their fingerprints."""

    @property
    def is_told(self) -> bool:
        """Whether people rolled and drew themselves, and told what came: then there is no seed to check it by."""
        return self.seed is None and not self.seed_hash

    def __str__(self) -> str:
        lines = [*self._headers(), "", *marked(self._numbered(), self._headers())]
        lines.append(f"end {'over' if self.over else 'open'} {self.digest}")
        return "\n".join(lines) + "\n"

    def _headers(self) -> list[str]:
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.revision}", f"circuit {self.circuit or '-'}"]
        lines += [f"switch {name}={value}" for name, value in self.switches]
        lines += [f"seat {seat} {name}".rstrip() for seat, name in enumerate(self.names)]
        for text in self.sheets:
            lines += [f"sheet {sheets.name_of(text)}", *(f"| {line}" for line in text.splitlines())]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        if self.seed_hash:
            lines.append(f"seed-hash {self.seed_hash}")
        return lines

    def _numbered(self) -> Iterator[str]:
        number = 0
        for move in self.moves:
            number += move.seat is not None
            yield f"{number}. {move}"

    @classmethod
    def parse(cls, text: str, source: str = "record") -> Record:
        """A record from its text; for a damaged one, the error names the line and the reason."""
        return _Reader(text, source).record()


def marked(lines: Iterator[str], headers: list[str]) -> Iterator[str]:
    """Each line with its mark, a checksum of everything up to it."""
    running = sha256("\n".join(headers).encode())
    for line in lines:
        running.update(line.encode())
        yield f"{line}    #{running.hexdigest()[:4]}"


class _Reader:
    """Reads a record line by line; complaints name the line."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        if len(text) > MOST_CHARACTERS:
            raise bad(source, message(CORE, "record-long", letters=str(len(text))))
        self.lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), start=1)]
        self.headers: list[str] = []
        self.values: dict[str, str] = {}
        self.switches: list[tuple[str, str]] = []
        self.names: list[str] = []
        self.sheets: dict[str, list[str]] = {}

    def wrong(self, line_number: int, key: str, **args: Any) -> BadData:
        """A complaint about a line, from the texts of records."""
        return bad(self.source, message(CORE, key, **args), line_number)

    def record(self) -> Record:
        written = [(number, line) for number, line in self.lines if line]
        if not written or written[0][1] != FIRST_LINE:
            raise self.wrong(1, "record-is-none", line=FIRST_LINE)
        split = next((i for i, (_, line) in enumerate(written) if re.match(r"[0-9]+\.|end ", line)), len(written))
        for number, line in written[:split]:
            self.header(number, line)
        for name in ("game", "rules", "circuit"):
            if name not in self.values:
                raise self.wrong(written[min(split, len(written) - 1)][0], "record-header-missing", name=name)
        self.check_sheets(written[max(0, split - 1)][0])
        return self.finished(written[split:], written[-1][0])

    def header(self, number: int, line: str) -> None:
        if len(line) > LONGEST_HEADER or not line.isprintable():
            raise self.wrong(number, "record-header-long", most=LONGEST_HEADER)
        name, _, value = line.partition(" ")
        readers: dict[str, Callable[[int, str], None]] = {
            "switch": self.switch,
            "seat": self.seat,
            "sheet": self.sheet,
            "|": self.sheet_line,
        }
        self.headers.append(line)
        if name in readers:
            readers[name](number, value)
        elif name in ("game", "rules", "circuit", "seed", "seed-hash") and value and name not in self.values:
            self.values[name] = value
        elif line != FIRST_LINE or number != 1:
            raise self.wrong(number, "record-header-unknown", line=shortened(line))
        if name == "rules" and not re.fullmatch(r"[0-9]{1,7}", value):
            raise self.wrong(number, "record-revision", given=shortened(value))

    def switch(self, number: int, value: str) -> None:
        name, sign, setting = value.partition("=")
        if not sign:
            raise self.wrong(number, "record-switch", given=shortened(value))
        self.switches.append((name, setting))

    def seat(self, number: int, value: str) -> None:
        seat, _, name = value.partition(" ")
        if seat != str(len(self.names)):
            raise self.wrong(number, "record-seat-number", number=len(self.names))
        if len(name) > LONGEST_NAME or len(self.names) == MOST_SEATS:
            raise self.wrong(number, "record-seats", most=MOST_SEATS, letters=LONGEST_NAME)
        self.names.append(name)

    def sheet(self, number: int, value: str) -> None:
        if not sheets.is_sheet(value) or value in self.sheets or len(self.sheets) == MOST_SHEETS:
            raise self.wrong(number, "record-sheet", most=MOST_SHEETS)
        self.sheets[value] = []

    def sheet_line(self, number: int, value: str) -> None:
        if not self.sheets:
            raise self.wrong(number, "record-header-unknown", line=shortened(value))
        self.sheets[next(reversed(self.sheets))].append(value)

    def check_sheets(self, number: int) -> None:
        """The text of a sheet is the one that its name was made from."""
        for name, lines in self.sheets.items():
            text = "\n".join(lines)
            if len(text) > sheets.MOST_LETTERS or sheets.name_of(text) != name:
                raise self.wrong(number, "record-sheet-changed", name=name)

    def finished(self, body: list[tuple[int, str]], last: int) -> Record:
        end = re.fullmatch(r"end (over|open) ([0-9a-f]{16})", body[-1][1]) if body else None
        if end is None:
            raise self.wrong(last, "record-cut")
        seed = self.values.get("seed")
        digest = self.values.get("seed-hash", "")
        if seed is not None and digest and seed_hash(seed) != digest:
            raise self.wrong(self.headers.index(f"seed-hash {digest}") + 1, "record-seed-hash")
        moves = tuple(self.moves(body[:-1]))
        circuit = "" if self.values["circuit"] == "-" else self.values["circuit"]
        names = tuple(self.names)
        if not names:
            raise self.wrong(last, "record-no-seat")
        game, revision = self.values["game"], int(self.values["rules"])
        switches = tuple(self.switches)
        texts = tuple("\n".join(lines) for lines in self.sheets.values())
        return Record(game, revision, circuit, switches, names, seed, digest, moves, end[1] == "over", end[2], texts)

    def moves(self, body: list[tuple[int, str]]) -> Iterator[Move]:
        running = sha256("\n".join(self.headers).encode())
        number = 0
        for line_number, line in body:
            found = LINE.fullmatch(line)
            if not found:
                raise self.wrong(line_number, "record-move", line=shortened(line))
            move = Move(int(found[2]) if found[2] else None, found[3] or "", tuple(re.findall(r"= ?(\S+)", found[4])))
            number += move.seat is not None
            if int(found[1]) != number:
                raise self.wrong(line_number, "record-move-number", given=found[1], number=str(number))
            running.update(f"{number}. {move}".encode())
            if found[5] and running.hexdigest()[:4] != found[5]:
                raise self.wrong(line_number, "record-changed")
            yield move


def record_of(match: Match, with_seed: bool) -> Record:
    """The record of a match so far."""
    setup = match.setup
    names = tuple(plain_name(name) for name in (*setup.names, *[""] * setup.seats)[: setup.seats])
    switches = tuple((name, switch_word(value)) for name, value in setup.switches.items())
    seed = None if match.dice is None else match.dice.seed
    return Record(
        setup.game,
        match.game.revision,
        setup.circuit,
        switches,
        names,
        seed if with_seed else None,
        "" if seed is None else seed_hash(seed),
        tuple(moves_of(match.history)),
        match.over,
        digest_of(match),
        sheets.enclosed((setup.circuit, *setup.switches.values())),
    )


def plain_name(name: str) -> str:
    """A name as it fits on a line of a record."""
    printable = "".join(char if char.isprintable() else " " for char in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def moves_of(history: list[tuple[int, str]]) -> Iterator[Move]:
    """The decisions, each with the chance after it."""
    seat: int | None = None
    code = ""
    chance: list[str] = []
    for who, what in history:
        if who == CHANCE_SEAT:
            chance.append(what)
            continue
        if seat is not None or chance:
            yield Move(seat, code, tuple(chance))
        seat, code, chance = who, what, []
    if seat is not None or chance:
        yield Move(seat, code, tuple(chance))


def digest_of(match: Match) -> str:
    """The fingerprint of a position."""
    return sha256(match.position.encode()).hexdigest()[:16]


class Luck(Plain):
    """Whether the chance in a record follows from its seed."""

    drawn: int
    """How often chance decided."""
    first_wrong: int | None = None
    """The number of the first move whose chance does not follow from the seed; None if all does."""


def replay(
    record: Record, game: Game, until: int | None = None, each: Callable[[Match], None] | None = None
) -> tuple[Match, Luck]:
    """The match of a record, up to a move, and whether its luck came from its seed.

    `each` sees the match at first and after every move. A record of another revision of the rules is as good as one of
    this, if its moves lead to the same position under these rules.
    """
    if record.revision == game.revision:
        return _played(record, game, until, each)
    try:
        whole = _played(record, game, None, each if until is None else None)
    except (PaddockError, AssertionError, LookupError, TypeError, ValueError) as error:
        text = f"was played by revision {record.revision} of the rules of {game.id}; this is {game.revision}"
        raise PaddockError(f"the record {text}, under which it does not lead to the same end: {error}") from error
    return whole if until is None else _played(record, game, until, each)


def _played(record: Record, game: Game, until: int | None, each: Callable[[Match], None] | None) -> tuple[Match, Luck]:
    match = beginning(record, game)
    dice = None if record.seed is None else Dice(record.seed)
    wrong: int | None = None
    number = drawn = 0
    if each is not None:
        each(match)
    for move in record.moves:
        if until is not None and number + (move.seat is not None) > until:
            break
        number += move.seat is not None
        _choose(match, move, number)
        for code in move.chance:
            drawn += 1
            if not _falls(match, code, number, dice) and wrong is None:
                wrong = number
        if each is not None:
            each(match)
    if until is None:
        _check_end(match, record)
    match.dice = dice
    return match, Luck(drawn, wrong)


def beginning(record: Record, game: Game, listening: bool = True) -> Match:
    """The match of a record before its first move, with open chance."""
    for text in record.sheets:
        sheets.keep(text)
    setup = game.setup(len(record.names), record.circuit, dict(record.switches), names=record.names)
    setup = replace(setup, circuit=record.circuit)  # some name a circuit of the user's folder by its id, not its sheet
    return game.race(setup, listening=listening, open_chance=True)


def _choose(match: Match, move: Move, number: int) -> None:
    if move.seat is None:
        return
    try:
        match.choose(move.seat, move.code)
    except IllegalChoice as error:
        raise bad("record", message(CORE, "record-bad-move", number=str(number), why=shortened(error))) from error


def _falls(match: Match, code: str, number: int, dice: Dice | None) -> bool:
    """Let chance fall as recorded; returns whether the dice agree."""
    fork = match.chance
    expected = code
    if fork is not None and dice is not None:
        expected = fork.outcomes[dice.pick(len(fork.outcomes), fork.weights, fork.purpose)].code
    try:
        match.fall(code)
    except IllegalChoice as error:
        raise bad("record", message(CORE, "record-bad-chance", number=str(number), why=shortened(error))) from error
    return expected == code


def _check_end(match: Match, record: Record) -> None:
    if match.over != record.over:
        raise bad("record", message(CORE, "record-over", over=match.over))
    if digest_of(match) != record.digest:
        raise bad("record", message(CORE, "record-position"))


def seedless() -> TextError:
    """The error of a record whose chance cannot be checked."""
    return TextError(message(CORE, "record-no-seed"))
