"""The values that a menu offers for a switch."""

from collections.abc import Sequence

from paddock import Switch
from paddock.core.notation import switch_word

MAX_STEPS = 12
"""How many values of a number are offered; a wider range has larger steps."""


def switch_values(switch: Switch, current: str) -> list[str]:
    """All values of a switch, or a selection of a wide range that includes its ends, default and current value."""
    if switch.values:
        return [switch_word(value) for value in switch.values]
    stride = max(1, (switch.most - switch.least) // MAX_STEPS)
    assert isinstance(switch.default, int)
    numbers = {*range(switch.least, switch.most + 1, stride), switch.default, switch.most, int(current)}
    return [str(number) for number in sorted(numbers)]


def next_value(values: Sequence[str], value: str, step: int) -> str:
    """The value some steps on; after the last comes the first."""
    index = values.index(value) if value in values else 0
    return values[(index + step) % len(values)]
