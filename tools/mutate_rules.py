"""Which tests have to notice a change in a function: those that name its rules."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from mutants import functions
from rule_sources import ROOT, named, proofs

GAMES = ROOT / "src" / "paddock" / "games"
RULES = ("rules_*.py", "ways/*.py", "tricks/*.py")
# Whole races notice almost any change, and say nothing of the rule that was changed.
NOT_ASKED = ("test_golden.py", "test_counts.py", "test_races.py", "test_worked_race.py")
NOT_ASKED_FOLDERS = ("conformance", "server", "web", "cli", "bots", "lab", "envs", "league")

Carried = dict[tuple[str, str], frozenset[str]]


class Function(NamedTuple):
    """A function of a rules module, the rules it names, and the names that it uses."""

    module: str
    name: str
    rules: frozenset[str]
    uses: frozenset[str]


class Module(NamedTuple):
    """A rules module: its name inside `paddock.games`, its file, and its functions."""

    name: str
    path: Path
    source: str
    functions: list[Function]

    @property
    def imported(self) -> str:
        return f"paddock.games.{self.name}"


def modules(room: str, own: Iterable[str], rules: Iterable[str] = ()) -> list[Module]:
    """The rules modules of a room that name a rule of this game; its rules prove their functions, or those given."""
    needed = frozenset(own)
    known = frozenset(rules) or needed
    paths = sorted({path for pattern in RULES for path in (GAMES / room).rglob(pattern)})
    found = [module(path, known) for path in paths]
    return [one for one in found if needed & set(named(one.source))]


def module(path: Path, known: frozenset[str]) -> Module:
    name = ".".join(path.relative_to(GAMES).with_suffix("").parts)
    source = path.read_text(encoding="utf-8")
    return Module(name, path, source, list(read_functions(name, source, known)))


def read_functions(name: str, source: str, known: frozenset[str]) -> Iterator[Function]:
    """The functions of a module with the rules that they name; all methods of a class share the rules it names."""
    lines = source.splitlines()
    tree = ast.parse(source)
    constants = {target: names_in(value) for target, value in assigned(tree)}
    for function, node, root in functions(tree):
        own = {rule for line in lines[root.lineno - 1 : root.end_lineno] for rule in named(line)} & known
        used = names_in(node)
        used |= set().union(*(constants.get(name, set()) for name in used))
        yield Function(name, function, frozenset(own), frozenset(used))


def names_in(node: ast.AST) -> set[str]:
    """The names that are used somewhere in a node."""
    found = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    return found | {part.attr for part in ast.walk(node) if isinstance(part, ast.Attribute)}


def assigned(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The constants of a module."""
    for node in tree.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def rules_of(functions: list[Function]) -> dict[tuple[str, str], frozenset[str]]:
    """The rules that prove each function: those it names, and those of its neighbours.

    Neighbours are the functions it calls, the steps it leads to, and the functions that use it. A helper that names no
    rule counts for its own neighbours as if it named those of the functions that use it.
    """
    own = {(one.module, one.name): one.rules for one in functions}
    while new := {key: rules for key, rules in used_by(functions, own).items() if rules and not own[key]}:
        own |= new
    named_by: dict[str, frozenset[str]] = {}
    for one in functions:
        name = one.name.partition(".")[0]
        named_by[name] = named_by.get(name, frozenset()) | one.rules
    users = used_by(functions, own)
    return {
        key: own[key].union(users[key], *(named_by.get(name, ()) for name in one.uses))
        for one in functions
        for key in [(one.module, one.name)]
    }


def used_by(functions: list[Function], own: Carried) -> Carried:
    """The rules of the functions that use each function."""
    users: dict[str, set[str]] = {}
    for one in functions:
        for name in one.uses - set(one.name.split(".")):
            users.setdefault(name, set()).update(own[one.module, one.name])
    return {
        (one.module, one.name): frozenset().union(*(users.get(name, ()) for name in one.name.split(".")))
        for one in functions
    }


def test_files(rules: Iterable[str]) -> list[Path]:
    """The files with tests that name these rules, whole races left out."""
    paths = {place.path for rule in rules for place in proofs().get(rule, ())}
    return sorted(path for path in paths if is_asked(path))


def is_asked(path: Path) -> bool:
    return path.name not in NOT_ASKED and not set(path.relative_to(ROOT).parts) & set(NOT_ASKED_FOLDERS)
