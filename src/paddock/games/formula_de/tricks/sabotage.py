"""Sabotage, before the race."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Task, Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import CarsSabotaged
from paddock.games.formula_de.options import NONE, Team
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register
from paddock.games.formula_de.tables import COLOURS, ROOM, SABOTAGE, WEAK_BODY, WEAK_ENGINE, WEAK_SUSPENSION
from paddock.games.formula_de.tricks.holding import use

HITS_NONE: Final = 0
HITS_ONE: Final = 1
HITS_ALL: Final = 2


class Saboteurs(Task):
    """Before the weather is rolled, every sabotage is used (FD-TRICK-31)."""

    def run(self, race: Race) -> None:
        race.then(*[ChooseTeam(car) for car in race.grid for trick in race.tricks[car] if trick == SABOTAGE])


class ChooseTeam(CarChoice):
    """The driver chooses an opposing team, then rolls the die (FD-TRICK-31, FD-TRICK-40)."""

    rule = "FD-TRICK-31"

    def options(self, race: Race) -> Sequence[Option]:
        others = [team for team in dict.fromkeys(race.team) if team != race.team[self.car]]
        return [Team(race.named(cars_of(race, team))) for team in others] or [NONE]

    def chosen(self, race: Race, option: Option) -> None:
        use(race, self.car, SABOTAGE)
        if isinstance(option, Team):
            race.then(Roll(self.car, "sabotage", (option.cars[0].number,)))


def cars_of(race: Race, team: int) -> list[int]:
    """The cars of a team."""
    return [car for car in range(race.cars) if race.team[car] == team]


class SabotageTest(EventTest):
    name = "sabotage"
    words: tuple[str, ...] = ("none", "one", "all")
    good = HITS_ALL

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1-5 hits nothing, 6-15 one car, 16-20 both; a car alone is hit from 6 on (FD-TRICK-32, FD-TRICK-34)."""
        return HITS_NONE if face <= 5 else HITS_ONE if face <= 15 else HITS_ALL

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict == HITS_NONE:
            return
        team = cars_of(race, race.team[args[0]])
        if verdict == HITS_ONE and len(team) > 1:
            race.then(PickSabotaged(tuple(team)))
        else:
            weaken(race, team)


register(SabotageTest())


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
        weaken(race, [outcome.car])

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-sabotaged", cars=race.named(list(self.cars)))

    def named(self, race: Race, outcome: Victim) -> Text:
        return race.car(outcome.car).text()


def weaken(race: Race, cars: list[int]) -> None:
    """A sabotaged car has -1 on its first collision roll, road-holding roll and engine check (FD-TRICK-33)."""
    for car in cars:
        race.own().sabotaged[car] = WEAK_BODY | WEAK_SUSPENSION | WEAK_ENGINE
    if race.commenting:
        race.tell(CarsSabotaged(race.named(cars)))
