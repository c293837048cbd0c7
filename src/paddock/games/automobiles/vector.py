"""What a seat sees, written straight into a learner's vector: the numbers of `view` and `facts`, without either."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from paddock.core.vectors import ONE, VectorWriter, add, one_of, put, put_all, seat_names, several
from paddock.games.automobiles.cards import CARDS, CARS, NO_CARD, NO_COLOUR
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_score import laps_to_go, progress
from paddock.games.automobiles.rules_track import wear_so_far
from paddock.games.automobiles.spaces import COLOURS, MOST_CUBES, MOST_ROUNDS, MOST_WEAR_DUE, columns_of

PER_ROUND: Final = 1.0 / MOST_ROUNDS
PER_CUBE: Final = 1.0 / MOST_CUBES
PER_WEAR: Final = 1.0 / MOST_WEAR_DUE
HALF: Final[Any] = 0.5
"""A section or a colour may be seen twice."""


class SeatPlaces:
    """The places of a seat's part."""

    def __init__(self, places: Mapping[str, Any], name: str, sections: Sequence[str]) -> None:
        path = f"seats.{name}"
        self.car = one_of(places, f"{path}.car", [car.name for car in CARS])
        self.section = one_of(places, f"{path}.section", sections)
        self.crossed: Any = places[f"{path}.crossed"]
        self.laps_to_go: Any = places[f"{path}.laps_to_go"]
        self.bag_count: Any = places[f"{path}.bag_count"]
        self.active = pile(places, f"{path}.active")
        self.used = pile(places, f"{path}.used")
        self.discard = pile(places, f"{path}.discard")
        self.bag = pile(places, f"{path}.bag")
        self.to_go: Any = places[f"facts.to_go.{name}"]
        self.gap: Any = places[f"facts.gap.{name}"]


class Writer(VectorWriter):
    """Writes the table, and the seats from the viewer's own on."""

    def __init__(self, places: Mapping[str, Any], race: Race) -> None:
        sections = race.road.names
        self.round: Any = places["round"]
        self.first: Any = places["first"]
        self.cards = several(places, "cards", [card.id for card in CARDS])
        self.reserve = pile(places, "reserve")
        self.trail = several(places, "trail", sections)
        self.sheltered: Any = places["sheltered"]
        self.drawn = several(places, "drawn", COLOURS)
        self.wear_due: Any = places["facts.wear_due"]
        self.seats = [SeatPlaces(places, name, sections) for name in seat_names(race.seats, 1)]
        self.per_seat = 1.0 / race.seats
        self.per_lap = 1.0 / race.laps
        self.per_column = 1.0 / columns_of(race.road, race.laps)

    def write(self, race: Any, seat: int, found: Any) -> None:
        table = cast(Race, race)
        put(found, self.round, float(table.round), PER_ROUND)
        if table.first > 0:
            put(found, self.first, float(table.first), self.per_seat)
        for card in table.cards:
            if card != NO_CARD:
                found[self.cards[card]] = ONE
        put_all(found, self.reserve, table.reserve, PER_CUBE)
        for section in table.trail:
            add(found, self.trail[section], HALF)
        if table.sheltered:
            found[self.sheltered] = ONE
        for colour in table.drawn:
            add(found, self.drawn[colour], HALF)
        seats = table.seats
        for each in range(seats):
            turned = each - seat if each >= seat else each - seat + seats
            self.write_seat(table, each, seat, self.seats[turned], found)
        if NOWHERE not in table.cars:
            self.write_facts(table, seat, found)

    def write_seat(self, race: Race, seat: int, viewer: int, at: SeatPlaces, found: Any) -> None:
        """What a viewer may know about a seat (AU-DRAW-07)."""
        colour, section = race.colours[seat], race.cars[seat]
        if colour != NO_COLOUR:
            found[at.car[colour]] = ONE
        if section != NOWHERE:
            found[at.section[section]] = ONE
        put(found, at.crossed, float(race.crossed[seat]), self.per_lap)
        put(found, at.laps_to_go, float(laps_to_go(race, seat)), self.per_lap)
        put_all(found, at.active, race.active[seat], PER_CUBE)
        put_all(found, at.used, race.used[seat], PER_CUBE)
        put_all(found, at.discard, race.discard[seat], PER_CUBE)
        if seat == viewer or race.open_bags != "closed":
            count = 0
            for cubes in race.bags[seat]:
                count += cubes
            put(found, at.bag_count, float(count), PER_CUBE)
        if race.open_bags == "open":
            put_all(found, at.bag, race.bags[seat], PER_CUBE)

    def write_facts(self, race: Race, seat: int, found: Any) -> None:
        """Columns to the flag, the gap to the own car, and the wear that the turn has brought so far."""
        flag, own, seats = (race.laps + 1) * race.road.columns, progress(race, seat), race.seats
        for each in range(seats):
            at = self.seats[each - seat if each >= seat else each - seat + seats]
            done = progress(race, each)
            if done < flag:
                put(found, at.to_go, float(flag - done), self.per_column)
            put(found, at.gap, float(done - own), self.per_column)
        put(found, self.wear_due, float(wear_so_far(race, seat)), PER_WEAR)


def pile(places: Mapping[str, Any], path: str) -> list[Any]:
    """The places of a pile of cubes, by colour."""
    return [places[f"{path}.{colour}"] for colour in COLOURS]
