"""What lies on the table. Lists change in place and are copied; tuples are replaced, so copies share them."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from paddock.circuits.sections import CORNER, SectionBoard
from paddock.core import Cached, Owned, Pile, Position, Shared
from paddock.games.race90.shared.cards import Card, Chit, Deck
from paddock.games.race90.shared.drivers import Driver
from paddock.games.race90.shared.places import Where, where

NOBODY: Final = -1
NOWHERE: Final = -1
NO_SAFETY: Final = -1000
"""Where the safety car is while it is not on the track."""
FLAG: Final = -1
"""A yellow flag among the cars of a section."""
HUMAN: Final = 0
"""The kind of a player's car; robots have theirs."""
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

# The three levels of a car.
TYRE_LEVEL: Final = 0
CARD_LEVEL: Final = 1
SLOT_LEVEL: Final = 2

# How a trajectory is being used this turn.
UNDECIDED: Final = 0
NO_USE: Final = 1
USED: Final = 2
ATTEMPTED: Final = 3
"""An extreme one, its check still to come."""
RISKED: Final = 4
"""An extreme one, its blind check being made."""
PITTING_SAVES: Final = 2
"""Sections that a stop costs less with PITTING."""

MOST_SEATS: Final = 6
MOST_CARS: Final = 12
FLAGS: Final = 6
"""Yellow flags in the box."""
BROWN_DISCS: Final = 6
USUAL_LEVELS: Final = (10, 6, 5)
"""Tyre chips, cards in hand and damage slots of a car that nobody has built yet."""
UNSET: Final = (0, 0)
"""What a car qualified with, before it has and once the grid stands."""
NO_CARDS: Final[tuple[Card, ...]] = ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn:
    """The individual turn in progress: what was played, and what it is worth so far."""

    def __init__(self, car: int = NOBODY, weather: int = 0, like: "Turn | None" = None) -> None:
        if like is None:
            self.car: int = car
            self.weather: int = weather  # the state at the start of the turn
            self.played: tuple[Card, ...] = ()
            self.charted: tuple[Card, ...] = ()  # movement cards that went to the chart in a check
            self.use: int = UNDECIDED  # of the trajectory
            self.spot: int = NOWHERE  # the trajectory under the car when it played
            self.bonus: int = 0
            self.mp: int = 0
            self.overtake: int = 0  # 0: no symbol, -1: one to spend, else the corner on which it is spent
            self.checks: tuple[tuple[int, bool], ...] = ()  # of the movement cards, still to be made
            self.events: tuple[int, ...] = ()  # of the movement cards, still to be resolved
            self.pledge: tuple[int, ...] = ()  # corners that the movement must still use
            self.tyres_due: int = 0
            self.cards_due: int = 0
            self.chips: int = 0  # paid for tyres this turn
            self.cards: int = 0  # paid for tyres this turn
            self.doubtful: bool = False  # a blind check will decide what the target is
            self.settled: bool = False  # nothing can be added to the movement points any more
            self.failed: bool = False  # the check of an extreme trajectory
            self.moved: bool = False
            self.left: bool = False  # the section in which the movement began
            self.overtook: bool = False
            self.drawn: tuple[Card, ...] = ()  # by LUCKY, until the player has decided what to do with them
            self.cleared: int = NOBODY  # the car for which the Leader check was passed
            self.saved: int = NOBODY  # the car on which the overtake symbol was not spent
            self.offered: int = NOBODY  # the car before which Sixth Sense was offered
            self.disc_settled: bool = False
            self.threes_settled: bool = False
            self.suspended: bool = False  # by a stop
            self.passed: bool = False  # how the last check ended
            self.was_blind: bool = False  # whether it was a normal one made blind
            self.firsts: Cached[list[Card] | None] = None  # the cards that can be played first
            self.seconds: Cached[list[Card] | None] = None  # the cards that can be played with the first
            return
        # Generated from the fields above by tools/fields.py
        self.car = like.car
        self.weather = like.weather
        self.played = like.played
        self.charted = like.charted
        self.use = like.use
        self.spot = like.spot
        self.bonus = like.bonus
        self.mp = like.mp
        self.overtake = like.overtake
        self.checks = like.checks
        self.events = like.events
        self.pledge = like.pledge
        self.tyres_due = like.tyres_due
        self.cards_due = like.cards_due
        self.chips = like.chips
        self.cards = like.cards
        self.doubtful = like.doubtful
        self.settled = like.settled
        self.failed = like.failed
        self.moved = like.moved
        self.left = like.left
        self.overtook = like.overtook
        self.drawn = like.drawn
        self.cleared = like.cleared
        self.saved = like.saved
        self.offered = like.offered
        self.disc_settled = like.disc_settled
        self.threes_settled = like.threes_settled
        self.suspended = like.suspended
        self.passed = like.passed
        self.was_blind = like.was_blind
        self.firsts = like.firsts
        self.seconds = like.seconds

    FIELDS: ClassVar[tuple[str, ...]] = (
        "car",
        "weather",
        "played",
        "charted",
        "use",
        "spot",
        "bonus",
        "mp",
        "overtake",
        "checks",
        "events",
        "pledge",
        "tyres_due",
        "cards_due",
        "chips",
        "cards",
        "doubtful",
        "settled",
        "failed",
        "moved",
        "left",
        "overtook",
        "drawn",
        "cleared",
        "saved",
        "offered",
        "disc_settled",
        "threes_settled",
        "suspended",
        "passed",
        "was_blind",
    )
    __slots__ = (
        "bonus",
        "car",
        "cards",
        "cards_due",
        "charted",
        "checks",
        "chips",
        "cleared",
        "disc_settled",
        "doubtful",
        "drawn",
        "events",
        "failed",
        "firsts",
        "left",
        "moved",
        "mp",
        "offered",
        "overtake",
        "overtook",
        "passed",
        "played",
        "pledge",
        "saved",
        "seconds",
        "settled",
        "spot",
        "suspended",
        "threes_settled",
        "tyres_due",
        "use",
        "was_blind",
        "weather",
    )
    # End of generated code

    def copy(self) -> "Turn":
        return Turn(like=self)


class Race(Position):
    """The track with its cars, a chart before every player, the decks, the turn indicator and the weather row.

    Cars are numbered: players by their seats, then the robots from the fastest to the slowest. A shared step that needs
    what only one edition has on its table asks for it by a method, which the race of that edition overrides.
    """

    def __init__(
        self,
        seats: int,
        board: SectionBoard,
        deck: Deck,
        turns: int,
        kinds: tuple[int, ...],
        reds: int,
        like: "Race | None" = None,
    ) -> None:
        super().__init__(like)
        if like is None:
            cars = len(kinds)
            # What never changes
            self.seats: int = seats
            self.board: Shared[SectionBoard] = board
            self.deck: Shared[Deck] = deck
            self.turns: int = turns
            self.kinds: tuple[int, ...] = kinds  # of the cars
            self.cars: int = cars
            # The table
            self.turn: int = 1
            self.opening: bool = True  # the first turn, or the turn of a restart
            self.safety: int = NO_SAFETY
            self.weather: int = 0
            self.robot_tyres: int = HARD
            self.orange: int = NOBODY  # who holds the orange flag
            self.leader: int = 0
            self.chits: tuple[Chit, ...] = ()
            self.bag_red: int = reds
            self.bag_brown: int = BROWN_DISCS
            self.race_pile: list[Card] = deck.race[:]
            self.race_discard: list[Card] = []
            self.track_pile: list[Card] = deck.track[:]
            self.track_discard: list[Card] = []
            self.shown: tuple[Card, ...] = ()  # cards of hands that all players have seen
            self.now: Owned[Turn] = Turn()
            # By section: cars and at most one flag, from the front to the back
            self.lanes: list[tuple[int, ...]] = [()] * board.size
            # By car
            self.progress: list[int] = [0] * cars  # sections from the line of the first lap
            self.acted: list[bool] = [False] * cars
            self.spot: list[int] = [NOWHERE] * cars
            self.chances: list[int] = [0] * cars  # where it was asked for a contest this turn, see rules_contest
            self.waste: tuple[int, ...] = (0,) * cars  # time lost off the track
            self.reentry: tuple[int, ...] = (NOWHERE,) * cars
            self.laid: tuple[tuple[Card, ...], ...] = ((),) * cars  # face down
            self.values: tuple[tuple[int, int], ...] = (UNSET,) * cars  # what it qualified with
            # Cars in a state, by number; the order matters for those off the track and those out
            self.just_pit: Pile[tuple[int, ...]] = ()
            self.forced: Pile[tuple[int, ...]] = ()  # to stop, by what happened off the track
            self.called: Pile[tuple[int, ...]] = ()  # robots that a chit calls in this turn
            self.off: tuple[int, ...] = ()
            self.retired: tuple[int, ...] = ()
            # By seat: only players have a hand and a chart (R2-ROB-01)
            self.hands: list[list[Card]] = [[] for _ in range(seats)]
            self.target: list[Card | None] = [None] * seats
            self.chips: list[int] = [0] * seats
            self.discs: list[int] = [0] * seats  # blue ones, of soft tyres
            self.red: list[int] = [0] * seats
            self.brown: list[int] = [0] * seats
            self.frozen: tuple[tuple[Card, ...], ...] = ((),) * seats  # cards of a contest, until the next game turn
            self.levels: tuple[tuple[int, int, int], ...] = (USUAL_LEVELS,) * seats
            self.skill: tuple[int, ...] = (NOBODY,) * seats
            self.spent: tuple[bool, ...] = (False,) * seats  # a skill that works once until a stop
            self.tyres: tuple[int, ...] = (HARD,) * seats
            self.soft_sets: tuple[int, ...] = (0,) * seats
            self.strategy: tuple[int, ...] = (NOBODY,) * seats
            self.fuel: tuple[int, ...] = (0,) * seats  # the turn of the refuel chit
            self.blue: tuple[bool, ...] = (False,) * seats  # flags
            self.chased: tuple[int, ...] = (NOBODY,) * seats
            self.banged: tuple[bool, ...] = (False,) * seats  # BANGING WHEELS has brought its track card this turn
            self.swapped: tuple[tuple[Card, ...], ...] = ((),) * seats  # hands given away before the race
            return
        # Generated from the fields above by tools/fields.py
        self.seats = like.seats
        self.board = like.board
        self.deck = like.deck
        self.turns = like.turns
        self.kinds = like.kinds
        self.cars = like.cars
        self.turn = like.turn
        self.opening = like.opening
        self.safety = like.safety
        self.weather = like.weather
        self.robot_tyres = like.robot_tyres
        self.orange = like.orange
        self.leader = like.leader
        self.chits = like.chits
        self.bag_red = like.bag_red
        self.bag_brown = like.bag_brown
        self.race_pile = like.race_pile[:]
        self.race_discard = like.race_discard[:]
        self.track_pile = like.track_pile[:]
        self.track_discard = like.track_discard[:]
        self.shown = like.shown
        self.now = like.now.copy()
        self.lanes = like.lanes[:]
        self.progress = like.progress[:]
        self.acted = like.acted[:]
        self.spot = like.spot[:]
        self.chances = like.chances[:]
        self.waste = like.waste
        self.reentry = like.reentry
        self.laid = like.laid
        self.values = like.values
        self.just_pit = like.just_pit
        self.forced = like.forced
        self.called = like.called
        self.off = like.off
        self.retired = like.retired
        self.hands = list(map(list.copy, like.hands))
        self.target = like.target[:]
        self.chips = like.chips[:]
        self.discs = like.discs[:]
        self.red = like.red[:]
        self.brown = like.brown[:]
        self.frozen = like.frozen
        self.levels = like.levels
        self.skill = like.skill
        self.spent = like.spent
        self.tyres = like.tyres
        self.soft_sets = like.soft_sets
        self.strategy = like.strategy
        self.fuel = like.fuel
        self.blue = like.blue
        self.chased = like.chased
        self.banged = like.banged
        self.swapped = like.swapped

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Position.FIELDS,
        "seats",
        "board",
        "deck",
        "turns",
        "kinds",
        "cars",
        "turn",
        "opening",
        "safety",
        "weather",
        "robot_tyres",
        "orange",
        "leader",
        "chits",
        "bag_red",
        "bag_brown",
        "race_pile",
        "race_discard",
        "track_pile",
        "track_discard",
        "shown",
        "now",
        "lanes",
        "progress",
        "acted",
        "spot",
        "chances",
        "waste",
        "reentry",
        "laid",
        "values",
        "just_pit",
        "forced",
        "called",
        "off",
        "retired",
        "hands",
        "target",
        "chips",
        "discs",
        "red",
        "brown",
        "frozen",
        "levels",
        "skill",
        "spent",
        "tyres",
        "soft_sets",
        "strategy",
        "fuel",
        "blue",
        "chased",
        "banged",
        "swapped",
    )
    PILES: ClassVar[tuple[str, ...]] = (*Position.PILES, "just_pit", "forced", "called")
    __slots__ = FIELDS[len(Position.FIELDS) :]
    # End of generated code

    def copy(self) -> "Race":
        raise NotImplementedError

    def section(self, car: int) -> int:
        """Where a car is; off the track, where it lost control."""
        return self.progress[car] % self.board.size

    def where(self, section: int) -> Where:
        """A section as people call it."""
        return where(self.board, section)

    def is_human(self, car: int) -> bool:
        return car < self.seats

    def driver(self, car: int) -> Driver:
        """A car as events and texts name it."""
        kind = self.kinds[car]
        return Driver(car, kind, 0 if kind == HUMAN else car - self.kinds.index(kind) + 1)

    def drivers(self, cars: Sequence[int]) -> tuple[Driver, ...]:
        return tuple([self.driver(car) for car in cars])

    def in_race(self, car: int) -> bool:
        return car not in self.retired

    def at_corner(self, section: int) -> bool:
        return self.board.kind[section] == CORNER

    def cards_in_play(self) -> list[Card]:
        """Every card that does not lie in a draw pile."""
        piles = [*self.hands, *self.frozen, *self.laid, *self.swapped, self.race_discard, self.track_discard]
        found = [card for pile in piles for card in pile]
        found += [card for card in self.target if card is not None]
        if self.now.car != NOBODY:
            found += [card for card in self.now.played if card not in self.now.charted]
        return [card for card in found if card.index >= 0]

    @property
    def state(self) -> int:
        """Dry, uncertain or rain (R2-WX-03)."""
        return self.board.weather[self.weather].state

    @property
    def under_safety(self) -> bool:
        """Whether the safety car is on the track."""
        return self.safety != NO_SAFETY

    @property
    def is_last(self) -> bool:
        return self.turn == self.turns

    # What only one edition has on its table

    def has_tyre_kinds(self) -> bool:
        """Whether tyres are soft, hard and so on, or just tyres."""
        return True

    def discards_in_reach(self) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Used cards and discards that all can see, by the name of their place."""
        return ()

    def set_aside(self, seat: int) -> tuple[Card, ...]:
        """The movement cards of a player that wait for chasers."""
        return ()

    def stands_still(self, car: int) -> bool:
        """Whether a car is marked as one that has not moved."""
        return False

    def sixth_sense(self, seat: int) -> int:
        """How many flags SIXTH SENSE can still use."""
        return 0
