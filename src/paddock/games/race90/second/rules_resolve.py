"""Phase D: the trajectory, payments, checks, draws, events."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, Task, Text, message, stacked
from paddock.games.race90.second.options import FLATOUT
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import lay_aside
from paddock.games.race90.second.rules_check import AfterCheck, Check, full_target
from paddock.games.race90.second.rules_flags import Window, flag_task
from paddock.games.race90.second.rules_out import TakeDamage
from paddock.games.race90.second.rules_pledge import kept
from paddock.games.race90.second.rules_points import spot_in_reach, spot_payable, tyre_bill
from paddock.games.race90.second.rules_recovery import lose_line
from paddock.games.race90.second.rules_weather import MoveWeather
from paddock.games.race90.shared.cards import ROOM, WEATHER, Card, damage_of, draws_of, tyres_of
from paddock.games.race90.shared.events import CardPaid, ChipsPaid, PowerUsed
from paddock.games.race90.shared.options import BLIND, EVENT_FIRST, IGNORE, USE, CheckFirst, Named, WithCard, with_cards
from paddock.games.race90.shared.position import (
    ATTEMPTED,
    FLAT_OUT,
    HAZARD,
    MOST_SEATS,
    NO_USE,
    NOWHERE,
    PUSH,
    RISKED,
    SAVE_TYRES,
    SIXTH,
    USED,
)
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_draw import draw_race, draw_track
from paddock.games.race90.shared.rules_resolve import (
    check_options,
    kinds_of,
    pay_chip,
    pay_prompt,
    pays_beside_chip,
    take_check,
    take_event,
    ways_to_pay,
)
from paddock.games.race90.shared.rules_table import discard, discard_from_hand
from paddock.games.race90.shared.rules_target import EXTREME, MOVEMENT, target_note


class Resolve(Task):
    """The trajectory is decided, then payments, checks, draws and events follow in this order (R2-D-01, R2-D-13).

    So neither cards drawn now nor a change of weather affect the checks (R2-D2-32, R2-WX-09).
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        spot = spot_in_reach(race, car, race.now.played)
        if spot != NOWHERE and not spot_payable(race, car, spot, race.now.played, len(race.hands[car])):
            spot = NOWHERE
        now, sixth = race.now, race.skill[car] == SIXTH
        if sixth:
            race.then(Window(car))
        race.stack += END_RESOLVE[car]
        if now.events:
            race.stack += EVENTS_DUE[car]
        if any(card.draw for card in now.played):
            race.stack += DRAW_SYMBOLS[car]
        if now.checks or spot != NOWHERE:
            race.stack += MAKE_CHECKS[car]
        if spot == NOWHERE and not sixth:
            now.use = NO_USE
            PAY[car].run(race)
            return
        race.stack += PAY_LATER[car]
        if sixth:
            race.then(Window(car))
        if spot == NOWHERE:
            now.use = NO_USE
        else:
            now.spot = spot
            race.stack += USE_SPOT[car]


class UseSpot(CarChoice):
    """A trajectory may be used, or ignored for this turn (R2-D-07 to R2-D-12)."""

    rule = "R2-D-07"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, [USE, IGNORE])

    def chosen(self, race: SecondRace, option: Option) -> None:
        now = race.now
        if option is IGNORE:
            now.use = NO_USE
            return
        spot = race.board.spots[now.spot]
        now.use = ATTEMPTED if spot.extreme else USED
        now.tyres_due = tyre_bill(race, self.car, spot.tyres + tyres_of(now.played))
        now.cards_due += spot.cards

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        if option is IGNORE:
            return ()
        spot = race.board.spots[race.now.spot]
        cost = message(ROOM, "note-spot-use", mp=spot.bonus, tyres=spot.tyres, damage=spot.damage, cards=spot.cards)
        if not spot.extreme:
            return (cost,)
        return (cost, target_note(full_target(race, self.car, EXTREME, spot.modifier)))


# D.1


class Pay(Task):
    """Cards and trajectory are paid for: tyres, then cards, then damage (R2-D1-01, R2-D1-13, R2-D1-15).

    Each as one total.
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        damage = damage_of(now.played)
        if now.use == USED or now.use == ATTEMPTED:
            damage += race.board.spots[now.spot].damage
        if damage:
            race.then(TakeDamage(car, damage))
        if now.cards_due:
            race.stack += PAY_CARDS[car]
        if now.tyres_due:
            PAY_TYRES[car].run(race)


class PayTyres(Task):
    """Chips and cards in any mix, at least one of them a chip (R2-D1-02 to R2-D1-06, R2-D1-09, R2-STR-SAVETYRES-03).

    With some strategies chips paid bring a track card (R2-STR-SAVETYRES-04 to R2-STR-SAVETYRES-07, R2-STR-PUSH-06).
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        while now.tyres_due:
            if can_pay_card(race, car):
                race.stack += PAY_TYRE[car]
                return
            pay_chip(race, car)
        if race.listening and now.chips:
            race.tell(ChipsPaid(car, now.chips, race.chips[car]))
        strategy = race.strategy[car]
        if strategy == SAVE_TYRES or (strategy == PUSH and now.chips >= 2 and not now.cards):
            draw_track(race, car)


def can_pay_card(race: SecondRace, car: int) -> bool:
    """A card can pay if a chip does too, and enough cards are left for other costs (R2-D1-03, R2-D1-07)."""
    return len(race.hands[car]) > race.now.cards_due and pays_beside_chip(race, car)


class PayTyre(CarChoice):
    """A chip, or a card of the hand (R2-D1-02, R2-D1-08, R2-D1-09)."""

    rule = "R2-D1-02"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, ways_to_pay(race, self.car))

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is not WithCard:
            pay_chip(race, self.car)
            return
        discard_from_hand(race, self.car, option.card)
        race.now.cards += 1
        race.now.tyres_due -= 1
        if race.listening:
            race.tell(CardPaid(self.car, option.card, "tyre"))

    def prompt(self, race: SecondRace) -> Text:
        return pay_prompt(race, self.car)


class PayCards(CarChoice):
    """Cards of the player's choice are discarded (R2-D1-13, R2-D1-14, R2-TC-22)."""

    rule = "R2-D1-13"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, with_cards(race.deck, "discard", race.hands[self.car]))

    def chosen(self, race: SecondRace, option: WithCard) -> None:
        discard_from_hand(race, self.car, option.card)
        race.now.cards_due -= 1
        if race.listening:
            race.tell(CardPaid(self.car, option.card, "card"))
        if race.now.cards_due:
            race.then(PayCards(self.car))


# D.2


class MakeChecks(Task):
    """An extreme trajectory first, then the cards' checks in the player's order (R2-D2-16, R2-D2-17, R2-D2-33)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        if now.use == ATTEMPTED:
            race.then(ExtremeWays(car), self)
        elif len(set(now.checks)) > 1:
            race.then(ChooseCheck(car), self)
        elif now.checks:
            race.then(self)
            start_check(race, car, 0)


def start_check(race: SecondRace, car: int, number: int) -> None:
    """A check that a movement card demands, against the present target (R2-D2-09, R2-D2-18)."""
    modifier, blind = take_check(race, number)
    race.then(Check(car, MOVEMENT, modifier, blind), CardChecked(car, blind))


class ChooseCheck(CarChoice):
    """Which check comes next (R2-D2-16)."""

    rule = "R2-D2-16"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, check_options(race))

    def chosen(self, race: SecondRace, option: CheckFirst) -> None:
        start_check(race, self.car, option.number)


class CardChecked(AfterCheck):
    """Failing costs damage, never points (R2-D2-19, R2-D2-20, R2-D2-30).

    HAZARD brings a card for each blind check (R2-STR-HAZARD-04, R2-STR-HAZARD-07, R2-STR-HAZARD-08, R2-STR-HAZARD-15).
    This counts for checks of cards only (R2-STR-HAZARD-11, R2-STR-HAZARD-13, R2-STR-HAZARD-16).
    """

    blind: bool

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        if race.strategy[car] == HAZARD and (self.blind or now.was_blind):
            draw_track(race, car)
        if not now.passed:
            race.then(TakeDamage(car, 1))


class ExtremeWays(Task):
    """A blind check, or a card or skill instead (R2-D-11, R2-TC-18, R2-SKILL-FLATOUT-01 to R2-SKILL-FLATOUT-04)."""

    car: int

    def run(self, race: SecondRace) -> None:
        if race.skill[self.car] == FLAT_OUT or extreme_powers(race, self.car):
            race.then(ExtremeWay(self.car))
        else:
            try_extreme(race, self.car)


def extreme_powers(race: SecondRace, car: int) -> list[Card]:
    """The cards that can replace the check of an extreme trajectory (R2-TC-18)."""
    return [card for card in race.hands[car] if card.void_extreme]


class ExtremeWay(CarChoice):
    """How the extreme trajectory is taken (R2-TC-18, R2-SKILL-FLATOUT-01 to R2-SKILL-FLATOUT-03).

    A card of any corner has this power, but only from the hand (R2-TC-15, R2-TC-21, R2-TC-29).
    """

    rule = "R2-D-11"

    def options(self, race: SecondRace) -> Sequence[Option]:
        options: list[Option] = [BLIND, *with_cards(race.deck, "void", extreme_powers(race, self.car))]
        if race.skill[self.car] == FLAT_OUT:
            options.append(FLATOUT)
        return kept(race, self.car, self, options)

    def chosen(self, race: SecondRace, option: Option) -> None:
        now = race.now
        if type(option) is WithCard:  # R2-TC-19, R2-TC-20, R2-STR-HAZARD-10
            discard_from_hand(race, self.car, option.card)
            now.use = USED
            if race.listening:
                race.tell(PowerUsed(self.car, option.card))
        elif option is FLATOUT:  # R2-SKILL-FLATOUT-02, R2-SKILL-FLATOUT-06
            now.use = USED
            now.bonus -= 1
        else:
            try_extreme(race, self.car)

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        if option is not BLIND:
            return ()
        printed = race.board.spots[race.now.spot].modifier
        return (target_note(full_target(race, self.car, EXTREME, printed)),)


def try_extreme(race: SecondRace, car: int) -> None:
    """The check of an extreme trajectory is always blind (R2-D-11, R2-D2-17)."""
    race.now.use = RISKED
    race.then(Check(car, EXTREME, race.board.spots[race.now.spot].modifier, True), ExtremeResult(car))


class ExtremeResult(AfterCheck):
    """The bonus, or a recovery, for robots too (R2-D2-21, R2-D2-24, R2-E-03, R2-REC-25, R2-REC-26, R2-ROB-19).

    Either way HAZARD brings a card (R2-STR-HAZARD-05, R2-STR-HAZARD-14).
    """

    def run(self, race: SecondRace) -> None:
        now = race.now
        if now.passed:
            now.use = USED
        else:
            now.use = NO_USE
            lose_line(race, self.car, now.spot)
        if self.car < race.seats and race.strategy[self.car] == HAZARD:
            draw_track(race, self.car)


# D.3 and D.4


class DrawSymbols(Task):
    """Draw symbols of all movement cards together (R2-D3-01 to R2-D3-04)."""

    car: int

    def run(self, race: SecondRace) -> None:
        draw_race(race, self.car, draws_of(race.now.played))


class Events(Task):
    """Flags and weather, in the player's order (R2-D4-01, R2-D4-03)."""

    car: int

    def run(self, race: SecondRace) -> None:
        ready = ready_events(race, self.car)
        if len(ready) > 1:
            race.then(ChooseEvent(self.car), self)
        elif ready:
            start_event(race, self.car, ready[0])
        else:
            race.now.events = ()


def ready_events(race: SecondRace, car: int) -> list[int]:
    """The kinds of event that can do something now; a green flag may still make room for a yellow one (R2-D4-03)."""
    return [event for event in kinds_of(race.now.events) if event_task(race, car, event) is not None]


def event_task(race: SecondRace, car: int, event: int) -> Task | None:
    """What an event symbol asks its player, if it can do something now."""
    return MoveWeather(car) if event == WEATHER else flag_task(race, car, event, True)


def start_event(race: SecondRace, car: int, event: int) -> None:
    task = event_task(race, car, event)
    take_event(race, event)
    race.stack += EVENTS_DUE[car]
    if task is not None:
        race.then(task)


class ChooseEvent(CarChoice):
    """Which event comes next (R2-D4-03)."""

    rule = "R2-D4-03"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [EVENT_FIRST[event] for event in ready_events(race, self.car)]

    def chosen(self, race: SecondRace, option: Named) -> None:
        start_event(race, self.car, option.number)


class EndResolve(Task):
    """Movement cards that went to no chart are spent (R2-D-15, R2-LAP-12, R2-STR-CHASE-06, R2-STR-CHASE-12)."""

    car: int

    def run(self, race: SecondRace) -> None:
        now = race.now
        spent = [card for card in now.played if card not in now.charted]
        now.charted = now.played
        if not lay_aside(race, self.car, spent):
            for card in spent:
                discard(race, card)


# What is done in most turns is made once.
USE_SPOT: Final = [stacked(UseSpot(seat)) for seat in range(MOST_SEATS)]
PAY_TYRES: Final = [PayTyres(seat) for seat in range(MOST_SEATS)]
PAY_TYRE: Final = [stacked(PayTyre(seat), PayTyres(seat)) for seat in range(MOST_SEATS)]
PAY_CARDS: Final = [stacked(PayCards(seat)) for seat in range(MOST_SEATS)]
PAY_LATER: Final = [stacked(Pay(seat)) for seat in range(MOST_SEATS)]
PAY: Final = [Pay(seat) for seat in range(MOST_SEATS)]
MAKE_CHECKS: Final = [stacked(MakeChecks(seat)) for seat in range(MOST_SEATS)]
DRAW_SYMBOLS: Final = [stacked(DrawSymbols(seat)) for seat in range(MOST_SEATS)]
EVENTS_DUE: Final = [stacked(Events(seat)) for seat in range(MOST_SEATS)]
END_RESOLVE: Final = [stacked(EndResolve(seat)) for seat in range(MOST_SEATS)]
