"""Fit the model of a game's chances on simulated races, and show how well it is calibrated.

    python tools/fit_chances.py simulate formula-de --races 4000 --out data
    python tools/fit_chances.py fit formula-de --data data
    python tools/fit_chances.py check --data data --picture docs/pictures/chances.svg

`simulate` drives races of bots of several levels, in set-ups drawn at random, and keeps some moments of each. `fit`
writes `data/chances-GAME.json` beside the game. `check` compares the model with two simpler guesses on races that had
no hand in the fit: that the order on the track stays, and that `worth` is right. Every
fifth race is kept for checking.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

import paddock
from paddock.bots import Player, bot
from paddock.core.chances import CONTEXT, LIKENESSES, SOONEST, Weights
from paddock.lab import charts

LEVELS = ("level-1", "level-2", "level-3")
ALIKE = 0.6
"""The share of the races in which all bots have the same level."""
USUAL = 0.5
"""The share of the races with the rules as they are by default; the others have a preset."""
MOMENTS = 24
"""How many moments of a race are kept."""
HELD_OUT = 5
"""Every nth race is kept for checking."""
STAGES = 6
BATCH = 1024
UNITS = 8
Numbers = npt.NDArray[np.float32]


# Simulated races


def simulate(game: str, races: int, seconds: float, first: int, processes: int, out: Path) -> None:
    """Drive races on all cores until the number or the time is reached; write the moments that were kept."""
    began = time.monotonic()
    kept: list[dict[str, Any]] = []
    with Pool(processes) as pool:
        jobs = ((game, number) for number in range(first, first + races))
        for found in pool.imap_unordered(driven, jobs):
            kept.append(found)
            if time.monotonic() - began > seconds:
                pool.terminate()
                break
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{game}-{first}.npz"
    np.savez_compressed(path, **stacked(game, kept))
    print(f"{path}: {len(kept)} races in {time.monotonic() - began:.0f} s")


def driven(job: tuple[str, int]) -> dict[str, Any]:
    """One race: the rows at some of its moments, with the order and the worth then, and how it ended."""
    name, number = job
    game, random = paddock.game(name), Random(f"chances/{name}/{number}")
    preset = "" if random.random() < USUAL or not game.presets else random.choice(game.presets).name
    circuit = random.choice(game.circuits) if game.circuits else None
    try:
        setup = game.setup(random.choice(game.seats), circuit, preset=preset or None)
        match = game.race(setup, f"{name}/{number}", listening=False)
    except paddock.PaddockError:  # a preset that does not suit the circuit
        setup = game.setup(random.choice(game.seats), circuit)
        match = game.race(setup, f"{name}/{number}", listening=False)
    level = random.choice(LEVELS) if random.random() < ALIKE else ""
    levels = [level or random.choice(LEVELS) for _ in range(setup.seats)]
    drivers = [bot(each, f"{number}/{seat}", clock=False, game=game) for seat, each in enumerate(levels)]
    return watched(match, drivers, random)


def watched(match: paddock.Match, drivers: list[Any], random: Random) -> dict[str, Any]:
    """Drive a race to its end, keeping moments spread evenly over it, however long it becomes."""
    moments: list[tuple[int, Any]] = []
    step, count, seats = 1, 0, match.setup.seats
    while not match.over:
        if count % step == random.randrange(step):
            moments.append((count, moment_of(match)))
            if len(moments) > 2 * MOMENTS:
                moments, step = moments[::2], 2 * step
        seat = match.to_move[0]
        match.choose(seat, drivers[seat].decide(Player(match, seat, count)))
        count += 1
    chosen = random.sample(moments, min(MOMENTS, len(moments)))
    ended = match.result
    return {
        "seats": seats,
        "rank": [ended.place(seat) for seat in range(seats)],
        "moments": [(number / count, *rest) for number, rest in chosen],
    }


def moment_of(match: paddock.Match) -> tuple[list[list[float]], float, list[int], list[float], list[int]]:
    """What is known at a moment: the rows, the share left, the order on the track, the worth, who has finished."""
    game, race, seats = match.game, match.race, range(match.setup.seats)
    order = match.result
    places, worth = [order.place(seat) for seat in seats], [match.worth(seat) for seat in seats]
    return game.form(race), game.left(race), places, worth, game.settled(race)


def stacked(name: str, races: list[dict[str, Any]]) -> dict[str, Any]:
    """The moments of all races as arrays, with room for the most seats."""
    game = paddock.game(name)
    most, width = game.seats[-1], len(game.form_names)
    total = sum(len(race["moments"]) for race in races)
    rows = np.zeros((total, most, width), np.float16)
    rank, lead = np.zeros((total, most), np.int8), np.zeros((total, most), np.int8)
    worth, done = np.zeros((total, most), np.float32), np.zeros((total, most), np.bool_)
    seats, number = np.zeros(total, np.int8), np.zeros(total, np.int32)
    stage, left = np.zeros(total, np.float32), np.zeros(total, np.float32)
    at = 0
    for index, race in enumerate(races):
        count = race["seats"]
        for share, form, rest, places, judged, settled in race["moments"]:
            rows[at, :count], rank[at, :count], lead[at, :count], worth[at, :count] = form, race["rank"], places, judged
            done[at, settled] = True
            seats[at], number[at], stage[at], left[at] = count, index, share, rest
            at += 1
    return {
        "names": "\n".join(game.form_names),
        "rows": rows,
        "rank": rank,
        "lead": lead,
        "worth": worth,
        "done": done,
        "seats": seats,
        "race": number,
        "stage": stage,
        "left": left,
    }


def loaded(game: str, folder: Path) -> dict[str, Any]:
    """All moments of a game."""
    parts = [dict(np.load(path)) for path in sorted(folder.glob(f"{game}-[0-9]*.npz"))]
    if not parts:
        sys.exit(f"there are no races of {game} in {folder}; run `simulate` first")
    found: dict[str, Any] = {}
    for key in parts[0]:
        if key != "names":
            found[key] = np.concatenate([part[key] for part in parts])
    offset = np.concatenate([np.full(len(part["race"]), 1_000_000 * index) for index, part in enumerate(parts)])
    found["race"] = found["race"] + offset
    found["checked"] = found["race"] % HELD_OUT == 0
    return found


# The fit


def inputs(data: dict[str, Any], dtype: Any = np.float32) -> Numbers:
    """The same as `paddock.core.chances.inputs_of`, for many moments at once."""
    rows, seats = data["rows"].astype(dtype), data["seats"].astype(dtype)
    left = data["left"].astype(dtype)
    against = rows - (rows.sum(1, keepdims=True) - rows) / (seats[:, None, None] - 1)
    soon = 1.0 / np.sqrt(left + SOONEST)
    context = np.stack([left, 1.0 / seats, np.ones_like(left)], 1)
    wide = np.broadcast_to(context[:, None, :], (*rows.shape[:2], len(CONTEXT)))
    return np.concatenate([rows, against, against * soon[:, None, None], wide], 2).astype(np.float32)


class Net:
    """One hidden layer and a straight way, with the gradient of the likelihood of how races ended."""

    def __init__(self, width: int, units: int, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        self.parts: dict[str, Any] = {
            "straight": np.zeros(width, np.float32),
            "hidden": (random.normal(size=(width, units)) / np.sqrt(width)).astype(np.float32),
            "bias": np.zeros(units, np.float32),
            "score": np.zeros(units, np.float32),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def strengths(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        parts = self.parts
        units = np.tanh(rows @ parts["hidden"] + parts["bias"])
        return rows @ parts["straight"] + units @ parts["score"], units

    def learn(self, rows: Numbers, rank: Any, racing: Any, rate: float, decay: float) -> float:
        """One step of Adam; returns the loss before it."""
        strengths, units = self.strengths(rows)
        loss, slope = likelihood(strengths, rank, racing)
        flat, slopes = rows.reshape(-1, rows.shape[2]), slope.reshape(-1)
        inner = slope[..., None] * self.parts["score"] * (1 - units * units)
        inner = inner.reshape(-1, inner.shape[2])
        slopes_of = {
            "straight": flat.T @ slopes,
            "hidden": flat.T @ inner,
            "bias": inner.sum(0),
            "score": units.reshape(-1, units.shape[2]).T @ slopes,
        }
        self.steps += 1
        for name, part in self.parts.items():
            found = slopes_of[name] + decay * part
            self.first[name] = 0.9 * self.first[name] + 0.1 * found
            self.second[name] = 0.999 * self.second[name] + 0.001 * found * found
            mean = self.first[name] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.second[name] / (1 - 0.999**self.steps))
            part -= rate * mean / (spread + 1e-8)
        return loss


def likelihood(strengths: Numbers, rank: Any, racing: Any) -> tuple[float, Numbers]:
    """Minus the mean logarithm of how likely each end was, first for the first place and so on, and its slope.

    The first place counts fully, each next one half as much: who wins matters most.
    """
    total, slope, weights = 0.0, np.zeros_like(strengths), 0.0
    for place in range(1, strengths.shape[1]):
        here = racing & (rank >= place)
        took = here & (rank == place)
        valid = took.any(1) & (here.sum(1) > 1)
        if not valid.any():
            continue
        weight = 0.5 ** (place - 1) if place < 5 else 0.0625
        masked = np.where(here, strengths, -np.inf)
        top = np.where(valid, masked.max(1), 0.0)
        shares = np.where(here, np.exp(strengths - top[:, None]), 0.0)
        shares = shares / np.maximum(shares.sum(1, keepdims=True), 1e-30)
        winners = took / np.maximum(took.sum(1, keepdims=True), 1)
        logs = np.log(np.maximum((shares * winners).sum(1), 1e-12))
        total -= weight * float(logs[valid].sum())
        slope += weight * np.where(valid[:, None], shares - winners, 0.0)
        weights += weight * float(valid.sum())
    return total / weights, slope / weights


def batches(count: int, size: int, random: Any) -> Iterator[Any]:
    order = random.permutation(count)
    for start in range(0, count, size):
        yield order[start : start + size]


def fit(game: str, folder: Path, steps: int, decay: float, units: int) -> Weights:
    """Fit the model and write it beside the game; the best of all epochs on a tenth of the races that are fitted."""
    data = loaded(game, folder)
    rows = inputs(data)
    fitted = ~data["checked"] & (data["seats"] > data["done"].sum(1) + 1)
    judged = fitted & (data["race"] % 10 == 1)
    learned = fitted & ~judged
    used = rows[learned][np.arange(rows.shape[1])[None, :] < data["seats"][learned][:, None]]
    scale = np.maximum(used.std(0), 0.02).astype(np.float32)
    scale[-1] = 1.0
    rows /= scale
    seated = np.arange(rows.shape[1])[None, :] < data["seats"][:, None]
    racing = seated & ~data["done"]
    net, random = Net(rows.shape[2], units), np.random.default_rng(1)
    best, kept = np.inf, dict(net.parts)
    train = np.flatnonzero(learned)
    epochs = max(6, steps * BATCH // len(train))
    for epoch in range(epochs):
        rate = 0.003 * (1 - epoch / epochs) + 0.0001
        for batch in batches(len(train), BATCH, random):
            chosen = train[batch]
            net.learn(rows[chosen], data["rank"][chosen], racing[chosen], rate, decay)
        loss, _ = likelihood(net.strengths(rows[judged])[0], data["rank"][judged], racing[judged])
        if loss < best:
            best, kept = loss, {name: part.copy() for name, part in net.parts.items()}
        if epoch % 5 == 4:
            print(f"{game} {epoch + 1}: {loss:.4f} (best {best:.4f})", flush=True)
    return weights_of(game, kept, scale)


def weights_of(game: str, parts: dict[str, Any], scale: Numbers) -> Weights:
    rules = paddock.game(game)
    weights = Weights(
        made_by=f"python tools/fit_chances.py fit {game}",
        names=rules.form_names,
        straight=rounded(parts["straight"] / scale),
        hidden=[rounded(row) for row in parts["hidden"] / scale[:, None]],
        bias=rounded(parts["bias"]),
        score=rounded(parts["score"]),
    )
    assert len(weights.hidden) == LIKENESSES * len(rules.form_names) + len(CONTEXT)
    return weights


def rounded(numbers: Numbers) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers.tolist()]


def path_of(game: str) -> Path:
    """Where the model of a game lies."""
    room = paddock.game(game).room.removeprefix("paddock.").replace(".", "/")
    return Path(paddock.__file__).parent / room / "data" / f"chances-{game}.json"


# The check


class Guess:
    """Chances to win of every seat at some moments, by one way of guessing."""

    def __init__(self, name: str, wins: Numbers) -> None:
        self.name = name
        self.wins = wins


def softmax(values: Any, seated: Any) -> Numbers:
    masked = np.where(seated, values, -np.inf)
    shares = np.exp(masked - masked.max(1, keepdims=True))
    found: Numbers = shares / shares.sum(1, keepdims=True)
    return found


def won_of(data: dict[str, Any]) -> Numbers:
    """Who won: 1, or a share of a shared win."""
    first = (data["rank"] == 1).astype(np.float32)
    found: Numbers = first / first.sum(1, keepdims=True)
    return found


def modelled(data: dict[str, Any], weights: Weights) -> Numbers:
    """The chances to win that the model gives; who has finished first has won."""
    rows = inputs(data)
    units = np.tanh(rows @ np.array(weights.hidden, np.float32) + np.array(weights.bias, np.float32))
    strengths = rows @ np.array(weights.straight, np.float32) + units @ np.array(weights.score, np.float32)
    return with_finished(data, softmax(strengths, seated_of(data)))


def with_finished(data: dict[str, Any], wins: Numbers) -> Numbers:
    """The same, with certainty where a seat has seen the flag: of those, the one in front has won."""
    done = data["done"].any(1)
    first = data["lead"] == 1
    return np.where(done[:, None], first.astype(np.float32), wins)


def seated_of(data: dict[str, Any]) -> Any:
    return np.arange(data["rows"].shape[1])[None, :] < data["seats"][:, None]


def guesses(data: dict[str, Any], weights: Weights) -> list[Guess]:
    """The model, and the two simpler guesses as well calibrated as they can be: by stage, on the races of the fit."""
    seated, stage = seated_of(data), stage_of(data)
    fitted, won = ~data["checked"], won_of(data)
    lead = (data["lead"] == 1) & seated
    first = lead / lead.sum(1, keepdims=True)
    leader, judged = np.zeros_like(won), np.zeros_like(won)
    for number in range(STAGES):
        here = stage == number
        for seats in np.unique(data["seats"]):
            these = here & (data["seats"] == seats)
            known = these & fitted
            share = float((first * won)[known].sum() / max(1, known.sum())) if known.any() else 1.0 / seats
            rest = np.where(seated, (1 - share) / max(1, seats - 1), 0.0)
            spread = share * first + (1 - first) * rest
            leader[these] = (spread / np.maximum(spread.sum(1, keepdims=True), 1e-9))[these]
        scale = best_scale(data["worth"][here & fitted], won[here & fitted], seated[here & fitted])
        judged[here] = softmax(data["worth"][here].astype(np.float64) * scale, seated[here])
    leader, judged = with_finished(data, leader), with_finished(data, judged)
    return [Guess("model", modelled(data, weights)), Guess("leader", leader), Guess("worth", judged)]


def best_scale(worth: Numbers, won: Numbers, seated: Any) -> float:
    """How strongly `worth` should count, by the likelihood."""
    scales = [0.0, *(10 ** (step / 8) for step in range(-32, 9))]
    found = []
    for scale in scales:
        shares = softmax(worth.astype(np.float64) * scale, seated)
        found.append(-np.log(np.maximum((shares * won).sum(1), 1e-9)).mean())
    return scales[int(np.argmin(found))]


def stage_of(data: dict[str, Any]) -> Any:
    return np.minimum((data["stage"] * STAGES).astype(int), STAGES - 1)


def brier(wins: Numbers, won: Numbers) -> Any:
    """The Brier score of each moment: the squared errors of all seats together."""
    return ((wins - won) ** 2).sum(1)


def check(game: str, folder: Path) -> dict[str, Any]:
    """The Brier scores by stage of the model and of the simpler guesses, and the reliability of the model."""
    data = loaded(game, folder)
    weights = msgspec.json.decode(path_of(game).read_bytes(), type=Weights)
    made = guesses(data, weights)
    held, stage, won = data["checked"], stage_of(data), won_of(data)
    scores = {
        guess.name: [float(brier(guess.wins, won)[held & (stage == number)].mean()) for number in range(STAGES)]
        for guess in made
    }
    seated = seated_of(data)[held]
    return {
        "game": game,
        "races": len(np.unique(data["race"][held])),
        "moments": int(held.sum()),
        "brier": scores,
        "even": [
            float(brier(seated_of(data) / data["seats"][:, None], won)[held & (stage == n)].mean())
            for n in range(STAGES)
        ],
        "reliability": reliability(made[0].wins[held][seated], won[held][seated]),
    }


def reliability(said: Numbers, came: Numbers, steps: int = 10) -> list[tuple[float, float, int]]:
    """For each tenth of the chances: what was said on average, how often it came true, and in how many cases."""
    found = []
    for step in range(steps):
        here = (said >= step / steps) & (said < (step + 1) / steps + (step == steps - 1))
        if here.any():
            found.append((float(said[here].mean()), float(came[here].mean()), int(here.sum())))
    return found


def shown(found: dict[str, Any]) -> None:
    """Print the figures of a game."""
    print(f"{found['game']}: {found['races']} races, {found['moments']} moments, Brier score by sixth of the race")
    for name, scores in (*found["brier"].items(), ("even", found["even"])):
        print(f"  {name:8}" + " ".join(f"{score:6.3f}" for score in scores))
    pairs = " ".join(f"{100 * said:.0f}>{100 * came:.0f}" for said, came, _ in found["reliability"])
    print(f"  said > came true, in per cent: {pairs}")


def picture(found: list[dict[str, Any]]) -> str:
    """The reliability of all models: what they said against how often it came true."""
    series = {each["game"]: [(100 * said, 100 * came) for said, came, _ in each["reliability"]] for each in found}
    lines = {"as it should be": [(0.0, 0.0), (100.0, 100.0)], **series}
    return charts.standalone(charts.lines("Reliability of the chances", lines, "said, %", "came true, %"))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    orders = parser.add_subparsers(dest="order", required=True)
    order = orders.add_parser("simulate", help="drive races and keep some moments of each")
    order.add_argument("game", choices=paddock.games())
    order.add_argument("--races", type=int, default=4000)
    order.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time")
    order.add_argument("--first", type=int, default=0, help="the number of the first race")
    order.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    order.add_argument("--out", type=Path, default=Path("build/chances"))
    order = orders.add_parser("fit", help="fit the model and write it beside the game")
    order.add_argument("game", choices=paddock.games())
    order.add_argument("--data", type=Path, default=Path("build/chances"))
    order.add_argument("--steps", type=int, default=900, help="about how often the model is corrected")
    order.add_argument("--decay", type=float, default=3e-3)
    order.add_argument("--units", type=int, default=UNITS)
    order = orders.add_parser("check", help="compare the models with simpler guesses")
    order.add_argument("game", nargs="*", default=paddock.games())
    order.add_argument("--data", type=Path, default=Path("build/chances"))
    order.add_argument("--picture", type=Path, help="write a plot of the reliability, as SVG")
    arguments = parser.parse_args()
    if arguments.order == "simulate":
        game, races, out = arguments.game, arguments.races, arguments.out
        simulate(game, races, arguments.seconds, arguments.first, arguments.processes, out)
    if arguments.order == "fit":
        weights = fit(arguments.game, arguments.data, arguments.steps, arguments.decay, arguments.units)
        path_of(arguments.game).write_bytes(msgspec.json.encode(weights) + b"\n")
    if arguments.order == "check":
        found = [check(game, arguments.data) for game in arguments.game]
        for each in found:
            shown(each)
        if arguments.picture:
            arguments.picture.write_text(picture(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
