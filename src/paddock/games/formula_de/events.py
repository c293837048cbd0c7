"""What happens in a race, and how much of it each length of commentary tells."""

from paddock.core import DETAIL, HEADLINE, Event, Text, message
from paddock.games.formula_de.cars import Car
from paddock.games.formula_de.places import Place
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

    length = HEADLINE

    def text(self) -> Text:
        return message(ROOM, "event-grid-drawn", pole=self.cars[0], cars=self.cars[1:])


class SheetsOpened(Event):
    """All sheets are open from now on."""

    length = DETAIL


class WeatherSet(Event):
    """The weather was rolled or fixed."""

    sky: str
    wet: bool
    settled: bool

    length = HEADLINE


class TyresFitted(CarEvent):
    """A car has a new set of tyres."""

    tyre: str


# Rounds, turns and dice


class RoundStarted(Event):
    """A round begins."""

    round: int

    length = DETAIL


class TurnStarted(CarEvent):
    """A car's turn begins."""

    length = DETAIL


class GearEngaged(CarEvent):
    """A driver engaged a gear."""

    gear: int

    length = DETAIL


class Downshifted(CarEvent):
    """A driver skipped gears on the way down and paid for it."""

    gear: int
    skipped: int


class GearDieRolled(CarEvent):
    """A gear die was rolled."""

    gear: int
    face: int

    length = DETAIL


class ExtraDiceDeclared(CarEvent):
    """A driver spends points on extra dice: ERS or push to pass."""

    dice: str
    count: int


class ExtraDieRolled(CarEvent):
    """An ERS or push-to-pass die was rolled."""

    face: int

    length = DETAIL


class DieRolled(CarEvent):
    """An event die was rolled, and its driver may still change it, or it is read on a table."""

    test: str
    face: int

    length = DETAIL


class DieChanged(CarEvent):
    """A driver point changed an event die."""

    face: int

    length = DETAIL


class DriverPointSpent(CarEvent):
    """A driver point was spent: for a new roll, another face, a spin, or a part of a bill."""

    use: str


class Checked(CarEvent):
    """A roll of the event die that changes something: what was needed, what fell, what it means."""

    test: str
    verdict: str
    face: int
    need: int
    """The least face that would have gone well; 0 if the die is read on a table."""
    other: Car | None = None


class CheckPassed(Checked):
    """A roll of the event die that went well."""

    length = DETAIL


class Launched(CarEvent):
    """A car made a standing start, good or bad."""

    launch: str


class CleanStart(CarEvent):
    """A car got away as usual."""

    length = DETAIL


class NotMoved(CarEvent):
    """A car stalled and stays where it is."""

    length = DETAIL


# Movement


class CarMoved(CarEvent):
    """A car drove a segment of its movement, and what made it longer, shorter or more costly."""

    segment: str
    gear: int
    start: Place
    end: Place
    count: int
    brakes: int
    kerb: str
    """longer, shorter, or empty if the kerb was not used."""
    doubled: int
    """Corners whose first cell counted double."""
    charge: int
    """Brake points for corners entered by slipstream."""
    forced: bool
    ahead: Car | None
    """The car whose slipstream was taken."""

    def text(self) -> Text:
        said = message(ROOM, "drive", segment=self.segment, gear=self.gear, count=self.count, other=self.ahead)
        return message(ROOM, "event-car-moved", car=self.car, drive=said, extras=self.extras(), place=self.end)

    def extras(self) -> Text | str:
        """What made the segment longer, shorter or more costly; empty if nothing did."""
        found = [message(ROOM, "extra-brakes", count=self.brakes)] if self.brakes else []
        found += [message(ROOM, "extra-kerb", kerb=self.kerb)] if self.kerb else []
        found += [message(ROOM, "extra-doubled", count=self.doubled)] if self.doubled else []
        found += [message(ROOM, "extra-charge", count=self.charge)] if self.charge else []
        found += [message(ROOM, "extra-forced")] if self.forced else []
        return message(ROOM, "extras", extras=tuple(found)) if found else ""


class Enriched(CarEvent):
    """A driver enriched the mixture for a fuel point."""

    count: int


class SlideHeld(CarEvent):
    """High load took up a slide of one cell."""

    length = DETAIL


class Overtook(CarEvent):
    """A car is ahead of others that it was behind."""

    others: tuple[Car, ...]


class LeadTaken(CarEvent):
    """A car passed the leader."""

    other: Car
    place: Place

    length = HEADLINE


class LeadInherited(CarEvent):
    """A car leads because the one that led is out."""

    length = HEADLINE


class LineTouched(CarEvent):
    """A car touched the line without completing a lap."""

    length = DETAIL


class LapDone(CarEvent):
    """A car completed a lap."""

    laps: int


class LapLed(CarEvent):
    """The leader has begun another lap; the others follow in this order."""

    lap: int
    laps: int
    others: tuple[Car, ...]

    length = HEADLINE


class CarFinished(CarEvent):
    """A car took the flag."""

    place: int

    length = HEADLINE

    def outcome(self) -> Text:
        return message(ROOM, "outcome-car-finished")


class Overshot(CarEvent):
    """A car left a corner too early, and what that costs in tyre points."""

    corner: str
    cells: int
    points: int
    paid: bool
    """Whether the car has that many."""

    def outcome(self) -> Text:
        return message(ROOM, "outcome-overshot")


class StopsMissed(CarEvent):
    """A car left a corner with more than one stop missing."""

    corner: str
    missing: int


class EmergencyBraked(CarEvent):
    """A blocked car managed to brake, and what it paid."""

    count: int
    others: tuple[Car, ...]
    """The cars that bar its way."""
    brakes: int
    tyres: int
    body: int

    def text(self) -> Text:
        due = ((self.brakes, "brakes"), (self.tyres, "tyres"), (self.body, "body"))
        bill = tuple(message(ROOM, f"bill-{part}", count=count) for count, part in due if count)
        ahead = "yes" if self.others else "no"
        return message(
            ROOM,
            "event-emergency-braked",
            car=self.car,
            count=self.count,
            ahead=ahead,
            others=self.others,
            bill=bill,
            free="no" if bill else "yes",
        )

    def outcome(self) -> Text:
        return message(ROOM, "outcome-emergency-braked", count=self.count)


class CarRammed(CarEvent):
    """A car ran into another."""

    other: Car

    length = HEADLINE


# Damage


class PointLost(CarEvent):
    """A car lost a point of a component."""

    component: str


class MarkerPlaced(Event):
    """Debris, oil or nails lie on a cell."""

    place: Place
    marker: int


class CarSpun(CarEvent):
    """A car spun."""

    length = HEADLINE

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
    corner: str = ""
    """The corner that was overshot."""

    length = HEADLINE
    ends_race = True

    def outcome(self) -> Text:
        return message(ROOM, "outcome-retired", cause=self.cause)


class DriverHurt(CarEvent):
    """The result of an injury roll."""

    injury: str

    length = HEADLINE


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

    length = HEADLINE


class BoxReached(CarEvent):
    """A car reached its box."""


class PitStopMade(CarEvent):
    """A car made a fast or a long stop, with or without fuel."""

    stop: str
    fuel: int


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

    length = HEADLINE


class CarHooked(CarEvent):
    """A harpoon hit."""

    other: Car


class CarsSabotaged(Event):
    """These cars were sabotaged."""

    cars: tuple[Car, ...]


# Yellow flags, and the end


class FlagsOut(Event):
    """Yellow flags are shown."""

    length = HEADLINE


class WaitsForRestart(CarEvent):
    """A car has completed its lap under yellow flags."""


class MarkersCleared(Event):
    """The track was swept, except for one cell."""

    place: Place


class Restarted(Event):
    """The field lines up for the restart."""

    cars: tuple[Car, ...]

    length = HEADLINE


class TimeUp(Event):
    """Race direction says that the time is up."""

    length = HEADLINE


class RaceEnded(Event):
    """The race is over."""

    cars: tuple[Car, ...]

    length = HEADLINE
