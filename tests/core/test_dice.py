"""Chance follows from a seed and a purpose, by a rule that any language can repeat."""

from collections import Counter
from hashlib import sha256

import pytest

from paddock.core import Dice, seed_hash
from paddock.core.dice import MASK, QUICK_FACTOR, QUICK_TOP, quick_start, signed, stream_key

# seed, purpose, total, and the first outcomes: the vectors for other implementations.
VECTORS = [
    ("7", "roll/red", 6, [0, 3, 1, 3, 3, 0, 2, 4]),
    ("7", "roll/blue", 6, [1, 1, 5, 5, 3, 3, 5, 5]),
    ("monza", "weather", 20, [15, 5, 10, 4, 17, 12, 13, 14]),
    ("", "", 1000, [812, 612, 17, 466, 429, 108, 181, 981]),
    ("città", "mazzo/è", 184, [33, 159, 82, 101, 91, 78, 28, 29]),
]


def by_the_book(seed: str, purpose: str, total: int, count: int) -> list[int]:
    """The derivation as the documentation states it, written out naively."""
    key = int.from_bytes(sha256(b"paddock-dice-1\x00" + seed.encode() + b"\x00" + purpose.encode()).digest()[:8], "big")
    found = []
    for n in range(1, count + 1):
        z = (key + n * 0x9E3779B97F4A7C15) % 2**64
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
        found.append((z ^ (z >> 31)) * total >> 64)
    return found


@pytest.mark.parametrize(("seed", "purpose", "total", "expected"), VECTORS)
def test_the_vectors_hold(seed: str, purpose: str, total: int, expected: list[int]) -> None:
    dice = Dice(seed)

    assert [dice.below(total, purpose) for _ in range(8)] == expected
    assert by_the_book(seed, purpose, total, 8) == expected


def test_one_purpose_does_not_shift_another() -> None:
    alone, mixed = Dice("s"), Dice("s")
    expected = [alone.below(20, "red") for _ in range(10)]

    found = []
    for _ in range(10):
        mixed.below(20, "blue")
        found.append(mixed.below(20, "red"))

    assert found == expected


def test_copies_fall_alike_and_apart() -> None:
    dice = Dice("s")
    dice.below(6, "a")
    copy = dice.copy()

    assert [dice.below(6, "a") for _ in range(5)] == [copy.below(6, "a") for _ in range(5)]
    dice.below(6, "a")
    assert dice.streams != copy.streams


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    dice = Dice("weights")
    drawn = Counter(dice.pick(3, [1, 0, 3], "w") for _ in range(8000))

    assert drawn[1] == 0
    assert 0.22 < drawn[0] / 8000 < 0.28


def test_all_outcomes_are_equally_likely() -> None:
    dice = Dice("even")
    drawn = Counter(dice.below(10, "e") for _ in range(20000))

    assert all(1800 < drawn[face] < 2200 for face in range(10))


def test_the_hash_of_a_seed_does_not_tell_its_dice() -> None:
    digest = seed_hash("secret")

    assert digest.startswith("sha256:")
    assert digest != seed_hash("secret2")
    assert "secret" not in digest


def test_quick_numbers_stay_in_range_and_never_stop() -> None:
    for seed in (0, 1, 2147483646, 10**12):
        state = quick_start(seed)
        seen = set()
        for _ in range(500):
            state = state * QUICK_FACTOR % QUICK_TOP
            assert 0 < state < 2147483647
            seen.add(state * 7 // QUICK_TOP)
        assert seen == set(range(7))


@pytest.mark.parametrize(("seed", "purpose", "total", "expected"), VECTORS)
def test_words_of_the_machine_give_the_same(seed: str, purpose: str, total: int, expected: list[int]) -> None:
    dice = Dice(seed)
    found = []
    for _ in range(8):
        state = dice.streams.get(purpose, stream_key(seed, purpose))
        found.append(dice.below_in_words(total, purpose, signed(state & MASK)))

    assert found == expected


def test_luck_that_was_kept_goes_on() -> None:
    dice, later = Dice("s"), Dice("s")
    dice.below(6, "a")
    dice.below(6, "b")
    kept = dice.luck()
    later.resume(kept)

    assert all(0 <= int(state) < 2**64 for state in kept.values())
    assert later.luck() == kept
    assert [dice.below(1000, "a") for _ in range(5)] == [later.below(1000, "a") for _ in range(5)]
