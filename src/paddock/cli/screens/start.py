"""The start menu: resume the race that was left, or choose a game and who drives; Enter starts."""

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
from paddock.cli.command import told
from paddock.cli.picture import draw_map
from paddock.cli.picture.styles import fit, glow
from paddock.cli.screens.overlays import Sheet, help_lines
from paddock.cli.table.race_form import START, Field, RaceForm
from paddock.cli.table.records import resume_table
from paddock.core import BadData

if TYPE_CHECKING:
    from paddock.cli.screens.app import PaddockApp

BANNER = "▀▄▀▄▀▄  P A D D O C K  ▄▀▄▀▄▀"
ROW = 60
"""The columns of a row: a label, a value, and five for signs and spaces."""
MENU, WIDE = 64, 104


class MenuScreen(Screen[None]):
    """A list of fields to walk through with the arrow keys."""

    label = 16
    """The columns of the labels."""

    BINDINGS = [
        Binding("up", "move(-1)"),
        Binding("down,tab", "move(1)"),
        Binding("shift+tab", "move(-1)"),
        Binding("left", "step(-1)"),
        Binding("right", "step(1)"),
        Binding("enter", "enter"),
    ]

    def __init__(self, form: RaceForm) -> None:
        super().__init__()
        self.form = form
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

    def fields(self) -> list[Field]:
        """The fields of this menu."""
        raise NotImplementedError

    @property
    def field(self) -> Field:
        """The current field."""
        return self.fields()[self.at]

    def redraw(self) -> None:
        """Draw the menu and the description of the current field."""
        fields = self.fields()
        self.at = max(0, min(self.at, len(fields) - 1))
        lines = [self.line(field, index == self.at) for index, field in enumerate(fields)]
        self.query_one("#rows", Static).update(Text("\n").join(lines))
        self.query_one("#about", Static).update(Text(fields[self.at].about))
        scroll = self.query_one("#rows-scroll", VerticalScroll)
        scroll.scroll_to(y=self.at - scroll.size.height // 2, animate=False)

    def line(self, field: Field, here: bool) -> Text:
        """A field: its label, and its value, between arrows if left and right change it."""
        value = f"‹ {field.value} ›" if field.is_stepped and here else f"  {field.value}"
        if here and field.is_typed:
            name, _, kind = field.value.rpartition(" · ")
            value = f"‹ {name}▏· {kind} ›"
        text = Text(f" {'▸' if here else ' '} {fit(field.label, self.label)}", glow() if here else "")
        text.append(f" {fit(value, ROW - 5 - self.label)} ", glow() if here else "bold")
        if field.id == START and not here:
            text.stylize("bold yellow")
        return text

    def action_move(self, step: int) -> None:
        """Go to the next or previous field."""
        self.at = (self.at + step) % len(self.fields())
        self.redraw()

    def action_step(self, step: int) -> None:
        """Change the field to its next or previous value."""
        raise NotImplementedError

    def action_enter(self) -> None:
        """Carry out the current field."""
        raise NotImplementedError

    def on_click(self, event: events.Click) -> None:
        """A click goes to a field; a click on the current field changes it or carries it out."""
        widget = self.query_one("#rows", Static)
        if event.widget is not widget:
            return
        index = int(event.y)
        if index == self.at and index < len(self.fields()):
            if self.field.is_stepped:
                self.action_step(1)
            else:
                self.action_enter()
            return
        self.at = index
        self.redraw()


class StartScreen(MenuScreen):
    """The first menu."""

    BINDINGS = [
        Binding("delete", "remove"),
        Binding("question_mark,f1", "help"),
        Binding("escape", "leave"),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__(RaceForm(lang))

    @property
    def host(self) -> PaddockApp:
        return cast("PaddockApp", self.app)

    def fields(self) -> list[Field]:
        return self.form.fields()

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        super().redraw()
        say = self.form.say
        self.query_one("#keys", Static).update(say("keys-left") if self.field.id == "left" else say("keys-start"))
        self.show_preview()

    def show_preview(self) -> None:
        """Draw the circuit, if there is one and the screen is wide enough."""
        widget = self.query_one("#preview", Static)
        board = self.form.board() if self.size.width >= WIDE else None
        widget.display = board is not None
        if board is not None:
            lines = draw_map(board, self.size.width - MENU - 4, max(8, self.size.height - 8))
            widget.update(Text("\n").join([*lines, Text(board.title, "bold", justify="center")]))

    def action_step(self, step: int) -> None:
        if self.field.id == "add" and step > 0:
            self.form.add_bot()
        self.form.step(self.field.id, step)
        self.redraw()

    def action_enter(self) -> None:
        """Start the race, unless the field does something else."""
        if self.field.id == "add":
            self.form.add_bot()
            self.redraw()
        elif self.field.id == "switches":
            self.host.push_screen(SwitchScreen(self.form), lambda _: self.redraw())
        elif self.field.id == "left":
            self.resume()
        else:
            self.host.start(self.form.plan(), self.form.say)

    def resume(self) -> None:
        """Resume the race that was left."""
        try:
            table = resume_table(Path(self.form.left), self.form.say)
        except (PaddockError, BadData, OSError) as error:
            self.notify(told(error, self.form.say.lang), severity="error")
            return
        self.host.say, self.host.path = self.form.say, Path(self.form.left)
        self.host.play_table(table)

    def action_remove(self) -> None:
        """Remove the seat, or the offer to resume a race."""
        self.form.remove(self.field.id)
        self.redraw()

    def action_help(self) -> None:
        """Show the keys."""
        say = self.form.say
        self.host.push_screen(Sheet(say("row-start"), help_lines(say, say("keys-start-help")), say))

    def action_leave(self) -> None:
        self.host.action_leave()

    def on_key(self, event: events.Key) -> None:
        """Type a person's name."""
        if not self.field.is_typed:
            return
        if event.key == "backspace":
            self.form.type(self.field.id, "")
        elif event.is_printable and event.character:
            self.form.type(self.field.id, event.character)
        else:
            return
        event.stop()
        self.redraw()


class SwitchScreen(MenuScreen):
    """The menu of all switches."""

    label = 22

    BINDINGS = [Binding("escape", "enter")]

    def fields(self) -> list[Field]:
        return self.form.switch_fields()

    def redraw(self) -> None:
        super().redraw()
        self.query_one("#keys", Static).update(self.form.say("keys-switches"))

    def action_step(self, step: int) -> None:
        self.form.step_switch(self.field.id, step)
        self.redraw()

    def action_enter(self) -> None:
        """Go back to the start menu."""
        self.dismiss(None)
