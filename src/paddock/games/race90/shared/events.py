"""The events of both editions."""

from paddock.core import Event, Text, message
from paddock.games.race90.shared.cards import HIDDEN, HIDDEN_RACE, HIDDEN_TRACK, ROOM, Card
from paddock.games.race90.shared.drivers import Driver, Named


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
    """A player gave the whole opening hand for another."""

    seat: int


class CardDrawn(Event):
    """A card came to a hand; only its owner sees which."""

    seat: int
    card: Card

    def heard_by(self, seat: int | None) -> "CardDrawn":
        if seat == self.seat or self.card.index < 0:
            return self
        return CardDrawn(self.seat, HIDDEN[HIDDEN_TRACK if self.card.corner else HIDDEN_RACE])


class Qualified(Event):
    """What a driver qualified with."""

    car: Driver
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
    """The pawn is on another box of the turn indicator."""

    turn: int
    turns: int


class StageStarted(Event):
    """A new row of the turn indicator."""

    stage: int


class LeaderChanged(Event):
    """Somebody else leads."""

    car: Driver


class ContestEntered(Event):
    """A driver fights for places in a corner, with so many cards face down."""

    car: Driver
    cards: int


class ContestDeclined(Event):
    """A driver stays out of it."""

    car: Driver


class ContestRevealed(Event):
    """The cards of a driver in a contest."""

    car: Driver
    cards: tuple[Card, ...]
    value: int


class ContestSettled(Event):
    """The new order, from the front."""

    drivers: tuple[Driver, ...]


class Skipped(Event):
    """A player skipped the turn."""

    seat: int


class PitStopMade(Event):
    """A car went to the pits, and so many sections back."""

    car: Driver
    sections: int
    section: str


class Refuelled(Event):
    """A player has fuel up to a turn."""

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


class Checked(Event):
    """A check was made: a card against a target."""

    car: Driver
    check: str
    card: Card
    target: int
    passed: bool


class PowerUsed(Event):
    """A track card was thrown away instead of a check."""

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


class SpotTaken(Event):
    """A car stands on a trajectory spot."""

    car: Driver
    bonus: int
    extreme: bool
    section: str


class MoveStarted(Event):
    """A car has so many movement points."""

    car: Driver
    mp: int


class Passed(Event):
    """A car passed another: it overtook, lapped or unlapped it."""

    car: Driver
    other: Driver
    how: str


class MoveEnded(Event):
    """Where a car stopped."""

    car: Driver
    section: str


class NotMoved(Event):
    """A car did not move at all."""

    car: Driver


class LateBraked(Event):
    """A late brake succeeded."""

    car: Driver
    section: str


class WentOff(Event):
    """A car lost control."""

    car: Driver
    section: str


class Recovered(Event):
    """A car waits at the edge of the track."""

    car: Driver
    section: str
    time: int


class BackOnTrack(Event):
    """A car came back to the track."""

    car: Driver
    section: str


class Retired(Event):
    """A car is out of the race."""

    car: Driver
    cause: str


class RobotsStopped(Event):
    """All robots changed tyres."""

    tyres: Named


class SafetyCarCalled(Event):
    """The safety car comes out."""


class SafetyCarLeft(Event):
    """The safety car leaves: a restart."""


class RaceEnded(Event):
    """The last turn is over."""

    car: Driver

    def text(self) -> Text:
        return message(ROOM, "event-race-ended", car=self.car)
