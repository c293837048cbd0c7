"""Users: guests, who only have a name, until they add an account."""

import secrets

from msgspec.structs import replace

from paddock.server.store import Store
from paddock.server.store.rows import User
from paddock.server.users.names import clean_name


class Users:
    """Adds and renames users. Every call blocks, as the store does."""

    def __init__(self, store: Store) -> None:
        self.users = store.users

    def add_guest(self, name: str) -> User:
        user = User(secrets.token_hex(8), clean_name(name))
        self.users.add(user)
        return user

    def rename(self, user: User, name: str) -> User:
        renamed = replace(user, name=clean_name(name))
        self.users.change(user.id, name=renamed.name)
        return renamed
