"""Opponents of a learner: bots by name, and policies, which answer many decisions at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from paddock import Game, Match, Option, PaddockError
from paddock.bots import Bot, Player, bot
from paddock.bots.simple import RandomBot

SELF = "self"
"""In place of opponents: the learner drives every seat."""
Policy: TypeAlias = Callable[[Mapping[str, Any]], Sequence[int]]
"""From the observations of some decisions, the first axis over decisions, to an action each: a frozen learner."""
Opponents: TypeAlias = "str | Policy | Sequence[str | Policy]"


def pool(given: Opponents, game: Game) -> list[str | Policy]:
    """The opponents to draw from, checked; none if the learner drives every seat."""
    if given == SELF:
        return []
    found: list[str | Policy] = [given] if isinstance(given, str) or callable(given) else list(given)
    if not found:
        raise PaddockError(f"a list of opponents is empty; one opponent is enough, or '{SELF}'")
    for each in found:
        if isinstance(each, str):
            bot(each, game=game)  # refuses an unknown bot
        elif not callable(each):
            raise PaddockError(f"an opponent is the name of a bot or a policy to call, not {each!r}")
    return found


def answer(driver: Bot, match: Match, seat: int) -> Option:
    """What a bot answers; one that looks at nothing needs no imagined race."""
    if isinstance(driver, RandomBot):
        return driver.pick(match.decision(seat))
    return driver.decide(Player(match, seat))


def bits_of(driver: Bot | Policy | None) -> Callable[[int], int] | None:
    """The luck of a random bot, for those who draw its answers themselves; None for every other driver."""
    return driver.bits if isinstance(driver, RandomBot) else None
