"""Where the line of a board lies: on a straight, at a distance from its start."""

from paddock.circuits.source import CellsPart, Source, SpacesPart
from paddock.circuits.words import Complaints

NO_STRAIGHT = -1


def line_straight(source: Source, part: CellsPart | SpacesPart, example: str, complaints: Complaints) -> int:
    """The straight with a part's finish line; None, with a complaint, if there is no line or it lies elsewhere."""
    mark = part.line
    if mark is None:
        complaints.say(part.at, "finish-missing", part=part.name, example=example)
        return NO_STRAIGHT
    zone = source.zone(mark.zone)
    if zone < 0 or source.zones[zone].is_corner:
        complaints.say(mark.line, "finish-straight", zone=mark.zone)
        return NO_STRAIGHT
    return zone
