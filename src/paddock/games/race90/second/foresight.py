"""Which outcomes of a chance differ before the next question, in the second edition."""

from typing import Any

from paddock.core import Chance
from paddock.games.race90.second.position import SecondRace
from paddock.games.race90.second.rules_check import BlindCheck, full_target
from paddock.games.race90.second.rules_end import LateResult
from paddock.games.race90.second.rules_play import PlayCards
from paddock.games.race90.second.rules_recovery import RecoveryResult, outcome_of
from paddock.games.race90.shared import foresight
from paddock.games.race90.shared.position import NOWHERE
from paddock.games.race90.shared.rules_table import recovery_line
from paddock.games.race90.shared.rules_target import EXTREME


def kinds(race: SecondRace, task: Chance, seat: int) -> list[tuple[Any, int]]:
    """The card becomes the target: its value counts if another blind check may follow (R2-D2-05, R2-REC-08)."""
    if not isinstance(task, BlindCheck):
        return foresight.kinds(race, task, seat, PlayCards)
    most = full_target(race, task.car, task.cause, task.printed)
    passed, failed = [task.car != seat or not is_followed(race, task, result) for result in (True, False)]
    return foresight.checked(task.outcomes(race), most, passed, failed)


def is_followed(race: SecondRace, task: BlindCheck, passed: bool) -> bool:
    """Whether another blind check may follow before the next question."""
    below: Any = race.stack[-2]
    if isinstance(below, LateResult):
        return not passed and is_blind(race, task.car, race.section(task.car), 0)
    if isinstance(below, RecoveryResult):
        step = outcome_of(race, below.line, below.step, passed).check
        if step != NOWHERE:
            return is_blind(race, task.car, below.line, step)
        if below.line >= 0:
            return False
    if task.cause == EXTREME and not passed:
        return True
    return not race.hands[task.car] or any(blind for _, blind in race.now.checks)


def is_blind(race: SecondRace, car: int, line: int, step: int) -> bool:
    """Whether a check of a recovery line is made blind (R2-REC-05, R2-D2-13)."""
    return not race.hands[car] or recovery_line(race, line).checks[step].blind
