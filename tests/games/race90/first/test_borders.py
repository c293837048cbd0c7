"""Where a rule begins and ends: the case just inside, and the one just outside."""

import pytest

import paddock
from games.race90.first.tables import CARDS, advanced, at, fresh
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import limit, own_cards
from paddock.games.race90.shared.cards import KINDS
from paddock.games.race90.shared.events import ChipsPaid
from rules import rule


@rule("R1-SETUP-04", "R1-SETUP-05")
def test_the_first_car_chart_is_taken_with_both_sides() -> None:
    table = fresh(2)
    first = table.codes[0]
    name = first.split("-")[1]

    assert not [code for code in table.do(first).codes if code.startswith(f"sheet-{name}-")]


@rule("R1-TRAJ-02", "R1-MOVE-06")
def test_a_car_on_no_spot_has_no_bonus() -> None:
    """Not even with a card of the colour of the last spot on the board."""
    table = at("fast1@90, blue@20, orange@3")
    colour = table.race.board.spots[-1].colours[0]
    easy = next(
        each for each in CARDS if each.kind == colour and not (each.corner or each.damage or each.checks or each.events)
    )
    table = at(f"fast1@90, blue@20 chips=8 hand={easy.id}, orange@3", "PlayPhase 0; TurnOver 0; NextToAct", now="blue")
    table.do(f"play-{easy.id}")

    assert KINDS[easy.kind] == KINDS[colour]
    assert table.race.progress[0] == 20 + easy.mp


@rule("R1-END-01", "R1-TURN-07")
def test_the_last_turn_ends_the_race() -> None:
    table = at("fast1@90, blue@35 hand=r1,r2, orange@3 hand=r3,r4", "Round no", table="turn 25 weather 1")
    match = paddock.game("race90-1").at(table.match.position, seed=1)
    match.play_out(1)

    assert match.over
    assert isinstance(match.race, FirstRace)
    assert match.race.turn == 26


@rule("R1-PAY-16", "R1-PAY-08")
def test_the_last_disc_of_the_bag_is_drawn_before_one_is_lent() -> None:
    last = at("blue@3, orange@9", "DrawDisc 0; TurnOver 0", table="turn 7 weather 1 bag 0+1", now="blue")
    none = at("blue@3, orange@9", "DrawDisc 0; TurnOver 0", table="turn 7 weather 1 bag 0+0", now="blue")
    assert last.match.chance is not None
    assert none.match.chance is not None

    assert last.match.chance.weights == [0, 1]
    assert none.match.chance.weights == [1, 0]


@rule("R1-PAY-01", "R1-PAY-02", "R1-PAY-04")
def test_a_card_pays_beside_the_only_chip() -> None:
    table = at("blue@3 chips=1 hand=r1, orange@9", "PayUnits 0; TurnOver 0; NextToAct", now="blue tyres_due=2")
    assert table.codes == ["chip", "pay-r1"]
    table.do("pay-r1")

    assert table.told(ChipsPaid)[0].chips == 1
    assert table.race.chips[0] == 0


@rule("R1-PAY-02", "R1-PAY-03")
def test_a_single_tyre_is_paid_with_a_chip_at_once() -> None:
    table = at("blue@3 chips=4 hand=r1, orange@9", "PayUnits 0; TurnOver 0; NextToAct", now="blue tyres_due=1")

    assert table.told(ChipsPaid)[0].chips == 1
    assert table.race.chips[0] == 3


@rule("R1-PAY-02", "R1-PAY-04")
def test_without_a_card_chips_pay_without_asking() -> None:
    table = at("blue@3 chips=4, orange@9", "PayUnits 0; TurnOver 0", now="blue tyres_due=3")
    assert (table.asks, table.race.chips[0]) == ("", 1)


@rule("R1-SPC-SAVE-01")
@pytest.mark.parametrize(("strategy", "asks"), [("save-tyres", "DrawTrack"), ("hazard", ""), ("lucky", "")])
def test_a_chip_brings_a_track_card_with_save_tyres_only(strategy: str, asks: str) -> None:
    cars = f"blue@3 chips=4 strategy={strategy}, orange@9"
    assert advanced(cars, "PayUnits 0; TurnOver 0", now="blue tyres_due=1").asks == asks


@rule("R1-ROB-06", "R1-ROB-07")
def test_a_robot_takes_the_best_spot_that_the_edition_has() -> None:
    """The extreme one of the second edition is worth more, but not in use."""
    table = at("fast2@90, fast1@29, blue@1, orange@0", "ActNow 2; NextToAct")

    assert table.race.board.spots[table.race.spot[2]].name == "4-spot1"


@rule("R1-CHK-06", "R1-CHK-15")
def test_a_blind_check_leaves_no_doubt_behind() -> None:
    cars = "fast1@90, blue@3 hand=r1 target=r61, orange@9"
    table = advanced(cars, "CardChecks 0", now="blue played=r63 checks=check+0").do("blind")
    doubts = [table.race.now.doubtful]
    table.do("r5")

    assert [*doubts, table.race.now.doubtful] == [True, False]
    assert "r5" not in [card.id for card in table.race.race_pile]
    assert table.target() == "r5"


@rule("R1-CHK-05", "R1-CHK-08", "R1-CHK-22")
def test_a_card_of_the_hand_that_checks_leaves_the_hand() -> None:
    table = at("fast1@90, blue@3 hand=r1,r2 target=r61, orange@9", "CardChecks 0", now="blue checks=check+0").do(
        "check-r1"
    )
    assert (table.hand(), table.target(), [card.id for card in table.race.used]) == (["r2"], "r1", ["r61"])


@rule("R1-CHK-09", "R1-CHK-08")
@pytest.mark.parametrize(("cause", "printed"), [(0, 0), (3, 0)])
def test_the_first_target_replaces_nothing(cause: int, printed: int) -> None:
    table = at("fast1@90, blue@3 hand=r1, orange@9", f"CheckDue 0 {cause} {printed}", now="blue").do("check-r1")
    assert (table.target(), table.race.used, table.discards) == ("r1", (), [])


@rule("R1-CHK-06", "R1-DRAW-06", "R1-DRAW-14")
def test_a_blind_check_takes_the_discards_if_the_deck_is_empty_and_fails_without_any() -> None:
    for piles, asks in (("discards r5", "TurnCard"), ("", "")):
        table = at("fast1@90, blue@3 hand=r1, orange@9", "CheckDue 0 3 0", piles=piles, now="blue mp=2", first="passed")
        table.race.race_pile = []
        table.do("blind")
        assert table.asks == asks
        assert table.race.now.passed == bool(asks)
        assert table.race.now.mp == (2 if asks else 0)


@rule("R1-OFF-13", "R1-OFF-14", "R1-CHK-04", "R1-CHK-14", "R1-JR-13")
def test_only_players_choose_the_card_of_a_check() -> None:
    words, now = "superfast1@90, blue@3 hand=r1, orange@9", "blue played=r2,r3 charted=r3"
    race = advanced(words, "", now=now).race
    assert own_cards(race, 2, 4) == []
    for cause, cards in ((0, ["r2", "r1"]), (3, ["r1"]), (4, ["r1"])):
        assert [card.id for card in own_cards(race, 0, cause)] == cards
    assert own_cards(at("fast1@90, blue@3 hand=r1, orange@9", "", level="junior", now=now).race, 0, 0) == []


@rule("R1-SKILL-REF-04", "R1-OFF-12")
def test_reflexes_off_the_track_are_an_agreement_about_those_who_have_them() -> None:
    cars = "superfast1@12 off=6b, blue@12 off=6b skill=reflexes, orange@12 off=6b skill=lapping, slow1@3"
    for switches, blue in (("", 50), ("off-track-reflexes=on", 70)):
        race = advanced(cars, "", switches=switches).race
        assert [limit(race, car, 4, 50) for car in (0, 1, 2, 7)] == [blue, 50, 50, 50]
