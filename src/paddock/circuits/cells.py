"""A track cut in cells: lanes, arrows, corners, the pit lane. Flat lists; built once, never changed.

Places are numbered: first the cells of the track, then those of the pit lane, then the boxes. `names` turns a number
into a stable name (`main-7b`: the zone, the cell counted from its start, the lane from the left); `index` turns it
back.
"""

from typing import Final

NOWHERE: Final = -1


class Corner:
    """A corner: the stops it demands and the ways through it."""

    def __init__(self, id: str, name: str, stops: int) -> None:  # noqa: A002  the corner's own word
        self.id = id
        self.name = name
        self.stops = stops
        self.cells: list[int] = []
        self.entries: list[int] = []
        """Corner cells that can be entered from outside."""
        self.exits: list[int] = []
        """Corner cells from which a car can leave the corner."""
        self.shortest = 0
        self.longest = 0
        """Fewest and most corner cells of a way along the arrows, from the entry line to the exit line."""
        self.after = NOWHERE
        """The zone that follows."""


class Straight:
    """A straight from one corner to the next; it may bend."""

    def __init__(self, id: str, name: str) -> None:  # noqa: A002  the straight's own word
        self.id = id
        self.name = name
        self.cells: list[int] = []


class Box:
    """A box: entered from one cell of the pit lane, left through another."""

    def __init__(self, place: int, before: int, after: int) -> None:
        self.place = place
        self.before = before
        self.after = after


class PitLane:
    """The pit lane beside the start straight; `cells` are places in driving order, both ends trapezoids."""

    def __init__(self, side: str, cells: list[int]) -> None:
        self.side = side
        self.cells = cells
        self.entries: list[int] = []
        """Track cells from which the first pit cell can be entered."""
        self.limit = 0
        """Beyond this rank, up to the line, a car can no longer enter."""
        self.exits: list[int] = []
        """The two track cells next to the last pit cell; a car may leave it for either."""
        self.boxes: list[Box] = []
        self.finish = 0
        """Which of `cells` is level with the line: the first one beyond it."""


class CellBoard:
    """The track as cells. Lists are indexed by the number of a place, unless they say otherwise."""

    def __init__(self, id: str, kind: str, lanes: int) -> None:  # noqa: A002  the board's own word
        self.id = id
        self.kind = kind
        """road, street, oval or beach."""
        self.lanes = lanes
        self.size = 0
        """How many cells the track has; places from here on are pit cells and boxes."""
        self.lap = 0
        """The ranks of one lap."""
        self.names: list[str] = []
        self.index: dict[str, int] = {}

        self.lane: list[int] = []
        """0 is the left edge; pit cells and boxes have none (-1)."""
        self.zone: list[int] = []
        self.rank: list[int] = []
        """Tenths of a cell after the line; grows with every step except over the line. Pit cells have one too."""
        self.corner: list[int] = []
        self.straight: list[int] = []
        self.ahead: list[int] = []
        self.left: list[int] = []
        self.right: list[int] = []
        """Legal steps by kind; -1 if there is none."""
        self.steps: list[tuple[int, ...]] = []
        """All legal steps: ahead, left, right."""
        self.front: list[int] = []
        self.behind: list[int] = []
        """Neighbours in the same lane, arrows or not."""
        self.side: list[tuple[int, ...]] = []
        """Cells that touch this one sideways."""
        self.kerb: list[bool] = []
        self.wall: list[bool] = []
        self.pit_entry: list[int] = []
        """The first cell of the pit lane if it can be entered from here, else -1."""
        self.is_finish: list[bool] = []
        """The first cell of its lane beyond the line."""

        self.finish: list[int] = []
        """By lane: the first cell beyond the line."""
        self.zone_corner: list[int] = []
        """By zone: the number of the corner, or -1."""
        self.zone_straight: list[int] = []
        self.zone_names: list[str] = []
        self.corners: list[Corner] = []
        self.straights: list[Straight] = []
        self.grid: list[int] = []
        """Pole first."""
        self.pit: PitLane | None = None
        self.drs: list[int] = []
        """Straights where the flap may be opened."""
        self.soft = 0
        """The rank of the soft mark, two thirds into the lap."""
        self.weather: list[str] = []
        """F, V or R for the faces 1 to 20; empty if the board has no table."""
        self.start_straight = 0
        self.first_corner = 0

    def crosses(self, cell: int, to: int) -> bool:
        """True for a step over the line."""
        return self.rank[to] < self.rank[cell]

    def add(self, name: str, lane: int, zone: int, rank: int) -> int:
        """A new place without neighbours."""
        place = len(self.names)
        self.names.append(name)
        self.index[name] = place
        self.lane.append(lane)
        self.zone.append(zone)
        self.rank.append(rank)
        self.corner.append(self.zone_corner[zone])
        self.straight.append(self.zone_straight[zone])
        self.ahead.append(NOWHERE)
        self.left.append(NOWHERE)
        self.right.append(NOWHERE)
        self.steps.append(())
        self.front.append(NOWHERE)
        self.behind.append(NOWHERE)
        self.side.append(())
        self.kerb.append(False)
        self.wall.append(False)
        self.pit_entry.append(NOWHERE)
        self.is_finish.append(False)
        return place

    def add_corner_zone(self, id: str, name: str, stops: int) -> Corner:  # noqa: A002  the corner's own word
        corner = Corner(id, name, stops)
        self.zone_corner.append(len(self.corners))
        self.zone_straight.append(NOWHERE)
        self.zone_names.append(id)
        self.corners.append(corner)
        return corner

    def add_straight_zone(self, id: str, name: str) -> Straight:  # noqa: A002  the straight's own word
        straight = Straight(id, name)
        self.zone_corner.append(NOWHERE)
        self.zone_straight.append(len(self.straights))
        self.zone_names.append(id)
        self.straights.append(straight)
        return straight
