"""Where a car can go: the exact search for legal ways, level by level in units of movement.

Two ways of one level that agree in all that decides how they may go on have the same label and are one. A way on a
straight is dropped as soon as a shorter one leads to the same cell and crosses nothing that it does not cross itself:
whatever follows could be had shorter too.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.atlas import Atlas
from paddock.games.formula_de.ways.labels import (
    CELL_BITS,
    CELL_SHIFT,
    CELL_SIZE,
    FIRST,
    FRESH,
    INSIDE,
    KERB_BITS,
    KERB_SHIFT,
    LENGTH_BITS,
    LENGTH_SHIFT,
    NO_KERB,
    NO_RUN,
    NO_STAGE,
    RUN_BITS,
    RUN_SHIFT,
    TRAIL_SHIFT,
    UNIT_BITS,
    UNIT_SHIFT,
    Level,
    Run,
    Shortest,
    Terms,
    Trail,
    Way,
)

KERB_CELLS: Final = 3
LONGEST_STEP: Final = 2  # units of one step at most, with a cell that counts double
SLIP_CHANGES: Final = 2
NO_WAY: Final = -1
BUT_TRAIL: Final = (1 << TRAIL_SHIFT) - 1  # all of a label but its trail, and all but its cells by the kerb
BUT_KERB: Final = ~(KERB_BITS << KERB_SHIFT)
STOPS_SHIFT: Final = 2  # what else decides which trail follows a step: stops missing, walls, slipstream
STEP_SHIFT: Final = 6
NOTHING: Final[Level] = {}


@mypyc_attr(acyclic=True)
class Search:
    """All legal ways from one cell, explored as deep as somebody asks."""

    def __init__(self, atlas: Atlas, terms: Terms, label: int) -> None:
        self.atlas = atlas
        self.terms = terms
        self.start: int = label  # where it begins
        self.levels: list[Level] = [{label: NO_STAGE}]
        self.ended: Level = NOTHING  # stages that end by themselves, and the stage that each was reached from
        self.dead: list[int] = []  # stages from which nothing leads on
        self.expanded: int = 0
        self.touched: list[int] = [0]  # cells that steps from the levels below lead to, as bits, as far as asked for
        self.shortest: dict[int, Shortest] = {}  # by origin
        walled = terms.walls and terms.track.has_walls
        self.calm: bool = not (terms.markers or terms.force or terms.slip or walled)  # runs cross nothing

    def fork(self, terms: Terms, depth: int) -> "Search":
        """The search from the same start on the same road with something on it, which no step of so many levels leads
        to: what they have found holds there too, and is taken over."""
        search = Search(self.atlas, terms, self.start)
        if depth == 0:
            return search
        search.expanded = depth
        search.levels = self.levels[:depth]
        for level in self.levels[depth : depth + LONGEST_STEP]:
            search.levels.append({label: before for label, before in level.items() if before & UNIT_BITS < depth})
        if self.ended:
            search.ended = {stage: before for stage, before in self.ended.items() if before & UNIT_BITS < depth}
        if self.dead:
            search.dead = [stage for stage in self.dead if stage & UNIT_BITS < depth]
        return search

    def depth_before(self, obstacles: int) -> int:
        """How many of the levels that were asked for can be expanded without a step onto one of these cells."""
        low, high = 0, len(self.touched)
        while high - low > 1:
            middle = (low + high) // 2
            if self.touched[middle] & obstacles:
                high = middle
            else:
                low = middle
        return low

    def touches(self, depth: int) -> int:
        """The cells that the steps of so many levels lead to, as bits."""
        touched, masks = self.touched, self.terms.track.step_masks
        while len(touched) <= depth:
            self.explore(len(touched))
            mask = touched[-1]
            for label in self.levels[len(touched) - 1]:
                mask |= masks[label >> CELL_SHIFT & CELL_BITS]
            touched.append(mask)
        return touched[depth]

    def explore(self, depth: int) -> None:
        """Go on until every way of `depth` units is known."""
        levels = self.levels
        while self.expanded < depth:
            units = self.expanded
            while len(levels) <= units + LONGEST_STEP:
                levels.append({})
            level = levels[units]
            labels = list(level)
            self._expand_all(units, labels)
            while len(labels) < len(level):  # a kerb cell that costs nothing has lengthened its own level
                more = list(level)[len(labels) :]
                self._expand_all(units, more)
                labels += more
            self.expanded += 1

    # What was found

    def results(self, units: int) -> list[int]:
        """The ways of exactly so many units that may end where they are, and those that ended before."""
        if self.expanded < units:
            self.explore(units)
        found = self.endings(units)
        if self.ended:
            found += [stage for stage in self.ended if stage & UNIT_BITS <= units]
        return self._distinct(found) if len(found) > 1 else found

    def endings(self, units: int) -> list[int]:
        """FD-STRAIGHT-03, FD-FORCE-05, FD-FORCE-07  The ways of a level that may end: a run may end at most so many
        lanes from where it began; claimed cells must be driven on."""
        runs, lane, most = self.atlas.runs, self.terms.track.lane, self.terms.lane_shift
        found: list[int] = []
        for label in self.levels[units]:
            if label & (FRESH | INSIDE):
                continue
            run = label >> RUN_SHIFT & RUN_BITS
            if run == 0 or -most <= lane[label >> CELL_SHIFT & CELL_BITS] - runs[run].lane <= most:
                found.append(label << UNIT_SHIFT | units)
        return found

    def blocked(self, units: int) -> list[int]:
        """FD-EMERG-03, FD-EMERG-20  The longest ways, in cells, among those that could not go on."""
        self.explore(units)
        stuck = [stage for stage in self.dead if stage & UNIT_BITS < units and not stage >> UNIT_SHIFT & INSIDE]
        longest = max([self.steps(stage) for stage in stuck], default=0)
        return self._distinct([stage for stage in stuck if self.steps(stage) == longest])

    def first(self) -> int:
        """The way that has not begun."""
        return self.start << UNIT_SHIFT

    def steps(self, stage: int) -> int:
        """How many cells were driven."""
        return (stage & UNIT_BITS) - self.trail(stage).claimed

    def trail(self, stage: int) -> Trail:
        """What it has brought."""
        return self.atlas.trails[stage >> UNIT_SHIFT + TRAIL_SHIFT]

    def cell(self, stage: int) -> int:
        """Where it stands."""
        return stage >> UNIT_SHIFT + CELL_SHIFT & CELL_BITS

    def way(self, stage: int) -> Way:
        """All about a way, for those who look closer."""
        atlas = self.atlas
        run = atlas.runs[stage >> UNIT_SHIFT + RUN_SHIFT & RUN_BITS]
        return Way(self.levels, self.ended, stage, atlas.trails[stage >> UNIT_SHIFT + TRAIL_SHIFT], run)

    def _distinct(self, stages: list[int]) -> list[int]:
        """FD-STRAIGHT-16  One way for each outcome: the last cell and what follows from the way."""
        trails = self.atlas.trails
        found: dict[int, int] = {}
        for stage in stages:
            trail = trails[stage >> UNIT_SHIFT + TRAIL_SHIFT]
            outcome = (trail.mark << CELL_SIZE | stage >> UNIT_SHIFT + CELL_SHIFT & CELL_BITS) << UNIT_SHIFT
            if trail.left:
                outcome |= (stage & UNIT_BITS) - trail.since
            if outcome not in found:
                found[outcome] = stage
        return list(found.values())

    def _lanes_kept(self, run: Run, end: int) -> bool:
        """FD-STRAIGHT-02 to FD-STRAIGHT-04  Lanes may be changed to either side, but only so far from where the run
        began."""
        return run is NO_RUN or abs(self.terms.track.lane[end] - run.lane) <= self.terms.lane_shift

    # One step

    def _expand_all(self, units: int, labels: list[int]) -> None:
        """A step further from labels of one level."""
        terms, trails = self.terms, self.atlas.trails
        track, calm = terms.track, self.calm
        for label in labels:
            cell = label >> CELL_SHIFT & CELL_BITS
            if cell >= track.size:
                pushed = self._expand_pit(units, label, cell)
            elif not calm:
                pushed = self._expand_cell(units, label, cell, trails[label >> TRAIL_SHIFT])
            elif label >> RUN_SHIFT & RUN_BITS:
                pushed = self._follow_straight(units, label, cell)
            else:
                trail = trails[label >> TRAIL_SHIFT]
                if track.corner[cell] in trail.roomy:
                    pushed = self._follow_freely(units, label, cell, trail)
                else:
                    pushed = self._expand_cell(units, label, cell, trail)
            if terms.pit_open and cell in track.pit_entries and self._enter_pit(units, label, cell):
                pushed = True
            if not pushed:
                self.dead.append(label << UNIT_SHIFT | units)

    def _expand_cell(self, units: int, label: int, cell: int, trail: Trail) -> bool:
        """FD-MOVE-04, FD-CORNER-04, FD-CORNER-12, FD-OVER-04, FD-OVER-16, FD-HAZ-11, FD-HAZ-15  Every step from a cell
        of the track, in the lane where it must be kept."""
        occupied = self.terms.occupied
        pushed = False
        for to in self.terms.track.straight_on[cell] if trail.lock else self.terms.track.steps[cell]:
            if (to not in occupied or self._may_force(label, trail)) and self._enter(units, label, cell, to):
                pushed = True
        return pushed

    def _may_force(self, label: int, trail: Trail) -> bool:
        """FD-MOVE-05, FD-FORCE-11, FD-FORCE-13  Whether a way may lead through a car, once."""
        return self.terms.force and not trail.forced and not label & INSIDE

    def _follow_straight(self, units: int, label: int, cell: int) -> bool:
        """Steps on a straight with no danger near: inside it nothing changes but the cell."""
        track, occupied = self.terms.track, self.terms.occupied
        length = (label >> LENGTH_SHIFT & LENGTH_BITS) + 1
        nearest = self._shortest(self.atlas.runs[label >> RUN_SHIFT & RUN_BITS], length).nearest
        on_run = label >> RUN_SHIFT << RUN_SHIFT | length << LENGTH_SHIFT
        level, stage, inside = self.levels[units + 1], label << UNIT_SHIFT | units, track.inside[cell]
        pushed = False
        for to in track.steps[cell]:
            if to in occupied:
                continue
            if inside or to in track.inner[cell]:
                if nearest.get(to, length) >= length:
                    pushed = True
                    new = on_run | to << CELL_SHIFT
                    if new not in level:
                        level[new] = stage
            elif self._enter(units, label, cell, to):
                pushed = True
        return pushed

    def _follow_freely(self, units: int, label: int, cell: int, trail: Trail) -> bool:
        """FD-CORNER-05  Steps in a corner, or in a lane that cannot be left, with no danger near: inside it nothing
        changes but the cell, and cells along the kerb count."""
        track, occupied = self.terms.track, self.terms.occupied
        kerbs = self.terms.kerbs and trail.kerb == NO_KERB
        level, stage, inside = self.levels[units + 1], label << UNIT_SHIFT | units, track.inside[cell]
        on_trail = label >> TRAIL_SHIFT << TRAIL_SHIFT
        pushed = False
        for to in track.straight_on[cell] if trail.lock else track.steps[cell]:
            if to in occupied:
                continue
            if not inside and to not in track.inner[cell]:
                pushed = self._enter(units, label, cell, to) or pushed
                continue
            pushed = True
            new = on_trail | to << CELL_SHIFT
            if kerbs and track.kerb[to]:
                self._follow_kerb(units + 1, new, trail, self._kerb_run(label, cell, to), stage)
            elif new not in level:
                level[new] = stage
        return pushed

    def _follow_kerb(self, units: int, label: int, trail: Trail, kerb_run: int, before: int) -> None:
        """A step onto a cell along the kerb."""
        level = self.levels[units]
        label |= kerb_run << KERB_SHIFT
        if label not in level:
            level[label] = before
            if kerb_run == KERB_CELLS:
                self._claim_kerb(units, label, trail, before)

    def _enter(self, units: int, label: int, cell: int, to: int) -> bool:
        """Drive onto a cell of the track; False where the way would not be legal."""
        terms = self.terms
        trail = self._trail_after(units, label, cell, to)
        if trail.changes > SLIP_CHANGES:  # FD-SLIP-35
            return False
        run = self._run_after(label, trail, cell, to)
        if run == NO_WAY:
            return False
        kerb_run = self._kerb_run(label, cell, to) if terms.kerbs and trail.kerb == NO_KERB else 0
        new = trail.number << TRAIL_SHIFT | run | to << CELL_SHIFT | kerb_run << KERB_SHIFT
        if to in terms.occupied:
            new |= INSIDE
        enters = terms.track.corner[to] >= 0 and terms.track.corner[to] != terms.track.corner[cell]
        if enters:
            new |= FIRST  # FD-CORNER-14: the first cell is the one driven onto from outside, in whichever lane
        stage = label << UNIT_SHIFT | units
        if terms.stop_at_line and terms.track.crosses(cell, to):
            if not self._lanes_kept(self.atlas.runs[new >> RUN_SHIFT & RUN_BITS], to):
                return False
            self._end(units + 1, new, stage)
            return True
        self._push(units + 1, new, stage)
        if terms.high and enters:
            self._claim_corner(units + 1, new, trail, stage)
        if kerb_run == KERB_CELLS:
            self._claim_kerb(units + 1, new, trail, stage)
        return True

    def _push(self, units: int, label: int, before: int) -> None:
        level = self.levels[units]
        if label not in level:
            level[label] = before

    def _end(self, units: int, label: int, before: int) -> None:
        """A way that ends by itself."""
        if not self.ended:
            self.ended = {}
        self.ended.setdefault(label << UNIT_SHIFT | units, before)

    # What a step brings

    def _trail_after(self, units: int, label: int, cell: int, to: int) -> Trail:
        """The trail after a step."""
        terms, atlas = self.terms, self.atlas
        corner = terms.track.corner
        trail = atlas.trails[label >> TRAIL_SHIFT]
        was = corner[cell]
        # FD-CORNER-13, FD-STRAIGHT-08
        missing = self._missing_stops(trail, was) if was >= 0 and was != corner[to] else 0
        if to in terms.markers or to in terms.occupied:
            return self._step_on(units, trail, cell, to, missing)
        # Where nothing is overshot, it is all the same after how many units the step is made
        step = trail.number << UNIT_SHIFT
        step = (step | units) << STEP_SHIFT | missing << STOPS_SHIFT if missing > 0 else step << STEP_SHIFT
        step = ((step | terms.slip << 1 | terms.walls) << CELL_SIZE | cell) << CELL_SIZE | to
        after = atlas.after.get(step)
        if after is None:
            after = self._step_on(units, trail, cell, to, missing)
            atlas.after[step] = after
        return after

    def _step_on(self, units: int, trail: Trail, cell: int, to: int, missing: int) -> Trail:
        """What a step brings beyond the cell: a lane changed in a slipstream, a car driven through, corners left and
        entered, markers, walls and the line."""
        terms = self.terms
        track = terms.track
        was, now = track.corner[cell], track.corner[to]
        sideways = track.lane[cell] != track.lane[to]
        changes = 1 if terms.slip and was < 0 and sideways else 0  # FD-SLIP-06 to FD-SLIP-10, FD-SLIP-13
        walled = terms.walls and sideways and track.wall[to]  # FD-WALL-05, FD-WALL-08, FD-WALL-10
        through = to in terms.occupied
        danger = to in terms.markers  # FD-HAZ-05, FD-HAZ-09, FD-HAZ-10, FD-OIL-05, FD-OVER-20, FD-TRICK-14
        line = track.crosses(cell, to)
        enters = now >= 0 and (now not in trail.entered or (was != now and (trail.lock or missing > 0)))
        if not (enters or missing > 0 or changes or walled or through or danger or line):
            return trail
        new = trail.copy()
        new.changes += changes
        if through:
            new.forced, new.through = True, to
        if missing > 0:  # FD-OVER-01, FD-OVER-04  overshot: the lane is locked from here on
            new.left = (*new.left, (was, units - trail.claimed, missing, new.crossed))
            new.lock = True
        if enters:
            enter_corner(new, now, was != now)
        if danger:
            new.hazards = (*new.hazards, to)
        if walled:
            new.walls = (*new.walls, to)
        if line:
            new.crossed += 1
        return self.atlas.trail(new)

    def _missing_stops(self, trail: Trail, corner: int) -> int:
        """FD-OVER-19, FD-CORNER-01, FD-SKID-14  The stops that a corner still asks for when it is left."""
        terms = self.terms
        made = terms.stops_made if corner == terms.stop_corner and corner not in trail.over_in else 0
        return terms.track.stops[corner] - made

    def _kerb_run(self, label: int, cell: int, to: int) -> int:
        """FD-KERB-03, FD-KERB-04, FD-KERB-10  Cells in a row along one kerb."""
        track = self.terms.track
        corner = track.corner[to]
        if corner < 0 or not track.kerb[to]:
            return 0
        if track.corner[cell] != corner or track.lane[cell] != track.lane[to]:
            return 1
        return min(label >> KERB_SHIFT & KERB_BITS, KERB_CELLS) + 1

    # Runs on straights

    def _run_after(self, label: int, trail: Trail, cell: int, to: int) -> int:
        """FD-STRAIGHT-01, FD-STRAIGHT-06, FD-STRAIGHT-09 to FD-STRAIGHT-11, FD-STRAIGHT-15, FD-STRAIGHT-18  The run of
        a label after a step, in its place; no way where a shorter one leads to the same cell."""
        terms = self.terms
        track = terms.track
        if terms.slip or trail.lock:  # FD-STRAIGHT-14, FD-SLIP-12
            return 0
        atlas = self.atlas
        run = atlas.runs[label >> RUN_SHIFT & RUN_BITS]
        if run is NO_RUN:
            return 0 if track.corner[to] >= 0 else atlas.run(to, trail.through, 0).number << RUN_SHIFT
        length = (label >> LENGTH_SHIFT & LENGTH_BITS) + 1
        crossed = run.crossed | terms.crossed_bit(cell, to)
        if crossed != run.crossed or trail.through != run.through:
            run = atlas.run(run.start, trail.through, crossed)
        if self._shortest(run, length).has_shorter(to, length, crossed):
            return NO_WAY
        if track.corner[to] >= 0:  # the run ends with the first corner cell
            return 0 if self._lanes_kept(run, to) else NO_WAY
        return run.number << RUN_SHIFT | length << LENGTH_SHIFT

    def _shortest(self, run: Run, length: int) -> Shortest:
        """The shortest ways from the first cell of a run, known for all lengths below the one asked for."""
        shortest = self.shortest.get(run.origin)
        if shortest is None:
            shortest = self._straight(run)
            self.shortest[run.origin] = shortest
        if shortest.length < length - 1:
            shortest.lengthen(self.terms, self.calm, length - 1)
        return shortest

    def _straight(self, run: Run) -> Shortest:
        """The straight of a run: one with nothing on it is the same to all searches, whatever stands beyond it."""
        straight = self.terms.track.straight
        if self.calm and not any(straight[cell] == straight[run.start] for cell in self.terms.occupied):
            return self.atlas.free_shortest(run)
        return Shortest(run.start, run.through, self.terms.occupied)

    # Claims

    def _claim_corner(self, units: int, label: int, trail: Trail, before: int) -> None:
        """FD-AERO-07, FD-AERO-08, FD-AERO-16  The first cell of a corner may count double, and is then driven on
        from."""
        doubled = trail.copy()
        doubled.doubled = (*doubled.doubled, self.terms.track.corner[label >> CELL_SHIFT & CELL_BITS])
        double = self.atlas.trail(doubled).number << TRAIL_SHIFT
        self._push(units + 1, label & BUT_TRAIL | double | FRESH, before)

    def _claim_kerb(self, units: int, label: int, trail: Trail, before: int) -> None:
        """FD-KERB-05, FD-KERB-09, FD-KERB-11, FD-KERB-12  The third cell by the kerb may count double and end the move,
        or count for nothing and lead on."""
        label &= BUT_KERB & BUT_TRAIL
        shorter, longer = self.atlas.kerb_trails(trail)
        self._push(units + 1, label | shorter << TRAIL_SHIFT, before)
        self._push(units - 1, label | longer << TRAIL_SHIFT | FRESH, before)

    # The pit lane

    def _enter_pit(self, units: int, label: int, cell: int) -> bool:
        """FD-PIT-08, FD-PIT-49, FD-PIT-56  The run on the straight ends on the cell from which the lane is entered; a
        lane that must be kept does not lead there."""
        run = self.atlas.runs[label >> RUN_SHIFT & RUN_BITS]
        if self.atlas.trails[label >> TRAIL_SHIFT].lock or not self._lanes_kept(run, cell):
            return False
        return self._drive_pit(units, label, cell, self.terms.track.pit_cells[0])

    def _drive_pit(self, units: int, label: int, cell: int, to: int) -> bool:
        track = self.terms.track
        trail = self.atlas.trails[label >> TRAIL_SHIFT]
        entering, line = cell < track.size, track.crosses(cell, to)
        if entering or line:
            trail = trail.copy()
            trail.into_pit = trail.into_pit or entering
            trail.crossed += 1 if line else 0
            trail = self.atlas.trail(trail)
        new, stage = trail.number << TRAIL_SHIFT | to << CELL_SHIFT, label << UNIT_SHIFT | units
        if to in track.box_places:  # FD-PIT-21
            self._end(units + 1, new, stage)
        else:
            self._push(units + 1, new, stage)
        return True

    def _expand_pit(self, units: int, label: int, cell: int) -> bool:
        """FD-PIT-02, FD-PIT-10, FD-PIT-15, FD-PIT-20, FD-PIT-41 to FD-PIT-43, FD-MOVE-06  In the lane nobody is in the
        way; a closed exit ends the movement."""
        terms = self.terms
        track = terms.track
        if cell in track.box_places:
            return self._drive_pit(units, label, cell, track.box_after[track.box_places.index(cell)])
        if terms.box >= 0 and cell == track.box_before[terms.box]:
            return self._drive_pit(units, label, cell, track.box_places[terms.box])
        place = track.pit_cells.index(cell)
        if place + 1 < len(track.pit_cells):
            return self._drive_pit(units, label, cell, track.pit_cells[place + 1])
        free = [to for to in track.pit_exits if to not in terms.occupied]
        for to in free:
            self._enter(units, label, cell, to)
        if not free:
            self._end(units, label, self.levels[units][label])
        return True


def enter_corner(trail: Trail, corner: int, fresh: bool) -> None:
    """A corner is entered; one that is driven into from outside in a lane that cannot be left is part of what was
    overshot."""
    if corner not in trail.entered:
        trail.entered = (*trail.entered, corner)
    if fresh and trail.lock:
        trail.over_in = (*trail.over_in, corner)
