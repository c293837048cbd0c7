"""The tricks that cars hold: dealing, using, losing and renewing them."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Text, message
from paddock.core.plain import Plain
from paddock.games.formula_de.events import TrickUsed
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import HARPOON, NAIL, NOWHERE, OIL_FLOOD, ROOM, TRICKS, USES

LOST: Final = -1  # in place of the number of uses
A_LAP: Final = (OIL_FLOOD, NAIL, HARPOON)  # tricks that can be used again in each lap


# Dealing


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
        race.tricks = replaced(race.tricks, car, (*race.tricks[car], outcome.trick))
        race.used = replaced(race.used, car, (*race.used[car], 0))

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-deal-trick", car=race.car(self.car))

    def named(self, race: Race, outcome: Dealt) -> Text:
        return message(ROOM, "trick-name", trick=outcome.code)

    def kept_by(self, race: Race) -> int:
        return race.driver[self.car]


def replaced(held: list[tuple[int, ...]], car: int, tricks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The same for all cars but one: copies of a race share these lists."""
    return [*held[:car], tricks, *held[car + 1 :]]


# Using


def can_use(race: Race, car: int, trick: int) -> bool:
    """Whether a car has a trick that is not used up, and is not in the pit lane (FD-TRICK-05, FD-TRICK-36)."""
    if trick not in race.tricks[car] or race.in_pit(car) or race.cell[car] < 0:
        return False
    return usable_copy(race, car, trick) != NOWHERE


def usable_copy(race: Race, car: int, trick: int) -> int:
    """The place of a trick that is not used up; if twins are allowed, each has uses of its own.

    FD-TRICK-03, FD-TRICK-05
    """
    for place, (had, used) in enumerate(zip(race.tricks[car], race.used[car], strict=True)):
        if had == trick and used != LOST and (USES[trick] < 0 or used < USES[trick]):
            return place
    return NOWHERE


def use(race: Race, car: int, trick: int) -> None:
    """A trick is used and seen: those of one use a race are lost, others are counted (FD-TRICK-05)."""
    place = usable_copy(race, car, trick)
    gone = race.rules.trick_once or USES[trick] == -1
    set_uses(race, car, place, LOST if gone else race.used[car][place] + 1)
    show(race, car, trick)


def lose_trick(race: Race, car: int, trick: int) -> None:
    """Broken blades and a harpoon that missed are lost for the race; of twins, the one that was used.

    FD-TRICK-17, FD-TRICK-22
    """
    left = [(used, -place) for place, used in enumerate(race.used[car]) if race.tricks[car][place] == trick]
    used, place = max(left)
    if used != LOST:
        set_uses(race, car, -place, LOST)


def set_uses(race: Race, car: int, place: int, uses: int) -> None:
    """Write down how often one of a car's tricks was used."""
    used = race.used[car]
    race.used = replaced(race.used, car, (*used[:place], uses, *used[place + 1 :]))


def show(race: Race, car: int, trick: int) -> None:
    """From now on everybody knows that a car has this trick."""
    if trick not in race.shown[car]:
        race.shown = replaced(race.shown, car, (*race.shown[car], trick))
    race.reveal()
    if race.commenting:
        race.tell(TrickUsed(race.car(car), TRICKS[trick]))


def renew_tricks(race: Race, car: int) -> None:
    """In a new lap, tricks with a number of uses a lap can be used again (FD-TRICK-35)."""
    if not race.tricks[car]:
        return
    kept = tuple(
        0 if trick in A_LAP and used > 0 else used for trick, used in zip(race.tricks[car], race.used[car], strict=True)
    )
    race.used = replaced(race.used, car, kept)


def neighbours(race: Race, cell: int) -> tuple[int, ...]:
    """The adjacent cells: in front, behind and beside (FD-TRICK-36)."""
    track = race.track
    return (track.front[cell], track.behind[cell], *track.side[cell])
