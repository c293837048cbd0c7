"""Train a masked PPO against a bot, and show how it learns.

pip install '.[train]'
python examples/train_sb3.py                        # crazy-race, two seats, against random: a few minutes on a CPU
python examples/train_sb3.py --opponents greedy --minutes 30 --curve curve.svg --out learner.zip
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from paddock.envs.single import SoloEnv
from paddock.lab import charts
from paddock.lab.estimates import Estimate, Share, percent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="crazy-race")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="the bot in the other seats")
    parser.add_argument("--minutes", type=float, default=8.0, help="how long to learn")
    parser.add_argument("--tests", type=int, default=400, help="how many races each test has")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="where to draw the curve: an .svg file")
    parser.add_argument("--out", type=Path, help="where to keep what was learned: a .zip file")
    args = parser.parse_args()

    torch.set_num_threads(1)
    new_env = env_maker(args)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([new_env] * 8),
        seed=args.seed,
        n_steps=256,
        batch_size=512,
        n_epochs=6,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=7e-4,
        policy_kwargs={"net_arch": [256, 128]},
    )
    watch = Watch(args.minutes * 60, lambda: tested(model, new_env(), args.tests))
    model.learn(total_timesteps=1_000_000_000, callback=watch)
    print(f"{watch.points[-1][1].mean:.1%} of the points against {args.opponents}, after {args.minutes:g} minutes")
    if args.curve:
        args.curve.write_text(drawn(watch.points, args.opponents), encoding="utf-8")
    if args.out:
        model.save(args.out)
    return 0


def env_maker(args: argparse.Namespace) -> Callable[[], SoloEnv]:
    """Makes environments that draw the learner's seat for every race."""
    return lambda: SoloEnv(args.game, opponents=args.opponents, seats=args.seats)


def tested(model: MaskablePPO, env: SoloEnv, races: int) -> Estimate:
    """The share of opponents that finish behind the learner: 1 wins every race, one half is as good as they are."""
    points = Share()
    for race in range(races):
        seen, info = env.reset(seed=1_000_000 + race)
        done = False
        reward = 0.0
        while not done:
            action, _ = model.predict(seen, action_masks=info["action_mask"].astype(bool), deterministic=True)
            seen, reward, done, _, info = env.step(np.int64(action))
        points.add((reward + 1) / 2)
    return points.estimate


class Watch(BaseCallback):  # type: ignore[misc]  # in a type check without the library
    """Tests the learner now and then, and stops it when its time is over; tests do not count as learning time."""

    def __init__(self, seconds: float, test: Callable[[], Estimate], times: int = 16) -> None:
        super().__init__()
        self.seconds = seconds
        self.every = seconds / times
        self.test = test
        self.points: list[tuple[float, Estimate]] = []
        self.learned = 0.0
        self.since = 0.0

    def _on_training_start(self) -> None:
        self.note()
        self.since = perf_counter()

    def _on_step(self) -> bool:
        return self.learned < self.seconds

    def _on_rollout_end(self) -> None:
        now = perf_counter()
        self.learned += now - self.since
        self.since = now
        if self.learned >= len(self.points) * self.every:
            self.note()
            self.since = perf_counter()

    def note(self) -> None:
        """Test the learner, store the result and print it."""
        found = self.test()
        self.points.append((self.learned, found))
        steps = f"{self.num_timesteps:>9,} decisions"
        print(f"{self.learned:6.0f} s  {steps}  {percent(found)}", flush=True)


def drawn(points: list[tuple[float, Estimate]], opponents: str) -> str:
    """The learning curve as a picture."""
    line = [(seconds / 60, 100 * found.mean) for seconds, found in points]
    even = [(line[0][0], 50.0), (line[-1][0], 50.0)]
    series = {"masked PPO": line, f"as good as {opponents}": even}
    return charts.standalone(charts.lines("Learning", series, "minutes", f"% of the points against {opponents}"))


if __name__ == "__main__":
    sys.exit(main())
