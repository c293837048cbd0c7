"""Chance that can be repeated and checked: every outcome follows from a seed and a purpose.

The n-th outcome (n = 1, 2, ...) for a purpose among `total` equal chances, for any implementation:

    key   = first 8 bytes, big-endian, of SHA-256("paddock-dice-1" 0x00 seed 0x00 purpose), texts as UTF-8
    z     = key + n * 0x9E3779B97F4A7C15            mod 2^64
    z     = (z xor z >> 30) * 0xBF58476D1CE4E5B9    mod 2^64
    z     = (z xor z >> 27) * 0x94D049BB133111EB    mod 2^64
    z     = z xor z >> 31
    index = z * total >> 64

An outcome of weight w takes w neighbouring indices, in the order in which the outcomes are listed.
"""

from collections.abc import Mapping
from hashlib import sha256
from struct import Struct
from typing import Final

from mypy_extensions import i64

WORD: Final = Struct(">q")
"""Reads the first 8 bytes, big-endian, as a signed word."""
STEP: Final = 0x9E3779B97F4A7C15
MASK: Final = 0xFFFFFFFFFFFFFFFF
TURN: Final = 0x10000000000000000

IN_WORDS: Final = not __file__.endswith(".py")
"""Whether this module is compiled: then 64-bit arithmetic is quickest in machine words."""


class Dice:
    """All the luck of one race. It lies beside the position, never in it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.streams: dict[str, int] = {}

    def copy(self) -> "Dice":
        """Dice that fall the same way from here on."""
        dice = Dice(self.seed)
        dice.streams = self.streams.copy()
        return dice

    def below(self, total: int, purpose: str) -> int:
        """The next whole number from 0 up to, but not including, `total`."""
        state = self.streams.get(purpose)
        if state is None:
            state = stream_key(self.seed, purpose)
        if IN_WORDS:
            return self.below_in_words(total, purpose, state)
        state = (state + STEP) & MASK
        self.streams[purpose] = state
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * total) >> 64

    def below_in_words(self, total: i64, purpose: str, state: i64) -> i64:
        """The same in signed machine words, which wrap around.

        Factors and steps are 2^64 less here, a shift drags the sign in, which is masked out, and the last product is
        made of halves.
        """
        assert total < 0x80000000, total
        state += -0x61C8864680B583EB
        self.streams[purpose] = state
        z: i64 = (state ^ (state >> 30 & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
        z = (z ^ (z >> 27 & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
        z ^= z >> 31 & 0x1FFFFFFFF
        return ((z >> 32 & 0xFFFFFFFF) * total + ((z & 0xFFFFFFFF) * total >> 32)) >> 32

    def pick(self, count: int, weights: list[int] | None, purpose: str) -> int:
        """The index of the outcome that falls, of `count` equally likely ones or by weight."""
        if weights is None:
            return self.below(count, purpose)
        drawn = self.below(sum(weights), purpose)
        for index, weight in enumerate(weights):
            drawn -= weight
            if drawn < 0:
                return index
        raise AssertionError("the weights changed while the dice rolled")

    def luck(self) -> dict[str, str]:
        """How far the luck of every purpose has been used up, as data to save."""
        return {purpose: str(state & MASK) for purpose, state in self.streams.items()}

    def resume(self, luck: Mapping[str, str]) -> None:
        """Go on from luck that was saved."""
        self.streams = {purpose: signed(int(state)) for purpose, state in luck.items()}


def stream_key(seed: str, purpose: str) -> int:
    """Where the luck of a purpose starts."""
    digest = sha256(f"paddock-dice-1\0{seed}\0{purpose}".encode()).digest()
    key: int = WORD.unpack_from(digest)[0]
    return key


def signed(state: int) -> int:
    """The same state as a signed machine word."""
    return state - TURN if state >> 63 else state


def seed_hash(seed: str) -> str:
    """A hash to publish while a race runs, so that its seed can be checked afterwards."""
    return "sha256:" + sha256(f"paddock-seed-1\0{seed}".encode()).hexdigest()


# Quick numbers for playouts, where nothing is checked afterwards and only speed counts: Lehmer's generator, whose
# states fit a machine register. After `state` comes `state * QUICK_FACTOR %
# QUICK_TOP`, and of n things it picks number `state * n // QUICK_TOP`.
QUICK_FACTOR: Final = 48271
QUICK_TOP: Final = 2147483647


def quick_start(seed: int) -> int:
    """A first state; never 0, where the generator would stay."""
    return (seed % (QUICK_TOP - 1) + 1) * QUICK_FACTOR % QUICK_TOP
