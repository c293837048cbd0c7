"""Cards as people name them."""

import pytest

import paddock
from paddock.games.race90.shared.cards import race_cards


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("lang", paddock.LANGUAGES)
def test_cards_that_differ_have_different_names(edition: str, lang: str) -> None:
    """What is printed on two cards of one name is the same."""
    named: dict[str, set[tuple[object, ...]]] = {}
    for card in race_cards(edition):
        printed = (card.tyres, card.damage, card.discards, card.checks, card.draw, card.events)
        named.setdefault(paddock.render(card.text(), lang), set()).add(printed)

    assert [name for name, prints in named.items() if len(prints) > 1] == []
