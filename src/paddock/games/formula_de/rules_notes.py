"""What an option costs and risks, in words for people: points spent, rolls to come and their exact odds."""

from paddock.core import Option, Text, message
from paddock.games.formula_de.options import BOOST, RICH
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.rules_dice import odds
from paddock.games.formula_de.rules_drive import priced
from paddock.games.formula_de.rules_roads import Way
from paddock.games.formula_de.tables import DEBRIS, EMERGENCY, NAILS, OIL, PG, ROOM, WORST_EXCESS


def way_notes(race: Race, car: int, way: Way, brakes: int) -> tuple[Text, ...]:
    """The bill of a way and the rolls that it brings."""
    label = way.label
    notes: list[Text] = []
    if brakes + way.charge:
        notes.append(message(ROOM, "note-brakes", count=brakes + way.charge))
    notes += over_notes(race, car, way)
    if way.excess:
        notes.append(emergency_note(way.excess))
    if label.trail.forced:
        notes.append(message(ROOM, "note-force"))
    notes += roll_notes(race, car, way)
    return tuple(notes)


def over_notes(race: Race, car: int, way: Way) -> list[Text]:
    """FD-OVER-07 .. FD-OVER-11  What overshooting will cost: points, a spin, or the race."""
    left = race.has(car, PG)
    notes: list[Text] = []
    for _, excess, missing, factor in priced(race, car, way.label):
        cost = excess * factor
        if missing > 1 or cost > max(left, 1):
            return [*notes, message(ROOM, "note-out", cells=excess)]
        notes.append(message(ROOM, "note-tyres", count=cost, spin="yes" if cost >= left else "no"))
        left = max(0, left - cost)
    return notes


def emergency_note(excess: int) -> Text:
    """FD-EMERG-07  The bill of emergency braking."""
    if excess > WORST_EXCESS:
        return message(ROOM, "note-ram", cells=excess)
    brakes, tyres, body = (points[excess - 1] for points in EMERGENCY)
    return message(ROOM, "note-emergency", cells=excess, brakes=brakes, tyres=tyres, body=body)


def roll_notes(race: Race, car: int, way: Way) -> list[Text]:
    """Rolls to come, each with the faces of twenty that hurt."""
    label = way.label
    rolls: list[tuple[str, tuple[int, ...]]] = [("wall", (cell,)) for cell in label.trail.walls]
    for cell in label.trail.hazards:
        marks = race.markers[cell]
        rolls += [(name, ()) for bit, name in ((DEBRIS, "road"), (NAILS, "nails"), (OIL, "oil")) if marks & bit]
    if label.trail.kerb and not race.drive.kerb:
        rolls.append(("road", ()))
    notes = [message(ROOM, "note-roll", test=name, faces=odds(race, car, name, args, 1)) for name, args in rolls]
    if label.cell < race.track.size:
        notes += collision_notes(race, label.cell)
    return notes


def collision_notes(race: Race, cell: int) -> list[Text]:
    """FD-COLL-01  Cars beside or ahead in the same corner: how many collision rolls there will be."""
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
    """What a bonus costs or risks."""
    if option == RICH:
        return (message(ROOM, "note-fuel", count=race.drive.die // 5),)
    if option == BOOST:
        return (message(ROOM, "note-boost", cells=race.gear[car], faces=odds(race, car, "boost", (), 0)),)
    return ()
