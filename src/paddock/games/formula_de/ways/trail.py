"""Trails: what a way has brought so far, beyond the cell where it stands.

Most steps change nothing but the cell, so labels share their trails. Equal trails of a circuit are one object.
"""

from typing import Final

from mypy_extensions import mypyc_attr

NO_KERB: Final = 0
KERB_PLUS: Final = 1
KERB_MINUS: Final = 2

Over = tuple[int, int, int, int]  # corner, cells driven beyond it, stops missing, lines touched before it was left
Key = tuple[object, ...]


@mypyc_attr(acyclic=True)
class Trail:
    """What a way has brought so far. It never changes once it is registered with `Trails`."""

    __slots__ = (
        "changes",
        "claimed",
        "crossed",
        "doubled",
        "entered",
        "forced",
        "hardship",
        "hazards",
        "into_pit",
        "kerb",
        "left",
        "lock",
        "mark",
        "number",
        "over_in",
        "through",
        "walls",
    )

    def __init__(self) -> None:
        self.lock: bool = False  # a corner was overshot: the lane cannot be left
        self.kerb: int = NO_KERB
        self.doubled: tuple[int, ...] = ()  # corners whose first cell counted double
        self.left: tuple[Over, ...] = ()  # corners overshot; the cells are those between the first and this one
        self.entered: tuple[int, ...] = ()
        self.over_in: tuple[int, ...] = ()  # corners entered by overshooting
        self.hazards: tuple[int, ...] = ()
        self.walls: tuple[int, ...] = ()
        self.crossed: int = 0  # how often the line was touched
        self.forced: bool = False
        self.through: int = -1  # the cell with the car that was driven through
        self.changes: int = 0  # lane changes of a slipstream
        self.into_pit: bool = False
        # Set by `Trails`
        self.number: int = 0
        self.mark: int = 0  # the number of its outcome; 0 if nothing has happened
        self.hardship: int = 0  # how many things it has brought that a driver would rather avoid
        self.claimed: int = 0  # units that were claimed beyond its cells

    def copy(self) -> "Trail":
        """A new trail with the same facts, to be changed and registered."""
        trail = Trail()
        trail.lock = self.lock
        trail.kerb = self.kerb
        trail.doubled = self.doubled
        trail.left = self.left
        trail.entered = self.entered
        trail.over_in = self.over_in
        trail.hazards = self.hazards
        trail.walls = self.walls
        trail.crossed = self.crossed
        trail.forced = self.forced
        trail.through = self.through
        trail.changes = self.changes
        trail.into_pit = self.into_pit
        return trail

    def key(self) -> Key:
        """Everything that decides how a way may go on and what it costs."""
        return (
            self.lock,
            self.kerb,
            self.doubled,
            self.left,
            self.entered,
            self.over_in,
            self.hazards,
            self.walls,
            self.crossed,
            self.through,
            self.changes,
            self.into_pit,
        )

    def outcome(self) -> Key:
        """What tells two ways to one cell apart once they are driven, except how far beyond the first corner they are.

        Corners entered do not: two ways between the same cells enter the same, except the one in which they begin.
        """
        return (self.hazards, self.walls, self.kerb, self.doubled, self.crossed, self.forced, self.left)

    def enter_corner(self, corner: int, from_outside: bool) -> None:
        """A corner is entered; one entered from outside in a locked lane is part of what was overshot."""
        if corner not in self.entered:
            self.entered = (*self.entered, corner)
        if from_outside and self.lock:
            self.over_in = (*self.over_in, corner)


@mypyc_attr(acyclic=True)
class Trails:
    """The trails of a circuit, each of them once."""

    def __init__(self) -> None:
        self.known: dict[Key, Trail] = {}
        self.marks: dict[Key, int] = {}  # outcomes, numbered
        self.left_behind: dict[Key, Trail] = {}  # those that lead from one segment to the next, by what a turn stores
        self.blank: Trail = self.one(Trail())  # the first, so that its outcome is number 0

    def one(self, trail: Trail) -> Trail:
        """The registered trail equal to this one."""
        key = trail.key()
        known = self.known.get(key)
        if known is None:
            trail.number = len(self.known)
            trail.claimed = len(trail.doubled) + (trail.kerb == KERB_MINUS) - (trail.kerb == KERB_PLUS)
            trail.mark = self.marks.setdefault(trail.outcome(), len(self.marks))
            trail.hardship = len(trail.left) + len(trail.hazards) + len(trail.walls) + (1 if trail.kerb else 0)
            self.known[key] = known = trail
        return known


def overs_of(trail: Trail, beyond: int) -> tuple[Over, ...]:
    """The corners that a way has overshot, with the cells driven beyond each; `beyond` is that of the first."""
    return tuple([(corner, beyond - between, missing, lines) for corner, between, missing, lines in trail.left])
