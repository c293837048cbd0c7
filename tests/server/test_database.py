"""The database fails, is locked, is newer or belongs to another process: it is said, and nothing else stops."""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import paddock
from paddock.server.store import Store
from paddock.server.store.database import Database, check_database
from paddock.server.store.rows import User
from serving import Server, config, serving


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """A SQLite file in which another program holds the write lock."""
    other = sqlite3.connect(database, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_locked_database_refuses_writes_and_serves_reads(tmp_path: Path) -> None:
    with serving(config(tmp_path)) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        client.post("/api/guests", json={"name": "Ann"}).raise_for_status()
        with locked(tmp_path / "test.sqlite"):
            waiting = [subprocess.Popen(_post(server)) for _ in range(6)]
            time.sleep(1)
            began = time.monotonic()
            assert "Ann" == client.get("/api/me").json()["name"]
            assert 200 == client.get("/api/tables").status_code
            assert time.monotonic() - began < 3

            ready = client.get("/ready")
            assert (503, "2") == (ready.status_code, ready.headers["retry-after"])
            assert [0] * 6 == [process.wait(60) for process in waiting]
        time.sleep(1.1)
        assert 200 == client.get("/ready").status_code


def _post(server: Server) -> list[str]:
    """A program that registers a guest, and succeeds if the service says that its database does not answer."""
    code = f"""
import httpx, sys
reply = httpx.post("{server.url}/api/guests", json={{"name": "Bob"}}, timeout=60)
sys.exit((reply.status_code, reply.json()["error"], reply.headers["retry-after"]) != (503, "not-ready", "2"))
"""
    return [sys.executable, "-c", code]


def test_a_sqlite_file_has_one_process(tmp_path: Path) -> None:
    settings = config(tmp_path)
    with serving(settings):
        command = [sys.executable, "-m", "paddock.cli", "serve", "--database", settings.database_url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert 1 <= done.returncode <= 2
        assert 1 == len(done.stderr.splitlines())
        assert "another process serves" in done.stderr
    check_database(settings.database_url)


def test_a_newer_schema_is_one_clear_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'newer.sqlite'}"
    database = Database(url)
    database.migrate()
    with database.write() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(paddock.PaddockError, match="schema 9999"):
        database.migrate()
    database.close()
    done = subprocess.run(
        [sys.executable, "-m", "paddock.cli", "serve", "--database", url], capture_output=True, text=True, check=False
    )
    assert 1 <= done.returncode <= 2
    assert 1 == len(done.stderr.splitlines())
    assert "install" in done.stderr


def test_errors_of_the_database_name_no_values(tmp_path: Path) -> None:
    """Otherwise password hashes and seeds would stand in the log."""
    store = Store(f"sqlite:///{tmp_path / 'users.sqlite'}")
    store.database.migrate()
    store.users.add(User("ann", "Ann"))
    with pytest.raises(IntegrityError) as caught:
        store.users.add(User("ann", "a-secret-name"))
    store.close()
    assert "a-secret-name" not in str(caught.value)
