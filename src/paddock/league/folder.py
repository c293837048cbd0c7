"""A season as the files of a folder: written from its books, read into them, and recomputed."""

import hashlib
import json
import re
from collections.abc import Mapping
from itertools import takewhile
from typing import Any

import msgspec
from msgspec.structs import replace

import paddock
from paddock.core import PaddockError, Plain, bad
from paddock.league.book import Book, outcome_of
from paddock.league.championship import file_name, written
from paddock.league.events import Line, Result, first_broken
from paddock.league.folding import SeasonBook
from paddock.league.naming import renamed_book, renamed_outcome
from paddock.league.season import MOST_SPLITS, SEASON, Outcome, Season, parse_season
from paddock.league.splits import together

LOG = "log.json"
Files = dict[str, bytes]
"""The files of a folder by name."""
NAME = re.compile(r"season\.toml|log\.json|\d\d\.(json|race)|\d\d-\d{1,2}\.race")
Records = tuple[paddock.Record, ...]
"""The records of a race: one, or one of each of its tables."""
BETWEEN = "\f"
"""Between the records of several tables where they are one text."""
_read_outcome = msgspec.json.Decoder(Outcome).decode


class Log(Plain):
    """The log of a season as it is exported, with the names of its drivers by key."""

    names: dict[str, str]
    lines: list[Line]
    """The lines of the log, each with the hash that covers all lines up to it."""


_read_log = msgspec.json.Decoder(Log).decode


def write_toml(season: Season) -> str:
    """A season as its file: what is as usual is left out."""
    plain: dict[str, Any] = msgspec.to_builtins(season)
    usual: dict[str, Any] = msgspec.to_builtins(Season("", (), (), ()))
    tables = {name: plain.pop(name) for name in ("drivers", "races", "adjustments")}
    bonus = plain.pop("bonus")
    lines = [f"{name} = {_value(value)}" for name, value in plain.items() if name == "points" or value != usual[name]]
    if any(bonus.values()):
        lines += ["", "[bonus]", *(f"{name} = {value}" for name, value in bonus.items() if value)]
    for name, rows in tables.items():
        for row in rows:
            lines += [
                "",
                f"[[{name}]]",
                *(f"{key} = {_value(value)}" for key, value in row.items() if value or value == 0),
            ]
    return "\n".join([*(line for line in lines), ""])


def _value(value: Any) -> str:
    """A value in TOML, whose strings and numbers are written as in JSON."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def digest(text: str) -> str:
    """The digest of a record, or of words, by which the log refers to it."""
    return hashlib.sha256(text.encode()).hexdigest()


def text_of(records: Records, names: Mapping[str, str]) -> str:
    """The records of a race as one text, in which drivers have other names."""
    return BETWEEN.join(str(_renamed(record, names)) for record in records)


def records_of(text: str) -> Records:
    """The records of a race from their text."""
    return tuple(paddock.Record.parse(each) for each in text.split(BETWEEN))


def _renamed(record: paddock.Record, names: Mapping[str, str]) -> paddock.Record:
    return replace(record, names=tuple(names.get(name, name) for name in record.names))


def files_of(book: SeasonBook, names: Mapping[str, str], records: Mapping[int, Records], lines: list[Line]) -> Files:
    """The folder of a season: what `paddock league` reads, and the log that it follows from."""
    named = renamed_book(book, names)
    found = {SEASON: write_toml(named.season).encode(), LOG: _log(Log(dict(names), lines))}
    for number, outcome in enumerate(named.outcomes, start=1):
        found[f"{number:02}.json"] = written(outcome)
        raced = records.get(number, ())
        for split, record in enumerate(raced, start=1):
            name = file_name(number, split if len(raced) > 1 else 0)
            found[f"{name}.race"] = str(_renamed(record, names)).encode()
    return found


def _log(log: Log) -> bytes:
    return msgspec.json.format(msgspec.json.encode(log), indent=1) + b"\n"


def read_files(files: Mapping[str, bytes]) -> tuple[Book, dict[int, Records]]:
    """The books and the records in the files of a folder; an error that says what is wrong with them."""
    strange = [name for name in files if not NAME.fullmatch(name)]
    if strange:
        raise bad(
            strange[0], "this is no file of a season: there are season.toml, log.json, 01.json, 01.race and so on"
        )
    if SEASON not in files:
        raise PaddockError(f"there is no {SEASON} among the files")
    season = parse_season(files[SEASON], entries_open=True)
    outcomes, records = [], {}
    for number in range(1, len(season.races) + 1):
        name = f"{file_name(number)}.json"
        if name not in files:
            break
        outcomes.append(_outcome(files, name, season))
        if raced := _records(files, number):
            records[number] = raced
    return Book(season, outcomes), records


def _records(files: Mapping[str, bytes], number: int) -> Records:
    """The record of a race, or those of its tables from the first to the last that is there."""
    single = f"{file_name(number)}.race"
    tables = (f"{file_name(number, split)}.race" for split in range(1, MOST_SPLITS + 1))
    names = [single] if single in files else list(takewhile(lambda name: name in files, tables))
    return tuple(paddock.Record.parse(files[name].decode("utf-8", "replace")) for name in names)


def _outcome(files: Mapping[str, bytes], name: str, season: Season) -> Outcome:
    try:
        found = _read_outcome(files[name])
    except msgspec.MsgspecError as error:
        raise bad(name, str(error)) from error
    strangers = [each.driver for each in found.placings if season.driver(each.driver) is None]
    if strangers:
        raise bad(name, f"{strangers[0]} is no driver of this season")
    return found


def recomputed(files: Mapping[str, bytes]) -> list[str]:
    """Everything in a folder that does not follow from its log and its records; empty if all of it does."""
    book, records = read_files(files)
    if LOG not in files:
        return [
            wrong for number, raced in records.items() if (wrong := _raced(book.outcomes[number - 1], number, raced))
        ]
    try:
        log = _read_log(files[LOG])
    except msgspec.MsgspecError as error:
        raise bad(LOG, str(error)) from error
    broken = first_broken(log.lines)
    if broken:
        return [f"{LOG}: line {broken} was changed, or lines before it are missing"]
    folded = SeasonBook(log.lines)
    named = renamed_book(folded, log.names)
    found = [] if named.season == book.season else [f"{SEASON} is not what the log says"]
    if len(named.outcomes) != len(book.outcomes):
        found.append(f"the log has {len(named.outcomes)} results, and the folder {len(book.outcomes)}")
    for number, (ours, theirs) in enumerate(zip(named.outcomes, book.outcomes, strict=False), start=1):
        if ours != theirs:
            found.append(f"{number:02}.json is not what the log says")
    return found + _unproved(log, records)


def _unproved(log: Log, records: Mapping[int, Records]) -> list[str]:
    """Results in the log that do not follow from their records."""
    found = []
    keys = {name: key for key, name in log.names.items()}
    for line in log.lines:
        if isinstance(line.event, Result) and line.event.record:
            number = line.event.race
            outcome = renamed_outcome(line.event.outcome, log.names)
            if number not in records:
                found.append(f"{file_name(number)}.race is missing")
            elif digest(text_of(records[number], keys)) != line.event.record:
                found.append(f"{file_name(number)}.race is not the record that was filed")
            elif wrong := _raced(outcome, number, records[number]):
                found.append(wrong)
    return found


def _raced(outcome: Outcome, number: int, records: Records) -> str:
    """Why an outcome is not that of its records; empty if it is."""
    name = file_name(number)
    if any(record.seed is not None and paddock.verify(record).first_wrong is not None for record in records):
        return f"{name}.race: its luck does not follow from its seed"
    first = outcome.corrections[0].placings if outcome.corrections else outcome.placings
    raced = together([outcome_of(paddock.replay(record), record.names) for record in records])
    return "" if raced.placings == first else f"{name}.json is not the result of {name}.race"
