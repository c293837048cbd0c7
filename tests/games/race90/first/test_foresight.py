"""What options are said to lead to, with exact figures."""

import pytest

import paddock
from games.race90.first.tables import CARDS, ROUND, Table, advanced, at, value
from rules import rule

RACE_CARDS = [card for card in CARDS if not card.corner]
STEPS = "LateOrNot 0; EndOnSpot 0; LastSpecials 0; RoundOver"


def told(table: Table, code: str) -> paddock.Consequences:
    decision = table.match.decision(table.seat)
    return decision.consequences(next(option for option in decision.options if option.code == code))


def places(found: paddock.Consequences) -> dict[str, float]:
    return {each.place: each.chance for each in found.places}


def costs(found: paddock.Consequences) -> dict[tuple[str, int], float]:
    return {(each.gauge, each.change): each.chance for each in found.costs}


def outcomes(found: paddock.Consequences) -> dict[str, float]:
    return {paddock.render(each.text): each.chance for each in found.outcomes}


def checking(words: str = "") -> Table:
    """A check against 43, with a card of 22 in the hand; one card in another hand cannot be seen."""
    cars = f"blue@20 hand={value(22)} target={value(43)} {words}, orange@3 hand={value(66)}"
    return at(cars, "CheckDue 0 0 0; CheckMade 0; TurnOver 0", now="blue")


def failing() -> float:
    """How often a card that cannot be seen fails against 43."""
    unseen = [card for card in RACE_CARDS if card.id not in (value(22), value(43))]
    assert len(unseen) == 182
    return sum(card.check > 43 for card in unseen) / len(unseen)


def test_a_check_from_the_deck_counts_the_cards_that_the_driver_cannot_see() -> None:
    found = told(checking(), "blind")
    assert found.exact
    assert outcomes(found) == pytest.approx({"check passed": 1 - failing(), "check failed": failing()})
    assert costs(found) == pytest.approx({("damage", 1): failing()})


def test_a_card_of_the_hand_passes_for_certain_and_is_gone() -> None:
    found = told(checking(), f"check-{value(22)}")
    assert (outcomes(found), costs(found), found.exact) == ({"check passed": 1}, {("hand", -1): 1}, True)


def test_a_check_that_fails_without_a_free_slot_is_the_end() -> None:
    found = told(checking("red=4 levels=8+5+4"), "blind")
    assert found.out == pytest.approx(failing())
    assert found.warning is not None
    assert outcomes(found)["out: too much damage"] == pytest.approx(failing())


def test_late_braking_tells_both_ways_of_the_path_off_the_track() -> None:
    """Before corner 6 every check is against 50; off the track it costs a tyre, or the race."""
    table = advanced("orange@12, blue@12 chips=4, slow1@40", STEPS, now="blue moved", first="points=3")
    found = told(table, "late-brake")
    of = len(RACE_CARDS)
    failed = sum(card.check > 50 for card in RACE_CARDS)
    assert found.exact
    assert places(found) == pytest.approx(
        {"6a.1": 1 - failed / of, "back-6b": failed * (of - failed) / (of * (of - 1))}
    )
    assert found.out == pytest.approx(failed * (failed - 1) / (of * (of - 1)))
    assert costs(found) == pytest.approx({("chips", -1): failed * (of - failed) / (of * (of - 1))})
    assert outcomes(found)["2 points lost off the track"] == pytest.approx(costs(found)["chips", -1])


def test_late_braking_of_the_basic_game_cannot_end_the_race() -> None:
    table = at("orange@12, blue@12, slow1@40", STEPS, now="blue moved", first="points=3")
    failed = sum(card.check > 50 for card in RACE_CARDS) / len(RACE_CARDS)
    found = told(table, "late-brake")
    assert places(found) == pytest.approx({"6a.1": 1 - failed, "back-6b": failed})
    assert found.out == 0


@rule("R1-CON-11", "R1-CON-31")
def test_a_contest_against_a_robot_counts_all_cards_it_may_draw() -> None:
    """A card of 4 comes to three behind the robot, which has no modifier."""
    four = next(card.id for card in RACE_CARDS if card.mp == 4)
    table = at(f"slow1@13, blue@13 hand={four},{value(22)}, orange@3", ROUND)
    found = told(table, f"lay-{four}")
    points = [card.mp for card in RACE_CARDS if card.id not in (four, value(22))]
    of = len(points) * (len(points) - 1)
    sums = [one + two for place, one in enumerate(points) for other, two in enumerate(points) if place != other]
    assert found.exact
    assert places(found) == pytest.approx(
        {"6a.1": sum(each < 3 for each in sums) / of, "6a.2": sum(each >= 3 for each in sums) / of}
    )
    assert costs(found) == pytest.approx({("hand", -1): 1, ("damage", 1): sum(each == 3 for each in sums) / of})
    assert places(told(table, "decline")) == {"6a.2": 1}


@rule("R1-CON-44", "R1-OFF-28")
def test_a_robot_that_came_back_this_turn_is_no_rival() -> None:
    four = next(card.id for card in RACE_CARDS if card.mp == 4)
    table = advanced(f"slow2@20 acted, slow1@13 acted chances=-1, blue@13 hand={four}, orange@3", ROUND)
    assert places(told(table, f"lay-{four}")) == {"6a.1": 1}


def test_a_stop_tells_where_it_ends_and_what_it_brings() -> None:
    found = told(at("blue@22 fuel=12 levels=8+6+4, orange@3"), "pit")
    assert places(found) == {"opposto-2.1": 1}
    assert costs(found)["hand", 6] == 1
    fuel = advanced("blue@22 fuel=12, orange@3").do("pit")
    assert places(told(fuel, "load-10")) == {"opposto-2.1": 1}
    assert places(told(fuel, "load-13")) == {"opposto-1.1": 1}
    assert costs(told(fuel, "load-13"))["fuel", 8] == 1


def test_a_payment_tells_what_is_spent() -> None:
    cars = f"blue@20 chips=5 hand={value(22)},{value(33)}, orange@3"
    table = at(cars, "PayUnits 0; TurnOver 0", now="blue tyres_due=3 chips=1")
    assert costs(told(table, "chip"))["chips", -1] == 1
    assert costs(told(table, f"pay-{value(22)}"))["hand", -1] == 1
