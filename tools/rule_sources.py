"""Finds the definitions that name each rule in a game's code, and the tests that prove it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ID = re.compile(r"\b[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)*-\d+[a-z]?\b")
SPAN = re.compile(r"\s(?:to|\.\.)\s")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place(NamedTuple):
    """Lines of a file, and the name of what they define."""

    path: Path
    name: str
    first: int
    last: int


def places(room: str) -> dict[str, list[Place]]:
    """The places in the code that name each rule: in the game's room, in boards, or in championships."""
    rooms = (room, "paddock.circuits", "paddock.league")
    folders = [Path(str(import_module(name).__file__)).parent for name in rooms]
    found: dict[str, list[Place]] = defaultdict(list)
    for path in [path for folder in folders for path in sorted(folder.rglob("*.py"))]:
        text = path.read_text(encoding="utf-8")
        known = [node for node in ast.walk(ast.parse(text)) if isinstance(node, Definition)]
        for number, line in enumerate(text.splitlines(), start=1):
            for rule in named(line):
                place = around(path, known, number)
                if place not in found[rule]:
                    found[rule].append(place)
    return found


def named(line: str) -> Iterator[str]:
    """The rules that a line names, including those of a span such as `X-2 to X-5`."""
    matches = list(ID.finditer(line))
    yield from (match[0] for match in matches)
    for one, two in pairwise(matches):
        head, first = one[0].rsplit("-", 1)
        if SPAN.fullmatch(line[one.end() : two.start()]) and two[0].startswith(f"{head}-"):
            last = two[0].rsplit("-", 1)[1]
            yield from (f"{head}-{number:0{len(first)}}" for number in range(int(first) + 1, int(last)))


def around(path: Path, known: list[Definition], line: int) -> Place:
    """The innermost definition around a line; a line outside all of them stands for itself."""
    holding = [node for node in known if first_line(node) <= line <= last_line(node)]
    if not holding:
        return Place(path, path.name, line, line)
    node = max(holding, key=first_line)
    return Place(path, node.name, first_line(node), last_line(node))


def first_line(node: Definition) -> int:
    """The first line of a definition, including its decorators."""
    return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])


def last_line(node: Definition) -> int:
    return node.end_lineno or node.lineno


@cache
def proofs() -> dict[str, list[Place]]:
    """The tests that name each rule."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in [*sorted((ROOT / "tests").rglob("*.py")), *sorted((ROOT / "examples").rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, Definition):
                for rule in marked(node, path):
                    found[rule].append(Place(path, sentence(node.name), first_line(node), last_line(node)))
    return found


def marked(node: Definition, path: Path) -> Iterator[str]:
    """The rules in the marks of a test."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
            for arg in mark.args:
                assert isinstance(arg, ast.Constant), f"{path.name}: a rule is named by its ID in quotes"
                yield str(arg.value)


def sentence(name: str) -> str:
    """A test's name as the sentence it is."""
    return name.removeprefix("test_").replace("_", " ")
