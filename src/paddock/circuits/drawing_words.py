"""The words on a board, in the viewer's language."""

from typing import Any

from paddock.core.texts import message, render

ROOM = "paddock.circuits"


class Words:
    """Texts of this room in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **args: Any) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def with_length(self, facts: str, metres: int) -> str:
        """A board's facts, with the length of the real lap if known."""
        return f"{facts} · {self.say('lap-length', metres=metres)}" if metres else facts


def signed(number: int) -> str:
    """A number with a true minus sign, and a plus for gains."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
