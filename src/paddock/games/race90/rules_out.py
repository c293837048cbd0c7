"""Out of the race."""

from paddock.core import Task
from paddock.games.race90.cards import Chit
from paddock.games.race90.events import RaceEnded, Retired
from paddock.games.race90.position import NOBODY, NOWHERE, Race
from paddock.games.race90.rules_table import discard, leave_lane, put, settle_lead, without


class TurnOver(Task):
    """R2-ACT-11  Whatever came of it, this car's turn is over."""

    car: int

    def run(self, race: Race) -> None:
        end_turn(race, self.car)


def end_turn(race: Race, car: int) -> None:
    """R2-A-39, R2-ACT-26  A car has acted, unless a stop has suspended its turn."""
    if not race.now.suspended:
        race.acted[car] = True


class EndGameTurn(Task):
    """R2-ACT-14, R2-E-20, R2-END-01, R2-SC-30  All have acted: NO MOVE chits go. The last turn ends the race."""

    def run(self, race: Race) -> None:
        race.no_move = ()
        if race.turn == race.turns:
            end_race(race)


def end_race(race: Race) -> None:
    """R2-END-02  The Leader has won."""
    del race.stack[:]
    if race.listening:
        race.tell(RaceEnded(race.driver(race.leader)))


def eliminate(race: Race, car: int, reason: str) -> None:
    """R2-OUT-06 to R2-OUT-10  The car leaves the track at once, and all that was its player's goes back."""
    if race.listening:
        race.tell(Retired(race.driver(car), reason))
    take_off(race, car)
    if car < race.seats:
        clear_chart(race, car)
    else:
        drop_chit(race, race.kinds[car])
    end_turn_now(race, car)
    if len(race.retired) < race.cars and race.leader == car:
        settle_lead(race)  # R2-OUT-09
    if all_out(race):  # nobody is left to decide anything
        end_race(race)


def all_out(race: Race) -> bool:
    """Whether no player is left in the race."""
    return all(seat in race.retired for seat in range(race.seats))


def drop_chit(race: Race, kind: int) -> None:
    """R2-FUEL-20  With a robot goes the latest refuel chit of its kind."""
    latest: Chit | None = None
    for chit in race.chits:
        if chit.kind == kind and (latest is None or chit.turn > latest.turn):
            latest = chit
    race.chits = tuple(chit for chit in race.chits if chit is not latest)


def take_off(race: Race, car: int) -> None:
    """The car is on the track no longer."""
    if car in race.off:
        race.off = without(race.off, car)
    else:
        leave_lane(race, car)
    race.retired += (car,)
    race.acted[car] = True
    race.waste, race.reentry = put(race.waste, car, 0), put(race.reentry, car, NOWHERE)
    race.forced = without(race.forced, car)
    race.called = without(race.called, car)
    race.just_pit = without(race.just_pit, car)
    for seat, chased in enumerate(race.chased):
        if chased == car:
            release_chase(race, seat)


def clear_chart(race: Race, seat: int) -> None:
    """R2-OUT-07, R2-OUT-08, R2-FUEL-19, R2-FLAG-36  Discs to the bag, cards to the piles, flags to the reserve."""
    cards = [*race.hands[seat], *race.frozen[seat], *race.laid[seat], *race.reserve[seat]]
    if race.now.car == seat:
        played = [card for card in race.now.played if card not in race.now.charted and card not in race.reserve[seat]]
        cards += played
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
    race.bag_red += race.red[seat]
    race.bag_brown += race.brown[seat]
    race.red[seat] = race.brown[seat] = race.chips[seat] = race.discs[seat] = 0
    race.fuel, race.blue = put(race.fuel, seat, 0), put(race.blue, seat, False)
    if race.orange == seat:
        race.orange = NOBODY
    release_chase(race, seat)


def release_chase(race: Race, seat: int) -> None:
    """R2-STR-CHASE-05  A Chased chit comes back to its owner; cards that wait for nobody else are discarded."""
    race.chased, race.fresh = put(race.chased, seat, NOBODY), put(race.fresh, seat, False)
    for owner in range(race.seats):
        if seat in race.chasers[owner]:
            forget_chaser(race, owner, seat)


def forget_chaser(race: Race, owner: int, seat: int) -> None:
    """R2-STR-CHASE-24  Once nobody is left to take them, cards laid aside go to their discard piles."""
    left = tuple(each for each in race.chasers[owner] if each != seat)
    race.chasers = put(race.chasers, owner, left)
    if not left:
        for card in race.reserve[owner]:
            discard(race, card)
        race.reserve = put(race.reserve, owner, ())


def end_turn_now(race: Race, car: int) -> None:
    """What was still to do in this car's turn is dropped."""
    for index in range(len(race.stack) - 1, -1, -1):
        task = race.stack[index]
        if isinstance(task, TurnOver) and task.car == car:
            del race.stack[index + 1 :]
            return
