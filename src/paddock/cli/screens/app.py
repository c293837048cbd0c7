"""The full-screen application: the start menu, the race, the replay."""

from pathlib import Path

from textual.app import App
from textual.binding import Binding

from paddock import LENGTHS, PaddockError
from paddock.cli.command import told
from paddock.cli.screens.overlays import Leave
from paddock.cli.screens.race import RaceScreen
from paddock.cli.screens.replay import ReplayScreen
from paddock.cli.screens.start import StartScreen
from paddock.cli.table import Plan, Table
from paddock.cli.table.preferences import read_preferences, save_commentary, save_plan
from paddock.cli.table.records import save_record
from paddock.cli.table.replay import ReplayCursor
from paddock.cli.translator import Translator

ERROR_SECONDS = 8
PACE = 0.7
"""The shortest time for a bot's decision in seconds, so that people can follow."""


class PaddockApp(App[None]):
    """The application; `exit_messages` are printed when it has ended."""

    CSS_PATH = "paddock.tcss"
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 2.5
    TITLE = "Paddock"
    BINDINGS = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", "leave", priority=True, show=False),
    ]

    def __init__(self, say: Translator, path: Path | None = None, pace: float = PACE, commentary: str = "") -> None:
        super().__init__()
        self.say = say
        self.path = path
        self.pace = pace
        self.commentary = commentary or read_preferences().commentary
        """The length of the commentary."""
        self.table: Table | None = None
        self.cursor: ReplayCursor | None = None
        self.exit_messages: list[str] = []

    def on_mount(self) -> None:
        """Open the replay, the race or the start menu."""
        if self.cursor is not None:
            self.push_screen(ReplayScreen(self.cursor, self.say))
        elif self.table is not None:
            self.play_table(self.table)
        else:
            self.push_screen(StartScreen(self.say.lang))

    def start(self, plan: Plan, say: Translator) -> None:
        """Start a race from the menu, or show why the game refuses it."""
        try:
            table = Table.start(plan)
        except PaddockError as error:
            self.notify(told(error, say.lang), severity="error", timeout=ERROR_SECONDS)
            return
        self.say = say
        save_plan(say.lang, plan)
        self.play_table(table)

    def play_table(self, table: Table) -> None:
        """Show the race at a table."""
        self.table = table
        if len(self.screen_stack) > 1:
            self.switch_screen(RaceScreen(table, self.say))
        else:
            self.push_screen(RaceScreen(table, self.say))

    def toggle_pace(self) -> bool:
        """Switch the pause of bots off or on; True if it is off now."""
        self.pace = 0.0 if self.pace else PACE
        return not self.pace

    def next_commentary(self) -> str:
        """Change the length of the commentary; the new one."""
        names = list(LENGTHS)
        self.commentary = names[(names.index(self.commentary) + 1) % len(names)]
        save_commentary(self.commentary)
        return self.commentary

    def save(self) -> str:
        """Save the record of the race; its path."""
        assert self.table is not None
        path = str(save_record(self.table, self.path))
        self.exit_messages = [self.say("kept" if self.table.match.over else "kept-open", path=path)]
        if self.table.match.over:
            self.path = None  # the next race gets its own record
        return path

    def action_ask_to_leave(self) -> None:
        """Leave, after asking if a race is not over."""
        if self.table is None or self.table.match.over:
            self.action_leave()
        else:
            self.push_screen(Leave(self.say), self.leave_if)

    def leave_if(self, is_sure: bool | None) -> None:
        """Leave, if that was the answer."""
        if is_sure:
            self.action_leave()

    def action_leave(self) -> None:
        """Leave at once; a race that is not over is saved."""
        if self.table is not None and self.table.match.moves and not self.table.match.over:
            self.save()
        self.exit()


def play(table: Table | None, say: Translator, path: Path | None, commentary: str = "") -> int:
    """Race on the full screen; without a table, open the start menu."""
    app = PaddockApp(say, path, commentary=commentary)
    app.table = table
    return _run(app)


def replay(cursor: ReplayCursor, say: Translator, commentary: str = "") -> int:
    """Step through a record on the full screen."""
    app = PaddockApp(say, commentary=commentary)
    app.cursor = cursor
    return _run(app)


def _run(app: PaddockApp) -> int:
    app.run()
    for line in app.exit_messages:
        print(line)
    return app.return_code or 0
