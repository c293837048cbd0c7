"""Questions to one player: whoever the task names decides."""

from paddock.core import Choice
from paddock.games.race90.position import Race


class SeatChoice(Choice):
    """A question to a seat."""

    seat: int

    def who(self, race: Race) -> int:
        return self.seat


class CarChoice(Choice):
    """A question to the driver of a car."""

    car: int

    def who(self, race: Race) -> int:
        return self.car
