"""Pit stops."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, SeatChoice, Task, Text
from paddock.games.race90.first.options import FREE_LOAD, LOAD_STEP, LOADS
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_spots import offer_free_spots
from paddock.games.race90.first.rules_strategy import NewStrategy
from paddock.games.race90.shared.events import Refuelled
from paddock.games.race90.shared.options import KEEP, Named
from paddock.games.race90.shared.position import HARD, PITTING, PITTING_SAVES, TYRE_LEVEL
from paddock.games.race90.shared.rules_damage import repair
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_hand import PitDiscard, PitDraw
from paddock.games.race90.shared.rules_move import move_back, stop_cause
from paddock.games.race90.shared.rules_out import end_turn_now
from paddock.games.race90.shared.rules_table import put, without
from paddock.games.race90.shared.rules_tyres import fit_set, tyre_notes, tyre_options

TANK: Final = 16


def go_to_pits(race: FirstRace, seat: int) -> None:
    """A stop replaces what was still to do in the turn, which waits (R1-PIT-17, R1-PIT-31)."""
    end_turn_now(race, seat)
    race.now.suspended = True
    race.just_pit += (seat,)
    race.then(*service(seat))
    if race.agreed.advanced:
        race.then(TakeOnFuel(seat))
    else:  # R1-FUEL-06
        why = stop_cause(race, seat)
        race.fuel = put(race.fuel, seat, 0)
        drop_back(race, seat, retreat(race, seat), why)


def service(seat: int) -> list[Task]:
    """What is done to a car at a stop, in this order (R1-PIT-16, R1-PIT-31)."""
    return [RepairRed(seat), SortHand(seat), PitDraw(seat), NewTyres(seat)]


class RepairRed(Task):
    """Red discs go to the bag; brown ones stay, with TUNING too (R1-PIT-09, R1-PAY-10, R1-SKILL-TUN-03)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        repair(race, self.seat, 0)


class SortHand(Task):
    """Cards may be discarded, and must be over the limit; an empty hand is not asked.

    R1-PIT-10, R1-PIT-12, R1-PIT-13
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        if race.hands[self.seat]:
            race.then(PitDiscard(self.seat))


class TakeOnFuel(SeatChoice):
    """How many turns of fuel; three more cost a section (R1-FUEL-15 to R1-FUEL-18, R1-FUEL-23, R1-PIT-26, R1-SC-22).

    The new turn is as binding as the first (R1-FUEL-21).
    """

    rule = "R1-FUEL-16"

    free: bool = False
    """Behind the safety car: more costs nothing, and at most sixteen turns are loaded."""

    def options(self, race: FirstRace) -> Sequence[Option]:
        return loads(race, self.free)

    def chosen(self, race: FirstRace, option: Named) -> None:
        turn = max(race.fuel[self.seat], race.turn + FREE_LOAD + LOAD_STEP * option.number)  # R1-FUEL-18
        if not self.free:
            sections = retreat(race, self.seat) + option.number  # R1-SKILL-PIT-04
            drop_back(race, self.seat, sections, stop_cause(race, self.seat))
        race.fuel = put(race.fuel, self.seat, turn)
        if race.listening:
            race.tell(Refuelled(self.seat, turn, race.turns))


def loads(race: FirstRace, free: bool) -> list[Named]:
    """The loads on offer, up to the first that lasts to the end; with a tank limit, sixteen turns.

    R1-FUEL-23, R1-SC-22
    """
    found: list[Named] = []
    for load in LOADS:
        turns = FREE_LOAD + LOAD_STEP * load.number
        if (free or race.agreed.tank) and turns > TANK:
            break
        found.append(load)
        if not free and race.turn + turns > race.turns:
            break
    return found


def retreat(race: FirstRace, car: int) -> int:
    """The pit time of the circuit; PITTING saves two (R1-PIT-03, R1-PIT-04, R1-SKILL-PIT-01, R1-SKILL-PIT-05)."""
    if race.has_skill(car, PITTING):
        return max(0, race.board.pit_time - PITTING_SAVES)
    return race.board.pit_time


def drop_back(race: FirstRace, car: int, sections: int, why: str) -> None:
    """The car goes back and is last there; it may take a free spot (R1-PIT-03 to R1-PIT-07, R1-PIT-28, R1-OFF-43).

    It leaves its spot, and the first car leads at once (R1-ACT-09, R1-TRAJ-15).
    """
    move_back(race, car, sections, why)
    race.forced = without(race.forced, car)
    offer_free_spots(race, car)


class NewTyres(Task):
    """Chips are filled up; the advanced game asks for the kind of tyres.

    R1-PIT-14, R1-PIT-24, R1-PIT-25, R1-PIT-16
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        if race.agreed.advanced:
            race.then(PitSet(self.seat))
        else:
            race.chips[self.seat] = race.levels[self.seat][TYRE_LEVEL]
            race.then(NewPlan(self.seat))


class PitSet(SeatChoice):
    """A new set, or the old one without its bonuses (R1-PIT-24, R1-TYRE-03, R1-TYRE-07, R1-TYRE-08, R1-TYRE-21)."""

    rule = "R1-PIT-24"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [KEEP, *tyre_options(race, self.seat)]

    def chosen(self, race: FirstRace, option: Option) -> None:
        hard = isinstance(option, Named) and option.number == HARD
        race.discs[self.seat] = 0
        if isinstance(option, Named):
            fit_set(race, self.seat, option.number)
        race.then(NewPlan(self.seat), StopDone(self.seat, hard))

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        return tyre_notes(race, self.seat, option)


class NewPlan(Task):
    """The strategy may be changed, if strategies are in play (R1-PIT-15, R1-JR-16)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        if not race.agreed.junior:
            race.then(NewStrategy(self.seat, "stop"))


class StopDone(Task):
    """A stop ends with track cards.

    R1-PIT-30, R1-TYRE-09, R1-SKILL-PIT-02, R1-SKILL-PIT-03, R1-SKILL-VERS-02, R1-SC-23
    They come on top of a full hand (R1-TC-14).
    """

    seat: int
    hard: bool = False

    def run(self, race: FirstRace) -> None:
        seat = self.seat
        race.spent = put(race.spent, seat, False)
        if race.has_skill(seat, PITTING):
            draw_track(race, seat)
            draw_track(race, seat)
        if self.hard:
            draw_track(race, seat)
