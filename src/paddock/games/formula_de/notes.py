"""The consequences of an option in words: points spent, rolls to come and their exact odds."""

from paddock.core import Option, Text, message
from paddock.games.formula_de.options import BOOST, RICH, Count, component_text
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import FAILED, odds
from paddock.games.formula_de.rules_tyres import overshoots
from paddock.games.formula_de.tables import BONUS, DEBRIS, EMERGENCY, NAILS, OIL, ROOM, SLIDE, TYRES, WORST_EXCESS
from paddock.games.formula_de.track import Track
from paddock.games.formula_de.ways.labels import Way
from paddock.games.formula_de.ways.roads import is_finishing


def way_notes(race: Race, car: int, way: Way, brakes: int) -> tuple[Text, ...]:
    """The cost of a way and the rolls that it leads to."""
    notes: list[Text] = []
    if brakes + way.charge:
        notes.append(message(ROOM, "note-brakes", count=brakes + way.charge))
    notes += over_notes(race, car, overshoots(race, car, way))
    if way.excess:
        notes.append(emergency_note(way.excess))
    if way.trail.forced:
        notes.append(message(ROOM, "note-force"))
    notes += roll_notes(race, car, way)
    return tuple(notes)


def over_notes(race: Race, car: int, overs: tuple[tuple[int, ...], ...]) -> list[Text]:
    """The cost of overshooting: points, a spin, or the race (FD-OVER-07 to FD-OVER-11)."""
    left = race.has(car, TYRES)
    notes: list[Text] = []
    for _, excess, missing, factor in overs:
        cost = excess * factor
        if missing > 1 or cost > max(left, 1):
            return [*notes, message(ROOM, "note-out", cells=excess)]
        notes.append(message(ROOM, "note-tyres", count=cost, spin="yes" if cost >= left else "no"))
        left = max(0, left - cost)
    return notes


def emergency_note(excess: int) -> Text:
    """The cost of emergency braking (FD-EMERG-07)."""
    if excess > WORST_EXCESS:
        return message(ROOM, "note-ram", cells=excess)
    brakes, tyres, body = (points[excess - 1] for points in EMERGENCY)
    return message(ROOM, "note-emergency", cells=excess, brakes=brakes, tyres=tyres, body=body)


def roll_notes(race: Race, car: int, way: Way) -> list[Text]:
    """The rolls to come, each with the number of faces, of twenty, that fail."""
    rolls: list[tuple[str, tuple[int, ...]]] = [("wall", (cell,)) for cell in way.trail.walls]
    for cell in way.trail.hazards:
        marks = race.markers[cell]
        rolls += [(name, ()) for bit, name in ((DEBRIS, "road"), (NAILS, "nails"), (OIL, "oil")) if marks & bit]
    if way.trail.kerb and not race.drive.kerb:
        rolls.append(("road", ()))
    notes = [message(ROOM, "note-roll", test=name, faces=odds(race, car, name, args, FAILED)) for name, args in rolls]
    if way.cell < race.track.size:
        notes += collision_notes(race, way.cell)
    return notes


def collision_notes(race: Race, cell: int) -> list[Text]:
    """The number of collision rolls against cars beside or ahead in the same corner (FD-COLL-01)."""
    track = race.track
    corner = track.corner[cell]
    if corner < 0:
        return []
    near = [
        other for other in (track.front[cell], *track.side[cell]) if other in race.at and track.corner[other] == corner
    ]
    near = [other for other in near if race.at[other] != race.drive.car]
    if not near:
        return []
    return [message(ROOM, "note-collision", count=len(near), faces=track.stops[corner])]


def ahead_notes(race: Race, car: int, option: Option) -> tuple[Text, ...]:
    """The cost and risk of a bonus, and what it adds to the price of an overshot corner."""
    drive = race.drive
    notes: list[Text] = []
    cells = 0
    if isinstance(option, Count):
        cells = option.count
    elif option == RICH:
        cells = drive.die // 5
        notes.append(message(ROOM, "note-fuel", count=cells))
    elif option == BOOST:
        cells = race.gear[car]
        notes.append(message(ROOM, "note-boost", cells=cells, faces=odds(race, car, "boost", (), 0)))
    if cells and drive.lock:
        further = tuple([(corner, over + cells, missing, factor) for corner, over, missing, factor in drive.overs])
        notes += over_notes(race, car, further)
    return tuple(notes)


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
