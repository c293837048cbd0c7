"""Small boards of cells for tests, puzzles and figures, written as a plain list.

Cells lie on a lattice of half cells: a letter for the lane from the left (a, b, c, d) and a number that grows by two
from cell to cell and by one from lane to lane, so that lanes a and c hold even numbers, b and d odd ones.

    track 3 lanes from -4 to 40        the numbers of one lap; from 40 the lap begins again at -4
    line 0                             the line lies before number 0; without this, where the lap begins
    corner one from 24 to 30 stops 2   numbers that belong to a corner; all else is straight
    arrow c8 b9 c10                    the only steps from c8; without this, every step that the lattice allows
    wall right                         a wall along the whole right edge
    grid a-2 c-4                       start places, pole first
    pit right from c6 to c20 boxes 2   enter from c6 and c8, leave to c20 and c22
    weather rain 1-7 variable 8-12 fair 13-20
    soft 27                            the soft mark; without this, two thirds of the lap
"""

from importlib import resources

from paddock.circuits.cells import NOWHERE, CellBoard
from paddock.circuits.cells_furnish import find_start, lay_kerbs
from paddock.circuits.cells_pit import lay_pit
from paddock.circuits.cells_ways import derive_ways
from paddock.circuits.reader_parts import SIDES, Block, CellsReader, Statements
from paddock.circuits.source import LANE_LETTERS
from paddock.circuits.words import Complaints, Words, Wrong, wrong
from paddock.core.errors import bad

MOST_NUMBERS = 1000
SHELF = resources.files("paddock.circuits") / "data" / "small"


class SmallReader(Block):
    """The lines of a small board, in any order after `track`."""

    def __init__(self, id: str) -> None:  # noqa: A002  the board's own word
        super().__init__()
        self.id = id
        self.lanes = 0
        self.first = 0
        self.last = 0
        self.line: int | None = None
        self.corners: list[tuple[str, int, int, int]] = []
        self.arrows: list[tuple[str, list[str]]] = []
        self.walls: list[str] = []
        self.grid: list[str] = []
        self.pit: tuple[str, str, str, int] | None = None
        self.soft: int | None = None
        self.cells = CellsReader()

    def statements(self) -> Statements:
        if not self.lanes:
            return {"track": self.read_track}
        return {
            "line": self.read_line,
            "corner": self.read_corner,
            "arrow": self.read_arrow,
            "wall": self.read_wall,
            "grid": self.read_grid,
            "pit": self.read_pit,
            "weather": self.cells.read_weather,
            "soft": self.read_soft,
        }

    def number(self, words: Words, what: str) -> int:
        return words.whole(what, -MOST_NUMBERS, MOST_NUMBERS)

    def read_track(self, words: Words) -> None:
        lanes = words.whole("lanes", 1, 4)
        words.keyword("lanes")
        words.keyword("from")
        self.first = self.number(words, "first-number")
        words.keyword("to")
        self.last = self.number(words, "lap-end")
        if (self.last - self.first) % 2 or self.last - self.first < 8:
            raise Wrong("lap-odd")
        self.lanes = lanes

    def read_line(self, words: Words) -> None:
        self.line = self.number(words, "line")

    def read_soft(self, words: Words) -> None:
        self.soft = self.number(words, "soft-mark")

    def read_corner(self, words: Words) -> None:
        name = words.name("corner-id")
        words.keyword("from")
        start = self.number(words, "first-number")
        words.keyword("to")
        end = self.number(words, "last-number")
        words.keyword("stops")
        stops = words.whole("stops", 1, 9)
        if not self.first <= start < end < self.last or any(s <= end and start <= e for _, s, e, _ in self.corners):
            raise Wrong("corner-overlap")
        self.corners.append((name, start, end, stops))

    def read_arrow(self, words: Words) -> None:
        cell = words.take("cell")
        steps = [words.take("step-cell")]
        while words:
            steps.append(words.take("step-cell"))
        self.arrows.append((cell, steps))

    def read_wall(self, words: Words) -> None:
        self.walls.append(words.keyword(*SIDES))

    def read_grid(self, words: Words) -> None:
        while words:
            self.grid.append(words.take("cell"))

    def read_pit(self, words: Words) -> None:
        side = words.keyword(*SIDES)
        words.keyword("from")
        start = words.take("cell")
        words.keyword("to")
        end = words.take("cell")
        words.keyword("boxes")
        self.pit = (side, start, end, words.whole("boxes", 1, 20))


def small_boards() -> list[str]:
    """The names of the built-in small boards."""
    return sorted(file.name.removesuffix(".board") for file in SHELF.iterdir() if file.name.endswith(".board"))


def named_board(name: str) -> CellBoard:
    """A built-in small board."""
    if name not in small_boards():
        raise bad("small boards", wrong("no-small-board", name=name, known=" ".join(small_boards())))
    return small_board((SHELF / f"{name}.board").read_text("utf-8"), name)


def small_board(text: str, id: str = "small") -> CellBoard:  # noqa: A002  the board's own word
    """The board that this text lists; raises BadData with all complaints."""
    complaints = Complaints(id)
    reader = SmallReader(id)
    for number, line in enumerate(text.splitlines(), 1):
        try:
            reader.read(number, line)
        except Wrong as mistake:
            complaints.add(number, mistake.text)
    if not reader.lanes:
        complaints.say(1, "line-missing", keyword="track", example="track 3 lanes from 0 to 40")
    complaints.settle()
    try:
        return Small(reader).build()
    except Wrong as mistake:
        raise bad(id, mistake.text, 1) from None


class Small:
    """A small board under construction."""

    def __init__(self, reader: SmallReader) -> None:
        self.reader = reader
        self.board = CellBoard(reader.id, "road", reader.lanes)
        self.lap = reader.last - reader.first
        self.line = reader.first if reader.line is None else reader.line

    def build(self) -> CellBoard:
        board, reader = self.board, self.reader
        board.lap = self.lap
        zones = self.add_zones()
        for lane in range(reader.lanes):
            for number in range(reader.first, reader.last):
                if number % 2 == lane % 2:
                    board.add(f"{LANE_LETTERS[lane]}{number}", lane, zones[number - reader.first], self.rank(number))
        board.size = len(board.names)
        self.join()
        for cell, steps in reader.arrows:
            self.set_arrows(self.find(cell), [self.find(step) for step in steps])
        derive_ways(board)
        self.furnish()
        if reader.pit is not None:
            self.add_pit(*reader.pit)
        return board

    def rank(self, number: int) -> int:
        return (number - self.line) % self.lap

    def find(self, name: str) -> int:
        if name not in self.board.index:
            raise Wrong("no-cell", name=name)
        return self.board.index[name]

    def add_zones(self) -> list[int]:
        """The zone of every number: corners as listed, one straight between two of them, one over the lap's end."""
        reader, board = self.reader, self.board
        zones: list[int] = []
        place = reader.first
        for name, start, end, stops in sorted(reader.corners, key=lambda corner: corner[1]):
            if start > place:
                zones += [len(board.zone_names)] * (start - place)
                board.add_straight_zone(f"straight{len(board.straights) + 1}", "")
            zones += [len(board.zone_names)] * (end + 1 - start)
            board.add_corner_zone(name, name, stops)
            place = end + 1
        if reader.last > place:
            wraps = bool(board.zone_names) and board.zone_straight[0] == 0
            zones += [0 if wraps else len(board.zone_names)] * (reader.last - place)
            if not wraps:
                board.add_straight_zone(f"straight{len(board.straights) + 1}", "")
        return zones

    def neighbour(self, cell: int, lane: int, gained: int) -> int:
        """The cell of this lane that lies this many half cells farther on, or -1."""
        board, reader = self.board, self.reader
        if not 0 <= lane < board.lanes:
            return NOWHERE
        number = int(board.names[cell][1:]) + gained
        wrapped = (number - reader.first) % self.lap + reader.first
        return board.index.get(f"{LANE_LETTERS[lane]}{wrapped}", NOWHERE)

    def join(self) -> None:
        board = self.board
        for cell in range(board.size):
            lane = board.lane[cell]
            board.front[cell] = board.ahead[cell] = self.neighbour(cell, lane, 2)
            board.left[cell] = self.neighbour(cell, lane - 1, 1)
            board.right[cell] = self.neighbour(cell, lane + 1, 1)
            beside = [self.neighbour(cell, near, by) for near in (lane - 1, lane + 1) for by in (-1, 1)]
            board.side[cell] = tuple(sorted(other for other in beside if other != NOWHERE))

    def set_arrows(self, cell: int, steps: list[int]) -> None:
        board = self.board
        by_side = {board.lane[step] - board.lane[cell]: step for step in steps}
        board.ahead[cell] = by_side.get(0, NOWHERE)
        board.left[cell] = by_side.get(-1, NOWHERE)
        board.right[cell] = by_side.get(1, NOWHERE)

    def furnish(self) -> None:
        board, reader = self.board, self.reader
        edges = {"left": 0, "right": board.lanes - 1}
        walled = {edges[side] for side in reader.walls}
        for cell in range(board.size):
            board.wall[cell] = board.lane[cell] in walled
            board.is_finish[cell] = board.rank[cell] < 2
        board.finish = [cell for cell in range(board.size) if board.is_finish[cell]]
        find_start(board)
        lay_kerbs(board)
        board.drs = list(range(len(board.straights)))[:2]
        board.soft = self.rank(reader.soft) if reader.soft is not None else 2 * self.lap // 3
        board.grid = [self.find(cell) for cell in reader.grid]
        board.weather = list(reader.cells.weather[1]) if reader.cells.weather else []

    def add_pit(self, side: str, start: str, end: str, boxes: int) -> None:
        """Pit cells lie half a cell beyond the second entry, and so on to half a cell before the first exit."""
        board = self.board
        entries = [self.find(start), self.neighbour(self.find(start), board.lane[self.find(start)], 2)]
        exits = [self.find(end), self.neighbour(self.find(end), board.lane[self.find(end)], 2)]
        count = (board.rank[exits[0]] - board.rank[entries[1]]) % self.lap // 2
        if count < boxes + 2:
            raise Wrong("pit-short", boxes=boxes, least=boxes + 2, length=count)
        ranks = [(board.rank[entries[1]] + 1 + 2 * n) % self.lap for n in range(count)]
        lay_pit(board, side, ranks, entries, exits, boxes)
