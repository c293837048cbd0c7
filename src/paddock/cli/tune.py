"""`paddock tune`: how much each term of a game's worth should count."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import paddock
from paddock.cli.batch import LAB, add_duels, batch_command, results_folder, run_plans, settings_of
from paddock.cli.command import add_command
from paddock.cli.tournament import all_races
from paddock.cli.translator import Translator, translator
from paddock.lab.plan import USUAL_BOT

if TYPE_CHECKING:
    from paddock.lab.estimates import Estimate
    from paddock.lab.plan import Plan
    from paddock.lab.tune import Look, Tuning

POSITIONS = 100
GENERATIONS = 8
POPULATION = 8
HELD_OUT = 400


def add_parser(subparsers: Any) -> None:
    """Add the command to the parser."""
    say = translator()
    parser = add_command(subparsers, "tune", say("help-tune"), run)
    add_duels(parser, say, games=40)
    parser.add_argument("--bot", default=USUAL_BOT, metavar="BOT", help=say("help-tune-bot", usual=USUAL_BOT))
    parser.add_argument("--terms", default="", metavar="NAMES", help=say("help-tune-terms"))
    sizes = [
        ("--positions", POSITIONS, say("help-positions", usual=POSITIONS)),
        ("--generations", GENERATIONS, say("help-generations", usual=GENERATIONS)),
        ("--population", POPULATION, say("help-population", usual=POPULATION)),
        ("--held-out", HELD_OUT, say("help-held-out", usual=HELD_OUT)),
    ]
    for name, usual, help_text in sizes:
        parser.add_argument(name, type=int, default=usual, metavar="N", help=help_text)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=say("help-results-folder"))


@batch_command
def run(arguments: Namespace) -> None:
    """Fit the weights to positions, improve them in races, and measure the gain in others."""
    from paddock.lab.tournament import whole_deals
    from paddock.lab.tune import as_toml, fitted, held_out, improved, tuning

    tell = Translator(arguments.lang, room=LAB)
    tuned = tuning(settings_of(arguments), arguments.bot, arguments.terms.replace(",", " ").split())
    games = whole_deals(arguments.games, 2)
    tuned.plan({}, games, "start")  # refuses what cannot be raced before anything is
    with results_folder(arguments) as folder:
        weights = fitted(all_looks(arguments, tuned, folder), tuned.terms)
        print(tell("tune-fitted", weights=words_of(weights)))
        start = weights if race(arguments, folder, [tuned.plan(weights, games, "start")])[0].mean > 0.5 else {}

        def shares(plans: list[Plan]) -> list[float]:
            return [found.mean for found in race(arguments, folder, plans)]

        for step in improved(tuned, start, arguments.generations, arguments.population, games, shares):
            weights = step.weights
            best = f"{max(step.shares):.1%}"
            print(tell("tune-step", number=step.number + 1, best=best, weights=words_of(weights)))
        print_gain(arguments, folder, held_out(tuned, weights, whole_deals(arguments.held_out, 2)))
    print(as_toml(paddock.game(arguments.game).manners.weights, weights))


def print_gain(arguments: Namespace, folder: Path, plan: Plan) -> None:
    """How often the tuned weights are ahead, on every circuit if there are several, and whether to use them."""
    from paddock.lab.estimates import percent
    from paddock.lab.ladder import share_by_circuit, share_of_first
    from paddock.lab.tune import behind, verdict

    tell = Translator(arguments.lang, room=LAB)
    races = list(raced(arguments, folder, [plan])[0])
    gain, shares = share_of_first(plan, races), share_by_circuit(plan, races)
    print(tell("tune-gain", races=f"{plan.games:,}", share=percent(gain)))
    if len(shares) > 1:
        for circuit, share in shares.items():
            print(f"  {circuit}: {percent(share)}")
    print(tell(verdict(gain, shares), circuits=", ".join(behind(shares))))


def all_looks(arguments: Namespace, tuned: Tuning, folder: Path) -> list[Look]:
    """Positions of races between bots that misjudge a little, so that many kinds occur; kept to go on with."""
    from paddock.lab.plan import plan as make_plan
    from paddock.lab.tune import Look, looks

    usual = {**tuned.settings, "games": arguments.positions, "seed": f"{tuned.settings['seed']}/positions"}
    plan = make_plan(**usual, seats=2, bots=("level-3", "level-2"))
    file = folder / f"{digest(f'{plan} {tuned.terms}')}.json"
    if file.exists():
        return msgspec.json.decode(file.read_bytes(), type=list[Look])
    numbers = range(plan.games)
    every = [plan] * len(numbers), numbers, [tuned.terms] * len(numbers)
    if arguments.jobs == 1:
        found = list(map(looks, *every))
    else:
        with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
            found = list(pool.map(looks, *every))
    flat = [look for race in found for look in race]
    file.write_bytes(msgspec.json.encode(flat))
    return flat


def race(arguments: Namespace, folder: Path, plans: list[Plan]) -> list[Estimate]:
    """How often the first bot of each plan is ahead."""
    from paddock.lab.ladder import share_of_first

    found = raced(arguments, folder, plans)
    return [share_of_first(plan, races) for plan, races in zip(plans, found, strict=True)]


def raced(arguments: Namespace, folder: Path, plans: list[Plan]) -> list[Iterator[list[dict[str, Any]]]]:
    """The races of each plan; those already in the folder are not run again."""
    stores = run_plans(arguments, plans, [folder / f"{digest(str(plan))}.parquet" for plan in plans])
    return [all_races(store, 2) for store in stores]


def digest(text: str) -> str:
    """A short name for a file, by what it is about."""
    return sha256(text.encode()).hexdigest()[:16]


def words_of(weights: dict[str, float]) -> str:
    """Weights in one line."""
    return " ".join(f"{term}={weight:g}" for term, weight in weights.items())
