"""The sequence of play: game turns, order of play, and the turn of a player."""

from typing import Final

from paddock.core import Task, stacked
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_contest import due_group, open_contest
from paddock.games.race90.first.rules_move import come_back
from paddock.games.race90.first.rules_out import RoundOver, put_out
from paddock.games.race90.first.rules_pit import go_to_pits
from paddock.games.race90.first.rules_play import PlayPhase
from paddock.games.race90.first.rules_return import OfferReturns
from paddock.games.race90.first.rules_robots import drive_robot
from paddock.games.race90.first.rules_safety import TurnBehindSafetyCar
from paddock.games.race90.first.rules_start import DrawPhase, OfferVersatility, PitOrDrive, must_stop
from paddock.games.race90.shared.events import ChaseStarted, SafetyCarLeft, StageStarted, TurnStarted
from paddock.games.race90.shared.position import CHASE, MOST_CARS, MOST_SEATS, NO_SAFETY, NOBODY, Turn
from paddock.games.race90.shared.rules_contest import thaw
from paddock.games.race90.shared.rules_flags import lift_all
from paddock.games.race90.shared.rules_out import TurnOver
from paddock.games.race90.shared.rules_robots import called_in
from paddock.games.race90.shared.rules_table import put, standing, stands_before


class Round(Task):
    """The pawn advances, what lasts for a turn ends, and all cars act.

    R1-TURN-01 to R1-TURN-03, R1-TURN-08, R1-TURN-09, R1-SETUP-24
    """

    first: bool = False

    def run(self, race: FirstRace) -> None:
        race.opening = self.first
        if not self.first:
            race.turn += 1  # R1-TURN-04
        if race.listening:
            race.tell(TurnStarted(race.turn, race.turns))
        if not self.first and race.board.stage[race.turn] != race.board.stage[race.turn - 1]:
            new_stage(race)
        thaw(race)
        race.acted = [car in race.retired for car in range(race.cars)]
        race.chances = [0] * race.cars
        race.just_pit = ()
        race.banged = (False,) * race.seats
        race.trail, race.tied = ((),) * race.seats, (0,) * race.seats
        race.then(OfferReturns(), NameDuties(), NextToAct(), RoundOver(), Round())


def new_stage(race: FirstRace) -> None:
    """Flags go back, and the safety car leaves for a restart.

    R1-TURN-03, R1-FLAG-01, R1-FLAG-02, R1-SC-13, R1-SC-14
    """
    if race.listening:
        race.tell(StageStarted(race.board.stage[race.turn]))
    race.blue, race.orange = (False,) * race.seats, NOBODY
    lift_all(race, "stage")
    if race.under_safety:
        race.safety = NO_SAFETY  # R1-SC-15
        race.opening = True
        if race.listening:
            race.tell(SafetyCarLeft())


class NameDuties(Task):
    """When the pawn has moved: which robots must stop, and who chases whom (R1-TURN-09)."""

    def run(self, race: FirstRace) -> None:
        order = standing(race)
        race.called = called_in(race)
        for seat in range(race.seats):
            if race.strategy[seat] == CHASE:
                chase(race, seat, nearest_ahead(race, order, seat))


def chase(race: FirstRace, seat: int, car: int) -> None:
    """A player goes after a car from now on (R1-STR-CHASE-01)."""
    if race.listening and car not in (NOBODY, race.chased[seat]):
        race.tell(ChaseStarted(seat, race.driver(car)))
    race.chased = put(race.chased, seat, car)


def nearest_ahead(race: FirstRace, order: list[int], seat: int) -> int:
    """The next car ahead, if on the same lap (R1-STR-CHASE-01, R1-STR-CHASE-02, R1-STR-CHASE-05, R1-STR-CHASE-11)."""
    if seat not in order or order[0] == seat:
        return NOBODY
    ahead = order[order.index(seat) - 1]
    gap = race.progress[ahead] - race.progress[seat]
    same_lap = gap < race.board.size or (gap == race.board.size and stands_before(race, seat, ahead))
    return ahead if same_lap else NOBODY


# Order of play


class NextToAct(Task):
    """The next car, or a contest before it (R1-ACT-02 to R1-ACT-05, R1-ACT-10, R1-ACT-11, R1-TURN-05, R1-PIT-27)."""

    def run(self, race: FirstRace) -> None:
        car = next_car(race)
        if car == NOBODY:
            return
        race.stack += NEXT
        section = race.section(car)
        if race.board.corner[section]:  # nobody goes off the track in a corner
            group = due_group(race, section, car)
            if group:
                open_contest(race, group, section)
                return
        ACT[car].run(race)


NEXT: Final = stacked(NextToAct())


def next_car(race: FirstRace) -> int:
    """The next car to act, backwards from the LEADER.

    R1-ACT-03, R1-ACT-07, R1-ACT-13 to R1-ACT-15, R1-ACT-17, R1-ACT-19 to R1-ACT-21
    """
    best, soonest = NOBODY, NEVER
    for car, done in enumerate(race.acted):
        if not done:
            key = turn_key(race, car)
            if key < soonest:
                best, soonest = car, key
    return best


OFF: Final = 1000
NEVER: Final = 1 << 30
"""Beyond every place in a section."""


def turn_key(race: FirstRace, car: int) -> int:
    """Sections behind the LEADER, then off the track or not, then the place there; ahead of the LEADER comes last."""
    size, leader = race.board.size, race.leader
    back = (race.progress[leader] - race.progress[car]) % size  # R1-LAP-23
    if car in race.off:
        if back == 0 and leader not in race.off and has_unmoved_ahead(race):
            back = size
        return 2 * OFF * back + OFF + (0 if car == leader else 1 + race.off.index(car))  # R1-OFF-29, R1-OFF-39
    lane = race.lanes[race.section(car)]
    place = lane.index(car)
    if back == 0 and leader not in race.off and place < lane.index(leader):
        back = size
    return 2 * OFF * back + place


def has_unmoved_ahead(race: FirstRace) -> bool:
    """Whether cars ahead of the LEADER in the same section have still to act (R1-ACT-20)."""
    lane = race.lanes[race.section(race.leader)]
    ahead = lane[: lane.index(race.leader)]
    return any(not race.acted[car] for car in ahead)


class ActNow(Task):
    """A car takes its turn, or goes on after a stop (R1-TURN-05, R1-TURN-06, R1-PIT-18)."""

    car: int

    def run(self, race: FirstRace) -> None:
        car = self.car
        begin_turn(race, car)
        race.stack += TURN_OVER[car]
        if race.under_safety:
            race.then(TurnBehindSafetyCar(car))
        elif car >= race.seats:
            drive_robot(race, car)
        else:
            take_phases(race, car)


ACT: Final = [ActNow(car) for car in range(MOST_CARS)]
TURN_OVER: Final = [stacked(TurnOver(car)) for car in range(MOST_CARS)]


def begin_turn(race: FirstRace, car: int) -> None:
    """Nothing is played and nothing counted yet."""
    race.now = Turn(car, race.state)
    race.used = ()
    race.entered = race.passes = race.hurt = race.points = 0
    race.bumped, race.paid_for = False, NOBODY


def take_phases(race: FirstRace, car: int) -> None:
    """Pits, draw, play, move: the phases of a player's turn.

    R1-TURN-06, R1-PIT-17 to R1-PIT-20, R1-FUEL-07, R1-FUEL-22, R1-OFF-07, R1-OFF-35
    """
    if car in race.off:
        return_to_track(race, car)
    elif car in race.just_pit:
        race.stack += DRAW_AND_PLAY[car]
    elif must_stop(race, car):
        go_to_pits(race, car)
    else:
        race.stack += PHASES[car]


def return_to_track(race: FirstRace, car: int) -> None:
    """In the basic game the car is just put back; in the advanced game its player draws and plays.

    R1-OFF-02 to R1-OFF-05, R1-OFF-30, R1-OFF-35, R1-PIT-22
    """
    if race.fuel[car] == race.turn:
        put_out(race, car, "fuel")
    elif race.agreed.advanced:
        race.stack += DRAW_AND_PLAY[car]
    else:
        come_back(race, car)


# What is done in every turn is made once.
DRAW_AND_PLAY: Final = [stacked(DrawPhase(seat), PlayPhase(seat)) for seat in range(MOST_SEATS)]
PHASES: Final = [
    stacked(PitOrDrive(seat), OfferVersatility(seat), DrawPhase(seat), PlayPhase(seat)) for seat in range(MOST_SEATS)
]
