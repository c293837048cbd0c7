"""The question on the full screen: its options, and what the highlighted one leads to."""

from itertools import accumulate
from typing import cast

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.geometry import Size
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from paddock.cli.picture.styles import wrapped
from paddock.cli.screens.layout import Rows, share_rows
from paddock.cli.translator import Translator
from paddock.scene.model import Pick, Scene

HANG = 2
"""How far the lines of a wrapped note are indented."""


class Question(Vertical):
    """The prompt, the options and the details of the highlighted option."""

    def __init__(self, scene: Scene, say: Translator) -> None:
        super().__init__(id="question")
        self.scene, self.say = scene, say
        self.lines: list[list[Text]] = []
        """The options, each wrapped."""
        self.width_shown = 0
        self.rows = Rows(0, 0, 0)

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(id="options", compact=True, markup=False)
        yield Static(id="more")
        yield Static(id="details")

    def on_mount(self) -> None:
        self.watch(self.options, "scroll_y", self.show_more)

    @property
    def options(self) -> OptionList:
        return self.query_one("#options", OptionList)

    @property
    def highlighted(self) -> int | None:
        """The number of the highlighted option, counted from 0."""
        index = self.options.highlighted
        return index if index is not None and index < len(self.scene.options) else None

    @property
    def is_scrolled(self) -> bool:
        """Whether some options are out of sight."""
        return self.rows.options < sum(map(len, self.lines))

    def ask(self, scene: Scene, mark: str, size: Size, players: int) -> None:
        """Show the question of a scene in a panel of this size, with as many players above it."""
        self.scene, self.width_shown = scene, size.width
        self.lines = [option_lines(number, pick, scene, size.width) for number, pick in enumerate(scene.options, 1)]
        prompt = wrapped(self.prompt(), size.width)
        details = max((len(self.detail_lines(pick, True)) for pick in scene.options), default=0)
        self.rows = share_rows(size.height, players, len(prompt), sum(map(len, self.lines)), details)
        self.query_one("#prompt", Static).update(Text("\n").join(prompt))
        self.show_options(mark)
        self.show_details(None, is_armed=False)
        self.show_more()

    def show_options(self, mark: str) -> None:
        """Fill the list of options; their ids carry the mark of the question."""
        self.options.clear_options()
        self.options.add_options(
            [Line(Text("\n").join(lines), id=f"{mark}-{index}") for index, lines in enumerate(self.lines)]
        )
        self.options.display = bool(self.lines)
        self.options.styles.height = self.rows.options - self.is_scrolled
        if self.lines:
            self.options.highlighted = 0
            self.options.focus()

    def tell(self, lines: list[Text]) -> None:
        """Show a text instead of a question."""
        self.query_one("#prompt", Static).update(Text("\n").join(lines))

    def prompt(self) -> Text:
        """The prompt for the viewer, or who is to move."""
        scene = self.scene
        if scene.prompt:
            name = scene.players[cast(int, scene.seat)].name
            return Text(f"{name}: ", "bold").append(scene.prompt).append(f" {scene.rule}", "not bold dim")
        names = ", ".join(scene.players[seat].name for seat in scene.waiting)
        return Text(self.say("thinking", names=names), "dim") if names else Text()

    def show_more(self) -> None:
        """Say how many options are out of sight, above and below."""
        widget = self.query_one("#more", Static)
        widget.display = self.is_scrolled
        if not self.is_scrolled:
            return
        top = self.options.scroll_offset.y
        bottom = top + self.rows.options - 1
        ends = [*accumulate(map(len, self.lines))]
        above, below = sum(end <= top for end in ends), sum(end > bottom for end in ends)
        widget.update(Text(self.say("more-options", above=above, below=below), "bold"))

    def show_details(self, index: int | None, is_armed: bool) -> None:
        """Show the notes of an option and the pieces it refers to, as far as there is room."""
        lines = [] if index is None else self.detail_lines(self.scene.options[index], is_armed)
        if len(lines) > self.rows.details:
            lines = lines[: self.rows.details]
            lines[-1].truncate(self.width_shown - 2)
            lines[-1].append(" …")
        widget = self.query_one("#details", Static)
        widget.styles.height = self.rows.details
        widget.display = bool(self.rows.details)
        widget.update(Text("\n").join(lines))

    def detail_lines(self, pick: Pick, is_armed: bool) -> list[Text]:
        """A warning if the option must be confirmed, its notes, and the pieces it refers to."""
        texts = [Text(self.say("sure", warning=pick.warning or "none"), "bold")] if is_armed and pick.final else []
        texts += detail_texts(self.scene, pick)
        return [line for text in texts for line in wrapped(text, self.width_shown, HANG)]


def detail_texts(scene: Scene, pick: Pick) -> list[Text]:
    """The notes of an option, and the pieces it refers to."""
    pieces = filter(None, (scene.piece(target) for target in pick.targets))
    return [*map(Text, pick.notes), *(Text(piece.label, "dim") for piece in pieces)]


def option_lines(number: int, pick: Pick, scene: Scene, width: int) -> list[Text]:
    """An option with its number, wrapped so that its lines hang; one column is left for the scroll bar."""
    digits = len(str(len(scene.options)))
    text = Text(f"{number:>{digits}} ", "bold").append(pick.label, "not bold")
    return wrapped(text, width - 1, digits + 1)
