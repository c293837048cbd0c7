"""A match: a position, the dice beside it, and the loop that plays."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import replace
from mypy_extensions import i64, mypyc_attr

from paddock.core import reasons, sheets, showing
from paddock.core.chances import Chances, mean_of
from paddock.core.commentary import LogLine, length_named
from paddock.core.decision import Decision, Fork, listed
from paddock.core.dice import QUICK_FACTOR, QUICK_TOP, Dice, quick_start
from paddock.core.errors import IllegalChoice, UnreadableCode
from paddock.core.position import Position
from paddock.core.sealing import answers_of, reseal, unseal, waiting, with_answer
from paddock.core.tasks import (
    CHANCE,
    CHOICE,
    OWED,
    RACE,
    RUN,
    SEALED,
    SEAT_CHOICE,
    WEIGHTED,
    Chance,
    Choice,
    Event,
    Option,
    Outcome,
    Refusal,
    Sealed,
)
from paddock.core.texts import CORE, Text, message, render

if TYPE_CHECKING:
    from paddock.core.game import Game
    from paddock.core.record import Record
    from paddock.core.result import Aftermath, Result
    from paddock.core.setup import Setup
    from paddock.scene.model import Board, Scene

CHANCE_SEAT: Final = -1
RECENT: Final = 200
"""How much history a match copies with every clone; anything older is shared."""
WORLDS: Final = 12
"""In how many imagined races chances are looked at, where something is hidden."""
LOG_LINES: Final = 40
"""How many lines of the log a scene has."""


class Mark:
    """A moment of a match to go back to: a copy of the position, and how much had been decided and told by then."""

    def __init__(
        self, race: Position, dice: Dice | None, to_move: tuple[int, ...], sizes: tuple[int, int, int]
    ) -> None:
        self.race = race
        self.dice = dice
        self.to_move = to_move
        self.made = sizes[0]
        self.told = sizes[1]
        self.floor = sizes[2]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """One race being played, as everything outside a game's room sees it."""

    def __init__(self, game: Game, setup: Setup, race: Position, dice: Dice | None) -> None:
        self.game = game
        self.setup = setup
        self.race = race
        self.dice = dice
        self._origin: Position | None = None  # where the history begins; an imagined match has none
        self._history: list[Any] = []  # seat, option, seat, option..., or CHANCE_SEAT and the outcome
        self._past: list[Any] = []  # the history before it, shared with clones: replaced, never changed
        self._floor = 0  # how much of the history cannot be taken back; nor can anything before chance last fell
        self._to_move: tuple[int, ...] = ()
        self._decision: Decision | None = None
        self.drawn: dict[Any, Any] = {}
        """Parts of scenes that are the same for every viewer, until the race goes on."""

    def begin(self, listening: bool = True) -> Match:
        """Start from the position as it is; without `listening`, no events are kept."""
        self._origin = self.race.copy()
        self.race.listen([] if listening else None)
        self._settle()
        return self

    # The state of the race

    @property
    def over(self) -> bool:
        """Whether the race has ended."""
        return not self.race.stack

    @property
    def to_move(self) -> tuple[int, ...]:
        """Every seat that owes a decision now; several if choices are secret and simultaneous."""
        return self._to_move

    def decision(self, seat: int) -> Decision:
        """The decision that a seat owes."""
        known = self._decision
        if known is not None and known.seat == seat:
            return known
        if seat not in self._to_move:
            raise IllegalChoice(self._not_now(seat))
        race = self.race
        task = race.stack[-1]
        if task.kind == SEALED:
            options = tuple(cast(Sealed, task).options(race, seat))
        else:
            options = tuple(cast(Choice, task).options(race))
        assert options, f"nothing to choose: {self.position}"
        decision = Decision(seat, options, cast(Choice, task), race, self.game)
        self._decision = decision
        return decision

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats that have made their secret choice while others still owe theirs."""
        top = self.race.stack[-1] if self.race.stack else None
        if not isinstance(top, Sealed):
            return ()
        return tuple(seat for seat in top.seats if top.answer_of(seat))

    def own_choice(self, seat: int) -> str:
        """The code that a seat has sealed while others still owe theirs; empty if none."""
        top = self.race.stack[-1] if self.race.stack else None
        return top.answer_of(seat) if isinstance(top, Sealed) and seat in top.seats else ""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, typed, in order."""
        return tuple(self.race.told or ())

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events as a seat (None: a spectator) heard them, from number `since` on."""
        told = self.race.told or []
        heard = (event.heard_by(seat) for event in told[since:])
        return [event for event in heard if event is not None]

    def log(self, seat: int | None, lang: str = "en", length: str = "race", since: int = 0) -> list[LogLine]:
        """The race in words as a seat (None: a spectator) heard it: `headlines`, `race`, or every `detail`."""
        most = length_named(length)
        names = self.setup.names
        heard = self.heard(seat, since)
        return [LogLine(event.label(lang, names), event.length) for event in heard if event.length <= most]

    @property
    def result(self) -> Result:
        """The placings, with what the game counts; before the end of the race, the current standing."""
        result = self.game.result(self.race)
        return result if self.over else result.so_far()

    @property
    def aftermath(self) -> tuple[Aftermath, ...]:
        """What the drivers carry into the next race of a championship."""
        return self.game.aftermath(self.race)

    def worth(self, seat: int, weights: list[float] | None = None) -> float:
        """How good the position is for a seat, as the game judges it, or by other weights; higher is better."""
        if weights is None:
            return self.game.worth(self.race, seat)
        return self.game.weighed(self.race, seat, weights)

    def chances(self, seat: int | None = None, worlds: int = WORLDS) -> Chances:
        """The chance of each seat to finish in each place, from what a seat (None: a spectator) may know.

        What it cannot know is dealt again in several imagined races, and the chances are the mean over them.
        """
        if self.over:
            return self.game.chances(self.race)
        first = self.imagine(seat, "chances/0", open_chance=True, unsealed=True)
        found = [self.game.chances(first.race)]
        if first.position != self.position:  # something is hidden
            for number in range(1, worlds):
                world = self.imagine(seat, f"chances/{number}", open_chance=True, unsealed=True)
                found.append(self.game.chances(world.race))
        return mean_of(found)

    def terms(self, seat: int) -> dict[str, float]:
        """What the worth of the position to a seat is made of, by name; the terms add up to it."""
        return self.game.terms(self.race, seat)

    @property
    def names(self) -> tuple[str, ...]:
        return self.setup.names

    @property
    def moves(self) -> int:
        """How many decisions have been made."""
        return sum(1 for seat, _ in self._made() if seat != CHANCE_SEAT)

    @property
    def history(self) -> list[tuple[int, str]]:
        """All decisions as (seat, code), and what chance brought as (-1, code)."""
        return [(seat, answer.code) for seat, answer in self._made()]

    def _made(self) -> list[tuple[int, Any]]:
        """All decisions as (seat, option), and what chance brought as (CHANCE_SEAT, outcome)."""
        made = self._past + self._history
        return list(zip(made[::2], made[1::2], strict=True))

    # Deciding

    def choose(self, seat: int, choice: Option | str) -> None:
        """A seat decides, by an option or its code. Anything else raises `IllegalChoice` and changes nothing."""
        option = self._legal(seat, choice)
        self._history += (seat, option)
        self.race.revealed = False
        self._apply(seat, option)
        self._settle()
        if self.race.revealed:
            self._floor = len(self._past) + len(self._history)

    def _legal(self, seat: int, choice: Option | str) -> Option:
        options = self.decision(seat).options
        for option in options:
            if option is choice:
                return option
        if isinstance(choice, str):
            for option in options:
                if option.code == choice:
                    return option
        elif choice in options:
            return options[options.index(choice)]  # rules may compare options by identity
        raise self._illegal(seat, choice)

    def _apply(self, seat: int, option: Option) -> None:
        race = self.race
        task: Any = race.stack.pop()
        if task.kind != SEALED:
            task.chosen(race, option)
            return
        sealed = with_answer(task, seat, option)
        if OWED in sealed.answers:
            race.stack.append(sealed)
        else:
            race.reveal()
            sealed.opened(race, answers_of(sealed, race))

    def why_not(self, seat: int, code: str) -> Refusal | None:
        """Why this is not an option now: a text and a rule; None if it is one."""
        if seat not in self._to_move:
            return Refusal(self._waiting_text(seat), "")
        decision = self.decision(seat)
        if code in decision.codes:
            return None
        task = decision.task
        race = self.race
        refusal = task.refusal(race, seat, code) if isinstance(task, Sealed) else task.refusal(race, code)
        usual = message(CORE, "not-possible", code=code, options=listed(decision.codes))
        return refusal or Refusal(usual, decision.rule)

    def why_not_thing(self, seat: int, thing: str) -> Refusal | None:
        """Why a thing on the table cannot be chosen now; None if it can."""
        return reasons.why_not_thing(self, seat, thing)

    def refused_things(self, seat: int, things: Iterable[str]) -> dict[str, Refusal]:
        """Those of some things on the table that a rule forbids to choose now, each with the reason."""
        return reasons.refused_things(self, seat, things)

    def _illegal(self, seat: int, choice: Option | str) -> IllegalChoice:
        code = choice if isinstance(choice, str) else choice.code
        if not re.fullmatch(r"[a-z0-9][a-z0-9+_.,-]*", code):
            return UnreadableCode(render(message(CORE, "unreadable", code=code)))
        refusal = self.why_not(seat, code)
        if refusal is None:  # an option of another class with the same code
            refusal = Refusal(message(CORE, "not-possible", code=code, options=listed(self.decision(seat).codes)), "")
        return IllegalChoice(refusal.label("en", self.names), refusal.rule)

    def _not_now(self, seat: int) -> str:
        return render(self._waiting_text(seat), "en", self.names)

    def _waiting_text(self, seat: int) -> Text:
        if not 0 <= seat < self.setup.seats:
            return message(CORE, "no-such-seat", number=seat, seats=self.setup.seats)
        if self.over:
            return message(CORE, "race-over")
        if not self._to_move:
            return message(CORE, "chance-decides")
        return message(CORE, "not-to-move", seat=seat, seats=self._to_move)

    def play_out(self, seed: int = 1, most: int = 1_000_000) -> int:
        """Play on by random choices, to the end or for `most` decisions; returns how many were made."""
        race = self.race
        history = self._history
        state: i64 = quick_start(seed)
        made = 0
        while made < most and self._to_move:
            task: Any = race.stack[-1]
            if task.kind == SEALED:
                owing = self._to_move[: most - made]
                state = self._answer(task, owing, state)
                made += len(owing)
                continue
            options = task.options(race)
            state = state * QUICK_FACTOR % QUICK_TOP
            option = options[state * len(options) // QUICK_TOP]
            history.append(self._to_move[0])
            history.append(option)
            race.stack.pop()
            task.chosen(race, option)
            self._settle()
            made += 1
        self._floor = len(self._past) + len(history)
        return made

    def _answer(self, task: Sealed, seats: tuple[int, ...], state: i64) -> i64:
        """Let some seats that owe a secret answer give one at random; returns the next state of the quick numbers."""
        race = self.race
        answers: list[Option] = []
        for seat in seats:
            options = task.options(race, seat)
            state = state * QUICK_FACTOR % QUICK_TOP
            option = options[state * len(options) // QUICK_TOP]
            self._history += (seat, option)
            answers.append(option)
        if len(answers) == len(task.seats):
            race.stack.pop()
            replace(task, answers=tuple(answers)).opened(race, answers)
        else:
            for seat, option in zip(seats, answers, strict=True):
                self._apply(seat, option)
        self._settle()
        return state

    # The loop

    def _settle(self) -> None:
        """Run tasks until a seat has to decide or the race is over."""
        race = self.race
        stack = race.stack
        self._decision = None
        if self.drawn:
            self.drawn = {}
        while stack:
            task: Any = stack[-1]
            kind: int = task.kind
            if kind == RUN:
                stack.pop()
                task.run(race)
            elif kind in (CHANCE, WEIGHTED):
                dice = self.dice
                if dice is None:
                    break
                outcomes = task.outcomes(race)
                weights = task.weights(race) if kind == WEIGHTED else None
                outcome = outcomes[dice.pick(len(outcomes), weights, task.purpose(race))]
                self._history.append(CHANCE_SEAT)
                self._history.append(outcome)
                stack.pop()
                task.fell(race, outcome)
            elif kind == SEAT_CHOICE:
                self._to_move = (task.seat,)
                return
            elif kind == CHOICE:
                self._to_move = (task.who(race),)
                return
            else:
                self._to_move = waiting(task)
                return
        self._to_move = ()

    @property
    def chance(self) -> Fork | None:
        """Where chance decides next, in a match without dice of its own; None if a seat decides."""
        stack = self.race.stack
        task = stack[-1] if stack else None
        return Fork(task, self.race) if isinstance(task, Chance) else None

    def fall(self, outcome: Outcome | str) -> None:
        """Say how chance fell, in a match without dice of its own: an outcome or its code."""
        stack = self.race.stack
        task = stack[-1] if stack else None
        if not isinstance(task, Chance):
            raise IllegalChoice(render(message(CORE, "no-chance")))
        outcomes = task.outcomes(self.race)
        code = outcome if isinstance(outcome, str) else outcome.code
        for index, possible in enumerate(outcomes):
            if possible is outcome or possible.code == code:
                weights = task.weights(self.race)
                if weights is None or weights[index]:
                    self._history += (CHANCE_SEAT, possible)
                    stack.pop()
                    task.fell(self.race, possible)
                    self._settle()
                    return
        codes = listed(list(dict.fromkeys(possible.code for possible in outcomes)))
        raise IllegalChoice(render(message(CORE, "not-possible", code=code, options=codes)))

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as data for JSON."""
        setup = self.setup
        view = {
            "game": setup.game,
            "circuit": setup.circuit,
            "switches": dict(setup.switches),
            "seats": setup.seats,
            "seat": seat,
            "to_move": list(self._to_move),
            "over": self.over,
            "table": self.game.view(self.race, seat),
        }
        if self.chosen:
            view["chosen"] = list(self.chosen)
        if seat is not None and seat in self.chosen:
            view["own_choice"] = self.own_choice(seat)
        if seat is not None and seat in self._to_move:
            view["options"] = self.decision(seat).codes
        return view

    def scene(self, seat: int | None, lang: str = "en", log: int = LOG_LINES) -> Scene:
        """What to draw for a seat (None: a spectator), with the latest lines of the commentary, without details."""
        scene = self.game.scene(self, seat, lang)
        if not log:
            return scene
        heard = (event.heard_by(seat) for event in reversed(self.race.told or ()))
        latest = islice((event for event in heard if event is not None and event.length <= RACE), log)
        return replace(scene, log=tuple([event.label(lang, self.setup.names) for event in latest][::-1]))

    def board(self, lang: str = "en") -> Board | None:
        """The part of the scene that never changes; None for a game without a board."""
        return self.game.board(self.setup, lang)

    @property
    def position(self) -> str:
        """The position as one readable line, everything open; `game.at` reads it back."""
        return self.game.line(self.setup, self.race, self.race.stack)

    def line(self, seat: int | None) -> str:
        """The position as one line, with `?` for all that a seat cannot know."""
        race = self.race.copy()
        self.game.hide(race, seat)
        race.stack = [task.seen_by(seat) if isinstance(task, Sealed) else task for task in race.stack]
        return self.game.line(self.setup, race, race.stack)

    def __repr__(self) -> str:
        return showing.match_line(self)

    # Copies

    def clone(self) -> Match:
        """An independent copy, even in mid-turn."""
        dice = None if self.dice is None else self.dice.copy()
        match = Match(self.game, self.setup, self.race.copy(), dice)
        match._to_move = self._to_move
        known = self._decision
        if known is not None:  # options never change: they are listed once for all copies of a position
            match._decision = Decision(known.seat, known.options, known.task, match.race, self.game)
        if len(self._history) > RECENT:
            self._past, self._history = self._past + self._history, []
        match._past = self._past
        match._history = self._history[:]
        match._floor = self._floor
        match._origin = self._origin
        match.race.listen(None if self.race.told is None else self.race.told[:])
        return match

    def imagine(
        self, seat: int | None, seed: int | str = 0, open_chance: bool = False, unsealed: bool = False
    ) -> Match:
        """A copy with other dice, in which all that the seat cannot know is dealt again, consistently.

        With `open_chance` the copy has no dice: `chance` lists the outcomes and `fall` decides. With `unsealed` the
        other seats owe their sealed answers again.
        """
        race = self.race.copy()
        dice = Dice(f"imagine/{seed}")
        self.game.imagine(race, seat, dice)
        if unsealed:
            unseal(race, seat)
        else:
            reseal(race, seat, dice)
        match = Match(self.game, self.setup, race, None if open_chance else dice)
        match._settle()
        return match

    def rolled(self, seed: int | str = 0) -> Match:
        """A copy with dice of this seed from here on."""
        match = self.clone()
        match.dice = Dice(f"rolled/{seed}")
        if not match._to_move:
            match._settle()
        return match

    # Marks

    def mark(self) -> Mark:
        """This moment, to go back to. A mark costs one copy of the position, whatever came before."""
        sizes = ((len(self._past) + len(self._history)) // 2, len(self.race.told or ()), self._floor)
        return Mark(self.race.copy(), None if self.dice is None else self.dice.copy(), self._to_move, sizes)

    def back_to(self, mark: Mark) -> Match:
        """A copy of this match as it was at a mark that it has passed."""
        match = Match(self.game, self.setup, mark.race.copy(), None if mark.dice is None else mark.dice.copy())
        match._to_move = mark.to_move
        match._past = (self._past + self._history)[: 2 * mark.made]
        match._floor = mark.floor
        match._origin = self._origin
        told = self.race.told
        match.race.listen(None if told is None else told[: mark.told])
        return match

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last choice: nothing was revealed, no chance fell, no other seat acted."""
        if self._origin is None:
            return False
        top = self.race.stack[-1] if self.race.stack else None
        if isinstance(top, Sealed) and seat in top.seats and top.answer_of(seat):
            return top.changeable
        last = self._history or self._past
        return len(self._past) + len(self._history) > self._floor and last[-2] == seat

    def undo(self, seat: int) -> None:
        """Take back a seat's last choice."""
        if not self.can_undo(seat):
            raise IllegalChoice(render(message(CORE, "no-undo", seat=seat), "en", self.names))
        made = self._made()
        last = max(index for index, entry in enumerate(made) if entry[0] == seat)
        self._rerun(made[:last] + made[last + 1 :])

    def _rerun(self, history: list[tuple[int, Any]]) -> None:
        """Play the history again from the start, with the same chance."""
        assert self._origin is not None
        told = self.race.told
        dice = self.dice
        floor = self._floor
        self.race = self._origin.copy()
        self.race.listen(None if told is None else [])
        self.dice = None
        self._past, self._history = [], []
        self._settle()
        for seat, answer in history:
            self._history += (seat, answer)
            if seat == CHANCE_SEAT:
                task = self.race.stack.pop()
                assert isinstance(task, Chance)
                task.fell(self.race, answer)
            else:
                self._apply(seat, answer)
            self._settle()
        self.dice = dice
        self._floor = floor

    # Saving

    def record(self, with_seed: bool = True) -> Record:
        """The race so far as a text to keep, with its seed or only the hash of it."""
        return self.game.record(self, with_seed)

    def save(self) -> dict[str, Any]:
        """Everything needed to go on, as data for JSON; `game.load` reads it."""
        texts = sheets.enclosed((self.setup.circuit, *self.setup.switches.values()))
        return {
            "position": self.position,
            "names": list(self.setup.names),
            "seed": None if self.dice is None else self.dice.seed,
            "luck": {} if self.dice is None else self.dice.luck(),
            **({"sheets": list(texts)} if texts else {}),
        }

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        return self.scene(None).svg(self.board())
