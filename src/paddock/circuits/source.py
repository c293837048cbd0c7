"""A circuit file as records, line by line, before anything is computed from it.

Every record keeps the line it came from, so that a complaint can point at it. Lengths are in cells: one unit is the
length of one cell of a straight.
"""

from typing import ClassVar

from paddock.core.plain import Plain

PRODUCTS = ("cells", "sections", "spaces")
"""The ways to cut a track: each is a part of the file and becomes a board."""
LANE_LETTERS = "abcd"
"""Lanes in the names of places."""


class Piece(Plain):
    """A stretch of the centre line: straight ahead, or an arc (degrees, positive to the left)."""

    line: int
    length: float = 0.0
    angle: float = 0.0
    radius: float = 0.0
    flex: bool = False


class Zone(Plain):
    """A straight (which may bend, flat out) or a corner, with the pieces it is made of."""

    line: int
    id: str
    name: str
    is_corner: bool
    pieces: tuple[Piece, ...] = ()


class CornerCells(Plain):
    """How a corner is cut: stops, cells of each lane from the left, shortest and longest way through."""

    line: int
    zone: str
    stops: int
    lanes: tuple[int, ...]
    shortest: int
    longest: int


class Pit(Plain):
    """The pit lane beside the straight of the line: side, after how many cells it begins and ends, and its boxes."""

    line: int
    side: str
    start: int
    end: int
    boxes: int


class Wall(Plain):
    """A concrete wall along one side of some zones."""

    line: int
    side: str
    zones: tuple[str, ...]


class Soft(Plain):
    """Where the first two thirds of the lap end: at one of the two lines of a corner."""

    line: int
    corner: str
    at_exit: bool


class Drs(Plain):
    """The straights where the flap may be opened."""

    line: int
    zones: tuple[str, ...]


class Mark(Plain):
    """A place: a number of cells (or cars) from the start of a zone."""

    line: int
    zone: str
    distance: int


class Grid(Plain):
    """How many cars start, and how far apart."""

    line: int
    cars: int
    step: float


class CellsPart(Plain):
    """The board cut in cells."""

    name: ClassVar = "cells"

    at: int
    line: Mark | None = None
    grid: Grid | None = None
    pit: Pit | None = None
    weather: tuple[int, str] | None = None
    """The line, and one letter for each of twenty faces: R rain, V variable, F fair."""
    soft: Soft | None = None
    drs: Drs | None = None
    corners: tuple[CornerCells, ...] = ()
    walls: tuple[Wall, ...] = ()


class Result(Plain):
    """What one arrow of a recovery costs, and where it leads."""

    tyres: int = 0
    damage: int = 0
    cards: int = 0
    time: int = 0
    forced_pit: bool = False
    crash: bool = False
    safety_car: bool = False
    reentry: str = ""


class Check(Plain):
    """A recovery check: a modifier, whether it is blind, and what each arrow says; a failure may lead to another."""

    modifier: int
    blind: bool
    passed: Result
    failed: Result
    follows: bool = False
    """True when the red arrow leads to the next check of the list."""


class OffTrack(Plain):
    """The off-track line before a corner."""

    line: int
    corner: int
    checks: tuple[Check, ...]


class Extreme(Plain):
    """The check of extreme trajectories and what follows a failure; corner 0 means everywhere else."""

    line: int
    corner: int
    modifier: int
    recovery: Check


class SpotText(Plain):
    """A trajectory spot: `+2go:t1*` is two colours, one tyre, extreme."""

    bonus: int
    colours: str
    extreme: bool
    tyres: int = 0
    damage: int = 0
    cards: int = 0


class SectionText(Plain):
    """One section of a stretch."""

    line: int
    kind: str
    size: float = 1.0
    corner: int = 0
    name: str = ""
    contest: int = 0
    late: tuple[int, int] | None = None
    grid: int = 0
    spots: tuple[SpotText, ...] = ()


class Stretch(Plain):
    """One or more zones, cut into sections by their sizes."""

    line: int
    zones: tuple[str, ...]
    sections: tuple[SectionText, ...] = ()


class Slot(Plain):
    """A slot of a weather row: the check factors it covers and the weather it means."""

    low: int
    high: int
    state: str


class SectionsPart(Plain):
    """The board cut in sections."""

    at: int
    pit_time: tuple[int, int] | None = None
    turns: tuple[int, int, int] | None = None
    """The line, the turns of a race, and those of a short race."""
    stages: tuple[int, tuple[int, ...]] | None = None
    laps: tuple[int, tuple[int, ...]] | None = None
    weather: tuple[int, tuple[Slot, ...]] | None = None
    stretches: tuple[Stretch, ...] = ()
    off_tracks: tuple[OffTrack, ...] = ()
    extremes: tuple[Extreme, ...] = ()


class SpaceText(Plain):
    """One space of a lane: its colours and how many cars it holds."""

    colours: str
    cars: int


class Row(Plain):
    """A zone, lane by lane from the left of the driver."""

    line: int
    zone: str
    lanes: tuple[tuple[SpaceText, ...], ...]


class GridPlace(Plain):
    """A start place: its lane counted from the inside (0), and the car lengths behind it in the zone of the line."""

    lane: int
    distance: int


class SpacesPart(Plain):
    """The board cut in coloured spaces."""

    name: ClassVar = "spaces"

    at: int
    line: Mark | None = None
    money: tuple[int, tuple[int, ...]] | None = None
    grid: tuple[int, tuple[GridPlace, ...]] | None = None
    rows: tuple[Row, ...] = ()


class Source(Plain):
    """A whole circuit file."""

    origin: str
    """The file, for complaints."""
    line: int
    id: str
    name: str
    kind: str
    lanes: int
    heading: float
    zones: tuple[Zone, ...]
    real_length: int = 0
    laps: int = 0
    clockwise: bool | None = None
    real_line: int = 0
    cells: CellsPart | None = None
    sections: SectionsPart | None = None
    spaces: SpacesPart | None = None

    def zone(self, id: str) -> int:  # noqa: A002  the field's own name
        """The place of this zone in the list, or -1."""
        return next((n for n, zone in enumerate(self.zones) if zone.id == id), -1)

    def products(self) -> tuple[str, ...]:
        """The boards that this circuit offers."""
        parts = (self.cells, self.sections, self.spaces)
        return tuple(name for name, part in zip(PRODUCTS, parts, strict=True) if part is not None)
