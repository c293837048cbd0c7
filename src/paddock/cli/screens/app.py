"""The full screen: the start menu, the race, the leafing through a record."""

from pathlib import Path

from textual.app import App
from textual.binding import Binding

from paddock import PaddockError
from paddock.cli.keeping import keep, remember
from paddock.cli.leafing import Leaves
from paddock.cli.screens.leaf import LeafScreen
from paddock.cli.screens.race import RaceScreen
from paddock.cli.screens.start import StartScreen
from paddock.cli.table import Plan, Table
from paddock.cli.words import Voice

REFUSAL_SECONDS = 8
PACE = 0.7
"""How many seconds a bot takes at least, so that people can follow."""


class PaddockApp(App[None]):
    """What runs while the screen is ours. What is left to say afterwards is in `farewell`."""

    CSS_PATH = "paddock.tcss"
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 2.5
    TITLE = "Paddock"
    BINDINGS = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "leave", "leave", priority=True, show=False),
    ]

    def __init__(self, say: Voice, path: Path | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.say = say
        self.path = path
        self.pace = pace
        self.table: Table | None = None
        self.leaves: Leaves | None = None
        self.farewell: list[str] = []

    def on_mount(self) -> None:
        """Open at what was asked for."""
        if self.leaves is not None:
            self.push_screen(LeafScreen(self.leaves, self.say))
        elif self.table is not None:
            self.sit_down(self.table)
        else:
            self.push_screen(StartScreen(self.say.lang))

    def start(self, plan: Plan, say: Voice) -> None:
        """A race that was prepared in the menu; one that the game refuses is not begun, and it is said why."""
        try:
            table = plan.start()
        except PaddockError as error:
            self.notify(str(error), severity="error", timeout=REFUSAL_SECONDS)
            return
        self.say = say
        remember(say.lang, plan)
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        """Begin, or go on."""
        self.table = table
        if len(self.screen_stack) > 1:
            self.switch_screen(RaceScreen(table, self.say))
        else:
            self.push_screen(RaceScreen(table, self.say))

    def hurry(self) -> bool:
        """Let bots play without a pause, or with one again; whether they hurry now."""
        self.pace = 0.0 if self.pace else PACE
        return not self.pace

    def keep(self) -> str:
        """Write the record of the race on the table; where it lies."""
        assert self.table is not None
        path = str(keep(self.table, self.path))
        self.farewell = [self.say("kept" if self.table.match.over else "kept-open", path=path)]
        if self.table.match.over:
            self.path = None  # the next race has a record of its own
        return path

    def action_leave(self) -> None:
        """Go, and lose nothing."""
        if self.table is not None and self.table.match.moves and not self.table.match.over:
            self.keep()
        self.exit()


def play(table: Table | None, say: Voice, path: Path | None) -> int:
    """Play on the full screen; without a table, from the start menu."""
    app = PaddockApp(say, path)
    app.table = table
    return _run(app)


def leaf(leaves: Leaves, say: Voice) -> int:
    """Leaf through a record on the full screen."""
    app = PaddockApp(say)
    app.leaves = leaves
    return _run(app)


def _run(app: PaddockApp) -> int:
    app.run()
    for line in app.farewell:
        print(line)
    return app.return_code or 0
