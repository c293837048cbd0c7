"""A plan of races: one set-up, the bots in its seats, the number of races, and their seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import paddock
from paddock import Match, PaddockError
from paddock.bots import Bot, bot
from paddock.core.plain import Plain

# A chunk is handed out, stored and resumed as a whole: small enough to lose, large enough to be worth sending.
MOST_CHUNKS = 400
LARGEST_CHUNK = 100


class Plan(Plain):
    """A simulation. Equal plans have equal results, on any number of processes or machines."""

    game: str
    revision: int
    seats: int
    circuit: str
    switches: dict[str, bool | int | str]
    bots: tuple[str, ...]
    """One for each seat; from race to race all move up one seat."""
    games: int
    seed: str

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def parse(cls, text: str | bytes) -> Plan:
        """A plan from its text."""
        return msgspec.json.decode(text, type=cls)

    def match(self, number: int) -> Match:
        """Race `number`, about to start."""
        game = paddock.game(self.game)
        return game.new(self.seats, self.circuit, self.switches, seed=f"{self.seed}/{number}")

    def bot_of(self, number: int, seat: int) -> str:
        """The bot in a seat: every bot gets every seat equally often."""
        return self.bots[(seat + number) % self.seats]

    def drivers(self, number: int) -> list[Bot]:
        """The bots by seat, without clocks, so that nothing depends on the machine."""
        seats = range(self.seats)
        return [bot(self.bot_of(number, seat), f"{self.seed}/{number}/{seat}", clock=False) for seat in seats]

    @property
    def chunk(self) -> int:
        """The number of races in a chunk: it depends on the plan alone."""
        return max(1, min(LARGEST_CHUNK, self.games // MOST_CHUNKS))

    def chunks(self) -> Iterator[range]:
        """The races, in chunks."""
        for first in range(0, self.games, self.chunk):
            yield range(first, min(first + self.chunk, self.games))


def plan(
    game: str,
    *,
    seats: int | None = None,
    circuit: str | None = None,
    preset: str | None = None,
    switches: Mapping[str, Any] | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 100,
    seed: int | str = 0,
) -> Plan:
    """A plan, checked and completed with the defaults; if there are fewer bots than seats, they take turns."""
    rules = paddock.game(game)
    if seats is None:
        seats = max(rules.seats[0], min(len(bots), rules.seats[-1]))
    if not 1 <= len(bots) <= seats:
        raise PaddockError(f"for {seats} seats give 1 to {seats} bots, not {len(bots)}")
    if games < 1:
        raise PaddockError(f"race at least once, not {games} times")
    for name in bots:
        bot(name)
    setup = rules.setup(seats, circuit, switches, preset=preset)
    seated = tuple(bots[seat % len(bots)] for seat in range(seats))
    return Plan(game, rules.revision, seats, setup.circuit, setup.switches, seated, games, str(seed))
