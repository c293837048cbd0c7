"""A player's judgement of a position, for bots: in sections, as if the race were to be driven to its end from here."""

from typing import Final

from paddock.games.race90.cards import Card, Deck
from paddock.games.race90.position import NOBODY, NOWHERE, Race
from paddock.games.race90.rules_draw import free_slots
from paddock.games.race90.rules_points import tyre_penalty
from paddock.games.race90.rules_table import is_ahead

OUT: Final = -1000.0
PACE: Final = 4.2
"""What a turn brings that is still to be driven."""
PLACE: Final = 0.7
CHIP: Final = 0.62
"""A tyre chip that will be needed before the next stop; others are worth little."""
SPARE_CHIP: Final = 0.08
CHIPS_A_TURN: Final = 0.9
DISC: Final = 0.7
TANK: Final = 16
SLIDING: Final = 4.0
SLIDING_TO_CRASH: Final = 40.0
"""What a car off the track must fear before its recovery is settled."""
DAMAGE: Final = 0.5
BROWN: Final = 0.9
LAST_SLOTS: Final = (3.5, 1.2, 0.4)
"""How much it hurts to have no damage slot left, one, or two."""
FULL_HAND: Final = 8


def worth(race: Race, seat: int) -> float:
    """How far along a car is, and how far its resources will carry it."""
    if seat in race.retired:
        return OUT + race.turn
    if not race.fuel[seat]:
        return hand_worth(race, seat, FULL_HAND)  # before the start there is nothing but the hand
    total = float(race.progress[seat]) + PLACE * places_ahead_of(race, seat)
    if not race.acted[seat] and not (race.now.car == seat and race.now.settled):
        total += PACE
    left = race.turns - race.turn
    stint = max(0, min(left, race.fuel[seat] - race.turn))
    total += tyres_worth(race, seat, stint) + hand_worth(race, seat, left) + body_worth(race, seat, left)
    total -= stops_to_come(race, seat) * (race.board.pit_time - 1.5)
    return total + place_worth(race, seat)


def places_ahead_of(race: Race, seat: int) -> int:
    """How many cars are behind."""
    if race.values[seat] != (0, 0):
        return 0  # the grid is not formed yet
    own, count = race.progress[seat], 0
    for car in range(race.cars):
        other = race.progress[car]
        if other < own or (other == own and car != seat and car not in race.retired and is_ahead(race, seat, car)):
            count += 1
    return count


def stops_to_come(race: Race, seat: int) -> int:
    """The least number of stops that fuel will still ask for."""
    missing = race.turns - race.fuel[seat]
    return 0 if missing < 0 else 1 + missing // TANK


def tyres_worth(race: Race, seat: int, stint: int) -> float:
    """Chips up to what the stint can use, blue discs, and what the weather takes off."""
    chips, wanted = race.chips[seat], CHIPS_A_TURN * (stint + 1)
    used = min(float(chips), wanted)
    total = CHIP * used + SPARE_CHIP * (chips - used) + DISC * min(race.discs[seat], stint + 1)
    return total - 0.8 * tyre_penalty(race, seat, race.state) * min(stint + 1, 6)


def hand_worth(race: Race, seat: int, left: int) -> float:
    """Cards by what they move and what they cost; more than can be played are worth less."""
    known = values_of(race.deck)
    values = [known[card.index] for card in race.hands[seat]]
    values += [known[card.index] for card in race.frozen[seat]]
    values.sort(reverse=True)
    most = min(FULL_HAND, left + 2)
    total = sum(values[:most]) + 0.15 * sum(values[most:])
    target = race.target[seat]
    return total + (0.012 * (target.check - 50) if target is not None else 0.0)


def values_of(deck: Deck) -> list[float]:
    """What each card is worth, by its number; found out once for each deck."""
    if not deck.values:
        deck.values = [card_worth(card) for card in deck.cards]
    return deck.values


def card_worth(card: Card) -> float:
    """What it is good to hold a card."""
    value = 0.25 + 0.22 * card.mp - 0.13 * card.tyres - 0.2 * card.damage + 0.2 * card.draw
    if card.mp == 1:
        value += 0.2
    if card.corner:
        value += 0.35 + 0.2 * card.any_pair + 0.15 * (card.void_late + card.void_extreme + card.double)
    return value


def body_worth(race: Race, seat: int, left: int) -> float:
    """Damage, the worse the fewer slots are left."""
    free = free_slots(race, seat)
    loss = DAMAGE * race.red[seat] + BROWN * race.brown[seat]
    if free < len(LAST_SLOTS) and left:
        loss += LAST_SLOTS[free]
    return -loss


def place_worth(race: Race, seat: int) -> float:
    """A trajectory under the car, flags in hand, a chased driver; time lost off the track."""
    total = 0.0
    spot = race.spot[seat]
    if spot != NOWHERE:
        printed = race.board.spots[spot]
        matched = any(card.kind in printed.colours for card in race.hands[seat])
        total += printed.bonus * ((0.35 if printed.extreme else 0.75) if matched else 0.25)
    if seat in race.off:
        total -= 1.5 + race.waste[seat] + still_sliding(race, seat)
    if seat in race.forced:
        total -= 0.5 * race.board.pit_time
    if race.blue[seat]:
        total += 0.3
    if race.orange == seat:
        total += 0.3
    if race.chased[seat] != NOBODY:
        total += 0.4
    return total + 0.15 * race.sixth[seat]


def still_sliding(race: Race, seat: int) -> float:
    """The fear of what the line off the track may bring, until a point of return is reached."""
    section = race.section(seat)
    recovery = race.board.recovery[section]
    if race.reentry[seat] != section or recovery is None:
        return 0.0
    return SLIDING_TO_CRASH if any(check.failed.crash for check in recovery.checks) else SLIDING
