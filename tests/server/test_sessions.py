"""Sessions are issued, expire and can be revoked."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from paddock.server.store import Store
from paddock.server.store.rows import User
from paddock.server.store.schema import revoked_sessions
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


def test_one_session_is_revoked_and_another_goes_on(store: Store, ann: User) -> None:
    sessions = Sessions(store)
    here, there = sessions.issue(ann), sessions.issue(ann)
    session = sessions.find(here)
    assert session is not None
    renewed = sessions.issue(ann, session.id)

    sessions.revoke(session)
    sessions.revoke(session)

    assert [None, None, ann] == [sessions.user_of(cookie) for cookie in (here, renewed, there)]


def test_a_revoked_session_is_forgotten_once_it_has_expired(
    store: Store, ann: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = Sessions(store)
    old = sessions.find(sessions.issue(ann))
    assert old is not None
    sessions.revoke(old)
    now = time.time()
    monkeypatch.setattr("paddock.server.users.sessions.time.time", lambda: now + COOKIE_SECONDS + 1)
    new = sessions.find(sessions.issue(ann))
    assert new is not None
    sessions.revoke(new)
    with store.database.read() as connection:
        assert [new.id] == list(connection.execute(sa.select(revoked_sessions.c.id)).scalars())


def test_a_cookie_of_the_first_version_is_a_session_too(store: Store, ann: User) -> None:
    sessions = Sessions(store)
    body = f"{ann.id}.0.{int(time.time())}"
    cookie = f"{body}.{sessions._sign(body)}"
    session = sessions.find(cookie)
    assert session is not None
    assert ann == session.user
    sessions.revoke(session)
    assert sessions.find(cookie) is None
