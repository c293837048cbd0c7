"""What games rely on when they play on coloured spaces."""

from paddock.circuits.source import SpacesPart
from paddock.circuits.spaces import BLACK, LIGHT, SpaceBoard
from paddock.circuits.words import Complaints, wrong
from paddock.core.texts import Text

PLACES = 5
SLOW = 0b0011
"""White and light grey: the gears that every player starts with."""


def check_spaces(board: SpaceBoard, part: SpacesPart, complaints: Complaints) -> None:
    """Run all checks; each complaint names spaces, which lead to lane and zone (AU-BOARD-11)."""
    check_exits(board, part, complaints)
    check_colours(board, part, complaints)
    check_grid(board, part, complaints)


def fronts(board: SpaceBoard) -> list[int]:
    return [sections[-1] for sections in board.space_sections]


def spell(board: SpaceBoard, sections: list[int]) -> Text | tuple[Text, ...]:
    shown = tuple(
        wrong("columns", name=board.names[section], start=board.start[section], end=board.end[section])
        for section in sections[:4]
    )
    return wrong("and-more", shown=shown, more=len(sections) - 4) if len(sections) > 4 else shown


def check_exits(board: SpaceBoard, part: SpacesPart, complaints: Complaints) -> None:
    """No dead ends, not even behind a parked car, and no car trapped for lack of dark cubes."""
    few = [section for section in fronts(board) if len(board.exits[section]) < 2]
    if few:
        complaints.say(part.at, "exits-few", places=spell(board, few))
    front = set(fronts(board))
    walled = [section for section in range(board.size) if section not in front and not board.side_exits[section]]
    if walled:
        complaints.say(part.at, "exits-side", places=spell(board, walled))
    trapped = [s for s in fronts(board) if not any(board.space_mask[space] & SLOW for space in board.exits[s])]
    if trapped:
        complaints.say(part.at, "exits-slow", places=spell(board, trapped))


def check_colours(board: SpaceBoard, part: SpacesPart, complaints: Complaints) -> None:
    """All four colours; black in two stretches; two to six spaces of two neighbouring colours."""
    plain = {colours[0] for colours in board.space_colours if len(colours) == 1}
    if plain != {0, 1, 2, 3}:
        complaints.say(part.at, "colours-missing")
    dark = [space for space, darkest in enumerate(board.space_darkest) if darkest == BLACK]
    if len(dark) < 2 or len({board.space_names[space].rsplit("-", 1)[0] for space in dark}) < 2:
        complaints.say(part.at, "black-zones")
    double = [space for space, colours in enumerate(board.space_colours) if len(colours) > 1]
    if not 2 <= len(double) <= 6:
        complaints.say(part.at, "colours-two", found=len(double))
    apart = [space for space in double if board.space_colours[space][1] - board.space_colours[space][0] != LIGHT]
    if apart or any(len(board.space_colours[space]) > 2 for space in double):
        complaints.say(part.at, "colours-apart")


def check_grid(board: SpaceBoard, part: SpacesPart, complaints: Complaints) -> None:
    """Five places in race order, each with a way out in white or light grey while the others stand still."""
    line = part.grid[0] if part.grid else part.at
    if len(board.grid) != PLACES or len(set(board.grid)) != PLACES:
        complaints.say(line, "grid-places", places=PLACES)
        return
    order = [(-board.end[section], board.lane[section]) for section in board.grid]
    if order != sorted(order):
        complaints.say(line, "grid-race-order")
    taken = {board.space[section] for section in board.grid}
    for number, section in enumerate(board.grid, 1):
        free = [space for space in board.exits[section] if space not in taken and board.space_mask[space] & SLOW]
        if not free:
            complaints.say(line, "place-walled", number=number)
