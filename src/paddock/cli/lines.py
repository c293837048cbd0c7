"""The table line by line: for pipes, scripts, screen readers, and anybody who asks for it."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from paddock import IllegalChoice
from paddock.cli.command import has_screen
from paddock.cli.keeping import keep
from paddock.cli.picture import Pointers, counted, draw_areas, draw_board, draw_players, draw_standings
from paddock.cli.table import Table
from paddock.cli.words import Voice
from paddock.scene.model import Scene

CLEAR = "\033[2J\033[3J\033[H"
WIDTH, MAP_ROWS = 100, 22


class Quit(Exception):  # noqa: N818  nothing went wrong
    """Somebody wants to stop."""


class Printer:
    """Writes lines, in colours where somebody looks at a terminal."""

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

    def scene(self, scene: Scene, table: Table) -> None:
        """The whole table."""
        pointers = Pointers.of(scene)
        self(Text(f"── {scene.title} · {scene.status} ──", "bold"))
        board = table.match.board(scene.lang) if scene.board else None
        if board is not None:
            self(*draw_board(scene, board, min(self.width, WIDTH), MAP_ROWS, pointers))
        self(*draw_areas(scene, self.width - 1, pointers, plain=not self.is_terminal))
        self(Text(), *draw_players(scene, self.width - 1))


def forget_typed() -> None:
    """Drop keys that were pressed ahead: they were not meant for what comes now."""
    try:
        import termios
    except ImportError:  # a system without terminals of this kind
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)


class Lines:
    """A race asked and answered in lines."""

    def __init__(self, table: Table, say: Voice, path: Path | None = None) -> None:
        self.table = table
        self.match = table.match
        self.say = say
        self.path = path
        self.show = Printer()
        self.heard: dict[int | None, int] = {}
        self.asides: dict[str, Callable[[str], None]] = {
            "?": self.tell_rule,
            "w": self.tell_why,
            "u": self.undo,
            "t": lambda _words: self.show.scene(self.scene(), self.table),
            "l": lambda _words: self.show(*counted(self.scene().log)),
            "h": lambda _words: self.show(self.say("lines-help")),
            "q": self.quit,
        }

    def scene(self) -> Scene:
        return self.table.scene(self.say.lang)

    def play(self) -> int:
        """The whole race; the exit status."""
        self.show(self.say("lines-hint"))
        try:
            while not self.match.over:
                self.step()
        except (EOFError, Quit):
            return self.end()
        except KeyboardInterrupt:
            self.end()
            raise
        return self.end()

    def step(self) -> None:
        """One decision, by a person or a bot."""
        person = self.table.person
        if person is not None:
            self.seat(person)
            self.ask(person)
            return
        bot = self.table.bot
        assert bot is not None
        self.match.choose(bot, self.table.bot_thought()())
        if not self.table.people:
            self.narrate()

    def seat(self, person: int) -> None:
        """Whoever is asked now sits down; the screen is covered first where something on it is secret."""
        name = self.table.name(person)
        if self.table.needs_curtain(person):
            if self.show.is_terminal:
                print(CLEAR, end="", flush=True)
                forget_typed()
                input(self.say("curtain-lines", name=name))
                print(CLEAR, end="")
            else:
                self.show("", self.say("curtain-title", name=name))
        self.table.viewer = person
        self.narrate()

    def narrate(self) -> None:
        """What the viewer has not heard yet."""
        viewer = self.table.viewer
        since = min(self.heard.get(viewer, 0), len(self.match.events))
        events = self.match.heard(viewer, since)
        self.heard[viewer] = len(self.match.events)
        self.show(*counted(f"  {event.label(self.say.lang, self.match.names)}" for event in events))

    def ask(self, person: int) -> None:
        """Show the table and the options, and take answers until one decides."""
        scene = self.scene()
        self.show("")
        self.show.scene(scene, self.table)
        self.show("", Text(f"{self.table.name(person)}: {scene.prompt} ({scene.rule})", "bold"))
        width = max(len(option.code) for option in scene.options)
        for number, option in enumerate(scene.options, start=1):
            notes = f"  ({'; '.join(option.notes)})" if option.notes else ""
            self.show(f"{number:>4}  {option.code:<{width}}  {option.label}{notes}")
        moves = self.match.moves
        while self.match.moves == moves:
            self.answer(person, scene, input("> ").strip())

    def answer(self, person: int, scene: Scene, words: str) -> None:
        """A number, a code, or a word to the side."""
        aside, _, rest = words.partition(" ")
        code = words
        if words.isdigit() and 1 <= int(words) <= len(scene.options):
            code = scene.options[int(words) - 1].code
        elif aside in self.asides:
            self.asides[aside](rest.strip())
            return
        elif not words or words.isdigit():
            self.show(self.say("lines-number", count=len(scene.options)))
            return
        if self.is_sure(scene, code):
            self.choose(person, code)

    def is_sure(self, scene: Scene, code: str) -> bool:
        """Ask again where something would be lost for good."""
        final = any(option.final and option.code == code for option in scene.options)
        if not final or not self.show.is_terminal:
            return True
        return input(self.say("lines-sure")).strip().lower()[:1] in ("y", "s")

    def choose(self, person: int, code: str) -> None:
        try:
            self.match.choose(person, code)
        except IllegalChoice:
            self.tell_why(code)

    # Words to the side

    def tell_rule(self, _words: str) -> None:
        """The rule behind the question."""
        for rule in self.table.rules(self.scene().rule):
            self.show(f"{rule.id}  {rule.text}")

    def tell_why(self, code: str) -> None:
        """Why something is not an option; without a code, all that can be said."""
        person = self.table.person
        assert person is not None
        if not code:
            refusals = self.table.refusals(person, self.say.lang)
            self.show(*(f"  {what}: {why} ({rule})" for what, why, rule in refusals))
            if not refusals:
                self.show(self.say("why-nothing"))
            return
        if not re.fullmatch(r"[a-z0-9][a-z0-9+_.,-]*", code):
            self.show(self.say("lines-number", count=len(self.match.decision(person).options)))
            return
        refusal = self.match.why_not(person, code)
        if refusal is None:
            self.show(self.say("why-possible", code=code))
        else:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            self.show(refusal.label(self.say.lang, self.match.names) + rule)

    def undo(self, _words: str) -> None:
        """Take the last choice back."""
        seat = self.table.undo()
        self.show(self.say("no-undo") if seat is None else self.say("undone", name=self.table.name(seat)))

    def quit(self, _words: str) -> None:
        raise Quit

    def end(self) -> int:
        """The result, and where the record lies."""
        self.narrate()
        scene = self.match.scene(None, self.say.lang)
        if self.match.over:
            self.show("", *draw_standings(scene, self.say))
        if self.match.moves:
            path = str(keep(self.table, self.path))
            self.show("", self.say("kept" if self.match.over else "kept-open", path=path))
        return 0
