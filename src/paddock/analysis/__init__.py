"""A race understood: the chances as it went, and luck and skill apart."""

from paddock.analysis.account import Account
from paddock.analysis.race import Analysis, Choice, Moment, Throw, analyse, weigh

__all__ = ["Account", "Analysis", "Choice", "Moment", "Throw", "analyse", "weigh"]
