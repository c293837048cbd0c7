"""Digits typed in quick succession form one number."""

import time

TYPING_SECONDS = 1.0


class TypedNumber:
    """The number that is being typed."""

    def __init__(self) -> None:
        self.digits = ""
        self.typed_at = 0.0

    def add(self, digit: str, most: int) -> int | None:
        """The number so far, from 1 to `most`; a digit that leads beyond begins a new number. None if out of range."""
        now = time.monotonic()
        self.digits = (self.digits if now - self.typed_at < TYPING_SECONDS else "") + digit
        self.typed_at = now
        if not 1 <= int(self.digits) <= most:
            self.digits = digit
        number = int(self.digits)
        return number if 1 <= number <= most else None
