"""What lies ahead of a car, in expected turns: a driver's picture of a lap, made once for each circuit.

From the end of the lap backwards, for each cell, stops made and gear, the turns that a sensible driver needs to the
flag are the average over the die of the best that lanes and brakes can make of it. Other cars are left out. Tyre
points, brake points and the end of the race have their price in turns.
"""

from typing import Final

from paddock.circuits import make_room
from paddock.games.formula_de.tables import FACES, NOWHERE
from paddock.games.formula_de.track import Track

OUT_PRICE: Final = 60.0
BRAKE_PRICE: Final = 0.6
MOST_BRAKES: Final = 2
LAPS_AHEAD: Final = 2
GEARS: Final = 6
MOST_SLIDE: Final = 3
MOST_CELLS: Final = 36
"""The farthest that a roll and its bonus cells lead; more counts as this many."""
MOST_OVER: Final = 8
"""A way that leads farther too far is not looked at."""
MOST_MISSING: Final = 2
"""Who lacks this many stops of a corner, or more, must not leave it."""
WEIGHTED: Final = [[(face, faces.count(face) / len(faces)) for face in sorted(set(faces))] for faces in FACES]
# A place that a movement can lead to, in one number: the cell, whether the line was touched, the cells too far, and
# how many corners were left too fast. On the way there, by the side to which lanes were changed on this straight.
LINE: Final = 2
SIDES: Final = 3
OVER: Final = 64
LEFT: Final = 4


class Moves:
    """Where a movement of so many cells may end, from each cell and by the stops that are still missing there."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.known: dict[int, list[list[int]]] = {}

    def ends(self, cell: int, missing: int) -> list[list[int]]:
        """By cells driven, the places where the movement may end."""
        key = cell * (MOST_MISSING + 1) + missing
        found = self.known.get(key)
        if found is None:
            found = self._spread(cell, missing)
            self.known[key] = found
        return found

    def _spread(self, start: int, missing: int) -> list[list[int]]:
        found: list[list[int]] = [[]]
        reached = {start * SIDES + 1: pack(start, 0, 0, 0)}
        for _ in range(MOST_CELLS):
            following: dict[int, int] = {}
            for key, place in reached.items():
                self._step(place, key % SIDES - 1, start, missing, following)
            reached = following
            found.append(list(dict.fromkeys(reached.values())))
        return found

    def _step(self, place: int, side: int, start: int, missing: int, following: dict[int, int]) -> None:
        """Note the places one cell on, each by the way that is cheapest. On a straight, who has changed lanes to one
        side does not come back (FD-STRAIGHT-01)."""
        track = self.track
        left, over = place % LEFT, place // LEFT % OVER
        line, cell = place // (LEFT * OVER) % LINE, place // (LEFT * OVER * LINE)
        corner = track.corner[cell]
        lacking = 0
        if corner >= 0:
            lacking = missing if corner == track.corner[start] else min(MOST_MISSING, track.stops[corner])
        for to in track.steps[cell]:
            if to >= track.size:
                continue
            turned, gone = 0, left
            if corner < 0 and track.corner[to] < 0:
                turned = side_of(track.lane[to] - track.lane[cell])
                if turned * side < 0:
                    continue
                turned = turned or side
            elif lacking and track.corner[to] != corner:
                if lacking >= MOST_MISSING:
                    continue
                gone = min(LEFT - 1, left + 1)
            far = over + gone
            key = to * SIDES + turned + 1
            known = following.get(key, NOWHERE)
            if far <= MOST_OVER and (known < 0 or far < known // LEFT % OVER):
                following[key] = pack(to, 1 if line or track.rank[to] < track.rank[cell] else 0, far, gone)


def side_of(lanes: int) -> int:
    """The side to which a car changes: -1 to the left, 1 to the right, 0 for none."""
    return (lanes > 0) - (lanes < 0)


def pack(cell: int, line: int, over: int, left: int) -> int:
    """A place that a movement can lead to, as a number."""
    return ((cell * LINE + line) * OVER + over) * LEFT + left


class Outlook:
    """Expected turns to the end of the next lap, by cell of two laps, stops made and gear."""

    def __init__(self, track: Track, moves: Moves, tyre_price: float, slide: int) -> None:
        self.track = track
        self.moves = moves
        self.tyre_price: float = tyre_price
        self.lap: int = track.size
        self.slid: list[int] = [slid_to(track, cell, slide) for cell in range(track.size)]
        size = LAPS_AHEAD * self.lap
        self.after: list[list[list[float]]] = [[] for _ in range(size)]  # cell, stops, gear engaged last
        self.rolling: list[list[list[float]]] = [[] for _ in range(size)]  # cell, stops, gear of this turn
        order = sorted(range(track.size), key=lambda cell: -track.rank[cell])
        for lap in range(LAPS_AHEAD - 1, -1, -1):
            for cell in order:
                self._look_back(lap, cell)
        first = order[-1]
        self.turns_a_lap: float = self.after[first][0][1] - self.after[self.lap + first][0][1]
        self.cells: list[int] = [cell_beside(track, place) for place in track.places()]
        self.rolled: dict[int, float] = {}

    def after_roll(self, at: int, made: int, gear: int, cells: int, brakes: int) -> float:
        """Turns to go when the die has fallen and the way is still to be chosen."""
        spent = min(MOST_BRAKES, brakes)
        key = (((at * 8 + made) * 8 + gear) * 64 + cells) * 4 + spent
        known = self.rolled.get(key)
        if known is None:
            whole = min(cells, MOST_CELLS)
            ways = range(max(1, whole - spent), whole + 1)
            known = braked([self._drive(at // self.lap, at % self.lap, made, way, gear) for way in ways])
            self.rolled[key] = known
        return known

    def _look_back(self, lap: int, cell: int) -> None:
        corner = self.track.corner[cell]
        stops = self.track.stops[corner] if corner >= 0 else 0
        at = lap * self.lap + cell
        self.rolling[at] = [[0.0] * (GEARS + 1) for _ in range(stops + 1)]
        self.after[at] = [[0.0] * (GEARS + 1) for _ in range(stops + 1)]
        for made in range(stops + 1):
            rolls = self.rolling[at][made]
            for gear in range(1, GEARS + 1):
                rolls[gear] = 1.0 + self._expect(lap, cell, made, gear)
            for gear in range(1, GEARS + 1):
                self.after[at][made][gear] = min(rolls[max(1, gear - 1) : gear + 2])

    def _expect(self, lap: int, cell: int, made: int, gear: int) -> float:
        """The average over the die of the best that lanes and brakes can make of it."""
        first, last = WEIGHTED[gear][0][0], WEIGHTED[gear][-1][0]
        values = [0.0] * (MOST_CELLS + 1)
        for cells in range(max(1, first - MOST_BRAKES), last + 1):
            values[cells] = self._drive(lap, cell, made, cells, gear)
        total = 0.0
        for face, weight in WEIGHTED[gear]:
            total += braked(values[max(1, face - MOST_BRAKES) : face + 1]) * weight
        return total

    def _drive(self, lap: int, cell: int, made: int, cells: int, gear: int) -> float:
        """Turns to go, and the price of the way, after this number of cells by the best lane."""
        track = self.track
        here = track.corner[cell]
        missing = min(MOST_MISSING, max(0, track.stops[here] - made)) if here >= 0 else 0
        best = OUT_PRICE
        for place in self.moves.ends(cell, missing)[cells]:
            left, over = place % LEFT, place // LEFT % OVER
            round_, end = lap + place // (LEFT * OVER) % LINE, place // (LEFT * OVER * LINE)
            found = self.tyre_price * over
            if round_ < LAPS_AHEAD and found < best:
                found += self._stop(round_, end, here, made, gear, left > 0)
            if found < best:
                best = found
        return best

    def _stop(self, lap: int, end: int, here: int, made: int, gear: int, locked: bool) -> float:
        """Turns to go from the cell where the turn ends, after a slide if one is owed."""
        corner = self.track.corner[end]
        base = lap * self.lap
        if corner < 0:
            return self.after[base + end][0][gear]
        stops = 0 if locked else min(self.track.stops[corner], made + 1 if corner == here else 1)
        price = 0.0
        if not locked and (made if corner == here else 0) < self.track.stops[corner]:
            end = self.slid[end]
            if end < 0:
                end = -end - 1
                price = self.tyre_price
        table = self.after[base + end]
        return price + table[min(stops, len(table) - 1)][gear]


def braked(turns: list[float]) -> float:
    """The best that brakes can make of a roll: the turns to go after ways from the shortest to the whole one."""
    best = turns[-1]
    for spent in range(1, len(turns)):
        best = min(best, turns[-1 - spent] + BRAKE_PRICE * spent)
    return best


def slid_to(track: Track, cell: int, slide: int) -> int:
    """The cell of its corner to which a car slides; if it would leave the corner, the cell where it was, as -1 - it."""
    corner, at = track.corner[cell], cell
    for _ in range(slide if corner >= 0 else 0):
        at = track.front[at]
        if at < 0 or track.corner[at] != corner:
            return -1 - cell
    return at


def cell_beside(track: Track, place: int) -> int:
    """The cell of the track that a place is level with: itself, or for the pit lane one beside it."""
    if place < track.size:
        return place
    rank = track.rank[place]
    return min(range(track.size), key=lambda cell: abs(track.rank[cell] - rank))


MOVES: Final[dict[Track, Moves]] = {}
OUTLOOKS: Final[dict[tuple[Track, bool, int], Outlook]] = {}
MOST_OUTLOOKS: Final = 200


def outlook(track: Track, careful: bool, slide: int) -> Outlook:
    """The picture of a circuit, made when it is first asked for."""
    key = (track, careful, min(slide, MOST_SLIDE))
    found = OUTLOOKS.get(key)
    if found is None:
        if track not in MOVES:
            make_room(MOVES, MOST_OUTLOOKS)
            MOVES[track] = Moves(track)
        found = Outlook(track, MOVES[track], CAREFUL_PRICE if careful else TYRE_PRICE, min(slide, MOST_SLIDE))
        make_room(OUTLOOKS, MOST_OUTLOOKS)
        OUTLOOKS[key] = found
    return found


TYRE_PRICE: Final = 0.9
CAREFUL_PRICE: Final = 6.0
