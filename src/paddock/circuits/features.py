"""What the boards of a circuit bring into play, counted; and what is written on them but can never come up."""

from collections.abc import Iterator

from paddock.circuits.cells import CellBoard
from paddock.circuits.circuit import Circuit
from paddock.circuits.sections import EVENT, Outcome, RecoveryCheck, SectionBoard
from paddock.circuits.source import SectionsPart
from paddock.circuits.spaces import BLACK, SpaceBoard
from paddock.core import Text, message

ROOM = "paddock.circuits"
MOST_STOPS = 3

Counts = dict[str, int]
"""A count by feature; `feature-NAME` is its text."""


def features(circuit: Circuit) -> dict[str, Counts]:
    """The features of every board that the circuit offers, by product; those that do not occur count 0."""
    found: dict[str, Counts] = {}
    if circuit.cells is not None:
        found["cells"] = cell_features(circuit.cells)
    if circuit.sections is not None:
        found["sections"] = section_features(circuit.sections)
    if circuit.spaces is not None:
        found["spaces"] = space_features(circuit.spaces)
    return found


def cell_features(board: CellBoard) -> Counts:
    """Corners by their stops, walls, straights for the flap, and the length of the pit lane."""
    stops = [corner.stops for corner in board.corners]
    counts = {f"stops-{n}": stops.count(n) for n in range(1, MOST_STOPS + 1)}
    counts["walls"] = len({board.zone[cell] for cell in range(board.size) if board.wall[cell]})
    counts["flap"] = len(board.drs)
    counts["pit-cells"] = len(board.pit.cells) if board.pit else 0
    return counts


def section_features(board: SectionBoard) -> Counts:
    """Kinds of spots, and what off-track lines can lead to."""
    checks = list(checks_of(board))
    arrows = [arrow for check in checks for arrow in (check.passed, check.failed)]
    lines = [recovery for recovery in board.recovery if recovery is not None]
    return {
        "late-brakes": sum(board.has_late),
        "spots": len(board.spots),
        "spots-two-colours": sum(len(spot.colours) > 1 for spot in board.spots),
        "spots-costs": sum(bool(spot.tyres or spot.damage or spot.cards) for spot in board.spots),
        "spots-event": sum(EVENT in spot.colours for spot in board.spots),
        "spots-extreme": sum(spot.extreme for spot in board.spots),
        "steps": sum(len(line.checks) > 1 for line in lines),
        "blind": sum(check.blind for check in checks),
        "discards": sum(arrow.cards > 0 for arrow in arrows),
        "crashes": sum(arrow.crash and not arrow.safety_car for arrow in arrows),
        "crashes-safety": sum(arrow.crash and arrow.safety_car for arrow in arrows),
        "forced-stops": sum(arrow.forced_pit for arrow in arrows),
    }


def checks_of(board: SectionBoard) -> Iterator[RecoveryCheck]:
    """Every check of an off-track line or of an extreme spot."""
    for recovery in (*board.recovery, *(spot.recovery for spot in board.spots)):
        if recovery is not None:
            yield from recovery.checks


def space_features(board: SpaceBoard) -> Counts:
    """Spaces of two colours, and black ones."""
    return {
        "spaces-two-colours": sum(len(colours) > 1 for colours in board.space_colours),
        "spaces-black": sum(darkest == BLACK for darkest in board.space_darkest),
    }


def feature_text(name: str) -> Text:
    """What a feature is called."""
    return message(ROOM, f"feature-{name}")


def dead(circuit: Circuit) -> list[Text]:
    """What is written on the boards but can never come up."""
    found: list[Text] = []
    if circuit.cells is not None:
        found += dead_stops(circuit.cells)
    if circuit.sections is not None and circuit.source.sections is not None:
        found += dead_extremes(circuit.sections, circuit.source.sections)
        found += dead_arrows(circuit.sections)
    return found


def dead_stops(board: CellBoard) -> list[Text]:
    """A corner with a way of fewer cells than stops: on it no car can stop as often as it must."""
    short = [corner for corner in board.corners if corner.stops > corner.shortest]
    return [
        message(ROOM, "dead-stops", corner=corner.name or corner.id, stops=corner.stops, cells=corner.shortest)
        for corner in short
    ]


def dead_extremes(board: SectionBoard, part: SectionsPart) -> list[Text]:
    """An `extreme` line that no spot uses."""
    corners = {board.corner[spot.section] for spot in board.spots if spot.extreme}
    own = {rule.corner for rule in part.extremes if rule.corner}
    unused = [rule for rule in part.extremes if (rule.corner not in corners if rule.corner else not (corners - own))]
    return [message(ROOM, "dead-extreme", line=rule.line) for rule in unused]


def dead_arrows(board: SectionBoard) -> list[Text]:
    """An off-track line on which passing and failing the check lead to the same."""
    checks = [(section, check) for section, line in enumerate(board.recovery) if line for check in line.checks]
    return [
        message(ROOM, "dead-check", section=board.names[section])
        for section, check in checks
        if facts(check.passed) == facts(check.failed)
    ]


def facts(arrow: Outcome) -> tuple[int, ...]:
    """Everything that an arrow says, to compare it with another."""
    ends = (arrow.crash, arrow.safety_car, arrow.forced_pit)
    return (arrow.tyres, arrow.damage, arrow.cards, arrow.time, arrow.reentry, arrow.check, *map(int, ends))
