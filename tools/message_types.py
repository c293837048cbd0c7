"""Write the browser client's message types, `web/src/lib/messages.ts`, from the service's own definitions.

The types are those of every endpoint and of the conversation at a table. With `--check` nothing is written, and the
command fails if the file is out of date.
"""

import argparse
import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect as mi

import paddock.server.endpoints  # noqa: F401  endpoints register themselves
from paddock.server.api import ENDPOINTS, Problem
from paddock.server.messages import Order, Orders, Replies

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "messages.ts"
HEADER = "// Written by tools/message_types.py from the service's definitions: do not edit.\n"
WIDTH = 120
PLAIN: dict[type[mi.Type], str] = {
    mi.AnyType: "unknown",
    mi.BoolType: "boolean",
    mi.BytesType: "string",
    mi.FloatType: "number",
    mi.IntType: "number",
    mi.NoneType: "null",
    mi.StrType: "string",
}


def written() -> str:
    """The whole file."""
    replies = [Problem, Replies, *(each.reply for each in ENDPOINTS)]
    requests = [Orders, *(each.body for each in ENDPOINTS if each.body is not None)]
    sent, received = structs(replies), structs(requests)
    both = sent.keys() & received.keys()
    assert not both, f"sent and received, so optional or not: {', '.join(sorted(both))}"
    parts = {
        **{name: interface(name, each, has_defaults=False) for name, each in sent.items()},
        **{name: interface(name, each, has_defaults=True) for name, each in received.items()},
        "Replies": alias("Replies", get_args(Replies)),
        "Orders": alias("Orders", get_args(Orders)),
    }
    return "\n".join([HEADER, *(parts[name] for name in sorted(parts))])


def structs(roots: Iterable[Any]) -> dict[str, mi.StructType]:
    """Every struct that can be reached from some types, by its name in the client."""
    found: dict[str, mi.StructType] = {}
    waiting = list(mi.multi_type_info(roots))
    while waiting:
        each = waiting.pop()
        if isinstance(each, mi.StructType):
            name = type_name(each.cls)
            known = found.setdefault(name, each)
            assert known.cls is each.cls, f"two structs are called {name}: {known.cls} and {each.cls}"
            if known is not each:
                continue
        waiting += parts_of(each)
    return found


def parts_of(each: mi.Type) -> Iterator[mi.Type]:
    """The types that a type is made of."""
    match each:
        case mi.StructType():
            yield from (field.type for field in each.fields)
        case mi.UnionType():
            yield from each.types
        case mi.VarTupleType() | mi.ListType():
            yield each.item_type
        case mi.DictType():
            yield each.value_type
        case mi.Metadata():
            yield each.type


def type_name(cls: type) -> str:
    """The name of a struct in the client; orders say that they are orders."""
    return f"{cls.__name__}Order" if issubclass(cls, Order) else cls.__name__


def interface(name: str, struct: mi.StructType, has_defaults: bool) -> str:
    """A struct in TypeScript; what we receive may leave out fields that have defaults."""
    lines = [f"/** {inspect.cleandoc(struct.cls.__doc__ or '').splitlines()[0]} */"] if has_doc(struct.cls) else []
    lines.append(f"export interface {name} {{")
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    for field in struct.fields:
        mark = "" if field.required or not has_defaults else "?"
        lines.append(f"  {field.encode_name}{mark}: {expression(field.type)};")
    if lines[-1].endswith("{"):
        lines[-1] = f"export type {name} = Record<string, never>;"
        return "\n".join(lines) + "\n"
    return "\n".join([*lines, "}"]) + "\n"


def has_doc(cls: type) -> bool:
    """Whether a struct explains itself; one without a docstring inherits that of its base."""
    return bool(cls.__dict__.get("__doc__"))


def expression(each: mi.Type) -> str:
    """A type in TypeScript."""
    match each:
        case mi.StructType():
            return type_name(each.cls)
        case mi.LiteralType():
            return " | ".join(f'"{value}"' for value in each.values)
        case mi.UnionType():
            return " | ".join(expression(part) for part in each.types)
        case mi.VarTupleType() | mi.ListType():
            item = expression(each.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case mi.DictType():
            return f"Record<string, {expression(each.value_type)}>"
        case mi.Metadata():
            return expression(each.type)
    return PLAIN[type(each)]


def alias(name: str, kinds: Iterable[type]) -> str:
    """A union of structs."""
    names = [type_name(kind) for kind in kinds]
    line = f"export type {name} = {' | '.join(names)};"
    return (line if len(line) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(names) + ";") + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the file is up to date")
    if not parser.parse_args().check:
        FILE.write_text(written(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != written():
        sys.exit("The client's message types are out of date: run tools/message_types.py")


if __name__ == "__main__":
    main()
