"""Races at one question each, shown on the full screen one after the other: Ctrl-N goes on to the next.

Run in a terminal: `python tests/cli/gallery.py FOLDER`, where the folder has files with a game and a position.
"""

import inspect
import sys
from pathlib import Path

from textual.binding import Binding

import paddock
from paddock.cli.screens.app import PaddockApp
from paddock.cli.table import Entrant, Table
from paddock.cli.translator import Translator


def table_of(path: Path) -> Table:
    """A race with a person in the seat that is to move first, and bots in all others."""
    game, line = path.read_text(encoding="utf-8").splitlines()
    names = tuple(f"Ann {path.stem}.{seat}" for seat in range(int(line.split()[0])))  # each race has its own names
    match = paddock.game(game).at(line, seed=1, names=names)
    person = match.to_move[0]
    return Table(match, tuple(Entrant(name, "" if seat == person else "random") for seat, name in enumerate(names)))


class Gallery(PaddockApp):
    """The application, with a key for the next race."""

    CSS_PATH = str(Path(inspect.getfile(PaddockApp)).with_name("paddock.tcss"))
    BINDINGS = [Binding("ctrl+n", "next", priority=True)]

    def __init__(self, paths: list[Path]) -> None:
        super().__init__(Translator("en"), pace=0.0)
        self.paths = iter(paths)
        self.table = table_of(next(self.paths))

    def action_next(self) -> None:
        """Show the next race."""
        if path := next(self.paths, None):
            self.play_table(table_of(path))


if __name__ == "__main__":
    Gallery(sorted(Path(sys.argv[1]).glob("*.position"))).run()
