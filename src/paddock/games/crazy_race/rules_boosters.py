"""Boosters, for the lowest card of a round."""

from collections.abc import Sequence

from paddock.core import Option, Refusal, SeatChoice, message
from paddock.games.crazy_race.cards import NONE, POLE, ROOM, SWAP, TRAIN, Card, Vehicle
from paddock.games.crazy_race.events import (
    BoosterDeclined,
    BoosterGained,
    BoosterMissed,
    CardsSwapped,
    HierarchyChanged,
    NothingToSwap,
)
from paddock.games.crazy_race.options import DECLINE, LIFT, Lift, Swap
from paddock.games.crazy_race.position import NOBODY, Race


def turn_lowest(race: Race, known: int | None) -> None:
    """The player of the lowest card gets the booster on its back (CR-BOOST-01, CR-BOOST-03, CR-BOOST-08)."""
    seat = lowest_on_table(race) if known is None else known
    card = None if seat == NOBODY else race.card_of(seat)
    booster = NONE if card is None else card.booster  # CR-BOOST-06, CR-BOOST-07
    race.played = [None] * race.seats
    race.booster, race.booster_seat = NONE, NOBODY  # CR-BOOST-04, CR-BOOST-26
    if race.listening and card is not None:
        race.tell(BoosterMissed(seat, card) if booster == NONE else BoosterGained(seat, booster, card))
    if booster == NONE:
        return
    if booster == POLE:
        race.then(LiftVehicle(seat))
    elif booster == SWAP:
        if swaps(race, seat):
            race.then(SwapCards(seat))
        elif race.listening:
            race.tell(NothingToSwap(seat))
    else:  # CR-BOOST-17
        race.booster, race.booster_seat = booster, seat


def lowest_by_now(race: Race) -> int | None:
    """The seat with the lowest card: the last to pick, unless agreed otherwise (CR-BOOST-02, CR-BOOST-20).

    Asked before the leftover climbs; None if the cards are to be compared afterwards.
    """
    if race.lowest_by == "order":
        return race.order[-1]
    if race.lowest_by == "printed":
        return max(range(race.seats), key=lambda seat: rank(race, race.card_of(seat)))
    return None


def lowest_on_table(race: Race) -> int:
    """The seat with the lowest card after the hierarchy has changed; NOBODY if the leftover counts and is lowest.

    CR-BOOST-02
    """
    cards = race.pool if race.lowest_by == "pool" else race.pool[1:]
    card = max(cards, key=lambda card: rank(race, card))
    return race.played.index(card) if card in race.played else NOBODY


def rank(race: Race, card: Card) -> tuple[int, int, int]:
    """The rank of a card by hierarchy, then printed speed; greater is lower."""
    return (race.hierarchy.index(card.vehicle), -card.speed, card.index)


class LiftVehicle(SeatChoice):
    """The owner may put any vehicle on top; the others keep their order below (CR-BOOST-09)."""

    rule = "CR-BOOST-09"

    def options(self, race: Race) -> Sequence[Option]:
        return [*[LIFT[vehicle] for vehicle in race.hierarchy], DECLINE]  # CR-BOOST-11

    def chosen(self, race: Race, option: Option) -> None:
        if not isinstance(option, Lift):
            decline(race, self.seat)
            return
        race.hierarchy.remove(option.vehicle)
        race.hierarchy.insert(0, option.vehicle)
        if race.listening:
            race.tell(HierarchyChanged(Vehicle(option.vehicle), 1, by_seat=self.seat))


class SwapCards(SeatChoice):
    """The owner may exchange one card of the route with one of the hand (CR-BOOST-21)."""

    rule = "CR-BOOST-21"

    def options(self, race: Race) -> Sequence[Option]:
        return [*swaps(race, self.seat), DECLINE]  # CR-BOOST-24

    def chosen(self, race: Race, option: Option) -> None:
        if not isinstance(option, Swap):
            decline(race, self.seat)
            return
        hand, route = race.hands[self.seat], race.routes[self.seat]
        hand[hand.index(option.hand)] = option.route  # CR-BOOST-23, CR-PLAY-10
        route[route.index(option.route)] = option.hand  # CR-BOOST-29
        if race.listening:
            race.tell(CardsSwapped(self.seat, option.route, option.hand))

    def refusal(self, race: Race, code: str) -> Refusal | None:
        hand = race.deck.by_id.get(code.rpartition("+")[2])
        if code.startswith("swap-") and hand in race.hands[self.seat] and hand.vehicle == TRAIN:
            return Refusal(message(ROOM, "no-train-in-swap"), "CR-BOOST-22")
        return None


def swaps(race: Race, seat: int) -> list[Option]:
    """Any card of the route for any card of the hand except a train (CR-BOOST-22, CR-BOOST-25)."""
    given = [card for card in race.hands[seat] if card.vehicle != TRAIN]
    return [Swap(route, hand) for route in race.routes[seat] for hand in given]


def decline(race: Race, seat: int) -> None:
    """An optional booster may be declined (CR-BOOST-11, CR-BOOST-24)."""
    if race.listening:
        race.tell(BoosterDeclined(seat))
