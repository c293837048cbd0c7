"""The words on a board, in the viewer's language."""

from paddock.core.texts import message, render

ROOM = "paddock.circuits"


class Words:
    """Texts of this room in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **args: str | int) -> str:
        return render(message(ROOM, key, **args), self.lang)

    def with_length(self, facts: str, metres: int) -> str:
        """What a board holds, with the length of the real lap where it is known."""
        return f"{facts} · {self.say('lap-length', metres=metres)}" if metres else facts


def signed(number: int) -> str:
    """With a true minus, and a plus for what is gained."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"
