"""What a seat sees, written straight into a learner's vector: the numbers of `view` and `facts`, without either."""

from collections.abc import Mapping
from typing import Any, Final, cast

from paddock.core.vectors import ONE, VectorWriter, numbered, one_of, put, put_all, ranks, seat_names, several
from paddock.games.crazy_race.cards import COLOURS, VEHICLES, Card
from paddock.games.crazy_race.position import NOBODY, Race
from paddock.games.crazy_race.rules_score import score_of
from paddock.games.crazy_race.spaces import BOOSTERS, IDS, MOST_SPEED, MOST_STAGES, ROUNDS

PER_ROUND: Final = 1.0 / ROUNDS
PER_STAGE: Final = 1.0 / MOST_STAGES
PER_SPEED: Final = 1.0 / MOST_SPEED


class SeatPlaces:
    """The places of a seat's part."""

    def __init__(self, places: Mapping[str, Any], name: str) -> None:
        path = f"seats.{name}"
        self.character = one_of(places, f"{path}.character", COLOURS)
        self.hand = several(places, f"{path}.hand", IDS)
        self.route = several(places, f"{path}.route", IDS)
        self.played = one_of(places, f"{path}.played", IDS)
        self.stages: Any = places[f"facts.stages.{name}"]
        self.speed: Any = places[f"facts.speed.{name}"]


class Writer(VectorWriter):
    """Writes the table, and the seats from the viewer's own on."""

    def __init__(self, places: Mapping[str, Any], seats: int) -> None:
        self.round: Any = places["round"]
        self.hierarchy = several(places, "hierarchy", VEHICLES)
        self.ranks = ranks(len(VEHICLES))
        self.pool = several(places, "pool", IDS)
        self.booster: dict[str, Any] = dict(zip(BOOSTERS, one_of(places, "booster", BOOSTERS), strict=True))
        self.booster_seat: Any = places["booster_seat"]
        self.order = numbered(places, "order", seats)
        self.seats = [SeatPlaces(places, name) for name in seat_names(seats, 1)]
        self.per_seat = 1.0 / seats

    def write(self, race: Any, seat: int, found: Any) -> None:
        table = cast(Race, race)
        put(found, self.round, float(table.round), PER_ROUND)
        hierarchy = table.hierarchy
        for rank in range(len(hierarchy)):
            found[self.hierarchy[hierarchy[rank]]] = self.ranks[rank]
        put_cards(found, self.pool, table.pool)
        found[self.booster[table.booster]] = ONE
        put(found, self.booster_seat, float(table.booster_seat), self.per_seat)
        put_all(found, self.order, table.order, self.per_seat)
        seats = table.seats
        for each in range(seats):
            turned = each - seat if each >= seat else each - seat + seats
            self.write_seat(table, each, self.seats[turned], found)

    def write_seat(self, race: Race, seat: int, at: SeatPlaces, found: Any) -> None:
        """What a seat has in front of it, and what its route scores."""
        character, played, route = race.characters[seat], race.played[seat], race.routes[seat]
        if character != NOBODY:
            found[at.character[character]] = ONE
        if played is not None:
            found[at.played[played.index]] = ONE
        put_cards(found, at.hand, race.hands[seat])
        if route:
            put_cards(found, at.route, route)
            speed = 0
            for card in route:
                speed += card.speed
            put(found, at.stages, float(score_of(race, seat).stages), PER_STAGE)
            put(found, at.speed, float(speed), PER_SPEED)


def put_cards(found: Any, places: list[Any], cards: list[Card]) -> None:
    """Mark cards, each of which exists once."""
    for card in cards:
        found[places[card.index]] = ONE
