"""What both editions share, under the rules of the second: every step alone."""

from typing import Any

import pytest

from games.race90.second.tables import FAR, GAME, at
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_contest import AskNext
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import (
    ContestEntered,
    ContestRevealed,
    ContestTied,
    PitStopMade,
    WeatherMoved,
    WeatherTurned,
)
from paddock.games.race90.shared.options import Build
from paddock.games.race90.shared.position import HARD, SOFT, UNSET, WET
from paddock.games.race90.shared.rules_contest import (
    ROBOT_MARK,
    banging_points,
    card_points,
    draw_for_robots,
    may_fight,
    sort_by_value,
    thaw,
)
from paddock.games.race90.shared.rules_damage import DrawDisc, free_slots
from paddock.games.race90.shared.rules_draw import DrawOne, DrawRace, DrawTrack, draw_race
from paddock.games.race90.shared.rules_flags import can_place_yellow, yellow_places
from paddock.games.race90.shared.rules_hand import counted
from paddock.games.race90.shared.rules_move import enter_next, re_enter, stop_cause, swap_places
from paddock.games.race90.shared.rules_out import TurnOver, end_turn_now, take_off
from paddock.games.race90.shared.rules_pledge import Outlook, flags, tried
from paddock.games.race90.shared.rules_resolve import pays_beside_chip, take_check
from paddock.games.race90.shared.rules_result import result
from paddock.games.race90.shared.rules_robots import best_spot, seat_robot, serve_chit, stop_robot
from paddock.games.race90.shared.rules_setup import (
    QualifyCard,
    QualifyFuel,
    StartTyres,
    choose_robot_tyres,
    next_on_grid,
    points_of,
    stand_on_grid,
)
from paddock.games.race90.shared.rules_table import recovery_line
from paddock.games.race90.shared.rules_tyres import fit_set, holds_discs
from paddock.games.race90.shared.rules_weather import weather_options
from rules import rule


def second(cars: str, table: str = "", now: str = "blue", circuit: str = "monza", seats: int = 2) -> SecondRace:
    race = at(cars, "Declare 0", table=table, now=now, circuit=circuit, seats=seats).race
    assert isinstance(race, SecondRace)
    return race


def ids(cards: Any) -> list[str]:
    return [card.id for card in cards]


def named(race: SecondRace, names: str) -> list[Card]:
    return [race.deck.by_id[name] for name in names.split(",") if name]


TWO = f"{FAR}, blue@35, orange@3"


# Contests


@rule("R2-CON-08", "R2-CON-09", "R2-CON-15")
def test_who_lays_the_last_card_has_announced() -> None:
    cars = "superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2,r3, green@3"
    table = at(cars, "Activate", seats=3).do("lay-r2", "done", "lay-r1")
    assert [event.car.car for event in table.told(ContestEntered)] == [1, 0]


@rule("R2-CON-08", "R2-ROB-04", "R2-ROB-06")
@pytest.mark.parametrize(
    ("blue", "place", "fights"),
    [
        ("blue@13 hand=r2", 2, (False, True, True)),
        ("blue@13", 1, (False, True, False)),
        ("blue@13 laid=r1", 0, (True, False, True)),
        ("blue@13 laid=r1", 1, (True, True, True)),
    ],
)
def test_who_may_still_fight(blue: str, place: int, fights: tuple[bool, bool, bool]) -> None:
    """A robot in front, a player with a card, and blue behind: the first to be asked."""
    race = second(f"superfast2@90, superfast1@13, orange@13 hand=r9, {blue}")
    asking = AskNext((2, 1, 0), 2, 13, place)
    assert (asking.cars(), asking.front()) == ((2, 1, 0), 2)
    assert tuple(may_fight(race, asking, each) for each in range(3)) == fights


@rule("R2-STR-BANG-01")
@pytest.mark.parametrize(("car", "points"), [(0, 3), (1, 0), (2, 0)])
def test_banging_wheels_adds_three_for_its_own_driver(car: int, points: int) -> None:
    race = second(f"{FAR}, blue@13 strategy=banging-wheels, orange@13 strategy=lucky")
    assert banging_points(race, car) == points


@rule("R2-CON-15", "R2-CON-23", "R2-CON-24", "R2-CON-27")
def test_what_is_turned_over_is_told_with_what_was_added_and_who_is_tied() -> None:
    """Corner 6 takes one off for all but the first: 4, 4 - 1, 4 - 1, and 3 - 1."""
    cars = "superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2, green@13 hand=r3, red@13 hand=r105, pink@3"
    table = at(cars, "Activate", seats=5).do("lay-r105", "lay-r3", "lay-r2", "lay-r1")
    told = table.told(ContestRevealed)
    assert [(event.value, event.plus) for event in told] == [(4, 0), (3, -1), (3, -1), (2, -1)]
    assert [[driver.car for driver in event.drivers] for event in table.told(ContestTied)] == [[1, 2]]


@rule("R2-ROB-10", "R2-ROB-11")
def test_a_robot_draws_two_cards_in_place_of_its_mark() -> None:
    race = second("superfast2@90, superfast1@13, blue@13, orange@13")
    race.laid = (*race.laid[:2], ROBOT_MARK, *race.laid[3:])
    race.stack = []
    draw_for_robots(race, (2, 0, 1))
    assert (race.laid[2], len(race.stack)) == ((), 2)
    table = at("superfast2@90, superfast1@13, blue@13, orange@3", "RobotDraws 2; Declare 0").do("r5")
    assert ids(table.race.laid[2]) == ["r5"]
    assert "r5" not in ids(table.race.race_pile)


@rule("R2-ROB-10", "R2-GEN-06")
def test_a_robots_draw_renews_an_empty_deck() -> None:
    table = at(f"{TWO}", "Declare 0; RobotDraws 2; Declare 1")
    table.race.race_pile, table.race.race_discard = [], table.race.race_pile
    table.do("go")
    assert table.asks == "RobotCard"


@rule("R2-CON-16", "R2-CON-21", "R2-TC-16")
@pytest.mark.parametrize(
    ("cards", "points"), [("t6b", 8), ("t6a", 5), ("t3b", 4), ("r1,t6b", 12), ("r1,r2", 8), ("", 0)]
)
def test_only_cards_with_the_symbol_count_double_in_their_corner(cards: str, points: int) -> None:
    race = second(TWO)
    assert card_points(race, tuple(named(race, cards)), 13) == points


@rule("R2-CON-25", "R2-CON-26")
@pytest.mark.parametrize(
    ("values", "order"),
    [
        ([1, 2, 3], [2, 1, 0]),
        ([3, 1, 2], [0, 2, 1]),
        ([2, 2, 3], [2, 0, 1]),
        ([2, 3, 2], [1, 0, 2]),
        ([1, 1, 1], [0, 1, 2]),
    ],
)
def test_fighters_stand_by_value_and_equals_in_their_order(values: list[int], order: list[int]) -> None:
    assert sort_by_value([0, 1, 2], values) == order


@rule("R2-ACT-05", "R2-CON-34")
def test_cards_that_come_back_are_known_to_all_beside_those_known_before() -> None:
    race = second(f"{FAR}, blue@35 hand=r1 frozen=r2,r3, orange@3")
    race.shown = tuple(named(race, "r1,r3"))
    thaw(race)
    assert (ids(race.shown), ids(race.hands[0]), race.frozen) == (["r1", "r2", "r3"], ["r1", "r2", "r3"], ((), ()))


# Damage and draws


@rule("R2-SETUP-09")
@pytest.mark.parametrize(
    ("bag", "weights"),
    [((0, 0), [1, 0]), ((1, 0), [1, 0]), ((5, 0), [5, 0]), ((0, 1), [0, 1]), ((-1, 2), [0, 2]), ((2, 3), [2, 3])],
)
def test_what_lies_in_the_bag(bag: tuple[int, int], weights: list[int]) -> None:
    race = second(TWO)
    race.bag_red, race.bag_brown = bag
    assert DrawDisc(0).weights(race) == weights


@rule("R2-D1-15", "R2-D1-18")
@pytest.mark.parametrize(("words", "free"), [("", 5), ("red=2", 3), ("brown=2", 3), ("red=1 brown=2", 2), ("red=5", 0)])
def test_free_slots(words: str, free: int) -> None:
    assert free_slots(second(f"{FAR}, blue@35 {words}, orange@3"), 0) == free


@rule("R2-GEN-05", "R2-TC-24")
def test_a_card_that_is_drawn_is_seen_by_its_player_alone() -> None:
    race = second(TWO)
    assert [DrawRace(seat).kept_by(race) for seat in (0, 1)] == [0, 1]
    assert [DrawTrack(seat).kept_by(race) for seat in (0, 1)] == [0, 1]


@rule("R2-GEN-06", "R2-GEN-08")
def test_an_empty_deck_of_track_cards_is_made_anew_of_its_discards() -> None:
    race = second(TWO)
    whole, race.stack = race.track_pile[:], []
    race.track_pile, race.track_discard = [], whole[::-1]
    DrawOne(0, True).run(race)
    assert (race.track_pile, race.track_discard, len(race.stack)) == (whole, [], 1)
    race.track_pile, race.track_discard = whole[:1], whole[1:]
    DrawOne(0, True).run(race)
    assert (race.track_pile, race.track_discard) == (whole[:1], whole[1:])


@rule("R2-GEN-06", "R2-GEN-16", "R2-B-01")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_two_draws_from_a_deck_that_runs_out(left: int) -> None:
    table = at(f"{FAR}, blue@35 strategy=lucky, orange@3", "Declare 0; DrawCard 0; Declare 1", now="blue")
    race = table.race
    race.race_pile, race.race_discard = race.race_pile[:left], race.race_pile[left:]
    first = ids(race.race_pile)
    table.do("go", first[0])
    assert table.match.chance is not None
    found = [outcome.code for outcome in table.match.chance.outcomes]
    assert found == (first[1:] if left > 1 else ids(race.race_discard) or found)
    assert len(found) == (left - 1 if left > 1 else 183)


# Flags and weather


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


# Movement


@rule("R2-REC-41", "R2-REC-50", "R2-REC-40", "R2-ACT-20")
@pytest.mark.parametrize(
    ("words", "progress"), [("blue@36 off=6b", 38), ("blue@36 off=b6", 36), ("blue@41 off=1a", 50)]
)
def test_a_car_comes_back_where_its_line_ends(words: str, progress: int) -> None:
    race = second(f"orange@37, {words}", "turn 7 weather 1 leader orange")
    re_enter(race, 0)
    assert (race.progress[0], list(race.off), race.reentry[0], race.chances[0]) == (progress, [], -1, -1)
    assert race.leader == (0 if progress > 37 else 1)


@rule("R2-E-07", "R2-E-25", "R2-STD-09", "R2-C-10", "R2-C-11", "R2-C-12", "R2-ACT-20")
@pytest.mark.parametrize(
    ("cars", "mp", "progress", "left", "pledge"),
    [
        ("blue@35, orange@3", 1, 36, 0, (6, 7)),
        ("blue@35, orange@3", 2, 37, 0, (7,)),
        ("blue@35, orange@3", 5, 40, 0, (7,)),
        ("blue@35, orange@3", 8, 43, 0, ()),
        ("orange@37, blue@35", 4, 37, 2, (7,)),
        ("orange@36, blue@35", 4, 36, 3, (6, 7)),
    ],
)
def test_empty_sections_are_entered_until_somebody_is_met(
    cars: str, mp: int, progress: int, left: int, pledge: tuple[int, ...]
) -> None:
    race = second(f"superfast1@93, {cars}", now=f"blue mp={mp} pledge=6,7")
    assert enter_next(race, 0) == progress - 35
    assert (race.progress[0], race.now.mp, race.now.pledge) == (progress, left, pledge)
    assert (race.now.moved, race.now.left) == (True, True)
    assert sum(lane.count(0) for lane in race.lanes) == 1


@rule("R2-ACT-20", "R2-E-07", "R2-GEN-10")
def test_who_comes_beyond_the_leader_or_overtakes_him_leads() -> None:
    for start, leader in ((34, 1), (36, 0)):
        race = second(f"orange@36 off=6b, blue@{start}", "turn 7 weather 1 leader orange", "blue mp=1")
        enter_next(race, 0)
        assert race.leader == leader
    for laps, leader in ((0, 0), (1, 1)):
        race = second(f"orange@{11 + 24 * laps}, blue@11, superfast1@3", "turn 7 weather 1 leader orange", "blue mp=1")
        swap_places(race, 0, 1, 11, race.lanes[11], 1, 1)
        assert (race.leader, race.now.overtook, race.lanes[11]) == (leader, laps == 0, (0, 1))


@rule("R2-REC-21", "R2-FUEL-04", "R2-FUEL-12", "R2-WX-34")
@pytest.mark.parametrize(
    ("words", "car", "why"),
    [
        ("superfast1@90, blue@35 fuel=7 forced, orange@3", 0, "forced"),
        ("superfast1@90, blue@35 fuel=7, orange@3", 0, "fuel"),
        ("superfast1@90, blue@35 fuel=8, orange@3", 0, "own"),
        ("superfast1@90 called, blue@35 fuel=7, orange@3", 2, "fuel"),
        ("superfast1@90, blue@35 fuel=7, orange@3", 2, "weather"),
        ("superfast1@90 forced, blue@35 fuel=7, orange@3", 2, "forced"),
    ],
)
def test_why_a_car_stops(words: str, car: int, why: str) -> None:
    assert stop_cause(second(words), car) == why


@rule("R2-A-14", "R2-A-17", "R2-REC-45")
def test_a_stop_ends_the_wait_off_the_track_and_is_told() -> None:
    cars = "blue@36 off=6b fuel=20, orange@35"
    table = at(cars, "TakeFuel 0; Declare 1", now="blue", table="turn 7 weather 1 leader blue").do("load-10")
    race = table.race
    assert (race.progress[0], list(race.off), race.reentry[0], race.leader) == (30, [], -1, 1)
    assert [(event.sections, event.why) for event in table.told(PitStopMade)] == [(6, "own")]


# Out


@rule("R2-OUT-06")
@pytest.mark.parametrize("words", ["blue@36 off=6b waste=2", "blue@36"])
def test_nothing_is_kept_of_a_car_that_is_out(words: str) -> None:
    race = second(f"{FAR}, {words} forced called just-pit chances=7, orange@3 forced called just-pit")
    take_off(race, 0)
    assert (race.progress[0], race.chances[0], race.waste[0], race.reentry[0], race.acted[0]) == (0, 0, 0, -1, True)
    assert (list(race.off), race.forced, race.called, race.just_pit, race.retired[-1]) == ([], (1,), (1,), (1,), 0)
    assert not any(0 in lane for lane in race.lanes)


@rule("R2-OUT-06", "R2-A-03")
@pytest.mark.parametrize(
    ("tasks", "left"),
    [
        ([TurnOver(1), TurnOver(0), DrawOne(0)], 2),
        ([TurnOver(0), DrawOne(0), DrawOne(0)], 1),
        ([TurnOver(0), TurnOver(1), DrawOne(0)], 1),
        ([TurnOver(0), DrawOne(0), TurnOver(0), DrawOne(0)], 3),
        ([TurnOver(0)], 1),
        ([TurnOver(1), DrawOne(0)], 2),
    ],
)
def test_what_was_to_do_in_a_turn_is_dropped_and_no_more(tasks: list[Any], left: int) -> None:
    race = second(TWO)
    race.stack = tasks[:]
    end_turn_now(race, 0)
    assert race.stack == tasks[:left]


# Promises and payments


@rule("R2-TC-26")
def test_a_flag_right_ahead_may_still_be_taken_off() -> None:
    race = second(f"{FAR}, flag@6a, blue@36, orange@3", now="blue events=1 offered=0")
    assert flags(race, Outlook(race, 0), 2) == [-1, 13]


@rule("R2-TC-26")
def test_a_trial_does_nothing_of_what_follows() -> None:
    race = second(TWO, now="blue")
    race.stack = [TurnOver(0)]
    trial = tried(race, Nothing(0), None)  # type: ignore[arg-type]
    assert (trial.stack, race.stack) == ([], [TurnOver(0)])


class Nothing(StartTyres):
    """A question whose answer changes nothing."""

    def chosen(self, race: Any, option: Any) -> None:
        pass


@rule("R2-D1-03", "R2-D1-04", "R2-D1-05")
@pytest.mark.parametrize(
    ("chips", "now", "may"),
    [
        (0, "tyres_due=2", False),
        (1, "tyres_due=2", True),
        (1, "tyres_due=1", False),
        (2, "tyres_due=2", True),
        (0, "tyres_due=1 chips=1", True),
        (0, "tyres_due=3", False),
    ],
)
def test_a_card_pays_only_beside_a_chip(chips: int, now: str, may: bool) -> None:
    assert pays_beside_chip(second(f"{FAR}, blue@35 chips={chips}, orange@3", now=f"blue {now}"), 0) == may


@rule("R2-D2-16", "R2-D2-18")
@pytest.mark.parametrize(
    ("number", "left"),
    [(0, ((20, True), (-10, False))), (1, ((0, False), (-10, False))), (2, ((0, False), (20, True)))],
)
def test_each_check_is_made_once(number: int, left: tuple[tuple[int, bool], ...]) -> None:
    race = second(TWO, now="blue checks=check+0,blind+20,check-10")
    taken = take_check(race, number)
    assert race.now.checks == left
    assert taken not in left


# The result


@rule("R2-END-03")
def test_a_result_before_during_and_after_a_race() -> None:
    race = GAME.new(2, "monza").race
    assert isinstance(race, SecondRace)
    assert [(placing.seat, placing.counts) for placing in result(race).placings] == [
        (0, {"position": 1, "laps": 0, "retired": 0}),
        (1, {"position": 2, "laps": 0, "retired": 0}),
    ]
    robots = "superfast1@60, superfast2@59, fast1@58, fast2@57, fast3@56, slow1@55, slow2@54, slow3@53"
    race = second(f"{robots}, blue@30, orange@52")
    assert race.retired == ()
    assert [(placing.seat, placing.counts) for placing in result(race).placings] == [
        (1, {"position": 9, "laps": 0, "retired": 0}),
        (0, {"position": 10, "laps": 1, "retired": 0}),
    ]
    race = second(f"{robots}, blue out, orange@12")
    assert [(placing.seat, placing.counts) for placing in result(race).placings] == [
        (1, {"position": 9, "laps": 2, "retired": 0}),
        (0, {"position": 10, "laps": 0, "retired": 1}),
    ]
    over = second("blue@30, orange@52")
    take_off(over, 0)
    take_off(over, 1)
    assert [(placing.seat, placing.counts["retired"]) for placing in result(over).placings] == [(1, 1), (0, 1)]


# Robots


@rule("R2-WX-34", "R2-FUEL-15", "R2-ROB-15", "R2-REC-46")
@pytest.mark.parametrize(("words", "just_pit"), [("waste=2", (2,)), ("waste=2 acted", ()), ("waste=2 just-pit", (2,))])
def test_a_robots_stop(words: str, just_pit: tuple[int, ...]) -> None:
    race = second(f"superfast1@50 {words} forced, blue@35, orange@3")
    stop_robot(race, 2)
    assert (race.progress[2], race.waste[2], list(race.forced), race.just_pit) == (42, 0, [], just_pit)


@rule("R2-FUEL-14")
@pytest.mark.parametrize(
    ("words", "left"), [("called", ["slow", "fast-14", "fast-12"]), ("", ["slow", "fast-14", "fast-12", "fast-12"])]
)
def test_a_robot_uses_up_one_chit_of_its_kind_that_is_due(words: str, left: list[str]) -> None:
    race = second(f"superfast1@90, fast1@33 {words}, blue@35, orange@3", "turn 12 weather 1")
    due = ("slow-3-55-12", "fast-4-60-14", "fast-4-40-12", "fast-3-25-12")
    race.chits = tuple(chit for name in due for chit in race.deck.chits if chit.code == name)
    serve_chit(race, 4)
    assert [f"fast-{chit.turn}" if chit.kind == 2 else "slow" for chit in race.chits] == left
    assert list(race.called) == []


@rule("R2-ROB-47", "R2-ROB-48")
@pytest.mark.parametrize(
    ("circuit", "section", "spot"),
    [
        ("monza", 8, "4-spot1"),
        ("monza", 12, "b6-spot1"),
        ("monza", 17, "b7-spot1"),
        ("corvo", "b3", "b3-spot1"),
        ("monza", 10, ""),
    ],
)
def test_the_best_free_spot_is_the_outermost_of_equals(circuit: str, section: Any, spot: str) -> None:
    race = second("superfast1@98, blue@3, orange@2", circuit=circuit)
    found = best_spot(race, race.board.index[section] if isinstance(section, str) else section)
    assert (race.board.spots[found].name if found >= 0 else "") == spot


@rule("R2-ROB-47", "R2-FLAG-37")
@pytest.mark.parametrize(
    ("cars", "spot"),
    [
        ("fast1@32", "4-spot1"),
        ("flag@4, fast1@32", ""),
        ("fast1@32, flag@4", "4-spot1"),
        ("slow1@32 spot=4-spot1, fast1@32 spot=4-spot2", "4-spot2"),
    ],
)
def test_a_robot_is_seated_unless_a_flag_is_in_the_way(cars: str, spot: str) -> None:
    race = second(f"superfast1@90, {cars}, blue@3, orange@2")
    seat_robot(race, 4)
    assert (race.board.spots[race.spot[4]].name if race.spot[4] >= 0 else "") == spot


# Before the race


@rule("R2-SETUP-18", "R2-SETUP-19", "R2-SETUP-20")
@pytest.mark.parametrize(
    ("build", "points"), [((8, 5, 4), 3), ((10, 6, 5), 6), ((12, 7, 6), 9), ((12, 5, 4), 5), ((8, 7, 5), 6)]
)
def test_what_a_car_costs(build: tuple[int, int, int], points: int) -> None:
    assert points_of(Build(*build)) == points


@rule("R2-QUAL-01", "R2-QUAL-02", "R2-TYRE-01")
def test_what_a_newcomer_is_advised_to_take() -> None:
    race = second(f"{FAR}, blue@35 hand=r91,r2,r1,r3, orange@3")
    assert QualifyCard((0, 1)).recommended(race, 0).code == "qualify-r1"  # 4, and the lowest check value
    assert QualifyFuel((0, 1)).recommended(race, 0).code == "fuel-12"
    assert StartTyres(0).recommended(race).code == "tyres-hard"
    assert StartTyres(0).recommended(second(TWO, table="turn 7 weather 9")).code == "tyres-rain"


@rule("R2-QUAL-14", "R2-QUAL-15", "R2-QUAL-16")
@pytest.mark.parametrize(
    ("values", "placed", "best"),
    [
        ([(4, 30), (4, 20), (3, 1)], (), (1,)),
        ([(4, 30), (4, 20), (3, 1)], (1,), (0,)),
        ([(4, 30), (4, 30), (3, 1)], (), (0, 1)),
        ([(0, 30), (-1, 20), (-1, 20)], (0,), (1, 2)),
        ([(0, 5), (1, 50), (0, 4)], (1,), (2,)),
        ([(-2, 5), (-1, 50), (-2, 4)], (), (1,)),
        ([(1, 5), (-1, 50), (-2, 4)], (0,), (1,)),
    ],
)
def test_who_is_next_on_the_grid(values: list[tuple[int, int]], placed: tuple[int, ...], best: tuple[int, ...]) -> None:
    race = second(TWO)
    race.values = tuple(values)
    assert next_on_grid(race, placed) == best


@rule("R2-QUAL-18", "R2-QUAL-19", "R2-QUAL-20")
def test_the_cars_on_the_grid() -> None:
    race = GAME.new(2, "monza").race
    assert isinstance(race, SecondRace)
    race.values = ((1, 1),) * race.cars
    assert stand_on_grid(race, (2, 1, 3, 0, 4, 5, 6, 7, 8, 9)) == [1, 0]
    assert (race.leader, race.values) == (2, (UNSET,) * race.cars)
    assert (race.lanes[23], race.lanes[22], race.lanes[21]) == ((2, 1, 3, 0), (4, 5, 6, 7), (8, 9))
    assert (race.progress[2], race.progress[9]) == (-1, -3)


@rule("R2-WX-01", "R2-WX-24", "R2-WX-25", "R2-WX-26", "R2-WX-27")
@pytest.mark.parametrize("slot", range(9))
def test_robots_fit_tyres_by_the_side_of_the_middle(slot: int) -> None:
    race = second(TWO)
    race.weather, race.stack, race.robot_tyres = slot, [], SOFT
    choose_robot_tyres(race)
    assert race.robot_tyres == (SOFT if slot == 4 else HARD if slot < 4 else WET)
    assert len(race.stack) == (slot == 4)


@rule("R2-WX-01", "R2-WX-02")
def test_the_weather_card_leaves_the_deck() -> None:
    table = at(TWO, "DrawWeather; Declare 0").do("r1")
    assert "r1" not in ids(table.race.race_pile)


# Tyres


@rule("R2-TYRE-05", "R2-TYRE-06", "R2-SKILL-RAIN-02", "R2-SKILL-GEN-02")
@pytest.mark.parametrize(
    ("tyres", "skill", "table", "discs"),
    [
        (SOFT, "lapping", "turn 7 weather 1", 3),
        (HARD, "rain-expert", "turn 7 weather 1", 0),
        (WET, "rain-expert", "turn 7 weather 1", 3),
        (WET, "lapping", "turn 7 weather 1", 0),
        (WET, "rain-expert", "turn 7 weather 1 safety 60", 0),
    ],
)
def test_a_new_set(tyres: int, skill: str, table: str, discs: int) -> None:
    race = second(f"{FAR}, blue@35 skill={skill} discs=2, orange@3", table=table)
    fit_set(race, 0, tyres)
    assert (race.tyres[0], race.discs[0]) == (tyres, discs)


@rule("R2-TYRE-07", "R2-SKILL-RAIN-02")
@pytest.mark.parametrize(
    ("words", "holds"),
    [
        ("tyres=soft sets=1", True),
        ("tyres=soft sets=0", False),
        ("tyres=hard sets=1", False),
        ("tyres=hard", False),
        ("tyres=rain discs=1", True),
        ("tyres=soft sets=2", True),
    ],
)
def test_whether_a_set_came_with_discs(words: str, holds: bool) -> None:
    assert holds_discs(second(f"{FAR}, blue@35 {words}, orange@3"), 0) == holds


@rule("R2-REC-01", "R2-REC-26")
def test_lines_are_numbered_by_section_and_those_of_spots_from_minus_one_down(monkeypatch: pytest.MonkeyPatch) -> None:
    race = second("superfast1@98, blue@3, orange@2", circuit="silverstone")
    board = race.board
    assert recovery_line(race, 0) is board.recovery[0]
    assert recovery_line(race, 3) is board.recovery[3]
    extreme = next(number for number, spot in enumerate(board.spots) if spot.extreme)
    assert recovery_line(race, -1 - extreme) is board.spots[extreme].recovery
    monkeypatch.setattr(board.spots[0], "recovery", board.spots[extreme].recovery)
    assert recovery_line(race, -1) is board.spots[0].recovery


@rule("R2-GEN-05")
def test_cards_are_drawn_before_anything_else() -> None:
    race = second(TWO)
    race.stack = [TurnOver(0)]
    draw_race(race, 0, 2)
    assert len(race.stack) == 3
