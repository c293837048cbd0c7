"""Questions to the driver of a car."""

from paddock.core import Choice
from paddock.games.formula_de.position import Race


class CarChoice(Choice):
    """A question to the seat that drives a car."""

    car: int

    def who(self, race: Race) -> int:
        return race.driver[self.car]
