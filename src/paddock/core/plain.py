"""Plain data: the base of every small record in the house."""

from typing import Any, dataclass_transform

import msgspec
from msgspec import StructMeta

# Facts of a class rather than of one record. The mypyc build annotates every assigned name, so these are kept out of
# the fields by name.
CLASS_FACTS = ("rule", "changeable")


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class PlainMeta(StructMeta):
    """Makes records frozen without every class having to say so."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> Any:
        fields = namespace.get("__annotations__", {})
        for fact in CLASS_FACTS:
            if fact in namespace:
                fields.pop(fact, None)
        return super().__new__(mcs, name, bases, namespace, **options)


class Plain(msgspec.Struct, metaclass=PlainMeta, frozen=True):
    """A frozen record of names and numbers: compared by value, hashable, printable, and JSON-able."""
