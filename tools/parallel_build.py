"""Builds extension modules with several C compilers side by side, and compiles only the C files that changed."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

JOBS = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

WRITTEN = ["-DPADDOCK_WRITTEN"]  # for C files that mypyc wrote; those of its library are named otherwise


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
    """Compile these C files to objects, the largest first; an object newer than all that it is made from stays."""

    def compile_source(source: str) -> str:
        [made] = compiler.object_filenames([source], output_dir=output_dir)
        if not is_newer(made, [source, *depends]):
            written = WRITTEN if Path(source).name.startswith("__native") else []
            extra = [*(extra_postargs or []), *written]
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
