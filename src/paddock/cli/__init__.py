"""The `paddock` command: play in the terminal, step through records, look rules up, draw."""

from paddock.cli.command import main

__all__ = ["main"]
