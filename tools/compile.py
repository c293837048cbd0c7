"""Build the engine with mypyc, in place: the same source, compiled. `--remove` goes back to the interpreted one.

`compiled.toml` lists the modules. They become one library, so that calls between modules are direct, made from one C
file per module, so that the C compiler works on several at a time and only on those that changed. The full build then
optimises all of them together (`-flto`), so that functions of one file are inlined in another; `--quick` leaves that
out. `--check` only translates the modules to C: it finds what mypyc cannot compile within seconds.
"""

import argparse
import contextlib
import os
import sys
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "paddock"
LIST = ROOT / "tools" / "compiled.toml"
HEADER = str(ROOT / "tools" / "compile.h")
# Hidden functions are called directly, not through the linker's table.
VISIBILITY = "-fvisibility=hidden"
TOGETHER = f"-flto={os.cpu_count() or 1}"
FULL, QUICK = "2", "1"
"""Levels of optimisation. Level 3 takes a third longer to build and runs no faster."""


def rooms(games: Collection[str] | None = None) -> list[str]:
    """The rooms of these games, or of all."""
    sys.path.insert(0, str(SOURCE))
    from paddock.games import GAMES

    unknown = set(games or ()) - set(GAMES)
    if unknown:
        sys.exit(f"There is no game {' '.join(sorted(unknown))}; there are: {' '.join(GAMES)}.")
    return sorted({GAMES[game].partition(":")[0].rpartition(".")[2] for game in games or GAMES})


def patterns(wanted: Collection[str]) -> list[str]:
    """The listed files below all games, and those of these rooms, relative to the package; some are patterns."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    folders = {folder: listed[folder] for folder in ("core", "circuits", "envs")}
    folders |= {f"games/{room}": listed["games"][room] for room in wanted}
    return [f"{folder}/{name}.py" for folder, names in folders.items() for name in names]


def modules(wanted: Collection[str]) -> list[Path]:
    """Every module to compile."""
    return [path for pattern in patterns(wanted) for path in sorted(PACKAGE.glob(pattern))]


def build(wanted: Collection[str], level: str = FULL, into: Path | None = None, header: str = HEADER) -> None:
    """Compile core and these rooms, into a folder or beside their sources; C files that did not change are skipped."""
    from setuptools import Distribution

    from parallel_build import ParallelBuild

    words = ["engine", str(sys.implementation.cache_tag), f"O{level}", *([] if header else ["bare"]), *wanted]
    target = ROOT / "build" / "-".join(words)
    with contextlib.chdir(SOURCE):
        project = {
            "name": "paddock",
            "ext_modules": extensions(wanted, level, target, header),
            "package_dir": {"": str(SOURCE)},
        }
        command = ParallelBuild(Distribution(project))
        command.inplace = into is None
        command.build_temp = str(target)
        command.build_lib = str(into or target / "lib")
        command.ensure_finalized()
        command.run()


def extensions(wanted: Collection[str], level: str, target: Path, header: str) -> list[Any]:
    """Translate the modules to C; the library and an entry point for each module, as setuptools builds them."""
    from mypyc.build import mypycify

    paths = [str(path.relative_to(SOURCE)) for path in modules(wanted)]
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / "build" / "mypy")]
    found = mypycify(
        [*paths, *config],
        opt_level=level,
        debug_level="0",
        group_name="paddock",
        multi_file=True,
        target_dir=str(target),
    )
    together = [TOGETHER] if level == FULL else []
    tuning = [VISIBILITY, *together, *(["-include", header] if header else [])]
    for extension in found if os.name == "posix" else ():
        extension.extra_compile_args = [*extension.extra_compile_args, *tuning]  # a list that all share
        extension.extra_link_args = [*extension.extra_link_args, *together, f"-O{level}"]
        extension.depends += [header] if header else []
    return found


def remove() -> None:
    """Delete the compiled modules."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--remove", action="store_true", help="go back to the interpreted engine")
    parser.add_argument("--game", action="append", help="only what this game needs (may be repeated)")
    parser.add_argument("--check", action="store_true", help="only translate to C, and change nothing")
    parser.add_argument("--quick", action="store_true", help="build in about half the time; the engine is slower")
    arguments = parser.parse_args()
    wanted = [] if arguments.remove else rooms(arguments.game)
    if arguments.check:
        with contextlib.chdir(SOURCE):
            extensions(wanted, QUICK, ROOT / "build" / "translated", HEADER)
        return 0
    remove()
    if not arguments.remove:
        build(wanted, QUICK if arguments.quick else FULL)
        print("The engine is compiled; 'make uncompile' goes back.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
