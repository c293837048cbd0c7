"""Collision rolls of a car that ends beside or behind others in a corner, or on the start straight at the start."""

from typing import Final

from paddock.core import Task
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import lose
from paddock.games.formula_de.rules_dice import FAILED, PASSED, EventTest, Roll, register
from paddock.games.formula_de.tables import BODYWORK, MEDIUM_LOAD, NOWHERE, OUT, WEAK_BODY, WRECKED
from paddock.games.formula_de.tricks.blades import cut_tyres

NO_VALUE: Final = -1  # no collision rolls here


class CollisionRolls(Task):
    """The cars beside and ahead roll, then the mover rolls against each.

    FD-COLL-01, FD-COLL-05, FD-COLL-08, FD-COLL-22, FD-COLL-25
    """

    car: int

    def run(self, race: Race) -> None:
        car = self.car
        value = collision_value(race, car)
        if value == NO_VALUE or race.cell[car] == race.drive.start:  # FD-COLL-28
            return
        involved = involved_cars(race, car)
        tasks: list[Task] = [CollisionRoll(other, car, value) for other in involved]
        if race.status[car] != WRECKED:  # FD-OUT-16
            tasks += [MoverRoll(car, other, value, race.is_running(other)) for other in involved]
        race.then(*tasks)


def collision_value(race: Race, car: int) -> int:
    """What a collision roll must beat: the value of the corner, or the gear on the grid's straight; else -1.

    FD-COLL-06, FD-COLL-16, FD-COLL-18, FD-COLL-20, FD-COLL-21, FD-PIT-11
    """
    track, cell = race.track, race.cell[car]
    if not 0 <= cell < track.size:
        return NO_VALUE
    corner = track.corner[cell]
    if corner != NOWHERE:
        return track.stops[corner]
    if race.rules.start_collisions and race.book.on_grid[car]:  # FD-START-21
        return race.gear[car]
    return NO_VALUE


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
    """A car beside or ahead of the mover rolls once, unless it is out (FD-COLL-06, FD-COLL-24)."""

    car: int
    mover: int
    value: int

    def run(self, race: Race) -> None:
        if race.is_running(self.car):
            race.then(Roll(self.car, "collision", (self.mover, self.value)))


class MoverRoll(Task):
    """The mover rolls against each car; one that these rolls put out costs it a point without a roll.

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
            hit(race, self.car, self.other)
        elif race.status[self.other] != OUT:
            race.then(Roll(self.car, "collision", (self.other, self.value)))


class CollisionTest(EventTest):
    name = "collision"
    against = True

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """Penalties add up; a result of the corner's value or less fails (FD-COLL-10 to FD-COLL-15, FD-COLL-30)."""
        other, value = args
        result = face
        if race.load[car] != MEDIUM_LOAD:  # FD-AERO-03, FD-AERO-10
            result -= 1
        if race.wet:
            result -= 1
        if race.is_helpless(other):  # FD-START-14, FD-SPIN-05, FD-OUT-07
            result -= 1
        if race.dark and race.corner_of(car) != NOWHERE:  # FD-NIGHT-05
            result -= 1
        if race.book.sabotaged[car] & WEAK_BODY:
            result -= 1
        return FAILED if result <= value else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if race.book.sabotaged[car] & WEAK_BODY:  # FD-TRICK-41
            race.own().sabotaged[car] &= ~WEAK_BODY
        if verdict == FAILED:
            hit(race, car, args[0])


register(CollisionTest())


def hit(race: Race, car: int, other: int) -> None:
    """A collision costs a bodywork point and leaves debris; blades of the other car cost a tyre point too.

    FD-COLL-06, FD-COLL-07, FD-COLL-29, FD-TRICK-16
    """
    cut_tyres(race, car, other)
    lose(race, car, BODYWORK)
