"""Buying cubes: before the race with the money of the grid place, in a turn with the cubes left active."""

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.core import Option, Refusal, SeatChoice, Task, Text, message
from paddock.games.automobiles.cards import CARDS, COLOURS, COSTS, CUBES, ROOM, VALUES
from paddock.games.automobiles.events import CubeBought
from paddock.games.automobiles.options import BUY, DONE, OfCard, OfCube
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import effect_text


def for_sale(race: Race, money: int) -> list[Option]:
    """Every colour in stock, even wear, that the money can buy (AU-BUY-04 to AU-BUY-06, AU-BUY-11)."""
    cards, reserve = race.cards, race.reserve
    return [BUY[cards[colour]] for colour in range(COLOURS) if reserve[colour] and COSTS[cards[colour]] <= money]


def can_buy(race: Race, money: int) -> bool:
    """Whether the money can buy anything."""
    cards, reserve = race.cards, race.reserve
    for colour in range(COLOURS):
        if reserve[colour] and COSTS[cards[colour]] <= money:
            return True
    return False


def money_of(race: Race, seat: int) -> int:
    """The value of the cubes left in the active pile; they stay there (AU-BUY-01 to AU-BUY-03, AU-BUY-08)."""
    active = race.active[seat]
    money = 0
    for colour in range(COLOURS):
        if active[colour]:
            money += active[colour] * VALUES[race.cards[colour]]
    return money


class Buying(Task):
    """The second phase of a turn; skipped if nothing can be bought (AU-BUY-01)."""

    seat: int

    def run(self, race: Race) -> None:
        seat = self.seat
        offer(race, Purchase(seat, money_of(race, seat)))


class Shopping(SeatChoice):
    """Cubes may be bought, one by one, at the cost of their cards (AU-BUY-04, AU-BUY-10)."""

    money: int

    def pile(self, race: Race) -> list[int]:
        """Where bought cubes go."""
        raise NotImplementedError

    def options(self, race: Race) -> Sequence[Option]:
        found = for_sale(race, self.money)
        found.append(DONE)  # AU-TURN-04
        return found

    def chosen(self, race: Race, option: Option) -> None:
        if type(option) is OfCard:
            left = pay(race, self.seat, self.pile(race), option.cube.index, self.money)
            offer(race, replace(self, money=left))

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return price_notes(race, option)

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return cannot_buy(race, self.money, code)


def offer(race: Race, shopping: Shopping) -> None:
    """Buying goes on while the money lasts; the rest is lost (AU-BUY-09, AU-SETUP-18)."""
    if can_buy(race, shopping.money):
        race.then(shopping)


class Purchase(Shopping):
    """Cubes bought in a turn go to the used pile (AU-BUY-07, AU-ACTION-15)."""

    rule = "AU-BUY-04"

    def pile(self, race: Race) -> list[int]:
        return race.used[self.seat]


class StartPurchase(Shopping):
    """Cubes bought before the race go into the bag (AU-SETUP-16, AU-SETUP-17, AU-SETUP-19, AU-SETUP-24)."""

    rule = "AU-SETUP-16"

    def pile(self, race: Race) -> list[int]:
        return race.bags[self.seat]


def pay(race: Race, seat: int, pile: list[int], colour: int, money: int) -> int:
    """Move a cube from the reserve to a pile for the cost of its card; returns the money left (AU-BUY-05)."""
    race.reserve[colour] -= 1
    pile[colour] += 1
    if race.listening:
        race.tell(CubeBought(seat, CUBES[colour]))
    return money - COSTS[race.cards[colour]]


def price_notes(race: Race, option: Option) -> tuple[Text, ...]:
    """What a cube costs, and what its card does."""
    if not isinstance(option, OfCube):
        return ()
    card = CARDS[race.cards[option.cube.index]]
    return (message(ROOM, "note-price", card=card, cost=card.cost), effect_text(race, card))


def cannot_buy(race: Race, money: int, code: str) -> Refusal | None:
    """Why a colour cannot be bought (AU-BUY-05, AU-BUY-06)."""
    for cube in CUBES:
        if code == f"buy-{cube.name}":
            if not race.reserve[cube.index]:
                return Refusal(message(ROOM, "sold-out", cube=cube), "AU-BUY-06")
            cost = COSTS[race.cards[cube.index]]
            return Refusal(message(ROOM, "too-dear", cube=cube, cost=cost, money=money), "AU-BUY-05")
    return None
