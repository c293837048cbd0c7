"""A match of Race! Formula 90 spoken to in the words of its line, chance said card by card."""

from typing import Any

import paddock
from paddock.core.tasks import Event
from paddock.games.race90.shared.position import FLAG, Race
from paddock.games.race90.shared.words import car_of, name_of


class Table:
    """A match without dice of its own, spoken to in the words of its line."""

    def __init__(self, match: paddock.Match) -> None:
        self.match = match

    @property
    def race(self) -> Race:
        assert isinstance(self.match.race, Race)
        return self.match.race

    @property
    def codes(self) -> list[str]:
        """What the seat that is to move can choose."""
        return self.match.decision(self.match.to_move[0]).codes

    @property
    def asks(self) -> str:
        """The task that waits."""
        return type(self.race.stack[-1]).__name__ if self.race.stack else ""

    def do(self, *codes: str) -> "Table":
        """Say in order what is chosen, and how chance falls."""
        for code in codes:
            if self.match.chance is not None:
                self.match.fall(code)
            else:
                self.match.choose(self.match.to_move[0], code)
        return self

    def any_luck(self, until: str = "") -> "Table":
        """Let chance fall as it comes first, until somebody has to choose."""
        while self.match.chance is not None and self.asks != until:
            fork = self.match.chance
            index = next(n for n, weight in enumerate(fork.weights) if weight)
            self.match.fall(fork.outcomes[index].code)
        return self

    def car(self, name: str) -> int:
        return car_of(self.race, name)

    def where(self, name: str) -> str:
        return self.race.board.names[self.race.section(self.car(name))]

    def lane(self, section: str) -> list[str]:
        """Who stands in a section, from the front."""
        cars = self.race.lanes[self.race.board.index[section]]
        return ["flag" if car == FLAG else name_of(self.race, car) for car in cars]

    def hand(self, seat: int = 0) -> list[str]:
        return [card.id for card in self.race.hands[seat]]

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.match.events if isinstance(event, kind)]
