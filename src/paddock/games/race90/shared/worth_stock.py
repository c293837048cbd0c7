"""What a driver's possessions are worth, in sections: cards, tyre chips, whole stints, trajectory spots.

The figures were found by letting greedy drivers race each other and robots with one figure changed at a time.
"""

from typing import Final

from paddock.circuits.sections import Spot
from paddock.games.race90.shared.cards import Card, Deck
from paddock.games.race90.shared.position import BALANCE, PITTING, PITTING_SAVES, Race

CHIP: Final = 0.75
CHIPS_A_TURN: Final = 0.8
"""What a driver who saves tyres spends a turn; chips up to here are needed."""
FAST_CHIP: Final = 0.4
FAST_CHIPS_A_TURN: Final = 1.6
"""What a driver who does not save tyres spends a turn."""
SPARE_CHIP: Final = 0.04
DAMAGE: Final = 0.45
CARD: Final = 0.9
"""A race card that nobody has seen yet."""
TRACK_CARD: Final = 1.1
SPARE_CARD: Final = 0.1
"""The share that counts of cards unlikely to be played before the next stop."""
LOST_CARD: Final = 0.6
"""Losing a card of the owner's choice."""
CHECK: Final = 0.15
BLIND_CHECK: Final = 0.3
USUAL: Final = (0.0, 0.1, 1.1, 1.5, 1.5, 1.5)
"""By movement points: what would be played instead. A 1 is played on top of another card."""
LEAST_CARD: Final = 0.2
MATCHED: Final = 0.7
"""How often a spot is used by a driver who holds a card of its colour..."""
UNMATCHED: Final = 0.3
BALANCED: Final = 0.85
EXTREME: Final = 0.4
"""...and the share of it where a check comes first."""
TANK: Final = 16
LOADS: Final = (10, 13)
"""The turns that a free load and the next one last."""


def price(card: Card) -> float:
    """What it costs to play a card, less what it brings back."""
    total = CHIP * card.tyres + DAMAGE * card.damage + LOST_CARD * card.discards - CARD * card.draw
    for _, blind in card.checks:
        total += BLIND_CHECK if blind else CHECK
    return total


def values_of(deck: Deck) -> list[float]:
    """What each card is worth in hand, by its index; made once for each deck."""
    if not deck.values:
        deck.values = [card_worth(card) for card in deck.cards]
    return deck.values


def card_worth(card: Card) -> float:
    """How many sections a card gains over what would be played instead."""
    value = max(LEAST_CARD, card.mp - price(card) - USUAL[card.mp])
    if card.corner:  # it waits for its corner, but has powers
        value = 0.2 + 0.85 * value + 0.2 * card.any_pair + 0.25 * card.void_late
        value += 0.1 * (card.void_extreme + card.double)
    return value


def cards_worth(values: list[float], stint: float) -> float:
    """What a hand is worth: a stint uses one card more than it draws, so the best ones count fully."""
    values.sort(reverse=True)
    most = int(stint + 1.5) if stint > 0 else 0
    return sum(values[:most]) + SPARE_CARD * sum(values[most:])


def chips_worth(chips: int, stint: float) -> float:
    """What tyre chips are worth: the first are needed, more make the car faster, the rest are left over."""
    needed = min(float(chips), CHIPS_A_TURN * stint)
    fast = min(chips, FAST_CHIPS_A_TURN * stint) - needed
    return CHIP * needed + FAST_CHIP * fast + SPARE_CHIP * (chips - needed - fast)


def stint_worth(race: Race, seat: int, turns: float) -> float:
    """What a car leaves a stop with is worth over some turns."""
    chips, cards, _ = race.levels[seat]
    return chips_worth(chips, turns) + cards_worth([CARD] * cards, turns)


def extra_sections(turns: float) -> int:
    """What a load for these turns costs besides the pit time."""
    for extra, load in enumerate(LOADS):
        if turns <= load:
            return extra
    return len(LOADS)


def stops_worth(race: Race, seat: int, fuel: int) -> float:
    """The stops that fuel will still ask for: what they cost, and the stints that they make possible."""
    missing = race.turns + 1 - fuel
    if missing <= 0:
        return 0.0
    stops = (missing + TANK - 1) // TANK
    turns = missing / stops
    back = race.board.pit_time + extra_sections(turns)
    if race.skill[seat] == PITTING:
        back -= PITTING_SAVES
    return stops * (stint_worth(race, seat, turns) - back)


def spot_worth(race: Race, seat: int, spot: int, gone: Card | None) -> float:
    """What a trajectory spot will bring; `gone` is a card about to leave the hand."""
    printed = race.board.spots[spot]
    share = UNMATCHED
    if race.strategy[seat] == BALANCE:
        share = BALANCED
    elif holds_colour(race, seat, printed, gone):
        share = MATCHED
    if printed.extreme:
        share *= EXTREME
    return share * max(0.0, printed.bonus - CHIP * printed.tyres - DAMAGE * printed.damage)


def holds_colour(race: Race, seat: int, spot: Spot, gone: Card | None) -> bool:
    """Whether a card of the hand fits the spot."""
    return any(card.kind in spot.colours and card is not gone for card in race.hands[seat])


def best_spot_worth(race: Race, seat: int, section: int, gone: Card | None) -> float:
    """The best free spot of a section."""
    best = 0.0
    for spot in race.board.spots_of[section]:
        if spot not in race.spot:
            best = max(best, spot_worth(race, seat, spot, gone))
    return best
