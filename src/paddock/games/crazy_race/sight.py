"""What a seat may know: everything on the table. Only the cards being chosen are secret, and the engine keeps those."""

from typing import Any

from paddock.games.crazy_race.cards import COLOURS, VEHICLES
from paddock.games.crazy_race.position import NOBODY, Race
from paddock.games.crazy_race.rules_score import arranged


def view(race: Race) -> dict[str, Any]:
    """The table, which is the same for all."""
    return {
        "round": race.round,
        "hierarchy": [VEHICLES[vehicle] for vehicle in race.hierarchy],
        "pool": [card.id for card in race.pool],
        "booster": race.booster,
        "booster_seat": race.booster_seat,
        "order": race.order[:],
        "seats": [view_seat(race, each) for each in range(race.seats)],
    }


def view_seat(race: Race, seat: int) -> dict[str, Any]:
    """What a seat has in front of it."""
    character, played = race.characters[seat], race.played[seat]
    return {
        "character": None if character == NOBODY else COLOURS[character],
        "hand": [card.id for card in race.hands[seat]],
        "route": [card.id for card in arranged(race.routes[seat])],  # CR-PICK-12
        "played": played.id if played else None,
    }
