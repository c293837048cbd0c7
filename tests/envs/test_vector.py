"""Many races at once: the same races as one by one, in every mode, in one process or several."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import paddock
import paddock.envs
from envs.falls import GAME as FALLS
from paddock.envs.single import SoloEnv
from paddock.envs.vector import RaceVectorEnv
from walks import quickest

GAMES = [*paddock.games(), FALLS.id]


def sampled(mask: Any, random: np.random.Generator) -> Any:
    """A legal action for each race; zero where it has ended."""
    return np.array([random.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])


@pytest.mark.parametrize("by_option", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_many_races_are_the_same_as_one_by_one(game: str, by_option: bool) -> None:
    """Observations, masks, rewards and ends, races that end and start again included."""
    count = 3
    many = RaceVectorEnv(game, count, by_option=by_option)
    ones = [SoloEnv(game, by_option=by_option) for _ in range(count)]
    random = np.random.default_rng(1)
    seen, infos = many.reset(seed=5)
    last = [one.reset(seed=5 + index) for index, one in enumerate(ones)]
    ended = [False] * count
    for _ in range(8 if by_option else 120):
        for index, one in enumerate(ones):
            expected = last[index][0]["observation"] if by_option else last[index][0]
            assert np.array_equal(expected, seen["observation"][index])
            assert one.seat == infos["seat"][index]
            if not ended[index]:
                assert np.array_equal(last[index][1]["action_mask"], seen["action_mask"][index])
                assert not by_option or np.array_equal(last[index][0]["options"], seen["options"][index])
        actions = sampled(seen["action_mask"], random)
        seen, rewards, over, truncated, infos = many.step(actions)
        assert not truncated.any()
        for index, one in enumerate(ones):
            if ended[index]:
                last[index], ended[index], reward = one.reset(), False, 0.0
            else:
                *shown, _, info = one.step(actions[index])
                last[index], reward, ended[index] = (shown[0], info), shown[1], shown[2]
            assert (reward, ended[index]) == (rewards[index], over[index])


def test_processes_change_nothing() -> None:
    game = quickest()
    here, there = RaceVectorEnv(game, 5), RaceVectorEnv(game, 5, processes=2)
    random = np.random.default_rng(2)
    try:
        seen, infos = here.reset(seed=1)
        others, other_infos = there.reset(seed=1)
        for _ in range(60):
            assert all(np.array_equal(seen[name], others[name]) for name in seen)
            assert np.array_equal(infos["seat"], other_infos["seat"])
            actions = sampled(seen["action_mask"], random)
            seen, *_, infos = here.step(actions)
            others, *_, other_infos = there.step(actions)
    finally:
        there.close()


def test_the_entry_point_has_fixed_boxes() -> None:
    paddock.envs.register()
    name = f"paddock/{quickest()}-v{paddock.game(quickest()).revision}"
    races = gymnasium.make_vec(name, num_envs=4, by_option=True, seats=3)
    seen, _ = races.reset(seed=3)

    assert isinstance(races.unwrapped, RaceVectorEnv)
    assert races.observation_space.contains(seen)
    assert races.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    for space in races.single_observation_space.spaces.values():  # type: ignore[attr-defined]
        assert isinstance(space, gymnasium.spaces.Box)


def to_the_end(races: RaceVectorEnv, seen: Any) -> tuple[Any, ...]:
    """Step until a race ends."""
    random = np.random.default_rng(3)
    while True:
        found = races.step(sampled(seen["action_mask"], random))
        seen = found[0]
        if found[2].any():
            return found


def test_the_next_step_starts_the_next_race() -> None:
    races = RaceVectorEnv(quickest(), 2, autoreset_mode="NextStep")
    seen, rewards, ended, _, infos = to_the_end(races, races.reset(seed=1)[0])
    race = int(np.flatnonzero(ended)[0])

    assert not seen["action_mask"][race].any()
    assert rewards[race] == infos["returns"][race][infos["seat"][race]]
    assert infos["_returns"].tolist() == ended.tolist()
    seen, rewards, ended, *_ = races.step(sampled(seen["action_mask"], np.random.default_rng(1)))
    assert (0.0, False) == (rewards[race], ended[race])
    assert seen["action_mask"][race].any()


def test_the_same_step_starts_the_next_race() -> None:
    races = RaceVectorEnv(quickest(), 2, autoreset_mode="SameStep")
    seen, rewards, ended, _, infos = to_the_end(races, races.reset(seed=1)[0])
    race = int(np.flatnonzero(ended)[0])

    assert rewards[race] in infos["returns"][race]
    assert seen["action_mask"][race].any()
    assert not np.array_equal(seen["observation"][race], infos["final_obs"][race]["observation"])
    assert not infos["final_info"]["illegal"][race]
    other = 1 - race
    assert infos["final_obs"][other] is None or ended[other]


def test_without_autoreset_races_wait() -> None:
    races = RaceVectorEnv(quickest(), 2, autoreset_mode=AutoresetMode.DISABLED)
    seen, _, ended, _, _ = to_the_end(races, races.reset(seed=1)[0])
    with pytest.raises(paddock.PaddockError, match="reset it first"):
        races.step([0, 0])
    before = seen["observation"].copy()
    seen, _ = races.reset(options={"reset_mask": ended})

    assert all(seen["action_mask"].any(axis=1))
    for race in range(2):
        assert ended[race] != np.array_equal(before[race], seen["observation"][race])


class Last:
    """A policy that takes the last legal action, and counts how it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def __call__(self, seen: Any) -> list[int]:
        self.asked.append(len(seen["observation"]))
        return [int(np.flatnonzero(row)[-1]) for row in seen["action_mask"]]


@pytest.mark.parametrize("by_option", [False, True])
def test_a_policy_answers_many_decisions_at_once(by_option: bool) -> None:
    policy = Last()
    races = RaceVectorEnv("falls", 8, opponents=policy, seat=1, by_option=by_option, seats=3)
    seen, infos = races.reset(seed=1)
    assert [8] == policy.asked
    assert {1} == set(infos["seat"].tolist())
    races.step(sampled(seen["action_mask"], np.random.default_rng(1)))

    assert max(policy.asked) == 8
    for lane in races._stable.lanes:  # all have answered as the policy does
        choices = [code for seat, code in lane.match.history if seat in (0, 2)]
        assert {"gallop"} == set(choices)


def test_opponents_are_drawn_and_can_be_changed() -> None:
    with pytest.raises(paddock.PaddockError, match="there is no bot"):
        RaceVectorEnv(quickest(), 2, opponents=["random", "schumacher"])
    with pytest.raises(paddock.PaddockError, match="is empty"):
        RaceVectorEnv(quickest(), 2, opponents=[])
    policy = Last()
    races = RaceVectorEnv(quickest(), 12, opponents=["random", policy], seat=0)
    races.reset(seed=1)
    drivers = {type(lane.drivers[1]).__name__ for lane in races._stable.lanes}
    assert {"RandomBot", "Last"} == drivers
    races.set_opponents("greedy")
    races.reset(seed=1)

    assert {"GreedyBot"} == {type(lane.drivers[1]).__name__ for lane in races._stable.lanes}


def test_workers_take_policies_of_a_notebook() -> None:
    races = RaceVectorEnv("falls", 4, processes=2, opponents="random", seat=1)
    try:
        races.set_opponents(lambda seen: [int(np.flatnonzero(row)[0]) for row in seen["action_mask"]])
        seen, _ = races.reset(seed=1)
        rival = races.fields.index("fields.next-1")

        assert (seen["observation"][:, rival] > 0).all()
    finally:
        races.close()


@pytest.mark.parametrize("game", [quickest(), "falls"])
def test_a_learner_can_drive_every_seat(game: str) -> None:
    races = RaceVectorEnv(game, 4, opponents="self", seats=3, autoreset_mode="SameStep")
    seen, infos = races.reset(seed=1)
    random = np.random.default_rng(1)
    seats: set[int] = set()
    ends = 0
    while ends < 6:
        asked = infos["seat"]
        seats |= set(asked.tolist())
        seen, rewards, ended, _, infos = races.step(sampled(seen["action_mask"], random))
        for race in np.flatnonzero(ended):
            ends += 1
            assert abs(infos["returns"][race].sum()) < 1e-9
            assert rewards[race] == infos["returns"][race][asked[race]]

    assert {0, 1, 2} == seats


def test_an_illegal_action_loses() -> None:
    races = RaceVectorEnv(quickest(), 2)
    seen, infos = races.reset(seed=1)
    actions = sampled(seen["action_mask"], np.random.default_rng(1))
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, rewards, ended, _, infos = races.step(actions)

    assert ([False, True], [False, True], -1.0) == (infos["illegal"].tolist(), ended.tolist(), rewards[1])


def test_memory_is_copied_unless_agreed() -> None:
    kept, shared = RaceVectorEnv(quickest(), 2), RaceVectorEnv(quickest(), 2, copy=False)
    for races, same in ((kept, False), (shared, True)):
        before, _ = races.reset(seed=1)
        after, *_ = races.step(sampled(before["action_mask"], np.random.default_rng(1)))
        assert same == np.shares_memory(before["observation"], after["observation"])


def test_faults_in_workers_are_told() -> None:
    def broken(seen: Any) -> list[int]:
        raise ValueError("no idea")

    races = RaceVectorEnv("falls", 2, processes=1, opponents=broken, seat=1)
    with pytest.raises(ValueError, match="no idea"):
        races.reset(seed=1)
    os.kill(races._workers[0]._process.pid, signal.SIGKILL)
    with pytest.raises(paddock.PaddockError, match="has ended unexpectedly"):
        races.reset(seed=1)
    races.close()


def test_workers_end_with_the_process_of_the_learner() -> None:
    """Even if it is killed, and even if workers have inherited each other's pipes."""
    code = f"""
import os, signal
from paddock.envs.vector import RaceVectorEnv
many = [RaceVectorEnv({quickest()!r}, 2, processes=2) for _ in range(2)]
print(*[worker._process.pid for races in many for worker in races._workers], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    found = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=False)
    workers = [int(word) for word in found.stdout.split()]
    for _ in range(200):
        if not any(Path(f"/proc/{worker}").exists() for worker in workers):
            break
        sleep(0.05)

    assert len(workers) == 4
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(paddock.PaddockError, match="cannot be spread"):
        RaceVectorEnv(quickest(), 2, processes=3)
    with pytest.raises(paddock.PaddockError, match="not rendered"):
        RaceVectorEnv(quickest(), 2, render_mode="ansi")
    with pytest.raises(paddock.PaddockError, match="as many seeds"):
        RaceVectorEnv(quickest(), 2).reset(seed=[1])
