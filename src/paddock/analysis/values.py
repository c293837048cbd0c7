"""What positions, forks of chance and options are worth to every seat: the chance to win, and the mean place."""

from collections.abc import Sequence
from random import Random
from typing import Final

from paddock import Match, Option
from paddock.bots.greedy import fall_at

LISTED: Final = 60
"""Up to this many outcomes of chance are all weighed; of more, as many are drawn, evenly spread."""
WORLDS: Final = 4
"""In how many imagined races a choice is judged if something is hidden from its seat."""


class Value:
    """The chance of each seat to win, and the place that it finishes in on average."""

    __slots__ = ("places", "wins")

    def __init__(self, wins: list[float], places: list[float]) -> None:
        self.wins = wins
        self.places = places

    def gain(self, before: "Value") -> tuple[tuple[float, ...], tuple[float, ...]]:
        """What each seat has gained since, in chance to win and in places."""
        wins = tuple([now - then for now, then in zip(self.wins, before.wins, strict=True)])
        places = tuple([then - now for now, then in zip(self.places, before.places, strict=True)])
        return wins, places


def value_of(match: Match) -> Value:
    """What a position is worth to each seat."""
    return Value(*match.game.values(match.race))


def mean(weighed: Sequence[tuple[float, Value]]) -> Value:
    """The mean of values with their shares."""
    seats = range(len(weighed[0][1].wins))
    return Value(
        [sum([share * value.wins[seat] for share, value in weighed]) for seat in seats],
        [sum([share * value.places[seat] for share, value in weighed]) for seat in seats],
    )


def falls(match: Match, random: Random, listed: int = LISTED) -> list[tuple[float, Match]]:
    """What a position at a fork of chance may become, each with its share."""
    fork = match.chance
    assert fork is not None, "a seat is to move, not chance"
    kinds = fork.kinds()
    if len(kinds) <= listed:
        found = []
        for outcome, share in kinds:
            after = match.clone()
            after.fall(outcome)
            found.append((share, after))
        return found
    offset = random.random()
    found = []
    for draw in range(listed):
        after = match.clone()
        fall_at(after, (draw + offset) / listed)
        found.append((1.0 / listed, after))
    return found


def expected(match: Match, random: Random, listed: int = LISTED) -> Value:
    """What a position is worth; at a fork of chance, the mean over its outcomes."""
    if match.chance is None:
        return value_of(match)
    return mean([(share, value_of(after)) for share, after in falls(match, random, listed)])


def worlds_of(match: Match, seat: int, number: int) -> list[Match]:
    """Races that look the same to a seat as the true one; only the true one if nothing is hidden from the seat."""
    found = []
    for world in range(WORLDS):
        found.append(match.imagine(seat, f"analysis/{number}/{world}", open_chance=True, unsealed=True))
        if not world and found[0].position == match.position:
            break
    return found


def chosen(world: Match, seat: int, option: Option) -> Match:
    """The race after a choice."""
    after = world.clone()
    after.choose(seat, option)
    return after
