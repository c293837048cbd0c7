"""Tables to start a test from, typed as people would lay them."""

from typing import Any

import paddock
from paddock.games.crazy_race.cards import VEHICLES
from paddock.games.crazy_race.events import HierarchyChanged

GAME = paddock.game("crazy-race")
START = "train>car>motorbike>ship>plane"
STARTERS = ["train-a", "train-b", "car-a", "car-b", "motorbike-a", "ship-a", "plane-a", "plane-b"]


def at(
    *seats: str,
    tasks: str,
    round: int = 2,  # noqa: A002  the players' word
    hierarchy: str = START,
    pool: str = "",
    booster: str = "none",
    order: str = "",
    switches: str = "",
) -> paddock.Match:
    """A match from what lies before the seats: `at("red hand train played ship", "blue played car", tasks="FixOrder")`.

    Without a pool, starters lie in it that nobody holds, one more than there are seats.
    """
    text = ", ".join(seats)
    held = text.replace(",", " ").split()
    pool = pool or " ".join([name for name in STARTERS if name not in held][: len(seats) + 1])
    head = f"{len(seats)} - {switches}".strip()
    table = f"round {round} | {hierarchy} | pool {pool} | {text} | booster {booster} | order {order}"
    return GAME.at(f"{head} | {table} | {tasks}")


def order(*seats: str, hierarchy: str = START, booster: str = "none", before: str = "") -> list[int]:
    """The order of picks that the played cards give."""
    match = at(*seats, tasks="FixOrder", hierarchy=hierarchy, booster=booster, order=before)
    found: list[int] = match.view(None)["table"]["order"]
    return found


def hierarchy(match: paddock.Match) -> str:
    """The hierarchy, top to bottom."""
    return ">".join(match.view(None)["table"]["hierarchy"])


def seat(match: paddock.Match, number: int) -> dict[str, Any]:
    """What lies before a seat."""
    found: dict[str, Any] = match.view(None)["table"]["seats"][number]
    return found


def booster(match: paddock.Match) -> tuple[str, int]:
    """The booster in force, and whose it is."""
    table = match.view(None)["table"]
    return (table["booster"], table["booster_seat"])


def pool(match: paddock.Match) -> list[str]:
    """The cards that can be taken."""
    found: list[str] = match.view(None)["table"]["pool"]
    return found


def names(match: paddock.Match) -> list[str]:
    """What happened, by the names of the events."""
    return [type(event).__name__ for event in match.events]


def climbs(match: paddock.Match) -> list[tuple[str, int]]:
    """The vehicles that moved in the hierarchy, and to which place."""
    changes = [event for event in match.events if isinstance(event, HierarchyChanged)]
    return [(VEHICLES[change.vehicle.index], change.place) for change in changes]
