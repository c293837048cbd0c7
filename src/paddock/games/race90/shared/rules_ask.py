"""Questions to one player."""

from collections.abc import Sequence

from paddock.core import Choice, Consequences, Option, Prospect, SeatChoice, Text, message
from paddock.games.race90.shared.cards import ROOM
from paddock.games.race90.shared.options import GO, PIT
from paddock.games.race90.shared.position import NOBODY, Race


class CarChoice(Choice):
    """A question to the driver of a car."""

    car: int

    def who(self, race: Race) -> int:
        return self.car


class CheckChoice(CarChoice):
    """A question about a check: its cause, the printed modifier, and the car to be lapped."""

    cause: int
    printed: int
    about: int = NOBODY


class GoOrPit(SeatChoice):
    """Drive on, or stop."""

    def options(self, race: Race) -> Sequence[Option]:
        return [GO, PIT]

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return stop_notes(option)


def stop_notes(option: Option) -> tuple[Text, ...]:
    """What a stop brings; what it costs is among its consequences."""
    return (message(ROOM, "note-pit"),) if option is PIT else ()


def told_of_stop(sections: int) -> Consequences:
    """What a stop costs before fuel is taken."""
    return Consequences(outcomes=(Prospect(message(ROOM, "outcome-pit-least", sections=sections), 1.0),))
