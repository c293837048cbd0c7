"""The start menu without its screen: fields with values to step through. Every change keeps a race that can start."""

import re
from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

import paddock
from paddock import LANGUAGES, Game, Switch, render
from paddock.bots import ANY, USUAL_LEVEL, drivers
from paddock.circuits import circuit, circuits
from paddock.cli.table.opponents import about_bot, bot_name, level_ids, level_name, level_there, read_level
from paddock.cli.table.plan import Entrant, Plan, default_entrants, default_name, drivers_of
from paddock.cli.table.preferences import forget_record, read_preferences
from paddock.cli.table.switch_values import next_value, switch_values
from paddock.cli.translator import Translator
from paddock.core import Plain
from paddock.core.notation import switch_word
from paddock.scene.model import Board

START = "start"
MAX_NAME = 16
LEFT = re.compile(r"(?P<game>.+)-(?P<day>\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)(?P<mark>-\d+)?")
"""The name of the record of a race that was left."""


class Field(Plain):
    """A line of the menu: its label, its value and its description."""

    id: str
    label: str
    value: str = ""
    about: str = ""
    is_stepped: bool = False
    """Whether left and right change it."""
    is_typed: bool = False
    """Whether letters change it."""


class RaceForm:
    """A race being set up."""

    def __init__(self, lang: str) -> None:
        saved = read_preferences()
        self.say = Translator(lang)
        self.races = [each.path for each in saved.races if Path(each.path).exists()]
        """The records of races that were left, the last one first."""
        self.left = next(iter(self.races), "")
        """The race that would be resumed."""
        self.game_id = ""
        self.entrants: list[Entrant] = []
        self.circuit = self.preset = ""
        self.switches: dict[str, str] = {}
        if not self._restore(saved.plan):
            self.choose_game(simplest_game())

    def _restore(self, plan: Plan | None) -> bool:
        """Take over the last plan, if it can still be raced."""
        try:
            if plan is None:
                return False
            plan.check()
        except paddock.PaddockError:
            return False
        self.game_id, self.entrants = plan.game, list(plan.entrants)
        self.circuit, self.preset, self.switches = plan.circuit, plan.preset, dict(plan.switches)
        return True

    @property
    def game(self) -> Game:
        return paddock.game(self.game_id)

    def plan(self) -> Plan:
        """The race as it would start now."""
        names = self._names()
        entrants = tuple(replace(entrant, name=name) for entrant, name in zip(self.entrants, names, strict=True))
        return Plan(self.game_id, entrants, self.circuit, self.preset, self.switches)

    def _names(self) -> list[str]:
        """The names of all entrants: unique, and never empty."""
        names: list[str] = []
        for entrant in self.entrants:
            name = wanted = " ".join(entrant.name.split()) or default_name(self.say)
            number = 2
            while name.casefold() in [each.casefold() for each in names]:
                name, number = f"{wanted} {number}", number + 1
            names.append(name)
        return names

    def board(self) -> Board | None:
        """The board of the chosen circuit."""
        return self.game.board(self.plan().setup(), self.say.lang)

    # The fields

    def fields(self) -> list[Field]:
        """The menu from top to bottom."""
        return [*self._race_fields(), *self._seat_fields(), *self._last_fields()]

    def _race_fields(self) -> Iterator[Field]:
        say, game = self.say, self.game
        if self.left:
            about = say("row-left-about", count=len(self.races))
            yield Field("left", say("row-left"), left_title(Path(self.left).stem, say.lang), about, len(self.races) > 1)
        yield Field("game", say("row-game"), game.title(say.lang), game.about(say.lang), len(paddock.games()) > 1)
        if game.circuits:
            yield Field("circuit", say("row-circuit"), self._circuit_name(), say("row-circuit-about"), True)
        if game.presets:
            yield Field("preset", say("row-preset"), self._preset_title(), self._preset_about(), True)

    def _circuit(self) -> str:
        return self.circuit or self.game.setup(preset=self.preset or None).circuit

    def _circuit_name(self) -> str:
        id = self._circuit()  # noqa: A001  the circuit's own word
        return circuit(id).name if id in circuits() else id

    def _preset_title(self) -> str:
        if not self.preset:
            return self.say("usual")
        return self.game.preset_title(self.game.preset(self.preset), self.say.lang)

    def _preset_about(self) -> str:
        if not self.preset:
            return self.say("row-preset-about")
        return self.game.preset_about(self.game.preset(self.preset), self.say.lang)

    def _seat_fields(self) -> Iterator[Field]:
        for seat, entrant in enumerate(self.entrants):
            yield self._bot_field(seat, entrant) if entrant.level else self._person_field(seat, entrant)
        most = self.game.seats[-1]
        if len(self.entrants) < most:
            yield Field("add", self.say("row-add"), "", self.say("row-add-about", most=most))

    def _bot_field(self, seat: int, entrant: Entrant) -> Field:
        say, game = self.say, self.game
        level = level_name(entrant.level, say.lang, game)
        value = f"{entrant.name} · {level.removeprefix(f'{entrant.name}, ')}"  # a driver is named once
        about = about_bot(entrant.level, say.lang, game)
        return Field(f"seat-{seat}", say("seat", number=seat + 1), value, f"{about} {say('row-seat-about')}", True)

    def _person_field(self, seat: int, entrant: Entrant) -> Field:
        say = self.say
        value = f"{entrant.name or default_name(say)} · {say('person')}"
        about = f"{say('row-person-about')} {say('row-seat-about')}"
        return Field(f"seat-{seat}", say("seat", number=seat + 1), value, about, True, True)

    def _last_fields(self) -> Iterator[Field]:
        say = self.say
        if self.game.switches:
            changed = len(self.switches)
            value = say("row-switches-changed", count=changed) if changed else say("usual")
            yield Field("switches", say("row-switches"), value, say("row-switches-about"))
        yield Field("lang", say("row-lang"), say("language"), say("row-lang-about"), True)
        yield Field(START, say("row-start"), "", say("row-start-about"))

    # Changes

    def choose_game(self, game_id: str) -> None:
        """Choose another game; the entrants stay, as far as there are seats."""
        people = [entrant for entrant in self.entrants if not entrant.level]
        rules = paddock.game(game_id)
        self.entrants = [replace(each, level=level_there(each.level, self.game, rules)) for each in self.entrants]
        self.game_id, self.circuit, self.preset, self.switches = game_id, "", "", {}
        seats = self.game.seats
        if not people:
            self.entrants = list(default_entrants(game_id, ""))
        self.entrants = self.entrants[: seats[-1]]
        while len(self.entrants) < seats[0]:
            self.add_bot()

    def step(self, field: str, step: int) -> None:
        """Change a field to its next or previous value."""
        if field == "left":
            self.left = next_value(self.races, self.left, step)
        elif field == "game":
            self.choose_game(next_value(paddock.games(), self.game_id, step))
        elif field == "circuit":
            self.circuit = next_value(self.game.circuits, self._circuit(), step)
        elif field == "preset":
            self.preset = next_value(["", *(preset.name for preset in self.game.presets)], self.preset, step)
            self.switches, self.circuit = {}, ""
        elif field == "lang":
            self.say = Translator(next_value(LANGUAGES, self.say.lang, step))
        elif field.startswith("seat-"):
            self._step_seat(_seat_of(field), step)

    def _step_seat(self, seat: int, step: int) -> None:
        entrant = self.entrants[seat]
        known = [f"{driver.id}:{USUAL_LEVEL}" for driver in drivers(self.game)]
        level = next_value(["", *level_ids(), *known], entrant.level, step)
        name = entrant.name
        if bool(level) != bool(entrant.level) or level in known or entrant.level in known:
            others = [each.name for number, each in enumerate(self.entrants) if number != seat]
            name = bot_name(others, level, self.game) if level else ""
        self.entrants[seat] = Entrant(name, level)

    def add_bot(self) -> None:
        """Add a bot, if there is a seat left."""
        if len(self.entrants) < self.game.seats[-1]:
            taken = [each.name for each in self.entrants]
            level = read_level(f"{ANY}:{USUAL_LEVEL}", self.game, drivers_of(self.entrants))
            self.entrants.append(Entrant(bot_name(taken, level, self.game), level))

    def remove(self, field: str) -> None:
        """Remove a seat, if the game can do without it, or the offer to resume a race; its record stays."""
        if field == "left":
            forget_record(self.left)
            self.races.remove(self.left)
            self.left = next(iter(self.races), "")
        elif field.startswith("seat-") and len(self.entrants) > self.game.seats[0]:
            self.entrants.pop(_seat_of(field))

    def type(self, field: str, letter: str) -> None:
        """Add a letter to a person's name; an empty one deletes the last."""
        seat = _seat_of(field)
        name = self.entrants[seat].name
        name = (name + letter)[:MAX_NAME] if letter else name[:-1]
        self.entrants[seat] = Entrant(name)

    # Switches

    def switch_fields(self) -> list[Field]:
        """The switches, on a page of their own; sheets of users are chosen where they are kept, in the browser."""
        return [
            Field(switch.name, switch.name, self._switch_label(switch), self._switch_about(switch), True)
            for switch in self.game.switches
            if not switch.sheet
        ]

    def _switch_label(self, switch: Switch) -> str:
        value = switch.read(self.switch_value(switch))
        return self.game.value_label(switch, value, self.say.lang)

    def _switch_about(self, switch: Switch) -> str:
        rule = f" ({switch.rule})" if switch.rule else ""
        return render(self.game.switch_text(switch), self.say.lang) + rule

    def switch_value(self, switch: Switch) -> str:
        """The value of a switch: as set here, by the preset, or by default."""
        return self.switches.get(switch.name, self._unset_value(switch))

    def _unset_value(self, switch: Switch) -> str:
        given = self.game.preset(self.preset).switches if self.preset else {}
        return switch_word(given.get(switch.name, switch.default))

    def step_switch(self, name: str, step: int) -> None:
        """Change a switch to its next or previous value."""
        switch = next(each for each in self.game.switches if each.name == name)
        value = next_value(switch_values(switch, self.switch_value(switch)), self.switch_value(switch), step)
        self.switches = {key: kept for key, kept in self.switches.items() if key != name}
        if value != self._unset_value(switch):
            self.switches[name] = value


def left_title(stem: str, lang: str) -> str:
    """What the menu calls a race that was left, by the name of its record: the game, and when it was left."""
    found = LEFT.fullmatch(stem)
    if found is None or found["game"] not in paddock.games():
        return stem
    time = ":".join(found.group(3, 4, 5))
    return f"{paddock.game(found['game']).title(lang)} · {found['day']} {time}{found['mark'] or ''}"


def simplest_game() -> str:
    """The game with the fewest rules."""
    return min(paddock.games(), key=lambda game: len(paddock.game(game).rules))


def _seat_of(field: str) -> int:
    return int(field.removeprefix("seat-"))
