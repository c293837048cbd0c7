"""The parts of every screen with a table: map, areas, players, log."""

from __future__ import annotations

from functools import partial
from textwrap import wrap
from typing import TYPE_CHECKING, cast

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from paddock import Match
from paddock.cli.picture import Pointers, collapse_repeats, draw_areas, draw_board, draw_players
from paddock.cli.picture.areas import needed_rows
from paddock.cli.picture.legend import draw_legend
from paddock.cli.picture.styles import glow
from paddock.cli.screens.overlays import Sheet
from paddock.cli.translator import Translator
from paddock.scene.model import Scene

if TYPE_CHECKING:
    from paddock.cli.screens.app import PaddockApp

LOG_ROWS = 5
"""The rows of the log and the line above it."""
BETWEEN = " · "
"""What stands between two keys."""
SHEET_EDGE = 8
"""The columns of a sheet's border, padding and scroll bar."""
LEAST_MAP = 8
"""The rows that the map keeps, if it needs them."""


class TableScreen(Screen[None]):
    """The scene on the left, players and options on the right."""

    def __init__(self, say: Translator, scene: Scene) -> None:
        super().__init__()
        self.say = say
        self.scene = scene
        self.is_close = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Static(id="map")
                with VerticalScroll(id="scroll", can_focus=False):
                    yield Static(id="areas")
                yield Static(id="log")
            with Vertical(id="right"):
                yield Static(id="players")
                yield from self.panel()
        yield Static(id="keys")

    def panel(self) -> ComposeResult:
        """The widgets below the players."""
        yield from ()

    @property
    def host(self) -> PaddockApp:
        return cast("PaddockApp", self.app)

    def show_scene(self, match: Match, scene: Scene, pointers: Pointers, seen: int) -> None:
        """Redraw everything; events from number `seen` on are news."""
        self.query_one("#title", Static).update(Text(f" {scene.title} · {scene.status}", no_wrap=True))
        left = self.query_one("#left", Vertical).size
        self.show_map(match, scene, pointers, left)
        scroll = self.query_one("#scroll", VerticalScroll)
        areas = draw_areas(scene, max(20, left.width - 2), pointers, scroll.size.height)
        self.query_one("#areas", Static).update(joined(areas))
        self.scroll_into_view(scroll, areas)
        self.show_players(scene)
        log = partial(match.log, scene.seat, scene.lang, self.host.commentary)
        self.show_log([line.text for line in log()], len(log(seen)))

    @property
    def panel_size(self) -> Size:
        """The size of the panel on the right."""
        size = self.query_one("#right", Vertical).content_size
        return Size(max(20, size.width), max(10, size.height))

    def players_rows(self) -> int:
        """The rows that the panel has for the standings."""
        raise NotImplementedError

    def show_players(self, scene: Scene) -> None:
        """Draw the standings in the rows that there are for them."""
        widget, rows = self.query_one("#players", Static), self.players_rows()
        widget.display = rows > 0
        widget.update(joined(draw_players(scene, self.panel_size.width, rows)))

    def show_keys(self, keys: str) -> None:
        """Draw the keys; where they do not fit, the last before help and leaving are left to the help."""
        shown = keys.split(BETWEEN)
        while len(shown) > 2 and cell_len(BETWEEN.join(shown)) > self.size.width - 2:
            shown.pop(-3)
        self.query_one("#keys", Static).update(BETWEEN.join(shown))

    def scroll_into_view(self, scroll: VerticalScroll, areas: list[Text]) -> None:
        """Scroll to what is highlighted, if it is out of sight."""
        lit = [index for index, line in enumerate(areas) if any(span.style == glow() for span in line.spans)]
        top, height = scroll.scroll_offset.y, scroll.size.height
        if lit and not all(top <= index < top + height for index in lit):
            scroll.scroll_to(y=max(0, lit[0] - height // 2), animate=False)

    def show_map(self, match: Match, scene: Scene, pointers: Pointers, left: Size) -> None:
        """Draw the board, if there is one."""
        widget = self.query_one("#map", Static)
        board = match.board(self.say.lang) if scene.board else None
        widget.display = board is not None
        if board is None:
            return
        width = max(20, left.width - 2)
        spare = left.height - LOG_ROWS - needed_rows(scene, width, pointers)
        rows = max(LEAST_MAP, min(left.height * 3 // 5, spare))
        lines = draw_board(scene, board, width, rows, pointers, self.is_close)
        widget.styles.height = len(lines)
        widget.update(joined(lines))

    def show_log(self, log: list[str], news: int) -> None:
        """Draw the end of the log, with lines before the last `news` dimmed."""
        size = self.query_one("#log", Static).size
        lines: list[Text] = []
        older = len(log) - news
        for said, style in ((log[:older], "dim"), (log[older:], "")):
            for line in collapse_repeats(said):
                lines += [Text(part, style) for part in wrap(line, max(20, size.width), subsequent_indent="  ")]
        self.query_one("#log", Static).update(joined(lines[-max(1, size.height) :]))

    def action_commentary(self) -> None:
        """Change to the next length of the commentary."""
        self.notify(self.say("commentary", length=self.host.next_commentary()))
        self.redraw()

    def redraw(self) -> None:
        """Draw everything again."""
        raise NotImplementedError

    def action_standings(self) -> None:
        """Show the standings in full, and what every sign means."""
        width = self.size.width * 9 // 10 - SHEET_EDGE
        lines = [*draw_players(self.scene, width), Text(), *draw_legend(self.scene, self.say)]
        self.host.push_screen(Sheet(self.say("standings-title"), lines, self.say))

    def action_close(self) -> None:
        """Zoom the map in or out."""
        self.is_close = not self.is_close
        self.redraw()

    def action_table(self, lines: int) -> None:
        """Scroll the areas."""
        self.query_one("#scroll", VerticalScroll).scroll_relative(y=lines, animate=False)


def joined(lines: list[Text]) -> Text:
    """Lines as one text, without wrapping."""
    text = Text("\n").join(lines)
    text.no_wrap = True
    text.overflow = "ellipsis"
    return text
