"""What lies on a car chart and in a hand, flags, the weather, and what comes before a race: step by step."""

from typing import Any

import pytest

from games.race90.first.tables import GAME, advanced, first
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.position import HARD, SOFT, UNSET, WET
from paddock.games.race90.shared.rules_contest import sort_by_value, thaw
from paddock.games.race90.shared.rules_damage import BROWN, RED, DrawDisc, free_slots, repair
from paddock.games.race90.shared.rules_draw import DrawOne, DrawRace, DrawTrack, draw_race
from paddock.games.race90.shared.rules_flags import can_place_yellow, yellow_places
from paddock.games.race90.shared.rules_hand import PitDraw, can_stop_discarding, counted
from paddock.games.race90.shared.rules_setup import (
    DrawWeather,
    QualifyCard,
    QualifyFuel,
    StartTyres,
    TossTyres,
    choose_robot_tyres,
    next_on_grid,
    stand_on_grid,
)
from paddock.games.race90.shared.rules_table import take_from_hand, take_out
from paddock.games.race90.shared.rules_tyres import fit_set, tyre_options, tyre_penalty
from rules import rule

TWO = "superfast1@90, blue@35, orange@3"


def ids(cards: Any) -> list[str]:
    return [card.id for card in cards]


# Tyres and damage


@rule("R1-TYRE-04", "R1-TYRE-06", "R1-TYRE-08", "R1-TYRE-10", "R1-TYRE-11")
@pytest.mark.parametrize(("tyres", "discs", "fewer", "sets"), [(SOFT, 3, 3, 1), (HARD, 0, 0, 0), (WET, 0, 0, 0)])
def test_a_new_set_brings_its_chips_and_discs(tyres: int, discs: int, fewer: int, sets: int) -> None:
    race = first("superfast1@90, blue@35 discs=2 chips=1, orange@3")
    full = race.levels[0][0]
    fit_set(race, 0, tyres)

    assert (race.tyres[0], race.discs[0], race.soft_sets[0]) == (tyres, discs, sets)
    assert race.chips[0] == full - fewer


@rule("R1-TYRE-02", "R1-TYRE-07")
@pytest.mark.parametrize(("sets", "names"), [(0, 4), (1, 4), (2, 3)])
def test_soft_tyres_can_be_fitted_twice(sets: int, names: int) -> None:
    race = first(TWO)
    race.soft_sets = (sets, 0)

    assert len(tyre_options(race, 0)) == names


@rule("R1-WX-06", "R1-WX-07", "R1-WX-08")
def test_what_the_wrong_tyres_cost() -> None:
    """Soft, hard, intermediate and rain tyres, in the dry, in uncertain weather and in the rain."""
    race = first(TWO)
    found = []
    for tyres in range(4):
        race.tyres = (tyres, 0)
        found.append([tyre_penalty(race, 0, state) for state in range(3)])

    assert found == [[0, 1, 2], [0, 1, 2], [1, 0, 1], [2, 1, 0]]


@rule("R1-SETUP-03", "R1-PAY-16")
@pytest.mark.parametrize(
    ("bag", "weights"),
    [((0, 0), [1, 0]), ((1, 0), [1, 0]), ((5, 0), [5, 0]), ((0, 1), [0, 1]), ((-1, 2), [0, 2]), ((2, 3), [2, 3])],
)
def test_what_lies_in_the_bag(bag: tuple[int, int], weights: list[int]) -> None:
    race = first(TWO)
    race.bag_red, race.bag_brown = bag

    assert DrawDisc(0).weights(race) == weights


@rule("R1-SETUP-03", "R1-PAY-11", "R1-PAY-16", "R1-PIT-08", "R1-PIT-09", "R1-CON-19")
def test_discs_come_from_the_bag_and_go_back_with_a_repair() -> None:
    race = first("superfast1@90, blue@35 red=1 brown=1, orange@3")
    slots, bag = free_slots(race, 0), (race.bag_red, race.bag_brown)
    DrawDisc(0).fell(race, RED)
    DrawDisc(0).fell(race, BROWN)
    assert (race.red[0], race.brown[0], free_slots(race, 0)) == (2, 2, slots - 2)
    assert (race.bag_red, race.bag_brown) == (bag[0] - 1, bag[1] - 1)
    assert race.levels[0][2] - slots == 2

    repair(race, 0, 1)
    assert (race.red[0], race.brown[0]) == (0, 1)
    assert (race.bag_red, race.bag_brown) == (bag[0] + 1, bag[1])


# Cards


@rule("R1-DRAW-03", "R1-DRAW-11")
def test_a_card_that_is_drawn_leaves_its_deck_and_is_seen_by_its_player_alone() -> None:
    race = first(TWO)
    assert [DrawRace(seat).kept_by(race) for seat in (0, 1)] == [0, 1]
    assert [DrawTrack(seat).kept_by(race) for seat in (0, 1)] == [0, 1]
    card = race.track_pile[3]
    assert DrawTrack(1).outcomes(race) == race.track_pile
    DrawTrack(1).fell(race, card)

    assert card not in race.track_pile
    assert race.hands[1] == [card]


@rule("R1-DRAW-11")
@pytest.mark.parametrize("gaps", [1, 2, 5, 40])
def test_any_card_of_a_deck_can_be_taken_out(gaps: int) -> None:
    """A deck of which many cards are gone, in one place or everywhere."""
    whole = first(TWO).race_pile
    deck = [card for n, card in enumerate(whole) if n % gaps == 0 and not 20 < n < 60]
    for card in deck:
        pile = deck[:]
        take_out(pile, card)
        assert pile == [other for other in deck if other is not card]


@rule("R1-DRAW-06", "R1-DRAW-10", "R1-DRAW-14")
def test_an_empty_deck_is_made_of_its_discards_and_without_them_nothing_is_drawn() -> None:
    race = first(TWO)
    whole = race.track_pile[:]
    race.track_pile, race.track_discard = [], whole[::-1]
    DrawOne(0, True).run(race)
    assert (race.track_pile, race.track_discard, len(race.stack)) == (whole, [], 1)
    race.stack[:], race.track_pile = [], []
    DrawOne(0, True).run(race)
    assert race.stack == []
    race.race_pile, race.race_discard = [], []
    DrawOne(0).run(race)
    assert race.stack == []


@rule("R1-DRAW-04", "R1-DRAW-06")
@pytest.mark.parametrize(("left", "one_by_one"), [(1, True), (2, False), (3, False)])
def test_several_draws_look_for_discards_only_if_the_deck_runs_out(left: int, one_by_one: bool) -> None:
    race = first(TWO)
    race.race_pile = race.race_pile[:left]
    draw_race(race, 0, 2)

    assert [type(task).__name__ for task in race.stack] == ["DrawOne" if one_by_one else "DrawRace"] * 2


@rule("R1-DRAW-08", "R1-CON-21")
def test_a_card_that_leaves_a_hand_is_no_longer_known_to_be_there() -> None:
    race = first("superfast1@90, blue@35 hand=r1,r2,r3, orange@3")
    one, two, three = race.hands[0]
    race.shown = (two, three)
    take_from_hand(race, 0, two)
    assert (race.hands[0], list(race.shown)) == ([one, three], [three])
    take_from_hand(race, 0, one)
    assert (race.hands[0], list(race.shown)) == ([three], [three])
    race.shown = ()
    take_from_hand(race, 0, three)
    assert (race.hands[0], list(race.shown)) == ([], [])


@rule("R1-TURN-08", "R1-CON-21")
def test_frozen_cards_come_back_and_are_known() -> None:
    race = first("superfast1@90, blue@35 hand=r1 frozen=r2,r3, orange@3")
    race.shown = (race.hands[0][0], race.frozen[0][1])
    thaw(race)

    assert (ids(race.shown), ids(race.hands[0]), race.frozen) == (["r1", "r2", "r3"], ["r1", "r2", "r3"], ((), ()))


@rule("R1-CON-25", "R1-TC-14", "R1-PIT-11", "R1-PIT-12")
def test_frozen_cards_count_and_the_hand_is_filled_up_to_its_limit() -> None:
    race = first("superfast1@90, blue@35 hand=r1,r4 frozen=r2, orange@3")
    limit = race.levels[0][1]
    assert counted(race, 0) == 3
    PitDraw(0).run(race)
    assert len(race.stack) == limit - 3
    assert can_stop_discarding(race, 0)
    over = first(f"superfast1@90, blue@35 hand={','.join(f'r{n}' for n in range(1, limit + 1))} frozen=r20, orange@3")
    assert not can_stop_discarding(over, 0)
    PitDraw(0).run(over)
    assert over.stack == []


@rule("R1-SC-11")
def test_behind_the_safety_car_any_card_may_be_thrown_away() -> None:
    cars = "superfast1@60, blue@35 hand=r1,r2, orange@3"
    table = advanced(cars, "SafetyDiscard 0; ActNow 1", table="turn 7 weather 1 safety 60")
    assert table.codes == ["discard-r1", "discard-r2"]
    table.do("discard-r2")

    assert (table.hand(), table.discards) == (["r1"], ["r2"])


@rule("R1-CON-14", "R1-CON-18")
@pytest.mark.parametrize(
    ("values", "order"),
    [([1, 2, 3], [2, 1, 0]), ([2, 2, 3], [2, 0, 1]), ([2, 3, 2], [1, 0, 2]), ([1, 1, 1], [0, 1, 2])],
)
def test_fighters_stand_by_value_and_equals_in_their_order(values: list[int], order: list[int]) -> None:
    assert sort_by_value([0, 1, 2], values) == order


# Flags and weather


@rule("R1-FLAG-04", "R1-FLAG-05", "R1-FLAG-06", "R1-FLAG-11", "R1-FLAG-21")
def test_a_flag_has_a_place_behind_all_cars_on_spots_and_one_section_has_one() -> None:
    race = first("superfast1@90, orange@38 spot=6b-spot1, blue@38, flag@4")
    places = [option.code for option in yellow_places(race)]

    assert [code for code in places if code.startswith("yellow-6b")] == ["yellow-6b-1", "yellow-6b-2"]
    assert not [code for code in places if code.startswith("yellow-4-")]
    for count, free in ((5, True), (6, False)):
        flags = ", ".join(f"flag@{name}" for name in ("1a", "1b", "2", "3", "4", "5")[:count])
        full = first(f"{TWO}, {flags}")
        assert (can_place_yellow(full), bool(yellow_places(full))) == (free, free)


@rule("R1-FLAG-04", "R1-FLAG-05", "R1-FLAG-12", "R1-FLAG-21")
def test_flags_are_placed_among_the_cars_and_taken_off() -> None:
    cars = "superfast1@90, orange@37, blue@37"
    table = advanced(cars, "SetYellow 0; GreenFlag 0; ActNow 1", now="blue").do("yellow-6a-1")
    assert table.lane("6a") == ["orange", "flag", "blue"]
    table.do("lift-6a")
    assert table.lane("6a") == ["orange", "blue"]


@rule("R1-WX-03", "R1-WX-05", "R1-WX-12")
@pytest.mark.parametrize(("slot", "code", "after"), [(5, "drier", 4), (5, "wetter", 6), (5, "stay", 5), (1, "stay", 1)])
def test_the_weather_pawn_goes_where_the_player_says(slot: int, code: str, after: int) -> None:
    table = advanced(TWO, "ShiftWeather 0; ActNow 1", table=f"turn 7 weather {slot}", now="blue").do(code)

    assert table.race.weather == after - 1


# Before the race


@rule("R1-QUAL-01", "R1-QUAL-12", "R1-TYRE-01")
def test_what_a_newcomer_is_advised_to_take() -> None:
    race = first("superfast1@90, blue@35 hand=r91,r2,r1,r3, orange@3")
    best = max(race.hands[0], key=lambda card: (card.mp, -card.check))

    assert QualifyCard((0, 1)).recommended(race, 0).code == f"qualify-{best.id}"
    assert QualifyFuel((0, 1)).recommended(race, 0).code == "fuel-12"
    assert StartTyres(0).recommended(race).code == "tyres-hard"
    assert StartTyres(0).recommended(first(TWO, table="turn 7 weather 9")).code == "tyres-rain"


@rule("R1-QUAL-04", "R1-QUAL-05", "R1-QUAL-06", "R1-QUAL-16")
@pytest.mark.parametrize(
    ("values", "placed", "best"),
    [
        ([(4, 30), (4, 20), (3, 1)], (), (1,)),
        ([(4, 30), (4, 20), (3, 1)], (1,), (0,)),
        ([(4, 30), (4, 30), (3, 30)], (), (0, 1)),
        ([(3, 30), (4, 30), (3, 30)], (), (1,)),
        ([(-2, 5), (-1, 50), (-2, 4)], (), (1,)),
        ([(1, 5), (-1, 50), (-2, 4)], (0,), (1,)),
    ],
)
def test_who_is_next_on_the_grid(values: list[tuple[int, int]], placed: tuple[int, ...], best: tuple[int, ...]) -> None:
    race = first(TWO)
    race.values = tuple(values)

    assert next_on_grid(race, placed) == best


@rule("R1-QUAL-07", "R1-ACT-18")
def test_the_cars_stand_behind_the_line_and_pole_leads() -> None:
    race = GAME.new(2, "monza", {"level": "advanced"}).race
    assert isinstance(race, FirstRace)
    race.values = ((1, 1),) * race.cars
    grid = (2, 1, 3, 0, *range(4, race.cars))

    assert stand_on_grid(race, grid) == [1, 0]
    assert (race.leader, race.values) == (2, (UNSET,) * race.cars)
    assert all(race.progress[car] < 0 for car in grid)
    assert race.lanes[race.progress[2] % race.board.size][0] == 2


@rule("R1-WX-01", "R1-DRAW-15")
def test_the_weather_card_goes_from_the_deck_to_the_discards() -> None:
    race = first(TWO)
    card = race.race_pile[7]
    DrawWeather().fell(race, card)

    assert (card in race.race_pile, race.race_discard[-1]) == (False, card)
    assert race.weather == race.board.weather_slot[card.check]


@rule("R1-TYRE-12", "R1-TYRE-13", "R1-TYRE-14", "R1-TYRE-15")
@pytest.mark.parametrize("slot", range(9))
def test_robots_fit_tyres_by_the_side_of_the_middle_or_by_chance(slot: int) -> None:
    race = first(TWO)
    race.weather, race.robot_tyres = slot, SOFT
    choose_robot_tyres(race)
    assert race.robot_tyres == (SOFT if slot == 4 else HARD if slot < 4 else WET)
    assert len(race.stack) == (slot == 4)
    for toss in TossTyres().outcomes(race):
        TossTyres().fell(race, toss)
        assert race.robot_tyres == toss.tyres
