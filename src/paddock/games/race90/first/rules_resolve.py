"""From the cards on the table to the movement: pay, check, draw, resolve, discard."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, SeatChoice, Task, Text, message, stacked
from paddock.games.race90.first.options import AS_SHOWN
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import CheckDue
from paddock.games.race90.first.rules_flags import GreenFlag, SetYellow
from paddock.games.race90.first.rules_late import LateOrNot
from paddock.games.race90.first.rules_move import DriveOn, MoveDone, set_off
from paddock.games.race90.first.rules_out import suffer
from paddock.games.race90.first.rules_pledge import held, way_note
from paddock.games.race90.first.rules_points import tyre_price, worth_of
from paddock.games.race90.first.rules_special import LastSpecials
from paddock.games.race90.first.rules_spots import EndOnSpot, own_spot, spot_colour
from paddock.games.race90.first.rules_weather import ShiftWeather
from paddock.games.race90.shared.cards import BLUE, GREEN, ORANGE, ROOM, SPEED, WEATHER, YELLOW, damage_of, draws_of
from paddock.games.race90.shared.events import CardPaid, ChipsPaid, DiscSpent, MoveStarted
from paddock.games.race90.shared.options import IGNORE, USE, CheckFirst, Named, WithCard, with_cards
from paddock.games.race90.shared.position import BALANCE, HAZARD, MOST_SEATS, NO_USE, NOBODY, NOWHERE, SAVE_TYRES, USED
from paddock.games.race90.shared.rules_draw import draw_race, draw_track
from paddock.games.race90.shared.rules_flags import can_place_yellow, flagged, take_flag
from paddock.games.race90.shared.rules_play import pledged
from paddock.games.race90.shared.rules_resolve import (
    check_options,
    event_options,
    pay_chip,
    pay_prompt,
    pays_beside_chip,
    take_check,
    take_event,
    ways_to_pay,
)
from paddock.games.race90.shared.rules_table import discard, put, take_from_hand
from paddock.games.race90.shared.rules_target import MOVEMENT


class CardsLaid(Task):
    """What the cards demand, in this order; then the car moves (R1-MOVE-07, R1-TYRE-20, R1-TC-04, R1-TC-05)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        seat, now = self.seat, race.now
        now.tyres_due = tyre_price(race, seat, now.played)
        for card in now.played:
            now.checks += card.checks
            if race.agreed.advanced:  # R1-MOVE-09
                now.events += card.events
        now.pledge = pledged(race, seat, now.played)
        if race.drives(seat, HAZARD):  # damage that is played can be absorbed (R1-STR-HAZ-02)
            now.bonus += damage_of(now.played)
        now.spot = own_spot(race, seat, now.played)
        now.use = NO_USE if now.spot == NOWHERE else USED
        race.stack += STEPS[seat]
        if race.discs[seat]:
            race.then(SoftBonus(seat))
        if race.agreed.advanced and brings_balance_card(race, seat):
            draw_track(race, seat)


def brings_balance_card(race: FirstRace, seat: int) -> bool:
    """Whether BALANCE brings a card: on a spot, with a card of its colour and no Speed card.

    R1-SPC-BAL-01 to R1-SPC-BAL-05
    """
    now = race.now
    if now.spot == NOWHERE or not race.drives(seat, BALANCE):
        return False
    colour = spot_colour(race, now.spot)
    return all(card.kind != SPEED for card in now.played) and any(card.kind == colour for card in now.played)


class SoftBonus(SeatChoice):
    """One bonus of soft tyres may be used with the movement cards (R1-TYRE-04, R1-TYRE-05, R1-TYRE-19, R1-TYRE-20)."""

    rule = "R1-TYRE-05"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.seat, self, [USE, IGNORE])

    def chosen(self, race: FirstRace, option: Option) -> None:
        race.now.disc_settled = True
        if option is USE:
            race.discs[self.seat] -= 1
            race.now.bonus += 1
            if race.listening:
                race.tell(DiscSpent(self.seat, race.discs[self.seat]))

    def notes(self, race: FirstRace, option: Option) -> tuple[Text, ...]:
        more = 1 if option is USE else 0
        return (way_note(race, self.seat, worth_of(race, self.seat, race.now.played) + more, race.now.played),)


# Payments


class PayPrice(Task):
    """Tyres, then damage, for all movement cards together (R1-PAY-01 to R1-PAY-09)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        seat, now = self.seat, race.now
        damage = damage_of(now.played)
        if damage:
            race.hurt += damage
            suffer(race, seat, damage)
        if now.tyres_due:
            race.then(PayUnits(seat))


class PayUnits(Task):
    """At least one tyre is paid with a chip, the others with chips or cards.

    R1-PAY-01 to R1-PAY-05, R1-SPC-SAVE-01, R1-SPC-SAVE-02
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        seat, now = self.seat, race.now
        while now.tyres_due:
            if card_may_pay(race, seat):
                race.then(PayUnit(seat), PayUnits(seat))
                return
            pay_chip(race, seat)
        if race.listening and now.chips:
            race.tell(ChipsPaid(seat, now.chips, race.chips[seat]))
        if race.agreed.advanced and race.drives(seat, SAVE_TYRES):
            draw_track(race, seat)


def card_may_pay(race: FirstRace, seat: int) -> bool:
    """A card can pay for a tyre only beside a chip (R1-PAY-01 to R1-PAY-04, R1-OPT-06, R1-JR-04)."""
    return not race.agreed.chips_only and len(race.hands[seat]) > 0 and pays_beside_chip(race, seat)


class PayUnit(SeatChoice):
    """A chip, or any card of the hand (R1-PAY-02 to R1-PAY-06, R1-PAY-15, R1-TC-06)."""

    rule = "R1-PAY-04"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.seat, self, ways_to_pay(race, self.seat))

    def chosen(self, race: FirstRace, option: Option) -> None:
        if type(option) is not WithCard:
            pay_chip(race, self.seat)
            return
        take_from_hand(race, self.seat, option.card)  # R1-CHK-19
        race.used += (option.card,)  # R1-DRAW-08
        race.now.cards += 1
        race.now.tyres_due -= 1
        if race.listening:
            race.tell(CardPaid(self.seat, option.card, "tyre"))

    def prompt(self, race: FirstRace) -> Text:
        return pay_prompt(race, self.seat)


# Checks, draws, events


class CardChecks(Task):
    """Every check that the cards demand, in the player's order (R1-CHK-11, R1-CHK-12, R1-JR-15)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        checks = race.now.checks
        if len(set(checks)) > 1:
            race.then(CheckOrder(self.seat), CardChecks(self.seat))
        elif checks:
            race.then(CardChecks(self.seat))
            begin_check(race, self.seat, 0)


def begin_check(race: FirstRace, seat: int, number: int) -> None:
    modifier, _ = take_check(race, number)
    race.then(CheckDue(seat, MOVEMENT, modifier), CheckMade(seat))


class CheckOrder(SeatChoice):
    """Which check comes first (R1-CHK-11, R1-JR-15)."""

    rule = "R1-CHK-11"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return held(race, self.seat, self, check_options(race))

    def chosen(self, race: FirstRace, option: CheckFirst) -> None:
        begin_check(race, self.seat, option.number)


class CheckMade(Task):
    """Failing costs damage; HAZARD gains anyway (R1-CHK-07, R1-CHK-18, R1-STR-HAZ-01, R1-STR-HAZ-03, R1-STR-HAZ-04)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        if race.drives(self.seat, HAZARD):
            race.now.bonus += 1
        if race.now.passed:
            race.passes += 1
        else:
            race.hurt += 1
            suffer(race, self.seat, 1)


class CardDraws(Task):
    """The draw symbols of all movement cards (R1-DRAW-04, R1-DRAW-05)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        draw_race(race, self.seat, draws_of(race.now.played))


class CardEvents(Task):
    """Weather and flags, in the player's order, each symbol of its own (R1-FLAG-20, R1-FLAG-28, R1-WX-14)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        events = race.now.events
        if len(set(events)) > 1:
            race.then(EventOrder(self.seat), CardEvents(self.seat))
        elif events:
            race.then(CardEvents(self.seat))
            begin_event(race, self.seat, events[0])


class EventOrder(SeatChoice):
    """Which symbol comes next (R1-FLAG-28)."""

    rule = "R1-FLAG-28"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return event_options(race)

    def chosen(self, race: FirstRace, option: Named) -> None:
        begin_event(race, self.seat, option.number)


def begin_event(race: FirstRace, seat: int, event: int) -> None:
    """Resolve one symbol.

    R1-FLAG-03, R1-FLAG-12, R1-FLAG-13, R1-FLAG-17, R1-FLAG-19, R1-FLAG-21, R1-FLAG-25, R1-WX-03
    Only yellow flags and the orange one can run out (R1-SETUP-28).
    """
    take_event(race, event)
    if event == WEATHER:
        race.then(ShiftWeather(seat))
    elif event == YELLOW:
        if can_place_yellow(race):
            race.then(SetYellow(seat))
    elif event == GREEN:
        if flagged(race):
            race.then(GreenFlag(seat))
    elif event == BLUE:
        if not race.blue[seat]:
            take_flag(race, seat, BLUE)
    elif race.orange == NOBODY:
        take_flag(race, seat, ORANGE)


# The discards


class SpendCards(Task):
    """The cards used this turn go to the piles before the move.

    R1-DRAW-08, R1-DRAW-12, R1-MOVE-21, R1-STR-CHASE-08
    """

    seat: int

    def run(self, race: FirstRace) -> None:
        now = race.now
        gone = [card for card in now.played if card not in now.charted]
        spent_targets = [card for card in race.used if card in now.played]
        race.trail = put(race.trail, self.seat, tuple(gone + spent_targets))
        race.used = (*gone, *race.used)
        now.charted = now.played
        pile_up(race, self.seat)


def pile_up(race: FirstRace, seat: int) -> None:
    """Track cards go to their own pile, race cards in the order that their owner chooses (R1-DRAW-07 to R1-DRAW-09)."""
    for card in race.used:
        if card.corner:
            discard(race, card)
    race.used = tuple([card for card in race.used if not card.corner])
    if len(race.used) > 1:
        race.stack += NEXT_DISCARD[seat]
    else:
        pile_all(race)


def pile_all(race: FirstRace) -> None:
    for card in race.used:
        discard(race, card)
    race.used = ()


class NextDiscard(SeatChoice):
    """The cards in the order shown, the last on top, or another card first (R1-DRAW-08)."""

    rule = "R1-DRAW-08"

    def options(self, race: FirstRace) -> Sequence[Option]:
        return [AS_SHOWN, *with_cards(race.deck, "under", list(race.used[1:]))]

    def chosen(self, race: FirstRace, option: Option) -> None:
        if type(option) is WithCard:
            discard(race, option.card)
            race.used = tuple([card for card in race.used if card is not option.card])
            pile_up(race, self.seat)
        else:
            pile_all(race)

    def prompt(self, race: FirstRace) -> Text:
        return message(ROOM, "prompt-next-discard", cards=race.used)


class TotalUp(Task):
    """The movement value is fixed, and the car sets off (R1-MOVE-10, R1-MOVE-11, R1-MOVE-22, R1-WX-15, R1-OFF-32)."""

    seat: int

    def run(self, race: FirstRace) -> None:
        now, seat = race.now, self.seat
        now.mp = race.points = worth_of(race, seat, now.played)
        now.settled = True
        if race.listening:
            race.tell(MoveStarted(race.driver(seat), max(0, now.mp)))
        set_off(race, seat)


# What the cards of every turn ask for is made once.
NEXT_DISCARD: Final = [stacked(NextDiscard(seat)) for seat in range(MOST_SEATS)]
STEPS: Final = [
    stacked(
        PayPrice(seat),
        CardChecks(seat),
        CardDraws(seat),
        CardEvents(seat),
        SpendCards(seat),
        TotalUp(seat),
        DriveOn(seat),
        MoveDone(seat),
        LateOrNot(seat),
        EndOnSpot(seat),
        LastSpecials(seat),
    )
    for seat in range(MOST_SEATS)
]
