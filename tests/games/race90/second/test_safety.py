"""The safety car, starts and restarts."""

import pytest

from games.race90.second.tables import GAME, Table, at
from paddock.games.race90.shared.events import SafetyCarLeft
from rules import rule

CRASH = "FollowArrow 0 12 0 no; TurnOver 0; WeatherStop; Activate; EndGameTurn; GameTurn"


def crash(cars: str, *, seats: int = 3, table: str = "", now: str = "blue", circuit: str = "monza") -> Table:
    """Blue crashes at Ascari, where it brings out the safety car."""
    return at(f"{cars}, blue@12 off=b6 hand=r100", CRASH, seats=seats, table=table, now=now, circuit=circuit)


def behind(
    cars: str, *, table: str = "turn 7 weather 1 safety 60", seats: int = 3, tasks: str = "GameTurn no"
) -> Table:
    """A field behind the safety car."""
    return at(cars, tasks, table=table, seats=seats)


@rule(
    "R2-SC-01",
    "R2-REC-23",
    "R2-SC-02",
    "R2-SC-03",
    "R2-SC-04",
    "R2-SC-37",
    "R2-SC-32",
    "R2-SC-11",
    "R2-SC-12",
    "R2-FLAG-16",
)
@rule("R2-STR-CHASE-19")
def test_it_comes_at_once_and_whoever_has_not_acted_may_stop_first() -> None:
    table = crash("orange@40 acted chase=superfast1, flag@3, green@38 chase=superfast1 hand=r1, superfast1@50")
    assert (table.asks, table.match.to_move) == ("OfferStop", (2,))
    assert table.lane("3") == []
    assert table.race.chased == (-1, -1, -1)
    table.do("pit", "load-13")
    assert table.race.progress[2] == 38 - 7


@rule(
    "R2-SC-33",
    "R2-SC-05",
    "R2-SC-06",
    "R2-SC-07",
    "R2-SC-34",
    "R2-SC-09",
    "R2-SC-10",
    "R2-SC-35",
    "R2-SC-36",
    "R2-SC-13",
)
def test_the_field_lines_up_a_section_apart_on_the_leaders_lap() -> None:
    cars = "superfast1@50, orange@38 spot=6b-spot1 acted hand=r1, green@14 just-pit hand=r2, fast1@37"
    table = crash(cars)
    names = ["superfast1", "orange", "fast1", "green"]
    # the next turn has begun behind the safety car, which has moved a section
    assert table.race.turn == 8
    assert table.race.safety == 51
    assert table.where("superfast1") == "1b"
    assert [table.race.progress[table.car(name)] for name in names[1:]] == [49, 48, 47]
    assert table.race.spot == [-1] * table.race.cars
    assert [car["laps"] for car in table.match.view(0)["table"]["cars"][1:4]] == [0, 0, 0]


@rule("R2-SC-08", "R2-SC-31")
def test_cars_off_the_track_are_put_into_the_line_and_wasted_time_lapses() -> None:
    cars = "superfast1@50, orange@36 off=6b acted waste=2 forced hand=r1, green@36 acted hand=r2"
    table = crash(cars)
    assert table.race.off == ()
    assert table.race.waste[1] == 0
    assert table.race.forced == (1,)
    assert table.race.progress[2] > table.race.progress[1]


@rule("R2-SC-02", "R2-SC-03", "R2-SC-04", "R2-SC-05", "R2-SC-06", "R2-SC-07", "R2-SC-09", "R2-STD-07", "R2-EX-44")
def test_example_the_safety_car_comes_out() -> None:
    # Silverstone has a pit time of 8 where the example has 5; the order is what matters.
    cars = (
        "green@90 acted hand=r1, orange@88 hand=r2,r3,r4,r5,r6,r7, pink@84 hand=r8, red@52 hand=r9, "
        "white@50 hand=r10,r11,r12,r13,r14,r15"
    )
    table = crash(cars, seats=6)
    asked = []
    for answer in ("pit", "go", "go", "pit"):
        asked.append(table.match.to_move[0])
        table.do(answer)
        if answer == "pit":
            who = asked[-1]
            while table.match.to_move == (who,):
                table.do(
                    "load-10"
                    if table.asks == "TakeFuel"
                    else "done"
                    if "done" in table.codes
                    else "no-spot"
                    if "no-spot" in table.codes
                    else "keep"
                )
    assert [("blue", "orange", "green", "red", "pink", "white")[seat] for seat in asked] == [
        "orange",
        "pink",
        "red",
        "white",
    ]
    assert table.race.leader == 2
    places = sorted((1, 3, 4, 5), key=lambda car: -table.race.progress[car])
    assert places == [4, 1, 3, 5]


@rule("R2-SC-02", "R2-FUEL-12", "R2-FUEL-04")
def test_due_stops_are_made_before_the_line() -> None:
    line = (
        "3 monza | turn 8 weather 1 | superfast1@60 called, orange@59 fuel=8 hand=r1, green@58 acted, "
        "blue@12 off=b6 hand=r100 | "
        f"chits superfast-5-10-8 | now blue | {CRASH}"
    )
    table = Table(GAME.at(line, open_chance=True))
    assert table.race.progress[3] == 54
    assert table.race.chits == ()
    assert table.asks == "TakeFuel"


@rule("R2-SC-14", "R2-SC-15", "R2-SC-16", "R2-SC-17", "R2-SC-18", "R2-SC-20", "R2-SC-26", "R2-SC-38", "R2-ACT-31")
def test_a_turn_behind_it_is_draw_close_up_discard() -> None:
    table = behind("superfast1@60, blue@59 hand=r1 fuel=20, orange@58 fuel=20, green@57 fuel=20")
    assert table.race.safety == 61
    assert table.race.progress[3] == 61
    assert table.codes == ["go", "pit"]
    table.do("go", "r5")
    assert table.race.progress[0] == 60
    assert table.codes == ["discard-r1", "discard-r5"]
    table.do("discard-r5")
    assert table.match.to_move == (1,)
    assert table.hand() == ["r1"]


@rule("R2-SC-19", "R2-STR-GEN-03", "R2-SKILL-GEN-02")
def test_strategies_and_skills_do_not_work_behind_it() -> None:
    cars = "superfast1@60, blue@59 hand=r1 fuel=20 strategy=lucky skill=versatility, orange@58, green@57"
    table = behind(cars)
    assert table.codes == ["go", "pit"]
    table.do("go", "r5")
    assert table.asks == "SafetyDiscard"
    tuned = behind(
        "superfast1@60, blue@59 hand=r1,r2,r3,r4,r5,r6 skill=tuning brown=1 fuel=20, orange@58, green@57"
    ).do("pit", "load-10")
    assert tuned.race.brown[0] == 1
    pitter = behind("superfast1@60, blue@59 hand=r1,r2,r3,r4,r5,r6 skill=pitting fuel=20, orange@58, green@57")
    pitter.do("pit", "load-10", "done", "keep", "keep")
    assert pitter.match.to_move == (1,)
    wise = behind(
        "superfast1@60, blue@59 hand=r1,r2,r3,r4,r5,r6,t1a skill=wise-driving fuel=20, orange@58, green@57"
    ).do("pit", "load-10")
    assert "done" not in wise.codes


@rule("R2-SC-21", "R2-SC-22", "R2-SC-23", "R2-SC-24", "R2-SC-25", "R2-FUEL-18", "R2-EX-45")
@pytest.mark.parametrize("load", ["load-10", "load-16"])
def test_example_the_leader_stops_behind_it(load: str) -> None:
    table = behind(
        "blue@60 hand=r1,r2,r3,r4,r5,r6 fuel=8, orange@59 fuel=20 hand=r7, green@58 fuel=20 hand=r8, superfast1@57"
    )
    assert table.race.turn == 8
    assert table.asks == "TakeFuel"
    table.do(load, "done", "keep", "keep")
    assert table.race.leader == 1
    assert table.race.progress[0] == 57
    assert table.match.to_move == (1,)
    table.do("go", "r20", "discard-r20", "go", "r21", "discard-r21")
    assert [table.race.progress[car] for car in (1, 2, 3)] == [61, 60, 59]
    assert table.asks == "DrawRace"
    table.do("r22")
    assert table.asks == "SafetyDiscard"
    assert table.race.progress[0] == 58
    assert table.race.fuel[0] == 8 + int(load[5:])


@rule("R2-SC-26", "R2-SC-22")
def test_robots_make_due_stops_behind_it() -> None:
    line = (
        "2 monza | turn 7 weather 1 safety 60 | superfast1@60, blue@59 fuel=20, "
        "orange@58 fuel=20 | chits superfast-5-10-8 | GameTurn no"
    )
    table = Table(GAME.at(line, open_chance=True))
    assert table.race.leader == 0
    assert table.race.progress[2] == 58
    assert table.race.chits == ()


@rule("R2-SC-26", "R2-SC-31", "R2-ROB-53")
def test_a_robot_that_was_forced_to_stop_does_so_behind_it() -> None:
    table = at(
        "superfast1@60 forced, blue@59 fuel=20, orange@58 fuel=20", "GameTurn no", table="turn 7 weather 1 safety 60"
    )
    assert table.race.leader == 0
    assert table.race.progress[table.car("superfast1")] == 58
    assert table.race.forced == ()


@rule("R2-SC-08", "R2-SC-05", "R2-REC-35")
def test_a_leader_off_the_track_is_behind_the_cars_of_his_section_in_the_line() -> None:
    table = at("green@40 off=6b acted, orange@40 acted, superfast1@35", "FormLine", seats=3, table="leader green")
    assert [table.race.progress[car] for car in (1, 2)] == [40, 39]
    assert table.race.leader == 1


@rule("R2-SC-12", "R2-STR-CHASE-01", "R2-STR-CHASE-19")
def test_nobody_is_chased_anew_at_a_stop_before_the_line() -> None:
    table = crash("orange@40 acted, green@38 strategy=chase chase=superfast1 hand=r1, superfast1@50")
    table.do("pit", "load-10").any_luck()
    while table.asks in ("ChooseSpot", "PitDiscard", "PitTyres", "PitStrategy"):
        table.do(next(code for code in table.codes if code in ("no-spot", "done", "keep"))).any_luck()
    assert table.race.under_safety
    assert table.race.chased == (-1, -1, -1)


@rule("R2-SC-27", "R2-SC-28", "R2-SC-29", "R2-CON-37", "R2-ACT-31")
def test_it_leaves_with_the_stage_and_that_turn_is_a_restart() -> None:
    table = behind("blue@60 hand=r1 blue-flag, orange@59, green@58", table="turn 10 weather 1 safety 60")
    assert table.race.turn == 11
    assert not table.race.under_safety
    assert table.race.opening
    assert table.race.blue == (False,) * 3
    assert table.told(SafetyCarLeft) == [SafetyCarLeft()]
    assert table.match.to_move == (0,)
    assert table.codes == ["go", "pit", "skip"]
    at_once = crash("orange@40 acted, green@38 acted", table="turn 10 weather 1")
    assert at_once.race.opening
    assert not at_once.race.under_safety


@rule("R2-SC-30", "R2-END-03")
def test_the_race_may_end_behind_it() -> None:
    table = crash("orange@40 acted, green@38 acted", table="turn 26 weather 1")
    assert table.match.over
    assert [placing.seat for placing in table.match.result.placings] == [1, 2, 0]


@rule("R2-START-04", "R2-FLAG-12", "R2-START-05")
def test_yellow_flags_may_be_placed_at_starts() -> None:
    table = at(
        "superfast1@90, blue@35 hand=r153, orange@3", "PlayCards 0", table="turn 1 weather 1 opening", now="blue"
    )
    assert table.do("play-r153").asks == "PlaceFlag"


@rule("R2-WX-33", "R2-WX-34", "R2-SC-01")
def test_a_weather_stop_of_the_crashing_turn_comes_before_the_line() -> None:
    table = crash("orange@40 acted, green@38 acted, fast1@39 acted", table="turn 7 weather 7", now="blue weather=1")
    assert table.race.robot_tyres == 3
