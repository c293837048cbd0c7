"""All cards with their effects."""

from typing import Final

from paddock.games.automobiles.cards import BLACK, CARDS, DARK, LIGHT, WHITE
from paddock.games.automobiles.rules_effects import Effect, Gear, Wear
from paddock.games.automobiles.rules_engine import DieselEngine, HybridEngine, RotaryEngine, Supercharged
from paddock.games.automobiles.rules_garage import CarChief, Engineer, Manager, Mechanic
from paddock.games.automobiles.rules_handling import Aerodynamics, Steering, Suspension, Tires
from paddock.games.automobiles.rules_performance import Boost, Gearbox, Nitro, Turbo
from paddock.games.automobiles.rules_pit import CrewChief, PitCaptain, PitCrew, PitTeam

EFFECT: Final[dict[str, Effect]] = {
    "third-gear": Gear(WHITE),
    "fourth-gear": Gear(LIGHT),
    "fifth-gear": Gear(DARK),
    "sixth-gear": Gear(BLACK),
    "wear": Wear(),
    "car-chief": CarChief(),
    "engineer": Engineer(),
    "manager": Manager(),
    "mechanic": Mechanic(),
    "crew-chief": CrewChief(),
    "pit-captain": PitCaptain(),
    "pit-crew": PitCrew(),
    "pit-team": PitTeam(),
    "aerodynamics": Aerodynamics(),
    "steering": Steering(),
    "suspension": Suspension(),
    "tires": Tires(),
    "boost": Boost(),
    "gearbox": Gearbox(),
    "nitro": Nitro(),
    "turbo": Turbo(),
    "diesel-engine": DieselEngine(),
    "hybrid-engine": HybridEngine(),
    "rotary-engine": RotaryEngine(),
    "supercharged": Supercharged(),
}
EFFECTS: Final[list[Effect]] = [EFFECT[card.id] for card in CARDS]
"""By the number of the card."""
