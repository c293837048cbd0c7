"""The race of a table before the first entry: from the start, from a moment of another race, or from a position."""

from msgspec.structs import replace

import paddock
from paddock.core import Dice
from paddock.server.store.rows import Table

FORK_AT_POSITION = "position "
FORK_OF_RECORD = "record "


def opening_match(table: Table) -> paddock.Match:
    """The match as it was when the table was opened."""
    game, setup = paddock.game(table.setup.game), table.setup
    if table.start.startswith(FORK_AT_POSITION):
        return game.at(table.start.removeprefix(FORK_AT_POSITION), seed=table.seed, names=setup.names)
    if table.start:
        return _fork(table)
    return game.new(setup.seats, setup.circuit, setup.switches, seed=table.seed, names=setup.names)


def _fork(table: Table) -> paddock.Match:
    """A moment of another race, to go on from with new dice."""
    until, _, text = table.start.removeprefix(FORK_OF_RECORD).partition("\n")
    record = replace(paddock.Record.parse(text), names=table.setup.names, seed=None, seed_hash="")
    match = paddock.replay(record, int(until))
    match.dice = Dice(table.seed)
    return match
