"""The start menu: choose a game and who sits where; Enter starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from paddock import PaddockError
from paddock.cli.draft import START, Draft, Row
from paddock.cli.keeping import take_up
from paddock.cli.picture import draw_map
from paddock.cli.picture.ink import fit, glow
from paddock.core import BadData

if TYPE_CHECKING:
    from paddock.cli.screens.app import PaddockApp

BANNER = "▀▄▀▄▀▄  P A D D O C K  ▄▀▄▀▄▀"
LABEL, VALUE = 20, 32
MENU, WIDE = 64, 104


class MenuScreen(Screen[None]):
    """Rows that one walks through with the arrows."""

    BINDINGS = [
        Binding("up", "walk(-1)"),
        Binding("down,tab", "walk(1)"),
        Binding("shift+tab", "walk(-1)"),
        Binding("left", "turn(-1)"),
        Binding("right", "turn(1)"),
        Binding("enter", "enter"),
    ]

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft
        self.at = 0

    def compose(self) -> ComposeResult:
        with Horizontal(id="whole"):
            with Vertical(id="menu"):
                yield Static(BANNER, id="banner")
                with VerticalScroll(id="rows-scroll", can_focus=False):
                    yield Static(id="rows")
                yield Static(id="about")
            yield Static(id="preview")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.redraw()

    def rows(self) -> list[Row]:
        """What there is to walk through."""
        raise NotImplementedError

    @property
    def row(self) -> Row:
        """Where one stands."""
        return self.rows()[self.at]

    def redraw(self) -> None:
        """The menu, and what there is to know about the row."""
        rows = self.rows()
        self.at = max(0, min(self.at, len(rows) - 1))
        lines = [self.line(row, index == self.at) for index, row in enumerate(rows)]
        self.query_one("#rows", Static).update(Text("\n").join(lines))
        self.query_one("#about", Static).update(Text(rows[self.at].about))
        scroll = self.query_one("#rows-scroll", VerticalScroll)
        scroll.scroll_to(y=self.at - scroll.size.height // 2, animate=False)

    def line(self, row: Row, here: bool) -> Text:
        """A row: its name, and its value between arrows where it can be turned."""
        value = f"‹ {row.value} ›" if row.is_turned and here else f"  {row.value}"
        if here and row.is_typed:
            name, _, kind = row.value.rpartition(" · ")
            value = f"‹ {name}▏· {kind} ›"
        text = Text(f" {'▸' if here else ' '} {fit(row.label, LABEL)}", glow() if here else "")
        text.append(f" {fit(value, VALUE)} ", glow() if here else "bold")
        if row.id == START and not here:
            text.stylize("bold yellow")
        return text

    def action_walk(self, step: int) -> None:
        """To the next row."""
        self.at = (self.at + step) % len(self.rows())
        self.redraw()

    def action_turn(self, step: int) -> None:
        """To the next value."""
        raise NotImplementedError

    def action_enter(self) -> None:
        """Go on."""
        raise NotImplementedError

    def on_click(self, event: events.Click) -> None:
        """A click stands on a row; on the row where one stands already, it is Enter or the next value."""
        widget = self.query_one("#rows", Static)
        if event.widget is not widget:
            return
        index = int(event.y)
        if index == self.at and index < len(self.rows()):
            if self.row.is_turned:
                self.action_turn(1)
            else:
                self.action_enter()
            return
        self.at = index
        self.redraw()


class StartScreen(MenuScreen):
    """The first thing that a newcomer sees."""

    BINDINGS = [
        Binding("delete", "remove"),
        Binding("escape", "leave"),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__(Draft(lang))
        self.at = next(index for index, row in enumerate(self.rows()) if row.id == "game")

    @property
    def host(self) -> PaddockApp:
        return cast("PaddockApp", self.app)

    def rows(self) -> list[Row]:
        return self.draft.rows()

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#keys", Static).update(self.draft.say("keys-start"))
        self.show_preview()

    def show_preview(self) -> None:
        """The circuit, where there is one and the screen is wide enough."""
        widget = self.query_one("#preview", Static)
        board = self.draft.board() if self.size.width >= WIDE else None
        widget.display = board is not None
        if board is not None:
            lines = draw_map(board, self.size.width - MENU - 4, max(8, self.size.height - 8))
            widget.update(Text("\n").join([*lines, Text(board.title, "bold", justify="center")]))

    def action_turn(self, step: int) -> None:
        if self.row.id == "add" and step > 0:
            self.draft.add()
        self.draft.turn(self.row.id, step)
        self.redraw()

    def action_enter(self) -> None:
        """Start; except where the row opens something of its own."""
        if self.row.id == "add":
            self.draft.add()
            self.redraw()
        elif self.row.id == "switches":
            self.host.push_screen(SwitchScreen(self.draft), lambda _: self.redraw())
        elif self.row.id == "left":
            self.take_up()
        else:
            self.host.start(self.draft.plan(), self.draft.say)

    def take_up(self) -> None:
        """Go on with the race that was left."""
        try:
            table = take_up(Path(self.draft.left), self.draft.say)
        except (PaddockError, BadData, OSError) as error:
            self.notify(str(error), severity="error")
            return
        self.host.say, self.host.path = self.draft.say, Path(self.draft.left)
        self.host.sit_down(table)

    def action_remove(self) -> None:
        """One seat less."""
        self.draft.remove(self.row.id)
        self.redraw()

    def action_leave(self) -> None:
        self.host.action_leave()

    def on_key(self, event: events.Key) -> None:
        """Letters are a person's name."""
        if not self.row.is_typed:
            return
        if event.key == "backspace":
            self.draft.type(self.row.id, "")
        elif event.is_printable and event.character:
            self.draft.type(self.row.id, event.character)
        else:
            return
        event.stop()
        self.redraw()


class SwitchScreen(MenuScreen):
    """All that can be set about the rules."""

    BINDINGS = [Binding("escape", "enter")]

    def rows(self) -> list[Row]:
        return self.draft.switch_rows()

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#keys", Static).update(self.draft.say("keys-switches"))

    def action_turn(self, step: int) -> None:
        self.draft.turn_switch(self.row.id, step)
        self.redraw()

    def action_enter(self) -> None:
        """Back to the start menu."""
        self.dismiss(None)
