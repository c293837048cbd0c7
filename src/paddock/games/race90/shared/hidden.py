"""What a seat cannot know: hands, cards face down, hands swapped away. It is covered, dealt again, or described."""

from collections.abc import Callable
from typing import Any

from paddock.circuits.sections import STATES
from paddock.core import Dice
from paddock.games.race90.shared.cards import EVENTS, HIDDEN, HIDDEN_RACE, HIDDEN_TRACK, KINDS, ROBOTS, Card
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, TYRES
from paddock.games.race90.shared.position import FLAG, NO_SAFETY, NOBODY, NOWHERE, Race
from paddock.games.race90.shared.rules_table import card_index, lap_marker, put, standing
from paddock.games.race90.shared.words import name_of


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


def hide(race: Race, seat: int | None) -> None:
    """Cover what a seat cannot see; draw piles are never written."""
    replace_hidden(race, seat, covered)


def covered(card: Card) -> Card:
    return HIDDEN[HIDDEN_TRACK if card.corner else HIDDEN_RACE]


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


# In words


def view(race: Race, seat: int | None) -> dict[str, Any]:
    """What a seat may know about the table, built up from nothing."""
    return {
        "turn": race.turn,
        "turns": race.turns,
        "stage": race.board.stage[race.turn],
        "opening": race.opening,
        "weather": race.weather + 1,
        "state": STATES[race.state],
        "robot_tyres": TYRES[race.robot_tyres],
        "safety_car": None if race.safety == NO_SAFETY else race.board.names[race.safety % race.board.size],
        "orange": None if race.orange == NOBODY else race.orange,
        "leader": name_of(race, race.leader),
        "standing": [name_of(race, car) for car in standing(race)] if any(race.lanes) or race.off else [],
        "flags": [race.board.names[section] for section, lane in enumerate(race.lanes) if FLAG in lane],
        "bag": [max(0, race.bag_red), race.bag_brown],
        "race_pile": len(race.race_pile),
        "track_pile": len(race.track_pile),
        "discards": sorted(card.id for card in (*race.race_discard, *race.track_discard)),
        "chits": [f"{ROBOTS[chit.kind]}@{chit.turn}" for chit in race.chits],
        "cars": [view_car(race, car) for car in range(race.cars)],
        "charts": [view_chart(race, other, seat) for other in range(race.seats)],
        "now": view_turn(race),
    }


def view_car(race: Race, car: int) -> dict[str, Any]:
    placed = car in race.off or car in race.lanes[race.section(car)]
    lane = race.lanes[race.section(car)]
    out = car in race.retired
    return {
        "name": name_of(race, car),
        "section": race.board.names[race.section(car)] if placed else None,
        "place": lane.index(car) if car in lane else None,
        "laps": lap_marker(race, car) if placed and (race.leader in race.off or any(race.lanes)) else 0,
        "spot": None if race.spot[car] == NOWHERE else race.board.spots[race.spot[car]].name,
        "acted": race.acted[car],
        "off": car in race.off,
        "out": out,
        "no_move": race.stands_still(car) and not out,
        "just_pit": car in race.just_pit and not out,
        "must_stop": (car in race.forced or car in race.called) and not out,
        "wasted": race.waste[car],
    }


def view_chart(race: Race, owner: int, seat: int | None) -> dict[str, Any]:
    """A chart lies open; only cards in hand or face down are secret (R2-GEN-15)."""
    target = race.target[owner]
    return {
        "hand": [seen(race, card, owner, seat) for card in race.hands[owner]],
        "frozen": [card.id for card in race.frozen[owner]],
        "laid": [card.id if owner == seat else covered(card).id for card in race.laid[owner]],
        "swapped": [card.id if owner == seat else HIDDEN_RACE for card in race.swapped[owner]],
        "reserve": [card.id for card in race.set_aside(owner)],
        "target": None if target is None else target.check,
        "levels": list(race.levels[owner]),
        "tyres": TYRES[race.tyres[owner]],
        "chips": race.chips[owner],
        "discs": race.discs[owner],
        "red": race.red[owner],
        "brown": race.brown[owner],
        "soft_sets": race.soft_sets[owner],
        "skill": None if race.skill[owner] == NOBODY else SKILLS[race.skill[owner]],
        "spent": race.spent[owner],
        "sixth": race.sixth_sense(owner),
        "strategy": None if race.strategy[owner] == NOBODY else STRATEGIES[race.strategy[owner]],
        "fuel": race.fuel[owner],
        "blue": race.blue[owner],
        "chased": None if race.chased[owner] == NOBODY else name_of(race, race.chased[owner]),
    }


def seen(race: Race, card: Card, owner: int, seat: int | None) -> str:
    """A card of a hand as a seat sees it."""
    return card.id if owner == seat or card in in_sight(race, owner) else covered(card).id


def view_turn(race: Race) -> dict[str, Any] | None:
    now = race.now
    if now.car == NOBODY:
        return None
    return {
        "car": name_of(race, now.car),
        "played": [card.id for card in now.played],
        "points": now.mp,
        "events": [EVENTS[event] for event in now.events],
        "kinds": [KINDS[card.kind] for card in now.played],
    }
