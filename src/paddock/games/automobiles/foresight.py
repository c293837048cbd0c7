"""What a driver who looks ahead watches: money, laps, and the wear of a turn."""

from typing import Final

from paddock.core import Task
from paddock.games.automobiles.cards import NO_CARD, WEAR
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_buy import money_left
from paddock.games.automobiles.rules_piles import FillActive
from paddock.games.automobiles.rules_score import laps_to_go
from paddock.games.automobiles.rules_track import wear_so_far
from paddock.games.automobiles.rules_turn import EndRound, Momentum, Turn

BETWEEN_TURNS: Final[tuple[type[Task], ...]] = (FillActive, Momentum, Turn, EndRound)


def is_turn(race: Race) -> bool:
    """Whether a turn is going on: it is over when cubes are drawn for the next."""
    return bool(race.stack) and not isinstance(race.stack[-1], BETWEEN_TURNS)


def gauges(race: Race, seat: int) -> dict[str, int]:
    """Laps to go, the wear in sight, and while the turn lasts the money."""
    found = {"laps": laps_to_go(race, seat)}
    if NO_CARD not in race.cards and is_turn(race):
        found["money"] = money_left(race, seat)
    return found | {"wear": race.active[seat][WEAR] + race.used[seat][WEAR] + race.discard[seat][WEAR]}


def due(race: Race, seat: int) -> dict[str, int]:
    """The wear for ending the turn here."""
    return {"wear": wear_so_far(race, seat)} if race.trail else {}
