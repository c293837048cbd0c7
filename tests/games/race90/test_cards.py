"""Phases B to D: drawing, playing, trajectories, payments, checks, draws, events."""

import pytest

from games.race90.tables import GAME, Table, at, card, value
from paddock.games.race90.events import CardDrawn
from rules import rule

FAR = "superfast1@90"


def turn(words: str, *, section: int = 35, others: str = "orange@3", table: str = "", circuit: str = "monza") -> Table:
    """Blue's turn, driving on."""
    return at(f"{FAR}, blue@{section} {words}, {others}", "TakeTurn 0; Declare 1", table=table, circuit=circuit).do(
        "go"
    )


def playing(words: str, *, section: int = 35, others: str = "orange@3", table: str = "", now: str = "") -> Table:
    """Blue is to play a card."""
    steps = "PlayCards 0; EndDeclarations 0; TurnOver 0; Declare 1"
    return at(f"{FAR}, blue@{section} {words}, {others}", steps, table=table, now=f"blue {now}")


# B


@rule("R2-B-01", "R2-B-05", "R2-GEN-05")
def test_a_race_card_is_drawn_unseen() -> None:
    table = turn("hand=r1")
    assert table.asks == "DrawRace"
    table.do("r30")
    assert table.hand() == ["r1", "r30"]
    assert [event.card.id for event in table.match.heard(1) if isinstance(event, CardDrawn)] == ["?r"]
    assert [event.card.id for event in table.match.heard(0) if isinstance(event, CardDrawn)] == ["r30"]


@rule("R2-B-02", "R2-STR-SAVEFUEL-01", "R2-STR-SAVEFUEL-02", "R2-STR-SAVEFUEL-07")
def test_save_fuel_throws_a_fast_card_for_two() -> None:
    table = turn("hand=r1,r91,t1c strategy=save-fuel")
    assert table.codes == ["draw", "throw-r1", "throw-t1c"]
    table.do("throw-t1c", "r30", "r31")
    assert table.hand() == ["r1", "r91", "r30", "r31"]
    assert [each.id for each in table.race.track_discard] == ["t1c"]
    kept = turn("hand=r1,r91 strategy=save-fuel").do("draw", "r30")
    assert kept.hand() == ["r1", "r91", "r30"]
    assert turn("hand=r91 strategy=save-fuel").asks == "DrawRace"


@rule("R2-B-03", "R2-STR-LUCKY-01", "R2-STR-LUCKY-02", "R2-STR-LUCKY-07", "R2-STR-LUCKY-08", "R2-EX-12")
def test_lucky_draws_two_and_discards_one() -> None:
    table = turn("hand=t1a strategy=lucky").do("r1", "r105")
    assert table.asks == "LuckyDiscard"
    assert table.codes == ["discard-t1a", "discard-r1", "discard-r105"]
    table.do("discard-t1a")
    assert table.hand() == ["r1", "r105"]


@rule("R2-STR-LUCKY-03", "R2-STR-LUCKY-04", "R2-STR-LUCKY-05", "R2-STR-LUCKY-06", "R2-EX-50", "R2-STR-LUCKY-07")
@pytest.mark.parametrize("pair", [("r63", "r23"), ("r1", "r23"), ("r23", "r24")])
def test_a_lucky_pair_of_one_value_or_kind_brings_one_track_card_if_shown(pair: tuple[str, str]) -> None:
    table = turn("hand=r129 strategy=lucky").do(*pair)
    assert table.codes == ["show", "hide"]
    table.do("show", "t1a")
    assert table.asks == "LuckyDiscard"
    assert "discard-t1a" in table.codes
    assert [each.id for each in table.race.shown] == list(pair)
    hidden = turn("hand=r129 strategy=lucky").do(*pair).do("hide")
    assert hidden.asks == "LuckyDiscard"
    assert hidden.race.shown == ()


@rule("R2-STR-LUCKY-03", "R2-STR-LUCKY-04")
def test_an_unlike_pair_brings_nothing() -> None:
    assert turn("hand=r129 strategy=lucky").do("r1", "r63").asks == "LuckyDiscard"


@rule("R2-GEN-06", "R2-GEN-16", "R2-GEN-08")
def test_an_empty_deck_is_made_anew_of_its_discards() -> None:
    table = at(f"{FAR}, blue@35 hand=r1 target=r2 frozen=r3, orange@3 swapped=r4", "DrawOne 0 no; Declare 1")
    race = table.race
    race.stack = []
    race.race_discard, race.race_pile = race.race_pile, []
    from paddock.games.race90.rules_table import refill_race

    refill_race(race)
    assert len(race.race_pile) == 184 - 3
    assert [each.id for each in race.race_pile] == sorted(
        (each.id for each in race.race_pile), key=lambda name: int(name[1:])
    )
    assert race.race_discard == []
    assert race.swapped == ((), ())


# C


@rule("R2-C-01", "R2-C-02", "R2-C-08", "R2-C-17")
def test_any_card_may_be_played_alone_and_stays_on_the_table() -> None:
    table = playing("hand=r1,r105,r63,r129")
    assert table.codes == ["play-r1", "play-r105", "play-r63", "play-r129"]
    table.do("play-r105")
    assert table.match.view(1)["table"]["now"]["played"] == ["r105"]
    assert table.codes == ["done", "add-r129"]


PAIRS = [
    ("r129", "r1", True),
    ("r129", "r130", True),
    ("r91", "r92", True),
    ("r1", "r91", False),
    ("r23", "r24", False),
    ("r105", "r91", False),
]


@rule("R2-C-03", "R2-C-04", "R2-C-05", "R2-EX-20")
@pytest.mark.parametrize(("one", "two", "legal"), PAIRS)
def test_pairs(one: str, two: str, legal: bool) -> None:
    table = playing(f"hand={one},{two}").do(f"play-{one}")
    assert (table.asks == "PlaySecond" and f"add-{two}" in table.codes) == legal


@rule("R2-C-06", "R2-STR-PUSH-01", "R2-STR-PUSH-02", "R2-STR-PUSH-07", "R2-EX-52")
def test_push_pairs_a_two_with_anything_for_a_turn_of_fuel() -> None:
    table = playing("hand=r91,r105 strategy=push fuel=12").do("play-r91", "add-r105")
    assert table.race.fuel[0] == 11


@rule("R2-STR-PUSH-03", "R2-STR-PUSH-04", "R2-EX-52", "R2-C-07", "R2-TC-10")
@pytest.mark.parametrize("pair", [("r91", "r129"), ("r91", "r92"), ("r91", "t6c")])
def test_other_pairs_cost_no_fuel_under_push(pair: tuple[str, str]) -> None:
    table = playing(f"hand={pair[0]},{pair[1]},r1 strategy=push fuel=12 target=r64", section=37)
    table.do(f"play-{pair[0]}", f"add-{pair[1]}")
    assert table.race.fuel[0] == 12


@rule("R2-STR-PUSH-05")
def test_push_may_not_burn_the_fuel_of_this_turn() -> None:
    table = playing("hand=r91,r105 strategy=push fuel=8").do("play-r91")
    assert table.asks != "PlaySecond"


@rule("R2-C-07", "R2-TC-10", "R2-C-08")
def test_a_track_card_with_the_symbol_goes_with_any_card() -> None:
    table = playing("hand=t6c,r105,r1 target=r64", section=37).do("play-t6c")
    assert table.codes == ["done", "add-r105", "add-r1"]


@rule("R2-C-14", "R2-C-15", "R2-OUT-12", "R2-D1-18")
def test_what_cannot_be_paid_cannot_be_played() -> None:
    table = playing("hand=r1,r21,r50,r129 chips=0 red=4")
    assert table.codes == ["play-r50", "play-r129"]
    lone = playing("hand=r50 chips=0")
    assert lone.race.no_move == (0,)
    pair = playing("hand=r23,r129,r43 chips=1").do("play-r129")
    assert {"add-r23", "add-r43"} <= set(pair.codes)
    two = playing("hand=r44,r43 chips=1").do("play-r44")
    assert two.asks != "PlaySecond"


@rule("R2-C-01", "R2-E-19", "R2-OUT-12")
def test_with_nothing_to_play_the_car_stands_still() -> None:
    table = playing("hand=r1 chips=0")
    assert table.race.no_move == (0,)
    assert table.hand() == ["r1"]
    assert table.asks == "Declare"


@rule("R2-STR-SAVEFUEL-03", "R2-STR-SAVEFUEL-04", "R2-STR-SAVEFUEL-05", "R2-STR-SAVEFUEL-06")
@pytest.mark.parametrize("hand", ["r101", "r101,r102"])
def test_save_fuel_after_slow_cards_a_track_card_or_a_turn_of_fuel(hand: str) -> None:
    table = playing(f"hand={hand} strategy=save-fuel fuel=26", table="turn 20 weather 1").do("play-r101")
    if table.asks == "PlaySecond":
        table.do("add-r102")
    assert table.codes == ["track-card", "later"]
    table.do("later")
    assert table.race.fuel[0] == 27
    other = playing("hand=r101 strategy=save-fuel fuel=12").do("play-r101", "track-card")
    assert other.asks == "DrawTrack"
    fast = playing("hand=r105 strategy=save-fuel fuel=12").do("play-r105")
    assert fast.asks != "SpareFuel"


# Track cards in phase C


@rule("R2-C-09", "R2-C-10", "R2-C-11", "R2-C-12", "R2-TC-01", "R2-TC-28", "R2-C-13")
@pytest.mark.parametrize(
    ("section", "card_", "legal"), [(38, "t6d", True), (37, "t6d", True), (35, "t6d", True), (34, "t6d", False)]
)
def test_a_track_card_needs_its_corner(section: int, card_: str, legal: bool) -> None:
    table = playing(f"hand={card_},r105", section=section)
    assert (f"play-{card_}" in table.codes) == legal


@rule("R2-C-13")
def test_of_two_track_cards_both_corners_must_be_used() -> None:
    table = playing("hand=t6c,t7c", section=38).do("play-t6c")
    assert "add-t7c" in table.codes
    short = playing("hand=t6c,t1c", section=38).do("play-t6c")
    assert short.asks != "PlaySecond"


@rule("R2-TC-02", "R2-TC-07", "R2-TC-08", "R2-EX-41")
def test_a_leader_check_in_the_way_needs_a_card_that_will_pass() -> None:
    cars = "orange@11, blue@35 hand={} target=r61"
    blocked = at(cars.format("t6c,r64"), "PlayCards 0", now="blue")
    assert blocked.codes == ["play-r64"]
    sure = at(cars.format("t6c,r59"), "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    assert sure.codes == ["play-t6c", "play-r59"]
    sure.do("play-t6c")
    assert sure.asks == "DrawRace"
    sure.do("r100")
    assert sure.asks == "NormalCheck"
    assert sure.codes == ["check-r59"]


@rule("R2-TC-09", "R2-EX-40")
def test_a_check_after_the_corner_does_not_matter() -> None:
    table = at("orange@15, blue@36 hand=t6c target=r61", "PlayCards 0", now="blue")
    assert table.codes == ["play-t6c"]


@rule("R2-TC-03", "R2-TC-06", "R2-TC-25")
def test_a_late_brake_makes_it_certain_only_without_its_check() -> None:
    # A car in the brake section stops blue there; only a late brake leads into corner 6.
    cars = "superfast1@90, orange@36, blue@33 hand={} chips=5"
    assert "play-t6c" not in at(cars.format("t6c,r1"), "PlayCards 0", now="blue").codes
    sure = at(cars.format("t6c,t1a"), "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    assert "play-t6c" in sure.codes
    sure.do("play-t6c").any_luck()
    assert sure.asks == "LateBrake"
    assert sure.codes == ["void-t1a"]
    sure.do("void-t1a")
    assert sure.where("blue") == "6a"


@rule("R2-TC-04", "R2-TC-06", "R2-TC-26")
def test_an_extreme_trajectory_makes_it_certain_only_without_its_check() -> None:
    # From corner 4 with 4 points the brake before corner 6 is reached; the +3 leads on into it.
    words = "spot=4-spot2 hand={} target=r64"
    assert "play-t6b" not in playing(words.format("t6b,r1"), section=32).codes
    sure = playing(words.format("t6b,t3b"), section=32)
    assert "play-t6b" in sure.codes
    sure.do("play-t6b")
    assert sure.codes == ["use"]
    sure.do("use")
    assert sure.codes == ["void-t3b"]


@rule("R2-TC-05", "R2-WX-08", "R2-EX-53")
def test_a_weather_move_of_the_same_turn_counts_as_certain() -> None:
    # On hard tyres in uncertain weather 1 point is lost; t7d moves the weather.
    table = playing("hand=t7d,r129", section=39, table="turn 7 weather 4")
    assert "play-t7d" in table.codes
    table.do("play-t7d", "add-r129").any_luck()
    assert table.codes == ["drier"]


@rule("R2-TC-26", "R2-TC-27")
def test_what_was_promised_may_not_be_paid_away() -> None:
    cars = "orange@11, blue@35 hand=t6a,r59,r64 target=r61 chips=1"
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0", now="blue")
    table.do("play-t6a")
    assert table.asks == "PayTyre"
    assert table.codes == ["chip", "pay-r64"]


@rule("R2-TC-29", "R2-TC-21")
def test_a_card_serves_for_movement_or_for_its_power_not_both() -> None:
    table = playing("hand=t6a chips=5", section=37, others="orange@3").do("play-t6a")
    while table.match.to_move == (0,) and table.asks != "LateBrake":
        table.do(table.codes[0])
    frozen = at(f"{FAR}, blue@36 frozen=t1a, orange@3", "EndDeclarations 0", now="blue moved left")
    assert frozen.codes == ["no-late-brake", "late-brake"]


# Trajectories


SILVER = "superfast1@98, blue@15 spot=4b-spot1 hand={} chips=5 {}, orange@3"


def on_spot(hand: str, words: str = "", table: str = "") -> Table:
    """Silverstone: blue on the +2 green and orange spot that costs a tyre."""
    cars = SILVER.format(hand, words)
    return at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0", circuit="silverstone", table=table, now="blue")


@rule(
    "R2-D-02",
    "R2-D-03",
    "R2-D-04",
    "R2-D-06",
    "R2-D-07",
    "R2-D-08",
    "R2-D-09",
    "R2-D-13",
    "R2-D1-01",
    "R2-E-01",
    "R2-EX-21",
)
def test_example_a_trajectory_used_or_ignored() -> None:
    table = on_spot("r109,r153").do("play-r109", "add-r153")
    assert table.codes == ["use", "ignore"]
    table.do("use")
    assert table.race.chips[0] == 3
    table.any_luck().do("no-flag")
    assert table.race.progress[0] == 21
    other = on_spot("r109,r153").do("play-r109", "add-r153", "ignore")
    assert other.race.chips[0] == 4
    other.any_luck().do("no-flag")
    assert other.race.progress[0] == 19


@rule("R2-D-05", "R2-D-16", "R2-E-02")
def test_without_a_matching_movement_card_a_trajectory_is_nothing() -> None:
    assert on_spot("r43,r109").do("play-r43", "done").asks != "UseSpot"
    assert on_spot("r91").do("play-r91").asks == "UseSpot"
    assert on_spot("r109").do("play-r109").asks == "UseSpot"


@rule("R2-D-10")
def test_a_trajectory_that_cannot_be_paid_cannot_be_used() -> None:
    assert on_spot("r91", "red=0").do("play-r91").asks == "UseSpot"
    cars = SILVER.format("r91", "").replace("chips=5", "chips=0")
    table = at(cars, "PlayCards 0; EndDeclarations 0; TurnOver 0", circuit="silverstone", now="blue").do("play-r91")
    assert table.asks != "UseSpot"


@rule("R2-D-14", "R2-START-09")
def test_no_trajectories_at_starts_but_their_spots_may_be_taken() -> None:
    table = on_spot("r91", table="turn 1 weather 1 opening").do("play-r91")
    assert table.asks != "UseSpot"
    end = at(f"{FAR}, blue@36, orange@3", "OfferSpot 0", table="turn 1 weather 1 opening", now="blue moved left")
    assert end.asks == "ChooseSpot"


@rule("R2-STR-BALANCE-01", "R2-STR-BALANCE-02", "R2-STR-BALANCE-03", "R2-STR-GEN-04")
def test_balance_needs_no_matching_card_but_draws_for_one() -> None:
    unmatched = on_spot("r43", "strategy=balance").do("play-r43", "use")
    assert unmatched.race.progress[0] == 15 + 4
    assert unmatched.race.chips[0] == 3
    assert unmatched.asks != "DrawTrack"
    matched = on_spot("r106", "strategy=balance").do("play-r106", "use")
    assert matched.asks == "DrawTrack"
    ignored = on_spot("r106", "strategy=balance").do("play-r106", "ignore")
    assert ignored.asks != "DrawTrack"


@rule("R2-E-24")
def test_the_bonus_counts_once_and_from_the_spot_of_the_start() -> None:
    table = on_spot("r106").do("play-r106", "use")
    assert table.race.progress[0] == 20
    assert table.race.now.mp == 0


# D.1


@rule("R2-D1-02", "R2-D1-03", "R2-D1-04", "R2-D1-05", "R2-D1-06", "R2-D1-09", "R2-EX-22")
@pytest.mark.parametrize(
    ("due", "answers", "chips", "cards"),
    [
        (1, (), 4, 4),
        (2, ("chip",), 3, 4),
        (2, ("pay-r3",), 4, 3),
        (3, ("chip", "chip", "chip"), 2, 4),
        (3, ("chip", "pay-r3", "chip"), 3, 3),
        (3, ("pay-r3", "pay-r4"), 4, 2),
        (3, ("chip", "pay-r3", "pay-r4"), 4, 2),
    ],
)
def test_a_tyre_total_is_paid_with_chips_and_cards(due: int, answers: tuple[str, ...], chips: int, cards: int) -> None:
    table = at(f"{FAR}, blue@35 hand=r3,r4,r5,r6 chips=5, orange@3", "Pay 0; Declare 1", now=f"blue tyres_due={due}")
    for answer in answers:
        if table.asks == "PayTyre":
            table.do(answer)
    if table.asks == "PayTyre":
        table.do("chip")
    assert (table.race.chips[0], len(table.race.hands[0])) == (chips, cards)


@rule("R2-D1-07", "R2-D1-08", "R2-D1-21", "R2-D1-19", "R2-TC-22", "R2-CON-31")
def test_cards_for_tyres_come_from_the_hand_alone() -> None:
    cars = f"{FAR}, blue@35 hand=r3,t1a frozen=r9 chips=2 discs=3, orange@3"
    table = at(cars, "Pay 0; Declare 1", now="blue played=r1 tyres_due=2")
    assert table.codes == ["chip", "pay-r3", "pay-t1a"]
    table.do("pay-t1a")
    assert [each.id for each in table.race.track_discard] == ["t1a"]
    assert table.race.discs[0] == 3


@rule("R2-D1-10", "R2-D1-11", "R2-D1-20", "R2-STR-SAVETYRES-01", "R2-STR-SAVETYRES-02", "R2-STR-SAVETYRES-03")
@rule(
    "R2-STR-SAVETYRES-04", "R2-STR-SAVETYRES-05", "R2-STR-SAVETYRES-06", "R2-STR-SAVETYRES-07", "R2-EX-48", "R2-EX-23"
)
@pytest.mark.parametrize(
    ("hand", "paid", "draws"), [("r23", 0, False), ("r1", 1, True), ("r11", 2, True), ("r40", 1, True)]
)
def test_save_tyres_takes_one_off_and_draws_when_a_chip_is_paid(hand: str, paid: int, draws: bool) -> None:
    table = playing(f"hand={hand} chips=3 strategy=save-tyres").do(f"play-{hand}")
    assert table.race.chips[0] == 3 - paid
    assert (table.asks == "DrawTrack") == draws


@rule("R2-D1-11")
def test_save_tyres_plays_a_single_tyre_with_no_chips() -> None:
    assert "play-r23" in playing("hand=r23 chips=0 strategy=save-tyres").codes
    assert "play-r1" not in playing("hand=r1,r129 chips=0 strategy=save-tyres").codes


@rule("R2-D1-01", "R2-STR-SAVETYRES-02")
def test_costs_of_both_cards_are_one_total() -> None:
    table = playing("hand=r44,r43 chips=5").do("play-r44", "add-r43")
    assert table.race.chips[0] == 3
    saved = playing("hand=r44,r43 chips=5 strategy=save-tyres").do("play-r44", "add-r43")
    assert saved.race.chips[0] == 4


@rule("R2-STR-PUSH-06")
@pytest.mark.parametrize(("answers", "draws"), [(("chip", "chip"), True), (("pay-r3",), False)])
def test_push_draws_for_two_chips_and_no_card(answers: tuple[str, ...], draws: bool) -> None:
    cars = f"{FAR}, blue@35 hand=r3,r4 chips=5 strategy=push, orange@3"
    table = at(cars, "Pay 0; Declare 1", now="blue tyres_due=2")
    for answer in answers:
        if table.asks == "PayTyre":
            table.do(answer)
    assert (table.asks == "DrawTrack") == draws


@rule("R2-D1-13", "R2-D1-14", "R2-GEN-07")
def test_discard_symbols_cost_cards_of_the_players_choice() -> None:
    table = playing("hand=r50,r3,t1a").do("play-r50")
    assert table.asks == "PayCards"
    assert table.codes == ["discard-r3", "discard-t1a"]
    table.do("discard-t1a")
    assert [each.id for each in table.race.track_discard] == ["t1a"]


@rule("R2-D1-15", "R2-SETUP-09", "R2-EX-23")
def test_damage_symbols_are_drawn_from_the_bag() -> None:
    table = playing("hand=r21", table="turn 7 weather 1 bag 10+2").do("play-r21")
    assert table.match.chance is not None
    assert table.match.chance.weights == [10, 2]
    table.do("brown")
    assert table.match.chance.weights == [10, 1]
    table.do("red")
    assert (table.race.red[0], table.race.brown[0]) == (1, 1)
    assert (table.race.bag_red, table.race.bag_brown) == (9, 1)


@rule("R2-SETUP-09")
def test_an_empty_bag_lends_a_red_disc() -> None:
    table = at(f"{FAR}, blue@35, orange@3", "TakeDamage 0 1; Declare 1", table="turn 7 weather 1 bag 0+0")
    assert table.match.chance.weights == [1, 0]  # type: ignore[union-attr]
    table.do("red")
    assert (table.race.red[0], table.race.bag_red) == (1, -1)


@rule("R2-D1-18", "R2-OUT-01", "R2-OUT-11")
def test_more_damage_than_slots_is_the_end() -> None:
    table = at(f"{FAR}, blue@35 hand=r1 red=4, orange@3", "TakeDamage 0 2; Declare 1")
    assert table.race.retired[-1] == 0
    assert table.race.red[0] == 0


@rule("R2-D1-12", "R2-TYRE-07", "R2-TYRE-08", "R2-TYRE-09", "R2-E-26", "R2-WX-37", "R2-SKILL-RAIN-03")
@pytest.mark.parametrize(("answer", "end", "discs"), [("use", 38, 2), ("ignore", 37, 3)])
def test_a_blue_disc_is_worth_a_point_once_a_turn(answer: str, end: int, discs: int) -> None:
    table = at(f"{FAR}, blue@35 discs=3, orange@3", "Movement 0; Declare 1", now="blue played=r91 charted=r91")
    table.do(answer)
    assert (table.race.progress[0], table.race.discs[0]) == (end, discs)
    wet = at(
        f"{FAR}, blue@35 discs=3 tyres=soft, orange@3", "Movement 0", table="turn 7 weather 9", now="blue played=r1"
    )
    assert wet.asks == "UseDisc"


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


@rule("R2-C-05", "R2-C-14", "R2-C-15", "R2-TC-01")
@pytest.mark.parametrize(
    ("hand", "code", "name"),
    [
        ("r105,r1", "play-r2", "R2-C-01"),
        ("r105,r1", "play-r1", "R2-C-14"),
        ("r105,t1c", "play-t1c", "R2-TC-01"),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_with_its_rule(hand: str, code: str, name: str) -> None:
    table = playing(f"hand={hand} chips=0")
    refusal = table.match.why_not(0, code)
    assert refusal is not None
    assert refusal.rule == name
    assert refusal.label("it")


@rule("R2-C-05", "R2-C-15")
@pytest.mark.parametrize(("code", "name"), [("add-r106", "R2-C-05"), ("add-r99", "R2-C-03"), ("add-r50", "R2-C-05")])
def test_a_second_card_that_does_not_go_is_refused_with_its_rule(code: str, name: str) -> None:
    table = playing("hand=r105,r106,r129,r50").do("play-r105")
    refusal = table.match.why_not(0, code)
    assert refusal is not None
    assert refusal.rule == name


def test_cards_of_the_tests_exist() -> None:
    assert card("gear", 3) == "r105"
    assert GAME.id == "race90-2"
