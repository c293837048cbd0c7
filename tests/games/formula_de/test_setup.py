"""Sheets, limits, and everything before the lights go out."""

import pytest

import paddock
from games.formula_de.bench import BENCH, at, choose, codes, fall, play, points, race_of, told, turn
from paddock.core import BadData, Match, PaddockError
from paddock.games.formula_de.tables import COMPONENTS
from rules import rule


def event(seats: int = 2, **on: object) -> Match:
    """A new event on the ring, grid in the order of the seats."""
    switches = {name.replace("_", "-"): value for name, value in {"grid": "seats", **on}.items()}
    return BENCH.new(seats, "ring", switches, open_chance=True)


def both(match: Match, code: str) -> Match:
    """All seats give the same answer."""
    for seat in match.to_move:
        match.choose(seat, code)
    return match


def own_sheets(match: Match, **parts: int) -> Match:
    """All seats allot these points, and the least of all other components."""
    both(match, "own-sheet")
    while match.to_move and codes(match)[0].split("-")[0] in COMPONENTS:
        part = codes(match)[0].split("-")[0]
        both(match, f"{part}-{parts[part]}" if part in parts else codes(match)[0])
    return match


@rule("FD-SETUP-01", "FD-SETUP-19")
def test_the_whole_configuration_is_public_from_the_first_decision_on() -> None:
    view = event(laps=2, drs=True).view(1)

    assert view["switches"]["drs"] is True
    assert view["switches"]["laps"] == 2
    assert view["circuit"] == "ring"
    assert view["table"]["weather_table"] == "R" * 7 + "V" * 5 + "F" * 8


@rule("FD-SETUP-02", "FD-SETUP-04")
def test_every_car_has_its_own_sheet_and_a_point_allotted_is_a_point() -> None:
    match = event()
    for seat, sheet in ((0, "sheet-tyres"), (1, "own-sheet")):
        match.choose(seat, sheet)
    while match.to_move == (1,):
        match.choose(1, codes(match)[0])

    assert points(match, "red", "pg") == 9
    assert [points(match, "blue", code) for code in COMPONENTS[:7]] == [1, 1, 1, 1, 1, 1, 0]


@rule("FD-SETUP-03")
def test_the_organiser_fixes_the_points() -> None:
    for total in (12, 20):
        match = both(event(points=total), "sheet-balanced")
        assert total == sum(points(match, "red", code) for code in COMPONENTS[:10])


@rule("FD-SETUP-05", "FD-SETUP-06", "FD-SETUP-07", "FD-SETUP-10")
def test_the_six_need_a_point_each_and_have_their_most() -> None:
    match = both(event(points=60), "own-sheet")
    bounds = {}
    while match.to_move and codes(match)[0].split("-")[0] in COMPONENTS:
        shown = codes(match)
        bounds[shown[0].split("-")[0]] = (int(shown[0].split("-")[1]), int(shown[-1].split("-")[1]))
        both(match, shown[0])

    assert bounds == {"pg": (1, 10), **dict.fromkeys(("pf", "pt", "pm", "pc", "ps"), (1, 6)), "px": (0, 2)}


@rule("FD-SETUP-08")
def test_the_organiser_may_set_other_limits() -> None:
    match = both(event(**{"least-pg": 3, "most-pg": 4}), "own-sheet")

    assert codes(match) == ["pg-3", "pg-4"]


@rule("FD-SETUP-09", "FD-SETUP-11", "FD-SETUP-12", "FD-SETUP-13")
def test_optional_components_are_sold_only_where_they_are_in_play() -> None:
    plain = own_sheets(event())
    assert [points(plain, "red", code) for code in ("pb", "pp", "ts")] == [0, 0, 0]

    match = both(event(laps=3, points=40, boost=True, driver=True, tricks=True), "own-sheet")
    most = {}
    while match.to_move and codes(match)[0].split("-")[0] in COMPONENTS:
        part, count = codes(match)[-1].split("-")
        most[part] = int(count)
        both(match, codes(match)[0])
    assert (most["pb"], most["pp"], most["ts"]) == (3, 3, 2)


@rule("FD-ERS-01")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_race_is_kept_while_only_one_has_decided_about_the_ers(answer: str) -> None:
    match = own_sheets(event(ers=True, points=6))
    match.choose(0, answer)
    again = BENCH.load(match.save())

    assert again.view(0) == match.view(0)
    assert again.position == match.position
    for each in (match, again):
        each.choose(1, "yes")
    assert race_of(again).ers == race_of(match).ers == [int(answer == "yes"), 1]


@rule("FD-SETUP-14", "FD-AERO-01", "FD-ERS-01", "FD-ERS-03")
def test_load_and_ers_are_chosen_and_cost_nothing() -> None:
    match = own_sheets(event(aero=True, ers=True, points=6))
    assert codes(match) == ["load-medium", "load-high", "load-low"]
    both(match, "load-low")
    both(match, "yes")

    assert race_of(match).load == [2, 2]
    assert race_of(match).ers == [1, 1]
    assert points(match, "red", "pe") == 3
    assert own_load(event()) == [0, 0]


def own_load(match: Match) -> list[int]:
    return race_of(own_sheets(match)).load


@rule("FD-SETUP-15", "FD-PTP-01", "FD-PTP-02", "FD-FUEL-01", "FD-FUEL-02")
def test_push_to_pass_and_fuel_are_fixed_and_free() -> None:
    match = own_sheets(event(points=6, laps=3, push_to_pass=True, fuel=True))
    assert [points(match, car, "pu") for car in ("red", "blue")] == [3, 3]
    assert [points(match, car, "pz") for car in ("red", "blue")] == [6, 6]

    match = own_sheets(event(points=6, push_to_pass=True, push_points=5, fuel=True, fuel_points=9))
    assert (points(match, "red", "pu"), points(match, "red", "pz")) == (5, 9)


@rule("FD-SETUP-16")
def test_points_may_be_left_over_unless_all_must_be_spent() -> None:
    assert sum(points(own_sheets(event()), "red", code) for code in COMPONENTS[:10]) == 6

    match = own_sheets(event(spend_all=True))
    assert sum(points(match, "red", code) for code in COMPONENTS[:10]) == 20


@rule("FD-SETUP-17", "FD-SETUP-21", "FD-WX-01", "FD-TYRE-01", "FD-PIT-03")
def test_grid_sheets_boxes_weather_tyres_start_in_this_order() -> None:
    match = BENCH.new(2, "ring", {}, open_chance=True)
    assert match.chance is not None
    assert match.chance.purpose.startswith("grid-place")
    fall(match, "blue", "red")
    assert race_of(match).box == [-1, -1]

    both(match, "sheet-balanced")
    assert match.chance is not None
    assert match.chance.purpose == "weather/1"
    assert race_of(match).box == [0, 1]
    fall(match, 13)
    assert codes(match) == ["fit-hard", "fit-medium", "fit-intermediate"]
    both(match, "fit-medium")
    assert race_of(match).cell[1] == race_of(match).track.grid[0]
    assert race_of(match).book.tyre == [1, 1]


@rule("FD-SETUP-18")
def test_nothing_is_restored_beyond_the_start() -> None:
    match = at("red@box-1 pit=2 pf=2/3 pg=5, blue@a50", "RepairPoint 0")
    assert codes(match) == ["repair-pf"]

    choose(match, "repair-pf")
    assert points(match, "red", "pf") == 3


@rule("FD-SETUP-20", "FD-SETUP-23")
def test_marker_gear_compound_spin_and_stall_are_public() -> None:
    match = at(
        "red@a0 gear=4 damaged=pm status=spun tyre=soft, blue@a50 status=stalled",
        "ChooseGear 0",
        markers="b9=oil+debris",
    )
    table = match.view(1)["table"]

    assert table["cars"][0]["damaged"] == "pm"
    assert (table["cars"][0]["gear"], table["cars"][0]["tyre"], table["cars"][0]["status"]) == (4, "soft", "spun")
    assert table["cars"][1]["status"] == "stalled"
    assert table["markers"] == {"b9": ["debris", "oil"]}


@rule("FD-SETUP-22", "FD-BOX-02", "FD-AERO-02")
def test_crew_and_load_never_change_in_a_race() -> None:
    match = turn("red@a0 gear=5 px=2 load=low, blue@a150", on="aero=on")
    play(match, "gear-5", 15, "no", "a30")

    assert points(match, "red", "px") == 2
    assert race_of(match).load[0] == 2
    stop = at("red@box-1 pit=2 px=1/2, blue@a50", "Repairs 0 5")
    assert stop.over, "crew points are not repaired"


@rule("FD-BOX-01", "FD-BOX-06")
def test_crew_points_are_in_play_unless_switched_off() -> None:
    assert "px-2" in crew_codes(event(points=30))
    assert crew_codes(event(points=30, crew=False)) == []


def crew_codes(match: Match) -> list[str]:
    both(match, "own-sheet")
    while match.to_move and codes(match)[0].split("-")[0] in COMPONENTS:
        if codes(match)[0].startswith("px"):
            return codes(match)
        both(match, codes(match)[0])
    return []


@rule("FD-TYRE-02")
def test_tyres_are_sealed_or_chosen_openly_in_grid_order() -> None:
    match = both(event(weather="fair"), "sheet-balanced")
    match.choose(1, "fit-medium")
    assert match.view(0)["table"]["cars"][1]["tyre"] == "hard", "nobody sees it yet"
    match.choose(0, "fit-hard")
    assert race_of(match).book.tyre == [0, 1]

    match = both(event(weather="fair", tyre_choice="grid-order", grid="reverse"), "sheet-balanced")
    assert match.to_move == (1,)
    match.choose(1, "fit-medium")
    assert match.to_move == (0,)
    assert match.view(0)["table"]["cars"][1]["tyre"] == "medium", "the next driver sees it"
    match.choose(0, "fit-intermediate")
    assert race_of(match).book.tyre == [3, 1]


@rule("FD-TYRE-04")
def test_soft_and_wet_tyres_only_where_allowed() -> None:
    match = both(event(weather="fair", tyres_soft=True, tyres_wet=True, tyres_hard=False), "sheet-balanced")

    assert codes(match) == ["fit-medium", "fit-soft", "fit-intermediate", "fit-wet"]


@rule("FD-START-02")
def test_the_grid_is_drawn_or_given() -> None:
    assert race_of(event(3)).grid == [0, 1, 2]
    assert race_of(event(3, grid="reverse")).grid == [2, 1, 0]


@rule("FD-START-01")
def test_cars_stand_on_the_places_of_the_grid() -> None:
    match = both(both(event(3, weather="fair"), "sheet-balanced"), "fit-hard")

    assert [race_of(match).track.names[race_of(match).cell[car]] for car in range(3)] == ["a-2", "c-4", "a-6"]


@pytest.mark.parametrize(
    ("switches", "complaint"),
    [
        ({"least-pf": 5, "most-pf": 4}, "least-pf=5"),
        ({"points": 6, "least-pg": 3}, "too few"),
        ({"tyres-hard": False, "tyres-medium": False, "tyres-intermediate": False}, "no compound"),
        ({"teams": "two-cars"}, "do not fit"),
    ],
)
def test_regulations_that_contradict_each_other_are_refused(switches: dict[str, object], complaint: str) -> None:
    with pytest.raises(PaddockError, match=complaint):
        BENCH.new(10, "ring", switches)


def test_boards_without_pit_or_weather_say_so() -> None:
    with pytest.raises(PaddockError, match="pit=off"):
        BENCH.new(2, "chicane", {"weather": "fair"})
    with pytest.raises(PaddockError, match="weather-table"):
        BENCH.new(2, "chicane", {"pit": False})


@rule("FD-INJ-10")
def test_advantages_of_motivated_drivers() -> None:
    """The second seat has a driver point more, a reroll, and a place further up."""
    match = event(3, driver=True, free_points=2, free_rerolls=2, grid_advances=2, points=10)
    assert race_of(match).grid == [1, 0, 2]
    both(match, "sheet-tyres")

    assert points(match, "blue", "pp") == points(match, "red", "pp") + 1
    assert race_of(match).book.rerolls == [0, 1, 0]

    again = turn("red@a0 gear=2 rerolls=1, blue@a50")
    choose(again, "gear-2")
    fall(again, 2)
    assert codes(again) == ["keep", "again"]
    choose(again, "again")
    fall(again, 4)
    assert race_of(again).drive.face == 4
    assert race_of(again).book.rerolls[0] == 0
    event_die = at("red@a0 gear=6 rerolls=1, blue@a50", "Roll 0 oil ()")
    fall(event_die, 3)
    choose(event_die, "again")
    fall(event_die, 20)
    assert not told(event_die, "CarSpun")


def test_hidden_sheets_are_seen_by_their_owner_alone_until_the_start() -> None:
    match = both(event(3), "sheet-balanced")

    assert match.view(0)["table"]["cars"][1]["points"] is None
    assert match.view(1)["table"]["cars"][1]["points"]["pg"] == [6, 6]
    assert "pg=?" in match.line(0).split("blue@")[1]
    fall(match, 20)
    both(match, "fit-hard")
    assert match.view(0)["table"]["cars"][1]["points"] is not None


CLOSED = "red@a-2 gear=4 pg=6, blue@c-4 gear=4 load=low ers=1 pg=0/5 pf=0/3 pm=2/3 pe=3"


def closed(cars: str = CLOSED, on: str = "") -> Match:
    """A race in which the sheets are never opened; seat 0 is to move."""
    return turn(cars, on=f"sheets=hidden {on}", race="sheets_open=no")


@rule("FD-SETUP-02")
def test_a_line_for_a_seat_tells_what_was_spent_on_a_closed_sheet() -> None:
    """The last tyre point spins a car; the last brake point has no visible effect."""
    match = closed()
    line = match.line(0)
    blue = line.split("blue@")[1]

    assert "pg=0/5 pf=?-3 pt=? pm=?-1" in blue
    for seed in range(5):
        again = BENCH.at(line, seed=seed, open_chance=True)
        assert again.view(0) == match.view(0)
        assert again.line(0) == line


@rule("FD-SETUP-02")
def test_what_a_closed_sheet_hides_is_dealt_again_after_the_start_too() -> None:
    match = closed(on="aero=on ers=on")
    imagined = [race_of(match.imagine(0, seed=seed)) for seed in range(60)]

    assert {race.load[1] for race in imagined} == {0, 1, 2}
    assert {race.ers[1] for race in imagined} == {0, 1}
    assert {race.load[0] for race in imagined} == {0}
    assert all(race.has(1, 10) == 3 * race.ers[1] for race in imagined)
    assert {race.has(1, 0) for race in imagined} == {0}
    assert len({race.has(1, 1) for race in imagined}) > 1
    assert min(race.has(1, 3) for race in imagined) == 1


@rule("FD-SETUP-02", "FD-ERS-01")
def test_an_ers_that_was_used_is_known_to_be_there() -> None:
    match = closed(CLOSED.replace("pe=3", "pe=1/3"), on="ers=on")
    line = match.line(0)

    assert "ers=1" in line
    assert "pe=1/3" in line
    assert {race_of(match.imagine(0, seed=seed)).has(1, 10) for seed in range(20)} == {1}


def test_teams_of_two_cars_share_a_seat_and_a_box() -> None:
    match = event(2, teams="two-cars", weather="fair")
    for code in ("sheet-balanced", "sheet-tyres", "fit-hard", "fit-medium"):
        both(match, code)
    race = race_of(match)

    assert race.driver == [0, 0, 1, 1]
    assert race.team == [0, 0, 1, 1]
    assert race.box == [0, 0, 1, 1]
    assert race.book.tyre == [0, 1, 0, 1]


CARS = "red@a-2, blue@c-4"


@pytest.mark.parametrize(
    ("race", "cars", "markers", "drive", "says"),
    [
        ("", "red@a-2, blue@a-2", "-", "-", "red and blue cannot both stand on a-2"),
        ("", "red@a-2 gear=7, blue@c-4", "-", "-", "a gear is 1 to 6, not 7: red"),
        ("", "red@a-2 pg=7/5, blue@c-4", "-", "-", "'pg=7/5' has more points left than at the start"),
        ("", "red@a-2 tyre=slick, blue@c-4", "-", "-", "'tyre=slick' should be one of: hard medium"),
        ("", "red@a-2 load=huge, blue@c-4", "-", "-", "'load=huge' should be one of: medium high low"),
        ("", "red@a-2 tricks=oil, blue@c-4", "-", "-", "'tricks=oil' should be a list in brackets"),
        ("", CARS, "b9=tar", "-", "a marker is debris or oil or nails"),
        ("wet=maybe", CARS, "-", "-", "'wet=maybe' should be a whole number"),
        ("settled=1", CARS, "-", "-", "'settled=1' should be yes or no"),
        ("order=red,teal", CARS, "-", "-", "there is no car 'teal'; there are: red blue"),
        ("", CARS, "-", "car=red die=six", "'die=six' should be a whole number"),
        ("", CARS, "-", "car=red path=b9", "'path=b9' should be a list in brackets"),
        ("", CARS, "-", "car=red run_s=9", "'9' should be bits such as 0x1f"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(
    race: str, cars: str, markers: str, drive: str, says: str
) -> None:
    with pytest.raises(BadData) as caught:
        BENCH.at(f"2 ring | round 1 sky=fair {race} | {cars} | {markers} | {drive} |")

    assert says in str(caught.value)


def test_markers_of_a_cell_are_named_with_one_space_between() -> None:
    game = paddock.game("formula-de")
    line = "2 monza | round 1 sky=fair | red@main-3a, blue@main-5b | main-9b=debris+nails | - |"
    piece = game.at(line).scene(None).piece("marker-main-9b")

    assert piece is not None
    assert piece.label == "debris nails"


OPTIONAL = (
    "sudden-death",
    "tyres-soft",
    "tyres-wet",
    "oval-slipstream",
    "drs",
    "force-block",
    "injuries",
    "yellow-flags",
)
ADVANCED = ("night", "boost", "aero", "ers", "push-to-pass", "fuel", "driver", "tricks")
"""The switches of the rules that the book leaves to the organiser."""


@pytest.mark.parametrize("preset", ["first-lap", "classic"])
def test_presets_of_the_basic_game_use_no_optional_rule(preset: str) -> None:
    switches = BENCH.setup(preset=preset).switches
    assert [] == [name for name in OPTIONAL + ADVANCED if switches[name]]
    assert "standing" == switches["start"]
    changed = {
        switch.name: switches[switch.name] for switch in BENCH.switches if switches[switch.name] != switch.default
    }
    assert changed == BENCH.preset(preset).switches
