"""Who is ahead, who acts next, and how cards move between piles: every step alone."""

import pytest

from games.race90.second.tables import FAR, at
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_turn import (
    AHEAD_OF_LEADER,
    ELSEWHERE,
    SEARCH,
    WITH_LEADER,
    first_to_act,
    part_of,
    search,
    stands_ahead,
)
from paddock.games.race90.shared.events import LeaderChanged
from paddock.games.race90.shared.rules_out import all_out, latest_chit
from paddock.games.race90.shared.rules_robots import called_in
from paddock.games.race90.shared.rules_table import (
    activation_order,
    behind_flag,
    is_ahead,
    lap_marker,
    race_position,
    settle_lead,
    standing,
    take_from_hand,
    take_out,
)
from paddock.games.race90.shared.words import name_of
from rules import rule


def second(cars: str, table: str = "", seats: int = 5) -> SecondRace:
    race = at(cars, "Declare 0", table=table, seats=seats).race
    assert isinstance(race, SecondRace)
    return race


def names(race: SecondRace, cars: list[int] | tuple[int, ...]) -> list[str]:
    return [name_of(race, car) for car in cars]


LEADER = "turn 7 weather 1 leader"


@rule("R2-ACT-08", "R2-ACT-09", "R2-ACT-10", "R2-ACT-21", "R2-ACT-22", "R2-ACT-23", "R2-ACT-27", "R2-SC-04")
@pytest.mark.parametrize(
    ("cars", "leader", "order"),
    [
        ("red@10, orange@34, pink@10, blue@33, green@32", "orange", "orange pink blue green red"),
        ("red@10, orange@34, pink@10, green@33, blue@32", "orange", "orange pink green blue red"),
        ("orange@34, pink@10, red@9, blue@35, green@12", "blue", "blue orange pink red green"),
        ("blue@36 off=6b, orange@36, green@35, red@12, pink@37", "pink", "pink orange red blue green"),
        ("orange@12, blue@36 off=6b, green@36, red@35, pink@11", "blue", "orange green blue red pink"),
        ("blue@36 off=6b, green@36 off=6b, orange@35, red@34, pink@33", "blue", "blue green orange red pink"),
    ],
)
def test_the_order_of_activation(cars: str, leader: str, order: str) -> None:
    race = second(cars, f"{LEADER} {leader}")
    assert names(race, [car for car in activation_order(race) if car < 5]) == order.split()


@rule("R2-STD-01", "R2-STD-08")
@pytest.mark.parametrize(
    ("cars", "order"),
    [
        ("red@10, orange@34, pink@10, blue@33, green@34", "orange green blue red pink"),
        ("blue@36 off=6b, orange@36, green@35, red@36 off=6b, pink@37", "pink orange blue red green"),
        ("blue out, orange@36, green@35, red@36, pink out", "orange red green"),
        ("blue@-2, orange@-1, green out, red@-3, pink@-4", "orange blue red pink"),
    ],
)
def test_race_positions(cars: str, order: str) -> None:
    race = second(cars)
    found = standing(race)
    assert names(race, [car for car in found if car < 5]) == order.split()
    assert [race_position(race, car) for car in found] == list(range(1, len(found) + 1))
    for place, car in enumerate(found):
        assert [is_ahead(race, car, other) for other in found if other != car] == [
            place < behind for behind in range(len(found)) if behind != place
        ]


@rule("R2-STD-03", "R2-STD-04", "R2-STD-05", "R2-STD-06", "R2-STD-07", "R2-STD-11", "R2-ROB-42")
@pytest.mark.parametrize(
    ("cars", "laps"),
    [
        ("orange@36, blue@36", 0),
        ("orange@60, blue@36", 1),
        ("blue@36, orange@60", 0),
        ("orange@59, blue@36", 0),
        ("orange@61, blue@36", 1),
        ("orange@84, blue@36", 2),
        ("blue@36, orange@84", 1),
        ("orange@83, blue@36", 1),
    ],
)
def test_how_many_laps_a_car_is_behind(cars: str, laps: int) -> None:
    race = second(f"{cars}, green@3, red@2, pink@1", f"{LEADER} orange")
    assert lap_marker(race, 0) == laps


@rule("R2-ACT-06", "R2-ACT-20", "R2-ACT-30", "R2-STD-02", "R2-REC-34", "R2-REC-35")
@pytest.mark.parametrize(
    ("cars", "leader", "slid_off", "found"),
    [
        ("blue@35, orange@36, green@34", "blue", False, "orange"),
        ("green@36, orange@36, blue@35", "blue", False, "green"),
        ("blue out, orange@36, green@34", "orange", False, "orange"),
        ("blue@30, orange@36 off=6b, green@36", "orange", False, "orange"),
        ("blue@30, orange@36 off=6b, green@36", "orange", True, "green"),
        ("blue@37, orange@36 off=6b, green@36", "orange", False, "blue"),
        ("blue@36 off=6b, orange@36 off=6b, green@35", "green", False, "blue"),
    ],
)
def test_who_holds_the_leader_chit(cars: str, leader: str, slid_off: bool, found: str) -> None:
    race = second(f"{cars}, red@3, pink@2", f"{LEADER} {leader}")
    settle_lead(race, slid_off=slid_off)
    assert name_of(race, race.leader) == found


@rule("R2-ACT-20", "R2-STD-02")
def test_a_lead_that_does_not_change_is_not_told() -> None:
    table = at("superfast1@90, blue@36 fuel=20, orange@3", "TakeFuel 0; Declare 1", now="blue").do("load-10")
    assert table.told(LeaderChanged) == []


# Activation


@rule("R2-ACT-07", "R2-ACT-08", "R2-ACT-09", "R2-ACT-21", "R2-ACT-22", "R2-ACT-23", "R2-ACT-27", "R2-ACT-32")
@pytest.mark.parametrize(
    ("cars", "leader", "found"),
    [
        ("orange@34, blue@33, green@10, red@9, pink@8", "orange", (10, WITH_LEADER)),
        ("orange@34 acted, blue@33, green@8, red@9, pink@8", "orange", (9, ELSEWHERE)),
        ("orange@34 acted, blue@33 acted, green@35 acted, red@9 acted, pink@11", "orange", (11, ELSEWHERE)),
        ("red@10, orange@34 acted, blue@33 acted, green@31 acted, pink@8 acted", "orange", (10, AHEAD_OF_LEADER)),
        ("red@10, orange@34 acted, blue@33 acted, green@31 acted, pink@11", "orange", (11, ELSEWHERE)),
        ("red@10, orange@34 acted, blue@34, green@31 acted, pink@11", "orange", (10, WITH_LEADER)),
        ("red@10 acted, orange@34 acted, blue@34 acted, green@31 acted, pink@11 acted", "orange", (-1, SEARCH)),
        ("red@36, orange@36 off=6b acted, blue@34 acted, green@31, pink@11", "orange", (12, WITH_LEADER)),
        ("red@12 off=6b, orange@36 acted, blue@34 acted, green@31, pink@11", "orange", (12, WITH_LEADER)),
        ("orange@24 acted, blue@23, green@2, red@3, pink@4", "orange", (23, ELSEWHERE)),
    ],
)
def test_the_search_goes_backwards_from_the_leader(cars: str, leader: str, found: tuple[int, int]) -> None:
    race = second(cars, f"{LEADER} {leader}")
    for car in range(5, race.cars):
        race.acted[car] = True
    assert search(race) == found


@rule("R2-ACT-21")
@pytest.mark.parametrize(
    ("cars", "leader", "ahead"),
    [
        ("blue@10, orange@34", "orange", True),
        ("orange@34, blue@10", "orange", False),
        ("blue@34, orange@10", "blue", False),
        ("blue@10 off=6b, orange@34", "orange", False),
        ("blue@10, orange@34 off=6b", "orange", False),
    ],
)
def test_who_stands_ahead_of_the_leader_in_his_section(cars: str, leader: str, ahead: bool) -> None:
    assert stands_ahead(second(f"{cars}, green@3, red@2, pink@1", f"{LEADER} {leader}"), 0) == ahead


@rule("R2-ACT-10", "R2-ACT-13", "R2-ACT-21", "R2-REC-39")
@pytest.mark.parametrize(
    ("cars", "mode", "part", "first"),
    [
        ("red@10, flag@4, orange@34, blue@10, green@32 acted, pink@1", WITH_LEADER, "orange blue", "orange"),
        ("red@10, orange@34 acted, blue@10, green@32, pink@1", WITH_LEADER, "orange blue", "blue"),
        ("red@10, pink@10, orange@34, blue@10, green@32", AHEAD_OF_LEADER, "red pink", "red"),
        ("red@10 acted, pink@10, orange@34, blue@10, green@32", AHEAD_OF_LEADER, "red pink", "pink"),
        ("orange@34 acted, blue@10 off=6a, green@32, red@1, pink@1", WITH_LEADER, "orange", "blue"),
        ("orange@34 acted, blue@10 off=6a acted, green@34 off=6a, red@1, pink@1", WITH_LEADER, "orange", "green"),
        ("orange@34 acted, blue@11 off=6a, green@32, red@1, pink@1", WITH_LEADER, "orange", ""),
        ("red@10 acted, orange@34, blue@10 off=6a, green@32, pink@1", AHEAD_OF_LEADER, "red", ""),
        ("red@10 acted, orange@34, blue@10 off=6a, green@32, pink@1", SEARCH, "red", ""),
        ("red@10, orange@34 off=6a acted, blue@3, green@32, pink@1", WITH_LEADER, "red", "red"),
    ],
)
def test_who_acts_first_in_a_part_of_a_section(cars: str, mode: int, part: str, first: str) -> None:
    race = second(cars, f"{LEADER} orange")
    found = part_of(race, 10, mode)
    assert names(race, found) == part.split()
    car = first_to_act(race, found, 10, mode)
    assert (name_of(race, car) if car >= 0 else "") == first


@rule("R2-ACT-21")
def test_elsewhere_all_cars_of_a_section_are_active_and_flags_are_no_cars() -> None:
    race = second("red@9, flag@5, pink@9, orange@34, blue@3, green@32", f"{LEADER} orange")
    assert names(race, part_of(race, 9, ELSEWHERE)) == ["red", "pink"]
    lone = second("red@10, orange@34, pink@3, blue@3, green@32", f"{LEADER} orange")
    assert names(lone, part_of(lone, 10, ELSEWHERE)) == ["red", "orange"]


# Cards, flags and chits


@rule("R2-GEN-05", "R2-GEN-06", "R2-GEN-16")
@pytest.mark.parametrize(
    "left",
    [[*range(184)], [0, 61, 122], [183], [0, 1, 2, *range(100, 184)], [*range(80), 182, 183], [0, 1, 90, 182, 183]],
)
def test_a_card_that_is_drawn_leaves_the_pile_and_no_other_does(left: list[int]) -> None:
    """Whatever is left in the deck, evenly or not."""
    deck = second(f"{FAR}, blue@35, orange@3", seats=2).race_pile
    whole = [deck[number] for number in left]
    for card in whole[:: max(1, len(whole) // 9)] + whole[-1:]:
        pile = whole[:]
        take_out(pile, card)
        assert pile == [each for each in whole if each is not card]


@rule("R2-GEN-07", "R2-D1-14")
def test_a_card_that_leaves_a_hand_is_no_longer_known_to_all() -> None:
    race = second(f"{FAR}, blue@35 hand=r1,r2,r3, orange@3", seats=2)
    one, two, three = race.hands[0]
    race.shown = (one, two)
    take_from_hand(race, 0, two)
    assert (race.hands[0], list(race.shown)) == ([one, three], [one])
    take_from_hand(race, 0, three)
    assert (race.hands[0], list(race.shown)) == ([one], [one])


@rule("R2-FLAG-37", "R2-A-19")
@pytest.mark.parametrize(
    ("cars", "behind"), [("flag@6a, blue@37", True), ("blue@37", False), ("blue@37, flag@6a", False)]
)
def test_whether_a_yellow_flag_is_in_the_way(cars: str, behind: bool) -> None:
    assert behind_flag(second(f"{FAR}, {cars}, orange@3", seats=2), 0) == behind


@rule("R2-FUEL-20")
@pytest.mark.parametrize(("kind", "turn"), [(1, 0), (2, 14), (3, 16)])
def test_the_latest_chit_of_a_kind(kind: int, turn: int) -> None:
    race = second(f"{FAR}, blue@35, orange@3", seats=2)
    race.chits = tuple(
        chit
        for name in ("fast-4-40-12", "fast-4-60-14", "slow-2-75-16", "fast-3-25-12")
        for chit in race.deck.chits
        if chit.code == name
    )
    found = latest_chit(race, kind)
    assert (found.turn if found else 0) == turn


@rule("R2-FUEL-12", "R2-FUEL-13", "R2-FUEL-22")
@pytest.mark.parametrize(
    ("chits", "called"),
    [
        ((), []),
        (("fast-4-40-12",), ["fast2"]),
        (("fast-4-40-12", "fast-3-25-12"), ["fast2", "fast1"]),
        (("fast-4-60-14", "slow-3-55-12"), ["slow1"]),
        (("slow-3-55-12", "fast-4-40-12"), ["fast2", "slow1"]),
    ],
)
def test_for_each_chit_of_this_turn_the_best_placed_robot_of_its_kind_is_called(
    chits: tuple[str, ...], called: list[str]
) -> None:
    race = second("fast2@30, fast1@29, blue@28, slow1@25, orange@26", "turn 12 weather 1", seats=2)
    race.chits = tuple(chit for name in chits for chit in race.deck.chits if chit.code == name)
    assert names(race, called_in(race)) == called


@rule("R2-OUT-06", "R2-OUT-10")
@pytest.mark.parametrize(
    ("cars", "out"), [("blue out, orange out", True), ("blue out, orange@3", False), ("blue@3, orange out", False)]
)
def test_whether_no_player_is_left(cars: str, out: bool) -> None:
    assert all_out(second(f"{FAR}, {cars}", seats=2)) == out
