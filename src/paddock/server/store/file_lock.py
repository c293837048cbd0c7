"""A lock beside a SQLite file: one process serves it. The system drops the lock when the process ends or is killed."""

import sys
from pathlib import Path
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        # A record lock, which child processes do not inherit.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The lock of one file: an empty file beside it, held open."""

    def __init__(self, path: str | None) -> None:
        self.path = Path(f"{path}.lock")
        self.file: IO[bytes] | None = None

    def take(self) -> bool:
        """Lock the file; False if another process has it."""
        file = self.path.open("ab")
        try:
            _lock(file)
        except OSError:
            file.close()
            return False
        self.file = file
        return True

    def release(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None
