"""`paddock server`: for the owner of a service: users, tables, reports, bans, backups, and what takes room."""

import argparse
from collections.abc import Callable
from typing import Any

from paddock.cli.command import add_command, add_language
from paddock.cli.server import acts, backups, lists, usage
from paddock.cli.translator import Translator, translator

Run = Callable[[argparse.Namespace], int]
ACTIONS: tuple[tuple[str, Run, tuple[str, ...]], ...] = (
    ("owner", acts.set_role, ("name", "--role", "--reason")),
    ("users", lists.show_users, ("find",)),
    ("tables", lists.show_tables, ("find",)),
    ("reports", lists.show_reports, ("--all",)),
    ("bans", lists.show_bans, ()),
    ("audit", lists.show_audit, ()),
    ("ban", acts.ban, ("subject", "--days", "--chat", "reason!")),
    ("lift", acts.lift, ("subject", "--reason")),
    ("rename", acts.rename, ("name", "new", "--reason")),
    ("reset-password", acts.reset_password, ("name", "--reason")),
    ("close-table", acts.close_table, ("table", "--reason")),
    ("reopen-table", acts.reopen_table, ("table", "--reason")),
    ("delete-table", acts.delete_table, ("table", "--reason", "--yes")),
    ("close-report", acts.close_report, ("number", "--reason")),
    ("export", acts.export, ("name", "data-file")),
    ("delete-user", acts.delete_user, ("name", "--reason", "--yes")),
    ("backup", backups.backup, ("file",)),
    ("restore", backups.restore, ("file",)),
    ("usage", usage.show_usage, ("--keep",)),
    ("tidy", usage.tidy, ("--keep", "--dry-run")),
)
"""Each action with its arguments; `OPTIONS` says what they are."""
OPTIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "name": ("name", {"metavar": "NAME"}),
    "subject": ("subject", {"metavar": "NAME"}),
    "new": ("new", {"metavar": "NEW"}),
    "find": ("find", {"nargs": "?", "default": "", "metavar": "TEXT"}),
    "table": ("table", {"metavar": "TABLE"}),
    "number": ("number", {"type": int, "metavar": "N"}),
    "file": ("file", {"metavar": "FILE"}),
    "data-file": ("file", {"metavar": "FILE"}),
    "reason!": ("--reason", {"required": True}),
    "--reason": ("--reason", {"default": ""}),
    "--role": ("--role", {"choices": ("owner", "moderator", "none"), "default": "owner"}),
    "--days": ("--days", {"type": float, "default": 0.0, "metavar": "N"}),
    "--chat": ("--chat", {"action": "store_true"}),
    "--all": ("--all", {"action": "store_true"}),
    "--yes": ("--yes", {"action": "store_true"}),
    "--keep": ("--keep", {"action": "append", "default": [], "metavar": "WHAT=DAYS"}),
    "--dry-run": ("--dry-run", {"action": "store_true"}),
}


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "server", say("help-server"), usage.show_usage)
    actions = parser.add_subparsers(title=say("commands"), metavar=say("command"), required=True)
    for name, run, arguments in ACTIONS:
        _add_action(actions, say, name, run, arguments)


def _add_action(actions: Any, say: Translator, name: str, run: Run, arguments: tuple[str, ...]) -> None:
    about = say(f"help-server-{name}")
    action = actions.add_parser(name, help=about, description=about)
    add_language(action, say)
    action.add_argument("--database", default="", metavar="URL", help=say("help-database"))
    for word in arguments:
        flag, traits = OPTIONS[word]
        action.add_argument(flag, help=say(f"help-server-argument-{word.strip('-!')}"), **traits)
    action.set_defaults(run=run)
