"""What a driver misjudges: an error on every option, small ones often, none larger than the driver's noise.

The error is a fixed function of the driver's seed, of what its seat sees and of the option, so the same driver errs in
the same way in the same place. An option that is worse than the best by more than twice the noise is never taken.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from paddock import Option

HALF: Final = 1 << 32


def errors(noise: float, seed: int | str, line: str, options: Sequence[Option]) -> list[float]:
    """The error on each option, between -noise and noise."""
    place = blake2b(f"{seed}|{line}".encode(), digest_size=16).digest()
    return [noise * error(place, option.code) for option in options]


def error(place: bytes, code: str) -> float:
    """A number between -1 and 1 that follows from a place and an option; small ones come most often."""
    drawn = int.from_bytes(blake2b(code.encode(), key=place, digest_size=8).digest(), "little")
    return (drawn % HALF + drawn // HALF) / HALF - 1.0
