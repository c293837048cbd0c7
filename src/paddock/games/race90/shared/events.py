"""The events of both editions."""

from paddock.core import Event, Text, message
from paddock.games.race90.shared.cards import HIDDEN, HIDDEN_RACE, HIDDEN_TRACK, ROOM, Card
from paddock.games.race90.shared.drivers import Driver, Named


class CarEvent(Event):
    """Something that happened to a car, of a player or of a robot."""

    car: Driver

    def whose(self) -> int | None:
        return self.car.seat()


class SkillChosen(Event):
    """A player has a skill, for the whole race."""

    seat: int
    skill: Named


class CarBuilt(Event):
    """A player has set up the car."""

    seat: int
    tyres: int
    cards: int
    slots: int


class HandSwapped(Event):
    """A player swapped the whole opening hand for another."""

    seat: int


class CardDrawn(Event):
    """A card came to a hand; only its owner sees which."""

    seat: int
    card: Card

    def heard_by(self, seat: int | None) -> "CardDrawn":
        if seat == self.seat or self.card.index < 0:
            return self
        return CardDrawn(self.seat, HIDDEN[HIDDEN_TRACK if self.card.corner else HIDDEN_RACE])


class Qualified(CarEvent):
    """What a driver qualified with."""

    mp: int
    check: int
    turn: int


class GridFormed(Event):
    """The grid, from pole."""

    drivers: tuple[Driver, ...]


class WeatherSet(Event):
    """A card decided the weather at the start."""

    card: Card
    state: str


class RobotTyres(Event):
    """The tyres of all robots."""

    tyres: Named


class TyresFitted(Event):
    """A player has new tyres."""

    seat: int
    tyres: Named


class StrategyChosen(Event):
    """A player has a strategy."""

    seat: int
    strategy: Named


class TurnStarted(Event):
    """The pawn moved to the next box of the turn indicator."""

    turn: int
    turns: int


class StageStarted(Event):
    """A new row of the turn indicator."""

    stage: int


class LeaderChanged(CarEvent):
    """The lead changed."""

    def outcome(self) -> Text:
        return message(ROOM, "outcome-leader-changed")


class ContestEntered(CarEvent):
    """A driver joins the contest for a corner and lays cards face down."""

    cards: int


class ContestDeclined(CarEvent):
    """A driver stays out of a contest."""


class ContestRevealed(CarEvent):
    """A driver's cards in a contest are turned over."""

    cards: tuple[Card, ...]
    value: int


class ContestSettled(Event):
    """The new order in the corner, from the front."""

    drivers: tuple[Driver, ...]


class Skipped(Event):
    """A player skipped the turn."""

    seat: int


class PitStopMade(CarEvent):
    """A car went to the pits, and back by some sections."""

    sections: int
    section: str


class Refuelled(Event):
    """A player refuelled, and must stop again on a turn."""

    seat: int
    turn: int


class Repaired(Event):
    """Damage was repaired."""

    seat: int
    discs: int


class CardDiscarded(Event):
    """A card went from a hand to the discards."""

    seat: int
    card: Card


class CardPlayed(Event):
    """A card was played for movement."""

    seat: int
    card: Card


class CardTaken(Event):
    """A chaser took a card that the chased driver had played."""

    seat: int
    card: Card


class CardsShown(Event):
    """A player showed two cards just drawn."""

    seat: int
    cards: tuple[Card, ...]


class ChipsPaid(Event):
    """Tyre chips were paid."""

    seat: int
    chips: int


class DamageTaken(Event):
    """A damage disc was drawn."""

    seat: int
    colour: str


class Checked(CarEvent):
    """A check was made: a card against a target."""

    check: str
    card: Card
    target: int
    passed: bool

    def outcome(self) -> Text | None:
        if self.check == "late-brake":  # what comes of it is told by itself
            return None
        return message(ROOM, "outcome-checked", check=self.check, passed="yes" if self.passed else "no")


class PowerUsed(Event):
    """A track card was discarded instead of a check."""

    seat: int
    card: Card


class FlagPlaced(Event):
    """A yellow flag stands in a corner."""

    seat: int
    section: str


class FlagLifted(Event):
    """A yellow flag left the track."""

    section: str


class FlagTaken(Event):
    """A player has the blue or the orange flag."""

    seat: int
    colour: str


class WeatherMoved(Event):
    """The weather pawn moved."""

    slot: int
    state: str


class SpotTaken(CarEvent):
    """A car stands on a trajectory spot."""

    bonus: int
    extreme: bool
    section: str


class MoveStarted(CarEvent):
    """A car sets off with its movement points."""

    mp: int


class Passed(CarEvent):
    """A car passed another: it overtook, lapped or unlapped it."""

    other: Driver
    how: str


class MoveEnded(CarEvent):
    """Where a car stopped."""

    section: str


class NotMoved(CarEvent):
    """A car did not move at all."""

    def outcome(self) -> Text:
        return message(ROOM, "outcome-not-moved")


class LateBraked(CarEvent):
    """A late brake succeeded."""

    section: str

    def outcome(self) -> Text:
        return message(ROOM, "outcome-late-braked")


class WentOff(CarEvent):
    """A car lost control."""

    section: str

    def outcome(self) -> Text:
        return message(ROOM, "outcome-went-off")


class Recovered(CarEvent):
    """A car waits at the edge of the track."""

    section: str
    time: int

    def outcome(self) -> Text | None:
        return message(ROOM, "outcome-recovered", time=self.time) if self.time else None


class BackOnTrack(CarEvent):
    """A car came back to the track."""

    section: str


class Retired(CarEvent):
    """A car is out of the race."""

    ends_race = True

    cause: str

    def outcome(self) -> Text:
        return message(ROOM, "outcome-retired", cause=self.cause)


class RobotsStopped(Event):
    """All robots changed tyres."""

    tyres: Named


class SafetyCarCalled(Event):
    """The safety car comes out."""


class SafetyCarLeft(Event):
    """The safety car leaves: a restart."""


class RaceEnded(CarEvent):
    """The last turn is over."""

    def text(self) -> Text:
        return message(ROOM, "event-race-ended", car=self.car)
