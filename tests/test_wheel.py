"""The wheels of `make wheel`: a pure one, and one for this platform with the compiled engine inside."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
EXTENSION = str(sysconfig.get_config_var("EXT_SUFFIX"))
SHIPPED = (".py", ".toml", ".ftl", ".html", ".js", ".css", ".svg")
RACE = """
import paddock
from paddock.core import match

race = paddock.game("crazy-race").new(4, seed=5)
race.play_out(7)
print(race.over, paddock.__file__, match.__file__)
"""


def test_the_pure_wheel_installs_and_plays(tmp_path: Path) -> None:
    wheel = build(tmp_path, "")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert shipped_files() <= contents(wheel)
    assert set() == extensions(wheel)
    assert installed_engine(wheel, tmp_path).endswith("match.py")


def test_the_compiled_wheel_installs_and_plays(tmp_path: Path) -> None:
    """Built for the smallest game only, to take seconds."""
    wheel = build(tmp_path, "crazy-race")

    assert wheel.name.endswith(f"-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}.whl")
    assert shipped_files() <= contents(wheel)
    assert {"paddock__mypyc", "paddock/core/match", "paddock/games/crazy_race/rules_turn"} < extensions(wheel)
    assert installed_engine(wheel, tmp_path).endswith(f"match{EXTENSION}")


def build(folder: Path, games: str) -> Path:
    """A wheel of this source, with the engine compiled for these games."""
    words = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environment = {**os.environ, "PADDOCK_COMPILE": games}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    [wheel] = folder.glob("*.whl")
    return wheel


def contents(wheel: Path) -> set[str]:
    return set(ZipFile(wheel).namelist())


def extensions(wheel: Path) -> set[str]:
    """The compiled modules in a wheel."""
    return {name.removesuffix(EXTENSION) for name in contents(wheel) if name.endswith(EXTENSION)}


def shipped_files() -> set[str]:
    """What every wheel must hold: the source, all data and texts, and the browser table."""
    package = ROOT / "src" / "paddock"
    files = {f"paddock/{path.relative_to(package).as_posix()}" for path in package.rglob("*") if path.suffix in SHIPPED}
    assert "paddock/server/static/index.html" in files
    return files


def installed_engine(wheel: Path, folder: Path) -> str:
    """Install the wheel in a fresh environment and race there; the file of the engine that ran."""
    python = install(wheel, folder)
    words = [python, "-c", RACE]
    done = subprocess.run(words, cwd=folder, env=bare(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    over, package, engine = done.stdout.split()
    assert over == "True"
    assert Path(package).is_relative_to(folder)
    return engine


def install(wheel: Path, folder: Path) -> str:
    """The Python of a fresh environment with the wheel in it; its dependencies are those of this environment."""
    venv.create(folder / "venv", symlinks=True)
    python = str(folder / "venv" / "bin" / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, env=bare())
    site = next((folder / "venv").rglob("site-packages"))
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return python


def bare() -> dict[str, str]:
    """The environment without a path to this source."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
