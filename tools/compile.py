"""Build the engine with mypyc, in place: the same source, compiled. `--remove` goes back to the interpreted one."""

import argparse
import os
import sys
from collections.abc import Collection
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
ROOMS = SOURCE / "paddock" / "games"
CORE = ("dice", "match", "position")
BOARDS = ("cells", "sections", "spaces")
HEADER = str(ROOT / "tools" / "compile.h")
# Nothing outside the library calls its functions, so that the C compiler may put them into one another.
TUNING = ["-fvisibility=hidden", "-include", HEADER]
# What is on the path of a decision in a game's room. Scenes, notation and set-up stay interpreted.
CHAPTERS = (
    "car_choice.py",
    "cards.py",
    "cars.py",
    "events*.py",
    "notes.py",
    "options*.py",
    "outlook.py",
    "position*.py",
    "regulations.py",
    "rules_*.py",
    "track.py",
    "tricks/*.py",
    "ways/*.py",
    "worth*.py",
)


def rooms(games: list[str] | None) -> list[str]:
    """The rooms of these games, or of all."""
    from paddock.games import GAMES

    unknown = set(games or ()) - set(GAMES)
    if unknown:
        sys.exit(f"There is no game {' '.join(sorted(unknown))}; there are: {' '.join(GAMES)}.")
    return sorted({GAMES[game].partition(":")[0].rpartition(".")[2] for game in games or GAMES})


def modules(wanted: Collection[str]) -> list[Path]:
    """Every module that is worth compiling: of core, of the boards, and of the rooms that are wanted."""
    found = [SOURCE / "paddock" / "core" / f"{name}.py" for name in CORE]
    found += [SOURCE / "paddock" / "circuits" / f"{name}.py" for name in BOARDS]
    for room in wanted:
        for pattern in CHAPTERS:
            found += sorted((ROOMS / room).glob(pattern))
    return found


def build(wanted: Collection[str], level: str) -> None:
    """Compile core and these rooms into extension modules beside their sources; what is built already stays.

    All of them are one library: mypyc knows then that a class has no other children, that its attributes are always
    set, and calls across modules directly.
    """
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [str(path.relative_to(SOURCE)) for path in modules(wanted)]
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / "build" / "mypy")]
    target = ROOT / "build" / "-".join(["engine", *wanted])
    extensions = mypycify(
        [*paths, *config], opt_level=level, debug_level="0", group_name="paddock", target_dir=str(target)
    )
    for extension in extensions if os.name == "posix" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, *TUNING]  # a list that all share
        extension.depends.append(HEADER)
    distribution = Distribution({"name": "paddock", "ext_modules": extensions, "package_dir": {"": str(SOURCE)}})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = str(target)
    command.build_lib = str(target / "lib")
    command.ensure_finalized()
    command.run()


def remove() -> None:
    """Delete the compiled modules."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remove", action="store_true", help="go back to the interpreted engine")
    parser.add_argument("--game", action="append", help="only what this game needs (again for more)")
    parser.add_argument("--quick", action="store_true", help="built in half the time, for an engine somewhat slower")
    arguments = parser.parse_args()
    wanted = [] if arguments.remove else rooms(arguments.game)
    remove()
    if not arguments.remove:
        os.chdir(SOURCE)
        build(wanted, "1" if arguments.quick else "3")
        print("The engine is compiled; 'make uncompile' goes back.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
