"""What all searches of one circuit share: the trails that ways leave, the runs on its straights, and shortest ways.

A way that was begun is one whole number, a label (`labels`), in which trail and run stand as numbers. Those numbers
are the circuit's own, so that a label means the same to every search there; what a step brings beyond the cell is found
out once.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.labels import (
    CELL_SHIFT,
    FIRST,
    KERB_MINUS,
    KERB_PLUS,
    KERB_SHIFT,
    LENGTH_SHIFT,
    NO_CORNER,
    NO_RUN,
    RUN_SHIFT,
    TRAIL_SHIFT,
    Key,
    Run,
    Shortest,
    Terms,
    Trail,
)

MOST_TRAILS: Final = 50_000
MOST_RUNS: Final = 30_000  # a label has room for twice as many
MOST_STEPS: Final = 200_000


@mypyc_attr(acyclic=True)
class Atlas:
    """Trails, runs and shortest ways of one circuit, each known once."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.trails: list[Trail] = []  # by number
        self.known: dict[Key, Trail] = {}
        self.lasting: dict[Key, Trail] = {}  # those that lead from one segment to the next, by what a turn remembers
        self.terms: dict[int, Terms] = {}
        self.marks: dict[Key, int] = {}  # outcomes of trails, numbered
        self.after: dict[int, Trail] = {}  # the trail after a step
        self.runs: list[Run] = [NO_RUN]  # by number
        self.numbers: dict[tuple[int, int, int], Run] = {}
        self.shortest: dict[int, Shortest] = {}  # on free straights, by origin
        self.blank: Trail = self.trail(Trail())  # the first, and its outcome the first: nothing has happened

    def is_full(self) -> bool:
        """Whether it is time for a new one."""
        return len(self.trails) > MOST_TRAILS or len(self.runs) > MOST_RUNS or len(self.after) > MOST_STEPS

    def trail(self, trail: Trail) -> Trail:
        """The one trail like this."""
        key = trail.key()
        known = self.known.get(key)
        if known is not None:
            return known
        trail.number = len(self.trails)
        trail.claimed = len(trail.doubled) + (trail.kerb == KERB_MINUS) - (trail.kerb == KERB_PLUS)
        trail.mark = self.marks.setdefault(trail.outcome(), len(self.marks))
        trail.since = trail.left[0][1] + trail.claimed if trail.left else 0
        trail.hardship = len(trail.left) + len(trail.hazards) + len(trail.walls) + (1 if trail.kerb else 0)
        trail.roomy = (*trail.entered, NO_CORNER) if trail.lock else trail.entered
        self.known[key] = trail
        self.trails.append(trail)
        return trail

    def run(self, start: int, through: int, crossed: int) -> Run:
        """The one run like this."""
        run = self.numbers.get((start, through, crossed))
        if run is None:
            run = Run(len(self.runs), start, self.track.lane[start], through, crossed)
            self.runs.append(run)
            self.numbers[(start, through, crossed)] = run
        return run

    def free_shortest(self, run: Run) -> Shortest:
        """The shortest ways from the first cell of a run on a straight with nothing on it."""
        shortest = self.shortest.get(run.origin)
        if shortest is None:
            shortest = Shortest(run.start, run.through, {})
            self.shortest[run.origin] = shortest
        return shortest

    def kerb_trails(self, trail: Trail) -> tuple[int, int]:
        """The trails of a way that has claimed a kerb cell less, and one more, as numbers."""
        if trail.shorter < 0:
            shorter, longer = trail.copy(), trail.copy()
            shorter.kerb, longer.kerb = KERB_MINUS, KERB_PLUS
            trail.shorter, trail.longer = self.trail(shorter).number, self.trail(longer).number
        return trail.shorter, trail.longer

    def label(self, cell: int, trail: Trail, first: bool, kerb_run: int) -> int:
        """A way that begins on a cell, with what others before it have left."""
        return trail.number << TRAIL_SHIFT | cell << CELL_SHIFT | kerb_run << KERB_SHIFT | (FIRST if first else 0)

    def run_label(self, start: int, steps: int, crossed: int) -> int:
        """What a run on a straight adds to a label."""
        return self.run(start, NO_RUN.through, crossed).number << RUN_SHIFT | steps << LENGTH_SHIFT


def atlas_of(track: Track) -> Atlas:
    """The atlas of a circuit."""
    known = track.atlas
    if isinstance(known, Atlas):
        return known
    atlas = Atlas(track)
    track.atlas = atlas
    return atlas
