"""Names and texts that users type, made safe to show."""

import unicodedata

from paddock.server.errors import RequestError

NAME_LENGTH = 24


def clean_name(name: str) -> str:
    """A name on one line, without invisible characters, cut to length; 422 if nothing is left."""
    cleaned = printable(unicodedata.normalize("NFC", name))[:NAME_LENGTH].strip()
    if not cleaned:
        raise RequestError("bad-name", 422, most=NAME_LENGTH)
    return cleaned


def printable(text: str) -> str:
    """A text on one line, without invisible characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())


def unique_names(names: list[str]) -> list[str]:
    """The names, with a number after each that is there already."""
    found: list[str] = []
    for name in names:
        count, candidate = 2, name
        while candidate in found:
            candidate, count = f"{name} {count}", count + 1
        found.append(candidate)
    return found
