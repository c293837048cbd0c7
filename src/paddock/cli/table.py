"""A table in the terminal: people at one keyboard, bots, and the race between them."""

import re
from collections.abc import Callable
from functools import partial

import paddock
from paddock import Match, Option, Refusal, Rule
from paddock.cli.opponents import Opponent, bot_name, read_level, usual_level
from paddock.cli.picture.pieces import short_label
from paddock.cli.words import Voice
from paddock.core import Plain
from paddock.core.notation import switch_word
from paddock.scene.model import Scene

USUAL_SEATS = 4


class Sitter(Plain):
    """Who sits in a seat: a person, or a bot of some level."""

    name: str
    level: str = ""


class Plan(Plain):
    """What is agreed before a race."""

    game: str
    sitters: tuple[Sitter, ...]
    circuit: str = ""
    preset: str = ""
    switches: dict[str, str] = {}
    seed: str = ""

    def check(self) -> None:
        """Refuse what cannot be raced, and who cannot play."""
        self.setup()
        for sitter in self.sitters:
            if sitter.level:
                read_level(sitter.level)

    def start(self) -> "Table":
        """Sit down."""
        setup = self.setup()
        match = paddock.game(self.game).new(
            setup.seats, setup.circuit, setup.switches, self.seed or None, names=setup.names
        )
        return Table(match, self.sitters)

    def setup(self) -> paddock.Setup:
        """What was agreed, checked and completed with what is usual."""
        names = tuple(sitter.name for sitter in self.sitters)
        game = paddock.game(self.game)
        return game.setup(len(names), self.circuit or None, self.switches, preset=self.preset or None, names=names)


def usual_sitters(game: str, name: str) -> tuple[Sitter, ...]:
    """A person and as many bots as make a good race."""
    seats = paddock.game(game).seats
    return fill([Sitter(name)], min(max(USUAL_SEATS, seats[0]), seats[-1]), usual_level())


def fill(sitters: list[Sitter], seats: int, level: str) -> tuple[Sitter, ...]:
    """These, and bots in the seats that are left."""
    sitters = list(sitters)
    while len(sitters) < seats:
        sitters.append(Sitter(bot_name([each.name for each in sitters]), level))
    return tuple(sitters)


class Table:
    """A race with people and bots at it. It knows whose screen is lit, and what must not be seen by the next."""

    def __init__(self, match: Match, sitters: tuple[Sitter, ...]) -> None:
        self.match = match
        self.sitters = sitters
        self.people = tuple(seat for seat, sitter in enumerate(sitters) if not sitter.level)
        seed = "" if match.dice is None else match.dice.seed
        self.bots = {seat: Opponent(each.level, seat, seed) for seat, each in enumerate(sitters) if each.level}
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None

    def name(self, seat: int) -> str:
        """Who sits in a seat."""
        return self.sitters[seat].name

    def again(self) -> Plan:
        """What another race of the same kind takes."""
        setup = self.match.setup
        usual = {switch.name: switch.default for switch in self.match.game.switches}
        changed = {name: switch_word(value) for name, value in setup.switches.items() if value != usual.get(name)}
        return Plan(setup.game, self.sitters, setup.circuit, "", changed)

    # Whose turn

    @property
    def person(self) -> int | None:
        """The person who is asked now; people are asked before bots where choices are secret."""
        return next((seat for seat in self.match.to_move if seat in self.people), None)

    @property
    def bot(self) -> int | None:
        """The bot that is to decide, once no person is asked."""
        return None if self.person is not None else next(iter(self.match.to_move), None)

    def bot_thought(self) -> Callable[[], Option]:
        """What the bot to move has to think about: call it, in whatever thread, to know what it chooses."""
        assert self.bot is not None
        opponent = self.bots[self.bot]
        return partial(opponent.decide, opponent.look(self.match))

    # Who sees what

    def scene(self, lang: str) -> Scene:
        """The table as whoever sits before the screen sees it."""
        return self.match.scene(self.viewer, lang)

    def needs_curtain(self, seat: int) -> bool:
        """Whether the screen must be covered before this person looks at it."""
        if len(self.people) < 2 or self.viewer == seat:
            return False
        return self.has_secrets(seat) or (self.viewer is not None and self.has_secrets(self.viewer))

    def has_secrets(self, seat: int) -> bool:
        """Whether this person sees, or is about to do, what nobody else may see."""
        if len(self.match.to_move) > 1 or self.match.chosen:
            return True
        own, open_to_all = self.match.scene(seat), self.match.scene(None)
        if (own.areas, own.pieces, own.players) != (open_to_all.areas, open_to_all.pieces, open_to_all.players):
            return True
        return self.match.heard(seat) != self.match.heard(None)

    # Taking back

    def undoer(self, is_covered: bool = False) -> int | None:
        """The person who can take a choice back now.

        Whoever looks at secrets of their own cannot take back another's choice: that is for the covered screen.
        """
        seats = [seat for seat in self.people if self.match.can_undo(seat)]
        if self.viewer in seats:
            return self.viewer
        is_private = self.viewer is not None and self.has_secrets(self.viewer)
        return None if is_private and not is_covered else next(iter(seats), None)

    def undo(self, is_covered: bool = False) -> int | None:
        """Take it back; whose choice it was."""
        seat = self.undoer(is_covered)
        if seat is not None:
            self.match.undo(seat)
        return seat

    # Rules

    def rules(self, ids: str) -> list[Rule]:
        """The rules behind a prompt, by the IDs it names."""
        known = self.match.game.rules
        return [known[id] for id in re.split(r"[\s,]+", ids) if id in known]  # noqa: A001

    def refusals(self, seat: int, lang: str) -> list[tuple[str, str, str]]:
        """Why things in sight cannot be chosen now: (what, why, rule).

        What could have been meant is found by likeness: where an option's code is a verb and the id of a thing, the
        same verb is tried with everything else on the table.
        """
        scene = self.match.scene(seat, lang)
        found: list[tuple[str, str, str]] = []
        for code, label in self._alike(scene, lang).items():
            refusal = self.match.why_not(seat, code)
            if refusal is not None and not _says_nothing(refusal):
                found.append((label, refusal.label(lang, self.match.names), refusal.rule))
        return found

    def _alike(self, scene: Scene, lang: str) -> dict[str, str]:
        pieces = [*(piece for area in scene.areas for piece in area.pieces), *scene.pieces]
        things = {piece.id: short_label(piece) for piece in pieces}
        board = self.match.board(lang) if scene.board else None
        things |= {place.id: place.label for place in board.places} if board else {}
        verbs = {
            option.code.removesuffix(target)
            for option in scene.options
            for target in option.targets
            if option.code.endswith(f"-{target}")
        }
        codes = {option.code for option in scene.options}
        tried = {f"{verb}{thing}": label or thing for verb in sorted(verbs) for thing, label in things.items()}
        return {code: label for code, label in tried.items() if code not in codes}


def _says_nothing(refusal: Refusal) -> bool:
    """Whether a refusal only lists what is possible."""
    return refusal.reason.key == "not-possible"


def read_sitters(game: str, given: list[str], bots: list[str], own_name: str) -> tuple[Sitter, ...]:
    """Sitters from what a command line says: names of people or a number of seats, and levels of bots."""
    seats = paddock.game(game).seats
    bots = [read_level(word) for word in bots]
    people = [Sitter(name) for name in given if not name.isdigit()]
    total = next((int(word) for word in given if word.isdigit()), 0)
    if total:
        paddock.game(game).setup(total)  # refuses a number of seats that the game does not have
    if not total and not people and not bots:
        return usual_sitters(game, own_name)
    if not people:
        people = _strangers(max(0, total - len(bots)) if bots and total else 1, own_name)
    sitters = list(people)
    for level in bots:
        sitters.append(Sitter(bot_name([each.name for each in sitters]), level))
    return fill(sitters, max(total, seats[0]), bots[-1] if bots else usual_level())


def _strangers(count: int, own_name: str) -> list[Sitter]:
    return [Sitter(own_name if count == 1 else f"{own_name} {number}") for number in range(1, count + 1)]


def own_name(say: Voice) -> str:
    """What to call a person who gave no name."""
    return say("you")
