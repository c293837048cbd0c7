"""Checks and contests, step by step: which card goes where."""

import pytest

from games.race90.second.tables import FAR, TWO, at, ids, named, second
from paddock.games.race90.second.rules_check import NormalCheck
from paddock.games.race90.second.rules_contest import AskNext, put_away, robot_fights
from paddock.games.race90.shared.events import ContestDeclined, ContestEntered, ContestRevealed, ContestTied
from paddock.games.race90.shared.options import WithCard
from paddock.games.race90.shared.rules_contest import (
    AHEAD,
    BEHIND,
    ROBOT_MARK,
    WHOLE,
    banging_points,
    card_points,
    draw_for_robots,
    may_fight,
    parts_asked,
    sort_by_value,
    thaw,
)
from rules import rule


@rule("R2-D2-06", "R2-D2-08", "R2-D2-09", "R2-D2-10")
@pytest.mark.parametrize(
    ("code", "hand", "charted"), [("check-r59", ["r60"], []), ("check-r105", ["r59", "r60"], ["r105"])]
)
def test_a_check_takes_its_card_from_the_hand_or_from_those_just_played(
    code: str, hand: list[str], charted: list[str]
) -> None:
    table = at(
        f"{FAR}, blue@35 hand=r59,r60 target=r64, orange@3", "NormalCheck 0 0 0; Declare 1", now="blue played=r105"
    )
    table.race.now.was_blind = True
    table.do(code)
    assert table.hand() == hand
    assert [card.id for card in table.race.now.charted] == charted
    assert not table.race.now.was_blind
    assert table.race.target[0] is not None
    assert table.race.target[0].id == code.removeprefix("check-")
    assert [card.id for card in table.race.race_discard] == ["r64"]


@rule("R2-D2-08", "R2-D2-09", "R2-GEN-06")
def test_a_card_that_came_back_to_the_hand_is_no_longer_one_just_played() -> None:
    """It went to the chart, from there to the discards, and was drawn again from the renewed deck."""
    race = at(f"{FAR}, blue@35 hand=r105,r59 target=r64, orange@3", "Declare 1", now="blue").race
    race.now.played = race.now.charted = (race.hands[0][0],)
    NormalCheck(0, 0, 0).chosen(race, WithCard("check", race.hands[0][0]))
    assert [card.id for card in race.hands[0]] == ["r59"]


@rule("R2-D2-13", "R2-GEN-06", "R2-GEN-16")
def test_a_blind_check_renews_an_empty_deck_and_takes_its_card_out() -> None:
    table = at(f"{FAR}, blue@35 target=r64, orange@3", "Check 0 0 0 yes; Declare 1", now="blue doubtful")
    table.do("r1")
    assert not table.race.now.doubtful
    assert "r1" not in [card.id for card in table.race.race_pile]
    empty = at(f"{FAR}, blue@35 target=r64, orange@3", "Declare 0; Check 0 0 0 yes; Declare 1", now="blue")
    race = empty.race
    race.race_pile, race.race_discard = [], race.race_pile
    empty.do("go")
    assert empty.match.chance is not None
    assert len(empty.match.chance.outcomes) == 183


@rule("R2-ROB-04", "R2-ROB-05", "R2-ROB-06", "R2-ROB-07", "R2-ROB-08", "R2-ROB-09")
@pytest.mark.parametrize(
    ("cars", "run", "place", "fights"),
    [
        ("superfast1@13, fast1@13, blue@37", ("superfast1", "fast1", "blue"), 1, False),
        ("superfast1@13, fast1@13, blue@13", ("superfast1", "fast1", "blue"), 1, False),
        ("superfast1@13, fast1@13, blue@13 laid=r1", ("superfast1", "fast1", "blue"), 1, True),
        ("blue@13, superfast1@13, fast1@13", ("blue", "superfast1", "fast1"), 2, True),
        ("blue@37, superfast1@13, fast1@13", ("blue", "superfast1", "fast1"), 2, False),
        ("superfast1@13 laid=robot, fast1@13, blue@37 laid=r1", ("superfast1", "fast1", "blue"), 1, False),
    ],
)
def test_when_a_robot_fights(cars: str, run: tuple[str, ...], place: int, fights: bool) -> None:
    table = at(f"superfast2@90, {cars}, orange@3", "Declare 1")
    assert robot_fights(table.race, tuple(table.car(name) for name in run), place) == fights


@rule("R2-ROB-08", "R2-ROB-11", "R2-CON-29", "R2-CON-57")
def test_the_first_robot_is_a_robot_too() -> None:
    """It stays out, it fights, it takes no damage for a tie, and its cards are discarded."""
    refuses = at("superfast2@90 acted, superfast1@13, blue@13 hand=r1, orange@3", "Activate").do("decline")
    assert [event.car.car for event in refuses.told(ContestDeclined)] == [0, 2]
    table = at("superfast2@90 acted, superfast1@13, blue@13 hand=r1 fuel=20, orange@3", "Activate")
    table.do("lay-r1", "r101", "r92").any_luck()
    assert table.race.red[0] + table.race.brown[0] == 1
    assert {"r101", "r92"} <= {card.id for card in table.race.race_discard}
    assert table.race.revealed


@rule("R2-CON-31", "R2-GEN-15")
@pytest.mark.parametrize(("shown", "left"), [("", []), ("r1,r3", ["r3"])])
def test_cards_of_a_contest_are_frozen_beside_others_and_no_longer_in_the_hand(shown: str, left: list[str]) -> None:
    cars = "superfast1@90, blue@13 hand=r3 laid=r1,r2 frozen=r5, orange@13"
    race = at(cars, "Declare 0").race
    race.shown = tuple(race.deck.by_id[name] for name in shown.split(",") if name)
    put_away(race, (0, 1))
    assert [card.id for card in race.frozen[0]] == ["r5", "r1", "r2"]
    assert (race.laid[0], race.frozen[1]) == ((), ())
    assert [card.id for card in race.shown] == left


@rule("R2-CON-41", "R2-CON-42", "R2-CON-43", "R2-CON-47", "R2-CON-02")
@pytest.mark.parametrize(
    ("cars", "part"),
    [
        ("superfast1@90 acted, orange@13 hand=r2, blue@13 hand=r1, green@3", WHOLE),
        ("blue@61 hand=r1, orange@13 hand=r2, green@3", WHOLE),
        ("green@13, blue@61 hand=r1, orange@13 hand=r2", BEHIND),
        ("orange@13 hand=r2, blue@13 hand=r1, green@61 acted", AHEAD),
    ],
)
def test_in_which_part_of_a_section_drivers_have_had_their_chance(cars: str, part: int) -> None:
    table = at(cars, "Activate", seats=3)
    assert table.asks == "Contest"
    assert [parts_asked(table.race, car, 13) for car in (0, 1)] == [part, part]


@rule("R2-CON-02", "R2-ROB-07")
def test_among_robots_nobody_is_asked() -> None:
    table = at("superfast2@90 acted, superfast1@13, fast1@13, blue@3, orange@2", "Activate")
    assert table.told(ContestDeclined) == []


# Contests


@rule("R2-CON-08", "R2-CON-09", "R2-CON-15")
def test_who_lays_the_last_card_has_announced() -> None:
    cars = "superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2,r3, green@3"
    table = at(cars, "Activate", seats=3).do("lay-r2", "done", "lay-r1")
    assert [event.car.car for event in table.told(ContestEntered)] == [1, 0]


@rule("R2-CON-08", "R2-ROB-04", "R2-ROB-06")
@pytest.mark.parametrize(
    ("blue", "place", "fights"),
    [
        ("blue@13 hand=r2", 2, (False, True, True)),
        ("blue@13", 1, (False, True, False)),
        ("blue@13 laid=r1", 0, (True, False, True)),
        ("blue@13 laid=r1", 1, (True, True, True)),
    ],
)
def test_who_may_still_fight(blue: str, place: int, fights: tuple[bool, bool, bool]) -> None:
    """A robot in front, a player with a card, and blue behind: the first to be asked."""
    race = second(f"superfast2@90, superfast1@13, orange@13 hand=r9, {blue}")
    asking = AskNext((2, 1, 0), 2, 13, place)
    assert (asking.cars(), asking.front()) == ((2, 1, 0), 2)
    assert tuple(may_fight(race, asking, each) for each in range(3)) == fights


@rule("R2-STR-BANG-01")
@pytest.mark.parametrize(("car", "points"), [(0, 3), (1, 0), (2, 0)])
def test_banging_wheels_adds_three_for_its_own_driver(car: int, points: int) -> None:
    race = second(f"{FAR}, blue@13 strategy=banging-wheels, orange@13 strategy=lucky")
    assert banging_points(race, car) == points


@rule("R2-CON-15", "R2-CON-23", "R2-CON-24", "R2-CON-27")
def test_what_is_turned_over_is_told_with_what_was_added_and_who_is_tied() -> None:
    """Corner 6 takes one off for all but the first: 4, 4 - 1, 4 - 1, and 3 - 1."""
    cars = "superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2, green@13 hand=r3, red@13 hand=r105, pink@3"
    table = at(cars, "Activate", seats=5).do("lay-r105", "lay-r3", "lay-r2", "lay-r1")
    told = table.told(ContestRevealed)
    assert [(event.value, event.plus) for event in told] == [(4, 0), (3, -1), (3, -1), (2, -1)]
    assert [[driver.car for driver in event.drivers] for event in table.told(ContestTied)] == [[1, 2]]


@rule("R2-ROB-10", "R2-ROB-11")
def test_a_robot_draws_two_cards_in_place_of_its_mark() -> None:
    race = second("superfast2@90, superfast1@13, blue@13, orange@13")
    race.laid = (*race.laid[:2], ROBOT_MARK, *race.laid[3:])
    race.stack = []
    draw_for_robots(race, (2, 0, 1))
    assert (race.laid[2], len(race.stack)) == ((), 2)
    table = at("superfast2@90, superfast1@13, blue@13, orange@3", "RobotDraws 2; Declare 0").do("r5")
    assert ids(table.race.laid[2]) == ["r5"]
    assert "r5" not in ids(table.race.race_pile)


@rule("R2-ROB-10", "R2-GEN-06")
def test_a_robots_draw_renews_an_empty_deck() -> None:
    table = at(f"{TWO}", "Declare 0; RobotDraws 2; Declare 1")
    table.race.race_pile, table.race.race_discard = [], table.race.race_pile
    table.do("go")
    assert table.asks == "RobotCard"


@rule("R2-CON-16", "R2-CON-21", "R2-TC-16")
@pytest.mark.parametrize(
    ("cards", "points"), [("t6b", 8), ("t6a", 5), ("t3b", 4), ("r1,t6b", 12), ("r1,r2", 8), ("", 0)]
)
def test_only_cards_with_the_symbol_count_double_in_their_corner(cards: str, points: int) -> None:
    race = second(TWO)
    assert card_points(race, tuple(named(race, cards)), 13) == points


@rule("R2-CON-25", "R2-CON-26")
@pytest.mark.parametrize(
    ("values", "order"),
    [
        ([1, 2, 3], [2, 1, 0]),
        ([3, 1, 2], [0, 2, 1]),
        ([2, 2, 3], [2, 0, 1]),
        ([2, 3, 2], [1, 0, 2]),
        ([1, 1, 1], [0, 1, 2]),
    ],
)
def test_fighters_stand_by_value_and_equals_in_their_order(values: list[int], order: list[int]) -> None:
    assert sort_by_value([0, 1, 2], values) == order


@rule("R2-ACT-05", "R2-CON-34")
def test_cards_that_come_back_are_known_to_all_beside_those_known_before() -> None:
    race = second(f"{FAR}, blue@35 hand=r1 frozen=r2,r3, orange@3")
    race.shown = tuple(named(race, "r1,r3"))
    thaw(race)
    assert (ids(race.shown), ids(race.hands[0]), race.frozen) == (["r1", "r2", "r3"], ["r1", "r2", "r3"], ((), ()))
