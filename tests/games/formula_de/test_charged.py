"""Slipstreams, bonus cells after one, slides and forced blocks: what is offered agrees with a walk over every path."""

from collections.abc import Iterator
from random import Random

import pytest

from games.formula_de.bench import at, outcome_of, race_of
from games.formula_de.brute import Outcome, Path, Situation, ahead, entered, is_legal, longer, outcome, overshot
from paddock.games.formula_de.position import Race
from paddock.games.formula_de.tables import BRAKES
from paddock.games.formula_de.track import TRACKS
from paddock.games.formula_de.ways.segments import menu_of
from paddock.games.formula_de.ways.way import Way
from rules import rule

COLOURS = ("blue", "yellow", "green", "black", "orange")
Offer = tuple[int, int, int, bool, Outcome]  # brake points, charge, cells not driven, blocked or not, and the way


def paths(where: Situation, start: int, units: int) -> tuple[list[Path], list[Path]]:
    """All legal paths of this many cells or up to the line, and those that end before because nothing leads on."""
    full, dead, todo = [], [], [Path([start])]
    while todo:
        path = todo.pop()
        if path.units == units or path.ended:
            full.append(path)
            continue
        following = [more for more in longer(where, path) if is_legal(where, more.cells)]
        if following:
            todo += following
        elif path.cells[-1] not in where.occupied:
            dead.append(path)
    return [path for path in full if path.cells[-1] not in where.occupied], dead


def longest(dead: list[Path]) -> list[Path]:
    most = max((len(path.cells) for path in dead), default=0)
    return [path for path in dead if len(path.cells) == most]


class Driver:
    """What a driver has for a segment: brake points, the corners that cost nothing, and whether a car can be forced."""

    def __init__(self, kind: str, cells: int, brakes: int, known: tuple[int, ...] | None, can_force: bool) -> None:
        self.kind = kind
        self.cells = cells
        self.brakes = brakes
        self.known = known
        self.can_force = can_force

    def charge(self, where: Situation, path: Path) -> int:
        """A brake point for each new corner entered by or after a slipstream."""
        new = [] if self.known is None else [one for one in entered(where, path.cells) if one not in self.known]
        return len(new)

    def offers(self, where: Situation, start: int) -> Iterator[Offer]:
        most = self.cells - 1 if self.kind == "slip" else self.cells
        for spent in range(min(self.brakes, most) + 1):
            left, units = self.brakes - spent, self.cells - spent
            full, dead = paths(where, start, units)
            # Brake points change nothing for a way that ends by itself
            yield from self.paid(where, [path for path in full if not (spent and path.ended)], spent, left, units)
            if not full and not (self.kind == "slip" and len(longest(dead)[0].cells) == 1):
                yield from self.paid(where, longest(dead), spent, left, units)
            if not full and left and self.can_force:
                yield from self.forced(where, start, spent, left, units)

    def paid(self, where: Situation, found: list[Path], spent: int, left: int, units: int) -> Iterator[Offer]:
        """The paths whose charge can be paid; of a slide, which is no choice, the rest is let off."""
        for path in found:
            charge = self.charge(where, path)
            if charge <= left or self.kind == "slide":
                excess = 0 if path.ended else units - path.units
                yield spent, min(charge, left), excess, excess > 0, outcome(where, path)

    def forced(self, where: Situation, start: int, spent: int, left: int, units: int) -> Iterator[Offer]:
        """Through one car for a brake point; if a second block follows, as far as possible."""
        where.force = True
        full, dead = paths(where, start, units)
        where.force = False
        through = [path for path in full if self.is_forced(where, path)]
        if through:
            yield from self.paid(where, through, spent, left - 1, units)
        else:
            stuck = [path for path in longest(dead) if self.is_forced(where, path)]
            yield from self.paid(where, stuck, spent, left, units)

    def is_forced(self, where: Situation, path: Path) -> bool:
        return path.forced and (self.kind != "slip" or path.cells[1] not in where.occupied)


def offered(race: Race, kind: str, cells: int) -> set[Offer]:
    """What the menu offers."""
    menu = menu_of(race, 0, kind, cells)
    found: set[Offer] = set()
    for go, way in zip(menu, menu.ways, strict=True):
        found.add((go.brakes, way.charge, way.excess, way.stuck, outcome_of(way)))
    assert len(found) == len(menu)
    costs = [(go.brakes, cost_of(way)) for go, way in zip(menu, menu.ways, strict=True)]
    assert costs == sorted(costs), "what costs less is offered first"
    return found


def cost_of(way: Way) -> int:
    """How many things a way brings that a driver would rather avoid."""
    trail = way.trail
    return len(trail.left) + len(trail.hazards) + len(trail.walls) + bool(trail.kerb) + way.charge + way.excess


def check(race: Race, where: Situation, driver: Driver) -> None:
    """What red is offered is what a walk over every path finds."""
    where.slipstream = driver.kind == "slip"
    walked = set(driver.offers(where, race.cell[0]))
    assert offered(race, driver.kind, driver.cells) == walked, (driver.kind, race.track.names[race.cell[0]])


def position(random: Random, board: str, start: str, memory: str, on: str, leader: bool) -> tuple[Race, Situation]:
    """Red in 4th gear with others and markers close ahead; the first of them right ahead if there is to be a leader."""
    track = race_of(at(f"red@{start}, blue@off", "ChooseGear 0", board, on=on)).track
    cell = track.index[start]
    near = [near for near in ahead(track, cell, 4) if near != cell]
    cars = random.sample(near, min(len(near), random.randint(1, len(COLOURS))))
    if leader and track.front[cell] not in cars:
        cars[0] = track.front[cell]
    markers = random.sample(near, random.randint(0, 2))
    brakes, stops = random.randint(0, 3), random.randint(0, 2)
    others = ", ".join(f"{colour}@{track.names[at]} gear=4" for colour, at in zip(COLOURS, cars, strict=False))
    marks = " ".join(f"{track.names[at]}=oil" for at in sorted(markers)) or "-"
    red = f"red@{start} gear=4 stops={stops} pf={brakes} pc=1"
    given = f"lane-shift=3 kerbs=off walls=off {on}{'' if 'laps=' in on else ' laps=9'}"
    race = race_of(at(f"{red}, {others}", "ChooseGear 0", board, "", given, marks, f"car=red start={start} {memory}"))
    where = Situation(track, dict(race.at), dict(race.markers))
    where.occupied.pop(cell)
    where.stop_corner, where.stops_made = track.corner[cell], stops
    return race, where


STARTS = {"ring": ("a34", "b37", "c44", "a48", "b51", "a90", "c104", "b117"), "chicane": ("a16", "b25", "c26", "a36")}


@pytest.mark.parametrize("board", STARTS)
@pytest.mark.parametrize("force", ["off", "on"])
@rule(
    "FD-SLIP-05",
    "FD-SLIP-10",
    "FD-SLIP-11",
    "FD-SLIP-16",
    "FD-SLIP-18",
    "FD-SLIP-20",
    "FD-SLIP-27",
    "FD-SLIP-28",
    "FD-SLIP-34",
    "FD-SLIP-35",
    "FD-SLIP-36",
    "FD-FORCE-02",
    "FD-FORCE-09",
)
def test_a_slipstream_is_offered_as_far_as_it_is_free_and_can_be_paid(board: str, force: str) -> None:
    random = Random(f"slip/{board}/{force}")
    for start in STARTS[board] * 3:
        race, where = position(random, board, start, "", f"force-block={force}", True)
        check(race, where, Driver("slip", 3, race.has(0, BRAKES), (where.stop_corner,), force == "on"))


@pytest.mark.parametrize("board", STARTS)
@pytest.mark.parametrize(("kind", "cells"), [("tyre", 2), ("boost", 4), ("slide", 2)])
@rule("FD-SLIP-16", "FD-SLIP-17", "FD-SLIP-19", "FD-SLIP-20", "FD-SKID-13", "FD-BRAKE-03", "FD-EMERG-02", "FD-EMERG-03")
def test_cells_after_a_slipstream_are_charged_for_each_new_corner(board: str, kind: str, cells: int) -> None:
    random = Random(f"{kind}/{board}")
    for start in STARTS[board] * 2:
        here = corner_at(board, start)  # the car has been charged for it, or was in it before
        before, paid = random.choice((((), here), (here, ()), ((*here, 1), ()), ((0,), here)))
        memory = f"slipped=yes before_slip={words(before)} charged={words(paid)}"
        race, where = position(random, board, start, memory, "", False)
        check(race, where, Driver(kind, cells, race.has(0, BRAKES), (*before, *paid), False))


@pytest.mark.parametrize("force", ["off", "on"])
@pytest.mark.parametrize("board", STARTS)
@rule(
    "FD-FORCE-01",
    "FD-FORCE-02",
    "FD-FORCE-06",
    "FD-FORCE-09",
    "FD-FORCE-12",
    "FD-FORCE-13",
    "FD-EMERG-01",
    "FD-EMERG-02",
    "FD-EMERG-03",
    "FD-EMERG-04",
    "FD-EMERG-05",
    "FD-EMERG-06",
    "FD-MOVE-03",
    "FD-MOVE-05",
    "FD-BRAKE-01",
    "FD-BRAKE-02",
    "FD-BRAKE-05",
    "FD-BRAKE-11",
    "FD-BRAKE-13",
    "FD-CORNER-03",
    "FD-OVER-12",
    "FD-STRAIGHT-16",
)
def test_a_block_is_braked_for_or_forced_through_one_car(board: str, force: str) -> None:
    random = Random(f"force/{board}")
    for start in STARTS[board] * 4:
        race, where = position(random, board, start, "", f"force-block={force}", False)
        check(race, where, Driver("main", random.randint(1, 5), race.has(0, BRAKES), None, force == "on"))


@pytest.mark.parametrize("laps", [1, 9])
@rule("FD-END-13", "FD-END-14", "FD-BRAKE-05", "FD-MOVE-03", "FD-STRAIGHT-16", "FD-STRAIGHT-17")
def test_the_line_ends_the_last_lap_and_no_other(laps: int) -> None:
    """From the last corner or just beyond it; the line is the third cell after the corner."""
    random = Random(f"line/{laps}")
    for start in ("a152", "b155", "c158", "a158", "b-3", "a-2") * 3:
        race, where = position(random, "finish", start, "", f"laps={laps}", False)
        where.stop_at_line = laps == 1
        check(race, where, Driver("main", random.randint(1, 6), race.has(0, BRAKES), None, False))


APPROACHES = {
    "ring": ("a60", "b65", "c74", "a74", "b75", "a76", "b77", "c48", "a94", "c118"),
    "short": ("a34", "b35", "c36", "a36", "b37", "a38", "c38", "b67", "a66", "a64"),
}


@pytest.mark.parametrize("board", APPROACHES)
@pytest.mark.parametrize(("kind", "cells"), [("drs", 1), ("drs", 2), ("oval", 1)])
@rule(
    "FD-DRS-03", "FD-DRS-06", "FD-DRS-14", "FD-DRS-15", "FD-OVALSLIP-03", "FD-OVALSLIP-05", "FD-SLIP-03", "FD-SLIP-04"
)
def test_cells_lead_up_to_a_slipstream_that_can_be_begun(kind: str, cells: int, board: str) -> None:
    random = Random(f"{kind}/{cells}/{board}")
    for start in APPROACHES[board] * 6:
        race, where = position(random, board, start, "", "drs=on oval-slipstream=on", False)
        where.markers, race.markers, race.marked = {}, {}, 0
        for car in range(1, race.cars):
            race.gear[car], race.status[car] = random.choice((4, 4, 3, 5)), random.choice((0, 0, 0, 2))
        found = {(offer[1], offer[4][0]) for offer in offered(race, kind, cells)}

        assert found == set(approaches(race, where, kind, cells)), (kind, start)


def approaches(race: Race, where: Situation, kind: str, cells: int) -> Iterator[tuple[int, int]]:
    """The cells from which a slipstream can be begun, with the brake points that the way there costs."""
    track, cell = race.track, race.cell[0]
    known = (track.corner[cell],)
    for path in paths(where, cell, cells)[0]:
        end, new = path.cells[-1], [corner for corner in entered(where, path.cells) if corner not in known]
        charge = len(new) if kind == "oval" else 0
        brakes = race.has(0, BRAKES) - charge
        if brakes < 0 or overshot(where, path.cells) or (kind == "oval" and end != track.front[cell]):
            continue
        leader = race.at.get(track.front[end], -1)
        if leader < 0 or race.status[leader] or not 4 <= race.gear[leader] <= race.gear[0]:
            continue
        if kind == "drs" and not {track.straight[end], track.straight[race.cell[leader]]} <= set(race.rules.zones):
            continue
        where.slipstream = True
        if any(Driver("slip", 3, brakes, (*known, *new, track.corner[end]), False).offers(where, end)):
            yield charge, end
        where.slipstream = False


@pytest.mark.parametrize("force", ["off", "on"])
@pytest.mark.parametrize("kind", ["slip", "boost", "slide"])
@rule("FD-SLIP-16", "FD-SLIP-20", "FD-SLIP-27", "FD-SLIP-28", "FD-SKID-13", "FD-FORCE-02", "FD-FORCE-09", "FD-EMERG-01")
def test_a_block_behind_the_line_of_a_corner_is_reached_only_by_those_who_can_pay(kind: str, force: str) -> None:
    """Just before a corner, with few brake points and all lanes full of cars."""
    random = Random(f"block/{kind}/{force}")
    for start in ("a36", "b37", "c38", "a38", "b35") * 6:
        memory = "" if kind == "slip" else "slipped=yes before_slip=(2)"
        race, where = position(random, "ring", start, memory, f"force-block={force}", kind == "slip")
        brakes = min(race.has(0, BRAKES), 1 if kind != "slip" else 2)
        race.write_points(0, BRAKES, brakes, 3)
        check(race, where, Driver(kind, 3, brakes, (2,), force == "on"))


@rule("FD-PIT-05", "FD-PIT-07", "FD-FORCE-01")
@pytest.mark.parametrize(("declared", "ends"), [("yes", {True}), ("no", {True, False})])
def test_who_has_declared_must_enter_also_if_blocks_may_be_forced(declared: str, ends: set[bool]) -> None:
    cars = "red@c-30 gear=3 box=3 pf=2 pc=2, blue@a60"
    race = race_of(at(cars, "ChooseGear 0", on="force-block=on laps=9", turn=f"car=red start=c-30 declared={declared}"))

    assert {way.trail.into_pit for way in menu_of(race, 0, "main", 4).ways} == ends


@rule("FD-OVALSLIP-03", "FD-OVALSLIP-05", "FD-OVER-14", "FD-SLIP-16")
@pytest.mark.parametrize(
    ("cars", "mover", "found"),
    [
        ("red@a38 gear=4 pf=1/3, blue@a42 gear=4", 0, ["a40+charge1"]),
        ("red@a38 gear=4 pf=0/3, blue@a42 gear=4", 0, []),
        ("red@a52 gear=4 pf=3, blue@a56 gear=4", 0, []),
        ("red@a52 gear=4 pf=3 stops=1, blue@a56 gear=4", 0, ["a54"]),
        ("red@a64 gear=4, blue@a60 gear=4 pf=3", 1, ["a62"]),
    ],
)
def test_the_oval_cell_must_be_paid_for_and_not_overshoot(cars: str, mover: int, found: list[str]) -> None:
    words = cars.split(", ")[mover].split()[0].split("@")
    race = race_of(at(cars, "ChooseGear 0", on="oval-slipstream=on laps=9", turn=f"car={words[0]} start={words[1]}"))

    assert [go.code for go in menu_of(race, mover, "oval", 1)] == found


def corner_at(board: str, cell: str) -> tuple[int, ...]:
    corner = TRACKS[board].corner[TRACKS[board].index[cell]]
    return (corner,) if corner >= 0 else ()


def words(corners: tuple[int, ...]) -> str:
    return "(" + ",".join(str(corner) for corner in corners) + ")"
