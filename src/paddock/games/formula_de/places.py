"""Places in words: a cell by the corner it is in or before, and its lane."""

from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import ROOM
from paddock.games.formula_de.track import Track, track_of

SIGN = "sign-"
"""How the places on the signs of corners are named on the board."""


class Place(Plain):
    """A cell of a circuit, as events name it."""

    circuit: str
    name: str

    def text(self) -> Text:
        track = track_of(self.circuit)
        return place_text(track, track.index[self.name])


def place_on(track: Track, cell: int) -> Place:
    """A cell by its number."""
    return Place(track.id, track.names[cell])


def place_text(track: Track, cell: int) -> Text:
    """Where a cell is: in a corner, a number of cells before one, in the pit lane or a box."""
    if cell in track.box_places:
        return message(ROOM, "place-box", number=track.box_places.index(cell) + 1)
    if cell >= track.size:
        return message(ROOM, "place-pit")
    lane = track.lane[cell] + 1
    corner = track.corner[cell]
    if corner >= 0:
        return message(ROOM, "place-corner", corner=corner_name(track, corner), lane=lane)
    cells, corner = cells_to_corner(track, cell)
    if corner < 0:
        return message(ROOM, "place-straight", lane=lane)
    return message(ROOM, "place-before", corner=corner_name(track, corner), cells=cells, lane=lane)


def stop_text(race: Race, car: int, cell: int) -> Text:
    """Where a cell is and, in a corner that still asks for stops, which of them it would be."""
    track = race.track
    corner = track.corner[cell] if cell < track.size else -1
    if corner < 0:
        return place_text(track, cell)
    stop = 1 + (race.stops[car] if race.corner_of(car) == corner else 0)
    stops = track.stops[corner]
    if stop > stops:
        return place_text(track, cell)
    name, lane = corner_name(track, corner), track.lane[cell] + 1
    return message(ROOM, "place-stop", corner=name, lane=lane, stop=stop, stops=stops)


def corner_name(track: Track, corner: int) -> str:
    """What people call a corner."""
    found = track.board.corners[corner]
    return found.name or found.id


def cells_to_corner(track: Track, cell: int) -> tuple[int, int]:
    """The cells to the next corner in the same lane, and its number; -1 if the circuit has none."""
    for steps in range(track.size):
        if track.corner[cell] >= 0:
            return steps, track.corner[cell]
        cell = track.front[cell]
    return 0, -1


def next_corner(race: Race, car: int) -> str:
    """What people call the corner that a car comes to next; empty if it is not on the track."""
    track, cell = race.track, race.cell[car]
    if not 0 <= cell < track.size:
        return ""
    corner = cells_to_corner(track, cell)[1]
    return corner_name(track, corner) if corner >= 0 else ""
