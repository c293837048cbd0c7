"""Which outcomes of a chance differ before the next question, in the second edition."""

from typing import Any

from paddock.core import Chance
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import BlindCheck, full_target
from paddock.games.race90.second.rules_play import PlayCards
from paddock.games.race90.shared import foresight
from paddock.games.race90.shared.rules_target import LEADER, MOVEMENT


def kinds(race: SecondRace, task: Chance, seat: int) -> list[tuple[Any, int]]:
    """The card becomes the target: its value counts if another blind check may follow (R2-D2-05, R2-REC-08)."""
    if not isinstance(task, BlindCheck):
        return foresight.kinds(race, task, seat, PlayCards)
    is_last = task.car != seat or (bool(race.hands[seat]) and not any(blind for _, blind in race.now.checks))
    is_failed_last = is_last and (task.car != seat or task.cause in (MOVEMENT, LEADER))
    most = full_target(race, task.car, task.cause, task.printed)
    return foresight.checked(task.outcomes(race), most, is_last, is_failed_last)
