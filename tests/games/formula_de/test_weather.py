"""The sky, before the race and in it."""

import pytest

from games.formula_de.bench import BENCH, at, choose, codes, fall, play, race_of, rolls, told, turn
from paddock.core import Match
from paddock.games.formula_de.track import starts_wet
from rules import rule

FACES = {"rain": 3, "variable": 10, "fair": 15}


def first(face: int, **on: object) -> Match:
    """An event whose pole driver has rolled the weather."""
    match = BENCH.new(2, "ring", {"grid": "reverse", **on}, open_chance=True)
    for seat in match.to_move:
        match.choose(seat, "sheet-balanced")
    return fall(match, face)


def sky(match: Match) -> tuple[str, int, bool]:
    race = race_of(match)
    return (("variable", "fair", "rain")[race.sky], race.wet, race.settled)


@rule("FD-WX-02", "FD-WX-03", "FD-WX-04", "FD-WX-05", "FD-WX-06")
@pytest.mark.parametrize(
    ("face", "expected"),
    [
        (13, ("fair", 0, True)),
        (20, ("fair", 0, True)),
        (7, ("rain", 1, True)),
        (1, ("rain", 1, True)),
        (9, ("variable", 1, False)),
        (10, ("variable", 0, False)),
        (12, ("variable", 0, False)),
    ],
)
def test_the_first_roll(face: int, expected: tuple[str, int, bool]) -> None:
    """Rain 1-7, variable 8-12, fair 13-20: 9 is nearer to rain, 10 is midway."""
    assert expected == sky(first(face))


@rule("FD-WX-01")
def test_pole_rolls() -> None:
    match = BENCH.new(2, "ring", {"grid": "reverse"}, open_chance=True)
    for seat in match.to_move:
        match.choose(seat, "sheet-balanced")

    assert match.chance is not None
    assert match.chance.purpose == "weather/1"


@rule("FD-EX-50", "FD-EX-51")
def test_the_nearer_numbers_decide_and_a_tie_is_dry() -> None:
    assert not starts_wet(list("F" * 10 + "V" * 6 + "R" * 4))[13]
    assert starts_wet(list("F" * 10 + "V" * 6 + "R" * 4))[14]
    assert not starts_wet(list("F" * 10 + "V" * 5 + "R" * 5))[13]


VARIABLE = "sky=variable settled=no"
FAIR = "sky=fair settled=no"
RAIN = "sky=rain wet=1 settled=no"


@rule(
    "FD-WX-12",
    "FD-WX-13",
    "FD-WX-14",
    "FD-WX-15",
    "FD-WX-16",
    "FD-WX-17",
    "FD-WX-18",
    "FD-WX-19",
    "FD-WX-20",
    "FD-WX-21",
)
@pytest.mark.parametrize(
    ("before", "rolled", "after"),
    [
        (VARIABLE, "variable", ("variable", 0, False)),
        (VARIABLE + " wet=1", "variable", ("variable", 1, False)),
        (VARIABLE + " wet=1", "fair", ("fair", 0, False)),
        (VARIABLE, "rain", ("rain", 1, False)),
        (FAIR, "variable", ("variable", 0, False)),
        (FAIR, "fair", ("fair", 0, True)),
        (FAIR, "rain", ("rain", 1, False)),
        (RAIN, "variable", ("variable", 1, False)),
        (RAIN, "fair", ("fair", 0, False)),
        (RAIN, "rain", ("rain", 1, True)),
    ],
)
def test_changes(before: str, rolled: str, after: tuple[str, int, bool]) -> None:
    assert after == sky(fall(weather_due(before), FACES[rolled]))


def weather_due(state: str, triggers: str = "red", on: str = "") -> Match:
    return at(
        "red@a0, blue@a50", "ChangeOfWeather", race=f"{state} triggers={triggers}", on=f"weather=variable-dry {on}"
    )


@rule("FD-EX-52")
def test_fair_twice_settles_the_weather_and_ends_the_rolls() -> None:
    match = fall(weather_due(VARIABLE + " wet=1"), FACES["fair"])
    assert sky(match) == ("fair", 0, False)
    match = fall(weather_due(FAIR), FACES["fair"])
    assert sky(match) == ("fair", 0, True)
    assert weather_due("sky=fair settled=yes").over


@rule("FD-EX-53")
def test_rain_variable_rain_is_not_final() -> None:
    assert sky(fall(weather_due(RAIN), FACES["variable"])) == ("variable", 1, False)
    assert sky(fall(weather_due(VARIABLE + " wet=1"), FACES["rain"])) == ("rain", 1, False)


@rule("FD-WX-07")
def test_only_variable_weather_changes() -> None:
    for start in ("sky=fair settled=yes", "sky=rain wet=1 settled=yes"):
        assert weather_due(start).over


@rule("FD-WX-11")
def test_one_roll_a_round_by_the_first_that_triggered_it_or_one_for_each() -> None:
    match = weather_due(VARIABLE, "blue,red")
    assert match.chance is not None
    assert match.chance.purpose == "weather/1"
    assert fall(match, 10).over

    match = weather_due(VARIABLE, "blue,red", "weather-rolls=each-trigger")
    fall(match, FACES["fair"])
    assert rolls(match) == "weather"
    fall(match, FACES["fair"])
    assert sky(match) == ("fair", 0, True)
    settled = fall(weather_due(FAIR, "blue,red", "weather-rolls=each-trigger"), FACES["fair"])
    assert settled.over, "the second roll is not made any more"


@rule("FD-WX-08", "FD-WX-09")
@pytest.mark.parametrize(
    ("gear", "face", "triggers"),
    [
        (1, 1, False),
        (2, 2, False),
        (3, 4, True),
        (3, 5, False),
        (4, 7, False),
        (5, 11, True),
        (5, 12, False),
        (6, 21, True),
    ],
)
def test_lowest_faces_that_trigger(gear: int, face: int, triggers: bool) -> None:
    match = turn(f"red@a100 gear={gear}, blue@a-30", on="weather=variable-dry pit=off", race=VARIABLE)
    play(match, f"gear-{gear}", face)

    assert triggers == bool(race_of(match).triggers)


@rule("FD-WX-10", "FD-NIGHT-06")
def test_the_natural_face_triggers_whatever_lowers_it() -> None:
    """Wet tyres and night turn a 5 in 3rd gear into a 3; only a natural 4 counts."""
    on = "weather=variable-dry night=on tyres-wet=on"
    match = turn("red@a100 gear=3 tyre=wet, blue@a-30", on=on, race=VARIABLE)
    assert not race_of(play(match, "gear-3", 5)).triggers
    match = turn("red@a100 gear=3 tyre=wet, blue@a-30", on=on, race=VARIABLE)
    assert race_of(play(match, "gear-3", 4)).triggers == [0]


@rule("FD-WX-11", "FD-TYRE-35")
def test_the_roll_is_made_after_all_have_moved_and_acts_from_the_next_round() -> None:
    match = at("red@a100 gear=3, blue@a60 gear=2", "Round", on="weather=variable-dry", race=VARIABLE)
    play(match, "gear-3", 4, "a108")
    assert codes(match) == ["gear-3", "gear-2", "gear-1"]
    play(match, "gear-2", 3, "a66")
    assert rolls(match) == "weather"
    assert race_of(match).wet == 0
    fall(match, FACES["rain"])
    assert race_of(match).wet == 1
    assert race_of(match).round == 7
    assert told(match, "WeatherSet")


@rule("FD-WX-22")
def test_driver_points_and_rerolls_leave_the_weather_alone() -> None:
    match = at(
        "red@a0 pp=2 rerolls=1, blue@a50",
        "ChangeOfWeather",
        race=VARIABLE + " triggers=red",
        on="weather=variable-dry driver=on",
    )
    fall(match, 12)

    assert match.over


@rule("FD-WX-23", "FD-EX-78", "FD-DRIVER-05", "FD-DRIVER-06", "FD-ENGINE-14")
def test_a_value_picked_after_a_repeat_triggers_nothing() -> None:
    match = turn(
        "red@a100 gear=5 pp=1 pz=4, blue@a-30 gear=5", on="weather=variable-dry driver=on fuel=on", race=VARIABLE
    )
    play(match, "gear-5", 11, "reroll", 11)
    assert codes(match) == [f"face-{face}" for face in range(11, 21)]

    choose(match, "face-20")
    race = race_of(match)
    assert race.drive.die == 20
    assert (race.triggers, race.drive.engine, race.has(0, 12)) == ([], False, 4)


@rule("FD-WX-24")
def test_tyres_are_named_in_the_turn_of_the_stop_before_any_weather_roll() -> None:
    match = turn("red@pit-2 pit=1 gear=2 laps=1, blue@a50", race=VARIABLE + " triggers=blue", on="weather=variable-dry")
    play(match, "gear-2", 4)

    assert codes(match) == ["fit-hard", "fit-medium", "fit-intermediate"]


@rule("FD-WX-25")
def test_dice_in_the_pit_lane_trigger_too() -> None:
    match = turn("red@pit-2 pit=5 gear=3, blue@a50", race=VARIABLE, on="weather=variable-dry")
    play(match, "gear-3", 4)

    assert race_of(match).triggers == [0]
