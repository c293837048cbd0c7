"""Playing cards: pairs, payments, damage, checks and trajectories."""

from typing import Any

import pytest

from games.race90.first.tables import Table, advanced, at, card, notes, printed, value
from paddock.games.race90.first.rules_play import can_play
from paddock.games.race90.first.rules_points import payable, worth_of
from paddock.games.race90.first.rules_spots import own_spot
from paddock.games.race90.shared.rules_play import fits
from rules import rule

ONE = card("gear", 1, draw=1)
ONE_B = card("gear", 1, draw=1, without=(ONE,))
TWO = card("gear", 2, draw=1)
TWO_B = card("gear", 2, draw=1, without=(TWO,))
THREE = card("gear", 3)
THREE_B = card("gear", 3, without=(THREE,))
FOUR = card("speed", 4, tyres=2)
T1, T2, T3 = card("speed", 3, tyres=1), card("speed", 3, tyres=2), card("speed", 4, tyres=3)
D1 = card("speed", 3, damage=1)
D2 = card("speed", 4, damage=2)
DRIVE = card("drive", 2, modifier=0)
DRIVE_B = card("drive", 2, modifier=0, without=(DRIVE,))
PLUS = card("drive", 2, modifier=20)
MINUS = card("drive", mp=0, modifier=-20)


def turn(words: str, section: int = 20, drawn: str = THREE_B, **more: Any) -> Table:
    """Blue on the straight, after the draw."""
    return at(f"blue@{section} {words}, orange@3", **more).do("go", drawn)


@rule("R1-MOVE-01", "R1-MOVE-02", "R1-MOVE-06")
def test_one_card_or_two_may_be_played_and_their_values_add_up() -> None:
    table = turn(f"hand={THREE},{ONE}")
    assert f"play-{THREE}" in table.codes
    assert f"play-{ONE}" in table.codes
    table.do(f"play-{THREE}")
    assert table.codes == ["done", f"add-{ONE}"]
    table.do(f"add-{ONE}").any_luck()
    table.do("as-shown")
    assert table.race.points == 4
    assert len(table.hand()) == 2


@rule("R1-MOVE-03", "R1-MOVE-04", "R1-MOVE-05", "R1-EX-44")
@pytest.mark.parametrize(
    ("one", "two", "legal"),
    [
        (FOUR, ONE, True),
        (ONE, ONE_B, True),
        (TWO, TWO_B, True),
        (FOUR, TWO, False),
        (THREE, THREE_B, False),
        (THREE, TWO, False),
    ],
)
def test_a_pair_has_a_one_or_two_twos(one: str, two: str, legal: bool) -> None:
    assert fits(printed(one), printed(two)) is legal
    table = at(f"blue@20 hand={one},{two}, orange@3", "")
    assert can_play(table.race, 0, (printed(one), printed(two))) is legal


@rule("R1-MOVE-01", "R1-MOVE-03", "R1-MOVE-24", "R1-TC-15")
def test_no_card_goes_with_itself_and_some_only_with_another() -> None:
    one = at(f"blue@20 hand={ONE},{THREE}, orange@3", "PlayOrSkip 0", now="blue").do(f"play-{ONE}")
    assert one.codes == ["done", f"add-{THREE}"]
    cars = "fast1@90, blue@8 hand={}, orange@3"  # five sections before corner 6
    both = advanced(cars.format(f"t6c,{TWO}"), "PlayOrSkip 0", now="blue")
    assert both.codes == ["skip", "play-t6c", f"play-{TWO}"]
    assert both.do("play-t6c").codes == [f"add-{TWO}"]
    assert advanced(cars.format("t6c,t7c"), "PlayOrSkip 0", now="blue").codes == ["skip"]
    read = at(f"blue@20 hand={THREE},{FOUR}, orange@3", "PlayPair 0 yes; CardsLaid 0", now=f"blue played={ONE}")
    assert read.codes == ["done", f"add-{THREE}", f"add-{FOUR}"]


@rule("R1-TC-01", "R1-TC-02", "R1-TC-13", "R1-TC-15")
@pytest.mark.parametrize(
    ("cards", "can"),
    [((ONE,), True), (("t1c",), False), ((ONE, "t6c"), False), (("t6c", ONE), False), (("t6b", "t6c"), False)],
)
def test_the_corner_of_every_card_of_a_pair_must_be_used(cards: tuple[str, ...], can: bool) -> None:
    race = advanced(f"fast1@90, blue@20 hand={','.join(cards)}, orange@3", "", now="blue").race
    assert can_play(race, 0, tuple(printed(each) for each in cards)) is can


@rule("R1-MOVE-07", "R1-FLAG-20")
def test_payment_checks_draws_and_events_come_in_this_order_for_both_cards() -> None:
    weather = card("event", mp=0, event="weather")
    first = card("drive", 1, modifier=0) if printed(weather).mp > 1 else DRIVE
    table = advanced(f"blue@20 hand={first},{weather} target=r100, orange@3 ").do("go", THREE_B)
    table.do(f"play-{first}", f"add-{weather}")
    assert table.asks == "CheckCard"
    table.do("blind", value(1))
    assert table.asks == "ShiftWeather"
    paid = turn(f"hand={T2},{ONE} target=r100").do(f"play-{T2}", f"add-{ONE}")
    assert paid.asks == "PayUnit"
    paid.do("chip", "chip") if paid.race.now.tyres_due == 2 else paid.do("chip")
    assert paid.asks in ("DrawRace", "PayUnit")


@rule("R1-FLAG-20", "R1-MOVE-07")
def test_a_flag_comes_after_the_draw_and_before_the_movement() -> None:
    blue = card(mp=2, draw=1, event="blue")
    table = advanced(f"fast1@90, blue@8 hand={blue}, orange@1", "PlayOrSkip 0", now="blue").do(f"play-{blue}")
    assert (table.asks, table.race.blue[0], table.race.progress[0]) == ("DrawRace", False, 8)
    table.any_luck()
    assert (table.race.blue[0], table.race.progress[0]) == (True, 10)


@rule("R1-FLAG-20", "R1-MOVE-07")
def test_the_weather_changes_before_the_car_moves() -> None:
    weather = card("event", mp=0, event="weather")
    table = advanced(f"fast1@90, blue@8 hand={weather} target=r100, orange@1", "PlayOrSkip 0", now="blue")
    table.do(f"play-{weather}")
    if table.asks == "PlayPair":
        table.do("done")
    assert (table.asks, table.race.progress[0]) == ("ShiftWeather", 8)


@rule("R1-MOVE-08", "R1-MOVE-24", "R1-PAY-07")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = at(f"blue@20 chips=0 hand={T1}, orange@3").do("go", T2)
    assert table.asks == "NewStrategy"  # only a skip was possible
    assert turn(f"chips=0 hand={T1}").codes == ["skip", f"play-{THREE_B}"]


@rule("R1-MOVE-09")
def test_events_mean_nothing_in_the_basic_game() -> None:
    weather = card("event", mp=0, event="weather")
    table = turn(f"hand={weather} target=r100").do(f"play-{weather}")
    if table.asks == "PlayPair":
        table.do("done")
    assert table.race.weather == 0
    assert table.race.now.events == ()


@rule("R1-MOVE-10", "R1-MOVE-11", "R1-TRAJ-02", "R1-TRAJ-03", "R1-TRAJ-01")
@pytest.mark.parametrize(
    ("spot", "section", "kind"), [("7b-spot1", 19, "speed"), ("b3-spot1", 5, "drive"), ("b6-spot1", 12, "gear")]
)
def test_a_spot_adds_its_bonus_once_to_cards_of_its_colour_and_must(spot: str, section: int, kind: str) -> None:
    table = at(f"blue@{section} spot={spot}, orange@3", "", now="blue")
    bonus = table.race.board.spots[table.race.board.spot_index[spot]].bonus
    match = tuple(each for each in table.race.deck.race if each.kind == ("speed", "drive", "gear", "event").index(kind))
    other = tuple(each for each in table.race.deck.race if each.kind == 3)
    assert worth_of(table.race, 0, match[:1]) == match[0].mp + bonus
    assert worth_of(table.race, 0, match[:2]) == match[0].mp + match[1].mp + bonus
    assert worth_of(table.race, 0, other[:1]) == other[0].mp


@rule("R1-TRAJ-01")
def test_yellow_spots_are_for_event_cards() -> None:
    table = at("blue@14 spot=8-spot1, orange@3", "", circuit="hungaroring", now="blue")
    event = next(each for each in table.race.deck.race if each.kind == 3)
    assert worth_of(table.race, 0, (event,)) == event.mp + 1


@rule("R1-MOVE-12", "R1-MOVE-13", "R1-MOVE-14", "R1-MOVE-23", "R1-MOVE-25")
def test_a_skip_stays_put_without_any_bonus_and_may_change_the_strategy() -> None:
    table = turn(f"hand={THREE} spot=7b-spot1 strategy=hazard", section=19).do("skip")
    assert table.asks == "NewStrategy"
    assert table.codes[0] == "keep"
    table.do("strategy-lucky")
    assert table.race.progress[0] == 19
    assert table.race.spot[0] >= 0
    assert table.race.strategy[0] == 3
    assert table.race.acted[0]
    resumed = at(f"blue@19 just-pit hand={THREE}, orange@3").do(THREE_B)
    assert resumed.codes[0] == "skip"


@rule("R1-MOVE-15")
def test_the_strategy_cannot_be_changed_otherwise() -> None:
    table = turn(f"hand={THREE} strategy=hazard").do(f"play-{THREE}")
    table.any_luck()
    assert not table.race.stack
    assert table.race.strategy[0] == 1


@rule("R1-MOVE-16", "R1-MOVE-17", "R1-MOVE-18", "R1-MOVE-20", "R1-OVT-01", "R1-OVT-02", "R1-OVT-04")
def test_every_point_is_spent_on_sections_and_cars() -> None:
    table = at("orange@21, slow1@21, blue@20", "DriveOn 0; MoveDone 0", now="blue mp=4")
    assert table.race.progress[0] == 22
    assert table.race.entered == 2
    assert table.lane("main-2") == ["orange", "slow1"]
    short = at("orange@21, slow1@21, blue@20", "DriveOn 0; MoveDone 0", now="blue mp=2")
    assert short.lane("main-2") == ["orange", "blue", "slow1"]
    none = at("orange@21, slow1@21, blue@20", "DriveOn 0; MoveDone 0", now="blue mp=1")
    assert none.lane("main-2") == ["orange", "slow1", "blue"]


@rule("R1-MOVE-19", "R1-OVT-07", "R1-OVT-08")
def test_points_that_cannot_be_used_are_lost() -> None:
    table = at("orange@13, blue@12, slow1@30", "DriveOn 0; MoveDone 0", now="blue mp=5")
    assert table.lane("6a") == ["orange", "blue"]
    assert table.race.now.mp == 0


@rule("R1-MOVE-22", "R1-LB-18", "R1-TRAJ-18")
def test_a_value_of_zero_or_less_moves_nothing() -> None:
    table = advanced(f"blue@12 hand={ONE} tyres=rain spot=b6-spot1, orange@3").do("go", ONE_B, f"play-{ONE}", "done")
    table.any_luck()
    assert table.race.points == 0
    assert table.race.progress[0] == 12
    assert table.race.spot[0] >= 0
    assert not table.race.stack


@rule("R1-MOVE-26")
def test_cards_drawn_by_a_play_cannot_pay_for_it() -> None:
    table = at(f"blue@20 chips=1 hand={T2},{ONE}, orange@3", "")
    assert not payable(table.race, 0, (printed(T2), printed(ONE)))
    table = at(f"blue@20 chips=1 hand={T1},{ONE}, orange@3", "")
    assert payable(table.race, 0, (printed(T1), printed(ONE)))


# Payments


@rule("R1-PAY-01", "R1-PAY-02", "R1-PAY-03", "R1-PAY-04")
@pytest.mark.parametrize(
    ("cost", "chips", "hand", "can"),
    [
        (1, 1, 0, True),
        (1, 0, 3, False),
        (2, 1, 1, True),
        (2, 1, 0, False),
        (3, 1, 2, True),
        (3, 1, 1, False),
        (3, 0, 3, False),
    ],
)
def test_at_least_one_unit_is_a_chip(cost: int, chips: int, hand: int, can: bool) -> None:
    spent = {1: T1, 2: T2, 3: T3}[cost]
    rest = ",".join((spent, *(ONE, TWO, THREE)[:hand]))
    table = at(f"blue@20 chips={chips} hand={rest}, orange@3", "")
    assert payable(table.race, 0, (printed(spent),)) is can


@rule("R1-PAY-07", "R1-OPT-06", "R1-STR-SAVE-01")
@pytest.mark.parametrize(
    ("words", "switches", "card_id", "can"),
    [
        ("chips=0", "", ONE, True),
        ("chips=0 strategy=save-tyres", "", ONE, True),
        ("chips=0 strategy=save-tyres", "", T1, True),
        ("chips=0 strategy=save-tyres", "", T2, False),
        ("chips=0", "", T1, False),
        ("chips=2", "short=on", T2, True),
        ("chips=1", "short=on", T2, False),
        ("chips=1", "", T2, True),
    ],
)
def test_what_costs_no_tyre_needs_no_chip(words: str, switches: str, card_id: str, can: bool) -> None:
    race = at(f"blue@20 {words} hand={card_id},{THREE}, orange@3", "", switches=switches).race
    assert payable(race, 0, (printed(card_id),)) is can


@rule("R1-PAY-01", "R1-PAY-02", "R1-PAY-03", "R1-PAY-06")
def test_units_are_paid_one_by_one() -> None:
    one = turn(f"hand={T1},{DRIVE}").do(f"play-{T1}")
    assert one.race.chips[0] == 9
    assert one.asks != "PayUnit"
    three = turn(f"hand={T3},{DRIVE}").do(f"play-{T3}")
    assert three.codes == ["chip", f"pay-{DRIVE}", f"pay-{THREE_B}"]
    three.do(f"pay-{DRIVE}", f"pay-{THREE_B}")
    assert three.race.chips[0] == 9
    assert three.hand() == []
    last = turn(f"hand={T3},{DRIVE} chips=1").do(f"play-{T3}", f"pay-{DRIVE}", f"pay-{THREE_B}")
    assert last.race.chips[0] == 0


@rule("R1-PAY-05", "R1-EX-43")
def test_the_costs_of_a_pair_are_added() -> None:
    a, b = card("speed", 3, tyres=2), card("event", mp=0, tyres=1, event="orange")
    total = printed(a).tyres + printed(b).tyres
    assert total == 3
    for chips, rest in ((3, ()), (2, (ONE,)), (1, (ONE, TWO))):
        table = at(f"blue@20 chips={chips} hand={','.join((a, b, *rest))}, orange@3", "")
        assert payable(table.race, 0, (printed(a), printed(b)))
    table = at(f"blue@20 chips=1 hand={a},{b},{ONE}, orange@3", "")
    assert not payable(table.race, 0, (printed(a), printed(b)))


@rule("R1-PAY-08", "R1-PAY-09", "R1-PAY-17", "R1-SETUP-03")
def test_damage_is_drawn_disc_by_disc() -> None:
    table = turn(f"hand={D2}", table="bag 10+5").do(f"play-{D2}")
    assert table.asks == "DrawDisc"
    assert table.match.chance is not None
    assert list(table.match.chance.weights) == [10, 5]
    table.do("brown")
    assert list(table.match.chance.weights) == [10, 4]
    table.do("red")
    assert (table.race.red[0], table.race.brown[0]) == (1, 1)


@rule("R1-PAY-10")
def test_brown_damage_stays_for_ever() -> None:
    table = at("blue@22 brown=2, orange@3").do("pit").any_luck()
    assert table.race.brown[0] == 2


@rule("R1-PAY-12", "R1-PAY-13", "R1-CHK-18")
def test_the_last_slot_may_be_filled_one_more_is_the_end() -> None:
    for discs, out in (("red=4", False), ("red=5", True), ("red=2 brown=2", False), ("red=3 brown=2", True)):
        table = turn(f"hand={DRIVE} {discs} target={value(1)}").do(f"play-{DRIVE}", "blind", value(90), "red")
        assert (0 in table.race.retired) is out


@rule("R1-PAY-14")
def test_a_play_with_more_damage_than_slots_is_illegal() -> None:
    table = at(f"blue@20 red=4 hand={D1},{D2},{ONE}, orange@3", "")
    assert payable(table.race, 0, (printed(D1),))
    assert not payable(table.race, 0, (printed(D2),))
    assert not payable(table.race, 0, (printed(D1), printed(D1)))


@rule("R1-PAY-15")
def test_track_cards_can_pay() -> None:
    table = advanced(f"blue@20 hand={T2},t1a, orange@3").do("go", ONE, f"play-{T2}", "done")
    assert "pay-t1a" in table.codes


@rule("R1-PAY-16")
def test_an_empty_container_lends_red_discs() -> None:
    table = turn(f"hand={D1}", table="bag 0+0").do(f"play-{D1}", "red")
    assert table.race.red[0] == 1


# Checks


@rule("R1-CHK-01", "R1-CHK-02", "R1-CHK-03")
@pytest.mark.parametrize(("asked", "most"), [(DRIVE, 50), (PLUS, 70), (MINUS, 30)])
def test_the_card_must_not_exceed_the_target_as_modified(asked: str, most: int) -> None:
    from paddock.games.race90.first.rules_check import limit

    target = next(each.id for each in at("blue@3, orange@1", "").race.deck.race if each.check == 50)
    table = at(f"blue@20 target={target}, orange@3", "")
    assert limit(table.race, 0, 0, printed(asked).checks[0][0]) == most
    for check, passed in ((most, True), (most + 1, False)):
        good = at(f"blue@20 target={target}, orange@3", f"CheckDue 0 0 {most - 50}; CheckMade 0", now="blue")
        good.do(value(check, without=(target,)))
        assert good.race.now.passed is passed


def checking(words: str = "", extra: str = "", level: str = "basic") -> Table:
    """A check at 43; drive cards, one in the hand, one drawn."""
    table = at(f"blue@20 hand={DRIVE},{THREE}{extra} target={value(43)} {words}, orange@3", level=level)
    return table.do("go", TWO, f"play-{DRIVE}", "done")


@rule("R1-CHK-04", "R1-CHK-05", "R1-CHK-06")
def test_a_movement_card_a_card_of_the_hand_or_the_deck() -> None:
    assert checking().codes == ["blind", f"check-{DRIVE}", f"check-{THREE}", f"check-{TWO}"]


@rule("R1-CHK-07", "R1-CHK-08", "R1-CHK-09", "R1-CHK-13")
def test_a_failed_check_costs_damage_and_the_car_moves_all_the_same() -> None:
    table = checking().do("blind", value(90), "red")
    assert table.race.red[0] == 1
    assert table.target() == value(90)
    table.do("as-shown")
    assert table.race.progress[0] == 22
    assert value(43) in table.discards


@rule("R1-CHK-08", "R1-CHK-10", "R1-EX-14")
def test_a_movement_card_that_checks_becomes_the_target_and_still_moves() -> None:
    table = checking().do(f"check-{DRIVE}")
    if table.asks == "DrawDisc":
        table.do("red")
    assert table.target() == DRIVE
    assert DRIVE not in table.discards
    assert table.race.points == 2


@rule("R1-CHK-11", "R1-CHK-12", "R1-CHK-22", "R1-CHK-24")
def test_two_checks_in_the_players_order_the_second_against_the_new_target() -> None:
    table = at(f"blue@20 hand={DRIVE},{PLUS} target={value(43)}, orange@3").do(
        "go", THREE, f"play-{DRIVE}", f"add-{PLUS}"
    )
    assert table.codes == ["check-1", "check-2"]
    table.do("check-2", "blind", value(60))
    assert table.race.now.passed
    assert table.asks == "CheckCard"
    assert table.match.decision(0).ask().count("60") >= 1
    table.do(f"check-{PLUS}")
    assert f"check-{PLUS}" not in " ".join(code for code in (table.codes if table.match.to_move else []))


@rule("R1-CHK-22")
def test_one_card_serves_one_check() -> None:
    table = at(f"blue@20 hand={DRIVE},{PLUS} target={value(43)}, orange@3").do(
        "go", THREE, f"play-{DRIVE}", f"add-{PLUS}"
    )
    table.do("check-1", f"check-{DRIVE}")
    if table.asks == "DrawDisc":
        table.do("red")
    assert f"check-{DRIVE}" not in table.codes


@rule("R1-CHK-14")
def test_a_lapping_check_takes_no_movement_card() -> None:
    table = at(f"slow1@-3, blue@21 target=r5 hand={THREE}, orange@3", "DriveOn 0", now=f"blue played={DRIVE} mp=3")
    assert table.codes == ["blind", f"check-{THREE}"]


@rule("R1-CHK-15", "R1-CHK-16", "R1-LB-03")
def test_a_late_brake_is_checked_blind_against_the_board_and_leaves_the_target() -> None:
    table = at(f"blue@12 target={value(1)} hand={THREE}, orange@3", "LateOrNot 0", now="blue moved", first="points=2")
    table.do("late-brake")
    assert table.asks == "TurnCard"
    table.do(value(50))
    assert table.race.now.passed
    assert table.target() == value(1)
    assert table.discards == [value(50)]


@rule("R1-CHK-17", "R1-OFF-12", "R1-OFF-13")
def test_a_path_check_leaves_the_target_too() -> None:
    table = advanced(f"blue@12 off=6b target={value(1)} hand={THREE}, orange@3", "PathCheck 0 12 0", now="blue")
    assert table.codes == ["blind", f"check-{THREE}"]
    table.do("blind", value(50))
    assert table.race.now.passed
    assert table.target() == value(1)
    assert table.discards[-1] == value(50)


@rule("R1-CHK-19")
def test_a_card_that_paid_cannot_check() -> None:
    speed = card("speed", 4, tyres=2)
    one = card("drive", 1, modifier=20)
    table = at(f"blue@20 hand={speed},{one},{THREE} target=r100, orange@3").do(
        "go", TWO, f"play-{speed}", f"add-{one}", f"pay-{THREE}"
    )
    assert table.asks == "CheckCard"
    assert f"check-{THREE}" not in table.codes


@rule("R1-CHK-20", "R1-CHK-23", "R1-WX-09", "R1-SKILL-REF-01")
def test_modifiers_add_up_without_bounds() -> None:
    from paddock.games.race90.first.rules_check import limit

    table = advanced(
        f"blue@20 target={value(90)} skill=reflexes, orange@3 target={value(5)}", "", table="turn 7 weather 8"
    )
    assert limit(table.race, 0, 0, 20) == 90 + 20 + 20 - 20
    assert limit(table.race, 1, 0, -20) == 5 - 20 - 20
    dry = advanced(f"blue@20 target={value(90)} skill=reflexes, orange@3", "")
    assert limit(dry.race, 0, 0, 20) == 130


@rule("R1-CHK-21", "R1-TC-06")
def test_a_track_card_may_check_and_becomes_the_target() -> None:
    table = checking(extra=",t1a", level="advanced").do("check-t1a")
    assert table.target() == "t1a"


@rule("R1-EX-15", "R1-EX-16")
def test_failing_on_purpose_and_a_target_that_neither_card_meets() -> None:
    two, one = card("drive", 2, modifier=20, check=37), card("event", 1, event="green", check=88)
    words = f"green@3 hand={two},{one} target={value(40)}, blue@1, orange@0"
    table = at(words, "ActNow 2", seats=3).do(
        "go", THREE, f"play-{two}", f"add-{one}", f"check-{one}", "red", "as-shown"
    )
    assert table.target(2) == one
    assert table.race.red[2] == 1
    assert table.race.points == 3
    ten = at(f"green@3 hand={two},{one} target={value(10)}, blue@1, orange@0", "ActNow 2", seats=3)
    ten.do("go", THREE, f"play-{two}", f"add-{one}")
    decision = ten.match.decision(2)
    told = {option.code: decision.consequences(option).outcomes for option in decision.options}
    for failing in (two, one):
        (outcome,) = told[f"check-{failing}"]
        assert dict(outcome.text.args)["passed"] == "no"
        assert outcome.chance == 1
    assert f"check-{THREE}" in told
    assert "blind" in told


# Trajectories


@rule("R1-TRAJ-04", "R1-TRAJ-12", "R1-TRAJ-16", "R1-TRAJ-05", "R1-TRAJ-06")
def test_where_a_movement_ends_free_spots_are_offered_and_held_ones_not() -> None:
    table = at("blue@17, orange@3", "EndOnSpot 0", now="blue moved")
    assert table.codes == ["no-spot", "spot-b7-spot1", "spot-b7-spot2"]
    held = at("orange@17 spot=b7-spot1, blue@17, slow1@3", "EndOnSpot 0", now="blue moved")
    assert held.codes == ["no-spot", "spot-b7-spot2"]
    extreme = at("blue@8, orange@3", "EndOnSpot 0", now="blue moved")
    assert extreme.codes == ["no-spot", "spot-4-spot1"]  # the other spot there is of the second edition
    assert [getattr(each, "extreme", False) for each in extreme.match.decision(0).options] == [False, False]
    assert at("blue@12 off=6b, orange@3", "EndOnSpot 0", now="blue moved").asks == ""


@rule("R1-TRAJ-07", "R1-TRAJ-08")
def test_a_spot_left_goes_to_who_ends_there_later_not_to_who_stands_there() -> None:
    table = at("orange@19 spot=7b-spot1, blue@19 acted, slow1@3", "DriveOn 1", now="orange mp=1")
    assert table.race.spot[0] < 0
    assert table.race.spot[1] < 0
    later = at("slow1@19 acted, blue@19, orange@3", "EndOnSpot 0", now="blue moved")
    assert "spot-7b-spot1" in later.codes


@rule("R1-TRAJ-09", "R1-TRAJ-10", "R1-TRAJ-11", "R1-STR-BAL-04")
def test_no_bonus_on_the_first_and_on_restart_turns_but_the_spot_works_next_turn() -> None:
    opening = at("blue@19 spot=7b-spot1 strategy=balance, orange@3", "", table="opening", now="blue")
    assert own_spot(opening.race, 0, (printed(FOUR),)) == -1 == own_spot(opening.race, 0, (printed(ONE),))
    taken = at("blue@17, orange@3", "EndOnSpot 0", table="opening", now="blue moved").do("spot-b7-spot1")
    assert taken.race.spot[0] >= 0
    normal = at("blue@19 spot=7b-spot1, orange@3", "", now="blue")
    assert own_spot(normal.race, 0, (printed(FOUR),)) >= 0


@rule("R1-TRAJ-13")
def test_a_late_brake_can_end_on_a_spot() -> None:
    table = at("blue@7, orange@3", "LateOrNot 0; EndOnSpot 0", now="blue moved", first="points=2").do(
        "late-brake", value(10)
    )
    assert table.codes == ["no-spot", "spot-4-spot1"]


@rule("R1-TRAJ-17")
def test_a_car_that_spent_a_point_may_change_spot_in_its_section_one_that_spent_none_may_not() -> None:
    spent = at("blue@17 spot=b7-spot2, orange@3", "EndOnSpot 0", now="blue moved")
    assert spent.codes == ["no-spot", "spot-b7-spot1"]
    none = at("blue@17 spot=b7-spot2, orange@3", "EndOnSpot 0", now="blue")
    assert none.asks == ""
    assert none.race.spot[0] >= 0


@rule("R1-TRAJ-18", "R1-OFF-03", "R1-OFF-05")
def test_a_car_put_back_takes_no_spot() -> None:
    table = at("blue@12 off=6b, orange@14, slow1@30")
    assert table.lane("6b") == ["orange", "blue"]
    assert table.asks == ""
    assert table.race.spot[0] < 0


def test_a_card_that_cannot_be_played_says_why() -> None:
    table = turn(f"hand={T1},{FOUR},t3a chips=0", level="advanced").match
    for code, rule_id in ((f"play-{T1}", "R1-MOVE-08"), ("play-t3a", "R1-MOVE-08"), (f"play-{ONE}", "R1-MOVE-01")):
        refused = table.why_not(0, code)
        assert refused is not None
        assert refused.rule == rule_id
    far = turn("hand=t3a", level="advanced").match.why_not(0, "play-t3a")
    assert far is not None
    assert far.rule == "R1-TC-15"
    pair = turn(f"hand={THREE},{FOUR},{ONE}").do(f"play-{THREE}").match.why_not(0, f"add-{FOUR}")
    assert pair is not None
    assert pair.rule == "R1-MOVE-05"


def test_a_card_says_where_it_would_lead_and_what_it_costs() -> None:
    said = notes(turn(f"hand={T2},{D1},{DRIVE},{THREE}"))
    costs = [said[f"play-{each}"][1] for each in (T2, D1, DRIVE, THREE)]
    assert costs == ["2 tyres", "no tyres, 1 damage", "no tyres, a check", "no tyres"]
    assert said["skip"] == ["you do not move"]
