"""OpenSpiel's own algorithms run on our games; information states are what a seat recalls, and no more."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, outcome_sampling_mccfr

import paddock
import paddock.envs
from envs.falls import GAME as FALLS
from walks import quickest


def load(game: str, **params: Any) -> Any:
    paddock.envs.register()
    return pyspiel.load_game(f"paddock_{game.replace('-', '_')}_v{paddock.game(game).revision}", params)


def walked(game: Any, seed: int, steps: int) -> Any:
    """A state after some random steps."""
    random, state = Random(seed), game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", [*paddock.games(), FALLS.id])
def test_a_state_is_dealt_again_from_what_a_seat_knows(name: str) -> None:
    game = load(name)
    for steps in (12, 40):
        state = walked(game, steps, steps)
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            known = state.information_state_string(player)
            again = state.resample_from_infostate(player, Random(1).random)
            assert known == again.information_state_string(player)
            assert state.current_player() == again.current_player()
            if state.current_player() == player:
                assert state.legal_actions() == again.legal_actions()


def test_a_state_that_is_dealt_again_hides_the_truth() -> None:
    """Of a sealed card the player only knows that it lies there; it is drawn again, and plays on."""
    game = load(quickest())
    state = walked(game, 1, 0)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(state.legal_actions()[0])
    told = {state.resample_from_infostate(1, Random(seed).random).information_state_string(0) for seed in range(20)}

    assert len(told) > 1  # what the first seat chose differs, because it is not known
    assert (
        len({line.rsplit("\n", 1)[0] for line in told}) == 1
    )  # but nothing is recalled for it that seat 1 has not seen


def test_recall_is_perfect() -> None:
    """Two ways to the same position are told apart by those who saw them."""
    game = load("falls", players=2, switches="turns=2")
    states = []
    for moves in ([0, 1, 0, 0], [1, 0, 0, 0]):
        state = game.new_initial_state()
        trot, gallop = (state.string_to_action(0, name) for name in ("trot", "gallop"))
        for move in moves:
            state.apply_action(gallop if move else trot)
            if state.is_chance_node():
                state.apply_action(2)
        states.append(state.information_state_string(0))

    assert states[0] != states[1]


def test_a_pickle_recalls() -> None:
    state = walked(load(quickest()), 3, 30)
    copy = pickle.loads(pickle.dumps(state))
    clone = state.clone()

    for player in range(2):
        known = state.information_state_string(player)
        assert known == clone.information_state_string(player)
        assert known == copy.information_state_string(player)


def test_what_is_declared_is_true() -> None:
    """Cards are chosen in secret; in the derby all is open."""
    for name in paddock.games():
        kind = load(name).get_type()
        assert kind.provides_information_state_string
        assert not kind.provides_information_state_tensor
        assert (kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION) == (
            paddock.game(name).room == FALLS.room
        )


def test_openspiels_search_plays() -> None:
    """Information-set search against random play, from the start of a race to its end."""
    game = load(quickest())
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=Rollout(),
        uct_c=1.0,
        max_simulations=12,
        random_state=np.random.RandomState(1),
    )
    state, random = walked(game, 5, 0), Random(5)
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        elif state.current_player() == 0:
            asked += 1
            action = search.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            state.apply_action(random.choice(state.legal_actions()))

    assert asked > 5
    assert 0 == sum(state.returns())


class Rollout:
    """An evaluation by one random race."""

    def evaluate(self, state: Any) -> Any:
        state, random = state.clone(), Random(1)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
        return state.returns()

    def prior(self, state: Any) -> Any:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_openspiels_regret_minimisation_learns() -> None:
    """Counterfactual regret on the small game of the examples: the policy comes close to one that cannot be beaten."""
    game = load("falls", players=2, switches="turns=1")
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()

    assert exploitability.nash_conv(game, solver.average_policy()) < before / 5


def test_sampled_regret_runs_on_whole_races() -> None:
    game = load(quickest())
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(4):
        solver.iteration()

    assert len(solver._infostates) > 40
