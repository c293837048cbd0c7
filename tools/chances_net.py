"""The network behind a game's chances, and its fit: arrays in, arrays out. With CuPy it runs on a GPU, else on NumPy.

A model that only learns how races ended sees one coin per race, however many positions it looks at. This one also
learns from itself (temporal differences): its target for a position is partly its estimate of the next
ones. So it comes to agree with itself from throw to throw, which is what the luck of a throw is measured by.
"""

import os
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

xp: Any = np
if os.environ.get("PADDOCK_GPU"):
    import cupy as xp  # type: ignore[no-redef,import-not-found,unused-ignore]

SOONEST = 0.02
"""As in `paddock.core.chances`."""
BATCH = 8192
STRONGEST = 30.0
Arrays = dict[str, Any]


# Races


class Races:
    """Positions of races with the same number of seats, one race after the other."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.parts: dict[str, list[Any]] = {}

    def add(self, race: dict[str, Any], width: int) -> None:
        size = len(race["left"]) // 4
        rank = np.array(race["rank"], np.int8)
        read: Arrays = {
            "rows": np.frombuffer(race["rows"], np.float32).reshape(size, self.seats, width),
            "left": np.frombuffer(race["left"], np.float32),
            "done": np.frombuffer(race["done"], np.int8).reshape(size, self.seats),
            "over": np.frombuffer(race["over"], np.int8).reshape(size, self.seats).any(1),
            "lead": np.frombuffer(race["lead"], np.int8).reshape(size, self.seats),
            "worth": np.frombuffer(race["worth"], np.float32).reshape(size, self.seats),
            "stage": np.frombuffer(race["at"], np.int32) / max(1, race["decisions"]),
            "rank": np.broadcast_to(rank, (size, self.seats)),
            "race": np.full(size, race["number"], np.int32),
        }
        for name, array in read.items():
            self.parts.setdefault(name, []).append(array)

    def arrays(self) -> Arrays:
        return {name: np.concatenate(parts) for name, parts in self.parts.items()}


def read(folder: Path, game: str) -> Iterator[dict[str, Any]]:
    """All races of a game that were driven into a folder; the last of a file may have been cut off."""
    for path in sorted(folder.glob(f"{game}-[0-9]*.races")):
        with path.open("rb") as file:
            while True:
                try:
                    yield pickle.load(file)
                except (EOFError, pickle.UnpicklingError):
                    break


# What the model sees


def inputs(rows: Any, left: Any) -> Any:
    """The same as `paddock.core.chances.inputs_of`, for many positions of as many seats."""
    seats = rows.shape[1]
    against = rows - (rows.sum(1, keepdims=True) - rows) / (seats - 1)
    soon = 1.0 / xp.sqrt(left + SOONEST)
    context = xp.stack([left, xp.full_like(left, 1.0 / seats), xp.ones_like(left)], 1)
    wide = xp.broadcast_to(context[:, None, :], (*rows.shape[:2], 3))
    return xp.concatenate([rows, against, against * soon[:, None, None], wide], 2)


class Net:
    """One hidden layer and a straight way."""

    def __init__(self, width: int, units: int, seed: int = 0) -> None:
        random = np.random.default_rng(seed)
        hidden = random.normal(size=(width, units)) / np.sqrt(width)
        self.parts: Arrays = {
            "straight": xp.zeros(width, xp.float32),
            "hidden": xp.asarray(hidden.astype(np.float32)),
            "bias": xp.zeros(units, xp.float32),
            "score": xp.zeros(units, xp.float32),
        }
        self.first = {name: xp.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: xp.zeros_like(part) for name, part in self.parts.items()}
        self.mean = {name: part.copy() for name, part in self.parts.items()}
        """The parts averaged over the last steps: less noisy than any of them."""
        self.steps = 0

    def strengths(self, rows: Any, parts: Arrays | None = None) -> tuple[Any, Any]:
        parts = self.parts if parts is None else parts
        units = xp.tanh(rows @ parts["hidden"] + parts["bias"])
        return rows @ parts["straight"] + units @ parts["score"], units

    def learn(self, rows: Any, slope_of: Any, rate: float, decay: float) -> None:
        """One step of Adam, for the slope of the loss by strength that is asked for."""
        strengths, units = self.strengths(rows)
        slope = slope_of(strengths)
        flat, slopes = rows.reshape(-1, rows.shape[2]), slope.reshape(-1)
        inner = (slope[..., None] * self.parts["score"] * (1 - units * units)).reshape(-1, units.shape[2])
        found = {
            "straight": flat.T @ slopes,
            "hidden": flat.T @ inner,
            "bias": inner.sum(0),
            "score": units.reshape(-1, units.shape[2]).T @ slopes,
        }
        self.steps += 1
        keep = min(0.998, 1 - 1 / self.steps)
        for name, part in self.parts.items():
            step = found[name] + (decay * part if name != "bias" else 0.0)
            self.first[name] = 0.9 * self.first[name] + 0.1 * step
            self.second[name] = 0.999 * self.second[name] + 0.001 * step * step
            mean = self.first[name] / (1 - 0.9**self.steps)
            part -= rate * mean / (xp.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8)
            self.mean[name] = keep * self.mean[name] + (1 - keep) * part


# What it learns


def ahead(strengths: Any) -> Any:
    """By pair of seats, the chance that the first is ahead of the second."""
    return 1.0 / (1.0 + xp.exp(xp.clip(strengths[:, None, :] - strengths[:, :, None], -STRONGEST, STRONGEST)))


def ended(rank: Any) -> Any:
    """By pair of seats, whether the first came in ahead of the second; a half if they shared a place."""
    return 0.5 + 0.5 * xp.sign(rank[:, None, :].astype(xp.float32) - rank[:, :, None])


def foreseen(net: Net, data: Arrays, trust: float, last: Any) -> Any:
    """By pair, the target of each position: partly the estimate of the next (TD lambda)."""
    final, size = ended(data["rank"]), len(data["left"])
    if trust >= 1.0:
        return final
    said = xp.concatenate(
        [ahead(net.strengths(data["inputs"][at : at + 65536], net.mean)[0]) for at in range(0, size, 65536)]
    )
    certain = pairs_done(data["done"], final)
    said = xp.where(data["over"][:, None, None], final, xp.where(xp.isnan(certain), said, certain))
    found = final.copy()
    for index in last:  # positions by their distance from the end, all races at once
        found[index] = (1 - trust) * said[index + 1] + trust * found[index + 1]
    return found


def pairs_done(done: Any, final: Any) -> Any:
    """The pairs of which one has finished, as they ended; not a number for the others."""
    either = (done[:, None, :] > 0) | (done[:, :, None] > 0)
    return xp.where(either, final, xp.nan)


def from_the_end(race: Any) -> list[Any]:
    """The positions by their distance from the last of their race, without the last ones."""
    race = np.asarray(race)
    ends = np.flatnonzero(np.append(race[1:] != race[:-1], True))
    distance = ends[np.searchsorted(ends, np.arange(len(race)))] - np.arange(len(race))
    order = np.argsort(distance, kind="stable")
    bounds = np.searchsorted(distance[order], np.arange(1, distance.max() + 2))
    return [xp.asarray(order[bounds[step] : bounds[step + 1]]) for step in range(len(bounds) - 1)]


def slope_of_pairs(strengths: Any, wanted: Any, open_: Any) -> Any:
    """The slope of the likelihood of who is ahead of whom, over the pairs that are open."""
    error = xp.where(open_, ahead(strengths) - wanted, 0.0)
    return error.sum(2) / (strengths.shape[0] * (strengths.shape[1] - 1))


def slope_of_wins(strengths: Any, wins: Any, open_: Any) -> Any:
    """The slope of the likelihood of who won, while no car has finished."""
    shares = xp.exp(strengths - strengths.max(1, keepdims=True))
    return xp.where(open_, shares / shares.sum(1, keepdims=True) - wins, 0.0) / strengths.shape[0]


def prepared(data: Arrays, columns: Any, scale: Any) -> Arrays:
    """The arrays of a fit, where the fit runs."""
    rows, left = xp.asarray(data["rows"][:, :, columns]), xp.asarray(data["left"])
    first = (data["rank"] == 1).astype(np.float32)
    done = xp.asarray(data["done"])
    pairs = (done[:, None, :] == 0) & (done[:, :, None] == 0) & ~xp.eye(rows.shape[1], dtype=bool)
    return {
        "inputs": inputs(rows, left) / xp.asarray(scale),
        "left": left,
        "rank": xp.asarray(data["rank"]),
        "done": done,
        "wins": xp.asarray(first / first.sum(1, keepdims=True)),
        "pairs": pairs,
        "over": xp.asarray(data["over"]),
        "race": data["race"],
    }


def scale_of(groups: list[Arrays], columns: Any) -> Any:
    """By input, its usual size, so that all inputs are about one."""
    found, weights = [], []
    for data in groups:
        pick = np.random.default_rng(0).permutation(len(data["left"]))[:20000]
        seen = inputs(xp.asarray(data["rows"][pick][:, :, columns]), xp.asarray(data["left"][pick]))
        found.append((seen.reshape(-1, seen.shape[2]) ** 2).mean(0))
        weights.append(len(data["left"]))
    total = sum(part * weight for part, weight in zip(found, weights, strict=True)) / sum(weights)
    scale = xp.maximum(xp.sqrt(total), 0.02)
    scale[-1] = 1.0
    return scale.astype(xp.float32)


class Fit:
    """A network that learns from races of any number of seats."""

    def __init__(self, groups: list[Arrays], columns: Any, units: int, seed: int = 0) -> None:
        self.columns = np.asarray(columns)
        self.scale = scale_of(groups, self.columns)
        self.groups = [prepared(data, self.columns, self.scale) for data in groups]
        self.last = [from_the_end(data["race"]) for data in groups]
        self.net = Net(len(self.scale), units, seed)
        self.random = np.random.default_rng(seed)

    def epoch(self, trust: float, rate: float, decay: float) -> None:
        """All positions once, those of different numbers of seats mixed."""
        wanted = [foreseen(self.net, data, trust, last) for data, last in zip(self.groups, self.last, strict=True)]
        for group, chosen in self.batches():
            data, aim = self.groups[group], wanted[group][chosen]
            pairs, wins = data["pairs"][chosen], data["wins"][chosen]
            nobody = (data["done"][chosen] == 0).all(1)[:, None]
            many = data["pairs"].shape[1] > 2

            def slope(
                strengths: Any, aim: Any = aim, pairs: Any = pairs, wins: Any = wins, nobody: Any = nobody
            ) -> Any:
                found = slope_of_pairs(strengths, aim, pairs)
                return found + 0.5 * slope_of_wins(strengths, wins, nobody) if many else found  # noqa: B023

            self.net.learn(data["inputs"][chosen], slope, rate, decay)

    def batches(self) -> Iterator[tuple[int, Any]]:
        found = []
        for group, data in enumerate(self.groups):
            order = self.random.permutation(len(data["left"]))
            size = BATCH * 2 // data["pairs"].shape[1]
            found += [(group, order[start : start + size]) for start in range(0, len(order), size)]
        for index in self.random.permutation(len(found)):
            group, chosen = found[index]
            yield group, xp.asarray(chosen)

    def run(self, epochs: int, trusts: tuple[float, ...], rate: float = 0.004, decay: float = 3e-3) -> None:
        """Learn from results alone at first, then from its own forecasts too."""
        for epoch in range(epochs):
            trust = trusts[min(len(trusts) - 1, epoch * len(trusts) // epochs)]
            self.epoch(trust, rate * (1 - epoch / epochs) + rate / 50, decay)

    def weights(self) -> Arrays:
        """The model, for inputs as they are."""
        found = {name: as_numpy(part) for name, part in self.net.mean.items()}
        scale = as_numpy(self.scale)
        found["straight"], found["hidden"] = found["straight"] / scale, found["hidden"] / scale[:, None]
        found["columns"] = self.columns
        return found


def as_numpy(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.get()


# What it says


def strengths(weights: Arrays, rows: Any, left: Any) -> Any:
    """The strengths of seats by a model, always on NumPy."""
    global xp
    kept, xp = xp, np
    found = []
    for at in range(0, max(1, len(left)), 65536):
        seen = inputs(rows[at : at + 65536][:, :, weights["columns"]], left[at : at + 65536])
        units = np.tanh(seen @ weights["hidden"] + weights["bias"])
        found.append(seen @ weights["straight"] + units @ weights["score"])
    xp = kept
    return np.clip(np.concatenate(found), -STRONGEST, STRONGEST)


def places(weights: Arrays, data: Arrays) -> Any:
    """The mean place of the first of two seats at each position."""
    said = strengths(weights, data["rows"], data["left"])
    found = 1.0 + 1.0 / (1.0 + np.exp(said[:, 0] - said[:, 1]))
    done, over = data["done"], data["over"]
    found = np.where(done[:, 0] > 0, done[:, 0], np.where(done[:, 1] > 0, 3.0 - done[:, 1], found))
    level = over[:, 0] == over[:, 1]
    return np.where(over.any(1), np.where(level, 1.5, over[:, 0]), found)


def lucks(weights: Arrays, race: dict[str, Any], width: int) -> tuple[float, float, float]:
    """Of a race of two with all that could have fallen: the places gained, the luck, and its expected variance."""
    kept = race["outcomes"]
    size = len(kept["left"]) // 4
    data = {
        "rows": np.frombuffer(kept["rows"], np.float32).reshape(size, 2, width),
        "left": np.frombuffer(kept["left"], np.float32),
        "done": np.frombuffer(kept["done"], np.int8).reshape(size, 2),
        "over": np.frombuffer(kept["over"], np.int8).reshape(size, 2),
    }
    said, shares, at, share_at = places(weights, data), np.frombuffer(race["shares"], np.float32), 0, 0
    luck = variance = 0.0
    for count in np.frombuffer(race["forks"], np.int32):
        share = shares[share_at : share_at + count].astype(np.float64)
        may = said[at : at + count]
        mean = float(share @ may)
        luck += mean - float(said[at + count])
        variance += float(share @ (may - mean) ** 2)
        at, share_at = at + count + 1, share_at + count
    rank = race["rank"]
    return 1.5 - (1.5 if rank[0] == rank[1] else rank[0]), luck, variance


def explained(weights: Arrays, races: list[dict[str, Any]], width: int) -> dict[str, float]:
    """What luck explains of the places of races of two."""
    found = np.array([lucks(weights, race, width) for race in races])
    gain, luck = found[:, 0], found[:, 1]
    both = float(np.cov(gain, luck)[0, 1])
    return {
        "races": len(found),
        "mean luck": float(luck.mean()),
        "error": float(luck.std() / np.sqrt(len(luck))),
        "explained": 1 - float(np.var(gain - luck) / np.var(gain)),
        "share": both / float(np.var(luck)),
        "by the share": both**2 / float(np.var(luck) * np.var(gain)),
        "spread of luck": float(luck.std()),
    }


if __name__ == "__main__":
    sys.exit("this is a part of tools/fit_chances.py")
