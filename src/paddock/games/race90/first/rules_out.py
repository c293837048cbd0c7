"""Damage, elimination and the end of a race."""

from paddock.core import Task
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.shared.cards import Card, Chit
from paddock.games.race90.shared.events import Retired
from paddock.games.race90.shared.position import NOBODY, SLOT_LEVEL
from paddock.games.race90.shared.rules_damage import DrawDisc
from paddock.games.race90.shared.rules_out import (
    all_out,
    end_race,
    end_turn_now,
    give_back,
    latest_chit,
    remove_chit,
    take_off,
)
from paddock.games.race90.shared.rules_table import discard, put, settle_lead

# Damage


def suffer(race: FirstRace, seat: int, count: int) -> None:
    """Damage discs are drawn one by one; a car without a slot for each is out (R1-PAY-08, R1-PAY-12, R1-PAY-17)."""
    race.then(*[DrawDisc(seat)] * count, Survive((seat,)))


class Survive(Task):
    """When all discs are drawn, cars with too few slots leave (R1-PAY-12, R1-PAY-13, R1-CON-51)."""

    seats: tuple[int, ...]

    def run(self, race: FirstRace) -> None:
        for seat in self.seats:
            if race.red[seat] + race.brown[seat] > race.levels[seat][SLOT_LEVEL]:
                put_out(race, seat, "damage")


# Elimination


def put_out(race: FirstRace, car: int, reason: str, chip: Chit | None = None) -> None:
    """A car leaves at once, and its driver's things go back (R1-END-06 to R1-END-10, R1-ACT-16)."""
    if race.listening:
        race.tell(Retired(race.driver(car), reason))
    take_off(race, car)
    race.chased = tuple([NOBODY if chased == car else chased for chased in race.chased])
    if car < race.seats:
        clear_sheet(race, car)
    else:
        remove_chit(race, chip if chip is not None else latest_chit(race, race.kinds[car]))
    end_turn_now(race, car)
    if len(race.retired) < race.cars:
        settle_lead(race)
    if all_out(race) and not race.waiting:  # R1-END-12
        end_race(race)


def due_chip(race: FirstRace, car: int) -> Chit | None:
    """The chip that calls a robot in this turn (R1-FUEL-11, R1-FUEL-26)."""
    for chip in race.chits:
        if chip.kind == race.kinds[car] and chip.turn == race.turn:
            return chip
    return None


def clear_sheet(race: FirstRace, seat: int) -> None:
    """Chip, flags and discs go back, and cards too unless the player may return.

    R1-END-07, R1-END-08, R1-FLAG-27, R1-DRAW-16
    """
    may_return = race.agreed.return_ and has_robot(race)
    cards = cards_in_use(race, seat)
    race.frozen, race.laid = put(race.frozen, seat, ()), put(race.laid, seat, ())
    if may_return:  # R1-OPT-11
        race.waiting += (seat,)
        race.shown = tuple(card for card in race.shown if card not in cards)
        discard_rising(race, cards)
    else:
        give_up_cards(race, seat, cards)
    give_back(race, seat)


def has_robot(race: FirstRace) -> bool:
    """Whether a robot is left whose place could be taken (R1-OPT-13)."""
    return any(race.in_race(car) for car in range(race.seats, race.cars))


def cards_in_use(race: FirstRace, seat: int) -> list[Card]:
    """A player's cards besides the hand and the Target; they are no longer in use (R1-DRAW-16)."""
    cards = [*race.frozen[seat], *race.laid[seat]]
    if race.now.car == seat:
        cards += [card for card in race.now.played if card not in race.now.charted]
        cards += race.used
        race.now.played, race.used = race.now.charted, ()
    return cards


def give_up_cards(race: FirstRace, seat: int, cards: list[Card]) -> None:
    """Hand, Target and cards in use go to the piles (R1-DRAW-16)."""
    target = race.target[seat]
    cards = [*cards, *race.hands[seat], *([target] if target is not None else [])]
    race.hands[seat], race.target[seat] = [], None
    race.shown = tuple(card for card in race.shown if card not in cards)
    discard_rising(race, cards)


def discard_rising(race: FirstRace, cards: list[Card]) -> None:
    """Discard cards with the highest check value on top (R1-ROB-22, R1-CON-32, R1-DRAW-16)."""
    for card in sorted(cards, key=by_check):
        discard(race, card)


def by_check(card: Card) -> tuple[int, int]:
    return card.check, card.index


class RoundOver(Task):
    """All cars have acted; after the last turn the LEADER has won (R1-TURN-07, R1-END-01, R1-END-02).

    That may be a robot, or a car that is off the track (R1-END-04, R1-END-13).
    """

    def run(self, race: FirstRace) -> None:
        if race.turn == race.turns:
            end_race(race)
