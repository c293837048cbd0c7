"""Damage discs: drawn from the bag, and put back by a repair."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Text, message
from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.events import DamageTaken, Repaired
from paddock.games.race90.shared.position import SLOT_LEVEL, Race

# Damage


class Disc(Plain):
    """A damage disc."""

    colour: str

    @property
    def code(self) -> str:
        return self.colour

    def text(self) -> Text:
        return message(ROOM, "disc-drawn", colour=self.colour)


RED: Final = Disc("red")
BROWN: Final = Disc("brown")
DISCS: Final = [RED, BROWN]


class DrawDisc(Chance):
    """Discs are drawn at random; an empty bag lends a red one that vanishes when it is repaired (R2-SETUP-09,
    R1-SETUP-03, R1-PAY-16)."""

    seat: int

    def outcomes(self, race: Race) -> Sequence[Disc]:
        return DISCS

    def weights(self, race: Race) -> list[int]:
        if race.bag_red <= 0 and race.bag_brown <= 0:
            return [1, 0]
        return [max(0, race.bag_red), race.bag_brown]

    def fell(self, race: Race, outcome: Disc) -> None:
        if outcome is RED:
            race.bag_red -= 1  # below zero where it was lent
            race.red[self.seat] += 1
        else:
            race.bag_brown -= 1
            race.brown[self.seat] += 1
        if race.listening:
            taken = race.red[self.seat] + race.brown[self.seat]
            race.tell(DamageTaken(self.seat, outcome.colour, taken, race.levels[self.seat][SLOT_LEVEL]))

    def purpose(self, race: Race) -> str:
        return f"damage/{self.seat}"


def free_slots(race: Race, seat: int) -> int:
    """The damage that a car can still take (R1-CON-19)."""
    return race.levels[seat][SLOT_LEVEL] - race.red[seat] - race.brown[seat]


def repair(race: Race, seat: int, brown: int) -> None:
    """Take all red discs off a car, and some brown ones (R1-PIT-08, R1-PIT-09, R1-PAY-11, R1-PAY-16)."""
    red = race.red[seat]
    race.bag_red += red
    race.bag_brown += brown
    race.red[seat] = 0
    race.brown[seat] -= brown
    if race.listening and red + brown:
        race.tell(Repaired(seat, red + brown))
