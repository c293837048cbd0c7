"""The end: the last turn, elimination, the ranking; the short race and re-entry."""

from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, fresh, printed
from paddock.games.race90.first.rules_out import put_out
from paddock.games.race90.first.rules_points import payable
from paddock.games.race90.shared.events import RaceEnded, Retired
from rules import rule

THREE, THREE_B = card("gear", 3), card("gear", 3, without=(card("gear", 3),))
T2 = card("speed", 3, tyres=2)


@rule("R1-END-01", "R1-END-02", "R1-END-04")
def test_the_race_ends_after_the_last_turn_and_the_leader_wins_even_a_robot() -> None:
    table = at("blue@20 acted, orange@10 acted, slow1@30", ROUND, table="turn 26 weather 1")
    assert table.match.over
    assert table.told(RaceEnded)[0].car.robot == 3
    assert not at("blue@20 acted, orange@10 acted", ROUND, table="turn 25 weather 1").match.over


def order(cars: str, **words: Any) -> list[int]:
    return [placing.seat for placing in at(cars, "", **words).match.result.placings]


@rule("R1-END-03", "R1-END-05", "R1-END-11")
def test_laps_then_the_track_then_the_queue_then_those_who_are_out() -> None:
    assert order("orange@20, blue@20, slow1@3") == [1, 0]
    assert order("orange@20, blue@21, slow1@30") == [0, 1]
    assert order("blue@22, orange@30, slow1@50") == [1, 0]
    assert order("blue@3, orange out, green out", seats=3) == [0, 2, 1]


@rule("R1-END-06", "R1-END-07", "R1-END-08")
def test_an_eliminated_player_leaves_with_everything() -> None:
    table = at("blue@20 fuel=12 chips=5 red=2 brown=1 blue-flag, orange@3", ROUND, table="bag 10+5")
    put_out(table.race, 0, "damage")
    assert table.told(Retired)
    assert table.lane("main-1") == []
    assert table.race.fuel[0] == 0
    assert (table.race.bag_red, table.race.bag_brown, table.race.chips[0], table.race.blue[0]) == (12, 6, 0, False)


@rule("R1-END-09")
def test_with_a_robot_goes_the_latest_chip_of_its_kind() -> None:
    table = advanced(
        "slow1@20, slow2@19, blue@3, orange@2", ROUND, piles="chits slow-3-35-10,slow-2-55-16,fast-3-45-16"
    )
    put_out(table.race, 7, "crash")
    assert [chip.id for chip in table.race.chits] == ["slow-3-35-10", "fast-3-45-16"]
    fastest = advanced("superfast1@20, blue@3, orange@2", ROUND, piles="chits superfast-5-30-10,slow-2-55-16")
    put_out(fastest.race, 2, "crash")
    assert [chip.id for chip in fastest.race.chits] == ["slow-2-55-16"]


@rule("R1-END-06", "R1-ACT-16")
def test_nothing_more_is_done_in_the_turn_of_who_is_out_and_nobody_goes_after_it() -> None:
    cars = "orange@22, blue@20 chase=orange, green@19 chase=blue, slow1@3"
    table = at(cars, "PitOrDrive 1; TurnOver 1; NextToAct", seats=3, now="orange")
    put_out(table.race, 1, "damage")
    assert table.asks == "TurnOver"
    assert table.race.chased == (-1, -1, 0)
    assert (table.leader, table.race.acted[1]) == ("blue", True)
    last = at("blue@20", ROUND)
    put_out(last.race, 0, "damage")
    assert (last.match.over, last.race.leader) == (True, 0)


@rule("R1-DRAW-16", "R1-END-07")
def test_all_cards_in_play_of_who_is_out_go_to_the_piles_and_nobody_elses() -> None:
    cars = "orange@22 frozen=r9, blue@20 hand=r1 frozen=r2 target=r3 laid=r4, slow1@3"
    for out, gone in ((0, {"r1", "r2", "r3", "r4", "r5", "r7"}), (1, {"r9"})):
        race = at(cars, "PitOrDrive 0; TurnOver 0", now="blue played=r5,r3 charted=r3", first="used=r7").race
        put_out(race, out, "damage")
        assert {each.id for each in race.race_discard} == gone
        assert (race.frozen[out], race.laid[out]) == ((), ())
        assert [each.id for each in race.used] == ([] if out == 0 else ["r7"])
        assert [each.id for each in race.now.played] == (["r3"] if out == 0 else ["r5", "r3"])


@rule("R1-END-10")
@pytest.mark.parametrize("reason", ["damage", "fuel", "tyres", "crash"])
def test_every_cause_has_its_words(reason: str) -> None:
    table = at("blue@20, orange@3", ROUND)
    put_out(table.race, 0, reason)
    assert table.told(Retired)[0].label("en") != table.told(Retired)[0].label("it")


@rule("R1-END-12")
def test_without_players_the_race_is_over_unless_one_may_return() -> None:
    table = at("blue@20, slow1@3", ROUND)
    put_out(table.race, 0, "damage")
    assert not table.race.stack
    agreed = at("blue@20, slow1@3", ROUND, switches="re-entry=on")
    put_out(agreed.race, 0, "damage")
    assert agreed.race.stack
    assert agreed.race.waiting == (0,)


@rule("R1-END-13")
def test_a_leader_off_the_track_who_kept_the_marker_wins() -> None:
    table = at("blue@36 off=6b acted, orange@20 acted, slow1@11 acted", ROUND, table="turn 26 weather 1 leader blue")
    assert table.told(RaceEnded)[0].car.car == 0
    assert table.match.result.place(0) == 1


# The short race


@rule("R1-OPT-01")
def test_optional_rules_are_off_unless_agreed() -> None:
    agreed = fresh().race.agreed
    assert not (agreed.return_)
    assert not (agreed.short)
    assert not (agreed.chips_only)


@rule("R1-OPT-05", "R1-OPT-07")
def test_the_short_race_has_its_last_turn_a_third_earlier_for_every_rule() -> None:
    race = fresh(short=True).race
    assert race.turns == race.board.short == 18
    assert race.board.turns == 26
    last = at(
        "orange@13, blue@13, slow1@60", "DriveOn 0", table="turn 18 weather 1", now="blue mp=2", switches="short=on"
    )
    assert last.race.straightened
    assert last.lane("6a")[0] == "orange"
    assert last.race.progress[0] == 14
    fuel = advanced("blue@22 fuel=7, orange@3", switches="short=on")
    assert fuel.codes == ["load-10", "load-13"]
    ended = at("blue@20 acted, orange@10 acted", ROUND, table="turn 18 weather 1", switches="short=on")
    assert ended.match.over


@rule("R1-OPT-06", "R1-OPT-08")
def test_tyres_are_paid_with_chips_only_and_save_tyres_still_saves_one() -> None:
    table = at(f"blue@20 hand={T2},{THREE} chips=1, orange@3", "", switches="short=on")
    assert not payable(table.race, 0, (printed(T2),))
    saved = at(f"blue@20 hand={T2},{THREE} chips=1 strategy=save-tyres, orange@3", "", switches="short=on")
    assert payable(saved.race, 0, (printed(T2),))
    auto = at(f"blue@20 hand={T2},{THREE}, orange@3", switches="short=on").do("go", THREE_B, f"play-{T2}")
    assert auto.asks != "PayUnit"
    assert auto.race.chips[0] == 8
    assert advanced(f"blue@20 hand={T2}, orange@3", switches="short=on").race.agreed.chips_only


# Re-entry


def out(
    level: str = "basic",
    cars: str = "orange@20 acted, fast1@15 acted, slow1@3 acted spot=1b-spot1",
    first: str = "",
    **words: Any,
) -> Table:
    """Blue went out last turn; the next begins."""
    kept = f"waiting=blue hand:blue={THREE},{THREE_B} target:blue=r100 levels:blue=8+5+5 skill:blue=4 {first}"
    return at(cars, "Round no", level=level, first=kept, switches="re-entry=on", **words)


@rule("R1-OPT-02", "R1-OPT-09")
def test_who_is_out_is_asked_once_at_the_start_of_the_next_turn_in_order() -> None:
    table = out()
    assert table.codes == ["come-back", "stay-out"]
    assert table.seat == 0
    table.do("stay-out")
    assert table.race.waiting == ()
    assert table.asks != "ReturnOrNot"
    assert set(table.discards) == {THREE, THREE_B, "r100"}
    two = at(
        "green@20 acted, slow1@3, slow2@2", "Round no", seats=3, switches="re-entry=on", first="waiting=orange,blue"
    )
    assert two.seat == 1
    two.do("stay-out")
    assert two.seat == 0
    assert two.asks == "ReturnOrNot"


@rule("R1-OPT-11", "R1-DRAW-16")
@pytest.mark.parametrize("switches", ["", "re-entry=on"])
def test_cards_of_a_contest_that_go_to_the_piles_are_not_known_in_a_hand_any_more(switches: str) -> None:
    """They had been seen before they were laid; what stays in the hand of who may return stays known."""
    cars = f"orange@20, blue@18 hand={THREE} frozen={T2} target=r100, slow1@3"
    table = at(cars, "ActNow 0", piles=f"shown {T2},{THREE}", switches=switches)
    put_out(table.race, 0, "damage")
    assert T2 in table.discards
    assert [each.id for each in table.race.shown] == ([THREE] if switches else [])


@rule("R1-OPT-03", "R1-OPT-04", "R1-OPT-10", "R1-OPT-11")
def test_the_player_stands_where_the_last_robot_stood_with_a_fresh_car() -> None:
    table = out(piles="chits slow2-14,slow1-12,fast1-12").do("come-back")
    assert table.race.progress[0] == 3
    assert table.lane("1b") == ["blue"]
    assert table.race.spot[0] >= 0
    assert table.car("slow1") in table.race.retired
    assert [chip.id for chip in table.race.chits] == [
        "slow1-12",
        "fast1-12",
    ]
    assert table.target() == "r100"
    assert table.race.red[0] == table.race.brown[0] == 0
    assert table.race.chips[0] == 8
    assert table.codes[0] == "done"
    table.do("done").any_luck()
    assert len(table.hand()) == 5
    assert table.asks == "ReturnStrategy"
    assert len(table.codes) == 6
    table.do("strategy-lucky")
    assert not table.race.acted[0]
    assert table.race.progress[0] == 3


@rule("R1-OPT-12")
def test_fuel_and_tyres_of_a_return() -> None:
    basic = out().do("come-back", "done").any_luck().do("strategy-lucky")
    assert basic.race.fuel[0] == 0
    adv = out("advanced").do("come-back", "done").any_luck()
    assert adv.asks == "ReturnTyres"
    assert adv.race.fuel[0] == 18
    adv.do("tyres-soft")
    assert adv.race.discs[0] == 3
    assert adv.race.soft_sets[0] == 1
    assert len(adv.hand()) == 5  # nothing of PITTING


@rule("R1-OPT-13")
def test_without_a_robot_there_is_no_return() -> None:
    table = out(cars="orange@20 acted")
    assert table.asks != "ReturnOrNot"
    assert table.race.waiting == ()
    lost = at("blue@20, orange@3", ROUND, switches="re-entry=on")
    put_out(lost.race, 0, "damage")
    assert lost.race.waiting == ()


@rule("R1-OPT-10", "R1-OPT-02", "R1-OFF-36")
def test_the_place_of_a_robot_off_the_track_is_taken_over_with_its_time_loss() -> None:
    table = out(cars="orange@20 acted, fast1@15 acted, slow1@12 off=6b waste=2 forced acted")
    robot = table.car("slow1")
    table.do("come-back")
    race = table.race
    assert (race.off, race.progress[0], race.waste[0], race.reentry[0]) == ((0,), 12, 2, 14)
    assert (race.progress[robot], race.waste[robot], race.reentry[robot], race.spot[robot]) == (0, 0, -1, -1)
    assert (race.acted[0], race.acted[robot], race.forced, race.waiting) == (False, True, (), ())
    assert race.retired[-1] == robot
    assert 0 not in race.retired


@rule("R1-OPT-10", "R1-ACT-01")
def test_who_takes_the_place_of_a_robot_that_leads_is_the_leader() -> None:
    led = out(cars="slow1@30 acted, orange@20 acted").do("come-back")
    assert led.leader == "blue"
    behind = out(cars="orange@30 acted, fast1@20 acted").do("come-back")
    assert (behind.leader, behind.race.progress[0]) == ("orange", 20)
    beside = out(cars="slow1@30 acted, orange@30 acted").do("come-back")
    assert beside.lane("3") == ["blue", "orange"]
    assert beside.leader == "blue"


@rule("R1-OPT-12", "R1-TYRE-09")
@pytest.mark.parametrize(("tyres", "cards"), [("hard", 1), ("intermediate", 0), ("rain", 0), ("soft", 0)])
def test_hard_tyres_bring_their_track_card_on_a_return_too(tyres: str, cards: int) -> None:
    table = out("advanced").do("come-back", "done").any_luck().do(f"tyres-{tyres}").any_luck()
    assert sum(each.corner > 0 for each in table.race.hands[0]) == cards
    assert table.asks == "ReturnStrategy"


@rule("R1-OPT-09", "R1-OPT-13", "R1-END-12")
def test_the_race_ends_when_the_last_who_could_come_back_stays_out() -> None:
    alone = out(cars="slow1@30 acted").do("stay-out")
    assert (alone.match.over, alone.race.turn) == (True, 8)
    two = at("slow1@30 acted", "Round no", switches="re-entry=on", first="waiting=orange,blue").do("stay-out")
    assert not two.match.over
    assert two.do("stay-out").match.over
    none = at("green@20 acted", "Round no", seats=3, switches="re-entry=on", first="waiting=orange,blue")
    assert none.race.waiting == ()
    assert not none.match.over


@rule("R1-OPT-11", "R1-JR-16")
def test_no_strategy_is_taken_on_a_return_to_a_junior_race() -> None:
    table = out("junior").do("come-back", "done").any_luck()
    assert table.asks == "PitOrDrive"
    assert (table.race.strategy[0], table.race.fuel[0]) == (-1, 0)
