"""Phase C: which cards can be played, alone, in pairs, and for a corner."""

import pytest

from games.race90.second.tables import FAR, at, card, playing, value
from paddock.games.race90.second.rules_pledge import may_play
from rules import rule


@rule("R2-C-01", "R2-C-02", "R2-C-08", "R2-C-17")
def test_any_card_may_be_played_alone_and_stays_on_the_table() -> None:
    table = playing("hand=r1,r105,r63,r129")
    assert table.codes == ["play-r1", "play-r105", "play-r63", "play-r129"]
    table.do("play-r105")
    assert table.match.view(1)["table"]["now"]["played"] == ["r105"]
    assert table.codes == ["done", "add-r129"]


PAIRS = [
    ("r129", "r1", True),
    ("r129", "r130", True),
    ("r91", "r92", True),
    ("r1", "r91", False),
    ("r23", "r24", False),
    ("r105", "r91", False),
]


@rule("R2-C-03", "R2-C-04", "R2-C-05", "R2-EX-20")
@pytest.mark.parametrize(("one", "two", "legal"), PAIRS)
def test_pairs(one: str, two: str, legal: bool) -> None:
    table = playing(f"hand={one},{two}").do(f"play-{one}")
    assert (table.asks == "PlaySecond" and f"add-{two}" in table.codes) == legal


@rule("R2-C-06", "R2-STR-PUSH-01", "R2-STR-PUSH-02", "R2-STR-PUSH-07", "R2-EX-52")
def test_push_pairs_a_two_with_anything_for_a_turn_of_fuel() -> None:
    table = playing("hand=r91,r105 strategy=push fuel=12").do("play-r91", "add-r105")
    assert table.race.fuel[0] == 11


@rule("R2-STR-PUSH-03", "R2-STR-PUSH-04", "R2-EX-52", "R2-C-07", "R2-TC-10")
@pytest.mark.parametrize("pair", [("r91", "r129"), ("r91", "r92"), ("r91", "t6c")])
def test_other_pairs_cost_no_fuel_under_push(pair: tuple[str, str]) -> None:
    table = playing(f"hand={pair[0]},{pair[1]},r1 strategy=push fuel=12 target=r64", section=37)
    table.do(f"play-{pair[0]}", f"add-{pair[1]}")
    assert table.race.fuel[0] == 12


@rule("R2-STR-PUSH-05")
def test_push_may_not_burn_the_fuel_of_this_turn() -> None:
    table = playing("hand=r91,r105 strategy=push fuel=8").do("play-r91")
    assert table.asks != "PlaySecond"


@rule("R2-C-07", "R2-TC-10", "R2-C-08")
def test_a_track_card_with_the_symbol_goes_with_any_card() -> None:
    table = playing("hand=t6c,r105,r1 target=r64", section=37).do("play-t6c")
    assert table.codes == ["done", "add-r105", "add-r1"]


@rule("R2-C-14", "R2-C-15", "R2-OUT-12", "R2-D1-18")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = playing("hand=r1,r21,r50,r129 chips=0 red=4")
    assert table.codes == ["play-r50", "play-r129"]
    lone = playing("hand=r50 chips=0")
    assert lone.race.no_move == (0,)
    pair = playing("hand=r23,r129,r43 chips=1").do("play-r129")
    assert {"add-r23", "add-r43"} <= set(pair.codes)
    two = playing("hand=r44,r43 chips=1").do("play-r44")
    assert two.asks != "PlaySecond"


@rule("R2-C-01", "R2-E-19", "R2-OUT-12")
def test_with_nothing_to_play_the_car_stands_still() -> None:
    table = playing("hand=r1 chips=0")
    assert table.race.no_move == (0,)
    assert table.hand() == ["r1"]
    assert table.asks == "Declare"


@rule("R2-STR-SAVEFUEL-03", "R2-STR-SAVEFUEL-04", "R2-STR-SAVEFUEL-05", "R2-STR-SAVEFUEL-06")
@pytest.mark.parametrize("hand", ["r101", "r101,r102"])
def test_save_fuel_after_slow_cards_a_track_card_or_a_turn_of_fuel(hand: str) -> None:
    table = playing(f"hand={hand} strategy=save-fuel fuel=26", table="turn 20 weather 1").do("play-r101")
    if table.asks == "PlaySecond":
        table.do("add-r102")
    assert table.codes == ["track-card", "later"]
    table.do("later")
    assert table.race.fuel[0] == 27
    other = playing("hand=r101 strategy=save-fuel fuel=12").do("play-r101", "track-card")
    assert other.asks == "DrawTrack"
    fast = playing("hand=r105 strategy=save-fuel fuel=12").do("play-r105")
    assert fast.asks != "SpareFuel"


# Track cards in phase C


@rule("R2-C-09", "R2-C-10", "R2-C-11", "R2-C-12", "R2-TC-01", "R2-TC-28", "R2-C-13")
@pytest.mark.parametrize(
    ("section", "card_", "legal"), [(38, "t6d", True), (37, "t6d", True), (35, "t6d", True), (34, "t6d", False)]
)
def test_a_track_card_needs_its_corner(section: int, card_: str, legal: bool) -> None:
    table = playing(f"hand={card_},r105", section=section)
    assert (f"play-{card_}" in table.codes) == legal


@rule("R2-C-13")
def test_of_two_track_cards_both_corners_must_be_used() -> None:
    table = playing("hand=t6c,t7c", section=38).do("play-t6c")
    assert "add-t7c" in table.codes
    short = playing("hand=t6c,t1c", section=38).do("play-t6c")
    assert short.asks != "PlaySecond"


@rule("R2-TC-02", "R2-TC-07", "R2-TC-08", "R2-EX-41")
def test_a_leader_check_in_the_way_needs_a_card_that_will_pass() -> None:
    cars = "orange@11, blue@35 hand={} target=r61"
    blocked = at(cars.format("t6c,r64"), "PlayCards 0", now="blue")
    assert blocked.codes == ["play-r64"]
    sure = at(cars.format("t6c,r59"), "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    assert sure.codes == ["play-t6c", "play-r59"]
    sure.do("play-t6c")
    assert sure.asks == "DrawRace"
    sure.do("r100")
    assert sure.asks == "NormalCheck"
    assert sure.codes == ["check-r59"]


@rule("R2-TC-09", "R2-EX-40")
def test_a_check_after_the_corner_does_not_matter() -> None:
    table = at("orange@15, blue@36 hand=t6c target=r61", "PlayCards 0", now="blue")
    assert table.codes == ["play-t6c"]


@rule("R2-TC-03", "R2-TC-06", "R2-TC-25")
def test_a_late_brake_makes_it_certain_only_without_its_check() -> None:
    # A car in the brake section stops blue there; only a late brake leads into corner 6.
    cars = "superfast1@90, orange@36, blue@33 hand={} chips=5"
    assert "play-t6c" not in at(cars.format("t6c,r1"), "PlayCards 0", now="blue").codes
    sure = at(cars.format("t6c,t1a"), "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    assert "play-t6c" in sure.codes
    sure.do("play-t6c").any_luck()
    assert sure.asks == "LateBrake"
    assert sure.codes == ["void-t1a"]
    sure.do("void-t1a")
    assert sure.where("blue") == "6a"


@rule("R2-TC-04", "R2-TC-06", "R2-TC-26")
def test_an_extreme_trajectory_makes_it_certain_only_without_its_check() -> None:
    # From corner 4 with 4 points the brake before corner 6 is reached; the +3 leads on into it.
    words = "spot=4-spot2 hand={} target=r64"
    assert "play-t6b" not in playing(words.format("t6b,r1"), section=32).codes
    sure = playing(words.format("t6b,t3b"), section=32)
    assert "play-t6b" in sure.codes
    sure.do("play-t6b")
    assert sure.codes == ["use"]
    sure.do("use")
    assert sure.codes == ["void-t3b"]


@rule("R2-TC-05", "R2-WX-08", "R2-EX-53")
def test_a_weather_move_of_the_same_turn_counts_as_certain() -> None:
    # On hard tyres in uncertain weather 1 point is lost; t7d moves the weather.
    table = playing("hand=t7d,r129", section=39, table="turn 7 weather 4")
    assert "play-t7d" in table.codes
    table.do("play-t7d", "add-r129").any_luck()
    assert table.codes == ["drier"]


@rule("R2-TC-26", "R2-TC-27")
def test_what_was_promised_may_not_be_paid_away() -> None:
    cars = "orange@11, blue@35 hand=t6a,r59,r64 target=r61 chips=1"
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    table.do("play-t6a")
    assert table.asks == "PayTyre"
    assert table.codes == ["chip", "pay-r64"]


@rule("R2-TC-27")
def test_a_card_cannot_both_pay_and_leave_the_target_that_a_leader_check_needs() -> None:
    for chips, certain in ((2, True), (1, False)):
        cars = f"blue@51 hand=t4e,t2a,{value(90)},{value(83)} chips={chips} target={value(62)}, slow1@28, orange@1"
        race = at(cars, "", now="blue", table="leader blue").race
        assert may_play(race, 0, (race.deck.by_id["t4e"], race.deck.by_id["t2a"])) == certain


@rule("R2-TC-07", "R2-TC-25")
def test_the_leader_check_is_promised_with_a_card_that_the_late_brake_does_not_need() -> None:
    # Three points: one section, the robot to be lapped, the brake section; then a late brake into corner 1.
    for low, certain in ((value(3), True), (value(71), False)):
        cars = f"blue@71 hand=t1a,t2a,{low} chips=2 tyres=rain target={value(28)}, slow1@48, orange@3"
        race = at(cars, "", now="blue", table="turn 7 weather 4 leader blue").race
        assert may_play(race, 0, (race.deck.by_id["t1a"],)) == certain


@rule("R2-TC-02", "R2-STR-HAZARD-02")
def test_hazard_gains_no_point_by_the_check_that_leaves_the_target_for_a_leader_check() -> None:
    # Corner 6 is five points away with the robot that is to be lapped; t6b brings four, and a fifth if checked blind.
    for extra, certain in (("tyres=hard", False), ("tyres=soft discs=1", True)):
        cars = f"blue@33 hand=t6b,{value(9)} strategy=hazard target={value(62)} {extra}, slow1@11, orange@3"
        race = at(cars, "", now="blue", table="leader blue").race
        assert may_play(race, 0, (race.deck.by_id["t6b"],)) == certain


@rule("R2-TC-06", "R2-STR-STEADY-01")
def test_a_card_that_is_kept_for_a_late_brake_is_not_thrown_for_a_point() -> None:
    # Blocked in the brake section, or one section short of it: t7e is a 3 that would do for one of both.
    for start, certain in ((34, True), (33, False)):
        table = at(
            f"{FAR}, orange@36, blue@{start} hand=t6d,t7e strategy=steady", "", now="blue", table="turn 7 weather 1"
        )
        assert may_play(table.race, 0, (table.race.deck.by_id["t6d"],)) == certain


@rule("R2-TC-27", "R2-STR-STEADY-01", "R2-D1-07")
def test_a_card_that_must_pay_is_not_thrown_for_a_point() -> None:
    # Corner 6 is six points away: five of t6a, and one of a 3 that is thrown away, unless it has to pay for tyres.
    for chips, certain in ((2, True), (1, False)):
        race = at(
            f"{FAR}, blue@31 hand=t6a,{card('gear', 3)} strategy=steady chips={chips}, orange@3", "", now="blue"
        ).race
        assert may_play(race, 0, (race.deck.by_id["t6a"],)) == certain


@rule("R2-TC-01", "R2-FLAG-21", "R2-D4-03")
def test_a_blue_flag_of_the_cards_themselves_helps_to_the_corner() -> None:
    for other, certain in ((card(mp=2, draw=1, event="blue"), True), (card(mp=2, draw=1), False)):
        cars = f"{FAR}, blue@32 hand=t6c,{other}, slow1@11, slow2@11, orange@3"  # five sections, and two cars to lap
        race = at(cars, "", now="blue").race
        assert may_play(race, 0, (race.deck.by_id["t6c"], race.deck.by_id[other])) == certain


@rule("R2-TC-26", "R2-STR-HAZARD-02")
def test_hazard_must_look_blind_where_the_corner_hangs_on_its_point() -> None:
    # From corner 4 the 4 points of t6b end in the brake before corner 6; a normal check made blind brings the fifth.
    table = playing("hand=t6b,r59 target=r64 strategy=hazard", section=32).do("play-t6b")
    assert table.asks == "NormalCheck"
    assert table.codes == ["blind"]
    table.do("blind").any_luck()
    assert table.where("blue") == "6a"
    # Of two checks either may come first.
    now = "played=t6b,r131 checks=check+0,blind+0 pledge=6"
    both = at(f"{FAR}, blue@31 strategy=hazard target=r64, orange@3", "MakeChecks 0; Movement 0", now=f"blue {now}")
    assert both.codes == ["check-1", "check-2"]


@rule("R2-TC-26", "R2-TC-11")
def test_an_overtake_symbol_is_spent_where_the_corner_hangs_on_it() -> None:
    # Orange is in the way in corner 4, and t5d with its symbol must come to corner 5.
    table = at(f"{FAR}, orange@32, blue@32 hand=t5d", "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    table.do("play-t5d", "no-flag")
    assert table.asks == "SpendSymbol"
    assert table.codes == ["spend"]


@rule("R2-TC-26", "R2-STR-HAZARD-01")
def test_a_trajectory_is_used_where_the_corner_hangs_on_it_and_on_the_damage_of_hazard() -> None:
    # Corner 7 is 10 sections ahead: 3 + 4 points, 1 for the damage of r15, and 2 of the trajectory.
    words = "spot=4-spot1 hand=t7c,r15 strategy=hazard chips=5"
    table = playing(words, section=32).do("play-t7c", "add-r15")
    assert table.asks == "UseSpot"
    assert table.codes == ["use"]


@rule("R2-TC-26", "R2-TC-06", "R2-STR-STEADY-01")
def test_a_card_is_thrown_away_for_a_point_or_for_its_power_not_for_both() -> None:
    # From corner 4 to corner 6: 3 points and one of the thrown card end in the brake before it.
    assert "play-t6c" not in playing("hand=t6c,t1e strategy=steady", section=32).codes
    # With another card of 3 for the point, t1e is left for the late brake.
    table = playing("hand=t6c,t1e,r37 strategy=steady", section=32)
    table.do("play-t6c", "done").any_luck()
    assert table.asks == "ThrowThrees"
    table.do("throw-r37")
    assert {"done", "throw-t1e"} <= set(table.codes)
    table.do("done")
    assert table.codes == ["void-t1e"]


@rule("R2-TC-26", "R2-SKILL-SIXTH-02")
def test_sixth_sense_takes_a_flag_off_where_the_corner_hangs_on_it() -> None:
    # In corner 5 a flag and a car to be lapped are in the way; lapping costs 1 of 5 points once the flag is gone.
    words = f"{FAR}, slow1@9, flag@5, blue@33 hand=t6a skill=sixth-sense sixth=1 chips=3 blue-flag, orange@3"
    table = at(words, "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    assert table.codes == ["play-t6a"]
    table.do("play-t6a")
    assert table.asks == "SixthSense"
    assert table.codes == ["no-flag", "sixth-green"]
    table.do("no-flag", "no-flag")
    assert (table.asks, table.codes) == ("SixthSense", ["sixth-green"])
    table.do("sixth-green", "lift-5")
    assert table.where("blue") == "6a"


@rule("R2-TC-01", "R2-TC-26", "R2-FLAG-26")
def test_a_blue_flag_of_the_same_turn_counts_as_certain() -> None:
    # Two lapped cars stand in the brake before corner 4; without the flag of t4d they would take both its points.
    cars = f"{FAR}, slow1@7, slow2@7, blue@31 hand=t4d, orange@3"
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    assert table.codes == ["play-t4d"]
    table.do("play-t4d")
    assert table.asks == "TakeFlag"
    assert table.codes == ["take-blue"]
    table.do("take-blue")
    assert table.where("blue") == "5"


@rule("R2-TC-27", "R2-D-06", "R2-STR-STEADY-01")
def test_a_card_that_must_pay_for_a_trajectory_is_not_thrown_for_a_point() -> None:
    # Corner 7 is nine points away: 3 + 3, 2 of a trajectory that costs a tyre, and one of a 3 that is thrown away.
    other, three = card("speed", 3, tyres=1), card("gear", 3)
    for chips, certain in ((2, True), (1, False)):
        words = f"spot=4b-spot1 hand=t7c,{other},{three} strategy=steady chips={chips}"
        race = at(f"{FAR}, blue@45 {words}, orange@3", "", now="blue", circuit="silverstone").race
        assert may_play(race, 0, (race.deck.by_id["t7c"], race.deck.by_id[other])) == certain


@rule("R2-TC-29", "R2-TC-21")
def test_a_card_serves_for_movement_or_for_its_power_not_both() -> None:
    table = playing("hand=t6a chips=5", section=37, others="orange@3").do("play-t6a")
    while table.match.to_move == (0,) and table.asks != "LateBrake":
        table.do(table.codes[0])
    frozen = at(f"{FAR}, blue@36 frozen=t1a, orange@3", "EndDeclarations 0", now="blue moved left")
    assert frozen.codes == ["no-late-brake", "late-brake"]


# Refusals


@rule("R2-C-05", "R2-C-14", "R2-C-15", "R2-TC-01")
@pytest.mark.parametrize(
    ("hand", "code", "name"),
    [
        ("r105,r1", "play-r2", "R2-C-01"),
        ("r105,r1", "play-r1", "R2-C-14"),
        ("r105,t1c", "play-t1c", "R2-TC-01"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_with_its_rule(hand: str, code: str, name: str) -> None:
    table = playing(f"hand={hand} chips=0")
    refusal = table.match.why_not(0, code)
    assert refusal is not None
    assert refusal.rule == name
    assert refusal.label("it")


@rule("R2-C-05", "R2-C-15")
@pytest.mark.parametrize(("code", "name"), [("add-r106", "R2-C-05"), ("add-r99", "R2-C-03"), ("add-r50", "R2-C-05")])
def test_a_second_card_that_does_not_go_is_refused_with_its_rule(code: str, name: str) -> None:
    table = playing("hand=r105,r106,r129,r50").do("play-r105")
    refusal = table.match.why_not(0, code)
    assert refusal is not None
    assert refusal.rule == name
