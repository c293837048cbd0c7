"""The events of both editions. An event told of robots alone is a detail: its class begins with `Robot`."""

from paddock.core import DETAIL, HEADLINE, RACE, Event, Text, message
from paddock.core.texts import record_text
from paddock.games.race90.shared.cards import HIDDEN, HIDDEN_RACE, HIDDEN_TRACK, ROOM, Card
from paddock.games.race90.shared.drivers import Driver, Named
from paddock.games.race90.shared.places import Where


class CarEvent(Event):
    """Something that happened to a car, of a player or of a robot."""

    car: Driver

    def whose(self) -> int | None:
        return self.car.seat()

    def text(self) -> Text:
        """A robot's event reads as a player's does."""
        told = record_text(self, "event")
        return Text(told.room, told.key.replace("event-robot-", "event-"), told.args)


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

    length = DETAIL

    seat: int


class CardDrawn(Event):
    """A card came to a hand; only its owner sees which."""

    length = DETAIL

    seat: int
    card: Card

    def text(self) -> Text:
        is_seen = self.card.index >= 0
        return message(
            ROOM, "event-card-drawn" if is_seen else "event-card-drawn-unseen", seat=self.seat, card=self.card
        )

    def heard_by(self, seat: int | None) -> "CardDrawn":
        if seat == self.seat or self.card.index < 0:
            return self
        return CardDrawn(self.seat, HIDDEN[HIDDEN_TRACK if self.card.corner else HIDDEN_RACE])


class Qualified(CarEvent):
    """What a driver qualified with."""

    mp: int
    check: int
    turn: int


class RobotQualified(Qualified):
    """What a robot qualified with, and when its chit calls in one of its kind."""

    length = DETAIL

    def text(self) -> Text:
        return record_text(self, "event")


class GridFormed(Event):
    """The grid, from pole."""

    length = HEADLINE

    drivers: tuple[Driver, ...]


class WeatherSet(Event):
    """A card decided the weather at the start."""

    length = HEADLINE

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

    length = HEADLINE

    stage: int


class LeaderChanged(CarEvent):
    """The lead changed."""

    length = HEADLINE

    def outcome(self) -> Text:
        return message(ROOM, "outcome-leader-changed")


class ContestEntered(CarEvent):
    """A driver joins the contest for a corner and lays cards face down."""

    cards: int
    section: Where


class ContestDeclined(CarEvent):
    """A driver stays out of a contest."""

    length = DETAIL


class ContestRevealed(CarEvent):
    """A driver's cards in a contest are turned over."""

    cards: tuple[Card, ...]
    value: int
    plus: int
    """What corner and strategy add to the points of the cards."""

    def text(self) -> Text:
        plus = f"{self.plus:+}" if self.plus else "none"
        return message(ROOM, "event-contest-revealed", car=self.car, cards=self.cards, value=self.value, plus=plus)


class ContestTied(Event):
    """Drivers came to the same value: players among them take damage."""

    drivers: tuple[Driver, ...]


class ContestSettled(Event):
    """The new order in the corner, from the front."""

    drivers: tuple[Driver, ...]
    section: Where


class Skipped(Event):
    """A player skipped the turn."""

    seat: int


class PitStopMade(CarEvent):
    """A car went to the pits, and back by some sections; or behind the safety car, to the end of the line."""

    length = HEADLINE

    sections: int
    section: Where
    why: str
    """own, fuel, forced, weather or line."""

    def outcome(self) -> Text:
        if self.why == "line":
            return message(ROOM, "outcome-pit-line")
        return message(ROOM, "outcome-pit", sections=self.sections)


class RobotPitStopMade(PitStopMade):
    """A robot went to the pits."""

    length = RACE


class Refuelled(Event):
    """A player refuelled, and must stop again on a turn unless the race is over by then."""

    seat: int
    turn: int
    turns: int
    """Of the race."""

    def outcome(self) -> Text:
        is_enough = "yes" if self.turn > self.turns else "no"
        return message(ROOM, "outcome-fuel", turn=self.turn, turns=self.turns, is_enough=is_enough)


class Repaired(Event):
    """Damage was repaired."""

    length = DETAIL

    seat: int
    discs: int


class CardDiscarded(Event):
    """A card went from a hand to the discards."""

    length = DETAIL

    seat: int
    card: Card


class CardPaid(Event):
    """A card was paid: as a tyre, as the cards that a cost demands, or for a point of STEADY."""

    seat: int
    card: Card
    price: str
    """tyre, card or point."""


class CardPlayed(Event):
    """A card was played for movement, the first or the second of a turn."""

    seat: int
    card: Card
    is_second: bool = False


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
    left: int


class DamageTaken(Event):
    """A damage disc was drawn."""

    seat: int
    colour: str
    taken: int
    slots: int


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
    section: Where


class FlagLifted(Event):
    """A yellow flag left the track."""

    section: Where
    why: str
    """green, leader, safety or stage."""


class FlagPassed(CarEvent):
    """A car paid a point to pass a yellow flag."""

    length = DETAIL

    section: Where


class FlagTaken(Event):
    """A player has the blue or the orange flag."""

    seat: int
    colour: str


class WeatherMoved(Event):
    """The weather pawn moved."""

    seat: int
    slot: int
    state: str


class WeatherTurned(WeatherMoved):
    """The weather pawn moved, and the weather changed."""

    length = HEADLINE


class SpotTaken(CarEvent):
    """A car stands on a trajectory spot."""

    length = DETAIL

    bonus: int
    extreme: bool
    section: Where


class MoveStarted(CarEvent):
    """A car sets off with its movement points."""

    length = DETAIL

    mp: int


class Passed(CarEvent):
    """A car passed another: it overtook, lapped or unlapped it."""

    other: Driver
    how: str
    price: int
    """Movement points."""


class RobotPassed(Passed):
    """A robot passed another."""

    length = DETAIL


class Blocked(CarEvent):
    """A car had to stop behind another, and lost the points it had left."""

    other: Driver
    points: int
    why: str
    """flag: no passing where a yellow flag stands; never: not here; price: too few points."""


class RobotBlocked(Blocked):
    """A robot had to stop behind another car."""

    length = DETAIL


class MoveEnded(CarEvent):
    """Where a car stopped."""

    section: Where


class RobotMoveEnded(MoveEnded):
    """Where a robot stopped."""

    length = DETAIL


class NotMoved(CarEvent):
    """A car did not move at all."""

    length = DETAIL

    def outcome(self) -> Text:
        return message(ROOM, "outcome-not-moved")


class LateBraked(CarEvent):
    """A late brake succeeded, past all cars of the section."""

    section: Where
    passed: tuple[Driver, ...]

    def text(self) -> Text:
        passed = self.passed or "none"
        return message(ROOM, "event-late-braked", car=self.car, section=self.section, passed=passed)

    def outcome(self) -> Text:
        return message(ROOM, "outcome-late-braked")


class WentOff(CarEvent):
    """A car lost control."""

    length = HEADLINE

    section: Where

    def outcome(self) -> Text:
        return message(ROOM, "outcome-went-off")


class Recovered(CarEvent):
    """A car waits at the edge of the track."""

    section: Where
    time: int

    def outcome(self) -> Text | None:
        return message(ROOM, "outcome-recovered", time=self.time) if self.time else None


class BackOnTrack(CarEvent):
    """A car came back to the track."""

    section: Where


class Retired(CarEvent):
    """A car is out of the race."""

    length = HEADLINE
    ends_race = True

    cause: str

    def outcome(self) -> Text:
        return message(ROOM, "outcome-retired", cause=self.cause)


class ChaseStarted(Event):
    """A player chases a driver."""

    seat: int
    driver: Driver


class RobotOrdered(Event):
    """The holder of the orange flag makes a robot take a risk."""

    seat: int
    driver: Driver
    risk: str
    """late-brake or extreme."""


class DiscSpent(Event):
    """A blue disc was spent for a point."""

    seat: int
    left: int


class RobotsStopped(Event):
    """All robots changed tyres."""

    length = HEADLINE

    tyres: Named


class SafetyCarCalled(Event):
    """The safety car comes out."""

    length = HEADLINE


class SafetyCarLeft(Event):
    """The safety car leaves: a restart."""

    length = HEADLINE


class RaceEnded(CarEvent):
    """The last turn is over."""

    length = HEADLINE


class Classified(CarEvent):
    """A line of the final classification."""

    length = HEADLINE

    place: int
    laps: int
    """Laps behind the winner."""
    is_out: bool
