"""The race of a table before the first entry: from the start, from a moment of another race, or from a position."""

import msgspec
from msgspec.structs import replace

import paddock
from paddock.core import Dice, Plain
from paddock.server.store.rows import Table

FORK_AT_POSITION = "position "
FORK_OF_RECORD = "record "
SAVED = "saved "


class SavedStart(Plain):
    """Where a race goes on whose rules have changed: the position after an entry, the state of its dice, its clocks."""

    number: int
    position: str
    luck: dict[str, str]
    used: tuple[float, ...]
    at: float


_read_saved = msgspec.json.Decoder(SavedStart).decode


def saved_start(table: Table) -> SavedStart | None:
    """The saved position from which a table goes on; None for one whose rules have not changed."""
    return _read_saved(table.start.removeprefix(SAVED)) if table.start.startswith(SAVED) else None


def write_saved_start(saved: SavedStart) -> str:
    return SAVED + msgspec.json.encode(saved).decode()


def opening_match(table: Table) -> paddock.Match:
    """The match as it was when the table was opened."""
    game, setup = paddock.game(table.setup.game), table.setup
    saved = saved_start(table)
    if saved is not None:
        kept = {"position": saved.position, "names": setup.names, "seed": table.seed, "luck": saved.luck}
        return game.load(kept)
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
