"""The builds of the engine side by side: interpreted, compiled, and compiled without `tools/compile.h`.

    python benchmarks/builds.py [--game formula-de]

Builds what is missing first (minutes), in copies of the source under `build/`. Each build then plays at random in its
own process, taking turns with the others; the best slice counts. The ratio is to the interpreted engine.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import compile as engine  # noqa: E402
import paddock  # noqa: E402

HEADERS = {"interpreted": None, "compiled": engine.HEADER, "without header": ""}
ROUNDS = 6
WORKER = """
import sys
import paddock
from run import Ours

seconds, *games = sys.argv[1:]
for game in games:
    ours = Ours(paddock.game(game))
    print(max(ours.slice(float(seconds)) for _ in range(4)))
"""


def prepare(build: str, games: list[str]) -> Path:
    """A copy of the source with this build of the engine."""
    folder = ROOT / "build" / "builds" / build.replace(" ", "-")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(engine.SOURCE, folder, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    header = HEADERS[build]
    if header is not None:
        engine.build(engine.rooms(games), into=folder, header=header)
    return folder


def rates(folder: Path, games: list[str], seconds: float) -> list[float]:
    """Answers per second of each game, in a new process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT / "benchmarks")])}
    words = [sys.executable, "-c", WORKER, str(seconds), *games]
    done = subprocess.run(words, env=environment, check=True, capture_output=True, text=True)
    return [float(line) for line in done.stdout.split()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds per slice")
    parser.add_argument("--game", action="append", help="only this game (may be repeated)")
    arguments = parser.parse_args()
    games = arguments.game or paddock.games()
    folders = {build: prepare(build, games) for build in HEADERS}
    best = {build: [0.0] * len(games) for build in HEADERS}
    for _ in range(ROUNDS):
        for build, folder in folders.items():
            best[build] = list(map(max, best[build], rates(folder, games, arguments.seconds)))
    print(f"{'answers/s':14}" + "".join(f"{build:>26}" for build in HEADERS))
    for number, game in enumerate(games):
        plain = best["interpreted"][number]
        print(f"{game:14}" + "".join(f"{best[b][number]:18,.0f}{best[b][number] / plain:7.2f}x" for b in HEADERS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
