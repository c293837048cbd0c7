"""What a driver is told beside a question: the road ahead, the points of a sheet, what a set of tyres is like."""

from paddock.core import Text, message
from paddock.games.formula_de.options import component_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BONUS, ROOM, SLIDE
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.situation import is_finishing


def gear_prompt(race: Race, car: int) -> Text:
    """What a driver needs to choose a gear: the next corner with stops to make and its distance, or the flag."""
    track = race.track
    here, corner = track.rank[race.cell[car]], race.corner_of(car)
    missing = track.stops[corner] - race.stops[car] if corner >= 0 else 0
    if missing > 0:
        return road_text("here", track, corner, missing, 0, cells_to(track, here, track.corner_ends[corner]))
    corner = next_corner(track, here, corner)
    flag = cells_to(track, here, 0)
    if race.in_pit(car) or corner < 0:
        return road_text("none", track, corner, 0, 0, 0)
    first, last = (cells_to(track, here, rank[corner]) for rank in (track.corner_starts, track.corner_ends))
    if flag < first and is_finishing(race, car):
        return road_text("flag", track, corner, 0, flag, flag)
    return road_text("ahead", track, corner, track.stops[corner], first, last)


def road_text(ahead: str, track: Track, corner: int, stops: int, first: int, last: int) -> Text:
    name = track.board.corners[corner].name if corner >= 0 else ""
    return message(ROOM, "prompt-choose-gear", corner=ahead, name=name, stops=stops, first=first, last=last)


def next_corner(track: Track, here: int, corner: int) -> int:
    """The next corner, -1 if there is no other."""
    others = [other for other in range(len(track.stops)) if other != corner]
    return min(others, key=lambda other: (track.corner_starts[other] - here) % track.lap, default=-1)


def cells_to(track: Track, here: int, rank: int) -> int:
    """The cells to a rank ahead, rounded."""
    return round((rank - here) % track.lap / track.cell_ranks)


def sheet_notes(points: list[int]) -> tuple[Text, ...]:
    """The points of a ready sheet."""
    return tuple(
        message(ROOM, "note-points", component=component_text(part), points=count)
        for part, count in enumerate(points)
        if count
    )


def tyre_notes(race: Race, tyre: int) -> tuple[Text, ...]:
    """The properties of a new set on the track as it is now."""
    notes = [message(ROOM, "note-factor", points=race.rules.factor[tyre][race.wet][0])]
    if SLIDE[tyre][race.wet][0]:
        notes.append(message(ROOM, "note-slide", cells=SLIDE[tyre][race.wet][0]))
    if BONUS[tyre][race.wet][0]:
        notes.append(message(ROOM, "note-bonus", cells=BONUS[tyre][race.wet][0]))
    return tuple(notes)
