"""Phase B: drawing, and what strategies make of it."""

import pytest

from games.race90.second.tables import FAR, at, card, turn
from paddock.games.race90.shared.events import CardDrawn
from rules import rule


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
    assert turn(f"hand={card('gear', 3)} strategy=save-fuel").asks == "ThrowFast"


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
    from paddock.games.race90.shared.rules_table import refill_race

    refill_race(race)
    assert len(race.race_pile) == 184 - 3
    assert [each.id for each in race.race_pile] == sorted(
        (each.id for each in race.race_pile), key=lambda name: int(name[1:])
    )
    assert race.race_discard == []
    assert race.swapped == ((), ())


@rule("R2-GEN-16")
def test_a_deck_is_renewed_when_a_card_is_needed_and_not_before() -> None:
    """One card is left in the deck; hand, target and frozen cards stay out of the new one."""
    table = at(f"{FAR}, blue@35 hand=r1 target=r2 frozen=r3, orange@3", "DrawOne 0 no; DrawOne 0 no; Declare 1")
    race = table.race
    last, thrown = race.race_pile[0], race.race_pile[1:6]
    race.race_pile, race.race_discard = [last], thrown
    assert table.match.chance is not None
    assert [each.code for each in table.match.chance.outcomes] == [last.id]

    table.do(last.id)
    assert table.match.chance is not None
    assert {each.code for each in table.match.chance.outcomes} == {each.id for each in thrown}
    assert table.race.race_discard == []


@rule("R2-GEN-16")
def test_the_last_card_of_a_deck_does_not_renew_it() -> None:
    table = at(f"{FAR}, blue@35 hand=r1 target=r2, orange@3", "DrawOne 0 no; Declare 1")
    race = table.race
    last, thrown = race.race_pile[0], race.race_pile[1:6]
    race.race_pile, race.race_discard = [last], thrown
    table.do(last.id)
    assert (table.race.race_pile, table.race.race_discard) == ([], thrown)
