"""What the ways of a car promise: no menu is out of date, tracks never change, and bits are shifted in one place."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import paddock
from paddock.games.formula_de.masks import bit_of, cells_of, mask_of
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import BRAKES, COMPONENTS, DEBRIS
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.cache import CACHES, WaysCache
from paddock.games.formula_de.ways.segments import menu_of

ROOM = Path(paddock.__file__).parent / "games" / "formula_de"
GAME = paddock.game("formula-de")
PRESETS = pytest.mark.parametrize("preset", GAME.presets, ids=lambda preset: preset.name)

Offer = list[tuple[str, tuple[int, ...], int, int, bool]]


def offer(race: Race, task: Segment) -> Offer:
    """Everything that a segment offers: the options, and what is behind each."""
    menu = menu_of(race, task.car, task.kind_of, task.cells)
    ways = [(way.path, way.charge, way.excess, way.stuck) for way in menu.ways]
    return [(go.code, *way) for go, way in zip(menu, ways, strict=True)]


def from_scratch(race: Race, task: Segment) -> Offer:
    """The same, found with nothing cached."""
    kept = CACHES[race.track]
    CACHES[race.track] = WaysCache(race.track)
    found = offer(race, task)
    CACHES[race.track] = kept
    return found


def segments(preset: paddock.Preset, seed: int) -> Iterator[tuple[Race, Segment]]:
    """Positions of a race in which a driver chooses a way."""
    match = GAME.new(6, preset.circuit or None, preset.switches, seed=seed, listening=False)
    random = Random(seed)
    while not match.over:
        race = match.race
        assert isinstance(race, Race)
        if isinstance(race.stack[-1], Segment):
            yield race, race.stack[-1]
        seat = match.to_move[0]
        match.choose(seat, random.choice(match.decision(seat).options))


def changes(race: Race, task: Segment, random: Random) -> Iterator[str]:
    """One change after another of all that a menu could depend on, each in the way in which rules make it."""
    car, track = task.car, race.track
    near = [cell for cell in cells_of(mask_of(range(track.size))) if cell not in race.at]
    if 0 <= race.cell[car] < track.size:
        ahead = (track.rank[cell] - track.rank[race.cell[car]] for cell in near)
        near = [cell for cell, gap in zip(near, ahead, strict=True) if 0 < gap % track.lap < 20] or near
    race.take(car, BRAKES)
    yield "a brake point is taken"
    race.give(car, BRAKES, 2)
    yield "brake points are given"
    other = (car + 1) % race.cars
    race.put(other, random.choice(near))
    yield "another car is put in the way"
    race.mark(random.choice(near), DEBRIS)
    yield "a cell becomes dangerous"
    race.markers, race.marked = {}, 0
    yield "dangerous cells are swept"
    for component in range(len(COMPONENTS)):
        race.take(car, component)
    yield "the car is worn"
    race.own().laps[car] += 1
    yield "a lap is counted"
    race.own().free_lap[car] = 1
    yield "the next lap is free"
    race.stops[car] += 1
    yield "a stop is counted"
    race.drive.kerb = 1
    yield "a kerb was used"
    race.drive.declared = not race.drive.declared
    yield "the pit lane is declared, or no longer"
    race.put(other, -1)
    yield "the other car is taken away"


@PRESETS
def test_a_menu_is_never_out_of_date(preset: paddock.Preset) -> None:
    """Whatever changes in a position, the menu is the one that would be found with nothing cached."""
    random = Random(preset.name)
    for number, (position, task) in enumerate(segments(preset, 3)):
        assert offer(position, task) == from_scratch(position, task)
        if number % 12 == 0:
            race = position.copy()
            offer(race, task)
            for change in changes(race, task, random):
                assert offer(race, task) == from_scratch(race, task), change


@PRESETS
def test_what_stands_on_the_board_and_its_masks_agree(preset: paddock.Preset) -> None:
    """Menus are cached by the masks of cars and dangerous cells."""
    for race, _ in segments(preset, 4):
        assert race.occupied == mask_of(race.at)
        assert race.marked == mask_of(race.markers)


def facts(track: Track) -> dict[str, str]:
    """Everything about a track, as text."""
    names = [name for name in dir(track) if not name.startswith("_") and not callable(getattr(track, name))]
    return {name: repr(getattr(track, name)) for name in names if name != "board"}


def test_races_never_change_their_track() -> None:
    preset = GAME.presets[0]
    match = GAME.new(6, preset.circuit or None, preset.switches, seed=1, listening=False)
    race = match.race
    assert isinstance(race, Race)
    before = facts(race.track)
    assert {"steps", "corner", "bit", "before"} <= set(before)
    for seed in range(3):
        GAME.new(6, preset.circuit or None, preset.switches, seed=seed, listening=False).play_out(seed)

    assert facts(race.track) == before


def test_a_mask_is_a_set_of_cells() -> None:
    assert cells_of(mask_of([5, 0, 130])) == [0, 5, 130]
    assert mask_of([3]) == bit_of(3) == 8
    assert cells_of(0) == []


def test_bits_are_shifted_in_one_module() -> None:
    """Switches that hold a bit for each seat are no masks of cells: the regulations read them."""
    shifting = [path.name for path in sorted(ROOM.rglob("*.py")) if re.search(r"<<|>>", path.read_text("utf-8"))]

    assert shifting == ["masks.py", "regulations.py"]


def test_what_finds_ways_sees_no_race() -> None:
    """Below `situation` nothing imports the position, so a way cannot depend on what the cache does not know."""
    seeing = [
        path.stem for path in sorted((ROOM / "ways").glob("*.py")) if "formula_de.position" in path.read_text("utf-8")
    ]

    assert seeing == ["segments", "situation"]
