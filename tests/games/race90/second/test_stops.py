"""Phase A and pit stops."""

import pytest

from games.race90.second.tables import Table, at
from paddock.games.race90.shared.events import Skipped
from rules import rule

TURN = "TakeTurn 0; Declare 1"


def stop(words: str = "", *, others: str = "superfast1@90, orange@3", table: str = "", section: int = 36) -> Table:
    """Blue has just said that it stops."""
    return at(f"{others}, blue@{section} fuel=20 {words}", TURN, table=table).do("pit")


@rule("R2-A-01", "R2-A-02", "R2-A-03", "R2-A-10", "R2-A-11", "R2-A-13")
def test_what_can_be_declared_before_the_draw() -> None:
    table = at("superfast1@90, blue@36 hand=r1 fuel=20, orange@3", TURN)
    assert table.codes == ["go", "pit", "skip"]
    table.do("go")
    assert table.asks == "DrawRace"


@rule("R2-A-03", "R2-A-04", "R2-A-05", "R2-A-06", "R2-A-07", "R2-E-18", "R2-TYRE-17", "R2-START-12")
@pytest.mark.parametrize("table", ["", "turn 7 weather 1 opening"])
def test_a_skipping_car_stays_and_may_change_its_strategy(table: str) -> None:
    found = at("superfast1@90, blue@36 hand=r1 strategy=lucky, orange@3", TURN, table=table).do("skip")
    assert found.race.no_move == (0,)
    assert "strategy-push" in found.codes
    assert "strategy-lucky" not in found.codes
    found.do("strategy-push")
    assert found.race.strategy[0] == 7
    assert found.race.acted[0]
    assert found.hand() == ["r1"]
    assert found.where("blue") == "b6"
    assert found.asks == "Declare"
    assert found.told(Skipped) == [Skipped(0)]


@rule("R2-A-06", "R2-F-23", "R2-F-24", "R2-F-22")
def test_a_skipping_car_keeps_its_spot_and_gets_nothing_at_the_end() -> None:
    table = at("superfast1@90, blue@36 spot=b6-spot1 strategy=steady, orange@3", TURN).do("skip", "keep")
    assert table.race.spot[0] >= 0
    assert table.asks == "Declare"


@rule(
    "R2-SKILL-VERSATILITY-01", "R2-SKILL-VERSATILITY-02", "R2-A-08", "R2-TYRE-18", "R2-A-02", "R2-A-55", "R2-STR-GEN-05"
)
def test_versatility_changes_the_strategy_once() -> None:
    table = at("superfast1@90, blue@36 hand=r1 skill=versatility strategy=push, orange@3", TURN)
    assert "versatility" in table.codes
    table.do("versatility", "strategy-lucky")
    assert table.race.strategy[0] == 3
    assert table.codes == ["go", "pit"]
    assert table.race.spent[0]
    table.do("go")
    assert table.asks == "DrawRace"
    table.do("r30", "r31")
    assert table.asks == "ShowPair"
    assert "versatility" not in at("blue@36 hand=r1 skill=versatility spent, orange@3", TURN).codes


@rule("R2-SKILL-WISE-01", "R2-SKILL-WISE-02", "R2-SKILL-WISE-03", "R2-SKILL-WISE-04", "R2-A-09", "R2-A-38", "R2-A-55")
def test_wise_driving_changes_race_cards_up_to_the_limit() -> None:
    table = at("superfast1@90, blue@36 hand=r1,r2,t1a,t2a,t3a,t4a,t5a skill=wise-driving, orange@3", TURN)
    table.do("wise-driving")
    assert table.codes == ["done", "discard-r1", "discard-r2"]
    table.do("discard-r1", "done")
    assert table.match.chance is not None
    table.any_luck()
    assert sum(not card.corner for card in table.race.hands[0]) == 6
    assert table.codes == ["go", "pit"]


@rule("R2-SKILL-WISE-05", "R2-SKILL-WISE-04")
def test_wise_driving_at_the_limit_draws_nothing_and_is_spent() -> None:
    table = at("blue@36 hand=r1,r2,r3,r4,r5 frozen=r6 skill=wise-driving, orange@3", TURN).do("wise-driving", "done")
    assert table.asks == "Declare"
    assert table.race.spent[0]
    assert len(table.race.hands[0]) == 5


# Stops


@rule("R2-A-14", "R2-A-16", "R2-A-17", "R2-STD-09", "R2-A-53", "R2-FLAG-37", "R2-A-10")
def test_a_stop_goes_back_by_the_pit_time_behind_all_cars_and_flags() -> None:
    table = stop("spot=b6-spot1 hand=r1", others="superfast1@90, fast1@30, flag@3, orange@30, slow1@33")
    table.do("load-10")
    assert table.lane("3") == ["fast1", "flag", "orange", "blue"]
    assert table.race.spot[0] == -1
    assert table.asks != "ChooseSpot"


@rule("R2-A-18", "R2-A-19", "R2-A-47")
def test_a_free_spot_may_be_taken_where_the_car_lands() -> None:
    table = stop("hand=r1", section=38, others="superfast1@90, fast1@32 spot=4-spot1, orange@3").do("load-10")
    assert table.codes == ["no-spot", "spot-4-spot2"]
    table.do("spot-4-spot2")
    assert table.race.board.spots[table.race.spot[0]].extreme
    plain = stop("hand=r1", section=38).do("load-10")
    assert plain.codes == ["no-spot", "spot-4-spot1", "spot-4-spot2"]


@rule("R2-A-23", "R2-A-24", "R2-A-25", "R2-D1-16", "R2-D1-17")
def test_red_damage_is_repaired_brown_stays() -> None:
    table = stop("hand=r1 red=2 brown=1", table="turn 7 weather 1 bag 16+5").do("load-10")
    assert (table.race.red[0], table.race.brown[0]) == (0, 1)
    assert (table.race.bag_red, table.race.bag_brown) == (18, 5)


@rule("R2-SKILL-TUNING-02", "R2-SKILL-TUNING-03")
def test_tuning_repairs_a_brown_disc_too() -> None:
    table = stop("hand=r1 red=2 brown=2 skill=tuning", table="turn 7 weather 1 bag 16+4").do("load-10")
    assert (table.race.red[0], table.race.brown[0], table.race.bag_brown) == (0, 1, 5)


@rule("R2-A-26", "R2-A-27", "R2-A-28", "R2-A-29", "R2-A-30", "R2-A-54", "R2-GEN-09", "R2-A-49")
def test_cards_are_discarded_and_drawn_up_to_the_limit() -> None:
    over = stop("hand=r1,r2,r3,r4,r5,t1a,t2a").do("load-10")
    assert over.asks == "PitDiscard"
    assert "done" not in over.codes
    over.do("discard-r1")
    assert "done" in over.codes
    over.do("discard-t1a", "done")
    assert over.asks == "DrawRace"
    over.any_luck()
    assert len(over.race.hands[0]) == 6
    assert over.asks == "PitTyres"
    exact = stop("hand=r1,r2,r3,r4,r5,r6").do("load-10", "done")
    assert exact.asks == "PitTyres"


@rule("R2-A-38", "R2-SKILL-WISE-04")
def test_for_the_wise_track_cards_do_not_count_in_a_stop() -> None:
    table = stop("hand=r1,r2,r3,r4,r5,t1a,t2a,t3a skill=wise-driving").do("load-10", "done")
    assert table.asks == "DrawRace"
    table.any_luck()
    assert len(table.race.hands[0]) == 9


@rule("R2-A-31", "R2-A-32", "R2-A-33", "R2-A-36", "R2-TYRE-04", "R2-TYRE-11", "R2-SKILL-RAIN-04")
@pytest.mark.parametrize(
    ("tyres", "chips", "discs", "cards"),
    [("tyres-soft", 7, 3, 6), ("tyres-hard", 10, 0, 7), ("tyres-intermediate", 10, 0, 6), ("tyres-rain", 10, 0, 6)],
)
def test_new_tyres_replace_chips_and_discs(tyres: str, chips: int, discs: int, cards: int) -> None:
    table = stop("hand=r1,r2,r3,r4,r5,r6 tyres=soft chips=2 discs=1 sets=1").do("load-10", "done", tyres).any_luck()
    assert (table.race.chips[0], table.race.discs[0]) == (chips, discs)
    assert len(table.race.hands[0]) == cards
    assert table.asks == "PitStrategy"


@rule("R2-A-34", "R2-A-31")
def test_a_stop_for_fuel_alone_keeps_tyres_chips_and_discs() -> None:
    table = stop("hand=r1,r2,r3,r4,r5,r6 tyres=soft chips=2 discs=1 sets=1").do("load-10", "done", "keep")
    assert (table.race.tyres[0], table.race.chips[0], table.race.discs[0]) == (0, 2, 1)


@rule("R2-A-35", "R2-TYRE-16", "R2-TYRE-20", "R2-A-49")
def test_the_strategy_may_be_changed_last() -> None:
    table = stop("hand=r1,r2,r3,r4,r5,r6 strategy=lucky").do("load-10", "done", "keep")
    assert table.codes[0] == "keep"
    assert len(table.codes) == 10
    table.do("strategy-steady")
    assert table.race.strategy[0] == 9


@rule("R2-A-37", "R2-SKILL-PITTING-01", "R2-SKILL-PITTING-02", "R2-SKILL-PITTING-03", "R2-TC-23")
@pytest.mark.parametrize(("load", "back"), [("load-10", 4), ("load-16", 6)])
def test_pitting_stops_are_shorter_and_bring_a_track_card(load: str, back: int) -> None:
    table = stop("hand=r1,r2,r3,r4,r5,r6 skill=pitting").do(load)
    assert table.race.progress[0] == 36 - back
    if table.asks == "ChooseSpot":
        table.do("no-spot")
    table.do("done", "keep", "keep")
    assert table.asks == "DrawTrack"
    table.do("t1a")
    assert len(table.race.hands[0]) == 7


@rule("R2-A-44", "R2-A-45", "R2-A-46", "R2-A-51", "R2-SKILL-SIXTH-05", "R2-SKILL-SIXTH-06", "R2-SKILL-VERSATILITY-02")
@rule("R2-SKILL-WISE-02")
@pytest.mark.parametrize("skill", ["versatility", "wise-driving", "sixth-sense"])
def test_a_stop_makes_skills_fresh_but_not_for_this_turn(skill: str) -> None:
    sixth = " sixth=1" if skill == "sixth-sense" else ""
    table = at(f"superfast1@90, blue@36 hand=r1,r2,r3,r4,r5,r6 skill={skill} spent{sixth}, orange@3", TURN)
    if table.asks == "SixthSense":
        table.do("no-flag")
    table.do("pit", "load-10", "done", "keep", "keep")
    assert not table.race.spent[0]
    assert table.race.sixth[0] == (3 if sixth else 0)
    assert table.match.to_move == (1,)


@rule("R2-A-14", "R2-A-17", "R2-A-20", "R2-A-22", "R2-A-27", "R2-A-31", "R2-A-36", "R2-A-39", "R2-A-41", "R2-EX-19")
def test_example_a_whole_stop() -> None:
    cars = (
        "blue@44 hand=r1,r2,r3 red=2 brown=1 chips=1 strategy=lucky skill=reflexes fuel=9, "
        "fast1@36 spot=5-spot1, superfast1@43, orange@3"
    )
    table = at(cars, "TakeTurn 0; Declare 1", circuit="silverstone", table="turn 8 weather 1")
    assert table.race.leader == 0
    table.do("pit", "load-10")
    assert table.race.progress[0] == 36
    assert table.race.leader == table.car("superfast1")
    assert table.race.fuel[0] == 18
    if table.asks == "ChooseSpot":
        table.do("no-spot")
    table.do("discard-r2", "discard-r3", "done").any_luck()
    assert len(table.race.hands[0]) == 6
    table.do("tyres-hard").any_luck()
    assert (len(table.race.hands[0]), table.race.chips[0]) == (7, 10)
    table.do("strategy-banging-wheels")
    assert (table.race.red[0], table.race.brown[0]) == (0, 1)
    assert table.race.just_pit == (0,)
    assert table.race.strategy[0] == 5
    assert table.match.to_move == (1,)


@rule("R2-REC-21", "R2-REC-45", "R2-REC-46", "R2-REC-52", "R2-A-11", "R2-REC-48")
def test_a_forced_stop_from_off_the_track_counts_from_where_control_was_lost() -> None:
    table = at("superfast1@90, blue@36 off=6b waste=2 forced hand=r1, orange@3", TURN)
    assert table.codes == ["pit"]
    table.do("pit", "load-13")
    assert table.race.progress[0] == 36 - 6 - 1 - 2
    assert table.race.waste[0] == 0
    assert table.race.off == table.race.forced == ()


@rule("R2-START-12")
def test_stops_are_allowed_at_starts() -> None:
    assert "pit" in at("blue@36 hand=r1, orange@3", TURN, table="turn 1 weather 1 opening").codes


@rule("R2-GEN-13")
def test_between_stops_chips_only_go_down() -> None:
    table = at("superfast1@90, blue@36 hand=r2 chips=5, orange@3", "Pay 0; Declare 1", now="blue played=r1 tyres_due=2")
    assert table.codes == ["chip", "pay-r2"]
    assert table.do("chip", "chip").race.chips[0] == 3
