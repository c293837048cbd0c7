"""A player's judgement of a position of the first edition, for bots."""

from paddock.games.race90.position_1 import FirstRace
from paddock.games.race90.worth import (
    FULL_HAND,
    OUT,
    PACE,
    PLACE,
    body_worth,
    hand_worth,
    place_worth,
    places_ahead_of,
    stops_to_come,
    tyres_worth,
)

WAITING = OUT / 2
"""Out, but with a way back."""


def worth_1(race: FirstRace, seat: int) -> float:
    """How far along a car is, and how far its resources will carry it; without a chip no stop is due."""
    if seat in race.retired:
        return (WAITING if seat in race.waiting else OUT) + race.turn
    if not any(race.lanes) and not race.off:
        return hand_worth(race, seat, FULL_HAND)  # before the start there is nothing but the hand
    total = float(race.progress[seat]) + PLACE * places_ahead_of(race, seat)
    if not race.acted[seat]:
        total += PACE
    left = race.turns - race.turn
    due = race.fuel[seat] or race.turns + 1
    stint = max(0, min(left, due - race.turn))
    total += tyres_worth(race, seat, stint) + hand_worth(race, seat, left) + body_worth(race, seat, left)
    if race.fuel[seat]:
        stops = stops_to_come(race, seat) if race.agreed.advanced else 1
        total -= stops * (race.board.pit_time - 1.5)
    return total + place_worth(race, seat)
