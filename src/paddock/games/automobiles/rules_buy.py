"""Buying cubes: before the race with the money of the grid place, in a turn with the cubes left active."""

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.core import Consequences, Cost, Option, Prospect, Refusal, SeatChoice, Task, Text, message
from paddock.games.automobiles.cards import ACTIVE, CARDS, COLOURS, COSTS, CUBES, ROOM, VALUES, WEAR
from paddock.games.automobiles.events import CubeBought
from paddock.games.automobiles.options import BUY, DONE, OfCard, OfCube
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_effects import GEARS, effect_text
from paddock.games.automobiles.rules_told import tell_shopping
from paddock.games.automobiles.rules_track import wear_due


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
        elif race.listening:
            tell_shopping(race, self.seat)

    def notes(self, race: Race, option: Option) -> tuple[Text, ...]:
        return card_notes(race, option)

    def consequences(self, race: Race, option: Option) -> Consequences | None:
        if not isinstance(option, OfCard):
            return None
        cost = COSTS[race.cards[option.cube.index]]
        chance = self.chance_to_draw(race)
        found = (Prospect(message(ROOM, "outcome-next-hand"), chance),) if chance else ()
        return Consequences((), (Cost("money", -cost, 1.0),) if cost else (), found, exact=not self.goes_on(race, cost))

    def goes_on(self, race: Race, cost: int) -> bool:
        """Whether more can be bought, which would change the chances."""
        return can_buy(race, self.money - cost)

    def chance_to_draw(self, race: Race) -> float:
        """The chance that a cube bought now is among the next to be drawn."""
        raise NotImplementedError

    def refusal(self, race: Race, code: str) -> Refusal | None:
        return cannot_buy(race, self.money, code)


def money_left(race: Race, seat: int) -> int:
    """The money left to a seat that is buying; for the others, the value of the active pile (AU-BUY-02, AU-BUY-04)."""
    top = race.stack[-1] if race.stack else None
    return top.money if isinstance(top, Shopping) and top.seat == seat else money_of(race, seat)


def offer(race: Race, shopping: Shopping) -> None:
    """Buying goes on while the money lasts; the rest is lost (AU-BUY-09, AU-SETUP-18)."""
    if can_buy(race, shopping.money):
        race.then(shopping)
    elif race.listening:
        tell_shopping(race, shopping.seat)


class Purchase(Shopping):
    """Cubes bought in a turn go to the used pile (AU-BUY-07, AU-ACTION-15)."""

    rule = "AU-BUY-04"

    def pile(self, race: Race) -> list[int]:
        return race.used[self.seat]

    def chance_to_draw(self, race: Race) -> float:
        """It is drawn only if the bag runs empty and is refilled with all that the turn discards."""
        seat = self.seat
        drawn = ACTIVE - sum(race.bags[seat])
        if drawn <= 0:
            return 0.0
        wear = wear_due(race, seat, race.head(seat), race.darkest) if race.trail else 0
        piles = sum(race.discard[seat]) + sum(race.active[seat]) + sum(race.used[seat])
        return min(1.0, drawn / (piles + 1 + min(wear, race.reserve[WEAR])))


class StartPurchase(Shopping):
    """Cubes bought before the race go into the bag (AU-SETUP-16, AU-SETUP-17, AU-SETUP-19, AU-SETUP-24)."""

    rule = "AU-SETUP-16"

    def pile(self, race: Race) -> list[int]:
        return race.bags[self.seat]

    def recommended(self, race: Race) -> Option:
        """The highest gear that the money can buy."""
        offered = for_sale(race, self.money)
        return next(
            (BUY[race.cards[gear]] for gear in reversed(range(GEARS)) if BUY[race.cards[gear]] in offered), DONE
        )

    def chance_to_draw(self, race: Race) -> float:
        return min(1.0, ACTIVE / (sum(race.bags[self.seat]) + 1))


def pay(race: Race, seat: int, pile: list[int], colour: int, money: int) -> int:
    """Move a cube from the reserve to a pile for the cost of its card; returns the money left (AU-BUY-05)."""
    race.reserve[colour] -= 1
    pile[colour] += 1
    if race.listening:
        race.tell(CubeBought(seat, CUBES[colour]))
    return money - COSTS[race.cards[colour]]


def card_notes(race: Race, option: Option) -> tuple[Text, ...]:
    """The card of a cube, and what it does."""
    if not isinstance(option, OfCube):
        return ()
    card = CARDS[race.cards[option.cube.index]]
    return (message(ROOM, "note-card", card=card), effect_text(race, card))


def cannot_buy(race: Race, money: int, code: str) -> Refusal | None:
    """Why a colour cannot be bought (AU-BUY-05, AU-BUY-06)."""
    for cube in CUBES:
        if code == f"buy-{cube.name}":
            if not race.reserve[cube.index]:
                return Refusal(message(ROOM, "sold-out", cube=cube), "AU-BUY-06")
            cost = COSTS[race.cards[cube.index]]
            return Refusal(message(ROOM, "too-dear", cube=cube, cost=cost, money=money), "AU-BUY-05")
    return None
