"""Which cards a seat cannot see, and their backs."""

from collections.abc import Callable

from paddock.games.race90.shared.cards import HIDDEN, HIDDEN_RACE, HIDDEN_TRACK, Card
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.rules_table import put


def replace_hidden(race: Race, seat: int | None, swap: Callable[[Card], Card], mixed: bool = False) -> None:
    """Replace each card that a seat cannot see.

    `mixed`: the cards face down have been guessed already, so cards that everyone has seen can stay.
    """
    pair = [race.hands[race.now.car].index(card) for card in race.now.drawn]
    for other in range(race.seats):
        if other == seat:
            continue
        known = race.shown if mixed else in_sight(race, other)
        race.hands[other] = [card if card in known else swap(card) for card in race.hands[other]]
        race.laid = put(race.laid, other, tuple(card if card in known else swap(card) for card in race.laid[other]))
        race.swapped = put(race.swapped, other, tuple(swap(card) for card in race.swapped[other]))
    race.now.firsts = race.now.seconds = None
    if pair:
        race.now.drawn = tuple(race.hands[race.now.car][place] for place in pair)


def in_sight(race: Race, owner: int) -> tuple[Card, ...]:
    """Cards that everyone knows to be in a hand; none while any of them may be the card laid face down (R2-CON-09)."""
    return () if race.laid[owner] else race.shown


def covered(card: Card) -> Card:
    """The back of a card."""
    return HIDDEN[HIDDEN_TRACK if card.corner else HIDDEN_RACE]
