"""The options of the second edition alone."""

from typing import Final

from paddock.core import Option, Word
from paddock.games.race90.shared.cards import EVENTS, ROOM
from paddock.games.race90.shared.drivers import SKILLS, STRATEGIES, Driver
from paddock.games.race90.shared.options import Named


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


VERSATILE: Final = Word(ROOM, "versatility")
WISE_DRIVING: Final = Word(ROOM, "wise-driving")
FLATOUT: Final = Word(ROOM, "flat-out")
CARD: Final = Word(ROOM, "track-card")
LATER: Final = Word(ROOM, "later")
SPEND: Final = Word(ROOM, "spend")
SAVE: Final = Word(ROOM, "save")
TAKE_BLUE: Final = Word(ROOM, "take-blue")
TAKE_ORANGE: Final = Word(ROOM, "take-orange")
NO_CHASE: Final = Word(ROOM, "no-chase")
SKILL: Final = [Named("skill", name, number) for number, name in enumerate(SKILLS)]
STRATEGY: Final = [Named("strategy", name, number) for number, name in enumerate(STRATEGIES)]
SIMPLE_SKILLS: Final = SKILL[:8]
SIMPLE_STRATEGIES: Final = STRATEGY[:8]
"""Those of the simpler game (R2-STR-RECOVERY-06, R2-SKILL-FLATOUT-05)."""
LOAD: Final = [Named("load", str(turns), extra) for extra, turns in enumerate((10, 13, 16))]
SIXTH_FLAG: Final = [Named("sixth", name, number) for number, name in enumerate(EVENTS[:4])]
