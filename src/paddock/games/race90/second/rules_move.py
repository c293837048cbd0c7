"""Phase E: movement."""

from collections.abc import Sequence
from typing import Final

from paddock.circuits.sections import CORNER
from paddock.core import Option, Task, Text, message, stacked
from paddock.games.race90.second.options import SAVE, SPEND
from paddock.games.race90.second.position import STEADY_CARD, SecondRace
from paddock.games.race90.second.rules_check import Check
from paddock.games.race90.second.rules_flags import SixthSense
from paddock.games.race90.second.rules_pass import pass_cost, trip
from paddock.games.race90.second.rules_pledge import kept
from paddock.games.race90.second.rules_points import given_points, matches
from paddock.games.race90.shared.cards import ROOM, Card, mp_of
from paddock.games.race90.shared.events import CardPaid, DiscSpent, FlagLifted, FlagPassed, MoveStarted, NotMoved
from paddock.games.race90.shared.options import DONE, USE, WithCard, with_cards
from paddock.games.race90.shared.options import IGNORE as LEAVE
from paddock.games.race90.shared.position import (
    BALANCE,
    FLAG,
    MOST_CARS,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    STEADY,
    USED,
)
from paddock.games.race90.shared.rules_ask import CarChoice
from paddock.games.race90.shared.rules_draw import draw_track
from paddock.games.race90.shared.rules_move import (
    enter_next,
    re_enter,
    swap_places,
    tell_blocked,
    tell_end,
    used_corner,
)
from paddock.games.race90.shared.rules_pass import FORBIDDEN, needs_check
from paddock.games.race90.shared.rules_table import discard_from_hand, put
from paddock.games.race90.shared.rules_target import LEADER
from paddock.games.race90.shared.rules_tyres import tyre_penalty


class Movement(Task):
    """The points are totalled, then spent; every bonus is fixed before the first is spent (R2-E-01, R2-E-26)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car = self.car
        throws = race.strategy[car] == STEADY and len(threes(race, car)) > 0
        if not throws and not race.discs[car]:
            TOTAL[car].run(race)
            return
        race.then(TOTAL[car])
        if throws:
            race.then(ThrowThrees(car))
        if race.discs[car]:
            race.then(UseDisc(car))


class UseDisc(CarChoice):
    """One disc a turn brings a point, in any weather.

    R2-D1-12, R2-TYRE-07 to R2-TYRE-09, R2-SKILL-RAIN-03, R2-WX-37
    """

    rule = "R2-D1-12"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, [USE, LEAVE])

    def chosen(self, race: SecondRace, option: Option) -> None:
        if option is USE:
            race.discs[self.car] -= 1
            race.now.bonus += 1
            if race.listening:
                race.tell(DiscSpent(self.car, race.discs[self.car]))
        race.now.disc_settled = True

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        return (way_note(race, self.car, likely_points(race, self.car) + (option is USE)),)


def threes(race: SecondRace, car: int) -> list[Card]:
    """The cards that STEADY may discard for points."""
    return [card for card in race.hands[car] if card.mp == STEADY_CARD]


class ThrowThrees(CarChoice):
    """Any number of cards of 3 may be discarded, for a point each (R2-STR-STEADY-01, R2-STR-STEADY-05)."""

    rule = "R2-STR-STEADY-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, [DONE, *with_cards(race.deck, "throw", threes(race, self.car))])

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is not WithCard:
            race.now.threes_settled = True
            return
        discard_from_hand(race, self.car, option.card)
        race.now.bonus += 1
        if race.listening:
            race.tell(CardPaid(self.car, option.card, "point"))
        if threes(race, self.car):
            race.then(ThrowThrees(self.car))

    def notes(self, race: SecondRace, option: Option) -> tuple[Text, ...]:
        more = 1 if type(option) is WithCard else 0
        return (way_note(race, self.car, likely_points(race, self.car) + more),)


def likely_points(race: SecondRace, car: int) -> int:
    """The movement points as they stand, with the spot held at the start (R2-E-01, R2-E-02, R2-E-04, R2-E-24)."""
    now = race.now
    total = mp_of(now.played) + now.bonus + given_points(race, car, now.played)
    if now.use == USED:
        total += race.board.spots[now.spot].bonus
    return total - tyre_penalty(race, car, race.state) - race.waste[car]


class TotalPoints(Task):
    """The total is fixed, and the car moves (R2-E-01 to R2-E-04, R2-WX-19, R2-REC-42, R2-STR-BALANCE-02).

    BALANCE first brings a card if its spot was used (R2-STR-BALANCE-03).
    """

    car: int

    def run(self, race: SecondRace) -> None:
        car, now = self.car, race.now
        now.mp = likely_points(race, car)
        now.settled = True
        if race.waste[car]:
            race.waste = put(race.waste, car, 0)
        start_moving(race, car)
        race.stack += END[car]
        if race.strategy[car] == BALANCE and now.use == USED and matches(race, now.spot, now.played):
            race.then(DRIVE[car])
            draw_track(race, car)
        else:
            DRIVE[car].run(race)


def start_moving(race: SecondRace, car: int) -> None:
    """A car off the track first comes back, last in its section of return (R2-E-21, R2-REC-41, R2-REC-43, R2-REC-44).

    One point is enough to count as having moved (R2-REC-51).
    """
    now = race.now
    if race.listening:
        race.tell(MoveStarted(race.driver(car), max(0, now.mp)))
    if car in race.off:
        re_enter(race, car)
        if now.mp > 0:
            now.mp -= 1
            now.moved = now.left = True
    used_corner(race, car)


class Drive(Task):
    """Points are spent one section and one car at a time, as long as the car can go on (R2-E-05 to R2-E-09)."""

    car: int

    def run(self, race: SecondRace) -> None:
        car, now, size, lanes = self.car, race.now, race.board.size, race.lanes
        while now.mp > 0:  # without a point there is no way past a flag either (R2-FLAG-08)
            lane = lanes[race.progress[car] % size]
            if lane[0] == car:
                enter_next(race, car)
            elif not meet(race, car, lane, lane.index(car)):
                return


def meet(race: SecondRace, car: int, lane: tuple[int, ...], place: int) -> bool:
    """Deal with the flag or car directly ahead; False if a decision comes first (R2-E-08, R2-E-27).

    Nobody is passed in a section with a flag (R2-FLAG-09, R2-FLAG-10, R2-FLAG-12, R2-FLAG-39, R2-START-05, R2-END-07).
    A car that can pass must; one that cannot pay stops behind, without a check (R2-LAP-07, R2-LAP-17, R2-LAP-28).
    An overtake symbol changes the price, but neither the flag nor the check (R2-TC-30).
    """
    other = lane[place - 1]
    now = race.now
    if car < race.seats and race.sixth[car] and now.offered != other + 1:
        now.offered = other + 1
        race.then(SixthSense(car), Drive(car))
        return False
    section = race.progress[car] % race.board.size
    if other == FLAG:
        pass_flag(race, car, section, lane, place)
        return True
    cost = FORBIDDEN if FLAG in lane else pass_cost(race, car, race.progress[car], other, section, now.overtake)
    if now.overtake < 0 and FLAG not in lane and can_spend(race, other, section, cost):
        race.then(SpendSymbol(car, other), Drive(car))
        return False
    if cost < 0 or cost > now.mp:  # R2-E-12 to R2-E-14, R2-FLAG-13
        tell_blocked(race, car, other, cost, FLAG in lane)
        now.mp = 0
        return True
    if now.cleared != other and needs_check(race, car == race.leader, race.progress[car], other):
        race.then(Check(car, LEADER, 0, car >= race.seats, other), Drive(car))  # R2-LAP-08 to R2-LAP-11, R2-LAP-16
        return False
    now.mp -= cost
    swap_places(race, car, other, section, lane, place, cost)
    return True


def pass_flag(race: SecondRace, car: int, section: int, lane: tuple[int, ...], place: int) -> None:
    """Passing a flag costs a point; the Leader takes it away (R2-FLAG-07, R2-FLAG-14, R2-FLAG-15, R2-FLAG-41).

    SIXTH SENSE is offered again at the next (R2-SKILL-SIXTH-02).
    """
    now = race.now
    now.mp -= 1
    now.moved = True
    now.offered = NOBODY
    rest = lane[: place - 1], lane[place + 1 :]
    if race.listening:
        race.tell(FlagPassed(race.driver(car), race.where(section)))
    if car == race.leader:
        race.lanes[section] = (*rest[0], car, *rest[1])
        if race.listening:
            race.tell(FlagLifted(race.where(section), "leader"))
    else:
        race.lanes[section] = (*rest[0], car, FLAG, *rest[1])


def can_spend(race: SecondRace, other: int, section: int, cost: int) -> bool:
    """Whether the overtake symbol would help to pass this car here (R2-TC-11)."""
    if race.board.kind[section] != CORNER or race.now.saved == other:
        return False
    return cost < 0 or cost > 1


class SpendSymbol(CarChoice):
    """In one corner of the player's choice, passing costs one point a car (R2-TC-11 to R2-TC-14)."""

    rule = "R2-TC-11"

    other: int

    def options(self, race: SecondRace) -> Sequence[Option]:
        return kept(race, self.car, self, [SPEND, SAVE])

    def chosen(self, race: SecondRace, option: Option) -> None:
        if option is SPEND:
            race.now.overtake = race.board.corner[race.section(self.car)]
        else:
            race.now.saved = self.other

    def prompt(self, race: SecondRace) -> Text:
        corner = race.board.corner_names[race.board.corner[race.section(self.car)]]
        return message(ROOM, "prompt-spend-symbol", driver=race.driver(self.other), corner=corner)


class EndOfMove(Task):
    """A car that has entered nothing and passed nothing gets the NO MOVE chit (R2-E-18, R2-E-19, R2-E-20)."""

    car: int

    def run(self, race: SecondRace) -> None:
        tell_move(race, self.car)


def tell_move(race: SecondRace, car: int) -> None:
    """Where a movement ended; a car that has not moved is marked so (R2-E-19, R2-REC-27)."""
    if not race.now.moved:
        stand_still(race, car)
    else:
        tell_end(race, car)


def stand_still(race: SecondRace, car: int) -> None:
    """For the rest of the Game Turn anyone may pass this car for a point (R2-E-17 to R2-E-19)."""
    race.no_move += (car,)
    if race.listening:
        race.tell(NotMoved(race.driver(car)))


def way_note(race: SecondRace, car: int, mp: int) -> Text:
    """Where a movement with these points would end, as things stand and without luck."""
    way = trip(race, car, mp, max(0, race.now.overtake), 0, NOWHERE)
    section = race.where(way.progress % race.board.size)
    return message(ROOM, "note-way", mp=max(0, mp), section=section, lost=way.left)


# What is done in every turn is made once.
TOTAL: Final = [TotalPoints(seat) for seat in range(MOST_SEATS)]
DRIVE: Final = [Drive(car) for car in range(MOST_CARS)]
END: Final = [stacked(EndOfMove(seat)) for seat in range(MOST_SEATS)]
