"""The errors that Paddock raises."""

from collections.abc import Iterable

from paddock.core.plain import Plain


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

    def __str__(self) -> str:
        return f"{self.source}:{self.line}: {self.message}" if self.line else f"{self.source}: {self.message}"


class BadData(PaddockError):  # noqa: N818  the window's name
    """A text (a position, a record, a circuit, a table of cards) contradicts itself; lists every complaint."""

    def __init__(self, complaints: Iterable[Complaint]) -> None:
        self.complaints = tuple(complaints)
        super().__init__("\n".join(map(str, self.complaints)))


def bad(source: str, message: str, line: int = 0) -> BadData:
    """A single complaint, ready to be raised."""
    return BadData([Complaint(source, line, message)])
