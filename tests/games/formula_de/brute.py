"""Legal ways by the letter of the definition: every path is walked, every straight is judged afterwards.

Slow on purpose, and written without a look at the search: paths are plain lists of cells, and a run on a straight is
legal when no shorter path inside that straight joins the same two cells crossing only what the run itself crosses.
"""

from itertools import pairwise

from paddock.games.formula_de.track import Track

Outcome = tuple[object, ...]


class Situation:
    """What stands on the board, and what holds for the car that moves."""

    def __init__(self, track: Track, occupied: dict[int, int], markers: dict[int, int]) -> None:
        self.track = track
        self.occupied = occupied
        self.markers = markers
        self.walls = False
        self.kerbs = False
        self.high = False
        self.lane_shift = 9
        self.stop_at_line = False
        self.stop_corner = -1
        self.stops_made = 0
        self.force = False
        self.slipstream = False


class Path:
    """A path under way: the cells, and what was claimed on it."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells
        self.units = 0
        self.kerb = 0
        self.doubled: tuple[int, ...] = ()
        self.claimed = False
        self.ended = False
        self.forced = False

    def on(self, cell: int, units: int) -> "Path":
        path = Path([*self.cells, cell])
        path.units, path.kerb, path.doubled, path.forced = self.units + units, self.kerb, self.doubled, self.forced
        return path


def all_ways(situation: Situation, start: int, units: int) -> set[Outcome]:
    """The outcomes of all legal ways of exactly so many units, or ended before by the line."""
    found: set[Outcome] = set()
    todo = [Path([start])]
    while todo:
        path = todo.pop()
        if path.ended or (path.units == units and not path.claimed and path.cells[-1] not in situation.occupied):
            if is_legal(situation, path.cells):
                found.add(outcome(situation, path))
        elif path.units < units:
            todo += longer(situation, path)
    return found


def ahead(track: Track, start: int, depth: int) -> list[int]:
    """The cells that this many steps can lead to."""
    found: set[int] = set()
    edge = {start}
    for _ in range(depth):
        edge = {to for cell in edge for to in track.steps[cell]}
        found |= edge
    return sorted(found)


def longer(situation: Situation, path: Path) -> list[Path]:
    """Every path one step longer, with every claim."""
    track = situation.track
    here = path.cells[-1]
    locked = bool(overshot(situation, path.cells))
    found: list[Path] = []
    for cell in track.steps[here]:
        if locked and track.ahead[here] >= 0 and cell != track.ahead[here]:
            continue
        if cell in situation.occupied and (not situation.force or path.forced or here in situation.occupied):
            continue
        if situation.slipstream and lane_changes(situation, [*path.cells, cell]) > 2:
            continue
        found += claims(situation, path, cell)
    return found


def lane_changes(situation: Situation, cells: list[int]) -> int:
    """Lane changes on straights, those of the arrows in corners not counted."""
    track = situation.track
    return sum(track.corner[cell] < 0 and track.lane[cell] != track.lane[to] for cell, to in pairwise(cells))


def entered(situation: Situation, cells: list[int]) -> list[int]:
    """The corners in which a path has a cell, the first cell left out."""
    found = [situation.track.corner[cell] for cell in cells[1:]]
    return list(dict.fromkeys(corner for corner in found if corner >= 0))


def claims(situation: Situation, path: Path, cell: int) -> list[Path]:
    track = situation.track
    here = path.cells[-1]
    plain = path.on(cell, 1)
    plain.forced = path.forced or cell in situation.occupied
    found = [plain]
    if track.rank[cell] < track.rank[here] and situation.stop_at_line:
        plain.ended = True
        return found
    corner = track.corner[cell]
    if situation.high and corner >= 0 and track.corner[here] != corner:
        double = path.on(cell, 2)
        double.forced = plain.forced
        double.doubled = (*path.doubled, corner)
        double.claimed = True
        found.append(double)
    if situation.kerbs and not path.kerb and kerb_cells(situation, plain.cells) == 3:
        for kerb, units in ((1, 0), (2, 2)):
            claimed = path.on(cell, units)
            claimed.forced = plain.forced
            claimed.kerb = kerb
            claimed.claimed = kerb == 1
            found.append(claimed)
    return found


def kerb_cells(situation: Situation, cells: list[int]) -> int:
    """Entered cells in a row, counted back from the last, along one kerb of one corner."""
    track = situation.track
    last = cells[-1]
    count = 0
    for cell in reversed(cells[1:]):
        same = track.corner[cell] == track.corner[last] and track.lane[cell] == track.lane[last]
        if not (track.kerb[cell] and track.corner[cell] >= 0 and same):
            break
        count += 1
    return count


def overshot(situation: Situation, cells: list[int]) -> list[tuple[int, int, int]]:
    """Corners left with stops missing: (corner, cells beyond, stops missing)."""
    track = situation.track
    found = []
    for place, (cell, following) in enumerate(pairwise(cells)):
        corner = track.corner[cell]
        if corner < 0 or track.corner[following] == corner:
            continue
        made = situation.stops_made if corner == situation.stop_corner else 0
        if track.stops[corner] > made:
            found.append((corner, len(cells) - 1 - place, track.stops[corner] - made))
    return found


def is_legal(situation: Situation, cells: list[int]) -> bool:
    return situation.slipstream or all(is_legal_run(situation, run) for run in runs(situation, cells))


def runs(situation: Situation, cells: list[int]) -> list[list[int]]:
    """The stretches on straights, each with the first corner cell after it; none once a corner is overshot."""
    track = situation.track
    found: list[list[int]] = []
    run: list[int] = []
    for place, cell in enumerate(cells):
        if overshot(situation, cells[: place + 1]):
            break
        if track.corner[cell] < 0:
            run.append(cell)
        elif run:
            found.append([*run, cell])
            run = []
    if run:
        found.append(run)
    return found


def is_legal_run(situation: Situation, run: list[int]) -> bool:
    track = situation.track
    if abs(track.lane[run[-1]] - track.lane[run[0]]) > situation.lane_shift:
        return False
    through = {cell for cell in run[1:] if cell in situation.occupied}
    return not shorter_exists(situation, run[0], run[-1], len(run) - 1, crossed(situation, run), through)


def crossed(situation: Situation, run: list[int]) -> set[int]:
    track = situation.track
    found = {cell for cell in run[1:] if cell in situation.markers}
    for cell, following in pairwise(run):
        if situation.walls and track.wall[following] and track.lane[cell] != track.lane[following]:
            found.add(-1)
    return found


def shorter_exists(
    situation: Situation, start: int, end: int, steps: int, allowed: set[int], through: set[int]
) -> bool:
    """Whether fewer steps lead there on the straight, crossing nothing but what is allowed."""
    track = situation.track
    reached = {start}
    for _ in range(steps - 1):
        following = set()
        for cell in reached:
            if cell != start and track.corner[cell] >= 0:
                continue
            for to in track.steps[cell]:
                walled = situation.walls and track.wall[to] and track.lane[to] != track.lane[cell]
                barred = (
                    (to in situation.occupied and to not in through)
                    or (to in situation.markers and to not in allowed)
                    or (walled and -1 not in allowed)
                )
                if not barred and (track.straight[to] == track.straight[start] or to == end):
                    following.add(to)
        if end in following:
            return True
        reached = following
    return False


def outcome(situation: Situation, path: Path) -> Outcome:
    """The end and what follows from the way, as the search tells ways apart."""
    track = situation.track
    cells = path.cells
    hazards = tuple(cell for cell in cells[1:] if cell in situation.markers)
    walls = tuple(
        to for cell, to in pairwise(cells) if situation.walls and track.wall[to] and track.lane[cell] != track.lane[to]
    )
    lines = sum(track.rank[to] < track.rank[cell] for cell, to in pairwise(cells))
    overs = tuple(overshot(situation, cells))
    return (cells[-1], overs, hazards, walls, path.kerb, path.doubled, lines, path.forced)
