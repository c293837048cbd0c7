"""The command that finds rules which never come up in play: a short form, and its list of reasons."""

import pytest

import paddock
from fired import Trial, fired, measure, read_reasons, trials, watch, watched


def test_a_race_fires_the_rules_of_its_functions() -> None:
    game = paddock.game("crazy-race")
    found = fired(watched(game), watch(Trial("crazy-race", 3, None, None, (), "random", 1)))
    assert {"CR-PLAY-01", "CR-SCORE-01"} & set(watched(game)) <= found
    assert len(found) > len(watched(game)) / 2
    assert found < set(watched(game))


def test_nothing_fires_without_a_race() -> None:
    game = paddock.game("crazy-race")
    assert set() == fired(watched(game), set())
    assert set() == watch(Trial("crazy-race", 99, None, None, (), "random", 1))


def test_every_circuit_and_preset_is_tried() -> None:
    game = paddock.game("race90-2")
    plan = list(trials(game, 1))
    assert {(at, preset.name) for at in game.circuits for preset in game.presets} <= {
        (t.circuit, t.preset) for t in plan
    }
    assert {"length", "all-items"} <= {name for each in plan for name, _ in each.switches}


def test_every_reason_is_for_a_rule_of_a_game() -> None:
    known = {rule for name in paddock.games() for rule in paddock.game(name).rules}
    assert set(read_reasons()) <= known
    assert all(read_reasons().values())


def test_the_check_ends_as_soon_as_all_that_is_wanted_has_come_up() -> None:
    """The second race does not exist, and is never looked at."""
    game = paddock.game("crazy-race")
    plan = [Trial("crazy-race", 3, None, None, (), "random", 1), Trial("no such game", 3, None, None, (), "random", 1)]
    found = measure(game, plan, 1, frozenset({"CR-PLAY-02"}))
    assert found["CR-PLAY-02"] == {""}
    with pytest.raises(paddock.PaddockError, match="there is no game"):
        measure(game, plan, 1)
