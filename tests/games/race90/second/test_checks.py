"""Phase D: checks, draws, events; the weather, and points that skills and strategies add."""

import pytest

from games.race90.second.tables import FAR, Table, at, playing, value
from rules import rule

# D.2


def checking(words: str, now: str, table: str = "") -> Table:
    return at(f"{FAR}, blue@35 {words}, orange@3", "MakeChecks 0; Declare 1", table=table, now=f"blue {now}")


@rule("R2-D2-01", "R2-D2-02", "R2-D2-03", "R2-D2-04", "R2-D2-05", "R2-D2-06", "R2-EX-24", "R2-D2-19")
@pytest.mark.parametrize(("target", "damage"), [("r69", 0), ("r90", 1)])
def test_example_a_check_and_its_card_become_the_target(target: str, damage: int) -> None:
    card_ = value(79)
    table = checking(f"hand={card_} target={target}", "played=r63 checks=check+0").do(f"check-{card_}").any_luck()
    assert table.race.target[0].check == 79  # type: ignore[union-attr]
    assert sum(table.race.red) == damage
    assert target in [each.id for each in table.race.race_discard]


@rule("R2-D2-02", "R2-D2-03")
@pytest.mark.parametrize(("check", "damage"), [(50, 0), (51, 1)])
def test_equal_passes_one_more_fails(check: int, damage: int) -> None:
    drawn = value(check, without=("r61",))
    table = checking("target=r61", "played=r71 checks=blind+0").do(drawn).any_luck()
    assert sum(table.race.red) == damage


@rule("R2-D2-07", "R2-D2-08", "R2-D2-09", "R2-D2-10", "R2-D2-12", "R2-D2-15", "R2-D2-29", "R2-D2-30", "R2-EX-25")
def test_example_what_can_serve_in_a_normal_check() -> None:
    table = checking("hand=r1,t1a target=r156", "played=r53,r94 checks=check+0")
    assert table.codes == ["blind", "check-r1", "check-t1a", "check-r53", "check-r94"]
    table.do("check-r53")
    assert table.race.now.charted[0].id == "r53"
    assert sum(card_.mp for card_ in table.race.now.played) == 6
    failing = checking("hand=r1 target=r156", "played=r53,r94 checks=check+0").do("check-r94").any_luck()
    assert sum(failing.race.red) == 1


@rule("R2-D2-13", "R2-D2-14")
def test_a_blind_check_has_the_top_card_only() -> None:
    assert checking("hand=r1 target=r61", "played=r71 checks=blind+0").asks == "BlindCheck"
    assert "blind" in checking("hand=r1 target=r61", "played=r63 checks=check+0").codes


@rule("R2-D2-16", "R2-D2-17", "R2-D2-18", "R2-D2-20", "R2-D2-25", "R2-D2-31", "R2-D2-33", "R2-D2-34", "R2-EX-26")
def test_example_three_checks_in_a_row() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 hand=r144 target=r119, orange@3"
    now = "blue played=r70,r83 checks=check+0,check+20 use=3 spot=4-spot2"
    table = at(cars, "MakeChecks 0; Declare 1", now=now)
    assert table.asks == "BlindCheck"
    table.do(value(22))
    assert table.race.now.use == 2
    assert table.codes == ["check-1", "check-2"]
    table.do("check-1")
    assert table.codes == ["blind", "check-r144", "check-r70", "check-r83"]
    table.do("check-r70")
    assert table.codes == ["blind", "check-r144", "check-r83"]
    table.do("check-r144").any_luck()
    assert sum(table.race.red) == 1
    assert table.race.target[0].check == 91  # type: ignore[union-attr]


@rule("R2-D2-20")
def test_every_failed_check_costs_a_disc() -> None:
    twice = checking("target=r59", "played=r71,r72 checks=blind+0,blind+0").do("r64", "red", "r46", "red")
    assert twice.race.red[0] == 2


@rule("R2-D2-25", "R2-D2-26", "R2-D2-27", "R2-D2-28", "R2-WX-20", "R2-WX-22", "R2-EX-27", "R2-SKILL-REFLEXES-01")
@pytest.mark.parametrize(
    ("printed", "weather", "skill", "target"),
    [
        ("-10", 1, "lapping", 40),
        ("-10", 9, "lapping", 20),
        ("-10", 1, "reflexes", 60),
        ("+20", 9, "reflexes", 70),
        ("+0", 9, "lapping", 30),
    ],
)
def test_modifiers_add_up(printed: str, weather: int, skill: str, target: int) -> None:
    words = f"turn 7 weather {weather}"
    for check, damage in ((target, 0), (target + 1, 1)):
        drawn = value(check, without=("r61",))
        table = checking(f"target=r61 skill={skill}", f"played=r71 checks=blind{printed}", words).do(drawn).any_luck()
        assert sum(table.race.red) == damage


@rule("R2-D2-32", "R2-D3-01", "R2-D3-02", "R2-D3-03", "R2-D3-04", "R2-D-01")
def test_checks_come_before_draws_and_draws_add_up() -> None:
    table = playing("hand=r100,r129,r109 target=r61").do("play-r100", "add-r129")
    assert table.asks == "NormalCheck"
    assert table.codes == ["blind", "check-r109", "check-r100", "check-r129"]
    table.do("check-r100").any_luck()
    assert len(table.race.hands[0]) == 1 + 2
    assert table.race.track_pile == table.race.deck.track


# D.4


@rule("R2-D4-01", "R2-D4-02", "R2-D4-03", "R2-D4-04", "R2-WX-06")
def test_events_are_resolved_before_the_movement_in_the_players_order() -> None:
    table = playing("hand=r161,r177", others="orange@3, flag@3").do("play-r161", "add-r177")
    assert table.codes == ["event-green", "event-weather"]
    table.do("event-weather", "stay")
    assert table.asks == "LiftFlag"
    table.do("lift-3")
    assert table.race.progress[0] == 37
    twice = playing("hand=r177,r178").do("play-r177", "add-r178", "wetter")
    assert twice.asks == "MoveWeather"


@rule("R2-D4-03", "R2-FLAG-06", "R2-FLAG-18")
def test_a_green_flag_makes_room_for_a_yellow_one() -> None:
    flags = ", ".join(f"flag@{corner}" for corner in ("1a", "1b", "2", "3", "4", "5"))
    table = playing("hand=r161,r153 chips=3", others=f"orange@91, {flags}").do("play-r161", "add-r153")
    assert table.asks == "LiftFlag"
    table.do("lift-1a")
    assert table.asks == "PlaceFlag"
    assert "yellow-7b-0" in table.codes


@rule("R2-D4-04", "R2-FLAG-29")
def test_flags_come_from_track_cards_too() -> None:
    table = at(f"{FAR}, blue@33 hand=t5d, orange@3", "PlayCards 0", now="blue").do("play-t5d")
    assert table.asks == "TakeFlag"


@rule("R2-WX-04", "R2-WX-05", "R2-WX-07", "R2-WX-09", "R2-WX-08", "R2-WX-38")
def test_the_weather_moves_one_slot_and_counts_at_once() -> None:
    table = playing("hand=r177 tyres=hard", table="turn 7 weather 3").do("play-r177")
    assert table.codes == ["stay", "drier", "wetter"]
    table.do("wetter")
    assert table.race.state == 1
    assert table.race.progress[0] == 35
    first = playing("hand=r177", table="turn 7 weather 1").do("play-r177")
    assert first.codes == ["stay", "wetter"]
    assert playing("hand=r177", table="turn 7 weather 9").do("play-r177").codes == ["stay", "drier"]


@rule("R2-D-15", "R2-GEN-07", "R2-GEN-08")
def test_movement_cards_are_spent_at_the_end_of_phase_d() -> None:
    table = playing("hand=r105").do("play-r105")
    assert "r105" in [each.id for each in table.race.race_discard]


# Weather and points


@rule(
    "R2-WX-10",
    "R2-WX-11",
    "R2-WX-12",
    "R2-WX-13",
    "R2-WX-14",
    "R2-WX-15",
    "R2-WX-16",
    "R2-WX-17",
    "R2-WX-18",
    "R2-WX-19",
)
@rule("R2-E-04", "R2-E-01")
@pytest.mark.parametrize(
    ("tyres", "lost"),
    [("soft", (0, 1, 2)), ("hard", (0, 1, 2)), ("intermediate", (1, 0, 1)), ("rain", (2, 1, 0))],
)
def test_the_wrong_tyres_cost_points(tyres: str, lost: tuple[int, int, int]) -> None:
    for weather, points in zip((1, 5, 9), lost, strict=True):
        cars = f"{FAR}, blue@32 tyres={tyres}, orange@3"
        table = at(
            cars, "Movement 0; Declare 1", table=f"turn 7 weather {weather}", now="blue played=r105 charted=r105"
        )
        assert table.race.progress[0] == 35 - points


@rule("R2-SKILL-RAIN-01", "R2-SKILL-RAIN-05")
@pytest.mark.parametrize(
    ("tyres", "lost"),
    [("soft", (0, 0, 2)), ("hard", (0, 0, 2)), ("rain", (2, 0, 0))],
)
def test_the_rain_expert_loses_nothing_in_uncertain_weather(tyres: str, lost: tuple[int, int, int]) -> None:
    for weather, points in zip((1, 5, 9), lost, strict=True):
        cars = f"{FAR}, blue@32 tyres={tyres} skill=rain-expert, orange@3"
        table = at(
            cars, "Movement 0; Declare 1", table=f"turn 7 weather {weather}", now="blue played=r105 charted=r105"
        )
        assert table.race.progress[0] == 35 - points


@rule("R2-SKILL-LAPPING-04", "R2-SKILL-LAPPING-05", "R2-START-11", "R2-SKILL-QUALIFYING-03", "R2-SKILL-QUALIFYING-04")
@pytest.mark.parametrize(
    ("skill", "table", "played", "end"),
    [
        ("lapping", "", "r167", 38),
        ("lapping", "", "r105", 38),
        ("qualifying", "turn 1 weather 1 opening", "r105", 39),
        ("qualifying", "turn 11 weather 1 opening", "r105", 39),
        ("qualifying", "", "r105", 38),
    ],
)
def test_points_that_skills_add(skill: str, table: str, played: str, end: int) -> None:
    cars = f"{FAR}, blue@35 skill={skill}, orange@3"
    found = at(cars, "Movement 0; Declare 1", table=table, now=f"blue played={played} charted={played}")
    assert found.race.progress[0] == end


@rule("R2-STR-STEADY-01", "R2-STR-STEADY-04", "R2-STR-STEADY-05")
def test_steady_throws_threes_away_for_points() -> None:
    cars = f"{FAR}, blue@32 hand=r105,t6c,r91 frozen=r106 strategy=steady, orange@3"
    table = at(cars, "Movement 0; Declare 1", now="blue played=r109 charted=r109")
    assert table.codes == ["done", "throw-r105", "throw-t6c"]
    table.do("throw-r105", "throw-t6c")
    assert table.race.progress[0] == 36
    assert table.hand() == ["r91"]


@rule("R2-EX-28", "R2-FLAG-01", "R2-FLAG-18", "R2-FLAG-20", "R2-FLAG-29", "R2-D-01")
@pytest.mark.parametrize(
    ("hand", "asks", "chips"),
    [("r153", "PlaceFlag", 9), ("r161", "LiftFlag", 10), ("r167", "DrawRace", 10), ("r173", "TakeFlag", 9)],
)
def test_example_four_event_cards(hand: str, asks: str, chips: int) -> None:
    table = playing(f"hand={hand}", others="orange@3, flag@3").do(f"play-{hand}")
    assert table.asks == asks
    assert table.race.chips[0] == chips
    if asks == "DrawRace":
        table.do("r30")
        assert table.asks == "TakeFlag"
