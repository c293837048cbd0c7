"""Flags: placing a yellow one is a duty, and a pledge to use a corner is kept."""

from collections.abc import Sequence

from paddock.core import Option
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_pledge import held
from paddock.games.race90.shared.options import NO_FLAG
from paddock.games.race90.shared.rules_flags import GreenFlagChoice, YellowFlagChoice, yellow_places


class SetYellow(YellowFlagChoice):
    """A yellow flag goes into a corner section without one, behind all cars on spots.

    R1-FLAG-04 to R1-FLAG-06, R1-FLAG-11, R1-FLAG-21
    """

    rule = "R1-FLAG-04"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.seat, self, yellow_places(race))


class GreenFlag(GreenFlagChoice):
    """One yellow flag may be taken off, before the car moves (R1-FLAG-12)."""

    rule = "R1-FLAG-12"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.seat, self, [NO_FLAG, *self.places(race)])
