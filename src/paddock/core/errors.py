"""The errors that Paddock raises."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paddock.core.plain import Plain

if TYPE_CHECKING:
    from paddock.core.texts import Text


class PaddockError(Exception):
    """The base of every error that Paddock raises on purpose; its text says what to do."""


class IllegalChoice(PaddockError):  # noqa: N818  the window's name
    """A choice that is not possible now. Nothing was changed."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class UnreadableCode(IllegalChoice):
    """Not a code at all."""


class Complaint(Plain):
    """One thing that is wrong in a written text."""

    source: str
    line: int
    message: str
    """In English."""
    text: Plain | None = None
    """The same as a `paddock.core.texts.Text`, if it can be told in every language."""

    def __str__(self) -> str:
        return self._placed(self.message)

    def label(self, lang: str = "en") -> str:
        """The complaint in a language, if it can be told in it."""
        return str(self) if self.text is None else self._placed(_rendered(self.text, lang))

    def in_all_languages(self) -> "Text | None":
        """The complaint with its place as a text; None if it can be told in English alone."""
        from paddock.core.texts import CORE, message  # texts raise errors of this module

        if self.text is None:
            return None
        return message(CORE, "complaint", source=self.source, line=str(self.line), why=self.text)

    def _placed(self, message: str) -> str:
        return f"{self.source}:{self.line}: {message}" if self.line else f"{self.source}: {message}"


class BadData(PaddockError):  # noqa: N818  the window's name
    """A text (a position, a record, a circuit, a table of cards) contradicts itself; lists every complaint."""

    def __init__(self, complaints: Iterable[Complaint]) -> None:
        self.complaints = tuple(complaints)
        super().__init__("\n".join(map(str, self.complaints)))

    def __reduce__(self) -> "tuple[type, tuple[tuple[Complaint, ...]]]":
        """So that a worker process can hand it on."""
        return type(self), (self.complaints,)

    def label(self, lang: str = "en") -> str:
        """Every complaint in a language, a line each."""
        return "\n".join(each.label(lang) for each in self.complaints)


def bad(source: str, message: str | Plain, line: int = 0) -> BadData:
    """A single complaint, ready to be raised; the message is English, or a `Text` for every language."""
    return BadData([complaint(source, message, line)])


def complaint(source: str, message: str | Plain, line: int = 0) -> Complaint:
    """A complaint whose message is English, or a `Text` for every language."""
    if isinstance(message, str):
        return Complaint(source, line, message)
    return Complaint(source, line, _rendered(message, "en"), message)


def _rendered(text: Plain, lang: str) -> str:
    from paddock.core.texts import Text, render  # texts raise errors of this module

    assert isinstance(text, Text)
    return render(text, lang)
