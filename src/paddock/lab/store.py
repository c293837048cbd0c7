"""Results on disk: finished chunks beside the file while races are run, one file at the end.

Every chunk is written under another name and then renamed, so a chunk on disk is complete. The file is made from the
chunks in their order, as they come in: its bytes do not depend on who ran them, and no more than a few thousand rows
are in memory.
"""

from __future__ import annotations

import csv
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pyarrow as pa
import pyarrow.parquet as pq

from paddock.lab.columns import COLUMNS, SCHEMA, flat
from paddock.lab.plan import Plan
from paddock.lab.wrong import wrong

PLAN_KEY = b"paddock-plan"
SUFFIXES = (".parquet", ".csv")
ROW_GROUP = 8192


class Store:
    """The results of a plan on disk."""

    def __init__(self, out: Path, plan: Plan) -> None:
        if out.suffix not in SUFFIXES:
            raise wrong("suffix", file=str(out))
        if not out.parent.is_dir():
            raise wrong("folder", folder=str(out.parent))
        self.out = out
        self.plan = plan
        self.folder = out.with_name(out.name + ".part")

    def open(self) -> None:
        """Start, or resume the same plan; the results of another plan are never mixed in or overwritten."""
        found = self._plan_of_file() if self.out.exists() else self._plan_of_folder()
        if found is not None and found != str(self.plan):
            where = self.out if self.out.exists() else self.folder
            raise wrong("other-results", file=str(where))
        if not self.finished:
            self.folder.mkdir(exist_ok=True)
            (self.folder / "plan.json").write_text(str(self.plan), encoding="utf-8")

    @property
    def finished(self) -> bool:
        """Whether all races are in the file already."""
        return self.out.exists()

    def _plan_of_file(self) -> str:
        if self.out.suffix == ".csv":
            return ""  # a spreadsheet does not hold its plan
        return str((pq.read_schema(self.out).metadata or {}).get(PLAN_KEY, b"").decode())

    def _plan_of_folder(self) -> str | None:
        path = self.folder / "plan.json"
        return path.read_text(encoding="utf-8") if path.exists() else None

    def _chunk(self, chunk: range) -> Path:
        return self.folder / f"{chunk.start:012}.arrow"

    def has(self, chunk: range) -> bool:
        """Whether these races have been run."""
        return self._chunk(chunk).exists()

    def keep(self, chunk: range, rows: bytes) -> None:
        """Store a chunk, atomically."""
        path = self._chunk(chunk)
        half = path.with_suffix(".half")
        half.write_bytes(rows)
        half.rename(path)

    def table(self, chunk: range) -> pa.Table:
        """The rows of a chunk."""
        return unpacked(self._chunk(chunk).read_bytes())

    def tables(self) -> Iterator[pa.Table]:
        """All results, chunk by chunk."""
        if self.folder.exists():
            yield from map(self.table, self.plan.chunks())
        else:
            file = pq.ParquetFile(self.out)
            for index in range(file.num_row_groups):
                yield file.read_row_group(index)

    def results(self, seen: Callable[[pa.Table], None]) -> ResultsFile:
        """The file to be made from the chunks; `seen` is called with each of them."""
        return ResultsFile(self, seen)

    def clear(self) -> None:
        """Remove the chunks."""
        shutil.rmtree(self.folder, ignore_errors=True)


class File(Protocol):
    """A file that is being written."""

    def add(self, table: pa.Table) -> None: ...

    def close(self) -> None: ...


class ResultsFile:
    """The file, made while races are run: each chunk is added as soon as all before it are there."""

    def __init__(self, store: Store, seen: Callable[[pa.Table], None]) -> None:
        self._store = store
        self._seen = seen
        self._rest = store.plan.chunks()
        self._next = next(self._rest, None)
        self._half = store.out.with_name(store.out.name + ".half")
        self._file: File = (
            CsvFile(self._half) if store.out.suffix == ".csv" else ParquetFile(self._half, str(store.plan))
        )

    def add_ready(self) -> None:
        """Add the chunks that have come in."""
        while self._next is not None and self._store.has(self._next):
            table = self._store.table(self._next)
            self._file.add(table)
            self._seen(table)
            self._next = next(self._rest, None)

    def close(self) -> None:
        """Keep the file if it is complete; otherwise remove it, and keep the chunks for the next run."""
        self._file.close()
        if self._next is None:
            self._half.rename(self._store.out)
        else:
            self._half.unlink()


class ParquetFile:
    """Collects small tables until a row group is full."""

    def __init__(self, path: Path, plan: str) -> None:
        self._schema = SCHEMA.with_metadata({PLAN_KEY: plan.encode()})
        self._writer = pq.ParquetWriter(path, self._schema, compression="zstd")
        self._waiting: list[pa.Table] = []
        self._rows = 0

    def add(self, table: pa.Table) -> None:
        self._waiting.append(table)
        self._rows += len(table)
        if self._rows >= ROW_GROUP:
            self._write()

    def close(self) -> None:
        if self._waiting:
            self._write()
        self._writer.close()

    def _write(self) -> None:
        self._writer.write_table(pa.concat_tables(self._waiting).replace_schema_metadata(self._schema.metadata))
        self._waiting, self._rows = [], 0


class CsvFile:
    """A line for every row; lists and maps as JSON."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", newline="", encoding="utf-8")
        self._writer = csv.writer(self._file)
        self._writer.writerow(COLUMNS)

    def add(self, table: pa.Table) -> None:
        columns = [table.column(name).to_pylist() for name in COLUMNS]
        self._writer.writerows([flat(value) for value in row] for row in zip(*columns, strict=True))

    def close(self) -> None:
        self._file.close()


def packed(table: pa.Table) -> bytes:
    """A table as bytes, for other processes and machines."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_file(sink, table.schema) as writer:
        writer.write_table(table)
    return bytes(sink.getvalue())


def unpacked(rows: bytes) -> pa.Table:
    """The table from its bytes."""
    return pa.ipc.open_file(pa.BufferReader(rows)).read_all()
