"""Why a thing on the table cannot be chosen now.

A viewer touches things, a race knows codes. Options show how codes are made of things: where touching `ship-a` means
`take-ship-a`, touching `ship-b` would have meant `take-ship-b`, and the race can say why that is not an option.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paddock.core.tasks import Refusal
from paddock.core.texts import CORE, message

if TYPE_CHECKING:
    from paddock.core.decision import Decision
    from paddock.core.match import Match

GAP = "\0"


def why_not_thing(match: Match, seat: int, thing: str) -> Refusal | None:
    """The best reason the race gives; None if the thing can be chosen."""
    if seat not in match.to_move:
        return match.why_not(seat, thing)
    decision = match.decision(seat)
    if any(thing in option.targets for option in decision.options):
        return None
    return reason_of(match, seat, thing, patterns(decision)) or Refusal(message(CORE, "not-now"), decision.rule)


def refused_things(match: Match, seat: int, things: Iterable[str]) -> dict[str, Refusal]:
    """The things for which the race has a reason of its own, each with it."""
    if seat not in match.to_move:
        return {}
    decision = match.decision(seat)
    possible = {target for option in decision.options for target in option.targets}
    known = patterns(decision)
    reasons = {thing: reason_of(match, seat, thing, known) for thing in things if thing not in possible}
    return {thing: reason for thing, reason in reasons.items() if reason is not None}


def patterns(decision: Decision) -> list[str]:
    """The codes of the options with a gap in the place of each thing they name."""
    found = [
        option.code.replace(target, GAP)
        for option in decision.options
        for target in option.targets
        if target in option.code
    ]
    return list(dict.fromkeys(found))


def reason_of(match: Match, seat: int, thing: str, known: list[str]) -> Refusal | None:
    """The first reason, among the codes a thing could have meant, that says more than the codes that are possible.

    Where codes tell nothing, the game is asked about the thing itself.
    """
    general = match.why_not(seat, thing)
    for pattern in known:
        refusal = match.why_not(seat, pattern.replace(GAP, thing))
        if refusal is not None and general is not None and refusal.reason.key != general.reason.key:
            return refusal
    return match.game.why_not(match, seat, thing)
