"""Phase D: trajectories and payments."""

import pytest

from games.race90.second.tables import FAR, Table, at, playing
from rules import rule

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


@rule("R2-D1-13", "R2-D-09")
def test_a_trajectory_may_cost_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    table = on_spot("r91,r1,r2").do("play-r91")
    assert table.asks == "UseSpot"
    spot = table.race.board.spots[table.race.now.spot]
    monkeypatch.setattr(spot, "cards", 2)  # no circuit of ours has such a spot
    assert table.do("use").codes == ["discard-r1", "discard-r2"]
    assert table.do("discard-r1").codes == ["discard-r2"]


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
        (2, ("chip", "chip"), 3, 4),
        (2, ("chip", "pay-r3"), 4, 3),
        (2, ("pay-r3",), 4, 3),
        (3, ("chip", "chip", "chip"), 2, 4),
        (3, ("chip", "pay-r3", "chip"), 3, 3),
        (3, ("pay-r3", "pay-r4"), 4, 2),
        (3, ("chip", "pay-r3", "pay-r4"), 4, 2),
    ],
)
def test_a_tyre_total_is_paid_with_chips_and_cards(due: int, answers: tuple[str, ...], chips: int, cards: int) -> None:
    """Asked as long as there is a choice; the chip that must be among them is taken without asking."""
    table = at(f"{FAR}, blue@35 hand=r3,r4,r5,r6 chips=5, orange@3", "Pay 0; Declare 1", now=f"blue tyres_due={due}")
    for answer in answers:
        assert table.asks == "PayTyre"
        table.do(answer)
    assert table.asks == "Declare"
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
@pytest.mark.parametrize(
    ("due", "answers", "draws"),
    [(2, ("chip", "chip"), True), (2, ("pay-r3",), False), (3, ("chip", "chip", "pay-r3"), False), (1, (), False)],
)
def test_push_draws_for_two_chips_and_no_card(due: int, answers: tuple[str, ...], draws: bool) -> None:
    cars = f"{FAR}, blue@35 hand=r3,r4 chips=5 strategy=push, orange@3"
    table = at(cars, "Pay 0; Declare 1", now=f"blue tyres_due={due}").do(*answers)
    assert table.asks == ("DrawTrack" if draws else "Declare")


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
    brown = at(f"{FAR}, blue@35, orange@3", "TakeDamage 0 1; Declare 1", table="turn 7 weather 1 bag 0+2")
    assert brown.match.chance.weights == [0, 2]  # type: ignore[union-attr]


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
