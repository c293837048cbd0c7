"""Before the first turn: cards, first player, cars, grid, bags and first purchases."""

from collections.abc import Sequence

from paddock.core import Chance, Option, Refusal, SeatChoice, Task, Text, message
from paddock.core.plain import Plain
from paddock.games.automobiles.cards import (
    ACTIVE,
    CARDS,
    CARDS_OF,
    CARS,
    CATEGORIES,
    CUBES,
    NO_COLOUR,
    NOBODY,
    ROOM,
    Card,
)
from paddock.games.automobiles.events import CardLaid, CardsInPlay, CarTaken, FirstDrawn, LinedUp
from paddock.games.automobiles.options import TAKE_CAR, LineUp, TakeCar
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_buy import StartPurchase, offer
from paddock.games.automobiles.rules_piles import fill_active
from paddock.games.automobiles.rules_turn import StartRound


class DrawCard(Chance):
    """One of the four cards of a colour is drawn; the others are out of the game (AU-SETUP-05, AU-SETUP-06)."""

    colour: int

    def outcomes(self, race: Race) -> list[Card]:
        return CARDS_OF[self.colour]

    def fell(self, race: Race, outcome: Card) -> None:
        lay_card(race, outcome)

    def asked(self, race: Race) -> Text:
        return message(ROOM, "chance-draw-card", cube=CUBES[self.colour])


class LayCard(Task):
    """A card that was agreed on is laid out (AU-SETUP-07)."""

    card: int

    def run(self, race: Race) -> None:
        lay_card(race, CARDS[self.card])


def lay_card(race: Race, card: Card) -> None:
    """A card sets effect, cost and value of its colour for the whole race."""
    race.cards = [card.index if colour == card.cube else other for colour, other in enumerate(race.cards)]
    if race.listening:
        race.tell(CardLaid(card))


class SeatOutcome(Plain):
    """A seat drawn by chance."""

    seat: int

    @property
    def code(self) -> str:
        return f"seat-{self.seat}"

    def text(self) -> Text:
        return message(ROOM, "seat-drawn", seat=self.seat)


class DrawFirst(Chance):
    """Chance decides who takes the first turn of every round (AU-SETUP-08)."""

    def outcomes(self, race: Race) -> list[SeatOutcome]:
        return [SeatOutcome(seat) for seat in range(race.seats)]

    def fell(self, race: Race, outcome: SeatOutcome) -> None:
        race.first = outcome.seat
        if race.listening:
            race.tell(CardsInPlay(tuple(CARDS[race.cards[colour]] for colour in CATEGORIES.values())))
            race.tell(FirstDrawn(outcome.seat))


class SetUpCars(Task):
    """In turn order: cars, places, purchases; nobody draws before all have bought (AU-SETUP-09 to AU-SETUP-22)."""

    cars_chosen: bool
    grid_chosen: bool

    def run(self, race: Race) -> None:
        order = [race.first, *race.following(race.first)]
        tasks: list[Task] = [ChooseCar(seat) if self.cars_chosen else GiveCar(seat) for seat in order]
        tasks += [ChoosePlace(seat) if self.grid_chosen else GivePlace(seat, place) for place, seat in enumerate(order)]
        tasks += [PackBag(seat) for seat in order]
        tasks += [SpendStartMoney(seat) for seat in order]
        tasks += [DrawFirstCubes(seat) for seat in order]
        race.then(*tasks, StartRound())


class GiveCar(Task):
    """Every player has a different car, by seat (AU-SETUP-10)."""

    seat: int

    def run(self, race: Race) -> None:
        take_car(race, self.seat, self.seat)


class ChooseCar(SeatChoice):
    """Every player chooses a different car (AU-SETUP-10)."""

    rule = "AU-SETUP-10"

    def options(self, race: Race) -> Sequence[Option]:
        return [TAKE_CAR[car.index] for car in CARS if car.index not in race.colours]

    def chosen(self, race: Race, option: TakeCar) -> None:
        take_car(race, self.seat, option.car.index)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        for car in CARS:
            if code == f"take-{car.name}" and car.index in race.colours:
                return Refusal(message(ROOM, "car-gone", seat=race.colours.index(car.index)), self.rule)
        return None


def take_car(race: Race, seat: int, car: int) -> None:
    """A player takes the car, the sheet and the lap marker of one colour."""
    race.colours = [car if each == seat else colour for each, colour in enumerate(race.colours)]
    if race.listening:
        race.tell(CarTaken(seat, CARS[car]))


class GivePlace(Task):
    """The places of the grid are taken in turn order (AU-SETUP-11)."""

    seat: int
    place: int

    def run(self, race: Race) -> None:
        line_up(race, self.seat, self.place)


class ChoosePlace(SeatChoice):
    """By agreement, players choose their places, of as many as there are players (AU-SETUP-14)."""

    rule = "AU-SETUP-14"

    def options(self, race: Race) -> Sequence[Option]:
        road = race.road
        return [road.line_up[place] for place in range(race.seats) if road.grid[place] not in race.cars]

    def chosen(self, race: Race, option: LineUp) -> None:
        line_up(race, self.seat, option.place - 1)


def line_up(race: Race, seat: int, place: int) -> None:
    """A car goes to its grid place."""
    race.cars[seat] = race.road.grid[place]
    if race.listening:
        race.tell(LinedUp(seat, place + 1, race.road.money[place]))


class PackBag(Task):
    """Every player takes the same cubes from the reserve; the rest stays there (AU-SETUP-15, AU-SETUP-23)."""

    seat: int

    def run(self, race: Race) -> None:
        for cube in CUBES:
            race.reserve[cube.index] -= cube.start
            race.bags[self.seat][cube.index] += cube.start


class SpendStartMoney(Task):
    """Players may spend the money printed at their grid places (AU-SETUP-16)."""

    seat: int

    def run(self, race: Race) -> None:
        offer(race, StartPurchase(self.seat, race.road.money[race.road.grid.index(race.cars[self.seat])]))


class DrawFirstCubes(Task):
    """The first cubes are drawn from the mixed bag (AU-SETUP-20)."""

    seat: int

    def run(self, race: Race) -> None:
        fill_active(race, self.seat, ACTIVE)


def is_set_up(race: Race) -> bool:
    """Whether every seat has a car on the grid (AU-SETUP-08, AU-SETUP-10, AU-SETUP-11)."""
    return race.first != NOBODY and NOWHERE not in race.cars and NO_COLOUR not in race.colours
