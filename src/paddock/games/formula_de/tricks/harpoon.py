"""The harpoon: hooking a car before it rolls. What it pulls moves at the end of that turn."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text, message
from paddock.games.formula_de.car_choice import CarChoice
from paddock.games.formula_de.events import CarHooked
from paddock.games.formula_de.options import NO, YES
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import EventTest, Roll, register
from paddock.games.formula_de.tables import HARPOON, RACING, ROOM
from paddock.games.formula_de.tricks.holding import can_use, lose_trick, use

REACH: Final = 2
MISSED: Final = 0
HOOKED: Final = 1


class HarpoonWindow(Task):
    """Before a car rolls, the cars close behind it may try to hook it, in turn order.

    FD-TRICK-18, FD-TRICK-36, FD-TRICK-38
    """

    car: int

    def run(self, race: Race) -> None:
        race.then(*[UseHarpoon(other, self.car) for other in race.order if can_hook(race, other, self.car)])


def can_hook(race: Race, car: int, target: int) -> bool:
    """Whether a car has a harpoon and is close enough behind the target; no step leads into the pit lane
    (FD-TRICK-18, FD-TRICK-36)."""
    if car == target or race.status[car] != RACING or not can_use(race, car, HARPOON):
        return False
    return 0 < race.track.distance(race.cell[car], race.cell[target], REACH) <= REACH


class UseHarpoon(CarChoice):
    """A harpoon can be thrown once a lap; after a miss it is lost for the race (FD-TRICK-18)."""

    rule = "FD-TRICK-18"

    target: int

    def options(self, race: Race) -> Sequence[Option]:
        return [NO, YES]

    def chosen(self, race: Race, option: Option) -> None:
        if option is YES:
            use(race, self.car, HARPOON)
            race.then(Roll(self.car, "harpoon", (self.target,)))

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-use-harpoon", car=race.car(self.target))


class HarpoonTest(EventTest):
    name = "harpoon"
    words: tuple[str, ...] = ("missed", "hooked")
    good = HOOKED
    against = True

    def verdict(self, race: Race, car: int, args: tuple[int, ...], face: int, natural: int) -> int:
        """11 or more hooks (FD-TRICK-19)."""
        return HOOKED if face >= 11 else MISSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        """The hooked car will pull the thrower; a harpoon that missed is lost (FD-TRICK-19, FD-TRICK-22)."""
        if verdict == MISSED:
            if not race.rules.trick_once:  # else it was lost on use
                lose_trick(race, car, HARPOON)
            return
        race.drive.hooks = (*race.drive.hooks, car)
        if race.commenting:
            race.tell(CarHooked(race.car(car), race.car(args[0])))


register(HarpoonTest())
