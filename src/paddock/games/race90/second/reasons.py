"""Why a thing cannot be chosen in the second edition: its rules, its decisions about cards, whom CHASE may chase."""

from typing import Any, ClassVar

from paddock.core import Decision, Refusal
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import PickChased, TakeReserved, reserved
from paddock.games.race90.second.rules_declare import Declare, WiseDiscard, exchangeable, may_chase
from paddock.games.race90.second.rules_end import LateBrake, late_powers
from paddock.games.race90.second.rules_move import ThrowThrees, threes
from paddock.games.race90.second.rules_play import ThrowFast, fast_cards
from paddock.games.race90.second.rules_resolve import ExtremeWay, extreme_powers
from paddock.games.race90.second.rules_robots import ForceSpot
from paddock.games.race90.second.rules_spots import ChooseSpot
from paddock.games.race90.shared.reasons import Reasons
from paddock.games.race90.shared.rules_table import is_ahead


class SecondReasons(Reasons):
    """The reasons of the second edition."""

    cards: ClassVar = {
        ThrowFast: (fast_cards, "card-slow", "R2-STR-SAVEFUEL-01"),
        ThrowThrees: (threes, "card-no-three", "R2-STR-STEADY-01"),
        WiseDiscard: (exchangeable, "card-no-exchange", "R2-SKILL-WISE-01"),
        LateBrake: (late_powers, "card-no-late-power", "R2-TC-17"),
        ExtremeWay: (extreme_powers, "card-no-extreme-power", "R2-TC-18"),
        TakeReserved: (reserved, "card-not-laid-aside", "R2-STR-CHASE-07"),
    }
    spots: ClassVar = (ChooseSpot, ForceSpot)
    rules: ClassVar = {
        "card-hand": "R2-C-01",
        "card-held": "R2-C-01",
        "card-laid": "R2-CON-09",
        "card-frozen": "R2-CON-31",
        "card-reserve": "R2-STR-CHASE-06",
        "card-played": "R2-C-17",
        "card-spent": "R2-GEN-07",
        "pledge": "R2-TC-26",
        "turn": "R2-ACT-03",
        "first-stop": "R2-QUAL-02",
        "weather": "R2-WX-04",
        "weather-step": "R2-WX-04",
        "not-started": "R2-QUAL-14",
        "grid": "R2-QUAL-14",
        "section": "R2-E-05",
        "off-track": "R2-REC-37",
        "flag-corner": "R2-FLAG-02",
        "flag-there": "R2-FLAG-03",
        "flag-spot": "R2-FLAG-05",
        "flag-queue": "R2-FLAG-04",
        "flag-touch": "R2-FLAG-18",
        "flag-none": "R2-FLAG-18",
        "flag-stays": "R2-FLAG-18",
        "spot-own": "R2-D-02",
        "spot-held": "R2-F-16",
        "spot-later": "R2-F-14",
        "spot-elsewhere": "R2-F-14",
        "spot-robot": "R2-FLAG-32",
        "car-own": "R2-E-05",
        "car-robot": "R2-GEN-01",
        "car-player": "R2-ACT-01",
        "chit": "R2-FUEL-04",
        "deck": "R2-GEN-05",
        "pile": "R2-GEN-06",
        "bag": "R2-SETUP-09",
        "safety-car": "R2-SC-14",
        "chase-behind": "R2-STR-CHASE-02",
        "chase-lap": "R2-STR-CHASE-03",
        "chase-off": "R2-STR-CHASE-18",
        "chase-leader": "R2-STR-CHASE-22",
        "chase-one": "R2-STR-CHASE-05",
    }

    def car(self, race: Any, decision: Decision, car: int) -> Refusal:
        task, seat = decision.task, decision.seat
        if car != seat and isinstance(task, (Declare, PickChased)) and may_chase(race, seat):
            return self.not_to_chase(race, seat, car)
        return super().car(race, decision, car)

    def not_to_chase(self, race: SecondRace, seat: int, car: int) -> Refusal:
        """Why CHASE cannot go after this driver (R2-STR-CHASE-02, R2-STR-CHASE-03, R2-STR-CHASE-05)."""
        driver = race.driver(car)
        if race.chased[seat] >= 0:
            return self.refuse("chase-one", driver=race.driver(race.chased[seat]))
        if seat == race.leader:
            return self.refuse("chase-leader")
        if car in race.off:
            return self.refuse("chase-off", driver=driver)
        return self.refuse("chase-lap" if is_ahead(race, car, seat) else "chase-behind", driver=driver)


REASONS = SecondReasons()
