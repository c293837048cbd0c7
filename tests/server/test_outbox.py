"""The outbox and the list of calls, on both databases: nothing twice, nothing lost, whichever process dies."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import paddock
from paddock.server.store import Store
from paddock.server.store.outbox import NewLetter
from paddock.server.store.rows import Contact, Owed, Seat, Table, TableSettings, User
from serving import new_database

GAME = "crazy-race"


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    """Two processes with one database, a user and a table."""
    file = f"sqlite:///{tmp_path / 'days.sqlite'}"
    url = file if request.param == "sqlite" else new_database(request.getfixturevalue("postgres"))
    one, two = Store(url, "one"), Store(url, "two")
    one.database.migrate()
    one.users.add(User("ann", "Ann"))
    setup = paddock.game(GAME).setup(2, names=("Ann", "Bob"))
    table = Table("t", setup, 1, TableSettings(), "ann", "public", "running", "7", 0.0, 0.0)
    one.tables.add(table, [Seat(0, "ann"), Seat(1, "ann")])
    yield one, two
    one.close()
    two.close()


def letter(key: str) -> NewLetter:
    return NewLetter(key, "ann", "mail", "", "turn", "[]")


def test_a_message_is_leased_to_one_process_until_it_has_reported(stores: tuple[Store, Store]) -> None:
    one, two = stores
    one.outbox.add([letter("a"), letter("b"), letter("a")])
    [first] = one.outbox.claim("mail", 60, 1)
    [second] = two.outbox.claim("mail", 60, 5)
    assert ("a", "b", 1) == (first.key, second.key, first.tries)
    assert [] == one.outbox.claim("mail", 60, 5)
    assert [] == one.outbox.claim("push", 60, 5)

    one.outbox.delivered(first)
    one.outbox.delivered(second)
    assert 1 == one.outbox.waiting("mail"), "another process has the second"
    two.outbox.give_up(second, "no such mailbox")
    assert 0 == one.outbox.waiting("mail")
    assert ["no such mailbox"] == [failure.note for failure in one.outbox.failures("ann")]


def test_the_messages_of_a_process_that_dies_are_delivered_by_another(stores: tuple[Store, Store]) -> None:
    one, two = stores
    one.outbox.add([letter("a")])
    assert one.outbox.claim("mail", 0.2, 5)
    assert not two.outbox.claim("mail", 60, 5)
    time.sleep(0.25)
    [again] = two.outbox.claim("mail", 60, 5)
    assert 2 == again.tries
    two.outbox.retry(again, 60, "not now")
    assert not one.outbox.claim("mail", 60, 5)

    one.outbox.add([letter("b")])
    assert one.outbox.claim("mail", 60, 5)
    one.outbox.release()
    assert ["b"] == [each.key for each in two.outbox.claim("mail", 60, 5)]


def test_a_decision_is_noted_once_and_called_for_once(stores: tuple[Store, Store]) -> None:
    one, two = stores
    owed = Owed("t", 0, 3, "ann")
    for store in (one, two, one):
        store.calls.note([(owed, time.time() - 1)])
    assert ["ann"] == two.calls.users_due(10)
    [call] = one.calls.of("ann")
    assert one.calls.post([(call, "called", None)], [letter("one")])
    assert not two.calls.post([(call, "called", None)], [letter("two")])
    assert [] == two.calls.users_due(10)
    assert ["one"] == [each.key for each in one.outbox.claim("mail", 60, 9)]
    one.calls.note([(owed, time.time())])
    assert "called" == one.calls.of("ann")[0].state

    one.calls.note([(Owed("t", 0, 5, "ann"), time.time())])
    assert [5] == [each.asked for each in one.calls.of("ann")], "the earlier one is past"


def test_a_change_of_settings_times_what_waits_again(stores: tuple[Store, Store]) -> None:
    one, _ = stores
    one.calls.note([(Owed("t", 0, 3, "ann"), time.time() + 9999)])
    assert [] == one.calls.users_due(10)
    one.contacts.set("ann", Contact(mail="a@b.example", mail_on=True, zone="Europe/Rome"))
    assert ["ann"] == one.calls.users_due(10)
    assert Contact(mail="a@b.example", mail_on=True, zone="Europe/Rome") == one.contacts.get("ann")
    assert ["ann"] == one.contacts.with_mail("a@b.example")
    one.contacts.mute("ann", "t", True)
    one.contacts.mute("ann", "t", True)
    assert frozenset({"t"}) == one.contacts.muted("ann")
    one.contacts.mute("ann", "t", False)
    assert frozenset() == one.contacts.muted("ann")


def test_a_user_has_a_few_browsers_and_each_ends_with_its_session(stores: tuple[Store, Store]) -> None:
    one, _ = stores
    for number in range(7):
        one.contacts.subscribe("ann", f"s{number}", f"https://push.example/{number}", "key", "auth")
    assert [f"s{number}" for number in range(2, 7)] == [each.session for each in one.contacts.subscriptions("ann")]
    one.contacts.end_session("s3")
    one.contacts.subscribe("ann", "s9", "https://push.example/2", "key", "auth")
    assert ["s4", "s5", "s6", "s9"] == [each.session for each in one.contacts.subscriptions("ann")]
