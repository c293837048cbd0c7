"""Phase F: late brake, trajectory, and what a strategy brings at the end of a turn."""

from collections.abc import Sequence
from typing import Final

from paddock.circuits.sections import BRAKE
from paddock.core import Option, Task, Text, stacked
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import AfterCheck, Check, full_target
from paddock.games.race90.second.rules_recovery import lose_control
from paddock.games.race90.second.rules_spots import offer_spots
from paddock.games.race90.shared.cards import SUPERFAST, Card
from paddock.games.race90.shared.events import LateBraked, PowerUsed
from paddock.games.race90.shared.options import LATE, NO_LATE, WithCard, with_cards
from paddock.games.race90.shared.position import (
    BANGING,
    CHASE,
    FLAG,
    HAZARD,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    RECOVERY,
    STEADY,
)
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_move import used_corner
from paddock.games.race90.shared.rules_table import (
    discard_from_hand,
    is_ahead,
    join_lane,
    leave_lane,
    put,
    settle_lead,
    without,
)
from paddock.games.race90.shared.rules_target import LATE_BRAKE, target_note


class EndDeclarations(Task):
    """First the late brake, then the trajectory, then what the strategy brings (R2-F-01, R2-F-15, R2-F-22)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        if race.strategy[car] in AT_THE_END:
            race.stack += SPECIALS[car]
        if can_brake_late(race, car):
            race.then(LateBrake(car), OFFER_SPOT[car])
        else:
            OFFER_SPOT[car].run(race)


AT_THE_END: Final = (CHASE, BANGING, RECOVERY, STEADY)
"""The strategies that may bring a card at the end of a turn."""


# Late brake


def can_brake_late(race: SecondRace, car: int) -> bool:
    """Whether a car stands where a late brake may be tried (R2-F-02, R2-F-09).

    The reason for stopping there and the turn do not matter (R2-F-13, R2-LAP-24, R2-START-10, R2-END-12).
    """
    return race.board.kind[race.section(car)] == BRAKE


def late_powers(race: SecondRace, car: int) -> list[Card]:
    """The cards that can replace the check of a late brake (R2-TC-17)."""
    return [card for card in race.hands[car] if card.void_late]


class LateBrake(CarChoice):
    """A blind check, a card instead of it, or no late brake (R2-F-02, R2-F-03, R2-F-10, R2-TC-17).

    A card of any corner will do, but only from the hand (R2-TC-15, R2-TC-21, R2-TC-29).
    """

    rule = "R2-F-02"

    def options(self, race: SecondRace) -> Sequence[Option]:
        voids = late_powers(race, self.car)
        if race.now.pledge and voids:  # the corner must be used, and this is the way left (R2-TC-26)
            return with_cards(race.deck, "void", voids)
        return [NO_LATE, LATE, *with_cards(race.deck, "void", voids)]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is WithCard:  # R2-TC-19, R2-TC-20
            discard_from_hand(race, self.car, option.card)
            if race.listening:
                race.tell(PowerUsed(self.car, option.card))
            brake_late(race, self.car)
        elif option is LATE:
            try_late(race, self.car)

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        if option is not LATE:
            return ()
        printed = race.board.late_modifier[race.section(self.car)]
        return (target_note(full_target(race, self.car, LATE_BRAKE, printed)),)


def try_late(race: SecondRace, car: int) -> None:
    """The check of a late brake is blind, in every turn (R2-F-03, R2-F-04, R2-ROB-46, R2-START-13)."""
    printed = race.board.late_modifier[race.section(car)]
    race.then(Check(car, LATE_BRAKE, printed, True), LateResult(car))


class LateResult(AfterCheck):
    """Through to the next section, or off the track (R2-F-05, R2-F-08, R2-F-11, R2-D2-22, R2-REC-54).

    Either way HAZARD brings a card (R2-STR-HAZARD-06, R2-STR-HAZARD-14).
    """

    def run(self, race: SecondRace) -> None:
        if race.now.passed:
            brake_late(race, self.car)
        else:
            lose_control(race, self.car)
        if self.car < race.seats and race.strategy[self.car] == HAZARD:
            draw_track(race, self.car)


def brake_late(race: SecondRace, car: int) -> None:
    """The car passes all cars in its section for nothing, and is last in the next.

    R2-F-05 to R2-F-07, R2-F-12, R2-ROB-41

    There is no Leader check; cars passed on the same lap are overtaken (R2-LAP-19, R2-STR-BANG-09, R2-STR-BANG-10).
    """
    section = race.section(car)
    lane = race.lanes[section]
    ahead = [other for other in lane[: lane.index(car)] if other != FLAG]
    if any(race.progress[other] == race.progress[car] for other in ahead):
        race.now.overtook = True  # R2-STR-BANG-06, R2-STR-BANG-12
    leave_lane(race, car)
    join_lane(race, car, race.progress[car] + 1)
    race.now.moved = race.now.left = True
    race.no_move = without(race.no_move, car)
    used_corner(race, car)
    if race.listening:
        race.tell(LateBraked(race.driver(car), race.where(race.section(car)), race.drivers(ahead)))
    settle_lead(race)


# Trajectory


class OfferSpot(Task):
    """A car may take a free spot of the section in which its movement ended.

    R2-F-14, R2-F-18, R2-F-20 to R2-F-25, R2-FLAG-37
    Not after a failed extreme trajectory.
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        if not now.moved or (now.failed and not now.left) or car in race.off or car in race.retired:
            return
        if not now.left:
            race.spot[car] = NOWHERE  # what it held is free to be chosen again (R2-F-25)
        offer_spots(race, car)


# What a strategy brings


class Specials(Task):
    """End-of-turn Specials, for a car that ends its turn on the track.

    R2-F-22, R2-REC-32, R2-REC-33, R2-STR-GEN-01
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        if car in race.off or not race.in_race(car):
            return
        strategy = race.strategy[car]
        if strategy == BANGING:
            if race.now.overtook:
                bang(race, car)
        elif (
            (strategy == CHASE and is_beside_chased(race, car))
            or (strategy == RECOVERY and is_behind_slower(race, car))
            or (strategy == STEADY and has_no_track_card(race, car))
        ):
            draw_track(race, car)


def bang(race: SecondRace, seat: int) -> None:
    """One track card a turn for fighting (R2-STR-BANG-04 to R2-STR-BANG-07)."""
    if not race.banged[seat]:
        race.banged = put(race.banged, seat, True)
        draw_track(race, seat)


def is_beside_chased(race: SecondRace, seat: int) -> bool:
    """The chased driver is in the same section (R2-STR-CHASE-14)."""
    chased = race.chased[seat]
    return chased != NOBODY and chased not in race.off and race.section(chased) == race.section(seat)


def is_behind_slower(race: SecondRace, seat: int) -> bool:
    """A Fast or Slow robot is ahead in race position (R2-STR-RECOVERY-05)."""
    robots = (car for car in range(race.seats, race.cars) if race.kinds[car] > SUPERFAST)
    return any(race.in_race(car) and is_ahead(race, car, seat) for car in robots)


def has_no_track_card(race: SecondRace, seat: int) -> bool:
    """Whether a player holds no track card, not even a frozen one (R2-STR-STEADY-02, R2-STR-STEADY-04)."""
    return not any(card.corner for card in (*race.hands[seat], *race.frozen[seat]))


# What is done in most turns is made once.
OFFER_SPOT: Final = [OfferSpot(seat) for seat in range(MOST_SEATS)]
SPECIALS: Final = [stacked(Specials(seat)) for seat in range(MOST_SEATS)]
