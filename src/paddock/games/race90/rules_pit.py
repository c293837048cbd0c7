"""Pit stops."""

from collections.abc import Sequence
from typing import Final

from paddock.core import Option, SeatChoice, Task, Text, message, stacked
from paddock.games.race90.cards import ROOM, Card
from paddock.games.race90.drivers import STRATEGY_NAMES, TYRE_NAMES
from paddock.games.race90.events import (
    CardDiscarded,
    PitStopMade,
    Refuelled,
    Repaired,
    StrategyChosen,
    TyresFitted,
)
from paddock.games.race90.options import DONE, KEEP, LOAD, STRATEGY, TYRE, Named, WithCard, with_cards
from paddock.games.race90.position import (
    CHASE,
    HARD,
    MOST_SEATS,
    NOBODY,
    PITTING,
    RAIN_EXPERT,
    SIXTH,
    SIXTH_CHITS,
    SOFT,
    TUNING,
    WET,
    WISE,
    Race,
)
from paddock.games.race90.rules_chase import offer_chase
from paddock.games.race90.rules_draw import draw_race, draw_track
from paddock.games.race90.rules_move import move_back
from paddock.games.race90.rules_out import release_chase
from paddock.games.race90.rules_points import penalty_of
from paddock.games.race90.rules_spots import offer_spots
from paddock.games.race90.rules_table import (
    discard_from_hand,
    join_lane,
    leave_lane,
    put,
    settle_lead,
    standing,
    without,
)

LOADS: Final[tuple[int, ...]] = (10, 13, 16)
MOST_SOFT_SETS: Final = 2


def begin_stop(race: Race, seat: int) -> None:
    """R2-A-49  Fuel, repair, discard, draw, tyres, strategy: always in this order."""
    if race.chased[seat] != NOBODY:  # R2-STR-CHASE-16
        release_chase(race, seat)
    race.stack += STOP[seat]


class TakeFuel(SeatChoice):
    """R2-FUEL-05 to R2-FUEL-09, R2-FUEL-18, R2-FUEL-21  How much to take; more of it lengthens the way back."""

    rule = "R2-FUEL-05"

    def options(self, race: Race) -> Sequence[Option]:
        return LOAD

    def chosen(self, race: Race, option: Named) -> None:
        turn = race.turn + LOADS[option.number]  # R2-FUEL-06, R2-FUEL-10, R2-A-22
        if race.under_safety:
            fall_behind_all(race, self.seat)
        else:
            go_back(race, self.seat, stop_length(race, self.seat) + option.number)
        race.fuel = put(race.fuel, self.seat, turn)
        if race.listening:
            race.tell(Refuelled(self.seat, turn))

    def notes(self, race: Race, option: Named) -> tuple[Text, ...]:
        back = 0 if race.under_safety else stop_length(race, self.seat) + option.number
        turn = race.turn + LOADS[option.number]
        return (message(ROOM, "note-fuel", turn=turn, back=back, turns=race.turns),)


def stop_length(race: Race, car: int) -> int:
    """R2-A-14, R2-REC-46, R2-REC-52, R2-SKILL-PITTING-01, R2-SKILL-PITTING-03  Pit time, and time lost off track."""
    length = race.board.pit_time + race.waste[car]
    if car < race.seats and race.skill[car] == PITTING:
        length -= 2
    return length


def go_back(race: Race, car: int, sections: int) -> None:
    """R2-A-14 to R2-A-17, R2-A-20, R2-A-21  The stop costs so many sections; the lead is settled at once."""
    move_back(race, car, sections)
    race.waste = put(race.waste, car, 0)
    race.forced = without(race.forced, car)
    if race.listening:
        race.tell(PitStopMade(race.driver(car), sections, race.board.names[race.section(car)]))


def fall_behind_all(race: Race, car: int) -> None:
    """R2-SC-22 to R2-SC-24  Behind the safety car a stop costs all places; those behind close the gap at once."""
    order = standing(race)
    behind = order[order.index(car) + 1 :]
    leave_lane(race, car)
    for other in behind:
        leave_lane(race, other)
        join_lane(race, other, race.progress[other] + 1)
    last = behind[-1] if behind else order[-2] if len(order) > 1 else car
    join_lane(race, car, race.progress[last] - 1)
    race.forced = without(race.forced, car)
    settle_lead(race)
    if race.listening:
        race.tell(PitStopMade(race.driver(car), len(behind), race.board.names[race.section(car)]))


class LandingSpot(Task):
    """R2-A-18, R2-A-19, R2-A-47  A free trajectory spot may be taken where the car lands."""

    seat: int

    def run(self, race: Race) -> None:
        if not race.under_safety:
            offer_spots(race, self.seat)


class Repair(Task):
    """R2-A-23 to R2-A-25, R2-SKILL-TUNING-02, R2-SKILL-TUNING-03  Red discs go to the bag; with TUNING a brown one too.

    R2-D1-16, R2-D1-17  Nothing else takes a disc off the chart of a car in the race.
    """

    seat: int

    def run(self, race: Race) -> None:
        seat = self.seat
        has_tuning = race.skill[seat] == TUNING and not race.under_safety
        repair(race, seat, 1 if race.brown[seat] and has_tuning else 0)


def repair(race: Race, seat: int, brown: int) -> None:
    """Take all red discs off a car, and so many brown ones."""
    red = race.red[seat]
    race.bag_red += red  # R1-PAY-16
    race.bag_brown += brown
    race.red[seat] = 0  # R1-PIT-08, R1-PAY-11
    race.brown[seat] -= brown
    if race.listening and red + brown:
        race.tell(Repaired(seat, red + brown))


def counted(race: Race, seat: int) -> int:
    """R2-A-28, R2-A-38, R2-CON-33, R2-SKILL-WISE-04  What counts: frozen cards too, but for the wise no track cards."""
    count = len(race.hands[seat]) + len(race.frozen[seat])  # R1-CON-25, R1-TC-14
    if race.skill[seat] == WISE and not race.under_safety:
        count -= sum([card.corner > 0 for card in (*race.hands[seat], *race.frozen[seat])])
    return count


def can_stop_discarding(race: Race, seat: int) -> bool:
    """R2-A-29, R2-A-52  Down to the limit, or nothing left that could go."""
    return counted(race, seat) <= race.levels[seat][1] or not discardable(race, seat)


def discardable(race: Race, seat: int) -> list[Card]:
    """R2-A-26, R2-CON-32  Any card of the hand; over the limit, one that counts."""
    return race.hands[seat]


class PitDiscard(SeatChoice):
    """R2-A-26, R2-A-29, R2-A-30, R2-A-54  Any number of cards may go, and as many must as are over the limit."""

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
                race.stack.append(self)

    def prompt(self, race: Race) -> Text:
        return message(ROOM, "prompt-pit-discard", held=counted(race, self.seat), limit=race.levels[self.seat][1])


class DiscardOne(SeatChoice):
    """Any card of the hand goes."""

    def options(self, race: Race) -> Sequence[Option]:
        return with_cards(race.deck, "discard", race.hands[self.seat])

    def chosen(self, race: Race, option: WithCard) -> None:
        throw_away(race, self.seat, option.card)


def throw_away(race: Race, seat: int, card: Card) -> None:
    discard_from_hand(race, seat, card)
    if race.listening:
        race.tell(CardDiscarded(seat, card))


class PitDraw(Task):
    """R2-A-27, R2-A-54  Race cards are drawn up to the limit."""

    seat: int

    def run(self, race: Race) -> None:
        draw_race(race, self.seat, max(0, race.levels[self.seat][1] - counted(race, self.seat)))  # R1-PIT-11


class PitTyres(SeatChoice):
    """R2-A-31 to R2-A-34, R2-TYRE-04, R2-TYRE-10  A new set of any kind, or the old; at most two soft sets a race."""

    rule = "R2-A-31"

    def options(self, race: Race) -> Sequence[Option]:
        return [KEEP, *tyre_options(race, self.seat)]

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is Named:
            fit_tyres(race, self.seat, option.number)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return tyre_notes(race, self.seat, option)


def tyre_options(race: Race, seat: int) -> list[Option]:
    """R2-TYRE-03, R2-TYRE-10  The tyres that can be fitted."""
    soft = race.soft_sets[seat] < MOST_SOFT_SETS
    return [each for tyres, each in enumerate(TYRE) if soft or tyres != SOFT]


def tyre_notes(race: Race, seat: int, option: Option) -> tuple[Text, ...]:
    """What a set brings."""
    if not isinstance(option, Named):
        return (message(ROOM, "note-kept-tyres", chips=race.chips[seat]),)
    chips = race.levels[seat][0] - (3 if option.number == SOFT else 0)
    penalty = penalty_of(race, seat, option.number, race.state)
    brings = "soft" if option.number == WET and race.skill[seat] == RAIN_EXPERT else option.name  # R2-SKILL-RAIN-02
    return (message(ROOM, "note-tyres", chips=chips, name=brings, penalty=penalty),)


def fit_tyres(race: Race, seat: int, tyres: int) -> None:
    """R2-TYRE-05, R2-TYRE-06, R2-TYRE-11 to R2-TYRE-14, R2-A-32, R2-A-33  New tyres, with their chips and blue discs.

    R2-GEN-13, R2-SKILL-RAIN-02, R2-SKILL-RAIN-04  A stint begins: chips are full, and old discs are gone.
    """
    race.tyres = put(race.tyres, seat, tyres)
    race.chips[seat] = race.levels[seat][0]
    race.discs[seat] = 0
    if tyres == SOFT:
        race.chips[seat] -= 3
        race.discs[seat] = 3
        race.soft_sets = put(race.soft_sets, seat, race.soft_sets[seat] + 1)
    elif tyres == WET and race.skill[seat] == RAIN_EXPERT and not race.under_safety:
        race.discs[seat] = 3
    if race.listening:
        race.tell(TyresFitted(seat, TYRE_NAMES[tyres]))
    if tyres == HARD:  # R2-A-36
        draw_track(race, seat)


class PitStrategy(SeatChoice):
    """R2-A-35, R2-TYRE-16, R2-TYRE-20  The strategy may be changed."""

    rule = "R2-A-35"

    def options(self, race: Race) -> Sequence[Option]:
        return [KEEP, *other_strategies(race, self.seat)]

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is Named:
            change_strategy(race, self.seat, option.number)


def strategies(race: Race) -> list[Named]:
    """R2-STR-RECOVERY-06, R2-STR-STEADY-03  All, or those of the simpler game."""
    return STRATEGY if race.all_items else STRATEGY[:8]


OTHERS: Final[list[list[list[Named]]]] = [
    [[each for each in known if each.number != own] for own in range(NOBODY, len(STRATEGY))]
    for known in (STRATEGY[:8], STRATEGY)
]
"""By whether all strategies are in the game, and by the own one, from none on: made once."""


def other_strategies(race: Race, seat: int) -> list[Named]:
    return OTHERS[1 if race.all_items else 0][race.strategy[seat] - NOBODY]


def change_strategy(race: Race, seat: int, strategy: int) -> None:
    """R2-TYRE-15, R2-TYRE-19, R2-STR-CHASE-17  One strategy lies on the chart, for all to see.

    R2-STR-GEN-05, R2-STR-CHASE-23  From now on only the new one counts.
    """
    if race.chased[seat] != NOBODY:
        release_chase(race, seat)
    race.strategy = put(race.strategy, seat, strategy)
    if race.listening:
        race.tell(StrategyChosen(seat, STRATEGY_NAMES[strategy]))


class EndStop(Task):
    """R2-A-37, R2-A-39, R2-A-44 to R2-A-46, R2-SKILL-PITTING-02  Skills are fresh again; the turn is suspended.

    R2-A-50  The chit for it is another than NO MOVE.
    """

    seat: int

    def run(self, race: Race) -> None:
        seat, skill = self.seat, race.skill[self.seat]
        race.spent = put(race.spent, seat, False)
        if skill == SIXTH:  # R2-SKILL-SIXTH-05, R2-SKILL-SIXTH-06
            race.sixth = put(race.sixth, seat, SIXTH_CHITS)
        race.just_pit += (seat,)
        if race.now.car == seat:
            race.now.suspended = True
            if race.strategy[seat] == CHASE and not race.under_safety:  # R2-STR-GEN-03, R2-SC-12
                offer_chase(race, seat)
        if skill == PITTING and not race.under_safety:  # R2-SKILL-GEN-02
            draw_track(race, seat)


STOP: Final = [
    stacked(
        TakeFuel(seat),
        LandingSpot(seat),
        Repair(seat),
        PitDiscard(seat),
        PitDraw(seat),
        PitTyres(seat),
        PitStrategy(seat),
        EndStop(seat),
    )
    for seat in range(MOST_SEATS)
]
