"""Pit stops."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, SeatChoice, Task, Text, stacked
from paddock.games.race90.second.options import LOAD, SIMPLE_STRATEGIES, STRATEGY
from paddock.games.race90.second.position import SIXTH_CHITS, SecondRace
from paddock.games.race90.second.rules_chase import offer_chase, release_chase
from paddock.games.race90.second.rules_spots import offer_spots
from paddock.games.race90.shared.drivers import STRATEGY_NAMES
from paddock.games.race90.shared.events import Refuelled, StrategyChosen
from paddock.games.race90.shared.options import KEEP, Named
from paddock.games.race90.shared.position import CHASE, MOST_SEATS, NOBODY, PITTING, PITTING_SAVES, SIXTH, TUNING
from paddock.games.race90.shared.rules_damage import repair
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_hand import PitDiscard, PitDraw
from paddock.games.race90.shared.rules_move import move_back, stop_cause, tell_stop
from paddock.games.race90.shared.rules_table import join_lane, leave_lane, put, settle_lead, standing, without
from paddock.games.race90.shared.rules_tyres import fit_tyres, tyre_notes, tyre_options

LOADS: Final[tuple[int, ...]] = (10, 13, 16)


def begin_stop(race: SecondRace, seat: int) -> None:
    """Fuel, repair, discard, draw, tyres, strategy: always in this order (R2-A-49)."""
    if race.chased[seat] != NOBODY:  # R2-STR-CHASE-16
        release_chase(race, seat)
    race.stack += STOP[seat]


class TakeFuel(SeatChoice):
    """How much fuel to take; more costs more sections (R2-FUEL-05 to R2-FUEL-09, R2-FUEL-18, R2-FUEL-21)."""

    rule = "R2-FUEL-05"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return LOAD

    def chosen(self, race: SecondRace, option: Named) -> None:
        turn = race.turn + LOADS[option.number]  # R2-FUEL-06, R2-FUEL-10, R2-A-22
        if race.under_safety:
            fall_behind_all(race, self.seat)
        else:
            go_back(race, self.seat, stop_length(race, self.seat) + option.number)
        race.fuel = put(race.fuel, self.seat, turn)
        if race.listening:
            race.tell(Refuelled(self.seat, turn, race.turns))


def stop_length(race: SecondRace, car: int) -> int:
    """The sections a player's stop costs: pit time, and time lost off the track.

    R2-A-14, R2-REC-46, R2-REC-52, R2-SKILL-PITTING-01, R2-SKILL-PITTING-03
    """
    length = race.board.pit_time + race.waste[car]
    if race.skill[car] == PITTING:
        length -= PITTING_SAVES
    return length


def go_back(race: SecondRace, car: int, sections: int) -> None:
    """A stop costs sections; the lead is settled at once (R2-A-14 to R2-A-17, R2-A-20, R2-A-21)."""
    move_back(race, car, sections, stop_cause(race, car))
    race.waste = put(race.waste, car, 0)
    race.forced = without(race.forced, car)


def fall_behind_all(race: SecondRace, car: int) -> None:
    """Behind the safety car a stop costs all places; the cars behind close the gap at once (R2-SC-22 to R2-SC-24)."""
    order = standing(race)
    behind = order[order.index(car) + 1 :]
    leave_lane(race, car)
    for other in behind:
        leave_lane(race, other)
        join_lane(race, other, race.progress[other] + 1)
    last = behind[-1] if behind else order[-2] if len(order) > 1 else car
    join_lane(race, car, race.progress[last] - 1)
    race.forced = without(race.forced, car)
    tell_stop(race, car, len(behind), "line")
    settle_lead(race)


class LandingSpot(Task):
    """A free trajectory spot may be taken where the car lands (R2-A-18, R2-A-19, R2-A-47)."""

    seat: int

    def run(self, race: SecondRace) -> None:
        if not race.under_safety:
            offer_spots(race, self.seat)


class Repair(Task):
    """Red discs go to the bag; with TUNING a brown one too.

    R2-A-23 to R2-A-25, R2-SKILL-TUNING-02, R2-SKILL-TUNING-03

    Nothing else takes a disc off the chart of a car in the race (R2-D1-16, R2-D1-17).
    """

    seat: int

    def run(self, race: SecondRace) -> None:
        seat = self.seat
        has_tuning = race.skill[seat] == TUNING and not race.under_safety
        repair(race, seat, 1 if race.brown[seat] and has_tuning else 0)


class PitTyres(SeatChoice):
    """A new set of any kind, or the old one; at most two soft sets a race.

    R2-A-31 to R2-A-34, R2-TYRE-04, R2-TYRE-10
    """

    rule = "R2-A-31"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [KEEP, *tyre_options(race, self.seat)]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is Named:
            fit_tyres(race, self.seat, option.number)

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        return tyre_notes(race, self.seat, option)


class PitStrategy(SeatChoice):
    """The strategy may be changed (R2-A-35, R2-TYRE-16, R2-TYRE-20)."""

    rule = "R2-A-35"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [KEEP, *other_strategies(race, self.seat)]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is Named:
            change_strategy(race, self.seat, option.number)


def strategies(race: SecondRace) -> list[Named]:
    """All strategies, or those of the simpler game (R2-STR-RECOVERY-06, R2-STR-STEADY-03)."""
    return STRATEGY if race.all_items else SIMPLE_STRATEGIES


OTHERS: Final[list[list[list[Named]]]] = [
    [[each for each in known if each.number != own] for own in range(NOBODY, len(STRATEGY))]
    for known in (SIMPLE_STRATEGIES, STRATEGY)
]
"""By whether all strategies are in the game, and by the player's own, starting with none; made once."""


def other_strategies(race: SecondRace, seat: int) -> list[Named]:
    return OTHERS[1 if race.all_items else 0][race.strategy[seat] - NOBODY]


def change_strategy(race: SecondRace, seat: int, strategy: int) -> None:
    """One strategy lies on the chart, face up (R2-TYRE-15, R2-TYRE-19, R2-STR-CHASE-17).

    From now on only the new one counts (R2-STR-GEN-05, R2-STR-CHASE-23).
    """
    if race.chased[seat] != NOBODY:
        release_chase(race, seat)
    race.strategy = put(race.strategy, seat, strategy)
    if race.listening:
        race.tell(StrategyChosen(seat, STRATEGY_NAMES[strategy]))


class EndStop(Task):
    """Skills can be used again; the turn is suspended (R2-A-37, R2-A-39, R2-A-44 to R2-A-46, R2-SKILL-PITTING-02).

    It is marked by a different chit from NO MOVE (R2-A-50).
    """

    seat: int

    def run(self, race: SecondRace) -> None:
        seat, skill = self.seat, race.skill[self.seat]
        race.spent = put(race.spent, seat, False)
        if skill == SIXTH:  # R2-SKILL-SIXTH-05, R2-SKILL-SIXTH-06
            race.sixth = put(race.sixth, seat, SIXTH_CHITS)
        race.just_pit += (seat,)
        if race.now.car == seat:
            race.now.suspended = True
            if race.strategy[seat] == CHASE and not race.under_safety:  # R2-STR-GEN-03, R2-SC-12
                offer_chase(race, seat)
        if skill == PITTING and not race.under_safety:  # R2-SKILL-GEN-02
            draw_track(race, seat)


STOP: Final = [
    stacked(
        TakeFuel(seat),
        LandingSpot(seat),
        Repair(seat),
        PitDiscard(seat),
        PitDraw(seat),
        PitTyres(seat),
        PitStrategy(seat),
        EndStop(seat),
    )
    for seat in range(MOST_SEATS)
]
