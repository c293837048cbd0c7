"""Everything that a deck must satisfy for the rules to work and the odds to be right."""

from collections.abc import Callable, Sequence

from paddock.circuits import SectionBoard
from paddock.core import Text, message, render
from paddock.games.race90.shared.cards import DRIVE, EVENT, FAST, GEAR, ROOM, SLOW, SPEED, SUPERFAST, Card, Chit

RACE_CARDS = 184
CHITS = 30
FUEL_TURNS = (8, 10, 12, 14, 16)

# Cards that worked examples name, as (movement points, check value), and what some of them show.
QUOTED_VALUES = ((3, 22), (3, 13), (2, 74), (3, 17), (2, 76), (4, 11), (3, 43), (3, 65), (4, 55), (2, 37), (1, 88))
QUOTED_CHECKS = (33, 89, 79, 83, 37, 56, 85, 20, 66, 22, 91, 42, 73, 77, 88, 67, 55, 34, 38)


def check_race_cards(cards: Sequence[Card]) -> list[str]:
    """All complaints about a race deck (R2-DATA-01 to R2-DATA-05)."""
    said = ["two race cards have the same number"] if len({card.id for card in cards}) < len(cards) else []
    for card in cards:
        said += check_card(card, 4)
    return said + [render(text) for text in odds_complaints(cards)] + check_quoted(cards)


def odds_complaints(cards: Sequence[Card]) -> list[Text]:
    """What is wrong with a race deck as a whole, in every language (R2-DATA-01, R2-DATA-03 to R2-DATA-05)."""
    size = [] if len(cards) == RACE_CARDS else [message(ROOM, "deck-size", count=len(cards))]
    return [*size, *check_majorities(cards), *check_values(cards)]


def check_card(card: Card, most: int) -> list[str]:
    """What is printed on a card stays within its bounds (R2-DATA-01, R2-DATA-02)."""
    bounds = (
        ("kind", card.kind, SPEED, EVENT),
        ("movement points", card.mp, 1, most),
        ("check value", card.check, 1, 99),
        ("tyres", card.tyres, 0, 3),
        ("damage", card.damage, 0, 2),
    )
    return [f"{card.id}: {what} {value}" for what, value, low, high in bounds if not low <= value <= high]


def check_majorities(cards: Sequence[Card]) -> list[Text]:
    """Each kind of card carries more than half of what it is known for (R2-DATA-03)."""
    known: tuple[tuple[str, int, Callable[[Card], int]], ...] = (
        ("tyres", SPEED, lambda card: card.tyres),
        ("damage", SPEED, lambda card: card.damage),
        ("checks", DRIVE, lambda card: len(card.checks)),
        ("draws", GEAR, lambda card: card.draw),
        ("events", EVENT, lambda card: len(card.events)),
    )
    said = []
    for what, kind, count in known:
        own = sum(count(card) for card in cards if card.kind == kind)
        if 2 * own <= sum(count(card) for card in cards):
            said.append(message(ROOM, "deck-majority", what=what))
    return said


def check_values(cards: Sequence[Card]) -> list[Text]:
    """Enough small cards for pairs, and check values that pass as often as they say (R2-DATA-04, R2-DATA-05)."""
    missing = [mp for mp in (1, 2, 3, 4) if not any(card.mp == mp for card in cards)]
    said = [message(ROOM, "deck-no-move", points=mp) for mp in missing]
    ones = sum(card.mp == 1 for card in cards)
    small = sum(card.mp <= 2 for card in cards)
    if 100 * ones < 15 * len(cards) or 100 * small < 40 * len(cards):
        said.append(message(ROOM, "deck-slow"))
    return said + [
        message(ROOM, "deck-blind", target=target, share=f"{share:.0f}")
        for target in range(10, 91)
        if abs((share := 100 * sum(card.check <= target for card in cards) / len(cards)) - target) > 5
    ]


def check_quoted(cards: Sequence[Card]) -> list[str]:
    """Every card that a worked example names is in the deck."""
    values = {(card.mp, card.check) for card in cards}
    said = [f"there is no [{mp}]({check})" for mp, check in QUOTED_VALUES if (mp, check) not in values]
    checks = {card.check for card in cards}
    return said + [f"there is no ({check})" for check in QUOTED_CHECKS if check not in checks]


def check_track_cards(cards: Sequence[Card], board: SectionBoard) -> list[str]:
    """The corners of track cards exist, and none is left out (R2-DATA-06, R2-DATA-07)."""
    said = [complaint for card in cards for complaint in check_card(card, 5)]
    corners = {number for number in board.corner if number}
    said += [f"{card.id}: there is no corner {card.corner}" for card in cards if card.corner not in corners]
    missing = corners - {card.corner for card in cards}
    return said + [f"corner {number} has no track card" for number in sorted(missing)]


def dead_late(cards: Sequence[Card], board: SectionBoard) -> list[Card]:
    """The first edition's late-brake symbols for corners without a brake section before them: nothing to brake for."""
    braked = {board.corner[(n + 1) % board.size] for n in range(board.size) if board.has_late[n]}
    return [card for card in cards if card.void_late and card.corner not in braked]


def check_chits(chits: Sequence[Chit]) -> list[str]:
    """Thirty chits; faster robots qualify better, and so do those that stop early (R2-DATA-19)."""
    said = [] if len(chits) == CHITS else [f"there are {CHITS} chits, not {len(chits)}"]
    said += [f"{chit.id}: turn {chit.turn}" for chit in chits if chit.turn not in FUEL_TURNS]
    means = []
    for kind, least in ((SUPERFAST, 2), (FAST, 3), (SLOW, 3)):
        own = [chit for chit in chits if chit.kind == kind]
        if len(own) < least:
            said.append(f"too few chits of kind {kind}")
        early = mean([chit.mp for chit in own if chit.turn <= 10])
        late = mean([chit.mp for chit in own if chit.turn >= 14])
        if early <= late:
            said.append(f"late stops of kind {kind} qualify as well as early ones")
        means.append(mean([chit.mp for chit in own]))
    if not means[0] > means[1] > means[2]:
        said.append("slower robots qualify as well as faster ones")
    return said


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


def check_board(board: SectionBoard) -> list[str]:
    """What the rules need of a circuit besides what every circuit is checked for (R2-DATA-08 to R2-DATA-18)."""
    wasted = [
        outcome.time
        for recovery in board.recovery
        if recovery
        for check in recovery.checks
        for outcome in (check.passed, check.failed)
    ]
    said = []
    if board.size <= board.pit_time + 2 + max(wasted, default=0) or board.size < 13:
        said.append("a stop can go round the whole circuit")
    if len(board.grid) < 12:
        said.append("the grid has fewer than twelve places")
    for section, has_late in enumerate(board.has_late):
        if has_late and board.recovery[section] is None:
            said.append(f"{board.names[section]}: a late brake without an off-track line")
    return said
