"""Corners left too early, and their price in tyre points."""

from paddock.core import Task
from paddock.games.formula_de.events import Overshot, StopsMissed
from paddock.games.formula_de.places import corner_name
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import Spin
from paddock.games.formula_de.rules_out import eliminate
from paddock.games.formula_de.tables import BY_OVERSHOOTING, TYRES


class PayOvershoot(Task):
    """Each corner left too early is paid for in tyre points, in driving order.

    FD-OVER-03, FD-OVER-11, FD-OVER-15, FD-OUT-02
    """

    car: int

    def run(self, race: Race) -> None:
        for corner, excess, missing, factor in race.drive.overs:
            if not race.is_running(self.car):
                return
            if missing > 1:
                if race.commenting:
                    race.tell(StopsMissed(race.car(self.car), corner_name(race.track, corner), missing))
                eliminate(race, self.car, BY_OVERSHOOTING, corner)
            else:
                pay_tyres(race, self.car, corner, excess, excess * factor)


def pay_tyres(race: Race, car: int, corner: int, excess: int, cost: int) -> None:
    """The last tyre point spins the car; a car that cannot pay is out (FD-OVER-07 to FD-OVER-10, FD-OUT-02)."""
    left = race.has(car, TYRES)
    if race.listening:
        race.tell(Overshot(race.car(car), corner_name(race.track, corner), excess, cost, cost <= max(left, 1)))
    if cost > max(left, 1):
        eliminate(race, car, BY_OVERSHOOTING, corner)
        return
    race.take(car, TYRES, cost)
    if cost >= left:
        race.then(Spin(car))
