"""Sessions are issued, expire and can be revoked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock.server.store import Store
from paddock.server.store.rows import User
from paddock.server.users.sessions import COOKIE_SECONDS, Sessions
from paddock.server.users.users import Users


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'users.sqlite'}")
    made.database.migrate()
    yield made
    made.close()


@pytest.fixture
def ann(store: Store) -> User:
    return Users(store).add_guest("Ann")


def test_a_session_outlives_the_process(store: Store, ann: User) -> None:
    """The key that signs cookies is in the database."""
    cookie = Sessions(store).issue(ann)

    assert ann == Sessions(store).user_of(cookie)


def test_a_session_expires(store: Store, ann: User, monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = Sessions(store)
    monkeypatch.setattr("paddock.server.users.sessions.time.time", lambda: 1000.0)
    cookie = sessions.issue(ann)

    monkeypatch.setattr("paddock.server.users.sessions.time.time", lambda: 1000.0 + COOKIE_SECONDS)
    assert ann == sessions.user_of(cookie)
    monkeypatch.setattr("paddock.server.users.sessions.time.time", lambda: 1001.0 + COOKIE_SECONDS)
    assert sessions.user_of(cookie) is None


def test_revoked_sessions_end_and_new_ones_begin(store: Store, ann: User) -> None:
    sessions = Sessions(store)
    cookies = [sessions.issue(ann), sessions.issue(ann)]

    sessions.revoke_all(ann)

    assert [None, None] == [sessions.user_of(cookie) for cookie in cookies]
    again = store.users.get(ann.id)
    assert again is not None
    assert again == sessions.user_of(sessions.issue(again))
