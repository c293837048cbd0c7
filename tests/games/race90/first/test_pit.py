"""Pit stops: the way back, what is done to car and hand, and the turn that goes on."""

from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card
from paddock.games.race90.shared.events import PitStopMade
from rules import rule

ONE = card("gear", 1, draw=1)
TWO = card("drive", 2, modifier=0)
THREE = card("speed", 3, tyres=1)
HAND = ",".join(f"r{n}" for n in (100, 101, 102, 103, 104))


def stop(words: str = "", section: int = 22, level: str = "basic", others: str = ", orange@3", **more: Any) -> Table:
    return at(f"blue@{section} fuel=12 {words}{others}", level=level, **more).do("pit")


@rule("R1-PIT-01", "R1-PIT-02", "R1-PIT-29")
def test_a_stop_is_declared_first_of_all_anywhere_and_in_any_turn() -> None:
    for section in (22, 12, 13):
        assert at(f"blue@{section}, orange@3").codes == ["go", "pit"]
    for table in ("turn 1 weather 1 opening", "turn 26 weather 1"):
        assert at("blue@22, orange@3", table=table).codes == ["go", "pit"]


@rule("R1-PIT-03", "R1-PIT-04", "R1-PIT-06")
def test_the_car_goes_back_by_the_pit_time_for_nothing() -> None:
    table = stop(others=", orange@19, slow1@18")
    assert table.told(PitStopMade)[0].sections == 6
    assert table.race.progress[0] == 16
    assert table.race.board.pit_time == 6
    ring = at("blue@22 fuel=12, orange@3", circuit="hungaroring").do("pit")
    assert ring.race.progress[0] == 22 - ring.race.board.pit_time


@rule("R1-PIT-05")
def test_it_is_last_in_the_section_it_reaches() -> None:
    assert stop(others=", orange@16, slow1@16").lane("opposto-2") == ["orange", "slow1", "blue"]


@rule("R1-PIT-08", "R1-PIT-09", "R1-PAY-10", "R1-PAY-11", "R1-PAY-16")
def test_red_damage_is_repaired_and_goes_back_brown_stays() -> None:
    table = stop("red=3 brown=1", table="bag 20+5")
    assert (table.race.red[0], table.race.brown[0]) == (0, 1)
    assert (table.race.bag_red, table.race.bag_brown) == (23, 5)


@rule("R1-PIT-09", "R1-PAY-10", "R1-SKILL-TUN-03")
def test_tuning_repairs_nothing_more() -> None:
    table = stop("red=2 brown=1 skill=tuning", level="advanced", table="bag 20+5")
    table.do(table.codes[0])  # fuel comes first
    assert (table.race.red[0], table.race.brown[0]) == (0, 1)


@rule("R1-PIT-10", "R1-PIT-11", "R1-PIT-13")
def test_cards_may_go_in_any_order_and_the_hand_is_filled_up() -> None:
    table = stop(f"hand={HAND}")
    assert table.codes[0] == "done"
    assert len(table.codes) == 6
    table.do("discard-r102", "discard-r100", "done")
    assert table.discards == ["r102", "r100"]
    table.any_luck()
    assert len(table.hand()) == 6
    assert {"r101", "r103", "r104"} <= set(table.hand())


@rule("R1-PIT-12", "R1-DRAW-03")
def test_nobody_leaves_with_more_than_the_sheet_says() -> None:
    table = stop(f"hand={HAND},r105,r106,r107")
    assert "done" not in table.codes
    table.do("discard-r105", "discard-r106")
    assert "done" in table.codes


@rule("R1-PIT-14", "R1-PIT-16")
def test_chips_are_filled_up_without_asking() -> None:
    table = stop("chips=2 levels=8+5+4 red=1")
    table.any_luck()
    assert table.race.chips[0] == 8
    assert table.asks == "NewStrategy"
    assert table.race.red[0] == 0


@rule("R1-PIT-15", "R1-MOVE-25")
def test_the_strategy_may_be_changed_and_works_in_the_resumed_turn() -> None:
    table = stop("strategy=hazard").any_luck()
    assert table.codes[0] == "keep"
    assert "strategy-hazard" not in table.codes
    table.do("strategy-lucky")
    resumed = at("blue@16 just-pit strategy=lucky, orange@3")
    assert resumed.asks == "LuckyDraw"
    assert table.race.strategy[0] == 3


@rule("R1-PIT-17", "R1-PIT-18", "R1-PIT-19", "R1-PIT-20")
def test_the_turn_waits_until_play_reaches_the_new_section() -> None:
    table = at(f"blue@22 fuel=12 hand={HAND},r105, slow1@21, orange@10", ROUND).do("pit", "done", "keep")
    assert table.race.acted[table.car("slow1")]
    assert table.race.now.car == 0
    assert table.asks == "DrawRace"  # no second stop is offered
    table.do(ONE)
    assert len(table.hand()) == 7


@rule("R1-PIT-21")
def test_stops_are_not_counted() -> None:
    assert at("blue@22, orange@3", table="turn 9 weather 1").codes == ["go", "pit"]


@rule("R1-PIT-24", "R1-PIT-25", "R1-TYRE-08", "R1-TYRE-21")
def test_an_advanced_stop_offers_tyres_and_loses_soft_bonuses() -> None:
    table = advanced("blue@22 fuel=12 tyres=soft discs=2 chips=3, orange@3").do("pit", "load-10").any_luck()
    assert table.codes == ["keep", "tyres-soft", "tyres-hard", "tyres-intermediate", "tyres-rain"]
    table.do("keep")
    assert (table.race.chips[0], table.race.discs[0], table.race.tyres[0]) == (3, 0, 0)
    new = (
        advanced("blue@22 fuel=12 tyres=soft discs=2 chips=3, orange@3")
        .do("pit", "load-10")
        .any_luck()
        .do("tyres-rain")
    )
    assert (new.race.chips[0], new.race.discs[0], new.race.tyres[0]) == (10, 0, 3)


@rule("R1-PIT-28", "R1-TRAJ-15")
def test_a_free_spot_may_be_taken_where_the_car_lands() -> None:
    table = stop(section=20)
    assert table.codes == ["no-spot", "spot-6b-spot1"]
    table.do("spot-6b-spot1")
    assert table.race.spot[0] == table.race.board.spot_index["6b-spot1"]
    left = stop("spot=opposto-1-spot1", section=15)
    assert left.race.spot[0] < 0
    robot = at("slow1@20 called, blue@3, orange@2", "ActNow 5", table="turn 8 weather 1", piles="chits slow1-8")
    assert robot.race.spot[5] == robot.race.board.spot_index["6b-spot1"]


@rule("R1-PIT-30", "R1-TYRE-09", "R1-SKILL-PIT-02", "R1-SKILL-PIT-03")
def test_track_cards_of_a_stop_come_last_and_above_the_limit() -> None:
    table = advanced("blue@22 fuel=12 skill=pitting, orange@3").do("pit", "load-10").any_luck().do("tyres-hard", "keep")
    assert table.asks == "DrawTrack"
    assert len(table.hand()) == 6
    table.any_luck()
    assert len(table.hand()) == 9


@rule("R1-PIT-31")
def test_a_stop_has_its_order() -> None:
    table = advanced("blue@18 fuel=12 hand=r1 red=1 skill=pitting, orange@3").do("pit")
    seen = [table.asks]
    answers = {
        "TakeOnFuel": "load-10",
        "PickSpot": "no-spot",
        "PitDiscard": "done",
        "PitSet": "tyres-hard",
        "NewStrategy": "keep",
    }
    while table.race.stack:
        table.do(table.match.chance.outcomes[0].code if table.match.chance else answers[table.asks])
        if table.asks and seen[-1] != table.asks:
            seen.append(table.asks)
    assert seen == ["TakeOnFuel", "PickSpot", "PitDiscard", "DrawRace", "PitSet", "NewStrategy", "DrawTrack"]


@rule("R1-SKILL-PIT-01", "R1-SKILL-PIT-04", "R1-SKILL-PIT-05")
def test_pitting_saves_two_sections_never_more_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    from paddock.games.race90.first.rules_pit import retreat

    table = advanced("blue@22 fuel=12 skill=pitting, orange@3").do("pit", "load-13")
    assert table.race.progress[0] == 22 - 5
    monkeypatch.setattr(table.race.board, "pit_time", 1)
    assert retreat(table.race, 0) == 0


@rule("R1-EX-29")
def test_a_leader_stops_on_turn_8() -> None:
    table = at(
        f"blue@34 fuel=8 hand={ONE} red=2 chips=3 strategy=hazard, green@33, fast1@28, orange@20",
        ROUND,
        seats=3,
        table="turn 8 weather 1",
    )
    table.do("no-spot", "done").any_luck().do("strategy-lucky")
    assert table.lane(table.where("blue"))[-1] == "blue"
    assert table.race.progress[0] == 28
    assert table.leader == "green"
    assert 0 in table.race.just_pit
    assert (len(table.hand()), table.race.red[0], table.race.chips[0], table.race.strategy[0]) == (6, 0, 10, 3)


@rule("R1-EX-30", "R1-EX-31", "R1-EX-34")
def test_the_new_leader_moves_and_slow_robots_stop_behind_him() -> None:
    cars = f"green@33 hand={TWO} target={THREE}, slow1@-15 , slow2@-14, blue@28 acted, orange@20 acted"
    table = at(cars, ROUND, seats=3, table="turn 8 weather 1 leader green")
    assert table.race.section(table.car("green")) == 9
    assert table.where("slow1") == "5"
    assert table.next == "green"


@rule("R1-EX-32")
def test_a_robot_leaves_its_spot_with_five_points_and_laps_a_robot_for_nothing() -> None:
    table = at(
        "orange@36 acted, fast1@19 spot=7b-spot1, blue@19 acted, slow1@-1 acted", "ActNow 2", table="turn 8 weather 1"
    )
    assert table.race.progress[2] == 24
    assert table.race.progress[2] - 19 == 5
    back = at("orange@36 acted, blue@19 chips=0, slow1@3", table="turn 8 weather 1").do("pit")
    assert back.race.progress[0] == 13
    assert 0 in back.race.just_pit


@rule("R1-PIT-24", "R1-TYRE-09", "R1-PIT-30", "R1-SKILL-PIT-02")
@pytest.mark.parametrize(
    ("tyres", "skill", "cards"),
    [
        ("tyres-hard", "", 1),
        ("tyres-soft", "", 0),
        ("tyres-intermediate", "", 0),
        ("tyres-rain", "", 0),
        ("keep", "", 0),
        ("tyres-hard", "skill=pitting", 3),
        ("keep", "skill=pitting", 2),
    ],
)
def test_track_cards_of_a_stop_come_from_hard_tyres_and_pitting(tyres: str, skill: str, cards: int) -> None:
    table = stop(skill, level="advanced").do("load-10").any_luck().do(tyres, "keep").any_luck()
    assert sum(each.corner > 0 for each in table.race.hands[0]) == cards
