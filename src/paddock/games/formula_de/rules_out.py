"""Eliminated cars, and what becomes of their drivers."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Word
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.commentary import running_order, tell_heir
from paddock.games.formula_de.events import DriverHurt, Retired
from paddock.games.formula_de.places import corner_name
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register
from paddock.games.formula_de.rules_end import CheckEnd
from paddock.games.formula_de.tables import (
    BY_OVERSHOOTING,
    CAUSES,
    DEAD,
    INJURIES,
    MOTIVATED,
    NOWHERE,
    OUT,
    RECOVERED,
    REWARDS,
    ROOM,
    TRAUMA,
    WRECKED,
)

INJURY_GEAR: Final = 4  # slower crashes hurt nobody
NEXT_RACE: Final = "next-"


def eliminate(race: Race, car: int, cause: int, corner: int = NOWHERE) -> None:
    """A car is out: off the track at once by overshooting a corner, else at the end of the round.

    FD-OUT-01, FD-OUT-03, FD-OUT-04, FD-OUT-13
    """
    order: list[int] = []
    if race.commenting:
        order = running_order(race)
    book = race.own()
    book.out_by[car] = cause
    book.out_line[car] = book.line[car]
    race.alarm = True  # FD-YELLOW-01
    race.retired = [*race.retired, car]
    if cause == BY_OVERSHOOTING:
        book.out_rank[car] = race.track.corner_ends[corner]
        if race.track.rank[race.cell[car]] < book.out_rank[car]:  # it has touched the line since
            book.out_line[car] -= 1
        race.put(car, NOWHERE)
        race.status[car] = OUT
    else:
        book.out_rank[car] = race.track.rank[race.cell[car]]
        race.status[car] = WRECKED  # FD-OUT-05
    if race.listening:
        race.tell(Retired(race.car(car), CAUSES[cause], corner_name(race.track, corner) if corner != NOWHERE else ""))
    if race.commenting:
        tell_heir(race, order)
    if race.rules.injuries and race.gear[car] >= INJURY_GEAR:  # FD-INJ-02, FD-INJ-03, FD-INJ-09, FD-OUT-12
        race.then(Roll(car, "injury"), CheckEnd())
    else:
        race.then(CheckEnd())


class InjuryTest(EventTest):
    name = "injury"
    words: tuple[str, ...] = ()

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """1 dead, 2-3 trauma, 4-15 recovered, 16-20 motivated (FD-INJ-04, FD-INJ-05, FD-INJ-07, FD-INJ-08)."""
        return DEAD if face == 1 else TRAUMA if face <= 3 else RECOVERED if face <= 15 else MOTIVATED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The result is recorded for the next race, in which a motivated driver has an advantage.

        FD-INJ-01, FD-INJ-08
        """
        race.own().injury[car] = verdict
        if race.commenting:
            race.tell(DriverHurt(race.car(car), INJURIES[verdict]))
        if verdict == MOTIVATED:
            if race.rules.motivated == "choice":
                race.then(ChooseReward(car))
            else:
                race.own().reward[car] = REWARDS.index(race.rules.motivated)


register(InjuryTest())


class ChooseReward(CarChoice):
    """A motivated driver chooses the advantage for the next race (FD-INJ-08)."""

    rule = "FD-INJ-08"

    def options(self, race: Race) -> Sequence[Option]:
        return REWARD_OPTIONS

    def chosen(self, race: Race, option: Word) -> None:
        race.own().reward[self.car] = REWARDS.index(option.word.removeprefix(NEXT_RACE))


REWARD_OPTIONS: Final = [Word(ROOM, f"{NEXT_RACE}{reward}") for reward in REWARDS[1:]]
