"""Results on disk: finished chunks beside the file while races are run, one file at the end.

Every chunk is written under another name and then renamed, so a chunk that is there is whole. The file at the end is
made from the chunks in their order: the same bytes whoever ran them, and never more than a few thousand rows in memory.
"""

from __future__ import annotations

import csv
import shutil
from collections.abc import Iterator
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from paddock import PaddockError
from paddock.lab.columns import COLUMNS, SCHEMA, flat
from paddock.lab.plan import Plan

PLAN_KEY = b"paddock-plan"
SUFFIXES = (".parquet", ".csv")
ROW_GROUP = 8192


class Store:
    """Where the results of a plan are kept."""

    def __init__(self, out: Path, plan: Plan) -> None:
        if out.suffix not in SUFFIXES:
            raise PaddockError(f"results are written to a file that ends in .parquet or .csv, not '{out}'")
        if not out.parent.is_dir():
            raise PaddockError(f"there is no folder '{out.parent}' to write results into")
        self.out = out
        self.plan = plan
        self.folder = out.with_name(out.name + ".part")

    def open(self) -> None:
        """Begin, or go on where the same plan was left; another plan's results are never mixed in or overwritten."""
        found = self._plan_of_file() if self.out.exists() else self._plan_of_folder()
        if found is not None and found != str(self.plan):
            where = self.out if self.out.exists() else self.folder
            raise PaddockError(f"{where} has the results of another simulation; choose another file, or remove it")
        if not self.finished:
            self.folder.mkdir(exist_ok=True)
            (self.folder / "plan.json").write_text(str(self.plan), encoding="utf-8")

    @property
    def finished(self) -> bool:
        """Whether all races are in the file already."""
        return self.out.exists()

    def _plan_of_file(self) -> str:
        if self.out.suffix == ".csv":
            return ""  # a spreadsheet cannot say what made it
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
        """Store a chunk: all of it, or nothing."""
        path = self._chunk(chunk)
        half = path.with_suffix(".half")
        half.write_bytes(rows)
        half.rename(path)

    def tables(self) -> Iterator[pa.Table]:
        """All results, chunk by chunk."""
        if self.folder.exists():
            for chunk in self.plan.chunks():
                yield unpacked(self._chunk(chunk).read_bytes())
        else:
            file = pq.ParquetFile(self.out)
            for index in range(file.num_row_groups):
                yield file.read_row_group(index)

    def finish(self) -> None:
        """Make the one file from the chunks."""
        half = self.out.with_name(self.out.name + ".half")
        if self.out.suffix == ".csv":
            self._write_csv(half)
        else:
            self._write_parquet(half)
        half.rename(self.out)

    def clear(self) -> None:
        """Remove the chunks, once nobody needs them any more."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def _write_parquet(self, path: Path) -> None:
        schema = SCHEMA.with_metadata({PLAN_KEY: str(self.plan).encode()})
        with pq.ParquetWriter(path, schema, compression="zstd") as writer:
            for table in gathered(self.tables()):
                writer.write_table(table.cast(schema))

    def _write_csv(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(COLUMNS)
            for table in self.tables():
                columns = [table.column(name).to_pylist() for name in COLUMNS]
                writer.writerows([flat(value) for value in row] for row in zip(*columns, strict=True))


def gathered(tables: Iterator[pa.Table]) -> Iterator[pa.Table]:
    """Small tables, put together until a row group is full."""
    waiting: list[pa.Table] = []
    for table in tables:
        waiting.append(table)
        if sum(map(len, waiting)) >= ROW_GROUP:
            yield pa.concat_tables(waiting)
            waiting = []
    if waiting:
        yield pa.concat_tables(waiting)


def packed(table: pa.Table) -> bytes:
    """A table as bytes that travel between processes and machines."""
    sink = pa.BufferOutputStream()
    with pa.ipc.new_file(sink, table.schema) as writer:
        writer.write_table(table)
    return bytes(sink.getvalue())


def unpacked(rows: bytes) -> pa.Table:
    """The table back."""
    return pa.ipc.open_file(pa.BufferReader(rows)).read_all()
