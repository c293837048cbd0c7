"""What the command says, in the language of the person at the keyboard."""

import os
from typing import Any

from paddock.core import LANGUAGES, message, render

ROOM = "paddock.cli"


class Voice:
    """Says messages of a room, of this one unless told, in one language: `say("goodbye")`."""

    def __init__(self, lang: str, is_asked: bool = False, room: str = ROOM) -> None:
        self.lang = lang
        self.room = room
        self.is_asked = is_asked
        """Whether somebody asked for this language, just now."""

    def __call__(self, key: str, **args: Any) -> str:
        return render(message(self.room, key, **args), self.lang)


_current = Voice("en")


def spoken() -> Voice:
    """The voice of the command that runs."""
    return _current


def listen(words: list[str]) -> Voice:
    """From here on speak as a command line asks for by `--lang`, or else as the system does."""
    global _current  # there is one command in a process, and its parts are offered before it is read
    asked = _asked(words)
    _current = Voice(asked or system_language(), is_asked=bool(asked))
    return _current


def _asked(words: list[str]) -> str:
    for index, word in enumerate(words):
        given = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and index + 1 < len(words):
            given = words[index + 1]
        if given in LANGUAGES:
            return given
    return ""


def system_language() -> str:
    """The language that the system is set to, English unless it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"
