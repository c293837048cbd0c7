"""A replay on the full screen."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from paddock.cli.picture import Pointers, draw_standings
from paddock.cli.screens.overlays import Sheet, help_lines
from paddock.cli.screens.table import TableScreen
from paddock.cli.table.replay import ReplayCursor
from paddock.cli.translator import Translator

LEAST_MOVES = 10
"""The rows that the caption and the list of moves keep."""


class ReplayScreen(TableScreen):
    """The race after a move, with the list of moves beside it."""

    BINDINGS = [
        Binding("right,space,n", "step(1)"),
        Binding("left,backspace,b", "step(-1)"),
        Binding("pagedown", "step(10)"),
        Binding("pageup", "step(-10)"),
        Binding("home", "go(0)"),
        Binding("end", "go(1000000)"),
        Binding("g", "jump"),
        Binding("tab,v", "next_seat"),
        Binding("question_mark,h,f1", "help"),
        Binding("s", "standings"),
        Binding("z", "close"),
        Binding("c", "commentary"),
        Binding("left_square_bracket,ctrl+up", "table(-3)"),
        Binding("right_square_bracket,ctrl+down", "table(3)"),
        Binding("q,escape", "leave"),
    ]

    def __init__(self, cursor: ReplayCursor, say: Translator) -> None:
        super().__init__(say, cursor.match.scene(cursor.viewer, say.lang))
        self.cursor = cursor

    def panel(self) -> ComposeResult:
        yield Static(id="prompt")
        with VerticalScroll(id="moves-scroll", can_focus=False):
            yield Static(id="moves")

    def on_mount(self) -> None:
        self.show_keys(self.say("keys-leaf"))
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw the race after the current move."""
        if not self.is_attached:
            return
        match = self.cursor.match
        self.scene = scene = match.scene(self.cursor.viewer, self.say.lang)
        self.show_scene(match, scene, Pointers(), self.cursor.seen())
        lines = [Text(self.cursor.caption(self.say), "bold")]
        lines += [Text(), *draw_standings(scene, self.say)] if scene.standings else []
        self.query_one("#prompt", Static).update(Text("\n").join(lines))
        self.show_moves()

    def players_rows(self) -> int:
        """The list of moves keeps some rows."""
        return 0 if self.cursor.match.over else self.panel_size.height - LEAST_MOVES

    def show_moves(self) -> None:
        """Draw the list of moves, with the current one marked."""
        lines = []
        for number, told in enumerate(self.cursor.told(self.say), start=1):
            here = number == self.cursor.number
            lines.append(
                Text(f"{number:>4}. {told}", "reverse" if here else "" if number < self.cursor.number else "dim")
            )
        widget = self.query_one("#moves", Static)
        widget.update(Text("\n", no_wrap=True, overflow="ellipsis").join(lines))
        scroll = self.query_one("#moves-scroll", VerticalScroll)
        scroll.scroll_to(y=self.cursor.number - scroll.size.height // 2, animate=False)

    def action_step(self, moves: int) -> None:
        """Go forward or back."""
        self.action_go(self.cursor.number + moves)

    def action_go(self, number: int) -> None:
        """Go to a move."""
        self.cursor.go(number)
        self.redraw()

    def action_jump(self) -> None:
        """Ask for the number of a move."""
        self.app.push_screen(Jump(self.say, self.cursor.last), self.jumped)

    def jumped(self, number: int | None) -> None:
        """Go to the move that was typed, if one was."""
        if number is not None:
            self.action_go(number)

    def action_next_seat(self) -> None:
        """See from the next seat."""
        self.cursor.next_seat()
        self.redraw()

    def action_help(self) -> None:
        """Show the keys."""
        lines = help_lines(self.say, self.say("keys-leaf-help"))
        self.host.push_screen(Sheet(self.cursor.match.game.title(self.say.lang), lines, self.say))

    def action_leave(self) -> None:
        """Go back to the race, or leave."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()


class Jump(ModalScreen[int | None]):
    """Asks for the number of a move."""

    BINDINGS = [Binding("escape", "dismiss(None)")]

    def __init__(self, say: Translator, last: int) -> None:
        super().__init__()
        self.say, self.last = say, last

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.say("jump", last=self.last), type="integer", id="jump")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(int(event.value) if event.value.isdigit() else None)
