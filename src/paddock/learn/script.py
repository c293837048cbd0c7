"""How chance falls and what the other drivers do in a lesson: as written, and by the lesson's seed where nothing is."""

from collections.abc import Sequence

from paddock import Match
from paddock.core import Dice, bad

FALLS = "="
MOST = 2000
"""More than any lesson needs: one that runs on is a mistake."""


def play_on(match: Match, words: Sequence[str], seat: int, dice: Dice) -> None:
    """Play until the learner's seat decides, or the race is over."""
    left = list(words)
    for _ in range(MOST):
        if match.over or (seat in match.to_move and not (left and _is_own(left[0], seat))):
            break
        _play_one(match, left, seat, dice)
    else:
        raise bad("lesson", f"the learner is never asked again; position: {match.position}")
    if left:
        raise bad("lesson", f"'{' '.join(left)}' is written but does not happen; position: {match.position}")


def _play_one(match: Match, left: list[str], seat: int, dice: Dice) -> None:
    """Take the next word of a script if it fits what is due, else what the dice say."""
    fork = match.chance
    if fork is not None:
        falls = _taken(left, FALLS)
        number = dice.pick(len(fork.outcomes), fork.weights, fork.purpose)
        match.fall(fork.outcomes[number] if falls is None else falls)
        return
    if seat in match.to_move:
        match.choose(seat, left.pop(0).removeprefix(f"{seat}:"))
        return
    mover = match.to_move[0]
    code = _taken(left, f"{mover}:")
    options = match.decision(mover).options
    match.choose(mover, options[dice.below(len(options), f"lesson/{mover}")] if code is None else code)


def _taken(left: list[str], mark: str) -> str | None:
    return left.pop(0).removeprefix(mark) if left and left[0].startswith(mark) else None


def _is_own(word: str, seat: int) -> bool:
    """Whether a word of a script is a choice of the learner's own seat."""
    whose, colon, _ = word.partition(":")
    return not word.startswith(FALLS) and (not colon or whose == str(seat))
