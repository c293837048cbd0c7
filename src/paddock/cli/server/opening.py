"""The database of a service, opened by a command of its owner while the service may be running."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from paddock.server.store import Store


def database_url(arguments: argparse.Namespace) -> str:
    """The database that a command is about."""
    from paddock.server import Config  # imported here: other commands start faster without it

    return Config(database=arguments.database).database_url


def open_store(arguments: argparse.Namespace) -> "Store":
    """The store of a service, brought up to date."""
    from paddock.server.store import Store
    from paddock.server.store.database import check_database

    url = database_url(arguments)
    check_database(url, claims=False)
    store = Store(url)
    store.database.bring_up_to_date()
    return store
