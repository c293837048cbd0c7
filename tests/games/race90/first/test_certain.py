"""Whether a corner is certain to be used: the way of a movement that takes every pass and has no luck."""

from typing import Any, NamedTuple

import pytest

from games.race90.first.tables import Table, advanced, at, card, printed, value
from paddock.games.race90.first.rules_pledge import (
    corners_behind,
    may_use_corners,
    most_reach,
    sure_points,
    sure_way,
)
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_pass import Trip
from paddock.games.race90.shared.rules_pledge import with_cards_played
from rules import rule

LEADER = "fast1@114"  # in corner 7, laps ahead
LOW = value(9)
ONE, TWO, THREE = card("gear", 1, draw=1), card("gear", 2, draw=1), card("gear", 3)
BLUE_FLAG = card(mp=2, draw=1, event="blue")
BANGING = "strategy=banging-wheels"


class Way(NamedTuple):
    """Where a movement ends, what is lost there, how many cars it passed, and whether a check halted it."""

    at: int
    left: int = 0
    passed: int = 0
    halted: bool = False


def way(cars: str, mp: int, *played: str, checks: int = 0, lifted: str = "", **words: Any) -> Way:
    race = at(cars, "", **{"level": "advanced", "now": "blue", **words}).race
    section = race.board.index[lifted] if lifted else NOWHERE
    trip = sure_way(race, 0, mp, tuple(printed(each) for each in played), checks, section)
    return Way(trip.progress, trip.left, trip.passed, trip.halted)


@rule("R1-TC-15", "R1-MOVE-16", "R1-OVT-01", "R1-OVT-06")
@pytest.mark.parametrize(("mp", "to"), [(-1, 10), (0, 10), (1, 11), (2, 12), (4, 14)])
def test_every_section_of_a_free_way_costs_a_point(mp: int, to: int) -> None:
    assert way(f"{LEADER}, blue@10, orange@3", mp) == Way(to)


@rule("R1-TC-01", "R1-TC-15")
@pytest.mark.parametrize(("start", "mp", "corners"), [(10, 2, {0}), (10, 3, {0, 6}), (2, 3, {0, 1, 2}), (23, 2, {0})])
def test_every_corner_on_the_way_is_used(start: int, mp: int, corners: set[int]) -> None:
    race = advanced(f"{LEADER}, blue@{start}, orange@8", "", now="blue").race
    bits = sure_way(race, 0, mp, (), 0, NOWHERE).corners
    assert {corner for corner in range(8) if bits >> corner & 1} == corners


@rule("R1-TC-15", "R1-OVT-02", "R1-OVT-07", "R1-LAP-04", "R1-LAP-05")
@pytest.mark.parametrize(
    ("cars", "mp", "found"),
    [
        ("orange@11, blue@11, slow1@3", 1, Way(11, passed=1)),
        ("orange@11, blue@11, slow1@3", 2, Way(12, passed=1)),
        ("slow1@11, orange@11, blue@11", 2, Way(11, passed=2)),
        ("blue@11, orange@11, slow1@3", 1, Way(12)),  # who stands behind is in nobody's way
        ("orange@11, blue@10, slow1@3", 1, Way(11)),
        ("orange@11, blue@10, slow1@3", 2, Way(11, passed=1)),
        ("orange@13, blue@12, slow1@3", 1, Way(13)),
        ("orange@13, blue@12, slow1@3", 3, Way(13, left=2)),
        ("slow1@-11, blue@12, orange@3", 2, Way(13, left=1)),
        ("slow1@-11, blue@12, orange@3", 3, Way(13, passed=1)),
        ("slow1@-11, blue@12, orange@3", 4, Way(14, passed=1)),
    ],
)
def test_cars_on_the_way_cost_what_a_pass_costs_or_stop_the_car(cars: str, mp: int, found: Way) -> None:
    assert way(f"{LEADER}, {cars}", mp) == found


@rule("R1-TC-15", "R1-TC-09")
def test_a_card_for_passes_in_the_corner_opens_the_way_there_only() -> None:
    assert way(f"{LEADER}, orange@13, blue@12, slow1@3", 3, "t6d") == Way(14, passed=1)
    assert way(f"{LEADER}, orange@13, blue@12, slow1@3", 3, "t7d") == Way(13, left=2)


@rule("R1-TC-15", "R1-FLAG-07", "R1-FLAG-08", "R1-FLAG-12")
@pytest.mark.parametrize(
    ("cars", "mp", "lifted", "found"),
    [
        ("flag@6a, blue@12, orange@3", 2, "", Way(13)),
        ("flag@6a, blue@12, orange@3", 3, "", Way(14)),
        ("flag@6a, blue@12, orange@3", 2, "6a", Way(14)),
        ("flag@6a, flag@6b, blue@12, orange@3", 4, "6b", Way(15)),
        ("orange@-11, flag@6a, blue@12", 5, "", Way(13, left=3)),
        ("orange@-11, flag@6a, blue@12", 5, "6a", Way(15, passed=1)),
        ("flag@6a, orange@-11, blue@12", 5, "", Way(13, left=4)),
        ("orange@-11, flag@6a, blue@12", 5, "6b", Way(13, left=3)),
    ],
)
def test_a_flag_costs_a_point_and_forbids_passes_unless_it_is_lifted(
    cars: str, mp: int, lifted: str, found: Way
) -> None:
    assert way(f"{LEADER}, {cars}", mp, lifted=lifted) == found


@rule("R1-TC-15", "R1-FLAG-13", "R1-MOVE-09")
def test_a_blue_flag_in_hand_or_on_the_cards_makes_lapping_free() -> None:
    cars = f"{LEADER}, slow1@-12, blue@11, orange@3"
    flagged = f"{LEADER}, slow1@-12, blue@11 blue-flag, orange@3"
    assert way(cars, 2) == Way(12, passed=1)
    assert way(flagged, 2) == Way(13, passed=1)
    assert way(flagged, 1) == Way(12)  # without a point nobody is passed
    assert way(cars, 2, BLUE_FLAG) == Way(13, passed=1)
    assert way(cars, 2, BLUE_FLAG, level="basic") == Way(12, passed=1)


@rule("R1-TC-15", "R1-LAP-08", "R1-LAP-16", "R1-LAP-30", "R1-OFF-38")
@pytest.mark.parametrize(
    ("cars", "checks", "found"),
    [
        ("blue@11, slow1@-12, orange@3", 0, Way(12, left=3, halted=True)),
        ("blue@11, slow1@-12, orange@3", 1, Way(14, passed=1)),
        ("blue@11, slow1@-12, slow2@-12, orange@3", 1, Way(12, left=2, passed=1, halted=True)),
        ("blue@11, slow1@-12, slow2@-12, orange@3", 2, Way(13, passed=2)),
        ("blue@11, slow1@-36, orange@3", 0, Way(14, passed=1)),
        ("orange@11, blue@11, slow1@-12", 0, Way(12, left=2, passed=1, halted=True)),
        ("orange@11, blue@11, slow1@-12", 1, Way(13, passed=2)),
        ("orange@35, blue@11, slow1@12", 0, Way(12, left=2, passed=1)),
        ("orange@12 off=6b, blue@12, slow1@-11", 0, Way(13, left=3, halted=True)),
        ("orange@12 off=6b, blue@11, slow1@-12", 0, Way(12, left=3, halted=True)),
        ("orange@17 off=7b, blue@11, slow1@-12", 0, Way(14, passed=1)),
    ],
)
def test_whoever_leads_by_then_needs_a_check_for_every_car_to_be_lapped(cars: str, checks: int, found: Way) -> None:
    leader = cars.split("@")[0]
    assert way(cars, 4, checks=checks, table=f"leader {leader}") == found


@rule("R1-TC-15", "R1-LAP-10")
def test_a_check_that_was_passed_is_not_asked_again() -> None:
    cars = "blue@11, slow1@-12, slow2@-12, orange@3"
    cleared = at(cars, "", level="advanced").car("slow2")
    assert way(cars, 4, table="leader blue", now=f"blue cleared={cleared}") == Way(12, left=2, passed=1, halted=True)


@rule("R1-TC-15", "R1-STR-BW-05", "R1-STR-BW-09")
@pytest.mark.parametrize(
    ("cars", "mp", "first", "found"),
    [
        ("orange@13, blue@13 {}, slow1@3", 1, "", Way(14, passed=1)),
        ("slow1@13, orange@13, blue@13 {}", 2, "", Way(14, passed=2)),
        ("slow1@13, orange@13, blue@13 {}", 2, "bumped", Way(13, passed=2)),
        ("orange@-11, blue@13 {}, slow1@3", 1, "", Way(13, passed=1)),
        ("orange@13, blue@13, slow1@3", 1, "", Way(13, passed=1)),
    ],
)
def test_one_overtake_of_banging_wheels_is_free_at_a_start(cars: str, mp: int, first: str, found: Way) -> None:
    words = cars.replace("{}", BANGING)
    assert way(f"{LEADER}, {words}", mp, table="turn 7 weather 1 opening", first=first) == found


@rule("R1-TC-15", "R1-STR-BW-02", "R1-STR-BW-10")
def test_at_other_times_banging_wheels_pays_for_every_overtake() -> None:
    cars = f"{LEADER}, orange@13, blue@13 {BANGING}, slow1@3"
    assert way(cars, 1) == Way(13, left=1)
    assert way(cars, 3) == Way(14, passed=1)
    assert way(cars, 2, table="turn 26 weather 1") == Way(14, passed=1)


@rule("R1-TC-15", "R1-OFF-31", "R1-OFF-37", "R1-LAP-30")
@pytest.mark.parametrize(
    ("cars", "mp", "table", "found"),
    [
        (f"{LEADER}, blue@36 off=6b, orange@3", 1, "", Way(38)),
        (f"{LEADER}, blue@36 off=6b, orange@3", 3, "", Way(40)),
        (f"{LEADER}, blue@31 off=5, orange@3", 1, "", Way(33)),
        (f"{LEADER}, blue@36 off=6b, orange@38", 1, "", Way(38)),
        (f"{LEADER}, blue@36 off=6b, orange@38", 3, "", Way(38, left=2)),
        (f"{LEADER}, blue@36 off=6b, slow1@14, orange@3", 4, "", Way(39, passed=1)),
        ("blue@36 off=6b, slow1@14, orange@3", 4, "leader blue", Way(38, left=3, halted=True)),
        ("orange@37, blue@36 off=6b, slow1@14", 4, "leader orange", Way(38, left=3, halted=True)),
        ("orange@38, blue@36 off=6b, slow1@14", 4, "leader orange", Way(38, left=1, passed=1)),
    ],
)
def test_a_car_off_the_track_pays_a_point_to_come_back_and_goes_on_from_there(
    cars: str, mp: int, table: str, found: Way
) -> None:
    assert way(cars, mp, table=table) == found


def behind(section: int, words: str, late: str, cars: str = ", orange@3") -> set[int]:
    race = advanced(f"{LEADER}, blue@{section} {words}{cars}", "", now="blue").race
    trip = Trip()
    trip.progress = section
    bits = corners_behind(race, 0, trip, printed(late) if late else None)
    return {corner for corner in range(8) if bits >> corner & 1}


@rule("R1-TC-15", "R1-TC-10", "R1-STR-HAZ-05", "R1-STR-HAZ-10")
@pytest.mark.parametrize(
    ("section", "words", "late", "cars", "corners"),
    [
        (7, "", "t4a", ", orange@3", {4}),
        (7, "strategy=lucky", "t4a", ", orange@3", {4}),
        (7, "strategy=hazard", "t4a", ", orange@3", {4, 5}),
        (7, "strategy=hazard", "t4a", ", orange@8", {4}),
        (7, "strategy=hazard", "t4a", ", orange@9", {4, 5}),
        (7, "strategy=hazard", "t3a", ", orange@3", set()),  # of another corner
        (7, "strategy=hazard", "", ", orange@3", set()),
        (6, "", "t4a", ", orange@3", set()),  # no braking section
        (2, "", "t1a", ", orange@3", set()),
        (31, "strategy=hazard", "t4a", ", orange@3", {4, 5}),
    ],
)
def test_a_late_brake_with_a_card_leads_into_the_corner_and_hazard_one_section_further(
    section: int, words: str, late: str, cars: str, corners: set[int]
) -> None:
    assert behind(section, words, late, cars) == corners


HURT, CHECKED = card("speed", 4, damage=2), card("drive", 2, modifier=0)


def points(words: str, *played: str, section: int = 9, **more: Any) -> tuple[int, int]:
    """The most that these cards could ever reach, and the value that is certain."""
    race = advanced(f"{LEADER}, blue@{section} {words}, orange@3", "", **{"now": "blue", **more}).race
    cards = tuple(printed(each) for each in played)
    return most_reach(race, 0, cards), sure_points(race, with_cards_played(race, 0, cards, 0))


@rule(
    "R1-TC-15", "R1-MOVE-10", "R1-STR-HAZ-02", "R1-STR-HAZ-03", "R1-STR-HAZ-05", "R1-TYRE-05", "R1-WX-06", "R1-OFF-41"
)
@pytest.mark.parametrize(
    ("words", "played", "more", "most", "sure"),
    [
        ("", (THREE,), {}, 3 + 1, 3),
        ("", (THREE, TWO), {}, 5 + 1, 5),
        ("strategy=hazard", (THREE,), {}, 3 + 2, 3),
        ("strategy=hazard", (HURT,), {}, 4 + 2 + 2, 4 + 2),
        ("strategy=hazard", (HURT, CHECKED), {}, 6 + 2 + 2 + 1, 6 + 2 + 1),
        ("strategy=lucky", (HURT, CHECKED), {}, 6 + 1, 6),
        ("discs=2", (THREE,), {}, 3 + 1 + 1, 3 + 1),
        ("discs=2", (THREE,), {"now": "blue disc_settled"}, 3 + 1 + 1, 3),
        ("spot=5-spot1", (HURT,), {}, 4 + 1 + 1, 4 + 1),
        ("spot=5-spot1", (THREE,), {}, 3 + 1 + 1, 3),
        ("", (THREE,), {"now": "blue bonus=2"}, 3 + 1 + 2, 3 + 2),
        ("tyres=rain", (THREE,), {}, 3 + 1, 3 - 2),
        ("off=6b waste=2", (THREE,), {"section": 12}, 3 + 1 - 2, 3 - 2),
        ("off=6b waste=2 strategy=hazard", (HURT,), {"section": 12}, 4 + 2 - 2, 4 - 2),
    ],
)
def test_what_cards_can_reach_and_what_they_are_certain_to_be_worth(
    words: str, played: tuple[str, ...], more: dict[str, Any], most: int, sure: int
) -> None:
    assert points(words, *played, **more) == (most, sure)


# Choices after the card is played


def driving(words: str, cars: str, steps: str = "DriveOn 0; MoveDone 0; LateOrNot 0", **more: Any) -> Table:
    """Blue moves before corner 6, and has or has not promised to use it."""
    now = {"now": "blue mp=2 played=t6c charted=t6c settled pledge=6", "first": "points=2", **more}
    return advanced(f"{LEADER}, {cars}, blue@12 {words}", steps, **now)


@rule("R1-TC-15", "R1-OVT-17")
def test_a_pass_that_the_corner_needs_cannot_be_declined() -> None:
    cars = "orange@12"
    free = driving(BANGING, cars, now="blue mp=2 played=t6c charted=t6c settled")
    assert free.codes == ["pass", "stop"]
    bound = driving(BANGING, cars)
    assert bound.codes == ["pass"]
    assert bound.do("pass").race.progress[0] == 13
    assert bound.race.now.pledge == ()


@rule("R1-TC-15", "R1-TC-10", "R1-LB-18")
def test_it_can_where_a_card_for_the_late_brake_is_in_hand_and_then_that_brake_is_made() -> None:
    table = driving(f"{BANGING} hand=t6a", "orange@12")
    assert table.codes == ["pass", "stop"]
    assert table.do("stop").codes == ["void-t6a"]
    assert table.do("void-t6a").race.progress[0] == 13
    assert driving(f"{BANGING} hand=t7a", "orange@12").codes == ["pass"]  # of another corner
    blind = driving(f"{BANGING} hand=t6a", "orange@12", now="blue mp=2 settled").do("stop")
    assert blind.codes == ["no-late-brake", "late-brake", "void-t6a"]


@rule("R1-TC-15", "R1-STR-BW-05")
def test_the_free_overtake_is_used_where_the_corner_needs_it() -> None:
    table = "turn 7 weather 1 opening"
    now = "blue mp=1 played=t6c charted=t6c settled"
    assert driving(BANGING, "orange@12", now=now, table=table).codes == ["bump", "pay-point"]
    assert driving(BANGING, "orange@12", now=f"{now} pledge=6", table=table).codes == ["bump"]


def resolving(event: int, words: str = "", cars: str = "orange@5", table: str = "") -> Table:
    """Blue is three sections before corner 2 with a card of three points, and resolves a symbol."""
    now = f"blue events={event} played=t2c pledge=2"
    return advanced(f"{LEADER}, {cars}, blue@1 {words}", "CardEvents 0; TotalUp 0", now=now, table=table)


@rule("R1-TC-15", "R1-FLAG-04")
def test_no_yellow_flag_may_be_put_in_the_own_way_to_the_corner() -> None:
    places = {code.rsplit("-", 1)[0] for code in resolving(0).codes}
    assert {"yellow-2", "yellow-3", "yellow-7b"} <= places
    assert not {"yellow-1a", "yellow-1b"} & places


@rule("R1-TC-15", "R1-FLAG-12")
def test_a_flag_in_the_own_way_to_the_corner_must_be_lifted() -> None:
    assert resolving(1, cars="orange@5, flag@1a, flag@6a").codes == ["lift-1a"]
    assert resolving(1, cars="orange@5, flag@3, flag@6a").codes == ["no-flag", "lift-3", "lift-6a"]


@rule("R1-TC-15", "R1-WX-06")
def test_the_weather_may_not_be_turned_against_the_own_way_to_the_corner() -> None:
    assert resolving(4, "tyres=hard", table="turn 7 weather 3").codes == ["stay", "drier"]
    assert resolving(4, "tyres=hard", table="turn 7 weather 2").codes == ["stay", "drier", "wetter"]


@rule("R1-TC-15")
def test_where_no_choice_leads_to_the_corner_any_more_all_are_offered() -> None:
    assert driving(BANGING, "orange@12", now="blue mp=2 settled pledge=4").codes == ["pass", "stop"]


@rule("R1-TC-15", "R1-CHK-06")
def test_a_blind_check_of_a_movement_card_may_be_made_on_the_way_to_the_corner() -> None:
    table = advanced(f"{LEADER}, blue@10 hand=t6e target={value(50)}, orange@3", "PlayOrSkip 0", now="blue")
    assert table.do("play-t6e").codes == ["blind", "check-t6e"]


@rule("R1-TC-15", "R1-TYRE-05", "R1-LB-18", "R1-TC-10", "R1-STR-HAZ-10")
@pytest.mark.parametrize(
    ("words", "played", "section", "now", "certain"),
    [
        # four points lead past the braking section, three to it: the bonus may be left only if there is one
        ("hand=t5c,t4a strategy=hazard", "t5c", 4, "blue bonus=1", False),
        ("hand=t5c,t4a strategy=hazard discs=1", "t5c", 4, "blue bonus=1 disc_settled", False),
        ("hand=t5c,t4a strategy=hazard discs=1", "t5c", 4, "blue", True),
        # one point is enough for the late brake, none is not
        ("hand=t5d,t4a strategy=hazard discs=1 tyres=intermediate", "t5d", 6, "blue", True),
        ("hand=t5d,t4a strategy=hazard discs=1 tyres=rain", "t5d", 7, "blue", False),
        # neither with the bonus nor without it
        ("hand=t6c discs=1", "t6c", 8, "blue", False),
        ("hand=t6c discs=1", "t6c", 9, "blue", True),
    ],
)
def test_a_soft_bonus_helps_by_being_used_or_left(
    words: str, played: str, section: int, now: str, certain: bool
) -> None:
    race = advanced(f"{LEADER}, blue@{section} {words}, orange@3", "", now=now).race
    assert may_use_corners(race, 0, (printed(played),)) == certain


@rule("R1-TC-15", "R1-TC-10", "R1-TC-11")
@pytest.mark.parametrize(("other", "certain"), [("t6a", True), ("t6e", True), ("t6d", False), ("t7a", False)])
def test_only_a_card_with_the_symbol_makes_sure_of_a_late_brake(other: str, certain: bool) -> None:
    race = advanced(f"{LEADER}, orange@12, blue@11 hand=t6c,{other} discs=1", "", now="blue").race
    assert may_use_corners(race, 0, (printed("t6c"),)) == certain


@rule("R1-TC-01", "R1-TC-15")
def test_a_way_through_corners_alone_is_a_way() -> None:
    race = advanced(f"{LEADER}, blue@2 hand=t2d, orange@20", "", now="blue").race
    assert may_use_corners(race, 0, (printed("t2d"),))


@rule("R1-TC-15", "R1-FLAG-12", "R1-FLAG-20", "R1-LAP-08", "R1-SKILL-LAP-02")
@pytest.mark.parametrize(
    ("words", "cars", "certain"),
    [
        ("", f"{LEADER}, orange@20", True),
        ("", f"{LEADER}, flag@2, orange@20", True),  # its own green flag lifts it
        ("", f"{LEADER}, flag@2, slow1@-19, orange@20", False),
        ("skill=lapping", f"{LEADER}, flag@2, slow1@-19, orange@20", True),
        ("skill=lapping", "flag@2, flag@3, slow1@-19, orange@-4", False),  # a check that nothing passes for certain
        (f"skill=lapping hand=t3d,{ONE},{LOW}", "flag@2, flag@3, slow1@-19, orange@-4", True),
    ],
)
def test_the_green_flag_of_the_cards_themselves_helps_to_the_corner(words: str, cars: str, certain: bool) -> None:
    words = words if "hand" in words else f"{words} hand=t3d,{ONE}"
    race = advanced(f"blue@3 {words} target={value(50)}, {cars}", "", now="blue").race
    assert may_use_corners(race, 0, (printed("t3d"), printed(ONE))) == certain


@rule("R1-TC-15", "R1-LAP-08", "R1-LAP-30", "R1-ACT-08")
@pytest.mark.parametrize(
    ("cars", "leader", "found"),
    [
        ("slow1@-13, blue@11, orange@3", "blue", Way(11, left=4, halted=True)),
        ("slow1@-13, orange@11, blue@11", "orange", Way(11, left=3, passed=1, halted=True)),
        ("slow1@-13, orange@11, blue@11, fast1@64", "fast1", Way(13, passed=2)),
        ("slow1@-13, orange@35, blue@11", "orange", Way(13, passed=2)),  # who unlaps does not lead
    ],
)
def test_the_lead_is_taken_where_the_leader_is_overtaken(cars: str, leader: str, found: Way) -> None:
    assert way(cars, 4, table=f"leader {leader}") == found


@rule("R1-TC-01", "R1-TC-13")
@pytest.mark.parametrize(
    ("words", "cars", "card_id", "certain"),
    [
        ("blue@13", "orange@13", "t6c", True),  # it starts in the corner, whoever stands in its way
        ("blue@12 off=6b", "orange@14", "t6c", True),  # the return is in the corner
        ("blue@12 off=6b waste=2", "orange@3", "t6c", True),
        ("blue@12 off=6b", "orange@3", "t7c", False),
        ("blue@12", "orange@13", "t6c", True),
        ("blue@11", "orange@12", "t6c", False),
        ("blue@10", "orange@3", "t6c", True),
        ("blue@9", "orange@3", "t6c", False),
    ],
)
def test_a_corner_counts_where_the_movement_starts_crosses_or_ends(
    words: str, cars: str, card_id: str, certain: bool
) -> None:
    race = advanced(f"{LEADER}, {cars}, {words} hand={card_id}", "", now="blue").race
    assert may_use_corners(race, 0, (printed(card_id),)) == certain
