"""A championship on disk: the books, and the files they are kept in."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

import paddock
from paddock.core import bad
from paddock.league.book import Absence, Book, Noted, Start, carried_by
from paddock.league.season import SEASON, Outcome, read_season

__all__ = ["Absence", "Championship", "Noted", "Start", "carried_by", "file_name", "written"]


class Championship(Book):
    """A season and the outcomes of its races so far, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(read_season(folder / SEASON))
        self.outcomes = self._read_outcomes()

    def path(self, number: int, suffix: str, split: int = 0) -> Path:
        """The file of the outcome (`.json`) of a race, or of the record (`.race`) of it or of one of its tables."""
        return self.folder / f"{file_name(number, split)}{suffix}"

    def _read_outcomes(self) -> list[Outcome]:
        found = []
        for number in range(1, len(self.season.races) + 1):
            path = self.path(number, ".json")
            if not path.exists():
                break
            try:
                found.append(msgspec.json.decode(path.read_bytes(), type=Outcome))
            except msgspec.DecodeError as error:
                raise bad(str(path), f"{error}; 'paddock league add' writes it again from the record") from error
        return found

    def add(
        self, record: paddock.Record | Sequence[paddock.Record], known_as: Mapping[str, str] | None = None
    ) -> Outcome:
        """Check that this is the record of the next race, or those of all its tables in their order, and keep it.

        `known_as` maps names in the record to names of drivers.
        """
        records = (record,) if isinstance(record, paddock.Record) else tuple(record)
        return self._keep(self.outcome_of(records, known_as), records)

    def enter(
        self,
        places: list[list[str]],
        retired: list[str],
        away: tuple[str, ...] = (),
        fates: Sequence[tuple[str, str]] = (),
        noted: Noted = Noted(),  # noqa: B008  it is frozen
    ) -> Outcome:
        """Keep the result of a race on a real table: names by place, those who share a place together."""
        return self._keep(self.entered(places, retired, away, fates, noted), ())

    def correct(
        self,
        number: int,
        places: list[list[str]],
        retired: list[str],
        why: str,
        away: tuple[str, ...] = (),
        fates: Sequence[tuple[str, str]] = (),
        noted: Noted = Noted(),  # noqa: B008  it is frozen
    ) -> Outcome:
        """Replace the result of a race that was run. What was filed before is kept with it, and the reason."""
        outcome = self.corrected(number, places, retired, why, away, fates, noted)
        self._write(number, outcome)
        self.outcomes[number - 1] = outcome
        return outcome

    def _keep(self, outcome: Outcome, records: Sequence[paddock.Record]) -> Outcome:
        """Write the records first, so that no outcome is ever without them."""
        number = self.next
        for split, record in enumerate(records, start=1):
            path = self.path(number, ".race", split if len(records) > 1 else 0)
            path.write_text(str(record), encoding="utf-8")
        self._write(number, outcome)
        self.outcomes.append(outcome)
        return outcome

    def _write(self, number: int, outcome: Outcome) -> None:
        self.path(number, ".json").write_bytes(written(outcome))


def file_name(number: int, split: int = 0) -> str:
    """The name of the files of a race, or of one of its tables, without what follows the dot."""
    return f"{number:02}-{split}" if split else f"{number:02}"


def written(outcome: Outcome) -> bytes:
    """An outcome as it is kept in a file."""
    return msgspec.json.format(msgspec.json.encode(outcome), indent=2) + b"\n"
