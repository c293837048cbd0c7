"""Where a car can go: the exact search for legal ways, level by level in units of movement.

A label is a way that was begun: where it stands, and everything that decides how it may go on. Two labels of one level
that agree in all of that are one. A way on a straight is dropped as soon as a shorter one leads to the same cell and
crosses nothing that it does not cross itself: whatever follows could be had shorter too.
"""

from typing import Final

from paddock.games.formula_de.rules_track import Track

NO_KERB: Final = 0
KERB_PLUS: Final = 1
KERB_MINUS: Final = 2
KERB_CELLS: Final = 3
SLIP_CHANGES: Final = 2

Over = tuple[int, int, int, int]  # corner, cells beyond it, stops missing, lines touched before it was left
Key = tuple[object, ...]


class Terms:
    """What holds for one movement of one car: the board, what stands on it, and what the driver may do."""

    def __init__(self, track: Track, occupied: dict[int, int], markers: dict[int, int]) -> None:
        self.track = track
        self.occupied = occupied  # cells with other cars
        self.markers = markers
        self.walls: bool = False
        self.kerbs: bool = False
        self.high: bool = False
        self.lane_shift: int = 9
        self.stop_at_line: bool = False
        self.pit_open: bool = False
        self.box: int = -1  # which box a car in the pit lane drives to; -1 when it leaves
        self.stop_corner: int = -1  # the corner where the turn began, and the stops made in it
        self.stops_made: int = 0
        self.slip: bool = False
        self.force: bool = False


class Label:
    """A way that was begun."""

    def __init__(self, cell: int) -> None:
        self.cell: int = cell
        self.units: int = 0
        self.run_a: int = -1
        self.run_k: int = 0
        self.run_s: int = 0
        self.lock: bool = False
        self.kerb_run: int = 0
        self.kerb: int = NO_KERB
        self.doubled: tuple[int, ...] = ()
        self.overs: tuple[Over, ...] = ()
        self.entered: tuple[int, ...] = ()
        self.first_cell: int = -1
        self.over_in: tuple[int, ...] = ()
        self.hazards: tuple[int, ...] = ()
        self.walls: tuple[int, ...] = ()
        self.crossed: int = 0
        self.fresh: bool = False  # claimed a kerb cell more or a double cell here: it cannot end here
        self.inside: bool = False  # on a cell with another car: it cannot end here
        self.forced: bool = False
        self.through: int = -1  # the cell with the car that was driven through
        self.changes: int = 0  # lane changes of a slipstream
        self.into_pit: bool = False
        self.path: tuple[int, ...] = ()

    def step(self, to: int) -> "Label":
        """The same way, one cell longer."""
        label = Label(to)
        label.units = self.units + 1
        label.run_a = self.run_a
        label.run_k = self.run_k
        label.run_s = self.run_s
        label.lock = self.lock
        label.kerb = self.kerb
        label.doubled = self.doubled
        label.overs = self.overs
        label.entered = self.entered
        label.first_cell = self.first_cell
        label.over_in = self.over_in
        label.hazards = self.hazards
        label.walls = self.walls
        label.crossed = self.crossed
        label.forced = self.forced
        label.through = self.through
        label.changes = self.changes
        label.into_pit = self.into_pit
        label.path = (*self.path, to)
        return label

    def again(self) -> "Label":
        """A copy, to be claimed something for."""
        label = self.step(self.cell)
        label.units = self.units
        label.path = self.path
        label.kerb_run = self.kerb_run
        return label

    def key(self) -> Key:
        """Everything that decides how the way may go on and what it costs."""
        return (
            self.cell,
            self.run_a,
            self.run_k,
            self.run_s,
            self.lock,
            self.kerb_run,
            self.kerb,
            self.doubled,
            self.overs,
            self.entered,
            self.first_cell,
            self.hazards,
            self.walls,
            self.crossed,
            self.fresh,
            self.inside,
            self.through,
            self.changes,
        )

    def outcome(self) -> Key:
        """What tells two ways apart once they are driven: the last cell and what follows from the way."""
        return (
            self.cell,
            self.overs,
            self.hazards,
            self.walls,
            self.kerb,
            self.doubled,
            self.crossed,
            self.forced,
            self.entered,
        )


class Shortest:
    """The shortest ways round the cars (but for one that was driven through) from the first cell of a run: for each
    cell the best of length and crossings."""

    def __init__(self, start: int, through: int) -> None:
        self.start: int = start
        self.through: int = through
        self.length: int = 0
        self.edge: list[tuple[int, int]] = [(start, 0)]
        self.ways: dict[int, list[tuple[int, int]]] = {start: [(0, 0)]}


class Search:
    """All legal ways from one cell, explored as deep as somebody asks."""

    def __init__(self, terms: Terms, start: Label) -> None:
        self.terms = terms
        self.levels: list[list[Label]] = [[start]]
        self.keys: list[set[Key]] = [{start.key()}]
        self.ended: list[Label] = []
        self.dead: list[Label] = []
        self.expanded: int = 0
        self.menus: dict[Key, object] = {}  # what was made of the ways, kept by whoever made it
        self.tables: dict[tuple[int, int], Shortest] = {}

    def explore(self, depth: int) -> None:
        """Go on until every way of `depth` units is known."""
        while self.expanded < depth:
            level = self.levels[self.expanded]
            index = 0
            while index < len(level):  # a kerb cell that costs nothing lengthens its own level
                self._expand(level[index])
                index += 1
            self.expanded += 1
            while len(self.levels) <= self.expanded:
                self._add_level()

    def _add_level(self) -> None:
        self.levels.append([])
        self.keys.append(set())

    def results(self, units: int) -> list[Label]:
        """The ways of exactly so many units that may end where they are, one for each outcome, and those that ended
        before."""
        self.explore(units)
        found = [label for label in self.levels[units] if self.may_end(label)]
        found += [label for label in self.ended if label.units <= units]
        return distinct(found)

    def may_end(self, label: Label) -> bool:
        """FD-STRAIGHT-03  A run may end at most so many lanes from where it began; claimed cells must be driven on."""
        return not (label.fresh or label.inside) and self._lanes_kept(label, label.cell)

    def _lanes_kept(self, label: Label, end: int) -> bool:
        if label.run_a < 0 or label.lock:
            return True
        lane = self.terms.track.lane
        return abs(lane[end] - lane[label.run_a]) <= self.terms.lane_shift

    def blocked(self, units: int) -> list[Label]:
        """FD-EMERG-03, FD-EMERG-20  The longest ways, in cells, among those that could not go on."""
        self.explore(units)
        stuck = [label for label in self.dead if label.units < units and not label.inside]
        longest = max((len(label.path) for label in stuck), default=0)
        return distinct([label for label in stuck if len(label.path) == longest])

    # One step

    def _expand(self, label: Label) -> None:
        terms = self.terms
        track = terms.track
        cell = label.cell
        before = len(self.ended)
        pushed = False
        if cell >= track.size:
            pushed = self._expand_pit(label)
        else:
            for to in track.steps[cell]:
                if self._allows(label, to) and self._enter(label, to):
                    pushed = True
            if terms.pit_open and cell in track.pit_entries and not label.lock and self._enter_pit(label):
                pushed = True
        if not pushed and len(self.ended) == before:
            self.dead.append(label)

    def _allows(self, label: Label, to: int) -> bool:
        """FD-MOVE-05, FD-OVER-04, FD-OVER-16  Whether a step is free, and keeps the lane where it must be kept."""
        terms = self.terms
        if to in terms.occupied and (not terms.force or label.forced or label.inside):
            return False
        if label.lock:
            ahead = terms.track.ahead[label.cell]
            if ahead >= 0 and to != ahead:
                return False
        return True

    def _enter(self, label: Label, to: int) -> bool:
        """Drive onto a cell of the track; False where the way would not be legal."""
        terms = self.terms
        track = terms.track
        new = label.step(to)
        if to in terms.occupied:
            new.forced = new.inside = True
            new.through = to
        if terms.slip and not self._keep_shape(label, new):
            return False
        self._cross(label, new)
        if not self._keep_run(label, new):
            return False
        if track.crosses(label.cell, to):
            new.crossed += 1
            if terms.stop_at_line:
                if not self._lanes_kept(new, to):
                    return False
                self.ended.append(new)
                return True
        self._push(new)
        self._claim(label, new)
        return True

    def _keep_shape(self, label: Label, new: Label) -> bool:
        """FD-SLIP-06 .. FD-SLIP-10  On a straight a slipstream changes lane once or twice, in corners it follows
        arrows."""
        track = self.terms.track
        if track.corner[label.cell] < 0 and track.lane[label.cell] != track.lane[new.cell]:
            new.changes += 1
        return new.changes <= SLIP_CHANGES

    def _cross(self, label: Label, new: Label) -> None:
        """Corners left and entered, markers and walls: what a step means beyond the cell."""
        terms = self.terms
        track = terms.track
        cell, to = label.cell, new.cell
        was, now = track.corner[cell], track.corner[to]
        if new.lock:
            new.overs = tuple((c, excess + 1, missing, lines) for c, excess, missing, lines in new.overs)
        if was >= 0 and was != now:
            self._leave_corner(new, was)
        if now >= 0:
            if now not in new.entered:
                new.entered = (*new.entered, now)
            if was != now:
                new.first_cell = to
                if new.lock:
                    new.over_in = (*new.over_in, now)
        if to in terms.markers:
            new.hazards = (*new.hazards, to)
        if terms.walls and track.wall[to] and track.lane[to] != track.lane[cell]:
            new.walls = (*new.walls, to)
        if terms.kerbs and now >= 0 and track.kerb[to] and new.kerb == NO_KERB:
            same = was == now and track.lane[cell] == track.lane[to]
            new.kerb_run = min(label.kerb_run, KERB_CELLS) + 1 if same else 1

    def _leave_corner(self, new: Label, corner: int) -> None:
        """FD-OVER-01, FD-OVER-04  A corner left with stops missing is overshot: the lane is locked from here on."""
        terms = self.terms
        made = terms.stops_made if corner == terms.stop_corner and corner not in new.over_in else 0
        missing = terms.track.stops[corner] - made
        if missing > 0:
            new.overs = (*new.overs, (corner, 1, missing, new.crossed))
            new.lock = True

    def _keep_run(self, label: Label, new: Label) -> bool:
        """FD-STRAIGHT-06, FD-STRAIGHT-11  On a straight no shorter way may lead to the same cell."""
        terms = self.terms
        track = terms.track
        if terms.slip or new.lock:
            new.run_a, new.run_k, new.run_s = -1, 0, 0
            return True
        cell, to = label.cell, new.cell
        if cell >= track.size or track.corner[cell] >= 0:  # a run begins
            new.run_a, new.run_k, new.run_s = (to, 0, 0) if track.corner[to] < 0 else (-1, 0, 0)
            return True
        new.run_k = label.run_k + 1
        new.run_s = label.run_s | self._crossed_bit(cell, to)
        for shorter, crossed in self._table(label.run_a, new.through, new.run_k).ways.get(to, ()):
            if shorter < new.run_k and crossed & ~new.run_s == 0:
                return False
        if track.corner[to] >= 0:  # the run ends with the first corner cell
            if not self._lanes_kept(label, to):
                return False
            new.run_a, new.run_k, new.run_s = -1, 0, 0
        return True

    def _crossed_bit(self, cell: int, to: int) -> int:
        """FD-STRAIGHT-11, FD-WALL-09  The dangerous cell or the walled lane that a step crosses, as a bit."""
        terms = self.terms
        track = terms.track
        bit = 1 << to if to in terms.markers else 0
        if terms.walls and track.wall[to] and track.lane[cell] != track.lane[to]:
            bit |= 1 << track.size
        return bit

    def _table(self, start: int, through: int, length: int) -> "Shortest":
        """The shortest ways from the first cell of a run, known for all lengths below the one asked for."""
        table = self.tables.get((start, through))
        if table is None:
            table = Shortest(start, through)
            self.tables[(start, through)] = table
        while table.length < length - 1 and table.edge:
            self._lengthen(table)
        return table

    def _lengthen(self, table: "Shortest") -> None:
        """All shortest ways that are one step longer."""
        terms = self.terms
        track = terms.track
        straight = track.straight[table.start]
        table.length += 1
        following: list[tuple[int, int]] = []
        for cell, crossed in table.edge:
            for to in track.steps[cell]:
                if to in terms.occupied and to != table.through:
                    continue
                bits = crossed | self._crossed_bit(cell, to)
                ways = table.ways.setdefault(to, [])
                if is_beaten(ways, bits):
                    continue
                ways.append((table.length, bits))
                if track.straight[to] == straight and to != table.start:
                    following.append((to, bits))
        table.edge = following

    def _claim(self, label: Label, new: Label) -> None:
        """FD-AERO-07, FD-KERB-04, FD-KERB-05  The first cell of a corner, or the third by the kerb, may count
        otherwise."""
        terms = self.terms
        corner = terms.track.corner[new.cell]
        entry = corner >= 0 and corner != terms.track.corner[label.cell]
        kerb = new.kerb_run == KERB_CELLS and new.kerb == NO_KERB
        if terms.high and entry:
            double = new.again()
            double.units += 1
            double.doubled = (*double.doubled, corner)
            double.inside = new.inside
            double.fresh = True
            self._push(double)
        if kerb:
            minus = new.again()
            minus.units += 1
            minus.kerb, minus.kerb_run = KERB_MINUS, 0
            minus.inside = new.inside
            self._push(minus)
            plus = new.again()
            plus.units -= 1
            plus.kerb, plus.kerb_run = KERB_PLUS, 0
            plus.inside = new.inside
            plus.fresh = True
            self._push(plus)

    def _push(self, label: Label) -> None:
        units = label.units
        while len(self.levels) <= units:
            self._add_level()
        key = label.key()
        if key not in self.keys[units]:
            self.keys[units].add(key)
            self.levels[units].append(label)

    # The pit lane

    def _enter_pit(self, label: Label) -> bool:
        """FD-PIT-08, FD-PIT-56  The run on the straight ends on the cell from which the lane is entered."""
        if not self._lanes_kept(label, label.cell):
            return False
        return self._drive_pit(label, self.terms.track.pit_cells[0])

    def _drive_pit(self, label: Label, to: int) -> bool:
        new = label.step(to)
        new.run_a, new.run_k, new.run_s = -1, 0, 0
        new.into_pit = label.into_pit or label.cell < self.terms.track.size
        if self.terms.track.crosses(label.cell, to):
            new.crossed += 1
        if to in self.terms.track.box_places:  # FD-PIT-21
            self.ended.append(new)
        else:
            self._push(new)
        return True

    def _expand_pit(self, label: Label) -> bool:
        """FD-PIT-10, FD-PIT-20, FD-PIT-42  In the lane nobody is in the way; a closed exit ends the movement."""
        terms = self.terms
        track = terms.track
        cell = label.cell
        if cell in track.box_places:
            return self._drive_pit(label, track.box_after[track.box_places.index(cell)])
        if terms.box >= 0 and cell == track.box_before[terms.box]:
            return self._drive_pit(label, track.box_places[terms.box])
        place = track.pit_cells.index(cell)
        if place + 1 < len(track.pit_cells):
            return self._drive_pit(label, track.pit_cells[place + 1])
        free = [to for to in track.pit_exits if to not in terms.occupied]
        for to in free:
            self._enter(label, to)
        if not free:
            self.ended.append(label)
        return True


def is_beaten(ways: list[tuple[int, int]], bits: int) -> bool:
    """Whether a way found earlier, hence no longer, crosses nothing more."""
    return any(crossed & ~bits == 0 for _, crossed in ways)


def distinct(labels: list[Label]) -> list[Label]:
    """One way for each outcome."""
    found: dict[Key, Label] = {}
    for label in labels:
        found.setdefault(label.outcome(), label)
    return list(found.values())
