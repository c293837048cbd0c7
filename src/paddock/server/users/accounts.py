"""Accounts: a name and a password, with which a user signs in on any device."""

import re
import secrets
from collections import OrderedDict
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from msgspec.structs import replace

from paddock.server.background import Background, Pool
from paddock.server.errors import RequestError
from paddock.server.rate_limits import MAX_KEYS, RateLimit
from paddock.server.store import Store
from paddock.server.store.rows import User
from paddock.server.store.users import AccountTakenError
from paddock.server.users.passwords import is_common

ACCOUNT = re.compile(r"[a-z0-9][a-z0-9_.-]{2,31}")
PASSWORD_LENGTHS = range(8, 201)
THREADS = 1
"""How many passwords are hashed at once: one hash takes several cores and 64 MiB for a moment."""
MAX_WAITING = 20
"""How many may wait; the others are told to try again."""


class Accounts:
    """Registers accounts and signs users in. Passwords are hashed in a thread that nothing else waits for."""

    def __init__(self, store: Store, background: Background, attempts: RateLimit) -> None:
        self.users = store.users
        self.run = background.run
        self.attempts = attempts
        """How often the password of an account may be tried from networks where it was never right."""
        self.familiar: OrderedDict[tuple[str, str], None] = OrderedDict()
        """Accounts and the networks from which their owners signed in: nobody else can lock them out there."""
        self.hasher = PasswordHasher()
        self.pool = Pool("passwords", THREADS, MAX_WAITING)

    async def register(self, user: User, account: str, password: str) -> User:
        """Give a guest an account."""
        if user.account:
            raise RequestError("has-account")
        check_account(account, password)
        hashed = await self.pool.run(lambda: self.hasher.hash(password))
        try:
            await self.run(self.users.change, user.id, account=account, password=hashed)
        except AccountTakenError:
            raise RequestError("account-taken") from None
        return replace(user, account=account)

    async def set_password(self, user: User, password: str) -> User:
        """Give an account a new password; the user as they are once their sessions are revoked."""
        check_account(user.account or "", password)
        hashed = await self.pool.run(lambda: self.hasher.hash(password))
        await self.run(self.users.change, user.id, password=hashed)
        return replace(user, epoch=user.epoch + 1)

    async def sign_in(self, account: str, password: str, network: str) -> User:
        """The owner of an account. Neither the error nor the time it takes reveals whether the account exists."""
        if (account, network) not in self.familiar and not self.attempts.take(account):
            raise RequestError("too-fast", 429)
        found = await self.run(self.users.by_account, account)
        is_right = await self.pool.run(lambda: self._verify(found[1] if found else self._dummy_hash, password))
        if found is None or not is_right:
            raise RequestError("wrong-password", 403)
        self._remember(account, network)
        return found[0]

    async def check_password(self, user: User, password: str) -> None:
        """403 if it is not the password of a user who is signed in; it can be tried as often as to sign in."""
        if not self.attempts.take(f"{user.id}/confirm"):
            raise RequestError("too-fast", 429)
        found = await self.run(self.users.by_account, user.account or "")
        if found is None or not await self.pool.run(lambda: self._verify(found[1], password)):
            raise RequestError("wrong-confirmation", 403)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerifyMismatchError, InvalidHashError):
            return False

    def _remember(self, account: str, network: str) -> None:
        self.familiar[account, network] = None
        self.familiar.move_to_end((account, network))
        if len(self.familiar) > MAX_KEYS:
            self.familiar.popitem(last=False)

    @cached_property
    def _dummy_hash(self) -> str:
        """The hash of a random password, checked when there is no such account."""
        return self.hasher.hash(secrets.token_hex(16))

    def close(self) -> None:
        self.pool.close()


def check_account(account: str, password: str) -> None:
    """422 if an account cannot have this name or password."""
    if not ACCOUNT.fullmatch(account):
        raise RequestError("bad-account", 422)
    if len(password) not in PASSWORD_LENGTHS:
        raise RequestError("bad-password", 422, least=PASSWORD_LENGTHS[0], most=PASSWORD_LENGTHS[-1])
    if is_common(password, account):
        raise RequestError("common-password", 422)
