"""A player's judgement of a position, for bots."""

from typing import Final

from paddock.games.crazy_race.cards import PAIR_WORTH, Card
from paddock.games.crazy_race.position import NOBODY, Race
from paddock.games.crazy_race.rules_score import score

# What an open half is good for, as a share of the pair it may become.
HOPE: Final = 0.3


def worth(race: Race, seat: int) -> float:
    """Own stages and hopes against the best opponent's; while others wait, a free hand is worth its choice."""
    own = prospects(race, seat)
    others = [prospects(race, other) for other in range(race.seats) if other != seat]
    return own - max(others)


def prospects(race: Race, seat: int) -> float:
    """The stages of a route, and what its open halves may still become."""
    colour = race.characters[seat]
    if colour == NOBODY:
        return 0.0
    route = race.routes[seat]
    stages = float(score(route, colour, race.any_halves).stages)
    to_come = len(race.hands[seat]) > 0 or race.played[seat] is not None
    return stages + (hopes(route) if to_come else 0.0)


def hopes(route: list[Card]) -> float:
    """What the halves of a route that could still find a partner are worth."""
    found = 0.0
    for card in route:
        if card.left or card.right:
            found += HOPE * PAIR_WORTH[card.vehicle]
    return found
