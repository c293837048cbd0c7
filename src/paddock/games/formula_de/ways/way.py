"""Ways that end: what a driver chooses from, what each costs, and how each is written."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.games.formula_de.options import Go
from paddock.games.formula_de.tables import WORST_EXCESS
from paddock.games.formula_de.ways.label import Label, units_of
from paddock.games.formula_de.ways.trail import Over, overs_of

KERB_WORDS: Final = ("", "+longer", "+shorter")


@mypyc_attr(acyclic=True)
class Explored:
    """Ground on which the path to a stage can be traced back."""

    def path_to(self, stage: int) -> tuple[int, ...]:
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Way:
    """A way that ends where it is. Its path is traced back when it is first asked for: few are."""

    __slots__ = ("_path", "cell", "charge", "code", "excess", "ground", "label", "option", "stage", "stuck", "trail")

    def __init__(self, ground: Explored, label: Label, stage: int) -> None:
        self.ground = ground
        self.label = label
        self.stage: int = stage
        self.cell: int = label.cell
        self.trail = label.trail
        self.excess: int = 0  # cells that a block leaves undriven
        self.charge: int = 0  # brake points for corners entered thanks to a slipstream
        self.stuck: bool = False
        self.code: str = ""  # what tells it from others to the same cell
        self.option: Go | None = None  # the last that was made for it
        self._path: tuple[int, ...] | None = None

    @property
    def steps(self) -> int:
        """The cells driven."""
        return units_of(self.stage) - self.trail.claimed

    @property
    def path(self) -> tuple[int, ...]:
        """The cells driven, in order."""
        path = self._path
        if path is None:
            path = self.ground.path_to(self.stage)
            self._path = path
        return path

    @property
    def overs(self) -> tuple[Over, ...]:
        """Corners that were overshot, with the cells driven beyond each (FD-OVER-02)."""
        return overs_of(self.trail, self.label.beyond) if self.trail.left else ()

    @property
    def hardship(self) -> int:
        """How many things it brings that a driver would rather avoid."""
        return self.trail.hardship + self.charge + self.excess


def way_code(way: Way) -> str:
    """What a way is like, beyond the cell that it leads to.

    FD-KERB-04, FD-KERB-05, FD-AERO-07, FD-OVER-02, FD-OVER-11, FD-HAZ-05, FD-WALL-02, FD-SLIP-16, FD-EMERG-06,
    FD-EMERG-08, FD-FORCE-02, FD-PIT-08
    """
    trail = way.trail
    if not (trail.mark or way.charge or way.excess or trail.into_pit):
        return ""  # nothing has happened on it
    code = KERB_WORDS[trail.kerb]
    if trail.doubled:
        code += f"+double{len(trail.doubled)}"
    if trail.left:
        code += f"+over{sum([over[1] for over in way.overs])}"
    if trail.hazards:
        code += f"+risk{len(trail.hazards)}"
    if trail.walls:
        code += f"+wall{len(trail.walls)}"
    if way.charge:
        code += f"+charge{way.charge}"
    if way.excess:
        code += f"+block{way.excess}"
    if trail.forced:
        code += "+force"
    if trail.into_pit:
        code += "+pit"
    if way.excess > WORST_EXCESS or any(over[2] > 1 for over in trail.left):
        code += "+out"
    return code


def numbered(text: str, alike: int) -> str:
    """The code of the first, second... way to a cell that looks like this (FD-STRAIGHT-16)."""
    return text if alike == 1 else f"{text}+way{alike}"
