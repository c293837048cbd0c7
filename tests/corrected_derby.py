"""The derby after its rules were corrected, for servers of their own, which offer `QUIET`, `FASTER` or `STRICT`."""

from typing import ClassVar

import derby
from derby import Derby, Gallop, Race, Ride, Trot, move
from paddock import core


class Corrected(Derby):
    """Another revision of the rules."""

    revision: ClassVar = 2


class Quiet(Corrected):
    """A correction that touches no race."""


class Faster(Corrected):
    """A trot goes three fields instead of two."""

    def start(self, setup: core.Setup) -> Race:
        Ride.chosen = _faster  # type: ignore[method-assign]
        return super().start(setup)

    def read(self, text: str, setup: core.Setup) -> Race:
        Ride.chosen = _faster  # type: ignore[method-assign]
        return super().read(text, setup)


class Strict(Corrected):
    """Nobody trots."""

    def start(self, setup: core.Setup) -> Race:
        Ride.options = _strict  # type: ignore[method-assign]
        return super().start(setup)

    def read(self, text: str, setup: core.Setup) -> Race:
        Ride.options = _strict  # type: ignore[method-assign]
        return super().read(text, setup)


def _faster(self: Ride, race: Race, option: core.Option) -> None:
    if isinstance(option, Trot):
        move(race, self.seat, 3)
    else:
        race.then(derby.Dash(self.seat))


def _strict(self: Ride, race: Race) -> list[core.Option]:
    return [Gallop()]


QUIET, FASTER, STRICT = Quiet(), Faster(), Strict()
