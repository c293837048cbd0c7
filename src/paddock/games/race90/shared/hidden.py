"""What a seat cannot know: hands, cards face down, hands swapped away. It is covered, dealt again, or described."""

from paddock.core import Dice
from paddock.games.race90.shared.cards import HIDDEN, Card
from paddock.games.race90.shared.covers import covered, replace_hidden
from paddock.games.race90.shared.position import Race
from paddock.games.race90.shared.rules_table import card_index, put


def hide(race: Race, seat: int | None) -> None:
    """Cover what a seat cannot see; draw piles are never written."""
    replace_hidden(race, seat, covered)


def imagine(race: Race, seat: int | None, dice: Dice) -> None:
    """Shuffle what a seat cannot see into the draw piles and deal it again, the same number of each deck everywhere."""
    unseen: list[Card] = []

    def gather(card: Card) -> Card:
        unseen.append(card)
        return card

    for other in range(race.seats):
        if other != seat and race.laid[other]:
            mix(race, other, dice)
    replace_hidden(race, seat, gather, mixed=True)
    race_cards = sorted([*race.race_pile, *(card for card in unseen if not card.corner)], key=card_index)
    track_cards = sorted([*race.track_pile, *(card for card in unseen if card.corner)], key=card_index)

    def deal(card: Card) -> Card:
        return drawn(track_cards if card.corner else race_cards, dice)

    replace_hidden(race, seat, deal, mixed=True)
    race.race_pile, race.track_pile = sorted(race_cards, key=card_index), sorted(track_cards, key=card_index)


def mix(race: Race, owner: int, dice: Dice) -> None:
    """If everyone has seen some of a player's cards, any of them may be the one laid face down."""
    held = race.hands[owner]
    cards = [*held, *race.laid[owner]]
    if not any(card in race.shown for card in cards):
        return
    for place in range(len(cards) - 1, len(held) - 1, -1):
        alike = [n for n in range(place + 1) if bool(cards[n].corner) == bool(cards[place].corner)]
        other = alike[dice.below(len(alike), "deal")]
        cards[place], cards[other] = cards[other], cards[place]
    race.hands[owner], laid = cards[: len(held)], cards[len(held) :]
    race.laid = put(race.laid, owner, tuple(laid))


def deal_hidden(race: Race, dice: Dice) -> None:
    """Deal every card that a line covers."""
    race_cards, track_cards = race.race_pile[:], race.track_pile[:]
    for card in race.shown:
        pile = track_cards if card.corner else race_cards
        if card in pile and place_shown_card(race, card, dice):
            pile.remove(card)

    def deal(card: Card) -> Card:
        if card.index >= 0 or card.id not in HIDDEN:
            return card
        return drawn(track_cards if card.corner else race_cards, dice)

    for seat in range(race.seats):
        race.hands[seat] = [deal(card) for card in race.hands[seat]]
        race.laid = put(race.laid, seat, tuple(deal(card) for card in race.laid[seat]))
        race.swapped = put(race.swapped, seat, tuple(deal(card) for card in race.swapped[seat]))
    if any(card.id in HIDDEN for card in race.now.drawn):
        race.now.drawn = tuple(race.hands[race.now.car][-2:])
    race.race_pile, race.track_pile = sorted(race_cards, key=card_index), sorted(track_cards, key=card_index)


def place_shown_card(race: Race, card: Card, dice: Dice) -> bool:
    """Give a card that everyone has seen, but no line places, to a player with cards face down."""
    back, fighters = covered(card).id, [seat for seat in range(race.seats) if race.laid[seat]]
    places = [
        (seat, place)
        for seat in fighters
        for place, each in enumerate((*race.hands[seat], *race.laid[seat]))
        if each.id == back
    ]
    if not places:
        return False
    seat, place = places[dice.below(len(places), "deal")]
    held = len(race.hands[seat])
    if place < held:
        race.hands[seat][place] = card
    else:
        race.laid = put(race.laid, seat, put(race.laid[seat], place - held, card))
    return True


def drawn(cards: list[Card], dice: Dice) -> Card:
    """Take a random card out of some."""
    place = dice.below(len(cards), "deal")
    card, cards[place] = cards[place], cards[-1]
    cards.pop()
    return card
