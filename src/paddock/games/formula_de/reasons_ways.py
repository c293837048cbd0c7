"""Why a car has no way to a cell: what would have to be different for the search to find one.

The search itself is asked again: with more brake points, without the other cars, with no limit on lanes. What lets it
reach the cell is the reason.
"""

from functools import lru_cache
from typing import Final

from paddock.core import Refusal, message
from paddock.games.formula_de.masks import cells_of
from paddock.games.formula_de.places import corner_name
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BRAKES, HEADING, NOWHERE, ROOM
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.cache import cache_of
from paddock.games.formula_de.ways.roads import Road
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.situation import (
    is_finishing,
    may_enter_pit,
    road_from,
    start_of,
    stops_made,
    terms_of,
)
from paddock.games.formula_de.ways.straights import Obstacles
from paddock.games.formula_de.ways.terms import BOXES, LANES, MOST_LANES

UNREACHED: Final = 9_999


def why_no_way(race: Race, car: int, kind: str, cells: int, cell: int) -> Refusal:
    """Why no way of a segment ends on a cell."""
    here, track = race.cell[car], race.track
    if cell == here:
        return Refusal(message(ROOM, "way-own", cells=cells), "FD-MOVE-03")
    if cell in race.at:
        return Refusal(message(ROOM, "way-taken", car=race.car(race.at[cell])), "FD-MOVE-05")
    if cell >= track.size:
        return why_no_pit(race, car, kind, cells, cell)
    if here >= track.size and race.book.pit[car] == HEADING:
        return Refusal(message(ROOM, "way-box-first", number=race.box[car] + 1), "FD-PIT-15")
    found = why_too_far(race, car, cells, cell) or why_beyond_line(race, car, cell)
    return found or why_barred(race, car, kind, cells, cell)


# Distances


def why_too_far(race: Race, car: int, cells: int, cell: int) -> Refusal | None:
    """The cell is behind the car, or farther ahead than it drives."""
    away = cells_away(race.track, race.cell[car], cell)
    if away <= cells:
        return None
    if is_behind(race.track, race.cell[car], cell):
        return Refusal(message(ROOM, "way-behind"), "FD-MOVE-03")
    return Refusal(message(ROOM, "way-far", away=away, cells=cells), "FD-MOVE-03")


def cells_away(track: Track, here: int, cell: int) -> int:
    """The fewest steps from one place to another, whatever stands between; the pit lane is no short cut."""
    return distances(track, here, cell >= track.size)[cell]


@lru_cache(maxsize=64)  # people touch many cells while one question stands
def distances(track: Track, here: int, through_pit: bool) -> list[int]:
    """The fewest steps from one place to every other; `UNREACHED` if none lead there."""
    found = [UNREACHED] * len(track.names)
    edge, reached, steps = track.bit[here], 0, 0
    while edge:
        for cell in cells_of(edge):
            found[cell] = steps
        reached |= edge
        edge, steps = following(track.all_masks if through_pit else track.step_masks, edge) & ~reached, steps + 1
    return found


def following(masks: list[int], edge: int) -> int:
    """The cells that one step leads to, as a mask."""
    found = 0
    for cell in cells_of(edge):
        found |= masks[cell]
    return found


def is_behind(track: Track, here: int, cell: int) -> bool:
    """Whether the way back is shorter than the way round."""
    return (track.rank[cell] - track.rank[here]) % track.lap > track.lap // 2


def why_beyond_line(race: Race, car: int, cell: int) -> Refusal | None:
    """A move that ends at the line ends on the first cell beyond it."""
    track, here = race.track, race.cell[car]
    is_beyond = track.rank[cell] < track.rank[here] and not track.line_mask & track.bit[cell]
    return Refusal(message(ROOM, "way-line"), "FD-END-13") if is_beyond and is_finishing(race, car) else None


# What bars the way


def why_barred(race: Race, car: int, kind: str, cells: int, cell: int) -> Refusal:
    """Brake points, duties, cars, lanes, the exit lane of an overshoot, or weaving."""
    network_terms = terms_of(race, car, kind, race.cell[car], cells, False)
    road = road_under(race, car, kind, cells, network_terms)
    brakes = race.has(car, BRAKES)
    spent = fewest_brakes(road, cells, cell)
    if spent <= brakes:
        return why_not_offered(race, kind, cells)
    if spent < UNREACHED:
        return Refusal(message(ROOM, "way-brakes", needed=spent, points=brakes), "FD-BRAKE-05")
    free = fewest_brakes(road_without(race, road, race.occupied), cells, cell)
    if free <= brakes:
        return Refusal(
            message(ROOM, "way-barred", cars=race.named(barring_cars(race, car, road, cells, cell, brakes))),
            "FD-MOVE-05",
        )
    if free < UNREACHED:
        return Refusal(message(ROOM, "way-near", away=cells - free, least=cells - brakes), "FD-MOVE-03")
    wide = road_under(race, car, kind, cells, with_all_lanes(network_terms))
    if fewest_brakes(wide, cells, cell) < UNREACHED:
        return Refusal(message(ROOM, "way-lanes", lanes=race.rules.lane_shift), "FD-STRAIGHT-03")
    return why_no_path(race, car, cells, cell)


def road_under(race: Race, car: int, kind: str, cells: int, terms: int) -> Road:
    """The road of a segment under given terms."""
    network = cache_of(race.track).network(terms)
    return road_from(
        race, car, cells, network, start_of(race, car, kind, network, stops_made(race, car, race.cell[car]))
    )


def road_without(race: Race, road: Road, cars: int) -> Road:
    """The same road without the cars on these cells."""
    start, network = road.search.start, road.search.network
    return Road(
        Search(network, start, Obstacles(race.track, race.occupied & ~cars & ~race.track.bit[start.cell], race.marked))
    )


def with_all_lanes(terms: int) -> int:
    """The same terms without a limit on lanes."""
    return terms % LANES + (MOST_LANES - 1) * LANES + terms // BOXES * BOXES


def fewest_brakes(road: Road, cells: int, cell: int) -> int:
    """The fewest brake points with which a way ends on a cell; `UNREACHED` if none does."""
    for spent in range(cells):
        if any(road.search.label(stage).cell == cell for stage in road.ways(cells - spent)):
            return spent
    return UNREACHED


def barring_cars(race: Race, car: int, road: Road, cells: int, cell: int, brakes: int) -> list[int]:
    """The car without which the cell could be reached, if one alone bars the way; else all that stand near it."""
    near = [race.at[place] for place in cells_of(cache_of(race.track).reach(race.cell[car], cells)) if place in race.at]
    others = [other for other in dict.fromkeys(near) if other != car]
    for other in others:
        alone = road_without(race, road, race.track.bit[race.cell[other]])
        if fewest_brakes(alone, cells, cell) <= brakes:
            return [other]
    return others


def why_not_offered(race: Race, kind: str, cells: int) -> Refusal:
    """A way leads there, but the driver is bound to another."""
    if kind == "main" and race.drive.declared:
        return Refusal(message(ROOM, "way-announced"), "FD-PIT-05")
    if kind == "drs" or kind == "oval":
        return Refusal(
            message(ROOM, "way-no-slipstream", cells=cells), "FD-DRS-03" if kind == "drs" else "FD-OVALSLIP-03"
        )
    return Refusal(message(ROOM, "way-new-corner"), "FD-SLIP-20")


def why_no_path(race: Race, car: int, cells: int, cell: int) -> Refusal:
    """Whether the arrows, the exit lane of an overshoot or the rule against weaving forbid every path."""
    track, here = race.track, race.cell[car]
    fewest = cells - min(race.has(car, BRAKES), cells - 1)
    if not is_on_path(track, here, fewest, cells, cell):
        return Refusal(message(ROOM, "way-arrows", cells=cells), "FD-CORNER-04")
    corner = owed_corner(race, car, cell)
    if corner != NOWHERE:
        return Refusal(message(ROOM, "way-exit-lane", corner=corner_name(track, corner)), "FD-OVER-04")
    return Refusal(message(ROOM, "way-weaving", cells=cells), "FD-STRAIGHT-11")


def is_on_path(track: Track, here: int, fewest: int, most: int, cell: int) -> bool:
    """Whether a path along the arrows, cars ignored, has one of these lengths and ends on a cell."""
    edge = track.bit[here]
    for steps in range(1, most + 1):
        edge = following(track.step_masks, edge)
        if steps >= fewest and edge & track.bit[cell]:
            return True
    return False


def owed_corner(race: Race, car: int, cell: int) -> int:
    """The corner with stops to make that a move to a cell would leave, -1 for none."""
    track, here = race.track, race.cell[car]
    if race.drive.lock:
        return race.drive.overs[0][0] if race.drive.overs else NOWHERE
    ahead = (track.rank[cell] - track.rank[here]) % track.lap
    made = stops_made(race, car, here)
    for corner, stops in enumerate(track.stops):
        gone = (track.corner_ends[corner] - track.rank[here]) % track.lap
        if gone < ahead and track.corner[cell] != corner and stops > (made if corner == track.corner[here] else 0):
            return corner
    return NOWHERE


# The pit lane


def why_no_pit(race: Race, car: int, kind: str, cells: int, cell: int) -> Refusal:
    """The pit lane is closed, the box is another team's, or the move does not end there."""
    track, here, book = race.track, race.cell[car], race.book
    closed = why_pit_closed(race, car) if here < track.size else None
    if closed is not None:
        return closed
    if cell in track.box_places and track.box_places.index(cell) != race.box[car]:
        return Refusal(message(ROOM, "pit-other-box", number=race.box[car] + 1), "FD-PIT-19")
    if here < track.size and kind != "main":
        return Refusal(message(ROOM, "pit-main-only"), "FD-SLIP-32")
    if here >= track.size and book.pit[car] != HEADING and cell in track.box_places:
        return Refusal(message(ROOM, "pit-done"), "FD-PIT-60")
    away = cells_away(track, here, cell)
    if is_behind(track, here, cell):
        return Refusal(message(ROOM, "way-behind"), "FD-PIT-02")
    return Refusal(message(ROOM, "pit-cells", away=away, cells=cells), "FD-PIT-08")


def why_pit_closed(race: Race, car: int) -> Refusal | None:
    """Why a car on the track may not enter the pit lane now; None if it may."""
    if may_enter_pit(race, car):
        return None
    book, drive = race.book, race.drive
    if not race.rules.pit or race.box[car] < 0:
        return Refusal(message(ROOM, "pit-unused"), "FD-PIT-01")
    if book.laps[car] + 1 >= race.rules.laps:
        return Refusal(message(ROOM, "pit-last-lap"), "FD-PIT-17")
    if race.yellow:
        return Refusal(message(ROOM, "pit-yellow"), "FD-YELLOW-03")
    if book.on_grid[car]:
        return Refusal(message(ROOM, "pit-start"), "FD-PIT-16")
    if drive.tyre_used or drive.low_used:
        return Refusal(message(ROOM, "pit-bonus"), "FD-PIT-48")
    return Refusal(message(ROOM, "pit-done"), "FD-PIT-60")
