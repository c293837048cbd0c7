"""Flags, first edition: placing a yellow one is a duty, and a pledge to use a corner is kept."""

from collections.abc import Sequence

from paddock.core import Option
from paddock.games.race90.options import NO_FLAG, LiftYellow
from paddock.games.race90.position import Race
from paddock.games.race90.position_1 import FirstRace
from paddock.games.race90.rules_flags import LiftFlag, PlaceFlag, flagged, yellow_places
from paddock.games.race90.rules_pledge_1 import held


class SetYellow(PlaceFlag):
    """R1-FLAG-04 to R1-FLAG-06, R1-FLAG-11, R1-FLAG-21  A corner section without a flag, behind all cars on spots."""

    rule = "R1-FLAG-04"

    def options(self, race: Race) -> Sequence[Option]:
        assert isinstance(race, FirstRace)
        return held(race, self.seat, self, yellow_places(race))


class GreenFlag(LiftFlag):
    """R1-FLAG-12  One yellow flag may be taken off, before the car moves."""

    rule = "R1-FLAG-12"

    def options(self, race: Race) -> Sequence[Option]:
        assert isinstance(race, FirstRace)
        places = [LiftYellow(section, race.board.names[section]) for section in flagged(race)]
        return held(race, self.seat, self, [NO_FLAG, *places])
