"""The network of a circuit under given terms: labels, and the steps that lead from each to others.

All rules about one step of a car are here. On a free road the steps from a label are always the same; they are found
once and stored with the label. Near other cars and dangerous cells they are found again for every search.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.tables import NOWHERE
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.label import Label, LabelKey, Steps
from paddock.games.formula_de.ways.straights import NO_RUN, Numbers, Obstacles, Run, Shortest, crossed_by
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
        # By number of the label
        self.labels: list[Label] = []
        self.cells: list[int] = []
        self.straights: list[int] = []  # the straight of its run, -1 for none
        self.may_end: list[bool] = []  # whether a way may end there
        self.hardship: list[int] = []
        self.outcome: list[int] = []  # the same number for labels between which a driver has no reason to choose
        self.outcomes: dict[tuple[int, int, int], int] = {}
        self.plain: list[Numbers | None] = []  # what follows on a free road, if that is steps of one unit and no more
        self.numbers: dict[LabelKey, int] = {}
        self.other: dict[int, Steps] = {}  # what follows on a free road, if it is more, or nothing
        self.inner: dict[int, tuple[tuple[int, int], ...]] = {}  # labels whose steps change nothing but the cell
        self.runs: dict[tuple[int, int, int], Run] = {}
        self.shortest: dict[tuple[int, int], Shortest] = {}  # on straights with nothing on them
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
        self.cells.append(label.cell)
        self.straights.append(NOWHERE if label.run is NO_RUN else self.track.straight[label.run.start])
        # FD-STRAIGHT-03, FD-FORCE-05, FD-FORCE-07
        self.may_end.append(not (label.fresh or label.inside) and self._lanes_kept(label.run, label.cell))
        self.hardship.append(label.trail.hardship)
        outcome = (label.cell, label.trail.mark, label.beyond)  # FD-STRAIGHT-16
        self.outcome.append(self.outcomes.setdefault(outcome, len(self.outcomes)))
        self.plain.append(None)
        return label

    def run(self, start: int, through: int, crossed: int) -> Run:
        """The one run like this."""
        key = (start, through, crossed)
        run = self.runs.get(key)
        if run is None:
            run = Run(len(self.runs) + 1, start, self.track.lane[start], through, crossed)
            self.runs[key] = run
        return run

    def free_steps(self, number: int) -> Steps:
        """What follows a label on a free road, found once."""
        plain = self.plain[number]
        if plain is not None:
            return Steps(plain)
        steps = self.other.get(number)
        if steps is None:
            steps = self.steps(number, self.free)
            if steps.claims or steps.ends or not steps.ahead:
                self.other[number] = steps
            else:
                self.plain[number] = steps.ahead
        return steps

    def steps(self, number: int, obstacles: Obstacles) -> Steps:
        """What follows a label, in the lane if that must be kept (FD-MOVE-04, FD-CORNER-04, FD-CORNER-12, FD-OVER-04,
        FD-OVER-16, FD-HAZ-11, FD-HAZ-15)."""
        track, label, steps = self.track, self.labels[number], Steps({})
        cell = label.cell
        if cell >= track.size:
            self._drive_pit(steps, label, obstacles)
            return steps
        if self._stays_on_straight(label, obstacles):
            self.follow_straight(number, obstacles, steps.ahead)
            return steps
        if label.run is NO_RUN and obstacles.occupied and self._is_safe(cell, obstacles):
            return self._free_of_cars(number, obstacles)
        may_force = self._may_force(label)
        for to in track.straight_on[cell] if label.trail.lock else track.steps[cell]:
            if may_force or to not in obstacles.occupied:
                self._enter(steps, label, to, obstacles)
        if self.terms.pit_open and cell in track.pit_entries:
            self._enter_pit(steps, label)
        return steps

    def _stays_on_straight(self, label: Label, obstacles: Obstacles) -> bool:
        """Whether all steps stay on a straight with nothing to cross, so that they change nothing but the cell."""
        track, cell = self.track, label.cell
        if label.run is NO_RUN or not track.inside[cell] or self.walls or self.terms.force:
            return False
        return track.straight[cell] not in obstacles.dangerous and not (
            self.terms.pit_open and cell in track.pit_entries
        )

    def follow_straight(self, number: int, obstacles: Obstacles, ahead: Numbers) -> bool:
        """Take the steps on a straight that lead round the cars, and to no cell that fewer steps lead to."""
        label = self.labels[number]
        inner = self.inner.get(number)
        if inner is None:
            inner = tuple([(to, self._step_on(label, to)) for to in self.track.steps[label.cell]])
            self.inner[number] = inner
        shortest, occupied = self._shortest(label.run, obstacles), obstacles.occupied
        if shortest.length < label.length:
            shortest.lengthen(label.length)
        nearest, length = shortest.nearest, label.length + 1
        leads_on = False
        for to, following in inner:
            if to not in occupied and nearest.get(to, length) >= length:
                ahead[following] = None
                leads_on = True
        return leads_on

    def _is_safe(self, cell: int, obstacles: Obstacles) -> bool:
        """Whether cars may be in the way of steps from a cell, but nothing can be crossed or driven through."""
        if self.terms.force:
            return False
        return not obstacles.markers or all(to not in obstacles.markers for to in self.track.steps[cell])

    def _free_of_cars(self, number: int, obstacles: Obstacles) -> Steps:
        """The steps of a free road that do not lead onto a car."""
        cells, occupied, free = self.cells, obstacles.occupied, self.free_steps(number)
        steps = Steps({to: None for to in free.ahead if cells[to] not in occupied})
        if free.claims:
            steps.claims = tuple([claim for claim in free.claims if cells[claim[1]] not in occupied])
        if free.ends:
            steps.ends = tuple([end for end in free.ends if cells[end[1]] not in occupied])
        return steps

    def _step_on(self, label: Label, to: int) -> int:
        """The label that a step on a straight leads to."""
        return self.one(Label(to, label.trail, label.run, label.length + 1, 0, 0)).number

    def _may_force(self, label: Label) -> bool:
        """Whether a way may lead through a car, once (FD-MOVE-05, FD-FORCE-11, FD-FORCE-13)."""
        return self.terms.force and not label.trail.forced and not label.inside

    def _enter(self, steps: Steps, label: Label, to: int, obstacles: Obstacles) -> None:
        """Drive onto a cell of the track, if the way stays legal."""
        track, terms, cell = self.track, self.terms, label.cell
        was, now = track.corner[cell], track.corner[to]
        missing = track.stops[was] - label.made if was >= 0 and was != now else 0  # FD-CORNER-13, FD-STRAIGHT-08
        trail = self._trail_after(label, to, missing, obstacles)
        if trail.changes > SLIP_CHANGES:  # FD-SLIP-35
            return
        run = self._run_after(label, trail, to, obstacles)
        if run is None:
            return
        length = label.length + 1 if run is not NO_RUN and label.run is not NO_RUN else 0
        kerb_run = self._kerb_run(label, to) if terms.kerbs and trail.kerb == NO_KERB else 0
        enters = now >= 0 and now != was  # FD-CORNER-14: the first cell is entered from outside, in whichever lane
        made = label.made if now == was else 0
        new = Label(to, trail, run, length, kerb_run, made)
        new.beyond = label.beyond + 1 if trail.left else 0
        new.first, new.inside = enters, to in obstacles.occupied
        new = self.one(new)
        if terms.stop_at_line and track.crosses(cell, to):
            if self._lanes_kept(run, to):
                steps.ends = (*steps.ends, (1, new.number))
            return
        steps.ahead[new.number] = None
        if terms.high_load and enters:
            self._claim_corner(steps, new)
        if kerb_run == KERB_CELLS:
            self._claim_kerb(steps, new)

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
        if corner < 0 or not track.kerb[to]:
            return 0
        if track.corner[cell] != corner or track.lane[cell] != track.lane[to]:
            return 1
        return min(label.kerb_run, KERB_CELLS) + 1

    # Runs on straights

    def _run_after(self, label: Label, trail: Trail, to: int, obstacles: Obstacles) -> Run | None:
        """The run after a step; None if a shorter one leads to the same cell.

        FD-STRAIGHT-01, FD-STRAIGHT-06, FD-STRAIGHT-09 to FD-STRAIGHT-11, FD-STRAIGHT-15, FD-STRAIGHT-18
        """
        if self.terms.slipstream or trail.lock:  # FD-STRAIGHT-14, FD-SLIP-12
            return NO_RUN
        ends = self.track.corner[to] >= 0  # with the first cell of a corner
        run = label.run
        if run is NO_RUN:
            return NO_RUN if ends else self.run(to, trail.through, 0)
        crossed = run.crossed | crossed_by(self.track, self.walls, obstacles, label.cell, to)
        if crossed != run.crossed or trail.through != run.through:
            run = self.run(run.start, trail.through, crossed)
        if self._shortest(run, obstacles).has_shorter(to, label.length + 1, crossed):
            return None
        if not ends:
            return run
        return NO_RUN if self._lanes_kept(run, to) else None

    def _shortest(self, run: Run, obstacles: Obstacles) -> Shortest:
        """The shortest ways from the first cell of a run; those on a free straight serve all searches."""
        key = (run.start, run.through)
        is_free = self.track.straight[run.start] not in obstacles.straights
        found = self.shortest if is_free else obstacles.shortest
        shortest = found.get(key)
        if shortest is None:
            shortest = Shortest(self.track, self.walls, self.free if is_free else obstacles, run.start, run.through)
            found[key] = shortest
        return shortest

    def _lanes_kept(self, run: Run, end: int) -> bool:
        """Lanes may be changed to either side, but a run ends near the lane where it began (FD-STRAIGHT-02 to
        FD-STRAIGHT-04)."""
        return run is NO_RUN or abs(self.track.lane[end] - run.lane) <= self.terms.lane_shift

    # Claims

    def _claim_corner(self, steps: Steps, label: Label) -> None:
        """The first cell of a corner may count double, and is then driven on from (FD-AERO-07, FD-AERO-08,
        FD-AERO-16)."""
        doubled = label.trail.copy()
        doubled.doubled = (*doubled.doubled, self.track.corner[label.cell])
        steps.claims = (*steps.claims, (2, self._claimed(label, doubled, label.kerb_run, True)))

    def _claim_kerb(self, steps: Steps, label: Label) -> None:
        """The third cell by the kerb may count double and end the move, or count for nothing and lead on (FD-KERB-05,
        FD-KERB-09, FD-KERB-11, FD-KERB-12)."""
        shorter, longer = label.trail.copy(), label.trail.copy()
        shorter.kerb, longer.kerb = KERB_MINUS, KERB_PLUS
        driven_on = self._claimed(label, longer, 0, True)
        steps.claims = (*steps.claims, (2, self._claimed(label, shorter, 0, False)), (0, driven_on))

    def _claimed(self, label: Label, trail: Trail, kerb_run: int, fresh: bool) -> int:
        """The number of the label with a claim on its trail."""
        claimed = Label(label.cell, self.trails.one(trail), label.run, label.length, kerb_run, label.made)
        claimed.beyond = label.beyond
        claimed.first, claimed.fresh, claimed.inside = label.first, fresh, label.inside
        return self.one(claimed).number

    # The pit lane

    def _enter_pit(self, steps: Steps, label: Label) -> None:
        """The run on the straight ends on the cell from which the lane is entered; a lane that must be kept does not
        lead there (FD-PIT-08, FD-PIT-49, FD-PIT-56)."""
        if not label.trail.lock and self._lanes_kept(label.run, label.cell):
            self._drive_on(steps, label, self.track.pit_cells[0])

    def _drive_pit(self, steps: Steps, label: Label, obstacles: Obstacles) -> None:
        """In the pit lane nobody is in the way; a closed exit ends the movement.

        FD-PIT-02, FD-PIT-10, FD-PIT-15, FD-PIT-20, FD-PIT-41 to FD-PIT-43, FD-MOVE-06
        """
        track, cell, box = self.track, label.cell, self.terms.box
        if cell in track.box_places:
            self._drive_on(steps, label, track.box_after[track.box_places.index(cell)])
        elif box >= 0 and cell == track.box_before[box]:
            self._drive_on(steps, label, track.box_places[box])
        elif cell != track.pit_cells[-1]:
            self._drive_on(steps, label, track.pit_cells[track.pit_cells.index(cell) + 1])
        else:
            for to in track.pit_exits:
                if to not in obstacles.occupied:
                    self._enter(steps, label, to, obstacles)
            if not steps.lead_on():
                steps.ends = ((0, label.number),)

    def _drive_on(self, steps: Steps, label: Label, to: int) -> None:
        """Drive onto a cell of the pit lane, or into a box, where the movement ends (FD-PIT-21)."""
        track, trail = self.track, label.trail
        entering, line = label.cell < track.size, track.crosses(label.cell, to)
        if entering or line:
            trail = trail.copy()
            trail.into_pit = trail.into_pit or entering
            trail.crossed += 1 if line else 0
            trail = self.trails.one(trail)
        new = self.one(Label(to, trail, NO_RUN, 0, 0, 0))
        if to in track.box_places:
            steps.ends = (*steps.ends, (1, new.number))
        else:
            steps.ahead[new.number] = None
