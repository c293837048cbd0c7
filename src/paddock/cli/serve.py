"""`paddock serve`: the service for other people; and `paddock` alone: the same for one player at home."""

import argparse
import os
import re
from typing import TYPE_CHECKING, Any

from paddock.cli.command import UsageError
from paddock.cli.translator import translator

if TYPE_CHECKING:
    from paddock.server.notify.settings import Calling

MAX_PORT = 65535
HOST_NAME = re.compile(r"[A-Za-z0-9.-]{1,253}")


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = subparsers.add_parser("serve", help=say("help-serve"), description=say("help-serve"))
    parser.set_defaults(run=run)
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("help-host"))
    parser.add_argument("--port", type=int, default=8090, metavar="N", help=say("help-port"))
    parser.add_argument("--database", default="", metavar="URL", help=say("help-database"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log-level", default="info", choices=levels, help=say("help-log-level"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("help-origin"))
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME", help=say("help-allow-host"))
    parser.add_argument("--https", action="store_true", help=say("help-https"))
    parser.add_argument("--keep", action="append", default=[], metavar="WHAT=DAYS", help=say("help-keep"))
    calling = parser.add_argument_group(say("help-calling"))
    calling.add_argument("--public-url", default="", metavar="URL", help=say("help-public-url"))
    calling.add_argument("--smtp", default="", metavar="URL", help=say("help-smtp"))
    calling.add_argument("--mail-from", default="", metavar="ADDRESS", help=say("help-mail-from"))
    calling.add_argument("--webhooks", action="store_true", help=say("help-webhooks"))
    calling.add_argument(
        "--webhook-network", action="append", default=[], metavar="NET", help=say("help-webhook-network")
    )
    calling.add_argument("--push", action="store_true", help=say("help-push"))
    parser.add_argument("--research-archive", action="store_true", help=say("help-research-archive"))
    parser.add_argument("--bot-workers", type=int, default=1, metavar="N", help=say("help-bot-workers"))


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    from paddock.server import Config, serve  # imported here: other commands start faster without it
    from paddock.server.retention import read_keep

    check(arguments)
    return serve(
        Config(
            host=arguments.host,
            port=arguments.port,
            database=arguments.database,
            log_level=arguments.log_level,
            origins=tuple(origin.rstrip("/") for origin in arguments.origin),
            hosts=tuple(arguments.allow_host),
            secure_cookies=arguments.https,
            trust_proxy=arguments.https,
            bot_workers=arguments.bot_workers,
            keep=read_keep(arguments.keep),
            research=arguments.research_archive,
            calling=calling(arguments),
        )
    )


def calling(arguments: argparse.Namespace) -> "Calling":
    """How users are called; an error if it cannot work. The mail server's URL may come from the environment."""
    from paddock.server.notify.office import check_calling
    from paddock.server.notify.settings import Calling

    found = Calling(
        address=arguments.public_url.rstrip("/"),
        smtp=arguments.smtp or os.environ.get("PADDOCK_SMTP", ""),
        mail_from=arguments.mail_from,
        webhooks=arguments.webhooks,
        push=arguments.push,
        networks=tuple(arguments.webhook_network),
    )
    check_calling(found)
    return found


def check(arguments: argparse.Namespace) -> None:
    """Raise an error for options that cannot work."""
    if not 0 < arguments.port <= MAX_PORT:
        raise UsageError(translator()("bad-port", most=str(MAX_PORT), given=str(arguments.port)))
    if arguments.bot_workers < 1:
        raise UsageError(translator()("bad-bot-workers", given=str(arguments.bot_workers)))
    for origin in arguments.origin:
        if not origin.startswith(("http://", "https://")):
            raise UsageError(translator()("bad-origin", given=origin))
    for name in arguments.allow_host:
        if not HOST_NAME.fullmatch(name):
            raise UsageError(translator()("bad-host-name", given=name))


def open_local(arguments: argparse.Namespace) -> int:
    """Serve on this machine and open the browser, until Ctrl-C."""
    from paddock.server import open_local

    try:
        return open_local(lang=arguments.lang)
    except KeyboardInterrupt:
        print(f"\n{translator()('goodbye')}")
        return 0
