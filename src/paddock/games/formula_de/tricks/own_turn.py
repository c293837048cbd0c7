"""Tricks that a driver may use before moving: smoke, nails, grenade and explosion."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.options import HITS, NONE, Hit, Trick
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import lay_marker, lose
from paddock.games.formula_de.rules_dice import FAILED, PASSED, EventTest, Roll, Throw, register
from paddock.games.formula_de.tables import (
    BODYWORK,
    DEBRIS,
    EXPLOSION,
    GRENADE,
    NAIL,
    NAILS,
    ROOM,
    SMOKE,
    TYPICAL,
)
from paddock.games.formula_de.tricks.holding import can_use, neighbours, use

SMOKE_REACH: Final = 3
# Verdicts on a grenade beyond the typical components.
BACKFIRES: Final = TYPICAL
THROWER_CHOOSES: Final = TYPICAL + 1


class OfferTricks(Task):
    """The driver is asked only if there is a trick to use."""

    car: int

    def run(self, race: Race) -> None:
        if race.is_running(self.car) and start_tricks(race, self.car):
            race.then(StartTricks(self.car))


class StartTricks(CarChoice):
    """Smoke, nails, grenade and explosion, in any order, until the driver says stop.

    FD-TRICK-08, FD-TRICK-12, FD-TRICK-23, FD-TRICK-28
    """

    rule = "FD-TRICK-05"

    def options(self, race: Race) -> Sequence[Option]:
        return [NONE, *start_tricks(race, self.car)]

    def chosen(self, race: Race, option: Option) -> None:
        if not isinstance(option, Trick):
            return
        race.then(OfferTricks(self.car))
        use(race, self.car, option.trick)
        if option.trick == SMOKE:
            smoke(race, self.car)
        elif option.trick == NAIL:
            lay_marker(race, race.cell[self.car], NAILS)
        elif option.car is not None:
            race.then(Roll(self.car, "grenade", (option.car.number,)))
        else:
            explode(race, self.car)


def start_tricks(race: Race, car: int) -> list[Option]:
    """The tricks that a car can use before it moves."""
    found: list[Option] = [Trick(trick) for trick in (SMOKE, NAIL, EXPLOSION) if can_use(race, car, trick)]
    if can_use(race, car, GRENADE):
        found += [Trick(GRENADE, race.car(other)) for other in targets(race, car)]
    return found


def targets(race: Race, car: int) -> list[int]:
    """Opponents on adjacent cells (FD-TRICK-23, FD-TRICK-40)."""
    near = [race.at[cell] for cell in neighbours(race, race.cell[car]) if cell in race.at]
    return sorted(other for other in near if race.team[other] != race.team[car] and race.is_running(other))


# Smoke


def smoke(race: Race, car: int) -> None:
    """The cars behind will roll at the start of their own turns (FD-TRICK-09, FD-TRICK-36, FD-TRICK-42)."""
    track, cell = race.track, race.cell[car]
    for other in range(race.cars):
        if other == car or not race.is_running(other) or not 0 <= race.cell[other] < track.size:
            continue
        steps = track.distance(race.cell[other], cell, SMOKE_REACH)
        near = 0 < steps <= SMOKE_REACH
        if race.rules.smoke_far:
            near = is_behind(race, other, car) and (steps < 0 or steps >= SMOKE_REACH)
        if near:
            race.own().smoked[other] = 1


def is_behind(race: Race, other: int, car: int) -> bool:
    """Whether another car is less than a lap behind, the line between them or not (FD-TRICK-42)."""
    track, line = race.track, race.book.line
    gap = (line[car] - line[other]) * track.lap + track.rank[race.cell[car]] - track.rank[race.cell[other]]
    return 0 < gap < track.lap


class SmokeTest(EventTest):
    name = "smoke"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 or 2 costs a gear (FD-TRICK-10)."""
        return FAILED if face <= 2 else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The drop is the gear change of this turn, and free; 1st stays 1st (FD-TRICK-11)."""
        if verdict == FAILED:
            race.drive.forced_gear = max(1, race.gear[car] - 1)


register(SmokeTest())


# Explosion


def explode(race: Race, car: int) -> None:
    """Debris falls behind and beside the car; the cars there roll (FD-TRICK-28, FD-TRICK-29, FD-TRICK-30)."""
    cell = race.cell[car]
    around = [near for near in neighbours(race, cell)[1:] if near >= 0]
    for near in around:
        lay_marker(race, near, DEBRIS)
    race.then(*[Throw(race.at[near], "explosion") for near in around if near in race.at])


class ExplosionTest(EventTest):
    """A car beside an explosion loses bodywork on 1 to 3 (FD-TRICK-29)."""

    name = "explosion"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        return FAILED if face <= 3 else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict == FAILED:
            lose(race, car, BODYWORK)


register(ExplosionTest())


# Grenade


class GrenadeTest(EventTest):
    name = "grenade"
    words: tuple[str, ...] = ("pg", "pf", "pt", "pm", "pc", "ps", "backfires", "chosen")
    good = THROWER_CHOOSES
    against = True

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 backfires, 20 is the thrower's choice; between them each typical component has three faces.

        FD-TRICK-24
        """
        if face == 1:
            return BACKFIRES
        return THROWER_CHOOSES if face == 20 else (face - 2) // 3

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The target loses a point of the component; if it has none, the die is rolled again.

        FD-TRICK-24, FD-TRICK-25, FD-TRICK-26, FD-TRICK-27
        """
        target = args[0]
        if verdict == BACKFIRES:
            race.then(ChooseHit(target, car))
        elif verdict == THROWER_CHOOSES:
            race.then(ChooseHit(car, target))
        elif race.has(target, verdict) == 0:
            race.then(Roll(car, "grenade", args))
        else:
            lose(race, target, verdict)


register(GrenadeTest())


class ChooseHit(CarChoice):
    """A driver names the typical component of which another car loses a point (FD-TRICK-25, FD-TRICK-26)."""

    rule = "FD-TRICK-24"

    victim: int

    def options(self, race: Race) -> Sequence[Hit]:
        return [HITS[component] for component in range(TYPICAL) if race.has(self.victim, component) > 0]

    def chosen(self, race: Race, option: Hit) -> None:
        lose(race, self.victim, option.component)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-choose-hit", car=race.car(self.victim))
