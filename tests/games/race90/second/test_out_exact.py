"""Out of the race, and the result."""

from typing import Any

import pytest

from games.race90.second.tables import FAR, GAME, TWO, at, second
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_out import clear_chart, eliminate
from paddock.games.race90.shared.rules_draw import DrawOne
from paddock.games.race90.shared.rules_out import TurnOver, end_turn_now, take_off
from paddock.games.race90.shared.rules_result import result
from rules import rule

# Out


@rule("R2-OUT-06", "R2-OUT-07", "R2-OUT-08", "R2-STR-CHASE-25")
def test_nothing_is_left_of_a_player_who_is_out() -> None:
    cars = f"{FAR}, blue@35 hand=r1 target=r2 frozen=r3 laid=r4 reserve=r6 chasers=green chase=superfast1 no-move, "
    cars += "orange@3 chase=superfast1 no-move, green@2 chase=blue"
    race = second(cars, now="blue played=r5", seats=3)
    other = race.deck.by_id["r50"]
    race.shown = (race.hands[0][0], other)
    eliminate(race, 0, "crash")
    assert (race.hands[0], race.frozen[0], race.laid[0], race.target[0]) == ([], (), (), None)
    assert (race.reserve[0], race.chasers[0], list(race.shown)) == ((), (), [other])
    assert sorted(card.id for card in race.race_discard) == ["r1", "r2", "r3", "r4", "r5", "r6"]
    assert race.chased == (-1, 3, -1)
    assert (race.no_move, race.retired[-1], race.acted[0]) == ((1,), 0, True)


@rule("R2-OUT-07", "R2-OUT-08")
def test_cards_of_another_players_turn_stay() -> None:
    race = second(f"{FAR}, blue@35 hand=r1, orange@3", now="orange played=r5")
    clear_chart(race, 0)
    assert [card.id for card in race.race_discard] == ["r1"]
    assert [card.id for card in race.now.played] == ["r5"]


@rule("R2-OUT-06", "R2-FUEL-20", "R2-OUT-04")
def test_the_first_robot_can_be_out_too() -> None:
    table = at("superfast2@90, superfast1@36, blue@5, orange@3", "Declare 0", now="superfast1")
    eliminate(table.race, 2, "crash")
    assert (table.race.retired[-1], table.lane("b6")) == (2, [])


@rule("R2-OUT-06", "R2-OUT-10")
def test_the_turn_of_a_car_that_is_out_is_over() -> None:
    table = at(f"{FAR}, blue@36, orange@3", "TakeDamage 0 6; LateBrake 0; TurnOver 0; Declare 1", now="blue")
    assert (table.asks, table.match.to_move) == ("Declare", (1,))


@rule("R2-OUT-09", "R2-OUT-10")
def test_with_everybody_out_the_race_is_over_and_nobody_takes_the_lead() -> None:
    robots = "superfast1 out, superfast2 out, fast1 out, fast2 out, fast3 out, slow1 out, slow2 out, slow3 out"
    race = second(f"{robots}, orange out, blue@35", "turn 7 weather 1 leader blue")
    eliminate(race, 0, "crash")
    assert (race.leader, race.stack) == (0, [])


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
