"""What happens in a race. Cars are numbers; in words they have their colours."""

from paddock.core import Event, Text, message
from paddock.games.formula_de.options import car_text
from paddock.games.formula_de.tables import ROOM


class GridDrawn(Event):
    """The starting order is known."""

    cars: tuple[int, ...]

    def text(self) -> Text:
        return message(ROOM, "event-grid-drawn", cars=tuple(car_text(car) for car in self.cars))


class SheetsOpened(Event):
    """Everybody's sheet can be seen."""


class WeatherSet(Event):
    """What the sky does."""

    sky: str
    wet: bool
    settled: bool


class TyresFitted(Event):
    """A car has a set of tyres."""

    car: int
    tyre: str

    def text(self) -> Text:
        return message(ROOM, "event-tyres-fitted", car=car_text(self.car), tyre=self.tyre)


class RoundStarted(Event):
    """A round begins."""

    round: int


class TurnStarted(Event):
    """A car's turn begins."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-turn-started", car=car_text(self.car))


class GearEngaged(Event):
    """A gear is engaged."""

    car: int
    gear: int

    def text(self) -> Text:
        return message(ROOM, "event-gear-engaged", car=car_text(self.car), gear=self.gear)


class GearDieRolled(Event):
    """A gear die has fallen."""

    car: int
    gear: int
    face: int

    def text(self) -> Text:
        return message(ROOM, "event-gear-die-rolled", car=car_text(self.car), gear=self.gear, face=self.face)


class ExtraDieRolled(Event):
    """An ERS or push-to-pass die has fallen."""

    car: int
    face: int

    def text(self) -> Text:
        return message(ROOM, "event-extra-die-rolled", car=car_text(self.car), face=self.face)


class DieRolled(Event):
    """An event die has fallen."""

    car: int
    test: str
    face: int

    def text(self) -> Text:
        return message(ROOM, "event-die-rolled", car=car_text(self.car), test=self.test, face=self.face)


class DieChanged(Event):
    """A driver point changed an event die."""

    car: int
    face: int

    def text(self) -> Text:
        return message(ROOM, "event-die-changed", car=car_text(self.car), face=self.face)


class DriverPointSpent(Event):
    """A driver point is gone."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-driver-point-spent", car=car_text(self.car))


class Launched(Event):
    """How a car gets away."""

    car: int
    launch: str

    def text(self) -> Text:
        return message(ROOM, "event-launched", car=car_text(self.car), launch=self.launch)


class NotMoved(Event):
    """A car does not move at all."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-not-moved", car=car_text(self.car))


class CarMoved(Event):
    """A car has driven."""

    car: int
    segment: str
    start: str
    end: str
    count: int
    brakes: int

    def text(self) -> Text:
        return message(
            ROOM,
            "event-car-moved",
            car=car_text(self.car),
            segment=self.segment,
            start=self.start,
            end=self.end,
            count=self.count,
            brakes=self.brakes,
        )


class LineTouched(Event):
    """A car touched the line without completing a lap."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-line-touched", car=car_text(self.car))


class LapDone(Event):
    """A car has completed a lap."""

    car: int
    laps: int

    def text(self) -> Text:
        return message(ROOM, "event-lap-done", car=car_text(self.car), laps=self.laps)


class CarFinished(Event):
    """A car has seen the flag."""

    car: int
    place: int

    def text(self) -> Text:
        return message(ROOM, "event-car-finished", car=car_text(self.car), place=self.place)


class Overshot(Event):
    """A corner was left too early."""

    car: int
    points: int

    def text(self) -> Text:
        return message(ROOM, "event-overshot", car=car_text(self.car), points=self.points)


class EmergencyBraked(Event):
    """A blocked car could stop."""

    car: int
    count: int

    def text(self) -> Text:
        return message(ROOM, "event-emergency-braked", car=car_text(self.car), count=self.count)


class CarRammed(Event):
    """A car ran into another."""

    car: int
    other: int

    def text(self) -> Text:
        return message(ROOM, "event-car-rammed", car=car_text(self.car), other=car_text(self.other))


class PointLost(Event):
    """A point is lost."""

    car: int
    component: str

    def text(self) -> Text:
        return message(ROOM, "event-point-lost", car=car_text(self.car), component=self.component)


class MarkerPlaced(Event):
    """Something lies on a cell."""

    cell: str
    marker: int


class CarSpun(Event):
    """A car has spun."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-car-spun", car=car_text(self.car))


class SpinCancelled(Event):
    """A driver kept the car straight."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-spin-cancelled", car=car_text(self.car))


class CarDamaged(Event):
    """A car carries a damaged marker."""

    car: int
    component: str

    def text(self) -> Text:
        return message(ROOM, "event-car-damaged", car=car_text(self.car), component=self.component)


class Retired(Event):
    """A car is out."""

    car: int
    cause: str

    def text(self) -> Text:
        return message(ROOM, "event-retired", car=car_text(self.car), cause=self.cause)


class DriverHurt(Event):
    """How the driver is."""

    car: int
    injury: str

    def text(self) -> Text:
        return message(ROOM, "event-driver-hurt", car=car_text(self.car), injury=self.injury)


class EngineCheckCalled(Event):
    """Every engine is tried."""

    car: int
    cars: tuple[int, ...]

    def text(self) -> Text:
        cars = tuple(car_text(car) for car in self.cars)
        return message(
            ROOM, "event-engine-check-called", car=car_text(self.car), any="yes" if cars else "no", cars=cars
        )


class PitDeclared(Event):
    """A driver is bound to enter the pit lane if the die leads there."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-pit-declared", car=car_text(self.car))


class PitEntered(Event):
    """A car is in the pit lane."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-pit-entered", car=car_text(self.car))


class BoxReached(Event):
    """A car is in its box."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-box-reached", car=car_text(self.car))


class PointRestored(Event):
    """A point was repaired."""

    car: int
    component: str

    def text(self) -> Text:
        return message(ROOM, "event-point-restored", car=car_text(self.car), component=self.component)


class Repaired(Event):
    """The damaged marker is gone."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-repaired", car=car_text(self.car))


class ExitFailed(Event):
    """A car stays in its box."""

    car: int

    def text(self) -> Text:
        return message(ROOM, "event-exit-failed", car=car_text(self.car))


class TrickUsed(Event):
    """A dirty trick."""

    car: int
    trick: str

    def text(self) -> Text:
        return message(ROOM, "event-trick-used", car=car_text(self.car), trick=self.trick)


class CarHooked(Event):
    """A harpoon holds."""

    car: int
    other: int

    def text(self) -> Text:
        return message(ROOM, "event-car-hooked", car=car_text(self.car), other=car_text(self.other))


class CarsSabotaged(Event):
    """Somebody was at these cars."""

    cars: tuple[int, ...]

    def text(self) -> Text:
        return message(ROOM, "event-cars-sabotaged", cars=tuple(car_text(car) for car in self.cars))


class FlagsOut(Event):
    """Yellow flags."""


class MarkersCleared(Event):
    """The track is swept but for one cell."""

    cell: str


class Restarted(Event):
    """The field lines up again."""

    cars: tuple[int, ...]

    def text(self) -> Text:
        return message(ROOM, "event-restarted", cars=tuple(car_text(car) for car in self.cars))


class TimeUp(Event):
    """Race direction says that the time is up."""


class RaceEnded(Event):
    """The race is over."""

    cars: tuple[int, ...]

    def text(self) -> Text:
        return message(ROOM, "event-race-ended", cars=tuple(car_text(car) for car in self.cars))
