"""Movement cards: which go together, and which corners they promise to use."""

from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import CardPlayed
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.rules_table import take_from_hand


def fits(one: Card, two: Card) -> bool:
    """A 1 with anything, two 2s, or a card that goes with any (R2-C-03 to R2-C-05, R2-C-07, R2-TC-10)."""
    return one.mp == 1 or two.mp == 1 or one.mp == two.mp == 2 or one.any_pair or two.any_pair


def card_of(race: Race, code: str, start: str) -> Card | None:
    """The card that a code names, if any."""
    return race.deck.by_id.get(code.removeprefix(start)) if code.startswith(start) else None


def lay_down(race: Race, car: int, card: Card) -> None:
    """A card on the table cannot be taken back (R2-C-17)."""
    take_from_hand(race, car, card)
    race.now.played += (card,)
    if race.listening:
        race.tell(CardPlayed(car, card, len(race.now.played) > 1))


def pledged(race: Race, car: int, played: tuple[Card, ...]) -> tuple[int, ...]:
    """The corners that must still be used: not the one in which the car stands (R2-TC-01, R2-TC-28)."""
    start = race.board.corner[race.section(car)] if car not in race.off else 0
    return tuple([card.corner for card in played if card.corner and card.corner != start])
