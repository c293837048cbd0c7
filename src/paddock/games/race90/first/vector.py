"""What a seat sees in the first edition alone, written straight into a learner's vector."""

from collections.abc import Mapping
from typing import Any, cast

from paddock.core.vectors import ONE, numbered, one_of, put, several
from paddock.games.race90.first.position import LEVELS, FirstRace
from paddock.games.race90.shared import vector


class Writer(vector.Writer):
    """Writes what both editions show, the level of the game, and the used cards."""

    def __init__(self, places: Mapping[str, Any], race: FirstRace) -> None:
        super().__init__(places, race)
        ids = [card.id for card in race.deck.cards]
        self.level: dict[str, Any] = dict(zip(LEVELS, one_of(places, "level", LEVELS), strict=True))
        self.race_discards = several(places, "race_discards", ids)
        self.used = several(places, "used", ids)
        self.waiting = numbered(places, "waiting", race.cars)

    def write(self, race: Any, seat: int, found: Any) -> None:
        super().write(race, seat, found)
        table = cast(FirstRace, race)
        found[self.level[table.agreed.level]] = ONE
        vector.put_cards(found, self.race_discards, table.race_discard)
        vector.put_cards(found, self.used, table.used)
        for index, car in enumerate(table.waiting):
            put(found, self.waiting[index], float(car), self.per_car)
