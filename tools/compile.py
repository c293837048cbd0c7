"""Build the engine with mypyc, in place: the same source, compiled. `--remove` goes back to the interpreted one."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CORE = ("dice", "match", "position")
BOARDS = ("cells", "sections", "spaces")
# What is on the path of a decision in a game's room. Scenes, notation and set-up stay interpreted.
GAMES = ("cards.py", "events*.py", "options*.py", "position*.py", "rules_*.py", "worth*.py")


def modules() -> list[Path]:
    """Every module that is worth compiling."""
    found = [SOURCE / "paddock" / "core" / f"{name}.py" for name in CORE]
    found += [SOURCE / "paddock" / "circuits" / f"{name}.py" for name in BOARDS]
    for room in sorted((SOURCE / "paddock" / "games").iterdir()):
        for pattern in GAMES:
            found += sorted(room.glob(pattern))
    return found


def build() -> None:
    """Compile everything into extension modules beside their sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [str(path.relative_to(SOURCE)) for path in modules()]
    config = ["--config-file", str(ROOT / "pyproject.toml")]
    extensions = mypycify([*paths, *config], opt_level="3", group_name="paddock", target_dir=str(ROOT / "build"))
    distribution = Distribution({"name": "paddock", "ext_modules": extensions, "package_dir": {"": str(SOURCE)}})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = str(ROOT / "build")
    command.build_lib = str(ROOT / "build" / "lib")
    command.ensure_finalized()
    command.run()


def remove() -> None:
    """Delete the compiled modules."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--remove", action="store_true", help="go back to the interpreted engine")
    arguments = parser.parse_args()
    remove()
    if not arguments.remove:
        os.chdir(SOURCE)
        build()
        print("The engine is compiled; 'make uncompile' goes back.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
