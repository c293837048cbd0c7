"""Builds extension modules with several C compilers side by side, and compiles only the C files that changed."""

import os
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

JOBS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

WRITTEN = ["-DPADDOCK_WRITTEN"]  # for C files that mypyc wrote; those of its library are named otherwise

# A function that mypyc wrote to free an object, and the two lines in it that put that off if it is nested too deep.
FREEING = re.compile(r"^\w+_dealloc\([^\n]*\)\n\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
TRASHCAN = re.compile(r"^ *CPy_TRASHCAN_(?:BEGIN|END)\(.*\)\n", re.MULTILINE)
# An isinstance that mypyc made a comparison of two types; `type(x) is C` looks otherwise.
IS_TYPE = re.compile(
    r"^( *(cpy_r_r\d+) = \(PyObject \*\)CPyType_\w+;\n"
    r" *(cpy_r_r\d+) = \(CPyPtr\)\(\(CPyPtr\)\w+ \+ offsetof\(PyObject, ob_type\)\);\n"
    r" *(cpy_r_r\d+) = \*\(PyObject \* \*\)\3;\n"
    r" *cpy_r_r\d+ = )\4 == \2;$",
    re.MULTILINE,
)


class ParallelBuild(build_ext):  # type: ignore[misc]
    """setuptools' own command, which compiles the C files of one extension one after the other, and always all."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = JOBS

    def build_extensions(self) -> None:
        compiler = self.compiler
        with ThreadPoolExecutor(JOBS) as pool:
            compiler.compile = partial(compile_changed, compiler, compiler.compile, pool)
            super().build_extensions()


def compile_changed(
    compiler: Any,
    compile_one: Callable[..., list[str]],
    pool: ThreadPoolExecutor,
    sources: Sequence[str],
    output_dir: str = "",
    depends: Sequence[str] = (),
    extra_postargs: Sequence[str] | None = None,
    **options: Any,
) -> list[str]:
    """Compile these C files to objects, the largest first; one that is newer than what it is made from and by stays."""

    def compile_source(source: str) -> str:
        [made] = compiler.object_filenames([source], output_dir=output_dir)
        if not is_newer(made, [source, *depends, __file__]):
            written = WRITTEN if Path(source).name.startswith("__native") else []
            extra = [*(extra_postargs or []), *written]
            with mended(Path(source)):
                compile_one([source], output_dir=output_dir, depends=depends, extra_postargs=extra, **options)
        return str(made)

    ordered = sorted(sources, key=lambda source: Path(source).stat().st_size, reverse=True)
    objects = dict(zip(ordered, pool.map(compile_source, ordered), strict=True))
    return [objects[source] for source in sources]


def is_newer(made: str, parts: Sequence[str]) -> bool:
    """Whether a file exists and is newer than all of these."""
    if not Path(made).exists():
        return False
    when = Path(made).stat().st_mtime
    return all(when > Path(part).stat().st_mtime for part in parts)


@contextmanager
def mended(source: Path) -> Iterator[None]:
    """A C file without what mypyc gets wrong, while it is compiled; mypyc itself finds it later as it wrote it."""
    text, when = source.read_bytes().decode(), source.stat()
    correct = with_subclasses(without_trashcan(text))
    if correct == text:
        yield
        return
    source.write_bytes(correct.encode())
    try:
        yield
    finally:
        source.write_bytes(text.encode())
        os.utime(source, ns=(when.st_atime_ns, when.st_mtime_ns))


def without_trashcan(text: str) -> str:
    """C code that frees acyclic objects at once.

    Python's trashcan puts off freeing what is nested too deep, and keeps a list of it in the garbage collector's header
    of each object. mypyc uses it for all classes, but acyclic objects have no such header, so the list would be
    written over whatever lies before them in memory. The tuples, lists and dicts between them still put it off.
    """

    def correct(freeing: re.Match[str]) -> str:
        code = freeing[0]
        return code if "PyObject_GC_UnTrack" in code else TRASHCAN.sub("", code)

    return FREEING.sub(correct, text)


def with_subclasses(text: str) -> str:
    """C code in which isinstance knows all subclasses.

    mypyc compares types instead where a class has few subclasses. But of a record it knows only those that stand before
    the comparison, in the order in which it reads the modules, so that an object of another one would not count.
    """
    return IS_TYPE.sub(r"\1PyType_IsSubtype((PyTypeObject *)\4, (PyTypeObject *)\2);", text)
