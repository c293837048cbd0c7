"""The events of the second edition alone."""

from paddock.core import Event


class FuelShifted(Event):
    """A refuel chit moved on the turn indicator."""

    seat: int
    turn: int
    by: int
