"""Yellow flags and night driving."""

import pytest

from games.formula_de.bench import at, cell, choose, codes, fact, fall, move, play, points, race_of, rolls, turn
from paddock.core import Match
from rules import rule

ON = "yellow-flags=on laps=3 pit=off"
CARS = "red@a100 laps=0 line=1, blue@a60 laps=0 line=1, yellow@a50 laps=0 line=1"


def end_of_round(cars: str = CARS, race: str = "alarm=yes", on: str = ON, **given: str) -> Match:
    return at(cars, "YellowFlags; ChooseGear 0", race=race, on=on, **given)


@rule("FD-YELLOW-01")
def test_flags_are_shown_at_the_end_of_a_round_with_an_elimination() -> None:
    match = at(CARS, "Roll 0 reliability (3); EndRound", on=ON)
    fall(match, 1)
    assert race_of(match).yellow == 1
    assert race_of(end_of_round(race="")).yellow == 0
    assert race_of(
        at(
            CARS,
            "YellowFlags; ChooseGear 0",
            race="alarm=yes",
            on="laps=3 pit=off".replace("pit", "yellow-flags=on pit"),
        )
    ).yellow


@rule("FD-YELLOW-02", "FD-YELLOW-20", "FD-YELLOW-25", "FD-EX-83")
def test_flags_are_shown_when_dangerous_cells_are_as_many_as_cars_started() -> None:
    """Four cars started, one is out long ago: the fourth dangerous cell shows the flags, a second marker does not."""
    cars = CARS.replace("yellow@a50 laps=0 line=1", "yellow@off status=out") + ", green@a40"
    match = at(cars, "Roll 0 engine (); EndRound", on=ON, markers="a10=oil a12=oil a14=oil", race="retired=yellow")
    fall(match, 1)
    assert race_of(match).yellow == 1
    assert rolls(match) == "sweep-track"
    same = at(
        cars.replace("red@a100", "red@a14"),
        "Roll 0 engine (); EndRound",
        on=ON,
        markers="a10=oil a12=oil a14=debris",
        race="retired=yellow",
    )
    fall(same, 1)
    assert race_of(same).yellow == 0


@rule("FD-YELLOW-15")
def test_all_dangerous_cells_but_one_are_cleared() -> None:
    match = end_of_round(markers="a10=oil b11=debris c12=oil")
    assert rolls(match) == "sweep-track"
    fall(match, "b11")

    assert race_of(match).markers == {race_of(match).track.index["b11"]: 1}


@rule("FD-YELLOW-03", "FD-YELLOW-04", "FD-PIT-54")
def test_the_pit_lane_closes_but_those_inside_go_on() -> None:
    for race, offered in (("yellow=1", False), ("", True)):
        match = turn("red@c-36 gear=2 laps=1 pf=0/3, blue@a60", race=race, on="yellow-flags=on")
        play(match, "gear-2", *(["no"] if offered else []), 4)
        assert offered == any(code.startswith("pit") for code in codes(match))
    inside = turn("red@pit-2 pit=1 gear=2 laps=1, blue@a60", race="yellow=1", on="yellow-flags=on")
    play(inside, "gear-2", 4)
    assert cell(inside, "red") == "box-1"


@rule("FD-YELLOW-05", "FD-YELLOW-16", "FD-YELLOW-23", "FD-YELLOW-08")
def test_cars_race_to_the_line_stop_there_and_wait() -> None:
    match = turn("red@a-4 gear=4 laps=1 duty=1 line=2 pf=0/3, blue@a60 duty=1 laps=1", race="yellow=1", on=ON)
    play(match, "gear-4", 9)
    choose(match, next(code for code in codes(match) if code.startswith("a0")))

    assert (fact(match, "red", "status"), cell(match, "red"), fact(match, "red", "laps")) == (6, "", 2)
    assert race_of(match).crossed == [0]


@rule("FD-YELLOW-06", "FD-YELLOW-07", "FD-YELLOW-24")
def test_on_the_last_lap_flags_come_only_before_its_first_corner() -> None:
    turned = CARS.replace("red@a100 laps=0 line=1", "red@a44 laps=2 line=3")
    assert race_of(end_of_round(turned)).yellow == 0

    begun = "red@a10 laps=2 line=3, blue@a20 laps=2 line=3, yellow@a150 laps=1 line=2"
    match = end_of_round(begun, race="alarm=yes order=blue,red,yellow")
    race = race_of(match)
    assert race.yellow == 1
    assert race.crossed == [1, 0], "lifted at once, in the order in which they began the lap"
    assert (race.book.laps[0], race.status[0], race.book.duty[2]) == (2, 6, 1)


WAITING = (
    "red@off status=waiting laps=1 line=2 duty=2 pg=1/5 pz=1/6, blue@off status=waiting laps=1 line=2 duty=2, "
    "yellow@off status=waiting laps=0 line=1 duty=2"
)


def lined_up(*answers: str, on: str = ON) -> Match:
    match = at(WAITING, "YellowFlags; Round", race="yellow=1 crossed=red,blue,yellow", on=on)
    return choose(match, *answers)


@rule("FD-YELLOW-09", "FD-YELLOW-10", "FD-YELLOW-14", "FD-YELLOW-22", "FD-YELLOW-21")
def test_the_restart_is_rolling_in_the_order_of_the_line() -> None:
    match = lined_up()
    assert (match.to_move, codes(match)) == ((0,), ["none", "fit-hard", "fit-medium", "fit-intermediate"])

    choose(match, "none", "none", "none")
    race = race_of(match)
    assert [race.track.names[race.cell[car]] for car in range(3)] == ["a-2", "c-4", "a-6"]
    assert (race.yellow, race.book.on_grid, race.order) == (0, [1, 1, 1], [0, 1, 2])
    assert codes(match) == ["gear-4", "gear-3", "gear-2", "gear-1"]


@rule("FD-YELLOW-11", "FD-YELLOW-12", "FD-YELLOW-13")
def test_a_fast_stop_brings_tyres_and_fuel_and_costs_the_place() -> None:
    match = lined_up("fit-medium", "fit-hard", "none", on=ON + " fuel=on")

    assert race_of(match).grid == [2, 0, 1]
    assert (points(match, "red", "pg"), points(match, "red", "pz")) == (5, 3)
    assert (fact(match, "red", "tyre"), fact(match, "red", "tyre_lap")) == (1, 0)


@rule("FD-YELLOW-17")
def test_new_reasons_while_flags_are_out_change_nothing() -> None:
    match = end_of_round(CARS.replace("line=1", "line=1 duty=1"), race="alarm=yes yellow=1", markers="a10=oil b11=oil")

    assert rolls(match) == ""
    assert len(race_of(match).markers) == 2


@rule("FD-YELLOW-18", "FD-YELLOW-19")
def test_the_crossing_after_the_restart_is_neutral() -> None:
    match = lined_up("none", "none", "none", on=ON + " fuel=on ers=on")
    race = race_of(match)
    assert (race.book.line, race.book.laps) == ([1, 1, 0], [1, 1, 0])

    play(match, "gear-2", 4)
    choose(match, "a6")
    assert (race.book.line[0], race.book.laps[0], race.has(0, 12), race.book.tyre_lap[0]) == (2, 1, 1, 0)
    choose(match, "stop")
    assert (cell(match, "red"), race.status[0], race.crossed) == ("a6", 0, []), "it races on"


@rule("FD-YELLOW-22", "FD-COLL-20")
def test_start_collisions_apply_after_a_restart() -> None:
    match = move("red@a-2 gear=3 on_grid=1 fresh=2 free_lap=2 pf=0/3, blue@b5 on_grid=1, yellow@a60", 3, on=ON)
    choose(match, "a4")

    assert rolls(match) == "collision"


@rule("FD-YELLOW-04", "FD-YELLOW-16")
def test_a_car_that_completed_its_lap_in_the_pit_lane_joins_when_it_is_out() -> None:
    match = turn(
        "red@pit-24 pit=5 gear=2 duty=3 laps=2 pf=0/3, blue@a60 duty=1", race="yellow=1", on="yellow-flags=on laps=5"
    )
    play(match, "gear-2", 2)
    choose(match, codes(match)[0])

    assert fact(match, "red", "status") == 6


# Night


@rule("FD-NIGHT-01", "FD-NIGHT-02")
@pytest.mark.parametrize(
    ("on", "dark"),
    [
        ("night=on", True),
        ("night=off", False),
        ("night=on night-by=rounds night-from=6 night-to=7", False),
        ("night=on night-by=rounds night-from=5 night-to=5", True),
        ("night=on night-from=2", False),
        ("night=on night-from=1 night-to=1", True),
    ],
)
def test_every_gear_die_counts_one_less_in_the_dark(on: str, dark: bool) -> None:
    match = turn("red@a100 gear=2 pf=0/3, blue@a0", on=on)
    play(match, "gear-2", 3)

    assert ("a104" if dark else "a106") in codes(match)


@rule("FD-NIGHT-03", "FD-FUEL-08", "FD-FUEL-09", "FD-EX-68")
def test_enrichment_ignores_the_night_and_the_cap_but_not_wet_tyres() -> None:
    """Face 19 at night: 18 cells and a fifth of 19."""

    def cells(words: str, on: str, face: int) -> int:
        match = turn(f"red@a142 gear=5 pz=3 pf=0/3 stops=0 {words}, blue@a60", on=f"fuel=on pit=off laps=9 {on}")
        play(match, "gear-5", face)
        return race_of(match).drive.die // 5

    assert cells("", "night=on", 19) == 3
    assert cells("", "night=on", 20) == 4
    assert cells("load=high", "aero=on", 20) == 4
    assert cells("tyre=wet", "tyres-wet=on", 20) == 3


@rule("FD-NIGHT-05", "FD-COLL-13")
def test_collisions_are_likelier_in_dark_corners_but_not_on_the_start_straight() -> None:
    for where, near, lost in (("a44", "a46", 1), ("a10", "a12", 0)):
        match = at(f"red@{where} gear=1 on_grid=1, blue@{near}", "Roll 0 collision (1,1)", on="night=on")
        fall(match, 2)
        assert points(match, "red", "pc") == 3 - lost


@rule("FD-NIGHT-04")
def test_the_night_adds_a_slide_at_the_first_stop_only() -> None:
    for stops, slides in ((0, True), (1, False)):
        match = move(f"red@a82 gear=2 stops={stops} pf=0/3, blue@a0", 1, on="night=on")
        choose(match, "a84")
        assert slides == ("a86" in codes(match))


@rule("FD-YELLOW-06")
@pytest.mark.parametrize(("red", "shown"), [("a50", 0), ("a20", 1)])
def test_a_car_that_went_out_in_the_first_corner_of_the_last_lap_counts_too(red: str, shown: int) -> None:
    """Red leads on the last lap; the roll that puts it out would call for the flags."""
    cars = f"red@{red} laps=2 line=3, blue@a30 laps=1 line=2, yellow@a10 laps=1 line=2"
    match = fall(at(cars, "Roll 0 reliability (3); EndRound", on=ON), 1)
    assert race_of(match).yellow == shown


@rule("FD-YELLOW-06", "FD-OUT-13")
def test_a_car_out_by_overshooting_before_the_line_has_not_begun_the_last_lap() -> None:
    """Red left the last corner too fast, touched the line, and is laid where that corner ends."""
    cars = "red@a4 laps={} line={} pg=0/5, blue@a130 laps=1 line=2, yellow@a120 laps=1 line=2"
    tasks = "PayOvershoot 0; EndTurn 0; EndRound"
    memory = "car=red start=a126 overs=((2,34,1,1))"
    match = at(cars.format(2, 3), tasks, on=ON, turn=memory)
    assert fact(match, "red", "out_line") == 2
    assert race_of(match).yellow == 1
    at_the_flag = at(cars.format(3, 4), tasks, on=ON, turn=memory)
    assert race_of(at_the_flag).yellow == 0, "it had driven the whole of the last lap"


@rule("FD-YELLOW-24", "FD-YELLOW-07")
def test_exempt_cars_line_up_as_they_began_the_last_lap_not_as_they_stand() -> None:
    """Blue touches the line first and red, ahead in the turn order, passes it; then a wreck calls for the flags."""
    cars = "red@a-4 gear=4 laps=1 line=2 pf=0/3, blue@c-2 gear=2 laps=1 line=2 pf=0/3, yellow@a110 laps=1 line=2"
    tasks = "Turn 1; Turn 0; Roll 2 reliability (3); EndRound"
    match = at(cars + ", green@a100 laps=1 line=2", tasks, on=ON)
    play(match, "gear-2", 3, "c4", "gear-4", 12, "a20")
    assert race_of(match).began == [1, 0]
    fall(match, 1)

    assert race_of(match).crossed == [1, 0]
    assert fact(match, "green", "duty") == 1


@rule("FD-END-09", "FD-YELLOW-19")
def test_sudden_death_under_yellow_flags_classifies_by_present_positions() -> None:
    """Blue, a lap down, waits at the line that red and yellow passed long ago; green, which leads, waits too."""
    cars = (
        "red@a60 laps=1 line=2 duty=1, blue@off laps=1 line=2 status=waiting duty=2, "
        "yellow@a50 laps=1 line=2 duty=1, green@off laps=2 line=3 status=waiting duty=2, "
        "black@pit-20 laps=2 line=3 pit=5 pit_line=2 pit_lap=1 duty=3"
    )
    given = {"on": "yellow-flags=on laps=4 sudden-death=on", "race": "yellow=1 crossed=blue,green"}
    match = fall(at(cars, "Roll 0 sudden-death ()", **given), 1)

    assert [placing.seat for placing in match.result.placings] == [3, 4, 0, 2, 1], "in the pit lane as at its entry"


@rule("FD-NIGHT-01")
def test_the_last_lap_stays_dark_when_the_winner_is_home() -> None:
    """A night for the third lap alone, the last: the winner's flag is no sunrise for those still out."""
    cars = "red@a100 gear=2 laps=2 line=3, blue@off status=finished laps=3 line=4, yellow@a60 laps=2 line=3"
    night = "laps=3 night=on night-from=3 night-to=3 pit=off"
    assert race_of(turn(cars, on=night, race="finished=blue")).dark


@rule("FD-YELLOW-23", "FD-BOOST-11", "FD-HAZ-06", "FD-SUSP-02")
def test_what_was_crossed_and_used_before_the_line_is_tested_under_yellow_flags() -> None:
    """The race goes on for red: debris on its way and its boost are rolled for before it waits, unlike at a finish."""
    cars = "red@a-10 gear=2 laps=1 duty=1 line=2 pf=0/3 pb=1, blue@a60 duty=1 laps=1"
    match = turn(cars, race="yellow=1", on=f"{ON} boost=on", markers="a-6=debris")
    play(match, "gear-2", 4, "a-2+risk1", "boost", "a0")
    assert (rolls(match), fact(match, "red", "status")) == ("road", 0)
    fall(match, 20)
    assert rolls(match) == "boost"
    fall(match, 5)
    assert (points(match, "red", "pb"), fact(match, "red", "status"), race_of(match).crossed) == (0, 6, [0])


@rule("FD-YELLOW-15", "FD-YELLOW-08")
def test_the_track_is_swept_before_anybody_decides_about_the_restart() -> None:
    """Every car is exempt, so that the restart follows at once; still the flags sweep the track first."""
    cars = "red@a10 laps=2 line=3, blue@a20 laps=2 line=3"
    match = end_of_round(cars, markers="a60=oil b61=debris")
    assert rolls(match) == "sweep-track"
    fall(match, "a60")
    assert codes(match)[0] == "none"
