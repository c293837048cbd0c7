"""Simulations, tournaments, ratings, reports; on local processes or on Ray.

What needs the libraries of the `lab` extra is imported by those who use it, such as `paddock.lab.store`.
"""

from paddock.lab.plan import Plan, plan
from paddock.lab.race import Entry, run_race

__all__ = ["Entry", "Plan", "plan", "run_race"]
