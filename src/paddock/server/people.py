"""Who somebody is: guests with a nickname and a signed cookie, and accounts with a password."""

import hashlib
import hmac
import re
import secrets
import time
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from paddock.server.errors import Sorry
from paddock.server.rows import Person
from paddock.server.store import Store, Taken

COOKIE = "paddock"
COOKIE_SECONDS = 400 * 24 * 3600
NAME_LENGTH = 24
ACCOUNT = re.compile(r"[a-z0-9][a-z0-9_.-]{2,31}")
PASSWORD_LENGTHS = range(8, 201)


class People:
    """Those who play here. Everything here blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = bytes.fromhex(store.fact("cookie-key", secrets.token_hex(32)))
        self.hasher = PasswordHasher()

    # Cookies

    def cookie(self, person: Person) -> str:
        """What proves who somebody is."""
        body = f"{person.id}.{person.epoch}.{int(time.time())}"
        return f"{body}.{self._sign(body)}"

    def read_cookie(self, cookie: str) -> Person | None:
        """Whoever a cookie was made for; None where it was not made here, is too old, or was called in."""
        body, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        id, epoch, made = body.split(".")  # noqa: A001
        person = self.store.person(id)
        if person is None or str(person.epoch) != epoch or int(made) + COOKIE_SECONDS < time.time():
            return None
        return person

    def _sign(self, body: str) -> str:
        return hmac.new(self.key, body.encode(), hashlib.sha256).hexdigest()[:40]

    # Guests and accounts

    def welcome(self, name: str) -> Person:
        """A new guest."""
        person = Person(secrets.token_hex(8), tidy(name))
        self.store.add_person(person)
        return person

    def rename(self, person: Person, name: str) -> Person:
        self.store.change_person(person.id, name=tidy(name))
        return Person(person.id, tidy(name), person.account, person.epoch)

    def register(self, person: Person, account: str, password: str) -> Person:
        """Give a guest an account: the same person, who can now come from any device."""
        if person.account:
            raise Sorry("has-account")
        if not ACCOUNT.fullmatch(account):
            raise Sorry("bad-account", 422)
        if len(password) not in PASSWORD_LENGTHS:
            raise Sorry("bad-password", 422, least=PASSWORD_LENGTHS[0], most=PASSWORD_LENGTHS[-1])
        try:
            self.store.change_person(person.id, account=account, password=self.hasher.hash(password))
        except Taken:
            raise Sorry("account-taken") from None
        return Person(person.id, person.name, account, person.epoch)

    def sign_in(self, account: str, password: str) -> Person:
        """The owner of an account. Whether the account exists cannot be told from the answer, nor from its time."""
        found = self.store.account(account)
        try:
            self.hasher.verify(found[1] if found else self._no_hash, password)
        except (VerifyMismatchError, InvalidHashError):
            raise Sorry("wrong-password", 403) from None
        if found is None:
            raise Sorry("wrong-password", 403)
        return found[0]

    @cached_property
    def _no_hash(self) -> str:
        """The hash of a password that nobody has."""
        return self.hasher.hash(secrets.token_hex(16))

    def sign_out_everywhere(self, person: Person) -> None:
        """Call in all cookies of a person."""
        self.store.change_person(person.id, epoch=person.epoch + 1)


def tidy(name: str) -> str:
    """A name that can be shown: no signs that cannot be seen, no line breaks, not too long."""
    words = printable(unicodedata.normalize("NFC", name))[:NAME_LENGTH].strip()
    if not words:
        raise Sorry("bad-name", 422, most=NAME_LENGTH)
    return words


def printable(text: str) -> str:
    """A text on one line, without signs that cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
