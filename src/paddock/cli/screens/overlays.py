"""Overlays: the curtain between two players, a text to read, the answers to "why not?"."""

import time
from collections.abc import Iterable

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from paddock import learn
from paddock.cli.table import Table
from paddock.cli.translator import Translator
from paddock.scene.model import Scene

GUARD_SECONDS = 0.4
"""How long the curtain ignores keys, which may have been meant for the screen before it."""


class Curtain(ModalScreen[str]):
    """Covers the screen until the next player is ready. Returns `ready` or `undo`."""

    BINDINGS = [
        Binding("enter,space", "ready"),
        Binding("u", "undo"),
        Binding("q,escape", "app.ask_to_leave"),
    ]

    def __init__(self, table: Table, seat: int, say: Translator) -> None:
        super().__init__()
        self.table, self.seat, self.say = table, seat, say

    def compose(self) -> ComposeResult:
        player = self.table.match.scene(None, self.say.lang).players[self.seat]
        with Vertical(id="curtain"):
            yield Static(self.say("curtain-title", name=player.name), classes="big")
            yield Static(self.say("curtain-text"))
            undoer = self.table.undoer(is_covered=True)
            if undoer is not None:
                yield Static(self.say("curtain-undo", name=self.table.name(undoer)), classes="soft")

    def on_mount(self) -> None:
        self.shown_at = time.monotonic()

    def action_ready(self) -> None:
        """Uncover the screen, unless the key came too soon."""
        if time.monotonic() - self.shown_at >= GUARD_SECONDS:
            self.dismiss("ready")

    def action_undo(self) -> None:
        """Let the last player take their choice back, if possible."""
        if self.table.undoer(is_covered=True) is not None:
            self.dismiss("undo")


class Leave(ModalScreen[bool]):
    """Asks whether to leave a race that is not over."""

    BINDINGS = [Binding("enter,y,q", "dismiss(True)"), Binding("escape,n", "dismiss(False)")]

    def __init__(self, say: Translator) -> None:
        super().__init__()
        self.say = say

    def compose(self) -> ComposeResult:
        with Vertical(id="leave"):
            yield Static(self.say("leave-title"), classes="big")
            yield Static(self.say("leave-text"))
            yield Static(self.say("leave-keys"), classes="soft")


class Sheet(ModalScreen[None]):
    """A text to read."""

    BINDINGS = [
        Binding("escape,enter,q,question_mark,f1,l,s", "dismiss(None)"),
        Binding("up,k", "scroll(-1)"),
        Binding("down,j", "scroll(1)"),
        Binding("pageup", "scroll(-10)"),
        Binding("pagedown,space", "scroll(10)"),
    ]

    def __init__(self, title: str, lines: list[Text], say: Translator, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.say, self.at_end = title, lines, say, at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self.heading), classes="big")
            with VerticalScroll(can_focus=False):
                yield Static(Text("\n").join(self.lines))
            yield Static(self.say("keys-sheet"), classes="soft")

    def on_mount(self) -> None:
        """Show a log from its end."""
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class WhyNot(ModalScreen[None]):
    """Why things in sight cannot be chosen; typing filters the list, and a code gets its own answer."""

    BINDINGS = [Binding("escape", "dismiss(None)")]

    def __init__(self, table: Table, seat: int, say: Translator) -> None:
        super().__init__()
        self.table, self.seat, self.say = table, seat, say

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(self.say("why-title"), classes="big")
            yield Input(placeholder=self.say("why-hint"))
            with VerticalScroll(can_focus=False):
                yield Static(id="reasons")
            yield Static(self.say("keys-why"), classes="soft")

    def on_mount(self) -> None:
        self.show_reasons("")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Filter the list."""
        self.show_reasons(event.value.strip().casefold())

    def show_reasons(self, words: str) -> None:
        """Draw the reasons for what these words name, or else the reason for them as a code."""
        lines = [self.line(*each) for each in self.table.refusals(self.seat, self.say.lang, words)]
        self.query_one("#reasons", Static).update(Text("\n").join(lines or [Text(self.say("why-nothing"))]))

    def line(self, thing: str, reason: str, rule: str) -> Text:
        text = Text(f"{thing}: ", "bold").append(reason, "not bold")
        return text.append(f"  {rule}", "dim") if rule else text


def help_lines(say: Translator, keys: str) -> list[Text]:
    """The keys of a screen, one on each line."""
    found = [line.partition(": ") for line in keys.splitlines()]
    return [
        Text(say("keys-title"), "bold underline"),
        *(Text(f"{key:<24} ", "bold").append(does, "not bold") for key, _, does in found),
    ]


def rule_lines(table: Table, ids: str, lang: str) -> list[Text]:
    """The rules behind a prompt."""
    return [Text(f"{rule.id}  ", "bold").append(rule.text, "not bold") for rule in table.rules(ids, lang)]


def term_lines(scene: Scene, say: Translator, more: Iterable[str] = ()) -> list[Text]:
    """What the terms of a question, of its latest commentary and of other texts mean, under their heading."""
    terms = learn.terms_in(" · ".join((scene.prompt, *more, *scene.log)), scene.game, scene.lang)
    if not terms:
        return []
    lines = [Text(f"{term.word(scene.lang)}  ", "bold").append(term.text[scene.lang], "not bold") for term in terms]
    return [Text(say("glossary-title"), "bold underline"), *lines, Text()]


def chapter_lines(table: Table, ids: str, lang: str) -> list[Text]:
    """The rest of the chapters of the rules behind a prompt."""
    rules = table.rules(ids, lang)
    lines = []
    for chapter in dict.fromkeys(rule.chapter for rule in rules):
        lines += [Text(), Text(chapter, "bold underline")]
        others = [rule for rule in table.match.game.rules_in(lang).values() if rule.chapter == chapter]
        lines += [Text(f"{rule.id}  ", "dim").append(rule.text, "not dim") for rule in others if rule not in rules]
    return lines
