"""The sequence of play: Game Turns, activation, and the six phases of a player's turn."""

from typing import Final

from mypy_extensions import i64

from paddock.core import Task, stacked
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import keep_chase
from paddock.games.race90.second.rules_contest import begin_contest, next_run
from paddock.games.race90.second.rules_declare import Declare
from paddock.games.race90.second.rules_end import EndDeclarations
from paddock.games.race90.second.rules_flags import Window
from paddock.games.race90.second.rules_out import EndGameTurn
from paddock.games.race90.second.rules_play import DrawCard, PlayCards
from paddock.games.race90.second.rules_robots import drive_robot
from paddock.games.race90.second.rules_safety import SafetyTurn
from paddock.games.race90.second.rules_weather import WeatherStop
from paddock.games.race90.shared.events import SafetyCarLeft, StageStarted, TurnStarted
from paddock.games.race90.shared.position import FLAG, MOST_CARS, MOST_SEATS, NO_SAFETY, NOBODY, SIXTH, Turn
from paddock.games.race90.shared.rules_contest import AHEAD, BEHIND, WHOLE, note_asked, thaw
from paddock.games.race90.shared.rules_out import TurnOver
from paddock.games.race90.shared.rules_robots import called_in

# How the active part of a section was found.
SEARCH: Final = 0
WITH_LEADER: Final = 1
AHEAD_OF_LEADER: Final = 2
ELSEWHERE: Final = 3
NO_CARS: Final[tuple[int, ...]] = ()


class GameTurn(Task):
    """The pawn advances, what lasts for a turn or stage ends, and the cars act.

    R2-ACT-01 to R2-ACT-04, R2-ACT-31, R2-GEN-02
    """

    first: bool = False

    def run(self, race: SecondRace) -> None:
        if not self.first:
            race.turn += 1  # turns are all that is counted (R2-GEN-03)
            race.opening = False
        if race.listening:
            race.tell(TurnStarted(race.turn, race.turns))
        thaw(race)
        if race.board.stage[race.turn] != race.board.stage[race.turn - 1]:  # R2-GEN-04
            begin_stage(race)
        race.acted = [car in race.retired for car in range(race.cars)]
        race.chances = [0] * race.cars
        race.just_pit = ()
        race.banged = (False,) * race.seats
        race.called = called_in(race)
        if race.safety != NO_SAFETY:  # R2-SC-14
            race.safety += 1
        race.stack += TURN


def begin_stage(race: SecondRace) -> None:
    """Blue and orange flags go back, and the safety car leaves for a restart.

    R2-FLAG-28, R2-FLAG-35, R2-SC-27 to R2-SC-29
    Yellow flags stay where they are (R2-FLAG-17).
    """
    if race.listening:
        race.tell(StageStarted(race.board.stage[race.turn]))
    race.blue = (False,) * race.seats
    race.orange = NOBODY
    if race.safety != NO_SAFETY:
        race.safety = NO_SAFETY
        race.opening = True
        if race.listening:
            race.tell(SafetyCarLeft())


class Activate(Task):
    """Find the first section, from the Leader backwards, with a car that has still to act.

    R2-ACT-07 to R2-ACT-17, R2-ACT-28
    The section's next car follows, or a new search if the lead has moved on (R2-ACT-18, R2-ACT-19, R2-A-40).
    In a corner a contest comes before any car acts or stops; elsewhere there is none (R2-ACT-29, R2-CON-59).
    """

    section: int = -1
    mode: int = SEARCH
    lead: int = -1

    def run(self, race: SecondRace) -> None:
        section, mode = self.section, self.mode
        front = race.progress[race.leader] % race.board.size
        car, cars = NOBODY, NO_CARS
        if front == self.lead:  # R2-ACT-25, R2-ACT-33
            cars = part_of(race, section, mode)
            car = first_to_act(race, cars, section, mode)
        if car == NOBODY:
            section, mode = search(race)
            if mode == SEARCH:
                return
            cars = part_of(race, section, mode)
            car = first_to_act(race, cars, section, mode)
        if len(cars) > 1 and race.board.corner[section] and contest_due(race, cars, section):
            return
        race.stack += next_in(section, mode, front)
        TAKE_TURN[car].run(race)


ACTIVATIONS: Final[dict[int, list[Task]]] = {}
"""What follows a car's turn, by section, mode and lead. Made once: it follows every turn."""
MOST_SECTIONS: Final = 1000


def next_in(section: int, mode: int, lead: int) -> list[Task]:
    key = (mode * MOST_SECTIONS + section) * MOST_SECTIONS + lead
    found = ACTIVATIONS.get(key)
    if found is None:
        found = stacked(Activate(section, mode, lead))
        ACTIVATIONS[key] = found
    return found


def search(race: SecondRace) -> tuple[int, int]:
    """Search backwards from the Leader; what is ahead in the same section comes last.

    R2-ACT-08, R2-ACT-09, R2-ACT-21 to R2-ACT-24, R2-ACT-27
    A car that has not acted is found anywhere a stop took it (R2-ACT-32).
    """
    progress = race.progress
    size: i64 = race.board.size
    lead: i64 = progress[race.leader]
    best: i64 = size + 1
    for car, done in enumerate(race.acted):
        if not done:
            back: i64 = (lead - progress[car]) % size
            if back == 0 and stands_ahead(race, car):
                back = size
            if back < best:
                best = back
    if best > size:
        return -1, SEARCH
    mode = WITH_LEADER if best == 0 else AHEAD_OF_LEADER if best == size else ELSEWHERE
    return (lead - best) % size, mode


def stands_ahead(race: SecondRace, car: int) -> bool:
    """Whether a car stands ahead of the Leader in the same section (R2-ACT-21)."""
    if car == race.leader or car in race.off or race.leader in race.off:
        return False
    for each in race.lanes[race.progress[car] % race.board.size]:
        if each == car or each == race.leader:
            return each == car
    raise AssertionError(f"car {car} is not in its section")


def part_of(race: SecondRace, section: int, mode: int) -> tuple[int, ...]:
    """The cars of the active part, from the front (R2-ACT-21)."""
    lane = race.lanes[section]
    if mode != ELSEWHERE and race.leader in lane:
        place = lane.index(race.leader)
        lane = lane[place:] if mode == WITH_LEADER else lane[:place]
    if FLAG in lane:
        lane = tuple(car for car in lane if car != FLAG)
    return lane


def first_to_act(race: SecondRace, cars: tuple[int, ...], section: int, mode: int) -> int:
    """The frontmost car of the part that has not acted; cars off the track come last.

    R2-ACT-10, R2-ACT-13, R2-REC-39
    """
    for car in cars:
        if not race.acted[car]:
            return car
    if race.off and mode not in (SEARCH, AHEAD_OF_LEADER):
        for car in race.off:
            if not race.acted[car] and race.progress[car] % race.board.size == section:
                return car
    return NOBODY


def contest_due(race: SecondRace, cars: tuple[int, ...], section: int) -> bool:
    """A corner is contested before any car there acts (R2-CON-01, R2-CON-02, R2-CON-35 to R2-CON-38, R2-CON-55).

    All cars of the active part take part, even those back from a stop; never under a flag (R2-A-43, R2-CON-47,
    R2-FLAG-11).
    """
    lane = race.lanes[section]
    if race.opening or race.safety != NO_SAFETY or FLAG in lane:
        return False
    part = WHOLE
    if race.leader in lane and lane[0] != race.leader:
        part = BEHIND if race.leader in cars else AHEAD
    run = next_run(race, cars, section, part)
    while run:
        if any(car < race.seats for car in run):
            race.then(Activate())
            begin_contest(race, run, cars[0], section, part)
            return True
        for car in run:  # among robots there is never a contest; they have had their chance (R2-ROB-07)
            note_asked(race, car, section, part)
        run = next_run(race, cars, section, part)
    return False


class TakeTurn(Task):
    """A car acts, or goes on with the turn that a stop had suspended (R2-ACT-11, R2-A-41)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        race.now = Turn(car, race.state)
        if race.safety != NO_SAFETY:
            race.stack += SAFETY_TURN[car]
        elif car < race.seats:
            race.stack += TURN_OVER[car]
            take_phases(race, car)
        else:
            race.stack += ROBOT_TURN_OVER[car]
            drive_robot(race, car)


def take_phases(race: SecondRace, car: int) -> None:
    """The six phases, in this order; after a stop the turn goes on with the second.

    R2-A-01, R2-A-41, R2-A-42, R2-A-51
    A car off the track has all of them too (R2-REC-47).
    """
    race.stack += PHASES_WITH_SIXTH_SENSE[car] if race.skill[car] == SIXTH else PHASES[car]
    if car not in race.just_pit:
        keep_chase(race, car)
        race.stack += DECLARE[car]
        if race.sixth[car]:
            race.then(Window(car))


# What is done in every turn is made once.
TURN: Final = stacked(Activate(), EndGameTurn(), GameTurn())
TAKE_TURN: Final = [TakeTurn(car) for car in range(MOST_CARS)]
SAFETY_TURN: Final = [stacked(SafetyTurn(car), TurnOver(car)) for car in range(MOST_CARS)]
TURN_OVER: Final = [stacked(TurnOver(seat), WeatherStop()) for seat in range(MOST_SEATS)]
ROBOT_TURN_OVER: Final = [stacked(TurnOver(car)) for car in range(MOST_CARS)]
PHASES: Final = [stacked(DrawCard(seat), PlayCards(seat), EndDeclarations(seat)) for seat in range(MOST_SEATS)]
PHASES_WITH_SIXTH_SENSE: Final = [
    stacked(
        Window(seat), DrawCard(seat), Window(seat), PlayCards(seat), Window(seat), EndDeclarations(seat), Window(seat)
    )
    for seat in range(MOST_SEATS)
]
DECLARE: Final = [stacked(Declare(seat)) for seat in range(MOST_SEATS)]
