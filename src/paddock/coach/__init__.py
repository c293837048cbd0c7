"""The coach: the best options of a decision, with reasons in words. It knows what the seat knows, no more."""

from paddock.coach.advice import Advice, Hint, HintLine, hint, hint_for

__all__ = ["Advice", "Hint", "HintLine", "hint", "hint_for"]
