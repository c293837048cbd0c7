"""What the owner of a service does by command. Each act is in the audit log, by `console`."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paddock.cli.command import UsageError
from paddock.cli.server.opening import open_store
from paddock.cli.translator import Translator, translator
from paddock.core import PaddockError

if TYPE_CHECKING:
    from paddock.server.moderation.acts import Acts
    from paddock.server.store import Store
    from paddock.server.store.rows import User

MAX_DAYS = 3650


def find_user(store: "Store", name: str) -> "User":
    """A user by account, id or name; an error that lists the ids if several have the name."""
    found = store.users.by_account(name)
    user = found[0] if found else store.users.get(name)
    if user is not None and user.name:
        return user
    same = [each for each in store.overview.users(name) if each.name == name]
    if len(same) == 1:
        only = store.users.get(same[0].id)
        assert only is not None
        return only
    if same:
        ids = " ".join(sorted(each.id for each in same))
        raise PaddockError(translator()("several-users", name=name, ids=ids))
    raise PaddockError(translator()("no-user", name=name))


def _do(arguments: argparse.Namespace, act: Callable[["Store", "Acts"], Any]) -> int:
    """Do something and say so; what the service would refuse is an error of one line."""
    from paddock.server.errors import RequestError
    from paddock.server.moderation.acts import Acts

    say, store = Translator(arguments.lang), open_store(arguments)
    try:
        result = act(store, Acts(store))
    except RequestError as error:
        raise PaddockError(error.text(arguments.lang)) from error
    finally:
        store.close()
    print(say("server-new-password", result=result) if isinstance(result, str) else say("server-done"))
    return 0


def set_role(arguments: argparse.Namespace) -> int:
    """Make an account an owner or a moderator, or neither."""
    role: Any = "" if arguments.role == "none" else arguments.role
    return _do(
        arguments,
        lambda store, acts: acts.set_role(find_user(store, arguments.name), role, arguments.reason),
    )


def ban(arguments: argparse.Namespace) -> int:
    """Ban a user or a network."""
    if not 0 <= arguments.days <= MAX_DAYS:
        say = Translator(arguments.lang)
        raise UsageError(say("server-bad-days", most=MAX_DAYS))
    scope: Any = "chat" if arguments.chat else "full"
    return _do(
        arguments,
        lambda store, acts: acts.ban(_subject(store, arguments.subject), scope, arguments.days, arguments.reason),
    )


def lift(arguments: argparse.Namespace) -> int:
    """End the bans of a user or a network."""
    return _do(
        arguments,
        lambda store, acts: acts.lift(_subject(store, arguments.subject), arguments.reason),
    )


def _subject(store: "Store", text: str) -> str:
    """A network, or the id of a user."""
    from paddock.server.errors import translate
    from paddock.server.moderation.bans import read_network

    if "/" not in text:
        return find_user(store, text).id
    network = read_network(text)
    if network is None:
        raise PaddockError(translate("bad-network"))
    return network


def rename(arguments: argparse.Namespace) -> int:
    """Give a user another name."""
    return _do(
        arguments,
        lambda store, acts: acts.rename(find_user(store, arguments.name), arguments.new, arguments.reason),
    )


def reset_password(arguments: argparse.Namespace) -> int:
    """Give an account a new password, and print it."""
    from argon2 import PasswordHasher

    hashed = PasswordHasher().hash
    return _do(
        arguments,
        lambda store, acts: acts.reset_password(find_user(store, arguments.name), hashed, arguments.reason),
    )


def close_table(arguments: argparse.Namespace) -> int:
    """Close a table."""
    return _do(arguments, lambda _, acts: acts.close_table(arguments.table, arguments.reason))


def reopen_table(arguments: argparse.Namespace) -> int:
    """Open a closed table again."""
    return _do(arguments, lambda _, acts: acts.reopen_table(arguments.table, arguments.reason))


def delete_table(arguments: argparse.Namespace) -> int:
    """Delete a table for good."""
    require_yes(arguments)
    return _do(arguments, lambda _, acts: acts.delete_table(arguments.table, arguments.reason))


def require_yes(arguments: argparse.Namespace) -> None:
    """An error unless the command says that it is meant: what it does cannot be undone."""
    if not arguments.yes:
        say = Translator(arguments.lang)
        raise UsageError(say("server-needs-yes"))


def export(arguments: argparse.Namespace) -> int:
    """Write everything stored about a user into a file."""
    import msgspec

    file = Path(arguments.file)
    if file.exists():
        raise PaddockError(translator()("file-exists", file=str(file)))

    def write(store: "Store", _: "Acts") -> None:
        data = store.personal.export(find_user(store, arguments.name).id)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=2))

    return _do(arguments, write)


def delete_user(arguments: argparse.Namespace) -> int:
    """Delete a user for good; their races stay, under another name."""
    from paddock.server.errors import translate
    from paddock.server.moderation.acts import CONSOLE

    require_yes(arguments)
    former = translate("former-player", arguments.lang)
    return _do(
        arguments,
        lambda store, _: store.personal.delete(find_user(store, arguments.name), former, CONSOLE, arguments.reason),
    )


def close_report(arguments: argparse.Namespace) -> int:
    """Close a report."""
    return _do(arguments, lambda _, acts: acts.close_report(arguments.number, arguments.reason))
