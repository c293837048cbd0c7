"""CHASE: the chit, and the cards that are laid aside, step by step."""

import pytest

from games.race90.second.tables import Table, at
from paddock.games.race90.second.rules_chase import keep_chase, offer_chase, release_chase
from paddock.games.race90.shared.position import NOBODY
from rules import rule

FAR = "superfast1@90"


def drawing(words: str, orange: str, green: str = "green@3") -> Table:
    """Blue has CHASE and is about to draw."""
    cars = f"{FAR}, {orange}, blue@36 strategy=chase {words}, {green}"
    return at(cars, "DrawCard 0; Declare 1", now="blue", seats=3)


@rule("R2-STR-CHASE-02", "R2-OUT-06")
def test_a_driver_who_is_out_cannot_be_chased() -> None:
    """Behind the line, where progress is less than nothing: a car that is out is not ahead there either."""
    table = at("fast1@1, slow1 out, orange out, blue@-2 strategy=chase, superfast1@0", "Declare 0; Declare 1")
    assert [code for code in table.codes if code.startswith("chase")] == ["chase-superfast1", "chase-fast1"]


@rule("R2-STR-CHASE-05", "R2-STR-CHASE-10", "R2-STR-CHASE-26")
def test_a_chit_is_new_until_the_next_draw() -> None:
    table = at(f"{FAR}, orange@40, blue@36 hand=r1 strategy=chase", "TakeTurn 0; Declare 1").do("chase-orange")
    assert (table.race.chased[0], table.race.fresh[0]) == (1, True)
    table.do("go", "r30")
    assert (table.race.fresh[0], table.race.now.bonus) == (False, 1)
    assert table.asks == "PlayFirst"


@rule("R2-STR-CHASE-20")
@pytest.mark.parametrize(("words", "blue", "asked"), [("", 36, True), ("chase=superfast1", 36, False), ("", 95, False)])
def test_only_who_chases_nobody_and_can_chase_somebody_is_asked(words: str, blue: int, asked: bool) -> None:
    race = at(f"superfast1@50, orange@3, blue@{blue} strategy=chase {words}", "Declare 1").race
    before = len(race.stack)
    offer_chase(race, 0)
    assert (len(race.stack) > before) == asked


@rule("R2-STR-CHASE-15")
def test_who_chases_nobody_has_no_chit_to_lose() -> None:
    race = at(f"{FAR}, slow3@36, orange@3, blue@36 strategy=chase", "Declare 1").race
    keep_chase(race, 0)
    assert race.chased[0] == NOBODY


@rule("R2-STR-CHASE-24", "R2-STR-CHASE-06")
def test_cards_that_nobody_took_are_discarded_when_new_ones_are_laid_aside() -> None:
    cars = f"{FAR}, orange@40 reserve=r5,r6 chasers=blue, blue@36 strategy=chase chase=orange"
    table = at(cars, "EndResolve 1; Declare 0", now="orange played=r129")
    assert [card.id for card in table.race.race_discard] == ["r5", "r6"]
    assert [card.id for card in table.race.reserve[1]] == ["r129"]


@rule("R2-STR-CHASE-08", "R2-STR-CHASE-13", "R2-STR-CHASE-21", "R2-STR-CHASE-11")
@pytest.mark.parametrize(
    ("words", "orange", "bonus", "left"),
    [
        ("", "orange@40 reserve=r5 chasers=green", 0, ["r5"]),
        ("chase=superfast1", "orange@40 reserve=r5 chasers=green", 1, ["r5"]),
        ("chase=orange", "orange@40 reserve=r5 chasers=green", 1, ["r5"]),
        ("chase=orange", "orange@40 chasers=blue,green", 1, []),
        ("chase=orange fresh", "orange@40 reserve=r5 chasers=blue,green", 1, ["r5"]),
        ("chase=orange fresh", "orange@40 reserve=r5 chasers=blue", 1, []),
    ],
)
def test_a_point_and_one_card_where_nothing_can_be_taken(words: str, orange: str, bonus: int, left: list[str]) -> None:
    table = drawing(words, orange, "green@35 strategy=chase chase=orange")
    assert table.asks == "DrawRace"
    table.do("r30")
    assert (table.asks, table.hand(), table.race.now.bonus) == ("Declare", ["r30"], bonus)
    assert not table.race.fresh[0]
    assert [card.id for card in table.race.reserve[1]] == left


@rule("R2-STR-CHASE-09", "R2-B-04")
def test_who_declines_the_cards_draws_one_and_no_more() -> None:
    table = drawing("chase=orange", "orange@40 reserve=r5 chasers=blue").do("draw", "r30")
    assert (table.asks, table.hand(), table.race.now.bonus) == ("Declare", ["r30"], 0)


@rule("R2-STR-CHASE-05", "R2-STR-CHASE-16", "R2-STR-CHASE-24")
def test_with_the_chit_goes_the_claim_on_the_cards() -> None:
    cars = (
        f"{FAR}, orange@40 reserve=r5 chasers=blue, green@41 reserve=r6 chasers=red, blue@36 chase=orange fresh, red@1"
    )
    race = at(cars, "Declare 1", seats=4).race
    release_chase(race, 0)
    assert (race.chased[0], race.fresh[0]) == (NOBODY, False)
    assert [[card.id for card in cards] for cards in race.reserve] == [[], [], ["r6"], []]
    assert (race.chasers[1], race.chasers[2]) == ((), (3,))
    assert [card.id for card in race.race_discard] == ["r5"]
