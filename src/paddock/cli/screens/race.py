"""A race on the full screen."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING, cast

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from paddock import Option
from paddock.cli.leafing import Leaves
from paddock.cli.picture import Pointers, counted, draw_standings
from paddock.cli.screens.board import TableScreen
from paddock.cli.screens.leaf import LeafScreen
from paddock.cli.screens.sheets import Curtain, Sheet, WhyNot, rule_lines
from paddock.cli.screens.start import StartScreen
from paddock.cli.table import Table
from paddock.cli.words import Voice

if TYPE_CHECKING:
    from paddock.cli.screens.app import PaddockApp

AGAIN = 0.2
"""How much of a pause is left where a bot decides twice in a row."""
PICTURE_SECONDS = 0.2
"""How long a picture stands at least while bots play without a pause."""
TYPING_SECONDS = 1.0
"""Digits typed within this time make one number."""


class Decided(Message):
    """A bot has thought about a turn."""

    def __init__(self, turn: int, outcome: Option | Exception) -> None:
        super().__init__()
        self.turn, self.outcome = turn, outcome


class RaceScreen(TableScreen):
    """People choose, bots think, and the screen is covered between two who have secrets."""

    BINDINGS = [
        Binding("u", "undo"),
        Binding("question_mark,h", "rule"),
        Binding("w", "why"),
        Binding("l", "log"),
        Binding("z", "close"),
        Binding("f", "fast"),
        Binding("left_square_bracket,ctrl+up", "table(-3)"),
        Binding("right_square_bracket,ctrl+down", "table(3)"),
        Binding("n", "again"),
        Binding("m", "menu"),
        Binding("r", "leaf"),
        Binding("q,escape", "leave"),
    ]

    def __init__(self, table: Table, say: Voice) -> None:
        super().__init__(say)
        self.table = table
        self.match = table.match
        self.scene = table.scene(say.lang)
        self.turn = 0
        """Counts what changed on the table: a bot's thought about an earlier turn is dropped."""
        self.asked = 0
        """The turn whose question is on the screen."""
        self.typed, self.typed_at = "", 0.0
        self.armed = ""
        """The option that somebody chose, and is asked about again."""
        self.kept = ""
        self.drawn_at = 0.0
        self.heard: dict[int | None, int] = {}
        """How much each had heard when they last decided: what came after is news."""
        self.thinker: int | None = None
        """The bot that decided last: what else it does in the same turn goes quicker."""

    @property
    def host(self) -> PaddockApp:
        return cast("PaddockApp", self.app)

    def panel(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(id="options", compact=True, markup=False)
        yield Static(id="details")

    def on_mount(self) -> None:
        """Begin once the sizes are known."""
        self.call_after_refresh(self.go_on)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    # The race

    def go_on(self) -> None:
        """Whatever comes next: the end, a person, or a bot."""
        self.turn += 1
        self.armed = ""
        person = self.table.person
        if person is not None and self.table.needs_curtain(person):
            self.host.push_screen(Curtain(self.table, person, self.say), self.uncovered)
            return
        if person is not None:
            self.table.viewer, self.thinker = person, None
        if not self.is_hurried():
            self.scene = self.table.scene(self.say.lang)
            self.show_options()
            self.redraw()
        if self.match.over:
            self.finish()
        elif person is None:
            self.think(self.table.bot_thought())

    def is_hurried(self) -> bool:
        """Whether bots play without a pause, and the last picture is too young for another."""
        now = time.monotonic()
        if self.table.bot is None or self.host.pace or now - self.drawn_at >= PICTURE_SECONDS:
            self.drawn_at = now
            return False
        return True

    def uncovered(self, answer: str | None) -> None:
        """Somebody sits before the screen now: the next player, or whoever takes a choice back."""
        self.table.viewer = self.table.person
        if answer == "undo":
            self.table.viewer = self.table.undo(is_covered=True)
        self.go_on()

    def think(self, thought: Callable[[], Option]) -> None:
        """A bot decides, beside the screen; nobody who leaves has to wait for it."""
        pace = self.host.pace * (AGAIN if self.thinker == self.table.bot else 1)
        self.thinker = self.table.bot
        Thread(target=self.thinking, args=(self.turn, thought, pace), daemon=True).start()

    def thinking(self, turn: int, thought: Callable[[], Option], pace: float) -> None:
        """What happens beside the screen: it takes at least as long as people need to follow."""
        started = time.monotonic()
        try:
            outcome: Option | Exception = thought()
        except Exception as error:  # what goes wrong here is shown where it can be seen
            outcome = error
        time.sleep(max(0.0, pace - (time.monotonic() - started)))
        self.post_message(Decided(turn, outcome))

    def on_decided(self, decided: Decided) -> None:
        """A bot has decided; unless somebody has taken a choice back meanwhile."""
        if isinstance(decided.outcome, Exception):
            raise decided.outcome
        if decided.turn == self.turn and self.table.bot is not None:
            self.match.choose(self.table.bot, decided.outcome)
            self.go_on()

    def choose(self, index: int) -> None:
        """A person has decided, or is asked again where something would be lost for good."""
        person, pick = self.table.person, self.scene.options[index]
        if person is None or self.asked != self.turn:
            return
        if pick.final and self.armed != pick.code:
            self.armed = pick.code
            self.details(index)
            return
        self.heard[person] = len(self.match.heard(person))
        self.match.choose(person, pick.code)
        self.go_on()

    def finish(self) -> None:
        """The result, and the record."""
        if not self.kept:
            self.kept = self.host.keep()
        lines = [*draw_standings(self.scene, self.say), Text(), Text(self.say("record-at"), "bold"), Text(self.kept)]
        self.query_one("#prompt", Static).update(Text("\n").join(lines))
        self.query_one("#keys", Static).update(self.say("keys-over"))

    # Drawing

    def redraw(self) -> None:
        """Everything but the list of options."""
        if self.is_attached:
            viewer = self.table.viewer
            news = len(self.match.heard(viewer)) - self.heard.get(viewer, 0)
            self.show_scene(self.match, self.scene, Pointers.of(self.scene, self.highlighted), news)

    @property
    def options(self) -> OptionList:
        return self.query_one("#options", OptionList)

    @property
    def highlighted(self) -> int | None:
        index = self.options.highlighted
        return index if index is not None and index < len(self.scene.options) else None

    def show_options(self) -> None:
        """The question and its answers."""
        self.options.clear_options()
        picks = self.scene.options
        self.asked = self.turn
        self.options.add_options(
            [Line(f"{index + 1:>2} {pick.label}", id=f"{self.turn}-{index}") for index, pick in enumerate(picks)]
        )
        self.options.display = bool(picks)
        self.query_one("#prompt", Static).update(self.question())
        self.query_one("#keys", Static).update(
            self.say("keys-race" if picks else "keys-wait") + (self.say("keys-map") if self.scene.board else "")
        )
        self.details(None)
        if picks:
            self.options.highlighted = 0
            self.options.focus()

    def question(self) -> Text:
        """Who is asked what; or who is waited for."""
        if self.scene.prompt:
            name = self.scene.players[cast(int, self.scene.seat)].name
            return Text(f"{name}: ", "bold").append(self.scene.prompt).append(f" {self.scene.rule}", "not bold dim")
        names = ", ".join(self.scene.players[seat].name for seat in self.scene.waiting)
        return Text(self.say("thinking", names=names), "dim") if names else Text()

    def details(self, index: int | None) -> None:
        """What there is to know about an option: what it costs, and what it points at."""
        widget = self.query_one("#details", Static)
        if index is None:
            widget.update("")
            return
        pick = self.scene.options[index]
        pieces = filter(None, (self.scene.piece(target) for target in pick.targets))
        lines = [Text(self.say("sure"), "bold")] if self.armed == pick.code else []
        lines += [Text(note) for note in pick.notes]
        lines += [Text(piece.label, "dim") for piece in pieces]
        widget.update(Text("\n").join(lines))

    # What people do

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Point at what the option means."""
        if event.option_index < len(self.scene.options):
            self.armed = self.armed if self.scene.options[event.option_index].code == self.armed else ""
            self.details(event.option_index)
            self.redraw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose; a key that was pressed once too often for the last question does not answer the next."""
        if event.option.id == f"{self.turn}-{event.option_index}":
            self.choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Digits point at an option by its number."""
        if event.character is None or not event.character.isdigit():
            return
        now = time.monotonic()
        self.typed = (self.typed if now - self.typed_at < TYPING_SECONDS else "") + event.character
        self.typed_at = now
        number = int(self.typed)
        if not 1 <= number <= len(self.scene.options):
            self.typed, number = event.character, int(event.character)
        if 1 <= number <= len(self.scene.options):
            self.options.highlighted = number - 1
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click on a piece points at the option that means it; a second one chooses it."""
        piece = event.style.meta.get("piece")
        meant = [index for index, pick in enumerate(self.scene.options) if piece in pick.targets]
        if not meant:
            return
        if self.highlighted in meant and len(meant) == 1:
            self.choose(meant[0])
            return
        after = [index for index in meant if self.highlighted is not None and index > self.highlighted]
        self.options.highlighted = (after or meant)[0]

    def action_undo(self) -> None:
        """Take the last choice back."""
        seat = self.table.undo()
        if seat is None:
            self.notify(self.say("no-undo"))
            return
        self.notify(self.say("undone", name=self.table.name(seat)))
        self.go_on()

    def action_rule(self) -> None:
        """The rule behind the question, its chapter, and the keys."""
        rules = rule_lines(self.table, self.scene.rule)
        keys = [Text(), Text(self.say("keys-title"), "bold underline"), Text(self.say("keys-help"))]
        self.host.push_screen(Sheet(self.scene.prompt or self.scene.title, [*rules, *keys], self.say))

    def action_why(self) -> None:
        """Why something cannot be chosen."""
        if self.table.person is not None:
            self.host.push_screen(WhyNot(self.table, self.table.person, self.say))

    def action_log(self) -> None:
        """All that happened."""
        heard = self.match.heard(self.table.viewer)
        lines = [Text(line) for line in counted(event.label(self.say.lang, self.match.names) for event in heard)]
        self.host.push_screen(Sheet(self.say("log-title"), lines, self.say, at_end=True))

    def action_close(self) -> None:
        """The map from close by, or whole."""
        self.is_close = not self.is_close
        self.redraw()

    def action_fast(self) -> None:
        """Bots without a pause, or with one."""
        self.notify(self.say("fast" if self.host.hurry() else "slow"))

    def action_table(self, lines: int) -> None:
        """Scroll the table."""
        self.scroll_table(lines)

    def action_again(self) -> None:
        """Another race of the same kind, once this one is over."""
        if self.match.over:
            self.host.start(self.table.again(), self.say)

    def action_menu(self) -> None:
        """Back to the start menu, once the race is over."""
        if self.match.over:
            self.host.table = None
            self.host.switch_screen(StartScreen(self.say.lang))

    def action_leaf(self) -> None:
        """Leaf through the race that is over."""
        if self.match.over:
            self.host.push_screen(LeafScreen(Leaves(self.match.record()), self.say))

    def action_leave(self) -> None:
        """Go; the race is kept."""
        self.host.action_leave()
