"""Rehearsals: what a game works out when it is first needed is worked out before a race begins, off the event loop.

Drawing the board of a circuit takes 70 ms, and a picture of its lap for looking ahead another 100. Games keep such
things, so that some decisions on a copy of the race, looked at as a player would, leave little for the first real ones.
"""

import random
import time
from collections import Counter, OrderedDict
from collections.abc import Hashable

import paddock

DECISIONS = 150
SECONDS = 0.4
"""How much processor time a rehearsal may take: the first to open a race on a circuit waits for it."""
MOST_KNOWN = 500
"""How many set-ups are known to have been rehearsed: fewer than boards and pictures are kept."""
_known: OrderedDict[Hashable, None] = OrderedDict()


def rehearse(match: paddock.Match) -> None:
    """Play on a copy of a race for a while, and look at everything; once for each set-up. Not for the event loop."""
    setup = match.setup
    key = (setup.game, setup.circuit, setup.seats, *sorted(setup.switches.items()))
    if key in _known:
        _known.move_to_end(key)
        return
    _known[key] = None
    if len(_known) > MOST_KNOWN:
        _known.popitem(last=False)
    _play(match.clone())


def _play(match: paddock.Match) -> None:
    """Decide at random, and look at each kind of question for the first, second, fourth, eighth... time."""
    luck, asked = random.Random(1), Counter[str]()  # noqa: S311  nothing depends on it
    until = time.thread_time() + SECONDS
    _look(match, None)
    for _ in range(DECISIONS):
        if not match.to_move or time.thread_time() > until:
            return
        seat = luck.choice(match.to_move)
        decision = match.decision(seat)
        asked[decision.kind] += 1
        if asked[decision.kind].bit_count() == 1:
            _look(match, seat)
        match.choose(seat, luck.choice(decision.options))


def _look(match: paddock.Match, seat: int | None) -> None:
    for lang in paddock.LANGUAGES:
        match.scene(seat, lang)
