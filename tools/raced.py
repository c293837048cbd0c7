"""Race every circuit in every game by bots of two levels, and keep the figures for `paddock circuit doctor`.

    python tools/raced.py --jobs 16                       # everything: hours
    python tools/raced.py automobiles --races 50          # one game
    python tools/raced.py formula-de --circuit corvo      # one circuit

Half of the races are by bots of each level. Figures are kept in `src/paddock/lab/data/raced.toml`; those of other games
and circuits stay as they are. With `--resume` what has been raced as often already is left out.
"""

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any

import paddock
from paddock.circuits import circuit
from paddock.lab.doctor import FIGURES, REFERENCE, Diagnosis, examine, product_of
from paddock.lab.plan import Plan, plan

FILE = Path(__file__).resolve().parent.parent / "src" / "paddock" / "lab" / "data" / "raced.toml"
LEVELS = ("level-1", REFERENCE)
SEATS = 4
Kept = dict[str, dict[str, dict[str, dict[str, Any]]]]
"""Figures by game, circuit and level."""


def figures(races: Plan, jobs: int) -> dict[str, Any]:
    """Run the races; every figure as its mean, least and most."""
    found = Diagnosis(circuit(races.circuit), product_of(races), races.seats)
    examine(races, found, jobs)
    estimates = {name: found.figure(name) for name in FIGURES}
    bounds = {name: [round(value, 4) for value in (e.mean, e.least, e.most)] for name, e in estimates.items()}
    return {"races": found.races, **bounds}


def write(kept: Kept) -> None:
    """Write the file, in a steady order."""
    lines = ["# Races of four bots on every circuit, with the usual rules: mean, least and most (95%).", ""]
    for game, circuits in sorted(kept.items()):
        for name, levels in sorted(circuits.items()):
            for level, found in sorted(levels.items()):
                lines.append(f"[{game}.{name}.{level}]")
                lines += [f"{key} = {value}" for key, value in found.items()]
                lines.append("")
    FILE.write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games with circuits if none is named")
    parser.add_argument("--circuit", action="append", default=[], metavar="ID", help="only this one; can be repeated")
    parser.add_argument("--races", type=int, default=1000, metavar="N", help="races on each circuit (1000)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (1)")
    parser.add_argument("--resume", action="store_true", help="leave out what has been raced as often already")
    arguments = parser.parse_args()
    each = -(-arguments.races // len(LEVELS))
    kept: Kept = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for name in arguments.games or paddock.games():
        game = paddock.game(name)
        for at in arguments.circuit or game.circuits:
            levels = kept.setdefault(name, {}).setdefault(at, {})
            for level in LEVELS:
                if arguments.resume and level in levels and levels[level]["races"] >= each:
                    continue
                found = figures(plan(name, circuit=at, seats=SEATS, bots=(level,), games=each), arguments.jobs)
                levels[level] = found
                write(kept)
                print(f"{name:12} {at:14} {level}  {found}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
