"""The memory of the turn that is being driven: what one segment of the movement must know of those before it."""

from typing import Annotated, ClassVar, Final

from mypy_extensions import mypyc_attr

from paddock.core import Cached
from paddock.games.formula_de.tables import NO_RESTART, NOBODY, NOWHERE
from paddock.games.formula_de.ways.way import Way


@mypyc_attr(acyclic=True)
class Drive:
    """The memory of a turn while it runs; between turns there is none."""

    def __init__(self, car: int = NOBODY, start: int = NOWHERE, like: "Drive | None" = None) -> None:
        if like is None:
            self.car: int = car  # whose turn it is; -1 between turns
            self.start: int = start  # the cell on which the turn began
            self.restart: int = NO_RESTART  # what the last turn left: nothing, a stall or a spin
            self.forced_gear: int = 0  # the gear that smoke demands, 0 for none
            self.launch: int = 0  # what the start table adds to the die
            self.cannon: bool = False
            self.face: int = 0  # the natural face of the gear die; 0 if none was rolled or a value was picked
            self.die: int = 0  # the value of the gear die; enriching gives a fifth of it
            self.ers_dice: int = 0  # declared ERS dice still to be rolled
            self.push_dice: int = 0  # declared push-to-pass die still to be rolled
            self.extra: int = 0  # the sum of ERS and push-to-pass dice
            self.first_face: int = 0  # the face before a reroll
            # The path is kept in two parts, because most paths are never looked at: cells, and ways not yet read out.
            self.driven: Annotated[tuple[int, ...], "path"] = ()
            self.ways: Cached[tuple[Way, ...]] = ()
            self.run_a: int = NOWHERE  # where the present path on a straight began, -1 in a corner
            self.run_k: int = 0  # its steps so far
            self.run_s: int = 0  # the dangerous cells that it has crossed, as bits
            self.lock: bool = False  # overshooting: the car cannot leave its lane
            self.overs: tuple[tuple[int, ...], ...] = ()  # overshot: corner, cells, stops missing, tyre points a cell
            self.kerb_run: int = 0  # kerb cells in a row
            self.kerb: int = 0  # kerb use: none, one more, one less
            self.doubled: tuple[int, ...] = ()  # corners whose first cell counted double
            self.entered: tuple[int, ...] = ()  # corners in which the car drove onto a cell
            self.first_cell: int = NOWHERE  # where the car stands, if that is the first cell of a corner it has entered
            self.over_in: tuple[int, ...] = ()  # corners entered by overshooting
            self.before_slip: tuple[int, ...] = ()  # corners reached without a slipstream
            self.slid: tuple[int, ...] = ()  # corners with a slide behind the car
            self.charged: tuple[int, ...] = ()  # corners for which a brake point was charged
            self.hazards: tuple[tuple[int, int], ...] = ()  # dangerous cells crossed, in order, each with its markers
            self.walls: tuple[int, ...] = ()  # cells where the car entered the walled lane
            self.after_slide: bool = False  # a slide was the last segment: no bonus may follow
            self.braked: bool = False
            self.slipped: bool = False
            self.must_slip: bool = False  # DRS or the oval cell was used: the slipstream is a duty
            self.low_used: bool = False  # the low-load bonus was taken
            self.tyre: int = 0  # tyre bonus cells left for this turn
            self.tyre_used: bool = False
            self.rich: bool = False  # the mixture was enriched
            self.rich_due: int = 0  # enrichment cells paid for and still to be driven
            self.boosted: bool = False
            self.drs: bool = False
            self.declared: bool = False  # pit entry was declared this turn
            self.from_pit: bool = False  # the turn began in the pit lane
            self.into_pit: bool = False
            self.forced: bool = False  # the car forced a block
            self.excess: int = 0  # cells not driven because of a block
            self.rammed: tuple[int, ...] = ()  # cars on the cells that a blocked car would enter next
            self.heavy_oil: bool = False  # three gears were skipped
            self.owed: tuple[int, ...] = ()  # components whose last point was paid while moving
            self.engine: bool = False  # the die calls an engine check
            self.hooks: tuple[int, ...] = ()  # cars that have hooked this one
            self.pulled: bool = False  # a harpoon pulls this car: it is not its turn
            self.ended: bool = False  # the movement is over
            return
        # Generated from the fields above by tools/fields.py
        self.car = like.car
        self.start = like.start
        self.restart = like.restart
        self.forced_gear = like.forced_gear
        self.launch = like.launch
        self.cannon = like.cannon
        self.face = like.face
        self.die = like.die
        self.ers_dice = like.ers_dice
        self.push_dice = like.push_dice
        self.extra = like.extra
        self.first_face = like.first_face
        self.driven = like.driven
        self.ways = like.ways
        self.run_a = like.run_a
        self.run_k = like.run_k
        self.run_s = like.run_s
        self.lock = like.lock
        self.overs = like.overs
        self.kerb_run = like.kerb_run
        self.kerb = like.kerb
        self.doubled = like.doubled
        self.entered = like.entered
        self.first_cell = like.first_cell
        self.over_in = like.over_in
        self.before_slip = like.before_slip
        self.slid = like.slid
        self.charged = like.charged
        self.hazards = like.hazards
        self.walls = like.walls
        self.after_slide = like.after_slide
        self.braked = like.braked
        self.slipped = like.slipped
        self.must_slip = like.must_slip
        self.low_used = like.low_used
        self.tyre = like.tyre
        self.tyre_used = like.tyre_used
        self.rich = like.rich
        self.rich_due = like.rich_due
        self.boosted = like.boosted
        self.drs = like.drs
        self.declared = like.declared
        self.from_pit = like.from_pit
        self.into_pit = like.into_pit
        self.forced = like.forced
        self.excess = like.excess
        self.rammed = like.rammed
        self.heavy_oil = like.heavy_oil
        self.owed = like.owed
        self.engine = like.engine
        self.hooks = like.hooks
        self.pulled = like.pulled
        self.ended = like.ended

    FIELDS: ClassVar[tuple[str, ...]] = (
        "car",
        "start",
        "restart",
        "forced_gear",
        "launch",
        "cannon",
        "face",
        "die",
        "ers_dice",
        "push_dice",
        "extra",
        "first_face",
        "path",
        "run_a",
        "run_k",
        "run_s",
        "lock",
        "overs",
        "kerb_run",
        "kerb",
        "doubled",
        "entered",
        "first_cell",
        "over_in",
        "before_slip",
        "slid",
        "charged",
        "hazards",
        "walls",
        "after_slide",
        "braked",
        "slipped",
        "must_slip",
        "low_used",
        "tyre",
        "tyre_used",
        "rich",
        "rich_due",
        "boosted",
        "drs",
        "declared",
        "from_pit",
        "into_pit",
        "forced",
        "excess",
        "rammed",
        "heavy_oil",
        "owed",
        "engine",
        "hooks",
        "pulled",
        "ended",
    )
    __slots__ = (
        "after_slide",
        "before_slip",
        "boosted",
        "braked",
        "cannon",
        "car",
        "charged",
        "declared",
        "die",
        "doubled",
        "driven",
        "drs",
        "ended",
        "engine",
        "entered",
        "ers_dice",
        "excess",
        "extra",
        "face",
        "first_cell",
        "first_face",
        "forced",
        "forced_gear",
        "from_pit",
        "hazards",
        "heavy_oil",
        "hooks",
        "into_pit",
        "kerb",
        "kerb_run",
        "launch",
        "lock",
        "low_used",
        "must_slip",
        "over_in",
        "overs",
        "owed",
        "pulled",
        "push_dice",
        "rammed",
        "restart",
        "rich",
        "rich_due",
        "run_a",
        "run_k",
        "run_s",
        "slid",
        "slipped",
        "start",
        "tyre",
        "tyre_used",
        "walls",
        "ways",
    )
    # End of generated code

    @property
    def path(self) -> tuple[int, ...]:
        """The cells driven this turn."""
        if self.ways:
            for way in self.ways:
                self.driven += way.path
            self.ways = ()
        return self.driven

    @path.setter
    def path(self, cells: tuple[int, ...]) -> None:
        self.driven = cells
        self.ways = ()

    @property
    def length(self) -> int:
        """How many cells the path has, without reading it out."""
        return len(self.driven) + sum([way.steps for way in self.ways])

    @property
    def moved(self) -> bool:
        """Whether the path has any cells, without reading it out."""
        return bool(self.driven) or any(way.steps for way in self.ways)

    def copy(self) -> "Drive":
        return self if self.car < 0 else Drive(like=self)  # between turns it never changes


IDLE: Final = Drive()
