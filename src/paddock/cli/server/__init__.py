"""`paddock server`: for the owner of a service: users, tables, reports, bans, backups, and what takes room."""

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

from paddock.cli.command import add_command, add_group
from paddock.cli.server import acts, backups, lists, ratings, usage
from paddock.cli.translator import Translator, translator


class Action(NamedTuple):
    """A sub-command."""

    name: str
    about: str
    run: Callable[[argparse.Namespace], int]
    arguments: tuple[str, ...] = ()
    """The names of its arguments, as `_arguments` has them."""


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    actions = add_group(subparsers, "server", say("help-server"))
    known = _arguments(say)
    for action in _actions(say):
        added = add_command(actions, action.name, action.about, action.run)
        added.add_argument("--database", default="", metavar="URL", help=say("help-database"))
        for name in action.arguments:
            flag, traits = known[name]
            added.add_argument(flag, **traits)


def _actions(say: Translator) -> list[Action]:
    return [
        Action("owner", say("help-server-owner"), acts.set_role, ("name", "role", "reason")),
        Action("users", say("help-server-users"), lists.show_users, ("find",)),
        Action("tables", say("help-server-tables"), lists.show_tables, ("find",)),
        Action("reports", say("help-server-reports"), lists.show_reports, ("all",)),
        Action("bans", say("help-server-bans"), lists.show_bans),
        Action("audit", say("help-server-audit"), lists.show_audit),
        Action("ban", say("help-server-ban"), acts.ban, ("subject", "days", "chat", "why")),
        Action("lift", say("help-server-lift"), acts.lift, ("subject", "reason")),
        Action("rename", say("help-server-rename"), acts.rename, ("name", "new", "reason")),
        Action("reset-password", say("help-server-reset-password"), acts.reset_password, ("name", "reason")),
        Action("close-table", say("help-server-close-table"), acts.close_table, ("table", "reason")),
        Action("reopen-table", say("help-server-reopen-table"), acts.reopen_table, ("table", "reason")),
        Action("delete-table", say("help-server-delete-table"), acts.delete_table, ("table", "reason", "yes")),
        Action("close-report", say("help-server-close-report"), acts.close_report, ("number", "reason")),
        Action("export", say("help-server-export"), acts.export, ("name", "data-file")),
        Action("delete-user", say("help-server-delete-user"), acts.delete_user, ("name", "reason", "yes")),
        Action("backup", say("help-server-backup"), backups.backup, ("file",)),
        Action("restore", say("help-server-restore"), backups.restore, ("file",)),
        Action("ratings", say("help-server-ratings"), ratings.ratings, ("recompute",)),
        Action("usage", say("help-server-usage"), usage.show_usage, ("keep",)),
        Action("tidy", say("help-server-tidy"), usage.tidy, ("keep", "dry-run")),
    ]


def _arguments(say: Translator) -> dict[str, tuple[str, dict[str, Any]]]:
    """The arguments by name: each with its flag, and what argparse wants to know."""
    roles = ("owner", "moderator", "none")
    reason = say("help-server-argument-reason")
    find = {"nargs": "?", "default": "", "metavar": "TEXT"}
    return {
        "name": ("name", {"metavar": "NAME", "help": say("help-server-argument-name")}),
        "subject": ("subject", {"metavar": "NAME", "help": say("help-server-argument-subject")}),
        "new": ("new", {"metavar": "NEW", "help": say("help-server-argument-new")}),
        "find": ("find", {**find, "help": say("help-server-argument-find")}),
        "table": ("table", {"metavar": "TABLE", "help": say("help-server-argument-table")}),
        "number": ("number", {"type": int, "metavar": "N", "help": say("help-server-argument-number")}),
        "file": ("file", {"metavar": "FILE", "help": say("help-server-argument-file")}),
        "data-file": ("file", {"metavar": "FILE", "help": say("help-server-argument-data-file")}),
        "why": ("--reason", {"required": True, "help": reason}),
        "reason": ("--reason", {"default": "", "help": reason}),
        "role": ("--role", {"choices": roles, "default": "owner", "help": say("help-server-argument-role")}),
        "days": ("--days", {"type": float, "default": 0.0, "metavar": "N", "help": say("help-server-argument-days")}),
        "chat": ("--chat", {"action": "store_true", "help": say("help-server-argument-chat")}),
        "all": ("--all", {"action": "store_true", "help": say("help-server-argument-all")}),
        "yes": ("--yes", {"action": "store_true", "help": say("help-server-argument-yes")}),
        "keep": ("--keep", {"action": "append", "default": [], "metavar": "WHAT=DAYS", "help": say("help-keep")}),
        "recompute": ("--recompute", {"action": "store_true", "help": say("help-server-argument-recompute")}),
        "dry-run": ("--dry-run", {"action": "store_true", "help": say("help-server-argument-dry-run")}),
    }
