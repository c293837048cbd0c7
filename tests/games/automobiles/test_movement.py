"""Which spaces can be entered, where one lands, and how ways over several spaces are listed."""

from itertools import pairwise
from random import Random

import pytest

import paddock
from games.automobiles.tables import at, car, choose, codes, moves, pile, race, trail, with_card
from paddock.games.automobiles.cards import GREEN, NO_COLOUR
from paddock.games.automobiles.options import SHADES, Go
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_track import Travel, landing, outcomes, rearmost, way_to
from rules import rule
from walks import step

ALL = "active 3w3l3d3k"


def enterable(match: paddock.Match) -> set[str]:
    """The sections that any gear cube can reach."""
    return {option.section for option in match.decision(0).options if hasattr(option, "section")}


@rule("AU-MOVE-01", "AU-MOVE-03")
def test_a_space_is_entered_once_however_many_sections_it_has() -> None:
    """Six sections of black cost one black cube."""
    match = choose(at("road-4c-6 active 1k", "beach-1a-2"), "black-road-5c-6")
    assert ["road-5c-6"] == trail(match)
    assert ["end-action"] == codes(match)


@rule("AU-MOVE-05", "AU-MOVE-07", "AU-EX-37")
def test_corners_touch_and_sideways_is_no_way() -> None:
    """From a white grid place: the middle place diagonally ahead can be entered, the one beside cannot."""
    match = at("road-4a-1 crossed -1 active 3w", "beach-1a-2")
    assert {"white-road-5a-1", "white-road-4b-1"} == moves(match, "white-")


@rule("AU-MOVE-06", "AU-MOVE-08", "AU-EX-54", "AU-MOVE-07")
def test_a_longer_space_alongside_can_be_entered_if_one_gets_ahead_in_it() -> None:
    assert {"road-5c-6", "road-7b-4"} == enterable(at(f"road-4c-6 {ALL}"))
    blocked = at(f"road-4c-6 {ALL}", "road-7b-4", "road-7b-3", "beach-1a-2")
    assert {"road-5c-6"} == enterable(blocked)
    one_car = at(f"road-4c-6 {ALL}", "road-7b-4", "beach-1a-2")
    assert {"road-5c-6", "road-7b-3"} == enterable(one_car)


@rule("AU-MOVE-10")
def test_a_space_of_two_colours_can_be_entered_as_either() -> None:
    match = at(f"road-6b-2 {ALL}")
    assert {"light-road-7b-4", "dark-road-7b-4"} == {code for code in codes(match) if code.endswith("road-7b-4")}


@rule("AU-MOVE-11", "AU-MOVE-12", "AU-MOVE-14")
def test_one_lands_right_behind_the_rearmost_car() -> None:
    assert "black-road-5c-6" in codes(at(f"road-4c-6 {ALL}"))
    assert "black-road-5c-5" in codes(at(f"road-4c-6 {ALL}", "road-5c-6"))
    assert "black-road-5c-4" in codes(at(f"road-4c-6 {ALL}", "road-5c-6", "road-5c-5"))


@rule("AU-MOVE-13", "AU-MOVE-15", "AU-EX-35")
def test_a_full_space_cannot_be_entered_and_cars_are_driven_around() -> None:
    """Two cars fill the light grey space ahead: only the lane beside is left."""
    match = at("road-6a-2 active 3l", "road-7a-2", "road-7a-1")
    assert {"light-road-6b-2"} == moves(match, "light-")
    choose(match, "light-road-6b-2")
    assert {"light-road-8a-2", "light-road-7b-4"} == moves(match, "light-")


@rule("AU-MOVE-16", "AU-EX-16", "AU-EX-53")
def test_behind_a_car_in_the_same_space_only_the_sides_are_left() -> None:
    match = at(f"road-8b-3 {ALL}", "road-8b-4")
    assert {"light-road-11a-2", "black-road-5c-6"} == moves(match) - {"end-action", "pit-stop"}


@rule("AU-MOVE-26")
def test_the_same_holds_for_the_next_cube_of_a_turn() -> None:
    match = choose(at(f"road-7b-4 {ALL}", "road-8b-4"), "dark-road-8b-3")
    assert {"light-road-11a-2", "black-road-5c-6"} == moves(match) - {"end-action"}


@rule("AU-MOVE-17", "AU-MOVE-18", "AU-MOVE-20", "AU-EX-05")
def test_a_cube_moves_step_by_step_and_may_stop_anywhere() -> None:
    """Gearbox for the fourth of five: up to four light grey spaces; after two it stands right behind purple."""
    seats = ("road-5a-1 active 1g", "road-8a-1 crossed 1", "road-8a-2 crossed 1", "beach-2c-6 crossed 1", "1-1a-1")
    match = choose(at(*seats, tasks="Action 0 yes; Turn 1"), "use-green")
    assert "Travel 0 8 2 4 no" in match.position
    assert {"go-road-6a-2-light", "go-road-7a-2-light", "go-road-7b-4-dark", "stay"} <= set(codes(match))
    assert [] == trail(choose(match.clone(), "stay"))
    choose(match, "go-road-7a-2-light")
    assert ["road-6a-2", "road-7a-2"] == trail(match)
    assert [NO_COLOUR, GREEN] == race(match).marks
    choose(match, "end-action")
    assert "1x1g" == pile(match, "active")


@rule("AU-MOVE-17")
def test_every_step_needs_a_space_of_the_colour() -> None:
    """Rotary at the corner: white ends where the corner ends."""
    match = choose(at("road-13a-2 active 1b discard 1w1l1y1x1d"), "use-blue")
    assert {"go-1-1a-1-white", "go-1-2a-1-white", "go-1-3a-1-white", "stay"} == set(codes(match))


@rule("AU-MOVE-21", "AU-MOVE-23", "AU-CAR-04")
def test_own_cubes_and_the_own_car_never_block() -> None:
    """A whole lap of the inner lane in one turn, back to the section where the car still stands, and beyond."""
    match = at("road-6a-2 active 24l8w", "beach-1c-6", tasks="Action 0 yes; Turn 1")
    lap = [f"light-road-{n}a-2" for n in range(7, 14)] + [f"white-1-{n}a-1" for n in (1, 2, 3)]
    lap += [f"light-beach-{n}a-2" for n in range(1, 13)] + [f"white-2-{n}a-1" for n in (1, 2, 3)]
    lap += ["light-road-1a-2", "light-road-2a-2", "light-road-3a-2", "white-road-4a-1", "white-road-5a-1"]
    choose(match, *lap, "light-road-6a-2")
    assert "road-6a-2" == car(match)
    choose(match, "light-road-7a-2", "end-action")
    assert "road-7a-2" == car(match)
    assert 1 == race(match).crossed[0]


@rule("AU-MOVE-22")
def test_other_cars_stand_still_until_the_turn_ends() -> None:
    match = at("road-8b-4 active 1l1y bag 9w", "road-8b-3", tasks="Action 0 yes; Turn 1")
    choose(match, "light-road-9b-2", "end-action")
    assert "road-8b-3" == car(match, 1)
    choose(match, "done")
    assert "road-8b-4" == car(match, 1)


@rule("AU-MOVE-23")
@pytest.mark.parametrize("circuit", ["daytona", "monza"])
def test_after_the_last_space_of_a_lap_comes_the_first(circuit: str) -> None:
    grid = {"daytona": "road-5a-1", "monza": "main-7a-1"}[circuit]
    match = at(f"{grid} crossed 0 active 3l", "1-1a-1", circuit=circuit)
    table = race(match)
    option = match.decision(0).options[0]
    assert isinstance(option.targets, tuple)
    to = table.road.index[option.targets[1]]
    assert table.road.end[to] < table.road.end[table.cars[0]]


@rule("AU-MOVE-24", "AU-EX-59")
def test_two_spaces_of_one_colour_may_show_others_too() -> None:
    """Light grey, then light and dark grey, then dark grey: the first two are light grey, the last two dark grey."""
    cards = with_card("hybrid-engine")
    behind = choose(at("beach-1b-2 active 1b", cards=cards), "use-blue")
    assert "go-beach-3b-4-dark" in codes(behind)
    inside = choose(at("beach-2b-2 active 1b", cards=cards), "use-blue")
    assert "go-beach-4b-4-dark" in codes(inside)
    for match, to in ((behind, "go-beach-3b-4-dark"), (inside, "go-beach-4b-4-dark")):
        choose(match, to, "end-action")
        gained = [event for event in match.events if type(event).__name__ == "WearGained"]
        assert 3 == getattr(gained[-1], "count", 0)


@rule("AU-MOVE-25", "AU-EX-61")
def test_a_parked_car_right_ahead_does_not_close_the_diagonals() -> None:
    """A car on the middle grid place; the front place ahead of it is taken, those beside it are free."""
    match = at("road-3b-1 crossed -1 active 3w", "road-4b-1 crossed -1")
    assert {"white-road-5a-1", "white-road-3c-1"} == moves(match, "white-")
    with pytest.raises(paddock.IllegalChoice):
        choose(match, "white-road-4b-1")


# Ways against brute force


def brute(table: Race, seat: int, colour: int, most: int, exact: bool) -> set[int]:
    """Every path one by one, in the plainest way; where it ends and the darkest colour of the turn then."""
    road, rear = table.road, rearmost(table, seat)
    found: set[int] = set()
    paths = [([table.head(seat)], max(table.darkest, 0))]
    for count in range(1, most + 1):
        longer = []
        for path, darkest in paths:
            for space in road.exits[path[-1]]:
                to = landing(road, rear, path[-1], space)
                if to >= 0 and road.space_mask[space] >> colour & 1:
                    longer.append(([*path, to], max(darkest, road.space_darkest[space])))
        paths = longer
        if count == most or not exact:
            found |= {path[-1] * 4 + darkest for path, darkest in paths}
    return found


@rule("AU-MOVE-17", "AU-MOVE-18", "AU-MOVE-24")
@pytest.mark.parametrize("circuit", ["daytona", "monza"])
def test_ways_by_outcome_agree_with_every_path_tried_one_by_one(circuit: str) -> None:
    random = Random(circuit)
    for seed in range(6):
        match = paddock.game("automobiles").new(5, circuit, {"laps": 1}, seed=seed)
        for _ in range(900):
            if match.over:
                break
            if random.random() < 0.2:
                compare(race(match), match.to_move[0], random)
            step(match, random)


def compare(table: Race, seat: int, random: Random) -> None:
    if min(table.cars) < 0:
        return
    mask, most, exact = random.choice((1, 2, 4, 8, 3, 7, 15)), random.randint(1, 6), random.random() < 0.3
    every: set[int] = set()
    for colour in range(4):
        if mask >> colour & 1:
            every |= brute(table, seat, colour, most, exact)
    listed = outcomes(table, seat, mask, most, exact)
    assert every == set(listed)
    assert len(listed) == len(set(listed))
    for outcome in listed:
        check_way(table, seat, way_to(table, seat, mask, most, exact, outcome), outcome, mask, most, exact)


def check_way(table: Race, seat: int, way: list[int], outcome: int, mask: int, most: int, exact: bool) -> None:
    """A way is made of legal steps in one colour, ends where it should, and wears as it should."""
    road, rear = table.road, rearmost(table, seat)
    assert way[-1] == outcome >> 2
    assert len(way) == most if exact else len(way) <= most
    shades = [road.space_darkest[road.space[section]] for section in way]
    assert max(max(shades), table.darkest) == outcome & 3
    common = mask
    for section in way:
        common &= road.space_mask[road.space[section]]
    assert common
    for left, entered in pairwise([table.head(seat), *way]):
        assert road.space[entered] in road.exits[left]
        assert landing(road, rear, left, road.space[entered]) == entered


def test_options_of_a_way_are_its_outcomes() -> None:
    match = choose(at("road-5a-1 crossed -1 active 1g", "road-3c-1 crossed 1", cards=with_card("turbo")), "use-green")
    top = match.race.stack[-1]
    assert isinstance(top, Travel)
    expected = {(race(match).road.names[each >> 2], SHADES[each & 3]) for each in outcomes(race(match), 0, 2, 2, False)}
    listed = {(option.section, option.darkest) for option in match.decision(0).options if isinstance(option, Go)}
    assert expected == listed


@rule("AU-MOVE-09", "AU-MOVE-10", "AU-MOVE-20")
def test_one_space_of_the_colour_is_enough_to_go_there() -> None:
    """White ahead in the corner, light grey beside it: both an engine and a gearbox find their space."""
    rotary = choose(at("road-13a-2 active 1b discard 1x"), "use-blue")
    assert moves(rotary, "go-")
    gearbox = choose(at("road-13a-2 active 1g"), "use-green")
    assert moves(gearbox, "go-")
    assert not moves(rotary, "go-") & moves(gearbox, "go-")


@rule("AU-MOVE-17", "AU-MOVE-24")
def test_of_ways_with_the_same_outcome_the_shortest_is_laid() -> None:
    """In light grey the space beside can be reached by two steps or by three."""
    match = choose(at("road-6a-2 active 1k1r"), "use-red", "shed-black", "go-road-7b-4-dark")
    assert 2 == len(trail(match))


@rule("AU-MOVE-17", "AU-CARD-DIESEL-02")
def test_a_way_is_laid_in_the_colour_of_the_effect() -> None:
    """Two dark grey spaces; the same place can be reached in light grey, which the engine does not enter."""
    match = at("main-2a-2 active 1b discard 2d", "main-1a-2", cards=with_card("diesel-engine"), circuit="monza")
    choose(match, "use-blue", "go-main-3b-3-dark")
    assert ["main-2b-4", "main-3b-3"] == trail(match)


@rule("AU-MOVE-12", "AU-MOVE-13")
def test_behind_a_car_at_the_front_of_a_short_space_there_is_room() -> None:
    match = at("road-5a-1 active 1l", "road-6a-2")
    assert "light-road-6a-1" in codes(match)


@rule("AU-ACTION-05", "AU-MOVE-19")
def test_a_cube_that_is_no_gear_enters_no_space_unless_its_card_says_so() -> None:
    match = at("road-13a-2 active 1w1x1y1p1g1b discard 1w")
    assert moves(match, "white-")
    for colour in ("wear", "yellow", "purple", "green", "blue"):
        assert not moves(match, f"{colour}-")
