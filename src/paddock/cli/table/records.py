"""Records of races as files: written at the end or when a race is left, read to resume or replay it."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir

import paddock
from paddock import Record
from paddock.bots import USUAL_LEVEL
from paddock.cli.command import UsageError
from paddock.cli.table.opponents import read_level
from paddock.cli.table.plan import Entrant
from paddock.cli.table.preferences import forget_left_race, read_preferences, save_left_race
from paddock.cli.table.table import Table
from paddock.cli.translator import Translator, translator
from paddock.core import PaddockError
from paddock.core.folders import data_folder

SUFFIX = ".race"


def records_path() -> Path:
    """The default directory for records."""
    return data_folder() / "records"


def save_record(table: Table, path: Path | None = None) -> Path:
    """Write the record of a race; its path. A race that is not over is offered to be resumed."""
    record = table.match.record()
    path = write_record(str(record), record.game, path)
    if record.over:
        forget_left_race(race_key(record))
    else:
        save_left_race(path, race_key(record), table.entrants)
    return path


def race_key(record: Record) -> str:
    """What tells a race apart from every other, wherever its record is."""
    return "/".join((record.game, record.seed or "", *record.names))


def write_record(text: str, game: str, path: Path | None) -> Path:
    """Write a record where it should go, or else wherever possible: a race must not be lost."""
    wanted = [path] if path else []
    folders = (records_path(), Path.cwd(), Path(gettempdir()))
    for place in [*wanted, *(_free_path(folder, game) for folder in folders)]:
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        except OSError:
            continue
        return place.absolute()
    raise PaddockError(translator()("record-nowhere", folders=" ".join(map(str, folders))))


def new_record_path(game: str) -> Path:
    """Where the record of a new race goes unless the user says otherwise."""
    return _free_path(records_path(), game)


def _free_path(folder: Path, game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    paths = (folder / f"{stem}{mark}{SUFFIX}" for mark in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def check_record_path(path: Path) -> None:
    """Raise an error, before the race, if its record could not be written there."""
    if path.exists():
        raise UsageError(translator()("record-there", path=str(path)))
    if not path.absolute().parent.is_dir():
        raise UsageError(translator()("no-record-folder", folder=str(path.absolute().parent)))


def read_record(path: Path) -> Record:
    """The record in a file."""
    if not path.exists():
        raise UsageError(translator()("no-file", path=str(path)))
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise PaddockError(translator()("no-text", path=str(path))) from None
    return Record.parse(text, str(path))


def resume_table(path: Path, say: Translator, people: Sequence[str] = (), levels: Sequence[str] = ()) -> Table:
    """The table of a race that was left; names say who drives now, and the others are bots of these levels."""
    record = read_record(path)
    if record.over:
        raise UsageError(say("race-was-over", path=str(path)))
    if record.seed is None:
        raise UsageError(say("no-seed", path=str(path)))
    entrants = read_preferences().entrants(race_key(record)) or tuple(map(Entrant, record.names))
    if people or levels:
        entrants = seated(record, people, levels, say)
    return Table(paddock.replay(record), entrants)


def seated(record: Record, people: Sequence[str], levels: Sequence[str], say: Translator) -> tuple[Entrant, ...]:
    """The drivers of a record: these people, and bots of these levels, the last of which goes on."""
    names, game = record.names, paddock.game(record.game)
    unknown = [name for name in people if name not in names]
    if unknown or not people:
        raise UsageError(say("resume-who", name=" ".join(unknown) or "-", names=" ".join(names)))
    wanted = iter([read_level(word, game) for word in levels] or [USUAL_LEVEL])
    level, found = "", list[Entrant]()
    for name in names:
        if name not in people:
            level = next(wanted, level)
        found.append(Entrant(name, "" if name in people else level))
    return tuple(found)
