"""What all cards have in common, and the cards of gears and wear."""

from typing import Final

from mypy_extensions import mypyc_attr

from paddock.core import Text, message
from paddock.games.automobiles.cards import BLACK, CUBES, ROOM, WEAR, Card
from paddock.games.automobiles.events import CubeDiscarded
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_track import place

GEARS: Final = BLACK + 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a cube does when used. A cube that must enter one space is used by choosing that space.

    A cube can be used only if every compulsory part of its effect is possible (AU-ACTION-05).
    """

    rule = "AU-ACTION-05"

    def enters(self, race: Race, seat: int) -> int:
        """The colours, as bits, of which this cube must enter one space; 0 if it does something else."""
        return 0

    def usable(self, race: Race, seat: int) -> bool:
        """Whether it can be used now other than by entering a space. The cube is still in the active pile."""
        return True

    def use(self, race: Race, seat: int) -> None:
        """Carry out the effect, from top to bottom. The cube is already in the used pile (AU-ACTION-04)."""

    def enter(self, race: Race, seat: int, colour: int, section: int) -> None:
        """Carry out the effect by entering a space."""
        place(race, seat, colour, [section])

    def cannot(self) -> Text:
        """Why it cannot be used now, if not for want of a space to enter."""
        raise NotImplementedError


class Gear(Effect):
    """A gear cube enters exactly one space of its colour (AU-GEAR-01 to AU-GEAR-06)."""

    rule = "AU-MOVE-19"

    def __init__(self, colour: int) -> None:
        self.mask = 1 << colour

    def enters(self, race: Race, seat: int) -> int:
        return self.mask

    def usable(self, race: Race, seat: int) -> bool:
        return False


class Wear(Effect):
    """A wear cube goes from the active pile straight to the discard pile (AU-GEAR-08 to AU-GEAR-11)."""

    def use(self, race: Race, seat: int) -> None:
        race.used[seat][WEAR] -= 1
        race.discard[seat][WEAR] += 1  # AU-ACTION-16
        if race.listening:
            race.tell(CubeDiscarded(seat, CUBES[WEAR]))


def effect_text(race: Race, card: Card) -> Text:
    """What a card does, under the agreed switches."""
    up_to = race.hybrid_up_to and card.id == "hybrid-engine"
    return message(ROOM, "card-effect", card=f"{card.id}-up-to" if up_to else card.id)


def has_gear(pile: list[int]) -> bool:
    """Whether a pile holds a gear cube of any colour."""
    return pile[0] > 0 or pile[1] > 0 or pile[2] > 0 or pile[3] > 0


def gear_mask(pile: list[int]) -> int:
    """The colours of the gear cubes in a pile, as bits."""
    mask = 0
    for colour in range(GEARS):
        if pile[colour]:
            mask |= 1 << colour
    return mask
