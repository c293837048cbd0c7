"""Cuts the track into sections and reads what is printed on them."""

from paddock.circuits.line import Line
from paddock.circuits.sections import (
    BRAKE,
    COLOURS,
    KINDS,
    NOWHERE,
    STATES,
    UNCERTAIN,
    Outcome,
    Recovery,
    RecoveryCheck,
    SectionBoard,
    Spot,
    WeatherSlot,
)
from paddock.circuits.sections_check import check_sections
from paddock.circuits.source import Check, Extreme, OffTrack, Result, SectionsPart, SectionText, Source, SpotText
from paddock.circuits.words import Complaints, thing

CARS_A_ROW = 4
LETTERS = "abcdefgh"


class Laying:
    """The board under construction, with the two ends of every section and the line it came from."""

    def __init__(self, source: Source, part: SectionsPart, line: Line, complaints: Complaints) -> None:
        self.source = source
        self.part = part
        self.line = line
        self.complaints = complaints
        self.board = SectionBoard(source.id)
        self.texts: list[SectionText] = []
        self.zones: list[int] = []
        """The zone that gives a corner its name."""
        self.starts: list[float] = []
        self.ends: list[float] = []


def compile_sections(source: Source, line: Line, complaints: Complaints, is_draft: bool = False) -> Laying | None:
    """The board of sections with its places on the track, or None with complaints.

    A draft is returned with complaints too, if the track can be cut at all.
    """
    part = source.sections
    if part is None:
        return None
    before = len(complaints.list)
    laying = Laying(source, part, line, complaints)
    if not covers_zones(laying):
        return None
    lay(laying)
    if not begin_at_line(laying):
        return None
    name_sections(laying)
    print_sections(laying)
    draw_off_tracks(laying)
    mark_grid(laying)
    print_turns(laying)
    print_weather(laying)
    check_sections(laying.board, part, [text.line for text in laying.texts], complaints)
    return laying if is_draft or len(complaints.list) == before else None


def covers_zones(laying: Laying) -> bool:
    """The stretches name every zone once, in order."""
    before = len(laying.complaints.list)
    wanted = [zone.id for zone in laying.source.zones]
    found = [(zone, stretch.line) for stretch in laying.part.stretches for zone in stretch.zones]
    for n, (zone, line) in enumerate(found):
        expected = wanted[n] if n < len(wanted) else thing("nothing")
        if zone != expected:
            laying.complaints.say(line, "over-order", zone=zone, expected=expected)
            return False
    if len(found) < len(wanted):
        missing = " ".join(wanted[len(found) :])
        laying.complaints.say(laying.part.at, "over-missing", zones=missing)
    for stretch in laying.part.stretches:
        if not stretch.sections:
            laying.complaints.say(stretch.line, "over-empty")
    return len(laying.complaints.list) == before


def lay(laying: Laying) -> None:
    """Each stretch is divided by the sizes of its sections."""
    line, source = laying.line, laying.source
    for stretch in laying.part.stretches:
        zones = [source.zone(zone) for zone in stretch.zones]
        namesake = next((zone for zone in zones if source.zones[zone].is_corner), zones[0])
        place, end = line.zone_starts[zones[0]], line.zone_ends[zones[-1]]
        unit = (end - place) / sum(section.size for section in stretch.sections)
        for section in stretch.sections:
            laying.texts.append(section)
            laying.zones.append(namesake)
            laying.starts.append(place)
            place += unit * section.size
            laying.ends.append(place)


def begin_at_line(laying: Laying) -> bool:
    """The line lies at the front of the first row of the grid: the section after it becomes the first."""
    poles = [n for n, text in enumerate(laying.texts) if text.grid == 1]
    if len(poles) != 1:
        laying.complaints.say(laying.part.at, "pole", found=len(poles))
        return False
    turn = poles[0] + 1
    laying.texts = laying.texts[turn:] + laying.texts[:turn]
    laying.zones = laying.zones[turn:] + laying.zones[:turn]
    laying.starts = laying.starts[turn:] + laying.starts[:turn]
    laying.ends = laying.ends[turn:] + laying.ends[:turn]
    return True


def name_sections(laying: Laying) -> None:
    """Stable names: by corner number for corners and the brakes before them, by zone for straights."""
    board, count = laying.board, len(laying.texts)
    seen: dict[str, int] = {}
    first = laying.starts.index(min(laying.starts))
    names = [""] * count
    for n in sorted(range(count), key=lambda n: (n - first) % count):
        family = family_of(laying, n)
        seen[family] = seen.get(family, 0) + 1
        names[n] = member(laying, n, family, seen[family])
    for n, name in enumerate(names):
        if name in board.index:
            laying.complaints.say(laying.texts[n].line, "section-twice", name=name)
        board.names.append(name)
        board.index[name] = n
    board.size = count


def family_of(laying: Laying, n: int) -> str:
    """The stem of a section's name: its corner, the corner after its brake, or its zone."""
    text = laying.texts[n]
    if text.kind == "corner":
        return str(text.corner)
    if text.kind == "brake":
        return f"b{laying.texts[(n + 1) % len(laying.texts)].corner}"
    return laying.source.zones[laying.zones[n]].id


def member(laying: Laying, n: int, family: str, number: int) -> str:
    """`1a`, `1b` where a corner has several sections, `main-1`, `main-2` for straights, the family's name else."""
    text = laying.texts[n]
    if text.kind == "straight":
        return f"{family}-{number}"
    alone = text.kind == "brake" or sum(other.corner == text.corner for other in laying.texts) == 1
    return family if alone else f"{family}{LETTERS[(number - 1) % len(LETTERS)]}"


def print_sections(laying: Laying) -> None:
    """Kinds, contests, late brakes and spots."""
    board = laying.board
    for n, text in enumerate(laying.texts):
        board.kind.append(KINDS.index(text.kind))
        board.corner.append(text.corner)
        board.contest.append(text.contest)
        board.has_late.append(text.late is not None)
        board.late_target.append(text.late[0] if text.late else 0)
        board.late_modifier.append(text.late[1] if text.late else 0)
        board.recovery.append(None)
        if text.corner and text.corner not in board.corner_names:
            board.corner_names[text.corner] = text.name or laying.source.zones[laying.zones[n]].name
        board.spots_of.append(tuple(add_spot(laying, n, i, spot) for i, spot in enumerate(text.spots)))


def add_spot(laying: Laying, section: int, outer: int, text: SpotText) -> int:
    """A spot; the first of a section's line is the outermost."""
    board = laying.board
    colours = tuple(COLOURS.index(letter) for letter in text.colours)
    spot = Spot(f"{board.names[section]}-spot{outer + 1}", section, text.bonus, colours, text.extreme)
    spot.tyres, spot.damage, spot.cards = text.tyres, text.damage, text.cards
    spot.outer = outer
    if text.extreme:
        rule = find_extreme(laying, board.corner[section])
        if rule is None:
            line = laying.texts[section].line
            laying.complaints.say(line, "extreme-missing")
        else:
            spot.modifier = rule.modifier
            spot.recovery = Recovery([make_check(laying, rule.recovery, 0, rule.line, 0)])
    board.spots.append(spot)
    board.spot_index[spot.name] = len(board.spots) - 1
    return len(board.spots) - 1


def find_extreme(laying: Laying, corner: int) -> Extreme | None:
    """The rule for this corner's extreme spots, else the one for all."""
    own = [rule for rule in laying.part.extremes if rule.corner == corner]
    common = [rule for rule in laying.part.extremes if rule.corner == 0]
    return next(iter(own + common), None)


def draw_off_tracks(laying: Laying) -> None:
    """The off-track line of every brake section, found by the corner that follows."""
    board = laying.board
    lines = {off.corner: off for off in laying.part.off_tracks}
    for n, kind in enumerate(board.kind):
        if kind != BRAKE:
            continue
        corner = board.corner[(n + 1) % board.size]
        off = lines.pop(corner, None)
        if off is not None:
            board.recovery[n] = draw_off_track(laying, n, off)
        else:
            example = f"off {corner} check 0 pass time 1 at {corner} fail crash"
            laying.complaints.say(laying.texts[n].line, "off-missing", example=example)
    for off in lines.values():
        laying.complaints.say(off.line, "off-brake", corner=off.corner)


def draw_off_track(laying: Laying, brake: int, off: OffTrack) -> Recovery:
    """The first edition's target of every check is the late-brake target of the brake itself."""
    said = len(laying.complaints.list)
    target = laying.board.late_target[brake]
    checks = [make_check(laying, check, target, off.line, n) for n, check in enumerate(off.checks)]
    recovery = Recovery(checks)
    recovery.first_reentry = nearest_reentry(laying.board, brake, checks)
    if len(laying.complaints.list) > said:
        return recovery
    if not all(leads_somewhere(outcome) for check in checks for outcome in (check.passed, check.failed)):
        laying.complaints.say(off.line, "arrow-end")
    if recovery.first_reentry == NOWHERE:
        laying.complaints.say(off.line, "arrow-back")
    return recovery


def nearest_reentry(board: SectionBoard, brake: int, checks: list[RecoveryCheck]) -> int:
    """The first section after the brake at which an arrow of its line comes back."""
    ways = [outcome.reentry for check in checks for outcome in (check.passed, check.failed)]
    return min((way for way in ways if way != NOWHERE), key=lambda way: (way - brake) % board.size, default=NOWHERE)


def leads_somewhere(outcome: Outcome) -> bool:
    return outcome.crash or outcome.reentry != NOWHERE or outcome.check != NOWHERE


def make_check(laying: Laying, check: Check, target: int, line: int, number: int) -> RecoveryCheck:
    passed = make_outcome(laying, check.passed, line)
    failed = make_outcome(laying, check.failed, line)
    if check.follows:
        failed.check = number + 1
    return RecoveryCheck(target, check.modifier, check.blind, passed, failed)


def make_outcome(laying: Laying, result: Result, line: int) -> Outcome:
    outcome = Outcome()
    outcome.tyres, outcome.damage, outcome.cards, outcome.time = result.tyres, result.damage, result.cards, result.time
    outcome.forced_pit, outcome.crash, outcome.safety_car = result.forced_pit, result.crash, result.safety_car
    if result.reentry:
        outcome.reentry = laying.board.index.get(result.reentry, NOWHERE)
        if outcome.reentry == NOWHERE:
            known = " ".join(laying.board.names)
            laying.complaints.say(line, "no-section", name=result.reentry, known=known)
    return outcome


def mark_grid(laying: Laying) -> None:
    """Four places a section, in the rows 1, 2, 3... that stand one behind the other."""
    rows = {text.grid: n for n, text in enumerate(laying.texts) if text.grid}
    size = laying.board.size
    for row in sorted(rows):
        if rows[row] != (size - row) % size:
            line = laying.texts[rows[row]].line
            laying.complaints.say(line, "grid-row", row=row, behind=row - 1)
        laying.board.grid += [rows[row]] * CARS_A_ROW


def print_turns(laying: Laying) -> None:
    """The turn track: stages, and laps spread over the turns (the first is one lap) unless the file gives them."""
    board, part = laying.board, laying.part
    if part.turns is None or part.stages is None or part.pit_time is None:
        names = (("turns", part.turns), ("stages", part.stages), ("pit", part.pit_time))
        missing = " ".join(name for name, given in names if given is None)
        laying.complaints.say(part.at, "sections-missing", names=missing)
        return
    board.pit_time = part.pit_time[1]
    line, board.turns, board.short = part.turns
    board.stage = [0, *(n for n, turns in enumerate(part.stages[1], 1) for _ in range(turns))]
    if len(board.stage) != board.turns + 1:
        laying.complaints.say(part.stages[0], "stages-sum", sum=len(board.stage) - 1, turns=board.turns)
    laps = part.laps[1] if part.laps else spread_laps(laying.source.laps, board.turns)
    board.laps = [0, *laps]
    if len(laps) != board.turns:
        laying.complaints.say(part.laps[0] if part.laps else line, "laps-count", turns=board.turns)
    board.first_lap = [0, 1]
    for lap in laps[:-1]:
        board.first_lap.append(board.first_lap[-1] + lap)


def spread_laps(laps: int, turns: int) -> tuple[int, ...]:
    """The first turn is the first lap; the others share what is left, the longer ones evenly among them."""
    left, others = max(laps - 1, turns - 1), turns - 1
    return (1, *(left * (n + 1) // others - left * n // others for n in range(others)))


def print_weather(laying: Laying) -> None:
    """The row of slots; together they cover the check factors 1 to 99."""
    board, given = laying.board, laying.part.weather
    if given is None:
        laying.complaints.say(laying.part.at, "weather-missing")
        return
    line, slots = given
    board.weather = [WeatherSlot(slot.low, slot.high, STATES.index(slot.state)) for slot in slots]
    if [factor for slot in slots for factor in range(slot.high, slot.low - 1, -1)] != list(range(99, 0, -1)):
        laying.complaints.say(line, "slots-gap")
        return
    upwards = [n for n, slot in enumerate(slots) for _ in range(slot.low, slot.high + 1)][::-1]
    board.weather_slot = [NOWHERE, *upwards]
    states = [slot.state for slot in board.weather]
    uncertain = [n for n, state in enumerate(states) if state == UNCERTAIN]
    if len(uncertain) % 2 == 0 or len(set(states)) < len(STATES) or states != sorted(states):
        laying.complaints.say(line, "slots-order")
        return
    board.weather_middle = uncertain[len(uncertain) // 2]
