"""What lies on the table."""

from typing import ClassVar, Final

from paddock.circuits import SpaceBoard
from paddock.core import Option, Position, Shared
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
        self.colours = [board.colours_of(space) for space in range(len(board.space_names))]
        """By space, in words."""
        self.where = board.where
        """By section, in words."""
        self.space_darkest = board.space_darkest
        self.front = [sections[-1] for sections in board.space_sections]
        self.grid = board.grid
        self.money = board.money
        self.free_crossings = board.free_crossings
        self.enter: list[list[Option]] = [
            [Enter(cube, name, where) for name, where in zip(board.names, board.seen, strict=True)] for cube in CUBES
        ]
        """By cube and section."""
        self.go: list[list[Option]] = [
            [Go(name, shade, where) for name, where in zip(board.names, board.seen, strict=True)] for shade in SHADES
        ]
        """By darkest colour and section."""
        self.line_up: list[Option] = [
            LineUp(number, board.names[section], money, board.where[section])
            for number, (section, money) in enumerate(zip(board.grid, board.money, strict=True), 1)
        ]
        self.length = [cars_past_the_line(board, section) for section in range(board.size)]
        """Car lengths from the line to the front of a section, along its own lane."""

    def is_beyond(self, section: int, other: int) -> bool:
        """Whether `other` ends farther along the closed track than `section` (AU-MOVE-06, AU-MOVE-23).

        For places less than half a lap apart.
        """
        ahead = (self.end[other] - self.end[section]) % self.columns
        return 0 < ahead < self.columns - self.columns // 2


def cars_past_the_line(board: SpaceBoard, section: int) -> int:
    lane, end = board.lane[section], board.end[section]
    return sum(1 for each in range(board.size) if board.lane[each] == lane and board.end[each] <= end)


class Race(Position):
    """The cars on the track, the reserve beside it, and in front of every seat a bag and three piles of cubes.

    A pile is a list of counts by colour. Cubes on the track belong to the used pile of their player (AU-ACTION-20).
    At first all cubes are in the reserve; gears and wear have their cards already (AU-SETUP-03, AU-SETUP-04).
    """

    def __init__(
        self,
        seats: int,
        road: Road,
        laps: int,
        partial: bool,
        hybrid_up_to: bool,
        open_bags: str,
        like: "Race | None" = None,
    ) -> None:
        super().__init__(like)
        if like is None:
            self.seats: int = seats
            self.road: Shared[Road] = road
            self.laps: int = laps
            self.partial: bool = partial
            self.hybrid_up_to: bool = hybrid_up_to
            self.open_bags: str = open_bags  # how much of a bag is public
            self.cards: Shared[list[int]] = [of[0].index if len(of) == 1 else NO_CARD for of in CARDS_OF]  # by colour
            self.first: int = NOBODY
            self.round: int = 0
            self.colours: Shared[list[int]] = [NO_COLOUR] * seats  # of the cars
            self.cars: list[int] = [NOWHERE] * seats  # the section of each car
            self.crossed: list[int] = [-road.free_crossings] * seats  # the line; negative on a grid behind it
            self.reserve: list[int] = [cube.count for cube in CUBES]
            self.bags: list[list[int]] = [[0] * COLOURS for _ in range(seats)]
            self.active: list[list[int]] = [[0] * COLOURS for _ in range(seats)]
            self.used: list[list[int]] = [[0] * COLOURS for _ in range(seats)]
            self.discard: list[list[int]] = [[0] * COLOURS for _ in range(seats)]
            self.drawn: list[int] = []  # cubes drawn and seen, not yet in a pile
            self.trail: list[int] = []  # the section reached in every space entered this turn
            self.marks: list[int] = []  # the cube in each of them; NO_COLOUR if one only passed through
            self.darkest: int = NO_COLOUR  # colour of the spaces entered this turn
            self.sheltered: bool = False  # from the wear of this turn
            return
        # Generated from the fields above by tools/fields.py
        self.seats = like.seats
        self.road = like.road
        self.laps = like.laps
        self.partial = like.partial
        self.hybrid_up_to = like.hybrid_up_to
        self.open_bags = like.open_bags
        self.cards = like.cards
        self.first = like.first
        self.round = like.round
        self.colours = like.colours
        self.cars = like.cars[:]
        self.crossed = like.crossed[:]
        self.reserve = like.reserve[:]
        self.bags = list(map(list.copy, like.bags))
        self.active = list(map(list.copy, like.active))
        self.used = list(map(list.copy, like.used))
        self.discard = list(map(list.copy, like.discard))
        self.drawn = like.drawn[:]
        self.trail = like.trail[:]
        self.marks = like.marks[:]
        self.darkest = like.darkest
        self.sheltered = like.sheltered

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "seats",
        "road",
        "laps",
        "partial",
        "hybrid_up_to",
        "open_bags",
        "cards",
        "first",
        "round",
        "colours",
        "cars",
        "crossed",
        "reserve",
        "bags",
        "active",
        "used",
        "discard",
        "drawn",
        "trail",
        "marks",
        "darkest",
        "sheltered",
    )
    __slots__ = FIELDS[len(Position.FIELDS) :]
    # End of generated code

    def copy(self) -> "Race":
        return Race(self.seats, self.road, self.laps, self.partial, self.hybrid_up_to, self.open_bags, self)

    def head(self, seat: int) -> int:
        """The section of the last cube placed this turn, or else of the car (AU-MOVE-26)."""
        return self.trail[-1] if self.trail else self.cars[seat]

    def following(self, seat: int) -> list[int]:
        """The other seats in turn order, starting after this one."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]
