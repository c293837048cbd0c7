"""Roads and searches: what is found on a road, what a blocked car does, and what is asked for only once."""

from random import Random

import pytest

from games.formula_de.bench import codes, move, race_at
from games.formula_de.brute import Situation, ahead
from games.formula_de.test_search import begin, number_of, situation
from paddock.games.formula_de.masks import mask_of
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.track import TRACKS
from paddock.games.formula_de.ways import terms as flags
from paddock.games.formula_de.ways.cache import WaysCache, cache_of
from paddock.games.formula_de.ways.label import Label, units_of
from paddock.games.formula_de.ways.roads import Road
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.segments import menu_of
from paddock.games.formula_de.ways.situation import road_of
from paddock.games.formula_de.ways.straights import Obstacles, Shortest
from paddock.games.formula_de.ways.trail import KERB_PLUS
from rules import rule


def search(board: str, start: str, cars: str = "", held: int = 0, lanes: int = 3, made: int = 0) -> Search:
    """A search from a cell with cars ahead, under terms."""
    track = TRACKS[board]
    network = WaysCache(track).network(held + lanes * flags.LANES)
    cell = track.index[start]
    where = Situation(track, {}, {})
    where.stop_corner, where.stops_made = track.corner[cell], made
    run = begin(WaysCache(track), where, cell, Obstacles(track, 0, 0)).start.run
    begun = network.run(cell, -1, 0) if run.start >= 0 else run
    obstacles = Obstacles(track, mask_of(track.index[car] for car in cars.split()), 0)
    return Search(network, network.one(Label(cell, network.trails.blank, begun, 0, 0, made)), obstacles)


def ends(found: Search, stages: list[int]) -> list[str]:
    """Where stages are, with the cells driven."""
    names = found.network.track.names
    return sorted(f"{names[found.label(stage).cell]}/{found.cells_driven(stage)}" for stage in stages)


# The shortest ways


def shortest(start: str, cars: str = "", marks: str = "", through: str = "") -> Shortest:
    track = TRACKS["ring"]
    cells = [mask_of(track.index[name] for name in names.split()) for names in (cars, marks)]
    network = WaysCache(track).network(3 * flags.LANES)
    passed = track.index[through] if through else -1
    return Shortest(track, False, Obstacles(track, *cells), network.run(track.index[start], passed, 0))


@rule("FD-STRAIGHT-05", "FD-STRAIGHT-07", "FD-STRAIGHT-15")
@pytest.mark.parametrize("marks", ["", "a-40"])
def test_a_way_back_to_the_first_cell_is_a_detour(marks: str) -> None:
    found = shortest("a100", marks=marks)

    assert found.has_shorter(TRACKS["ring"].index["a100"], 1, 0)
    assert not found.has_shorter(TRACKS["ring"].index["a102"], 1, 0)
    assert found.has_shorter(TRACKS["ring"].index["a102"], 2, 0)


@rule("FD-STRAIGHT-10", "FD-STRAIGHT-17")
@pytest.mark.parametrize("marks", ["", "a34"])
def test_the_shortest_ways_go_as_far_as_the_straight_and_its_corner(marks: str) -> None:
    found = shortest("a36", marks=marks)
    found.lengthen(9)
    track = TRACKS["ring"]

    assert sorted(track.names[cell] for cell in found.nearest if track.corner[cell] >= 0) == ["a40", "b41", "c40"]


@rule("FD-STRAIGHT-07", "FD-STRAIGHT-15", "FD-HAZ-04")
def test_of_two_ways_the_longer_is_remembered_only_if_it_crosses_less() -> None:
    found = shortest("a100", "a104", "b103 a102 b105")
    found.lengthen(6)
    for ways in found.ways.values():
        for n, (length, crossed) in enumerate(ways):
            assert all(length >= before and other & ~crossed for before, other in ways[:n])
    assert len(set(zip(found.edge, found.crossing, strict=True))) == len(found.edge)
    assert any(len(ways) > 1 for ways in found.ways.values())


@rule("FD-STRAIGHT-05", "FD-FORCE-13")
@pytest.mark.parametrize(
    ("start", "car", "end"), [("a196", "a198", "a-40"), ("a198", "a-40", "a-38"), ("a100", "a102", "a104")]
)
def test_the_car_that_was_driven_through_is_in_nobodys_way(start: str, car: str, end: str) -> None:
    """Also on the first cell of the board, a-40: round it the way is three cells, through it two."""
    cell = TRACKS["ring"].index[end]

    assert not shortest(start, car).has_shorter(cell, 3, 0)
    assert shortest(start, car, through=car).has_shorter(cell, 3, 0)


# What a search finds


@rule("FD-EMERG-03", "FD-EMERG-20")
def test_on_a_free_road_nobody_is_blocked() -> None:
    assert search("ring", "a100").blocked(5) == []


@rule("FD-EMERG-03", "FD-EMERG-20", "FD-STRAIGHT-03")
def test_a_lane_too_far_ends_before_a_corner() -> None:
    """From lane a to lane d with one change allowed: no cell of the corner may be entered from d59."""
    found = search("oval", "a50", lanes=1)
    stuck = found.blocked(9)

    assert ends(found, stuck) == ["d59/6"]
    assert ends(found, found.blocked(6)) == []
    fork = found.fork(Obstacles(TRACKS["oval"], 0, 0), 8)
    assert ends(fork, fork.blocked(9)) == ["d59/6"]


@rule("FD-EMERG-03", "FD-EMERG-20")
def test_a_block_further_on_is_none_for_a_shorter_way() -> None:
    found = search("lane", "a10", "a16")
    found.explore(6)

    assert ends(found, found.blocked(2)) == []
    assert ends(found, found.blocked(3)) == ["a14/2"]
    fresh = search("lane", "a10", "a16")
    assert ends(fresh, fresh.blocked(5)) == ["a14/2"]


@rule("FD-FORCE-05", "FD-FORCE-09", "FD-EMERG-03")
def test_nobody_is_stuck_on_the_cell_of_another_car() -> None:
    """In one lane: two cars in a row cannot both be driven through."""
    found = search("lane", "a10", "a14 a16", flags.FORCE)

    assert ends(found, found.blocked(4)) == []
    assert found.results(4) == []


@rule("FD-STRAIGHT-16", "FD-EMERG-03", "FD-KERB-04", "FD-KERB-05")
def test_a_path_with_a_cell_more_by_the_kerb_is_traced_back_by_another_search_too() -> None:
    found = search("ring", "a82", held=flags.KERBS, made=2)
    found.explore(6)
    for units in (3, 4, 5):
        stages = [stage for stage in found.results(units) if found.trail(stage).kerb == KERB_PLUS]
        assert stages
        for stage in stages:
            again = Search(found.network, found.start, found.obstacles)
            assert again.path_to(stage) == found.path_to(stage)
            assert len(again.path_to(stage)) == units + 1


@pytest.mark.parametrize("board", ["chicane", "oval", "ring"])
@rule("FD-STRAIGHT-16", "FD-EMERG-02", "FD-EMERG-03", "FD-EMERG-20", "FD-STRAIGHT-03")
def test_a_crowded_road_is_the_free_one_up_to_the_first_obstacle(board: str) -> None:
    random = Random(f"crowded/{board}")
    for _ in range(12):
        where, cell, units = situation(random, board, False)
        where.lane_shift = 1
        track = where.track
        free = Road(begin(cache_of(track), where, cell, Obstacles(track, 0, 0)))
        met = free.touches(units)
        occupied, marked = mask_of(where.occupied) & met, mask_of(where.markers) & met
        fork = free.search.fork(Obstacles(track, occupied, marked), free.depth_before(occupied | marked))
        fresh = begin(cache_of(track), where, cell, Obstacles(track, occupied, marked))

        assert fork.results(units) == fresh.results(units), number_of(where)
        assert sorted(fork.blocked(units)) == sorted(fresh.blocked(units))


# Roads


def road(race: Race, kind: str = "main", cells: int = 4) -> Road:
    return road_of(race, 0, kind, cells, False)


@rule("FD-BRAKE-01", "FD-STRAIGHT-16")
def test_a_road_knows_how_far_it_is_free() -> None:
    found = Road(search("lane", "a10"))
    bit = TRACKS["lane"].bit
    index = TRACKS["lane"].index

    assert found.touches(0) == 0
    assert found.touches(3) == bit[index["a12"]] | bit[index["a14"]] | bit[index["a16"]]
    assert [found.depth_before(bit[index[name]]) for name in ("a12", "a14", "a16", "a18")] == [0, 1, 2, 3]


@rule("FD-BRAKE-01", "FD-BRAKE-02", "FD-PIT-05", "FD-PIT-07")
def test_a_menu_is_made_once_for_the_same_cells_brakes_and_declaration() -> None:
    found = road(race_at("red@c-34 gear=3 box=3 pf=2", on="laps=9"))
    free, declared = found.menu(4, 0, False), found.menu(4, 0, True)

    assert found.menu(4, 0, True) is declared
    assert {way.trail.into_pit for way in declared.ways} == {True}
    assert {way.trail.into_pit for way in free.ways} == {True, False}
    assert {way.trail.into_pit for way in found.menu(4, 0, False).ways} == {True, False}
    assert len(found.menu(4, 2, False)) > len(found.menu(4, 1, False)) > len(free)
    assert found.ways(3) is found.ways(3)
    assert found.ways(2) is found.ways(2)
    assert road(race_at("red@c-34 gear=3 box=3 pf=2", on="laps=9")) is found


@rule("FD-PIT-05", "FD-PIT-07", "FD-PIT-21", "FD-BRAKE-05")
def test_who_has_declared_nothing_may_stay_out_though_the_box_is_within_reach() -> None:
    match = move("red@c-32 gear=3 box=0 pf=1, blue@a60", 6, on="laps=9")

    assert any(code.startswith("box-1") for code in codes(match))
    assert any("pit" not in code and "box" not in code for code in codes(match))


@rule("FD-BRAKE-01", "FD-BRAKE-13", "FD-PIT-10")
@pytest.mark.parametrize(
    ("start", "cells", "braked"),
    [("pit-1", 3, 0), ("pit-20", 3, 0), ("pit-23", 1, 0), ("pit-23", 4, 3), ("pit-24", 2, 2)],
)
def test_inside_the_pit_lane_there_is_nothing_to_brake_for(start: str, cells: int, braked: int) -> None:
    race = race_at(f"red@{start} gear=2 pf=3 pit=3", "from_pit=yes", on="laps=9")

    assert max(go.brakes for go in menu_of(race, 0, "main", cells)) == braked


@pytest.mark.parametrize("board", ["chicane", "oval", "ring"])
@rule("FD-EMERG-02", "FD-EMERG-19", "FD-HAZ-05", "FD-WALL-02", "FD-OVER-02")
def test_what_costs_less_is_offered_first(board: str) -> None:
    """Dangers, walls, corners overshot, a kerb: the fewer the earlier."""
    random = Random(f"order/{board}")
    for _ in range(40):
        where, cell, units = situation(random, board, False)
        where.stop_at_line = False
        found = Road(begin(cache_of(where.track), where, cell, Obstacles(where.track, 0, mask_of(where.markers))))
        trails = [found.search.trail(stage) for stage in found.ways(units)]
        costs = [len(trail.left) + len(trail.hazards) + len(trail.walls) + bool(trail.kerb) for trail in trails]

        assert costs == sorted(costs)


# Blocked cars


@rule("FD-EMERG-01", "FD-EMERG-05", "FD-STRAIGHT-03")
@pytest.mark.parametrize(("cells", "block"), [(2, 1), (3, 2)])
def test_if_every_way_goes_on_but_none_may_end_the_longest_that_may_is_driven(cells: int, block: int) -> None:
    """From lane a with one change allowed: only lane c is free beyond b101."""
    cars = "red@a100 gear=3 pf=0/3, blue@a102, yellow@b103"

    assert codes(move(cars, cells, on="lane-shift=1")) == [f"b101+block{block}"]


@rule("FD-PIT-51", "FD-EMERG-01", "FD-EMERG-03", "FD-EMERG-05")
@pytest.mark.parametrize(
    ("start", "others", "found"),
    [
        ("c-30", "blue@c-28, yellow@b-29", ["pit-3+pit", "c-30+block3"]),
        ("c-32", "blue@c-28, yellow@b-29, green@b-31", ["pit-2+pit", "c-30+block2"]),
        ("c-32", "blue@c-28, yellow@b-29, green@a-30", ["pit-2+pit", "c-30+block2", "b-31+block2"]),
    ],
)
def test_a_car_blocked_at_the_pit_entry_may_enter_or_brake_on_the_track(
    start: str, others: str, found: list[str]
) -> None:
    match = move(f"red@{start} gear=3 box=3 pf=0/3, {others}", 3, on="laps=9 lane-shift=1")

    assert codes(match) == found


@rule("FD-PIT-51", "FD-EMERG-05", "FD-STRAIGHT-03")
def test_the_pit_lane_is_no_cell_before_a_block_if_every_way_goes_on() -> None:
    """From lane c with one change allowed: the third cell is one of lane a, or the second of the pit lane."""
    cars = "red@c-32 gear=3 box=3 pf=0/3, blue@c-28, yellow@b-27, green@a60"

    assert codes(move(cars, 3, on="laps=9 lane-shift=1")) == ["pit-2+pit", "b-29+block1"]


@rule("FD-EMERG-01", "FD-EMERG-05", "FD-STRAIGHT-03")
def test_a_car_that_stands_too_far_from_its_lane_stays_there_if_it_is_blocked() -> None:
    """No race leads there: a position that was written down by hand."""
    race = race_at("red@c102 gear=3 pf=0/3", "start=a98 run_a=a98 run_k=2", on="lane-shift=1", others="blue@b103")

    assert [(way.cell, way.steps, way.excess) for way in menu_of(race, 0, "tyre", 1).ways] == [(race.cell[0], 0, 1)]


@rule("FD-EMERG-01", "FD-EMERG-03", "FD-EMERG-23", "FD-KERB-04", "FD-AERO-07")
def test_of_a_block_that_a_claim_gets_round_the_same_claim_is_not_offered_again() -> None:
    """A blocked driver may claim nothing and stop, or claim a cell and go all the way."""
    random = Random("claims")
    met = 0
    for _ in range(400):
        where, _, units = situation(random, "ring", False)
        cell = where.track.index[random.choice(("a38", "b37", "c78", "a82", "b83", "a124", "b123", "c126"))]
        near = [other for other in ahead(where.track, cell, 6) if other != cell]
        where.kerbs, where.high, where.markers, where.stop_at_line = True, True, {}, False
        where.stop_corner = where.track.corner[cell]
        occupied = mask_of(random.sample(near, len(near) // 2))
        found = Road(begin(cache_of(where.track), where, cell, Obstacles(where.track, occupied, 0)))
        ways = found.ways(units)
        claimed = {claim(found.search, stage) for stage in ways if stage >= 0}
        stuck = {claim(found.search, stage) for stage in ways if stage < 0}
        met += bool(claimed and stuck)

        assert not claimed & stuck
        assert all(units_of(stage) < units for stage in ways if stage < 0)
    assert met > 3


def claim(found: Search, stage: int) -> tuple[int, tuple[int, ...]]:
    """The kerb and the corners whose first cell was claimed on a way."""
    return found.trail(stage).kerb, found.trail(stage).doubled
