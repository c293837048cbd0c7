"""Servers and guests for the tests of the service."""

import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from serving import Arrive, Guest, Server, config, new_database, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns if there is no runtime directory, and uses another
        from pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(
        ignore_cleanup_errors=True
    ) as place:  # pytest's own folders are readable by root only
        Path(place).chmod(0o755)
        database = get_server(Path(place) / "pg", cleanup_mode="stop")
        yield database.get_uri()
        database.cleanup()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, shared by the tests of a module."""
    with serving(config(tmp_path_factory.mktemp("server"))) as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """A server on SQLite, or two that share a PostgreSQL."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        with serving(config(folder)) as one:
            yield one, one
        return
    database = new_database(request.getfixturevalue("postgres"))
    with (
        serving(config(folder, database=database)) as one,
        serving(config(folder, database=database)) as two,
    ):
        yield one, two


@pytest.fixture
async def arrive(server: Server) -> AsyncIterator[Arrive]:
    """Registers guests."""
    here: list[Guest] = []

    async def come(name: str, url: str = "") -> Guest:
        guest = await Guest(url or server.url, name).arrive()
        here.append(guest)
        return guest

    yield come
    for guest in here:
        await guest.close()
