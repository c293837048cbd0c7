"""The safety car: it comes out, the field lines up behind it, and the next stage restarts the race."""

from typing import Final

from paddock.core import Option, Task
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import release_chase
from paddock.games.race90.second.rules_out import EndGameTurn
from paddock.games.race90.second.rules_pit import begin_stop, fall_behind_all
from paddock.games.race90.second.rules_weather import WeatherStop
from paddock.games.race90.shared.events import SafetyCarCalled
from paddock.games.race90.shared.options import PIT
from paddock.games.race90.shared.position import MOST_CARS, NOBODY, NOWHERE
from paddock.games.race90.shared.rules_ask import GoOrPit
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_flags import lift_all
from paddock.games.race90.shared.rules_hand import SafetyDiscard
from paddock.games.race90.shared.rules_move import tell_end
from paddock.games.race90.shared.rules_out import drop_until
from paddock.games.race90.shared.rules_robots import serve_chit, stop_robot
from paddock.games.race90.shared.rules_table import activation_order, join_lane, leave_lane, settle_lead, standing


def call_safety_car(race: SecondRace) -> None:
    """The safety car comes out at once: flags and Chased chits go, and other turns are lost.

    R2-REC-23, R2-SC-01, R2-SC-09, R2-SC-32
    So are suspended turns; when the line is formed, the next Game Turn begins (R2-SC-10, R2-SC-35).
    """
    if race.listening:
        race.tell(SafetyCarCalled())
    lift_all(race, "safety")
    for seat in range(race.seats):
        if race.chased[seat] != NOBODY:  # R2-SC-12, R2-STR-CHASE-19
            release_chase(race, seat)
    drop_until(race, EndGameTurn)
    race.then(WeatherStop(), OfferStops(), FormLine())


class OfferStops(Task):
    """Cars that have not acted may stop first, in the order of activation (R2-SC-02, R2-SC-04, R2-SC-37)."""

    def run(self, race: SecondRace) -> None:
        waiting = [car for car in activation_order(race) if not race.acted[car] and car not in race.just_pit]
        race.then(*[StopBeforeLine(car) for car in waiting])


class StopBeforeLine(Task):
    """A stop under the usual rules; due stops are made now (R2-SC-02, R2-SC-03, R2-SC-33)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        if car >= race.seats:
            if car in race.called:
                stop_robot(race, car)
        elif race.fuel[car] == race.turn:
            begin_stop(race, car)
        else:
            race.then(OfferStop(car))


class OfferStop(GoOrPit):
    """Stop before the field lines up, or not (R2-SC-02)."""

    rule = "R2-SC-02"

    def chosen(self, race: SecondRace, option: Option) -> None:
        if option is PIT:
            begin_stop(race, self.seat)


class FormLine(Task):
    """The cars line up behind the Leader, one a section, all on the Leader's lap.

    R2-SC-05 to R2-SC-08, R2-SC-13, R2-SC-31, R2-SC-34
    """

    def run(self, race: SecondRace) -> None:
        order = standing(race)
        lead = race.progress[order[0]]
        race.off = race.just_pit = race.called = ()
        race.reentry, race.waste = (NOWHERE,) * race.cars, (0,) * race.cars
        race.lanes = [()] * race.board.size
        for place, car in enumerate(order):
            race.spot[car] = NOWHERE
            join_lane(race, car, lead - place)
        race.safety = lead
        settle_lead(race)


# Turns behind the safety car


class SafetyTurn(Task):
    """A stop or none, a draw, closing up, a discard, and nothing else (R2-SC-15, R2-SC-16, R2-SC-26, R2-SC-38).

    Strategies, skills and bonuses play no part (R2-SC-19, R2-STR-GEN-03, R2-SKILL-GEN-02).
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        if car >= race.seats:
            if (car in race.called or car in race.forced) and car not in race.just_pit:  # R2-SC-31, R2-ROB-53
                serve_chit(race, car)
                fall_behind_all(race, car)
                race.just_pit += (car,)
                race.now.suspended = True
            else:
                CLOSE_UP[car].run(race)
        elif car in race.just_pit:
            race.then(SafetyDraw(car))
        elif race.fuel[car] == race.turn or car in race.forced:  # R2-SC-25
            begin_stop(race, car)
        else:
            race.then(SafetyDeclare(car))


class SafetyDeclare(OfferStop):
    """A stop may be made behind the safety car (R2-SC-21)."""

    rule = "R2-SC-21"

    def chosen(self, race: SecondRace, option: Option) -> None:
        super().chosen(race, option)
        if option is not PIT:
            race.then(SafetyDraw(self.seat))


class SafetyDraw(Task):
    """A card is drawn, the car closes up, a card is discarded (R2-SC-15, R2-SC-16, R2-SC-20)."""

    seat: int

    def run(self, race: SecondRace) -> None:
        race.then(CloseUp(self.seat), SafetyDiscard(self.seat))
        draw_race(race, self.seat, 1)


class CloseUp(Task):
    """A car moves up to one section behind the car in front, the Leader directly behind the safety car.

    R2-SC-16 to R2-SC-18
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, order = self.car, standing(race)
        place = order.index(car)
        target = race.progress[order[place - 1]] - 1 if place else race.safety
        if target > race.progress[car]:
            leave_lane(race, car)
            join_lane(race, car, target)
            tell_end(race, car)


CLOSE_UP: Final = [CloseUp(car) for car in range(MOST_CARS)]
