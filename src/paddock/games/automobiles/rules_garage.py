"""The garage cards: yellow cubes."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Text, message
from paddock.games.automobiles.cards import BLACK, CUBES, ROOM
from paddock.games.automobiles.events import CubeDiscarded, CubeReturned, CubeSetAside
from paddock.games.automobiles.options import (
    DISMISS,
    DONE,
    RETURN_ACTIVE,
    RETURN_DISCARD,
    SET_ASIDE,
    SHED,
    UPGRADE,
    OfCube,
    of_pile,
)
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import GEARS, Effect
from paddock.games.automobiles.rules_piles import gain, not_in_pile, remove, remove_some


class CarChief(Effect):
    """Trades a gear cube of the discard pile for the next darker one (AU-CARD-CARCHIEF-01)."""

    rule = "AU-CARD-CARCHIEF-01"

    def usable(self, race: Race, seat: int) -> bool:
        return bool(upgrades(race, seat))

    def use(self, race: Race, seat: int) -> None:
        race.then(UpgradeGear(seat))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-car-chief")


def upgrades(race: Race, seat: int) -> list[Option]:
    """Gear cubes whose next darker one is in stock, and black ones (AU-CARD-CARCHIEF-04, AU-CARD-CARCHIEF-06)."""
    discard = race.discard[seat]
    return [
        UPGRADE[colour]
        for colour in range(GEARS)
        if discard[colour] and (colour == BLACK or race.reserve[colour + 1] or race.partial)
    ]


class UpgradeGear(SeatChoice):
    """One cube is removed, the next darker one gained (AU-CARD-CARCHIEF-02 to AU-CARD-CARCHIEF-05)."""

    rule = "AU-CARD-CARCHIEF-02"

    def options(self, race: Race) -> Sequence[Option]:
        return upgrades(race, self.seat)

    def chosen(self, race: Race, option: OfCube) -> None:
        colour = option.cube.index
        remove(race, self.seat, race.discard[self.seat], colour)
        if colour != BLACK and race.reserve[colour + 1]:
            gain(race, self.seat, colour + 1)  # AU-GEAR-07

    def refusal(self, race: Race, code: str) -> Refusal | None:
        for colour in range(GEARS):
            if code == UPGRADE[colour].code and race.discard[self.seat][colour]:
                return Refusal(message(ROOM, "sold-out", cube=CUBES[colour + 1]), "AU-CARD-CARCHIEF-06")
        return not_in_pile(code, "upgrade-", race.discard[self.seat], "discard", self.rule)


class Engineer(Effect):
    """Discards active cubes to remove as many from the discard pile (AU-CARD-ENGINEER-01)."""

    def use(self, race: Race, seat: int) -> None:
        shed_more(race, seat, 0)


MOST_SHED: Final = 3


def shed_more(race: Race, seat: int, moved: int) -> None:
    """After the last cube, as many are removed from the discard pile (AU-CARD-ENGINEER-02, AU-CARD-ENGINEER-03)."""
    if moved < MOST_SHED and any(race.active[seat]):
        race.then(ShedCubes(seat, moved))
    else:
        remove_some(race, seat, moved, moved)


class ShedCubes(SeatChoice):
    """Up to three cubes go from the active to the discard pile, unused (AU-CARD-ENGINEER-01, AU-CARD-ENGINEER-04)."""

    rule = "AU-CARD-ENGINEER-01"

    moved: int

    def options(self, race: Race) -> Sequence[Option]:
        found = of_pile(SHED, race.active[self.seat])
        found.append(DONE)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is OfCube:
            shed(race, self.seat, option.cube.index)
            shed_more(race, self.seat, self.moved + 1)
        else:
            remove_some(race, self.seat, self.moved, self.moved)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "shed-", race.active[self.seat], "active", self.rule)


def shed(race: Race, seat: int, colour: int) -> None:
    """A discarded cube goes to its owner's discard pile, where it counts at once (AU-REMOVE-03, AU-ACTION-16)."""
    race.active[seat][colour] -= 1
    race.discard[seat][colour] += 1
    if race.listening:
        race.tell(CubeDiscarded(seat, CUBES[colour]))


class Manager(Effect):
    """Removes an active cube, puts another back into the bag; either, both or none (AU-CARD-MANAGER-01)."""

    def use(self, race: Race, seat: int) -> None:
        if any(race.active[seat]):
            race.then(DismissCube(seat))
        else:
            return_one(race, seat)


class DismissCube(SeatChoice):
    """First, an active cube may go back to the reserve (AU-CARD-MANAGER-02, AU-CARD-MANAGER-04, AU-CARD-MANAGER-05)."""

    rule = "AU-CARD-MANAGER-02"

    def options(self, race: Race) -> Sequence[Option]:
        found = of_pile(DISMISS, race.active[self.seat])
        found.append(DONE)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is OfCube:
            remove(race, self.seat, race.active[self.seat], option.cube.index)
        return_one(race, self.seat)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "dismiss-", race.active[self.seat], "active", self.rule)


def return_one(race: Race, seat: int) -> None:
    """Then the second part, if there is a cube to put back."""
    if any(race.active[seat]) or any(race.discard[seat]):
        race.then(ReturnCube(seat))


class ReturnCube(SeatChoice):
    """An active or discarded cube may go into the bag (AU-CARD-MANAGER-03, AU-CARD-MANAGER-05, AU-CARD-MANAGER-06)."""

    rule = "AU-CARD-MANAGER-03"

    def options(self, race: Race) -> Sequence[Option]:
        found = of_pile(RETURN_ACTIVE, race.active[self.seat])
        found += of_pile(RETURN_DISCARD, race.discard[self.seat])
        found.append(DONE)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is not OfCube:
            return
        colour = option.cube.index
        pile = race.active[self.seat] if option.pile == "active" else race.discard[self.seat]
        pile[colour] -= 1  # AU-ACTION-16
        race.bags[self.seat][colour] += 1
        if race.listening:
            race.tell(CubeReturned(self.seat, option.cube))


class Mechanic(Effect):
    """Sets another active cube aside to remove up to two from the discard pile (AU-CARD-MECHANIC-01)."""

    rule = "AU-CARD-MECHANIC-01"

    def usable(self, race: Race, seat: int) -> bool:
        return sum(race.active[seat]) > 1

    def use(self, race: Race, seat: int) -> None:
        race.then(SetCubeAside(seat))

    def cannot(self) -> Text:
        return message(ROOM, "cannot-mechanic")


class SetCubeAside(SeatChoice):
    """A cube goes to the used pile unused; then up to 2 are removed (AU-CARD-MECHANIC-02 to AU-CARD-MECHANIC-04)."""

    rule = "AU-CARD-MECHANIC-02"

    def options(self, race: Race) -> Sequence[Option]:
        return of_pile(SET_ASIDE, race.active[self.seat])

    def chosen(self, race: Race, option: OfCube) -> None:
        seat = self.seat
        colour = option.cube.index
        race.active[seat][colour] -= 1
        race.used[seat][colour] += 1
        if race.listening:
            race.tell(CubeSetAside(seat, option.cube))
        remove_some(race, seat, 0, 2)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "set-aside-", race.active[self.seat], "active", self.rule)
