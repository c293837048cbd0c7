"""OpenSpiel: every game with explicit chance, registered with pyspiel.

    import paddock.envs, pyspiel
    names = paddock.envs.register()  # "paddock_", the game's id, "_v" and the revision of its rules
    game = pyspiel.load_game(names[-1], {"players": 3, "circuit": "monza", "switches": "laps=1"})

Secret simultaneous choices become a sequence of hidden moves. Actions are the ids of `paddock.envs.spaces`; outcomes of
chance are numbered in the order in which the rules list them. Returns are the rewards of the other environments.

An information state has perfect recall: what its seat has heard and chosen since the start, and what it sees. A state
can be dealt again from it (`resample_from_infostate`), so OpenSpiel's own search for hidden information runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
import pyspiel

import paddock
from paddock import Fork, Match, Option, PaddockError
from paddock.core.tasks import Sealed
from paddock.envs.bounds import bounds
from paddock.envs.spaces import Spaces, declared, kinds_of, spaces
from paddock.envs.table import rewards
from paddock.envs.text import described

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
PERFECT = pyspiel.GameType.Information.PERFECT_INFORMATION
IMPERFECT = pyspiel.GameType.Information.IMPERFECT_INFORMATION
Recall: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""What a seat has heard, and what it has chosen."""


def register(game: str) -> str:
    """Register a game with pyspiel; returns its name there."""
    rules = paddock.game(game)
    name = name_of(rules)
    if name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(name, rules), type(f"Spiel{name}", (SpielGame,), {"paddock_game": game}))
    return name


def name_of(rules: paddock.Game) -> str:
    """The name of a game in pyspiel: its id and the revision of its rules."""
    return f"paddock_{rules.id.replace('-', '_')}_v{rules.revision}"


def hides(rules: paddock.Game) -> bool:
    """Whether a game has secrets: sealed answers, or parts of the table."""
    sealed = [kind for kind in kinds_of(Sealed) if f"{kind.__module__}.".startswith(f"{rules.room}.")]
    return bool(sealed) or type(rules).hide is not paddock.Game.hide


def game_type(name: str, rules: paddock.Game) -> Any:
    """The facts that pyspiel needs before a game is set up."""
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{rules.title()} (Paddock)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=IMPERFECT if hides(rules) else PERFECT,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], "circuit": "", "switches": ""},
    )


class Shared:
    """Spaces shared by every copy of a game or state; a pickle holds only the set-up they belong to."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.spaces.setup
        return shared, (setup.game, setup.seats, setup.circuit, tuple(sorted(setup.switches.items())))


def shared(game: str, seats: int, circuit: str, switches: tuple[tuple[str, Any], ...]) -> Shared:
    """The spaces from a pickle."""
    return Shared(declared(game, seats, circuit, switches))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game in one set-up."""

    paddock_game = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        rules = paddock.game(self.paddock_game)
        found = spaces(
            self.paddock_game,
            int(given.get("players", rules.seats[0])),
            given.get("circuit") or None,
            **switches_of(given.get("switches", "")),
        )
        self._spaces = Shared(found)
        known = bounds(found)
        info = pyspiel.GameInfo(
            num_distinct_actions=found.actions.size,
            max_chance_outcomes=known.outcomes,
            num_players=found.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=known.longest,
        )
        super().__init__(game_type(name_of(rules), rules), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self._spaces)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise PaddockError(f"an observation takes no parameters, such as {params}")
        return Observer(self._spaces.spaces, bool(iig_obs_type and iig_obs_type.perfect_recall))


def switches_of(text: str) -> dict[str, str]:
    """`laps=1 drs=on` as switches."""
    found = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign:
            raise PaddockError(f"a switch is written name=value, not '{word}'")
        found[name] = value
    return found


class Held:
    """A match held by a library that copies by `deepcopy` and repeats its questions."""

    __slots__ = ("fork", "legal", "match", "past", "player")

    def __init__(self, match: Match, past: tuple[Recall, ...] = ()) -> None:
        self.match = match
        self.past = past
        """What each seat has heard and chosen before the history of the match begins."""
        self.settle()

    def settle(self) -> None:
        """Find out who is next, after every step."""
        match = self.match
        self.legal: dict[int, Option] | None = None
        self.fork: Fork | None = None
        to_move = match.to_move
        self.player = to_move[0] if to_move else TERMINAL if match.over else CHANCE

    def recall(self, seat: int) -> Recall:
        """Everything that a seat has heard, and all its choices."""
        self._listen()
        heard = tuple(repr(event) for event in self.match.heard(seat))
        own = tuple(code for who, code in self.match.history if who == seat)
        before = self.past[seat] if self.past else ((), ())
        return before[0] + heard, before[1] + own

    def _listen(self) -> None:
        """Play the history again, listening, the first time it is asked for; most users never ask."""
        match = self.match
        if match.race.told is not None:
            return
        again = match.game.race(match.setup, open_chance=True)
        for seat, code in match.history:
            if seat < 0:
                again.fall(code)
            else:
                again.choose(seat, code)
        self.match = again
        self.settle()

    def dealt(self, seat: int, seed: int) -> Held:
        """The same race as far as a seat can know, the rest dealt again; others recall no more than this seat."""
        known = self.recall(seat)
        match = self.match.imagine(seat, seed, open_chance=True)
        match.race.listen([])
        return Held(match, (known,) * match.setup.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.match.clone(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        past = tuple(self.recall(seat) for seat in range(self.match.setup.seats))
        return from_pickle, (self.match.setup.game, self.match.save(), past)


def from_pickle(game: str, saved: dict[str, Any], past: tuple[Recall, ...]) -> Held:
    """A match from a pickle, which holds its position as a line, and what every seat recalls."""
    return Held(paddock.game(game).load(saved), past)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Any, shared: Shared, held: Held | None = None) -> None:
        super().__init__(game)
        self._spaces = shared
        self._held = held or Held(shared.spaces.new(0, open_chance=True))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that its player cannot tell from this one, with all that is hidden dealt again."""
        seed = int(sampler() * 2**48)
        return SpielState(self.get_game(), self._spaces, self._held.dealt(player, seed))

    def current_player(self) -> int:
        return self._held.player

    def _options(self, player: int) -> dict[int, Option]:
        held = self._held
        if held.legal is None:
            held.legal = self._spaces.spaces.actions.legal(held.match.decision(player).options)
        return held.legal

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._options(player))

    def _fork(self) -> Fork:
        held = self._held
        if held.fork is None:
            held.fork = held.match.chance
            assert held.fork is not None, "chance does not decide here"
        return held.fork

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(index, share) for index, (_, share) in enumerate(self._fork().odds()) if share]

    def _apply_action(self, action: int) -> None:
        held = self._held
        if held.player >= 0:
            held.match.choose(held.player, self._options(held.player)[action])
        else:
            held.match.fall(self._fork().outcomes[action])
        held.settle()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            outcomes = self._fork().outcomes if self._held.player == CHANCE else ()
            return outcomes[action].code if action < len(outcomes) else f"chance-{action}"
        if self._held.player == player and action in self._options(player):
            return self._options(player)[action].code
        return self._spaces.spaces.actions.name(action)

    def is_terminal(self) -> bool:
        return self._held.player == TERMINAL

    def returns(self) -> list[float]:
        match = self._held.match
        return rewards(match.result) if match.over else [0.0] * match.setup.seats

    def __str__(self) -> str:
        return self._held.match.position


class Observer:
    """An observer in the form that pyspiel expects; with perfect recall, one of information states."""

    def __init__(self, spaces: Spaces, recalls: bool) -> None:
        self.spaces = spaces
        self.recalls = recalls
        self.tensor = np.zeros(spaces.fields.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0.0)
        self.spaces.sight.write(state._held.match, player, self.tensor.data)

    def string_from(self, state: SpielState, player: int) -> str:
        held = state._held
        if self.recalls:
            heard, own = held.recall(player)
            return f"heard {'; '.join(heard)}\nchosen {' '.join(own)}\n{held.match.line(player)}"
        return described(held.match, player)
