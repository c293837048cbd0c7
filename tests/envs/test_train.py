"""The training script: its slopes are those of its loss, it learns what is there to learn, and its model drives."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import models
import train
from paddock.bots import bot
from paddock.bots.model import ModelBot, shipped
from walks import quickest

ARGS = Namespace(game=quickest(), rate=0.01, seed=1, trust=1.0)


def decisions(learner: train.Learner, count: int) -> list[train.Decision]:
    """Made-up decisions in which the option with the larger first feature is right."""
    random = np.random.default_rng(2)
    found = []
    for _ in range(count):
        rows = random.uniform(-1, 1, (int(random.integers(2, 5)), len(learner.names))).astype(np.float32)
        counts = np.array([len(rows)])
        shares, logs = train.softmax(learner.model().scores(rows), np.array([0]), counts)
        odds = shares.astype(float)
        chosen = int(random.choice(len(rows), p=odds / odds.sum()))
        made = train.Decision(rows, chosen, float(logs[chosen]))
        made.reward = 1.0 if chosen == int(np.argmax(rows[:, 0])) else -1.0
        found.append(made)
    return found


def loss(learner: train.Learner, made: list[train.Decision], gains: Any) -> float:
    """PPO's loss written down plainly."""
    total = 0.0
    for each, gain in zip(made, gains, strict=True):
        counts = np.array([len(each.rows)])
        shares, logs = train.softmax(learner.model().scores(each.rows), np.array([0]), counts)
        ratio = float(np.exp(logs[each.chosen] - each.likely))
        clipped = min(max(ratio, 1 - train.CLIP), 1 + train.CLIP)
        total -= min(ratio * gain, clipped * gain) + 0.01 * -float((shares * logs).sum())
    return total / len(made)


def test_the_slopes_are_those_of_the_loss() -> None:
    learner = train.Learner(ARGS, {"seats": 2})
    exact: Any = {name: each.astype(np.float64) for name, each in learner.weights.items()}
    learner.weights = exact
    random = np.random.default_rng(3)
    learner.weights["score"] += random.normal(0, 0.3, learner.weights["score"].shape)
    made = decisions(learner, 30)
    gains: Any = random.normal(0, 1, 30)
    slopes = learner.policy_slopes(made, gains)
    for name in ("hidden", "second_bias", "score", "straight"):
        weight = learner.weights[name]
        at = tuple(int(random.integers(size)) for size in weight.shape)
        around = []
        for step in (1e-4, -1e-4):
            weight[at] += step
            around.append(loss(learner, made, gains))
            weight[at] -= step
        assert (around[0] - around[1]) / 2e-4 == pytest.approx(float(slopes[name][at]), rel=0.02, abs=1e-5)


def test_a_learner_finds_the_option_that_pays() -> None:
    learner = train.Learner(ARGS, {"seats": 2})

    def right() -> float:
        return float(np.mean([each.reward > 0 for each in decisions(learner, 500)]))

    before = right()
    for _ in range(15):
        learner.learn(decisions(learner, 500))

    assert before < 0.55
    assert right() > 0.75


def test_the_script_writes_a_model_that_drives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = f"--game {quickest()} --minutes 0.01 --races 4 --decisions 40 --processes 1 --tests 4".split()
    out, curve = tmp_path / "model.npz", tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", ["train", *words, "--out", str(out), "--curve", str(curve)])

    assert 0 == train.main()
    assert isinstance(bot(f"model:{out}"), ModelBot)
    assert "against greedy" in curve.read_text()


def test_the_table_of_models_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "models.svg"
    words = ["--model", shipped()[0], "--against", "random", "--races", "6", "--processes", "1"]
    monkeypatch.setattr(sys, "argv", ["models", *words, "--picture", str(picture)])

    assert 0 == models.main()
    assert f"| `{shipped()[0]}` |" in capsys.readouterr().out
    assert f"{shipped()[0]} and random" in picture.read_text()
