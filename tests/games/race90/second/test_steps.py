"""Single steps of the rules, each looked at alone."""

import pytest

from games.race90.second.tables import FAR, GAME, at
from paddock.circuits.sections import DRY, UNCERTAIN
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import look_blind
from paddock.games.race90.second.rules_out import clear_chart
from paddock.games.race90.second.rules_points import tyre_bill
from paddock.games.race90.second.rules_robots import drive_robot
from paddock.games.race90.shared.position import HARD, SOFT, WET
from paddock.games.race90.shared.rules_damage import free_slots
from paddock.games.race90.shared.rules_hand import can_stop_discarding
from paddock.games.race90.shared.rules_out import take_off
from paddock.games.race90.shared.rules_setup import choose_robot_tyres
from paddock.games.race90.shared.rules_table import lap_marker, refill_race, settle_lead
from paddock.games.race90.shared.rules_target import LEADER, MOVEMENT
from paddock.games.race90.shared.rules_tyres import fit_set
from rules import rule


def second(cars: str, tasks: str = "", circuit: str = "monza", table: str = "", now: str = "") -> SecondRace:
    """A position alone."""
    race = at(cars, tasks, circuit=circuit, table=table, now=now).race
    assert isinstance(race, SecondRace)
    return race


@rule("R2-D1-15", "R2-OUT-01", "R2-OUT-11")
@pytest.mark.parametrize("beyond", [0, 1])
def test_damage_up_to_the_last_slot_is_borne(beyond: int) -> None:
    free = free_slots(second(f"{FAR}, blue@35, orange@3"), 0)
    table = at(f"{FAR}, blue@35, orange@3", f"TakeDamage 0 {free + beyond}; Declare 1")
    assert (table.asks == "DrawDisc") == (beyond == 0)
    assert (0 in table.race.retired) == (beyond == 1)


@rule("R2-OUT-01", "R2-OUT-11")
def test_a_car_that_is_out_acts_no_more() -> None:
    race = second(f"{FAR}, blue@35, orange@3")
    take_off(race, 0)
    assert race.acted[0]
    assert race.lanes[11] == ()


@rule("R2-GEN-10", "R2-STR-BANG-10")
def test_overtaking_in_the_own_section_is_a_movement() -> None:
    """One point is enough to pass, not to enter the next section."""
    table = at(f"{FAR}, orange@35, blue@35", "Drive 0; EndOfMove 0", now="blue mp=1 settled")
    assert (table.lane("serraglio-2") or table.lane(table.where("blue")))[0] == "blue"
    assert table.race.now.moved


@rule("R2-CON-01", "R2-CON-08", "R2-ACT-05")
def test_every_turn_may_be_fought_over_again() -> None:
    table = at("superfast1@90, blue@11 chances=7, orange@11 chances=7", "GameTurn no")
    assert table.race.chances == [0] * table.race.cars


@rule("R2-ROB-15", "R2-FUEL-12")
@pytest.mark.parametrize(("just_pit", "moved"), [((), False), ((4,), True)])
def test_a_robot_that_has_just_stopped_is_not_called_in_again(just_pit: tuple[int, ...], moved: bool) -> None:
    race = second("superfast1@90, fast1@33, blue@3, orange@2", "Declare 0", now="fast1")
    race.called, race.just_pit = (4,), just_pit
    drive_robot(race, 4)
    assert (race.progress[4] > 33) == moved


@rule("R2-STR-HAZARD-02", "R2-STR-HAZARD-15")
@pytest.mark.parametrize(
    ("strategy", "cause", "was_normal", "bonus"),
    [
        ("hazard", MOVEMENT, True, 1),
        ("hazard", LEADER, True, 0),
        ("hazard", MOVEMENT, False, 0),
        ("steady", MOVEMENT, True, 0),
    ],
)
def test_hazard_gains_a_point_for_a_blind_check_of_a_movement_card(
    strategy: str, cause: int, was_normal: bool, bonus: int
) -> None:
    race = second(f"{FAR}, blue@35 strategy={strategy}, orange@3", now="blue")
    look_blind(race, 0, cause, 0, -1, was_normal)
    assert race.now.bonus == bonus
    assert race.now.doubtful


@rule("R2-WX-24", "R2-WX-25", "R2-WX-26", "R2-WX-27")
@pytest.mark.parametrize("circuit", GAME.circuits)
def test_robots_fit_tyres_for_every_place_of_the_weather_pawn(circuit: str) -> None:
    """Dry and rain decide; in between, the side of the middle."""
    race = second("blue@5, orange@4", circuit=circuit)
    for weather in range(1, len(race.board.weather)):
        race.weather = weather
        middle = race.board.weather_middle
        if race.state == UNCERTAIN and weather == middle:
            continue  # tossed for
        choose_robot_tyres(race)
        dry = race.state == DRY or (race.state == UNCERTAIN and weather < middle)
        assert race.robot_tyres == (HARD if dry else WET)


@rule("R2-STR-SAVETYRES-01", "R2-STR-SAVETYRES-02")
@pytest.mark.parametrize(("due", "bill"), [(0, 0), (1, 0), (3, 2)])
def test_saving_tyres_takes_one_off_what_is_due(due: int, bill: int) -> None:
    saving = second(f"{FAR}, blue@35 strategy=save-tyres, orange@3")
    assert tyre_bill(saving, 0, due) == bill
    assert tyre_bill(second(f"{FAR}, blue@35 strategy=steady, orange@3"), 0, due) == due


@rule("R2-TYRE-05", "R2-TYRE-06")
def test_a_soft_set_is_counted_once() -> None:
    race = second(f"{FAR}, blue@35, orange@3")
    before = race.soft_sets
    for fitted, tyres in ((1, SOFT), (2, SOFT), (2, HARD), (2, WET)):
        fit_set(race, 0, tyres)
        assert race.soft_sets == (before[0] + fitted, before[1])


@rule("R2-STD-03", "R2-STD-04", "R2-STD-06")
def test_nobody_is_less_than_no_lap_behind() -> None:
    race = second("orange@36, blue@36", "Declare 0", table="turn 7 weather 1 leader blue")
    assert [lap_marker(race, car) for car in (0, 1)] == [0, 0]


@rule("R2-A-29", "R2-A-52", "R2-CON-33")
def test_frozen_cards_alone_ask_for_no_discard() -> None:
    frozen = ",".join(f"r{number}" for number in range(1, 11))
    assert can_stop_discarding(second(f"{FAR}, blue@35 frozen={frozen}, orange@3"), 0)
    assert not can_stop_discarding(second(f"{FAR}, blue@35 frozen={frozen} hand=r20, orange@3"), 0)


@rule("R2-OUT-01", "R2-OUT-07", "R2-STR-CHASE-25")
def test_who_is_out_leaves_nothing_for_chasers() -> None:
    race = second(f"{FAR}, blue@35 hand=r1 target=r2 frozen=r3, orange@3 strategy=chase chase=blue")
    race.reserve = ((race.race_pile.pop(),), ())
    race.chasers = ((1,), ())
    clear_chart(race, 0)
    assert not any((race.hands[0], race.frozen[0], race.reserve[0], race.chasers[0]))
    assert race.target[0] is None


@rule("R2-REC-34", "R2-REC-35")
@pytest.mark.parametrize(("slid_off", "leader"), [(False, 0), (True, 1)])
def test_a_waiting_leader_keeps_the_chit_beside_a_car_that_came_later(slid_off: bool, leader: int) -> None:
    """Blue is off the track in orange's section: only on sliding past it is the chit handed over."""
    race = second("blue@36 off=6b, orange@36", "Declare 0", table="turn 7 weather 1 leader blue")
    settle_lead(race, slid_off=slid_off)
    assert race.leader == leader


@rule("R2-GEN-16")
@pytest.mark.parametrize("left", [1, 2])
def test_a_deck_with_a_card_left_is_not_renewed(left: int) -> None:
    race = second(f"{FAR}, blue@35, orange@3", "Declare 0")
    race.race_pile, race.race_discard = race.race_pile[:left], race.race_pile[left:]
    refill_race(race)
    assert (len(race.race_pile), len(race.race_discard)) == (left, 184 - left)
