"""What a driver misjudges: an error on every option, small ones often, none larger than the driver's noise.

The error is a fixed function of the driver's seed, of what its seat sees and of the option, so the same driver errs in
the same way in the same place. An option that is worse than the best by more than twice the noise is never taken.

Where little is at stake, large errors would be absurd: a game may say that some options are misjudged by a share of the
noise only, by the first word of their code.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from paddock import Option

HALF: Final = 1 << 32


def errors(
    noise: float, seed: int | str, line: str, options: Sequence[Option], shares: Mapping[str, float] | None = None
) -> list[float]:
    """The error on each option, between -noise and noise, or within its share of that."""
    place = blake2b(f"{seed}|{line}".encode(), digest_size=16).digest()
    found = [noise * error(place, option.code) for option in options]
    if not shares:
        return found
    return [shares.get(first_word(option.code), 1.0) * each for option, each in zip(options, found, strict=True)]


def first_word(code: str) -> str:
    """`use` of `use-yellow`."""
    return code.partition("-")[0]


def error(place: bytes, code: str) -> float:
    """A number between -1 and 1 that follows from a place and an option; small ones come most often."""
    drawn = int.from_bytes(blake2b(code.encode(), key=place, digest_size=8).digest(), "little")
    return (drawn % HALF + drawn // HALF) / HALF - 1.0
