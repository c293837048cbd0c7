"""The engine cards: blue cubes."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Text, message
from paddock.games.automobiles.cards import BLUE, COLOURS, DARK, ROOM, WHITE
from paddock.games.automobiles.events import CubeRecovered
from paddock.games.automobiles.options import DONE, RECOVER, OfCube, of_pile
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import Effect
from paddock.games.automobiles.rules_piles import gain_wear, not_in_pile
from paddock.games.automobiles.rules_track import Travel, outcomes, travel

ALL_COLOURS: Final = 0b1111


class DieselEngine(Effect):
    """Two wear; a dark grey space for each dark grey cube discarded (AU-CARD-DIESEL-01 to AU-CARD-DIESEL-03)."""

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 2)
        travel(race, seat, BLUE, 1 << DARK, race.discard[seat][DARK])


class HybridEngine(Effect):
    """One wear; with the most blue, exactly two spaces of one colour (AU-CARD-HYBRID-01 to AU-CARD-HYBRID-07)."""

    rule = "AU-CARD-HYBRID-06"

    def usable(self, race: Race, seat: int) -> bool:
        if race.partial or race.hybrid_up_to or not has_most_blue(race, seat):
            return True
        return bool(outcomes(race, seat, ALL_COLOURS, 2, True))

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 1)
        if not has_most_blue(race, seat):
            return
        if race.hybrid_up_to:
            travel(race, seat, BLUE, ALL_COLOURS, 2)
        elif outcomes(race, seat, ALL_COLOURS, 2, True):
            race.then(Travel(seat, BLUE, ALL_COLOURS, 2, True))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-hybrid-engine")


def has_most_blue(race: Race, seat: int) -> bool:
    """More blue in a player's piles than in the discard pile of any opponent (AU-CARD-HYBRID-02, AU-CARD-HYBRID-03)."""
    own = race.active[seat][BLUE] + race.used[seat][BLUE] + race.discard[seat][BLUE]
    return all(other == seat or race.discard[other][BLUE] < own for other in range(race.seats))  # AU-ACTION-19


class RotaryEngine(Effect):
    """One wear; a white space for each colour in the discard pile (AU-CARD-ROTARY-01 to AU-CARD-ROTARY-04)."""

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 1)
        travel(race, seat, BLUE, 1 << WHITE, COLOURS - race.discard[seat].count(0))


class Supercharged(Effect):
    """One wear; up to two discarded cubes become active again (AU-CARD-SUPERCHARGED-01)."""

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 1)
        recover_more(race, seat, 2)


def recover_more(race: Race, seat: int, most: int) -> None:
    """Offer another discarded cube, if there is one."""
    if most and any(race.discard[seat]):
        race.then(RecoverCubes(seat, most))


class RecoverCubes(SeatChoice):
    """A discarded cube becomes active, to be used or spent (AU-CARD-SUPERCHARGED-02, AU-CARD-SUPERCHARGED-03)."""

    rule = "AU-CARD-SUPERCHARGED-02"

    most: int

    def options(self, race: Race) -> Sequence[Option]:
        found = of_pile(RECOVER, race.discard[self.seat])
        found.append(DONE)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is OfCube:
            colour = option.cube.index
            race.discard[self.seat][colour] -= 1  # AU-ACTION-16
            race.active[self.seat][colour] += 1  # AU-DRAW-08
            if race.listening:
                race.tell(CubeRecovered(self.seat, option.cube))
            recover_more(race, self.seat, self.most - 1)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "recover-", race.discard[self.seat], "discard", self.rule)
