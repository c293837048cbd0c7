"""What happens in a race."""

from paddock.core import DETAIL, HEADLINE, Event, Text, message
from paddock.games.automobiles.cards import ROOM, CarColour, Card, Cube, Pile


class CardLaid(Event):
    """A card is in play for the whole race."""

    card: Card


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

    seat: int
    cube: Cube


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

    seat: int
    card: Card


class CubePlaced(Event):
    """A cube was placed on the track: the car will follow."""

    length = DETAIL

    seat: int
    cube: Cube
    section: str
    spaces: int


class WearGained(Event):
    """A player gained wear."""

    length = DETAIL

    seat: int
    count: int


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


class LapDone(Event):
    """A car completed a lap."""

    length = HEADLINE

    seat: int
    to_go: int


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

    def text(self) -> Text:
        return message(ROOM, "event-race-ended", seats=self.winners)
