"""Write what repeats the fields of a position: copying, slots, and the list of their names.

    python tools/fields.py            write it into every file in which it is stale
    python tools/fields.py --check    say where it is stale, and fail

A class takes part if its `__init__` declares fields under `if like is None:`, with a `return` at the end. That is the
one place where a field is named:

    class Drive:
        def __init__(self, car: int = -1, like: "Drive | None" = None) -> None:
            if like is None:
                self.car: int = car  # whose turn it is; -1 between turns
                self.corners: tuple[int, ...] = ()
                self.order: Shared[list[int]] = []  # replaced, never changed
                return

and this tool writes, below the `return`, how a copy takes each field over from `like`, and behind `__init__` the names
of all fields (`FIELDS`), of piles (`PILES`) and of attributes (`__slots__`). The class itself says when it is copied:

        def copy(self) -> "Drive":
            return self if self.car < 0 else Drive(like=self)

A position calls `super().__init__(like)` first, and a class with a base that takes part passes `like` on to it.

How a field is copied follows from its type: numbers, words and tuples are shared, lists and dicts are copied, and so
are the lists in a list. For everything else `paddock.core` has marks: `Shared[Track]`, `Owned[Drive]` (copied by its
own `copy`), `Pile[list[Card]]` (its order means nothing), `Cached[Menu | None]` (shared, neither compared nor written).
`Annotated[tuple[int, ...], "path"]` is an attribute behind the property `path`, which stands for it among the names.

Positions are compared by their fields: `race == other`, and `differences(race, other)` names those that differ.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "examples")
BEGIN = "# Generated from the fields above by tools/fields.py"
END = "# End of generated code"
WIDTH = 120
PLAIN = {"int", "bool", "str", "float", "bytes", "None", "tuple", "frozenset"}
SHARED_MARKS = {"Shared": "shared", "Cached": "cached"}


class Field(NamedTuple):
    """One field: the attribute, the name that others know it by, and how a copy takes it over."""

    attribute: str
    name: str
    taken: str
    is_pile: bool = False
    is_cached: bool = False


class FieldError(Exception):
    """What is wrong with a declaration."""


# Reading the fields


def declarations(tree: ast.Module) -> Iterator[tuple[ast.ClassDef, ast.If]]:
    """Every class that takes part, with the statement that declares its fields."""
    for cls in ast.walk(tree):
        for init in cls.body if isinstance(cls, ast.ClassDef) else ():
            if isinstance(init, ast.FunctionDef) and init.name == "__init__":
                yield from ((cls, each) for each in init.body if isinstance(each, ast.If) and declares(each))  # type: ignore[misc]


def declares(statement: ast.If) -> bool:
    return ast.unparse(statement.test) == "like is None" and isinstance(statement.body[-1], ast.Return)


def fields_of(declaration: ast.If) -> list[Field]:
    """The fields that a statement declares."""
    found: list[Field] = []
    for statement in ast.walk(declaration):
        for target in assigned(statement):
            if isinstance(statement, ast.AnnAssign):
                found.append(field(target.attr, statement.annotation))
            elif target.attr not in {field.attribute for field in found}:
                raise FieldError(f"line {target.lineno}: 'self.{target.attr}' needs a type")
    return found


def assigned(statement: ast.AST) -> list[ast.Attribute]:
    """The attributes of `self` that a statement sets."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign | ast.AugAssign):
        targets = [statement.target]
    flat = [each for target in targets for each in (target.elts if isinstance(target, ast.Tuple) else [target])]
    return [
        each
        for each in flat
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == "self"
    ]


def field(attribute: str, annotation: ast.expr) -> Field:
    """A field from its declaration."""
    value = f"like.{attribute}"
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        annotation = ast.parse(annotation.value, mode="eval").body
    if not isinstance(annotation, ast.Subscript):
        return Field(attribute, attribute, taken(value, annotation, attribute))
    mark, inner = ast.unparse(annotation.value), annotation.slice
    if mark in SHARED_MARKS:
        return Field(attribute, attribute, value, is_cached=mark == "Cached")
    if mark == "Owned":
        return Field(attribute, attribute, f"{value}.copy()")
    if mark == "Pile":
        return Field(attribute, attribute, taken(value, inner, attribute), is_pile=True)
    if mark == "Annotated" and isinstance(inner, ast.Tuple) and isinstance(inner.elts[1], ast.Constant):
        return Field(attribute, str(inner.elts[1].value), taken(value, inner.elts[0], attribute))
    return Field(attribute, attribute, taken(value, annotation, attribute))


def taken(value: str, annotation: ast.expr, name: str) -> str:
    """The expression by which a copy takes over a value of this type."""
    kind = kind_of(annotation)
    if kind == "list":
        assert isinstance(annotation, ast.Subscript)
        inner = kind_of(annotation.slice)
        if inner == "list":
            return f"list(map(list.copy, {value}))"
        if inner in ("dict", "set"):
            return f"[each.copy() for each in {value}]"
        return f"{value}[:]"
    if kind in ("dict", "set"):
        return f"{value}.copy()"
    if not is_plain(annotation):
        raise FieldError(
            f"line {annotation.lineno}: how is '{name}' copied? Say Shared[{ast.unparse(annotation)}] "
            f"or Owned[...] (--help)"
        )
    return value


def kind_of(annotation: ast.expr) -> str:
    """The name of a type without what it holds."""
    return ast.unparse(annotation.value if isinstance(annotation, ast.Subscript) else annotation)


def is_plain(annotation: ast.expr) -> bool:
    """Whether values of a type never change."""
    if isinstance(annotation, ast.BinOp):
        return is_plain(annotation.left) and is_plain(annotation.right)
    return kind_of(annotation) in PLAIN


# Writing what repeats them


def generated(cls: ast.ClassDef, fields: list[Field], base: str) -> list[str]:
    """The lines below the declaration."""
    within, beside = " " * (cls.col_offset + 8), " " * (cls.col_offset + 4)
    known = [f'"{each.name}"' for each in fields if not each.is_cached]
    inherited = [f"*{base}.FIELDS"] if base else []
    slots = [f'"{each.attribute}"' for each in fields]
    lines = [f"{within}{BEGIN}", *(f"{within}self.{each.attribute} = {each.taken}" for each in fields), ""]
    lines += listed(beside, "FIELDS: ClassVar[tuple[str, ...]] = ", [*inherited, *known])
    piles = [f'"{each.name}"' for each in fields if each.is_pile]
    if piles:
        inherited = [f"*{base}.PILES"] if base else []
        lines += listed(beside, "PILES: ClassVar[tuple[str, ...]] = ", [*inherited, *piles])
    if slots != known:
        lines += listed(beside, "__slots__ = ", sorted(slots))
    else:
        lines.append(f"{beside}__slots__ = FIELDS" + (f"[len({base}.FIELDS) :]" if base else ""))
    return [*lines, f"{beside}{END}"]


def listed(indent: str, head: str, names: list[str]) -> list[str]:
    """A tuple as the formatter lays it out."""
    line = f"{indent}{head}({', '.join(names)}{',' if len(names) == 1 else ''})"
    if len(line) <= WIDTH:
        return [line]
    return [f"{indent}{head}(", *(f"{indent}    {name}," for name in names), f"{indent})"]


def rewritten(text: str) -> str:
    """A source with everything up to date."""
    tree = ast.parse(text)
    lines = text.splitlines()
    parts = sorted(declarations(tree), key=lambda part: -part[0].lineno)  # from below, so that line numbers stay true
    for cls, declaration in parts:
        fields = fields_of(declaration)
        last = declaration.end_lineno
        assert last is not None
        end = end_of_block(lines, last)
        check_other_methods(cls, tree, fields, range(last + 1, end + 1))
        lines[last:end] = generated(cls, fields, base_of(cls))
    return "\n".join(lines) + "\n"


def end_of_block(lines: list[str], last: int) -> int:
    """Where the present block ends; where there is none, right where it would begin."""
    if last >= len(lines) or lines[last].strip() != BEGIN:
        return last
    ends = [number for number in range(last, len(lines)) if lines[number].strip() == END]
    if not ends:
        raise FieldError(f"line {last + 1}: the block has no '{END}'")
    return ends[0] + 1


def base_of(cls: ast.ClassDef) -> str:
    """The base whose fields come first."""
    return ast.unparse(cls.bases[0]) if cls.bases else ""


def check_other_methods(cls: ast.ClassDef, tree: ast.Module, fields: list[Field], block: range) -> None:
    """No method may set what `__init__` does not declare; the lines of the old block do not count.

    A base elsewhere is guarded by the slots alone.
    """
    known = {name for each in fields for name in (each.attribute, each.name)} | {"stack", "told"}
    base = base_of(cls)
    inherited = [declaration for other, declaration in declarations(tree) if other.name == base]
    if base not in ("", "Position", "core.Position") and not inherited:
        return
    for declaration in inherited:
        known |= {each.attribute for each in fields_of(declaration)}
    for node in ast.walk(cls):
        for target in assigned(node):
            if target.attr not in known and target.lineno not in block:
                raise FieldError(
                    f"line {target.lineno}: {cls.name} has no field '{target.attr}'; declare it in '__init__'"
                )


# The command


def sources() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail where something is stale")
    check = parser.parse_args().check
    failed = False
    for path in sources():
        text = path.read_text()
        if "like" not in text:
            continue
        try:
            wanted = rewritten(text)
        except FieldError as error:
            print(f"{path.relative_to(ROOT)}, {error}")
            failed = True
            continue
        if wanted != text and check:
            print(f"{path.relative_to(ROOT)}: fields have changed; run 'make fields'")
            failed = True
        elif wanted != text:
            path.write_text(wanted)
            print(f"{path.relative_to(ROOT)}: written")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
