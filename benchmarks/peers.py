"""Peers: other engines, measured the same way in the same run."""

from collections.abc import Callable
from functools import partial
from statistics import mean
from time import process_time
from typing import Any


def seconds_each(what: Callable[[], Any], budget: float = 0.4) -> float:
    """The seconds of one call: the best of several batches, because machines are noisy."""
    best = float("inf")
    count = 1
    started = process_time()
    while process_time() - started < budget:
        begin = process_time()
        for _ in range(count):
            what()
        took = process_time() - begin
        best = min(best, took / count)
        if took < budget / 20:
            count *= 2
    return best


class Catanatron:
    """Catanatron, four random players: a well-known fast engine of a big board game in Python."""

    name = "catanatron"

    def __init__(self) -> None:
        from catanatron import Color, RandomPlayer

        self.players = [RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]
        self.games = 0
        self.middles = [self.middle(seed) for seed in range(8)]

    def new(self, seed: int) -> Any:
        from catanatron import Game

        return Game(self.players, seed=seed)

    def middle(self, seed: int) -> Any:
        """A game in progress."""
        game = self.new(seed)
        for _ in range(200 + seed):
            game.play_tick()
        return game

    def slice(self, seconds: float) -> float:
        """Answers per second of random play."""
        answers = 0
        begin = process_time()
        while process_time() - begin < seconds:
            self.games += 1
            game = self.new(self.games)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                answers += 1
        return answers / (process_time() - begin)

    def share_decided(self) -> float:
        """The share of answers that are decisions: more than one action could be played."""
        counts: list[int] = []
        for seed in range(10):
            game = self.new(seed)
            while game.winning_color() is None and game.state.num_turns < 1000:
                counts.append(len(game.state.playable_actions))
                game.play_tick()
        return sum(count > 1 for count in counts) / len(counts)

    def clone(self) -> float:
        return mean([seconds_each(game.copy, 0.1) for game in self.middles])

    def options(self) -> float:
        from catanatron.models.actions import generate_playable_actions

        return mean([seconds_each(partial(generate_playable_actions, game.state), 0.1) for game in self.middles])
