"""The events of the first edition alone."""

from paddock.core import Event
from paddock.games.race90.shared.drivers import Driver


class SheetTaken(Event):
    """A player has a car sheet."""

    seat: int
    name: str
    tyres: int
    cards: int
    slots: int


class Returned(Event):
    """An eliminated player took the place of a robot."""

    seat: int
    robot: Driver
