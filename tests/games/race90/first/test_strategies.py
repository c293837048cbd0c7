"""Strategies with their basic effects and their SPECIALs, and VERSATILITY."""

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, printed, value
from paddock.games.race90.first.rules_play import can_play
from paddock.games.race90.first.rules_points import tyre_price, worth_of
from paddock.games.race90.first.rules_special import hazard_cards
from paddock.games.race90.first.rules_spots import own_spot
from rules import rule

ONE, TWO, THREE = card("gear", 1, draw=1), card("gear", 2, draw=1), card("gear", 3)
THREE_B = card("gear", 3, without=(THREE,))
T1, T2, T3 = card("speed", 3, tyres=1), card("speed", 3, tyres=2), card("speed", 4, tyres=3)
D1 = card("speed", 3, damage=1)
DRIVE = card("drive", 2, modifier=0)
DRIVE_B = card("drive", 2, modifier=0, without=(DRIVE,))


# Save tyres


@rule("R1-STR-SAVE-01", "R1-STR-SAVE-02", "R1-STR-SAVE-03")
def test_save_tyres_takes_one_off_the_sum() -> None:
    table = at("blue@20 strategy=save-tyres, orange@3", "")
    cards = {n: printed(each) for n, each in ((1, T1), (2, T2), (3, T3))}
    assert [tyre_price(table.race, 0, (cards[n],)) for n in (1, 2, 3)] == [0, 1, 2]
    assert tyre_price(table.race, 0, (cards[1], cards[2])) == 2
    assert tyre_price(table.race, 0, (printed(ONE),)) == 0
    assert tyre_price(table.race, 1, (cards[2],)) == 2


@rule("R1-STR-SAVE-04", "R1-STR-SAVE-05")
def test_a_cost_of_one_needs_no_chip_a_rest_still_does() -> None:
    table = at(f"blue@20 strategy=save-tyres chips=0 hand={T1},{T2},{ONE}, orange@3", "")
    assert can_play(table.race, 0, (printed(T1),))
    assert not can_play(table.race, 0, (printed(T2),))


@rule("R1-SPC-SAVE-01", "R1-SPC-SAVE-02", "R1-SPC-GEN-02", "R1-SPC-GEN-03", "R1-EX-46")
def test_a_chip_really_paid_brings_one_track_card() -> None:
    words = "blue@20 strategy=save-tyres hand="
    none = advanced(f"{words}{T1}, orange@3").do("go", THREE, f"play-{T1}")
    assert none.asks != "DrawTrack"
    assert none.race.chips[0] == 10
    one = advanced(f"{words}{T2}, orange@3").do("go", THREE, f"play-{T2}")
    assert one.asks == "DrawTrack"
    assert one.race.chips[0] == 9
    three = advanced(f"{words}{T3}, orange@3").do("go", THREE, f"play-{T3}", "chip", "chip")
    three.any_luck()
    assert sum(each.corner > 0 for each in three.race.hands[0]) == 1
    basic = at(f"{words}{T2}, orange@3").do("go", THREE, f"play-{T2}")
    assert basic.asks != "DrawTrack"


# Hazard


def hazard(cards: str, words: str = "", level: str = "basic") -> Table:
    return at(f"blue@20 strategy=hazard hand={cards} target={value(43)} {words}, orange@3", level=level).do(
        "go", THREE_B
    )


@rule("R1-STR-HAZ-01", "R1-STR-HAZ-03", "R1-STR-HAZ-04")
def test_hazard_gains_by_a_check_passed_and_by_the_damage_of_one_failed() -> None:
    assert hazard(DRIVE).do(f"play-{DRIVE}", "blind", value(10), "as-shown").race.points == 3
    assert hazard(DRIVE).do(f"play-{DRIVE}", "blind", value(90), "red", "as-shown").race.points == 3
    both = hazard(f"{DRIVE},{DRIVE_B}").do(
        f"play-{DRIVE}", f"add-{DRIVE_B}", "blind", value(10), "blind", value(90), "red"
    )
    both.do("as-shown")
    assert both.race.points == 6
    other = at(f"blue@20 hand={DRIVE} target={value(43)}, orange@3").do(
        "go", THREE_B, f"play-{DRIVE}", "blind", value(10), "as-shown"
    )
    assert other.race.points == 2


@rule("R1-STR-HAZ-02")
def test_hazard_gains_by_damage_of_cards() -> None:
    table = hazard(D1).do(f"play-{D1}", "red")
    assert table.race.points == 4


@rule("R1-EX-45")
def test_hazard_adds_up() -> None:
    d1 = card("speed", 4, tyres=1, damage=1)
    one = card("drive", 1, modifier=20)
    table = at(f"blue@3 strategy=hazard hand={d1},{one} target={value(43)}, orange@1")
    table.do("go", THREE_B, f"play-{d1}", f"add-{one}", "red", "blind", value(10), "as-shown")
    assert table.race.points == 7
    assert table.where("blue") == "serraglio-1"
    brake = at("blue@7 strategy=hazard, orange@1", "LateOrNot 0", now="blue moved", first="points=7").do(
        "late-brake", value(10)
    )
    assert brake.race.progress[0] == 9


def braking(cars: str, words: str = "strategy=hazard", level: str = "basic") -> Table:
    text = f"blue@7 {words}{cars}"
    return at(text, "LateOrNot 0", level=level, now="blue moved", first="points=3")


@rule("R1-STR-HAZ-05", "R1-STR-HAZ-06", "R1-STR-HAZ-08", "R1-STR-HAZ-09")
def test_hazards_late_brake_goes_two_sections_if_the_first_is_free() -> None:
    assert braking(", orange@3").do("late-brake", value(10)).where("blue") == "5"
    assert braking(", orange@8").do("late-brake", value(10)).lane("4") == ["orange", "blue"]
    assert braking(", orange@9").do("late-brake", value(10)).lane("5") == ["orange", "blue"]
    assert braking(", flag@4, orange@3", level="advanced").do("late-brake", value(10)).lane("4") == ["flag", "blue"]
    assert braking(", orange@3", "strategy=lucky").do("late-brake", value(10)).where("blue") == "4"


@rule("R1-STR-HAZ-10", "R1-SPC-HAZ-10")
def test_a_track_card_takes_hazard_two_sections_too_but_is_no_check() -> None:
    table = braking(", orange@3", "strategy=hazard hand=t4a", level="advanced").do("void-t4a")
    assert table.where("blue") == "5"
    assert table.race.passes == 0


@rule("R1-STR-HAZ-07")
def test_contest_damage_and_lapping_checks_bring_no_points() -> None:
    table = at(f"slow1@-3, blue@20 strategy=hazard target={value(43)} hand={THREE}, orange@3", first="tied:blue=1")
    table.do("go", TWO, f"play-{THREE}")
    assert table.race.points == 3
    assert table.asks == "CheckCard"
    table.do("blind", value(10))
    assert table.race.progress[0] == 22


def moved(level: str = "advanced", **counts: int) -> int:
    words = " ".join(f"{key}={count}" for key, count in counts.items() if key != "tied")
    words += f" tied:blue={counts['tied']}" if "tied" in counts else ""
    table = at("blue@20 strategy=hazard, orange@3", "", level=level, first=words)
    return hazard_cards(table.race, 0)


@rule("R1-SPC-HAZ-01", "R1-SPC-HAZ-02", "R1-SPC-HAZ-03", "R1-SPC-HAZ-05", "R1-SPC-HAZ-08")
def test_after_six_sections_every_check_and_every_damage_counts() -> None:
    assert moved(entered=6, passes=1) == 1
    assert moved(entered=5, passes=1) == 0
    assert moved(entered=6, passes=1, hurt=2, tied=1) == 4
    assert moved("basic", entered=6, passes=1) == 0
    other = advanced("blue@20 strategy=lucky, orange@3", "", first="entered=6 passes=1")
    assert hazard_cards(other.race, 0) == 0
    table = advanced(
        "blue@20 strategy=hazard, orange@3", "LateOrNot 0", now="blue moved", first="entered=6 passes=2 points=6"
    )
    assert table.any_luck().race.hands[0].__len__() == 2


@rule("R1-SPC-HAZ-04", "R1-SPC-HAZ-09")
def test_a_late_brake_counts_with_its_check_and_its_sections() -> None:
    table = advanced("blue@7 strategy=hazard, orange@3", "LateOrNot 0", now="blue moved", first="entered=4 points=4")
    table.do("late-brake", value(10))
    assert table.race.entered == 6
    assert table.asks == "DrawTrack"
    back = advanced("blue@22 strategy=hazard fuel=12, orange@3").do("pit", "load-10")
    assert back.race.entered == 0


@rule("R1-SPC-HAZ-06", "R1-SPC-HAZ-07")
def test_lapping_and_path_checks_do_not_count() -> None:
    lap = advanced(f"slow1@-4, blue@20 strategy=hazard target={value(43)}, orange@3", "DriveOn 0", now="blue mp=2").do(
        value(10)
    )
    assert lap.race.passes == 0
    path = advanced("blue@12 off=6b strategy=hazard, orange@3", "PathCheck 0 12 0", now="blue").do(value(10))
    assert path.race.passes == 0


@rule("R1-SPC-HAZ-11")
def test_after_a_failed_late_brake_what_came_before_still_counts() -> None:
    table = advanced(
        "blue@12 strategy=hazard, orange@3",
        "LateOrNot 0; TurnOver 0",
        now="blue moved",
        first="entered=6 passes=1 points=6",
    )
    table.do("late-brake", value(90))
    assert table.asks == "DrawTrack"
    table.any_luck(until="TurnCard")
    assert len(table.hand()) == 1


# Balance


@rule("R1-STR-BAL-01", "R1-STR-BAL-02", "R1-STR-BAL-03")
def test_balance_needs_no_matching_card_but_no_speed_card_either() -> None:
    table = at("blue@5 spot=b3-spot1 strategy=balance, orange@3", "", now="blue")
    spot = table.race.board.spot_index["b3-spot1"]
    assert own_spot(table.race, 0, (printed(ONE),)) == spot
    assert own_spot(table.race, 0, (printed(T1),)) == -1 == own_spot(table.race, 0, (printed(T1), printed(ONE)))
    assert own_spot(table.race, 0, (printed(T1), printed(DRIVE))) == spot
    assert worth_of(table.race, 0, (printed(DRIVE),)) == 3
    red = at("blue@19 spot=7b-spot1 strategy=balance, orange@3", "", now="blue")
    assert own_spot(red.race, 0, (printed(T1),)) >= 0


def balanced(spot: str, section: int, first: str, table: str = "", second: str = "") -> bool:
    found = advanced(
        f"blue@{section} spot={spot} strategy=balance hand={','.join(filter(None, (first, second)))}"
        f" target={value(43)},"
        " orange@3",
        table=table,
    )
    found.do("go", THREE_B, f"play-{first}")
    if found.asks == "PlayPair":
        found.do(f"add-{second}" if second else "done")
    return found.asks == "DrawTrack"


@rule("R1-SPC-BAL-01", "R1-SPC-BAL-02", "R1-SPC-BAL-03", "R1-SPC-BAL-04", "R1-SPC-BAL-05")
def test_balance_brings_a_track_card_with_the_right_card_never_on_red() -> None:
    assert balanced("b3-spot1", 5, DRIVE)
    assert not balanced("b3-spot1", 5, THREE)
    assert not balanced("7b-spot1", 19, card("speed", 2, tyres=1))
    drive_one = card("drive", 1, modifier=20)
    assert not balanced("b3-spot1", 5, drive_one, second=T1)
    assert balanced("b3-spot1", 5, drive_one, second=ONE)
    assert not balanced("b3-spot1", 5, DRIVE, table="turn 7 weather 1 opening")


# Banging wheels


@rule("R1-SPC-BW-01", "R1-SPC-BW-02", "R1-SPC-BW-04", "R1-SPC-BW-06")
def test_winning_a_contest_brings_a_track_card() -> None:
    cars = f"blue@13 hand={ONE}, orange@13 strategy=banging-wheels hand={T2}, slow1@3"
    won = advanced(cars, ROUND).do(f"lay-{T2}", "decline")
    assert won.asks == "DrawTrack"
    assert won.race.banged == (False, True)
    tied = advanced(f"blue@13 hand={T3},{ONE}, orange@13 strategy=banging-wheels hand={T2}, slow1@3", ROUND)
    tied.do(f"lay-{T2}", f"lay-{T3}", f"lay-{ONE}")
    assert tied.asks == "DrawDisc"
    assert tied.do("red", "red").asks != "DrawTrack"
    defended = advanced(f"blue@13 strategy=banging-wheels hand={T2}, orange@13 hand={ONE}, slow1@3", ROUND)
    assert defended.do(f"lay-{ONE}", f"lay-{T2}").asks == "DrawTrack"
    basic = at(cars, ROUND).do(f"lay-{T2}", "decline")
    assert basic.asks != "DrawTrack"
    beaten = advanced(
        f"blue@13 hand={T3},{D1}, orange@13 strategy=banging-wheels hand={ONE}, green@13 hand={THREE}, slow1@3",
        ROUND,
        seats=3,
    )
    beaten.do(f"lay-{THREE}", f"lay-{ONE}", f"lay-{T3}", f"lay-{D1}")
    assert beaten.asks != "DrawTrack"


@rule("R1-SPC-BW-03", "R1-SPC-BW-04", "R1-SPC-BW-05", "R1-SPC-BW-07")
def test_overtaking_by_late_brake_brings_one_more_paid_overtakes_none() -> None:
    words = "strategy=banging-wheels banged"
    table = advanced(f"orange@7, blue@7 {words}, slow1@40", "LateOrNot 0", now="blue moved", first="points=3")
    assert table.do("late-brake", value(10)).asks == "DrawTrack"
    lapping = advanced(f"orange@-17, blue@7 {words}, slow1@40", "LateOrNot 0", now="blue moved", first="points=3")
    assert lapping.do("late-brake", value(10)).asks == ""
    nobody = advanced(f"blue@7 {words}, orange@3, slow1@40", "LateOrNot 0", now="blue moved", first="points=3")
    assert nobody.do("late-brake", value(10)).asks == ""
    both = advanced(f"slow1@-17, orange@7, blue@7 {words}, slow2@40", "LateOrNot 0", now="blue moved", first="points=3")
    assert both.do("late-brake", value(10)).asks == "DrawTrack"
    void = advanced(f"orange@7, blue@7 {words} hand=t4a, slow1@40", "LateOrNot 0", now="blue moved", first="points=3")
    assert void.do("void-t4a").asks == "DrawTrack"
    paid = advanced(
        f"orange@11, blue@11 {words}, slow1@40",
        "DriveOn 0; LateOrNot 0; LastSpecials 0",
        now="blue mp=2",
        first="points=2",
    )
    assert paid.asks == "BrakeLate"
    assert paid.do("no-late-brake").asks == ""
    twice = advanced(f"blue@13 hand={ONE}, orange@13 strategy=banging-wheels banged hand={T2}, slow1@3", ROUND)
    assert twice.do(f"lay-{T2}", "decline").asks != "DrawTrack"


# Versatility


@rule("R1-SKILL-VERS-01", "R1-SKILL-VERS-02", "R1-SKILL-VERS-03", "R1-MOVE-15")
def test_versatility_changes_the_strategy_once_between_stops() -> None:
    words = "blue@20 skill=versatility strategy=hazard"
    table = advanced(f"{words}, orange@3").do("go")
    assert table.asks == "NewStrategy"
    table.do("strategy-lucky")
    assert table.asks == "LuckyDraw"
    assert table.race.spent[0]
    assert advanced(f"{words} spent, orange@3").do("go").asks == "DrawRace"
    kept = advanced(f"{words}, orange@3").do("go", "keep")
    assert not kept.race.spent[0]
    stopped = (
        advanced("blue@22 skill=versatility strategy=hazard spent fuel=12, orange@3").do("pit", "load-10").any_luck()
    )
    stopped.do("keep", "keep")
    assert not stopped.race.spent[0]
    assert advanced(f"{words} just-pit, orange@3").asks == "DrawRace"
    assert advanced("blue@12 off=6b skill=versatility strategy=hazard, orange@3").asks == "DrawRace"


@rule("R1-SKILL-LAP-03", "R1-FLAG-15")
@pytest.mark.parametrize("words", ["skill=lapping", "blue-flag"])
def test_a_leader_still_checks_for_a_free_lap(words: str) -> None:
    table = advanced(f"slow1@-4, blue@20 {words}, orange@3", "DriveOn 0", now="blue mp=2")
    assert table.asks == "TurnCard"


@rule("R1-SPC-GEN-01")
@pytest.mark.parametrize(("level", "special"), [("basic", ()), ("advanced", ("a Track card if you pay a tyre chip",))])
@pytest.mark.parametrize("task", ["FirstStrategy 0", "NewStrategy 0 stop"])
def test_a_special_is_told_only_where_track_cards_are_in_play(level: str, special: tuple[str, ...], task: str) -> None:
    match = at("blue@20 strategy=lucky, orange@18", task, level=level).match
    told = {pick.code: (pick.label, pick.notes) for pick in match.scene(0).options}

    assert told["strategy-save-tyres"] == ("Save Tyres: 1 tyre less to pay", special)
