"""A car as people name it: by its colour."""

from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.tables import COLOURS, ROOM


class Car(Plain):
    """A car that is entered for the race, and the seat that drives it."""

    number: int
    seat: int

    def text(self) -> Text:
        return car_text(self.number)


def car_text(number: int) -> Text:
    """The name of the car with this number."""
    return message(ROOM, "car-name", colour=COLOURS[number])
