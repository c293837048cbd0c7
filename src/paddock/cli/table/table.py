"""A table in the terminal: people at one keyboard, bots, and the race between them."""

import re
import time
from collections.abc import Callable
from functools import partial

from paddock import Match, Option, Rule
from paddock.cli.picture.pieces import short_label
from paddock.cli.table.opponents import Opponent
from paddock.cli.table.plan import Entrant, Plan
from paddock.cli.translator import Translator
from paddock.core.notation import switch_word
from paddock.scene import Scene, in_words

FEW = 3
"""How many of the things with one reason are named."""


class Table:
    """A race with people and bots. It knows who is looking at the screen, and when the screen must be covered."""

    def __init__(self, match: Match, entrants: tuple[Entrant, ...]) -> None:
        self.match = match
        self.entrants = entrants
        self.began = time.monotonic()
        self.people = tuple(seat for seat, entrant in enumerate(entrants) if not entrant.level)
        seed = "" if match.dice is None else match.dice.seed
        self.bots = {
            seat: Opponent(each.level, seat, seed, match.game) for seat, each in enumerate(entrants) if each.level
        }
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        """The seat of the person at the screen; None for a spectator."""

    @classmethod
    def start(cls, plan: Plan) -> "Table":
        """The table of a new race."""
        return cls(plan.match(), plan.entrants)

    def name(self, seat: int) -> str:
        """The name of the driver in a seat."""
        return self.entrants[seat].name

    def plan_again(self) -> Plan:
        """The plan of another race with the same entrants and rules."""
        setup = self.match.setup
        defaults = {switch.name: switch.default for switch in self.match.game.switches}
        changed = {name: switch_word(value) for name, value in setup.switches.items() if value != defaults.get(name)}
        return Plan(setup.game, self.entrants, setup.circuit, "", changed)

    def answer_by_clock(self) -> None:
        """Answer what the clock of the table decides and no driver."""
        minutes = (time.monotonic() - self.began) / 60
        while option := next((each for seat in self.match.to_move if (each := self._by_clock(seat, minutes))), None):
            self.match.choose(option[0], option[1])

    def _by_clock(self, seat: int, minutes: float) -> tuple[int, Option] | None:
        option = self.match.decision(seat).by_clock(minutes)
        return None if option is None else (seat, option)

    # Whose turn

    @property
    def person(self) -> int | None:
        """The person to move; people choose before bots when choices are secret."""
        return next((seat for seat in self.match.to_move if seat in self.people), None)

    @property
    def bot(self) -> int | None:
        """The bot to move, once no person is."""
        return None if self.person is not None else next(iter(self.match.to_move), None)

    def bot_choice(self) -> Callable[[], Option]:
        """The choice of the bot to move, as a function that may be called in any thread."""
        assert self.bot is not None
        opponent = self.bots[self.bot]
        return partial(opponent.decide, opponent.look(self.match))

    # Who sees what

    def scene(self, lang: str) -> Scene:
        """The table as the viewer sees it, with places in words."""
        scene = self.match.scene(self.viewer, lang)
        return in_words(scene, self.match.board(lang) if scene.board else None)

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen must be covered before this person looks at it."""
        if len(self.people) < 2 or self.viewer == seat:
            return False
        return self.has_secrets(seat) or (self.viewer is not None and self.has_secrets(self.viewer))

    def has_secrets(self, seat: int) -> bool:
        """Whether this person sees, or is about to choose, something hidden from the others."""
        if len(self.match.to_move) > 1 or self.match.chosen:
            return True
        own, open_to_all = self.match.scene(seat), self.match.scene(None)
        if (own.areas, own.pieces, own.players) != (open_to_all.areas, open_to_all.pieces, open_to_all.players):
            return True
        return self.match.heard(seat) != self.match.heard(None)

    # Undo

    def undoer(self, is_covered: bool = False) -> int | None:
        """The person whose choice can be taken back now.

        A viewer with secrets cannot take back another's choice: that is possible at the covered screen only.
        """
        seats = [seat for seat in self.people if self.match.can_undo(seat)]
        if self.viewer in seats:
            return self.viewer
        is_private = self.viewer is not None and self.has_secrets(self.viewer)
        return None if is_private and not is_covered else next(iter(seats), None)

    def undo(self, is_covered: bool = False) -> int | None:
        """Take a choice back; the person whose it was."""
        seat = self.undoer(is_covered)
        if seat is not None:
            self.match.undo(seat)
        return seat

    # Rules

    def rules(self, ids: str, lang: str) -> list[Rule]:
        """The rules behind a prompt, by the IDs in it."""
        known = self.match.game.rules_in(lang)
        return [known[id] for id in re.split(r"[\s,]+", ids) if id in known]  # noqa: A001

    def refusals(self, seat: int, lang: str, words: str = "") -> list[tuple[str, str, str]]:
        """Why things in sight cannot be chosen now: (things, reason, rule); those with one reason stand together.

        With words, only those that they name; if they name nothing in sight, what they mean as a code.
        """
        things = self._things(seat, lang)
        together: dict[tuple[str, str], list[str]] = {}
        for thing, refusal in self.match.refused_things(seat, things).items():
            together.setdefault((refusal.label(lang, self.match.names), refusal.rule), []).append(things[thing])
        named = words.strip().casefold()
        found = []
        for (reason, rule), labels in together.items():
            said = named in f"{reason} {rule}".casefold()
            shown = [label for label in labels if said or named in label.casefold()]
            found += [(few(shown), reason, rule)] if shown else []
        return found or ([self._refused_code(seat, named, lang)] if named else [])

    def _refused_code(self, seat: int, words: str, lang: str) -> tuple[str, str, str]:
        """Why a code cannot be chosen; `gear 5` is read as `gear-5`."""
        code, say = "-".join(words.split()), Translator(lang)
        option = next((each for each in self.match.decision(seat).options if each.code == code), None)
        if option is not None:
            return (option.label(lang, self.match.names), say("why-possible", code=code), "")
        refusal = self.match.why_not(seat, code)
        assert refusal is not None
        return (words, refusal.label(lang, self.match.names), refusal.rule)

    def _things(self, seat: int, lang: str) -> dict[str, str]:
        """The pieces and places with a name that a seat sees: id and label."""
        scene = self.match.scene(seat, lang)
        board = self.match.board(lang) if scene.board else None
        things = {piece.id: short_label(piece) for piece in scene.all_pieces()}
        things |= {place.id: place.label for place in (board.places if board else ())}
        return {thing: label for thing, label in things.items() if label}


def few(labels: list[str]) -> str:
    """The first of some labels, each once."""
    known = list(dict.fromkeys(labels))
    return ", ".join(known[:FEW]) + ("…" if len(known) > FEW else "")
