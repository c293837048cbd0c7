"""The search for legal ways agrees with a walk over every path, on thousands of small situations."""

from random import Random

import pytest

import paddock
from games.formula_de.bench import codes, move
from games.formula_de.brute import all_ways
from paddock.games.formula_de.track import TRACKS, Track, bits, mask_of, track_of
from paddock.games.formula_de.ways import atlas as rules_atlas
from paddock.games.formula_de.ways import roads as rules_roads
from paddock.games.formula_de.ways.atlas import Atlas, atlas_of
from paddock.games.formula_de.ways.labels import Terms
from paddock.games.formula_de.ways.search import Search
from rules import rule

BOARDS = ("chicane", "oval", "ring", "lane", "s2", "finish")


def situation(random: Random, board: str, force: bool) -> tuple[Terms, int, int]:
    """A car somewhere, others and markers close ahead, and a number of cells."""
    track = TRACKS[board]
    start = random.randrange(track.size)
    near = ahead(track, start)
    occupied = dict.fromkeys(random.sample(near, min(len(near), random.randint(0, 7))), 1)
    occupied.pop(start, None)
    markers = dict.fromkeys(random.sample(near, random.randint(0, min(5, len(near)))), 1)
    terms = Terms(track, occupied, markers)
    terms.walls = random.random() < 0.7
    terms.kerbs = random.random() < 0.5
    terms.high = random.random() < 0.4
    terms.lane_shift = random.choice((1, 2, 3))
    terms.stop_at_line = random.random() < 0.3
    terms.stop_corner = track.corner[start]
    terms.stops_made = random.randint(0, 3)
    terms.force = force
    return terms, start, random.randint(1, 8)


def ahead(track: Track, start: int) -> list[int]:
    cells: list[int] = []
    edge = [start]
    for _ in range(8):
        edge = sorted({to for cell in edge for to in track.steps[cell]})
        cells += edge
    return sorted(set(cells))


def begin(atlas: Atlas, terms: Terms, cell: int) -> Search:
    label = atlas.label(cell, atlas.blank, False, 0)
    if terms.track.corner[cell] < 0:
        label |= atlas.run_label(cell, 0, 0)
    return Search(atlas, terms, label)


def found_by_search(terms: Terms, start: int, units: int) -> set[tuple[object, ...]]:
    search = begin(atlas_of(terms.track), terms, start)
    results = search.results(units)
    found: set[tuple[object, ...]] = {
        (
            way.cell,
            tuple(over[:3] for over in way.overs),
            way.trail.hazards,
            way.trail.walls,
            way.trail.kerb,
            way.trail.doubled,
            way.trail.crossed,
            way.trail.forced,
        )
        for way in map(search.way, results)
    }
    assert len(found) == len(results), "ways of one outcome are one way"
    return found


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("force", [False, True])
@rule("FD-STRAIGHT-11", "FD-STRAIGHT-16", "FD-CORNER-04", "FD-CORNER-05")
def test_search_and_walk_agree(board: str, force: bool) -> None:
    random = Random(f"{board}/{force}")
    for _ in range(300):
        terms, start, units = situation(random, board, force)
        walked = all_ways(terms, start, units)
        assert walked == found_by_search(terms, start, units), (board, start, units, vars(terms))


@rule("FD-STRAIGHT-16")
def test_ways_that_end_at_the_line_alike_are_one_however_long_they_were() -> None:
    """Two ways out of the last corner, one of them with a cell more in it, leave it by the same cell."""
    track = TRACKS["finish"]
    terms = Terms(track, {}, {})
    terms.stop_at_line = True
    terms.stop_corner = track.corner[track.index["a156"]]

    assert found_by_search(terms, track.index["a156"], 5) == all_ways(terms, track.index["a156"], 5)


def outcomes(search: Search, units: int) -> list[tuple[object, ...]]:
    """What is found, in order, whatever numbers it has."""
    ways = [search.way(stage) for stage in (*search.results(units), *search.blocked(units))]
    return [
        (way.cell, way.overs, way.path, way.run.start, way.run.crossed, way.run_steps, *way.trail.key()) for way in ways
    ]


@pytest.mark.parametrize("board", BOARDS)
def test_a_search_taken_over_from_a_free_road_finds_what_a_new_one_finds(board: str) -> None:
    """One road, met with other cars and dangerous cells again and again."""
    random = Random(f"fork/{board}")
    for _ in range(40):
        terms, cell, _ = situation(random, board, False)
        terms.occupied, terms.markers = {}, {}
        atlas = atlas_of(terms.track)
        free = begin(atlas, terms, cell)
        for _ in range(5):
            units = random.randint(1, 9)
            met = free.touches(units)
            occupied = mask_of(random.sample(bits(met), min(len(bits(met)), random.randint(0, 3)))) & ~(1 << cell)
            marked = mask_of(random.sample(bits(met), min(len(bits(met)), random.randint(0, 2))))
            crowded = terms.among(occupied, marked)
            fork = free.fork(crowded, free.depth_before(occupied | marked))
            anew = begin(Atlas(terms.track), crowded, cell)
            assert outcomes(fork, units) == outcomes(anew, units), (board, cell, units)


@pytest.mark.parametrize("circuit", ["monza", "silverstone"])
def test_searches_that_share_an_atlas_find_what_each_would_find_alone(circuit: str) -> None:
    """Cars in the way of one search are none of the next."""
    random = Random(f"shared/{circuit}")
    track = track_of(circuit)
    shared = Atlas(track)
    for _ in range(200):
        terms, cell, units = situation(random, circuit, False)
        terms.markers = {}
        free = Terms(track, {}, {})
        free.lane_shift = terms.lane_shift
        for those in (terms, free):
            alone = begin(Atlas(track), those, cell)
            assert outcomes(begin(shared, those, cell), units) == outcomes(alone, units), (cell, units)


def played(preset: paddock.Preset, seed: int) -> list[tuple[int, str]]:
    """What was chosen and thrown in a race of a preset."""
    match = paddock.game("formula-de").new(6, preset.circuit or None, preset.switches, seed=seed, listening=False)
    match.play_out(seed)
    return match.history


PRESETS = pytest.mark.parametrize("preset", paddock.game("formula-de").presets, ids=lambda preset: preset.name)


@PRESETS
def test_a_race_is_the_same_whatever_was_found_before(preset: paddock.Preset) -> None:
    """Roads are kept with their circuit; races that meet them again find what they would find anew."""
    anew = []
    for seed in range(3):
        forget_roads()
        anew.append(played(preset, seed))
    for seed in range(3, 12):
        played(preset, seed)
    assert [played(preset, seed) for seed in range(3)] == anew


@PRESETS
def test_a_full_atlas_is_begun_anew_in_the_middle_of_a_race(
    preset: paddock.Preset, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is no room for more trails, what was found is forgotten, and the race goes on as it would have."""
    whole = played(preset, 5)
    monkeypatch.setattr(rules_atlas, "MOST_TRAILS", 30)
    monkeypatch.setattr(rules_roads, "MOST_CROWDED", 1)

    assert played(preset, 5) == whole


def forget_roads() -> None:
    for track in TRACKS.values():
        track.roads.clear()
        track.crowded.clear()
        track.atlas = None


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
