"""A car as people name it: by its driver, and by its colour too if the driver has two cars."""

from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.tables import COLOURS, ROOM


class Car(Plain):
    """A car that is entered for the race, and the seat that drives it."""

    number: int
    seat: int
    is_one_of_two: bool = False
    """Whether the seat drives another car too."""

    @property
    def colour(self) -> str:
        return COLOURS[self.number]

    def text(self) -> Text:
        if self.is_one_of_two:
            return message(ROOM, "car-of-two", seat=self.seat, colour=colour_text(self.number))
        return message(ROOM, "car-name", seat=self.seat)


def colour_text(number: int) -> Text:
    """The colour of the car with this number."""
    return message(ROOM, "colour", colour=COLOURS[number])
