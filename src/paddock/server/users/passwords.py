"""Passwords that anybody would try first."""

import string
from pathlib import Path

MIN_DISTINCT = 5
"""A password of fewer different characters is a pattern."""
LONGEST_NUMBER = 12
"""Shorter numbers are dates and telephone numbers."""
ROWS = (
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "qwertzuiop",
    "azertyuiop",
    "qsdfghjklm",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb",
    "q1w2e3r4t5y6u7i8o9p0",
    "qazwsxedcrfvtgb",
    string.ascii_lowercase,
    string.digits,
)
WORDS = frozenset((Path(__file__).parent / "common_words.txt").read_text(encoding="utf-8").split())
_LOOKALIKES = str.maketrans("01345789@$!|+", "oieastbgasiit")


def is_common(password: str, account: str = "") -> bool:
    """Whether a password is a usual word, a pattern or the account's own name, perhaps with figures around it."""
    lowered = password.lower()
    if len(set(lowered)) < MIN_DISTINCT or _is_run(lowered) or (lowered.isdecimal() and len(lowered) < LONGEST_NUMBER):
        return True
    core = _letters_within(lowered)
    return any(_is_usual(each, account.lower()) for each in (core, core.translate(_LOOKALIKES)) if each)


def _letters_within(text: str) -> str:
    """A text without the figures and signs around it."""
    return text.strip(string.digits + string.punctuation + string.whitespace)


def _is_usual(core: str, account: str) -> bool:
    half = core[: len(core) // 2]
    words = {core, core[::-1], half if half * 2 == core else core}
    return any(word in WORDS or word == _letters_within(account) or _is_run(word) for word in words)


def _is_run(text: str) -> bool:
    """Whether a text runs along a row of keys or the alphabet, either way, again and again."""
    return any(text in (row * (len(text) // len(row) + 2)) for line in ROWS for row in (line, line[::-1]))
