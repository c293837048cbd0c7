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
        BrakeLate: (sure_cards, "card-no-sure-brake", "R1-TC-10"),
        NextDiscard: (spent, "card-not-spent", "R1-DRAW-08"),
        KeepOne: (just_drawn, "card-not-drawn", "R1-STR-LUCKY-03"),
        ChaseCard: (takeable, "card-not-to-take", "R1-STR-CHASE-03"),
    }
    spots: ClassVar = (PickSpot,)
    rules: ClassVar = {
        "card-hand": "R1-MOVE-01",
        "card-held": "R1-MOVE-01",
        "card-laid": "R1-CON-04",
        "card-frozen": "R1-CON-21",
        "card-played": "R1-MOVE-21",
        "card-spent": "R1-DRAW-08",
        "card-first": "R1-DRAW-08",
        "pledge": "R1-TC-15",
        "turn": "R1-TURN-02",
        "first-stop": "R1-QUAL-12",
        "weather": "R1-WX-03",
        "weather-step": "R1-WX-03",
        "no-weather": "R1-SETUP-14",
        "not-started": "R1-QUAL-04",
        "grid": "R1-QUAL-04",
        "section": "R1-MOVE-18",
        "off-track": "R1-LB-06",
        "flag-corner": "R1-FLAG-04",
        "flag-there": "R1-FLAG-11",
        "flag-spot": "R1-FLAG-06",
        "flag-queue": "R1-FLAG-05",
        "flag-touch": "R1-FLAG-12",
        "flag-none": "R1-FLAG-12",
        "flag-stays": "R1-FLAG-12",
        "spot-own": "R1-TRAJ-02",
        "spot-held": "R1-TRAJ-05",
        "spot-later": "R1-TRAJ-04",
        "spot-elsewhere": "R1-TRAJ-04",
        "car-own": "R1-MOVE-18",
        "car-robot": "R1-ROB-24",
        "car-player": "R1-TURN-01",
        "chit": "R1-FUEL-07",
        "deck": "R1-DRAW-01",
        "pile": "R1-DRAW-06",
        "bag": "R1-PAY-08",
        "safety-car": "R1-SC-03",
    }

    def card_on_table(self, race: Any, decision: Decision, card: Card) -> Refusal:
        if isinstance(decision.task, NextDiscard) and card in race.used:
            return self.refuse("card-first")
        return super().card_on_table(race, decision, card)


REASONS = FirstReasons()
