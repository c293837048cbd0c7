"""What the owner of a service sees by command: users, tables, reports, bans and the audit log."""

import argparse
from collections.abc import Iterable

import msgspec

from paddock.cli.server.opening import open_store
from paddock.cli.translator import Translator


def show_users(arguments: argparse.Namespace) -> int:
    """Print the users, those who came last first."""
    from paddock.server.moderation.bans import moment

    store = open_store(arguments)
    say = Translator(arguments.lang)
    rows = [
        (each.id, each.name, each.account or say("server-guest"), each.role, moment(each.seen or each.created),
         each.network, say("server-banned") if each.banned else "")
        for each in store.overview.users(arguments.find)
    ]  # fmt: skip
    store.close()
    return _print(rows, say)


def show_tables(arguments: argparse.Namespace) -> int:
    """Print the tables, those that changed last first."""
    from paddock.server.moderation.bans import moment

    store = open_store(arguments)
    rows = [
        (each.id, each.game, each.status, each.access, moment(each.changed), str(each.entries), each.names)
        for each in store.overview.tables(arguments.find)
    ]
    store.close()
    return _print(rows, Translator(arguments.lang))


def show_reports(arguments: argparse.Namespace) -> int:
    """Print the open reports with what was said."""
    from paddock.server.moderation.bans import moment
    from paddock.server.moderation.reporting import Evidence

    store = open_store(arguments)
    reports = store.reports.listed(open_only=not arguments.all)
    store.close()
    for each in reports:
        seen = msgspec.json.decode(each.context, type=Evidence)
        where = f"{each.table_id} #{seen.number}"
        print(f"{each.id}  {moment(each.at)}  {each.kind}  {seen.name} ({each.subject})  {where}")
        print(f"    {seen.reporter}: {each.reason}")
        for line in seen.chat:
            print(f"    {'>' if line.id == seen.line else '|'} {line.name}: {line.text}")
    return _print([], Translator(arguments.lang)) if not reports else 0


def show_bans(arguments: argparse.Namespace) -> int:
    """Print the bans that have not ended."""
    from paddock.server.moderation.bans import moment
    from paddock.server.store.bans import FOR_EVER

    store, say = open_store(arguments), Translator(arguments.lang)
    bans = store.bans.active()
    names = store.users.names(ban.subject for ban in bans)
    store.close()
    rows = [
        (ban.subject, names.get(ban.subject, ""), ban.scope,
         say("server-for-ever") if ban.until >= FOR_EVER else moment(ban.until), ban.reason)
        for ban in bans
    ]  # fmt: skip
    return _print(rows, say)


def show_audit(arguments: argparse.Namespace) -> int:
    """Print the audit log, the newest line first."""
    from paddock.server.moderation.bans import moment

    store = open_store(arguments)
    acts = store.audit.latest()
    names = store.users.names(id for act in acts for id in (act.actor, act.subject))  # noqa: A001
    store.close()
    rows = [
        (moment(act.at), names.get(act.actor) or act.actor, act.act, act.subject, names.get(act.subject, ""),
         act.detail, act.reason)
        for act in acts
    ]  # fmt: skip
    return _print(rows, Translator(arguments.lang))


def _print(rows: Iterable[tuple[str, ...]], say: Translator) -> int:
    """Print rows in columns as wide as they need."""
    found = list(rows)
    if not found:
        print(say("server-none"))
        return 0
    widths = [max(len(row[column]) for row in found) for column in range(len(found[0]))]
    for row in found:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return 0
