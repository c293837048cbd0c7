"""The sequence of play: five rounds, each of a card, a pick, a change of the hierarchy and a booster."""

from collections.abc import Sequence
from typing import Any, Final

from paddock.core import Option, Placing, Refusal, Sealed, SeatChoice, Task, message
from paddock.games.crazy_race.cards import COLOURS, LAST_WORD, NONE, ROOM, Card, Vehicle
from paddock.games.crazy_race.events import (
    CardPlayed,
    CardsRevealed,
    CardTaken,
    HierarchyChanged,
    OrderFixed,
    RaceEnded,
    RoundLed,
    RoundStarted,
    RouteCounted,
)
from paddock.games.crazy_race.options import Play, Take
from paddock.games.crazy_race.position import NOBODY, ROUNDS, Race
from paddock.games.crazy_race.rules_boosters import lowest_by_now, turn_lowest
from paddock.games.crazy_race.rules_order import pick_order
from paddock.games.crazy_race.rules_score import result, score_of


class Round(Task):
    """In each round every player plays one card and takes one (CR-PLAY-01)."""

    def run(self, race: Race) -> None:
        race.round += 1
        if race.listening:
            race.tell(RoundStarted(race.round))
        if race.round == ROUNDS:
            play_left(race)
            race.then(FixOrder())
        elif race.booster == LAST_WORD:
            others = [seat for seat in range(race.seats) if seat != race.booster_seat]
            race.then(PlayCards(tuple(others)), PlayLast(race.booster_seat), FixOrder())
        else:
            race.then(PlayCards(tuple(range(race.seats))), FixOrder())


class PlayCards(Sealed):
    """All players put a card of their hand face down, and reveal them at once (CR-PLAY-02, CR-PLAY-03, CR-PLAY-09)."""

    rule = "CR-PLAY-02"
    changeable = False  # CR-PLAY-04

    def options(self, race: Race, seat: int) -> Sequence[Play]:
        return [race.deck.play[card.index] for card in race.hands[seat]]

    def opened(self, race: Race, answers: Sequence[Play]) -> None:
        for seat, option in zip(self.seats, answers, strict=True):
            play(race, seat, option.card)
        if race.listening:
            race.tell(CardsRevealed(self.seats, tuple(option.card for option in answers)))

    def refusal(self, race: Race, seat: int, code: str) -> Refusal | None:
        return not_in_hand(race, seat, code)


class PlayLast(SeatChoice):
    """The player with the last word plays openly, after the others have revealed (CR-PLAY-07, CR-BOOST-14)."""

    rule = "CR-PLAY-07"

    def options(self, race: Race) -> Sequence[Play]:
        return [race.deck.play[card.index] for card in race.hands[self.seat]]

    def chosen(self, race: Race, option: Play) -> None:
        play(race, self.seat, option.card)
        if race.listening:
            race.tell(CardPlayed(self.seat, option.card))

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return not_in_hand(race, self.seat, code)


def play_left(race: Race) -> None:
    """In the last round all play the one card left; there is nothing to choose (CR-PLAY-08)."""
    for seat in range(race.seats):
        play(race, seat, race.hands[seat][0])
    if race.listening:
        cards = tuple(race.card_of(seat) for seat in range(race.seats))
        race.tell(CardsRevealed(tuple(range(race.seats)), cards))


def play(race: Race, seat: int, card: Card) -> None:
    """A card goes from the hand to the left of the hierarchy (CR-PLAY-05, CR-PLAY-10)."""
    race.hands[seat].remove(card)
    race.played[seat] = card


def not_in_hand(race: Race, seat: int, code: str) -> Refusal | None:
    """Only cards of the hand can be played (CR-PLAY-02)."""
    card = race.deck.by_id.get(code.removeprefix("play-"))
    if card is None or not code.startswith("play-"):
        return None
    return Refusal(message(ROOM, "not-in-hand", card=card, **where(race, seat, card)), "CR-PLAY-02")


def where(race: Race, seat: int, card: Card) -> dict[str, Any]:
    """Where a card lies, for a text to a seat."""
    place, owner = race.located(card)
    return {"place": place, "own": owner == seat, "seat": None if owner == NOBODY else owner}


class FixOrder(Task):
    """The order of the picks is fixed once, before the first (CR-PICK-02, CR-HIER-05)."""

    def run(self, race: Race) -> None:
        usual = order_without_booster(race) if race.listening else []
        race.order = pick_order(race)
        if race.listening:
            race.tell(order_fixed(race, usual))
        race.then(*[TAKE_CARD[seat] for seat in race.order], END_ROUND)


def order_without_booster(race: Race) -> list[int]:
    """The order as it would be if no booster were in force."""
    other = race.copy()
    other.booster = NONE
    return pick_order(other)


def order_fixed(race: Race, usual: list[int]) -> OrderFixed:
    """The order, with the booster that has bent it (CR-PICK-05)."""
    order = tuple(race.order)
    if race.order == usual:
        return OrderFixed(order)
    return OrderFixed(
        order, race.booster, race.booster_seat, race.card_of(race.booster_seat), Vehicle(race.hierarchy[0])
    )


class TakeCard(SeatChoice):
    """One by one, players take any card of the pool (CR-PICK-01, CR-PICK-07, CR-PICK-08, CR-PICK-10, CR-PICK-13)."""

    rule = "CR-PICK-01"

    def options(self, race: Race) -> Sequence[Option]:
        return [race.deck.take[card.index] for card in race.pool]

    def chosen(self, race: Race, option: Take) -> None:
        before = score_of(race, self.seat).stages if race.listening else 0
        race.pool.remove(option.card)
        race.routes[self.seat].append(option.card)
        if race.listening:
            race.tell(CardTaken(self.seat, option.card, score_of(race, self.seat).stages - before))

    def refusal(self, race: Race, code: str) -> Refusal | None:
        card = race.deck.by_id.get(code.removeprefix("take-"))
        if card is None or not code.startswith("take-"):
            return None
        if card in race.played:
            return Refusal(message(ROOM, "played-this-round", card=card), "CR-PICK-09")
        return Refusal(message(ROOM, "not-in-pool", card=card, **where(race, self.seat, card)), self.rule)


class EndRound(Task):
    """The leftover moves its vehicle, the played cards become the pool, and the lowest brings a booster (CR-END-01)."""

    def run(self, race: Race) -> None:
        if race.round == ROUNDS:
            end_race(race)
            return
        if race.listening:
            race.tell(round_led(race))
        lowest = lowest_by_now(race)
        leftover_climbs(race)  # CR-HIER-05
        cards_to_pool(race)
        race.then(ROUND)
        turn_lowest(race, lowest)  # CR-BOOST-10


def round_led(race: Race) -> RoundLed:
    """The stages of all routes so far."""
    placings = result(race).placings
    seats, counted = [each.seat for each in placings], [each.counts["stages"] for each in placings]
    return RoundLed(race.round, tuple(seats), tuple(counted))


def leftover_climbs(race: Race) -> None:
    """The vehicle on the leftover climbs a place; from the top it drops (CR-HIER-01 to CR-HIER-03, CR-HIER-06)."""
    vehicle = race.pool[0].vehicle  # CR-BOOST-18
    place = race.hierarchy.index(vehicle)
    race.hierarchy.pop(place)
    race.hierarchy.insert(place - 1 if place else len(race.hierarchy), vehicle)
    if race.listening:
        race.tell(HierarchyChanged(Vehicle(vehicle), race.hierarchy.index(vehicle) + 1, race.pool[0]))


def cards_to_pool(race: Race) -> None:
    """The leftover and all cards played are the next pool (CR-END-02, CR-HIER-04, CR-PLAY-06, CR-BOOST-05)."""
    for seat in range(race.seats):
        race.pool.append(race.card_of(seat))


def route_counted(race: Race, placing: Placing) -> RouteCounted:
    """A route and what it is worth, part by part (CR-SCORE-02 to CR-SCORE-11)."""
    found = score_of(race, placing.seat)
    speed = placing.counts["speed"]
    return RouteCounted(
        placing.seat, placing.place, found.stages, found.full, found.pairs, found.colour, found.starters, speed
    )


def end_race(race: Race) -> None:
    """The race ends after five rounds; nothing more follows (CR-END-03 to CR-END-05, CR-BOOST-27)."""
    if race.listening:
        found = result(race)
        for placing in reversed(found.placings):
            race.tell(route_counted(race, placing))
        most = found.placings[0].counts["stages"]
        level = sum(placing.counts["stages"] == most for placing in found.placings)
        race.tell(RaceEnded(found.winners, most, level > 1))


# Steps that every round repeats, made once.
TAKE_CARD: Final = [TakeCard(seat) for seat in range(len(COLOURS))]
END_ROUND: Final = EndRound()
ROUND: Final = Round()
