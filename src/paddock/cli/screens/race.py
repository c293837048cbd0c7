"""A race on the full screen."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList

from paddock import Option
from paddock.cli.picture import Pointers, collapse_repeats, draw_standings
from paddock.cli.picture.players import entries
from paddock.cli.screens.bot_thread import Decided, start_thinking
from paddock.cli.screens.overlays import Curtain, Sheet, WhyNot, chapter_lines, help_lines, rule_lines, term_lines
from paddock.cli.screens.question import Question, detail_texts
from paddock.cli.screens.replay import ReplayScreen
from paddock.cli.screens.start import StartScreen
from paddock.cli.screens.table import TableScreen
from paddock.cli.screens.typed_number import TypedNumber
from paddock.cli.table import Table
from paddock.cli.table.replay import ReplayCursor
from paddock.cli.translator import Translator

SAME_BOT_PACE = 0.2
"""The share of the pause if the same bot decides again."""
FRAME_SECONDS = 0.2
"""The shortest time between two redraws while bots play without a pause."""


class RaceScreen(TableScreen):
    """People choose, bots think, and the screen is covered between two players with secrets."""

    BINDINGS = [
        # The list has these keys once it has the focus; those pressed a moment before must not be lost.
        Binding("up", "options('cursor_up')"),
        Binding("down", "options('cursor_down')"),
        Binding("home", "options('first')"),
        Binding("end", "options('last')"),
        Binding("enter", "options('select')"),
        Binding("u", "undo"),
        Binding("question_mark,h,f1", "help"),
        Binding("s", "standings"),
        Binding("w", "why"),
        Binding("l", "log"),
        Binding("c", "commentary"),
        Binding("z", "close"),
        Binding("f", "fast"),
        Binding("left_square_bracket,ctrl+up", "table(-3)"),
        Binding("right_square_bracket,ctrl+down", "table(3)"),
        Binding("n", "restart"),
        Binding("m", "menu"),
        Binding("r", "replay"),
        Binding("q,escape", "leave"),
    ]

    def __init__(self, table: Table, say: Translator) -> None:
        super().__init__(say, table.scene(say.lang))
        self.table = table
        self.match = table.match
        self.turn = 0
        """Counts changes at the table: a bot's decision for an earlier turn is dropped."""
        self.asked = 0
        """The turn whose options are on the screen."""
        self.typed = TypedNumber()
        self.armed = ""
        """The option that was chosen once and needs to be confirmed."""
        self.record_path = ""
        self.drawn_at = 0.0
        self.heard: dict[int | None, int] = {}
        """How many events each viewer had seen at their last decision; later ones are news."""
        self.last_bot: int | None = None
        """The bot that decided last; its further decisions get a shorter pause."""

    def panel(self) -> ComposeResult:
        yield Question(self.scene, self.say)

    def on_mount(self) -> None:
        """Begin once the layout is known."""
        self.call_after_refresh(self.next_turn)

    def on_resize(self) -> None:
        self.call_after_refresh(self.rearrange)

    def rearrange(self) -> None:
        """Wrap the question to the new size; what is highlighted stays so."""
        if self.is_attached and self.turn and not self.match.over:
            highlighted = self.highlighted
            self.show_options()
            self.options.highlighted = highlighted
        self.redraw()

    # The race

    def next_turn(self) -> None:
        """Show what comes next: the result, a person's options, or a bot's turn."""
        self.turn += 1
        self.armed = ""
        self.table.answer_by_clock()
        person = self.table.person
        if person is not None and self.table.needs_curtain(person):
            self.host.push_screen(Curtain(self.table, person, self.say), self.uncovered)
            return
        if person is not None:
            self.table.viewer, self.last_bot = person, None
        if not self.skips_frame():
            self.scene = self.table.scene(self.say.lang)
            self.show_options()
            self.redraw()
        if self.match.over:
            self.finish()
        elif person is None:
            self.think(self.table.bot_choice())

    def skips_frame(self) -> bool:
        """Whether bots play without a pause and it is too soon to redraw."""
        now = time.monotonic()
        if self.table.bot is None or self.host.pace or now - self.drawn_at >= FRAME_SECONDS:
            self.drawn_at = now
            return False
        return True

    def uncovered(self, answer: str | None) -> None:
        """The curtain was opened by the next player, or to take a choice back."""
        self.table.viewer = self.table.person
        if answer == "undo":
            self.table.viewer = self.table.undo(is_covered=True)
        self.next_turn()

    def think(self, choose: Callable[[], Option]) -> None:
        """Let the bot to move decide; if it decided before, with a shorter pause."""
        pace = self.host.pace * (SAME_BOT_PACE if self.last_bot == self.table.bot else 1)
        self.last_bot = self.table.bot
        start_thinking(self, self.turn, choose, pace)

    def on_decided(self, decided: Decided) -> None:
        """Play a bot's choice, unless the table has changed meanwhile."""
        if isinstance(decided.outcome, Exception):
            raise decided.outcome
        if decided.turn == self.turn and self.table.bot is not None:
            self.match.choose(self.table.bot, decided.outcome)
            self.next_turn()

    def choose(self, index: int) -> None:
        """Play a person's choice; one that loses something for good must be confirmed."""
        person, pick = self.table.person, self.scene.options[index]
        if person is None or self.asked != self.turn:
            return
        if pick.final and self.armed != pick.code:
            self.armed = pick.code
            self.details(index)
            return
        self.heard[person] = len(self.match.events)
        self.match.choose(person, pick.code)
        self.next_turn()

    def finish(self) -> None:
        """Save the record, and show the result."""
        if not self.record_path:
            self.record_path = self.host.save()
        lines = [
            *draw_standings(self.scene, self.say, self.panel_size.width),
            Text(),
            Text(self.say("record-at"), "bold"),
            Text(self.record_path),
        ]
        self.question.tell(lines)
        self.show_keys(self.say("keys-over"))
        self.redraw()

    # Drawing

    def redraw(self) -> None:
        """Draw everything but the list of options."""
        if self.is_attached:
            viewer = self.table.viewer
            self.show_scene(
                self.match, self.scene, Pointers.of(self.scene, self.highlighted), self.heard.get(viewer, 0)
            )

    def players_rows(self) -> int:
        """The rows that the question leaves for the standings; none once there is a result."""
        return 0 if self.match.over else self.question.rows.players

    @property
    def question(self) -> Question:
        return self.query_one(Question)

    @property
    def options(self) -> OptionList:
        return self.question.options

    @property
    def highlighted(self) -> int | None:
        return self.question.highlighted

    def show_options(self) -> None:
        """Draw the question and its options."""
        self.asked = self.turn
        self.question.ask(self.scene, str(self.turn), self.panel_size, len(entries(self.scene)))
        self.show_keys(self.say("keys-race" if self.scene.options else "keys-wait"))

    def details(self, index: int) -> None:
        """Draw what an option leads to, and whether it must be confirmed."""
        self.question.show_details(index, is_armed=self.armed == self.scene.options[index].code)

    # Input

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Highlight the targets of the option."""
        if event.option_index < len(self.scene.options):
            self.armed = self.armed if self.scene.options[event.option_index].code == self.armed else ""
            self.details(event.option_index)
            self.redraw()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose; a key pressed twice does not answer the next prompt as well."""
        if event.option.id == f"{self.turn}-{event.option_index}":
            self.choose(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Digits highlight an option by its number."""
        if event.character is None or not event.character.isdigit():
            return
        number = self.typed.add(event.character, len(self.scene.options))
        if number is not None:
            self.options.highlighted = number - 1
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click on a piece highlights its option; a second click chooses it."""
        piece = event.style.meta.get("piece")
        indices = [index for index, pick in enumerate(self.scene.options) if piece in pick.targets]
        if not indices:
            return
        if self.highlighted in indices and len(indices) == 1:
            self.choose(indices[0])
            return
        after = [index for index in indices if self.highlighted is not None and index > self.highlighted]
        self.options.highlighted = (after or indices)[0]

    def action_options(self, action: str) -> None:
        """Let the list of options carry out a key that it did not get."""
        if self.scene.options:
            getattr(self.options, f"action_{action}")()

    def action_undo(self) -> None:
        """Take the last choice back."""
        seat = self.table.undo()
        if seat is None:
            self.notify(self.say("no-undo"))
            return
        self.notify(self.say("undone", name=self.table.name(seat)))
        self.next_turn()

    def action_help(self) -> None:
        """Show what is highlighted in full, the rule behind the question, terms, keys, and the rule's chapter."""
        scene, lines, said = self.scene, list[Text](), list[str]()
        if self.highlighted is not None:
            pick = scene.options[self.highlighted]
            lines = [Text(pick.label, "bold"), *detail_texts(scene, pick), Text()]
            said = [line.plain for line in lines]
        lines += [*rule_lines(self.table, scene.rule, self.say.lang), Text()] if scene.rule else []
        lines += term_lines(scene, self.say, said)
        lines += [*help_lines(self.say, self.say("keys-help")), *chapter_lines(self.table, scene.rule, self.say.lang)]
        self.host.push_screen(Sheet(scene.prompt or scene.title, lines, self.say))

    def action_why(self) -> None:
        """Show why things cannot be chosen."""
        if self.table.person is not None:
            self.host.push_screen(WhyNot(self.table, self.table.person, self.say))

    def action_log(self) -> None:
        """Show the whole log."""
        log = self.match.log(self.table.viewer, self.say.lang, self.host.commentary)
        lines = [Text(line) for line in collapse_repeats(map(str, log))]
        self.host.push_screen(Sheet(self.say("log-title"), lines, self.say, at_end=True))

    def action_fast(self) -> None:
        """Switch the pause of bots off or on."""
        self.notify(self.say("fast" if self.host.toggle_pace() else "slow"))

    def action_restart(self) -> None:
        """Start another race with the same plan, once this one is over."""
        if self.match.over:
            self.host.start(self.table.plan_again(), self.say)

    def action_menu(self) -> None:
        """Go back to the start menu, once the race is over."""
        if self.match.over:
            self.host.table = None
            self.host.switch_screen(StartScreen(self.say.lang))

    def action_replay(self) -> None:
        """Replay the race, once it is over."""
        if self.match.over:
            self.host.push_screen(ReplayScreen(ReplayCursor(self.match.record()), self.say))

    def action_leave(self) -> None:
        """Leave, after asking; the race is saved."""
        self.host.action_ask_to_leave()
