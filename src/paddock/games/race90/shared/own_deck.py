"""The track cards of a circuit without a deck, dealt out by its corners as those of the built-in circuits are."""

from collections.abc import Iterator
from typing import Final

from paddock.circuits import SectionBoard

FEWEST: Final = 24
"""As many cards as the smallest deck of a built-in circuit has, but at most eight a corner."""
MOST: Final = 8
EVENTS: Final = ("yellow", "weather", "green", "blue", "orange")
LEAST_CHECK: Final = 5
CHECKS: Final = 91
STEP: Final = 34
"""Check values go round from 5 to 95 in such steps: all come up before one comes up again."""


def own_rows(board: SectionBoard, edition: int) -> list[list[str]]:
    """The rows of a deck, as its table would have them: corner, kind, movement points, check value, what is printed."""
    corners = sorted({number for number in board.corner if number})
    each = max(3, min(MOST, -(-FEWEST // max(1, len(corners)))))
    shown = [
        (corner, words) for n, corner in enumerate(corners) for words in own_cards(board, corner, n, each, edition)
    ]
    return [
        [str(corner), *words[:2], str(LEAST_CHECK + (17 + n * STEP) % CHECKS), *words[2:]]
        for n, (corner, words) in enumerate(shown)
    ]


def own_cards(board: SectionBoard, corner: int, number: int, count: int, edition: int) -> Iterator[list[str]]:
    """The cards of one corner: with three, gears and events take turns from corner to corner."""
    inside = [n for n in range(board.size) if board.corner[n] == corner]
    slow = any(board.contest[n] > 0 for n in inside)
    braked = board.has_late[inside[0] - 1]
    extreme = any(board.spots[spot].extreme for n in inside for spot in board.spots_of[n])
    late = "void-late" if braked or edition > 1 else ""
    drive = [
        "drive",
        "4",
        "check",
        "+20" if slow else "0",
        "double",
        *(["void-extreme"] if extreme and edition > 1 else []),
    ]
    gear = ["gear", "4" if number == 0 else "3", "draw", "1", "any-pair"]
    event = ["event", "2", EVENTS[number % len(EVENTS)], "overtake"]
    cards = [["speed", "4" if slow else "5", "tyres", "2", late or "overtake"], drive]
    cards += ([gear], [event])[number % 2] if count == 3 else [gear, event]
    cards += [["drive", "3", "check", "+20", "any-pair", late or "double"], ["speed", "5", "damage", "1", "double"]]
    cards += [["gear", "2", "draw", "2", "any-pair", "overtake"], ["event", "3", "tyres", "1", "weather", "double"]]
    yield from cards[:count]
