"""Finding puzzles: races of bots are searched for decisions in which one choice is clearly best.

A decision that looks sharp at first sight is raced on from a few times, then more often, then in fresh races many
times; what is left is checked by a deep search, which has to choose the same option.
"""

from collections.abc import Iterator
from typing import Final

import paddock
from paddock import Match, Setup
from paddock.bots import GreedyBot, Player, SearchBot, bot
from paddock.bots.player import options_of
from paddock.puzzles.chances import BLUNDER, PASS, Tally
from paddock.puzzles.puzzle import Puzzle, values_of

FEWEST: Final = 2
MOST: Final = 6
"""How many options a puzzle may have: all are tried, and people like to see all of them."""
DRIVER: Final = "greedy:slips=0.15"
"""Equal drivers make for close races; they err now and then, which makes for sharp positions."""
LOOKS: Final = 12
"""How many decisions of a race are looked at: those in which the options differ most, in a race that is close."""
LEAST_STAKE: Final = 0.1
LATE: Final = 0.5
"""The part of a race before which nothing is looked at: early on hardly any choice decides it."""
PER_RACE: Final = 2
STAGES: Final = ((4, 0.1), (8, 0.12), (12, 0.15))
"""Races from each option, and the lead that the best must have after them to be looked at further."""
ROUND: Final = 48
ROUNDS: Final = 4
"""Races added at a time until the answer is clear, and how often at most."""
ITERATIONS: Final = 160
"""How far the deep search goes."""


class Scene:
    """A decision of a race: how it was reached."""

    def __init__(self, match: Match, seat: int, moves: tuple[tuple[int, str], ...], worths: list[float]) -> None:
        self.match = match
        self.seat = seat
        self.moves = moves
        *_, second, first = sorted(worths)
        rivals = [match.worth(other) for other in range(match.setup.seats) if other != seat]
        gap = abs(match.worth(seat) - max(rivals))
        self.stake = (first - second) / (first - second + gap) if first > second else 0.0
        """How much the best option is worth over the next, against what lies between the drivers already."""


class Finder:
    """Searches races of one set-up."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = paddock.game(setup.game)

    def search(self, seed: int) -> Iterator[Puzzle]:
        """The puzzles of one race, each about another kind of question."""
        kinds: set[type] = set()
        for scene in self.sharpest(seed):
            kind = type(scene.match.decision(scene.seat).task)
            puzzle = self.puzzle(scene, seed) if kind not in kinds else None
            if puzzle is not None:
                yield puzzle
                kinds.add(kind)
                if len(kinds) == PER_RACE:
                    return

    def sharpest(self, seed: int) -> list[Scene]:
        """The decisions of a race whose options seem to differ most, spread over the kinds of question."""
        match = self.game.race(self.setup, seed, listening=False)
        drivers = [bot(DRIVER, seed=f"{seed}/{seat}") for seat in range(self.setup.seats)]
        judge = GreedyBot(seed)
        moves: list[tuple[int, str]] = []
        scenes: list[Scene] = []
        while not match.over:
            seat = match.to_move[0]
            player = Player(match, seat, len(moves))
            if FEWEST <= len(player.decision.options) <= MOST and len(options_of(player)) > 1:
                worths = judge.worths(player, player.decision.options)
                scenes.append(Scene(match.clone(), seat, tuple(moves), worths))
            code = drivers[seat].decide(player).code
            match.choose(seat, code)
            moves.append((seat, code))
        scenes = [scene for scene in scenes if len(scene.moves) >= LATE * len(moves)]
        scenes.sort(key=lambda scene: -scene.stake)
        return [scene for scene in scenes[:LOOKS] if scene.stake >= LEAST_STAKE]

    def puzzle(self, scene: Scene, seed: int) -> Puzzle | None:
        """The puzzle of a decision; None unless one choice is clearly best."""
        codes = tuple(scene.match.decision(scene.seat).codes)
        player = Player(scene.match, scene.seat, seed)
        first = Tally(player, codes, f"{seed}/first")
        for worlds, lead in STAGES:
            first.race_on(worlds)
            if least_lead(first, first.best) < lead:
                return None
        tally = Tally(player, codes, f"{seed}/again")
        for _ in range(ROUNDS):
            tally.race_on(ROUND)
            if is_clear(tally, first.best):
                break
        else:
            return None
        if SearchBot(seed, iterations=ITERATIONS).decide(player).code != first.best:
            return None
        code = self.game.code(self.setup)
        return Puzzle(
            id="",
            setup=code,
            revision=self.game.revision,
            seed=str(seed),
            moves=scene.moves,
            seat=scene.seat,
            worlds=tally.worlds,
            values=values_of(tally),
        )


def least_lead(tally: Tally, best: str) -> float:
    """The lead of an option over the next best."""
    return min(tally.loss(code, best)[0] for code in tally.codes if code != best)


def is_clear(tally: Tally, best: str) -> bool:
    """Whether every other option is wrong beyond doubt, and by enough to matter."""
    losses = [tally.loss(code, best) for code in tally.codes if code != best]
    return all(loss - doubt > PASS and loss > BLUNDER for loss, doubt in losses)
