"""A plan of races: one set-up, the bots in its seats, the number of races, and their seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import paddock
from paddock import Match
from paddock.bots import Bot, bot
from paddock.core.plain import Plain
from paddock.lab.measures import Measure, measure_name
from paddock.lab.wrong import wrong

# A chunk is handed out, stored and resumed as a whole: small enough to lose, large enough to be worth sending.
MOST_CHUNKS = 400
LARGEST_CHUNK = 100
# Drives sensibly, and quickly enough for thousands of races.
USUAL_BOT = "greedy"


class Plan(Plain):
    """A simulation. Equal plans have equal results, on any number of processes or machines."""

    game: str
    revision: int
    seats: int
    circuit: str
    """One, or several with spaces between: then the deals of luck go round them."""
    switches: dict[str, bool | int | str]
    bots: tuple[str, ...]
    """One for each seat; from race to race all move up one seat."""
    games: int
    seed: str
    deals: bool = False
    """Whether each deal of luck is raced once from every seat; else every race has luck of its own."""
    first: int = 0
    """The number of the first race: a plan may continue another."""
    measures: tuple[str, ...] = ()
    """The user's own measures, by name."""

    def __str__(self) -> str:
        return msgspec.json.encode(self).decode()

    @classmethod
    def parse(cls, text: str | bytes) -> Plan:
        """A plan from its text."""
        return msgspec.json.decode(text, type=cls)

    def match(self, number: int) -> Match:
        """Race `number`, about to start."""
        game = paddock.game(self.game)
        return game.new(self.seats, self.circuit_of(number), self.switches, seed=self.luck(number))

    @property
    def circuits(self) -> list[str]:
        """The circuits by name; one without a name where the game has none."""
        return self.circuit.split() or [""]

    def circuit_of(self, number: int) -> str:
        """The circuit of a race: all races of a deal have the same."""
        return self.circuits[self.deal(number) % len(self.circuits)]

    def luck(self, number: int) -> str:
        """The seed of a race."""
        return f"{self.seed}/{self.deal(number)}"

    def deal(self, number: int) -> int:
        """The number of the deal of luck that a race has."""
        return number // self.seats if self.deals else number

    def bot_of(self, number: int, seat: int) -> str:
        """The bot in a seat: every bot gets every seat equally often."""
        return self.bots[(seat + number) % self.seats]

    def drivers(self, number: int) -> list[Bot]:
        """The bots by seat, without clocks, so that nothing depends on the machine."""
        seats = range(self.seats)
        luck = self.luck(number)
        return [bot(self.bot_of(number, seat), f"{luck}/{seat}", clock=False, game=self.game) for seat in seats]

    @property
    def chunk(self) -> int:
        """The number of races in a chunk: it depends on the plan alone."""
        return max(1, min(LARGEST_CHUNK, self.games // MOST_CHUNKS))

    def chunks(self) -> Iterator[range]:
        """The races, in chunks."""
        end = self.first + self.games
        for first in range(self.first, end, self.chunk):
            yield range(first, min(first + self.chunk, end))


def plan(
    game: str,
    *,
    seats: int | None = None,
    circuit: str | None = None,
    preset: str | None = None,
    switches: Mapping[str, Any] | None = None,
    bots: Sequence[str] = (USUAL_BOT,),
    games: int = 100,
    seed: int | str = 0,
    deals: bool = False,
    first: int = 0,
    measures: Sequence[str | Measure] = (),
) -> Plan:
    """A plan, checked and completed with the defaults; if there are fewer bots than seats, they take turns.

    Several circuits have spaces between them: the deals of luck go round them.
    """
    rules = paddock.game(game)
    if seats is None:
        seats = max(rules.seats[0], min(len(bots), rules.seats[-1]))
    if not 1 <= len(bots) <= seats:
        raise wrong("bots", seats=seats, bots=len(bots))
    if games < 1:
        raise wrong("races", races=games)
    for name in bots:
        bot(name, game=rules)
    wanted: list[str | None] = [*(circuit or "").split()] or [circuit]
    setups = [rules.setup(seats, each, switches, preset=preset) for each in wanted]
    names = [setup.circuit for setup in setups]
    if len(set(names)) < len(names):
        raise wrong("circuits", circuits=" ".join(names))
    seated = tuple(bots[seat % len(bots)] for seat in range(seats))
    if deals and games % seats:
        raise wrong("deals", seats=seats, races=games)
    own = tuple(measure_name(each) for each in measures)
    setting = (" ".join(names), setups[0].switches, seated)
    return Plan(game, rules.revision, seats, *setting, games, str(seed), deals, first, own)
