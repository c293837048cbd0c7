"""Labels: ways that were begun.

A label holds all that decides how a way may go on and what it costs. Equal labels of a network are one and have a
number, so two ways that stand at the same label after the same units are one way from there on. Searches handle the
numbers: sets of numbers are cheap, and the garbage collector need not look at them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.ways.straights import Numbers, Run
from paddock.games.formula_de.ways.trail import Trail

LabelKey = tuple[int, int, int, int, int, int, int, bool, bool, bool]


@mypyc_attr(acyclic=True)
class Label:
    """A way that was begun: where it stands and what it has brought."""

    __slots__ = ("beyond", "cell", "first", "fresh", "inside", "kerb_run", "length", "made", "number", "run", "trail")

    def __init__(self, cell: int, trail: Trail, run: Run, length: int, kerb_run: int, made: int) -> None:
        self.number: int = -1  # set by the network
        self.cell: int = cell
        self.trail = trail
        self.run = run  # the run on the straight where it stands,
        self.length: int = length  # and its steps so far
        self.kerb_run: int = kerb_run  # cells in a row along the kerb
        self.made: int = made  # stops made in the corner where the way began, until it leaves that corner
        self.beyond: int = 0  # cells driven beyond the first corner that was overshot
        self.first: bool = False  # on the first cell of a corner
        self.fresh: bool = False  # has just claimed a cell more, which must be driven on from
        self.inside: bool = False  # on a cell with another car

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


@mypyc_attr(acyclic=True)
class Steps:
    """What follows a label, by numbers of labels."""

    __slots__ = ("ahead", "claims", "ends")

    def __init__(self, ahead: Numbers) -> None:
        self.ahead = ahead  # one unit on, in the order in which they are found
        self.claims: tuple[tuple[int, int], ...] = ()  # units on, none or two: a cell was claimed
        self.ends: tuple[tuple[int, int], ...] = ()  # units on, and ended by the line, a box or a closed exit

    def lead_on(self) -> bool:
        """Whether anything follows at all."""
        return bool(self.ahead or self.claims or self.ends)

    def lead_to(self, label: int, units: int) -> bool:
        """Whether a label is among them, this many units on."""
        if units == 1 and (label in self.ahead or (units, label) in self.ends):
            return True
        return (units, label) in self.claims


# A stage is a label and the units after which a way reaches it, as one number. The way of a blocked car, which should
# have gone on, is a number below zero.

MOST_UNITS: Final = 128


def stage_of(label: int, units: int) -> int:
    """The stage of a label that is reached after this many units."""
    return label * MOST_UNITS + units


def stages_of(labels: list[int], units: int) -> list[int]:
    """The stages of labels that are reached after the same units."""
    return [label * MOST_UNITS + units for label in labels]


def label_of(stage: int) -> int:
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
