"""Tyres: new sets, bonus cells, the mark of Soft tyres, and what overshooting costs."""

from paddock.games.formula_de.events import TyresFitted
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BONUS, COMPOUNDS, LAST_TYRE_LAP, MEDIUM, SOFT, TYRES
from paddock.games.formula_de.ways.way import Way


def first_set(race: Race, car: int, tyre: int) -> None:
    """The set on which a car starts the race (FD-TYRE-01)."""
    race.own().tyre[car] = tyre
    if race.commenting:
        race.tell(TyresFitted(race.car(car), COMPOUNDS[tyre]))


def change_tyres(race: Race, car: int, tyre: int) -> None:
    """A new set begins its first lap with all tyre points (FD-TYRE-03, FD-TYRE-06, FD-TYRE-32)."""
    book = race.own()
    book.tyre[car] = tyre
    book.tyre_lap[car] = 0
    book.soft_gone[car] = 0
    race.give(car, TYRES, race.most(car, TYRES))
    if race.commenting:
        race.tell(TyresFitted(race.car(car), COMPOUNDS[tyre]))


def tyre_bonus(race: Race, car: int) -> int:
    """The bonus cells of a turn, fixed when it begins.

    FD-TYRE-07, FD-TYRE-08, FD-TYRE-11, FD-TYRE-13, FD-TYRE-14, FD-TYRE-16, FD-TYRE-17, FD-TYRE-20, FD-TYRE-33
    """
    book = race.book
    tyre, lap = book.tyre[car], book.tyre_lap[car]
    if tyre != MEDIUM and (tyre != SOFT or book.soft_gone[car]):
        return 0
    cells = BONUS[tyre][race.wet]
    return cells[lap] if lap < len(cells) else cells[-1]


def pass_soft_mark(race: Race, car: int, cell: int, to: int) -> None:
    """A set of Soft tyres loses its bonus when it first passes the mark.

    That is in the lap of the set: neither between the grid and the line, nor in the pit lane where it was fitted
    (FD-TYRE-06, FD-TYRE-17).
    """
    if race.book.free_lap[car] or to >= race.track.size:
        return
    rank, mark = race.track.rank, race.rules.soft_rank
    ahead = rank[to] if rank[to] > rank[cell] else rank[to] + race.track.lap
    if rank[cell] < mark <= ahead:
        race.own().soft_gone[car] = 1


def overshoots(race: Race, car: int, way: Way) -> tuple[tuple[int, int, int, int], ...]:
    """The corners that a way overshoots, with tyre points a cell by the lap of the set when each corner was left.

    FD-TYRE-07, FD-TYRE-09, FD-TYRE-12, FD-TYRE-15, FD-TYRE-22, FD-TYRE-23, FD-TYRE-26, FD-TYRE-30, FD-TYRE-31,
    FD-TYRE-36
    """
    found = []
    for corner, excess, missing, lines in way.overs:
        cost = -lines  # the price of an earlier segment
        if lines >= 0:
            lap = race.book.tyre_lap[car] + max(0, lines - (1 if race.book.free_lap[car] else 0))
            cost = race.rules.factor[race.book.tyre[car]][race.wet][min(lap, LAST_TYRE_LAP)]
        found.append((corner, excess, missing, cost))
    return tuple(found)
