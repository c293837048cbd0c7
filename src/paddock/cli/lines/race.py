"""A race line by line."""

import sys
from collections.abc import Callable
from pathlib import Path

from rich.text import Text

import paddock
from paddock import LENGTHS, IllegalChoice
from paddock.cli.hint import hint_lines
from paddock.cli.lines.printer import Printer
from paddock.cli.picture import collapse_repeats, draw_standings
from paddock.cli.table import Table
from paddock.cli.table.records import save_record
from paddock.cli.translator import Translator
from paddock.core.errors import UnreadableCode
from paddock.scene.model import Scene

CLEAR = "\033[2J\033[3J\033[H"


class Quit(Exception):  # noqa: N818  not an error
    """The user wants to stop."""


def discard_typeahead() -> None:
    """Drop keys that were pressed before the question appeared."""
    try:
        import termios
    except ImportError:  # not on Windows
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)


class LineRace:
    """A race played by typing numbers, codes and one-letter commands."""

    def __init__(self, table: Table, say: Translator, path: Path | None = None, commentary: str = "race") -> None:
        self.table = table
        self.match = table.match
        self.say = say
        self.path = path
        self.commentary = commentary
        self.show = Printer()
        self.heard: dict[int | None, int] = {}
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.tell_rule,
            "w": self.tell_why,
            "u": self.undo,
            "a": self.tell_hint,
            "t": lambda _words: self.show.scene(self.scene(), self.table),
            "z": lambda _words: self.show.close_up(self.scene(), self.table),
            "l": self.tell_log,
            "h": lambda _words: self.show(self.say("lines-help")),
            "q": self.quit,
        }

    def scene(self) -> Scene:
        return self.table.scene(self.say.lang)

    def play(self) -> int:
        """Play to the end, or until the user quits; the exit status."""
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
        """One decision of a person or a bot, after what the clock decides."""
        self.table.answer_by_clock()
        if self.match.over:
            return
        person = self.table.person
        if person is not None:
            self.seat_person(person)
            self.ask(person)
            return
        bot = self.table.bot
        assert bot is not None
        self.match.choose(bot, self.table.bot_choice()())
        if not self.table.people:
            self.narrate()

    def seat_person(self, person: int) -> None:
        """Hand over to the person to move; the screen is cleared first if it shows secrets."""
        name = self.table.name(person)
        if self.table.needs_curtain(person):
            if self.show.is_terminal:
                print(CLEAR, end="", flush=True)
                discard_typeahead()
                input(self.say("curtain-lines", name=name))
                print(CLEAR, end="")
            else:
                self.show("", self.say("curtain-title", name=name))
        self.table.viewer = person
        self.narrate()

    def narrate(self) -> None:
        """Print what has happened since the viewer last looked."""
        viewer = self.table.viewer
        since = min(self.heard.get(viewer, 0), len(self.match.events))
        log = self.match.log(viewer, self.say.lang, self.commentary, since)
        self.heard[viewer] = len(self.match.events)
        self.show(*collapse_repeats(f"  {line}" for line in log))

    def ask(self, person: int) -> None:
        """Show the table and the options, and read answers until one is a choice."""
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
        """A number, a code, or a command."""
        command, _, rest = words.partition(" ")
        code = words
        if words.isdigit() and 1 <= int(words) <= len(scene.options):
            code = scene.options[int(words) - 1].code
        elif command in self.commands:
            self.commands[command](rest.strip())
            return
        elif not words or words.isdigit():
            self.show(self.say("lines-number", count=len(scene.options)))
            return
        if self.is_sure(scene, code):
            self.choose(person, code)

    def is_sure(self, scene: Scene, code: str) -> bool:
        """Ask for confirmation if the option loses something for good, or may well end the person's race."""
        pick = next((option for option in scene.options if option.final and option.code == code), None)
        if pick is None or not self.show.is_terminal:
            return True
        return input(self.say("lines-sure", warning=pick.warning or "none")).strip().lower()[:1] in ("y", "s")

    def choose(self, person: int, code: str) -> None:
        try:
            self.match.choose(person, code)
        except UnreadableCode:
            self.show(self.say("lines-number", count=len(self.match.decision(person).options)))
        except IllegalChoice:
            self.tell_why(code)

    # Commands

    def tell_rule(self, _words: str) -> None:
        """Print the rule behind the question."""
        for rule in self.table.rules(self.scene().rule, self.say.lang):
            self.show(f"{rule.id}  {rule.text}")

    def tell_why(self, words: str) -> None:
        """Print why what the words name cannot be chosen; without words, why each thing in sight cannot."""
        person = self.table.person
        assert person is not None
        refusals = self.table.refusals(person, self.say.lang, words)
        for thing, reason, rule in refusals:
            self.show(f"  {thing}: {reason}" + (f" ({rule})" if rule else ""))
        if not refusals:
            self.show(self.say("why-nothing"))

    def tell_hint(self, _words: str) -> None:
        """Print what the coach would do, and why."""
        person = self.table.person
        assert person is not None
        self.show(*hint_lines(paddock.hint(self.match, person), self.say.lang, self.match.names))

    def tell_log(self, length: str) -> None:
        """Print the race so far; with the name of a length, in that length from now on."""
        if length not in ("", *LENGTHS):
            self.show(self.say("lines-length", lengths=" ".join(LENGTHS)))
            return
        self.commentary = length or self.commentary
        self.show(*collapse_repeats(map(str, self.match.log(self.table.viewer, self.say.lang, self.commentary))))

    def undo(self, _words: str) -> None:
        """Take the last choice back."""
        seat = self.table.undo()
        self.show(self.say("no-undo") if seat is None else self.say("undone", name=self.table.name(seat)))

    def quit(self, _words: str) -> None:
        raise Quit

    def end(self) -> int:
        """Print the result and save the record."""
        self.narrate()
        scene = self.match.scene(None, self.say.lang)
        if self.match.over:
            self.show("", *draw_standings(scene, self.say))
        if self.match.moves:
            path = str(save_record(self.table, self.path))
            self.show("", self.say("kept" if self.match.over else "kept-open", path=path))
        return 0
