"""What options are said to lead to, with exact figures."""

import pytest

import paddock
from games.race90.second.tables import CARDS, FAR, Table, at, value

OVER = "TurnOver 0; EndGameTurn"


def told(table: Table, code: str) -> paddock.Consequences:
    decision = table.match.decision(table.match.to_move[0])
    return decision.consequences(next(option for option in decision.options if option.code == code))


def places(found: paddock.Consequences) -> dict[str, float]:
    return {each.place: each.chance for each in found.places}


def costs(found: paddock.Consequences) -> dict[tuple[str, int], float]:
    return {(each.gauge, each.change): each.chance for each in found.costs}


def outcomes(found: paddock.Consequences) -> dict[str, float]:
    return {paddock.render(each.text): each.chance for each in found.outcomes}


def passing(target: int, without: tuple[str, ...]) -> tuple[int, int]:
    """How many of the cards that cannot be seen pass, and how many there are."""
    unseen = [card for card in CARDS if card.id not in without]
    return sum(card.check <= target for card in unseen), len(unseen)


def checking(words: str = "") -> Table:
    """A check against 82, with a card of 79 in the hand; two cards in another hand cannot be seen."""
    cars = f"{FAR}, blue@35 hand={value(79)} target=r69 {words}, orange@3 hand=r1,r2"
    return at(cars, f"MakeChecks 0; {OVER}", now="blue played=r63 checks=check+0")


def test_a_blind_check_counts_the_cards_that_the_driver_cannot_see() -> None:
    found = told(checking(), "blind")
    passed, of = passing(82, (value(79), "r69", "r63"))
    assert of == 181  # 184 cards, less the hand, the target and the card played
    assert found.exact
    assert outcomes(found) == pytest.approx({"check passed": passed / of, "check failed": 1 - passed / of})
    assert costs(found) == pytest.approx({("damage", 1): 1 - passed / of})


def test_a_card_of_the_hand_passes_for_certain_and_is_gone() -> None:
    found = told(checking(), f"check-{value(79)}")
    assert outcomes(found) == {"check passed": 1}
    assert costs(found) == {("hand", -1): 1}
    assert found.exact


def test_a_check_that_fails_without_a_free_slot_is_the_end() -> None:
    full = checking("red=4 levels=8+5+4")
    passed, of = passing(82, (value(79), "r69", "r63"))
    found = told(full, "blind")
    assert found.out == pytest.approx(1 - passed / of)
    assert outcomes(found)["out: too much damage"] == pytest.approx(1 - passed / of)
    assert not costs(found)


def test_late_braking_tells_both_ways_of_the_line_off_the_track() -> None:
    """Without a card every check is blind, against the card before: nothing is guessed."""
    table = at(f"{FAR}, blue@41 chips=5, orange@3", f"EndDeclarations 0; {OVER}", now="blue moved")
    found = told(table, "late-brake")
    checks = [card.check for card in CARDS]
    of, line = len(checks), table.race.board.late_modifier[17]
    failed = [first for first in checks if first > 50 + line]
    step = table.race.board.recovery[17].checks[0]  # type: ignore[union-attr]
    others = [(first, checks[:place] + checks[place + 1 :]) for place, first in enumerate(checks) if first in failed]
    crashes = sum(second > first + step.modifier for first, rest in others for second in rest)
    assert found.exact
    assert found.out == pytest.approx(crashes / (of * (of - 1)))
    assert places(found)["7a.2"] == pytest.approx(1 - len(failed) / of)
    assert outcomes(found)["off the track"] == pytest.approx(len(failed) / of)
    assert costs(found)["chips", -2] == pytest.approx(len(failed) / of - found.out)
    assert places(told(table, "no-late-brake")) == {"b7.1": 1}


def test_a_contest_against_a_robot_counts_all_cards_it_may_draw() -> None:
    """A card that counts double comes to seven here, the robot is first and has no modifier."""
    table = at("superfast1@90 acted, slow1@13, blue@13 hand=r1,t6b, orange@3", "Activate")
    found = told(table, "lay-t6b")
    points = [card.mp for card in CARDS if card.id != "r1"]
    of = len(points) * (len(points) - 1)
    sums = [one + two for place, one in enumerate(points) for other, two in enumerate(points) if place != other]
    assert found.exact
    assert len(sums) == of
    assert outcomes(found)["you come out of the contest in place 1 of 2"] == pytest.approx(
        sum(each < 7 for each in sums) / of
    )
    assert costs(found)["damage", 1] == pytest.approx(sum(each == 7 for each in sums) / of)
    assert costs(found)["hand", -1] == 1
    assert places(told(table, "decline")) == {"6a.2": 1}


def test_a_contest_against_players_is_an_estimate_and_does_not_look_at_their_cards() -> None:
    weak = at("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2,r3, green@3", "Activate", seats=3)
    strong = at("superfast1@90 acted, blue@13 hand=r4, orange@13 hand=r2,r3, green@3", "Activate", seats=3)
    assert not told(weak, "lay-r2").exact
    assert told(weak, "lay-r2") == told(strong, "lay-r2")


def test_a_stop_tells_its_price_in_sections_and_the_fuel_it_brings() -> None:
    table = at("superfast1@90, orange@3, blue@36 fuel=20", "TakeTurn 0").do("pit")
    assert places(told(table, "load-10")) == {"3.1": 1}
    assert places(told(table, "load-16")) == {"2.1": 1}
    assert costs(told(table, "load-10")) == {("fuel", -3): 1}
    assert costs(told(table, "load-16")) == {("fuel", 3): 1}


def test_a_payment_tells_what_is_spent() -> None:
    table = at(f"{FAR}, blue@35 chips=5 hand=r1, orange@3", f"Pay 0; {OVER}", now="blue tyres_due=2")
    assert costs(told(table, "chip"))["chips", -1] == 1
    assert costs(told(table, "pay-r1"))["hand", -1] == 1
