"""Labels: ways that were begun.

A label holds all that decides how a way may go on and what it costs. Equal labels of a network are one object, so two
ways that stand at the same label after the same units are one way from there on.
"""

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.straights import Run
from paddock.games.formula_de.ways.trail import Trail

LabelKey = tuple[int, Trail, Run, int, int, int, bool, bool, bool]


@mypyc_attr(acyclic=True)
class Label:
    """A way that was begun: where it stands and what it has brought. Only what follows it is filled in later."""

    __slots__ = ("cell", "first", "fresh", "inside", "kerb_run", "length", "made", "may_end", "run", "steps", "trail")

    def __init__(self, cell: int, trail: Trail, run: Run, length: int, kerb_run: int, made: int) -> None:
        self.cell: int = cell
        self.trail = trail
        self.run = run  # the run on the straight where it stands,
        self.length: int = length  # and its steps so far
        self.kerb_run: int = kerb_run  # cells in a row along the kerb
        self.made: int = made  # stops made in the corner where the way began, until it leaves that corner
        self.first: bool = False  # on the first cell of a corner
        self.fresh: bool = False  # has just claimed a cell more, which must be driven on from
        self.inside: bool = False  # on a cell with another car
        self.may_end: bool = True
        self.steps: Steps | None = None  # on a free road, if they are the same after any number of units


@mypyc_attr(acyclic=True)
class Steps:
    """What follows a label."""

    __slots__ = ("ahead", "claims", "ends", "timed")

    def __init__(self) -> None:
        self.ahead: dict[Label, None] = {}  # one unit on, in the order in which they are found
        self.claims: list[tuple[int, Label]] = []  # none or two units on: a cell was claimed
        self.ends: list[tuple[int, Label]] = []  # so many units on, and ended by the line, a box or a closed exit
        self.timed: bool = False  # depends on the units driven before

    def lead_on(self) -> bool:
        """Whether anything follows at all."""
        return bool(self.ahead or self.claims or self.ends)

    def reach(self, label: Label, units: int) -> bool:
        """Whether a label is among them, this many units on."""
        if units == 1 and label in self.ahead:
            return True
        return (units, label) in self.claims or (units == 1 and (units, label) in self.ends)
