"""Which outcomes of a chance differ before the next question, in the first edition."""

from typing import Any

from paddock.core import Chance
from paddock.games.race90.first.position import FirstRace
from paddock.games.race90.first.rules_check import TurnCard, limit, own_cards
from paddock.games.race90.first.rules_play import PlayPhase
from paddock.games.race90.shared import foresight
from paddock.games.race90.shared.rules_target import LEADER, MOVEMENT


def kinds(race: FirstRace, task: Chance, seat: int) -> list[tuple[Any, int]]:
    """A card that becomes the Target counts by its value if the next check cannot be made with a card (R1-CHK-08)."""
    if not isinstance(task, TurnCard):
        return foresight.kinds(race, task, seat, PlayPhase)
    stays = task.cause in (MOVEMENT, LEADER) and task.car == seat and not own_cards(race, seat, LEADER)
    most = limit(race, task.car, task.cause, task.printed)
    return foresight.checked(task.outcomes(race), most, not stays, not stays)
