"""What happens in a race."""

from paddock.core import Event, Text, message
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.tables import ROOM


class CarEvent(Event):
    """Something that happened to a car. The seat concerned is the one that drives it."""

    car: Car

    def whose(self) -> int:
        return self.car.seat


# Before the race


class GridDrawn(Event):
    """The starting order is known."""

    cars: tuple[Car, ...]


class SheetsOpened(Event):
    """All sheets are open from now on."""


class WeatherSet(Event):
    """The weather was rolled or fixed."""

    sky: str
    wet: bool
    settled: bool


class TyresFitted(CarEvent):
    """A car has a new set of tyres."""

    tyre: str


# Rounds, turns and dice


class RoundStarted(Event):
    """A round begins."""

    round: int


class TurnStarted(CarEvent):
    """A car's turn begins."""


class GearEngaged(CarEvent):
    """A driver engaged a gear."""

    gear: int


class GearDieRolled(CarEvent):
    """A gear die was rolled."""

    gear: int
    face: int


class ExtraDieRolled(CarEvent):
    """An ERS or push-to-pass die was rolled."""

    face: int


class DieRolled(CarEvent):
    """An event die was rolled."""

    test: str
    face: int


class DieChanged(CarEvent):
    """A driver point changed an event die."""

    face: int


class DriverPointSpent(CarEvent):
    """A driver point was spent."""


class Launched(CarEvent):
    """A car made a standing start, good or bad."""

    launch: str


class NotMoved(CarEvent):
    """A car stalled and stays where it is."""


# Movement


class CarMoved(CarEvent):
    """A car drove a segment of its movement."""

    segment: str
    start: str
    end: str
    count: int
    brakes: int


class LineTouched(CarEvent):
    """A car touched the line without completing a lap."""


class LapDone(CarEvent):
    """A car completed a lap."""

    laps: int


class CarFinished(CarEvent):
    """A car took the flag."""

    place: int

    def outcome(self) -> Text:
        return message(ROOM, "outcome-car-finished")


class Overshot(CarEvent):
    """A car left a corner too early and pays in tyre points."""

    points: int

    def outcome(self) -> Text:
        return message(ROOM, "outcome-overshot")


class EmergencyBraked(CarEvent):
    """A blocked car managed to brake."""

    count: int

    def outcome(self) -> Text:
        return message(ROOM, "outcome-emergency-braked", count=self.count)


class CarRammed(CarEvent):
    """A car ran into another."""

    other: Car


# Damage


class PointLost(CarEvent):
    """A car lost a point of a component."""

    component: str


class MarkerPlaced(Event):
    """Debris, oil or nails lie on a cell."""

    cell: str
    marker: int


class CarSpun(CarEvent):
    """A car spun."""

    def outcome(self) -> Text:
        return message(ROOM, "outcome-car-spun")


class SpinCancelled(CarEvent):
    """A driver kept the car straight."""


class CarDamaged(CarEvent):
    """A car got a damaged marker."""

    component: str

    def outcome(self) -> Text:
        return message(ROOM, "outcome-car-damaged")


class Retired(CarEvent):
    """A car is out of the race."""

    cause: str

    ends_race = True

    def outcome(self) -> Text:
        return message(ROOM, "outcome-retired", cause=self.cause)


class DriverHurt(CarEvent):
    """The result of an injury roll."""

    injury: str


class EngineCheckCalled(CarEvent):
    """A car's die calls an engine check for these cars."""

    cars: tuple[Car, ...]

    def text(self) -> Text:
        tried = "yes" if self.cars else "no"
        return message(ROOM, "event-engine-check-called", car=self.car, any=tried, cars=self.cars)


# The pits


class PitDeclared(CarEvent):
    """A driver must enter the pit lane if the die leads there."""


class PitEntered(CarEvent):
    """A car entered the pit lane."""


class BoxReached(CarEvent):
    """A car reached its box."""


class PointRestored(CarEvent):
    """A point of a component was repaired."""

    component: str


class Repaired(CarEvent):
    """A car lost its damaged marker."""


class ExitFailed(CarEvent):
    """A car stays in its box."""

    def outcome(self) -> Text:
        return message(ROOM, "outcome-exit-failed")


# Dirty tricks


class TrickUsed(CarEvent):
    """A car used a dirty trick."""

    trick: str


class CarHooked(CarEvent):
    """A harpoon hit."""

    other: Car


class CarsSabotaged(Event):
    """These cars were sabotaged."""

    cars: tuple[Car, ...]


# Yellow flags, and the end


class FlagsOut(Event):
    """Yellow flags are shown."""


class MarkersCleared(Event):
    """The track was swept, except for one cell."""

    cell: str


class Restarted(Event):
    """The field lines up for the restart."""

    cars: tuple[Car, ...]


class TimeUp(Event):
    """Race direction says that the time is up."""


class RaceEnded(Event):
    """The race is over."""

    cars: tuple[Car, ...]
