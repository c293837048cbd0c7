"""The handling cards: red cubes."""

from collections.abc import Sequence

from paddock.core import Option, Refusal, SeatChoice, Text, message
from paddock.games.automobiles.cards import BLACK, RED, ROOM
from paddock.games.automobiles.events import Sheltered
from paddock.games.automobiles.options import SHED, OfCube
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import GEARS, Effect, gear_mask, has_gear
from paddock.games.automobiles.rules_garage import shed
from paddock.games.automobiles.rules_piles import gain_wear, not_in_pile
from paddock.games.automobiles.rules_track import can_enter, place, travel


class Aerodynamics(Effect):
    """No wear in the wear phase of this turn (AU-CARD-AERODYNAMICS-01 to AU-CARD-AERODYNAMICS-03)."""

    def use(self, race: Race, seat: int) -> None:
        race.sheltered = True
        if race.listening:
            race.tell(Sheltered(seat))


class Steering(Effect):
    """One wear; a gear cube is given up for spaces of a lighter colour (AU-CARD-STEERING-01, AU-CARD-STEERING-02)."""

    rule = "AU-CARD-STEERING-01"

    def usable(self, race: Race, seat: int) -> bool:
        return race.partial or has_gear(race.active[seat])

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 1)
        if has_gear(race.active[seat]):
            race.then(GiveGear(seat))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-steering")


class GiveGear(SeatChoice):
    """A gear is discarded; up to three spaces of one lighter colour (AU-CARD-STEERING-03 to AU-CARD-STEERING-07)."""

    rule = "AU-CARD-STEERING-03"

    def options(self, race: Race) -> Sequence[Option]:
        active = race.active[self.seat]
        return [SHED[colour] for colour in range(GEARS) if active[colour]]

    def chosen(self, race: Race, option: OfCube) -> None:
        colour = option.cube.index
        shed(race, self.seat, colour)
        travel(race, self.seat, RED, lighter(colour), 3)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "shed-", race.active[self.seat], "active", self.rule)


def lighter(colour: int) -> int:
    """All colours lighter than one, as bits (AU-GEAR-07)."""
    return (1 << colour) - 1


class Suspension(Effect):
    """One wear; one space in the colour of a discarded gear cube (AU-CARD-SUSPENSION-01 to AU-CARD-SUSPENSION-05)."""

    rule = "AU-CARD-SUSPENSION-01"

    def enters(self, race: Race, seat: int) -> int:
        return gear_mask(race.discard[seat])

    def usable(self, race: Race, seat: int) -> bool:
        return race.partial and not can_enter(race, seat, self.enters(race, seat))

    def use(self, race: Race, seat: int) -> None:
        gain_wear(race, seat, 1)

    def enter(self, race: Race, seat: int, colour: int, section: int) -> None:
        gain_wear(race, seat, 1)
        place(race, seat, colour, [section])

    def cannot(self) -> Text:
        return message(ROOM, "cannot-suspension")


class Tires(Effect):
    """One space of any colour lighter than a gear cube of the active pile (AU-CARD-TIRES-01 to AU-CARD-TIRES-05)."""

    rule = "AU-CARD-TIRES-01"

    def enters(self, race: Race, seat: int) -> int:
        active = race.active[seat]
        for colour in range(BLACK, 0, -1):
            if active[colour]:
                return lighter(colour)
        return 0

    def usable(self, race: Race, seat: int) -> bool:
        return False

    def cannot(self) -> Text:
        return message(ROOM, "cannot-tires")
