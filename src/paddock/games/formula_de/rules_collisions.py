"""Collision rolls: a car that ends beside or behind others in a corner, or on the start straight at the start."""

from paddock.core import Task
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import lose
from paddock.games.formula_de.rules_dice import EventTest, Roll, know
from paddock.games.formula_de.rules_tricks import blades_bite
from paddock.games.formula_de.tables import BODYWORK, MEDIUM_LOAD, OUT, SPUN, STALLED, WRECKED


class CollisionRolls(Task):
    """Those beside and ahead roll, then the mover against each.

    FD-COLL-01, FD-COLL-05, FD-COLL-08, FD-COLL-22, FD-COLL-25
    """

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        value = collision_value(race, car)
        if value < 0 or race.status[car] > WRECKED or race.cell[car] == race.drive.start:  # FD-COLL-28
            return
        involved = involved_cars(race, car)
        gone = race.status[car] == WRECKED  # FD-OUT-16
        tasks: list[Task] = [CollisionRoll(other, car, value) for other in involved]
        if not gone:
            tasks += [MoverRoll(car, other, value, race.is_running(other)) for other in involved]
        race.then(*tasks)


def collision_value(race: Race, car: int) -> int:
    """The corner's value; on the grid's straight the gear; else -1.

    FD-COLL-06, FD-COLL-16, FD-COLL-18, FD-COLL-20, FD-COLL-21, FD-PIT-11
    """
    track, cell = race.track, race.cell[car]
    if not 0 <= cell < track.size:
        return -1
    corner = track.corner[cell]
    if corner >= 0:
        return track.stops[corner]
    if race.rules.start_collisions and race.book.on_grid[car]:  # FD-START-21
        return race.gear[car]
    return -1


def involved_cars(race: Race, car: int) -> list[int]:
    """Cars beside or directly ahead in the same section, front first.

    FD-COLL-02 to FD-COLL-04, FD-COLL-19, FD-COLL-23, FD-COLL-31
    """
    track, at, cell = race.track, race.at, race.cell[car]
    zone = track.board.zone
    near = [place for place in (track.front[cell], *track.side[cell]) if place in at and zone[place] == zone[cell]]
    found = [at[place] for place in near if at[place] != car]
    if len(found) > 1:
        found.sort(key=lambda other: race.order.index(other) if other in race.order else race.cars)
    return found


class CollisionRoll(Task):
    """A car beside or ahead of the mover rolls once; an eliminated one does not (FD-COLL-06, FD-COLL-24)."""

    car: int
    mover: int
    value: int

    def run(self, race: Race) -> None:
        if race.is_running(self.car):
            race.then(Roll(self.car, "collision", (self.mover, self.value)))


class MoverRoll(Task):
    """The mover rolls against each; one that these rolls put out costs it a point without a roll.

    FD-COLL-08, FD-COLL-09
    """

    car: int
    other: int
    value: int
    was_running: bool

    def run(self, race: Race) -> None:
        if not race.is_running(self.car):
            return
        if race.status[self.other] == WRECKED and self.was_running:
            lose_body(race, self.car, self.other)
        elif race.status[self.other] != OUT:
            race.then(Roll(self.car, "collision", (self.other, self.value)))


class CollisionTest(EventTest):
    name = "collision"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """Penalties add up; the corner's value or less fails (FD-COLL-10 to FD-COLL-15, FD-COLL-30)."""
        other, value = args
        result = face
        if race.load[car] != MEDIUM_LOAD:  # FD-AERO-03, FD-AERO-10
            result -= 1
        if race.wet:
            result -= 1
        if race.status[other] in (STALLED, SPUN, WRECKED):  # FD-START-14, FD-SPIN-05, FD-OUT-07
            result -= 1
        if race.dark and race.corner_of(car) >= 0:  # FD-NIGHT-05
            result -= 1
        if race.book.sabotaged[car] & 1:
            result -= 1
        return 1 if result <= value else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if race.book.sabotaged[car] & 1:  # FD-TRICK-41
            race.own().sabotaged[car] &= ~1
        if verdict:
            lose_body(race, car, args[0])


know(CollisionTest())


def lose_body(race: Race, car: int, other: int) -> None:
    """A point of bodywork, debris, and a tyre point where the other car has blades.

    FD-COLL-06, FD-COLL-07, FD-COLL-29, FD-TRICK-16
    """
    blades_bite(race, car, other)
    lose(race, car, BODYWORK)
