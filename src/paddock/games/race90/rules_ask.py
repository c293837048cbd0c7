"""Questions to one player: whoever the task names decides."""

from collections.abc import Sequence

from paddock.core import Choice, Option, SeatChoice
from paddock.games.race90.options import GO, PIT
from paddock.games.race90.position import Race


class CarChoice(Choice):
    """A question to the driver of a car."""

    car: int

    def who(self, race: Race) -> int:
        return self.car


class GoOrPit(SeatChoice):
    """Drive on, or stop."""

    def options(self, race: Race) -> Sequence[Option]:
        return [GO, PIT]
