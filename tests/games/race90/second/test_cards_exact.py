"""Cards drawn, played and thrown away, and the discs of damage, step by step."""

import pytest

from games.race90.second.tables import FAR, TWO, at, ids, second
from paddock.games.race90.second.rules_play import CardsDown, PlaySecond, payable_together
from paddock.games.race90.shared.rules_damage import DrawDisc, free_slots
from paddock.games.race90.shared.rules_draw import DrawOne, DrawRace, DrawTrack, draw_race
from paddock.games.race90.shared.rules_out import TurnOver
from rules import rule

# The deck


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


@rule("R2-GEN-05")
def test_cards_are_drawn_before_anything_else() -> None:
    race = second(TWO)
    race.stack = [TurnOver(0)]
    draw_race(race, 0, 2)
    assert len(race.stack) == 3


# Phases B and C


@rule("R2-STR-SAVEFUEL-01", "R2-STR-SAVEFUEL-02")
@pytest.mark.parametrize(("code", "drawn"), [("throw-r1", 2), ("draw", 1)])
def test_save_fuel_draws_two_for_a_card_and_else_one(code: str, drawn: int) -> None:
    table = at(f"{FAR}, blue@35 hand=r1 strategy=save-fuel, orange@3", "DrawCard 0; Declare 1", now="blue").do(code)
    table.any_luck()
    assert (table.asks, len(table.hand())) == ("Declare", drawn + (code == "draw"))


@rule("R2-STR-LUCKY-02", "R2-STR-LUCKY-03", "R2-STR-LUCKY-06")
@pytest.mark.parametrize(
    ("hand", "asks"), [("r23,r24", "ShowPair"), ("r1,r63", "LuckyDiscard"), ("r23", "LuckyDiscard")]
)
def test_a_lucky_pair_is_the_two_cards_just_drawn(hand: str, asks: str) -> None:
    table = at(f"{FAR}, blue@35 hand={hand} strategy=lucky, orange@3", "LuckyPair 0; Declare 1", now="blue")
    assert table.asks == asks
    if asks == "ShowPair":
        table.do("show")
        assert table.race.revealed
        assert table.race.now.drawn == ()


@rule("R2-C-01", "R2-REC-43", "R2-REC-49", "R2-E-19")
@pytest.mark.parametrize(("words", "where"), [("off=6b waste=2", "6b"), ("", "b6")])
def test_who_can_play_nothing_comes_back_and_stands_still(words: str, where: str) -> None:
    table = at(f"{FAR}, blue@36 {words} hand=r1 chips=0, orange@3", "PlayCards 0; Declare 1", now="blue")
    assert (table.where("blue"), table.race.off, table.race.waste[0]) == (where, (), 0)
    assert table.race.no_move == (0,)


@rule("R2-C-01", "R2-C-02", "R2-C-09", "R2-C-16")
def test_a_card_that_needs_another_may_be_played_first_but_not_alone() -> None:
    """Corner 7 is seven points ahead: three of t7c, four of r1."""
    table = at(f"{FAR}, blue@35 hand=t7c,r1 chips=9, orange@3", "PlayCards 0; Declare 1", now="blue")
    assert table.codes == ["play-t7c", "play-r1"]
    assert table.do("play-t7c").codes == ["add-r1"]


@rule("R2-C-01", "R2-C-03")
@pytest.mark.parametrize(
    ("hand", "alone", "codes"),
    [("r105,r130", True, ["done", "add-r105", "add-r130"]), ("r105", False, ["add-r105"]), ("", False, ["done"])],
)
def test_the_second_card_of_a_position_that_was_written_down(hand: str, alone: bool, codes: list[str]) -> None:
    race = second(f"{FAR}, blue@35 hand={hand}, orange@3", now="blue played=r129")
    assert [option.code for option in PlaySecond(0, alone).options(race)] == codes


@rule("R2-C-14", "R2-C-15")
@pytest.mark.parametrize(
    ("hand", "names", "payable"),
    [
        ("r50", ["r50"], False),
        ("r50,r1", ["r50"], True),
        ("r51,r52", ["r51", "r52"], False),
        ("r51,r52,r1,r2", ["r51", "r52"], True),
        ("r51,r52,r1", ["r51", "r52"], False),
    ],
)
def test_what_two_cards_cost_is_paid_with_the_others(hand: str, names: list[str], payable: bool) -> None:
    race = second(f"{FAR}, blue@35 hand={hand} chips=0, orange@3")
    assert payable_together(race, 0, tuple(race.deck.by_id[name] for name in names)) == payable


# r91 to r96 are 2s, r105 to r107 3s, r101 a 1, t6d carries the overtake symbol, r21 two damage.
@rule("R2-C-17", "R2-STR-PUSH-02", "R2-STR-PUSH-03", "R2-STR-SAVEFUEL-03", "R2-STR-HAZARD-01", "R2-TC-11")
@pytest.mark.parametrize(
    ("strategy", "played", "overtake", "fuel", "bonus", "spares"),
    [
        ("push", "r91,r105", 0, 11, 0, False),
        ("push", "r105,r91", 0, 11, 0, False),
        ("push", "r91,r92", 0, 12, 0, False),
        ("push", "r91", 0, 12, 0, False),
        ("lucky", "r91,r105", 0, 12, 0, False),
        ("lucky", "t6d,r129", -1, 12, 0, False),
        ("save-fuel", "r91,r92", 0, 12, 0, True),
        ("save-fuel", "r101", 0, 12, 0, True),
        ("save-fuel", "r101,r105", 0, 12, 0, False),
        ("push", "r21,r101", 0, 12, 0, False),
        ("hazard", "r21,r101", 0, 12, 2, False),
    ],
)
def test_what_the_cards_on_the_table_mean(
    strategy: str, played: str, overtake: int, fuel: int, bonus: int, spares: bool
) -> None:
    race = second(f"{FAR}, blue@36 fuel=12 strategy={strategy} chips=9, orange@3", now=f"blue played={played}")
    race.stack = []
    CardsDown(0).run(race)
    assert (race.now.overtake, race.fuel[0], race.now.bonus, len(race.stack) > 0) == (overtake, fuel, bonus, spares)
