"""The end of a turn, of a car and of a race."""

from paddock.core import Task
from paddock.games.race90.shared.cards import Chit
from paddock.games.race90.shared.events import Classified, RaceEnded
from paddock.games.race90.shared.position import NOBODY, NOWHERE, Race
from paddock.games.race90.shared.rules_result import classification
from paddock.games.race90.shared.rules_table import lap_marker, leave_lane, put, without


class TurnOver(Task):
    """This car has acted, unless a stop has suspended its turn (R2-ACT-11)."""

    car: int

    def run(self, race: Race) -> None:
        if not race.now.suspended:  # R2-A-39, R2-ACT-26
            race.acted[self.car] = True


def end_race(race: Race) -> None:
    """The Leader has won (R2-END-02)."""
    del race.stack[:]
    if race.listening:
        race.tell(RaceEnded(race.driver(race.leader)))
        for place, car in enumerate(classification(race), 1):
            is_out = car in race.retired
            race.tell(Classified(race.driver(car), place, 0 if is_out else max(0, lap_marker(race, car)), is_out))


def all_out(race: Race) -> bool:
    """Whether no player is left in the race."""
    return all(seat in race.retired for seat in range(race.seats))


def take_off(race: Race, car: int) -> None:
    """A car leaves the track for good; nothing is kept about it but that it is out (R2-OUT-06, R1-END-06)."""
    if car in race.off:
        race.off = without(race.off, car)
    else:
        leave_lane(race, car)
    race.retired += (car,)
    race.acted[car] = True
    race.progress[car] = race.chances[car] = 0
    race.waste, race.reentry = put(race.waste, car, 0), put(race.reentry, car, NOWHERE)
    race.forced = without(race.forced, car)
    race.called = without(race.called, car)
    race.just_pit = without(race.just_pit, car)


def end_turn_now(race: Race, car: int) -> None:
    """What was still to do in this car's turn is dropped (R2-OUT-06, R2-A-03, R1-END-10)."""
    for index in range(len(race.stack) - 1, -1, -1):
        task = race.stack[index]
        if isinstance(task, TurnOver) and task.car == car:
            del race.stack[index + 1 :]
            return


def drop_until(race: Race, kind: type[Task]) -> None:
    """What was still to do is dropped, down to a step of this kind."""
    while not isinstance(race.stack[-1], kind):
        race.stack.pop()


def latest_chit(race: Race, kind: int) -> Chit | None:
    """The refuel chit of a kind that comes last; a robot that retires takes it with it (R2-FUEL-20, R1-END-09)."""
    latest: Chit | None = None
    for chit in race.chits:
        if chit.kind == kind and (latest is None or chit.turn > latest.turn):
            latest = chit
    return latest


def remove_chit(race: Race, chit: Chit | None) -> None:
    race.chits = tuple([each for each in race.chits if each is not chit])


def give_back(race: Race, seat: int) -> None:
    """Discs go to the bag; chips, chit and flags to the reserve.

    R2-OUT-07, R2-FUEL-19, R2-FLAG-36, R1-END-07, R1-FLAG-27
    """
    race.bag_red += race.red[seat]
    race.bag_brown += race.brown[seat]
    race.red[seat] = race.brown[seat] = race.chips[seat] = race.discs[seat] = 0
    race.fuel, race.blue = put(race.fuel, seat, 0), put(race.blue, seat, False)
    if race.orange == seat:
        race.orange = NOBODY
