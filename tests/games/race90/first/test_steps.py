"""Single steps of the first edition's rules, each looked at alone."""

import pytest

from games.race90.first.tables import GAME, advanced, at, card, fresh, printed, value
from paddock.games.race90.first.rules_contest import may_start
from paddock.games.race90.first.rules_resolve import brings_balance_card
from paddock.games.race90.first.rules_safety import clear_track
from paddock.games.race90.first.rules_spots import own_spot
from paddock.games.race90.shared.cards import KINDS
from paddock.games.race90.shared.events import MoveEnded, NotMoved
from paddock.games.race90.shared.position import FLAG, NO_USE, NOWHERE, USED
from paddock.games.race90.shared.rules_resolve import pay_chip, pays_beside_chip
from paddock.games.race90.shared.rules_robots import best_spot
from rules import rule


@rule("R1-TRAJ-02", "R1-TRAJ-09", "R1-TRAJ-11")
def test_a_spot_serves_only_the_car_that_stands_on_it() -> None:
    speed = (printed("t5a"),)
    on, beside = "blue@9 spot=5-spot1, orange@3", "blue@9, orange@3"
    race = advanced(on, "", now="blue").race
    assert own_spot(race, 0, speed) == race.spot[0] != NOWHERE
    assert own_spot(advanced(beside, "", now="blue").race, 0, speed) == NOWHERE
    start = advanced(on, "", now="blue", table="turn 1 weather 1 opening").race
    assert own_spot(start, 0, speed) == NOWHERE


@rule("R1-SC-05", "R1-SC-24", "R1-SC-26")
def test_behind_the_safety_car_nothing_is_kept_but_flags() -> None:
    race = advanced("blue@9 spot=5-spot1, orange@36 off=6b waste=2, flag@3", "").race
    clear_track(race)
    assert race.spot == [NOWHERE] * race.cars
    assert (race.off, set(race.waste), set(race.reentry)) == ((), {0}, {NOWHERE})
    assert [lane for lane in race.lanes if lane] == [(FLAG,)]


@rule("R1-SETUP-04")
def test_no_sheet_is_taken_twice_not_even_the_first() -> None:
    table = fresh(3)
    while table.asks != "ChooseSheet":
        table.do(table.codes[0]).any_luck()
    first = table.codes[0]
    every = set(table.codes)
    table.do(first)
    assert table.asks == "ChooseSheet"
    assert first not in table.codes
    assert every > set(table.codes)


@rule("R1-ROB-06", "R1-ROB-07")
def test_a_robot_never_takes_an_extreme_spot() -> None:
    race = at("slow1@15, blue@3, orange@2", "").race
    extreme = [spot for spot in race.board.spots if spot.extreme]
    assert extreme
    for section in range(race.board.size):
        best = best_spot(race, section)
        assert best == NOWHERE or not race.board.spots[best].extreme


@rule("R1-PAY-01", "R1-PAY-02", "R1-PAY-03", "R1-PAY-04")
@pytest.mark.parametrize(
    ("chips", "paid", "due", "beside"),
    [(1, 0, 2, True), (1, 0, 1, False), (0, 0, 2, False), (0, 1, 1, True), (2, 0, 1, False)],
)
def test_a_card_pays_for_a_tyre_only_beside_a_chip(chips: int, paid: int, due: int, beside: bool) -> None:
    race = at(f"blue@20 chips={chips}, orange@3", "", now="blue").race
    race.now.chips, race.now.tyres_due = paid, due
    assert pays_beside_chip(race, 0) == beside


@rule("R1-PAY-01", "R1-PAY-02")
def test_a_chip_pays_for_one_tyre() -> None:
    race = at("blue@20 chips=3, orange@3", "", now="blue").race
    race.now.tyres_due = 2
    pay_chip(race, 0)
    assert (race.chips[0], race.now.chips, race.now.tyres_due) == (2, 1, 1)


@rule("R1-CON-33", "R1-CON-40")
@pytest.mark.parametrize(("words", "may"), [("", True), (" acted", False), (f" chances={7 << 39}", False)])
def test_who_has_acted_or_was_asked_starts_no_contest(words: str, may: bool) -> None:
    race = at(f"blue@13{words}, orange@13, fast1@80", "").race
    assert may_start(race, 0, 13) == may


ONE, DRIVE, PLUS = card("gear", 1, draw=1), card("drive", 2, modifier=0), card("drive", 2, modifier=20)
HURT = card("speed", 4, damage=2)


@rule("R1-STR-CHASE-08", "R1-CHK-10", "R1-CHK-12", "R1-DRAW-08")
def test_a_movement_card_that_was_the_target_of_one_check_only_is_left_for_the_chaser() -> None:
    table = at(f"blue@20 hand={DRIVE},{PLUS} target={value(43)}, orange@3", "PlayOrSkip 0", now="blue")
    table.do(f"play-{DRIVE}", f"add-{PLUS}", "check-1", f"check-{DRIVE}")
    table.any_luck().do(f"check-{PLUS}").any_luck()
    assert table.target() == PLUS
    assert [each.id for each in table.race.trail[0]] == [DRIVE]
    assert table.codes == ["as-shown", f"under-{DRIVE}"]
    assert [each.id for each in table.race.used] == [value(43), DRIVE]
    line = table.match.position
    assert GAME.at(line, open_chance=True).position == line  # no card lies in two places
    table.do(f"under-{DRIVE}")
    assert table.discards == [DRIVE, value(43)]
    assert table.race.used == ()


@rule("R1-SPC-HAZ-02", "R1-SPC-HAZ-03", "R1-CHK-07", "R1-PAY-09")
@pytest.mark.parametrize(("check", "passes", "hurt"), [(10, 1, 0), (90, 0, 1)])
def test_checks_passed_and_damage_taken_are_counted(check: int, passes: int, hurt: int) -> None:
    table = at(f"blue@20 hand={DRIVE} target={value(43)}, orange@3", "PlayOrSkip 0", now="blue")
    table.do(f"play-{DRIVE}", "blind", value(check)).any_luck()
    assert (table.race.passes, table.race.hurt, table.race.red[0]) == (passes, hurt, hurt)
    played = at(f"blue@20 hand={HURT},{ONE}, orange@3", "PlayOrSkip 0", now="blue").do(f"play-{HURT}", f"add-{ONE}")
    assert played.any_luck().race.hurt == 2


@rule("R1-OFF-32", "R1-OFF-31", "R1-OFF-33", "R1-MOVE-22")
@pytest.mark.parametrize(
    ("waste", "points", "mp", "moved"), [(0, 3, 2, True), (2, 1, 0, True), (3, 0, 0, False), (4, -1, -1, False)]
)
def test_a_time_loss_is_taken_off_once_and_the_return_costs_a_point(
    waste: int, points: int, mp: int, moved: bool
) -> None:
    cars = f"blue@12 off=6b waste={waste}, orange@3"
    race = advanced(cars, "TotalUp 0", now=f"blue played={card('gear', 3)}", first="used=r1").race
    assert (race.points, race.now.mp, race.now.moved, race.now.settled) == (points, mp, moved, True)
    assert (race.waste[0], race.off, race.progress[0]) == (0, (), 14)


@rule("R1-LAP-10", "R1-OVT-17", "R1-MOVE-22")
def test_a_check_and_a_decision_to_pass_hold_for_one_car_and_one_movement() -> None:
    moved = at("blue@20, orange@3", "MoveDone 0", now="blue cleared=1 saved=1 moved")
    assert (moved.race.now.cleared, moved.race.now.saved) == (-1, -1)
    stood = at("blue@20, orange@3", "MoveDone 0", now="blue")
    told = [(len(each.told(MoveEnded)), len(each.told(NotMoved))) for each in (moved, stood)]
    assert told == [(1, 0), (0, 1)]


@rule("R1-TC-01", "R1-OFF-31")
def test_the_corner_in_which_a_car_comes_back_is_used() -> None:
    table = advanced("blue@12 off=6b, orange@3", "TotalUp 0", now="blue played=t6c pledge=6,7")
    assert table.race.now.pledge == (7,)


@rule("R1-DRAW-08", "R1-MOVE-21")
def test_cards_that_wait_for_the_pile_lie_in_one_place() -> None:
    speed = card("speed", 4, tyres=1, damage=1)
    table = at(f"blue@20 hand={speed},{ONE}, orange@3", "PlayOrSkip 0", now="blue")
    table.do(f"play-{speed}", f"add-{ONE}").any_luck()
    assert table.asks == "NextDiscard"
    line = table.match.position
    assert GAME.at(line, open_chance=True).position == line
    assert table.race.now.charted == table.race.now.played


@rule("R1-CHK-11", "R1-CHK-12")
def test_two_checks_that_are_the_same_are_both_made() -> None:
    other = card("drive", 2, modifier=0, without=(DRIVE,))
    table = at(f"blue@20 hand={DRIVE},{other} target={value(43)}, orange@3", "PlayOrSkip 0", now="blue")
    table.do(f"play-{DRIVE}", f"add-{other}", "blind", value(10))
    assert table.asks == "CheckCard"
    table.do("blind", value(90))
    assert (table.asks, table.race.passes, table.race.hurt) == ("DrawDisc", 1, 1)


@rule("R1-SPC-BAL-01", "R1-SPC-BAL-02")
def test_balance_brings_a_card_to_a_car_on_a_spot_that_drives_with_it() -> None:
    board = advanced("blue@9, orange@3", "").race.board
    last = next(each for each in board.spots if each.name == "b3-spot1")
    assert last.colours[0] == printed(DRIVE).kind
    for words, brings in (
        ("spot=b3-spot1 strategy=balance", True),
        ("spot=b3-spot1 strategy=lucky", False),
        ("spot=b3-spot1", False),
        ("strategy=balance", False),
    ):
        table = advanced(f"fast1@90, blue@5 {words} hand={DRIVE}, orange@3", "PlayOrSkip 0", now="blue")
        assert (table.do(f"play-{DRIVE}").asks == "DrawTrack") == brings


@rule("R1-SPC-BAL-01")
def test_balance_brings_nothing_without_a_spot_whatever_the_colour_of_the_card() -> None:
    """On these circuits the last spot is of the colour of the card."""
    for circuit, kind in (("portovento", "drive"), ("spa", "gear"), ("lanterna", "event")):
        race = advanced("blue@5 strategy=balance, orange@3", "", circuit=circuit, now="blue").race
        assert KINDS[race.board.spots[-1].colours[0]] == kind
        race.now.played = tuple(each for each in race.deck.race if KINDS[each.kind] == kind)[:1]
        assert not brings_balance_card(race, 0)


@rule("R1-TRAJ-02", "R1-TC-05")
@pytest.mark.parametrize(("words", "use"), [("spot=b3-spot1", USED), ("", NO_USE)])
def test_it_is_written_down_whether_the_spot_is_used(words: str, use: int) -> None:
    race = at(f"fast1@90, blue@5 {words}, orange@3", "CardsLaid 0", now=f"blue played={DRIVE}").race
    assert race.now.use == use


@rule("R1-PAY-02", "R1-PAY-04")
def test_it_is_written_down_how_many_cards_have_paid() -> None:
    table = at(f"blue@3 chips=2 hand={ONE},{DRIVE}, orange@9", "PayUnits 0", now="blue tyres_due=3")
    table.do(f"pay-{ONE}", f"pay-{DRIVE}")
    assert (table.race.now.cards, table.race.now.chips, table.race.chips[0]) == (2, 1, 1)
