"""Drivers, skills and strategies by name."""

from typing import Final

from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.games.race90.shared.cards import ROBOTS, ROOM

TYRES: Final = ("soft", "hard", "intermediate", "rain")  # R1-TYRE-02
STRATEGIES: Final = (
    "save-tyres",
    "hazard",
    "balance",
    "lucky",
    "chase",
    "banging-wheels",
    "save-fuel",
    "push",
    "recovery",
    "steady",
)
SKILLS: Final = (
    "versatility",
    "reflexes",
    "qualifying",
    "pitting",
    "tuning",
    "lapping",
    "wise-driving",
    "rain-expert",
    "flat-out",
    "sixth-sense",
)
COLOURS: Final = ("blue", "orange", "green", "red", "pink", "white")  # R2-SETUP-03
"""The players' cars, by seat."""


class Driver(Plain):
    """A player or a robot (R2-GEN-01)."""

    car: int
    robot: int = 0
    number: int = 0

    def seat(self) -> int | None:
        """The seat that drives the car; None for a robot."""
        return None if self.robot else self.car

    def text(self) -> Text:
        if not self.robot:
            return message(ROOM, "driver-player", seat=self.car)
        return message(ROOM, "driver-robot", robot=ROBOTS[self.robot], number=self.number)


class Named(Plain):
    """A tyre, strategy or skill, by its name."""

    what: str
    name: str

    def text(self) -> Text:
        return message(ROOM, f"{self.what}-name", name=self.name)


TYRE_NAMES: Final = [Named("tyre", name) for name in TYRES]
STRATEGY_NAMES: Final = [Named("strategy", name) for name in STRATEGIES]
SKILL_NAMES: Final = [Named("skill", name) for name in SKILLS]
