"""A line of a circuit file as words, read from left to right; what does not fit becomes a one-sentence complaint."""

import math
import re

from paddock.core.errors import BadData, Complaint

TOKEN = re.compile(r'"(?P<text>[^"]*)"|(?P<open>")|(?P<comment>#.*)|(?P<word>[^\s"#]+)')
NAME = re.compile(r"[a-z0-9][a-z0-9_]{0,23}")
WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
NUMBER = re.compile(r"[+-]?[0-9]{1,6}(\.[0-9]{1,6})?")
RANGE = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")


class Wrong(Exception):  # noqa: N818  never leaves the reader
    """A mistake in a line; the text says what was expected."""


class Complaints:
    """The complaints about a file, collected so that all can be raised at once."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.list: list[Complaint] = []

    def say(self, line: int, message: str) -> None:
        self.list.append(Complaint(self.origin, line, message))

    def settle(self) -> None:
        """Raise all complaints, in the order of the lines."""
        if self.list:
            raise BadData(sorted(dict.fromkeys(self.list), key=lambda complaint: complaint.line))


class Words:
    """The words of one line, taken one after the other."""

    def __init__(self, line: int, text: str) -> None:
        self.line = line
        self.words: list[str] = []
        self.quoted: list[bool] = []
        self.place = 0
        for token in TOKEN.finditer(text):
            if token["open"]:
                raise Wrong('a quoted name is not closed: add a "')
            if token["comment"] is None:
                self.words.append(token["text"] if token["text"] is not None else token["word"])
                self.quoted.append(token["text"] is not None)

    def __bool__(self) -> bool:
        return self.place < len(self.words)

    def next_is(self, *words: str) -> bool:
        return bool(self) and not self.quoted[self.place] and self.words[self.place] in words

    def take(self, what: str) -> str:
        """The next word; `what` says what was expected."""
        if not self:
            raise Wrong(f"{what} is missing at the end of the line")
        if self.quoted[self.place]:
            raise Wrong(f'expected {what}, found the quoted name "{self.words[self.place]}"')
        self.place += 1
        return self.words[self.place - 1]

    def keyword(self, *words: str) -> str:
        found = self.take(" or ".join(words))
        if found not in words:
            raise Wrong(f"expected {' or '.join(words)}, found {found}")
        return found

    def optional(self, *words: str) -> str:
        """One of these words if it comes next, else an empty text."""
        if not self.next_is(*words):
            return ""
        self.place += 1
        return self.words[self.place - 1]

    def name(self, what: str) -> str:
        found = self.take(what)
        if not NAME.fullmatch(found):
            raise Wrong(f"{what} must be small letters and digits (at most 24), found {found}")
        return found

    def title(self, what: str) -> str:
        if not self or not self.quoted[self.place]:
            raise Wrong(f'{what} is missing: write it in quotes, "" for none')
        self.place += 1
        text = self.words[self.place - 1]
        if len(text) > 60 or not text.isprintable():
            raise Wrong(f"{what} must be printable and at most 60 letters long")
        return text

    def whole(self, what: str, low: int, high: int) -> int:
        return whole(self.take(what), what, low, high)

    def number(self, what: str, low: float, high: float) -> float:
        found = self.take(what)
        if not NUMBER.fullmatch(found) or not low <= float(found) <= high or not math.isfinite(float(found)):
            raise Wrong(f"{what} must be a number from {low:g} to {high:g}, found {found}")
        return float(found)

    def span(self, what: str, low: int, high: int) -> tuple[int, int]:
        """A range such as `7-10`, as its two ends."""
        found = self.take(what)
        ends = RANGE.fullmatch(found)
        if not ends or not all(low <= int(end) <= high for end in ends.groups()):
            raise Wrong(f"{what} must be a range such as {low}-{high}, found {found}")
        return int(ends[1]), int(ends[2])

    def end(self) -> None:
        if self:
            raise Wrong(f"{self.words[self.place]} is not understood here: nothing more was expected")


def whole(text: str, what: str, low: int, high: int) -> int:
    """A whole number in these bounds, or what is wrong with it."""
    if not WHOLE.fullmatch(text) or not low <= int(text) <= high:
        raise Wrong(f"{what} must be a whole number from {low} to {high}, found {text}")
    return int(text)
