"""The columns of the results; one row is one seat in one race."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
import pyarrow as pa

from paddock.lab.race import Entry

COUNTS = pa.map_(pa.string(), pa.int64())
AMOUNTS = pa.map_(pa.string(), pa.float64())

COLUMNS: dict[str, tuple[pa.DataType, str]] = {
    "race": (pa.int64(), "the number of the race, from 0; its seed is the simulation's seed, a slash and this number"),
    "circuit": (pa.string(), "where it was raced; empty if the game has no circuits"),
    "seat": (pa.int16(), "the seat, from 0"),
    "bot": (pa.string(), "who decided for the seat"),
    "car": (pa.string(), "what the seat drives, such as a colour or a character; empty if the game does not name it"),
    "grid": (pa.int16(), "the place at the start, from 1; the order of the seats if the game has no grid"),
    "place": (pa.int16(), "the place at the end, from 1; cars that are level share a place"),
    "shared": (pa.bool_(), "whether the place is shared"),
    "retired": (pa.bool_(), "whether the car did not finish"),
    "cause": (pa.string(), "why it did not"),
    "decisions": (pa.int32(), "how many decisions the seat made"),
    "overtakes": (pa.int32(), "how often the seat passed another"),
    "race_decisions": (pa.int32(), "how many decisions the whole race took"),
    "race_lead_changes": (pa.int32(), "how often the lead changed"),
    "race_overtakes": (pa.int32(), "the overtakes of all seats"),
    "race_retired": (pa.int16(), "how many cars did not finish"),
    "standing": (pa.list_(pa.int16()), "the place at the start, at every twentieth of the race, and at the end"),
    "counts": (COUNTS, "what the game counts in its result, such as points, laps or distance"),
    "events": (COUNTS, "how many events the seat had, by kind"),
    "start": (AMOUNTS, "what lay before the seat at the start, in numbers; lists by their length"),
    "end": (AMOUNTS, "what lay before it at the end"),
    "own": (AMOUNTS, "your own measures"),
}
SCHEMA = pa.schema([pa.field(name, kind, nullable=False) for name, (kind, _) in COLUMNS.items()])


def table_of(entries: Sequence[Entry]) -> pa.Table:
    """Rows as a table."""
    rows = [msgspec.structs.asdict(entry) for entry in entries]
    for row in rows:
        for name in ("counts", "events", "start", "end", "own"):
            row[name] = list(row[name].items())
    return pa.Table.from_pylist(rows, schema=SCHEMA)


def flat(value: Any) -> Any:
    """A value for a spreadsheet: lists and maps as JSON."""
    if isinstance(value, list):
        pairs = bool(value) and isinstance(value[0], tuple)
        return json.dumps(dict(value) if pairs else value)
    return value
