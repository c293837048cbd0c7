"""Whether an option is what a lesson means: by its code, and by what follows from it."""

from collections.abc import Callable, Sequence
from fnmatch import fnmatchcase

from paddock import Consequences, Decision, Option
from paddock.core import bad

CONDITIONS: dict[str, Callable[[Consequences, str], bool]] = {
    "no risk": lambda told, _: told.out == 0,
    "risk": lambda told, _: told.out > 0,
    "no cost": lambda told, _: all(cost.change >= 0 for cost in told.costs),
    "costs": lambda told, gauge: any(cost.gauge == gauge and cost.change < 0 for cost in told.costs),
    "reaches": lambda told, place: any(each.place == place for each in told.places),
}
"""What a lesson may ask of consequences; `costs` and `reaches` name a gauge or a place."""


def is_meant(decision: Decision, option: Option, codes: Sequence[str], when: Sequence[str]) -> bool:
    """Whether an option has one of these codes, and all of these conditions hold."""
    if not any(fnmatchcase(option.code, code) for code in codes):
        return False
    return not when or all(holds(each, decision.consequences(option)) for each in when)


def holds(condition: str, told: Consequences) -> bool:
    """Whether a condition is true of consequences."""
    if condition in CONDITIONS:
        return CONDITIONS[condition](told, "")
    word, _, thing = condition.partition(" ")
    if word not in CONDITIONS or not thing:
        raise bad("lesson", f"'{condition}' is no condition; there are: {', '.join(CONDITIONS)}")
    return CONDITIONS[word](told, thing)
