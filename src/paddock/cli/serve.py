"""`paddock serve`: the service for other people's browsers."""

import argparse


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command `serve`."""
    parser = subparsers.add_parser("serve", help="serve the browser table to others", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at (0.0.0.0 for all)")
    parser.add_argument("--port", type=int, default=8090, help="the port to listen at")
    parser.add_argument("--database", default="", metavar="URL", help="sqlite:///file or postgresql://user@host/name")
    parser.add_argument("--log-level", default="info", choices=("debug", "info", "warning", "error"))
    parser.add_argument("--origin", action="append", default=[], help="another address that browsers come from")
    parser.add_argument("--https", action="store_true", help="players come over HTTPS, through a proxy on this machine")
    parser.add_argument("--bot-workers", type=int, default=1, help="how many processes think for bots")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from paddock.server import Config, serve  # other commands start faster without it

    return serve(
        Config(
            host=args.host,
            port=args.port,
            database=args.database,
            log_level=args.log_level,
            origins=tuple(args.origin),
            secure_cookies=args.https,
            trust_proxy=args.https,
            bot_workers=args.bot_workers,
        )
    )


def open_local(browser: bool = True) -> int:
    """Start Paddock on this machine and open it in the browser."""
    from paddock.server import open_local as start

    return start(browser=browser)
