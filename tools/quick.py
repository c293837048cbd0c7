"""A short test of what you work on: lint, types, and the tests of its rooms, within two minutes.

python tools/quick.py                     the rooms whose files you have changed since the last commit on main
python tools/quick.py games/crazy_race    this room
python tools/quick.py --times             run everything, and print where the time goes

A room is a folder of `src/paddock` that has tests in the same folder of `tests`. What is left out is printed last.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
SECONDS = 80
"""For the tests; lint and types take the rest of two minutes."""
LIMIT = "PADDOCK_TEST_SECONDS"
"""Where `tests/conftest.py` finds the limit."""
SLOWEST = 25
DEEP = ("games",)
"""Folders whose folders are rooms."""


def rooms() -> list[str]:
    """All rooms that have tests, in order."""
    found = [path for path in TESTS.iterdir() if path.is_dir()]
    found += [path for name in DEEP for path in (TESTS / name).iterdir() if path.is_dir()]
    names = (path.relative_to(TESTS).as_posix() for path in found if any(path.rglob("test_*.py")))
    return sorted(name for name in names if name not in DEEP)


def room_of(path: str, known: Iterable[str]) -> str:
    """The room of a file; empty if it belongs to none."""
    inside = path.removeprefix("src/paddock/").removeprefix("tests/")
    if inside == path:
        return "web" if path.startswith("web/") else ""
    fits = [room for room in known if inside.startswith(f"{room}/")]
    return max(fits, key=len, default="")


def changed() -> list[str]:
    """The files that differ from main, committed or not."""
    known = subprocess.run(["git", "rev-parse", "--verify", "-q", "main"], cwd=ROOT, capture_output=True, check=False)
    base = "main" if known.returncode == 0 else "HEAD"
    listed = ["git", "diff", "--name-only", base], ["git", "ls-files", "--others", "--exclude-standard"]
    return [
        line
        for command in listed
        for line in subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    ]


def run(command: list[str], **more: str) -> int:
    return subprocess.call([sys.executable, "-m", *command], cwd=ROOT, env={**os.environ, **more})


def quick(wanted: list[str]) -> int:
    """Check and test some rooms; the first failure ends it."""
    known = rooms()
    unknown = [room for room in wanted if room not in known]
    if unknown:
        print(f"there is no room '{unknown[0]}'; there are: {' '.join(known)}")
        return 2
    chosen = wanted or sorted({room_of(path, known) for path in changed()} - {""})
    if not chosen:
        print(f"nothing has changed; name a room: {' '.join(known)}")
        return 2
    print(f"rooms: {' '.join(chosen)}", flush=True)
    for check in (["ruff", "format", "--quiet", "--check", "."], ["ruff", "check", "--quiet", "."], ["mypy"]):
        if run(check):
            return 1
    folders = [f"tests/{room}" for room in chosen]
    failed = run(["pytest", "--quiet", "--numprocesses", "auto", *folders], **{LIMIT: str(SECONDS)})
    rest = [room for room in known if room not in chosen]
    print(f"left out: {' '.join(rest)}, the documentation, the browser client's own checks; 'make test' runs all")
    return failed


def times() -> int:
    """Run everything, and print where the time goes."""
    file = ROOT / "build" / "times.xml"
    file.parent.mkdir(exist_ok=True)
    failed = run(["pytest", "--quiet", "--numprocesses", "auto", f"--junitxml={file}"])
    print_times(file)
    return failed


def print_times(file: Path) -> None:
    """The time of every folder, and the slowest tests."""
    cases = [
        (case.get("classname", ""), case.get("name", ""), float(case.get("time", 0)))
        for case in ElementTree.parse(file).iter("testcase")
    ]
    folders: dict[str, float] = defaultdict(float)
    for name, _, seconds in cases:
        folders[".".join(name.split(".")[: 3 if "games" in name else 2])] += seconds
    for folder, seconds in sorted(folders.items(), key=lambda item: -item[1]):
        print(f"{seconds:8.1f} s  {folder}")
    print()
    for name, test, seconds in sorted(cases, key=lambda case: -case[2])[:SLOWEST]:
        print(f"{seconds:8.1f} s  {name}::{test}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rooms", nargs="*", help="rooms to test, such as games/crazy_race or lab")
    parser.add_argument("--times", action="store_true", help="run everything, and print where the time goes")
    args = parser.parse_args()
    return times() if args.times else quick(args.rooms)


if __name__ == "__main__":
    sys.exit(main())
