"""What happens in a race."""

from paddock.core import DETAIL, HEADLINE, Event, Text, message
from paddock.core.texts import Seat
from paddock.games.automobiles.cards import ROOM, CarColour, Card, Cube, Pile


class CardLaid(Event):
    """A card is in play for the whole race."""

    length = DETAIL

    card: Card


class CardsInPlay(Event):
    """The five cards of the race."""

    cards: tuple[Card, ...]


class FirstDrawn(Event):
    """The first player of every round was drawn."""

    seat: int


class CarTaken(Event):
    """A player has a car."""

    seat: int
    car: CarColour


class LinedUp(Event):
    """A car stands on the grid."""

    seat: int
    place: int
    money: int


class CubeBought(Event):
    """A player bought a cube."""

    length = DETAIL

    seat: int
    cube: Cube


class Shopped(Event):
    """All that a player bought in one go, and for how much."""

    seat: int
    cubes: Pile
    cost: int


class ActiveFilled(Event):
    """A player has drawn the cubes for the next turn."""

    length = DETAIL

    seat: int
    cubes: Pile


class CubeDrawn(Event):
    """A player drew a cube by an effect."""

    length = DETAIL

    seat: int
    cube: Cube

    def outcome(self) -> Text:
        return message(ROOM, "outcome-cube-drawn", cube=self.cube)


class BagRefilled(Event):
    """A bag was empty: the discard pile went into it."""

    length = DETAIL

    seat: int
    count: int


class RoundStarted(Event):
    """A round begins."""

    round: int


class CubeUsed(Event):
    """A player used a cube for the effect of its card."""

    length = DETAIL

    seat: int
    card: Card


class CardsUsed(Event):
    """The cards, apart from gears and wear, that a player used in a turn."""

    seat: int
    cards: tuple[Card, ...]
    counts: tuple[int, ...]

    def text(self) -> Text:
        used = tuple(
            message(ROOM, "used-card", card=card, count=count)
            for card, count in zip(self.cards, self.counts, strict=True)
        )
        return message(ROOM, "event-cards-used", seat=self.seat, cards=used)


class CubePlaced(Event):
    """A cube was placed on the track: the car will follow."""

    length = DETAIL

    seat: int
    cube: Cube
    section: str
    spaces: int
    where: Text


class WearGained(Event):
    """A player gained wear, for the darkest space that the car drove over."""

    seat: int
    count: int
    darkest: Cube | None = None


class WearPaid(WearGained):
    """A player gained the wear that an effect costs."""

    length = DETAIL


class CubeGained(Event):
    """A player gained a cube from the reserve."""

    length = DETAIL

    seat: int
    cube: Cube


class CubeRemoved(Event):
    """A cube went back into the reserve."""

    length = DETAIL

    seat: int
    cube: Cube


class WearRemoved(Event):
    """All wear of a pile went back into the reserve."""

    seat: int
    count: int


class CubeDiscarded(Event):
    """A cube went to the discard pile."""

    length = DETAIL

    seat: int
    cube: Cube


class CubeSetAside(Event):
    """A cube went to the used pile without its effect."""

    length = DETAIL

    seat: int
    cube: Cube


class CubeReturned(Event):
    """A cube went back into the bag."""

    length = DETAIL

    seat: int
    cube: Cube


class CubeRecovered(Event):
    """A cube came back from the discard pile into the active pile."""

    length = DETAIL

    seat: int
    cube: Cube


class Sheltered(Event):
    """A player will gain no wear for the movement of this turn."""

    length = DETAIL

    seat: int


class DrawDeclined(Event):
    """A player did not draw the cube that was offered."""

    length = DETAIL

    seat: int


class PitStopMade(Event):
    """A player gave up a turn to remove the wear of the active pile."""

    seat: int
    count: int


class CarMoved(Event):
    """A car followed its cubes."""

    seat: int
    section: str
    where: Text
    spaces: int
    passed_seats: tuple[int, ...]

    def text(self) -> Text:
        passed = tuple(Seat(seat) for seat in self.passed_seats)
        return message(
            ROOM, "event-car-moved", seat=self.seat, where=self.where, spaces=self.spaces, passed=passed or None
        )


class CarStayed(Event):
    """A car did not move this turn."""

    seat: int


class LeadTaken(Event):
    """A car is in the lead, after passing the one that was."""

    length = HEADLINE

    seat: int
    from_seat: int


class LapDone(Event):
    """A car completed a lap."""

    seat: int
    to_go: int


class LapLed(Event):
    """The first car to complete a lap has done so: the order at this moment."""

    length = HEADLINE

    lap: int
    to_go: int
    seat: int
    others: tuple[int, ...]

    def text(self) -> Text:
        others = tuple(Seat(seat) for seat in self.others)
        return message(ROOM, "event-lap-led", lap=self.lap, to_go=self.to_go, seat=self.seat, others=others)


class Slipstreamed(Event):
    """A car ended right behind another and gains no wear."""

    seat: int
    ahead_seat: int


class GapsClosed(Event):
    """Cars rolled forward inside their spaces."""

    length = DETAIL

    seats: tuple[int, ...]


class RaceEnded(Event):
    """The last round is over."""

    length = HEADLINE

    winners: tuple[int, ...]
    rounds: int

    def text(self) -> Text:
        return message(ROOM, "event-race-ended", seats=self.winners, rounds=self.rounds)


class Classified(Event):
    """A car in the result, with its race in figures."""

    seat: int
    place: int
    laps: int
    lengths: int
    finished: bool
    grid: int
    """The place at the start; 0 if it was not seen."""
    wear: int
    """All wear that the player took."""
    tows: int
    """How often a slipstream saved it."""
    stops: int
    quickest: int
    """The fewest rounds for a lap; 0 without one."""

    def text(self) -> Text:
        figures = {name: getattr(self, name) for name in self.__struct_fields__}
        gained = self.grid - self.place if self.grid else 0
        moved = "up" if gained > 0 else "down" if gained < 0 else "same" if self.grid else "unknown"
        return message(ROOM, "event-classified", moved=moved, gained=abs(gained), **figures)
