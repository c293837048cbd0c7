"""What a seat may know: everything on the table but what is in the bags."""

from typing import Any

from paddock.games.automobiles.cards import CARDS, CUBES, NO_CARD, NO_COLOUR, NOBODY
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_score import car_name, laps_to_go


def view(race: Race, seat: int | None) -> dict[str, Any]:
    """All piles are open. A bag is closed; its owner may count the cubes in it (AU-DRAW-07).

    An attentive player knows what is in a bag, so an imagined race deals nothing again.
    """
    return {
        "round": race.round,
        "first": None if race.first == NOBODY else race.first,
        "cards": [None if card == NO_CARD else CARDS[card].id for card in race.cards],
        "reserve": by_name(race.reserve),
        "trail": [race.road.names[section] for section in race.trail],
        "sheltered": race.sheltered,
        "drawn": [CUBES[colour].name for colour in race.drawn],
        "seats": [view_seat(race, each, seat) for each in range(race.seats)],
    }


def view_seat(race: Race, seat: int, viewer: int | None) -> dict[str, Any]:
    """What a viewer may know about a seat."""
    car = race.cars[seat]
    seen = {
        "car": None if race.colours[seat] == NO_COLOUR else car_name(race, seat),
        "section": None if car == NOWHERE else race.road.names[car],
        "crossed": race.crossed[seat],
        "laps_to_go": laps_to_go(race, seat),
        "active": by_name(race.active[seat]),  # AU-END-03
        "used": by_name(race.used[seat]),
        "discard": by_name(race.discard[seat]),
    }
    if seat == viewer or race.open_bags != "closed":
        seen["bag_count"] = sum(race.bags[seat])
    if race.open_bags == "open":
        seen["bag"] = by_name(race.bags[seat])
    return seen


def by_name(pile: list[int]) -> dict[str, int]:
    """The cubes of a pile by the name of their colour."""
    return {CUBES[colour].name: count for colour, count in enumerate(pile) if count}
