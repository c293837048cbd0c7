"""A race being prepared: rows that one walks through, each with values to turn to."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

import paddock
from paddock import LANGUAGES, Game, Switch, render
from paddock.cli.keeping import habits
from paddock.cli.opponents import bot_name, level_ids, level_name, level_of, usual_level
from paddock.cli.table import Plan, Sitter, own_name, usual_sitters
from paddock.cli.words import Voice
from paddock.core import Plain
from paddock.core.notation import switch_word
from paddock.scene.model import Board

START = "start"
LONGEST_NAME = 16
MOST_STEPS = 12
"""How many values of a number are offered; a wider range is walked in larger steps."""


class Row(Plain):
    """A line of the menu: what it sets, to what, and what there is to know about it."""

    id: str
    label: str
    value: str = ""
    about: str = ""
    is_turned: bool = False
    """Whether left and right change it."""
    is_typed: bool = False
    """Whether letters change it."""


class Draft:
    """What has been chosen so far. Every change keeps it a race that can be started."""

    def __init__(self, lang: str) -> None:
        known = habits()
        self.say = Voice(lang)
        self.left = known.left if known.left and Path(known.left).exists() else ""
        self.game_id = ""
        self.sitters: list[Sitter] = []
        self.circuit = self.preset = ""
        self.switches: dict[str, str] = {}
        if not self._recall(known.plan):
            self.choose_game(gentlest())

    def _recall(self, plan: Plan | None) -> bool:
        """Take over what was chosen the last time, if it can still be raced."""
        try:
            if plan is None:
                return False
            plan.check()
        except paddock.PaddockError:
            return False
        self.game_id, self.sitters = plan.game, list(plan.sitters)
        self.circuit, self.preset, self.switches = plan.circuit, plan.preset, dict(plan.switches)
        return True

    @property
    def game(self) -> Game:
        return paddock.game(self.game_id)

    def plan(self) -> Plan:
        """The race as it would be started now."""
        names = self._names()
        sitters = tuple(replace(sitter, name=name) for sitter, name in zip(self.sitters, names, strict=True))
        return Plan(self.game_id, sitters, self.circuit, self.preset, self.switches)

    def _names(self) -> list[str]:
        """Everybody's name; whoever typed none has a usual one, and nobody has another's."""
        names: list[str] = []
        for sitter in self.sitters:
            name = wanted = " ".join(sitter.name.split()) or own_name(self.say)
            number = 2
            while name in names:
                name, number = f"{wanted} {number}", number + 1
            names.append(name)
        return names

    def board(self) -> Board | None:
        """The board that would be raced on."""
        return self.game.board(self.plan().setup(), self.say.lang)

    # The rows

    def rows(self) -> list[Row]:
        """The menu from top to bottom."""
        return [*self._head(), *self._seats(), *self._foot()]

    def _head(self) -> Iterator[Row]:
        say, game = self.say, self.game
        if self.left:
            yield Row("left", say("row-left"), Path(self.left).stem, say("row-left-about"))
        yield Row("game", say("row-game"), game.title(say.lang), game.about(say.lang), len(paddock.games()) > 1)
        if game.circuits:
            yield Row("circuit", say("row-circuit"), self._circuit(), say("row-circuit-about"), True)
        if game.presets:
            yield Row("preset", say("row-preset"), self.preset or say("usual"), self._preset_about(), True)

    def _circuit(self) -> str:
        return self.circuit or self.game.setup(preset=self.preset or None).circuit

    def _preset_about(self) -> str:
        if not self.preset:
            return self.say("row-preset-about")
        return render(self.game.preset_text(self.game.preset(self.preset)), self.say.lang)

    def _seats(self) -> Iterator[Row]:
        say = self.say
        for number, sitter in enumerate(self.sitters):
            label = say("seat", number=number + 1)
            level = level_of(sitter.level)
            if sitter.level:
                value = f"{sitter.name} · {level_name(sitter.level, say.lang)}"
                about = level.about(say.lang) if level else ""
                yield Row(f"seat-{number}", label, value, f"{about} {say('row-seat-about')}", True)
            else:
                value = f"{sitter.name or own_name(say)} · {say('person')}"
                yield Row(
                    f"seat-{number}", label, value, f"{say('row-person-about')} {say('row-seat-about')}", True, True
                )
        if len(self.sitters) < self.game.seats[-1]:
            yield Row("add", say("row-add"), "", say("row-add-about", most=self.game.seats[-1]))

    def _foot(self) -> Iterator[Row]:
        say = self.say
        if self.game.switches:
            changed = len(self.switches)
            value = say("row-switches-changed", count=changed) if changed else say("usual")
            yield Row("switches", say("row-switches"), value, say("row-switches-about"))
        yield Row("lang", say("row-lang"), say("language"), say("row-lang-about"), True)
        yield Row(START, say("row-start"), "", say("row-start-about"))

    # Changing

    def choose_game(self, game_id: str) -> None:
        """Another game: who sits stays, as far as there are seats."""
        people = [sitter for sitter in self.sitters if not sitter.level]
        self.game_id, self.circuit, self.preset, self.switches = game_id, "", "", {}
        seats = self.game.seats
        if not people:
            self.sitters = list(usual_sitters(game_id, ""))
        self.sitters = self.sitters[: seats[-1]]
        while len(self.sitters) < seats[0]:
            self.add()

    def turn(self, row: str, step: int) -> None:
        """The next or previous value of a row."""
        if row == "game":
            self.choose_game(_next(paddock.games(), self.game_id, step))
        elif row == "circuit":
            self.circuit = _next(self.game.circuits, self._circuit(), step)
        elif row == "preset":
            self.preset = _next(["", *(preset.name for preset in self.game.presets)], self.preset, step)
            self.switches, self.circuit = {}, ""
        elif row == "lang":
            self.say = Voice(_next(LANGUAGES, self.say.lang, step))
        elif row.startswith("seat-"):
            self._turn_seat(int(row.removeprefix("seat-")), step)

    def _turn_seat(self, seat: int, step: int) -> None:
        sitter = self.sitters[seat]
        level = _next(["", *level_ids()], sitter.level, step)
        name = sitter.name
        if bool(level) != bool(sitter.level):
            name = bot_name([each.name for each in self.sitters]) if level else ""
        self.sitters[seat] = Sitter(name, level)

    def add(self) -> None:
        """One more bot."""
        if len(self.sitters) < self.game.seats[-1]:
            self.sitters.append(Sitter(bot_name([each.name for each in self.sitters]), usual_level()))

    def remove(self, row: str) -> None:
        """One seat less."""
        if row.startswith("seat-") and len(self.sitters) > self.game.seats[0]:
            self.sitters.pop(int(row.removeprefix("seat-")))

    def type(self, row: str, letter: str) -> None:
        """A letter of a person's name; an empty one takes the last away."""
        seat = int(row.removeprefix("seat-"))
        name = self.sitters[seat].name
        name = (name + letter)[:LONGEST_NAME] if letter else name[:-1]
        self.sitters[seat] = Sitter(name)

    # Switches

    def switch_rows(self) -> list[Row]:
        """The switches as rows of a page of their own."""
        return [
            Row(switch.name, switch.name, self.setting(switch), self._switch_about(switch), True)
            for switch in self.game.switches
        ]

    def _switch_about(self, switch: Switch) -> str:
        rule = f" ({switch.rule})" if switch.rule else ""
        return render(self.game.switch_text(switch), self.say.lang) + rule

    def setting(self, switch: Switch) -> str:
        """How a switch stands: as set here, as the preset says, or as usual."""
        return self.switches.get(switch.name, self._unset(switch))

    def _unset(self, switch: Switch) -> str:
        given = self.game.preset(self.preset).switches if self.preset else {}
        return switch_word(given.get(switch.name, switch.default))

    def turn_switch(self, name: str, step: int) -> None:
        """The next or previous value of a switch."""
        switch = next(each for each in self.game.switches if each.name == name)
        now = self.setting(switch)
        value = _next(settings(switch, now), now, step)
        self.switches = {key: kept for key, kept in self.switches.items() if key != name}
        if value != self._unset(switch):
            self.switches[name] = value


def gentlest() -> str:
    """The game to meet first: the one with the fewest rules."""
    return min(paddock.games(), key=lambda game: len(paddock.game(game).rules))


def settings(switch: Switch, now: str) -> list[str]:
    """What a switch can be turned to, what it is now among it."""
    if switch.values:
        return [switch_word(value) for value in switch.values]
    stride = max(1, (switch.most - switch.least) // MOST_STEPS)
    assert isinstance(switch.default, int)
    numbers = {*range(switch.least, switch.most + 1, stride), switch.default, switch.most, int(now)}
    return [str(number) for number in sorted(numbers)]


def _next(values: Sequence[str], value: str, step: int) -> str:
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
