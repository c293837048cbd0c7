"""A player's judgement of a position, for bots.

Everything is counted in columns of the track. In every round to come seven cubes are drawn, each good for a number of
columns on average. So a bag is worth its mean, wear costs what it dilutes, and money is worth what it can buy.
"""

from typing import Final

from paddock.core import Task
from paddock.core.drivers import usual_weights
from paddock.games.automobiles.cards import ACTIVE, BLACK, CARDS, COLOURS, ROOM, VALUES, WEAR
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_buy import Buying, Purchase, StartPurchase, money_of
from paddock.games.automobiles.rules_engine import RecoverCubes
from paddock.games.automobiles.rules_garage import DismissCube, SetCubeAside, ShedCubes, UpgradeGear
from paddock.games.automobiles.rules_handling import GiveGear
from paddock.games.automobiles.rules_performance import BoostDraw, KeepOne
from paddock.games.automobiles.rules_piles import RemoveCubes
from paddock.games.automobiles.rules_pit import CrewWork, TradeIn
from paddock.games.automobiles.rules_score import is_finished, progress, race_place
from paddock.games.automobiles.rules_track import Travel, landing, outcomes, rearmost, wear_due
from paddock.games.automobiles.rules_turn import Action

# The columns of an ordinary round, and the number of rounds to plan for.
PACE: Final = 16.22
HORIZON: Final = 3.0
LAST_ROUND: Final = 0.01
# The columns a drawn cube is good for, by card; gears by colour.
POWER: Final = {
    "third-gear": 0.8,
    "fourth-gear": 2.5,
    "fifth-gear": 1.7,
    "sixth-gear": 3.3,
    "wear": -0.1,
    "car-chief": 0.9,
    "engineer": 0.6,
    "manager": 1.3,
    "mechanic": 0.8,
    "crew-chief": 1.0,
    "pit-captain": 0.8,
    "pit-crew": 0.8,
    "pit-team": 1.0,
    "aerodynamics": 1.1,
    "steering": 1.3,
    "suspension": 1.3,
    "tires": 1.7,
    "boost": 3.0,
    "gearbox": 0.9,
    "nitro": 1.0,
    "turbo": 5.5,
    "diesel-engine": 1.7,
    "hybrid-engine": 2.8,
    "rotary-engine": 2.0,
    "supercharged": 1.6,
}
POWERS: Final[list[float]] = [POWER[card.id] for card in CARDS]
COSTS: Final[list[int]] = [card.cost for card in CARDS]
# Unspent money is worth less than what it could buy, an unused cube less than the space it could enter.
THRIFT: Final = 0.96
HOPE: Final = 0.97
WIN: Final = 1000.0
NO_STEP: Final = -1000.0
RIVAL_SHARE: Final = 0.2
# A bag of one colour alone loses this share of its worth: few cubes can do everything.
MONOTONY: Final = 0.78
# The more wear, the worse: the cost of a cube in a bag of nothing else.
CLOGGING: Final = 1.5
TERMS: Final = ("place", "bag", "wear", "money", "reach", "action", "rival", "result")
PLACE: Final = 0
BAG: Final = 1
WORN: Final = 2
MONEY: Final = 3
REACH: Final = 4
ACTION: Final = 5
RIVAL: Final = 6
RESULT: Final = 7
USUAL: Final = usual_weights(ROOM, "bots.toml", TERMS)


def worth(race: Race, seat: int, weights: list[float] = USUAL) -> float:
    """The seat's prospects against the best opponent's place on the track; after the race, the places alone."""
    if race.cars[seat] == NOWHERE:
        return 0.0
    if not race.stack and is_finished(race):
        return weights[RESULT] * WIN * (race.seats - race_place(race, seat))
    at, bag, money, within_reach, promised = prospects(race, seat)
    cubes = weights[WORN] * bag
    if weights[BAG] != weights[WORN]:
        cubes += (weights[BAG] - weights[WORN]) * clean_bag(race, seat, at)
    hopes = weights[MONEY] * money + weights[REACH] * within_reach + weights[ACTION] * promised
    return weights[PLACE] * at + cubes + hopes - weights[RIVAL] * RIVAL_SHARE * best_rival(race, seat)


def terms(race: Race, seat: int) -> dict[str, float]:
    """What `worth` is made of, by name; the terms add up to it."""
    if race.cars[seat] == NOWHERE:
        return {}
    if not race.stack and is_finished(race):
        return {"result": worth(race, seat)}
    at, bag, money, within_reach, promised = prospects(race, seat)
    clean = clean_bag(race, seat, at)
    return {
        "place": USUAL[PLACE] * at,
        "bag": USUAL[BAG] * clean,
        "wear": USUAL[WORN] * (bag - clean),
        "money": USUAL[MONEY] * money,
        "reach": USUAL[REACH] * within_reach,
        "action": USUAL[ACTION] * promised,
        "rival": -USUAL[RIVAL] * RIVAL_SHARE * best_rival(race, seat),
    }


def best_rival(race: Race, seat: int) -> int:
    """How far the first of the others is."""
    return max(
        [progress(race, other) for other in range(race.seats) if other != seat and race.cars[other] != NOWHERE] or [0]
    )


def prospects(race: Race, seat: int) -> tuple[float, float, float, float, float]:
    """How far the car is and will get this turn, what its bag will bring in later rounds, and the hopes of the turn."""
    moving = mover(race) == seat
    at = float(progress(race, seat) + (advance(race, seat) if moving else 0))
    rounds = rounds_ahead(race, at)
    total, power = bag_power(race, seat)
    if moving and race.trail:
        due = wear_due(race, seat, race.trail[-1], race.darkest)
        total += due
        power += due * POWERS[race.cards[WEAR]]
    money, within_reach, promised = turn_hopes(race, seat, moving, rounds, total, power)
    return at, bag_worth(rounds, total, power), money, within_reach, promised


def rounds_ahead(race: Race, at: float) -> float:
    """The rounds to plan for; a little is left at the end, so that nobody buys wear when it no longer matters."""
    return max(LAST_ROUND, min((race.laps * race.road.columns - at) / PACE, HORIZON))


def clean_bag(race: Race, seat: int, at: float) -> float:
    """What the bag would bring in later rounds without a single cube of wear."""
    bag, active, used, discard = race.bags[seat], race.active[seat], race.used[seat], race.discard[seat]
    wear = bag[WEAR] + active[WEAR] + used[WEAR] + discard[WEAR]
    total, power = bag_power(race, seat)
    power += CLOGGING * wear * wear / max(total, 1) - wear * POWERS[race.cards[WEAR]]
    return bag_worth(rounds_ahead(race, at), total - wear, power)


def advance(race: Race, seat: int) -> int:
    """Columns between the car and its last cube, which it has not followed yet."""
    if not race.trail:
        return 0
    return (race.road.end[race.trail[-1]] - race.road.end[race.cars[seat]]) % race.road.columns


def mover(race: Race) -> int:
    """The seat whose turn is on the stack."""
    for task in reversed(race.stack):
        if isinstance(task, Action):
            return task.seat
        if isinstance(task, (Purchase, Buying)):
            return task.seat
    return NOWHERE


def bag_power(race: Race, seat: int) -> tuple[int, float]:
    """The number of cubes a seat owns, and their power together."""
    bag, active, used, discard = race.bags[seat], race.active[seat], race.used[seat], race.discard[seat]
    cards = race.cards
    total, power, repeated = 0, 0.0, 0.0
    for colour in range(COLOURS):
        count = bag[colour] + active[colour] + used[colour] + discard[colour]
        if count:
            good = count * POWERS[cards[colour]]
            total += count
            power += good
            if colour != WEAR:
                repeated += good * count
    wear = bag[WEAR] + active[WEAR] + used[WEAR] + discard[WEAR]
    return total, power - MONOTONY * repeated / max(total - wear, 1) - CLOGGING * wear * wear / max(total, 1)


def turn_hopes(
    race: Race, seat: int, moving: bool, rounds: float, total: int, power: float
) -> tuple[float, float, float]:
    """What the rest of the turn may bring: money, spaces within reach, and the open decision."""
    top: Task | None = race.stack[-1] if race.stack else None
    if isinstance(top, (Purchase, StartPurchase)):
        return (money_worth(race, top.money, rounds, total, power) if top.seat == seat else 0.0), 0.0, 0.0
    if not moving:
        return 0.0, 0.0, 0.0
    money = money_worth(race, money_of(race, seat), rounds, total, power)
    within_reach = reach(race, seat, rounds, total, power)
    if isinstance(top, DismissCube):
        return money, within_reach, dismissal(race, seat, rounds, money + within_reach)
    promised = 0.0 if top is None else pending(race, seat, top, rounds, wear_gain(race, seat, rounds, total, power))
    return money, within_reach, promised


def bag_worth(rounds: float, total: int, power: float) -> float:
    """What a bag will bring in the rounds ahead."""
    return rounds * ACTIVE * power / max(total, ACTIVE)


def wear_gain(race: Race, seat: int, rounds: float, total: int, power: float) -> float:
    """What a bag gains if one cube of wear leaves it."""
    wear = race.bags[seat][WEAR] + race.active[seat][WEAR] + race.used[seat][WEAR] + race.discard[seat][WEAR]
    if not wear:
        return 0.0
    clogged = CLOGGING * (wear * wear / total - (wear - 1) * (wear - 1) / max(total - 1, 1))
    return bag_worth(rounds, total - 1, power - POWERS[race.cards[WEAR]] + clogged) - bag_worth(rounds, total, power)


def dismissal(race: Race, seat: int, rounds: float, hopes: float) -> float:
    """What the manager gains by removing the right active cube: a cleaner bag, less what the cube could still do."""
    active, best = race.active[seat], 0.0
    now = bag_worth(rounds, *bag_power(race, seat)) + hopes
    for colour in range(COLOURS):
        if active[colour]:
            active[colour] -= 1
            total, power = bag_power(race, seat)
            money = money_worth(race, money_of(race, seat), rounds, total, power)
            hoped = money + reach(race, seat, rounds, total, power)
            best = max(best, bag_worth(rounds, total, power) + hoped - now)
            active[colour] += 1
    return best


def money_worth(race: Race, money: int, rounds: float, total: int, power: float) -> float:
    """What all the money would add, spent on the best cubes for the price."""
    return coin_worth(race, money, rounds, total, power) * money if money else 0.0


def coin_worth(race: Race, money: int, rounds: float, total: int, power: float) -> float:
    """What each coin would add, out of this much money."""
    mean = power / max(total, ACTIVE)
    best = 0.0
    reserve, cards = race.reserve, race.cards
    for colour in range(COLOURS):
        card = cards[colour]
        cost = COSTS[card]
        if cost <= money and reserve[colour]:
            gain = (POWERS[card] - mean) / cost
            if gain > best:
                best = gain
    return THRIFT * best * rounds * ACTIVE / (total + 1)


def reach(race: Race, seat: int, rounds: float, total: int, power: float) -> float:
    """Columns that the gear cubes left could gain, taking the best step each time and stopping where it pays most.

    A step counts with its price: the coins of its cube, and the wear of a darker space.
    """
    road = race.road
    gears = race.active[seat][: BLACK + 1]
    coin = coin_worth(race, money_of(race, seat), rounds, total, power)
    wear = wear_cost(race, seat, rounds, total, power)
    column = HOPE - (
        bag_worth(1.0, total, power) / PACE if rounds < HORIZON else 0.0
    )  # near the end a bag ends with it
    rear, at, darkest = rearmost(race, seat), race.head(seat), race.darkest
    gained, most, due = 0.0, 0.0, wear_due(race, seat, at, darkest)
    while True:
        best, to, with_gear, into = NO_STEP, NOWHERE, NOWHERE, darkest
        for space in road.exits[at]:
            section = landing(road, rear, at, space)
            if section != NOWHERE:
                gear = gear_for(gears, road.space_mask[space])
                if gear != NOWHERE:
                    dark = max(darkest, road.space_darkest[space])
                    net = column * ((road.end[section] - road.end[at]) % road.columns)
                    net -= coin * VALUES[race.cards[gear]] + wear * (wear_due(race, seat, section, dark) - due)
                    if net > best:
                        best, to, with_gear, into = net, section, gear, dark
        if to == NOWHERE:
            return most
        gained += best
        most = max(most, gained)
        gears[with_gear] -= 1
        at, darkest = to, into
        due = wear_due(race, seat, at, darkest)


def wear_cost(race: Race, seat: int, rounds: float, total: int, power: float) -> float:
    """What a bag loses with one more cube of wear."""
    wear = race.bags[seat][WEAR] + race.active[seat][WEAR] + race.used[seat][WEAR] + race.discard[seat][WEAR]
    clogged = CLOGGING * ((wear + 1) * (wear + 1) / (total + 1) - wear * wear / max(total, 1))
    more = power + POWERS[race.cards[WEAR]] - clogged
    return bag_worth(rounds, total, power) - bag_worth(rounds, total + 1, more)


def gear_for(gears: list[int], mask: int) -> int:
    """The lightest gear left that enters a space of these colours."""
    for colour in range(BLACK + 1):
        if gears[colour] and mask >> colour & 1:
            return colour
    return NOWHERE


def pending(race: Race, seat: int, top: Task, rounds: float, clean: float) -> float:
    """What an open decision promises; `clean` is what one cube of wear less is worth."""
    discard = race.discard[seat]
    if isinstance(top, Travel):
        return longest_way(race, seat, top)
    if isinstance(top, RemoveCubes):
        return clean * min(top.most, discard[WEAR])
    if isinstance(top, CrewWork):
        return clean * max(discard[WEAR], 2)
    if isinstance(top, TradeIn):
        return clean * min(3 - top.removed, discard[WEAR]) + 2 * clean
    if isinstance(top, SetCubeAside):
        return clean * min(2, discard[WEAR])
    if isinstance(top, ShedCubes):
        return clean * min(3 - top.moved, race.active[seat][WEAR] + min(top.moved, discard[WEAR]))
    if isinstance(top, UpgradeGear):
        steps = [POWERS[race.cards[gear + 1]] - POWERS[race.cards[gear]] for gear in range(BLACK) if discard[gear]]
        return rounds * max(0.0, *steps, 0.0)
    if isinstance(top, GiveGear):
        return 3.0
    if isinstance(top, BoostDraw):
        return 1.0 * (3 - top.drawn)
    if isinstance(top, KeepOne):
        return max(POWERS[race.cards[colour]] for colour in race.drawn)
    if isinstance(top, RecoverCubes):
        return top.most * max(POWERS[race.cards[colour]] for colour in range(COLOURS) if discard[colour])
    return 0.0


def longest_way(race: Race, seat: int, top: Travel) -> float:
    """Columns to the farthest place a cube can reach."""
    road = race.road
    at = road.end[race.head(seat)]
    best = 0
    for outcome in outcomes(race, seat, top.mask, top.most, top.exact):
        best = max(best, (road.end[outcome >> 2] - at) % road.columns)
    return float(best)
