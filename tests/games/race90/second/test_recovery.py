"""Recovery manoeuvres, off the track, and out of the race."""

import pytest

import paddock
from games.race90.second.tables import GAME, Table, at, value
from paddock.games.race90.shared.events import Recovered, Retired
from paddock.games.race90.shared.rules_move import move_back
from paddock.games.race90.shared.rules_table import settle_lead
from rules import rule

FAR = "superfast1@90"


def off(words: str, *, section: int = 36, others: str = "orange@3", table: str = "") -> Table:
    """Blue fails its late brake before Ascari: r103 is (71), against a target of 50 - 10."""
    cars = f"{FAR}, {others}, blue@{section} target=r61 {words}"
    steps = "EndDeclarations 0; TurnOver 0; WeatherStop; Declare 1; EndGameTurn; GameTurn"
    return at(cars, steps, now="blue moved left", table=table).do("late-brake", "r103")


@rule(
    "R2-REC-01", "R2-REC-03", "R2-REC-04", "R2-REC-06", "R2-REC-08", "R2-REC-09", "R2-REC-11", "R2-REC-20", "R2-REC-37"
)
@rule("R2-REC-02", "R2-REC-53", "R2-EX-39")
def test_example_ascari_recovered() -> None:
    table = off("hand=r53,r105 chips=4")
    assert table.codes == ["blind", "check-r53", "check-r105"]
    table.do("check-r53")
    assert table.race.chips[0] == 3
    assert table.race.waste[0] == 2
    assert table.race.off == (0,)
    assert table.race.board.names[table.race.reentry[0]] == "6b"
    assert table.race.target[0].id == "r53"  # type: ignore[union-attr]
    assert table.told(Recovered)[0].time == 2
    assert table.race.acted[0]
    assert table.asks == "Declare"


@rule("R2-REC-07", "R2-REC-22", "R2-REC-23", "R2-OUT-04", "R2-OUT-06", "R2-SC-01", "R2-EX-39")
@pytest.mark.parametrize(("check", "crashes"), [(51, False), (52, True)])
def test_example_ascari_crashed(check: int, crashes: bool) -> None:
    # 71 is the new target, the recovery is at -20
    drawn = value(check)
    table = off("chips=4").do(drawn)
    assert (0 in table.race.retired) == crashes
    assert (table.asks == "OfferStop") == crashes
    assert table.do("go").race.under_safety == crashes


@rule("R2-REC-03", "R2-REC-31", "R2-WX-22", "R2-SKILL-GEN-01", "R2-STR-GEN-02", "R2-STR-HAZARD-13")
@pytest.mark.parametrize(
    ("words", "weather", "target"), [("", 1, 51), ("skill=reflexes", 1, 71), ("", 9, 31), ("strategy=hazard", 1, 51)]
)
def test_rain_and_reflexes_count_in_recovery_and_nothing_else(words: str, weather: int, target: int) -> None:
    for check, crashes in ((target, False), (target + 1, True)):
        cars = f"{FAR}, blue@36 off=b6 target=r103 chips=9 {words}, orange@3"
        table = at(
            cars,
            "RecoveryStep 0 12 0; TurnOver 0; Declare 1; EndGameTurn; GameTurn",
            table=f"turn 7 weather {weather}",
            now="blue",
        )
        table.do(value(check, without=("r103",)))
        assert (0 in table.race.retired) == crashes
        if not crashes:
            assert table.asks == "Declare"


@rule("R2-REC-05")
def test_a_blind_recovery_check_is_drawn() -> None:
    table = at(f"{FAR}, blue@36 hand=r1 target=r61, orange@3", "Check 0 4 0 yes; Declare 1", now="blue")
    assert table.asks == "BlindCheck"


@rule("R2-REC-10", "R2-REC-15", "R2-D2-24")
def test_failed_recovery_costs_what_is_printed_and_no_more() -> None:
    # Before corner 4 failing costs 1 damage and 2 points, back in corner 5
    cars = f"{FAR}, blue@31 off=b4 target=r59 chips=9, orange@3"
    table = at(cars, "RecoveryStep 0 7 0; TurnOver 0; Declare 1", now="blue").do("r64", "red")
    assert table.race.red[0] == 1
    assert table.race.waste[0] == 2
    assert table.race.board.names[table.race.reentry[0]] == "5"


@rule("R2-REC-16", "R2-OUT-01", "R2-REC-24")
def test_damage_without_room_ends_the_race_without_a_safety_car() -> None:
    cars = f"{FAR}, blue@31 off=b4 target=r59 chips=9 red=5, orange@3"
    table = at(cars, "RecoveryStep 0 7 0; TurnOver 0; Declare 1", now="blue").do("r64")
    assert table.race.retired[-1] == 0
    assert not table.race.under_safety
    assert [event.cause for event in table.told(Retired)] == ["damage"]


@rule("R2-REC-11", "R2-REC-12", "R2-REC-13", "R2-REC-14", "R2-OUT-02")
@pytest.mark.parametrize(("chips", "out"), [(2, False), (1, True)])
@pytest.mark.parametrize("words", ["hand=r1,r2,r3", "hand=r1 strategy=save-tyres"])
def test_ruined_tyres_are_chips_and_nothing_else(chips: int, out: bool, words: str) -> None:
    table = at(f"{FAR}, blue@31 chips={chips} {words}, orange@3", "RuinTyres 0 2; TurnOver 0; Declare 1", now="blue")
    assert (0 in table.race.retired) == out
    assert table.race.chips[0] == 0


@rule("R2-REC-17", "R2-REC-18", "R2-OUT-03")
def test_lost_cards_and_too_few_of_them() -> None:
    table = at(f"{FAR}, blue@31 hand=r1,r2,r3, orange@3", "LoseCards 0 2; TurnOver 0; Declare 1", now="blue")
    assert table.codes == ["discard-r1", "discard-r2", "discard-r3"]
    table.do("discard-r2", "discard-r1")
    assert table.hand() == ["r3"]
    few = at(f"{FAR}, blue@31 hand=r1, orange@3", "LoseCards 0 2; TurnOver 0; Declare 1", now="blue")
    assert few.race.retired[-1] == 0


@rule("R2-REC-21", "R2-REC-53", "R2-REC-02")
def test_a_forced_stop_is_due_in_the_next_turn() -> None:
    # Silverstone, before corner 7: failing costs 1 damage and a forced stop
    cars = "superfast1@98, blue@23 off=b7 target=r59 chips=9, orange@3"
    table = at(cars, "RecoveryStep 0 23 0; TurnOver 0; Declare 1", circuit="silverstone", now="blue").do("r64", "red")
    assert table.race.forced == (0,)
    assert table.race.red[0] == 1


@rule("R2-REC-30")
def test_several_checks_may_follow_one_another() -> None:
    table = at(
        f"{FAR}, blue@36 off=b6 target=r64 chips=9, orange@3",
        "FollowArrow 0 12 0 yes; TurnOver 0; Declare 1",
        now="blue",
    )
    assert table.asks == "Declare"
    recovery = table.race.board.recovery[12]
    assert recovery is not None
    recovery.checks[0].passed.check = 0
    try:
        again = at(
            f"{FAR}, blue@36 off=b6 target=r64 chips=9, orange@3",
            "FollowArrow 0 12 0 yes; TurnOver 0; Declare 1",
            now="blue",
        )
        assert again.asks == "BlindCheck"
    finally:
        recovery.checks[0].passed.check = -1


# Extreme trajectories


def lesmo(words: str, card: str = "r78", table: str = "") -> Table:
    """Blue on the extreme spot of the first Lesmo (+3, drive), a driving [3] played."""
    cars = f"{FAR}, blue@32 spot=4-spot2 hand={words}, orange@3"
    now = f"blue played={card} use=3 spot=4-spot2"
    steps = "MakeChecks 0; DrawSymbols 0; Events 0; EndResolve 0; Movement 0; EndDeclarations 0; TurnOver 0; Declare 1"
    return at(cars, steps, now=now, table=table)


@rule(
    "R2-D-11",
    "R2-D2-17",
    "R2-D2-21",
    "R2-E-03",
    "R2-REC-03",
    "R2-REC-19",
    "R2-REC-25",
    "R2-REC-26",
    "R2-REC-08",
    "R2-EX-37",
)
def test_example_a_failed_extreme_trajectory_recovered() -> None:
    table = lesmo("r78 target=r121", card="r71")
    assert table.asks == "BlindCheck"
    table.do(value(83))
    assert table.race.target[0].check == 83  # type: ignore[union-attr]
    assert table.codes == ["blind", "check-r78"]
    table.do("check-r78")
    assert table.race.progress[0] == 33
    assert table.asks == "ChooseSpot"


@rule("R2-REC-07", "R2-REC-27", "R2-REC-28", "R2-E-19", "R2-E-21", "R2-EX-38", "R2-F-21")
def test_example_a_failed_extreme_trajectory_and_recovery() -> None:
    table = lesmo("r89 target=r121", card="r71").do(value(83), "check-r89")
    assert table.race.progress[0] == 32
    assert table.race.no_move == (0,)
    assert table.race.spot[0] == -1
    assert table.asks == "Declare"


@rule("R2-E-03", "R2-D-11", "R2-D-12")
def test_a_passed_extreme_trajectory_gives_its_bonus() -> None:
    table = lesmo("r1 target=r121", card="r71").do("r59")
    assert table.race.progress[0] == 38


@rule("R2-D-12", "R2-D-07")
def test_an_extreme_trajectory_may_be_declined() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 hand=r79 target=r64, orange@3"
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0; Declare 1", now="blue").do("play-r79")
    assert table.codes == ["use", "ignore"]
    table.do("ignore")
    assert table.asks == "NormalCheck"


@rule("R2-TC-18", "R2-TC-19", "R2-TC-20", "R2-STR-HAZARD-10")
def test_a_card_instead_of_the_extreme_check() -> None:
    table = lesmo("t3b,r1 target=r121 strategy=hazard", card="r71")
    assert table.codes == ["blind", "void-t3b"]
    table.do("void-t3b")
    assert table.race.target[0].id == "r121"  # type: ignore[union-attr]
    assert table.race.progress[0] == 38


@rule("R2-SKILL-FLATOUT-01", "R2-SKILL-FLATOUT-02", "R2-SKILL-FLATOUT-03", "R2-SKILL-FLATOUT-06")
def test_flat_out_takes_it_without_a_check_for_a_point_less() -> None:
    table = lesmo("r1 target=r121 skill=flat-out", card="r71")
    assert table.codes == ["blind", "flat-out"]
    table.do("flat-out")
    assert table.race.progress[0] == 37
    assert table.race.target[0].id == "r121"  # type: ignore[union-attr]
    assert lesmo("r1 target=r121 skill=flat-out", card="r71").do("blind", "r59").race.progress[0] == 38


@rule("R2-SKILL-FLATOUT-04")
def test_flat_out_still_needs_a_matching_card() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 hand=r105 skill=flat-out target=r64, orange@3"
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0; Declare 1", now="blue").do("play-r105")
    assert table.asks != "UseSpot"


@rule("R2-STR-BALANCE-03")
def test_balance_gets_nothing_for_a_failed_extreme_trajectory() -> None:
    table = lesmo("r78 target=r121 strategy=balance", card="r71").do(value(83), "check-r78")
    assert table.asks == "ChooseSpot"


# Off the track


@rule("R2-REC-34", "R2-REC-36", "R2-ACT-30")
def test_a_leader_off_the_track_gives_the_chit_to_a_car_he_slid_past() -> None:
    table = at(
        "blue@36 target=r61 chips=9, orange@36, fast1@12",
        "EndDeclarations 0; TurnOver 0; Declare 1",
        now="blue moved left",
    )
    table.do("late-brake", "r103")
    assert table.race.leader == 1


@rule("R2-REC-35")
def test_without_such_a_car_he_keeps_it_until_somebody_drives_on_beyond() -> None:
    table = at(
        "blue@36 off=6b, orange@35",
        "Drive 1; EndOfMove 1; Declare 0",
        now="orange mp=1 settled",
        table="turn 7 weather 1 leader blue",
    )
    assert table.where("orange") == "b6"
    assert table.race.leader == 0
    on = at(
        "blue@36 off=6b, orange@35",
        "Drive 1; EndOfMove 1; Declare 0",
        now="orange mp=2 settled",
        table="turn 7 weather 1 leader blue",
    )
    assert on.race.leader == 1


@rule("R2-REC-35")
@pytest.mark.parametrize(
    ("orange", "mp", "leader"), [(11, 3, "blue"), (35, 1, "blue"), (35, 2, "orange"), (36, 1, "orange")]
)
def test_a_leader_off_the_track_loses_the_chit_only_to_a_car_of_his_lap_that_drives_beyond(
    orange: int, mp: int, leader: str
) -> None:
    """Section 36 is where he lost control, a lap later than section 12."""
    cars = f"blue@36 off=6b, orange@{orange}"
    steps = "Drive 1; EndOfMove 1; Declare 0"
    table = at(cars, steps, now=f"orange mp={mp} settled", table="turn 7 weather 1 leader blue")
    assert table.race.leader == table.car(leader)


@rule("R2-REC-35")
def test_the_section_where_the_leader_lost_control_is_the_first_active_one() -> None:
    table = at("blue@36 off=6b acted, orange@35, green@36", "Activate", seats=3, table="turn 7 weather 1 leader blue")
    assert table.match.to_move == (2,)


@rule("R2-REC-35", "R2-ACT-20")
def test_a_leader_on_the_track_loses_the_chit_within_the_section() -> None:
    table = at("orange@36, blue@36", "Declare 0", table="turn 7 weather 1 leader blue")
    settle_lead(table.race)
    assert table.race.leader == 1


@rule("R2-REC-36")
def test_once_the_chit_is_on_the_track_again_its_section_is_the_first_active_one() -> None:
    """Blue slid off; orange has driven on beyond with the chit, red is with it, green waits in blue's section."""
    cars = "orange@41 acted, red@41, blue@36 off=6b acted, green@36"
    kept = at("red@35, blue@36 off=6b acted, green@36, orange@35 acted", "Activate", seats=4)
    assert (kept.race.leader, kept.match.to_move) == (0, (2,))
    handed = at(cars, "Activate", seats=4, table="turn 7 weather 1 leader orange")
    assert (handed.race.leader, handed.match.to_move) == (1, (3,))


@rule("R2-REC-45", "R2-REC-40", "R2-CON-51")
def test_a_car_that_stops_from_off_the_track_takes_part_in_no_contest_this_turn() -> None:
    table = at("superfast1@90, blue@36 off=6b, orange@3", "Declare 1")
    move_back(table.race, 0, 10, "own")
    assert table.race.off == ()
    assert table.race.chances[0] == -1
    on_track = at("superfast1@90, blue@36, orange@3", "Declare 1")
    move_back(on_track.race, 0, 10, "own")
    assert on_track.race.chances[0] == 0


@rule("R2-REC-41", "R2-REC-42", "R2-REC-44", "R2-REC-47", "R2-REC-50", "R2-ACT-27")
def test_coming_back_costs_a_point_and_the_wasted_time() -> None:
    cars = f"{FAR}, blue@36 off=6b waste=2 hand=r1 chips=9, orange@38"
    table = at(cars, "TakeTurn 0; Declare 1").do("go", "r105", "play-r1")
    while table.asks in ("PayTyre", "PlaySecond"):
        table.do("chip" if table.asks == "PayTyre" else "done")
    assert table.lane("6b") == ["orange", "blue"]
    assert table.race.waste[0] == 0
    assert table.race.off == ()


@rule("R2-REC-41", "R2-REC-42")
@pytest.mark.parametrize(("waste", "end"), [(0, 38 + 3), (2, 38 + 1)])
def test_wasted_time_is_taken_off_the_points_of_the_return(waste: int, end: int) -> None:
    """A 4 with nothing in the way: one point for the return, the rest but the wasted ones for sections."""
    cars = f"{FAR}, blue@36 off=6b waste={waste} hand=r1 chips=9, orange@3"
    table = at(cars, "TakeTurn 0; Declare 1").do("go", "r105", "play-r1")
    while table.asks in ("PayTyre", "PlaySecond"):
        table.do("chip" if table.asks == "PayTyre" else "done")
    assert table.race.progress[0] == end


@rule("R2-REC-43", "R2-REC-51", "R2-E-21")
@pytest.mark.parametrize(("waste", "still"), [(3, False), (4, True), (6, True)])
def test_with_no_points_the_car_is_put_back_and_stands(waste: int, still: bool) -> None:
    cars = f"{FAR}, blue@36 off=6b waste={waste}, orange@3"
    table = at(cars, "Movement 0; Declare 1", now="blue played=r1 charted=r1")
    assert table.where("blue") == "6b"
    assert (0 in table.race.no_move) == still


@rule("R2-REC-49")
def test_skipping_puts_the_car_back_too() -> None:
    table = at(f"{FAR}, blue@36 off=6b waste=2, orange@3", "TakeTurn 0; Declare 1").do("skip", "keep")
    assert table.where("blue") == "6b"
    assert table.race.no_move == (0,)
    assert table.race.waste[0] == 0


@rule("R2-REC-39", "R2-REC-40", "R2-CON-51")
def test_a_car_that_waits_takes_part_in_no_contest() -> None:
    table = at(f"{FAR} acted, blue@37 off=6b hand=r1, orange@37 hand=r2", "Activate; EndGameTurn; GameTurn")
    assert table.asks == "Declare"
    assert table.match.to_move == (1,)


@rule("R2-REC-54", "R2-STR-HAZARD-06", "R2-STR-HAZARD-08", "R2-STR-HAZARD-14")
@pytest.mark.parametrize("drawn", ["r1", "r103"])
def test_hazard_draws_for_a_late_brake_won_or_lost(drawn: str) -> None:
    cars = f"{FAR}, blue@36 target=r61 chips=9 strategy=hazard, orange@3"
    table = at(cars, "EndDeclarations 0; TurnOver 0; Declare 1", now="blue moved left").do("late-brake", drawn)
    assert table.asks == "DrawTrack"


# Out


@rule("R2-OUT-06", "R2-OUT-07", "R2-OUT-08", "R2-FUEL-19", "R2-FLAG-36")
def test_everything_of_an_eliminated_player_goes_back() -> None:
    cars = f"{FAR}, blue@31 hand=r1,t1a frozen=r2 target=r3 chips=1 red=2 brown=1 fuel=12 blue-flag, orange@3"
    table = at(cars, "RuinTyres 0 2; TurnOver 0; Declare 1", now="blue", table="turn 7 weather 1 bag 10+5 orange blue")
    race = table.race
    assert race.lanes[7] == ()
    assert [each.id for each in race.race_discard] == ["r1", "r2", "r3"]
    assert [each.id for each in race.track_discard] == ["t1a"]
    assert (race.bag_red, race.bag_brown) == (12, 6)
    assert (race.fuel[0], race.blue[0], race.orange, race.chips[0]) == (0, False, -1, 0)
    assert table.match.to_move == (1,)


@rule("R2-OUT-06")
def test_nothing_more_is_asked_of_an_eliminated_player() -> None:
    cars = f"{FAR}, blue@36 chips=1, orange@3"
    table = at(cars, "RuinTyres 0 2; EndDeclarations 0; TurnOver 0; Declare 1", now="blue moved left")
    assert (table.asks, table.match.to_move) == ("Declare", (1,))  # it stood before a corner, and would brake late


@rule("R2-OUT-07")
def test_so_do_the_cards_that_an_eliminated_player_has_played() -> None:
    cars = f"{FAR}, blue@31 target=r6 chips=1, orange@3"
    table = at(cars, "RuinTyres 0 2; TurnOver 0; Declare 1", now="blue played=r5,r6 charted=r6")
    assert sorted(each.id for each in table.race.race_discard) == ["r5", "r6"]
    assert [each.id for each in table.race.now.played] == ["r6"]  # the other went to the chart in a check


@rule("R2-OUT-09", "R2-OUT-10", "R2-SC-36")
def test_with_the_leader_out_the_next_one_leads() -> None:
    table = at("blue@31 chips=1, orange@3, fast1@9", "RuinTyres 0 2; TurnOver 0; Declare 1", now="blue")
    assert table.race.leader == table.car("fast1")


@rule("R2-FUEL-20", "R2-ROB-03", "R2-OUT-04")
def test_with_a_robot_goes_the_latest_chit_of_its_kind() -> None:
    line = (
        "2 monza | turn 7 weather 1 | superfast1@90, fast1@36 off=b6, blue@5, orange@3 | "
        "chits fast-4-40-12,fast-4-60-14,slow-2-75-16 | now fast1 | "
        "FollowArrow 4 12 0 no; TurnOver 4; Declare 0; EndGameTurn; GameTurn"
    )
    table = Table(GAME.at(line, open_chance=True))
    assert 4 in table.race.retired
    assert [chit.turn for chit in table.race.chits] == [12, 16]


@rule("R2-OUT-12")
def test_when_all_players_are_out_the_race_is_over() -> None:
    table = at(f"{FAR}, blue@31 chips=1, orange out", "RuinTyres 0 2; TurnOver 0; EndGameTurn; GameTurn", now="blue")
    assert table.match.over
    assert table.match.result.placings[0].seat == 0


def test_a_recovery_check_says_what_each_arrow_brings() -> None:
    """Before corner 1 the red arrow costs two points and a tyre; before corner 7 it is the end."""
    cars = "superfast1@90, blue@{} chips=5 hand={},{}, orange@3"
    low, high = value(3), value(97)
    for place, fails in ((24 + 1, "2 points lost, 1 tyre, back at Curva Grande"), (24 + 17, "you are out of the race")):
        table = at(cars.format(place, low, high), "LateResult 0; TurnOver 0; EndGameTurn", now="blue")
        decision = table.match.decision(0)
        notes = {option.code: [note.key for note in decision.notes(option)] for option in decision.options}
        said = [paddock.render(note) for note in decision.notes(decision.options[-1])]
        assert notes[f"check-{low}"][:2] == ["note-target", "note-arrow"]
        assert fails in said[1]
