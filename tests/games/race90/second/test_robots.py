"""Robots, their stops, the weather, and the orange flag."""

import pytest

from games.race90.second.tables import Table, at, value
from paddock.games.race90.shared.events import SpotTaken
from rules import rule

PLAYERS = "blue@1, orange@0"


def robot(cars: str, car: int = 4, *, table: str = "", players: str = PLAYERS) -> Table:
    """A robot's turn; car 2 and 3 are SuperFast, 4 to 6 Fast, 7 to 9 Slow."""
    return at(f"{cars}, {players}", f"TakeTurn {car}; Declare 0", table=table)


@rule(
    "R2-ROB-01", "R2-ROB-13", "R2-ROB-14", "R2-ROB-21", "R2-ROB-22", "R2-ROB-23", "R2-ROB-26", "R2-WX-23", "R2-ROB-45"
)
@pytest.mark.parametrize(("name", "car", "mp"), [("superfast2", 3, 4), ("fast1", 4, 3), ("slow1", 7, 2)])
@pytest.mark.parametrize("weather", [1, 9])
def test_robots_move_by_their_kind_whatever_the_weather(name: str, car: int, mp: int, weather: int) -> None:
    table = robot(f"superfast1@90, {name}@33", car, table=f"turn 7 weather {weather}")
    assert table.race.progress[car] == 33 + mp
    assert table.race.acted[car]
    assert table.asks == "Declare"


@rule("R2-ROB-24", "R2-ROB-58", "R2-ROB-25")
def test_a_robot_adds_the_bonus_of_its_spot_and_pays_nothing() -> None:
    cars = "superfast1@98, fast1@15 spot=4b-spot1, blue@1, orange@0"
    table = at(cars, "TakeTurn 4; Declare 0", circuit="silverstone")
    assert table.race.progress[4] == 20
    waste = robot("superfast1@90, fast1@36 off=6b waste=1")
    assert waste.race.progress[4] == 39


@rule("R2-ROB-24", "R2-START-09")
def test_not_at_starts() -> None:
    assert robot("superfast1@90, fast1@32 spot=4-spot1", table="turn 1 weather 1 opening").race.progress[4] == 35
    assert robot("superfast1@90, fast1@32 spot=4-spot1").race.progress[4] == 37


@rule("R2-ROB-47", "R2-ROB-48", "R2-ROB-49")
def test_a_robot_takes_the_best_free_standard_spot() -> None:
    table = robot("superfast1@90, fast1@29")
    assert table.race.board.spots[table.race.spot[4]].name == "4-spot1"
    held = robot("superfast1@90, slow1@32 spot=4-spot1, fast1@29")
    assert held.race.spot[4] == -1
    assert table.told(SpotTaken)[0].bonus == 2
    brake = robot("superfast1@90, fast1@22", players="blue@13, orange@12")
    assert brake.race.board.spots[brake.race.spot[4]].name == "b1-spot1"


@rule("R2-ROB-47", "R2-ROB-15", "R2-FUEL-14")
def test_a_robot_takes_a_spot_where_it_lands_from_the_pits() -> None:
    table = robot("superfast1@90, fast1@38 called")
    assert table.race.board.spots[table.race.spot[4]].name == "4-spot1"
    assert table.race.just_pit == (4,)


@rule("R2-ROB-16", "R2-ROB-17", "R2-ROB-18", "R2-ROB-50", "R2-ROB-02", "R2-ROB-20")
@pytest.mark.parametrize(("weather", "target"), [(1, 70), (9, 50)])
def test_a_robot_on_an_extreme_spot_always_tries_it_against_seventy(weather: int, target: int) -> None:
    for check, end in ((target, 38), (target + 1, None)):
        table = robot("superfast1@90, fast1@32 spot=4-spot2", table=f"turn 7 weather {weather}")
        assert table.asks == "BlindCheck"
        drawn = value(check)
        table.do(drawn)
        assert (table.asks == "Declare") == (end is not None)
        if end:
            assert table.race.progress[4] == end
            assert [each.id for each in table.race.race_discard] == [drawn]


@rule("R2-ROB-19", "R2-ROB-52", "R2-ROB-53", "R2-REC-19")
@pytest.mark.parametrize(("drawn", "end"), [("r1", 33), ("r103", 32)])
def test_failing_it_the_recovery_is_blind_and_costs_points(drawn: str, end: int) -> None:
    table = robot("superfast1@90, fast1@32 spot=4-spot2").do("r64", drawn)
    assert table.race.progress[4] == end
    assert (4 in table.race.no_move) == (end == 32)


@rule("R2-FLAG-31", "R2-FLAG-33", "R2-FLAG-34", "R2-ROB-45", "R2-ROB-46", "R2-ROB-41", "R2-EX-54", "R2-F-12")
def test_the_orange_flag_orders_late_brakes() -> None:
    table = robot(
        "superfast1@90, orange@12, fast1@33, slow1@60", players="blue@1", table="turn 7 weather 1 orange blue"
    )
    assert table.where("fast1") == "b6"
    assert (table.asks, table.match.to_move, table.codes) == ("ForceLate", (0,), ["no-late-brake", "late-brake"])
    table.do("late-brake", value(60))
    assert table.where("fast1") == "6a"
    failed = robot("superfast1@90, fast1@33", table="turn 7 weather 1 orange blue").do("late-brake", value(61))
    assert 4 in failed.race.off
    refused = robot("superfast1@90, fast1@33", table="turn 7 weather 1 orange blue").do("no-late-brake")
    assert refused.race.board.spots[refused.race.spot[4]].name == "b6-spot1"


@rule("R2-FLAG-32", "R2-FLAG-33", "R2-ROB-49", "R2-ROB-50")
def test_the_orange_flag_puts_robots_onto_extreme_spots() -> None:
    table = robot("superfast1@90, fast1@29", table="turn 7 weather 1 orange orange")
    assert (table.asks, table.match.to_move, table.codes) == ("ForceSpot", (1,), ["no-spot", "spot-4-spot2"])
    table.do("spot-4-spot2")
    assert table.race.board.spots[table.race.spot[4]].extreme
    refused = robot("superfast1@90, fast1@29", table="turn 7 weather 1 orange orange").do("no-spot")
    assert refused.race.board.spots[refused.race.spot[4]].name == "4-spot1"


@rule("R2-ROB-51", "R2-ROB-53", "R2-ROB-03", "R2-REC-22")
def test_robots_ignore_tyres_and_damage_but_obey_time_and_crash() -> None:
    cars = "superfast1@90, fast1@31 off=b4, blue@1, orange@0"
    table = at(cars, "RecoveryStep 4 7 0; TurnOver 4; Declare 0", now="fast1").do("r103")
    assert table.race.waste[4] == 2
    assert table.race.red == [0, 0]
    crash = at(
        "superfast1@90, fast1@36 off=b6, blue@1, orange@0",
        "RecoveryStep 4 12 0; TurnOver 4; Declare 0; EndGameTurn; GameTurn",
        now="fast1",
    )
    assert 4 in crash.do("r103").race.retired


@rule("R2-ROB-53", "R2-REC-21", "R2-REC-46")
def test_a_robot_that_is_forced_to_stop_stops() -> None:
    table = robot("superfast1@90, fast1@36 off=6b waste=2 forced")
    assert table.race.progress[4] == 36 - 8
    assert table.race.forced == ()
    assert table.race.just_pit == (4,)


@rule("R2-ROB-26", "R2-ROB-31")
def test_points_that_a_robot_cannot_spend_are_lost() -> None:
    table = at("superfast1@90, orange@13, fast1@11, blue@1", "TakeTurn 4; Declare 0")
    assert table.lane("6a") == ["orange", "fast1"]


# Weather stops


def weather_turn(
    before: int, after: int, tyres: str, cars: str = "superfast1@50, fast1@36 acted, blue@35, orange@3"
) -> Table:
    table = f"turn 7 weather {after} robots {tyres}"
    return at(cars, "WeatherStop; Declare 0", table=table, now=f"blue weather={before}")


@rule("R2-WX-30", "R2-WX-31", "R2-WX-32", "R2-WX-33", "R2-WX-34", "R2-WX-36", "R2-WX-38", "R2-WX-39")
@pytest.mark.parametrize(
    ("before", "slot", "tyres", "stops"),
    [
        (1, 7, "hard", True),
        (1, 7, "rain", False),
        (1, 3, "rain", True),
        (1, 3, "hard", False),
        (0, 4, "hard", False),
        (2, 6, "rain", False),
        (2, 7, "hard", False),
    ],
)
def test_robots_stop_when_the_weather_turned_against_their_tyres(
    before: int, slot: int, tyres: str, stops: bool
) -> None:
    table = weather_turn(before, slot, tyres)
    assert table.race.progress[4] == (30 if stops else 36)
    assert table.race.progress[2] == (44 if stops else 50)
    if stops:
        assert table.race.robot_tyres == (3 if slot > 5 else 1)
        assert table.race.just_pit == (2,)
        assert table.race.acted[4]
        assert not table.race.acted[2]


@rule("R2-WX-35")
def test_the_stop_counts_as_refuelling() -> None:
    from games.race90.second.tables import GAME

    line = (
        "2 monza | turn 12 weather 7 robots hard | superfast1@50 called, blue@35, orange@3 | "
        "chits superfast-4-15-12,fast-4-20-12 | "
        "now blue weather=1 | WeatherStop; Declare 0"
    )
    table = Table(GAME.at(line, open_chance=True))
    assert table.race.chits == ()
    assert table.race.called == ()


@rule("R2-WX-33")
def test_it_comes_at_the_end_of_the_turn_in_which_the_weather_changed() -> None:
    cars = "superfast1@50 acted, blue@35 hand=r177, orange@3"
    table = at(cars, "TakeTurn 0; Declare 1", table="turn 7 weather 6 robots hard").do("go", "r1", "play-r177")
    if table.asks == "PlaySecond":
        table.do("done")
    table.do("wetter")
    while table.match.to_move == (0,):
        assert table.race.robot_tyres == 1
        table.do(table.codes[0])
    assert table.race.robot_tyres == 3
    assert table.race.progress[2] == 44


@rule("R2-ROB-01")
def test_a_robot_has_nothing_of_what_players_have() -> None:
    """No hand, target, chips, skill or strategy, and no chart to see; its turn asks for nothing and draws nothing."""
    table = at("superfast1@90, fast1@33, blue@3 hand=r1, orange@2", "TakeTurn 4; Declare 0")
    race = table.race
    for kept in (race.hands, race.target, race.chips, race.levels, race.skill, race.strategy, race.discs):
        assert len(kept) == race.seats == 2
    assert len(table.match.view(0)["table"]["charts"]) == 2
    assert race.cars == 10
    assert (len(race.race_pile), race.race_discard) == (183, [])
    assert (table.asks, table.match.to_move) == ("Declare", (0,))
