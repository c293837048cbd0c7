"""The network of a circuit under given terms: labels, and the steps that lead from each to others.

All rules about one step of a car are here. The steps from a label onto free cells are always the same; they are found
once and stored with the label. What stands on the road only takes some of them away, or leads over a danger.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.label import Arc, Label, LabelKey, Steps
from paddock.games.formula_de.ways.straights import NO_RUN, Obstacles, Run, Shortest, crossed_by
from paddock.games.formula_de.ways.terms import Terms
from paddock.games.formula_de.ways.trail import KERB_MINUS, KERB_PLUS, NO_KERB, Trail, Trails

KERB_CELLS: Final = 3
SLIP_CHANGES: Final = 2


@mypyc_attr(acyclic=True)
class Network:
    """Labels of a circuit under given terms, each of them once."""

    def __init__(self, track: Track, terms: Terms, trails: Trails) -> None:
        self.track = track
        self.terms = terms
        self.trails = trails
        self.free = Obstacles(track, 0, 0)
        self.labels: list[Label] = []  # by number
        self.numbers: dict[LabelKey, int] = {}
        self.outcomes: dict[tuple[int, int, int], int] = {}
        self.runs: dict[tuple[int, int, int], Run] = {}
        self.shortest: dict[int, Shortest] = {}  # on straights with nothing on them, by the origin of runs
        self.walls: bool = terms.walls and track.has_walls

    def size(self) -> int:
        """How many labels it holds."""
        return len(self.labels)

    def one(self, label: Label) -> Label:
        """The registered label equal to this one."""
        key = label.key()
        number = self.numbers.get(key)
        if number is not None:
            return self.labels[number]
        label.number = len(self.labels)
        self.numbers[key] = label.number
        self.labels.append(label)
        label.straight = label.run.straight
        # FD-STRAIGHT-03, FD-FORCE-05, FD-FORCE-07
        label.may_end = not (label.fresh or label.inside) and self._lanes_kept(label.run, label.cell)
        outcome = (label.cell, label.trail.mark, label.beyond)  # FD-STRAIGHT-16
        label.outcome = self.outcomes.setdefault(outcome, len(self.outcomes))
        return label

    def run(self, start: int, through: int, crossed: int) -> Run:
        """The one run like this."""
        key = (start, through, crossed)
        run = self.runs.get(key)
        if run is None:
            run = Run(len(self.runs) + 1, self.track, start, through, crossed)
            self.runs[key] = run
        return run

    def free_steps(self, label: Label) -> Steps:
        """What follows a label on a free road, found once."""
        steps = label.free
        if steps is None:
            steps = Steps({})
            self._take(label, self._arcs(label), self.free, steps)
            label.free = steps
        return steps

    def steps(self, label: Label, obstacles: Obstacles, steps: Steps) -> bool:
        """Add what follows a label near something; False if a car there is blocked."""
        arcs = label.arcs
        if arcs is None:
            label.arcs = arcs = self._arcs(label)
        return self._take(label, arcs, obstacles, steps)

    def _take(self, label: Label, arcs: tuple[Arc, ...], obstacles: Obstacles, steps: Steps) -> bool:
        """Add the steps that are legal; False if none leads on along the track, which a block bars (FD-PIT-51).
        A closed exit of the pit lane ends the movement (FD-PIT-41 to FD-PIT-43)."""
        things, leads_on, size = obstacles.cells, False, self.track.size
        for arc in arcs:
            if arc.cell in things:
                met = self._meet(label, arc.cell, obstacles)
                if met is None:
                    continue
                arc = met
            if arc.run is NO_RUN or not self._is_detour(arc, obstacles):
                steps.add(arc)
                leads_on = leads_on or arc.cell < size
        if not leads_on and label.cell == self.track.pit_end:
            steps.ends = ((0, label),)
            return True
        return leads_on

    def _arcs(self, label: Label) -> tuple[Arc, ...]:
        """Every step from a label, in the lane if that must be kept (FD-MOVE-04, FD-CORNER-04, FD-CORNER-12,
        FD-OVER-04, FD-OVER-16, FD-HAZ-11, FD-HAZ-15)."""
        track, cell = self.track, label.cell
        if cell >= track.size:
            found = self._arcs_in_pit(label)
        else:
            cells = track.straight_on[cell] if label.trail.lock else track.steps[cell]
            found = [self._arc(label, to, self.free) for to in cells]
            if self.terms.pit_open and cell in track.pit_entries:
                found.append(self._arc_into_pit(label))
        return tuple([arc for arc in found if arc is not None])

    def _meet(self, label: Label, to: int, obstacles: Obstacles) -> Arc | None:
        """The step onto a cell with something on it: a way may lead through one car, once, and over dangerous cells
        (FD-MOVE-05, FD-FORCE-11, FD-FORCE-13)."""
        may_force = self.terms.force and not (label.trail.forced or label.cell >= self.track.size)
        return self._arc(label, to, obstacles) if may_force or to not in obstacles.occupied else None

    def _arc(self, label: Label, to: int, obstacles: Obstacles) -> Arc | None:
        """The step onto a cell of the track; None if it leads too far from the lane of the run."""
        track, terms, cell = self.track, self.terms, label.cell
        was, now = track.corner[cell], track.corner[to]
        missing = track.stops[was] - label.made if was >= 0 and was != now else 0  # FD-CORNER-13, FD-STRAIGHT-08
        trail = self._trail_after(label, to, missing, obstacles)
        if trail.changes > SLIP_CHANGES:  # FD-SLIP-35
            return None
        arc = Arc(to)
        run = self._run_after(label, trail, to, obstacles)
        if label.run is not NO_RUN:
            arc.run, arc.length = run, label.length + 1
        if now >= 0:  # a run ends with the first cell of a corner
            if not self._lanes_kept(run, to):
                return None
            run = NO_RUN
        length = arc.length if run is not NO_RUN else 0
        kerb_run = self._kerb_run(label, to) if terms.kerbs and trail.kerb == NO_KERB else 0
        enters = now >= 0 and now != was  # FD-CORNER-14: the first cell is entered from outside, in whichever lane
        made = label.made if now == was else 0
        new = Label(to, trail, run, length, kerb_run, made)
        new.beyond = label.beyond + 1 if trail.left else 0
        new.first, new.inside = enters, to in obstacles.occupied
        new = self.one(new)
        if terms.stop_at_line and track.crosses(cell, to):
            arc.end = new
            return arc if self._lanes_kept(run, to) else None
        arc.ahead = new
        if terms.high_load and enters:
            self._claim_corner(arc, new)
        if kerb_run == KERB_CELLS:
            self._claim_kerb(arc, new)
        return arc

    # What a step brings

    def _trail_after(self, label: Label, to: int, missing: int, obstacles: Obstacles) -> Trail:
        """What a step brings beyond the cell: a lane changed in a slipstream, a car driven through, corners left and
        entered, markers, walls and the line."""
        terms, track, trail, cell = self.terms, self.track, label.trail, label.cell
        was, now = track.corner[cell], track.corner[to]
        sideways = track.lane[cell] != track.lane[to]
        changes = 1 if terms.slipstream and was < 0 and sideways else 0  # FD-SLIP-06 to FD-SLIP-10, FD-SLIP-13
        walled = terms.walls and sideways and track.wall[to]  # FD-WALL-05, FD-WALL-08, FD-WALL-10
        through = to in obstacles.occupied
        danger = to in obstacles.markers  # FD-HAZ-05, FD-HAZ-09, FD-HAZ-10, FD-OIL-05, FD-OVER-20, FD-TRICK-14
        line = track.crosses(cell, to)
        enters = now >= 0 and (now not in trail.entered or (was != now and (trail.lock or missing > 0)))
        if not (enters or missing > 0 or changes or walled or through or danger or line):
            return trail
        new = trail.copy()
        new.changes += changes
        if through:
            new.forced, new.through = True, to
        if missing > 0:  # FD-OVER-01, FD-OVER-04, FD-OVER-19, FD-CORNER-01, FD-SKID-14: the lane is locked from here on
            new.left = (*new.left, (was, label.beyond, missing, new.crossed))
            new.lock = True
        if enters:
            new.enter_corner(now, was != now)
        if danger:
            new.hazards = (*new.hazards, to)
        if walled:
            new.walls = (*new.walls, to)
        if line:
            new.crossed += 1
        return self.trails.one(new)

    def _kerb_run(self, label: Label, to: int) -> int:
        """Cells in a row along one kerb (FD-KERB-03, FD-KERB-04, FD-KERB-10, FD-CORNER-05)."""
        track, cell = self.track, label.cell
        corner = track.corner[to]
        if not track.kerb[to]:
            return 0
        if track.corner[cell] != corner or track.lane[cell] != track.lane[to]:
            return 1
        return min(label.kerb_run, KERB_CELLS) + 1

    # Runs on straights

    def _run_after(self, label: Label, trail: Trail, to: int, obstacles: Obstacles) -> Run:
        """The run with a step more, up to the first cell of a corner.

        FD-STRAIGHT-01, FD-STRAIGHT-06, FD-STRAIGHT-09, FD-STRAIGHT-10, FD-STRAIGHT-18
        """
        if self.terms.slipstream or trail.lock:  # FD-STRAIGHT-14, FD-SLIP-12
            return NO_RUN
        run = label.run
        if run is NO_RUN:
            return NO_RUN if self.track.corner[to] >= 0 else self.run(to, trail.through, 0)
        crossed = run.crossed | crossed_by(self.track, self.walls, obstacles.markers, label.cell, to)
        if crossed != run.crossed or trail.through != run.through:
            run = self.run(run.start, trail.through, crossed)
        return run

    def _is_detour(self, arc: Arc, obstacles: Obstacles) -> bool:
        """Whether a shorter run leads to the cell of a step and crosses nothing else (FD-STRAIGHT-11,
        FD-STRAIGHT-15)."""
        run = arc.run
        is_free = run.straight not in obstacles.straights
        found = self.shortest if is_free else obstacles.shortest
        shortest = found.get(run.origin)
        if shortest is None:
            shortest = Shortest(self.track, self.walls, self.free if is_free else obstacles, run)
            found[run.origin] = shortest
        return shortest.has_shorter(arc.cell, arc.length, run.crossed)

    def _lanes_kept(self, run: Run, end: int) -> bool:
        """Lanes may be changed to either side, but a run ends near the lane where it began (FD-STRAIGHT-02 to
        FD-STRAIGHT-04)."""
        return run is NO_RUN or abs(self.track.lane[end] - run.lane) <= self.terms.lane_shift

    # Claims

    def _claim_corner(self, arc: Arc, label: Label) -> None:
        """The first cell of a corner may count double, and is then driven on from (FD-AERO-07, FD-AERO-08,
        FD-AERO-16)."""
        doubled = label.trail.copy()
        doubled.doubled = (*doubled.doubled, self.track.corner[label.cell])
        arc.claims += ((2, self._claimed(label, doubled, label.kerb_run, True)),)

    def _claim_kerb(self, arc: Arc, label: Label) -> None:
        """The third cell by the kerb may count double and end the move, or count for nothing and lead on (FD-KERB-05,
        FD-KERB-09, FD-KERB-11, FD-KERB-12)."""
        shorter, longer = label.trail.copy(), label.trail.copy()
        shorter.kerb, longer.kerb = KERB_MINUS, KERB_PLUS
        driven_on = self._claimed(label, longer, 0, True)
        arc.claims += ((2, self._claimed(label, shorter, 0, False)), (0, driven_on))

    def _claimed(self, label: Label, trail: Trail, kerb_run: int, fresh: bool) -> Label:
        """The label with a claim on its trail."""
        claimed = Label(label.cell, self.trails.one(trail), label.run, label.length, kerb_run, label.made)
        claimed.beyond = label.beyond
        claimed.first, claimed.fresh, claimed.inside = label.first, fresh, label.inside
        return self.one(claimed)

    # The pit lane

    def _arc_into_pit(self, label: Label) -> Arc | None:
        """The run on the straight ends on the cell from which the lane is entered; a lane that must be kept does not
        lead there (FD-PIT-08, FD-PIT-49, FD-PIT-56)."""
        if label.trail.lock or not self._lanes_kept(label.run, label.cell):
            return None
        return self._drive_on(label, self.track.pit_cells[0])

    def _arcs_in_pit(self, label: Label) -> list[Arc | None]:
        """In the pit lane nobody is in the way, until it leads onto the track.

        FD-PIT-02, FD-PIT-10, FD-PIT-15, FD-PIT-20, FD-MOVE-06
        """
        track, cell, box = self.track, label.cell, self.terms.box
        if cell in track.box_places:
            return [self._drive_on(label, track.box_after[track.box_places.index(cell)])]
        if box >= 0 and cell == track.box_before[box]:
            return [self._drive_on(label, track.box_places[box])]
        if cell != track.pit_end:
            return [self._drive_on(label, track.pit_cells[track.pit_cells.index(cell) + 1])]
        return [self._arc(label, to, self.free) for to in track.pit_exits]

    def _drive_on(self, label: Label, to: int) -> Arc:
        """The step onto a cell of the pit lane, or into a box, where the movement ends (FD-PIT-21)."""
        track, trail, arc = self.track, label.trail, Arc(to)
        entering, line = label.cell < track.size, track.crosses(label.cell, to)
        if entering or line:
            trail = trail.copy()
            trail.into_pit = trail.into_pit or entering
            trail.crossed += 1 if line else 0
            trail = self.trails.one(trail)
        new = self.one(Label(to, trail, NO_RUN, 0, 0, 0))
        if to in track.box_places:
            arc.end = new
        else:
            arc.ahead = new
        return arc
