"""CHASE: a chased driver, and the movement cards that he leaves behind."""

from collections.abc import Sequence

from paddock.core import Option, SeatChoice, Task
from paddock.games.race90.second.options import NO_CHASE, Chase
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.shared.cards import Card
from paddock.games.race90.shared.events import CardTaken, ChaseStarted
from paddock.games.race90.shared.options import DRAW, WithCard, car_name, with_cards
from paddock.games.race90.shared.position import NOBODY
from paddock.games.race90.shared.rules_draw import draw_race
from paddock.games.race90.shared.rules_table import discard, is_ahead, lap_marker, put


def chase_options(race: SecondRace, seat: int) -> list[Option]:
    """Drivers ahead with the same number of laps, robots too (R2-STR-CHASE-01 to R2-STR-CHASE-04, R2-STR-CHASE-22)."""
    if seat == race.leader:
        return []
    laps = lap_marker(race, seat)
    found: list[Option] = []
    for car in range(race.cars):
        here = car != seat and car not in race.off and race.in_race(car)
        if here and is_ahead(race, car, seat) and lap_marker(race, car) == laps:
            driver = race.driver(car)
            found.append(Chase(driver, car_name(driver)))
    return found


def start_chase(race: SecondRace, seat: int, car: int) -> None:
    """The Chased chit is placed; in its first turn it brings a point.

    R2-STR-CHASE-05, R2-STR-CHASE-10, R2-STR-CHASE-26
    """
    race.chased, race.fresh = put(race.chased, seat, car), put(race.fresh, seat, True)
    if race.listening:
        race.tell(ChaseStarted(seat, race.driver(car)))


def offer_chase(race: SecondRace, seat: int) -> None:
    """A player who chases nobody may pick a driver (R2-STR-CHASE-20)."""
    if race.chased[seat] == NOBODY and chase_options(race, seat):
        race.then(PickChased(seat))


class PickChased(SeatChoice):
    """A driver to chase, or nobody for now (R2-STR-CHASE-01)."""

    rule = "R2-STR-CHASE-01"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [NO_CHASE, *chase_options(race, self.seat)]

    def chosen(self, race: SecondRace, option: Option) -> None:
        if type(option) is Chase:
            start_chase(race, self.seat, option.driver.car)


def keep_chase(race: SecondRace, seat: int) -> None:
    """A driver who is behind in phase A is chased no longer; laps do not count (R2-STR-CHASE-15, R2-STR-CHASE-27)."""
    chased = race.chased[seat]
    if chased != NOBODY and not is_ahead(race, chased, seat):
        release_chase(race, seat)


def lay_aside(race: SecondRace, seat: int, cards: Sequence[Card]) -> bool:
    """A chased player's movement cards are set aside for the chasers (R2-D-15, R2-STR-CHASE-06, R2-STR-CHASE-25)."""
    chasers = tuple([other for other, chased in enumerate(race.chased) if chased == seat])
    for card in race.reserve[seat]:
        discard(race, card)
    race.reserve = put(race.reserve, seat, tuple(cards) if chasers else ())
    race.chasers = put(race.chasers, seat, chasers if cards else ())
    return bool(chasers)


class ChaseDraw(Task):
    """A card of the chased driver, or a point instead (R2-STR-CHASE-07 to R2-STR-CHASE-13, R2-STR-CHASE-21)."""

    seat: int

    def run(self, race: SecondRace) -> None:
        seat = self.seat
        chased = race.chased[seat]
        fresh = race.fresh[seat]
        race.fresh = put(race.fresh, seat, False)
        if chased == NOBODY:
            draw_race(race, seat, 1)
        elif chased < race.seats and not fresh and seat in race.chasers[chased] and race.reserve[chased]:
            race.then(TakeReserved(seat))
        else:
            race.now.bonus += 1
            draw_race(race, seat, 1)
            if chased < race.seats and seat in race.chasers[chased]:
                forget_chaser(race, chased, seat)


def reserved(race: SecondRace, seat: int) -> list[Card]:
    """The cards that the chased driver has laid aside (R2-STR-CHASE-07)."""
    return list(race.reserve[race.chased[seat]])


class TakeReserved(SeatChoice):
    """One of the cards set aside, or a card of the deck (R2-STR-CHASE-07, R2-STR-CHASE-09, R2-STR-CHASE-24)."""

    rule = "R2-STR-CHASE-07"

    def options(self, race: SecondRace) -> Sequence[Option]:
        return [DRAW, *with_cards(race.deck, "take", reserved(race, self.seat))]

    def chosen(self, race: SecondRace, option: Option) -> None:
        chased = race.chased[self.seat]
        if type(option) is WithCard:
            card = option.card
            race.reserve = put(race.reserve, chased, tuple(each for each in race.reserve[chased] if each is not card))
            race.hands[self.seat].append(card)
            race.shown += (card,)
            if race.listening:
                race.tell(CardTaken(self.seat, card))
        else:
            draw_race(race, self.seat, 1)
        forget_chaser(race, chased, self.seat)


def release_chase(race: SecondRace, seat: int) -> None:
    """A Chased chit goes back to its owner; cards set aside for nobody else are discarded (R2-STR-CHASE-05)."""
    race.chased, race.fresh = put(race.chased, seat, NOBODY), put(race.fresh, seat, False)
    for owner in range(race.seats):
        if seat in race.chasers[owner]:
            forget_chaser(race, owner, seat)


def forget_chaser(race: SecondRace, owner: int, seat: int) -> None:
    """Cards set aside are discarded when nobody is left to take them (R2-STR-CHASE-24)."""
    left = tuple(each for each in race.chasers[owner] if each != seat)
    race.chasers = put(race.chasers, owner, left)
    if not left:
        for card in race.reserve[owner]:
            discard(race, card)
        race.reserve = put(race.reserve, owner, ())
