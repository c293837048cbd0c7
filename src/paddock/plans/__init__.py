"""Plans: answers that a player gives ahead, as rules in the words of options and consequences.

A plan knows what its owner knows, no more. It is tried out on imagined races before it is armed.
"""

from paddock.plans.carrying import Ending, Progress, Verdict, judge, place_of
from paddock.plans.foreseen import AheadOption, AheadQuestion, foresee
from paddock.plans.plan import Aim, Clause, Limit, Named, Plan, check_plan
from paddock.plans.trial import Sample, Trial, try_out

__all__ = [
    "AheadOption",
    "AheadQuestion",
    "Aim",
    "Clause",
    "Ending",
    "Limit",
    "Named",
    "Plan",
    "Progress",
    "Sample",
    "Trial",
    "Verdict",
    "check_plan",
    "foresee",
    "judge",
    "place_of",
    "try_out",
]
