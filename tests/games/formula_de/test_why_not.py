"""Why a thing cannot be chosen: every thing on the table has a reason of its own, and no reason is false.

What a reason says of ways is checked against a walk over every path, written without a look at the search.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

import paddock
from games.formula_de.bench import at, choose, move, race_of, turn
from games.formula_de.brute import Situation, all_ways
from paddock.core import Match, Option, Refusal
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_move import Segment
from paddock.games.formula_de.tables import BRAKES, COLOURS
from paddock.games.formula_de.track import TRACKS, Track

RACES = [
    ("classic", "barcelona", 3),
    ("league-night", "monaco", 4),
    ("modern-f1", "monza", 6),
    ("oval", "indianapolis", 5),
    ("endurance-by-night", "spa", 4),
    ("dirty-race", "hungaroring", 6),
]
NAMES = ("Alba", "Bruno", "Carla", "Dino", "Elena", "Fabio")


def why(match: Match, thing: str) -> Refusal:
    """Why the seat to move cannot choose a thing."""
    found = match.why_not_thing(match.to_move[0], thing)
    assert found is not None, f"{thing} can be chosen: {match.position}"
    return found


def said(match: Match, thing: str) -> str:
    return why(match, thing).label("en", NAMES)


def facts(refusal: Refusal) -> dict[str, Any]:
    return dict(refusal.reason.args)


# Whole races


def decisions(preset: str, circuit: str, seats: int) -> list[Match]:
    """A race of sensible and random choices, as it stood at some of its decisions; every kind of question is there."""
    match = paddock.game("formula-de").new(seats, circuit, preset=preset, seed=7, names=NAMES[:seats])
    random, kinds, found = Random(preset), set(), []
    while not match.over:
        seat = match.to_move[0]
        decision = match.decision(seat)
        kind = type(decision.task).__name__
        if kind not in kinds or random.random() < 0.008:
            kinds.add(kind)
            found.append(match.clone())
        match.choose(seat, random.choice(decision.options) if random.random() < 0.3 else careful(match))
    return found


def careful(match: Match) -> Option:
    """A low gear, and the way that brings the least trouble: races last long enough to see everything."""
    options = match.decision(match.to_move[0]).options
    if match.race.stack[-1].__class__.__name__ == "ChooseGear":
        return next((option for option in options if option.code in ("gear-3", "gear-2")), options[-1])
    return options[0]


def things(match: Match) -> list[str]:
    """Every place of the board and every piece."""
    board = match.board()
    assert board is not None
    scene = match.scene(match.to_move[0])
    return [*(place.id for place in board.places), *(piece.id for piece in scene.all_pieces())]


@pytest.mark.parametrize(("preset", "circuit", "seats"), RACES)
def test_everything_in_sight_has_a_true_reason_of_its_own(preset: str, circuit: str, seats: int) -> None:
    keys: Counter[str] = Counter()
    for match in decisions(preset, circuit, seats):
        seat = match.to_move[0]
        chosen = {target for option in match.decision(seat).options for target in option.targets}
        for thing in things(match):
            refusal = match.why_not_thing(seat, thing)
            assert (refusal is None) == (thing in chosen)
            if refusal is not None:
                keys[refusal.reason.key] += 1
                assert refusal.rule in match.game.rules
                check_facts(match, thing, refusal)
    assert sum(keys.values()) > 1500
    assert keys["not-now"] == 0


def check_facts(match: Match, thing: str, refusal: Refusal) -> None:
    """What a reason says of cars and distances is so."""
    race, task = race_of(match), match.decision(match.to_move[0]).task
    told, key, track = facts(refusal), refusal.reason.key, race.track
    if thing.startswith(("sign-", "due-")):
        names = [corner.id for corner in track.board.corners]
        assert told["stops"] == track.stops[names.index(thing.partition("-")[2])]
        return
    if not isinstance(task, Segment) or thing.startswith("die-"):
        return
    cell = race.cell[COLOURS.index(thing)] if thing in COLOURS else track.index[thing.removeprefix("marker-")]
    here = race.cell[task.car]
    if key in ("way-far", "way-behind"):
        assert steps_between(track, here, cell) > task.cells
        assert key == "way-behind" or told["away"] == steps_between(track, here, cell)
        assert (key == "way-behind") == ((track.rank[cell] - track.rank[here]) % track.lap > track.lap // 2)
    elif key == "way-taken":
        assert told["car"] == race.car(race.at[cell]).text()
    elif key == "way-own":
        assert cell == here
    elif key == "way-brakes":
        assert told["needed"] > told["points"] == race.has(task.car, BRAKES)
    elif key == "pit-last-lap":
        assert race.book.laps[task.car] + 1 == race.rules.laps
    elif key == "pit-start":
        assert race.book.on_grid[task.car]
    elif key == "pit-other-box":
        assert track.names[track.box_places[race.box[task.car]]] != thing.removeprefix("marker-")


def steps_between(track: Track, here: int, cell: int) -> int:
    """The fewest steps along the arrows, cars ignored."""
    reached, seen, steps = {here}, {here}, 0
    while cell not in reached:
        reached = {to for place in reached for to in track.steps[place] if to < track.size} - seen
        seen |= reached
        steps += 1
    return steps


# Reasons against every path


def situation(random: Random, board: str) -> tuple[Match, Situation]:
    """A car with some cells to drive and brake points, and others close ahead."""
    track = TRACKS[board]
    start = random.randrange(track.size)
    near = sorted(set(cells_ahead(track, start)) - {start})
    taken = random.sample(near, min(len(near), random.randint(0, 5)))
    cars = [f"red@{track.names[start]} gear=4 line=1 pf={random.randint(0, 3)} stops={random.randint(0, 2)}"]
    cars += [f"{COLOURS[n + 1]}@{track.names[cell]} gear=4 line=1" for n, cell in enumerate(taken)]
    shift = random.choice((1, 2))
    match = move(", ".join(cars), random.randint(1, 5), board=board, on=f"laps=5 lane-shift={shift}")
    race = race_of(match)
    found = Situation(track, dict.fromkeys(taken, 1), {})
    found.walls, found.kerbs, found.lane_shift = race.rules.walls, race.rules.kerbs, shift
    found.stop_corner, found.stops_made = track.corner[start], race.stops[0]
    return match, found


def cells_ahead(track: Track, start: int) -> list[int]:
    cells, edge = [], [start]
    for _ in range(6):
        edge = sorted({to for cell in edge for to in track.steps[cell]})
        cells += edge
    return cells


def ends(where: Situation, start: int, cells: int) -> set[int]:
    """Where ways of exactly this length end."""
    return {way[0] for way in all_ways(where, start, cells)} if cells > 0 else set()  # type: ignore[misc]


def changed(where: Situation, **changes: object) -> Situation:
    """The same situation but for one thing."""
    other = Situation(where.track, where.occupied, where.markers)
    for name, value in {**vars(where), **changes}.items():
        setattr(other, name, value)
    return other


def check_way(race: Race, task: Segment, where: Situation, cell: int, refusal: Refusal) -> None:
    """The reason is what keeps the car from the cell: if it alone were different, a way would lead there."""
    start, brakes, told, key = race.cell[0], race.has(0, BRAKES), facts(refusal), refusal.reason.key
    lengths = range(task.cells - min(brakes, task.cells - 1), task.cells + 1)

    def reached(other: Situation) -> bool:
        return any(cell in ends(other, start, length) for length in lengths)

    assert not reached(where)
    if key == "way-brakes":
        assert cell in ends(where, start, task.cells - told["needed"]) or is_blocked(where, start, task.cells)
    elif key == "way-near":
        assert told["away"] < told["least"] == lengths[0]
        assert cell in ends(changed(where, occupied={}), start, told["away"])
    elif key == "way-barred":
        assert reached(changed(where, occupied={}))
    elif key == "way-lanes":
        shorter = range(1, task.cells + 1)
        assert not any(cell in ends(where, start, length) for length in shorter)
        assert any(cell in ends(changed(where, lane_shift=9), start, length) for length in shorter)
    elif key == "way-arrows":
        assert not any(cell in cells_after(where.track, start, length) for length in lengths)
    elif key in ("way-exit-lane", "way-weaving"):
        assert any(cell in cells_after(where.track, start, length) for length in lengths)
        if key == "way-weaving":
            assert steps_between(where.track, start, cell) <= task.cells


def is_blocked(where: Situation, start: int, cells: int) -> bool:
    """Whether no way has one of the lengths that a car could brake to: then it goes as far as it can."""
    return any(not ends(where, start, length) for length in range(1, cells + 1))


def cells_after(track: Track, start: int, steps: int) -> set[int]:
    """Where paths of this length along the arrows end, cars ignored."""
    edge = {start}
    for _ in range(steps):
        edge = {to for cell in edge for to in track.steps[cell]}
    return edge


@pytest.mark.parametrize("board", ["ring", "chicane", "oval", "lane"])
def test_the_reason_is_what_keeps_a_car_from_a_cell(board: str) -> None:
    random, keys = Random(board), Counter[str]()
    for _ in range(60):
        match, where = situation(random, board)
        race, task = race_of(match), match.decision(0).task
        assert isinstance(task, Segment)
        for cell in sorted(set(cells_ahead(where.track, race.cell[0]))):
            refusal = match.why_not_thing(0, where.track.names[cell])
            if refusal is not None and cell not in where.occupied and cell != race.cell[0]:
                keys[refusal.reason.key] += 1
                if not refusal.reason.key.startswith("pit"):
                    check_way(race, task, where, cell, refusal)
    assert {"way-far", "way-brakes"} <= set(keys)
    assert board == "lane" or {"way-lanes", "way-barred"} <= set(keys)


# Reasons one by one


def test_a_car_in_the_way_is_named() -> None:
    match = move("red@b11 gear=4, blue@b17 gear=4", 3)

    assert said(match, "b17") == "Bruno stands there."
    assert said(match, "blue") == "Bruno stands there."
    assert why(match, "blue").rule == "FD-MOVE-05"


def test_one_car_bars_the_only_lane() -> None:
    match = move("red@a10 gear=4 pf=6, blue@a14 gear=4", 4, board="lane")

    assert said(match, "a18") == "The way there is barred by Bruno."


def test_a_move_is_too_long_without_brake_points() -> None:
    match = move("red@b11 gear=4 pf=1", 5)

    assert said(match, "b17") == "You could only stop there with 2 brake points, and you have 1."
    assert said(match, "b35") == "That cell is 12 cells ahead, and you drive 5."
    assert said(match, "b9") == "That cell is behind you."
    assert said(match, "red") == "You stand there, and you have 5 cells to drive."


def test_lanes_are_limited_on_a_straight() -> None:
    match = move("red@a10 gear=4 pf=0", 4, on="lane-shift=1")

    assert said(match, "c16") == "Too many lanes across: on one straight you may change one lane at most."


def test_the_exit_lane_must_be_kept_after_an_overshoot() -> None:
    match = move("red@c96 gear=4 pf=2 stops=1", 4)

    assert said(match, "a100") == "Beyond two, where you owe a stop, you must keep to your exit lane."


def test_before_the_gear_is_chosen_a_cell_is_only_so_far_away() -> None:
    match = turn("red@b11 gear=4, blue@b15 gear=4")

    assert said(match, "b17").startswith("That cell is 3 cells ahead (")
    assert "First you decide: Which gear?" in said(match, "b17")
    assert "lane 2, where Bruno stands)." in said(match, "b15")
    assert said(match, "b9").startswith("That cell is behind you (")
    assert said(match, "b11").startswith("That cell is yours (")
    assert said(match, "red").startswith("That is your car. ")
    assert said(match, "blue").startswith("Bruno is ")


def test_a_typed_code_has_the_same_reason() -> None:
    match = move("red@b11 gear=4, blue@b17 gear=4", 3)

    with pytest.raises(paddock.IllegalChoice, match="stands there"):
        choose(match, "b17")


def test_the_flag_ends_the_move() -> None:
    match = move("red@b-3 gear=4 laps=1 line=1", 6, on="laps=2")

    assert said(match, "b5") == "Your move ends at the line, on the first cell beyond it."


def test_the_pit_lane_says_why_it_is_closed() -> None:
    near = "red@c-32 gear=4 box=0 {}, blue@b61 box=1"

    assert said(move(near.format("laps=1"), 4, on="laps=2"), "pit-3") == "The pit lane is closed on the last lap."
    assert said(move(near.format(""), 4, race="yellow=1"), "pit-3") == "The pit lane is closed under yellow flags."
    assert said(move(near.format("on_grid=1"), 4), "pit-3") == "The pit lane is closed during the start."
    assert said(move(near.format(""), 4, on="pit=off"), "pit-3") == "The pit lane is not used in this race."
    assert said(move(near.format(""), 2), "box-2") == "That box belongs to another team: yours is box 1."
    assert said(move(near.format(""), 2), "pit-9").endswith("cells away, and 2 cells do not end there.")


def test_who_announced_a_stop_must_enter() -> None:
    match = move("red@c-32 gear=4 box=0, blue@b61 box=1", 4, turn="declared=yes")

    assert said(match, "c-24") == "You announced a pit stop: you must drive into the pit lane."


def test_a_rammed_car_stands_directly_ahead() -> None:
    match = at("red@b11 pf=0, blue@b13, yellow@c12, green@b61", "ChooseRammed 0", turn="car=red start=b5 rammed=(1,2)")

    assert said(match, "green").startswith("Dino is not on a cell that you would drive onto next")


def test_a_grenade_needs_an_opponent_on_the_next_cell() -> None:
    cars = "red@b11 tricks={} used=(0), blue@b13, yellow@b61, green@b71"
    match = at(cars.format("(6)"), "StartTricks 0", on="tricks=on teams=pairs")

    assert said(match, "yellow").startswith("Carla is not on a cell next to yours")
    assert said(match, "blue") == "Bruno is in your own team."
    nails = at(cars.format("(3)"), "StartTricks 0", on="tricks=on")
    assert said(nails, "blue") == "You have no grenade to throw."


def test_no_driver_sabotages_his_own_team() -> None:
    match = at("red@b11, blue@b13, yellow@b61, green@b71", "ChooseTeam 0", on="tricks=on teams=pairs")

    assert said(match, "blue") == "Bruno is in your own team."
    assert match.why_not_thing(0, "green") is None


def test_oil_lies_where_the_car_has_driven() -> None:
    match = at("red@b19, blue@b61", "OilFlood 0", on="tricks=on", turn="car=red start=b11 path=(b13,b15,b17,b19)")

    assert said(match, "b17").endswith("from there too few follow.")
    assert said(match, "b61").startswith("You did not drive over that cell")


def test_a_marker_is_chosen_by_its_cell() -> None:
    match = move("red@b11 gear=4 pf=0", 2, markers="b15=oil b41=debris")

    assert said(match, "marker-b15") == "You can drive there: choose the cell beneath, at its risk."
    assert said(match, "marker-b41") == "That cell is 15 cells ahead, and you drive 2."


def test_before_the_start_there_is_no_car_on_the_board() -> None:
    match = paddock.game("formula-de").new(3, "monza", seed=1)

    assert said(match, race_of(match).track.names[0]).startswith("That cell is ")
    assert "First you decide: How do you set up your car?" in said(match, race_of(match).track.names[0])


def test_a_gear_says_what_forbids_it() -> None:
    match = turn("red@b11 gear=5 pt=1 pf=0")

    assert match.why_not(0, "gear-2") is not None
    assert said(match, "gear-2") == "Skipping two gears costs a point of brakes too, and you have none."
    assert said(match, "gear-7") == "There is no gear 7: a car has six."
    low = turn("red@b11 gear=1")
    assert said(low, "gear-4") == "You go up one gear at a time, and you are in gear 1."
    empty = turn("red@b11 gear=4 pz=0/4", on="fuel=on")
    assert said(empty, "gear-5") == "The tank is empty: gear 4 is the highest."
    pit = turn("red@pit-8 gear=4 pit=1 box=4")
    assert said(pit, "gear-5") == "In the pit lane gear 4 is the highest."
    assert said(turn("red@b11 gear=6 pt=3 pf=3 pm=3"), "gear-1") == "You can skip three gears on the way down, not 4."


def test_dice_and_gears_are_not_chosen_while_the_car_drives() -> None:
    match = move("red@b11 gear=4", 3, turn="die=3 face=3")

    assert said(match, "die-gear").startswith("That die has fallen. First you decide: Where do you drive?")
    assert said(match, "gear-3").startswith("You drive in gear 4 in this turn. First you decide: ")
