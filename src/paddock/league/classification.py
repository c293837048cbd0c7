"""The classification of a race after the stewards: penalties in time and places, exclusions, and points taken."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec.structs import replace

from paddock.league.season import Outcome, Penalty, Placed, Season


def classified(outcome: Outcome, season: Season | None = None) -> tuple[Placed, ...]:
    """The placings after all penalties, table by table and best first.

    Those that share a place still do unless one was penalised. If the points of a season go through all tables, so do
    the places: the first of the second table comes after the last of the first one.
    """
    if any(each.kind != "points" for each in outcome.penalties):
        tables = groupby(outcome.placings, key=lambda each: each.split)
        placings = tuple(car for _, cars in tables for car in _after_stewards(tuple(cars), outcome.penalties))
    else:
        placings = outcome.placings
    return tuple(_through(placings)) if season is not None and season.split_points == "through" else placings


def winners(outcome: Outcome, season: Season) -> list[str]:
    """The winner, all that share the win, or the winner of each table if each has its own places."""
    return [each.driver for each in classified(outcome, season) if each.place == 1]


def _through(placings: Sequence[Placed]) -> Iterable[Placed]:
    """The placings with places, and places on the grid, that go on from table to table."""
    cars = Counter(each.split for each in placings)
    before = {split: sum(count for other, count in cars.items() if other < split) for split in cars}
    for each in placings:
        ahead = before[each.split]
        yield replace(each, place=each.place + ahead, grid=each.grid + ahead if each.grid else 0) if ahead else each


def _after_stewards(placings: Sequence[Placed], penalties: Sequence[Penalty]) -> list[Placed]:
    """The placings at one table after the penalties."""
    running = [each for each in placings if not each.retired]
    stopped = [each for each in placings if each.retired]
    for penalty in penalties:
        if penalty.kind == "time":
            running = _later(running, penalty)
    for penalty in penalties:
        if penalty.kind == "places":
            running = _further_back(running, penalty)
    out = {each.driver for each in penalties if each.kind == "exclusion"}
    excluded = [replace(each, retired=True) for each in (*running, *stopped) if each.driver in out]
    running = [each for each in running if each.driver not in out]
    stopped = [each for each in stopped if each.driver not in out]
    return _numbered([*running, *stopped, *excluded], len(running))


def points_lost(outcome: Outcome) -> dict[str, int]:
    """The points that penalties take from each driver; no dropped result takes them with it."""
    found: dict[str, int] = {}
    for each in outcome.penalties:
        if each.kind == "points":
            found[each.driver] = found.get(each.driver, 0) + int(each.amount)
    return found


def _later(running: list[Placed], penalty: Penalty) -> list[Placed]:
    """Seconds are added, and cars with a measured time are placed by it again."""
    timed = [
        replace(each, time=each.time + penalty.amount) if each.driver == penalty.driver and each.time else each
        for each in running
    ]
    order = iter(sorted((each for each in timed if each.time), key=lambda each: each.time))
    # A shared place would outlive its cause: after a penalty in time every place is its own, unless times are equal.
    return [replace(next(order), place=0) if each.time else each for each in timed]


def _further_back(running: list[Placed], penalty: Penalty) -> list[Placed]:
    """Each car of the driver loses places, but never to a car that retired."""
    found = list(running)
    for car in [each for each in running if each.driver == penalty.driver][::-1]:
        index = found.index(car)
        del found[index]
        found.insert(min(index + int(penalty.amount), len(found)), replace(car, place=0))
    return found


def _numbered(cars: list[Placed], running: int) -> list[Placed]:
    """Places by order; cars that shared one, untouched by the stewards and still together, share it again."""
    found: list[Placed] = []
    for number, car in enumerate(cars, start=1):
        before = cars[number - 2] if number > 1 else None
        is_level = before is not None and number != running + 1 and _is_level(before, car)
        found.append(replace(car, place=found[-1].place if is_level else number))
    return found


def _is_level(before: Placed, car: Placed) -> bool:
    if not before.place or not car.place:
        return bool(before.time) and before.time == car.time
    return before.place == car.place
