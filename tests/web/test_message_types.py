"""The client's message types follow from the service's definitions."""

from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec import inspect as mi

from message_types import FILE, interface, structs, written
from paddock.core import Plain


class Small(Plain):
    number: int


class Sample(Plain, tag_field="type", tag="sample"):
    """One of each.

    And more words, which stay here.
    """

    name: Annotated[str, Meta(max_length=3)]
    kind: Literal["a", "b"]
    small: Small | None
    many: tuple[Small, ...]
    mixed: tuple[int | str, ...]
    table: dict[str, float]
    anything: Any
    flag: bool = False


def test_the_file_is_up_to_date() -> None:
    assert written() == FILE.read_text(encoding="utf-8"), "run tools/message_types.py"


SAMPLE = """\
/** One of each. */
export interface Sample {
  type: "sample";
  name: string;
  kind: "a" | "b";
  small: Small | null;
  many: Small[];
  mixed: (number | string)[];
  table: Record<string, number>;
  anything: unknown;
  flag: boolean;
}
"""


def test_every_kind_of_field_has_its_type() -> None:
    found = structs([Sample])

    assert {"Sample", "Small"} == found.keys()
    assert SAMPLE == interface("Sample", found["Sample"], has_defaults=False)


def test_the_client_may_leave_out_fields_with_defaults() -> None:
    sample = mi.type_info(Sample)
    assert isinstance(sample, mi.StructType)

    assert SAMPLE.replace("flag:", "flag?:") == interface("Sample", sample, has_defaults=True)
