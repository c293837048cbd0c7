"""The messages of the command in the user's language."""

import os
from typing import Any

from paddock.core import LANGUAGES, message, render

ROOM = "paddock.cli"


class Translator:
    """Renders messages of a room in one language: `say("goodbye")`."""

    def __init__(self, lang: str, is_explicit: bool = False, room: str = ROOM) -> None:
        self.lang = lang
        self.room = room
        self.is_explicit = is_explicit
        """Whether the command line asks for this language."""

    def __call__(self, key: str, **args: Any) -> str:
        return render(message(self.room, key, **args), self.lang)


_current = Translator("en")


def translator() -> Translator:
    """The translator of the running command."""
    return _current


def set_language(argv: list[str]) -> Translator:
    """Use the language of `--lang`, or the system's."""
    global _current  # a process runs one command, and its help is rendered before its arguments are parsed
    lang = _lang_argument(argv)
    _current = Translator(lang or system_language(), is_explicit=bool(lang))
    return _current


def _lang_argument(argv: list[str]) -> str:
    for index, word in enumerate(argv):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and index + 1 < len(argv):
            given = argv[index + 1]
        if given in LANGUAGES:
            return given
    return ""


def system_language() -> str:
    """The system's language if it is supported, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
