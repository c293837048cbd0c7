"""New databases for measurements and proofs: a SQLite file, or a real PostgreSQL."""

import contextlib
import warnings
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def storing(kind: str, folder: Path) -> Iterator[tuple[str, int | None]]:
    """The URL of a new database, and the process that serves it."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'new.sqlite'}", None
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns if there is no runtime directory, and uses another
        from pgserver.postgres_server import get_server
    folder.chmod(0o755)  # the server runs as another user than root
    database = get_server(folder / "pg", cleanup_mode="stop")
    try:
        yield database.get_uri(), int((folder / "pg" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    finally:
        database.cleanup()
