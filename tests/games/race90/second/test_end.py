"""Phase F: late brakes, spots, and what strategies bring at the end of a turn."""

import pytest

from games.race90.second.tables import Table, at, value
from paddock.games.race90.shared.events import LateBraked
from rules import rule

FAR = "superfast1@90"


def ending(
    words: str,
    *,
    section: int = 36,
    others: str = "orange@3",
    now: str = "moved left",
    table: str = "",
    circuit: str = "monza",
) -> Table:
    """Blue's movement has ended."""
    steps = "EndDeclarations 0; TurnOver 0; Declare 1"
    return at(f"{FAR}, {others}, blue@{section} {words}", steps, now=f"blue {now}", table=table, circuit=circuit)


@rule("R2-F-01", "R2-F-02", "R2-F-09", "R2-F-10", "R2-F-15")
def test_a_late_brake_may_be_tried_once_in_a_brake_section_then_the_spot() -> None:
    table = ending("target=r64")
    assert table.codes == ["no-late-brake", "late-brake"]
    table.do("late-brake", "r1")
    assert table.where("blue") == "6a"
    assert table.asks == "Declare"
    refused = ending("target=r64").do("no-late-brake")
    assert refused.asks == "ChooseSpot"
    assert ending("target=r64", section=35).asks == "Declare"


@rule("R2-F-03", "R2-F-04", "R2-SKILL-REFLEXES-01", "R2-START-10", "R2-START-13")
@pytest.mark.parametrize(
    ("skill", "weather", "target"), [("lapping", 1, 74), ("lapping", 9, 54), ("reflexes", 1, 94), ("reflexes", 9, 74)]
)
@pytest.mark.parametrize("more", ["", " opening"])
def test_the_check_is_blind_with_the_boards_modifier_rain_and_reflexes(
    skill: str, weather: int, target: int, more: str
) -> None:
    for check, where in ((target, "6a"), (target + 1, "b6")):
        drawn = value(check, without=("r64",))
        table = ending(f"target=r64 skill={skill}", table=f"turn 7 weather {weather}{more}")
        table.do("late-brake", drawn)
        assert table.where("blue") == where
        assert (0 in table.race.off) == (where == "b6")


@rule("R2-F-05", "R2-F-06", "R2-F-07", "R2-F-11", "R2-F-12", "R2-F-13", "R2-LAP-19", "R2-EX-35")
def test_example_a_late_brake_before_abbey() -> None:
    cars = "superfast1@98, fast1@16, green@16, blue@13 spot=b4-spot1 hand=r105 target=r167, orange@17"
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0", circuit="silverstone", now="blue", seats=3)
    table.do("play-r105", "use")
    assert table.lane("b5") == ["fast1", "green", "blue"]
    table.do("late-brake", value(42))
    assert table.lane("5") == ["orange", "blue"]
    assert table.race.target[0].check == 42  # type: ignore[union-attr]
    assert table.told(LateBraked) != []


@rule("R2-F-12", "R2-LAP-19")
def test_a_late_brake_overtakes_laps_and_unlaps_alike_without_a_leader_check() -> None:
    table = at(
        "green@12, orange@36, blue@60 target=r64", "EndDeclarations 0; TurnOver 0", now="blue moved left", seats=3
    )
    assert table.race.leader == 0
    table.do("late-brake", "r1")
    assert table.where("blue") == "6a"


@rule("R2-F-08", "R2-D2-22", "R2-REC-29", "R2-REC-01")
def test_failing_it_the_car_leaves_the_track() -> None:
    table = ending("target=r1 hand=r64 spot=b6-spot1").do("late-brake", "r103")
    assert table.race.off == (0,)
    assert table.race.spot[0] == -1
    assert table.lane("b6") == []
    assert table.asks == "NormalCheck"


@rule("R2-TC-15", "R2-TC-17", "R2-TC-19", "R2-TC-20", "R2-EX-43", "R2-TC-21")
def test_example_a_card_instead_of_the_check() -> None:
    table = ending("target=r56 hand=t1a,t1b,r1", others="fast1@36, orange@36")
    assert table.codes == ["no-late-brake", "late-brake", "void-t1a"]
    table.do("void-t1a")
    assert table.where("blue") == "6a"
    assert table.race.target[0].id == "r56"  # type: ignore[union-attr]
    assert [each.id for each in table.race.track_discard] == ["t1a"]


@rule("R2-F-02", "R2-LAP-24")
def test_a_car_stopped_before_the_corner_may_brake_late_though_it_did_not_move_or_failed_a_leader_check() -> None:
    assert ending("target=r64", now="").asks == "LateBrake"
    table = ending("target=r64", now="").do("late-brake", "r1")
    assert table.race.no_move == ()


# Spots


@rule("R2-F-14", "R2-F-16", "R2-F-18", "R2-F-20")
def test_any_free_spot_of_the_section_or_none() -> None:
    table = ending("", section=32)
    assert table.codes == ["no-spot", "spot-4-spot1", "spot-4-spot2"]
    held = ending("", section=32, others="orange@32 spot=4-spot1")
    assert held.codes == ["no-spot", "spot-4-spot2"]
    held.do("spot-4-spot2")
    assert held.race.board.spots[held.race.spot[0]].name == "4-spot2"


@rule("R2-F-16", "R2-F-17", "R2-F-19", "R2-STD-08", "R2-E-16", "R2-EX-36")
def test_example_overtaking_a_car_on_a_spot_leaves_it_there() -> None:
    cars = "superfast1@115, blue@10 spot=b3-spot1, orange@7 strategy=banging-wheels"
    table = at(cars, "Drive 1; EndOfMove 1; EndDeclarations 1", circuit="silverstone", now="orange mp=4 settled")
    table.do("no-late-brake")
    assert table.codes == ["no-spot", "spot-b3-spot2"]
    table.do("spot-b3-spot2")
    assert table.lane("b3") == ["orange", "blue"]
    assert table.race.board.spots[table.race.spot[0]].name == "b3-spot1"


@rule("R2-F-23", "R2-F-24", "R2-F-18")
def test_a_car_that_did_not_move_keeps_its_spot_and_takes_no_other() -> None:
    table = ending("spot=4-spot1", section=32, now="")
    assert table.asks == "Declare"
    assert table.race.spot[0] >= 0
    none = ending("", section=32, now="")
    assert none.asks == "Declare"
    assert none.race.spot[0] == -1


@rule("R2-F-25")
def test_a_car_that_moved_inside_its_section_chooses_anew() -> None:
    table = ending("spot=4-spot1", section=32, now="moved")
    assert table.codes == ["no-spot", "spot-4-spot1", "spot-4-spot2"]


@rule("R2-F-21", "R2-REC-28")
@pytest.mark.parametrize("now", ["failed", "failed moved"])
def test_after_a_failed_extreme_trajectory_no_spot_of_that_section(now: str) -> None:
    assert ending("", section=32, now=now).asks == "Declare"
    assert ending("", section=32, now="failed moved left").asks == "ChooseSpot"


@rule("R2-FLAG-37")
def test_behind_a_yellow_flag_there_are_no_spots() -> None:
    assert ending("", section=32, others="orange@3, flag@4").asks == "Declare"


# Specials at the end


@rule("R2-STR-CHASE-14", "R2-F-22")
@pytest.mark.parametrize(("others", "draws"), [("orange@35", True), ("orange@34", False)])
def test_chase_draws_beside_the_chased_driver(others: str, draws: bool) -> None:
    table = ending("strategy=chase chase=orange", section=35, others=others)
    assert (table.asks == "DrawTrack") == draws


@rule("R2-STR-RECOVERY-05", "R2-F-22")
@pytest.mark.parametrize(
    ("others", "draws"),
    [
        ("fast1@40, orange@3", True),
        ("slow1@40, orange@3", True),
        ("fast1@30, orange@3", False),
        ("superfast2@40, orange@3", False),
    ],
)
def test_recovery_draws_while_a_slower_robot_is_ahead(others: str, draws: bool) -> None:
    table = ending("strategy=recovery", section=35, others=others)
    assert (table.asks == "DrawTrack") == draws


@rule("R2-STR-STEADY-02", "R2-STR-STEADY-04", "R2-F-22")
@pytest.mark.parametrize(("words", "draws"), [("hand=r1", True), ("hand=t1a", False), ("hand=r1 frozen=t1a", False)])
def test_steady_draws_without_a_track_card(words: str, draws: bool) -> None:
    table = ending(f"strategy=steady {words}", section=35)
    assert (table.asks == "DrawTrack") == draws


@rule("R2-STR-BANG-05", "R2-STR-BANG-06", "R2-STR-BANG-07", "R2-STR-BANG-09", "R2-STR-BANG-10", "R2-STR-BANG-12")
def test_banging_wheels_draws_for_overtaking_in_motion_or_by_a_late_brake() -> None:
    words = "strategy=banging-wheels target=r64 hand=t1a"
    assert ending(words, section=35, now="moved left overtook").asks == "DrawTrack"
    assert ending(words, section=35).asks == "Declare"
    assert ending(f"{words} banged", section=35, now="moved left overtook").asks == "Declare"
    assert ending(words, others="orange@36").do("void-t1a").asks == "DrawTrack"
    assert ending(words, others="orange@12").do("void-t1a").asks == "Declare"
    assert ending(words).do("void-t1a").asks == "Declare"
    moved = at(f"{FAR}, orange@11, blue@35 strategy=banging-wheels", "Drive 0; EndOfMove 0", now="blue mp=2 settled")
    assert not moved.race.now.overtook
    over = at(f"{FAR}, orange@35, blue@35 strategy=banging-wheels", "Drive 0; EndOfMove 0", now="blue mp=2 settled")
    assert over.race.now.overtook


@rule("R2-REC-32", "R2-REC-33", "R2-F-22")
@pytest.mark.parametrize("strategy", ["banging-wheels", "recovery", "steady", "chase chase=fast1"])
def test_a_car_that_ends_its_turn_off_the_track_gets_no_special(strategy: str) -> None:
    cars = f"{FAR}, fast1@40, blue@36 off=6b strategy={strategy}, orange@3"
    table = at(cars, "Specials 0; Declare 1", now="blue moved left overtook")
    assert table.asks == "Declare"


@rule("R2-STR-GEN-01")
def test_a_special_is_taken_without_asking() -> None:
    assert ending("strategy=steady hand=r1", section=35).match.to_move == ()
