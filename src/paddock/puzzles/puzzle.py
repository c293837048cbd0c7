"""A puzzle: how its position is reached, and how often each option wins from there."""

import paddock
from paddock import Match
from paddock.core import Plain
from paddock.puzzles.chances import PASS, Tally


class Value(Plain):
    """How good an option is."""

    chance: float
    """The winning chance."""
    loss: float = 0.0
    """How much less than that of the best."""
    doubt: float = 0.0
    """How far off the loss may be."""


class Judged(Plain, kw_only=True):
    """A decision with the value of each option, the best first."""

    seat: int
    worlds: int
    """How many races were driven to their end from each option."""
    values: dict[str, Value]

    @property
    def solution(self) -> str:
        """The best option."""
        return next(iter(self.values))

    def passes(self, code: str) -> bool:
        """Whether an answer is right: the best, or hardly worse."""
        value = self.values.get(code)
        return value is not None and value.loss <= PASS


class Puzzle(Judged, kw_only=True):
    """A decision of a race of bots, and how it is reached."""

    id: str
    setup: str
    """The code of the set-up."""
    revision: int
    """The revision of the rules under which it is reached."""
    seed: str
    moves: tuple[tuple[int, str], ...]
    """The decisions before, each with its seat."""

    @property
    def game(self) -> str:
        return self.setup.partition(".")[0]

    def match(self, names: tuple[str, ...] = ()) -> Match:
        """The race at the decision."""
        setup = paddock.setup(self.setup)
        game = paddock.game(setup.game)
        match = game.race(game.setup(setup.seats, setup.circuit, setup.switches, names=names), self.seed)
        for seat, code in self.moves:
            match.choose(seat, code)
        return match


class Blunder(Judged, kw_only=True):
    """A decision of one's own race that gave away winning chance."""

    number: int
    """How many decisions came before."""
    played: str
    """What was chosen."""


def values_of(tally: Tally) -> dict[str, Value]:
    """The value of each option as far as a tally knows, the best first."""
    ranked = sorted(tally.codes, key=lambda code: -tally.chance(code))
    found = {}
    for code in ranked:
        loss, doubt = tally.loss(code, ranked[0])
        found[code] = Value(round(tally.chance(code), 3), round(loss, 3), round(doubt, 3))
    return found
