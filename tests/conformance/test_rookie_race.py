"""The first race of a newcomer: short, gentle, and with advice for everything that is decided before the start."""

from random import Random

import paddock
from paddock import bots

MOST_MINUTES = 30
SECONDS = 10
"""What a newcomer takes for a decision, and for the turns of all bots after it."""


def rookie_race(game: str, seed: int) -> paddock.Match:
    rules = paddock.game(game)
    first = rules.rookie_race
    return rules.new(first.seats, preset=first.preset or None, seed=seed)


def test_it_takes_half_an_hour_at_most(game: str) -> None:
    match = rookie_race(game, 3)
    drivers = [bots.bot("greedy", seed=seat) for seat in range(match.setup.seats)]
    decisions = 0
    while not match.over:
        seat = match.to_move[0]
        options = match.decision(seat).options
        decisions += seat == 0 and len(options) > 1
        match.choose(seat, drivers[seat].decide(bots.Player(match, seat, 1)))
    stated = paddock.game(game).rookie_race.minutes
    assert decisions * SECONDS / 60 < stated <= MOST_MINUTES


def test_every_decision_before_the_first_move_is_advised(game: str) -> None:
    """Those who follow the advice come to the first decision of the race itself."""
    match = rookie_race(game, 1)
    advised = 0
    while (recommended := match.decision(match.to_move[0]).recommended) is not None:
        decision = match.decision(match.to_move[0])
        assert recommended in decision.options
        picks = match.scene(decision.seat).options
        assert [recommended.code] == [pick.code for pick in picks if pick.recommended]
        match.choose(decision.seat, recommended)
        advised += 1
    assert match.moves == advised
    random = Random(2)
    while not match.over:  # once the race is on, nobody is told what to do
        seat = match.to_move[0]
        assert match.decision(seat).recommended is None
        match.choose(seat, random.choice(match.decision(seat).options))


def test_advice_holds_in_every_preset(game: str) -> None:
    rules = paddock.game(game)
    for preset in rules.presets:
        match = rules.new(rules.seats[-1], preset=preset.name, seed=7)
        while match.to_move and (recommended := match.decision(match.to_move[0]).recommended) is not None:
            assert recommended in match.decision(match.to_move[0]).options
            match.choose(match.to_move[0], recommended)
