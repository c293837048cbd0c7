"""Weather, tyres, flags and track cards of the advanced game."""

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, notes, printed, value
from paddock.games.race90.first.rules_contest import value_of
from paddock.games.race90.first.rules_play import can_play
from paddock.games.race90.first.rules_pledge import may_use_corners
from paddock.games.race90.first.rules_points import worth_of
from paddock.games.race90.first.rules_resolve import brings_balance_card
from paddock.games.race90.shared.position import HARD, WET
from paddock.games.race90.shared.rules_flags import yellow_places
from rules import rule

ONE, TWO, THREE = card("gear", 1, draw=1), card("gear", 2, draw=1), card("gear", 3)
THREE_B = card("gear", 3, without=(THREE,))
WEATHER = card("event", mp=0, event="weather")
FAST_SPEED = card("speed", 4, tyres=2)


def events(*names: str, words: str = "", cars: str = ", orange@3", table: str = "") -> Table:
    """Blue resolves event symbols."""
    numbers = ",".join(str(("yellow", "green", "blue", "orange", "weather").index(name)) for name in names)
    return advanced(
        f"blue@20 {words}{cars}",
        "CardEvents 0; TotalUp 0; DriveOn 0",
        now=f"blue events={numbers} played={THREE}",
        table=table,
    )


# Weather


@rule("R1-WX-03", "R1-WX-05", "R1-WX-12")
def test_the_pawn_may_move_one_box_and_works_at_once() -> None:
    assert events("weather", table="turn 7 weather 3").codes == ["stay", "drier", "wetter"]
    assert events("weather", table="turn 7 weather 2").codes == ["stay", "drier", "wetter"]
    assert events("weather", table="turn 7 weather 1").codes == ["stay", "wetter"]
    assert events("weather", table="turn 7 weather 9 robots rain").codes == ["stay", "drier"]
    table = events("weather", table="turn 7 weather 3").do("wetter")
    assert table.race.weather == 3
    assert table.race.state == 1


@rule("R1-WX-04")
def test_track_cards_carry_the_same_symbols() -> None:
    table = advanced("blue@4 hand=t2d, orange@1").do("go", THREE, "play-t2d")
    assert printed("t2d").events
    assert table.asks == "ShiftWeather"


@rule("R1-WX-06", "R1-WX-07", "R1-WX-08", "R1-TYRE-02")
@pytest.mark.parametrize(
    ("tyres", "penalties"), [("soft", (0, 1, 2)), ("hard", (0, 1, 2)), ("intermediate", (1, 0, 1)), ("rain", (2, 1, 0))]
)
def test_tyres_in_the_weather(tyres: str, penalties: tuple[int, int, int]) -> None:
    for weather, penalty in zip((1, 5, 9), penalties, strict=True):
        table = advanced(f"blue@20 tyres={tyres}, orange@3", "", table=f"turn 7 weather {weather}", now="blue")
        assert worth_of(table.race, 0, (printed(THREE),)) == 3 - penalty
    basic = at("blue@20 tyres=rain, orange@3", "", now="blue")
    assert worth_of(basic.race, 0, (printed(THREE),)) == 3


@rule("R1-WX-11")
def test_robots_lose_nothing_in_any_weather() -> None:
    table = advanced("slow1@20, blue@3, orange@2", "ActNow 7", table="turn 7 weather 5")
    assert table.race.progress[7] == 22


@rule("R1-WX-14")
def test_two_symbols_are_two_steps() -> None:
    table = events("weather", "weather", table="turn 7 weather 3").do("wetter")
    assert table.asks == "ShiftWeather"
    assert table.do("drier").race.weather == 2


@rule("R1-WX-15")
def test_the_new_weather_counts_for_the_movement_of_who_made_it() -> None:
    table = events("weather", words="tyres=hard", table="turn 7 weather 3").do("wetter")
    assert table.race.points == 2
    from paddock.games.race90.first.rules_check import limit

    rain = events("weather", words="tyres=hard", table="turn 7 weather 6 robots rain").do("wetter")
    assert limit(rain.race, 0, 2, 50) == 30


# Tyres


@rule("R1-TYRE-01", "R1-TYRE-06", "R1-TYRE-10", "R1-TYRE-11", "R1-TYRE-04")
def test_tyres_are_chosen_and_bring_what_they_bring() -> None:
    for name, chips, discs, cards in (
        ("soft", 7, 3, 0),
        ("hard", 10, 0, 1),
        ("intermediate", 10, 0, 0),
        ("rain", 10, 0, 0),
    ):
        table = advanced("blue@-1, orange@-1", "StartTyres 0", table="turn 1 weather 1").do(f"tyres-{name}").any_luck()
        assert (table.race.chips[0], table.race.discs[0], len(table.hand())) == (chips, discs, cards)


@rule("R1-TYRE-06")
@pytest.mark.parametrize("level", [8, 10, 12])
@pytest.mark.parametrize(("name", "fewer"), [("soft", 3), ("intermediate", 0), ("rain", 0)])
def test_soft_tyres_have_three_chips_fewer_than_the_chart_shows(level: int, name: str, fewer: int) -> None:
    cars = f"blue@-1 levels={level}+6+5 chips=1, orange@-1"
    table = advanced(cars, "StartTyres 0", table="turn 1 weather 1").do(f"tyres-{name}").any_luck()
    assert table.race.chips[0] == level - fewer


@rule("R1-TYRE-01")
def test_all_players_choose_tyres_from_pole_before_any_strategy() -> None:
    table = advanced(
        "blue value=1/50 skill=lapping, orange value=9/1 skill=lapping, superfast1 value=-9/1,"
        " superfast2 value=-9/2, fast1 value=-9/3,"
        " fast2 value=-9/4, fast3 value=-9/5, slow1 value=-9/6, slow2 value=-9/7, slow3 value=-9/8",
        "SetGrid",
        table="turn 1 weather 1 leader blue",
    ).do(value(90))
    order = []
    while table.match.to_move:
        order.append((table.asks, table.seat))
        table.do(table.codes[0]).any_luck()
    assert order == [("StartTyres", 1), ("StartTyres", 0), ("FirstStrategy", 1), ("FirstStrategy", 0)]


@rule("R1-TYRE-03")
def test_tyres_change_at_a_stop_only() -> None:
    table = advanced(f"blue@20 hand={THREE} strategy=hazard tyres=rain, orange@3").do("go", THREE_B, "skip", "keep")
    assert table.race.tyres[0] == 3


@rule("R1-TYRE-05", "R1-TYRE-20", "R1-TYRE-19")
@pytest.mark.parametrize("table", ["turn 7 weather 1", "turn 1 weather 1 opening", "turn 7 weather 1 opening"])
def test_a_soft_bonus_is_declared_with_the_cards_one_a_turn(table: str) -> None:
    found = advanced(f"blue@20 hand={THREE} tyres=soft discs=3, orange@3", table=table).do(
        "go", THREE_B, f"play-{THREE}"
    )
    assert found.codes == ["use", "ignore"]
    found.do("use")
    assert found.race.points == 4
    assert found.race.discs[0] == 2
    assert not found.race.stack
    skipped = advanced(f"blue@20 hand={THREE} tyres=soft discs=3, orange@3", table=table).do("go", THREE_B, "skip")
    assert skipped.asks == "NewStrategy"
    assert skipped.race.discs[0] == 3


@rule("R1-TYRE-19", "R1-SC-08")
def test_no_soft_bonus_behind_the_safety_car() -> None:
    table = advanced("blue@20 tyres=soft discs=3 hand=r1, orange@19", table="turn 7 weather 1 safety 20").do(
        "go", THREE
    )
    assert table.race.progress[0] == 21
    assert table.race.discs[0] == 3
    assert table.asks == "SafetyDiscard"


@rule("R1-TYRE-07")
def test_soft_sets_are_two_a_race() -> None:
    table = advanced("blue@22 fuel=12 sets=2, orange@3").do("pit", "load-10").any_luck()
    assert "tyres-soft" not in table.codes
    assert "tyres-soft" in advanced("blue@22 fuel=12 sets=1, orange@3").do("pit", "load-10").any_luck().codes


@rule("R1-TYRE-12", "R1-TYRE-13", "R1-TYRE-14", "R1-TYRE-15")
@pytest.mark.parametrize(("check", "tyres"), [(90, HARD), (50, HARD), (30, WET), (5, WET)])
def test_the_robots_tyres_follow_the_first_weather(check: int, tyres: int) -> None:
    table = advanced("blue@-1, orange@-1, slow1@-1", "DrawWeather", table="turn 1 weather 1").do(value(check))
    assert table.race.robot_tyres == tyres
    middle = advanced("blue@-1, orange@-1, slow1@-1", "DrawWeather", table="turn 1 weather 1").do(value(40))
    assert [each.code for each in middle.match.chance.outcomes] == ["hard", "rain"]  # type: ignore[union-attr]


@rule("R1-TYRE-16", "R1-TYRE-17", "R1-TYRE-18", "R1-TYRE-22", "R1-TYRE-23")
def test_robots_on_the_wrong_tyres_stop_at_once_for_fuel_too() -> None:
    cars = ", orange@3, slow1@19 acted, slow2@18 called, slow3@12 off=6b waste=2"
    table = advanced(
        f"blue@20{cars}",
        "CardEvents 0; TotalUp 0",
        now=f"blue events=4 played={THREE}",
        table="turn 10 weather 6 robots hard",
        piles="chits slow-2-55-16,slow-3-35-10",
    ).do("wetter")
    progress = {name: table.race.progress[table.car(name)] for name in ("slow1", "slow2", "slow3")}
    assert progress == {"slow1": 13, "slow2": 12, "slow3": 6}
    assert table.race.chits == ()
    assert table.race.called == ()
    assert table.race.robot_tyres == WET
    assert table.race.off == ()
    assert table.race.waste == (0,) * table.race.cars
    assert table.race.acted[table.car("slow1")]
    assert not table.race.acted[table.car("slow2")]
    assert table.race.progress[0] == 20  # all this before the acting player moves
    uncertain = events("weather", cars=", orange@3, slow1@19", table="turn 7 weather 3 robots hard").do("wetter")
    assert uncertain.race.progress[uncertain.car("slow1")] == 19
    resumed = advanced("slow2@12 just-pit, blue@3, orange@2", "ActNow 8", table="turn 10 weather 7 robots rain")
    assert resumed.race.progress[8] == 14


# Flags


@rule("R1-FLAG-03", "R1-FLAG-04", "R1-FLAG-05", "R1-FLAG-21")
def test_a_yellow_flag_goes_into_any_corner_at_any_place_of_its_queue() -> None:
    table = events("yellow", cars=", orange@13, slow1@13")
    assert [code for code in table.codes if code.startswith("yellow-6a")] == [
        "yellow-6a-0",
        "yellow-6a-1",
        "yellow-6a-2",
    ]
    assert not any("main" in code or "-b" in code for code in table.codes)
    assert "no-flag" not in table.codes
    table.do("yellow-6a-1")
    assert table.lane("6a") == ["orange", "flag", "slow1"]


@rule("R1-FLAG-06", "R1-FLAG-11")
def test_behind_cars_on_spots_and_one_a_section() -> None:
    table = events("yellow", cars=", slow1@14, orange@14 spot=6b-spot1, flag@6a")
    assert [code for code in table.codes if "6b" in code] == ["yellow-6b-2"]
    assert not any("6a" in code for code in table.codes)


@rule("R1-FLAG-21", "R1-SETUP-28")
def test_six_markers_are_all_there_are() -> None:
    flags = ", ".join(f"flag@{name}" for name in ("1a", "1b", "2", "3", "4", "5"))
    table = events("yellow", cars=f", orange@12, {flags}")
    assert table.asks != "SetYellow"
    assert yellow_places(table.race) == []


@rule("R1-FLAG-07", "R1-FLAG-08", "R1-FLAG-10", "R1-FLAG-16", "R1-FLAG-22", "R1-FLAG-23")
@pytest.mark.parametrize("table", ["", "turn 1 weather 1 opening", "turn 26 weather 1", "turn 7 weather 1 opening"])
def test_a_flag_costs_a_point_and_nobody_is_passed_there(table: str) -> None:
    free = advanced("flag@6a, blue@13, orange@3, fast1@80", "DriveOn 0", now="blue mp=3", table=table)
    assert free.race.progress[0] == 15
    assert free.lane("6a") == ["flag"]
    for other in ("orange@13", "orange@-11", "orange@37"):
        words = "strategy=banging-wheels blue-flag skill=lapping"
        blocked = advanced(
            f"{other}, flag@6a, blue@13 {words}, fast1@80", "DriveOn 0", now="blue mp=5", table=table, first="points=5"
        )
        assert blocked.lane("6a") == ["orange", "blue", "flag"]
        assert blocked.asks == ""
    robots = advanced("slow1@13, slow2@13, flag@6a, blue@3, orange@2", "ActNow 8", table=table)
    assert robots.lane("6a") == ["slow1", "slow2", "flag"]


@rule("R1-FLAG-22")
def test_behind_a_flag_no_spot_can_be_taken_and_the_point_is_due_later() -> None:
    table = advanced("flag@6b, blue@14, orange@3", "EndOnSpot 0", now="blue moved")
    assert table.asks == ""
    past = advanced("blue@14, flag@6b, orange@3", "EndOnSpot 0", now="blue moved")
    assert past.asks == "PickSpot"
    steps = "DriveOn 0; MoveDone 0; EndOnSpot 0"
    spent = advanced("flag@6b, blue@14, slow1@14, orange@3, fast1@80", steps, now="blue mp=1")
    assert spent.asks == "PickSpot"  # the point for the flag is a movement
    assert spent.lane("6b") == ["blue", "flag", "slow1"]
    later = advanced("flag@6b, blue@14, orange@3, fast1@80", "DriveOn 0", now="blue mp=2")
    assert later.race.progress[0] == 15


@rule("R1-FLAG-24")
def test_a_late_brake_may_lead_behind_a_flag() -> None:
    table = advanced("orange@12, blue@12, flag@6a, fast1@80", "LateOrNot 0", now="blue moved", first="points=3").do(
        "late-brake", value(10)
    )
    assert table.lane("6a") == ["flag", "blue"]


@rule("R1-FLAG-12", "R1-FLAG-28")
def test_a_green_flag_may_remove_one_yellow_before_the_move_in_the_players_order() -> None:
    table = events("green", cars=", orange@3, flag@6a, flag@3")
    assert table.codes == ["no-flag", "lift-3", "lift-6a"]
    assert table.race.progress[0] == 20
    assert table.do("lift-3").lane("3") == []
    both = events("green", "yellow", cars=", orange@3, flag@6a")
    assert both.codes == ["event-yellow", "event-green"]
    both.do("event-yellow", "yellow-3-0")
    assert both.codes == ["no-flag", "lift-3", "lift-6a"]
    assert events("green").asks != "GreenFlag"


@rule("R1-FLAG-13", "R1-FLAG-25")
def test_a_blue_flag_is_kept_and_a_second_changes_nothing() -> None:
    table = events("blue")
    assert table.race.blue == (True, False)
    again = events("blue", words="blue-flag", cars=", orange@3 blue-flag")
    assert again.race.blue == (True, True)


@rule("R1-FLAG-17", "R1-FLAG-19")
def test_there_is_one_orange_flag() -> None:
    assert events("orange").race.orange == 0
    assert events("orange", table="orange orange").race.orange == 1


@rule("R1-FLAG-18", "R1-FLAG-26")
def test_its_holder_may_order_a_robot_to_brake_late_before_it_takes_a_spot() -> None:
    table = advanced("slow1@10, blue@3, orange@2", "ActNow 7; RoundOver", table="orange blue")
    assert table.codes == ["no-late-brake", "late-brake"]
    assert {code: len(said) for code, said in notes(table).items()} == {"no-late-brake": 0, "late-brake": 2}
    assert table.race.spot[7] < 0
    assert table.do("no-late-brake").race.spot[7] >= 0
    under = advanced("slow1@11, blue@10, orange@9", "ActNow 7", table="turn 7 weather 1 safety 11 orange blue")
    assert under.where("slow1") == "b6"
    assert under.asks == ""


@rule("R1-FLAG-27", "R1-END-08")
def test_with_its_holder_the_orange_flag_is_free_again() -> None:
    from paddock.games.race90.first.rules_out import put_out

    table = advanced("blue@20, orange@3", ROUND, table="orange blue")
    put_out(table.race, 0, "damage")
    assert table.race.orange == -1
    assert events("orange", table="").race.orange == 0


# Track cards


def usable(section: int, *ids: str, words: str = "", cars: str = ", orange@1, fast1@90") -> bool:
    hand = ",".join(ids)
    table = advanced(f"blue@{section} hand={hand} {words}{cars}", "", now="blue")
    return may_use_corners(table.race, 0, tuple(printed(each) for each in ids))


@rule("R1-TC-01", "R1-EX-40")
def test_a_track_card_is_for_movements_that_use_its_corner() -> None:
    assert usable(6, "t3c")
    assert usable(5, "t3c")
    assert usable(4, "t3c")
    assert not usable(7, "t3c")
    assert not usable(20, "t3c")


@rule("R1-TC-02", "R1-TC-03", "R1-TC-12", "R1-TC-13")
def test_two_track_cards_must_both_use_their_corners_and_pair_by_the_rules() -> None:
    assert usable(5, "t3c", "t4c")
    assert not usable(5, "t3c", "t7c")
    table = advanced("blue@5 hand=t3b,t3a,t3c,t7c, orange@1", "", now="blue")
    t3b, t3a, t3c, t7c = (printed(each) for each in ("t3b", "t3a", "t3c", "t7c"))
    assert not can_play(table.race, 0, (t3a, t3b))
    assert can_play(table.race, 0, (t3c, t3b))
    assert not can_play(table.race, 0, (t7c, t3b))


@rule("R1-TC-04", "R1-TC-05")
def test_costs_symbols_and_kind_of_a_track_card_count() -> None:
    table = advanced("blue@9 hand=t5a target=r100, orange@3").do("go", THREE, "play-t5a")
    assert table.race.now.tyres_due + table.race.now.chips == 2
    spot = advanced("blue@9 spot=5-spot1, orange@3", "", now="blue")
    assert worth_of(spot.race, 0, (printed("t5a"),)) == printed("t5a").mp + 1


@rule("R1-TC-05")
@pytest.mark.parametrize(("name", "bonus"), [("t5a", 1), ("t5b", 0), ("t5c", 0), ("t5d", 0), ("t4a", 1), ("t4c", 0)])
def test_only_a_track_card_of_the_colour_of_the_spot_uses_it(name: str, bonus: int) -> None:
    """The spot of corner 5 is for Speed cards."""
    race = advanced("blue@9 spot=5-spot1, orange@3", "", now="blue").race
    assert worth_of(race, 0, (printed(name),)) == printed(name).mp + bonus


@rule("R1-TC-05", "R1-SPC-BAL-01")
def test_the_kind_of_a_track_card_counts_for_balance() -> None:
    """BALANCE brings a card on a spot, with a card of its colour and no Speed card."""
    board = advanced("blue@9, orange@3", "").race.board
    found = 0
    for number, spot in enumerate(board.spots):
        section = next(place for place in range(board.size) if number in board.spots_of[place])
        for name in ("t5a", "t5b", "t5c"):
            cars = f"fast1@90, blue@{section} spot={spot.name} strategy=balance, orange@3"
            if spot.extreme:
                continue
            table = advanced(cars, "", now=f"blue played={name}")
            table.race.now.spot = number
            fits = printed(name).kind in spot.colours[:1] and name != "t5a"
            assert brings_balance_card(table.race, 0) == fits
            found += fits
    assert found


@rule("R1-TC-07", "R1-TC-08", "R1-TC-18")
def test_the_double_symbol_counts_in_its_own_corner_and_the_card_comes_back() -> None:
    table = advanced("blue@13 laid=t6b, orange@14", "")
    assert printed("t6b").double
    assert value_of(table.race, 0, 0, 13) == 2 * printed("t6b").mp
    assert value_of(advanced("blue@18 laid=t6b, orange@14", "").race, 0, 0, 18) == printed("t6b").mp
    fought = advanced(f"blue@13 hand={ONE}, orange@13 hand=t6b, slow1@3", ROUND).do("lay-t6b", "decline")
    assert [each.id for each in fought.race.frozen[1]] == ["t6b"]


@rule("R1-TC-09", "R1-TC-16", "R1-OVT-17")
def test_the_overtake_symbol_makes_passes_cost_one_in_its_corner_if_wanted() -> None:
    assert printed("t6d").overtake
    for other in ("orange@13", "orange@37"):
        table = advanced(f"{other}, blue@13, fast1@80", "DriveOn 0", now="blue mp=2 played=t6d")
        assert table.codes == ["pass", "stop"]
        table.do("pass")
        assert table.race.progress[0] == 14
    lap = advanced("orange@-11, blue@13, fast1@80", "DriveOn 0", now="blue mp=1 played=t6d")
    assert lap.codes == ["pass", "stop"]
    assert lap.do("pass").lane("6a") == ["blue", "orange"]
    elsewhere = advanced("orange@18, blue@18, fast1@80", "DriveOn 0", now="blue mp=2 played=t6d")
    assert elsewhere.asks == ""
    assert elsewhere.race.progress[0] == 18


@rule("R1-TC-14")
def test_track_cards_count_towards_the_hand_at_a_stop() -> None:
    table = advanced("blue@22 fuel=12 hand=t1a,t1b,t1c,r1,r2,r3,r4, orange@3").do("pit", "load-10")
    assert "done" not in table.codes


@rule("R1-TC-15")
def test_the_corner_must_be_certain_and_choices_that_would_miss_it_are_not_offered() -> None:
    assert usable(12, "t6c")
    blocked = advanced("slow1@64, orange@12 acted, blue@12 hand=t6c, slow2@1", "", now="blue")
    assert not may_use_corners(blocked.race, 0, (printed("t6c"),))
    sure = advanced("slow1@64, orange@12 acted, blue@12 hand=t6c,t6a, slow2@1", "", now="blue")
    assert may_use_corners(sure.race, 0, (printed("t6c"),))  # a late brake without a check is in hand
    held = advanced("slow1@64, blue@9 hand=t6c tyres=soft discs=1, orange@1").do("go", THREE, "play-t6c", "done")
    assert held.codes == ["use"]  # without the bonus corner 6 would not be reached


@rule("R1-TC-15", "R1-SKILL-LAP-02", "R1-LAP-16")
def test_a_car_that_is_lapped_for_nothing_is_not_in_the_way_to_the_corner() -> None:
    for skill, certain in (("lapping", True), ("pitting", False)):  # a point less would not do
        cars = f"fast1@90, blue@10 hand=t6c skill={skill}, slow1@-13, orange@1"
        assert may_use_corners(advanced(cars, "", now="blue").race, 0, (printed("t6c"),)) == certain


@rule("R1-TC-15", "R1-FLAG-20", "R1-FLAG-13")
def test_a_blue_flag_of_the_cards_themselves_helps_to_the_corner() -> None:
    for other, certain in ((card(mp=2, draw=1, event="blue"), True), (TWO, False)):
        cars = f"fast1@90, blue@8 hand=t6c,{other}, slow1@-13, slow2@-13, orange@1"  # 5 sections, and two cars to lap
        table = advanced(cars, "", now="blue")
        assert may_use_corners(table.race, 0, (printed("t6c"), printed(other))) == certain


@rule("R1-TYRE-04")
def test_a_soft_bonus_says_how_far_the_car_goes_with_it() -> None:
    table = advanced(f"fast1@90, blue@8 hand={THREE} tyres=soft discs=1, orange@1", "PlayOrSkip 0", now="blue")
    said = notes(table.do(f"play-{THREE}"))
    assert [said[code][0].split(",")[0] for code in ("use", "ignore")] == ["4 points", "3 points"]


@rule("R1-TC-15", "R1-TC-10", "R1-LAP-12")
def test_the_lapping_check_is_promised_with_a_card_that_the_late_brake_does_not_need() -> None:
    for low, certain in ((value(3), True), (value(71), False)):
        cars = f"blue@71 hand=t1a,t1e,{low} chips=2 tyres=rain target={value(50)}, slow1@48, orange@3"
        race = advanced(cars, "", now="blue", table="turn 7 weather 4 leader blue").race
        assert may_use_corners(race, 0, (printed("t1a"),)) == certain


@rule("R1-TC-15", "R1-LB-18", "R1-TC-10")
def test_without_a_movement_value_no_late_brake_makes_a_corner_certain() -> None:
    for weather, certain in ((1, False), (8, True)):  # the value is two, less two on rain tyres in the dry
        table = advanced(
            "fast1@90, orange@5, blue@5 hand=t3d,t3e tyres=rain", "", now="blue", table=f"weather {weather}"
        )
        assert may_use_corners(table.race, 0, (printed("t3d"),)) == certain


@rule("R1-TC-15", "R1-CHK-19", "R1-CHK-12")
def test_a_card_cannot_both_pay_and_leave_the_target_that_a_lapping_check_needs() -> None:
    high, low = value(90), value(83)
    for chips, certain in ((2, True), (1, False)):
        cars = f"blue@51 hand=t4e,t2a,{high},{low} chips={chips} target={value(62)}, slow1@28, orange@1"
        table = advanced(cars, "", now="blue", table="leader blue")
        assert may_use_corners(table.race, 0, (printed("t4e"), printed("t2a"))) == certain


@rule("R1-TC-15", "R1-OFF-41")
def test_off_the_track_save_tyres_does_not_spare_the_card_that_makes_the_corner_certain() -> None:
    for chips, certain in ((2, True), (1, False)):  # with one chip the late brake's card would have to pay
        words = f"blue@12 off=6b strategy=save-tyres chips={chips} hand=t7a,t7e"
        table = advanced(f"fast1@60, {words}, orange@1", "", now="blue")
        assert may_use_corners(table.race, 0, (printed("t7a"),)) == certain


@rule("R1-TC-15", "R1-LAP-12", "R1-SKILL-REF-03")
def test_a_blind_check_is_not_offered_before_the_corner_whatever_the_hand_could_pass_later() -> None:
    cars = f"slow1@-13, blue@11 hand={value(9)} target={value(50)} skill=reflexes, orange@3"
    table = advanced(cars, "DriveOn 0", now="blue mp=3 played=t6c charted=t6c pledge=6 settled")
    assert table.asks == "CheckCard"
    assert table.codes == [f"check-{value(9)}"]


@rule("R1-TC-15", "R1-STR-HAZ-10")
def test_a_late_brake_of_hazard_with_a_card_is_certain_to_use_the_second_corner_too() -> None:
    blocked = ", orange@7, fast1@90"
    assert not usable(6, "t5c", "t4a", words="strategy=hazard", cars=blocked)  # both are played
    for words, more, certain in (("hazard", "", True), ("lucky", "", False), ("hazard", ", slow1@8", False)):
        cars = f"blue@6 hand=t5c,t4a strategy={words}, orange@7, fast1@90{more}"
        table = advanced(cars, "", now="blue")
        assert may_use_corners(table.race, 0, (printed("t5c"),)) == certain


@rule("R1-TC-15", "R1-STR-HAZ-10", "R1-TYRE-05")
def test_a_soft_bonus_may_be_left_where_it_would_lead_past_the_late_brake() -> None:
    for words, certain in (("tyres=soft discs=1", True), ("tyres=hard", True), ("tyres=intermediate", False)):
        table = advanced(f"fast1@90, blue@4 hand=t5c,t4a strategy=hazard {words}, orange@1", "", now="blue")
        assert may_use_corners(table.race, 0, (printed("t5c"),)) == certain


@rule("R1-TC-15", "R1-STR-HAZ-02", "R1-TYRE-05")
def test_a_soft_bonus_may_be_kept_where_the_damage_of_hazard_brings_the_car_to_the_corner() -> None:
    hurt = card("speed", 3, damage=1)
    for strategy, codes in (("hazard", ["use", "ignore"]), ("lucky", ["use"])):
        words = f"hand=t6c,{hurt} tyres=soft discs=1 strategy={strategy}"
        table = advanced(f"slow1@64, blue@6 {words}, orange@1", "PlayOrSkip 0", now="blue")
        assert table.do("play-t6c", f"add-{hurt}").codes == codes
