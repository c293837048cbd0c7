"""Drawing cards from the two decks."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Chance, Task, Text, stacked
from paddock.games.race90.shared.cards import Card, card_answer
from paddock.games.race90.shared.events import CardDrawn
from paddock.games.race90.shared.position import MOST_SEATS, Race
from paddock.games.race90.shared.rules_table import refill_race, refill_track, take_out

# Whose luck a draw is.
RACE_CARD: Final = [f"race-card/{seat}" for seat in range(MOST_SEATS)]
TRACK_CARD: Final = [f"track-card/{seat}" for seat in range(MOST_SEATS)]


class DrawRace(Chance):
    """A race card comes to the hand, which has no limit during the race (R2-GEN-05, R2-GEN-09, R1-DRAW-03)."""

    seat: int

    def outcomes(self, race: Race) -> Sequence[Card]:
        return race.race_pile  # R1-DRAW-11

    def fell(self, race: Race, outcome: Card) -> None:
        take_out(race.race_pile, outcome)
        race.hands[self.seat].append(outcome)
        if race.listening:
            race.tell(CardDrawn(self.seat, outcome))

    def purpose(self, race: Race) -> str:
        return RACE_CARD[self.seat]

    def named(self, race: Race, outcome: Card) -> Text:
        return card_answer(outcome)

    def kept_by(self, race: Race) -> int:
        return self.seat


# Draws are the most frequent tasks of all, so they are made once.
DRAW_RACE: Final = [stacked(DrawRace(seat)) for seat in range(MOST_SEATS)]


class DrawTrack(Chance):
    """A track card comes to the hand, unseen by the others (R2-TC-23, R2-TC-24, R1-DRAW-11)."""

    seat: int

    def outcomes(self, race: Race) -> Sequence[Card]:
        return race.track_pile  # R1-DRAW-11

    def fell(self, race: Race, outcome: Card) -> None:
        take_out(race.track_pile, outcome)
        race.hands[self.seat].append(outcome)
        if race.listening:
            race.tell(CardDrawn(self.seat, outcome))

    def purpose(self, race: Race) -> str:
        return TRACK_CARD[self.seat]

    def named(self, race: Race, outcome: Card) -> Text:
        return card_answer(outcome)

    def kept_by(self, race: Race) -> int:
        return self.seat


DRAW_TRACK: Final = [stacked(DrawTrack(seat)) for seat in range(MOST_SEATS)]


class DrawOne(Task):
    """Draw a card, reshuffling the discards first if the deck is empty; draw nothing if both are.

    R2-GEN-06, R1-DRAW-06, R1-DRAW-10, R1-DRAW-14
    """

    seat: int
    track: bool = False

    def run(self, race: Race) -> None:
        if self.track:
            refill_track(race)
            if race.track_pile:
                race.stack += DRAW_TRACK[self.seat]
        else:
            refill_race(race)
            if race.race_pile:
                race.stack += DRAW_RACE[self.seat]


RACE_CARD_DUE: Final = [stacked(DrawOne(seat)) for seat in range(MOST_SEATS)]
TRACK_CARD_DUE: Final = [stacked(DrawOne(seat, True)) for seat in range(MOST_SEATS)]


def draw_race(race: Race, seat: int, count: int) -> None:
    """Draw race cards, before anything else happens (R1-DRAW-04)."""
    draw = DRAW_RACE[seat] if len(race.race_pile) >= count else RACE_CARD_DUE[seat]
    for _ in range(count):
        race.stack += draw


def draw_track(race: Race, seat: int) -> None:
    """Draw a track card, before anything else happens (R2-STR-GEN-04)."""
    race.stack += TRACK_CARD_DUE[seat]
