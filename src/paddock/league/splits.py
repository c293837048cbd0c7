"""A round with more drivers than seats, raced at several tables: how many, who sits where, and one outcome of all."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from msgspec.structs import replace

from paddock.league.season import Outcome

Named = TypeVar("Named")


def sizes(count: int, tables: int) -> list[int]:
    """How many sit at each table: no two differ by more than one."""
    least, more = divmod(count, tables)
    return [least + (number < more) for number in range(tables)]


def table_count(count: int, room: int, most: int, seats: Collection[int]) -> int:
    """How many tables hold as many drivers as possible, none of them smaller than the game allows."""
    wanted = min(most, -(-count // room))
    for tables in range(wanted, 1, -1):
        if all(size in seats for size in sizes(min(count, tables * room), tables)):
            return tables
    return 1


def divided(best_first: Sequence[Named], tables: int, way: str) -> list[list[Named]]:
    """The drivers of each table: the strongest together, or dealt out to and fro so that all tables are balanced."""
    if way == "standing":
        rest = iter(best_first)
        return [[next(rest) for _ in range(size)] for size in sizes(len(best_first), tables)]
    found: list[list[Named]] = [[] for _ in range(tables)]
    for index, each in enumerate(best_first):
        turn, step = divmod(index, tables)
        found[tables - 1 - step if turn % 2 else step].append(each)
    return found


def together(outcomes: Sequence[Outcome]) -> Outcome:
    """One outcome of all tables of a round; that of a single table stays as it is."""
    if len(outcomes) == 1:
        return outcomes[0]
    placings = (
        replace(each, split=number) for number, outcome in enumerate(outcomes, start=1) for each in outcome.placings
    )
    return Outcome(tuple(placings), tuple(each for outcome in outcomes for each in outcome.carried))
