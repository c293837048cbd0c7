"""Damage, retirement, and the end of a Game Turn."""

from paddock.core import Task
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_chase import release_chase
from paddock.games.race90.shared.events import Retired
from paddock.games.race90.shared.rules_damage import DrawDisc, free_slots
from paddock.games.race90.shared.rules_out import (
    all_out,
    end_race,
    end_turn_now,
    give_back,
    latest_chit,
    remove_chit,
    take_off,
)
from paddock.games.race90.shared.rules_table import discard, put, settle_lead, without


class TakeDamage(Task):
    """Damage discs go on free slots; a car without room is out.

    R2-D1-15, R2-D1-18, R2-REC-16, R2-OUT-01, R2-OUT-11
    """

    seat: int
    count: int

    def run(self, race: SecondRace) -> None:
        if self.count > free_slots(race, self.seat):
            eliminate(race, self.seat, "damage")
        else:
            race.then(*[DrawDisc(self.seat)] * self.count)


class EndGameTurn(Task):
    """All cars have acted, so NO MOVE chits go; the last turn ends the race.

    R2-ACT-14, R2-E-20, R2-END-01, R2-SC-30
    """

    def run(self, race: SecondRace) -> None:
        race.no_move = ()
        if race.turn == race.turns:
            end_race(race)


def eliminate(race: SecondRace, car: int, reason: str) -> None:
    """A car leaves the track at once, and all its player's things go back (R2-OUT-06 to R2-OUT-10)."""
    if race.listening:
        race.tell(Retired(race.driver(car), reason))
    take_off(race, car)
    race.no_move = without(race.no_move, car)
    for seat, chased in enumerate(race.chased):
        if chased == car:
            release_chase(race, seat)
    if car < race.seats:
        clear_chart(race, car)
    else:
        remove_chit(race, latest_chit(race, race.kinds[car]))  # R2-FUEL-20
    end_turn_now(race, car)
    if len(race.retired) < race.cars and race.leader == car:
        settle_lead(race)  # R2-OUT-09
    if all_out(race):  # nobody is left to decide anything
        end_race(race)


def clear_chart(race: SecondRace, seat: int) -> None:
    """Discs to the bag, cards to the piles, flags to the reserve (R2-OUT-07, R2-OUT-08, R2-FUEL-19, R2-FLAG-36)."""
    cards = [*race.hands[seat], *race.frozen[seat], *race.laid[seat], *race.reserve[seat]]
    if race.now.car == seat:
        cards += [card for card in race.now.played if card not in race.now.charted]
        race.now.played = race.now.charted
    target = race.target[seat]
    if target is not None:
        cards.append(target)
    for card in cards:
        discard(race, card)
    race.shown = tuple(card for card in race.shown if card not in cards)
    race.hands[seat] = []
    race.frozen, race.laid = put(race.frozen, seat, ()), put(race.laid, seat, ())
    race.reserve, race.chasers = put(race.reserve, seat, ()), put(race.chasers, seat, ())
    race.target[seat] = None
    give_back(race, seat)
    release_chase(race, seat)
