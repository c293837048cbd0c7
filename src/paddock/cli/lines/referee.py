"""A race at a real table, line by line: what came, what was decided, and what was mistyped."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from paddock import Corrected, IllegalChoice, Line, Question, Referee
from paddock.cli.lines.printer import Printer
from paddock.cli.lines.race import Quit
from paddock.cli.picture import collapse_repeats, draw_standings
from paddock.cli.table import Entrant, Table
from paddock.cli.table.records import new_record_path, write_record
from paddock.cli.translator import Translator

LATEST = 12
"""How many of the last answers the book shows, unless asked for more."""


class RefereeRace:
    """Asks the table, writes down what it says, and keeps the record up to date after every answer."""

    def __init__(self, referee: Referee, say: Translator, path: Path | None = None) -> None:
        self.referee = referee
        self.say = say
        self.path = path or new_record_path(referee.game.id)
        self.names = referee.setup.names
        self.show = Printer()
        self.heard = 0
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "b": self.tell_book,
            "c": self.correct,
            "u": self.take_back,
            "s": self.show_card,
            "?": self.tell_rule,
            "t": lambda _words: self.draw(),
            "l": self.tell_log,
            "h": lambda _words: self.show(self.say("referee-help")),
            "q": self.quit,
        }

    def play(self) -> int:
        """Ask until the race is over or the user quits; the exit status."""
        self.show(self.say("referee-hint"))
        self.draw()
        try:
            while (question := self.referee.question) is not None:
                self.ask(question)
                self.answer(input("> ").split())
        except (EOFError, Quit):
            return self.end()
        except KeyboardInterrupt:
            self.end()
            raise
        return self.end()

    def ask(self, question: Question) -> None:
        """Print what happened, the question and its answers."""
        self.narrate()
        who = "" if question.seat is None else f"{self.names[question.seat]}: "
        self.show("", Text(f"{who}{question.ask(self.say.lang, self.names)}", "bold"))
        labels = [each.label(self.say.lang, self.names) for each in question.answers]
        if question.seat is None:
            codes = [each.code for each in question.answers]
            named = [code if code == label else f"{code} ({label})" for code, label in zip(codes, labels, strict=True)]
            self.show(f"  {'  '.join(named)}")
            return
        width = max((len(each.code) for each in question.answers), default=0)
        for number, (each, label) in enumerate(zip(question.answers, labels, strict=True), start=1):
            self.show(f"{number:>4}  {each.code:<{width}}  {label}")
        if question.cards:
            first, last = question.cards[0].code, question.cards[-1].code
            self.show(self.say("referee-cards", count=len(question.cards), first=first, last=last))

    def answer(self, words: list[str]) -> None:
        """A command, or answers to this question and to those that follow it."""
        if words and words[0] in self.commands:
            self.commands[words[0]](words[1:])
            return
        if not words:
            self.show(self.say("referee-hint"))
        for number, word in enumerate(words):
            question = self.referee.question
            if question is None or not self.answered(question, word):
                rest = " ".join(words[number + 1 :])
                if rest:
                    self.show(self.say("referee-rest", words=rest))
                return

    def answered(self, question: Question, word: str) -> bool:
        """Give one answer; whether it was possible."""
        code = word
        if question.seat is not None and word.isdigit() and 1 <= int(word) <= len(question.answers):
            code = question.answers[int(word) - 1].code
        try:
            self.referee.answer(code, question.seat)
        except IllegalChoice as error:
            self.show(f"  {error}" + (f" ({error.rule})" if error.rule else ""))
            return False
        self.save()
        return True

    # Commands

    def correct(self, words: list[str]) -> None:
        """Change an earlier answer, by its number in the book, and keep what still fits."""
        number = self.number(words[:1])
        if number is None:
            return
        if len(words) < 2:
            question = self.referee.asked_at(number)
            codes = " ".join(each.code for each in (*question.answers, *question.cards))
            self.show(f"  {question.ask(self.say.lang, self.names)}", f"  {codes}")
            return
        try:
            done = self.referee.correct(number, words[1])
        except IllegalChoice as error:
            self.show(f"  {error}")
            return
        self.changed(done)

    def show_card(self, words: list[str]) -> None:
        """A player shows a card of a hidden hand."""
        named = [seat for seat, name in enumerate(self.names) if words and name.casefold() == words[0].casefold()]
        if len(words) != 2 or not named:
            self.show(self.say("referee-show", names=" ".join(self.names)))
            return
        try:
            self.changed(self.referee.hold(named[0], words[1]))
        except IllegalChoice as error:
            self.show(f"  {error}")

    def take_back(self, words: list[str]) -> None:
        """Take back the last answer, or all from a number of the book on."""
        number = self.number(words[:1] or [str(len(self.referee.told))])
        if number is not None:
            self.referee.back_to(number)
            self.changed(Corrected(0))

    def number(self, words: list[str]) -> int | None:
        """A number of the book, from 0 on; None, with a word to the user, if there is no such answer."""
        count = len(self.referee.told)
        if words and words[0].isdigit() and 1 <= int(words[0]) <= count:
            return int(words[0]) - 1
        self.show(self.say("referee-number", count=count))
        return None

    def changed(self, done: Corrected) -> None:
        """Say what became of later answers."""
        self.save()
        self.heard = min(self.heard, len(self.referee.match.events))
        self.show(self.say("referee-changed", kept=done.kept, dropped=len(done.dropped)))
        self.show(*(f"      {self.line(line)}" for line in done.dropped[:LATEST]))
        self.draw()

    def tell_book(self, words: list[str]) -> None:
        """Print the last answers with their numbers, or those from a number on."""
        told = self.referee.told
        first = max(0, int(words[0]) - 1 if words and words[0].isdigit() else len(told) - LATEST)
        for number, line in enumerate(told[first : first + 4 * LATEST], start=first + 1):
            self.show(f"{number:>5}  {self.line(line)}")

    def line(self, line: Line) -> str:
        return line.code if line.seat < 0 else f"{self.names[line.seat]}: {line.code}"

    def tell_rule(self, _words: list[str]) -> None:
        """Print the rule behind the question."""
        question = self.referee.question
        if question is None or question.seat is None:
            self.show(self.say("referee-no-rule"))
            return
        known = self.referee.game.rules_in(self.say.lang)
        for rule in self.referee.match.decision(question.seat).rule.replace(",", " ").split():
            if rule in known:
                self.show(f"{rule}  {known[rule].text}")

    def tell_log(self, _words: list[str]) -> None:
        self.show(*collapse_repeats(map(str, self.referee.match.log(None, self.say.lang))))

    def quit(self, _words: list[str]) -> None:
        raise Quit

    # Showing

    def draw(self) -> None:
        """The table as all see it."""
        table = Table(self.referee.match, tuple(map(Entrant, self.names)))
        self.show.scene(self.referee.match.scene(None, self.say.lang), table)

    def narrate(self) -> None:
        """Print what has happened since the last answer."""
        log = self.referee.match.log(None, self.say.lang, "race", self.heard)
        self.heard = len(self.referee.match.events)
        self.show(*collapse_repeats(f"  {line}" for line in log))

    def save(self) -> None:
        self.path = write_record(str(self.referee.record()), self.referee.game.id, self.path)

    def end(self) -> int:
        """Print the result and where the record is."""
        self.narrate()
        over = self.referee.match.over
        if over:
            self.show("", *draw_standings(self.referee.match.scene(None, self.say.lang), self.say))
        if self.referee.told:
            self.save()
            self.show("", self.say("kept" if over else "referee-open", path=str(self.path)))
        return 0
