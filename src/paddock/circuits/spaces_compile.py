"""Cuts the track into coloured spaces and finds what can be entered from where."""

import math
from collections.abc import Sequence

from paddock.circuits.drawing_words import ROOM
from paddock.circuits.finish import NO_STRAIGHT, line_straight
from paddock.circuits.line import Line
from paddock.circuits.source import LANE_LETTERS, GridPlace, Row, Source, SpacesPart, SpaceText, Zone
from paddock.circuits.spaces import COLOURS, NOWHERE, SpaceBoard
from paddock.circuits.spaces_check import check_spaces
from paddock.circuits.words import Complaints, thing
from paddock.core import Text, message

MOST_COLUMNS = 2000


class Paving:
    """The board under construction: its rows from the inside out, and where every section lies on the track."""

    def __init__(self, source: Source, part: SpacesPart, line: Line, complaints: Complaints) -> None:
        self.source = source
        self.part = part
        self.line = line
        self.complaints = complaints
        self.board = SpaceBoard(source.id, source.lanes)
        self.rows: list[tuple[tuple[SpaceText, ...], ...]] = []
        """By zone and lane, lane 0 the innermost."""
        self.columns: list[int] = []
        """By zone: its length on the axis."""
        self.line_column = 0
        self.starts: list[float] = []
        self.ends: list[float] = []
        """Abscissae of the sections, for the drawing."""


def compile_spaces(source: Source, line: Line, complaints: Complaints, is_draft: bool = False) -> Paving | None:
    """The board of spaces with its places on the track, or None with complaints.

    A draft is returned with complaints too, if the track can be cut at all.
    """
    part = source.spaces
    if part is None:
        return None
    before = len(complaints.list)
    paving = Paving(source, part, line, complaints)
    if not read_rows(paving) or not find_line(paving):
        return None
    pave(paving)
    join(paving.board)
    mark_grid(paving)
    if len(complaints.list) == before:
        check_spaces(paving.board, part, complaints)
    return paving if is_draft or len(complaints.list) == before else None


def read_rows(paving: Paving) -> bool:
    """One row per zone in driving order, each with all lanes; lane 0 is the inside (AU-BOARD-01, AU-BOARD-04)."""
    before = len(paving.complaints.list)
    wanted = [zone.id for zone in paving.source.zones]
    if [row.zone for row in paving.part.rows] != wanted:
        found = " ".join(row.zone for row in paving.part.rows) or thing("no-row")
        line = paving.part.rows[0].line if paving.part.rows else paving.part.at
        paving.complaints.say(line, "rows", wanted=" ".join(wanted), found=found)
        return False
    for row, zone in zip(paving.part.rows, paving.source.zones, strict=True):
        check_row(paving, row, zone.is_corner)
        paving.rows.append(row.lanes[::-1] if paving.line.clockwise else row.lanes)
        totals = [sum(space.cars for space in lane) for lane in row.lanes]
        paving.columns.append(math.lcm(*totals) if all(totals) else 0)
    if sum(paving.columns) > MOST_COLUMNS:
        paving.complaints.say(paving.part.at, "columns-many", columns=sum(paving.columns))
    return len(paving.complaints.list) == before


def check_row(paving: Paving, row: Row, is_corner: bool) -> None:
    """The lanes of a straight are equally long, and none is empty (AU-BOARD-06)."""
    totals = [sum(space.cars for space in lane) for lane in row.lanes]
    if len(row.lanes) != paving.source.lanes or not all(totals):
        paving.complaints.say(row.line, "row-lanes", zone=row.zone, lanes=paving.source.lanes)
    elif not is_corner and len(set(totals)) > 1:
        cars = "/".join(map(str, totals))
        paving.complaints.say(row.line, "row-uneven", zone=row.zone, cars=cars)


def find_line(paving: Paving) -> bool:
    """Place the line, a number of cars from the start of a straight, on a bold line in every lane (AU-BOARD-07)."""
    mark, zone = paving.part.line, line_straight(paving.source, paving.part, "line main 12", paving.complaints)
    if mark is None or zone == NO_STRAIGHT:
        return False
    for lane, row in enumerate(paving.rows[zone]):
        borders = [sum(space.cars for space in row[:n]) for n in range(len(row) + 1)]
        if mark.distance not in borders:
            paving.complaints.say(mark.line, "line-inside", distance=mark.distance, lane=LANE_LETTERS[lane])
            return False
    paving.line_column = sum(paving.columns[:zone]) + mark.distance
    return True


def pave(paving: Paving) -> None:
    """A zone is as long as the least common multiple of its lanes, shared evenly by a lane's sections (AU-BOARD-05)."""
    board = paving.board
    board.columns = sum(paving.columns)
    for lane in range(board.lanes):
        for n, zone in enumerate(paving.source.zones):
            row = paving.rows[n][lane]
            total = sum(space.cars for space in row)
            done = 0
            for i, space in enumerate(row, 1):
                add_space(board, f"{zone.id}-{i}{LANE_LETTERS[lane]}", lane, space)
                board.where += [in_words(paving.source.zones, n, i, lane, board.lanes)] * space.cars
                for place in range(space.cars):
                    add_section(paving, n, place, done, total)
                    done += 1
    board.size = len(board.names)
    board.seen = [
        message(ROOM, "space-seen", where=where, colours=board.colours_of(space))
        for where, space in zip(board.where, board.space, strict=True)
    ]


def in_words(zones: Sequence[Zone], zone: int, space: int, lane: int, lanes: int) -> Text:
    """Where a space lies; a zone without a name comes after the last one that has one."""
    named = next((n for n in range(zone, zone - len(zones), -1) if zones[n].name), zone)
    side = "inner" if not lane else "outer" if lane == lanes - 1 else "middle" if lanes == 3 else lane + 1
    name = zones[named].name or zones[named].id
    return message(ROOM, "space-where", zone=name, after=named != zone, space=space, lane=side)


def add_space(board: SpaceBoard, name: str, lane: int, space: SpaceText) -> None:
    """Each word of a row is a space of its zone, with its colours and sections (AU-BOARD-02, AU-BOARD-03)."""
    colours = tuple(sorted(COLOURS.index(letter) for letter in space.colours))
    board.space_index[name] = len(board.space_names)
    board.space_names.append(name)
    board.space_lane.append(lane)
    board.space_colours.append(colours)
    board.space_mask.append(sum(1 << colour for colour in colours))
    board.space_darkest.append(colours[-1])
    first = len(board.names)
    board.space_sections.append(tuple(range(first, first + space.cars)))


def add_section(paving: Paving, zone: int, place: int, done: int, total: int) -> None:
    board, line = paving.board, paving.line
    space = len(board.space_names) - 1
    name = f"{board.space_names[space]}-{place + 1}"
    unit = paving.columns[zone] // total
    origin = sum(paving.columns[:zone]) - paving.line_column
    start = (origin + done * unit) % board.columns
    board.index[name] = len(board.names)
    board.names.append(name)
    board.lane.append(board.space_lane[space])
    board.space.append(space)
    board.place.append(place)
    board.start.append(start)
    board.end.append(start + unit)
    length = line.zone_ends[zone] - line.zone_starts[zone]
    paving.starts.append(line.zone_starts[zone] + length * done / total)
    paving.ends.append(line.zone_starts[zone] + length * (done + 1) / total)


def join(board: SpaceBoard) -> None:
    """Next sections, touching spaces and exits, all from the axis."""
    begins = {(board.lane[n], board.start[n]): n for n in range(board.size)}
    board.next = [begins[board.lane[n], board.end[n] % board.columns] for n in range(board.size)]
    board.behind = [NOWHERE] * board.size
    for section, following in enumerate(board.next):
        board.behind[following] = section
    lanes: list[list[int]] = [[] for _ in range(board.lanes)]
    for space, lane in enumerate(board.space_lane):
        lanes[lane].append(space)
    for section in range(board.size):
        lane = board.lane[section]
        beside = [space for near in (lane - 1, lane + 1) if 0 <= near < board.lanes for space in lanes[near]]
        touch = tuple(space for space in beside if touches(board, section, space))
        ahead = board.space[board.next[section]]
        own = (ahead,) if ahead != board.space[section] else ()
        board.touch.append(touch)
        board.side_exits.append(tuple(s for s in touch if reach(board, section, board.space_sections[s][-1]) > 0))
        board.exits.append(own + board.side_exits[-1])


def touches(board: SpaceBoard, section: int, space: int) -> bool:
    """Whether the closed intervals meet; a lap is long, so one of the two ways round is far."""
    sections = board.space_sections[space]
    rear, front = board.start[sections[0]], board.end[sections[-1]]
    length = front - rear if front > rear else front - rear + board.columns
    ahead = (rear - board.start[section]) % board.columns
    back = (board.start[section] - rear) % board.columns
    return ahead <= board.end[section] - board.start[section] or back <= length


def reach(board: SpaceBoard, section: int, other: int) -> int:
    """How much farther the front edge of the other section lies; negative behind."""
    half = board.columns // 2
    return (board.end[other] - board.end[section] + half) % board.columns - half


def mark_grid(paving: Paving) -> None:
    """Five white places of one section, money for each, all on one side of the line (AU-BOARD-08 to AU-BOARD-10)."""
    board, part = paving.board, paving.part
    if part.grid is None or part.money is None:
        paving.complaints.say(part.at, "money-missing")
        return
    line, places = part.grid
    for number, place in enumerate(places, 1):
        mark_place(paving, line, number, place)
    check_money(paving, *part.money, places=len(places))
    behind = {board.end[section] > board.columns // 2 for section in board.grid}
    if len(behind) > 1:
        paving.complaints.say(line, "grid-sides")
    board.free_crossings = int(True in behind)


def mark_place(paving: Paving, line: int, number: int, place: GridPlace) -> None:
    """One start place, counted from the start of the zone of the line."""
    board, mark = paving.board, paving.part.line
    assert mark is not None, "the line was found before"
    lane = place.lane if place.lane >= 0 else board.lanes - 1
    column = (place.distance - mark.distance) % board.columns
    found = [n for n in range(board.size) if board.lane[n] == lane and board.start[n] == column]
    if not found:
        paving.complaints.say(line, "place-off", number=number)
    elif len(board.space_sections[board.space[found[0]]]) > 1 or board.space_mask[board.space[found[0]]] != 1:
        paving.complaints.say(line, "place-white", number=number)
    board.grid += found


def check_money(paving: Paving, line: int, money: tuple[int, ...], places: int) -> None:
    paving.board.money = list(money)
    if len(money) != places:
        paving.complaints.say(line, "money-places", places=places)
    if list(money) != sorted(money):
        paving.complaints.say(line, "money-falls")
