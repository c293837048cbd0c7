"""The dates of clubs as iCalendar feeds (RFC 5545): rounds of seasons, and duplicate matches."""

import hashlib
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Literal

from msgspec.structs import replace

import paddock
from paddock.core import Plain
from paddock.league.season import moment
from paddock.server.catalogue import circuit_title
from paddock.server.clubs.keeper import Season
from paddock.server.errors import translate
from paddock.server.store.matches import DuplicateMatch
from paddock.server.store.rows import Club

LENGTH = timedelta(hours=2)
"""How long a race takes in the calendar."""
LINE_BYTES = 73


class Dated(Plain):
    """A race with a date."""

    uid: str
    created: float
    moved: int
    """How often the date has changed."""
    at: datetime
    title: str
    where: str
    url: str
    status: Literal["", "TENTATIVE", "CANCELLED"] = ""


def feed_key(club: Club) -> str:
    """The key with which a calendar reads the dates of a private club, and nothing else. A new invitation ends it."""
    return hashlib.sha256(f"calendar {club.invite}".encode()).hexdigest()[:20]


def open_feed_key(club: Club) -> str:
    """The key that the address of a club's dates needs; empty for a public club."""
    return "" if club.access == "public" else feed_key(club)


def calendar(title: str, dates: Iterable[Dated]) -> str:
    """Dates as a feed."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Paddock//Season//EN", f"X-WR-CALNAME:{_escaped(title)}"]
    for each in dates:
        lines += _event(each)
    return "\r\n".join(_folded(line) for line in [*lines, "END:VCALENDAR"]) + "\r\n"


def season_dates(season: Season, server: str, lang: str) -> list[Dated]:
    """The rounds of a season that have a date, and their reserve dates."""
    found = []
    for number, race in enumerate(season.book.season.races, start=1):
        first, second = moment(race.at), moment(race.reserve_at)
        if first is not None:
            found.append(_round(season, number, first, server, lang))
        if second is not None and number >= season.next and race.at != race.reserve_at:
            found.append(_reserve_of(_round(season, number, second, server, lang), second, lang))
    return found


def _round(season: Season, number: int, at: datetime, server: str, lang: str) -> Dated:
    race = season.book.season.races[number - 1]
    return Dated(
        uid=f"{season.row.id}-{number}",
        created=season.row.created,
        moved=season.book.moved.get(number, 0),
        at=at,
        title=f"{season.book.season.title}: {race.name}",
        where=_where(race.game, race.circuit, lang),
        url=f"{server}/season/{season.row.id}",
    )


def match_dates(matches: Iterable[DuplicateMatch], server: str, lang: str) -> list[Dated]:
    """The matches that have a date, or had one when they were called off, and their reserve dates."""
    found = []
    for match in matches:
        if match.at and match.setup.game in paddock.games():
            found.append(_match(match, server, lang))
            if match.has_reserve_date:
                found.append(_reserve_of(found[-1], datetime.fromtimestamp(match.reserve_at, UTC), lang))
    return found


def _match(match: DuplicateMatch, server: str, lang: str) -> Dated:
    is_off = match.state == "off"
    return Dated(
        uid=match.id,
        created=match.created,
        moved=match.moved + is_off,
        at=datetime.fromtimestamp(match.at, UTC),
        title=match.title,
        where=_where(match.setup.game, match.setup.circuit, lang),
        url=f"{server}/match/{match.id}",
        status="CANCELLED" if is_off else "",
    )


def _reserve_of(dated: Dated, at: datetime, lang: str) -> Dated:
    """A date that counts only if the first one does not."""
    title = f"{dated.title} ({translate('reserve-date', lang)})"
    return replace(dated, uid=f"{dated.uid}-reserve", at=at, title=title, status="TENTATIVE")


def _where(game: str, circuit: str, lang: str) -> str:
    title = paddock.game(game).title(lang)
    return f"{title}, {circuit_title(circuit)}" if circuit else title


def _event(dated: Dated) -> list[str]:
    return [
        "BEGIN:VEVENT",
        f"UID:{dated.uid}@paddock",
        f"DTSTAMP:{_stamp(datetime.fromtimestamp(dated.created, UTC))}",
        f"SEQUENCE:{dated.moved}",
        f"DTSTART:{_stamp(dated.at)}",
        f"DTEND:{_stamp(dated.at + LENGTH)}",
        f"SUMMARY:{_escaped(dated.title)}",
        f"LOCATION:{_escaped(dated.where)}",
        f"URL:{dated.url}",
        *([f"STATUS:{dated.status}"] if dated.status else []),
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
