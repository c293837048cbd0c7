"""The events of the second edition alone."""

from paddock.core import Event
from paddock.games.race90.shared.drivers import Driver


class FuelShifted(Event):
    """A refuel chit moved on the turn indicator."""

    seat: int
    turn: int


class ChaseStarted(Event):
    """A player chases a driver."""

    seat: int
    driver: Driver
