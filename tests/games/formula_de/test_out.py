"""Eliminated cars, injuries, the end of the race."""

import pytest

import paddock
from games.formula_de.bench import (
    BENCH,
    at,
    cell,
    choose,
    codes,
    fact,
    fall,
    move,
    play,
    points,
    race_of,
    rolls,
    told,
    turn,
)
from paddock.games.formula_de.rules_order import classification
from paddock.games.formula_de.tables import COLOURS
from rules import rule


def placed(match: object) -> list[str]:
    return [COLOURS[car] for car in classification(match.race)]  # type: ignore[attr-defined]


@rule("FD-OUT-01", "FD-OUT-02")
def test_three_ways_out() -> None:
    over = choose(move("red@a52 gear=3 pg=1 pf=0/3, blue@a-30, yellow@a0", 3), "a58+over3")
    assert fact(over, "red", "out_by") == 1
    brake = choose(move("red@a10 gear=3 pf=0/3, blue@a12, yellow@a0", 1, board="lane"), "a10+block1")
    assert fact(brake, "red", "out_by") == 2
    rely = fall(at("red@a10 gear=3, blue@a12, yellow@a0", "Roll 0 reliability (3)"), 12)
    assert fact(rely, "red", "out_by") == 3


@rule("FD-OUT-03", "FD-OUT-13", "FD-COLL-28")
def test_a_car_that_overshot_too_far_is_gone_at_once_to_the_end_of_the_corner() -> None:
    match = choose(move("red@a52 gear=3 pg=1 pf=0/3, blue@a60, yellow@a0", 3), "a58+over3")

    assert cell(match, "red") == ""
    assert (fact(match, "red", "status"), fact(match, "red", "out_rank")) == (4, 52)
    assert rolls(match) != "collision"


@rule("FD-OUT-04", "FD-OUT-05", "FD-OUT-08", "FD-OUT-13")
def test_other_wrecks_stay_in_the_way_until_the_round_is_over() -> None:
    match = at(
        "red@a104 gear=1 pf=0/3, blue@a100 gear=1 pf=0/3, yellow@a0 gear=1 pf=0/3",
        "Roll 0 reliability (3); NextTurn; EndRound",
        race="order=red,blue,yellow",
    )
    fall(match, 1)
    assert cell(match, "red") == "a104"
    assert (fact(match, "red", "status"), fact(match, "red", "out_rank")) == (3, 104)
    play(match, "gear-1", 2)
    assert "a104" not in codes(match)
    play(match, codes(match)[0], "gear-1", 1)
    choose(match, codes(match)[0])
    assert (fact(match, "red", "status"), cell(match, "red")) == (4, "")


@rule("FD-OUT-07", "FD-COLL-24")
def test_rolling_against_a_wreck_takes_one_less_and_the_wreck_does_not_roll() -> None:
    match = at(
        "red@a44 gear=2, blue@a46 status=wrecked, yellow@a0",
        "CollisionRolls 0",
        turn="car=red start=a40",
        race="retired=blue",
    )
    assert match.chance is not None
    assert match.chance.purpose == "collision/0"
    fall(match, 2)
    assert points(match, "red", "pc") == 2


WRECKS = (
    "red@a100 line=1, blue@off status=out out_line=2 out_rank=10, "
    "yellow@off status=out out_line=1 out_rank=50 prev=3, "
    "green@off status=out out_line=1 out_rank=50 prev=1, black@{} line=1"
)


@rule("FD-OUT-09", "FD-OUT-10", "FD-OUT-14")
@pytest.mark.parametrize(
    ("black", "order"),
    [
        ("a90", ["blue", "red", "black", "green", "yellow"]),
        ("a52", ["blue", "red", "black", "green", "yellow"]),
        ("a50", ["blue", "red", "green", "yellow", "black"]),
        ("a30", ["blue", "red", "green", "yellow", "black"]),
    ],
)
def test_an_eliminated_car_keeps_its_place_until_the_spot_is_passed(black: str, order: list[str]) -> None:
    match = at(WRECKS.format(black), "ChooseGear 0", race="retired=yellow,blue,green")

    assert placed(match) == order
    assert [placing.seat for placing in match.result.placings] == [COLOURS.index(colour) for colour in order]


@rule("FD-OUT-11", "FD-END-10", "FD-END-11", "FD-OUT-14")
def test_at_the_end_the_eliminated_stand_behind_all_others_by_how_far_they_came() -> None:
    match = at(WRECKS.format("a30"), "Roll 0 sudden-death ()", on="sudden-death=on", race="retired=yellow,blue,green")
    fall(match, 1)

    assert placed(match) == ["red", "black", "blue", "green", "yellow"]


@rule("FD-OUT-09")
def test_a_car_in_the_pit_lane_has_passed_the_wrecks_before_its_entry() -> None:
    """The last cell from which the pit lane is entered is c-28, rank 212."""
    cars = "red@pit-2 pit=1 pit_line=1 line=1, blue@off status=out out_line=1 out_rank={}, yellow@a0"
    for rank, order in ((212, ["red", "blue", "yellow"]), (213, ["blue", "red", "yellow"])):
        match = at(cars.format(rank), "ChooseGear 2", race="retired=blue")
        assert placed(match) == order


@rule("FD-OUT-09")
def test_a_car_that_waits_for_the_restart_stands_at_the_line() -> None:
    cars = "red@off status=waiting line=2, blue@off status=out out_line={} out_rank=230, yellow@a0"
    for line, order in ((1, ["red", "blue", "yellow"]), (2, ["blue", "red", "yellow"])):
        match = at(cars.format(line), "ChooseGear 2", on="yellow-flags=on", race="retired=blue crossed=red")
        assert placed(match) == order


@rule("FD-OUT-13", "FD-OUT-14")
def test_the_end_line_of_a_corner_lies_beyond_its_last_cell() -> None:
    """Blue broke down on the last cell of the corner, red left it too fast: red had come further."""
    cars = "red@off status=out out_by=1 out_rank=52 prev=2, blue@off status=out out_by=3 out_rank=52 prev=1, yellow@{}"
    match = at(cars.format("a30"), "CheckEnd", race="retired=red,blue")
    assert match.over
    assert placed(match) == ["yellow", "red", "blue"]
    for yellow, order in (("a52", ["red", "yellow"]), ("a54", ["yellow", "red"])):
        live = at(cars.format(yellow) + ", green@a0", "ChooseGear 3", race="retired=red,blue")
        assert [car for car in placed(live) if car in ("red", "yellow")] == order


@rule("FD-OUT-15")
def test_an_eliminated_car_pays_and_rolls_no_more() -> None:
    match = at(
        "red@a44 status=wrecked pc=2/3, blue@a46, yellow@a0", "Throw 0 wall (3); Throw 0 oil ()", race="retired=red"
    )

    assert match.over
    assert not told(match, "Checked") + told(match, "CheckPassed")


@rule("FD-OUT-16", "FD-EX-95", "FD-RELY-07")
def test_a_car_out_at_the_end_of_its_move_still_makes_others_roll() -> None:
    """Forcing costs red its last bodywork: it is out before the collision, and blue rolls with -1."""
    match = at(
        "red@a46 gear=3 pc=0/1 pf=0/3, blue@b47 gear=2, yellow@a0",
        "OwedTests 0; CollisionRolls 0",
        turn="car=red start=a40 forced=yes owed=(4)",
        on="force-block=on",
    )
    assert rolls(match) == "reliability"
    fall(match, 5)
    assert fact(match, "red", "status") == 3
    assert match.chance is not None
    assert match.chance.purpose == "collision/1"
    fall(match, 2)
    assert points(match, "blue", "pc") == 2
    assert match.over, "red does not roll"


# Injuries


@rule("FD-INJ-02", "FD-INJ-03", "FD-INJ-09", "FD-OUT-12", "FD-INJ-01")
def test_the_driver_rolls_at_once_if_the_gear_was_fourth_or_higher() -> None:
    for gear, due in ((3, False), (4, True)):
        match = at(f"red@a44 gear={gear}, blue@a0, yellow@a2", "Roll 0 reliability (3)", on="injuries=on")
        fall(match, 1)
        assert due == (rolls(match) == "injury")
    assert not rolls(fall(at("red@a44 gear=5, blue@a0, yellow@a2", "Roll 0 reliability (3)"), 1))


@rule("FD-INJ-01")
def test_in_a_single_race_an_injury_is_only_noted() -> None:
    """Whatever the driver rolls, the places are the same, and so are the other cars."""
    cars, noted, places = "red@a44 gear=5 status=wrecked, blue@a0, yellow@a2", [], set()
    for face in (1, 2, 10):
        match = fall(at(cars, "Roll 0 injury ()", on="injuries=on", race="retired=red"), face)
        noted.append(match.result.placings[-1].counts["injury"])
        places.add(tuple((placing.seat, placing.place) for placing in match.result.placings))
        assert [fact(match, car, "injury") for car in ("blue", "yellow")] == [0, 0]
        assert [fact(match, car, "status") for car in ("blue", "yellow")] == [0, 0]

    assert noted == [1, 2, 3]
    assert len(places) == 1


@rule("FD-INJ-01")
def test_without_injuries_nobody_rolls_and_nothing_is_noted() -> None:
    match = fall(at("red@a44 gear=6, blue@a0, yellow@a2", "Roll 0 reliability (3)"), 1)

    assert rolls(match) == ""
    assert fact(match, "red", "injury") == 0
    assert not any(placing.counts.get("injury") for placing in match.result.placings)


@rule("FD-INJ-04", "FD-INJ-05", "FD-INJ-07", "FD-INJ-08")
@pytest.mark.parametrize(("face", "injury"), [(1, 1), (2, 2), (3, 2), (4, 3), (15, 3), (16, 4), (20, 4)])
def test_the_injury_table(face: int, injury: int) -> None:
    match = at(
        "red@a44 gear=5 status=wrecked, blue@a0, yellow@a2", "Roll 0 injury ()", on="injuries=on", race="retired=red"
    )
    fall(match, face)

    assert fact(match, "red", "injury") == injury
    assert match.result.by_seat[0].counts["injury"] == injury, "the result hands it over"


@rule("FD-INJ-04", "FD-INJ-05", "FD-INJ-07", "FD-INJ-08")
@pytest.mark.parametrize(
    ("crash", "left"),
    [
        ("injury=1", [(0, paddock.EVER, "")]),
        ("injury=2", [(0, 1, "")]),
        ("injury=3", []),
        ("injury=4 reward=1", [(0, 0, "free-points")]),
        ("injury=4 reward=2", [(0, 0, "free-rerolls")]),
        ("injury=4 reward=3", [(0, 0, "grid-advances")]),
    ],
)
def test_what_a_race_leaves_a_driver_with(crash: str, left: list[tuple[int, int, str]]) -> None:
    match = at(f"red@a44 status=wrecked {crash}, blue@a0, yellow@a2", "CheckEnd", race="retired=red")

    assert [(each.seat, each.missed, each.advantage) for each in match.aftermath] == left


TWO_CARS = "2 ring teams=two-cars weather=fair {} | round 5 sky=fair order=red,blue,yellow,green {} | {} | - | - | {}"


@rule("FD-END-21")
def test_both_cars_of_a_seat_are_classified() -> None:
    cars = "red@a30 line=1, blue@off status=out out_rank=10 out_by=3, yellow@a50 line=1, green@a40 line=1"
    match = BENCH.at(
        TWO_CARS.format("sudden-death=on", "retired=blue", cars, "Roll 0 sudden-death ()"), open_chance=True
    )
    fall(match, 1)

    assert [(each.seat, each.car, each.place) for each in match.result.placings] == [
        (1, 1, 1),
        (1, 2, 2),
        (0, 1, 3),
        (0, 2, 4),
    ]
    assert [each.counts["retired"] for each in match.result.placings] == [0, 0, 0, 1]
    assert (match.result.place(0), match.result.place(1)) == (3, 1), "a seat's place is its best"
    assert match.result.by_seat[0].car == 1
    assert match.result.winners == (1,)
    texts = [paddock.render(BENCH.placing_text(placing)) for placing in match.result.placings]
    assert texts[0].startswith("the yellow car: ")
    assert texts[3].startswith("the blue car: out")


@rule("FD-INJ-11", "FD-INJ-06")
def test_each_of_two_cars_has_a_driver_of_its_own() -> None:
    cars = "red@a30, blue@off status=out injury=1, yellow@off status=out injury=4 reward=2, green@a40"
    match = BENCH.at(TWO_CARS.format("injuries=on", "retired=blue,yellow", cars, "ChooseGear 0"))

    left = [(each.seat, each.car, each.missed, each.advantage) for each in match.aftermath]
    assert left == [(0, 2, paddock.EVER, ""), (1, 1, 0, "free-rerolls")]


@rule("FD-INJ-11", "FD-INJ-10")
def test_an_advantage_goes_to_the_first_car_of_a_seat() -> None:
    on = {"teams": "two-cars", "free-points": 2, "free-rerolls": 1, "grid-advances": 3, "driver": True}
    rules = race_of(BENCH.new(2, "ring", on)).rules

    assert (rules.free_points, rules.free_rerolls, rules.grid_advances) == ([0, 0, 1, 0], [1, 0, 0, 0], [1, 0, 1, 0])


@rule("FD-INJ-08")
def test_a_motivated_driver_has_one_advantage() -> None:
    cars = "red@a44 gear=5 status=wrecked, blue@a0, yellow@a2"
    match = fall(at(cars, "Roll 0 injury ()", on="injuries=on", race="retired=red"), 18)
    assert codes(match) == ["next-driver-point", "next-reroll", "next-grid"]
    assert fact(choose(match, "next-grid"), "red", "reward") == 3
    fixed = fall(at(cars, "Roll 0 injury ()", on="injuries=on motivated=reroll", race="retired=red"), 18)
    assert fact(fixed, "red", "reward") == 2


# The end

LAST = "red@a-4 gear={} laps=2 line=3 pf=0/3 {}, blue@a60 laps=2 gear=1, yellow@a50 laps=1 gear=1"


@rule("FD-END-01", "FD-END-12", "FD-END-13", "FD-END-02", "FD-END-20")
def test_the_finishing_move_ends_on_the_finish_cell() -> None:
    """Debris and a car lie beyond the line; neither counts, and no test is rolled."""
    match = turn(LAST.format(4, "") + ", green@a4 laps=2", on="pit=off", markers="a0=debris a2=oil")
    play(match, "gear-4", 9)
    choose(match, next(code for code in codes(match) if code.startswith("a0")))

    assert fact(match, "red", "status") == 5
    assert cell(match, "red") == ""
    assert race_of(match).finished == [0]
    assert not rolls(match)


@rule("FD-END-01")
def test_the_first_crossing_from_a_grid_behind_the_line_completes_nothing() -> None:
    match = turn("red@a-4 gear=2 laps=0 free_lap=1 pf=0/3, blue@a60", on="pit=off laps=1")
    play(match, "gear-2", 4, "a4")

    assert (fact(match, "red", "laps"), fact(match, "red", "line"), fact(match, "red", "status")) == (0, 1, 0)


@rule("FD-END-03", "FD-END-18", "FD-EX-88")
def test_the_race_is_over_when_the_last_but_one_finishes() -> None:
    cars = "red@off status=finished laps=3, blue@a-2 gear=1 laps=2 pf=0/3, yellow@a50 laps=1 gear=1"
    match = at(cars, "Turn 1; NextTurn; EndRound", race="finished=red order=blue,yellow", on="pit=off")
    play(match, "gear-1", 1)
    choose(match, "a0")

    assert match.over
    assert placed(match) == ["red", "blue", "yellow"]
    assert race_of(match).over


@rule("FD-END-04")
def test_one_car_left_ends_the_race_ahead_of_the_eliminated() -> None:
    match = at(
        "red@a10 gear=3 laps=1, blue@a60 laps=0, yellow@off status=out out_line=9",
        "Roll 0 reliability (3); Turn 1",
        race="retired=yellow",
    )
    fall(match, 1)

    assert match.over
    assert placed(match)[0] == "blue"


@rule("FD-END-05", "FD-END-14")
def test_places_follow_the_flag_and_lapped_cars_race_on() -> None:
    match = turn(LAST.format(4, ""), on="pit=off")
    play(match, "gear-4", 9)
    choose(match, codes(match)[0])

    assert not race_of(match).over, "two cars are still racing"
    assert placed(match) == ["red", "blue", "yellow"]
    assert match.result.place(0) == 1


@rule("FD-END-13", "FD-EX-94")
def test_an_overshoot_before_the_line_is_charged_up_to_it() -> None:
    """On this board the line is the third cell beyond a corner of one stop; Medium tyres, 2 points a cell."""
    for pg, status in ((6, 5), (5, 4)):
        match = move(f"red@a158 gear=5 tyre=medium pg={pg} laps=2 pf=0/3, blue@a60, yellow@a50", 9, board="finish")
        choose(match, next(code for code in codes(match) if code.startswith("a0")))
        assert fact(match, "red", "status") == status
        assert (race_of(match).finished == [0]) == (pg == 6)


@rule("FD-END-15", "FD-PIT-17")
def test_the_pit_lane_is_closed_at_the_end_of_the_last_lap() -> None:
    for laps, offered in ((1, True), (2, False)):
        match = turn(f"red@c-36 gear=2 laps={laps} pf=0/3, blue@a60")
        play(match, "gear-2", *(["no"] if offered else []), 4)
        assert offered == any(code.startswith("pit") for code in codes(match))


# Sudden death


@rule("FD-END-06", "FD-END-17", "FD-END-19")
def test_the_leader_rolls_once_the_limit_has_passed() -> None:
    cars = "red@a100 gear=1, blue@a120 gear=1"
    early = at(cars, "Round", on="sudden-death=on sudden-death-round=6")
    assert rolls(early) == ""
    late = at(cars, "Round", on="sudden-death=on sudden-death-round=5")
    assert late.chance is not None
    assert late.chance.purpose == "sudden-death/1"

    signal = at(cars, "Round", on="sudden-death=on")
    assert (signal.to_move, codes(signal)) == ((0,), ["play-on", "time-up"])
    choose(signal, "time-up")
    assert rolls(signal) == "sudden-death"
    assert "time_up=yes" in signal.position


@rule("FD-END-22")
def test_the_clock_of_the_table_says_when_the_time_is_up() -> None:
    match = at("red@a100 gear=1, blue@a120 gear=1", "Round", on="sudden-death=on sudden-death-minutes=210")
    answers = [match.decision(0).by_clock(minutes) for minutes in (0.0, 209.9, 210.0, 300.0)]
    assert [option.code for option in answers if option] == ["play-on", "play-on", "time-up", "time-up"]
    by_hand = at("red@a100 gear=1, blue@a120 gear=1", "Round", on="sudden-death=on")
    assert by_hand.decision(0).by_clock(999.0) is None
    rounds = at("red@a100, blue@a120", "Round", on="sudden-death=on sudden-death-minutes=1 sudden-death-round=9")
    assert rounds.decision(1).by_clock(99.0) is None, "a limit in rounds needs no clock"


@rule("FD-END-07", "FD-END-08", "FD-EX-69")
@pytest.mark.parametrize(("roll", "last"), [(0, 1), (1, 3), (2, 6), (3, 12), (4, 19), (9, 19)])
def test_the_sudden_death_table(roll: int, last: int) -> None:
    def after(face: int) -> bool:
        match = at(
            "red@a100, blue@a120", "Roll 0 sudden-death (); Turn 0", on="sudden-death=on", race=f"sudden_rolls={roll}"
        )
        return race_of(fall(match, face)).over

    assert after(last)
    assert not after(last + 1)
    printed = at(
        "red@a100, blue@a120",
        "Roll 0 sudden-death ()",
        on="sudden-death=on sudden-death-table=printed",
        race="sudden_rolls=1",
    )
    assert not race_of(fall(printed, 2)).over


@rule("FD-END-09", "FD-END-16")
def test_sudden_death_classifies_by_position_behind_the_finishers() -> None:
    match = at(
        "red@a100 line=1, blue@a120 line=1, yellow@off status=finished",
        "Roll 1 sudden-death ()",
        on="sudden-death=on",
        race="finished=yellow",
    )
    fall(match, 1)

    assert match.over
    assert placed(match) == ["yellow", "blue", "red"]


@rule("FD-END-08")
def test_driver_points_do_not_touch_sudden_death() -> None:
    match = at("red@a100 pp=2, blue@a120", "Roll 0 sudden-death (); Turn 0", on="sudden-death=on driver=on")
    fall(match, 2)

    assert codes(match) == ["gear-2", "gear-1"]


def test_a_whole_race_ends_with_everybody_placed() -> None:
    match = BENCH.new(3, "ring", {"laps": 1}, seed=4)
    while not match.over:
        seat = match.to_move[0]
        match.choose(seat, match.decision(seat).options[0])

    assert sorted(placing.seat for placing in match.result.placings) == [0, 1, 2]
