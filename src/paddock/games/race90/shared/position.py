"""What lies on the table. Lists change in place and are copied; tuples are replaced, so copies share them."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.circuits.sections import CORNER, SectionBoard
from paddock.core import Position
from paddock.games.race90.shared.cards import Card, Chit, Deck
from paddock.games.race90.shared.drivers import Driver

NOBODY: Final = -1
NOWHERE: Final = -1
NO_SAFETY: Final = -1000
"""Where the safety car is while it is not on the track."""
FLAG: Final = -1
"""Stands for a yellow flag among the cars of a section."""
HUMAN: Final = 0
SOFT: Final = 0
HARD: Final = 1
INTERMEDIATE: Final = 2
WET: Final = 3
SAVE_TYRES: Final = 0
HAZARD: Final = 1
BALANCE: Final = 2
LUCKY: Final = 3
CHASE: Final = 4
BANGING: Final = 5
SAVE_FUEL: Final = 6
PUSH: Final = 7
RECOVERY: Final = 8
STEADY: Final = 9
VERSATILITY: Final = 0
REFLEXES: Final = 1
QUALIFYING: Final = 2
PITTING: Final = 3
TUNING: Final = 4
LAPPING: Final = 5
WISE: Final = 6
RAIN_EXPERT: Final = 7
FLAT_OUT: Final = 8
SIXTH: Final = 9

# How a trajectory is being used this turn.
UNDECIDED: Final = 0
NO_USE: Final = 1
USED: Final = 2
ATTEMPTED: Final = 3
"""An extreme one whose check is still to come."""
RISKED: Final = 4
"""An extreme one whose blind check is being made."""
MOST_SEATS: Final = 6
MOST_CARS: Final = 12
FLAGS: Final = 6
SIXTH_CHITS: Final = 3
NO_CARDS: Final[tuple[Card, ...]] = ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """The individual turn in progress: what was played, and what it is worth so far."""

    car: int
    weather: int  # the state at the start of the turn
    played: tuple[Card, ...]
    charted: tuple[Card, ...]  # movement cards that went to the chart in a check
    use: int
    spot: int  # the trajectory under the car when it played
    bonus: int
    mp: int
    overtake: int  # 0 no symbol, -1 one to spend, else the corner on which it is spent
    checks: tuple[tuple[int, bool], ...]  # of the movement cards, still to be made
    events: tuple[int, ...]  # of the movement cards, still to be resolved
    pledge: tuple[int, ...]  # corners that the movement must still use
    tyres_due: int
    cards_due: int
    chips: int  # paid for tyres this turn
    cards: int  # paid for tyres this turn
    doubtful: bool  # a blind check will decide what the target is
    settled: bool  # bonuses are fixed: nothing can be added to the movement points
    failed: bool  # an extreme trajectory
    moved: bool
    left: bool  # the section in which the movement began
    overtook: bool
    drawn: tuple[Card, ...]  # by LUCKY, until it is settled what comes of them
    cleared: int  # the car for which the Leader check was passed
    saved: int  # the car for which the overtake symbol was not spent
    offered: int  # the car before which Sixth Sense was offered
    disc_settled: bool
    threes_settled: bool
    suspended: bool  # by a stop
    passed: bool  # how the last check ended
    was_blind: bool  # whether it was a normal one made blind
    firsts: list[Card] | None  # the cards that can be played first, a list that never changes; None: to be found out
    seconds: list[Card] | None  # ...and with the first
    __slots__ = tuple(__annotations__)  # as many fields in a dict would make a copy three times slower

    def copy(self) -> "Turn":
        turn = Turn()
        turn.car = self.car
        turn.weather = self.weather
        turn.played = self.played
        turn.charted = self.charted
        turn.use = self.use
        turn.spot = self.spot
        turn.bonus = self.bonus
        turn.mp = self.mp
        turn.overtake = self.overtake
        turn.checks = self.checks
        turn.events = self.events
        turn.pledge = self.pledge
        turn.tyres_due = self.tyres_due
        turn.cards_due = self.cards_due
        turn.chips = self.chips
        turn.cards = self.cards
        turn.doubtful = self.doubtful
        turn.settled = self.settled
        turn.failed = self.failed
        turn.moved = self.moved
        turn.left = self.left
        turn.overtook = self.overtook
        turn.drawn = self.drawn
        turn.cleared = self.cleared
        turn.saved = self.saved
        turn.offered = self.offered
        turn.disc_settled = self.disc_settled
        turn.threes_settled = self.threes_settled
        turn.suspended = self.suspended
        turn.passed = self.passed
        turn.was_blind = self.was_blind
        turn.firsts = self.firsts
        turn.seconds = self.seconds
        return turn


def new_turn(car: int, weather: int = 0) -> Turn:
    """A turn in which nothing has been done yet."""
    turn = Turn()
    turn.car, turn.weather = car, weather
    turn.played = turn.charted = turn.drawn = NO_CARDS
    turn.use, turn.spot = UNDECIDED, NOWHERE
    turn.bonus = turn.mp = turn.overtake = 0
    turn.checks = ()
    turn.events = turn.pledge = ()
    turn.tyres_due = turn.cards_due = turn.chips = turn.cards = 0
    turn.doubtful = turn.settled = turn.failed = turn.moved = turn.left = turn.overtook = False
    turn.cleared = turn.saved = turn.offered = NOBODY
    turn.disc_settled = turn.threes_settled = turn.suspended = turn.passed = turn.was_blind = False
    turn.firsts = turn.seconds = None
    return turn


class Race(Position):
    """The track with its cars, a chart before every player, the decks, the turn indicator and the weather row.

    Cars are numbered: players by their seats, then the robots from the fastest to the slowest.
    """

    # What never changes
    seats: int
    board: SectionBoard
    deck: Deck
    turns: int
    all_items: bool
    kinds: tuple[int, ...]
    cars: int
    # The table
    turn: int
    opening: bool
    safety: int
    weather: int
    robot_tyres: int
    orange: int
    leader: int
    chits: tuple[Chit, ...]
    bag_red: int
    bag_brown: int
    race_pile: list[Card]
    race_discard: list[Card]
    track_pile: list[Card]
    track_discard: list[Card]
    shown: tuple[Card, ...]
    now: Turn
    # By section: cars and at most one flag, from the front to the back
    lanes: list[tuple[int, ...]]
    # By car
    progress: list[int]
    acted: list[bool]
    spot: list[int]
    chances: list[int]
    waste: tuple[int, ...]
    reentry: tuple[int, ...]
    laid: tuple[tuple[Card, ...], ...]
    values: tuple[tuple[int, int], ...]
    # Cars of which something is true
    no_move: tuple[int, ...]
    just_pit: tuple[int, ...]
    forced: tuple[int, ...]
    called: tuple[int, ...]
    off: tuple[int, ...]
    retired: tuple[int, ...]
    # By seat
    hands: list[list[Card]]
    target: list[Card | None]
    chips: list[int]
    discs: list[int]
    red: list[int]
    brown: list[int]
    frozen: tuple[tuple[Card, ...], ...]
    levels: tuple[tuple[int, int, int], ...]
    skill: tuple[int, ...]
    spent: tuple[bool, ...]
    sixth: tuple[int, ...]
    tyres: tuple[int, ...]
    soft_sets: tuple[int, ...]
    strategy: tuple[int, ...]
    fuel: tuple[int, ...]
    blue: tuple[bool, ...]
    chased: tuple[int, ...]
    fresh: tuple[bool, ...]
    banged: tuple[bool, ...]
    swapped: tuple[tuple[Card, ...], ...]
    reserve: tuple[tuple[Card, ...], ...]
    chasers: tuple[tuple[int, ...], ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, seats: int, board: SectionBoard, deck: Deck, turns: int, all_items: bool) -> None:
        super().__init__()
        self.seats = seats
        self.board = board
        self.deck = deck
        self.turns = turns
        self.all_items = all_items

    def copy(self) -> "Race":
        race = Race(self.seats, self.board, self.deck, self.turns, self.all_items)
        race.stack = self.stack[:]
        copy_table(self, race)
        copy_cars(self, race)
        copy_charts(self, race)
        return race

    def section(self, car: int) -> int:
        """Where a car is; off the track, where it lost control."""
        return self.progress[car] % self.board.size

    def is_human(self, car: int) -> bool:
        return car < self.seats

    def driver(self, car: int) -> Driver:
        """Whom to name in an event."""
        kind = self.kinds[car]
        return Driver(car, kind, 0 if kind == HUMAN else car - self.kinds.index(kind) + 1)

    def in_race(self, car: int) -> bool:
        return car not in self.retired

    def at_corner(self, section: int) -> bool:
        return self.board.kind[section] == CORNER

    @property
    def state(self) -> int:
        """R2-WX-03  Dry, uncertain or rain."""
        return self.board.weather[self.weather].state

    def has_tyre_kinds(self) -> bool:
        """Whether tyres are soft, hard and so on, or just tyres."""
        return True

    def lying(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Other cards that all can see on the table, by the name of their place."""
        return ()

    @property
    def under_safety(self) -> bool:
        """Whether the safety car is on the track."""
        return self.safety != NO_SAFETY

    @property
    def is_last(self) -> bool:
        return self.turn == self.turns


def copy_table(old: Race, new: Race) -> None:
    new.kinds = old.kinds
    new.cars = old.cars
    new.turn = old.turn
    new.opening = old.opening
    new.safety = old.safety
    new.weather = old.weather
    new.robot_tyres = old.robot_tyres
    new.orange = old.orange
    new.leader = old.leader
    new.chits = old.chits
    new.bag_red = old.bag_red
    new.bag_brown = old.bag_brown
    new.race_pile = old.race_pile[:]
    new.race_discard = old.race_discard[:]
    new.track_pile = old.track_pile[:]
    new.track_discard = old.track_discard[:]
    new.shown = old.shown
    new.now = old.now.copy()


def copy_cars(old: Race, new: Race) -> None:
    new.lanes = old.lanes[:]
    new.progress = old.progress[:]
    new.acted = old.acted[:]
    new.spot = old.spot[:]
    new.chances = old.chances[:]
    new.waste = old.waste
    new.reentry = old.reentry
    new.no_move = old.no_move
    new.just_pit = old.just_pit
    new.forced = old.forced
    new.called = old.called
    new.off = old.off
    new.retired = old.retired
    new.laid = old.laid
    new.values = old.values


def copy_charts(old: Race, new: Race) -> None:
    new.hands = [hand[:] for hand in old.hands]
    new.target = old.target[:]
    new.chips = old.chips[:]
    new.discs = old.discs[:]
    new.red = old.red[:]
    new.brown = old.brown[:]
    new.frozen = old.frozen
    new.levels = old.levels
    new.skill = old.skill
    new.spent = old.spent
    new.sixth = old.sixth
    new.tyres = old.tyres
    new.soft_sets = old.soft_sets
    new.strategy = old.strategy
    new.fuel = old.fuel
    new.blue = old.blue
    new.chased = old.chased
    new.fresh = old.fresh
    new.banged = old.banged
    new.swapped = old.swapped
    new.reserve = old.reserve
    new.chasers = old.chasers
