"""Decks, discards, and the strategies that change the draw."""

from typing import Any

import pytest

from games.race90.first.tables import ROUND, Table, advanced, at, card, printed, value
from paddock.games.race90.first.rules_start import ShowEquals, takeable
from paddock.games.race90.shared.options import SHOW
from rules import rule

ONE = card("gear", 1, draw=1)
PLAIN = card("gear", 3)
TWO = card("drive", 2, modifier=0)
DRAW2 = card("gear", 1, draw=2)


@rule("R1-DRAW-04", "R1-DRAW-05")
def test_draw_symbols_come_after_payments_and_checks() -> None:
    table = at(f"blue@20 hand={DRAW2},{TWO} target=r1, orange@3").do("go", PLAIN, f"play-{DRAW2}", f"add-{TWO}")
    assert table.asks == "CheckCard"
    assert len(table.codes) == 4
    table.do("blind", value(3))
    while table.asks == "DrawDisc":
        table.do("red")
    assert table.asks == "DrawRace"
    assert len(table.hand()) == 1
    table.any_luck()
    assert len(table.hand()) == 3


@rule("R1-DRAW-06")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:
    table = at("blue@20, orange@3", piles="discards r1,r2")
    table.race.race_pile = []
    assert table.discards == ["r1", "r2"]
    table.do("go")
    assert [each.code for each in table.match.chance.outcomes] == ["r1", "r2"]  # type: ignore[union-attr]
    assert table.discards == []


@rule("R1-DRAW-07", "R1-DRAW-08", "R1-DRAW-12", "R1-MOVE-21")
def test_used_cards_are_piled_in_the_order_of_their_owner_before_the_car_moves() -> None:
    cards = f"{card('speed', 4, tyres=2)},{ONE}"
    speed = cards.split(",")[0]
    table = at(f"blue@20 hand={cards} target=r100, orange@3").do(
        "go", PLAIN, f"play-{speed}", f"add-{ONE}", f"pay-{PLAIN}"
    )
    table.any_luck()
    assert table.asks == "NextDiscard"
    assert table.race.progress[0] == 20
    assert table.codes == ["as-shown", f"under-{ONE}", f"under-{PLAIN}"]
    shown = table.match.clone()
    shown.choose(0, "as-shown")
    assert [each.id for each in shown.race.race_discard] == [speed, ONE, PLAIN]  # type: ignore[attr-defined]
    table.do(f"under-{PLAIN}", f"under-{ONE}")
    assert table.discards == [PLAIN, ONE, speed]
    assert table.race.progress[0] == 25
    assert set(table.match.game.view(table.race, None)["discards"]) == set(table.discards)


@rule("R1-DRAW-09", "R1-DRAW-10")
def test_track_cards_have_a_pile_of_their_own() -> None:
    from paddock.games.race90.shared.rules_table import refill_track

    table = advanced("blue@9 hand=t5c target=r100, orange@3").do("go", "r1", "play-t5c", "done")
    table.any_luck()
    assert [each.id for each in table.race.track_discard] == ["t5c"]
    assert "t5c" not in table.discards
    table.race.track_pile = []
    refill_track(table.race)
    assert [each.id for each in table.race.track_pile] == ["t5c"]
    assert table.race.track_discard == []


@rule("R1-DRAW-11")
def test_every_card_left_is_equally_likely() -> None:
    table = at("blue@20 hand=r1, orange@3 hand=r2", piles="discards r3").do("go")
    fork = table.match.chance
    assert fork is not None
    assert len(fork.outcomes) == 181
    assert set(fork.weights) == {1}


@rule("R1-DRAW-13")
def test_later_discards_go_on_top_as_they_come() -> None:
    table = at("blue@12, orange@3", "LateOrNot 0", piles="discards r1", now="blue moved", first="points=3")
    table.do("late-brake", value(78))
    assert table.discards == ["r1", value(78)]
    lap = at("slow1@-3, blue@21 target=r5 hand=r6, orange@3", "DriveOn 0", piles="discards r1", now="blue mp=3")
    lap.do("check-r6")
    assert lap.discards == ["r1", "r5"]
    assert lap.target() == "r6"


@rule("R1-DRAW-14")
def test_with_no_card_left_nothing_is_drawn_and_a_blind_check_fails() -> None:
    table = at("blue@20, orange@3", TURN_EMPTY)
    table.race.race_pile = []
    table.do("go")
    assert table.hand() == []
    assert table.asks == "NewStrategy"
    late = at("blue@12, orange@3", "LateOrNot 0", now="blue moved", first="points=3")
    late.race.race_pile = []
    late.do("late-brake")
    assert 0 in late.race.off


TURN_EMPTY = "ActNow 0"


@rule("R1-DRAW-15", "R1-WX-01")
def test_the_weather_card_is_the_first_discard() -> None:
    table = advanced("blue@-1, orange@-1", "DrawWeather", table="turn 1 weather 1").do(value(40))
    assert table.discards == [value(40)]
    assert table.race.weather == 4


@rule("R1-DRAW-16")
def test_cards_of_an_eliminated_player_are_discarded_lowest_first() -> None:
    from paddock.games.race90.first.rules_out import put_out

    low, mid, high, top = value(5), value(41), value(66), value(90)
    table = at(f"blue@20 hand={high},{low} frozen={top} target={mid}, orange@3", ROUND)
    put_out(table.race, 0, "damage")
    assert table.discards == [low, mid, high, top]
    assert table.race.target[0] is None


# LUCKY


def lucky(level: str = "basic") -> Table:
    return at("blue@20 strategy=lucky hand=r9, orange@3", level=level).do("go")


A1, A2 = card("gear", 2, draw=1), card("drive", 2, modifier=20)
THREE = card("gear", 3)


@rule("R1-STR-LUCKY-01", "R1-STR-LUCKY-02", "R1-STR-LUCKY-03")
def test_lucky_may_draw_two_and_throws_one_of_them() -> None:
    table = lucky()
    assert table.codes == ["draw", "draw-two"]
    table.do("draw-two", A1, THREE)
    assert table.codes == [f"discard-{A1}", f"discard-{THREE}"]
    table.do(f"discard-{A1}")
    assert table.discards == [A1]
    assert table.hand() == ["r9", THREE]
    assert lucky().do("draw", A1).hand() == ["r9", A1]
    assert lucky().do("draw", A1).asks == "PlayOrSkip"
    assert table.race.now.drawn == ()


@rule("R1-STR-LUCKY-02", "R1-STR-LUCKY-03", "R1-SPC-LUCKY-01", "R1-DRAW-14")
def test_the_only_card_left_is_kept() -> None:
    table = lucky("advanced")
    table.race.race_pile = [printed(A1)]
    table.do("draw-two", A1)
    assert (table.asks, table.hand()) == ("PlayOrSkip", ["r9", A1])


@rule("R1-SPC-LUCKY-02")
def test_once_they_are_shown_no_earlier_choice_can_be_taken_back() -> None:
    table = lucky("advanced").do("draw-two", A1, A2)
    ShowEquals(0).chosen(table.race, SHOW)
    assert table.race.revealed


@rule("R1-DRAW-01")
def test_other_strategies_draw_from_the_deck() -> None:
    table = at("orange@22 acted, blue@20 strategy=hazard chase=orange, slow1@3", piles="discards r3,r4").do("go")
    assert table.asks == "DrawRace"
    assert table.do("r5").asks == "PlayOrSkip"


@rule("R1-STR-CHASE-03", "R1-STR-CHASE-04", "R1-STR-CHASE-05", "R1-STR-CHASE-09")
@pytest.mark.parametrize(
    ("chased", "taken"), [("blue", ["r3"]), ("green", ["r4"]), ("fast1", ["r6"]), ("slow1", ["r6"]), ("", ["r6"])]
)
def test_cards_come_from_the_trail_of_the_chased_player_or_from_the_top(chased: str, taken: list[str]) -> None:
    words = f"chase={chased}" if chased else ""
    cars = f"blue@22, green@22, orange@20 strategy=chase {words}, fast1@19, slow1@3"
    trails = "trail:blue=r3 trail:green=r4"
    race = at(cars, "", seats=3, piles="discards r3,r4,r5,r6", first=trails).race
    assert [each.id for each in takeable(race, 1)] == taken


@rule("R1-SPC-LUCKY-01", "R1-SPC-LUCKY-02", "R1-SPC-LUCKY-03", "R1-SPC-LUCKY-04", "R1-SPC-GEN-01", "R1-SPC-GEN-03")
def test_two_of_one_value_shown_bring_a_track_card_and_one_goes() -> None:
    table = lucky("advanced").do("draw-two", A1, A2)
    assert table.codes == ["show", "hide"]
    table.do("show")
    assert {each.id for each in table.race.shown} == {A1, A2}
    assert table.asks == "DrawTrack"
    table.do("t1a")
    assert "t1a" in table.hand()
    assert table.codes == [f"discard-{A1}", f"discard-{A2}"]
    table.do(f"discard-{A1}")
    assert table.asks != "ShowEquals"
    hidden = lucky("advanced").do("draw-two", A1, A2, "hide")
    assert hidden.race.shown == ()
    assert hidden.asks == "KeepOne"
    assert lucky("advanced").do("draw-two", A1, THREE).asks == "KeepOne"
    assert lucky("basic").do("draw-two", A1, A2).asks == "KeepOne"


# CHASE


@rule("R1-STR-CHASE-01", "R1-STR-CHASE-02", "R1-STR-CHASE-11", "R1-STR-CHASE-05")
def test_the_chased_car_is_the_nearest_ahead_on_the_same_lap() -> None:
    table = at("slow1@20, blue@19 strategy=chase, orange@18 strategy=chase, slow2@-4", "NameDuties")
    assert table.race.chased == (table.car("slow1"), 0)
    leading = at("blue@19 strategy=chase, orange@18", "NameDuties")
    assert leading.race.chased[0] == -1
    lapped = at("slow1@44, blue@19 strategy=chase, orange@18", "NameDuties")
    assert lapped.race.chased[0] == -1
    unmarked = at("slow1@-4, blue@20 strategy=chase, orange@18", "NameDuties", table="leader blue")
    assert unmarked.race.chased[0] == -1


def chasing(words: str, piles: str = "discards r3,r4,r5", **more: Any) -> Table:
    return at(f"orange@22 acted, blue@20 strategy=chase {words}, slow1@3", piles=piles, **more).do("go")


@rule("R1-STR-CHASE-03", "R1-STR-CHASE-07", "R1-STR-CHASE-08")
def test_a_card_that_the_chased_player_used_this_turn_can_be_taken() -> None:
    table = chasing("chase=orange", first="trail:orange=r3,r4,r9 tied:blue=0")
    assert table.codes == ["draw", "take-r3", "take-r4"]  # the ninth is in no pile any more
    table.do("take-r3")
    assert table.hand() == ["r3"]
    assert table.discards == ["r4", "r5"]
    assert printed("r3") in table.race.shown
    drawn = chasing("chase=orange", first="trail:orange=r3").do("draw")
    assert drawn.asks == "DrawRace"
    assert drawn.do("r7").asks == "PlayOrSkip"


@rule("R1-STR-CHASE-04", "R1-STR-CHASE-05", "R1-STR-CHASE-06", "R1-STR-CHASE-09")
def test_else_the_top_discard_can_be_taken() -> None:
    assert chasing("chase=slow1").codes == ["draw", "take-r5"]
    assert chasing("").codes == ["draw", "take-r5"]
    assert chasing("chase=orange").codes == ["draw", "take-r5"]
    empty = at("orange@22 acted, blue@20 strategy=chase chase=orange, slow1@3").do("go")
    assert empty.asks == "DrawRace"


@rule("R1-STR-CHASE-08")
def test_a_card_that_somebody_has_taken_is_no_more_the_chased_players() -> None:
    taken = chasing("", first="trail:orange=r3,r5").do("take-r5")
    assert [each.id for each in taken.race.trail[1]] == ["r3"]  # wherever the other goes now


@rule("R1-STR-CHASE-08")
def test_the_trail_is_what_went_to_a_pile() -> None:
    table = at(f"blue@20 hand={TWO},{ONE} target=r100, orange@3").do(
        "go", PLAIN, f"play-{TWO}", f"add-{ONE}", f"check-{TWO}"
    )
    while table.asks in ("DrawDisc", "DrawRace"):
        table.any_luck()
    assert [each.id for each in table.race.trail[0]] == [ONE]


@rule("R1-STR-CHASE-10")
def test_who_takes_chase_during_a_turn_chases_nobody_yet() -> None:
    from paddock.games.race90.first.rules_strategy import take_strategy

    table = at("orange@22 acted, blue@20 strategy=chase chase=orange, slow1@3", "")
    take_strategy(table.race, 0, 4)
    assert table.race.chased[0] == -1


def beside(words: str, cars: str = "orange@22", table: str = "") -> Table:
    return advanced(
        f"{cars}, blue@22 strategy=chase {words}, slow1@3",
        "LastSpecials 0",
        now="blue moved",
        first="points=3",
        table=table,
        seats=2,
    )


@rule("R1-SPC-CHASE-01", "R1-SPC-CHASE-04", "R1-SPC-CHASE-05")
def test_chase_ends_beside_the_chased_player_for_a_track_card() -> None:
    table = beside("chase=orange")
    assert table.asks == "DrawTrack"
    table.any_luck()
    assert len(table.hand()) == 1
    assert not table.race.stack
    behind = advanced(
        "slow1@30, blue@22 strategy=chase chase=orange, orange@22", "LastSpecials 0", now="blue moved", first="points=3"
    )
    assert behind.asks == "DrawTrack"
    far = advanced(
        "orange@23, blue@22 strategy=chase chase=orange", "LastSpecials 0", now="blue moved", first="points=3"
    )
    assert far.asks == ""
    off = advanced(
        "orange@12 off=6b, blue@12 strategy=chase chase=orange, slow1@30",
        "LastSpecials 0",
        now="blue moved",
        first="points=3",
    )
    assert off.asks == ""


@rule("R1-SPC-CHASE-01", "R1-SPC-CHASE-05", "R1-LB-17")
def test_a_movement_that_is_blocked_at_once_ends_where_it_began_and_a_skip_is_none() -> None:
    cars = f"slow1@40, orange@13 acted, blue@13 hand={THREE} strategy=chase chase=orange"
    table = advanced(cars, "PlayOrSkip 0", now="blue").do(f"play-{THREE}")
    assert table.race.progress[0] == 13
    assert table.asks == "DrawTrack"
    skipped = advanced(cars, "PlayOrSkip 0", now="blue").do("skip", "keep")
    assert skipped.asks == ""
    wet = advanced(cars, "PlayOrSkip 0", now="blue", table="turn 7 weather 8", first="hurt=0")
    wet.race.waste = (3,) * wet.race.cars
    assert wet.do(f"play-{THREE}").asks == ""


@rule("R1-SPC-CHASE-01", "R1-SPC-CHASE-03", "R1-STR-CHASE-10")
@pytest.mark.parametrize(
    ("words", "points", "asks"),
    [
        ("strategy=chase chase=blue", 1, "DrawTrack"),
        ("strategy=chase chase=blue", 0, ""),
        ("strategy=chase chase=blue", -1, ""),
        ("strategy=lucky chase=blue", 1, ""),
        ("strategy=chase chase=superfast1", 1, ""),
        ("strategy=chase", 1, ""),
    ],
)
def test_the_card_of_chase_needs_a_movement_and_a_chased_player(words: str, points: int, asks: str) -> None:
    cars = f"blue@22, superfast1@22, orange@22 {words}, slow3@22"
    table = advanced(cars, "LastSpecials 1", now="orange moved", first=f"points={points}", table="leader blue")
    assert table.asks == asks


@rule("R1-SPC-CHASE-02", "R1-SPC-CHASE-03")
def test_neither_a_leader_nor_a_chaser_of_robots_gets_one() -> None:
    assert beside("chase=orange", table="leader blue").asks == ""
    assert beside("chase=slow2", cars="slow2@22, orange@3").asks == ""
