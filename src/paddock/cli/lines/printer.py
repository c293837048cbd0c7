"""Prints lines and scenes, with colours on a terminal."""

from rich.text import Text

from paddock.cli.command import has_screen
from paddock.cli.picture import Pointers, draw_areas, draw_board, draw_players
from paddock.cli.table import Table
from paddock.scene.model import Scene

WIDTH, MAP_ROWS = 100, 22


class Printer:
    """Prints to standard output."""

    def __init__(self) -> None:
        self.is_terminal = has_screen()
        self.width = WIDTH
        if self.is_terminal:
            from rich.console import Console

            self.console = Console(highlight=False)
            self.width = self.console.width

    def __call__(self, *lines: Text | str) -> None:
        for line in lines:
            if self.is_terminal:
                self.console.print(line, soft_wrap=True, markup=False)
            else:
                print((line if isinstance(line, str) else line.plain).rstrip())

    def close_up(self, scene: Scene, table: Table) -> None:
        """The part of the board around the viewer's car, with the colours of its places."""
        board = table.match.board(scene.lang) if scene.board else None
        if board is not None:
            size = (min(self.width, WIDTH), MAP_ROWS)
            self(*draw_board(scene, board, *size, Pointers.of(scene), close=True, plain=not self.is_terminal))

    def scene(self, scene: Scene, table: Table) -> None:
        """The whole table: title, board, areas, players."""
        pointers = Pointers.of(scene)
        self(Text(f"── {scene.title} · {scene.status} ──", "bold"))
        board = table.match.board(scene.lang) if scene.board else None
        if board is not None:
            self(*draw_board(scene, board, min(self.width, WIDTH), MAP_ROWS, pointers))
        self(*draw_areas(scene, self.width - 1, pointers, plain=not self.is_terminal))
        self(Text(), *draw_players(scene, self.width - 1))
