"""Contests in corners."""

import pytest

import paddock
from games.race90.second.tables import GAME, Table, at
from paddock.games.race90.second.rules_contest import had_chance, next_run
from paddock.games.race90.second.rules_end import bang
from paddock.games.race90.shared.events import ContestEntered, ContestRevealed
from paddock.games.race90.shared.rules_contest import AHEAD, BEHIND, WHOLE
from rules import rule

# 13 and 14 are corner 6 of Monza (contest -1), 6 is corner 3 (-1), 2 and 3 are corner 1 (+3).
GO = "Activate; EndGameTurn; GameTurn"


def corner(cars: str, *, seats: int = 3, table: str = "", circuit: str = "monza") -> Table:
    return at(cars, GO, seats=seats, table=table, circuit=circuit)


@rule("R2-CON-01", "R2-CON-03", "R2-CON-04", "R2-CON-08", "R2-CON-29", "R2-ACT-29")
def test_only_corners_are_fought_over_and_before_anybody_acts() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2, green@13 hand=r3")
    assert (table.asks, table.match.to_move) == ("Contest", (2,))
    for section in (11, 12):
        straight = corner(f"superfast1@90 acted, blue@{section} hand=r1, orange@{section} hand=r2, green@3")
        assert straight.asks == "Declare"


@rule("R2-CON-02")
def test_one_car_alone_has_nothing_to_fight_for() -> None:
    assert corner("superfast1@90 acted, blue@13 hand=r1, orange@11, green@11").asks == "Declare"


@rule("R2-CON-05", "R2-CON-06", "R2-CON-07", "R2-CON-23")
def test_asked_from_the_back_whoever_declines_first_is_out_of_it() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2, green@13 hand=r3")
    asked = []
    for _ in range(3):
        asked.append(table.match.to_move[0])
        table.do("decline")
    assert asked == [2, 1, 0]
    assert table.lane("6a") == ["blue", "orange", "green"]
    assert (table.asks, table.match.to_move) == ("Declare", (0,))


@rule("R2-CON-09", "R2-CON-10", "R2-CON-11", "R2-CON-12", "R2-CON-58", "R2-CON-15")
def test_one_or_two_cards_of_any_kind_face_down_until_all_have_spoken() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2,r3,t1a, green@3")
    assert table.codes == ["decline", "lay-r2", "lay-r3", "lay-t1a"]
    table.do("lay-r2")
    assert table.codes == ["done", "lay-r3", "lay-t1a"]
    table.do("lay-t1a")
    assert [event.cards for event in table.told(ContestEntered)] == [2]
    assert table.match.view(0)["table"]["charts"][1]["laid"] == ["?r", "?t"]
    assert table.match.view(1)["table"]["charts"][1]["laid"] == ["r2", "t1a"]
    table.do("lay-r1")
    assert [event.value for event in table.told(ContestRevealed)] == [4, 7]
    assert [card.id for card in table.race.frozen[1]] == ["r2", "t1a"]


@rule("R2-CON-09", "R2-CON-15")
def test_nobody_learns_whether_a_card_that_all_have_seen_was_laid() -> None:
    words = "superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2,r3,r4, green@3"
    views, lines = [], []
    for laid in ("r2", "r3"):
        table = at(words, "Activate", seats=3, table="turn 7 weather 1 | shown r2")
        assert table.match.view(0)["table"]["charts"][1]["hand"] == ["r2", "?r", "?r"]
        table.do(f"lay-{laid}", "done")
        views.append(table.match.view(0)["table"])
        lines.append(table.match.line(0))
        assert GAME.at(table.match.line(0), seed=1).line(0) == table.match.line(0)
        guesses = [Table(table.match.imagine(0, seed)).race for seed in range(30)]
        assert {guess.laid[1][0].id == "r2" for guess in guesses} == {True, False}
        assert all("r2" in {card.id for card in (*guess.hands[1], *guess.laid[1])} for guess in guesses)
        table.do("decline")
        assert table.match.view(0)["table"]["charts"][1]["frozen"] == [laid]
    assert views[0] == views[1]
    assert lines[0] == lines[1]


@rule("R2-CON-13")
def test_without_cards_nobody_is_asked() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1, orange@13, green@3")
    assert (table.asks, table.match.to_move) == ("Contest", (0,))


@rule("R2-CON-14", "R2-CON-16", "R2-D4-05")
def test_nothing_on_contest_cards_is_resolved_but_the_points() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r21 chips=3, orange@13 hand=r22,r153 chips=3, green@3")
    table.do("lay-r22", "lay-r153", "lay-r21")
    assert table.asks == "Declare"
    assert table.race.red == [0, 0, 0]
    assert table.race.chips[1] == 3


def fight(first: str, second: str, *, strategy: str = "", section: int = 13, circuit: str = "monza") -> list[int]:
    """The values of two players in a corner, first and second car."""
    cars = (
        f"superfast1@90 acted, blue@{section} hand={first}, orange@{section} hand={second} {strategy}, green@11 acted"
    )
    table = corner(cars, circuit=circuit)
    table.do(*lay(second), *lay(first))
    return [event.value for event in table.told(ContestRevealed)]


def lay(cards: str) -> list[str]:
    return [f"lay-{card}" for card in cards.split(",")]


@rule("R2-CON-17", "R2-CON-18", "R2-CON-20", "R2-STR-BANG-01")
@pytest.mark.parametrize(("section", "added"), [(13, -1), (2, 3), (4, -2)])
def test_the_modifier_of_the_corner_is_for_all_but_the_first_car(section: int, added: int) -> None:
    assert fight("r105", "r106", section=section) == [3, 3 + added]
    assert fight("r105", "r106", section=section, strategy="strategy=banging-wheels") == [3, 3 + added + 3]


@rule("R2-CON-19", "R2-CON-18", "R2-CON-24", "R2-CON-30")
def test_if_the_first_car_stays_out_everybody_has_the_modifier_and_passes_it() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r105, green@13 hand=r106")
    table.do("lay-r106", "lay-r105", "decline")
    assert [event.value for event in table.told(ContestRevealed)] == [2, 2]
    assert table.lane("6a") == ["orange", "green", "blue"]
    alone = corner("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r105, green@13 hand=r106")
    alone.do("lay-r106", "decline", "decline")
    assert alone.lane("6a") == ["green", "blue", "orange"]


@rule("R2-CON-21", "R2-CON-22", "R2-TC-16", "R2-TC-15")
def test_double_counts_twice_in_its_own_corner_and_comes_back() -> None:
    assert fight("t6b", "r105") == [8, 2]
    assert fight("t3b", "r105") == [4, 2]
    table = corner("superfast1@90 acted, blue@13 hand=t6b, orange@13 hand=r105, green@3").do("lay-r105", "lay-t6b")
    assert [card.id for card in table.race.frozen[0]] == ["t6b"]


@rule("R2-CON-25", "R2-CON-26", "R2-CON-27")
def test_fighters_by_value_ties_keep_their_order() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r129, orange@13 hand=r105, green@13 hand=r1")
    table.do("lay-r1", "lay-r105", "lay-r129")
    assert table.lane("6a") == ["green", "orange", "blue"]
    tied = corner("superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r105, green@13 hand=r106")
    tied.do("lay-r106", "lay-r105", "lay-r1").any_luck()
    assert tied.lane("6a") == ["blue", "orange", "green"]
    assert tied.race.red == [0, 1, 1]


@rule("R2-CON-27")
def test_a_three_way_tie_costs_two_each() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r91, orange@13 hand=r105, green@13 hand=r106")
    table.do("lay-r106", "lay-r105", "lay-r91").any_luck()
    assert table.race.red == [2, 2, 2]


@rule("R2-CON-28", "R2-OUT-10", "R2-OUT-01")
def test_a_player_without_room_for_the_damage_is_out() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r91 red=5, orange@13 hand=r105, green@3")
    table.do("lay-r105", "lay-r91").any_luck()
    assert table.race.retired[-1] == 0
    assert table.lane("6a") == ["orange"]
    assert "r91" in [card.id for card in table.race.race_discard]


@rule("R2-CON-31", "R2-CON-32", "R2-CON-33", "R2-C-16", "R2-A-52", "R2-CON-59")
def test_frozen_cards_serve_for_nothing_but_count_in_a_stop() -> None:
    cars = "blue@13 hand=r1,r2 frozen=r3,r4,r5,r6,r7 fuel=7, orange@3"
    table = at(cars, "PlayFirst 0", now="blue")
    assert table.codes == ["play-r1", "play-r2"]
    stop = at(cars, "PitDiscard 0; PitDraw 0; PitTyres 0")
    assert stop.codes == ["discard-r1", "discard-r2"]
    stop.do("discard-r1")
    assert "done" in stop.codes
    stop.do("done")
    assert stop.asks == "PitTyres"
    full = at("blue@13 hand=r1 frozen=r3,r4,r5,r6,r7,r8 fuel=7, orange@3", "PitDiscard 0; PitDraw 0; PitTyres 0")
    assert full.codes == ["discard-r1"]
    assert full.do("discard-r1").asks == "PitTyres"
    due = corner("superfast1@90 acted, blue@13 hand=r1 fuel=7, orange@13 hand=r2 fuel=7, green@3")
    assert due.asks == "Contest"


@rule("R2-CON-35", "R2-FLAG-11", "R2-CON-55")
def test_a_yellow_flag_bars_the_contest_and_uses_up_no_chance() -> None:
    table = corner("superfast1@90 acted, flag@6a, blue@13 hand=r1, orange@13 hand=r2, green@3")
    assert table.asks == "Declare"
    assert table.race.chances == [0] * table.race.cars


@rule("R2-CON-36", "R2-CON-37", "R2-CON-38")
def test_no_contests_at_starts_but_in_the_last_turn() -> None:
    cars = "superfast1@90 acted, blue@13 hand=r1, orange@13 hand=r2, green@3"
    assert corner(cars, table="turn 7 weather 1 opening").asks == "Declare"
    assert corner(cars, table="turn 26 weather 1").asks == "Contest"


@rule("R2-CON-40", "R2-CON-41", "R2-CON-42", "R2-CON-43", "R2-CON-44")
@pytest.mark.parametrize(
    ("asked", "part", "barred"),
    [
        (WHOLE, WHOLE, True),
        (BEHIND, BEHIND, True),
        (AHEAD, AHEAD, True),
        (BEHIND, AHEAD, False),
        (AHEAD, BEHIND, False),
        (WHOLE, BEHIND, True),
        (WHOLE, AHEAD, True),
        (BEHIND, WHOLE, True),
        (AHEAD, WHOLE, True),
        (0, WHOLE, False),
    ],
)
def test_one_chance_a_part_and_turn(asked: int, part: int, barred: bool) -> None:
    table = at(f"superfast1@90, blue@13 chances={asked << 39}, orange@13", "Declare 0")
    assert had_chance(table.race, 0, 13, part) == barred
    assert not had_chance(table.race, 0, 14, part)


@rule("R2-CON-39", "R2-CON-45", "R2-CON-46", "R2-A-43")
def test_elsewhere_and_after_having_acted_there_is_another_chance() -> None:
    cars = f"superfast1@90 acted, blue@14 acted hand=r1 chances={7 << 39}, orange@14 hand=r2, green@3"
    assert corner(cars).asks == "Contest"
    pitted = f"superfast1@90 acted, orange@14 hand=r2, blue@14 just-pit hand=r1 chances={7 << 18}, green@3"
    assert (corner(pitted).asks, corner(pitted).match.to_move) == ("Contest", (0,))


@rule("R2-CON-54", "R2-CON-02")
def test_cars_without_a_chance_stand_in_the_way() -> None:
    table = at("superfast1@90, blue@13, orange@13, green@13, red@13, pink@13", "Declare 0", seats=5)
    assert next_run(table.race, (0, 1, 2, 3, 4), 13, WHOLE) == (0, 1, 2, 3, 4)
    table.race.chances[2] = 7 << 39
    assert next_run(table.race, (0, 1, 2, 3, 4), 13, WHOLE) == (3, 4)
    table.race.chances[3] = 7 << 39
    assert next_run(table.race, (0, 1, 2, 3, 4), 13, WHOLE) == (0, 1)
    table.race.chances[1] = 7 << 39
    assert next_run(table.race, (0, 1, 2, 3, 4), 13, WHOLE) == ()


@rule("R2-CON-47", "R2-CON-42", "R2-ACT-24")
def test_cars_ahead_of_the_leader_are_not_part_of_it() -> None:
    table = corner("green@13 hand=r3, blue@61 hand=r1, orange@13 hand=r2")
    assert table.match.to_move == (1,)
    table.do("decline", "decline")
    assert (table.asks, table.match.to_move) == ("Declare", (0,))
    assert table.race.chances[2] == 0


@rule("R2-CON-48", "R2-CON-25", "R2-CON-04", "R2-ACT-12", "R2-CON-40", "R2-EX-17")
def test_example_the_lead_is_won_in_a_contest() -> None:
    table = corner("blue@13 hand=r129, green@13 hand=r105, orange@13 hand=r1, red@10 acted", seats=4)
    table.do("lay-r1", "lay-r105", "lay-r129")
    assert table.lane("6a") == ["orange", "green", "blue"]
    assert table.race.leader == 1
    assert (table.asks, table.match.to_move) == ("Declare", (1,))
    table.do("skip", "keep")
    assert (table.asks, table.match.to_move) == ("Declare", (2,))


@rule("R2-CON-06", "R2-CON-07", "R2-CON-16", "R2-CON-20", "R2-CON-26", "R2-CON-27", "R2-CON-31", "R2-EX-18")
def test_example_stowe() -> None:
    cars = (
        "superfast1@95 acted, blue@11 hand=r1,r91, orange@11 hand=r7, green@11 hand=r105,r106 strategy=banging-wheels"
    )
    table = corner(cars, circuit="silverstone")
    table.do("lay-r105", "lay-r106", "decline", "lay-r1", "lay-r91")
    assert [event.value for event in table.told(ContestRevealed)] == [6, 6]
    table.any_luck()
    assert table.lane("3") == ["blue", "green", "orange"]
    assert table.race.red == [1, 0, 1]
    assert [len(cards) for cards in table.race.frozen] == [2, 0, 2]


@rule(
    "R2-CON-49", "R2-CON-50", "R2-CON-53", "R2-CON-44", "R2-CON-45", "R2-ROB-04", "R2-ACT-23", "R2-EX-47", "R2-ROB-43"
)
def test_example_a_lapped_car_beats_the_leader_and_is_unlapped() -> None:
    cars = "fast1@13, red@37 hand=r91, orange@13 hand=r1, slow1@13, blue@3 acted, green@2 acted"
    table = corner(cars, seats=4)
    assert table.race.leader == 3
    assert table.told(ContestEntered)[0].car.robot == 3
    table.do("lay-r1", "lay-r91")
    assert table.asks == "RobotCard"
    table.do("r130", "r131")
    assert table.lane("6a") == ["fast1", "orange", "red", "slow1"]
    assert table.race.leader == 3
    assert (table.asks, table.match.to_move) == ("Declare", (3,))
    assert not had_chance(table.race, 1, 13, AHEAD)


@rule("R2-CON-40", "R2-CON-41", "R2-CON-43", "R2-ACT-16", "R2-EX-46")
def test_example_all_have_had_their_chance() -> None:
    cars = "red@33 hand=r1, superfast1@33, blue@33 hand=r129, orange@3 acted, green@2 acted"
    table = corner(cars, seats=4)
    table.do("lay-r129", "lay-r1", "r130", "r131")
    assert table.lane("5")[0] == "red"
    assert table.asks == "Declare"
    table.do("skip", "keep")
    assert table.asks == "Declare"
    assert table.match.to_move == (0,)


@rule("R2-CON-51", "R2-REC-40")
def test_a_car_that_comes_back_this_turn_fights_nowhere() -> None:
    table = at(
        "superfast1@90, blue@12 off=6a hand=r105, orange@13 hand=r2", "TakeTurn 0; Activate; EndGameTurn; GameTurn"
    )
    table.do("skip", "keep")
    assert table.lane("6a") == ["orange", "blue"]
    assert table.asks == "Declare"


@rule("R2-CON-52")
def test_a_contest_moves_nobody_off_a_spot() -> None:
    table = corner("superfast1@90 acted, blue@14 spot=6b-spot1 hand=r129, orange@14 hand=r1, green@3")
    table.do("lay-r1", "lay-r129")
    assert table.lane("6b") == ["orange", "blue"]
    assert table.race.board.spots[table.race.spot[0]].name == "6b-spot1"


@rule("R2-CON-56")
def test_the_first_car_may_fight_alone() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1,r2, orange@13 hand=r3, green@3")
    table.do("decline", "lay-r1", "done")
    assert table.lane("6a") == ["blue", "orange"]
    assert [card.id for card in table.race.frozen[0]] == ["r1"]


# Robots


@rule("R2-ROB-04", "R2-ROB-10", "R2-ROB-11", "R2-ROB-12", "R2-CON-57", "R2-CON-29", "R2-ROB-05")
def test_a_robot_fights_a_player_of_its_lap_with_two_cards_of_the_deck() -> None:
    table = corner("superfast1@90 acted, blue@13 hand=r1,r129, fast1@13, orange@3, green@2")
    table.do("lay-r1", "done")
    assert table.asks == "RobotCard"
    table.do("r105", "r91")
    assert [event.value for event in table.told(ContestRevealed)] == [4, 4]
    table.any_luck()
    assert table.race.red[0] == 1
    assert {"r105", "r91"} <= {card.id for card in table.race.race_discard}


@rule("R2-ROB-05", "R2-ROB-06")
def test_a_robot_ahead_joins_only_against_a_player_of_its_lap_who_has_announced() -> None:
    cars = "superfast1@90 acted, fast1@13, blue@13 hand=r1, orange@3, green@2"
    table = corner(cars).do("lay-r1")
    assert table.asks == "RobotCard"
    assert corner(cars).do("decline").told(ContestEntered) == []


@rule("R2-ROB-06", "R2-ROB-08", "R2-ROB-09")
@pytest.mark.parametrize(
    "cars", ["blue@37 hand=r1, fast1@13", "fast1@13, blue@37 hand=r1", "fast1@37, blue@13 hand=r1"]
)
def test_a_robot_neither_unlaps_nor_defends_against_being_lapped(cars: str) -> None:
    table = corner(f"superfast1@90 acted, {cars}, orange@3, green@2")
    if table.asks == "Contest":
        table.do("lay-r1")
    assert not [event for event in table.told(ContestEntered) if event.car.robot]


@rule("R2-ROB-07", "R2-CON-02")
def test_robots_alone_never_fight() -> None:
    table = corner("superfast1@90 acted, fast1@13, slow1@13, blue@3, orange@3, green@2")
    assert table.told(ContestEntered) == []
    assert table.race.progress[5] > 13


@rule("R2-STR-BANG-04", "R2-STR-BANG-07", "R2-STR-BANG-08", "R2-STR-BANG-12")
def test_banging_wheels_wins_a_track_card_once_a_turn() -> None:
    cars = "superfast1@90 acted, blue@13 hand=r129, orange@13 hand=r1 strategy=banging-wheels, green@3"
    table = corner(cars).do("lay-r1", "lay-r129")
    assert table.asks == "DrawTrack"
    again = corner(cars.replace("wheels", "wheels banged")).do("lay-r1", "lay-r129")
    assert again.asks == "Declare"
    # -1 for the corner, +3 for the strategy: a tie for first is no win
    tie = corner(cars.replace("r129", "r1").replace("hand=r1 strat", "hand=r91 strat")).do("lay-r91", "lay-r1")
    assert tie.asks == "DrawDisc"
    behind = corner(cars.replace("blue@13 hand=r129", f"fast1@13 acted chances={7 << 39}, blue@13 hand=r129"))
    assert behind.do("lay-r1", "lay-r129").asks == "Declare"
    declined = corner(cars.replace("hand=r129", "hand=r130")).do("lay-r1", "decline")
    assert declined.asks == "DrawTrack"


@rule("R2-STR-BANG-08")
def test_who_stays_first_by_a_tie_has_not_won() -> None:
    """Orange is first: 4, and 3 for the strategy; blue has 8, less 1 for the corner."""
    cars = "superfast1@90 acted, orange@13 hand=r1 strategy=banging-wheels, blue@13 hand={}, green@3"
    tie = corner(cars.format("t6b")).do("lay-t6b", "lay-r1")
    while tie.asks == "DrawDisc":
        tie.do("red")
    assert (tie.lane("6a"), tie.asks, tie.race.banged) == (["orange", "blue"], "Declare", (False, False, False))
    won = corner(cars.format("r2")).do("lay-r2", "lay-r1")
    assert (won.asks, won.race.banged) == ("DrawTrack", (False, True, False))


@rule("R2-STR-BANG-07")
def test_every_turn_brings_a_special_anew() -> None:
    words = "strategy=banging-wheels banged"
    table = at(f"superfast1@90, blue@13 {words}, orange@13 {words}", "GameTurn no")
    assert table.race.banged == (False, False)


@rule("R2-STR-BANG-07")
def test_a_won_contest_and_an_overtaking_bring_one_special() -> None:
    race = at("superfast1@90, blue@13 strategy=banging-wheels, orange@3", "Declare 0").race
    bang(race, 0)
    once = len(race.stack)
    bang(race, 0)
    assert (len(race.stack), race.banged) == (once, (True, False))


def test_options_of_a_contest_say_what_the_cards_are_worth_in_the_corner() -> None:
    """Corner 6 takes one off for all but the first; t6b counts double there."""
    table = corner("superfast1@90 acted, orange@13 hand=r3, blue@13 hand=r1,t6b, green@3")
    decision = table.match.decision(0)
    said = {option.code: [paddock.render(note) for note in decision.notes(option)] for option in decision.options}
    assert said["decline"] == []
    assert said["lay-r1"] == ["worth 4 here; modifier -1 unless you are first in the corner"]
    assert said["lay-t6b"] == ["worth 8 here; modifier -1 unless you are first in the corner"]
