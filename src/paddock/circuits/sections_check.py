"""What games rely on when they play on sections."""

from paddock.circuits.sections import BRAKE, CORNER, SectionBoard
from paddock.circuits.source import SectionsPart
from paddock.circuits.words import Complaints

LEAST_SECTIONS = 13
LEAST_PLACES = 12
LEAST_TURNS = 22
LAST_FUEL = 16
"""Tanks last sixteen turns at most, and a short race should be longer than that."""


def check_sections(board: SectionBoard, part: SectionsPart, lines: list[int], complaints: Complaints) -> None:
    """Run all checks; `lines` holds the line of the file that each section came from."""
    check_size(board, part, complaints)
    check_corners(board, lines, complaints)
    check_brakes(board, lines, complaints)
    check_turns(board, part, complaints)


def check_size(board: SectionBoard, part: SectionsPart, complaints: Complaints) -> None:
    """There is room for a whole field behind the safety car, and no pit stop costs a lap (R2-DATA-08, R2-DATA-16)."""
    if board.size < LEAST_SECTIONS:
        complaints.say(part.at, "sections-few", count=board.size, least=LEAST_SECTIONS)
    lines = [recovery for recovery in board.recovery if recovery is not None]
    arrows = [arrow for line in lines for check in line.checks for arrow in (check.passed, check.failed)]
    lost = board.pit_time + 2 + max((arrow.time for arrow in arrows), default=0)
    if board.size <= lost:
        complaints.say(part.at, "pit-lap", lost=lost, lap=board.size)
    if len(board.grid) < LEAST_PLACES:
        complaints.say(part.at, "grid-few", places=len(board.grid), least=LEAST_PLACES)


def check_corners(board: SectionBoard, lines: list[int], complaints: Complaints) -> None:
    """Corner numbers rise from the line on, and the sections of a corner are adjacent (R2-DATA-10)."""
    last = 0
    for n in range(board.size):
        if board.kind[n] != CORNER:
            continue
        if board.corner[n] < last:
            complaints.say(lines[n], "corner-order", corner=board.corner[n], last=last)
        if board.corner[n] == last and board.corner[n - 1] != last:
            complaints.say(lines[n], "corner-parted", corner=last)
        last = max(last, board.corner[n])


def check_brakes(board: SectionBoard, lines: list[int], complaints: Complaints) -> None:
    """A corner follows every brake section, which has both late-brake values (R2-DATA-10, R2-DATA-11)."""
    for n in range(board.size):
        if board.kind[n] == BRAKE and board.kind[(n + 1) % board.size] != CORNER:
            complaints.say(lines[n], "brake-corner")
        if board.kind[n] == BRAKE and not board.has_late[n]:
            complaints.say(lines[n], "brake-late")
        if board.kind[n] != BRAKE and board.has_late[n]:
            complaints.say(lines[n], "late-elsewhere")


def check_turns(board: SectionBoard, part: SectionsPart, complaints: Complaints) -> None:
    """There are turns enough for every tank, in at least two stages; a short race outlasts a tank (R2-DATA-18)."""
    if part.turns is None or part.stages is None:
        return
    if board.turns < LEAST_TURNS:
        complaints.say(part.turns[0], "turns-few", turns=board.turns, least=LEAST_TURNS)
    if not LAST_FUEL < board.short < board.turns:
        complaints.say(part.turns[0], "short-end", least=LAST_FUEL + 1)
    if len(part.stages[1]) < 2:
        complaints.say(part.stages[0], "stages-few")
