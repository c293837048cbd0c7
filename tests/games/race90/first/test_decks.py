"""The first edition's decks, chips and sheets against all that is known of the printed ones."""

from collections import Counter

import pytest

from games.race90.first.tables import CARDS, card
from paddock.circuits import circuit
from paddock.games.race90.first.cards import robot_chips, sheets
from paddock.games.race90.shared.cards import DRIVE, EVENT, GEAR, SPEED, race_cards, track_cards
from paddock.games.race90.shared.deck_check import check_card, check_chits, check_majorities, check_values
from paddock.games.race90.shared.setup import CIRCUITS

RACE = race_cards("first")


def test_there_are_184_race_cards_within_the_bounds_of_what_can_be_printed() -> None:
    assert len(RACE) == len({each.id for each in RACE}) == 184
    assert [each for card_ in RACE for each in check_card(card_, 4)] == []


def test_checks_are_plain_or_twenty_up_or_down_and_nothing_of_the_other_edition_is_printed() -> None:
    assert {check for each in RACE for check in each.checks} == {(0, False), (20, False), (-20, False)}
    assert all(each.discards == 0 for each in RACE)


def test_each_kind_carries_what_it_is_known_for() -> None:
    assert check_majorities(RACE) == []
    assert check_values(RACE) == []


def test_speed_cards_cost_and_single_costs_stay_in_their_bounds() -> None:
    assert all(each.tyres or each.damage for each in RACE if each.kind == SPEED and each.mp > 2)
    assert {each.tyres for each in RACE} == {0, 1, 2, 3}
    assert {each.damage for each in RACE} == {0, 1, 2}
    assert {each.kind for each in RACE} == {SPEED, DRIVE, GEAR, EVENT}


@pytest.mark.parametrize(("mp", "check"), [(2, 76), (4, 11), (3, 43), (3, 65), (4, 55), (2, 37), (1, 88)])
def test_cards_that_examples_name_are_in_the_deck(mp: int, check: int) -> None:
    assert any((each.mp, each.check) == (mp, check) for each in RACE)


def test_cards_that_examples_describe_are_in_the_deck() -> None:
    assert card("drive", 2, modifier=20, check=37)
    assert card("event", 1, event="green", check=88)
    assert card("speed", 3, tyres=2, damage=1)
    assert card("speed", 4, tyres=2)
    assert card("gear", 1, draw=2)
    assert {40, 62, 65, 75, 78} <= {each.check for each in RACE}


@pytest.mark.parametrize(("name", "count"), [("monza", 34), ("hungaroring", 42), *((name, 0) for name in CIRCUITS[2:])])
def test_every_corner_has_track_cards(name: str, count: int) -> None:
    board = circuit(name).sections
    assert board is not None
    cards = track_cards("first", name, len(RACE))
    assert len(cards) == (count or len(cards))
    assert {each.corner for each in cards} == {number for number in board.corner if number}
    assert [each for card_ in cards for each in check_card(card_, 5)] == []
    assert not any(each.void_extreme for each in cards)


def test_track_cards_are_better_on_average_and_every_symbol_occurs() -> None:
    for name in CIRCUITS:
        cards = track_cards("first", name, len(RACE))
        assert sum(each.mp for each in cards) / len(cards) > sum(each.mp for each in RACE) / len(RACE)
        for symbol in ("any_pair", "overtake", "double", "void_late"):
            assert any(getattr(each, symbol) for each in cards)
    assert any(each.corner == 3 and each.any_pair and each.void_late for each in CARDS)


def test_there_are_thirty_robot_chips_that_qualify_better_in_the_advanced_game() -> None:
    basic, advanced = robot_chips(False), robot_chips(True)
    assert Counter(each.kind for each in basic) == {1: 10, 2: 10, 3: 10}
    assert check_chits(advanced) == []
    assert all(one.mp < two.mp for one, two in zip(basic, advanced, strict=True))
    assert all(8 <= each.turn <= 16 for each in advanced)


@pytest.mark.parametrize(
    ("kind", "mp", "check", "advanced"),
    [
        (2, 4, 40, False),
        (2, 3, 60, False),
        (3, 3, 20, False),
        (3, 1, 55, False),
        (1, 5, 30, True),
        (1, 4, 10, True),
        (2, 4, 20, True),
        (2, 3, 45, True),
        (3, 3, 35, True),
        (3, 2, 55, True),
    ],
)
def test_chips_that_examples_name_exist(kind: int, mp: int, check: int, advanced: bool) -> None:
    assert any((each.kind, each.mp, each.check) == (kind, mp, check) for each in robot_chips(advanced))


def test_the_twelve_sheets_have_two_sides_of_six_points_each() -> None:
    assert Counter(each.name for each in sheets()).most_common() == [
        (name, 2) for name in dict.fromkeys(s.name for s in sheets())
    ]
    assert len({each.name for each in sheets()}) == 12
    for each in sheets():
        tyres, hand, slots = each.levels
        assert (tyres in (8, 10, 12), hand in (5, 6, 7), slots in (4, 5, 6)) == (True, True, True)
        assert (tyres - 6) // 2 + hand - 4 + slots - 3 == 6
    assert len({each.levels for each in sheets()}) == 7
