"""The board as this game reads it: the cells of the circuits' room, and tables made of them once."""

from collections.abc import Iterable
from typing import Final

from paddock.circuits import circuit, make_room, raced_circuits
from paddock.circuits.cells import CellBoard
from paddock.games.formula_de.masks import bit_of, mask_of
from paddock.games.formula_de.tables import NOWHERE

FAR: Final = 99
"""More steps than any movement has."""


class Track:
    """A board with what the rules ask of it all the time. Built once for each circuit, shared, never changed."""

    def __init__(self, board: CellBoard) -> None:
        self.board = board
        self.id: str = board.id
        self.size: int = board.size
        self.lanes: int = board.lanes
        self.lap: int = board.lap
        self.names: list[str] = board.names
        self.index: dict[str, int] = board.index
        self.lane: list[int] = board.lane
        self.rank: list[int] = board.rank  # FD-STRAIGHT-12
        self.corner: list[int] = board.corner
        self.straight: list[int] = board.straight
        self.ahead: list[int] = board.ahead
        self.steps: list[tuple[int, ...]] = board.steps
        self.front: list[int] = board.front
        self.behind: list[int] = board.behind
        self.side: list[tuple[int, ...]] = board.side
        self.kerb: list[bool] = board.kerb
        self.wall: list[bool] = board.wall
        self.stops: list[int] = [corner.stops for corner in board.corners]  # FD-CORNER-01; FD-CORNER-06: no other binds
        self.corner_starts: list[int] = [corner_start(board, n) for n in range(len(board.corners))]
        self.corner_ends: list[int] = [corner_end(board, n) for n in range(len(board.corners))]
        self.grid: list[int] = board.grid
        self.grid_before_line: bool = is_grid_before_line(board)
        self.start_straight: int = board.start_straight
        self.first_corner: int = board.first_corner
        self.has_pit: bool = board.pit is not None
        self.pit_cells: list[int] = board.pit.cells if board.pit else []
        self.pit_end: int = board.pit.cells[-1] if board.pit else NOWHERE
        self.pit_entries: list[int] = board.pit.entries if board.pit else []
        self.pit_exits: list[int] = board.pit.exits if board.pit else []
        self.pit_limit: int = board.pit.limit if board.pit else 0
        self.pit_finish: int = board.pit.finish if board.pit else 0
        self.box_places: list[int] = [box.place for box in board.pit.boxes] if board.pit else []
        self.box_before: list[int] = [box.before for box in board.pit.boxes] if board.pit else []
        self.box_after: list[int] = [box.after for box in board.pit.boxes] if board.pit else []
        self.cell_ranks: int = rank_of_cell(board)
        self.bit: list[int] = [bit_of(place) for place in self.places()]
        self.wall_bit: int = bit_of(board.size)  # stands for the lane along the wall, in a mask of dangers
        self.first_corner_rank: int = min(
            (board.rank[cell] for cell in range(board.size) if board.corner[cell] == board.first_corner),
            default=board.lap,
        )
        self.weather: list[str] = board.weather
        self.has_walls: bool = any(board.wall)
        self.inside: list[bool] = [self._stays_inside(cell) for cell in range(board.size)]
        self.straight_on: list[tuple[int, ...]] = [self._step_in_lane(cell) for cell in range(board.size)]
        self.step_masks: list[int] = [mask_of(self._exits(place)) for place in self.places()]
        self.all_masks: list[int] = [mask_of(self._all_steps(place)) for place in self.places()]
        self.before: list[dict[int, None]] = self._steps_before()
        self.near_masks: list[int] = [mask_of(self._neighbours(place)) for place in self.places()]
        self.line_mask: int = mask_of(to for cell in self.places() for to in self.steps[cell] if self.crosses(cell, to))
        self.to_line: list[int] = self._steps_to(self.line_mask)
        self.to_entry: list[int] = self._steps_to(mask_of(self.pit_entries))
        for entry in self.pit_entries:  # the pit lane is entered from these cells, so there it is near
            self.to_entry[entry] = 0

    def places(self) -> range:
        """All cells of track, pit lane and boxes."""
        return range(len(self.names))

    def _stays_inside(self, cell: int) -> bool:
        """Whether all steps from a cell stay inside its straight or corner and do not touch the line."""
        zone = self.board.zone
        return all(zone[to] == zone[cell] and not self.crosses(cell, to) for to in self.steps[cell])

    def _step_in_lane(self, cell: int) -> tuple[int, ...]:
        """The steps from a cell for a car that cannot leave its lane."""
        ahead = self.ahead[cell]
        return self.steps[cell] if ahead < 0 else tuple(to for to in self.steps[cell] if to == ahead)

    def _neighbours(self, place: int) -> Iterable[int]:
        """The cells beside and directly ahead."""
        return [cell for cell in (self.front[place], *self.side[place]) if cell >= 0]

    def _steps_before(self) -> list[dict[int, None]]:
        """For each place those from which a step leads to it."""
        before: list[dict[int, None]] = [{} for _ in self.places()]
        for place in self.places():
            for to in self._all_steps(place):
                before[to][place] = None
        return before

    def _steps_to(self, goal: int) -> list[int]:
        """The fewest steps, one at least, from each place to one of these cells."""
        steps = [FAR] * len(self.names)
        for count in range(1, FAR):
            found = [place for place in self.places() if steps[place] == FAR and self.all_masks[place] & goal]
            for place in found:
                steps[place] = count
            goal = mask_of(found)
        return steps

    def _exits(self, place: int) -> Iterable[int]:
        """The cells of the track that a step leads to."""
        return [to for to in self._all_steps(place) if to < self.size]

    def crosses(self, cell: int, to: int) -> bool:
        """Whether a step touches the line."""
        return self.rank[to] < self.rank[cell]

    def _all_steps(self, place: int) -> tuple[int, ...]:
        """Every step from a place, those of the pit lane and the boxes included."""
        if place in self.box_places:
            return (self.box_after[self.box_places.index(place)],)
        return self.steps[place]

    def distance(self, start: int, to: int, most: int) -> int:
        """The fewest steps from one track cell to another, cars and markers ignored; -1 if more than `most`."""
        reached = [start]
        for steps in range(most + 1):
            if to in reached:
                return steps
            following: list[int] = []
            for cell in reached:
                for step in self.steps[cell]:
                    if step not in following:
                        following.append(step)
            reached = following
        return NOWHERE


def rank_of_cell(board: CellBoard) -> int:
    """How many ranks a step ahead on a straight gains."""
    for cell in board.straights[0].cells if board.straights else range(board.size):
        gained = (board.rank[board.front[cell]] - board.rank[cell]) % board.lap
        if gained:
            return gained
    return 1


def corner_start(board: CellBoard, corner: int) -> int:
    """The lowest rank of a corner's cells."""
    return min(board.rank[cell] for cell in range(board.size) if board.corner[cell] == corner)


def corner_end(board: CellBoard, corner: int) -> int:
    """The highest rank of a corner's cells: its end line, where a car that left it too fast is laid."""
    return max(board.rank[cell] for cell in range(board.size) if board.corner[cell] == corner)


def is_grid_before_line(board: CellBoard) -> bool:
    """Whether the cars touch the line before they come to the first corner (FD-START-26)."""
    corner = min((board.rank[cell] for cell in range(board.size) if board.corner[cell] >= 0), default=0)
    return all(board.rank[cell] >= corner for cell in board.grid)


def starts_wet(weather: list[str]) -> list[bool]:
    """FD-WX-05, FD-WX-06  By face from 1 (0 is unused): is it nearer to the rain numbers than to the fair ones?"""
    found = [False]
    for face in range(len(weather)):
        to_rain = min((abs(n - face) for n, sky in enumerate(weather) if sky == "R"), default=99)
        to_fair = min((abs(n - face) for n, sky in enumerate(weather) if sky == "F"), default=99)
        found.append(to_rain < to_fair)
    return found


TRACKS: Final[dict[str, Track]] = {}


def track_of(id: str) -> Track:  # noqa: A002  the circuit's own word
    """The track of a circuit, made once."""
    if id not in TRACKS:
        board = circuit(id).cells
        assert board is not None, f"{id} is not cut in cells"
        make_room(TRACKS)
        TRACKS[id] = Track(board)
    return TRACKS[id]


def track_ids() -> tuple[str, ...]:
    """The circuits that this game can be played on."""
    return tuple(raced_circuits("cells"))
