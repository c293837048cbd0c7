"""Action and observation spaces of fixed size: numbered actions, and a vector with named places.

Both follow from what a game declares (`Game.seen`, `Game.acts`) for a set-up, so they are complete, and the same
everywhere for a given revision of a game. An action id stands for an option's act, which is its code unless the game
says otherwise. Where several options of a decision share an act, such as the ways to one cell, the first has the act's
first id, the second its second, and so on, in the order in which the game lists them. The vector holds the table of the
seat's view, its own part first, and the game's facts.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

import paddock
from paddock import Game, Match, Option, PaddockError, Setup
from paddock.bots.outlook import Outlook
from paddock.core.plain import Plain
from paddock.core.position import Position
from paddock.core.seen import Acts, Parts
from paddock.core.tasks import Choice, Sealed
from paddock.envs.features import Features, Looks, Rows
from paddock.envs.fields import Fields, Vector
from paddock.envs.lanes import Sight
from paddock.envs.nodes import Ids, ViewWriter

Mask = npt.NDArray[np.int8]
FACTS = "facts"
LOOKS = "looks"


class Actions:
    """Action ids and their acts."""

    def __init__(self, acts: Acts) -> None:
        self.names = (*acts.names, *(numbered(name, index) for name in acts.shared for index in range(acts.alike)))
        self.size = len(self.names)
        start = len(acts.names)
        shared = {name: start + index * acts.alike for index, name in enumerate(acts.shared)}
        self.ids = Ids({name: index for index, name in enumerate(acts.names)}, shared, acts.alike)

    def legal(self, options: Sequence[Option]) -> dict[int, Option]:
        """The options of a decision by their ids."""
        return self.ids.legal(options)

    def mask(self, legal: Sequence[int] | dict[int, Option]) -> Mask:
        """One for each legal action, zero for the others."""
        mask = bytearray(self.size)  # filled four times as fast as a NumPy array
        for action in legal:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def name(self, action: int) -> str:
        """The act of an id."""
        return self.names[action]


def numbered(name: str, index: int) -> str:
    """The name of the nth option that has an act."""
    return f"{name}#{index + 1}"


class Spaces(Plain):
    """The spaces of a set-up: actions, fields, and features of options."""

    setup: Setup
    revision: int
    actions: Actions
    fields: Fields
    features: Features
    looks: Looks
    sight: Sight
    """What writes observations."""
    retires: bool
    """Whether cars can retire."""

    @property
    def game(self) -> Game:
        return paddock.game(self.setup.game)

    @property
    def version(self) -> str:
        """The name of an environment with these spaces: the game's id and the revision of its rules."""
        return f"{self.setup.game}-v{self.revision}"

    def new(self, seed: int | str | None, open_chance: bool = False) -> Match:
        """A race in this set-up."""
        return self.game.race(self.setup, seed, listening=False, open_chance=open_chance)

    def rows_by(self, by_option: bool | str) -> Features | Looks:
        """What an option is described by: its consequences, or a look one choice ahead."""
        if by_option not in (False, True, LOOKS):
            raise PaddockError(f"by_option is True, False or '{LOOKS}', not {by_option!r}")
        return self.looks if by_option == LOOKS else self.features

    def rows(self, match: Match, seat: int, by_option: bool | str) -> Rows:
        """The features of a seat's options; all zero if it is not asked."""
        writer = self.rows_by(by_option)
        found = np.zeros((writer.widest, writer.size), np.float32)
        if seat in match.to_move:
            writer.write(match, seat, found)
        return found

    def observe(self, match: Match, seat: int) -> Vector:
        """What a seat sees, as a vector."""
        found = np.zeros(self.fields.size, np.float32)
        self.sight.write(match, seat, found.data)
        return found


def spaces(game: str, seats: int | None = None, circuit: str | None = None, **switches: Any) -> Spaces:
    """The spaces of a set-up. Switches are given by name, with underscores for dashes."""
    rules = paddock.game(game)
    setup = rules.setup(seats, circuit, {name.replace("_", "-"): value for name, value in switches.items()})
    return declared(rules.id, setup.seats, setup.circuit, tuple(sorted(setup.switches.items())))


@lru_cache(maxsize=64)
def declared(game: str, seats: int, circuit: str, switches: tuple[tuple[str, Any], ...]) -> Spaces:
    """Spaces from what a game declares."""
    rules = paddock.game(game)
    setup = rules.setup(seats, circuit, dict(switches))
    match = rules.race(setup, listening=False)
    fields = Fields(with_facts(rules.seen(setup)), asking(rules, match.race), seats)
    retires = any("retired" in placing.counts for placing in match.result.placings)
    acts = rules.acts(setup)
    actions, features, looks = Actions(acts), Features(rules, acts), Looks(Outlook(rules, setup))
    writer = rules.writer(setup, {name: index for index, name in enumerate(fields.names)})
    sight = Sight(writer or ViewWriter(rules, fields.root), fields.asked, actions.ids, fields.size, retires)
    return Spaces(setup, rules.revision, actions, fields, features, looks, sight, retires)


def with_facts(seen: Parts) -> Parts:
    """What is seen, with a part for the facts even if the game has none."""
    return seen if FACTS in seen.parts else Parts({**seen.parts, FACTS: Parts({})})


def asking(rules: Game, race: Position) -> list[str]:
    """The rules of a game that ask something."""
    found = {
        race.rule_id(kind.rule)
        for base in (Choice, Sealed)
        for kind in kinds_of(base)
        if kind.rule and f"{kind.__module__}.".startswith(f"{rules.room}.")
    }
    return sorted(found)


def kinds_of(kind: type[Any]) -> list[type[Any]]:
    """All classes below a class of tasks."""
    return [each for below in kind.__subclasses__() for each in (below, *kinds_of(below))]
