"""Simulations, tournaments, ratings, reports; on local processes or on Ray.

Modules that need the `lab` extra, such as `paddock.lab.store`, are imported where they are used.
"""

from paddock.lab.plan import Plan, plan
from paddock.lab.race import Entry, run_race

__all__ = ["Entry", "Plan", "plan", "run_race"]
