"""Why a thing cannot be chosen in the first edition: its rules, and its decisions about cards."""

from typing import Any, ClassVar

from paddock.core import Decision, Refusal
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_late import BrakeLate, sure_cards
from paddock.games.race90.first.rules_resolve import NextDiscard
from paddock.games.race90.first.rules_spots import PickSpot
from paddock.games.race90.first.rules_start import ChaseCard, KeepOne, takeable
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.reasons import Reasons


def spent(race: FirstRace, _: int) -> list[Card]:
    return list(race.used)


def just_drawn(race: FirstRace, _: int) -> list[Card]:
    return list(race.now.drawn)


class FirstReasons(Reasons):
    """The reasons of the first edition."""

    cards: ClassVar = {
        BrakeLate: (sure_cards, "why-card-no-sure-brake", "R1-TC-10"),
        NextDiscard: (spent, "why-card-not-spent", "R1-DRAW-08"),
        KeepOne: (just_drawn, "why-card-not-drawn", "R1-STR-LUCKY-03"),
        ChaseCard: (takeable, "why-card-not-to-take", "R1-STR-CHASE-03"),
    }
    spots: ClassVar = (PickSpot,)
    rules: ClassVar = {
        "why-card-hand": "R1-MOVE-01",
        "why-card-held": "R1-MOVE-01",
        "why-card-laid": "R1-CON-04",
        "why-card-frozen": "R1-CON-21",
        "why-card-played": "R1-MOVE-21",
        "why-card-spent": "R1-DRAW-08",
        "why-card-first": "R1-DRAW-08",
        "why-pledge": "R1-TC-15",
        "why-turn": "R1-TURN-02",
        "why-first-stop": "R1-QUAL-12",
        "why-weather": "R1-WX-03",
        "why-weather-step": "R1-WX-03",
        "why-no-weather": "R1-SETUP-14",
        "why-not-started": "R1-QUAL-04",
        "why-grid": "R1-QUAL-04",
        "why-section": "R1-MOVE-18",
        "why-off-track": "R1-LB-06",
        "why-flag-corner": "R1-FLAG-04",
        "why-flag-there": "R1-FLAG-11",
        "why-flag-spot": "R1-FLAG-06",
        "why-flag-queue": "R1-FLAG-05",
        "why-flag-touch": "R1-FLAG-12",
        "why-flag-none": "R1-FLAG-12",
        "why-flag-stays": "R1-FLAG-12",
        "why-spot-own": "R1-TRAJ-02",
        "why-spot-held": "R1-TRAJ-05",
        "why-spot-later": "R1-TRAJ-04",
        "why-spot-elsewhere": "R1-TRAJ-04",
        "why-car-own": "R1-MOVE-18",
        "why-car-robot": "R1-ROB-24",
        "why-car-player": "R1-TURN-01",
        "why-safety-car": "R1-SC-03",
    }

    def card_on_table(self, race: Any, decision: Decision, card: Card) -> Refusal:
        if isinstance(decision.task, NextDiscard) and card in race.used:
            return self.refuse("why-card-first")
        return super().card_on_table(race, decision, card)


REASONS = FirstReasons()
