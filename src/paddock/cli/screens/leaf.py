"""Leafing through a record on the full screen."""

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from paddock.cli.leafing import Leaves
from paddock.cli.picture import Pointers, draw_standings
from paddock.cli.screens.board import TableScreen
from paddock.cli.words import Voice


class LeafScreen(TableScreen):
    """The race after a move, with the list of moves beside it."""

    BINDINGS = [
        Binding("right,space,n", "step(1)"),
        Binding("left,backspace,b", "step(-1)"),
        Binding("pagedown", "step(10)"),
        Binding("pageup", "step(-10)"),
        Binding("home", "go(0)"),
        Binding("end", "go(1000000)"),
        Binding("g", "jump"),
        Binding("tab,v", "eyes"),
        Binding("z", "close"),
        Binding("left_square_bracket,ctrl+up", "table(-3)"),
        Binding("right_square_bracket,ctrl+down", "table(3)"),
        Binding("q,escape", "leave"),
    ]

    def __init__(self, leaves: Leaves, say: Voice) -> None:
        super().__init__(say)
        self.leaves = leaves

    def panel(self) -> ComposeResult:
        yield Static(id="prompt")
        with VerticalScroll(id="moves-scroll", can_focus=False):
            yield Static(id="moves")

    def on_mount(self) -> None:
        self.query_one("#keys", Static).update(self.say("keys-leaf"))
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """The race where the record lies open."""
        if not self.is_attached:
            return
        match = self.leaves.match
        scene = match.scene(self.leaves.viewer, self.say.lang)
        self.show_scene(match, scene, Pointers(), self.leaves.news())
        lines = [Text(self.leaves.caption(self.say), "bold")]
        lines += [Text(), *draw_standings(scene, self.say)] if scene.standings else []
        self.query_one("#prompt", Static).update(Text("\n").join(lines))
        self.show_moves()

    def show_moves(self) -> None:
        """The moves as they stand in the record, this one marked."""
        lines = []
        for number, move in enumerate(self.leaves.moves, start=1):
            assert move.seat is not None
            here = number == self.leaves.number
            text = f"{number:>4}. {self.leaves.name(move.seat, self.say)} {move.code}"
            lines.append(Text(text, "reverse" if here else "" if number < self.leaves.number else "dim"))
        widget = self.query_one("#moves", Static)
        widget.update(Text("\n", no_wrap=True, overflow="ellipsis").join(lines))
        scroll = self.query_one("#moves-scroll", VerticalScroll)
        scroll.scroll_to(y=self.leaves.number - scroll.size.height // 2, animate=False)

    def action_step(self, moves: int) -> None:
        """Forward or back."""
        self.action_go(self.leaves.number + moves)

    def action_go(self, number: int) -> None:
        """To a move."""
        self.leaves.go(number)
        self.redraw()

    def action_jump(self) -> None:
        """To a move by its number."""
        self.app.push_screen(Jump(self.say, self.leaves.last), self.jumped)

    def jumped(self, number: int | None) -> None:
        """The number that was typed, if one was."""
        if number is not None:
            self.action_go(number)

    def action_eyes(self) -> None:
        """With the next seat's eyes."""
        self.leaves.turn_seat()
        self.redraw()

    def action_close(self) -> None:
        """The map from close by, or whole."""
        self.is_close = not self.is_close
        self.redraw()

    def action_table(self, lines: int) -> None:
        """Scroll the table."""
        self.scroll_table(lines)

    def action_leave(self) -> None:
        """Back to where one came from."""
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()


class Jump(ModalScreen[int | None]):
    """Asks for the number of a move."""

    BINDINGS = [Binding("escape", "dismiss(None)")]

    def __init__(self, say: Voice, last: int) -> None:
        super().__init__()
        self.say, self.last = say, last

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.say("jump", last=self.last), type="integer", id="jump")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(int(event.value) if event.value.isdigit() else None)
