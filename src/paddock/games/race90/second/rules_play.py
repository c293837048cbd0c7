"""Phases B and C: draw a card, play one or two."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Refusal, SeatChoice, Task, Text, message, stacked
from paddock.games.race90.second.events import FuelShifted
from paddock.games.race90.second.options import CARD, LATER
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import ChaseDraw
from paddock.games.race90.second.rules_move import Movement, stand_still, way_note
from paddock.games.race90.second.rules_pledge import may_play, most_of, most_points
from paddock.games.race90.second.rules_points import can_pay, given_points, tyre_bill
from paddock.games.race90.second.rules_resolve import Resolve
from paddock.games.race90.shared.cards import ROOM, Card, damage_of, discards_of, mp_of, tyres_of
from paddock.games.race90.shared.events import CardsShown
from paddock.games.race90.shared.options import DONE, DRAW, HIDE, SHOW, WithCard, with_cards
from paddock.games.race90.shared.position import CHASE, HAZARD, LUCKY, MOST_SEATS, PUSH, SAVE_FUEL
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_draw import draw_race, draw_track
from paddock.games.race90.shared.rules_hand import DiscardOne, throw_away
from paddock.games.race90.shared.rules_move import re_enter
from paddock.games.race90.shared.rules_play import card_of, fits, lay_down, pledged
from paddock.games.race90.shared.rules_pledge import distance
from paddock.games.race90.shared.rules_table import put
from paddock.games.race90.shared.rules_tyres import tyre_penalty


class DrawCard(Task):
    """Draw a race card, or what the strategy makes of it (R2-B-01 to R2-B-06)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        strategy = race.strategy[car]
        if strategy == CHASE:
            race.then(ChaseDraw(car))
        elif strategy == LUCKY:
            race.then(LuckyPair(car))
            draw_race(race, car, 2)
        elif strategy == SAVE_FUEL and fast_cards(race, car):
            race.then(ThrowFast(car))
        else:
            draw_race(race, car, 1)


def fast_cards(race: SecondRace, seat: int) -> list[Card]:
    """The cards that SAVE FUEL may exchange (R2-STR-SAVEFUEL-01)."""
    return [card for card in race.hands[seat] if card.mp > 2]


class ThrowFast(SeatChoice):
    """A card of more than 2 may be discarded, to draw two.

    R2-STR-SAVEFUEL-01, R2-STR-SAVEFUEL-02, R2-STR-SAVEFUEL-07
    """

    rule = "R2-STR-SAVEFUEL-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [DRAW, *with_cards(race.deck, "throw", fast_cards(race, self.seat))]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is WithCard:
            throw_away(race, self.seat, option.card)
            draw_race(race, self.seat, 2)
        else:
            draw_race(race, self.seat, 1)


class LuckyPair(Task):
    """LUCKY draws two cards; a pair of one value or kind may bring a track card.

    R2-STR-LUCKY-01 to R2-STR-LUCKY-08
    """

    seat: int

    def run(self, race: SecondRace) -> None:
        hand = race.hands[self.seat]
        race.then(LuckyDiscard(self.seat))
        if len(hand) < 2:
            return
        one, two = hand[-2], hand[-1]
        if one.mp == two.mp or one.kind == two.kind:
            race.now.drawn = (one, two)
            race.then(ShowPair(self.seat))


class ShowPair(SeatChoice):
    """Only a pair that is shown brings the track card (R2-STR-LUCKY-03 to R2-STR-LUCKY-07)."""

    rule = "R2-STR-LUCKY-06"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [SHOW, HIDE]

    def chosen(self, race: SecondRace, option: Option) -> None:
        pair = race.now.drawn
        race.now.drawn = ()
        if option is SHOW:
            race.reveal()
            race.shown = (*race.shown, *pair)
            if race.listening:
                race.tell(CardsShown(self.seat, pair))
            draw_track(race, self.seat)


class LuckyDiscard(DiscardOne):
    """Then any card of the hand is discarded (R2-STR-LUCKY-02, R2-STR-LUCKY-08)."""

    rule = "R2-STR-LUCKY-02"


# Phase C


class PlayCards(Task):
    """One or two cards are played if possible; otherwise the car stands still (R2-C-01)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        if first_cards(race, car):
            race.stack += PLAY[car]
            return
        if car in race.off:
            re_enter(race, car)
            race.waste = put(race.waste, car, 0)
        stand_still(race, car)


def first_cards(race: SecondRace, car: int) -> list[Card]:
    """The cards that can be played alone or with another (R2-C-01, R2-C-02, R2-C-16)."""
    known = race.now.firsts
    if known is None:
        easy = race.deck.easy
        hand = race.hands[car]
        known = [c for c in hand if easy[c.index] or can_play(race, car, c) or has_second(race, car, c)]
        race.now.firsts = known
    return known


def has_second(race: SecondRace, car: int, first: Card) -> bool:
    """Whether some other card can be played together with this one (R2-C-03, R2-C-16)."""
    least = 0  # points without which a track card cannot come to its corner
    if first.corner:
        least = distance(race, car, first.corner) - most_points(race, car, (first,))
    for card in race.hands[car]:
        if card is not first and most_of(race, car, card) >= least and can_pair(race, car, first, card):
            return True
    return False


def can_play(race: SecondRace, car: int, card: Card) -> bool:
    """Whether a card can be played by itself (R2-C-02, R2-C-14)."""
    if race.deck.easy[card.index]:
        return True
    left = len(race.hands[car]) - 1
    if not can_pay(race, car, tyre_bill(race, car, card.tyres), card.discards, card.damage, left):
        return False
    return card.corner == 0 or may_play(race, car, (card,))


def second_cards(race: SecondRace, car: int, first: Card) -> list[Card]:
    """The cards that can be played together with another (R2-C-03 to R2-C-09, R2-C-13, R2-C-15)."""
    return [card for card in race.hands[car] if card is not first and can_pair(race, car, first, card)]


def can_pair(race: SecondRace, car: int, one: Card, two: Card) -> bool:
    """Whether two cards can be played together (R2-C-03 to R2-C-08, R2-C-13, R2-C-15)."""
    if not fits(one, two) and not (race.strategy[car] == PUSH and can_push(race, car, one, two)):
        return False
    easy = race.deck.easy
    if easy[one.index] and easy[two.index]:
        return True
    left = len(race.hands[car]) - (2 if one in race.hands[car] else 1)
    tyres = tyre_bill(race, car, one.tyres + two.tyres)
    if not can_pay(race, car, tyres, one.discards + two.discards, one.damage + two.damage, left):
        return False
    return not (one.corner or two.corner) or may_play(race, car, (one, two))


def can_push(race: SecondRace, car: int, one: Card, two: Card) -> bool:
    """PUSH pairs a 2 with anything, unless the fuel would run out this turn.

    R2-C-06, R2-STR-PUSH-01, R2-STR-PUSH-05
    """
    return (one.mp == 2 or two.mp == 2) and race.fuel[car] - 1 != race.turn


class PlayFirst(CarChoice):
    """The first movement card (R2-C-01, R2-C-02, R2-C-08)."""

    rule = "R2-C-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return with_cards(race.deck, "play", first_cards(race, self.car))

    def chosen(self, race: SecondRace, option: WithCard) -> None:
        car, card = self.car, option.card
        alone = can_play(race, car, card)
        seconds = second_cards(race, car, card)
        lay_down(race, car, card)
        if seconds:
            race.now.seconds = seconds
            race.stack += SECOND[car][1 if alone else 0]
        else:
            CARDS_DOWN[car].run(race)

    def notes(self, race: SecondRace, option: WithCard) -> tuple[Text, ...]:
        return play_notes(race, self.car, (option.card,))

    def refusal(self, race: SecondRace, code: str) -> Refusal | None:
        card = card_of(race, code, "play-")
        if card is None:
            return None
        if card not in race.hands[self.car]:
            return Refusal(message(ROOM, "not-in-hand", card=card), self.rule)
        if not payable_together(race, self.car, (card,)):
            return Refusal(message(ROOM, "cannot-pay", card=card), "R2-C-14")
        return Refusal(message(ROOM, "corner-not-certain", card=card, corner=card.corner), "R2-TC-01")


PLAY: Final = [stacked(PlayFirst(car), Resolve(car), Movement(car)) for car in range(MOST_SEATS)]


class PlaySecond(CarChoice):
    """A second movement card, or no more (R2-C-01, R2-C-03 to R2-C-08)."""

    rule = "R2-C-03"

    alone: bool
    """Whether the first card can stay alone."""

    def options(self, race: SecondRace) -> Sequence[Option]:
        seconds = race.now.seconds
        found = second_cards(race, self.car, race.now.played[0]) if seconds is None else seconds
        options: list[Option] = with_cards(race.deck, "add", found)
        return [DONE, *options] if self.alone or not options else options

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is WithCard:
            lay_down(race, self.car, option.card)

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        more = (option.card,) if type(option) is WithCard else ()
        return play_notes(race, self.car, (*race.now.played, *more))

    def refusal(self, race: SecondRace, code: str) -> Refusal | None:
        card = card_of(race, code, "add-")
        if card is None:
            return None
        if card not in race.hands[self.car]:
            return Refusal(message(ROOM, "not-in-hand", card=card), self.rule)
        first = race.now.played[0]
        if not fits(first, card) and not (race.strategy[self.car] == PUSH and can_push(race, self.car, first, card)):
            return Refusal(message(ROOM, "no-pair", card=card, other=first), "R2-C-05")
        if not payable_together(race, self.car, (first, card)):
            return Refusal(message(ROOM, "cannot-pay", card=card), "R2-C-15")
        return Refusal(message(ROOM, "corner-not-certain", card=card, corner=card.corner or first.corner), "R2-TC-01")


def payable_together(race: SecondRace, car: int, cards: tuple[Card, ...]) -> bool:
    """Whether all that these cards cost can be paid (R2-C-14, R2-C-15)."""
    tyres, discards = tyres_of(cards), discards_of(cards)
    left = sum([card not in cards for card in race.hands[car]])
    return can_pay(race, car, tyre_bill(race, car, tyres), discards, damage_of(cards), left)


def play_notes(race: SecondRace, car: int, cards: tuple[Card, ...]) -> tuple[Text, ...]:
    """What the cards would come to, with nothing added, and what they cost."""
    mp = mp_of(cards) + race.now.bonus + given_points(race, car, cards)
    mp -= tyre_penalty(race, car, race.state) + race.waste[car]
    tyres = tyre_bill(race, car, tyres_of(cards))
    damage, discards = damage_of(cards), discards_of(cards)
    checks = sum([len(card.checks) for card in cards])
    cost = message(ROOM, "note-cost", tyres=tyres, damage=damage, cards=discards, checks=checks)
    return (way_note(race, car, mp), cost)


class CardsDown(Task):
    """All cards of the turn are on the table: what they demand, and what they mean for the fuel (R2-C-17).

    PUSH pays with fuel for two cards that do not go together (R2-STR-PUSH-02 to R2-STR-PUSH-04, R2-STR-PUSH-07).
    Cards of 1 and 2 alone, even a single one, save some (R2-STR-SAVEFUEL-03, R2-STR-SAVEFUEL-06).
    HAZARD gains a point for each damage printed on them, and for no other (R2-STR-HAZARD-01, R2-STR-HAZARD-03,
    R2-STR-HAZARD-09, R2-STR-HAZARD-12, R2-STR-HAZARD-13).
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        played = now.played
        now.tyres_due, now.cards_due = tyre_bill(race, car, tyres_of(played)), discards_of(played)
        for card in played:
            now.checks += card.checks
            now.events += card.events  # of any card played for movement, and of no other (R2-D4-04, R2-D4-05)
            if card.overtake:
                now.overtake = -1
        now.pledge = pledged(race, car, played)
        strategy = race.strategy[car]
        if strategy == HAZARD:
            now.bonus += damage_of(played)
        elif strategy == PUSH and len(played) == 2 and not fits(played[0], played[1]):
            shift_fuel(race, car, -1)
        elif strategy == SAVE_FUEL and all(card.mp <= 2 for card in played):
            race.then(SpareFuel(car))


CARDS_DOWN: Final = [CardsDown(seat) for seat in range(MOST_SEATS)]
SECOND: Final = [
    [stacked(PlaySecond(seat, alone), CardsDown(seat)) for alone in (False, True)] for seat in range(MOST_SEATS)
]
"""By seat, and by whether the first card can stay alone."""


def shift_fuel(race: SecondRace, seat: int, turns: int) -> None:
    """The refuel chit moves on the turn indicator, or beyond it (R2-FUEL-10, R2-STR-PUSH-02, R2-STR-SAVEFUEL-05)."""
    race.fuel = put(race.fuel, seat, race.fuel[seat] + turns)
    if race.listening:
        race.tell(FuelShifted(seat, race.fuel[seat], turns))


class SpareFuel(SeatChoice):
    """A track card, or one more turn of fuel (R2-STR-SAVEFUEL-03, R2-STR-SAVEFUEL-04)."""

    rule = "R2-STR-SAVEFUEL-03"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [CARD, LATER]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if option is CARD:
            draw_track(race, self.seat)
        else:
            shift_fuel(race, self.seat, 1)
