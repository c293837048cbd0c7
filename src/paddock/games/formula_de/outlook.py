"""What lies ahead of a car, in expected turns: a driver's rough picture of a lap, made once for each circuit.

The lap is taken as one row of cells. From its end backwards, for each cell, stops made and gear, the turns that a
sensible driver needs to the flag are the average over the die of the best that brakes can make of it. Tyre points,
brake points and the end of the race have their price in turns.
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
MOST_SLACK: Final = 3
WEIGHTED: Final = [[(face, faces.count(face) / len(faces)) for face in sorted(set(faces))] for faces in FACES]


class Outlook:
    """Expected turns to the end of the next lap, by cell of two laps, stops made and gear."""

    def __init__(self, track: Track, tyre_price: float, slide: int) -> None:
        self.track = track
        self.tyre_price: float = tyre_price
        self.slide: int = slide
        self.lap: int = max(1, track.lap // track.cell_ranks)
        self.corner: list[int] = corner_row(track, self.lap)
        self.slack: list[int] = [slack_of(track, n) for n in range(len(track.stops))]
        size = LAPS_AHEAD * self.lap
        self.last: list[int] = last_row(self.corner, size)
        self.after: list[list[list[float]]] = [[] for _ in range(size)]  # cell, stops, gear engaged last
        self.rolling: list[list[list[float]]] = [[] for _ in range(size)]  # cell, stops, gear of this turn
        for cell in range(size - 1, -1, -1):
            self._look_back(cell)
        self.turns_a_lap: float = self.after[0][0][1] - self.after[self.lap][0][1]
        self.rows: list[int] = [min(rank // track.cell_ranks, self.lap - 1) for rank in range(track.lap + 1)]
        self.rolled: dict[int, float] = {}

    def after_roll(self, cell: int, made: int, gear: int, cells: int, brakes: int) -> float:
        """Turns to go when the die has fallen and the way is still to be chosen."""
        spent = min(MOST_BRAKES, brakes)
        key = (((cell * 8 + made) * 8 + gear) * 64 + cells) * 4 + spent
        known = self.rolled.get(key)
        if known is None:
            known = self._best(cell, made, gear, cells, spent)
            self.rolled[key] = known
        return known

    def _look_back(self, cell: int) -> None:
        corner = self.corner[cell % self.lap]
        stops = self.track.stops[corner] if corner >= 0 else 0
        self.rolling[cell] = [[0.0] * (GEARS + 1) for _ in range(stops + 1)]
        self.after[cell] = [[0.0] * (GEARS + 1) for _ in range(stops + 1)]
        for made in range(stops + 1):
            rolls = self.rolling[cell][made]
            for gear in range(1, GEARS + 1):
                rolls[gear] = 1.0 + self._expect(cell, made, gear)
            for gear in range(1, GEARS + 1):
                self.after[cell][made][gear] = min(rolls[max(1, gear - 1) : gear + 2])

    def _expect(self, cell: int, made: int, gear: int) -> float:
        """The average over the die of the best that brakes can make of it."""
        total = 0.0
        for face, weight in WEIGHTED[gear]:
            total += self._best(cell, made, gear, face, MOST_BRAKES) * weight
        return total

    def _best(self, cell: int, made: int, gear: int, cells: int, brakes: int) -> float:
        """The best that this number of brake points can make of a roll."""
        best = self._drive(cell, made, cells, gear)
        for spent in range(1, min(brakes, cells - 1) + 1):
            best = min(best, self._drive(cell, made, cells - spent, gear) + BRAKE_PRICE * spent)
        return best

    def _drive(self, cell: int, made: int, cells: int, gear: int) -> float:
        """Turns to go, and the price of the way, after this number of cells."""
        end = cell + cells
        price = 0.0
        locked = False
        here = self.corner[cell % self.lap]
        at = cell
        while at < end and at < len(self.after):
            corner = self.corner[at % self.lap]
            last = self.last[at]
            if corner >= 0 and last < end:
                missing = self.track.stops[corner] - (made if corner == here and at == cell else 0)
                if missing > 1:
                    return OUT_PRICE
                if missing == 1:
                    if not locked and last > cell and end - last <= self.slack[corner]:
                        return price + self._stop(last, corner, here, made, gear, locked)
                    price += self.tyre_price * (end - last)
                    locked = True
            at = last + 1
        if end >= len(self.after):
            return price
        return price + self._stop(end, self.corner[end % self.lap], here, made, gear, locked)

    def _stop(self, end: int, corner: int, here: int, made: int, gear: int, locked: bool) -> float:
        """Turns to go from the cell where the turn ends, after a slide if one is owed."""
        if corner < 0:
            return self.after[end][0][gear]
        stops = 0 if locked else min(self.track.stops[corner], made + 1 if corner == here else 1)
        price = 0.0
        if self.slide and not locked and (made if corner == here else 0) < self.track.stops[corner]:
            slid = end + self.slide
            if slid >= len(self.after) or self.corner[slid % self.lap] != corner:
                price = self.tyre_price
            else:
                end = slid
        if end >= len(self.after):
            return price
        return price + self.after[end][min(stops, len(self.after[end]) - 1)][gear]


def last_row(corner: list[int], size: int) -> list[int]:
    """For each cell of the row the last one of its corner or straight."""
    lap = len(corner)
    row = list(range(size))
    for cell in range(size - 2, -1, -1):
        if corner[cell % lap] == corner[(cell + 1) % lap]:
            row[cell] = row[cell + 1]
    return row


def corner_row(track: Track, lap: int) -> list[int]:
    """The corner of each cell of the row, -1 for a straight."""
    row = [NOWHERE] * lap
    for cell in range(track.size):
        if track.corner[cell] >= 0:
            row[min(track.rank[cell] // track.cell_ranks, lap - 1)] = track.corner[cell]
    return row


def slack_of(track: Track, corner: int) -> int:
    """How many cells the longest way through a corner can swallow."""
    found = track.board.corners[corner]
    return min(MOST_SLACK, max(0, (found.longest - found.shortest) // 2))


OUTLOOKS: Final[dict[tuple[Track, bool, int], Outlook]] = {}
MOST_OUTLOOKS: Final = 200


def outlook(track: Track, careful: bool, slide: int) -> Outlook:
    """The picture of a circuit, made when it is first asked for."""
    key = (track, careful, min(slide, MOST_SLACK))
    found = OUTLOOKS.get(key)
    if found is None:
        found = Outlook(track, CAREFUL_PRICE if careful else TYRE_PRICE, min(slide, MOST_SLACK))
        make_room(OUTLOOKS, MOST_OUTLOOKS)
        OUTLOOKS[key] = found
    return found


TYRE_PRICE: Final = 0.9
CAREFUL_PRICE: Final = 6.0
