"""A game seen from outside its room: how it is set up, and what its room provides."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from paddock.core import deck_files, sheets, showing
from paddock.core.chances import JUDGED, Chances, behind, certain, forecast, values
from paddock.core.decks import DeckKind, deck_title
from paddock.core.dice import Dice
from paddock.core.drivers import Driver, Manners, in_order, read_manners
from paddock.core.errors import PaddockError, bad
from paddock.core.match import Match
from paddock.core.notation import check_tasks, is_whole, read_tasks, switch_word, write_tasks
from paddock.core.position import Position
from paddock.core.record import Record, record_of
from paddock.core.result import Aftermath, Placing, Result
from paddock.core.rules import Rule, read_rules
from paddock.core.sealing import resealed, with_answer
from paddock.core.setup import Preset, RookieRace, Setup, Switch, Value
from paddock.core.tasks import HIDDEN, Chance, Option, Refusal, Sealed, Task
from paddock.core.texts import CORE, ENGLISH, Text, TextError, message, render, shortened
from paddock.core.vectors import VectorWriter

if TYPE_CHECKING:
    from paddock.core.seen import Acts, Parts
    from paddock.scene.model import Board, Piece, Scene


def unknown_game(id: str, known: list[str]) -> TextError:  # noqa: A002  the window's name
    """The error for a game that is not there."""
    return TextError(message(CORE, "no-game", name=shortened(id), near=showing.nearest_text(id, known, "there-are")))


class Game(ABC):
    """A game: its name, its settings, and the doors into its room."""

    id: ClassVar[str]
    revision: ClassVar[int] = 1
    """Goes up when the same decisions and luck no longer lead to the same race."""
    seats: ClassVar[range]
    circuits: ClassVar[tuple[str, ...]] = ()
    switches: ClassVar[tuple[Switch, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    rookie_race: ClassVar[RookieRace] = RookieRace(seats=4, minutes=30)
    room: ClassVar[str]
    """The package the game is written in, with its texts and rules."""
    catalogue: ClassVar[str] = "rules.toml"
    """The file in the room that lists the rules of this game."""
    judged_by: ClassVar[tuple[str, ...]] = ()
    """The names of the terms that `worth` is the sum of; each has a text `term-NAME`."""
    manners_file: ClassVar[str] = "bots.toml"
    """The file in the room that says how bots drive this game; it may be missing."""
    decks: ClassVar[DeckKind | None] = None
    """What it knows about decks of users' own; None if it has none."""
    plays_on: ClassVar[bool] = False
    """Whether looking ahead guesses later answers, to the end of the turn; else it ends with the next question."""

    # What a room provides

    @abstractmethod
    def start(self, setup: Setup) -> Position:
        """The first position, with the first tasks on its stack."""

    @abstractmethod
    def write(self, race: Any) -> str:
        """The table in words, without tasks and set-up."""

    @abstractmethod
    def read(self, text: str, setup: Setup) -> Position:
        """The table from its words."""

    @abstractmethod
    def view(self, race: Any, seat: int | None) -> dict[str, Any]:
        """What a seat may know of the table, built up from nothing."""

    @abstractmethod
    def scene(self, match: Match, seat: int | None, lang: str) -> Scene:
        """What to draw for a seat."""

    @abstractmethod
    def result(self, race: Any) -> Result:
        """The placings now."""

    @abstractmethod
    def worth(self, race: Any, seat: int) -> float:
        """How good the position is for a seat; higher is better."""

    def terms(self, race: Any, seat: int) -> dict[str, float]:
        """What `worth` is made of, by the names of `judged_by`; their sum is the worth."""
        return {"position": self.worth(race, seat)}

    form_names: ClassVar[tuple[str, ...]] = ()
    """What the numbers of `form` are."""

    def form(self, race: Any) -> list[list[float]]:
        """What tells how the race will end: a row of numbers for each seat, in the order of `form_names`."""
        raise PaddockError(f"{self.id} does not say what its chances depend on: it has no `form`")

    def left(self, race: Any) -> float:
        """The share of the race that is still to be driven, from 1 to 0."""
        raise PaddockError(f"{self.id} does not say how much of a race is left")

    def settled(self, race: Any) -> list[int]:
        """The seats that have finished while others race on, best first."""
        return []

    def chances(self, race: Any) -> Chances:
        """The chance of each seat to finish in each place, from all that lies on the table, hidden or not."""
        if not race.stack:
            result = self.result(race)
            return certain([result.place(seat) for seat in range(len(result.by_seat))])
        return behind(self.settled(race), self.strengths(race))

    def values(self, race: Any) -> tuple[list[float], list[float]]:
        """The chance of each seat to win and its mean place: what `chances` say, found faster."""
        if not race.stack:
            found = self.chances(race)
            return list(found.wins), [found.place(seat) for seat in range(len(found.places))]
        return values(self.settled(race), self.strengths(race))

    def strengths(self, race: Any) -> list[float]:
        """How strong each seat's position is, as a logarithm: what the chances of a race follow from."""
        model, rows = forecast(self.room, self.id, self.numbers), self.form(race)
        if model.judged:
            for seat, row in enumerate(rows):
                terms = self.terms(race, seat)
                rows[seat] = [*row, *[terms.get(term, 0.0) for term in self.judged_by]]
        return model.strengths(rows, self.left(race))

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """The names of all that a model of the chances may look at: the form of a seat, and the terms of its worth."""
        return (*self.form_names, *[f"{JUDGED}{term}" for term in self.judged_by])

    def weighed(self, race: Any, seat: int, weights: list[float]) -> float:
        """How good the position is for a seat to which the terms of `judged_by` matter as these weights say.

        A room may know a quicker way; with `usual_weights` it is the worth.
        """
        if not self.judged_by:
            return self.worth(race, seat)
        terms = self.terms(race, seat)
        factors = zip(self.judged_by, weights, self.usual_weights, strict=True)
        return sum([weight / usual * terms.get(term, 0.0) for term, weight, usual in factors])

    @abstractmethod
    def pieces(self, race: Any) -> list[str]:
        """Every piece of the game, wherever it lies; no rule makes one or loses one."""

    def seen(self, setup: Setup) -> Parts:
        """All that `view` and `facts` may show in this set-up: every word, and the largest of every number."""
        raise PaddockError(f"{self.id} does not declare what can be seen; a learner needs `seen` and `acts`")

    def acts(self, setup: Setup) -> Acts:
        """The acts of all options that may ever come up in this set-up."""
        raise PaddockError(f"{self.id} does not declare what can be done; a learner needs `seen` and `acts`")

    def facts(self, race: Any, seat: int) -> dict[str, Any]:
        """Numbers that people read off the board, such as distances and gaps; beside the view, for learners."""
        return {}

    def writer(self, setup: Setup, places: Mapping[str, int]) -> VectorWriter | None:
        """What writes view and facts straight into a vector whose places have these names; None if views are read."""
        return None

    def out(self, race: Any) -> list[int]:
        """The seats that have retired; a game may know them without a whole result."""
        placings = self.result(race).placings
        racing = [placing.seat for placing in placings if not placing.counts.get("retired")]
        return sorted({placing.seat for placing in placings if placing.seat not in racing})

    def ahead(self, race: Any, seat: int, place: str) -> float:
        """How far ahead of a seat a place on the board lies, in laps; 0 if the game has no board."""
        return 0.0

    def why_not(self, match: Match, seat: int, thing: str) -> Refusal | None:
        """Why a thing of the scene cannot be chosen in the seat's present decision; None if the game has no answer."""
        return None

    def imagine(self, race: Any, seat: int | None, dice: Dice) -> None:  # noqa: B027  many games hide nothing more
        """Deal again, consistently, what a seat cannot know. The engine deals sealed answers."""

    def hide(self, race: Any, seat: int | None) -> None:  # noqa: B027
        """Replace what a seat cannot know by `?`, for its line."""

    def aftermath(self, race: Any) -> tuple[Aftermath, ...]:
        """What a finished race means for the next one of a championship."""
        return ()

    def fates(self, setup: Setup) -> dict[str, Aftermath]:
        """What a race may leave a driver with, by name: for results that are entered by hand."""
        return {}

    def cars_a_seat(self, setup: Setup) -> int:
        """How many cars each seat drives."""
        return 1

    def round(self, race: Any) -> int:
        """The number of the round, in which every seat drives once; 0 before the first, or if there are none."""
        return 0

    # Looking ahead: consequences of an option, if its choice does not know them itself

    def turn(self, race: Any) -> object:
        """What the table is busy with: looking ahead ends when this changes. None where there is nothing to see."""
        return None

    def place_of(self, race: Any, seat: int, task: Task) -> str:
        """The place on the board of what a seat decides about; empty if it has none."""
        return ""

    def gauges(self, race: Any, seat: int, task: Task) -> dict[str, int]:
        """The gauges of a seat, by their ids in its scene, whose changes are the price of an option."""
        return {}

    def due(self, race: Any, seat: int, task: Task) -> dict[str, int]:
        """What gauges of a seat would change by if its turn ended now."""
        return {}

    def pool(self, race: Any, seat: int) -> bool:
        """Make one table of all that a seat may imagine: what is hidden joins the piles it may be drawn from.

        False if that cannot be done exactly; then several tables are imagined.
        """
        return False

    def kinds(self, race: Any, task: Chance, seat: int) -> list[tuple[Any, int]]:
        """The outcomes of a chance that differ in what a seat is told, each with its weight."""
        return task.kinds(race)

    def concerns(self, race: Any, task: Task, seat: int) -> bool:
        """Whether a roll or an answer can matter to a seat before its turn is over."""
        return True

    def shortlist(self, race: Any, task: Task, options: Sequence[Option]) -> Sequence[Option]:
        """The options that a sensible driver would weigh."""
        return options

    def gauge_text(self, gauge: str) -> Text:
        """The name of a gauge."""
        return message(self.room, f"gauge-{gauge}")

    def term_text(self, race: Any, seat: int, term: str, better: bool) -> Text:
        """What players say of a choice that is better, or worse, in one term of `worth`: `saves tyres`."""
        if term not in self.judged_by:
            return message(CORE, "term-position", better=better)
        return message(self.room, f"term-{term}", better=better)

    def board(self, setup: Setup, lang: str) -> Board | None:
        """The static part of the scene; None for a game without a board."""
        return None

    def printed(self, setup: Setup, lang: str) -> tuple[Piece, ...]:
        """The cards of the game as printed, face up, for people who play on paper; none if it has no cards."""
        return ()

    # How bots drive it

    @property
    def manners(self) -> Manners:
        """The levels of bots in this game, the weights of `worth`, and the drivers."""
        return read_manners(self.room, self.manners_file)

    @property
    def usual_weights(self) -> list[float]:
        """How much each term of `judged_by` counts in `worth`."""
        return self.weights({})

    def weights(self, changed: Mapping[str, float]) -> list[float]:
        """The weights of `worth`, some of them times a factor."""
        factors = in_order(self.id, self.judged_by, changed)
        usual = in_order(self.manners_file, self.judged_by, self.manners.weights)
        return [weight * factor for weight, factor in zip(usual, factors, strict=True)]

    def driver_text(self, driver: Driver) -> Text:
        """A line about a driver."""
        return message(self.room, f"driver-{driver.id}")

    # The window

    def new(
        self,
        seats: int | None = None,
        circuit: str | None = None,
        switches: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        *,
        preset: str | None = None,
        names: tuple[str, ...] = (),
        listening: bool = True,
        open_chance: bool = False,
    ) -> Match:
        """A new match. Without a seed, one is drawn; with `open_chance`, the caller decides how chance falls."""
        setup = self.setup(seats, circuit, switches, preset=preset, names=names)
        return self.race(setup, seed, listening=listening, open_chance=open_chance)

    def race(
        self, setup: Setup, seed: int | str | None = None, *, listening: bool = True, open_chance: bool = False
    ) -> Match:
        """A new match of a set-up made before, which need not be checked again for every race."""
        text = secrets.token_hex(16) if seed is None else str(seed)
        return Match(self, setup, self.start(setup), None if open_chance else Dice(text)).begin(listening)

    def setup(
        self,
        seats: int | None = None,
        circuit: str | None = None,
        switches: Mapping[str, Any] | None = None,
        *,
        preset: str | None = None,
        names: tuple[str, ...] = (),
    ) -> Setup:
        """A set-up, checked and completed with the defaults."""
        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise TextError(message(CORE, "bad-seats", game=self.id, least=least, most=most, seats=str(seats)))
        chosen = self.preset(preset) if preset else Preset("", {})
        if circuit is None:
            circuit = chosen.circuit or (self.circuits[0] if self.circuits else "")
        circuit = self.circuit_named(circuit)
        if not self.accepts(circuit):
            known, count = shortened(" ".join(self.circuits)), len(self.circuits)
            raise TextError(
                message(CORE, "bad-circuit", game=self.id, circuit=shortened(circuit), count=count, known=known)
            )
        found = Setup(self.id, seats, circuit, self._switched({**chosen.switches, **(switches or {})}), names)
        if any(sheets.is_sheet(value) for value in found.switches.values()):
            self.check_sheets(found)
        return found

    def check_sheets(self, setup: Setup) -> None:  # noqa: B027  most games have no switch that names one
        """Refuse sheets that do not suit the set-up, such as a deck of a user's own for other corners."""

    def circuits_now(self) -> tuple[str, ...]:
        """The circuits to offer; those of a user may change while a service runs."""
        return self.circuits

    def accepts(self, circuit: str) -> bool:
        """Whether it is raced on a circuit: one of its list; with a board, also one of the user's own."""
        return circuit in (self.circuits or ("",))

    def circuit_named(self, circuit: str) -> str:
        """What a set-up calls a circuit: its id, or the name of its sheet if it is one of the user's own."""
        return circuit

    def preset(self, name: str) -> Preset:
        """A preset by its name."""
        for preset in self.presets:
            if preset.name == name:
                return preset
        near = showing.nearest_text(name, [preset.name for preset in self.presets])
        raise TextError(message(CORE, "no-preset", game=self.id, name=shortened(name), near=near))

    def _switched(self, given: Mapping[str, Any]) -> dict[str, Value]:
        known = {switch.name: switch for switch in self.switches}
        for name in given:
            if name not in known:
                near = showing.nearest_text(name, known)
                raise TextError(message(CORE, "no-switch", game=self.id, name=shortened(name), near=near))
        return {name: self._read(switch, given.get(name, switch.default)) for name, switch in known.items()}

    def _read(self, switch: Switch, given: Any) -> Value:
        """The value of a switch; a deck in the user's folder becomes its sheet."""
        if not switch.sheet or self.decks is None or given in switch.values or sheets.is_sheet(given):
            return switch.read(given)
        file = deck_files.files().get(given) if isinstance(given, str) else None
        if file is None:
            return switch.read(given, deck_files.ids_for(self.id))
        return deck_files.sheet_of(self.decks, self.id, file)

    def at(self, line: str, seed: int | str = 0, names: tuple[str, ...] = (), open_chance: bool = False) -> Match:
        """A match that starts from a written position; anything hidden with `?` is dealt by the seed."""
        parts = line.split("|")
        if len(parts) < 3:
            raise bad("position", f"a position is 'set-up | table | tasks', not '{line}'")
        setup = self._read_setup(parts[0].split(), names, "position")
        race = self.read("|".join(parts[1:-1]).strip(), setup)
        race.stack = read_tasks(parts[-1], self.room)
        dice = Dice(str(seed))
        try:  # a contradiction shows by the time a seat is asked
            check_tasks(race.stack, race, setup.seats)
            self.deal_hidden(race, dice)
            match = Match(self, setup, race, None if open_chance else dice).begin()
            for seat in match.to_move:
                match.decision(seat)
        except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise bad("position", f"the tasks '{parts[-1].strip()}' do not fit the table: {error}") from error
        return match

    def deal_hidden(self, race: Any, dice: Dice) -> None:
        """Deal what a line hides."""
        race.stack = [_unhidden(task, race, dice) for task in race.stack]

    def line(self, setup: Setup, race: Any, stack: list[Task]) -> str:
        """A position as one line: set-up, table, tasks."""
        return f"{' '.join(self._setup_words(setup))} | {self.write(race)} | {write_tasks(stack)}".rstrip()

    def code(self, setup: Setup) -> str:
        """A set-up as a short code to send: game, seats, circuit, and the switches that differ from their defaults."""
        return ".".join([self.id, *self._setup_words(setup)])

    def setup_from(self, code: str) -> Setup:
        """The set-up behind a code."""
        return self._read_setup(code.strip().split(".")[1:], (), "set-up code")

    def _setup_words(self, setup: Setup) -> list[str]:
        usual = {switch.name: switch.default for switch in self.switches}
        changed = [f"{name}={switch_word(value)}" for name, value in setup.switches.items() if value != usual[name]]
        return [str(setup.seats), setup.circuit or "-", *changed]

    def _read_setup(self, words: list[str], names: tuple[str, ...], source: str) -> Setup:
        if len(words) < 2 or not is_whole(words[0]):
            raise bad(source, f"a {source} starts with seats, circuit and switches, not '{' '.join(words)}'")
        switches = dict(_switch_words(words[2:], source))
        return self.setup(int(words[0]), "" if words[1] == "-" else words[1], switches, names=names)

    def load(self, saved: Mapping[str, Any]) -> Match:
        """A match from what `match.save()` returned."""
        for text in saved.get("sheets", ()):
            sheets.keep(text)
        open_chance = saved["seed"] is None
        match = self.at(
            saved["position"], seed=saved["seed"] or 0, names=tuple(saved["names"]), open_chance=open_chance
        )
        if match.dice is not None:
            match.dice.resume(saved["luck"])
        return match

    def record(self, match: Match, with_seed: bool = True) -> Record:
        """The record of a match."""
        return record_of(match, with_seed)

    # Words

    def __repr__(self) -> str:
        return showing.game_line(self)

    def title(self, lang: str = "en") -> str:
        """The name of the game."""
        return render(message(self.room, "title"), lang)

    def about(self, lang: str = "en") -> str:
        """The game in one sentence."""
        return render(message(self.room, "about"), lang)

    def placing_text(self, placing: Placing) -> Text:
        """A line of the result."""
        return message(self.room, "placing", **placing.counts)

    def result_text(self, race: Any, placing: Placing) -> Text:
        """A line of the result of a race that lies on the table, with more than its figures if the game knows more."""
        return self.placing_text(placing)

    def switch_text(self, switch: Switch) -> Text:
        """What a switch does."""
        return message(self.room, f"switch-{switch.name}")

    def value_label(self, switch: Switch, value: Value, lang: str = "en") -> str:
        """A value of a switch as people say it: `by lot` for `grid=random`."""
        if switch.sheet and sheets.is_sheet(value):
            return deck_title(str(value)) or str(value)
        if isinstance(value, str):
            return render(message(self.room, f"value-{switch.name}", value=value), lang)
        if isinstance(value, bool):
            return render(message(CORE, "switched", value=switch_word(value)), lang)
        return str(value)

    def preset_text(self, preset: Preset) -> Text:
        """What a preset is called and what it is for: `Oval: a rolling start and yellow flags.`"""
        return message(self.room, f"preset-{preset.name}")

    def preset_title(self, preset: Preset, lang: str = "en") -> str:
        """What people call a preset."""
        return render(self.preset_text(preset), lang).partition(": ")[0]

    def preset_about(self, preset: Preset, lang: str = "en") -> str:
        """What a preset is for."""
        return render(self.preset_text(preset), lang).partition(": ")[2]

    def dead_on(self, circuit: str) -> tuple[Text, ...]:
        """What this game prints for a circuit but can never come up there, such as a card for a brake that is not."""
        return ()

    @property
    def rules(self) -> dict[str, Rule]:
        """Every rule of the game, by ID."""
        return self.rules_in(ENGLISH)

    def rules_in(self, lang: str) -> dict[str, Rule]:
        """Every rule of the game in a language, by ID; the IDs and their order are the same in all of them."""
        return read_rules(self.room, self.catalogue, lang)


def _unhidden(task: Task, race: Position, dice: Dice) -> Task:
    if not isinstance(task, Sealed) or HIDDEN not in task.answers:
        return task
    dealt = resealed(task, race, None, dice)
    for seat, answer in zip(task.seats, task.answers, strict=True):
        if answer != HIDDEN:
            dealt = with_answer(dealt, seat, answer)
    return dealt


def _switch_words(words: list[str], source: str) -> list[tuple[str, str]]:
    for word in words:
        if "=" not in word:
            raise bad(source, f"a switch is written name=value, not '{word}'")
    return [(word.split("=", 1)[0], word.split("=", 1)[1]) for word in words]
