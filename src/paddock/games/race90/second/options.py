"""The options of the second edition alone."""

from typing import Final

from paddock.core import Option
from paddock.games.race90.shared.cards import EVENTS
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, Driver
from paddock.games.race90.shared.options import Named, Word


class Chase(Option):
    """Chase a driver."""

    driver: Driver
    name: str

    @property
    def code(self) -> str:
        return f"chase-{self.name}"

    @property
    def targets(self) -> tuple[str, ...]:
        return (f"car-{self.driver.car}",)


VERSATILE: Final = Word("versatility")
WISE_DRIVING: Final = Word("wise-driving")
FLATOUT: Final = Word("flat-out")
CARD: Final = Word("track-card")
LATER: Final = Word("later")
SPEND: Final = Word("spend")
SAVE: Final = Word("save")
TAKE_BLUE: Final = Word("take-blue")
TAKE_ORANGE: Final = Word("take-orange")
NO_CHASE: Final = Word("no-chase")
SKILL: Final = [Named("skill", name, number) for number, name in enumerate(SKILLS)]
STRATEGY: Final = [Named("strategy", name, number) for number, name in enumerate(STRATEGIES)]
LOAD: Final = [Named("load", str(turns), extra) for extra, turns in enumerate((10, 13, 16))]
SIXTH_FLAG: Final = [Named("sixth", name, number) for number, name in enumerate(EVENTS[:4])]
