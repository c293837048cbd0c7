"""Cubes gained, removed and drawn; an empty bag is refilled in the middle of a draw."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Option, Refusal, SeatChoice, Text, message, stacked
from paddock.games.automobiles.cards import ACTIVE, COLOURS, CUBES, ROOM, WEAR, Cube, Pile
from paddock.games.automobiles.events import (
    ActiveFilled,
    BagRefilled,
    CubeDrawn,
    CubeGained,
    CubeRemoved,
    WearGained,
    WearPaid,
    WearRemoved,
)
from paddock.games.automobiles.options import DONE, REMOVE, OfCube, of_pile
from paddock.games.automobiles.position import Race

# The purposes of draws: every seat has its own luck.
DRAWS: Final = [f"draw/{seat}" for seat in range(5)]


def gain(race: Race, seat: int, colour: int) -> None:
    """A cube gained from the reserve goes to the used pile (AU-ACTION-08, AU-ACTION-15)."""
    race.reserve[colour] -= 1
    race.used[seat][colour] += 1
    if race.listening:
        race.tell(CubeGained(seat, CUBES[colour]))


def gain_wear(race: Race, seat: int, due: int, darkest: Cube | None = None) -> None:
    """The wear due, as far as the reserve has it, goes to the used pile (AU-ACTION-06, AU-ACTION-08, AU-WEAR-08).

    It needs no space on the track; shelter is for the caller to check (AU-ACTION-11, AU-WEAR-09).
    """
    count = min(due, race.reserve[WEAR])
    race.reserve[WEAR] -= count
    race.used[seat][WEAR] += count
    if race.listening and due:
        race.tell(WearPaid(seat, count) if darkest is None else WearGained(seat, count, darkest))


def remove(race: Race, seat: int, pile: list[int], colour: int) -> None:
    """A removed cube returns to the reserve at once (AU-REMOVE-01, AU-REMOVE-02)."""
    pile[colour] -= 1
    race.reserve[colour] += 1
    if race.listening:
        race.tell(CubeRemoved(seat, CUBES[colour]))


def remove_wear(race: Race, seat: int) -> None:
    """All wear of the discard pile returns to the reserve."""
    count = race.discard[seat][WEAR]
    race.discard[seat][WEAR] = 0
    race.reserve[WEAR] += count
    if race.listening:
        race.tell(WearRemoved(seat, count))


def can_draw(race: Race, seat: int) -> bool:
    """Whether the bag, or the discard pile that refills it, has a cube to draw (AU-DRAW-06)."""
    return any(race.bags[seat]) or any(race.discard[seat])


def ready_to_draw(race: Race, seat: int) -> bool:
    """Only a draw from an empty bag refills it, from the discard pile (AU-DRAW-02, AU-DRAW-03, AU-DRAW-11)."""
    if any(race.bags[seat]):
        return True
    count = sum(race.discard[seat])
    if count == 0:
        return False
    race.bags[seat], race.discard[seat] = race.discard[seat], race.bags[seat]  # AU-ACTION-16
    if race.listening:
        race.tell(BagRefilled(seat, count))
    return True


def fill_active(race: Race, seat: int, count: int) -> None:
    """Cubes are drawn one by one into the active pile while there are any (AU-END-02, AU-DRAW-06, AU-DRAW-10)."""
    if count and ready_to_draw(race, seat):
        race.stack += FILLS[seat][count]
    elif race.listening:
        race.tell(ActiveFilled(seat, Pile(tuple(race.active[seat]))))  # AU-END-03


class Draw(Chance):
    """Every cube of the bag is as likely as any other (AU-DRAW-01)."""

    seat: int

    def outcomes(self, race: Race) -> list[Cube]:
        return CUBES

    def weights(self, race: Race) -> list[int]:
        return race.bags[self.seat]

    def purpose(self, race: Race) -> str:
        return DRAWS[self.seat]

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-draw", seat=self.seat)


class FillActive(Draw):
    """One cube for the next turn; a bag that runs empty is refilled before the next (AU-DRAW-01, AU-DRAW-04)."""

    count: int

    def fell(self, race: Race, outcome: Cube) -> None:
        seat = self.seat
        colour = outcome.index
        race.bags[seat][colour] -= 1
        race.active[seat][colour] += 1
        fill_active(race, seat, self.count - 1)

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-fill-active", seat=self.seat, count=self.count)


# Draws are the most frequent tasks of all.
FILLS: Final = [[stacked(FillActive(seat, count)) for count in range(ACTIVE + 1)] for seat in range(5)]


class DrawCube(Draw):
    """A cube drawn by an effect goes to the active pile, however full (AU-ACTION-09, AU-DRAW-01, AU-DRAW-08)."""

    def fell(self, race: Race, outcome: Cube) -> None:
        draw_into(race, self.seat, race.active[self.seat], outcome)


def draw_into(race: Race, seat: int, pile: list[int], cube: Cube) -> None:
    """Move a cube from the bag to a pile, in sight of all."""
    colour = cube.index
    race.bags[seat][colour] -= 1
    pile[colour] += 1
    if race.listening:
        race.tell(CubeDrawn(seat, cube))


def remove_some(race: Race, seat: int, least: int, most: int) -> None:
    """Let a player remove cubes from the discard pile, if it has any.

    AU-CARD-ENGINEER-02, AU-CARD-MECHANIC-03, AU-CARD-PITCAPTAIN-01, AU-CARD-PITCREW-01
    """
    if most and any(race.discard[seat]):
        race.then(RemoveCubes(seat, least, most))


class RemoveCubes(SeatChoice):
    """Cubes of the player's discard pile return to the reserve, one by one (AU-REMOVE-04, AU-ACTION-07)."""

    rule = "AU-REMOVE-01"

    least: int
    most: int

    def options(self, race: Race) -> Sequence[Option]:
        found = of_pile(REMOVE, race.discard[self.seat])
        if self.least <= 0:
            found.append(DONE)
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is OfCube:
            seat = self.seat
            remove(race, seat, race.discard[seat], option.cube.index)
            remove_some(race, seat, self.least - 1, self.most - 1)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-remove-cubes", most=self.most, exact=self.least == self.most)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_pile(code, "remove-", race.discard[self.seat], "discard", "AU-REMOVE-04")


def not_in_pile(code: str, verb: str, pile: list[int], name: str, rule: str) -> Refusal | None:
    """Why a cube that is not in a pile cannot be chosen from it."""
    for colour in range(COLOURS):
        if code == verb + CUBES[colour].name and not pile[colour]:
            return Refusal(message(ROOM, f"not-in-{name}", cube=CUBES[colour]), rule)
    return None
