"""The eight dirty tricks."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Task, Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.cars import car_text
from paddock.games.formula_de.events import CarHooked, CarsSabotaged, TrickUsed
from paddock.games.formula_de.options import HITS, NO, NONE, YES, Cell, Hit, Team, Trick
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_ask import CarChoice
from paddock.games.formula_de.rules_damage import lay_marker, lose
from paddock.games.formula_de.rules_dice import EventTest, Roll, Throw, know
from paddock.games.formula_de.tables import (
    BLADES,
    BODYWORK,
    COLOURS,
    DEBRIS,
    EXPLOSION,
    GRENADE,
    HARPOON,
    NAIL,
    NAILS,
    NOWHERE,
    OIL,
    OIL_FLOOD,
    RACING,
    ROOM,
    SABOTAGE,
    SMOKE,
    SUSPENSION,
    TRICKS,
    TYPICAL,
    TYRES,
    USES,
)

SMOKE_REACH: Final = 3
HARPOON_REACH: Final = 2
FLOOD: Final = 3
LOST: Final = -1
UNTOUCHED: Final = 7


# Having and using


def can_use(race: Race, car: int, trick: int) -> bool:
    """A trick that the car has, is not used up, and never in the pit lane (FD-TRICK-05, FD-TRICK-36)."""
    if trick not in race.tricks[car] or race.in_pit(car) or race.cell[car] < 0:
        return False
    return usable_copy(race, car, trick) >= 0


def usable_copy(race: Race, car: int, trick: int) -> int:
    """Which of a car's tricks is this one and not used up; where twins are allowed, each has uses of its own.

    FD-TRICK-03, FD-TRICK-05
    """
    for place, (had, used) in enumerate(zip(race.tricks[car], race.used[car], strict=True)):
        if had == trick and used != LOST and (USES[trick] < 0 or used < USES[trick]):
            return place
    return NOWHERE


def use(race: Race, car: int, trick: int) -> None:
    """Once-a-race tricks are lost on use, others are counted; everybody has seen it now (FD-TRICK-05)."""
    place = usable_copy(race, car, trick)
    gone = race.rules.trick_once or USES[trick] == -1
    count(race, car, place, LOST if gone else race.used[car][place] + 1)
    show(race, car, trick)


def lose_trick(race: Race, car: int, trick: int) -> None:
    """Blades that broke and a harpoon that missed are gone for the race: of twins the one that was used.

    FD-TRICK-17, FD-TRICK-22
    """
    left = [(used, -place) for place, used in enumerate(race.used[car]) if race.tricks[car][place] == trick]
    used, place = max(left)
    if used != LOST:
        count(race, car, -place, LOST)


def count(race: Race, car: int, place: int, uses: int) -> None:
    used = list(race.used[car])
    used[place] = uses
    race.used = [*race.used[:car], tuple(used), *race.used[car + 1 :]]


def show(race: Race, car: int, trick: int) -> None:
    """Everybody has seen that a car has this trick."""
    if trick not in race.shown[car]:
        race.shown = [*race.shown[:car], (*race.shown[car], trick), *race.shown[car + 1 :]]
    race.reveal()
    if race.listening:
        race.tell(TrickUsed(race.car(car), TRICKS[trick]))


def neighbours(race: Race, cell: int) -> tuple[int, ...]:
    """Adjacent: the cells in front, behind and beside (FD-TRICK-36)."""
    track = race.track
    return (track.front[cell], track.behind[cell], *track.side[cell])


# At the start of the own turn


class StartTricks(CarChoice):
    """Smoke, nails, grenade and explosion, in any order, until enough.

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
        elif option.trick == GRENADE:
            race.then(Roll(self.car, "grenade", (option.car,)))
        else:
            explode(race, self.car)


class OfferTricks(Task):
    """The question is asked only where there is something to use."""

    car: int

    def run(self, race: Race) -> None:
        if race.is_running(self.car) and start_tricks(race, self.car):
            race.then(StartTricks(self.car))


def start_tricks(race: Race, car: int) -> list[Option]:
    """The tricks that a car can use before it moves."""
    found: list[Option] = [Trick(trick) for trick in (SMOKE, NAIL, EXPLOSION) if can_use(race, car, trick)]
    if can_use(race, car, GRENADE):
        found += [Trick(GRENADE, other) for other in targets(race, car)]
    return found


def targets(race: Race, car: int) -> list[int]:
    """Opponents on adjacent cells (FD-TRICK-23, FD-TRICK-40)."""
    near = [race.at[cell] for cell in neighbours(race, race.cell[car]) if cell in race.at]
    return sorted(other for other in near if race.team[other] != race.team[car] and race.is_running(other))


def smoke(race: Race, car: int) -> None:
    """The cars behind that will roll at the start of their own turns (FD-TRICK-09)."""
    track, cell = race.track, race.cell[car]
    for other in range(race.cars):
        if other == car or not race.is_running(other) or not 0 <= race.cell[other] < track.size:
            continue
        steps = track.distance(race.cell[other], cell, SMOKE_REACH)
        near = 0 < steps <= SMOKE_REACH
        if race.rules.smoke_far:
            behind = race.book.line[other] == race.book.line[car] and track.rank[race.cell[other]] < track.rank[cell]
            near = behind and (steps < 0 or steps >= SMOKE_REACH)
        if near:
            race.own().smoked[other] = 1


class SmokeTest(EventTest):
    name = "smoke"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-2: a gear lower (FD-TRICK-10)."""
        return 1 if face <= 2 else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The drop is the gear change of this turn, and free; 1st stays 1st (FD-TRICK-11)."""
        if verdict:
            race.drive.forced_gear = max(1, race.gear[car] - 1)


know(SmokeTest())


def explode(race: Race, car: int) -> None:
    """Debris all round but ahead; the cars there roll (FD-TRICK-28, FD-TRICK-29, FD-TRICK-30)."""
    cell = race.cell[car]
    around = [near for near in neighbours(race, cell)[1:] if near >= 0]
    for near in around:
        lay_marker(race, near, DEBRIS)
    race.then(*[Throw(race.at[near], "explosion") for near in around if near in race.at])


class ExplosionTest(EventTest):
    name = "explosion"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        return 1 if face <= 3 else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict:
            lose(race, car, BODYWORK)


know(ExplosionTest())


# Grenade


class GrenadeTest(EventTest):
    name = "grenade"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 backfires, 20 is the thrower's choice; between them three faces for each typical component.

        FD-TRICK-24
        """
        if face in (1, 20):
            return TYPICAL + (1 if face == 20 else 0)
        return (face - 2) // 3

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """A point of the component named; a component at 0 is rolled anew.

        FD-TRICK-24, FD-TRICK-25, FD-TRICK-26, FD-TRICK-27
        """
        target = args[0]
        if verdict == TYPICAL:
            race.then(ChooseHit(target, car))
        elif verdict > TYPICAL:
            race.then(ChooseHit(car, target))
        elif race.has(target, verdict) == 0:
            race.then(Roll(car, "grenade", args))
        else:
            lose(race, target, verdict)


know(GrenadeTest())


class ChooseHit(CarChoice):
    """One car's driver names the typical component of which another loses a point (FD-TRICK-25, FD-TRICK-26)."""

    rule = "FD-TRICK-24"

    victim: int

    def options(self, race: Race) -> Sequence[Hit]:
        return [HITS[component] for component in range(TYPICAL) if race.has(self.victim, component) > 0]

    def chosen(self, race: Race, option: Hit) -> None:
        lose(race, self.victim, option.component)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-choose-hit", car=car_text(self.victim))


# Wheel blades


def blades_bite(race: Race, victim: int, owner: int) -> None:
    """Whoever loses bodywork in a collision with blades loses a tyre point too; those of a wreck still cut, but are not
    tested any more.

    FD-TRICK-16, FD-TRICK-37
    """
    if not can_use(race, owner, BLADES):
        return
    show(race, owner, BLADES)
    if race.rules.trick_once:
        lose_trick(race, owner, BLADES)
    race.then(Throw(owner, "blades"))
    lose(race, victim, TYRES)


class BladesTest(EventTest):
    name = "blades"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-10: they break (FD-TRICK-17)."""
        return 1 if face <= 10 else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict:
            if not race.rules.trick_once:  # else they were lost on use
                lose_trick(race, car, BLADES)
            lose(race, car, SUSPENSION)


know(BladesTest())


# Harpoon


class HarpoonWindow(Task):
    """Before a car rolls, those close behind it may try to hook it, in turn order.

    FD-TRICK-18, FD-TRICK-36, FD-TRICK-38
    """

    car: int

    def run(self, race: Race) -> None:
        if not 0 <= race.cell[self.car] < race.track.size:
            return
        race.then(*[UseHarpoon(other, self.car) for other in race.order if can_hook(race, other, self.car)])


def can_hook(race: Race, car: int, target: int) -> bool:
    if car == target or race.status[car] != RACING or not can_use(race, car, HARPOON):
        return False
    return 0 < race.track.distance(race.cell[car], race.cell[target], HARPOON_REACH) <= HARPOON_REACH


class UseHarpoon(CarChoice):
    """Once a lap; a miss loses the harpoon for the race (FD-TRICK-18)."""

    rule = "FD-TRICK-18"

    target: int

    def options(self, race: Race) -> Sequence[Option]:
        return [NO, YES]

    def chosen(self, race: Race, option: Option) -> None:
        if option is YES:
            use(race, self.car, HARPOON)
            race.then(Roll(self.car, "harpoon", (self.target,)))

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-use-harpoon", car=car_text(self.target))


class HarpoonTest(EventTest):
    name = "harpoon"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """11 and more hooks (FD-TRICK-19)."""
        return 1 if face >= 11 else 0

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """FD-TRICK-19, FD-TRICK-22"""
        if not verdict:
            if not race.rules.trick_once:
                lose_trick(race, car, HARPOON)
            return
        race.drive.hooks = (*race.drive.hooks, car)
        if race.listening:
            race.tell(CarHooked(race.car(car), race.car(args[0])))


know(HarpoonTest())


# Oil flood


class LayOil(Task):
    """When the movement is over, oil may be laid on three cells in a row of the way (FD-TRICK-06, FD-TRICK-39)."""

    car: int

    def run(self, race: Race) -> None:
        if race.is_running(self.car) and can_use(race, self.car, OIL_FLOOD) and flood_cells(race):
            race.then(OilFlood(self.car))


def flood_cells(race: Race) -> list[int]:
    """Where on the way three cells of the track follow each other."""
    path, size = race.drive.path, race.track.size
    return [n for n in range(len(path) - FLOOD + 1) if max(path[n : n + FLOOD]) < size]


class OilFlood(CarChoice):
    """The user names the first of three cells, or keeps the oil; he is not tested on it (FD-TRICK-06, FD-TRICK-07)."""

    rule = "FD-TRICK-06"

    def options(self, race: Race) -> Sequence[Option]:
        path, names = race.drive.path, race.track.names
        return [NONE, *[Cell(names[path[n]]) for n in flood_cells(race)]]

    def chosen(self, race: Race, option: Option) -> None:
        if not isinstance(option, Cell):
            return
        use(race, self.car, OIL_FLOOD)
        path = race.drive.path
        first = path.index(race.track.index[option.name])
        for cell in path[first : first + FLOOD]:
            lay_marker(race, cell, OIL)


# Before the race


class Dealt(Plain):
    """A trick that chance deals."""

    trick: int

    @property
    def code(self) -> str:
        return TRICKS[self.trick]


class DealTrick(Chance):
    """Each point buys one trick, drawn at random; a car's two are different (FD-TRICK-01, FD-TRICK-02, FD-TRICK-03)."""

    car: int

    def outcomes(self, race: Race) -> Sequence[Dealt]:
        had = () if race.rules.trick_twins else race.tricks[self.car]
        return [Dealt(trick) for trick in race.rules.allowed_tricks if trick not in had]

    def fell(self, race: Race, outcome: Dealt) -> None:
        car = self.car
        race.tricks = [*race.tricks[:car], (*race.tricks[car], outcome.trick), *race.tricks[car + 1 :]]
        race.used = [*race.used[:car], (*race.used[car], 0), *race.used[car + 1 :]]


class Saboteurs(Task):
    """Before the weather is rolled, whoever has a sabotage uses it (FD-TRICK-31)."""

    def run(self, race: Race) -> None:
        race.then(*[ChooseTeam(car) for car in race.grid for trick in race.tricks[car] if trick == SABOTAGE])


class ChooseTeam(CarChoice):
    """An opposing team is chosen, then the die is rolled (FD-TRICK-31, FD-TRICK-40)."""

    rule = "FD-TRICK-31"

    def options(self, race: Race) -> Sequence[Option]:
        teams = race.team
        first = [car for car in range(race.cars) if teams.index(teams[car]) == car]
        return [Team(car) for car in first if teams[car] != teams[self.car]] or [NONE]

    def chosen(self, race: Race, option: Option) -> None:
        use(race, self.car, SABOTAGE)
        if isinstance(option, Team):
            race.then(Roll(self.car, "sabotage", (option.car,)))


class SabotageTest(EventTest):
    name = "sabotage"

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-5 nothing, 6-15 one car, 16-20 both; a car alone is hit from 6 on (FD-TRICK-32, FD-TRICK-34)."""
        return 0 if face <= 5 else 1 if face <= 15 else 2

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        hit = [other for other in range(race.cars) if race.team[other] == race.team[args[0]]]
        if verdict == 0:
            return
        if verdict == 1 and len(hit) > 1:
            race.then(PickSabotaged(tuple(hit)))
        else:
            damage_secretly(race, hit)


know(SabotageTest())


class Victim(Plain):
    """A car that chance picks."""

    car: int

    @property
    def code(self) -> str:
        return COLOURS[self.car]


class PickSabotaged(Chance):
    """Which of the two cars is hit (FD-TRICK-32)."""

    cars: tuple[int, ...]

    def outcomes(self, race: Race) -> Sequence[Victim]:
        return [Victim(car) for car in self.cars]

    def fell(self, race: Race, outcome: Victim) -> None:
        damage_secretly(race, [outcome.car])


def damage_secretly(race: Race, cars: list[int]) -> None:
    """-1 on the first collision roll, road-holding roll and engine check (FD-TRICK-33)."""
    for car in cars:
        race.own().sabotaged[car] = UNTOUCHED
    if race.listening:
        race.tell(CarsSabotaged(race.named(cars)))
