"""Reads a circuit file. The text is untrusted: bounded in size, and never executed."""

from collections.abc import Callable

from paddock.circuits import reader_parts as parts
from paddock.circuits.source import PRODUCTS, Piece, Source, Zone
from paddock.circuits.words import Complaints, Words, Wrong

MOST_LETTERS = 64_000
MOST_LINES = 1_500
MOST_ZONES = 64
MOST_PIECES = 200
KINDS = ("road", "street", "oval", "beach")


class Reader(parts.Block):
    """The file so far: the current block, and what has been read of each."""

    def __init__(self, origin: str, complaints: Complaints) -> None:
        super().__init__()
        self.origin = origin
        self.complaints = complaints
        self.part = ""
        self.id = ""
        self.name = ""
        self.kind = "road"
        self.lanes = 3
        self.heading = 0.0
        self.real_length = 0
        self.laps = 0
        self.clockwise: bool | None = None
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self.cells = parts.CellsReader()
        self.sections = parts.SectionsReader()
        self.spaces = parts.SpacesReader()

    def statements(self) -> parts.Statements:
        blocks: parts.Statements = {name: self.begin(name) for name in PRODUCTS}
        if self.part == "cells":
            return self.cells.statements() | blocks
        if self.part == "sections":
            return self.sections.statements() | blocks
        if self.part == "spaces":
            return self.spaces.statements() | blocks
        return {
            "circuit": self.read_circuit,
            "real": self.read_real,
            "track": self.read_track,
            "straight": self.read_straight,
            "corner": self.read_corner,
            "ahead": self.read_ahead,
            "left": self.read_left,
            "right": self.read_right,
        } | blocks

    def begin(self, name: str) -> Callable[[Words], None]:
        def start(words: Words) -> None:
            self.once(name, words.line)
            self.part = name

        return start

    def read_circuit(self, words: Words) -> None:
        self.once("circuit", words.line)
        self.id = words.name("circuit-id")
        self.name = words.title("circuit-name")

    def read_real(self, words: Words) -> None:
        self.once("real", words.line)
        self.real_length = words.whole("length-metres", 100, 100_000)
        words.keyword("m")
        self.clockwise = words.keyword("clockwise", "anticlockwise") == "clockwise"
        if words:
            self.laps = words.whole("race-laps", 1, 1000)
            words.keyword("laps")

    def read_track(self, words: Words) -> None:
        self.once("track", words.line)
        self.lanes = words.whole("lanes", 3, 4)
        words.keyword("lanes")
        words.keyword("heading")
        self.heading = words.number("heading", -360, 360)
        self.kind = words.optional(*KINDS) or "road"

    def read_straight(self, words: Words) -> None:
        self.start_zone(words, is_corner=False)

    def read_corner(self, words: Words) -> None:
        self.start_zone(words, is_corner=True)

    def start_zone(self, words: Words, is_corner: bool) -> None:
        self.close_zone()
        if len(self.zones) == MOST_ZONES:
            raise Wrong("zones-many", most=MOST_ZONES)
        zone = Zone(words.line, words.name("zone-id"), words.title("zone-name"), is_corner)
        self.once(f"zone {zone.id}", words.line)
        self.zones.append(zone)

    def close_zone(self) -> None:
        """Give the last zone the pieces read since it began."""
        if self.zones:
            last = self.zones[-1]
            self.zones[-1] = Zone(last.line, last.id, last.name, last.is_corner, tuple(self.pieces))
        self.pieces = []

    def add_piece(self, piece: Piece) -> None:
        if not self.zones:
            raise Wrong("piece-no-zone")
        if len(self.pieces) + sum(len(zone.pieces) for zone in self.zones[:-1]) >= MOST_PIECES:
            raise Wrong("pieces-many", most=MOST_PIECES)
        self.pieces.append(piece)

    def read_ahead(self, words: Words) -> None:
        length = words.number("length-cells", 0.2, 120)
        self.add_piece(Piece(words.line, length=length, flex=bool(words.optional("flex"))))

    def read_left(self, words: Words) -> None:
        self.read_arc(words, 1.0)

    def read_right(self, words: Words) -> None:
        self.read_arc(words, -1.0)

    def read_arc(self, words: Words, sign: float) -> None:
        angle = words.number("angle", 1, 300)
        self.add_piece(Piece(words.line, angle=sign * angle, radius=words.number("radius", 0.5, 200)))

    def source(self) -> Source:
        """The file as records; complains about missing lines."""
        self.close_zone()
        for keyword, example in (("circuit", 'circuit monza "Monza"'), ("track", "track 3 lanes heading 0")):
            if keyword not in self.seen:
                self.complaints.say(1, "line-missing", keyword=keyword, example=example)
        return Source(
            origin=self.origin,
            line=self.seen.get("circuit", 1),
            id=self.id,
            name=self.name,
            kind=self.kind,
            lanes=self.lanes,
            heading=self.heading,
            zones=tuple(self.zones),
            real_length=self.real_length,
            laps=self.laps,
            clockwise=self.clockwise,
            real_line=self.seen.get("real", 1),
            cells=self.cells.part(self.seen["cells"]) if "cells" in self.seen else None,
            sections=self.sections.part(self.seen["sections"]) if "sections" in self.seen else None,
            spaces=self.spaces.part(self.seen["spaces"]) if "spaces" in self.seen else None,
        )


def read_source(text: str, origin: str, complaints: Complaints) -> Source:
    """The records of a file; each unreadable line becomes a complaint and is skipped."""
    reader = Reader(origin, complaints)
    lines = text.splitlines()
    if len(text) > MOST_LETTERS or len(lines) > MOST_LINES:
        complaints.say(1, "file-long", letters=MOST_LETTERS, lines=MOST_LINES)
        complaints.settle()
    for number, line in enumerate(lines, 1):
        try:
            reader.read(number, line)
        except Wrong as wrong:
            complaints.add(number, wrong.text)
    return reader.source()
