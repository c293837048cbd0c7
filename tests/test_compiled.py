"""The list of modules to compile: each exists, and together they cover the path of a decision."""

import os
import subprocess
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import paddock
from compile import PACKAGE, modules, patterns, rooms
from paddock.core import match as engine
from paddock.games import GAMES
from paddock.games.automobiles.position import Race
from paddock.games.automobiles.rules_buy import Purchase, money_left
from parallel_build import with_subclasses, without_trashcan

IS_COMPILED = not str(engine.__file__).endswith(".py")


@pytest.mark.parametrize("pattern", patterns(rooms()))
def test_every_listed_module_exists(pattern: str) -> None:
    assert list(PACKAGE.glob(pattern))


def test_no_module_is_listed_twice() -> None:
    listed = modules(rooms())

    assert len(listed) == len(set(listed))


def test_every_chapter_of_the_rules_is_listed() -> None:
    """Some rules come up too rarely for a few races to show them."""
    assert set(PACKAGE.glob("games/*/**/rules_*.py")) <= set(modules(rooms()))


@pytest.mark.parametrize("name", GAMES)
def test_what_runs_while_a_race_is_played_is_compiled(name: str) -> None:
    """Play, clones and listed options call functions of listed modules only; no interpreted ones once compiled."""
    listed = set() if IS_COMPILED else set(modules(rooms([name])))

    assert called_modules(paddock.game(name)) <= listed


@pytest.mark.skipif("PADDOCK_COMPILED" not in os.environ, reason="set by make test-compiled")
def test_the_compiled_engine_is_the_one_that_is_tested() -> None:
    assert [] == [path for path in modules(rooms()) if not list(path.parent.glob(f"{path.stem}.*.so"))]


FREED = """
import paddock
from paddock.games.formula_de.ways.cache import CACHES

for seed in range(2):
    match = paddock.game("formula-de").new(seats=6, seed=seed, listening=False)
    match.play_out(seed, 400)
    CACHES.clear()
"""


def test_what_is_nested_deep_is_freed_without_harm() -> None:
    """Thousands of labels that lead to one another are freed while Python checks every block of memory."""
    checked = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run([sys.executable, "-c", FREED], env=checked, capture_output=True, text=True, check=False)

    assert (0, "") == (done.returncode, done.stderr)


CYCLIC = """static void
a___Node_dealloc(a___NodeObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, a___Node_dealloc)
    CPyDef_a___Node_clear((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
ACYCLIC = CYCLIC.replace("    PyObject_GC_UnTrack(self);\n", "").replace("Node", "Leaf")


def test_only_acyclic_objects_are_freed_without_the_trashcan() -> None:
    freed = "".join(line for line in ACYCLIC.splitlines(keepends=True) if "TRASHCAN" not in line)

    assert without_trashcan(CYCLIC + ACYCLIC + CYCLIC) == CYCLIC + freed + CYCLIC


COMPARED = """\
    cpy_r_r9 = (PyObject *)CPyType_rules___Base;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_top + offsetof(PyObject, ob_type));
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r11 == cpy_r_r9;
"""
EXACT = """\
    cpy_r_r0 = CPy_TYPE(cpy_r_option);
    cpy_r_r1 = (PyObject *)CPyType_rules___Base;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
"""


def test_an_isinstance_counts_subclasses_and_an_exact_type_does_not() -> None:
    checked = "PyType_IsSubtype((PyTypeObject *)cpy_r_r11, (PyTypeObject *)cpy_r_r9)"

    assert with_subclasses(EXACT + COMPARED) == EXACT + COMPARED.replace("cpy_r_r11 == cpy_r_r9", checked)


@pytest.mark.skipif(not IS_COMPILED, reason="an interpreted isinstance is Python's own")
def test_a_compiled_engine_counts_subclasses_that_are_defined_later() -> None:
    race = paddock.game("automobiles").new(2, seed=1).race
    assert isinstance(race, Race)
    race.stack = [Purchase(1, 99)]

    assert money_left(race, 1) == 99


def called_modules(game: paddock.Game) -> set[Path]:
    """The interpreted modules of ours that a few races call functions of."""
    called: set[str] = set()

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            called.add(frame.f_code.co_filename)

    for seed in range(3):
        match = game.new(game.seats[-1], seed=seed, listening=False)
        sys.setprofile(look)
        try:
            while not match.over:
                match.clone().play_out(seed, 20)
                match.play_out(seed, 20)
        finally:
            sys.setprofile(None)
    return {path for path in map(Path, called) if path.is_relative_to(PACKAGE)}
