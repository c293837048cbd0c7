"""Playing cards: one or two for movement, or a skip."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Task, Text, message, stacked
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_pledge import may_use_corners, way_note
from paddock.games.race90.first.rules_points import payable, tyre_price, worth_of
from paddock.games.race90.first.rules_resolve import CardsLaid
from paddock.games.race90.first.rules_start import skip_turn
from paddock.games.race90.shared.cards import ROOM, Card, damage_of
from paddock.games.race90.shared.options import DONE, SKIP, WithCard, with_cards
from paddock.games.race90.shared.position import MOST_SEATS
from paddock.games.race90.shared.rules_play import card_of, fits, lay_down

# What can be played


def can_play(race: FirstRace, seat: int, cards: tuple[Card, ...]) -> bool:
    """Whether cards can be played, alone or as a pair.

    R1-MOVE-02 to R1-MOVE-05, R1-MOVE-26, R1-TC-01 to R1-TC-03, R1-TC-12, R1-TC-13, R1-TC-15
    """
    if len(cards) == 2 and not fits(cards[0], cards[1]):
        return False
    if not payable(race, seat, cards):
        return False
    for card in cards:
        if card.corner:
            return may_use_corners(race, seat, cards)
    return True


def partners(race: FirstRace, seat: int, first: Card) -> list[Card]:
    """The cards that can be played together with another (R1-MOVE-03 to R1-MOVE-05)."""
    return [card for card in race.hands[seat] if card is not first and can_play(race, seat, (first, card))]


def openers(race: FirstRace, seat: int) -> list[Card]:
    """The cards that can be played alone or with another (R1-MOVE-01, R1-MOVE-24)."""
    if race.now.firsts is None:
        found = [card for card in race.hands[seat] if can_play(race, seat, (card,)) or has_partner(race, seat, card)]
        race.now.firsts = found
    return race.now.firsts


def has_partner(race: FirstRace, seat: int, first: Card) -> bool:
    return any(card is not first and can_play(race, seat, (first, card)) for card in race.hands[seat])


class PlayPhase(Task):
    """Play or skip; a player who can pay for no card must skip (R1-MOVE-01, R1-MOVE-12, R1-MOVE-23, R1-MOVE-24)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        if openers(race, self.seat):
            race.stack += PLAY[self.seat]
        else:
            skip_turn(race, self.seat)


class PlayOrSkip(SeatChoice):
    """The first movement card, or none (R1-MOVE-01, R1-MOVE-02, R1-MOVE-12, R1-MOVE-23)."""

    rule = "R1-MOVE-01"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [SKIP, *with_cards(race.deck, "play", openers(race, self.seat))]

    def chosen(self, race: FirstRace, option: Option) -> None:
        seat = self.seat
        if type(option) is not WithCard:
            skip_turn(race, seat)
            return
        alone = can_play(race, seat, (option.card,))
        more = partners(race, seat, option.card)
        lay_down(race, seat, option.card)
        race.now.seconds = more
        race.stack += CARDS_LAID[seat]
        if more:
            race.stack += PAIR[seat][1 if alone else 0]

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        return card_notes(race, self.seat, (option.card,)) if type(option) is WithCard else ()

    def refusal(self, race: FirstRace, code: str) -> Refusal | None:
        card = card_of(race, code, "play-")
        return None if card is None else refuse(race, self.seat, (card,), self.rule)


class PlayPair(SeatChoice):
    """A second movement card, or no more (R1-MOVE-03 to R1-MOVE-06, R1-TC-02, R1-TC-12)."""

    rule = "R1-MOVE-03"

    alone: bool
    """Whether the first card can stay alone."""

    def options(self, race: FirstRace) -> Sequence[Option]:
        now = race.now
        if now.seconds is None:
            now.seconds = partners(race, self.seat, now.played[0])
        options: list[Option] = with_cards(race.deck, "add", now.seconds)
        return [DONE, *options] if self.alone else options

    def chosen(self, race: FirstRace, option: Option) -> None:
        if type(option) is WithCard:
            lay_down(race, self.seat, option.card)

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        more = (option.card,) if type(option) is WithCard else ()
        return card_notes(race, self.seat, (*race.now.played, *more))

    def refusal(self, race: FirstRace, code: str) -> Refusal | None:
        card = card_of(race, code, "add-")
        return None if card is None else refuse(race, self.seat, (race.now.played[0], card), self.rule)


# What is done in every turn is made once.
PLAY: Final = [stacked(PlayOrSkip(seat)) for seat in range(MOST_SEATS)]
CARDS_LAID: Final = [stacked(CardsLaid(seat)) for seat in range(MOST_SEATS)]
PAIR: Final = [[stacked(PlayPair(seat, alone)) for alone in (False, True)] for seat in range(MOST_SEATS)]
"""By seat, and by whether the first card can stay alone."""


def refuse(race: FirstRace, seat: int, cards: tuple[Card, ...], rule: str) -> Refusal:
    """Why these cards cannot be played now (R1-MOVE-05, R1-MOVE-08, R1-TC-15)."""
    card = cards[-1]
    if card not in race.hands[seat]:
        return Refusal(message(ROOM, "not-in-hand", card=card), rule)
    if len(cards) == 2 and not fits(cards[0], card):
        return Refusal(message(ROOM, "no-pair", card=card, other=cards[0]), "R1-MOVE-05")
    if not payable(race, seat, cards):
        return Refusal(message(ROOM, "cannot-pay", card=card), "R1-MOVE-08")
    return Refusal(message(ROOM, "corner-not-certain", card=card, corner=card.corner or cards[0].corner), "R1-TC-15")


def card_notes(race: FirstRace, seat: int, cards: tuple[Card, ...]) -> tuple[Text, ...]:
    """What the cards would come to, and what they cost."""
    cost = message(
        ROOM,
        "note-cost",
        tyres=tyre_price(race, seat, cards),
        damage=damage_of(cards),
        cards=0,
        checks=sum([len(card.checks) for card in cards]),
    )
    return (way_note(race, seat, worth_of(race, seat, cards), cards), cost)
