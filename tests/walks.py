"""Random play, for tests that look at many positions."""

from collections.abc import Iterator
from random import Random
from typing import Any

import paddock


def start(game: str, seed: int) -> paddock.Match:
    """A match with seats, circuit and switches drawn by the seed."""
    rules = paddock.game(game)
    random = Random(f"{game}/{seed}")
    switches: dict[str, Any] = {}
    for switch in rules.switches:
        if random.random() < 0.5:
            values = switch.values or range(switch.least, switch.most + 1)
            switches[switch.name] = random.choice(values)
    circuit = random.choice(rules.circuits) if rules.circuits else None
    return rules.new(random.choice(rules.seats), circuit, switches, seed=seed)


def walk(game: str, seed: int, every: int = 1) -> Iterator[paddock.Match]:
    """A whole race by random choices; the match is handed out before every so-manieth decision, and when it is over."""
    match = start(game, seed)
    random = Random(seed)
    count = 0
    while not match.over:
        if count % every == 0:
            yield match
        step(match, random)
        count += 1
    yield match


def step(match: paddock.Match, random: Random) -> None:
    """One random decision by one of the seats that owe one."""
    seat = random.choice(match.to_move)
    match.choose(seat, random.choice(match.decision(seat).options))
