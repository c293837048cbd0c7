"""Trajectories: which is in reach, what it costs, and the checks it asks for."""

import pytest

from games.race90.second.tables import FAR, at, second
from paddock.games.race90.second.rules_points import spot_in_reach, spot_payable
from paddock.games.race90.shared.position import NO_USE, NOWHERE, RISKED
from rules import rule


@rule("R2-D-02", "R2-D-05", "R2-D-14", "R2-STR-BALANCE-01", "R2-START-09")
@pytest.mark.parametrize(
    ("words", "table", "played", "name"),
    [
        ("spot=4-spot1", "", "r105", "4-spot1"),
        ("spot=4-spot1", "", "r1", ""),
        ("spot=4-spot1 strategy=balance", "", "r1", "4-spot1"),
        ("spot=4-spot1", "turn 1 weather 1 opening", "r105", ""),
        ("", "", "r1", ""),
        ("", "", "r63", ""),
    ],
)
def test_which_trajectory_is_in_reach(words: str, table: str, played: str, name: str) -> None:
    race = second(f"{FAR}, blue@32 {words}, orange@3", table=table)
    found = spot_in_reach(race, 0, (race.deck.by_id[played],))
    assert (race.board.spots[found].name if found != NOWHERE else "") == name


@rule("R2-D-06", "R2-D-10", "R2-D1-03", "R2-D1-18")
@pytest.mark.parametrize(
    ("circuit", "spot", "words", "played", "hand", "payable"),
    [
        ("silverstone", "4b-spot1", "chips=3", "r1", 0, True),
        ("silverstone", "4b-spot1", "chips=2", "r1", 0, False),
        ("silverstone", "4b-spot1", "chips=2", "r1", 1, True),
        ("corvo", "5b-spot1", "chips=9", "r50", 2, True),
        ("corvo", "5b-spot1", "chips=9", "r50", 1, False),
        ("corvo", "9-spot1", "red=2", "r21", 0, True),
        ("corvo", "9-spot1", "red=3", "r21", 0, False),
    ],
)
def test_a_trajectory_is_paid_on_top_of_the_cards(
    circuit: str, spot: str, words: str, played: str, hand: int, payable: bool
) -> None:
    race = second(f"superfast1@98, blue@15 {words}, orange@3", circuit=circuit)
    found = race.board.spot_index[spot]
    assert spot_payable(race, 0, found, (race.deck.by_id[played],), hand) == payable


@rule("R2-D-01", "R2-D-07", "R2-D-11", "R2-D2-17", "R2-D2-21", "R2-REC-28")
def test_an_extreme_trajectory_is_checked_though_no_card_asks_for_a_check() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 target=r64, orange@3"
    table = at(cars, "Resolve 0; Declare 1", now="blue played=r101").do("use")
    assert (table.asks, table.race.now.use) == ("BlindCheck", RISKED)
    table.do("r104")
    assert (table.race.now.use, table.race.now.failed, table.race.spot[0]) == (NO_USE, True, NOWHERE)


@rule("R2-D-01", "R2-D-08", "R2-D1-15")
@pytest.mark.parametrize("words", ["", "skill=sixth-sense sixth=0"])
def test_without_a_trajectory_there_is_nothing_to_use_and_costs_are_paid_once(words: str) -> None:
    table = at(f"{FAR}, blue@35 {words}, orange@3", "Resolve 0; Declare 1", now="blue played=r21")
    assert table.race.now.use == NO_USE
    table.do("red", "red")
    assert (table.asks, table.race.red[0]) == ("Declare", 2)
    assert table.race.now.charted == table.race.now.played


@rule("R2-D-09", "R2-D1-13", "R2-D1-15", "R2-D1-01")
@pytest.mark.parametrize(
    ("section", "spot", "answer", "cards", "damage"),
    [
        (15, "5b-spot1", "use", 1, 0),
        (15, "5b-spot1", "ignore", 0, 0),
        (28, "9-spot1", "use", 0, 1),
        (28, "9-spot1", "ignore", 0, 0),
    ],
)
def test_a_trajectory_costs_what_is_printed_beside_it(
    section: int, spot: str, answer: str, cards: int, damage: int
) -> None:
    cars = f"superfast1@98, blue@{section} spot={spot} hand=r1,r2 chips=9, orange@3"
    now = f"blue played=r26 tyres_due=1 spot={spot}"
    table = at(cars, "UseSpot 0; Pay 0; Declare 1", circuit="corvo", now=now).do(answer)
    assert table.race.now.cards_due == cards
    if cards:
        assert table.do("discard-r1").hand() == ["r2"]
    if damage:
        table.do("red")
    assert (table.asks, table.race.red[0]) == ("Declare", damage)


@rule("R2-D-11", "R2-D1-15")
@pytest.mark.parametrize(("use", "damage"), [(1, 0), (2, 1), (3, 1)])
def test_damage_of_a_trajectory_is_for_who_uses_or_tries_it(use: int, damage: int) -> None:
    cars = "superfast1@98, blue@28 spot=9-spot1, orange@3"
    table = at(cars, "Pay 0; Declare 1", circuit="corvo", now=f"blue played=r101 use={use} spot=9-spot1")
    assert (table.asks == "DrawDisc") == bool(damage)


@rule("R2-D1-02", "R2-D1-08", "R2-STR-PUSH-06")
def test_cards_paid_for_tyres_are_counted() -> None:
    cars = f"{FAR}, blue@35 hand=r3,r4 chips=5, orange@3"
    table = at(cars, "Pay 0; Declare 1", now="blue tyres_due=3").do("pay-r3")
    assert (table.race.now.cards, table.race.now.tyres_due) == (1, 2)


@rule("R2-D2-16", "R2-D2-18", "R2-D2-33")
@pytest.mark.parametrize(
    ("checks", "asks"),
    [("check+0", "NormalCheck"), ("check+0,check+0", "NormalCheck"), ("check+0,check+20", "ChooseCheck")],
)
def test_the_order_of_checks_is_asked_for_where_they_differ(checks: str, asks: str) -> None:
    cars = f"{FAR}, blue@35 hand=r59,r60 target=r64, orange@3"
    table = at(cars, "MakeChecks 0; Declare 1", now=f"blue played=r105 checks={checks}")
    assert table.asks == asks
    if checks == "check+0,check+0":
        table.do("check-r60")
        assert table.asks == "NormalCheck"
        assert table.do("check-r59").asks == "Declare"


@rule("R2-TC-18", "R2-TC-21")
def test_a_card_that_replaces_an_extreme_check_is_discarded() -> None:
    cars = f"{FAR}, blue@32 spot=4-spot2 hand=t3b,r1 target=r64, orange@3"
    table = at(cars, "ExtremeWay 0; Declare 1", now="blue played=r71 use=3 spot=4-spot2").do("void-t3b")
    assert (table.hand(), [card.id for card in table.race.track_discard]) == (["r1"], ["t3b"])


@rule("R2-ROB-19", "R2-ROB-17", "R2-STR-HAZARD-05")
def test_the_first_robot_gets_no_card_for_an_extreme_check() -> None:
    cars = "superfast2@90, superfast1@32 spot=4-spot2, blue@3 strategy=hazard, orange@2 strategy=hazard"
    table = at(cars, "TakeTurn 2; Declare 0").do("r1")
    assert (table.asks, table.race.progress[2]) == ("Declare", 39)


@rule("R2-D4-01", "R2-D4-03")
def test_events_that_can_do_nothing_lapse() -> None:
    table = at(f"{FAR}, blue@35 blue-flag, orange@3", "Events 0; Declare 1", now="blue events=1,2")
    assert (table.asks, table.race.now.events) == ("Declare", ())
