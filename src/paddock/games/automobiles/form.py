"""What tells how a race will end, in numbers by seat: the way to go, the cubes of a car, and the turn in progress."""

from typing import Final

from paddock.games.automobiles.cards import ACTIVE, COLOURS, COSTS, CUBES, WEAR
from paddock.games.automobiles.position import NOWHERE, Race
from paddock.games.automobiles.rules_buy import Buying, Purchase, StartPurchase, money_of
from paddock.games.automobiles.rules_score import progress, race_place
from paddock.games.automobiles.rules_track import wear_due
from paddock.games.automobiles.rules_turn import Turn
from paddock.games.automobiles.worth import advance, mover, reach

ROUND_COLUMNS: Final = 16.0
"""About what a car drives in a round."""
NAMES: Final = (
    "done",
    "with-trail",
    "within-reach",
    "place",
    "lane",
    "to-move",
    "moving",
    "money",
    "wear-due",
    "cubes",
    "wear",
    "wear-share",
    "wear-discarded",
    "mean-cost",
    "drawn-cost",
    "drawn-wear",
    "bag",
    *(f"share-{cube.name}" for cube in CUBES),
    *(f"active-{cube.name}" for cube in CUBES),
)
BEFORE: Final = [0.0] * len(NAMES)


def left(race: Race) -> float:
    """The share of the race that the leader has still to drive."""
    if NOWHERE in race.cars:
        return 1.0
    most = max([progress(race, seat) for seat in range(race.seats)])
    return min(1.0, max(0.0, 1.0 - most / (race.laps * race.road.columns)))


def form(race: Race) -> list[list[float]]:
    """A row for each seat."""
    if NOWHERE in race.cars:
        return [BEFORE for _ in range(race.seats)]
    waiting = [task.seat for task in race.stack if isinstance(task, Turn)]
    moving = mover(race)
    return [form_of(race, seat, seat in waiting, seat == moving) for seat in range(race.seats)]


def form_of(race: Race, seat: int, waiting: bool, moving: bool) -> list[float]:
    bag, active, used, discard = race.bags[seat], race.active[seat], race.used[seat], race.discard[seat]
    owned = [bag[colour] + active[colour] + used[colour] + discard[colour] for colour in range(COLOURS)]
    total = max(sum(owned), 1)
    done = progress(race, seat) / ROUND_COLUMNS
    ahead = (advance(race, seat) if moving else 0) / ROUND_COLUMNS
    due = wear_due(race, seat, race.trail[-1], race.darkest) if moving and race.trail else 0
    return [
        done,
        done + ahead,
        reach(race, seat) / ROUND_COLUMNS if moving or waiting else 0.0,
        race_place(race, seat) / race.seats,
        race.road.lane[race.cars[seat]] / 4.0,
        float(waiting),
        float(moving),
        money(race, seat, moving) / 10.0,
        due / 5.0,
        total / 30.0,
        owned[WEAR] / 10.0,
        (owned[WEAR] + due) / total,
        discard[WEAR] / 10.0,
        cost(race, owned) / total / 5.0,
        cost(race, active) / ACTIVE / 5.0,
        active[WEAR] / ACTIVE,
        sum(bag) / 20.0,
        *[count / total for count in owned],
        *[count / ACTIVE for count in active],
    ]


def cost(race: Race, pile: list[int]) -> int:
    """What the cubes of a pile cost to buy, together."""
    return sum([count * COSTS[race.cards[colour]] for colour, count in enumerate(pile) if count])


def money(race: Race, seat: int, moving: bool) -> int:
    """What a seat can spend in its turn."""
    top = race.stack[-1] if race.stack else None
    if isinstance(top, (Purchase, StartPurchase)):
        return top.money if top.seat == seat else 0
    return money_of(race, seat) if moving or (isinstance(top, Buying) and top.seat == seat) else 0
