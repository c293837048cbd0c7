"""Seasons outside the browser: a calendar feed, tables for spreadsheets, a page to embed, and the league's folder."""

import csv
import hashlib
import io
import zipfile
from datetime import UTC, datetime, timedelta

import paddock
from paddock.league.folder import NAME, Files
from paddock.league.naming import renamed_book
from paddock.league.page import page
from paddock.league.season import moment
from paddock.server.clubs.keeper import Season
from paddock.server.errors import RequestError, translate
from paddock.server.store.rows import Club

LENGTH = timedelta(hours=2)
"""How long a race takes in the calendar."""
LINE_BYTES = 73
MAX_FILES = 200
MAX_UNPACKED = 40_000_000
MAX_RECORD = 1_000_000
"""The largest record of a race, in bytes."""


def feed_key(club: Club) -> str:
    """The key with which a calendar reads the dates of a private club, and nothing else. A new invitation ends it."""
    return hashlib.sha256(f"calendar {club.invite}".encode()).hexdigest()[:20]


# The calendar


def calendar(season: Season, address: str, lang: str) -> str:
    """The dates of a season as an iCalendar feed (RFC 5545)."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Paddock//Season//EN"]
    lines.append(f"X-WR-CALNAME:{_escaped(season.book.season.title)}")
    for number, race in enumerate(season.book.season.races, start=1):
        for name, at in (("", race.at), (translate("reserve-date", lang), race.reserve_at)):
            found = moment(at)
            is_reserve = bool(name)
            if found is not None and not (is_reserve and (number < season.next or race.at == race.reserve_at)):
                title = f"{race.name} ({name})" if is_reserve else race.name
                lines += _event(season, number, title, found, address, is_reserve)
    return "\r\n".join(_folded(line) for line in [*lines, "END:VCALENDAR"]) + "\r\n"


def _event(season: Season, number: int, title: str, at: datetime, address: str, is_reserve: bool) -> list[str]:
    race = season.book.season.races[number - 1]
    where = ", ".join(each for each in (paddock.game(race.game).title("en"), race.circuit) if each)
    return [
        "BEGIN:VEVENT",
        f"UID:{season.row.id}-{number}{'-reserve' if is_reserve else ''}@paddock",
        f"DTSTAMP:{_stamp(datetime.fromtimestamp(season.row.created, UTC))}",
        f"SEQUENCE:{season.book.moved.get(number, 0)}",
        f"DTSTART:{_stamp(at)}",
        f"DTEND:{_stamp(at + LENGTH)}",
        f"SUMMARY:{_escaped(f'{season.book.season.title}: {title}')}",
        f"LOCATION:{_escaped(where)}",
        f"URL:{address}",
        *(["STATUS:TENTATIVE"] if is_reserve else []),
        "END:VEVENT",
    ]


def _stamp(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for char in ("\\", ";", ","):
        text = text.replace(char, f"\\{char}")
    return text.replace("\n", "\\n")


def _folded(line: str) -> str:
    """A line of at most 75 bytes; the rest follows on lines that begin with a blank."""
    parts, part = [], b""
    for char in line:
        if len(part) + len(char.encode()) > LINE_BYTES:
            parts.append(part)
            part = b""
        part += char.encode()
    return b"\r\n ".join([*parts, part]).decode()


# Tables


def standings_csv(season: Season, lang: str) -> str:
    """The standings of drivers, teams and classes as one table for spreadsheets."""
    book, table = season.book, season.standings()
    out = io.StringIO()
    writer = csv.writer(out)
    races = [race.name for race in book.season.races[: len(book.outcomes)]]
    words = [translate(f"sheet-{name}", lang) for name in ("table", "place", "name", "team", "points", "adjusted")]
    writer.writerow([_cell(word) for word in (*words, *races)])
    groups = [(translate("sheet-drivers", lang), table.drivers), (translate("sheet-teams", lang), table.teams)]
    groups += list(table.categories.items())
    for name, rows in groups:
        for row in rows:
            team = book.drivers[row.name].team if row.name in book.drivers else ""
            scores = ["" if score is None else score for score in row.scores]
            head = [name, row.place, season.names.get(row.name, row.name), team, row.points, row.adjusted]
            writer.writerow([_cell(each) for each in (*head, *scores)])
    return out.getvalue()


def _cell(value: object) -> object:
    """A text that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@", "\t", "\r") else value


def embedded(season: Season, lang: str) -> str:
    """The season as one page of HTML for a club's own site."""
    return page(renamed_book(season.book, season.names), lang)


# The folder


def packed(files: Files) -> bytes:
    """The files of a folder as a zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return out.getvalue()


def unpacked(content: bytes) -> Files:
    """The files of a season from a zip, without others that lie there; 422 if it is no zip, or too large."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            found = [each for each in archive.infolist() if NAME.fullmatch(each.filename.rsplit("/", 1)[-1])]
            is_long = any(each.file_size > MAX_RECORD for each in found if each.filename.endswith(".race"))
            if is_long or len(found) > MAX_FILES or sum(each.file_size for each in found) > MAX_UNPACKED:
                raise RequestError("bad-zip", 422)
            return {each.filename.rsplit("/", 1)[-1]: archive.read(each) for each in found}
    except (zipfile.BadZipFile, OSError, RuntimeError, NotImplementedError, ValueError, EOFError) as error:
        raise RequestError("bad-zip", 422) from error
