"""The `paddock` command."""

from paddock.cli.command import main

__all__ = ["main"]
