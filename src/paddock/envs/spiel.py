"""OpenSpiel: every game with explicit chance, registered with pyspiel.

    import paddock.envs, pyspiel
    paddock.envs.register()
    game = pyspiel.load_game("paddock_formula_de_v1", {"players": 3, "circuit": "monza", "switches": "laps=1"})

Secret simultaneous choices are a sequence of hidden moves. Actions are the ids of `paddock.envs.spaces`; outcomes of
chance are numbered in the order in which the rules list them. Returns are the rewards of the other environments.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import paddock
from paddock import Match, Option, PaddockError
from paddock.envs.spaces import Spaces, spaces
from paddock.envs.table import rewards
from paddock.envs.text import described


def register(game: str) -> str:
    """Make a game known to pyspiel; the name that it has there."""
    rules = paddock.game(game)
    name = f"paddock_{game.replace('-', '_')}_v{rules.revision}"
    if name not in pyspiel.registered_names():
        pyspiel.register_game(game_type(name, rules), type(f"Spiel{name}", (SpielGame,), {"paddock_game": game}))
    return name


def game_type(name: str, rules: paddock.Game) -> Any:
    """What pyspiel wants to know before a game is set up."""
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{rules.title()} (Paddock)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats[0], "circuit": "", "switches": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game in one set-up."""

    paddock_game = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        rules = paddock.game(self.paddock_game)
        self.spaces = spaces(
            self.paddock_game,
            int(given.get("players", rules.seats[0])),
            given.get("circuit") or None,
            **switches_of(given.get("switches", "")),
        )
        bounds = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions.size,
            max_chance_outcomes=self.spaces.outcomes,
            num_players=self.spaces.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.spaces.longest,
        )
        name = f"paddock_{self.paddock_game.replace('-', '_')}_v{rules.revision}"
        super().__init__(game_type(name, rules), bounds, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self, self.spaces)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise PaddockError(f"there are no parameters for an observation, such as {params}")
        return Observer(self.spaces)


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
    """A match, in the hands of a library that copies by `deepcopy`."""

    __slots__ = ("match",)

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.match.clone())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position."""

    def __init__(self, game: Any, spaces: Spaces) -> None:
        super().__init__(game)
        self._spaces = Shared(spaces)
        self._held = Held(spaces.new(None, open_chance=True))
        self._legal: dict[int, Option] | None = None

    def current_player(self) -> int:
        match = self._held.match
        if match.to_move:
            return match.to_move[0]
        return int(pyspiel.PlayerId.TERMINAL if match.over else pyspiel.PlayerId.CHANCE)

    def _options(self, player: int) -> dict[int, Option]:
        if self._legal is None:
            self._legal = self._spaces.spaces.actions.legal(self._held.match.decision(player).options)
        return self._legal

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        fork = self._held.match.chance
        assert fork is not None, "a seat decides here"
        return [(index, share) for index, (_, share) in enumerate(fork.odds()) if share]

    def _apply_action(self, action: int) -> None:
        match = self._held.match
        if match.to_move:
            seat = match.to_move[0]
            option = self._options(seat)[action]
            self._legal = None
            match.choose(seat, option)
        else:
            fork = match.chance
            assert fork is not None, "the race is over"
            match.fall(fork.outcomes[action])

    def _action_to_string(self, player: int, action: int) -> str:
        match = self._held.match
        if player == pyspiel.PlayerId.CHANCE:
            fork = match.chance
            return (
                fork.outcomes[action].code if fork is not None and action < len(fork.outcomes) else f"chance-{action}"
            )
        asked = match.to_move and match.to_move[0] == player
        if asked and action in self._options(player):
            return self._options(player)[action].code
        return self._spaces.spaces.actions.name(action)

    def is_terminal(self) -> bool:
        return self._held.match.over

    def returns(self) -> list[float]:
        match = self._held.match
        return rewards(match.result) if match.over else [0.0] * match.setup.seats

    def __str__(self) -> str:
        return self._held.match.position


class Shared:
    """Something that every copy of a state shares."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


class Observer:
    """What a seat sees, as pyspiel asks for it."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.tensor = np.zeros(spaces.fields.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.spaces.observe(state._held.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return described(state._held.match, player)
