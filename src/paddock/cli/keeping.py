"""Where races are kept, and what was chosen the last time."""

from datetime import datetime
from pathlib import Path
from tempfile import gettempdir

import msgspec
from msgspec.structs import replace
from platformdirs import user_config_path, user_data_path

import paddock
from paddock import Record
from paddock.cli.command import BadUse
from paddock.cli.table import Plan, Sitter, Table
from paddock.cli.words import Voice, spoken
from paddock.core import PaddockError, Plain

SUFFIX = ".race"


class Habits(Plain):
    """What a person chose the last time, and the race that was left."""

    lang: str = ""
    plan: Plan | None = None
    left: str = ""
    """The path of the record."""
    sitters: tuple[Sitter, ...] = ()
    """Who sat there: a record does not say which of them are bots."""


def records_path() -> Path:
    """The directory in which races are kept."""
    return user_data_path("paddock", appauthor=False) / "records"


def keep(table: Table, path: Path | None = None) -> Path:
    """Write the record of a race; where it lies now. One that is not over can be taken up again."""
    path = _written(str(table.match.record()), table.match.setup.game, path)
    known = habits()
    if not table.match.over:
        _write(replace(known, left=str(path), sitters=table.sitters))
    elif known.left == str(path):
        _write(replace(known, left="", sitters=()))
    return path


def _written(text: str, game: str, path: Path | None) -> Path:
    """A race is not lost over a directory that cannot be written: another one is taken then."""
    wanted = [path] if path else []
    folders = (records_path(), Path.cwd(), Path(gettempdir()))
    for place in [*wanted, *(_free_path(folder, game) for folder in folders)]:
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        except OSError:
            continue
        return place.absolute()
    raise PaddockError(spoken()("record-nowhere", folders=" ".join(map(str, folders))))


def check_place(path: Path) -> None:
    """Refuse, before a race, a place where its record could not be written."""
    if path.exists():
        raise BadUse(spoken()("record-there", path=str(path)))
    if not path.absolute().parent.is_dir():
        raise BadUse(spoken()("no-record-folder", folder=str(path.absolute().parent)))


def take_up(path: Path, say: Voice) -> Table:
    """The table of a race that was left."""
    record = read_record(path)
    if record.over:
        raise BadUse(say("race-was-over", path=str(path)))
    if record.seed is None:
        raise BadUse(say("no-seed", path=str(path)))
    known = habits()
    same = known.left == str(path.absolute()) and tuple(each.name for each in known.sitters) == record.names
    return Table(paddock.replay(record), known.sitters if same else tuple(map(Sitter, record.names)))


def _free_path(folder: Path, game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    paths = (folder / f"{stem}{mark}{SUFFIX}" for mark in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def read_record(path: Path) -> Record:
    """The record in a file."""
    if not path.exists():
        raise BadUse(spoken()("no-file", path=str(path)))
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise PaddockError(spoken()("no-text", path=str(path))) from None
    return Record.parse(text, str(path))


def habits() -> Habits:
    """What was chosen the last time; nothing where that cannot be read."""
    try:
        return msgspec.json.decode(_habits_path().read_bytes(), type=Habits)
    except (OSError, msgspec.DecodeError):
        return Habits()


def remember(lang: str, plan: Plan) -> None:
    """Keep what was chosen for the next time; luck is not kept."""
    _write(replace(habits(), lang=lang, plan=replace(plan, seed="")))


def _write(known: Habits) -> None:
    """A race is not lost over a directory that cannot be written."""
    path = _habits_path()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(known))
    except OSError:
        return


def _habits_path() -> Path:
    return user_config_path("paddock", appauthor=False) / "table.json"
