"""Guests, who only have a name, and accounts, which add a password."""

import re
import secrets
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from paddock.server.errors import RequestError
from paddock.server.store import Store
from paddock.server.store.rows import User
from paddock.server.store.users import AccountTakenError
from paddock.server.users.names import clean_name
from paddock.server.users.passwords import is_common

ACCOUNT = re.compile(r"[a-z0-9][a-z0-9_.-]{2,31}")
PASSWORD_LENGTHS = range(8, 201)


class Users:
    """Adds users and signs them in. Every call blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self.users = store.users
        self.hasher = PasswordHasher()

    def add_guest(self, name: str) -> User:
        user = User(secrets.token_hex(8), clean_name(name))
        self.users.add(user)
        return user

    def rename(self, user: User, name: str) -> User:
        renamed = replace(user, name=clean_name(name))
        self.users.change(user.id, name=renamed.name)
        return renamed

    def register(self, user: User, account: str, password: str) -> User:
        """Give a guest an account, so that they can sign in on any device."""
        if user.account:
            raise RequestError("has-account")
        if not ACCOUNT.fullmatch(account):
            raise RequestError("bad-account", 422)
        if len(password) not in PASSWORD_LENGTHS:
            raise RequestError("bad-password", 422, least=PASSWORD_LENGTHS[0], most=PASSWORD_LENGTHS[-1])
        if is_common(password, account):
            raise RequestError("common-password", 422)
        try:
            self.users.change(user.id, account=account, password=self.hasher.hash(password))
        except AccountTakenError:
            raise RequestError("account-taken") from None
        return replace(user, account=account)

    def sign_in(self, account: str, password: str) -> User:
        """The owner of an account. Neither the error nor the time it takes reveals whether the account exists."""
        found = self.users.by_account(account)
        try:
            self.hasher.verify(found[1] if found else self._dummy_hash, password)
        except (VerifyMismatchError, InvalidHashError):
            raise RequestError("wrong-password", 403) from None
        if found is None:
            raise RequestError("wrong-password", 403)
        return found[0]

    @cached_property
    def _dummy_hash(self) -> str:
        """The hash of a random password, checked when there is no such account."""
        return self.hasher.hash(secrets.token_hex(16))
