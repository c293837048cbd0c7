"""Cards that leave a hand, and the hand filled up at a stop."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, SeatChoice, Task, Text, message, stacked
from paddock.games.race90.shared.cards import ROOM, Card
from paddock.games.race90.shared.events import CardDiscarded
from paddock.games.race90.shared.options import DONE, WithCard, with_cards
from paddock.games.race90.shared.position import CARD_LEVEL, MOST_SEATS, WISE, Race
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_table import discard_from_hand


def counted(race: Race, seat: int) -> int:
    """How many cards count as held: frozen ones too, but no track cards with WISE DRIVING.

    R2-A-28, R2-A-38, R2-CON-33, R2-SKILL-WISE-04, R1-CON-25, R1-TC-14
    """
    count = len(race.hands[seat]) + len(race.frozen[seat])
    if race.skill[seat] == WISE and not race.under_safety:
        count -= sum([card.corner > 0 for card in (*race.hands[seat], *race.frozen[seat])])
    return count


def can_stop_discarding(race: Race, seat: int) -> bool:
    """Whether the hand is down to its limit, or nothing is left to discard (R2-A-29, R2-A-52, R1-PIT-12)."""
    return counted(race, seat) <= race.levels[seat][CARD_LEVEL] or not discardable(race, seat)


def discardable(race: Race, seat: int) -> list[Card]:
    """The cards that may be discarded: any of the hand (R2-A-26, R2-CON-32)."""
    return race.hands[seat]


class PitDiscard(SeatChoice):
    """Any number of cards may be discarded, and those over the limit must be (R2-A-26, R2-A-29, R2-A-30, R2-A-54)."""

    rule = "R2-A-26"

    def options(self, race: Race) -> Sequence[Option]:
        seat = self.seat
        options: list[Option] = with_cards(race.deck, "discard", discardable(race, seat))
        return [DONE, *options] if can_stop_discarding(race, seat) else options

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is WithCard:
            seat = self.seat
            throw_away(race, seat, option.card)
            if race.hands[seat]:
                race.stack += PIT_DISCARD[seat]

    def prompt(self, race: Race) -> Text:
        return message(
            ROOM, "prompt-pit-discard", held=counted(race, self.seat), limit=race.levels[self.seat][CARD_LEVEL]
        )


PIT_DISCARD: Final = [stacked(PitDiscard(seat)) for seat in range(MOST_SEATS)]


class DiscardOne(SeatChoice):
    """Discard any card of the hand (R2-STR-LUCKY-02, R2-REC-17, R2-SC-20, R1-SC-11)."""

    def options(self, race: Race) -> Sequence[Option]:
        return with_cards(race.deck, "discard", race.hands[self.seat])

    def chosen(self, race: Race, option: WithCard) -> None:
        throw_away(race, self.seat, option.card)


def throw_away(race: Race, seat: int, card: Card) -> None:
    discard_from_hand(race, seat, card)
    if race.listening:
        race.tell(CardDiscarded(seat, card))


class PitDraw(Task):
    """Race cards are drawn up to the limit (R2-A-27, R2-A-54)."""

    seat: int

    def run(self, race: Race) -> None:
        draw_race(race, self.seat, max(0, race.levels[self.seat][CARD_LEVEL] - counted(race, self.seat)))  # R1-PIT-11


class SafetyDiscard(DiscardOne):
    """Discard one card of the hand, perhaps the one just drawn (R2-SC-20)."""

    rule = "R2-SC-20"
