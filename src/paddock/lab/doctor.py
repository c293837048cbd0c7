"""The track doctor: what races of bots say about a circuit, each finding with its interval.

Figures are gathered race by race; a stretch is a straight, a brake or a corner of the board that the game is played on.
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from typing import Any

from paddock.circuits import Circuit, SectionBoard
from paddock.core import Text, message
from paddock.core.plain import Plain
from paddock.lab.checkup import Checkup, run_checkup
from paddock.lab.estimates import LEVEL, Estimate, Mean, Share, joint
from paddock.lab.plan import Plan
from paddock.lab.run import Progress, Stopped, stop_on_interrupt

ROOM = "paddock.lab"
FIGURES = ("rounds", "decisions", "passes", "retired", "pole")
"""The figures that circuits are compared by; the last two are shares."""
SHARES = ("retired", "pole")
QUIET = 0.1
"""A stretch is quiet if cars surely pass there in fewer races than this."""
UNUSED = 0.05
"""A lane or a spot is left out if it is surely chosen less often than this, of all times that it could be."""
REFERENCE = "level-3"
"""The bots whose races the figures of the other circuits come from."""
LEAST_RACES = 20
"""What fewer races offer is not judged."""


class Stretch(Plain):
    """A part of the lap that has a name."""

    id: str
    name: Text | str
    is_corner: bool


class Doubt(Plain):
    """A lane of a stretch, or a spot, that drivers leave out."""

    stretch: Stretch
    lane: str
    """The letter of the lane, or the name of the spot."""
    chosen: Estimate


class Diagnosis:
    """What the races showed, as estimates."""

    def __init__(self, circuit: Circuit, product: str, seats: int) -> None:
        self.circuit = circuit
        self.product = product
        self.seats = seats
        self.races = 0
        self.means: dict[str, Mean] = {name: Mean() for name in FIGURES if name not in SHARES}
        self.shares: dict[str, Share] = {name: Share() for name in SHARES}
        self.stretches = {stretch.id: stretch for stretch in stretches(circuit, product)}
        self.passed: dict[str, Share] = {name: Share() for name in self.stretches}
        self.ended: dict[str, Share] = {name: Share() for name in self.stretches}
        self.lanes: dict[tuple[str, str], Share] = defaultdict(Share)

    def add(self, found: Checkup) -> None:
        """Add a race."""
        self.races += 1
        self.means["rounds"].add(found.rounds)
        self.means["decisions"].add(found.decisions)
        self.means["passes"].add(found.overtakes)
        self.shares["retired"].add(found.out / self.seats)
        self.shares["pole"].add(found.pole)
        passes, ends = self._by_stretch(found.passes), self._by_stretch(found.retired)
        for name in self.stretches:
            self.passed[name].add(float(passes[name] > 0))
            self.ended[name].add(ends[name] / self.seats)
        self._add_lanes(found)

    def _by_stretch(self, counts: Mapping[str, int]) -> Counter[str]:
        found: Counter[str] = Counter()
        for place, count in counts.items():
            found[stretch_of(self.product, place)] += count
        return found

    def _add_lanes(self, found: Checkup) -> None:
        """The share of the times that a lane of a stretch, or a spot, was chosen when it could be."""
        offered: Counter[tuple[str, str]] = Counter()
        chosen: Counter[tuple[str, str]] = Counter()
        for counts, places in ((offered, found.offered), (chosen, found.chosen)):
            for place, count in places.items():
                lane = lane_of(self.product, place)
                if lane:
                    counts[stretch_of(self.product, place), lane] += count
        for key, count in offered.items():
            self.lanes[key].add(min(1.0, chosen[key] / count))

    def figure(self, name: str) -> Estimate:
        """One of the figures that circuits are compared by."""
        return self.shares[name].estimate if name in SHARES else self.means[name].estimate

    def passing(self) -> list[tuple[Stretch, Estimate]]:
        """The share of races in which a car passes on each stretch, the liveliest first; the bounds hold together."""
        return self._ranked(self.passed)

    def retiring(self) -> list[tuple[Stretch, Estimate]]:
        """The share of cars that retire on each stretch, the most dangerous first."""
        return self._ranked(self.ended)

    def _ranked(self, shares: Mapping[str, Share]) -> list[tuple[Stretch, Estimate]]:
        level = joint(LEVEL, len(shares))
        found = [(self.stretches[name], share.within(level)) for name, share in shares.items()]
        return sorted(found, key=lambda each: -each[1].mean)

    def quiet(self) -> list[tuple[Stretch, Estimate]]:
        """The corners where hardly anybody ever passes."""
        return [each for each in self.passing() if each[0].is_corner and each[1].known and each[1].most < QUIET]

    def left_out(self) -> list[Doubt]:
        """Lanes and spots that are never the right choice, the rarest first."""
        judged = {key: share for key, share in self.lanes.items() if share.count >= LEAST_RACES}
        level = joint(LEVEL, len(judged))
        found = [
            Doubt(self.stretches[stretch], lane, share.within(level))
            for (stretch, lane), share in judged.items()
            if stretch in self.stretches
        ]
        return sorted((each for each in found if each.chosen.most < UNUSED), key=lambda each: each.chosen.mean)


def examine(plan: Plan, diagnosis: Diagnosis, jobs: int = 1, progress: Progress | None = None) -> None:
    """Run the races of a plan and add each to the diagnosis; Ctrl-C stops after the race at hand."""
    with stop_on_interrupt() as stop:
        for done, found in enumerate(checkups(plan, jobs), 1):
            diagnosis.add(found)
            if progress:
                progress(done)
            if stop.asked:
                raise Stopped(f"{done} / {plan.games}")


def checkups(plan: Plan, jobs: int) -> Iterator[Checkup]:
    """The races in order, from this process or from several."""
    numbers = range(plan.first, plan.first + plan.games)
    if jobs == 1:
        yield from (run_checkup(plan, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(partial(run_checkup, plan), numbers)


def product_of(plan: Plan) -> str:
    """How the board of a plan is cut: cells, sections or spaces."""
    board = plan.match(plan.first).board()
    assert board is not None, "the game is played on a board"
    return board.id.removeprefix(f"{plan.circuit}-").split("-")[0]


def stretches(circuit: Circuit, product: str) -> Iterator[Stretch]:
    """The stretches of a board in driving order."""
    if product == "sections":
        assert circuit.sections is not None, "the game is played on sections"
        yield from section_stretches(circuit, circuit.sections)
        return
    last = ""
    for zone in circuit.source.zones:
        last = zone.name or last
        yield Stretch(zone.id, zone.name or message(ROOM, "doctor-after", name=last), zone.is_corner)


def section_stretches(circuit: Circuit, board: SectionBoard) -> Iterator[Stretch]:
    """Corners and the brakes before them by number, straights by their zone."""
    zones = {zone.id: zone.name for zone in circuit.source.zones}
    seen = dict.fromkeys(stretch_of("sections", name) for name in board.names)
    corner = next((board.corner_names[n] for n in reversed(board.corner) if n), "")
    for name in seen:
        number = int(name.removeprefix("b")) if name.removeprefix("b").isdecimal() else 0
        if name == str(number):
            corner = board.corner_names[number]
            yield Stretch(name, corner, is_corner=True)
        elif number:
            yield Stretch(name, message(ROOM, "doctor-before", name=board.corner_names[number]), is_corner=False)
        else:
            yield Stretch(name, zones.get(name) or message(ROOM, "doctor-after", name=corner), is_corner=False)


def stretch_of(product: str, place: str) -> str:
    """The stretch that a place belongs to: its zone, or the corner or brake of a section."""
    head = place.split("-")[0]
    return head.rstrip("abcdefgh") if product == "sections" and head[:1].isdecimal() else head


def lane_of(product: str, place: str) -> str:
    """The lane of a cell or space, or the name of a spot; empty for anything else."""
    parts = place.split("-")
    if product == "sections":
        return place if parts[-1].startswith("spot") else ""
    return parts[1][-1] if len(parts) > 1 and parts[1][-1].isalpha() else ""


def known_figures(game: str) -> dict[str, dict[str, Estimate]]:
    """The figures of the built-in circuits, by circuit and figure; measured by `tools/raced.py`."""
    text = files("paddock.lab").joinpath("data", "raced.toml").read_text(encoding="utf-8")
    kept = tomllib.loads(text).get(game, {})
    return {name: {each: estimate_of(found[REFERENCE], each) for each in FIGURES} for name, found in kept.items()}


def estimate_of(kept: Mapping[str, Any], name: str) -> Estimate:
    """A figure of the file: its mean and bounds."""
    mean, least, most = kept[name]
    return Estimate(mean, least, most, kept["races"], fixed=least == most)
