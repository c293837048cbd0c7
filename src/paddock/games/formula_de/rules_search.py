"""Where a car can go: the exact search for legal ways, level by level in units of movement.

Two labels of one level that agree in all that decides how they may go on are one. A way on a straight is dropped as
soon as a shorter one leads to the same cell and crosses nothing that it does not cross itself: whatever follows could
be had shorter too.
"""

from typing import Final

from paddock.games.formula_de.rules_ways import (
    CELL_SHIFT,
    KERB_MINUS,
    KERB_PLUS,
    KERB_SHIFT,
    NO_KERB,
    RUN_SHIFT,
    TRAIL_SHIFT,
    Key,
    Label,
    Over,
    Run,
    Start,
    Terms,
    Trail,
)

KERB_CELLS: Final = 3
LONGEST_STEP: Final = 2  # units of one step at most, with a cell that counts double
SLIP_CHANGES: Final = 2
EXPANDED: Final[set[int]] = set()  # the keys of a level to which nothing is added any more


class Search:
    """All legal ways from one cell, explored as deep as somebody asks."""

    def __init__(self, terms: Terms, start: Start) -> None:
        self.terms = terms
        self.start = start
        self.trails: dict[Key, Trail] = {}
        self.marks: dict[Key, int] = {}  # outcomes of trails, numbered
        self.runs: dict[tuple[int, int], Run] = {}
        self.ended: list[Label] = []
        self.dead: list[Label] = []
        self.expanded: int = 0
        walled = terms.walls and terms.track.has_walls
        self.calm: bool = not (terms.markers or terms.force or terms.slip or walled)  # runs cross nothing
        run = self._run(start.run_a, -1) if start.run_a >= 0 else None
        trail = self._known(start.trail)
        first = Label(start.cell, 0, 0, None, trail, run, start.run_k, start.run_s, start.kerb_run)
        self.levels: list[list[Label]] = [[first]]
        self.keys: list[set[int]] = [{first.key()}]
        self.touched: list[int] = [0]  # cells that steps from the levels below lead to, as bits

    def fork(self, terms: Terms, obstacles: int) -> "Search":
        """The search from the same start on the same road with something on it. What was found before any step leads
        to an obstacle holds there too, and is taken over."""
        search = Search(terms, self.start)
        depth = self.free_depth(obstacles)
        if depth == 0:
            return search
        search.trails = self.trails.copy()
        search.marks = self.marks.copy()
        search.expanded = depth
        search.touched = self.touched[: depth + 1]
        search.ended = [label for label in self.ended if label.came_from < depth]
        search.dead = [label for label in self.dead if label.units < depth]
        search.levels = self.levels[:depth]
        search.keys = [EXPANDED] * depth
        for level in self.levels[depth : depth + LONGEST_STEP]:
            taken = [search._taken_over(label) for label in level if label.came_from < depth]
            search.levels.append(taken)
            search.keys.append({label.key() for label in taken})
        return search

    def _taken_over(self, label: Label) -> Label:
        return label if label.run is None else label.on(self._run(label.run.start, -1))

    def free_depth(self, obstacles: int) -> int:
        """How many levels could be expanded without a step onto one of these cells."""
        depth = self.expanded
        while self.touched[depth] & obstacles:
            depth -= 1
        return depth

    def explore(self, depth: int) -> None:
        """Go on until every way of `depth` units is known."""
        while self.expanded < depth:
            level = self.levels[self.expanded]
            touched = self.touched[self.expanded]
            masks = self.terms.track.step_masks
            while len(self.levels) <= self.expanded + LONGEST_STEP:
                self.levels.append([])
                self.keys.append(set())
            for label in level:  # a kerb cell that costs nothing lengthens its own level
                self._expand(label)
                touched |= masks[label.cell]
            self.touched.append(touched)
            self.keys[self.expanded] = EXPANDED
            self.expanded += 1

    def results(self, units: int) -> list[Label]:
        """The ways of exactly so many units that may end where they are, one for each outcome, and those that ended
        before."""
        self.explore(units)
        found = [label for label in self.levels[units] if self.may_end(label)]
        if self.ended:
            found += [label for label in self.ended if label.units <= units]
        return distinct(found)

    def may_end(self, label: Label) -> bool:
        """FD-STRAIGHT-03, FD-FORCE-05, FD-FORCE-07  A run may end at most so many lanes from where it began; claimed
        cells must be driven on."""
        if label.fresh or label.inside:
            return False
        return label.run is None or self._lanes_kept(label, label.cell)

    def _lanes_kept(self, label: Label, end: int) -> bool:
        """FD-STRAIGHT-02 to FD-STRAIGHT-04  Lanes may be changed to either side, but only so far from where the run
        began."""
        if label.run is None:
            return True
        lane = self.terms.track.lane
        return abs(lane[end] - lane[label.run.start]) <= self.terms.lane_shift

    def blocked(self, units: int) -> list[Label]:
        """FD-EMERG-03, FD-EMERG-20  The longest ways, in cells, among those that could not go on."""
        self.explore(units)
        stuck = [label for label in self.dead if label.units < units and not label.inside]
        longest = max((label.steps for label in stuck), default=0)
        return distinct([label for label in stuck if label.steps == longest])

    # One step

    def _expand(self, label: Label) -> None:
        terms = self.terms
        track = terms.track
        cell = label.cell
        before = len(self.ended)
        if cell >= track.size:
            pushed = self._expand_pit(label)
        else:
            pushed = self._expand_calm(label) if self.calm else self._expand_cell(label)
            # FD-PIT-49
            if terms.pit_open and cell in track.pit_entries and not label.trail.lock and self._enter_pit(label):
                pushed = True
        if not pushed and len(self.ended) == before:
            self.dead.append(label)

    def _expand_cell(self, label: Label) -> bool:
        """FD-MOVE-04, FD-CORNER-04, FD-CORNER-12, FD-HAZ-15  Every step from a cell of the track."""
        pushed = False
        for to in self.terms.track.steps[label.cell]:
            if self._allows(label, to) and self._enter(label, to):
                pushed = True
        return pushed

    def _expand_calm(self, label: Label) -> bool:
        """The same with no danger near, which makes most steps simple."""
        if label.run is not None:
            return self._follow_straight(label, label.run)
        corner = self.terms.track.corner[label.cell]
        if corner in label.trail.entered or (corner < 0 and label.trail.lock):
            return self._follow_freely(label)
        return self._expand_cell(label)

    def _follow_straight(self, label: Label, run: Run) -> bool:
        """Steps on a straight with no danger near: inside it nothing changes but the cell."""
        track, occupied = self.terms.track, self.terms.occupied
        units, steps, k = label.units + 1, label.steps + 1, label.run_k + 1
        inner = track.inner[label.cell]
        level, keys = self.levels[units], self.keys[units]
        on_run = label.trail.number << TRAIL_SHIFT | ((label.run_s << 7 | k) << 12 | run.start + 1) << RUN_SHIFT
        self._know_run(run, k)
        pushed = False
        for to in track.steps[label.cell]:
            if to in occupied:
                continue
            if to not in inner:
                pushed = self._enter(label, to) or pushed
            elif run.nearest.get(to, k) >= k:
                key = on_run | to << CELL_SHIFT
                if key not in keys:
                    keys.add(key)
                    level.append(Label(to, units, steps, label, label.trail, run, k, label.run_s))
                pushed = True
        return pushed

    def _follow_freely(self, label: Label) -> bool:
        """FD-CORNER-05  Steps in a corner, or in a lane that cannot be left, with no danger near: inside it nothing
        changes but the cell, and cells along the kerb count."""
        track, occupied, trail = self.terms.track, self.terms.occupied, label.trail
        cell, units, steps = label.cell, label.units + 1, label.steps + 1
        kerbs = self.terms.kerbs and trail.kerb == NO_KERB
        inner = track.inner[cell]
        level, keys = self.levels[units], self.keys[units]
        pushed = False
        for to in track.straight_on[cell] if trail.lock else track.steps[cell]:
            if to in occupied:
                continue
            if to not in inner:
                pushed = self._enter(label, to) or pushed
                continue
            kerb_run = self._kerb_run(label, to, trail) if kerbs and track.kerb[to] else 0
            key = trail.number << TRAIL_SHIFT | to << CELL_SHIFT | kerb_run << KERB_SHIFT
            pushed = True
            if key in keys:
                continue
            new = Label(to, units, steps, label, trail, None, 0, 0, kerb_run)
            keys.add(key)
            level.append(new)
            if kerb_run == KERB_CELLS:
                self._claim_kerb(new)
        return pushed

    def _allows(self, label: Label, to: int) -> bool:
        """FD-MOVE-05, FD-OVER-04, FD-OVER-16, FD-FORCE-11, FD-FORCE-13, FD-HAZ-11  Whether a step is free, and keeps
        the lane where it must be kept."""
        terms = self.terms
        if to in terms.occupied and (not terms.force or label.trail.forced or label.inside):
            return False
        if label.trail.lock:
            ahead = terms.track.ahead[label.cell]
            if ahead >= 0 and to != ahead:
                return False
        return True

    def _enter(self, label: Label, to: int) -> bool:
        """Drive onto a cell of the track; False where the way would not be legal."""
        terms = self.terms
        trail = self._trail_after(label, to)
        if trail.changes > SLIP_CHANGES:  # FD-SLIP-35
            return False
        kerb_run = self._kerb_run(label, to, trail) if terms.kerbs else 0
        new = Label(to, label.units + 1, label.steps + 1, label, trail, None, 0, 0, kerb_run)
        new.inside = to in terms.occupied
        if not self._keep_run(label, new):
            return False
        if terms.stop_at_line and terms.track.crosses(label.cell, to):
            if not self._lanes_kept(new, to):
                return False
            self.ended.append(new)
            return True
        self._push(new)
        self._claim(label, new)
        return True

    def _trail_after(self, label: Label, to: int) -> Trail:
        """What a step brings beyond the cell: a lane changed in a slipstream, a car driven through, corners left and
        entered, markers, walls and the line."""
        terms = self.terms
        track = terms.track
        cell, trail = label.cell, label.trail
        was, now = track.corner[cell], track.corner[to]
        sideways = track.lane[cell] != track.lane[to]
        changes = 1 if terms.slip and was < 0 and sideways else 0  # FD-SLIP-06 to FD-SLIP-10, FD-SLIP-13
        walled = terms.walls and sideways and track.wall[to]  # FD-WALL-05, FD-WALL-08, FD-WALL-10
        through = to in terms.occupied
        danger = to in terms.markers  # FD-HAZ-05, FD-HAZ-09, FD-HAZ-10, FD-OIL-05, FD-OVER-20, FD-TRICK-14
        line = track.crosses(cell, to)
        if was == now and (now < 0 or now in trail.entered) and not (changes or walled or through or danger or line):
            return trail
        new = trail.copy()
        new.changes += changes
        if through:
            new.forced, new.through = True, to
        if was >= 0 and was != now:  # FD-CORNER-13, FD-STRAIGHT-08
            self._leave_corner(new, was, label.steps)
        if now >= 0:
            self._enter_corner(new, now, to, was != now)
        if danger:
            new.hazards = (*new.hazards, to)
        if walled:
            new.walls = (*new.walls, to)
        if line:
            new.crossed += 1
        return self._known(new)

    def _leave_corner(self, trail: Trail, corner: int, steps: int) -> None:
        """FD-OVER-01, FD-OVER-04, FD-OVER-19, FD-CORNER-01, FD-SKID-14  A corner left with stops missing is overshot:
        the lane is locked from here on."""
        terms = self.terms
        made = terms.stops_made if corner == terms.stop_corner and corner not in trail.over_in else 0
        missing = terms.track.stops[corner] - made
        if missing > 0:
            trail.left = (*trail.left, (corner, steps, missing, trail.crossed))
            trail.lock = True

    def _enter_corner(self, trail: Trail, corner: int, cell: int, fresh: bool) -> None:
        """FD-CORNER-14  The first cell of a corner is the one driven onto from outside, in whichever lane."""
        if corner not in trail.entered:
            trail.entered = (*trail.entered, corner)
        if fresh:
            trail.first_cell = cell
            if trail.lock:
                trail.over_in = (*trail.over_in, corner)

    def _known(self, trail: Trail) -> Trail:
        """The one trail like this."""
        key = trail.key()
        known = self.trails.get(key)
        if known is not None:
            return known
        trail.number = len(self.trails)
        trail.mark = self.marks.setdefault(trail.outcome(), len(self.marks))
        trail.hardship = len(trail.left) + len(trail.hazards) + len(trail.walls) + (1 if trail.kerb else 0)
        self.trails[key] = trail
        return trail

    def _kerb_run(self, label: Label, to: int, trail: Trail) -> int:
        """FD-KERB-03, FD-KERB-04, FD-KERB-10  Cells in a row along one kerb."""
        track = self.terms.track
        corner = track.corner[to]
        if not (self.terms.kerbs and corner >= 0 and track.kerb[to] and trail.kerb == NO_KERB):
            return 0
        if track.corner[label.cell] != corner or track.lane[label.cell] != track.lane[to]:
            return 1
        return min(label.kerb_run, KERB_CELLS) + 1

    # Runs on straights

    def _keep_run(self, label: Label, new: Label) -> bool:
        """FD-STRAIGHT-01, FD-STRAIGHT-06, FD-STRAIGHT-09 to FD-STRAIGHT-11, FD-STRAIGHT-15, FD-STRAIGHT-18  On a
        straight no shorter way may lead to the same cell."""
        terms = self.terms
        track = terms.track
        if terms.slip or new.trail.lock:  # FD-STRAIGHT-14, FD-SLIP-12
            return True
        to, through = new.cell, new.trail.through
        if label.run is None:
            if track.corner[to] < 0:  # a run begins
                new.run = self._run(to, through)
            return True
        run = label.run if label.run.through == through else self._run(label.run.start, through)
        new.run_k = label.run_k + 1
        new.run_s = label.run_s | self._crossed_bit(label.cell, to)
        self._know_run(run, new.run_k)
        if run.has_shorter(to, new.run_k, new.run_s):
            return False
        if track.corner[to] >= 0:  # the run ends with the first corner cell
            new.run_k = new.run_s = 0
            return self._lanes_kept(label, to)
        new.run = run
        return True

    def _crossed_bit(self, cell: int, to: int) -> int:
        """FD-STRAIGHT-11, FD-WALL-09  The dangerous cell or the walled lane that a step crosses, as a bit."""
        terms = self.terms
        track = terms.track
        bit = 1 << to if to in terms.markers else 0
        if terms.walls and track.wall[to] and track.lane[cell] != track.lane[to]:
            bit |= 1 << track.size
        return bit

    def _run(self, start: int, through: int) -> Run:
        """The one run like this."""
        run = self.runs.get((start, through))
        if run is None:
            run = Run(start, through)
            self.runs[(start, through)] = run
        return run

    def _know_run(self, run: Run, length: int) -> None:
        """The shortest ways from the first cell of a run, for all lengths below the one asked for."""
        while run.length < length - 1 and run.edge:
            self._lengthen(run)

    def _lengthen(self, run: Run) -> None:
        """All shortest ways that are one step longer."""
        terms = self.terms
        track = terms.track
        straight = track.straight[run.start]  # FD-STRAIGHT-17
        run.length += 1
        following: list[tuple[int, int]] = []
        for cell, crossed in run.edge:
            for to in track.steps[cell]:
                if to in terms.occupied and to != run.through:
                    continue
                bits = 0
                if self.calm:
                    if to in run.nearest:
                        continue
                    run.nearest[to] = run.length
                else:
                    bits = crossed | self._crossed_bit(cell, to)
                    if not run.add(to, bits):
                        continue
                if track.straight[to] == straight and to != run.start:
                    following.append((to, bits))
        run.edge = following

    # Claims

    def _claim(self, label: Label, new: Label) -> None:
        """FD-AERO-07, FD-AERO-16, FD-KERB-05  The first cell of a corner, or the third by the kerb, may count
        otherwise."""
        terms = self.terms
        if terms.high:
            corner = terms.track.corner[new.cell]
            if corner >= 0 and corner != terms.track.corner[label.cell]:
                trail = new.trail.copy()
                trail.doubled = (*trail.doubled, corner)
                double = new.claiming(1, self._known(trail))
                double.kerb_run = new.kerb_run
                double.fresh = True  # FD-AERO-08
                self._push(double)
        if new.kerb_run == KERB_CELLS:
            self._claim_kerb(new)

    def _claim_kerb(self, new: Label) -> None:
        """FD-KERB-09, FD-KERB-11, FD-KERB-12  The third cell by the kerb may count double and end the move, or count
        for nothing and lead on."""
        self._push(new.claiming(1, self._by_kerb(new.trail, KERB_MINUS)))
        plus = new.claiming(-1, self._by_kerb(new.trail, KERB_PLUS))
        plus.fresh = True
        self._push(plus)

    def _by_kerb(self, trail: Trail, kerb: int) -> Trail:
        used = trail.copy()
        used.kerb = kerb
        return self._known(used)

    def _push(self, label: Label) -> None:
        key, keys = label.key(), self.keys[label.units]
        if key not in keys:
            keys.add(key)
            self.levels[label.units].append(label)

    # The pit lane

    def _enter_pit(self, label: Label) -> bool:
        """FD-PIT-08, FD-PIT-56  The run on the straight ends on the cell from which the lane is entered."""
        if not self._lanes_kept(label, label.cell):
            return False
        return self._drive_pit(label, self.terms.track.pit_cells[0])

    def _drive_pit(self, label: Label, to: int) -> bool:
        track = self.terms.track
        trail = label.trail
        entering, line = label.cell < track.size, track.crosses(label.cell, to)
        if entering or line:
            trail = trail.copy()
            trail.into_pit = trail.into_pit or entering
            trail.crossed += 1 if line else 0
            trail = self._known(trail)
        new = Label(to, label.units + 1, label.steps + 1, label, trail)
        if to in track.box_places:  # FD-PIT-21
            self.ended.append(new)
        else:
            self._push(new)
        return True

    def _expand_pit(self, label: Label) -> bool:
        """FD-PIT-02, FD-PIT-10, FD-PIT-15, FD-PIT-20, FD-PIT-41 to FD-PIT-43, FD-MOVE-06  In the lane nobody is in the
        way; a closed exit ends the movement."""
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


def distinct(labels: list[Label]) -> list[Label]:
    """FD-STRAIGHT-16  One way for each outcome."""
    if len(labels) < 2:
        return labels
    found: dict[tuple[int, int, tuple[Over, ...]], Label] = {}
    for label in labels:
        found.setdefault(label.outcome(), label)
    return list(found.values())
