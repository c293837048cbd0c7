"""Fit the model of a game's chances on races that were driven, and show how well it is calibrated.

    python tools/chances_races.py formula-de --seconds 600
    python tools/fit_chances.py fit formula-de --install
    python tools/fit_chances.py check --picture docs/pictures/chances.svg

`fit` writes `model-GAME.json` beside the races and prints what luck explains by it; with `--install` it goes into the
room of the game. `check` compares the model beside the races, or else the one that comes with the game, with two
simpler guesses on races that had no hand in the fit: that the order on the track stays, and that `worth` is right.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import chances_net as nets

EVERY, FORKS, HELD_OUT = 8, 0, 1
"""As in `chances_races.py`: of every eight races, the first is for luck, the second for the check."""
STAGES = 6
DIGITS = 5


class Driven:
    """The races of a game, by what they are for."""

    def __init__(self, game: str, folder: Path) -> None:
        meta = json.loads((folder / f"{game}.json").read_text())
        self.game, self.names, self.own = game, meta["names"], meta["own"]
        fit: dict[int, nets.Races] = {}
        held: dict[int, nets.Races] = {}
        self.forks: list[dict[str, Any]] = []
        self.count = 0
        for race in nets.read(folder, game):
            self.count += 1
            part, seats = race["number"] % EVERY, race["seats"]
            if part == FORKS:
                self.forks.append(race)
            else:
                known = held if part == HELD_OUT else fit
                known.setdefault(seats, nets.Races(seats)).add(race, len(self.names))
        if not fit or not held:
            sys.exit(f"there are too few races of {game} in {folder}; run chances_races.py first")
        self.fit = [fit[seats].arrays() for seats in sorted(fit)]
        self.held = [held[seats].arrays() for seats in sorted(held)]

    def columns(self, terms: bool) -> list[int]:
        """The numbers that the model is to see."""
        return list(range(len(self.names) if terms else self.own))


class Settings(NamedTuple):
    """How a model is fitted."""

    terms: bool = True
    """Whether it sees the terms of worth too."""
    units: int = 8
    epochs: int = 12
    trusts: tuple[float, ...] = (1.0, 0.98, 0.95)
    """How far it trusts results rather than its own next forecasts, as the fit goes on."""
    decay: float = 3e-3
    """How strongly weights are drawn to nothing: positions are many, but races are few."""

    def words(self) -> str:
        trusts = " ".join(str(trust) for trust in self.trusts)
        terms = "" if self.terms else " --no-terms"
        return f"--units {self.units} --epochs {self.epochs} --decay {self.decay:g} --trusts {trusts}{terms}"


def fit(data: Driven, settings: Settings) -> nets.Arrays:
    """Fit a model."""
    began = time.monotonic()
    made = nets.Fit(data.fit, data.columns(settings.terms), settings.units)
    made.run(settings.epochs, settings.trusts, decay=settings.decay)
    print(f"{data.game}: {data.count} races, {settings.words()}, {time.monotonic() - began:.0f} s", flush=True)
    return made.weights()


def tempered(data: Driven, weights: nets.Arrays) -> nets.Arrays:
    """The same model, as sure of itself as the races kept for luck bear out: all strengths times one number.

    A model that has seen few races says too much; those races had no hand in the fit, and have none in the check.
    """
    races = nets.Races(2)
    for race in data.forks:
        races.add(race, len(data.names))
    known = races.arrays()
    strengths, won = nets.strengths(weights, known["rows"], known["left"]), won_of(known)
    losses = {
        step / 20: -np.log(np.maximum((softmax(step / 20 * strengths) * won).sum(1), 1e-9)).mean()
        for step in range(8, 31)
    }
    warmth = min(losses, key=lambda each: losses[each])
    print(f"{data.game}: strengths times {warmth:g}")
    return {**weights, "straight": weights["straight"] * warmth, "score": weights["score"] * warmth}


def model(data: Driven, weights: nets.Arrays, made_by: str) -> dict[str, Any]:
    """The model as its file holds it."""
    return {
        "made_by": made_by,
        "names": [data.names[column] for column in weights["columns"]],
        "straight": rounded(weights["straight"]),
        "hidden": [rounded(row) for row in weights["hidden"]],
        "bias": rounded(weights["bias"]),
        "score": rounded(weights["score"]),
    }


def rounded(numbers: Any) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers.tolist()]


def weights_of(data: Driven, path: Path) -> nets.Arrays:
    """A model from its file."""
    found = json.loads(path.read_text())
    weights = {name: np.array(found[name], np.float32) for name in ("straight", "hidden", "bias", "score")}
    return {**weights, "columns": np.array([data.names.index(name) for name in found["names"]])}


def luck_shown(data: Driven, weights: nets.Arrays) -> dict[str, Any]:
    """What luck explains in races of two equal bots, by level."""
    found = {}
    for level in sorted({race["levels"][0] for race in data.forks}):
        races = [race for race in data.forks if race["levels"][0] == level]
        if len(races) > 3:
            found[level] = nets.explained(weights, races, len(data.names))
            print(f"  {level}: " + ", ".join(f"{name} {value:.3f}" for name, value in found[level].items()))
    return found


# The check


def softmax(values: Any) -> Any:
    shares = np.exp(values - values.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True)


def stage_of(data: nets.Arrays) -> Any:
    return np.minimum((data["stage"] * STAGES).astype(int), STAGES - 1)


def won_of(data: nets.Arrays) -> Any:
    """Who won: 1, or a share of a shared win."""
    first = (data["rank"] == 1).astype(np.float64)
    return first / first.sum(1, keepdims=True)


def sampled(data: nets.Arrays) -> nets.Arrays:
    """The positions at which the order and the worth were kept."""
    kept = data["lead"].any(1)
    return {name: array[kept] for name, array in data.items()}


def with_finished(data: nets.Arrays, wins: Any) -> Any:
    """The same, with certainty where a seat has seen the flag."""
    done = (data["done"] > 0).any(1)
    return np.where(done[:, None], data["done"] == 1, wins)


def guesses(data: nets.Arrays, known: nets.Arrays, weights: nets.Arrays) -> dict[str, Any]:
    """The model, and the simpler guesses as well calibrated as they can be: by stage, on the races of the fit."""
    seats, stage, before = data["rank"].shape[1], stage_of(data), stage_of(known)
    won, lead, led = won_of(known), (data["lead"] == 1).astype(float), (known["lead"] == 1).astype(float)
    leader, judged = np.full(lead.shape, 1.0 / seats), np.full(lead.shape, 1.0 / seats)
    for number in range(STAGES):
        here, then = stage == number, before == number
        if not here.any() or not then.any():
            continue
        first, was = lead[here] / lead[here].sum(1, keepdims=True), led[then] / led[then].sum(1, keepdims=True)
        share = float((was * won[then]).sum() / then.sum())
        spread = share * first + (1 - first) * (1 - share) / (seats - 1)
        leader[here] = spread / spread.sum(1, keepdims=True)
        judged[here] = softmax(data["worth"][here] * best_scale(known["worth"][then], won[then]))
    said = softmax(nets.strengths(weights, data["rows"], data["left"]))
    found = {"model": said, "leader": leader, "worth": judged}
    return {
        **{name: with_finished(data, wins) for name, wins in found.items()},
        "even": np.full(lead.shape, 1.0 / seats),
    }


def best_scale(worth: Any, won: Any) -> float:
    """How strongly `worth` should count, by the likelihood."""
    scales = [0.0, *(10 ** (step / 8) for step in range(-32, 9))]
    found = [-np.log(np.maximum((softmax(worth * scale) * won).sum(1), 1e-9)).mean() for scale in scales]
    return scales[int(np.argmin(found))]


def check(data: Driven, weights: nets.Arrays) -> dict[str, Any]:
    """The Brier scores by stage of the model and of the simpler guesses, and the reliability of the model."""
    errors: dict[str, list[list[Any]]] = {}
    said, came, moments = [], [], 0
    by_seats = {part["rank"].shape[1]: part for part in data.fit}
    for whole in data.held:
        part, known = sampled(whole), sampled(by_seats.get(whole["rank"].shape[1], whole))
        stage, won = stage_of(part), won_of(part)
        moments += len(stage)
        for name, wins in guesses(part, known, weights).items():
            squares = ((wins - won) ** 2).sum(1)
            kept = errors.setdefault(name, [[] for _ in range(STAGES)])
            for number in range(STAGES):
                kept[number].append(squares[stage == number])
            if name == "model":
                said.append(wins.ravel())
                came.append(won.ravel())
    return {
        "game": data.game,
        "races": sum(len(np.unique(part["race"])) for part in data.held),
        "moments": moments,
        "brier": {name: [mean_of(each) for each in kept] for name, kept in errors.items()},
        "reliability": reliability(np.concatenate(said), np.concatenate(came)),
    }


def mean_of(parts: list[Any]) -> float:
    """The mean of all parts together; not a number if they are empty."""
    together = np.concatenate(parts)
    return float(together.mean()) if len(together) else float("nan")


def reliability(said: Any, came: Any, steps: int = 10) -> list[tuple[float, float, int]]:
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
    for name, scores in found["brier"].items():
        print(f"  {name:8}" + " ".join(f"{score:6.3f}" for score in scores))
    pairs = " ".join(f"{100 * said:.0f}>{100 * came:.0f}" for said, came, _ in found["reliability"])
    print(f"  said > came true, in per cent: {pairs}", flush=True)


def picture(found: list[dict[str, Any]]) -> str:
    """The reliability of all models: what they said against how often it came true."""
    from paddock.lab import charts

    series = {each["game"]: [(100 * said, 100 * came) for said, came, _ in each["reliability"]] for each in found}
    lines = {"as it should be": [(0.0, 0.0), (100.0, 100.0)], **series}
    return charts.standalone(charts.lines("Reliability of the chances", lines, "said, %", "came true, %"))


def room_of(game: str) -> Path:
    """Where a game looks for its model."""
    import paddock

    room = paddock.game(game).room.removeprefix("paddock.").replace(".", "/")
    return Path(paddock.__file__).parent / room / "data" / f"chances-{game}.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    orders = parser.add_subparsers(dest="order", required=True)
    order = orders.add_parser("fit", help="fit a model")
    order.add_argument("game")
    order.add_argument("--data", type=Path, default=Path("build/chances"))
    usual = Settings()
    order.add_argument("--units", type=int, default=usual.units)
    order.add_argument("--epochs", type=int, default=usual.epochs)
    order.add_argument("--decay", type=float, default=usual.decay)
    order.add_argument("--trusts", type=float, nargs="+", default=usual.trusts)
    order.add_argument("--no-terms", action="store_true", help="hide the terms of worth from the model")
    order.add_argument("--install", action="store_true", help="put the model into the room of the game")
    order = orders.add_parser("check", help="compare models with simpler guesses")
    order.add_argument("game", nargs="*", help="all games with races, if none is named")
    order.add_argument("--data", type=Path, default=Path("build/chances"))
    order.add_argument("--picture", type=Path, help="write a plot of the reliability, as SVG")
    given = parser.parse_args()
    if given.order == "fit":
        data = Driven(given.game, given.data)
        settings = Settings(not given.no_terms, given.units, given.epochs, tuple(given.trusts), given.decay)
        weights = tempered(data, fit(data, settings))
        luck_shown(data, weights)
        made_by = f"python tools/fit_chances.py fit {given.game} {settings.words()} ({data.count} races)"
        made = model(data, weights, made_by)
        text = json.dumps(made, separators=(",", ":")) + "\n"
        (given.data / f"model-{given.game}.json").write_text(text)
        if given.install:
            room_of(given.game).write_text(text)
    if given.order == "check":
        games = given.game or sorted(path.stem for path in given.data.glob("*.json") if path.stem[:6] != "model-")
        found = []
        for game in games:
            data = Driven(game, given.data)
            beside = given.data / f"model-{game}.json"
            weights = weights_of(data, beside if beside.is_file() else room_of(game))
            found.append(check(data, weights))
            shown(found[-1])
            luck_shown(data, weights)
        if given.picture:
            given.picture.write_text(picture(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
