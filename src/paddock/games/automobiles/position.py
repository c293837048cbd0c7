"""What lies on the table."""

from typing import Final

from paddock.circuits import SpaceBoard
from paddock.core import Option, Position
from paddock.games.automobiles.cards import CARDS_OF, COLOURS, CUBES, NO_CARD, NO_COLOUR, NOBODY
from paddock.games.automobiles.options import SHADES, Enter, Go, LineUp

NOWHERE: Final = -1


class Road:
    """A board with the options on it, as flat lists by section or by space; shared by every race on it."""

    def __init__(self, board: SpaceBoard) -> None:
        self.id = board.id
        self.lanes = board.lanes
        self.columns = board.columns
        self.names = board.names
        self.index = board.index
        self.lane = board.lane
        self.space = board.space  # AU-MOVE-01
        self.place = board.place
        self.end = board.end
        self.next = board.next
        self.exits = board.exits
        self.space_mask = board.space_mask
        self.space_darkest = board.space_darkest
        self.front = [sections[-1] for sections in board.space_sections]
        self.grid = board.grid
        self.money = board.money
        self.free_crossings = board.free_crossings
        self.enter: list[list[Option]] = [[Enter(cube, name) for name in board.names] for cube in CUBES]
        """By cube and section."""
        self.go: list[list[Option]] = [[Go(name, shade) for name in board.names] for shade in SHADES]
        """By darkest colour and section."""
        self.line_up: list[Option] = [
            LineUp(number, board.names[section], money)
            for number, (section, money) in enumerate(zip(board.grid, board.money, strict=True), 1)
        ]
        self.length = [cars_past_the_line(board, section) for section in range(board.size)]
        """Car lengths from the line to the front of a section, along its own lane."""

    def is_beyond(self, section: int, other: int) -> bool:
        """AU-MOVE-06, AU-MOVE-23  Whether `other` ends farther along than `section`; the track is closed.

        For places less than half a lap apart.
        """
        ahead = (self.end[other] - self.end[section]) % self.columns
        return 0 < ahead < self.columns - self.columns // 2


def cars_past_the_line(board: SpaceBoard, section: int) -> int:
    lane, end = board.lane[section], board.end[section]
    return sum(1 for each in range(board.size) if board.lane[each] == lane and board.end[each] <= end)


class Race(Position):
    """The cars on the track, the reserve beside it, and before every seat a bag and three piles of cubes.

    AU-ACTION-20  A pile is a list of counts by colour. Cubes on the track lie in the used pile of whoever placed them.
    """

    def __init__(
        self,
        seats: int,
        road: Road,
        laps: int,
        partial: bool,
        hybrid_up_to: bool,
        open_bags: str,
        cards: list[int],
        first: int,
        round: int,  # noqa: A002  the players' word
        colours: list[int],
        cars: list[int],
        crossed: list[int],
        reserve: list[int],
        bags: list[list[int]],
        active: list[list[int]],
        used: list[list[int]],
        discard: list[list[int]],
        drawn: list[int],
        trail: list[int],
        marks: list[int],
        darkest: int,
        sheltered: bool,
    ) -> None:
        super().__init__()
        self.seats = seats
        self.road = road
        self.laps = laps
        self.partial = partial
        self.hybrid_up_to = hybrid_up_to
        self.open_bags = open_bags  # what everybody is shown of a bag
        self.cards = cards  # the card in play by colour; replaced, never changed
        self.first = first
        self.round = round
        self.colours = colours  # of the cars; replaced, never changed
        self.cars = cars  # the section of each car
        self.crossed = crossed  # how often each car went over the line; below 0 on a grid behind it
        self.reserve = reserve
        self.bags = bags
        self.active = active
        self.used = used
        self.discard = discard
        self.drawn = drawn  # cubes drawn, seen, and not yet in a pile
        self.trail = trail  # the section reached in every space entered this turn
        self.marks = marks  # beside it, the colour of the cube that lies there, or NO_COLOUR where one passed through
        self.darkest = darkest  # colour of a space entered this turn, or NO_COLOUR
        self.sheltered = sheltered  # from the wear of this turn

    def copy(self) -> "Race":
        race = Race(
            self.seats,
            self.road,
            self.laps,
            self.partial,
            self.hybrid_up_to,
            self.open_bags,
            self.cards,
            self.first,
            self.round,
            self.colours,
            self.cars[:],
            self.crossed[:],
            self.reserve[:],
            list(map(list.copy, self.bags)),
            list(map(list.copy, self.active)),
            list(map(list.copy, self.used)),
            list(map(list.copy, self.discard)),
            self.drawn[:],
            self.trail[:],
            self.marks[:],
            self.darkest,
            self.sheltered,
        )
        race.stack = self.stack[:]
        return race

    def head(self, seat: int) -> int:
        """AU-MOVE-26  The section where the chain of cubes placed this turn ends; before the first, that of the car."""
        return self.trail[-1] if self.trail else self.cars[seat]

    def following(self, seat: int) -> list[int]:
        """The other seats in the order of turns, beginning after this one."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]


def empty_table(
    seats: int, road: Road, laps: int, partial: bool, hybrid_up_to: bool, open_bags: str, blue_cubes: int
) -> Race:
    """AU-SETUP-03, AU-SETUP-04  Before anything is dealt: all cubes in the reserve, gears and wear by their cards."""
    cards = [of[0].index if len(of) == 1 else NO_CARD for of in CARDS_OF]
    reserve = [cube.count for cube in CUBES]
    reserve[-1] = blue_cubes
    return Race(
        seats,
        road,
        laps,
        partial,
        hybrid_up_to,
        open_bags,
        cards,
        NOBODY,
        0,
        [NO_COLOUR] * seats,
        [NOWHERE] * seats,
        [-road.free_crossings] * seats,
        reserve,
        [[0] * COLOURS for _ in range(seats)],
        [[0] * COLOURS for _ in range(seats)],
        [[0] * COLOURS for _ in range(seats)],
        [[0] * COLOURS for _ in range(seats)],
        [],
        [],
        [],
        NO_COLOUR,
        False,
    )
