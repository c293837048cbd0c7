"""A table before the first choice: full decks, a full bag, an empty track."""

from functools import cache

from paddock.circuits import SectionBoard, circuit
from paddock.games.race90.shared.position import HARD, NO_SAFETY, NOBODY, NOWHERE, Race, new_turn


def lay_out(race: Race, kinds: tuple[int, ...], reds: int) -> None:
    """Everything in its place: full decks, a bag with so many red discs, nothing on the track."""
    seats, cars = race.seats, len(kinds)
    race.kinds, race.cars = kinds, cars
    race.turn, race.opening, race.safety = 1, True, NO_SAFETY
    race.weather, race.robot_tyres, race.orange, race.leader = 0, HARD, NOBODY, 0
    race.chits, race.shown, race.now = (), (), new_turn(NOBODY)
    race.bag_red, race.bag_brown = reds, 6
    race.race_discard, race.track_discard = [], []
    race.no_move, race.just_pit, race.forced, race.called, race.off, race.retired = (), (), (), (), (), ()
    race.race_pile, race.track_pile = race.deck.race[:], race.deck.track[:]
    race.lanes = [()] * race.board.size
    race.progress, race.chances = [0] * cars, [0] * cars
    race.acted, race.spot = [False] * cars, [NOWHERE] * cars
    race.waste, race.reentry = (0,) * cars, (NOWHERE,) * cars
    race.laid, race.values = ((),) * cars, ((0, 0),) * cars
    race.hands = [[] for _ in range(seats)]  # R2-ROB-01: a hand and a chart are for players alone
    race.target = [None] * seats
    race.chips, race.discs, race.red, race.brown = [0] * seats, [0] * seats, [0] * seats, [0] * seats
    race.frozen, race.swapped, race.reserve = ((),) * seats, ((),) * seats, ((),) * seats
    race.levels = ((10, 6, 5),) * seats
    race.skill, race.strategy, race.tyres = (NOBODY,) * seats, (NOBODY,) * seats, (HARD,) * seats
    race.spent, race.blue = (False,) * seats, (False,) * seats
    race.fresh, race.banged = (False,) * seats, (False,) * seats
    race.sixth, race.soft_sets, race.fuel = (0,) * seats, (0,) * seats, (0,) * seats
    race.chased, race.chasers = (NOBODY,) * seats, ((),) * seats


@cache
def sections_of(name: str) -> SectionBoard:
    """The board of one of our circuits; they never change."""
    board = circuit(name).sections
    assert board is not None, f"{name} has no sections"
    return board
