"""Labels: ways that were begun.

A label holds all that decides how a way may go on and what it costs. Equal labels of a network are one object, so two
ways that stand at the same label after the same units are one way from there on.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.straights import NO_RUN, Run
from paddock.games.formula_de.ways.trail import Trail

LabelKey = tuple[int, int, int, int, int, int, int, bool, bool, bool]


@mypyc_attr(acyclic=True)
class Label:
    """A way that was begun: where it stands and what it has brought."""

    __slots__ = (
        "arcs",
        "beyond",
        "cell",
        "first",
        "free",
        "fresh",
        "inside",
        "kerb_run",
        "length",
        "made",
        "may_end",
        "number",
        "outcome",
        "run",
        "straight",
        "trail",
    )

    def __init__(self, cell: int, trail: Trail, run: Run, length: int, kerb_run: int, made: int) -> None:
        # A search looks at these first: compiled, they lie together
        self.cell: int = cell
        self.straight: int = -1  # the straight of its run, -1 for none; set by the network
        self.free: Steps | None = None  # what follows on a free road, found when it is first needed
        self.outcome: int = 0  # the same number for labels between which a driver has no reason to choose; set there
        self.may_end: bool = False  # whether a way may end here; set there
        self.first: bool = False  # on the first cell of a corner
        self.fresh: bool = False  # has just claimed a cell more, which must be driven on from
        self.inside: bool = False  # on a cell with another car
        self.number: int = -1  # set by the network
        self.arcs: tuple[Arc, ...] | None = None  # all steps, found when something first stands near
        self.trail = trail
        self.run = run  # the run on the straight where it stands,
        self.length: int = length  # and its steps so far
        self.kerb_run: int = kerb_run  # cells in a row along the kerb
        self.made: int = made  # stops made in the corner where the way began, until it leaves that corner
        self.beyond: int = 0  # cells driven beyond the first corner that was overshot

    def key(self) -> LabelKey:
        """Everything about it, in numbers."""
        return (
            self.cell,
            self.trail.number,
            self.run.number,
            self.length,
            self.kerb_run,
            self.made,
            self.beyond,
            self.first,
            self.fresh,
            self.inside,
        )


Labels = dict[Label, None]  # a set in order
Claim = tuple[int, Label]  # the units of a step that claims a cell, none or two, and where it leads


@mypyc_attr(acyclic=True)
class Arc:
    """A step from a label onto one cell, and what it leads to, unless a shorter run leads to the same cell."""

    __slots__ = ("ahead", "cell", "claims", "end", "length", "run")

    def __init__(self, cell: int) -> None:
        self.cell: int = cell
        self.run: Run = NO_RUN  # the run that the step lengthens, if shorter ones must be looked for,
        self.length: int = 0  # and its steps with this one
        self.ahead: Label | None = None  # one unit on
        self.claims: tuple[Claim, ...] = ()
        self.end: Label | None = None  # one unit on, and ended by the line or a box


@mypyc_attr(acyclic=True)
class Steps:
    """What follows a label, or some labels of a level."""

    __slots__ = ("ahead", "claims", "ends")

    def __init__(self, ahead: Labels) -> None:
        self.ahead = ahead  # one unit on, in the order in which they are found
        self.claims: tuple[Claim, ...] = ()
        self.ends: tuple[tuple[int, Label], ...] = ()  # units on, and ended by the line, a box or a closed exit

    def add(self, arc: Arc) -> None:
        """Add where a step leads."""
        ahead, end = arc.ahead, arc.end
        if ahead is not None:
            self.ahead[ahead] = None
        if arc.claims:
            self.claims += arc.claims
        if end is not None:
            self.ends += ((1, end),)

    def lead_on(self) -> bool:
        """Whether anything follows at all."""
        return bool(self.ahead or self.claims or self.ends)

    def lead_to(self, label: Label, units: int) -> bool:
        """Whether a label is among them, this many units on."""
        if units == 1 and (label in self.ahead or (units, label) in self.ends):
            return True
        return (units, label) in self.claims


# A stage is a label and the units after which a way reaches it, as one number: menus hold thousands of them. The way
# of a blocked car, which should have gone on, is a number below zero.

MOST_UNITS: Final = 128


def stage_of(label: Label, units: int) -> int:
    """The stage of a label that is reached after this many units."""
    return label.number * MOST_UNITS + units


def stages_of(labels: list[Label], units: int) -> list[int]:
    """The stages of labels that are reached after the same units."""
    return [label.number * MOST_UNITS + units for label in labels]


def number_of(stage: int) -> int:
    """The number of the label of a stage."""
    return (stage if stage >= 0 else -1 - stage) // MOST_UNITS


def units_of(stage: int) -> int:
    """The units after which a stage is reached."""
    return (stage if stage >= 0 else -1 - stage) % MOST_UNITS


def blocked_at(stage: int) -> int:
    """The stage at which a blocked car ends its way."""
    return -1 - stage


def is_blocked_at(stage: int) -> bool:
    """Whether a stage is the end of a blocked car's way."""
    return stage < 0
