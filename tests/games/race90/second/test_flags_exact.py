"""Flags, the weather and the cards in hand, step by step."""

from typing import Any

import pytest

from games.race90.second.tables import FAR, TWO, at, ids, second
from paddock.games.race90.shared.events import WeatherMoved, WeatherTurned
from paddock.games.race90.shared.rules_flags import can_place_yellow, yellow_places
from paddock.games.race90.shared.rules_hand import counted
from paddock.games.race90.shared.rules_weather import weather_options
from rules import rule


@rule("R2-FLAG-01", "R2-FLAG-02", "R2-FLAG-06")
def test_the_last_of_six_flags() -> None:
    corners = ("1a", "1b", "2", "3", "4", "5")
    for count, free in ((5, True), (6, False)):
        words = ", ".join(f"flag@{name}" for name in corners[:count])
        race = second(f"{TWO}, {words}")
        assert can_place_yellow(race) == free
        assert bool(yellow_places(race)) == free


@rule("R2-FLAG-03", "R2-FLAG-04", "R2-FLAG-05")
def test_a_flag_stands_behind_all_cars_on_spots() -> None:
    """The very first spot of Silverstone's first corner counts as well."""
    race = second("superfast1@98, orange@31 spot=1-spot1, blue@31", circuit="silverstone")
    assert [option.code for option in yellow_places(race) if option.code.startswith("yellow-1-")] == [
        "yellow-1-1",
        "yellow-1-2",
    ]
    race.spot[1] = 0
    assert [option.code for option in yellow_places(race) if option.code.startswith("yellow-1-")] == [
        "yellow-1-1",
        "yellow-1-2",
    ]


@rule("R2-FLAG-01", "R2-FLAG-02")
@pytest.mark.parametrize(("count", "free"), [(4, True), (5, False)])
def test_where_every_corner_section_has_a_flag_there_is_no_place_for_another(count: int, free: bool) -> None:
    """Lanterna has five corner sections, and the box six flags."""
    words = ", ".join(f"flag@{name}" for name in ("1a", "1b", "2", "3a", "3b")[:count])
    assert can_place_yellow(second(f"superfast1@98, blue@0, orange@-1, {words}", circuit="lanterna")) == free


@rule("R2-FLAG-03", "R2-FLAG-04")
def test_a_flag_may_stand_behind_any_number_of_cars() -> None:
    race = second("superfast1@90, blue@35, orange@3", seats=6)
    race.lanes[13] = tuple(range(race.cars))
    places = [option.code for option in yellow_places(race) if option.code.startswith("yellow-6a-")]
    assert places == [f"yellow-6a-{behind}" for behind in range(13)]


@rule("R2-FLAG-01", "R2-FLAG-04", "R2-FLAG-18", "R2-FLAG-19")
def test_flags_are_placed_and_taken_off() -> None:
    table = at(f"{FAR}, orange@13, blue@13", "PlaceFlag 0 yes; LiftFlag 0 yes; Declare 1", now="blue")
    table.do("yellow-6a-1")
    assert table.lane("6a") == ["orange", "flag", "blue"]
    table.do("lift-6a")
    assert table.lane("6a") == ["orange", "blue"]
    none = at(f"{FAR}, orange@13, blue@13", "PlaceFlag 0 yes; Declare 1", now="blue").do("no-flag")
    assert none.lane("6a") == ["orange", "blue"]


@rule("R2-WX-04", "R2-WX-05", "R2-WX-06")
@pytest.mark.parametrize(
    ("slot", "found"),
    [
        (1, {"stay": 0, "wetter": 1}),
        (2, {"stay": 1, "drier": 0, "wetter": 2}),
        (8, {"stay": 7, "drier": 6, "wetter": 8}),
        (9, {"stay": 8, "drier": 7}),
    ],
)
def test_the_weather_moves_one_slot_either_way_or_stays(slot: int, found: dict[str, int]) -> None:
    race = second(TWO, table=f"turn 7 weather {slot}")
    options: list[Any] = weather_options(race)
    assert {option.code: option.slot for option in options} == found
    for code, end in found.items():
        table = at(TWO, "MoveWeather 0; Declare 1", table=f"turn 7 weather {slot}", now="blue").do(code)
        assert table.race.weather == end
        assert bool(table.told(WeatherMoved) + table.told(WeatherTurned)) == (code != "stay")


@rule("R2-A-28", "R2-SKILL-WISE-04", "R2-CON-33", "R2-SC-19")
@pytest.mark.parametrize(
    ("words", "table", "count"),
    [
        ("hand=r1,t1a frozen=r2,t2a", "turn 7 weather 1", 4),
        ("hand=r1,t1a frozen=r2,t2a skill=wise-driving", "turn 7 weather 1", 2),
        ("hand=r1,t1a frozen=r2,t2a skill=wise-driving", "turn 7 weather 1 safety 60", 4),
    ],
)
def test_which_cards_count_as_held(words: str, table: str, count: int) -> None:
    assert counted(second(f"{FAR}, blue@35 {words}, orange@3", table=table), 0) == count


@rule("R2-STR-LUCKY-02", "R2-SC-20", "R2-REC-17")
@pytest.mark.parametrize("task", ["LuckyDiscard", "SafetyDiscard", "LoseCard"])
def test_any_card_of_the_hand_may_be_discarded(task: str) -> None:
    table = at(f"{FAR}, blue@35 hand=r1,t1a, orange@3", f"{task} 0; Declare 1", now="blue")
    assert table.codes == ["discard-r1", "discard-t1a"]
    table.do("discard-t1a")
    assert (table.hand(), ids(table.race.track_discard)) == (["r1"], ["t1a"])
