"""The search for legal ways agrees with a walk over every path, on thousands of small situations."""

import gc
from random import Random

import pytest

import paddock
from games.formula_de.bench import codes, move, outcome_of
from games.formula_de.brute import Path, Situation, ahead, all_ways, outcome
from paddock.games.formula_de.masks import cells_of, mask_of
from paddock.games.formula_de.track import TRACKS, track_of
from paddock.games.formula_de.ways import cache as ways_cache
from paddock.games.formula_de.ways import terms as flags
from paddock.games.formula_de.ways.cache import CACHES, WaysCache, cache_of
from paddock.games.formula_de.ways.label import Label, units_of
from paddock.games.formula_de.ways.menu import way_of
from paddock.games.formula_de.ways.roads import Road
from paddock.games.formula_de.ways.search import Search
from paddock.games.formula_de.ways.straights import NO_RUN, Obstacles
from paddock.games.formula_de.ways.way import Way
from rules import rule

BOARDS = ("chicane", "oval", "ring", "lane", "s2", "finish")


def situation(random: Random, board: str, force: bool) -> tuple[Situation, int, int]:
    """A car somewhere, others and markers close ahead, and a number of cells."""
    track = TRACKS[board]
    start = random.randrange(track.size)
    near = ahead(track, start, 8)
    occupied = dict.fromkeys(random.sample(near, min(len(near), random.randint(0, 7))), 1)
    occupied.pop(start, None)
    markers = dict.fromkeys(random.sample(near, random.randint(0, min(5, len(near)))), 1)
    found = Situation(track, occupied, markers)
    found.walls = random.random() < 0.7
    found.kerbs = random.random() < 0.5
    found.high = random.random() < 0.4
    found.lane_shift = random.choice((1, 2, 3))
    found.stop_at_line = random.random() < 0.3
    found.stop_corner = track.corner[start]
    found.stops_made = random.randint(0, 3)
    found.force = force
    return found, start, random.randint(1, 8)


def number_of(where: Situation) -> int:
    """The number of the terms that hold in a situation."""
    held = (
        (where.walls, flags.WALLS),
        (where.kerbs, flags.KERBS),
        (where.high, flags.HIGH_LOAD),
        (where.stop_at_line, flags.FINISHING),
        (where.force, flags.FORCE),
    )
    return where.lane_shift * flags.LANES + sum(flag for holds, flag in held if holds)


def obstacles_of(where: Situation) -> Obstacles:
    return Obstacles(where.track, mask_of(where.occupied), mask_of(where.markers))


def begin(cache: WaysCache, where: Situation, cell: int, obstacles: Obstacles) -> Search:
    """A search from a cell in a situation."""
    network, track = cache.network(number_of(where)), where.track
    on_straight = track.corner[cell] < 0
    run = network.run(cell, -1, 0) if on_straight else NO_RUN
    made = where.stops_made if where.stop_corner == track.corner[cell] and not on_straight else 0
    return Search(network, network.one(Label(cell, cache.trails.blank, run, 0, 0, made)), obstacles)


def ways(search: Search, stages: list[int]) -> list[Way]:
    return [way_of(search, stage, units_of(stage)) for stage in stages]


def taken_over(where: Situation, cell: int, units: int) -> Search:
    """A search in a situation, taken over from the free road as far as nothing stands in the way."""
    free = Road(begin(cache_of(where.track), where, cell, Obstacles(where.track, 0, 0)))
    met = free.touches(units)
    occupied, marked = mask_of(where.occupied) & met, mask_of(where.markers) & met
    return free.search.fork(Obstacles(where.track, occupied, marked), free.depth_before(occupied | marked))


def found_by_search(where: Situation, search: Search, units: int) -> set[tuple[object, ...]]:
    results = search.results(units)
    found = {outcome_of(way) for way in ways(search, results)}
    assert len(found) == len(results), "ways of one outcome are one way"
    for way in ways(search, results[:1] + results[-1:]):
        path = Path([search.start.cell, *way.path])
        assert len(way.path) == way.steps
        path.kerb, path.doubled, path.forced = way.trail.kerb, way.trail.doubled, way.trail.forced
        assert outcome(where, path) == outcome_of(way), "the path is one that brings what is said of it"
    return found


def compare(random: Random, board: str, force: bool, times: int) -> None:
    """Compare the search, a new one or one taken over, with the walk."""
    for number in range(times):
        where, start, units = situation(random, board, force)
        walked = all_ways(where, start, units)
        fresh = begin(cache_of(where.track), where, start, obstacles_of(where))
        search = fresh if number % 2 else taken_over(where, start, units)
        assert walked == found_by_search(where, search, units), (board, start, units, vars(where))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("force", [False, True])
@rule("FD-STRAIGHT-11", "FD-STRAIGHT-16", "FD-CORNER-04", "FD-CORNER-05")
def test_search_and_walk_agree(board: str, force: bool) -> None:
    compare(Random(f"{board}/{force}"), board, force, 40)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("force", [False, True])
def test_search_and_walk_agree_again_and_again(board: str, force: bool) -> None:
    """Many more of the same: it names no rule, since those above show the same in less time."""
    compare(Random(f"again/{board}/{force}"), board, force, 260)


@pytest.mark.parametrize("board", BOARDS)
def test_the_path_of_a_way_is_driven_step_by_step_and_has_as_many_cells_as_the_way(board: str) -> None:
    random = Random(f"path/{board}")
    for _ in range(100):
        where, start, units = situation(random, board, False)
        search = begin(cache_of(where.track), where, start, obstacles_of(where))
        for way in ways(search, [*search.results(units), *search.blocked(units)]):
            assert len(way.path) == way.steps
            assert all(to in where.track.steps[cell] for cell, to in zip((start, *way.path), way.path, strict=False))
            assert not set(way.path) & set(where.occupied)
            assert tuple(cell for cell in way.path if cell in where.markers) == way.trail.hazards


@rule("FD-STRAIGHT-16")
def test_ways_that_end_at_the_line_alike_are_one_however_long_they_were() -> None:
    """Two ways out of the last corner, one of them with a cell more in it, leave it by the same cell."""
    track = TRACKS["finish"]
    where = Situation(track, {}, {})
    where.stop_at_line = True
    where.stop_corner = track.corner[track.index["a156"]]

    search = begin(cache_of(track), where, track.index["a156"], obstacles_of(where))
    assert found_by_search(where, search, 5) == all_ways(where, track.index["a156"], 5)


def outcomes(search: Search, units: int) -> list[tuple[object, ...]]:
    """What is found, in order, whatever numbers it has."""
    found = ways(search, [*search.results(units), *search.blocked(units)])
    return [(way.cell, way.overs, way.path, *facts_of(way.label), *way.trail.key()) for way in found]


def facts_of(label: Label) -> tuple[object, ...]:
    return (label.run.start, label.run.crossed, label.length, label.kerb_run, label.made, label.first)


@pytest.mark.parametrize("board", BOARDS)
def test_a_search_taken_over_from_a_free_road_finds_what_a_new_one_finds(board: str) -> None:
    """One road, met with other cars and dangerous cells again and again."""
    random = Random(f"fork/{board}")
    for _ in range(40):
        where, cell, _ = situation(random, board, False)
        track = where.track
        free = Road(begin(cache_of(track), where, cell, Obstacles(track, 0, 0)))
        for _ in range(5):
            units = random.randint(1, 9)
            met = cells_of(free.touches(units))
            occupied = mask_of(random.sample(met, min(len(met), random.randint(0, 3)))) & ~track.bit[cell]
            marked = mask_of(random.sample(met, min(len(met), random.randint(0, 2))))
            crowd = Obstacles(track, occupied, marked)
            fork = free.search.fork(crowd, free.depth_before(occupied | marked))
            fresh = begin(WaysCache(track), where, cell, Obstacles(track, occupied, marked))
            assert outcomes(fork, units) == outcomes(fresh, units), (board, cell, units)


@pytest.mark.parametrize("circuit", ["monza", "silverstone"])
def test_searches_that_share_a_network_find_what_each_would_find_alone(circuit: str) -> None:
    """Cars in the way of one search do not matter to the next."""
    random = Random(f"shared/{circuit}")
    track = track_of(circuit)
    shared = WaysCache(track)
    for _ in range(200):
        where, cell, units = situation(random, circuit, False)
        where.markers = {}
        free = Obstacles(track, 0, 0)
        for obstacles in (obstacles_of(where), free):
            alone = begin(WaysCache(track), where, cell, obstacles)
            assert outcomes(begin(shared, where, cell, obstacles), units) == outcomes(alone, units), (cell, units)


def test_a_search_is_freed_with_its_last_use() -> None:
    """Nothing of it is in a cycle: in a compiled engine no collector would look for that."""
    random = Random("freed")
    track = TRACKS["ring"]
    situations = [situation(random, "ring", False) for _ in range(40)]
    gc.disable()
    try:
        sizes = []
        for _ in range(3):
            for where, cell, units in situations:
                outcomes(begin(cache_of(track), where, cell, obstacles_of(where)), units)
            sizes.append(len(gc.get_objects()))
    finally:
        gc.enable()
    assert sizes[2] <= sizes[1] + 10


def played(preset: paddock.Preset, seed: int) -> list[tuple[int, str]]:
    """What was chosen and thrown in a race of a preset."""
    match = paddock.game("formula-de").new(6, preset.circuit or None, preset.switches, seed=seed, listening=False)
    match.play_out(seed)
    return match.history


PRESETS = pytest.mark.parametrize("preset", paddock.game("formula-de").presets, ids=lambda preset: preset.name)


@PRESETS
def test_a_race_is_the_same_whatever_was_found_before(preset: paddock.Preset) -> None:
    """Roads are cached with their circuit; races that meet them again find what they would find without a cache."""
    first = []
    for seed in range(3):
        forget_ways()
        first.append(played(preset, seed))
    for seed in range(3, 12):
        played(preset, seed)
    assert [played(preset, seed) for seed in range(3)] == first


@PRESETS
@pytest.mark.parametrize("room", [1, 30])
def test_a_cache_that_is_full_is_emptied_in_the_middle_of_a_race(
    preset: paddock.Preset, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With little room, everything is forgotten again and again, and the race goes on as it would have."""
    whole = played(preset, 5)
    for bound in ("MOST_ROADS", "MOST_CROWDED"):
        monkeypatch.setattr(ways_cache, bound, room)
    monkeypatch.setattr(ways_cache, "MOST_LABELS", room * 10)

    assert played(preset, 5) == whole


def forget_ways() -> None:
    for cache in CACHES.values():
        cache.forget()


@rule("FD-EMERG-20")
def test_blocked_ways_are_the_longest_that_end_at_a_block() -> None:
    """All three lanes are barred at different depths: the deepest pocket is the one to stop in."""
    match = move("red@b1 gear=3 pf=3, blue@a6, yellow@b7, green@c8, black@a8, orange@c10", 6, board="t")

    reached = [code for code in codes(match) if "+b" not in code.replace("+block", "")]
    assert ["c6+block3"] == reached


@rule("FD-STRAIGHT-11")
def test_a_bonus_after_no_main_cells_is_judged_from_where_the_car_stands() -> None:
    """Left and right again leads straight ahead, where one cell would have been enough."""
    match = move("red@a100 gear=1 pf=0/3 tyre=soft, blue@a-30", 2, segment="tyre", on="tyres-soft=on")

    assert sorted(codes(match)) == ["a104", "b103", "c102"]


def test_ways_that_differ_in_nothing_that_follows_are_one_option() -> None:
    """Out of a corner, with or without one more cell of it; and what costs nothing is listed first."""
    match = move("red@b93 gear=4 stops=2 pf=2, blue@a-30", 8)

    assert not [code for code in codes(match) if "+way" in code]
    unbraked = [code for code in codes(match) if "+b" not in code]
    assert unbraked == sorted(unbraked, key=lambda code: "+" in code)
