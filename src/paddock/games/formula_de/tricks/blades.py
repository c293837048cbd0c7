"""Wheel blades."""

from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_damage import lose
from paddock.games.formula_de.rules_dice import FAILED, PASSED, EventTest, Throw, register
from paddock.games.formula_de.tables import BLADES, SUSPENSION, TYRES
from paddock.games.formula_de.tricks.holding import can_use, lose_trick, show


def cut_tyres(race: Race, victim: int, owner: int) -> None:
    """A car that loses bodywork to one with blades loses a tyre point too. A wreck's blades cut, but are not tested.

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
        """1 to 10 breaks them (FD-TRICK-17)."""
        return FAILED if face <= 10 else PASSED

    def effect(self, race: Race, car: int, args: tuple[int, ...], verdict: int, natural: int) -> None:
        if verdict == FAILED:
            if not race.rules.trick_once:  # else they were lost on use
                lose_trick(race, car, BLADES)
            lose(race, car, SUSPENSION)


register(BladesTest())
