"""Seasons outside the browser: tables for spreadsheets, a page to embed, and the league's folder."""

import csv
import io
import zipfile

from paddock.league.folder import NAME, Files
from paddock.league.naming import renamed_book
from paddock.league.page import page
from paddock.server.clubs.keeper import Season
from paddock.server.errors import RequestError, translate

MAX_FILES = 200
MAX_UNPACKED = 40_000_000
MAX_RECORD = 1_000_000
"""The largest record of a race, in bytes."""


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
