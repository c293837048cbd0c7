"""Text files of users, such as circuits and decks: found in a folder by their ids, and bounded in number and size."""

import re
from pathlib import Path

from paddock.core.errors import bad
from paddock.core.sheets import MOST_LETTERS
from paddock.core.texts import CORE, message

ID = re.compile(r"[a-z0-9][a-z0-9_]{0,23}")
MOST_FILES = 500
MOST_TITLE = 60
LETTER_BYTES = 4
"""The most bytes of one letter in UTF-8."""


def is_title(text: str) -> bool:
    """Whether a text can stand between quotes as the name of what a file describes."""
    return '"' not in text and text.isprintable() and len(text) <= MOST_TITLE


def find(folder: Path, suffix: str) -> dict[str, Path]:
    """The files of a folder by id: plain files of that folder whose name is an id."""
    if not folder.is_dir():
        return {}
    home = folder.resolve()
    found = sorted(folder.glob(f"*{suffix}"))[:MOST_FILES]
    inside = [file for file in found if file.is_file() and file.resolve().parent == home]
    return {file.stem: file for file in inside if ID.fullmatch(file.stem)}


def text_of(file: Path) -> str:
    """The text of a file; raises ValueError if it is not text or too long."""
    with file.open("rb") as stream:
        raw = stream.read(LETTER_BYTES * MOST_LETTERS + 1)
    if len(raw) > LETTER_BYTES * MOST_LETTERS:
        raise ValueError(f"more than {MOST_LETTERS} letters")
    return raw.decode("utf-8-sig")


def create(file: Path, text: str) -> None:
    """Write a new file, in a folder that is made if need be; one that exists is never overwritten."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("x", encoding="utf-8") as stream:
        stream.write(text)


def load(file: Path) -> str:
    """The text of a file; raises BadData if it cannot be read."""
    try:
        return text_of(file)
    except UnicodeDecodeError:
        raise bad(file.name, message(CORE, "file-not-utf8"), 1) from None
    except ValueError:
        raise bad(file.name, message(CORE, "file-large", letters=str(MOST_LETTERS)), 1) from None
    except FileNotFoundError:
        raise bad(str(file), message(CORE, "file-missing")) from None
    except OSError as error:
        raise bad(file.name, message(CORE, "file-unreadable", why=str(error.strerror)), 1) from None
