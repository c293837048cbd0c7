"""Reads the three blocks of a circuit file that say how the track is cut: in cells, in sections, in spaces."""

import re
from collections.abc import Callable

from paddock.circuits.source import (
    CellsPart,
    Check,
    CornerCells,
    Drs,
    Extreme,
    Grid,
    GridPlace,
    Mark,
    OffTrack,
    Pit,
    Result,
    Row,
    SectionsPart,
    SectionText,
    Slot,
    Soft,
    SpacesPart,
    SpaceText,
    SpotText,
    Stretch,
    Wall,
)
from paddock.circuits.words import Words, Wrong, whole

SIDES = ("left", "right")
FACES = 20
COUNTS = re.compile(r"[0-9]{1,2}(/[0-9]{1,2})*")
SPOT = re.compile(r"\+(?P<bonus>[1-9])(?P<colours>[rgoy]{1,2})(:(?P<costs>([tdc][1-3])+))?(?P<extreme>\*)?")
LATE = re.compile(r"(?P<target>[0-9]{1,2})/(?P<modifier>[+-]?[0-9]{1,2})")
SPACE = re.compile(r"(?P<colours>[WLDK]{1,4})(?P<cars>[1-9][0-9]?)")
Statements = dict[str, Callable[[Words], None]]


class Block:
    """A block of lines that begin with a keyword, some of which may occur only once."""

    def __init__(self) -> None:
        self.seen: dict[str, int] = {}

    def statements(self) -> Statements:
        """The keywords that may begin a line now."""
        raise NotImplementedError

    def read(self, number: int, text: str) -> None:
        """Read one line by its first word."""
        words = Words(number, text)
        if not words:
            return
        keyword = words.take("keyword")
        statement = self.statements().get(keyword)
        if statement is None:
            raise Wrong("not-keyword", found=keyword, known=" ".join(self.statements()))
        statement(words)
        words.end()

    def once(self, keyword: str, line: int) -> None:
        if keyword in self.seen:
            raise Wrong("twice", what=keyword, line=self.seen[keyword])
        self.seen[keyword] = line


class CellsReader(Block):
    """The lines of the block `cells`."""

    def __init__(self) -> None:
        super().__init__()
        self.line: Mark | None = None
        self.grid: Grid | None = None
        self.pit: Pit | None = None
        self.weather: tuple[int, str] | None = None
        self.soft: Soft | None = None
        self.drs: Drs | None = None
        self.corners: list[CornerCells] = []
        self.walls: list[Wall] = []

    def statements(self) -> Statements:
        return {
            "line": self.read_line,
            "grid": self.read_grid,
            "pit": self.read_pit,
            "weather": self.read_weather,
            "soft": self.read_soft,
            "drs": self.read_drs,
            "corner": self.read_corner,
            "wall": self.read_wall,
        }

    def read_line(self, words: Words) -> None:
        self.once("line", words.line)
        self.line = read_mark(words)

    def read_grid(self, words: Words) -> None:
        self.once("grid", words.line)
        cars = words.whole("cars", 2, 20)
        step = words.number("car-distance", 0.5, 4) if words.optional("step") else 1.5
        self.grid = Grid(words.line, cars, step)

    def read_pit(self, words: Words) -> None:
        self.once("pit", words.line)
        side = words.keyword(*SIDES)
        words.keyword("from")
        start = words.whole("pit-start", 0, 200)
        words.keyword("to")
        end = words.whole("pit-end", 0, 200)
        words.keyword("boxes")
        self.pit = Pit(words.line, side, start, end, words.whole("boxes", 1, 20))

    def read_weather(self, words: Words) -> None:
        self.once("weather", words.line)
        faces = [""] * FACES
        while words:
            state = words.keyword("rain", "variable", "fair")
            low, high = words.span("faces", 1, FACES)
            for face in range(low, high + 1):
                if faces[face - 1]:
                    raise Wrong("face-twice", face=face)
                faces[face - 1] = state[0].upper()
        if "" in faces:
            raise Wrong("face-none", face=faces.index("") + 1, faces=FACES)
        self.weather = words.line, "".join(faces)

    def read_soft(self, words: Words) -> None:
        self.once("soft", words.line)
        self.soft = Soft(words.line, words.name("corner"), words.keyword("entry", "exit") == "exit")

    def read_drs(self, words: Words) -> None:
        self.once("drs", words.line)
        self.drs = Drs(words.line, read_zones(words, most=2))

    def read_corner(self, words: Words) -> None:
        zone = words.name("corner")
        self.once(f"corner {zone}", words.line)
        words.keyword("stops")
        stops = words.whole("stops", 1, 9)
        words.keyword("lanes")
        lanes = words.take("lane-counts")
        if not COUNTS.fullmatch(lanes):
            raise Wrong("lane-counts", found=lanes)
        words.keyword("path")
        shortest, longest = words.span("path", 1, 99)
        counts = tuple(whole(count, "lane-cells", 1, 40) for count in lanes.split("/"))
        self.corners.append(CornerCells(words.line, zone, stops, counts, shortest, longest))

    def read_wall(self, words: Words) -> None:
        self.walls.append(Wall(words.line, words.keyword(*SIDES), read_zones(words, most=64)))

    def part(self, at: int) -> CellsPart:
        return CellsPart(
            at,
            self.line,
            self.grid,
            self.pit,
            self.weather,
            self.soft,
            self.drs,
            tuple(self.corners),
            tuple(self.walls),
        )


class SectionsReader(Block):
    """The lines of the block `sections`."""

    def __init__(self) -> None:
        super().__init__()
        self.pit_time: tuple[int, int] | None = None
        self.turns: tuple[int, int, int] | None = None
        self.stages: tuple[int, tuple[int, ...]] | None = None
        self.laps: tuple[int, tuple[int, ...]] | None = None
        self.weather: tuple[int, tuple[Slot, ...]] | None = None
        self.stretches: list[tuple[int, tuple[str, ...], list[SectionText]]] = []
        self.off_tracks: list[OffTrack] = []
        self.extremes: list[Extreme] = []

    def statements(self) -> Statements:
        return {
            "pit": self.read_pit,
            "turns": self.read_turns,
            "stages": self.read_stages,
            "laps": self.read_laps,
            "weather": self.read_weather,
            "over": self.read_over,
            "straight": self.read_straight,
            "brake": self.read_brake,
            "corner": self.read_corner,
            "off": self.read_off,
            "extreme": self.read_extreme,
        }

    def read_pit(self, words: Words) -> None:
        self.once("pit", words.line)
        self.pit_time = words.line, words.whole("pit-time", 1, 20)

    def read_turns(self, words: Words) -> None:
        self.once("turns", words.line)
        turns = words.whole("turns", 2, 99)
        words.keyword("short")
        self.turns = words.line, turns, words.whole("short-turn", 1, turns)

    def read_stages(self, words: Words) -> None:
        self.once("stages", words.line)
        self.stages = words.line, read_list(words, "stage-turns", 1, 99, most=20)

    def read_laps(self, words: Words) -> None:
        self.once("laps", words.line)
        self.laps = words.line, read_list(words, "turn-laps", 1, 20, most=99)

    def read_weather(self, words: Words) -> None:
        self.once("weather", words.line)
        slots = []
        state = words.keyword("dry")
        while words:
            state = words.optional("dry", "uncertain", "rain") or state
            high, low = words.span("slot", 1, 99)
            slots.append(Slot(low, high, state))
        self.weather = words.line, tuple(slots)

    def read_over(self, words: Words) -> None:
        self.stretches.append((words.line, read_zones(words, most=8), []))

    def read_straight(self, words: Words) -> None:
        self.add_section(words, "straight")

    def read_brake(self, words: Words) -> None:
        self.add_section(words, "brake")

    def read_corner(self, words: Words) -> None:
        number = words.whole("corner-number", 1, 99)
        name = words.title("corner-name") if words and words.quoted[words.place] else ""
        words.keyword("contest")
        contest = words.whole("contest", -9, 9)
        self.add_section(words, "corner", number, name, contest)

    def add_section(self, words: Words, kind: str, corner: int = 0, name: str = "", contest: int = 0) -> None:
        """The rest of a section's line: its size, late-brake values, grid row and spots, in any order."""
        if not self.stretches:
            raise Wrong("section-no-zones")
        size, grid, late = 1.0, 0, None
        spots: tuple[SpotText, ...] = ()
        while words:
            match words.keyword("size", "late", "grid", "spots"):
                case "size":
                    size = words.number("size", 0.1, 10)
                case "grid":
                    grid = words.whole("row", 1, 9)
                case "late":
                    late = read_late(words.take("late"))
                case _:
                    spots = read_spots(words)
        section = SectionText(words.line, kind, size, corner, name, contest, late, grid, spots)
        self.stretches[-1][2].append(section)

    def read_off(self, words: Words) -> None:
        corner = words.whole("corner-number", 1, 99)
        self.once(f"off {corner}", words.line)
        self.off_tracks.append(OffTrack(words.line, corner, read_checks(words)))

    def read_extreme(self, words: Words) -> None:
        corner = 0 if words.next_is("check") else words.whole("corner-number", 1, 99)
        self.once(f"extreme {corner}" if corner else "extreme", words.line)
        words.keyword("check")
        modifier = words.whole("check-modifier", -90, 90)
        words.keyword("recover")
        self.extremes.append(Extreme(words.line, corner, modifier, read_check(words)))

    def part(self, at: int) -> SectionsPart:
        return SectionsPart(
            at,
            self.pit_time,
            self.turns,
            self.stages,
            self.laps,
            self.weather,
            tuple(Stretch(line, zones, tuple(sections)) for line, zones, sections in self.stretches),
            tuple(self.off_tracks),
            tuple(self.extremes),
        )


class SpacesReader(Block):
    """The lines of the block `spaces`."""

    def __init__(self) -> None:
        super().__init__()
        self.line: Mark | None = None
        self.money: tuple[int, tuple[int, ...]] | None = None
        self.grid: tuple[int, tuple[GridPlace, ...]] | None = None
        self.rows: list[Row] = []

    def statements(self) -> Statements:
        return {"line": self.read_line, "money": self.read_money, "grid": self.read_grid, "row": self.read_row}

    def read_line(self, words: Words) -> None:
        self.once("line", words.line)
        self.line = read_mark(words)

    def read_money(self, words: Words) -> None:
        self.once("money", words.line)
        self.money = words.line, read_list(words, "money", 0, 99, most=10)

    def read_grid(self, words: Words) -> None:
        self.once("grid", words.line)
        places = []
        while words:
            lane = read_lane(words.take("lane"))
            places.append(GridPlace(lane, words.whole("place-distance", 0, 99)))
        self.grid = words.line, tuple(places)

    def read_row(self, words: Words) -> None:
        zone = words.name("zone")
        self.once(f"row {zone}", words.line)
        lanes: list[list[SpaceText]] = [[]]
        while words:
            if words.optional("|"):
                lanes.append([])
            else:
                lanes[-1].append(read_space(words.take("space")))
        self.rows.append(Row(words.line, zone, tuple(tuple(lane) for lane in lanes)))

    def part(self, at: int) -> SpacesPart:
        return SpacesPart(at, self.line, self.money, self.grid, tuple(self.rows))


def read_mark(words: Words) -> Mark:
    return Mark(words.line, words.name("zone"), words.whole("zone-distance", 0, 200))


def read_zones(words: Words, most: int) -> tuple[str, ...]:
    zones = [words.name("zone")]
    while words:
        zones.append(words.name("zone"))
    if len(zones) > most:
        raise Wrong("zones-named", most=most, found=len(zones))
    return tuple(zones)


def read_list(words: Words, what: str, low: int, high: int, most: int) -> tuple[int, ...]:
    numbers = [words.whole(what, low, high)]
    while words:
        numbers.append(words.whole(what, low, high))
    if len(numbers) > most:
        raise Wrong("numbers-many", most=most, found=len(numbers))
    return tuple(numbers)


def read_late(text: str) -> tuple[int, int]:
    """`50/-10`: the target of the first edition and the modifier of the second."""
    late = LATE.fullmatch(text)
    if not late or not int(late["target"]):
        raise Wrong("not-late", found=text)
    return int(late["target"]), int(late["modifier"])


def read_spots(words: Words) -> tuple[SpotText, ...]:
    spots = []
    while words and words.words[words.place].startswith("+"):
        spots.append(read_spot(words.take("spot")))
    if not spots:
        raise Wrong("spots-none")
    return tuple(spots)


def read_spot(text: str) -> SpotText:
    spot = SPOT.fullmatch(text)
    if not spot or len(set(spot["colours"])) < len(spot["colours"]):
        raise Wrong("not-spot", found=text)
    costs = {kind: int(number) for kind, number in re.findall(r"([tdc])([1-3])", spot["costs"] or "")}
    return SpotText(
        int(spot["bonus"]),
        spot["colours"],
        bool(spot["extreme"]),
        costs.get("t", 0),
        costs.get("d", 0),
        costs.get("c", 0),
    )


def read_checks(words: Words) -> tuple[Check, ...]:
    """Read one check, and those that a failure leads to."""
    checks = []
    more = True
    while more:
        words.keyword("check")
        checks.append(read_check(words))
        more = checks[-1].follows
    return tuple(checks)


def read_check(words: Words) -> Check:
    modifier = words.whole("recovery-modifier", -90, 90)
    blind = bool(words.optional("blind"))
    words.keyword("pass")
    passed = read_result(words)
    words.keyword("fail")
    failed = read_result(words)
    return Check(modifier, blind, passed, failed, bool(words.optional("then")))


def read_result(words: Words) -> Result:
    """Read an arrow: costs, then where the car comes back, or that it crashes."""
    counts = {"tyres": 0, "damage": 0, "cards": 0, "time": 0}
    while cost := words.optional(*counts):
        counts[cost] = words.whole(cost, 1, 9)
    forced = bool(words.optional("pit"))
    crash = bool(words.optional("crash"))
    safety_car = crash and bool(words.optional("safety-car"))
    reentry = words.take("section") if words.optional("at") else ""
    return Result(
        counts["tyres"], counts["damage"], counts["cards"], counts["time"], forced, crash, safety_car, reentry
    )


def read_lane(text: str) -> int:
    """A lane counted from the inside; the outer one is -1, as its number depends on the number of lanes."""
    words = {"inner": 0, "middle": 1, "outer": -1, "1": 0, "2": 1, "3": 2, "4": 3}
    if text not in words:
        raise Wrong("not-lane", found=text)
    return words[text]


def read_space(text: str) -> SpaceText:
    space = SPACE.fullmatch(text)
    if not space or len(set(space["colours"])) < len(space["colours"]) or int(space["cars"]) > 12:
        raise Wrong("not-space", found=text)
    return SpaceText(space["colours"], int(space["cars"]))
