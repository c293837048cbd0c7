"""What becomes of a race whose rules have changed since it was stored.

Its decisions are played again under the new rules. If they lead to the stored position, the change did not touch this
race and it goes on as if nothing had happened. Otherwise it goes on from the last stored position, and what came before
can still be watched, from the stored positions.
"""

import logging
from collections.abc import Sequence

from msgspec.structs import replace

import paddock
from paddock.server.errors import RequestError
from paddock.server.store.rows import Entry, Table
from paddock.server.tables.frames import Frame, read_frame, read_frames
from paddock.server.tables.ledger import Ledger, ledger_of
from paddock.server.tables.opening import SavedStart, saved_start, write_saved_start

log = logging.getLogger(__name__)


def upgraded(table: Table, entries: Sequence[Entry], final: bytes | None) -> Table:
    """A table under the rules of this version; 409 if neither decisions nor positions fit them. It can take long."""
    current = replace(table, revision=paddock.game(table.setup.game).revision)
    frames = read_frames(entries)
    end = read_frame(final) if final else None
    if _agrees(current, entries, frames, end):
        return current
    if table.settings.told:
        raise RequestError("other-rules")  # a referee cannot begin in the middle
    for start in _starts(current, entries, frames, end):
        try:
            number = ledger_of(start, [entry for entry in entries if entry.number > start_number(start)]).number
        except Exception as error:
            log.info("a stored position does not fit the new rules", extra={"table": table.id, "error": str(error)})
        else:
            facts = {"table": table.id, "reason": f"revision {table.revision} to {current.revision}, entry {number}"}
            log.warning("a race goes on under other rules, from its last stored position", extra=facts)
            return start
    raise RequestError("other-rules")


def start_number(table: Table) -> int:
    """The number of the entry from whose position a table goes on; none in a race whose rules did not change."""
    saved = saved_start(table)
    return 0 if saved is None else saved.number


def _agrees(table: Table, entries: Sequence[Entry], frames: dict[int, Frame], end: Frame | None) -> bool:
    """Whether the decisions lead to the stored position under the rules of this version.

    Versions before frames stored none; their races go on if all decisions are still possible.
    """
    after = start_number(table)
    counted = [entry for entry in entries if entry.number > after]
    try:
        ledger = ledger_of(table, counted[:-1])
        if counted and not _fits(ledger, frames.get(counted[-1].number)):
            return False
        ledger.apply_all(counted[-1:])
        return ledger.match.over == (table.status == "over") and _fits(ledger, end)
    except Exception as error:  # a change of rules can break anything
        log.info("decisions do not fit the new rules", extra={"table": table.id, "error": str(error)})
        return False


def _fits(ledger: Ledger, frame: Frame | None) -> bool:
    if frame is None:
        return True
    dice = ledger.match.dice
    return frame.position == ledger.match.position and (dice is None or frame.luck == dict(dice.luck()))


def _starts(table: Table, entries: Sequence[Entry], frames: dict[int, Frame], end: Frame | None) -> list[Table]:
    """The table from its last stored position: with the last decision after it, or asked for that decision again."""
    if not entries:
        return []
    last = entries[-1]
    if end is not None:
        return [_from(table, last.number, end, last.at)]
    frame = frames.get(last.number)
    if frame is None:
        return []
    return [_from(table, number, frame, last.at) for number in (last.number - 1, last.number)]


def _from(table: Table, number: int, frame: Frame, at: float) -> Table:
    saved = SavedStart(number, frame.position, frame.luck, frame.used, at)
    return replace(table, start=write_saved_start(saved))
