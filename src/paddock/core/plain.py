"""Plain data: the base of all small records."""

from typing import Any, dataclass_transform

import msgspec
from msgspec import StructMeta


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class PlainMeta(StructMeta):
    """Makes all records frozen."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:
        annotated = namespace.get("__annotations__", {})
        for fact in [name for name in annotated if is_class_fact(name, bases)]:
            annotated.pop(fact)
        return super().__new__(mcs, name, bases, namespace, **options)


def is_class_fact(name: str, bases: tuple[type, ...]) -> bool:
    """Whether a base declares this name as a class attribute, which the mypyc build would turn into a field."""
    return any(hasattr(base, name) and name not in getattr(base, "__struct_fields__", ()) for base in bases)


class Plain(msgspec.Struct, metaclass=PlainMeta, frozen=True):
    """A frozen record of names and numbers: compared by value, hashable, printable, ready for JSON."""
