"""A line of a circuit file as words, read from left to right; what does not fit becomes a one-sentence complaint."""

import math
import re
from typing import Any

from paddock.core.errors import BadData, Complaint, complaint
from paddock.core.text_files import ID
from paddock.core.texts import Text, message, render, shortened

ROOM = "paddock.circuits"
TOKEN = re.compile(r'"(?P<text>[^"]*)"|(?P<open>")|(?P<comment>#.*)|(?P<word>[^\s"#]+)')
WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
NUMBER = re.compile(r"[+-]?[0-9]{1,6}(\.[0-9]{1,6})?")
RANGE = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")


def wrong(key: str, **args: Any) -> Text:
    """What is wrong in a circuit file, in every language: the message `wrong-KEY`."""
    given = {name: value if isinstance(value, Text | tuple) else shortened(value) for name, value in args.items()}
    return message(ROOM, f"wrong-{key}", **given)


def thing(key: str) -> Text:
    """What was expected in a line: the message `what-KEY`."""
    return message(ROOM, f"what-{key}")


def either(words: tuple[str, ...]) -> Text | str:
    """Keywords one of which was expected."""
    said: Text | str = words[0]
    for word in words[1:]:
        said = message(ROOM, "what-either", one=said, other=word)
    return said


class Wrong(Exception):  # noqa: N818  never leaves the reader
    """A mistake in a line; the text says what was expected."""

    def __init__(self, key: str, **args: Any) -> None:
        self.text = wrong(key, **args)
        super().__init__(render(self.text))


class Complaints:
    """The complaints about a file, collected so that all can be raised at once."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.list: list[Complaint] = []

    def say(self, line: int, key: str, **args: Any) -> None:
        """Add a complaint by the key of its message; a `Text` among the arguments is told in the same language."""
        self.add(line, wrong(key, **args))

    def add(self, line: int, text: Text) -> None:
        self.list.append(complaint(self.origin, text, line))

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
                raise Wrong("quote-open")
            if token["comment"] is None:
                self.words.append(token["text"] if token["text"] is not None else token["word"])
                self.quoted.append(token["text"] is not None)

    def __bool__(self) -> bool:
        return self.place < len(self.words)

    def next_is(self, *words: str) -> bool:
        return bool(self) and not self.quoted[self.place] and self.words[self.place] in words

    def take(self, what: str) -> str:
        """The next word; `what` is the key of what was expected."""
        return self.word(thing(what))

    def word(self, what: Text | str) -> str:
        if not self:
            raise Wrong("word-missing", what=what)
        if self.quoted[self.place]:
            raise Wrong("word-quoted", what=what, found=self.words[self.place])
        self.place += 1
        return self.words[self.place - 1]

    def keyword(self, *words: str) -> str:
        found = self.word(either(words))
        if found not in words:
            raise Wrong("not-word", what=either(words), found=found)
        return found

    def optional(self, *words: str) -> str:
        """One of these words if it comes next, else an empty text."""
        if not self.next_is(*words):
            return ""
        self.place += 1
        return self.words[self.place - 1]

    def name(self, what: str) -> str:
        found = self.take(what)
        if not ID.fullmatch(found):
            raise Wrong("not-name", what=thing(what), found=found)
        return found

    def title(self, what: str) -> str:
        if not self or not self.quoted[self.place]:
            raise Wrong("title-missing", what=thing(what))
        self.place += 1
        text = self.words[self.place - 1]
        if len(text) > 60 or not text.isprintable():
            raise Wrong("title-long", what=thing(what))
        return text

    def whole(self, what: str, low: int, high: int) -> int:
        return whole(self.take(what), what, low, high)

    def number(self, what: str, low: float, high: float) -> float:
        found = self.take(what)
        if not NUMBER.fullmatch(found) or not low <= float(found) <= high or not math.isfinite(float(found)):
            raise Wrong("not-number", what=thing(what), low=f"{low:g}", high=f"{high:g}", found=found)
        return float(found)

    def span(self, what: str, low: int, high: int) -> tuple[int, int]:
        """A range such as `7-10`, as its two ends."""
        found = self.take(what)
        ends = RANGE.fullmatch(found)
        if not ends or not all(low <= int(end) <= high for end in ends.groups()):
            raise Wrong("not-range", what=thing(what), low=low, high=high, found=found)
        return int(ends[1]), int(ends[2])

    def end(self) -> None:
        if self:
            raise Wrong("word-over", word=self.words[self.place])


def whole(text: str, what: str, low: int, high: int) -> int:
    """A whole number in these bounds, or what is wrong with it."""
    if not WHOLE.fullmatch(text) or not low <= int(text) <= high:
        raise Wrong("not-whole", what=thing(what), low=low, high=high, found=text)
    return int(text)
