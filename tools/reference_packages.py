"""A page for each package beside the window, from the docstrings of what it offers."""

import inspect
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

PACKAGES: dict[str, tuple[str, ...]] = {
    "paddock.bots": ("paddock.bots",),
    "paddock.lab": (
        "paddock.lab",
        "paddock.lab.run",
        "paddock.lab.store",
        "paddock.lab.columns",
        "paddock.lab.summary",
        "paddock.lab.fair",
        "paddock.lab.estimates",
        "paddock.lab.compare",
        "paddock.lab.tournament",
        "paddock.lab.sweep",
    ),
    "paddock.league": ("paddock.league",),
    "paddock.circuits": ("paddock.circuits",),
    "paddock.scene": ("paddock.scene", "paddock.scene.svg", "paddock.scene.board_svg", "paddock.scene.board_png"),
    "paddock.envs": (
        "paddock.envs",
        "paddock.envs.aec",
        "paddock.envs.parallel",
        "paddock.envs.single",
        "paddock.envs.spiel",
    ),
}
"""The modules of each package that programs may import."""
GUIDES = {
    "paddock.bots": "[Bots](../bots.md) says how they think",
    "paddock.lab": "[Simulate](../simulate.md) says what the figures mean",
    "paddock.league": "[Championships](../championships.md) says how a season is run",
    "paddock.circuits": "[Circuit files](../circuits.md) says what can be written in one",
    "paddock.scene": "[Architecture](../architecture.md) says who makes a scene and who draws it",
    "paddock.envs": "[Train](../train.md) says how to learn in them, and [Environments](environments.md) lists each",
}


def package_pages() -> dict[str, str]:
    """The pages by file name, and their index."""
    names = {package: package.rsplit(".", 1)[1] for package in PACKAGES}
    listed = "\n".join(f"package-{name}" for name in names.values())
    index = (
        "# Packages\n\nWhat programs may import besides [`paddock` itself](../window.md): every public name, with its "
        "signature and what it does, from the source.\n\n"
        f"```{{toctree}}\n:maxdepth: 2\n\n{listed}\n```\n"
    )
    pages = {f"package-{name}.md": "\n".join(package_page(package)) for package, name in names.items()}
    return {"packages.md": index, **pages}


def package_page(package: str) -> Iterator[str]:
    """A page, module by module."""
    about = summary(import_module(package))
    yield f"# `{package}`\n\n{about} {GUIDES[package]}.\n"
    for name in PACKAGES[package]:
        module = import_module(name)
        if name != package:
            yield f"## `{name}`\n\n{summary(module)}\n"
        yield "```{eval-rst}"
        for each in public_names(module):
            yield from directive(name, each, getattr(module, each))
        yield "```\n"


def public_names(module: ModuleType) -> list[str]:
    """What a module says that it offers; otherwise all that it defines itself."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return list(listed)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (inspect.isclass(value) or inspect.isroutine(value))
        and getattr(value, "__module__", "") == module.__name__
    ]


def directive(module: str, name: str, value: Any) -> Iterator[str]:
    """How autodoc writes a name."""
    if inspect.isclass(value):
        yield f".. autoclass:: {module}.{name}\n   :members:\n"
    elif callable(value):
        yield f".. autofunction:: {module}.{name}\n"
    else:
        yield f".. autodata:: {module}.{name}\n"


def summary(module: ModuleType) -> str:
    """The first paragraph of a module's docstring."""
    return " ".join((module.__doc__ or "").strip().split("\n\n")[0].split())
